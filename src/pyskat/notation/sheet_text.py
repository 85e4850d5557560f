"""How is a score list typed? The players, and then one line for each deal."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from attrs import define, field

from pyskat.errors import Code, Reason, expect_type
from pyskat.errors.texts import LONGEST_LIST, expect_text
from pyskat.language.phrases import Phrase
from pyskat.notation.faults import Faults
from pyskat.notation.sheet_lines import LineReader
from pyskat.rules import ISKO, Rules
from pyskat.sheet.scores import Page, Sheet
from pyskat.sheet.systems import SEEGER_FABIAN, ScoringSystem

__all__ = ["read_sheet"]

_ENDS: Final = r"\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029"
_ONE_LINE: Final = re.compile(rf"([^{_ENDS}]*+)(?:\r\n|[{_ENDS}]|\Z)")
"""A line, as ``str.splitlines`` finds it."""
_PLAYERS: Final = re.compile(r"\s*(?:players?|names?|spieler(?:innen)?|namen)\b[\s:]*", re.IGNORECASE)
_COMMA: Final = re.compile(r"[,;]")


def read_sheet(text: str, system: ScoringSystem = SEEGER_FABIAN, *, rules: Rules = ISKO) -> Sheet:
    r"""Read a score list.

    Args:
        text: The line ``players A B C`` (or also D), in German ``Spieler A B C``, then one line for each deal. With a
            comma, as in ``players Anna Maria, Ben, Cleo``, only commas separate names. A deal is ``A: grand hand with
            2, 75 points, bid 72`` in the words of :func:`pyskat.reckon`; ``A: -48`` for a score alone (``A: -48 bock``
            doubles it); ``passed`` (``eingepasst``); or ``ramsch 45 40 35`` with the card points of each player (``-``
            for one who sat out). After a Ramsch may follow ``virgin`` (``Jungfrau``), ``march`` (``Durchmarsch``),
            ``bock``, also more than once, and in Schieberamsch ``pushed 2`` (``geschoben 2``): how many players, 1 to
            3, passed the skat on unseen. ``penalty A -100``, ``A: Strafe -100`` and the like take a hundred; the number
            has its sign. Numbers have the digits 0 to 9. Empty lines, and anything after ``#``, are ignored. A line has
            up to 1,000 characters, the text up to a million.
        system: How it is scored.
        rules: The rules of the table. They never start a Bock round here: a deal that counts double says ``bock``.

    Raises:
        SheetError: If a line cannot be entered. Then nothing is entered; all other lines are checked as far as they
            can be, and ``.faults`` lists all faults (up to a thousand) with line and column, the message the first
            twenty.
        ParseError: If the text is too long.

    >>> read_sheet("players Anna Ben Cleo\nAnna: grand with 2, 61 points\npassed\nramsch 45 50 25\n").totals
    (122, -50, 0)
    """
    expect_text("text", text, LONGEST_LIST)
    expect_type("system", system, ScoringSystem)
    expect_type("rules", rules, Rules)
    reader = _Reader(system, rules)
    for number, line in enumerate(_lines(text), 1):
        reader.faults.line = number
        if line.strip():
            reader.line(line)
        if reader.faults.full:
            break
    return reader.sheet()


def _lines(text: str) -> Iterator[str]:
    """Give the lines one by one, without anything after a ``#``."""
    for match in _ONE_LINE.finditer(text.removeprefix("\ufeff")):
        yield match[1].split("#", 1)[0]


@define
class _Reader:
    """The sheet between two lines, and the faults so far."""

    system: ScoringSystem
    rules: Rules
    faults: Faults = field(factory=Faults)
    page: Page | None = None
    headless: bool = False
    """Whether it was said already that the line of the players is wrong, or is not the first."""
    lines: LineReader = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.lines = LineReader(self.rules, self.faults)

    def line(self, line: str) -> None:
        """Read one line."""
        indent = len(line) - len(line.lstrip())
        said = self.faults.tried(lambda: unicodedata.normalize("NFC", expect_text("text", line)), indent, 0)
        if said is None:
            return
        players = _PLAYERS.match(said)
        if self.page is None and players:
            self.headless = self.lines.is_list = True
            self.page = self.faults.tried(lambda: Page(Sheet(_names(said[players.end() :]), self.system)), indent)
            self.lines.names = self.page.blank.players if self.page else None
        elif self.page is None and not self.headless:
            self.headless = True
            wanted = Phrase.PLAYERS_FIRST
            self.faults.note(indent, Reason.of(Code.BAD_SHEET_LINE, word=said.strip(), wanted=wanted))
        else:
            self._deal(said, indent)

    def _deal(self, line: str, indent: int) -> None:
        """Read the line of a deal; without players only whether it is one."""
        entry, page = self.lines.entry(line), self.page
        if entry is not None and page is not None:
            self.faults.tried(lambda: page.enter(entry), indent)

    def sheet(self) -> Sheet:
        """Put the sheet together.

        Raises:
            SheetError: If anything is wrong with it.
        """
        if self.page is None and not self.headless:
            self.faults.line = 1
            self.faults.note(0, Reason.of(Code.WORD_MISSING, wanted=Phrase.PLAYERS_LINE))
        if self.faults.found or self.page is None:
            raise self.faults.error()
        return self.page.sheet()


def _names(line: str) -> tuple[str, ...]:
    """Read the names of the players, separated by commas if there are any, otherwise by spaces."""
    if not _COMMA.search(line):
        return tuple(line.split())
    return tuple(" ".join(name.split()) for name in _COMMA.split(line) if name.strip())
