"""How is a score list typed? The players, and then one line for each deal."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from attrs import Factory, define, evolve

from pyskat.errors import Code, ParseError, Reason, SheetError, SkatError, expect_type
from pyskat.errors.limits import MOST, expect_doublings
from pyskat.errors.quoting import short
from pyskat.errors.texts import LONGEST_LIST, expect_text
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Span
from pyskat.notation.reckoning import reckon
from pyskat.rules import ISKO, RamschRules, Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS
from pyskat.scoring.possible import can_lie
from pyskat.scoring.ramsch import conclude_ramsch
from pyskat.scoring.settlement import PACK, Settlement
from pyskat.seat import SEATS
from pyskat.sheet.entry import Entry
from pyskat.sheet.scores import Page, Sheet
from pyskat.sheet.systems import SEEGER_FABIAN, ScoringSystem

__all__ = ["read_sheet"]

_ENDS: Final = r"\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029"
_ONE_LINE: Final = re.compile(rf"([^{_ENDS}]*+)(?:\r\n|[{_ENDS}]|\Z)")
"""A line, as ``str.splitlines`` finds it."""
_PLAYERS: Final = re.compile(r"\s*players?\b[\s:]*", re.IGNORECASE)
_NAME: Final = re.compile(r"[^\s,;]+")
_COMMA: Final = re.compile(r"[,;]")
_PASSED: Final = re.compile(r"\s*(?:passed(?:\s+in)?|eingepasst)\s*", re.IGNORECASE)
_PASSED_IN: Final = Entry.passed_in()
_RAMSCH: Final = re.compile(r"\s*ramsch\b", re.IGNORECASE)
_SCORE: Final = re.compile(r"\s*([+\-−])\s*0*([0-9]+)((?:[\s,;]+bock)*)[\s,;]*", re.IGNORECASE)
_BARE: Final = re.compile(r"[0-9]+")
_DIGITS: Final = len(str(MOST))
_POINTS: Final = re.compile(r"[0-9]{1,3}")
_OUT: Final = "-"
_SIGN: Final = "a score has its sign: write +48 or -48"
_PUSHED: Final = "pushed"
_MOST_PUSHES: Final = 3
_WORDS: Final = {
    "virgin": "virgin",
    "jungfrau": "virgin",
    "march": "march",
    "durchmarsch": "march",
    "bock": "bock",
    "pushed": _PUSHED,
    "geschoben": _PUSHED,
}
_AT_TABLE: Final = 3
_TOLD: Final = 20
"""How many faults a message names."""
_MOST_FAULTS: Final = 1_000
"""After this many faults, reading stops."""


def read_sheet(text: str, system: ScoringSystem = SEEGER_FABIAN, *, rules: Rules = ISKO) -> Sheet:
    r"""Read a score list.

    Args:
        text: The line ``players A B C`` (or also D), then one line for each deal. With a comma, as in ``players Anna
            Maria, Ben, Cleo``, only commas separate names. A deal is ``A: grand hand with 2, 75 points, bid 72`` in the
            words of :func:`pyskat.reckon`; ``A: -48`` for a score alone (``A: -48 bock`` doubles it); ``passed``; or
            ``ramsch 45 40 35`` with the card points of each player (``-`` for one who sat out). After a Ramsch may
            follow ``virgin`` (``Jungfrau``), ``march`` (``Durchmarsch``), ``bock``, also more than once, and in
            Schieberamsch ``pushed 2`` (``geschoben 2``): how many players, 1 to 3, passed the skat on unseen. Empty
            lines, and anything after ``#``, are ignored. A line has up to 1,000 characters, the text up to a million.
        system: How it is scored.
        rules: The rules of the table. They never start a Bock round here: a deal that counts double says ``bock``.

    Raises:
        SheetError: If a line cannot be entered. Then nothing is entered; ``.faults`` lists all faults (up to a
            thousand) with line and column, the message the first twenty.
        ParseError: If the text is too long.

    >>> read_sheet("players Anna Ben Cleo\nAnna: grand with 2, 61 points\npassed\nramsch 45 50 25\n").totals
    (122, -50, 0)
    """
    expect_text("text", text, LONGEST_LIST)
    expect_type("system", system, ScoringSystem)
    expect_type("rules", rules, Rules)
    reader = _Reader(system, rules)
    for number, line in enumerate(_lines(text), 1):
        reader.line(number, line)
        if len(reader.faults) == _MOST_FAULTS:
            break
        if reader.page is not None and reader.page.over and reader.faults:
            break  # the evening is over, and saying so once is enough
    if reader.page is None and not reader.faults:
        reader.fault(1, 0, Reason.of(Code.WORD_MISSING, wanted=Phrase.PLAYERS_LINE))
    if reader.faults or reader.page is None:
        faults = tuple(reader.faults)
        more = (Phrase.AND_MORE.of(count=len(faults) - _TOLD),) if len(faults) > _TOLD else ()
        raise SheetError(Reason.of(Code.BAD_SHEET_FILE, count=len(faults), faults=(*faults[:_TOLD], *more)), faults)
    return reader.page.sheet()


def _lines(text: str) -> Iterator[str]:
    """Give the lines one by one, without anything after a ``#``."""
    for match in _ONE_LINE.finditer(text.removeprefix("\ufeff")):
        yield match[1].split("#", 1)[0]


