"""What does one line of a typed list say? A game, a score alone, a Ramsch, a deal that was passed in, or a penalty."""

import re
from typing import Final, NoReturn

from attrs import Factory, define, evolve

from pyskat.errors import Code, ParseError, Reason, SheetError
from pyskat.errors.limits import MOST, expect_doublings
from pyskat.errors.quoting import short
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Span
from pyskat.notation.faults import Faults
from pyskat.notation.reckoning import read_reckoning
from pyskat.rules import RamschRules, Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS
from pyskat.scoring.possible import can_lie
from pyskat.scoring.ramsch import conclude_ramsch
from pyskat.scoring.settlement import PACK, Settlement
from pyskat.seat import SEATS
from pyskat.sheet.entry import Entry

__all__ = ["PENALTIES", "LineReader", "player_named"]

PENALTIES: Final = ("penalty", "strafe", "strafpunkte")
"""The words for a penalty, in lower case."""
_BOCK: Final = r"((?:[\s,;]+bock)*)[\s,;]*"
_PASSED: Final = re.compile(rf"\s*(?:(?:all\s+)?passed(?:\s+in)?|eingepasst|(?:alle\s+)?gepasst){_BOCK}", re.IGNORECASE)
_RAMSCH: Final = re.compile(r"\s*ramsch\b(\s*:)?", re.IGNORECASE)
_PENALTY: Final = re.compile(rf"\s*(?:{'|'.join(PENALTIES)})\b[\s:]*", re.IGNORECASE)
_SIGNED: Final = r"([+\-−])\s*0*([0-9]+)"
_SCORE: Final = re.compile(rf"\s*{_SIGNED}{_BOCK}", re.IGNORECASE)
_AT_THE_END: Final = re.compile(r"(?:[+\-−]\s*+)?[0-9]++\s*\Z")
_BARE: Final = re.compile(r"[0-9]+")
_ANY_DIGITS: Final = re.compile(r"\d+")
"""Of any script."""
_WORD: Final = re.compile(r"[^\s,;]+")
_DIGITS: Final = len(str(MOST))
_POINTS: Final = re.compile(r"[0-9]{1,3}")
_OUT: Final = ("-", "−", "–")
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


