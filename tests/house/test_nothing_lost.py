"""Nothing that a program could write is lost, unless the changelog says what to write instead.

``tests/data/public.txt`` is what ``python tools/public.py`` lists on the last release.
"""

import fnmatch
from pathlib import Path

import pytest

import public

HERE = Path(__file__).parents[1]
BEFORE = (HERE / "data" / "public.txt").read_text(encoding="utf-8").splitlines()
CHANGELOG = (HERE.parent / "CHANGELOG.md").read_text(encoding="utf-8").partition("\n## [Unreleased]")[2]
CHANGELOG = CHANGELOG.partition("\n## [")[0]

DIFFERENCES: dict[str, str] = {
    **dict.fromkeys(
        ("pyskat.Bidding(", "pyskat.SkatDecision(", "pyskat.Discarding(", "pyskat.Declaring(", "pyskat.Pushing("),
        "Constructors of states take it; what a state tells has its old name.",
    ),
    **dict.fromkeys(
        ("pyskat.Doubling(", "pyskat.Doubling.contest", "pyskat.Playing(", "pyskat.Playing.contest"),
        "Instead of `state.contest` write `state.story`",
    ),
    **dict.fromkeys(
        ("pyskat.Finished(", "pyskat.Finished.course", "pyskat.phases.*"),
        "instead of `finished.course` the finished state itself, which tells the same",
    ),
    "pyskat.Rules(": '`Rules.concession` is `"isko2018"` unless it says something else',
    "pyskat.View(": "A `View` keeps the cards in the order they were played, `cards_played`",
    "pyskat.Outcome(": "instead of `outcome.scores` write `outcome.scores or (0, 0, 0)`",
    "pyskat.display.*(value; *; seat=None": "`seat=None` draws a state for a spectator, as `view(state, None)` does",
    "pyskat.Settlement(": "`Settlement` is made by `settle`; its constructor takes what is known of a game",
}
"""What is lost or another, by the beginning of its lines in the list (``*`` and ``?`` stand for anything), and the
words of the changelog that say so and what to write instead."""

LOST = public.lost(BEFORE, public.listed())


def named(line: str) -> list[str]:
    return [pattern for pattern in DIFFERENCES if fnmatch.fnmatchcase(line, pattern + "*")]


def test_nothing_is_lost_but_what_is_named_here() -> None:
    assert [line for line in LOST if not named(line)] == []


def test_each_difference_is_one_and_stands_in_the_changelog() -> None:
    assert {pattern for line in LOST for pattern in named(line)} == set(DIFFERENCES)
    for words in DIFFERENCES.values():
        assert " ".join(words.split()) in " ".join(CHANGELOG.split())


@pytest.mark.parametrize(
    ("before", "more", "less"),
    [
        ("f(a; b=1)", ["f(a; b=1; *; c=2)"], ["f(a; *; b=1)"]),
        ("f(a=1)", [], ["f(a=2)", "f(a)"]),
        ("f(a)", ["f(a; *more)"], ["f(a; b)", "f(x; a)"]),
        ("f(*; a)", ["f(a)"], ["f(*; b)"]),
        ("f(a; b)", ["f(a; b=None)"], ["f(b; a)"]),
        ("C.a", ["C.a(b=1)"], ["C.b"]),
        ("C.a(b)", [], ["C.a"]),
        ("C.X = 1", [], ["C.X = 2"]),
        ("Code.X card", ["Code.X card seat"], ["Code.X"]),
        ("$ pyskat solve --lang en", ["$ pyskat solve --lang de en"], ["$ pyskat solve --lang de"]),
        ("$ pyskat solve --lang de", [], ["$ pyskat show --lang de"]),
    ],
)
def test_more_than_before_is_no_loss_and_less_or_other_is(before: str, more: list[str], less: list[str]) -> None:
    assert [now for now in more if public.lost([before], [now])] == []
    assert [now for now in less if public.lost([before], [now]) != [before]] == []


def test_the_list_is_one() -> None:
    assert {"pyskat.Bid(value)", "pyskat.Seat.FOREHAND = 0", "$ pyskat value --lang en de"} <= set(BEFORE)
    assert any(line.startswith("Code.MUST_FOLLOW ") for line in BEFORE)