@define
class _Reader:
    """The sheet between two lines, and the faults so far."""

    system: ScoringSystem
    rules: Rules
    page: Page | None = None
    faults: list[Reason] = Factory(list)
    headless: bool = False
    settled: dict[Settlement, Settlement] = Factory(dict)
    """Each result only once, however often it was played."""

    def fault(self, line: int, column: int, why: Reason) -> None:
        """Note a fault; columns count from 0 here and from 1 in the message."""
        self.faults.append(Reason.of(Code.FAULT_AT, line=line, column=column + 1, why=why))

    def line(self, number: int, line: str) -> None:
        """Read one line."""
        if not line.strip():
            return
        indent = len(line) - len(line.lstrip())
        column = 0
        try:
            line = unicodedata.normalize("NFC", expect_text("text", line))
            column = self._column(line)
            self._read(line)
        except ParseError as error:
            self.fault(number, column + error.position, error.reason)
        except SkatError as error:
            self.fault(number, indent, error.reason)

    def _column(self, line: str) -> int:
        """Find where the words of a game begin; a parse error counts from there."""
        return line.index(":") + 1 if ":" in line and self.page is not None else 0

    def _read(self, line: str) -> None:
        players = _PLAYERS.match(line)
        if players and self.page is None:
            self.headless = True  # if these cannot be the players of a table, that is the only fault
            self.page = Page(Sheet(_names(line[players.end() :]), self.system))
        elif self.page is None:
            if not self.headless:
                self.headless = True
                raise SheetError.of(Code.BAD_SHEET_LINE, word=line.strip(), wanted=Phrase.PLAYERS_FIRST)
        else:
            self.page.enter(self._entry(line, self.page.blank))

    def _entry(self, line: str, sheet: Sheet) -> Entry:
        """Read the entry on a line."""
        if _PASSED.fullmatch(line):
            return _PASSED_IN
        ramsch = _RAMSCH.match(line)
        if ramsch and ":" not in line:
            return self._ramsch(line, ramsch.end(), sheet)
        name, colon, told = line.partition(":")
        if not colon:
            raise SheetError.of(Code.BAD_SHEET_LINE, word=line.strip(), wanted=Phrase.A_LINE)
        player = self._player(" ".join(name.split()), sheet)
        score = _SCORE.fullmatch(told)
        if score:
            return _score(player, score)
        if _BARE.fullmatch(told.strip()):
            raise ParseError.at(
                told, len(told) - len(told.lstrip()), Code.UNKNOWN_WORD, word=told.strip(), wanted=Phrase.A_SIGN
            )
        settled = reckon(told, rules=self.rules)
        return Entry.game(player, self.settled.setdefault(settled, settled))

    def _player(self, name: str, sheet: Sheet) -> int:
        """Find a player by name; upper and lower case matter only if they tell two players apart."""
        if name in sheet.players:
            return sheet.players.index(name)
        alike = [index for index, player in enumerate(sheet.players) if player.casefold() == name.casefold()]
        if len(alike) != 1:
            raise SheetError.of(Code.UNKNOWN_PLAYER, player=name, known=tuple(map(short, sheet.players)))
        return alike[0]

    def _ramsch(self, line: str, at: int, sheet: Sheet) -> Entry:
        """Read the points of a Ramsch; those of the skat count for whoever got them."""
        points: list[int | None] = []
        flags: list[str] = []
        before = ""
        for match in _NAME.finditer(line, at):
            word = match[0].lower()
            if _WORDS.get(before) == _PUSHED and _is_pushes(word):
                flags += [_PUSHED] * (int(word) - 1)
            elif word == _OUT or _POINTS.fullmatch(word):
                points.append(None if word == _OUT else int(word))
            elif word in _WORDS:
                self._refuse_pushing(line, match, flags)
                flags.append(_WORDS[word])
            else:
                raise ParseError.at(line, match.start(), Code.UNKNOWN_WORD, word=match[0], wanted=Phrase.AFTER_POINTS)
            before = word
        playing = [index for index, taken in enumerate(points) if taken is not None]
        if len(points) != len(sheet.players) or len(playing) != _AT_TABLE:
            each = Phrase.NUMBER_FOR_EACH_OR_OUT if len(sheet.players) > _AT_TABLE else Phrase.NUMBER_FOR_EACH
            raise ParseError.at(line, at, Code.WORD_MISSING, wanted=each.of(count=len(sheet.players)))
        scores = _ramsch_scores([taken for taken in points if taken is not None], flags, self.rules)
        placed = [0] * len(points)
        for index, score in zip(playing, scores, strict=True):
            placed[index] = score
        out = next((index for index, taken in enumerate(points) if taken is None), None)
        return Entry.ramsch(tuple(placed), out)

    def _refuse_pushing(self, line: str, match: "re.Match[str]", flags: list[str]) -> None:
        """Refuse pushing if the rules have none, or if it was said before."""
        if _WORDS[match[0].lower()] != _PUSHED:
            return
        if self.rules.ramsch is None or not self.rules.ramsch.pushing:
            raise ParseError.at(line, match.start(), Code.UNKNOWN_WORD, word=match[0], wanted=Phrase.NOBODY_PUSHES)
        if _PUSHED in flags:
            raise ParseError.at(line, match.start(), Code.WORD_TWICE, word=match[0])


