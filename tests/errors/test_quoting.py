"""Messages quote shortly, whatever they were given."""

import pytest

import pyskat as sk
from pyskat import Code, Reason
from pyskat.errors.quoting import as_found, short
from pyskat.language.terms import Kind, Term
from pyskat.notation import iss
from pyskat.notation.sheet_text import read_sheet

LONG = "x" * 100_000


class Mute:
    """Cannot be shown."""

    def __repr__(self) -> str:
        raise KeyError


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("grand", "'grand'"),
        ("x" * 40, "'" + "x" * 40 + "'"),
        ("x" * 41, "'" + "x" * 39 + "…'"),
        (-(10**19), "-10000000000000000000"),
        (True, "True"),
        (1.5, "1.5"),
        (Mute(), Kind("Mute")),
        (object(), Kind("object")),
        (list(range(1000)), "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, …"),
    ],
)
def test_a_value_is_shown_shortly(value: object, shown: Term) -> None:
    assert as_found(value) == shown


def test_a_number_that_cannot_be_written_is_shown_by_its_length() -> None:
    found = (as_found(10**5000), as_found(-(10**5000)), as_found((10**5000,)))
    assert found == ("10^5000", "-10^5000", Kind("tuple"))


def test_a_text_is_cut_with_a_mark() -> None:
    assert (short("abc", 3), short("abcd", 3)) == ("abc", "ab…")


@pytest.mark.parametrize(
    ("count", "english", "german"),
    [(1, "1 action cannot", "1 Zug lässt sich"), (2, "2 actions cannot", "2 Züge lassen sich")],
)
def test_one_is_followed_by_the_singular(count: int, english: str, german: str) -> None:
    reason = Reason.of(Code.NOTHING_TO_UNDO, count=count, have=0)
    assert english in reason.explain()
    assert german in reason.explain("de")


@pytest.mark.parametrize(
    "act",
    [
        lambda: sk.play(sk.start(sk.Deal.from_order(sk.CARDS)), LONG),
        lambda: sk.play(sk.start(sk.Deal.from_order(sk.CARDS)), "18, " + "17 " * 50_000),
        lambda: sk.parse_action(sk.start(sk.Deal.from_order(sk.CARDS)), "x " * 50_000),
        lambda: sk.cards(LONG),
        lambda: sk.Card.parse(LONG),
        lambda: sk.Contract.parse("grand " + LONG),
        lambda: sk.Contract.parse(LONG + " grand"),
        lambda: sk.Deal.parse(LONG),
        lambda: sk.reckon(LONG),
        lambda: sk.Sheet((LONG, "B", "B")),
        lambda: sk.Sheet(("A", "B", "C"), sk.ScoringSystem(LONG, lambda *_: ())).enter(sk.Entry.passed_in()).totals,
        lambda: iss.loads("(;GM[Skat]RU[" + "[" * 60_000 + "]MV[w CJ];)"),
        lambda: iss.loads("(;GM[Skat]MV[w CJ]R[" + LONG[:60_000] + "];)"),
        lambda: iss.loads("(;GM[Skat]MV[w " + LONG[:60_000] + "];)"),
        lambda: iss.loads("(;GM[Skat]MV[" + LONG[:60_000] + " CJ];)"),
        lambda: iss.loads("(;GM[Skat]" + LONG[:60_000]),
        lambda: read_sheet("players A B C\nramsch " + "9" * 6000 + " 0 0"),
        lambda: read_sheet("players A B C\nA: +" + "9" * 6000),
        lambda: read_sheet("players A B C\n" + LONG),
        lambda: read_sheet("players A B C\n" + LONG + ": passed"),
        lambda: read_sheet("players A B C\nA: " + LONG),
        lambda: read_sheet("players A B " + LONG + "\nD: +18"),
    ],
)
def test_hostile_text_is_not_echoed(act: object) -> None:
    assert callable(act)
    with pytest.raises(sk.SkatError) as caught:
        act()
    for said in (str(caught.value), caught.value.explain("de"), *getattr(caught.value, "__notes__", ())):
        assert len(said) < 800, said[:1000]
        assert "x" * 130 not in said
