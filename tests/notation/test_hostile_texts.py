"""A text of any length is read in proportion to its length, in little memory, or refused by a limit that is told."""

import sys
import tracemalloc
import unicodedata
from collections.abc import Callable
from io import StringIO, TextIOBase
from types import FrameType

import pytest

import pyskat as sk
from pyskat.errors.texts import LONGEST_LINE, LONGEST_LIST, LONGEST_MOVES, LONGEST_RECORD
from pyskat.notation import iss
from pyskat.notation.sheet_csv import loads
from pyskat.notation.sheet_text import read_sheet

STATE = sk.start(sk.Deal.from_order(sk.CARDS))
PACK = "w " + ".".join(card.name for card in sk.CARDS)
THREE = "players A B C\n"
TABLE = "Deal,Game,Value,A,B,C,Player,Sat out,Times,Reason,Result,Rules,System: plain\n"
MARKS = "\u0301\u0323"


def records(text: str) -> object:
    """Read records, and let each fault go by."""
    return iss.loads(text, on_error=lambda _: None)


def sheet(text: str) -> object:
    """Read a list that no limit ends."""
    return read_sheet(THREE + text, sk.ScoringSystem("endless", sk.PLAIN.score, -(10**9)))


def table(text: str) -> object:
    """Read the CSV of a sheet."""
    return loads(f"{TABLE}{text}")


def moves(text: str) -> object:
    """Play from the start."""
    return sk.play(STATE, text)


Read = Callable[[str], object]

LIMITS: list[tuple[str, Read, str, int]] = [
    ("a card", sk.Card.parse, "CJ", LONGEST_LINE),
    ("cards", sk.cards, "CJ", LONGEST_LINE),
    ("cards in words", sk.cards, "Kreuz Bube", LONGEST_LINE),
    ("a contract", sk.Contract.parse, "grand hand", LONGEST_LINE),
    ("a seat", sk.Seat.parse, "Vorhand", LONGEST_LINE),
    ("a deal", sk.Deal.parse, str(STATE.deal), LONGEST_LINE),
    ("an action", lambda text: sk.parse_action(STATE, text), "18", LONGEST_LINE),
    ("an action in words", lambda text: sk.parse_action(STATE, text), "drücke Herz Ass, Herz 9", LONGEST_LINE),
    ("a game", sk.reckon, "grand with 2, 75 points", LONGEST_LINE),
    ("moves", moves, "18 p", LONGEST_MOVES),
    ("a list", read_sheet, THREE + "passed\n", LONGEST_LIST),
    ("a CSV", loads, TABLE + "1,passed in\n", LONGEST_LIST),
    ("a record", iss.loads, f"(;MV[{PACK}", LONGEST_RECORD),
]


@pytest.mark.parametrize(("read", "text", "most"), [pytest.param(*case[1:], id=case[0]) for case in LIMITS])
def test_a_text_has_a_limit_that_is_told(read: Read, text: str, most: int) -> None:
    end = "];)" if most == LONGEST_RECORD else ""
    blanks = "\n" if most == LONGEST_LIST else " "
    assert read(text + blanks * (most - len(text + end)) + end) == read(text + end)
    with pytest.raises(sk.SkatError) as caught:
        read(text + blanks * (most - len(text + end) + 1) + end)
    assert caught.value.code is sk.Code.TEXT_TOO_LONG
    assert all(str(most) in caught.value.explain(language) for language in ("en", "de"))
    if isinstance(caught.value, sk.ParseError):
        assert caught.value.position == most


def test_a_line_of_a_list_has_a_limit_without_its_comment() -> None:
    line = "A: +24"
    assert read_sheet(f"{THREE}{line}{' ' * (LONGEST_LINE - len(line))}# {'x' * 5000}\n").entries
    with pytest.raises(sk.SheetError, match="line 2, column 1001: this is too long: at most 1000 characters"):
        read_sheet(f"{THREE}{line}{' ' * (LONGEST_LINE - len(line) + 1)}\n")


def test_a_record_is_not_written_that_could_not_be_read() -> None:
    record = sk.Record.of(STATE, players=("A", "B", "C"))
    room = LONGEST_RECORD - len(iss.dumps(record)) - len("CO[]")
    fits, more = (sk.Record.of(STATE, players=record.players, tags={"CO": "x" * size}) for size in (room, room + 1))
    assert len(iss.dumps(fits)) == LONGEST_RECORD
    assert [found.tags["CO"] for found in iss.loads(iss.dumps(fits))] == ["x" * room]
    with pytest.raises(sk.RecordError) as caught:
        iss.dumps(more)
    assert caught.value.code is sk.Code.TEXT_TOO_LONG