def _names(line: str) -> tuple[str, ...]:
    """Read the names of the players, separated by commas if there are any, otherwise by spaces."""
    if not _COMMA.search(line):
        return tuple(line.split())
    return tuple(" ".join(name.split()) for name in _COMMA.split(line) if name.strip())


def _score(player: int, match: "re.Match[str]") -> Entry:
    """Enter a score alone, doubled each time Bock was said."""
    sign, digits, bocks = match.groups()
    if len(digits) > _DIGITS:
        raise SheetError.of(
            Code.BAD_SCORE, found=short(sign + digits), why=Phrase.SCORE_RANGE.of(range=Span(-MOST, MOST))
        )
    entry = Entry.game(player, int(digits) if sign == "+" else -int(digits))
    return entry.times(1 << expect_doublings(bocks.lower().count("bock")), "Bock")


def _is_pushes(word: str) -> bool:
    return len(word) == 1 and word.isascii() and word.isdigit() and 1 <= int(word) <= _MOST_PUSHES


def _ramsch_scores(points: list[int], flags: list[str], rules: Rules) -> tuple[int, int, int]:
    """Score a Ramsch from its points, and whether somebody took all tricks or none."""
    house = rules.ramsch or RamschRules()
    skat = ALL_POINTS - sum(points)
    apart = house.skat_to != "last_trick" and skat >= 0
    if skat and not apart:
        raise SheetError.of(Code.RAMSCH_POINTS, total=sum(points))
    if not all(_is_possible(taken) for taken in (*points, skat)):
        raise SheetError.of(Code.RAMSCH_CARDS, found=tuple(points), tricks=ALL_TRICKS)
    if house.tie == "last_trick":
        house = evolve(house, tie="all")  # nobody wrote down who took the last trick
    most = SEATS[points.index(max(points))]
    for flag, wrong in (("march", max(points) < ALL_POINTS), ("virgin", min(points) > 0)):
        if flag in flags and wrong:
            raise SheetError.of(
                Code.CONTRADICTION, said=Phrase[flag.upper()], other=Phrase.SEVERAL_POINTS.of(points=tuple(points))
            )
    tricks = [4, 3, 3]
    if "march" in flags:
        tricks = [ALL_TRICKS if seat is most else 0 for seat in SEATS]
    elif "virgin" in flags:
        none = points.index(0)
        tricks = [0 if seat == none else ALL_TRICKS // 2 for seat in SEATS]
    fore, middle, rear = points
    first, second, third = tricks
    doublings = expect_doublings(flags.count("bock") + flags.count(_PUSHED))
    return conclude_ramsch((fore, middle, rear), (first, second, third), skat, (most,), doublings, house).scores


def _is_possible(points: int) -> bool:
    """Whether any cards can have this many points."""
    return any(can_lie((points, ALL_POINTS - points), (size, PACK - size)) for size in range(PACK + 1))