@define
class LineReader:
    """Reads the lines of one list, and notes what is wrong with them."""

    rules: Rules
    faults: Faults
    names: tuple[str, ...] | None = None
    """The players; None as long as they are not known, when any name will do and nothing can be entered."""
    is_list: bool = False
    """Whether there was a line of players, right or wrong; without it the text may be anything."""
    settled: dict[Settlement, Settlement] = Factory(dict)
    """Each result only once, however often it was played."""

    def entry(self, line: str) -> Entry | None:
        """Read the entry on a line; None if something was wrong with it."""
        at = len(line) - len(line.lstrip())
        passed = _PASSED.fullmatch(line)
        if passed:
            return self.faults.tried(lambda: _doubled(Entry.passed_in(), passed[1]), at)
        name, colon, told = line.partition(":")
        if not (colon and self._knows(name)):
            penalty, ramsch = _PENALTY.match(line), _RAMSCH.match(line)
            if penalty:
                return self._penalty(line, penalty.end())
            if ramsch and (not colon or ramsch[1]):
                return self.faults.tried(lambda: self._ramsch(line, ramsch.end()), at, 0)
        if not colon:
            if self.is_list:
                self.faults.note(at, Reason.of(Code.BAD_SHEET_LINE, word=line.strip(), wanted=Phrase.A_LINE))
            return None
        player = self.faults.tried(lambda: self._player(name), at)
        made = self.faults.tried(lambda: self._told(told, player or 0), at, len(name) + 1)
        return None if player is None else made

    def _knows(self, name: str) -> bool:
        return self.names is not None and bool(player_named(name, self.names))

    def _player(self, name: str) -> int:
        """Find a player by name."""
        if self.names is None:
            return 0
        found = player_named(name, self.names)
        if len(found) != 1:
            wanted = " ".join(name.split())
            raise SheetError.of(Code.UNKNOWN_PLAYER, player=wanted, known=tuple(map(short, self.names)))
        return found[0]

    def _told(self, told: str, player: int) -> Entry:
        """Read what stands behind a name: a score, a penalty, or a game."""
        score = _SCORE.fullmatch(told)
        if score:
            return _doubled(Entry.game(player, _signed(score[1], score[2])), score[3])
        penalty = _PENALTY.match(told)
        if penalty:
            return Entry.penalty(player, _taken(told, penalty.end()))
        start = len(told) - len(told.lstrip())
        if _BARE.fullmatch(told.strip()):
            raise ParseError.at(told, start, Code.UNKNOWN_WORD, word=told.strip(), wanted=Phrase.A_SIGN)
        _refuse_other_digits(told)
        settled = read_reckoning(told).settle(self.rules)
        return Entry.game(player, self.settled.setdefault(settled, settled))

    # Penalties

    def _penalty(self, line: str, at: int) -> Entry | None:
        """Read a line that begins with the word for it: the name, and what is taken."""
        number = _AT_THE_END.search(line, at)
        if number is None:
            return self.faults.tried(lambda: _no_penalty(line, at), at, 0)
        name, end = line[at : number.start()].strip(" \t:,;"), number.start()
        player = self.faults.tried(lambda: self._player(name), at)
        made = self.faults.tried(lambda: Entry.penalty(player or 0, _taken(line, end)), at, 0)
        return None if player is None else made

    # Ramsch

    def _ramsch(self, line: str, at: int) -> Entry:
        """Read the points of a Ramsch; those of the skat count for whoever got them."""
        points: list[int | None] = []
        flags: list[str] = []
        before = ""
        for match in _WORD.finditer(line, at):
            word = match[0].lower()
            if _WORDS.get(before) == _PUSHED and _is_pushes(word):
                flags += [_PUSHED] * (int(word) - 1)
            elif word in _OUT or _POINTS.fullmatch(word):
                points.append(None if word in _OUT else int(word))
            elif word in _WORDS:
                self._refuse_pushing(line, match, flags)
                flags.append(_WORDS[word])
            else:
                raise ParseError.at(line, match.start(), Code.UNKNOWN_WORD, word=match[0], wanted=Phrase.AFTER_POINTS)
            before = word
        playing = [index for index, taken in enumerate(points) if taken is not None]
        self._refuse_count(line, at, points, playing)
        scores = _ramsch_scores([taken for taken in points if taken is not None], flags, self.rules)
        placed = [0] * len(points)
        for index, score in zip(playing, scores, strict=True):
            placed[index] = score
        out = next((index for index, taken in enumerate(points) if taken is None), None)
        return Entry.ramsch(tuple(placed), out)

    def _refuse_count(self, line: str, at: int, points: list[int | None], playing: list[int]) -> None:
        """Refuse points that are not those of three players, or of the three of four who played."""
        right = {_AT_TABLE, _AT_TABLE + 1} if self.names is None else {len(self.names)}
        if len(points) in right and len(playing) == _AT_TABLE:
            return
        each = Phrase.NUMBER_FOR_EACH_OR_OUT if max(right) > _AT_TABLE else Phrase.NUMBER_FOR_EACH
        raise ParseError.at(line, at, Code.WORD_MISSING, wanted=each.of(players=tuple(map(short, self.names or "ABC"))))

    def _refuse_pushing(self, line: str, match: "re.Match[str]", flags: list[str]) -> None:
        """Refuse pushing if the rules have none, or if it was said before."""
        if _WORDS[match[0].lower()] != _PUSHED:
            return
        if self.rules.ramsch is None or not self.rules.ramsch.pushing:
            raise ParseError.at(line, match.start(), Code.UNKNOWN_WORD, word=match[0], wanted=Phrase.NOBODY_PUSHES)
        if _PUSHED in flags:
            raise ParseError.at(line, match.start(), Code.WORD_TWICE, word=match[0])


def player_named(name: str, names: tuple[str, ...]) -> list[int]:
    """Find the players of this name; upper and lower case matter only if they tell two players apart."""
    name = " ".join(name.split())
    if name in names:
        return [names.index(name)]
    return [index for index, player in enumerate(names) if player.casefold() == name.casefold()]


def _signed(sign: str, digits: str) -> int:
    """Read a number that is not too long."""
    if len(digits) > _DIGITS:
        why = Phrase.SCORE_RANGE.of(range=Span(-MOST, MOST))
        raise SheetError.of(Code.BAD_SCORE, found=short(sign + digits), why=why)
    return int(digits) if sign == "+" else -int(digits)


def _doubled(entry: Entry, bocks: str) -> Entry:
    """Double an entry each time Bock was said."""
    return entry.times(1 << expect_doublings(bocks.lower().count("bock")), "Bock")


def _taken(text: str, at: int) -> int:
    """Read what a penalty takes, from a place to the end; it has its sign."""
    score = _SCORE.fullmatch(text, at)
    if score and not score[3]:
        return _signed(score[1], score[2])
    return _no_penalty(text, len(text) - len(text[at:].lstrip()))


def _no_penalty(text: str, at: int) -> NoReturn:
    """Refuse a penalty that does not end with a number."""
    _refuse_other_digits(text, at)
    said = text[at:].strip()
    if said:
        raise ParseError.at(text, at, Code.UNKNOWN_WORD, word=said, wanted=Phrase.PENALTY_SIGN)
    raise ParseError.at(text, at, Code.WORD_MISSING, wanted=Phrase.PENALTY_SIGN)


def _refuse_other_digits(text: str, start: int = 0) -> None:
    """Refuse digits of other scripts, which nothing here reads."""
    for match in _ANY_DIGITS.finditer(text, start):
        if not match[0].isascii():
            raise ParseError.at(text, match.start(), Code.UNKNOWN_WORD, word=match[0], wanted=Phrase.DIGITS_0_TO_9)


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