HOSTILE: list[tuple[Read, str, str]] = [
    # Blanks; a property that is not closed, never closed, ends in an escape that is none, stands outside or inside.
    *[(records, "(;", " "), (records, "(;MV[", ")\n"), (records, "(;MV[", "\\]"), (records, "(;A[", "\\")],
    *[(records, "", "A[]\n"), (records, "(;", "A[]\n"), (records, "(;", "A ")],
    # Records that are empty, without an end, or whole; moves, results and rules.
    *[(records, "", "(;)"), (records, "", "(;)\n"), (records, "", "(;\n"), (records, "", f"(;MV[{PACK}];)")],
    *[(records, f"(;MV[{PACK} ", "1 p "), (records, f"(;MV[{PACK}]R[", "a "), (records, "(;RU[", "[")],
    # Combining marks, in one game or in a list, and words.
    *[(sk.reckon, "grand", MARKS), (sk.reckon, "grand", " hand"), (sheet, "A:", MARKS)],
    *[(sheet, "", more) for more in (f"A:{MARKS * 90}\n", "A:+1\n", "A:null won\n", "ramsch 60 60 0\n")],
    *[(sheet, "", "passed\n"), (sheet, "", "x\n"), (moves, "", "18 "), (moves, "18", ",hold")],
    # Penalties, and players that are none.
    *[(sheet, "", f"{more}\n") for more in ("penalty A -1", "strafe " + "- " * 90, "Strafe" + " " * 90, "A: ٣")],
    *[(read_sheet, "", more) for more in ("players A\n", f"players{' ' * 90}\n", "ramsch 1 2\n", "A: grand wiht 2\n")],
    # The CSV of a sheet: cells, quotes, zeros, rows that are right, wrong or of words; headings.
    *[
        (table, "", more)
        for more in (",", '"', '""', '"a",', "\x00", "A,", '"\n', "\n", "x\n", "\u202e,", "1,A x 2 x 2\n")
    ],
    *[(table, "", more) for more in ("1,passed in,0\n", ",A,+1,,,,A\n", ",A: null won\n", f",A:{MARKS * 90}\n")],
    *[
        (table, "", more)
        for more in (",A,,,,,A,,,,null won,[[[[\n", ",Ramsch,,,,,,,,,scores 1 2 3\n", ",A: penalty,-1\n")
    ],
    *[(loads, "Deal", more) for more in (",", '"', ',"', ",A", ";Deal", " ")],
    *[(loads, "", more) for more in ("\r", ",", "sep=;\n")],
    *[(sk.cards, "", "CJ "), (sk.Deal.parse, "", "|"), (sk.cards, "", "Herz "), (sk.cards, "", "ten of ")],
    # Moves in words, and over commas of their own.
    *[(moves, "", more) for more in ("ich ", "drücke ", "Herz 9 ", "Grand, ", "H7, ", "weg ", "Vorhand ", "!")],
    *[(moves, "18 y p p ", more) for more in ("Grand Hand, angesagt, ", "Kreuz, Hand, ", "und ", "s, drücke H7, ")],
]
each_hostile = pytest.mark.parametrize(
    ("read", "head", "more"), HOSTILE, ids=[f"{read.__name__} {head[:12]}{more[:12]}" for read, head, more in HOSTILE]
)


def tried(read: Read, text: str) -> object:
    """Read a text, or give the error."""
    try:
        return read(text)
    except sk.SkatError as error:
        return error


@each_hostile
def test_the_steps_grow_as_the_text_does(read: Read, head: str, more: str) -> None:
    def steps(size: int) -> int:
        """Count the calls, those of what is written in C too."""
        count = 0
        text = head + more * (size // len(more))

        def called(_frame: FrameType, event: str, _arg: object) -> None:
            nonlocal count
            count += event.endswith("call")

        before = sys.getprofile()
        sys.setprofile(called)
        try:
            tried(read, text)
        finally:
            sys.setprofile(before)
        return count

    tried(read, head + more)  # what is made once is made now
    few, many = steps(3_000), steps(12_000)
    assert many <= 4.2 * few + 100


@each_hostile
def test_the_memory_is_in_proportion_to_the_text(read: Read, head: str, more: str) -> None:
    text = head + more * (60_000 // len(more))
    tried(read, head + more * (2_000 // len(more)))  # what is made once is made now
    tracemalloc.start()
    try:
        found = tried(read, text)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert found is not None
    assert most <= 30 * len(text.encode())


def test_no_long_text_is_normalised(monkeypatch: pytest.MonkeyPatch) -> None:
    # which takes time that grows with the square of a row of combining marks
    seen: list[int] = []

    def normalize(_form: str, text: str) -> str:
        seen.append(len(text))
        return text

    monkeypatch.setattr(unicodedata, "normalize", normalize)
    for read, head, more in HOSTILE:
        tried(read, head + more * (20_000 // len(more)))
    assert 0 < max(seen) <= LONGEST_LINE


def test_after_a_thousand_faults_nothing_more_is_read() -> None:
    with pytest.raises(sk.SheetError) as caught:
        read_sheet(THREE + "what\n" * 5000)
    assert len(caught.value.faults) == 1000


class Source(TextIOBase):
    """A file of which no more is read at once than so many characters."""

    def __init__(self, text: str, most: int = 1 << 30) -> None:
        self.text = StringIO(text)
        self.most = most
        self.longest = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as every text file does
        """Read a line, or a part of it."""
        line = self.text.readline(self.most if size is None or size < 0 else min(size, self.most))
        self.longest = max(self.longest, len(line))
        return line


def test_a_long_line_is_read_from_a_file_in_parts() -> None:
    record = f"(;P0[{'x' * 90}]MV[{PACK}];)"
    source = Source(record * 2000 + "\n" + record)
    found = list(iss.load(source))
    assert len(found) == 2001
    assert {each.players[0] for each in found} == {"x" * 90}
    assert source.longest <= LONGEST_RECORD


@pytest.mark.parametrize("size", [1, 2, 3, 7, 40])
def test_a_record_may_be_cut_anywhere_into_what_is_read_at_once(size: int) -> None:
    text = f"\ufeff(; GM[Skat] CO [a \\] b \\\\ c\n(d)] MV[{PACK} ] ;\n) no record (;MV[{PACK}])\n(;x\n(;MV[{PACK}];)("
    errors: list[sk.RecordError] = []
    whole: list[sk.RecordError] = []
    found = list(iss.load(Source(text, size), on_error=errors.append))
    assert found == iss.loads(text, on_error=whole.append)
    assert [record.tags.get("CO") for record in found] == ["a ] b \\ c\n(d)", None, None]
    assert [(error.line, error.code) for error in errors] == [(error.line, error.code) for error in whole]
    assert [error.line for error in errors] == [3, 4, 5]
