"""Which words are understood in a game? What was played, how it went and what was bid is read and settled."""

import re
import unicodedata
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from attrs import Factory, define

from pyskat.contract import Contract
from pyskat.errors import Code, ParseError, SettlementError
from pyskat.errors.quoting import LONGEST
from pyskat.errors.texts import expect_text
from pyskat.game import GAMES, Game
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Term
from pyskat.language.words import GAME_WORDS, LEVEL_LETTERS, LEVEL_WORDS, NUMBERS
from pyskat.rules import ISKO, Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, SCHNEIDER, WIN, Ending
from pyskat.scoring.settlement import Settlement, settle
from pyskat.scoring.value import GameValue, game_value

__all__ = ["Reckoning", "read_reckoning", "reckon"]

_GAMES: Final = "|".join(sorted((word for word in GAME_WORDS if len(word) > 1 or not word.isalpha()), key=len)[::-1])
_NUMBER: Final = r"(?P<{0}>\d{{1,4}})"
_FEW: Final = rf"(?P<{{0}}>\d{{{{1,4}}}}|{'|'.join(sorted(NUMBERS, key=len)[::-1])})"
"""A number that may be written as a word."""
_SIDE: Final = r"(?:with|mit|without|ohne|against|gegen)"
_BID: Final = r"(?:bid|gereizt|reizung)[\s:]+(?:of\s+|at\s+|bis\s+|mit\s+|von\s+)?"
_TRICK: Final = r"(?:tricks?|stich(?:e|en)?)"

_LEVEL: Final = r"(?:schneider|schwarz)"
_LEVELS: Final = rf"{_LEVEL}(?:[\s,]+(?:and|und)\s+{_LEVEL})?"
_ANNOUNCED: Final = r"(?:announced|called|angesagt)"

_PATTERNS: Final = (
    ("skip", r"[\s,;.:!?]+|(?<=[^\W\d_])-(?=[^\W\d_])|(?:and|und|the|game|spiel)\b"),
    ("matadors", rf"(?P<side>{_SIDE})\s+" + _FEW.format("count") + r"\b(?!\s+(?:tricks?|stich))"),
    ("no_trick", rf"(?:no|without\s+(?:a|any|one)|kein|keinen|ohne(?:\s+einen)?)\s+{_TRICK}\b"),
    ("all_tricks", rf"(?:all|every|alle)\s+(?:ten\s+|zehn\s+)?{_TRICK}\b"),
    ("one_trick", rf"(?:a|one|ein|einen)\s+{_TRICK}\b"),
    ("tricks", _FEW.format("taken") + rf"\s+{_TRICK}\b"),
    ("points", _NUMBER.format("points") + r"\s+(?:card\s+)?(?:points?|pts?|augen?)\b"),
    ("bid", _BID + _NUMBER.format("value") + r"\b"),
    ("announced", rf"(?P<levels>schneider[\s,]+schwarz|{_LEVELS})\s+{_ANNOUNCED}\b"),
    ("announced", rf"{_ANNOUNCED}[\s:]+(?P<levels>{_LEVELS})\b"),
    ("made", rf"(?P<made>{_LEVEL})(?:\s+(?:made|gemacht|(?:not|nicht)\s+{_ANNOUNCED}))?\b"),
    ("hand", r"hand\b"),
    ("ouvert", r"(?:ouvert|open|offen)\b"),
    ("kontra", r"(?:kontra|contra)\b"),
    ("re", r"re\b"),
    ("bock", r"bock\b"),
    ("won", r"(?:won|gewonnen)\b"),
    ("lost", r"(?:lost|verloren)\b"),
    ("defenders_out", r"(?:defenders|gegenpartei|gegner)\s+(?:conceded|aufgegeben)\b"),
    ("declarer_out", r"(?:(?:declarer|alleinspieler)\s+)?(?:conceded|aufgegeben)\b"),
    ("code", r"(?P<code>[DHSCGN][OHSZ]*)\b"),
    ("game_word", rf"(?P<word>{_GAMES})(?![^\W\d_])"),
)
_HEADS: Final = re.compile(rf"{_SIDE}\s+(?=\S)|{_BID}(?=\S)|\d+\s+(?=[^\W\d_])")
"""Words that are understood only together with what follows."""
_WORDS: Final = (
    "with",
    "without",
    "mit",
    "ohne",
    "points",
    "tricks",
    "won",
    "lost",
    "bid",
    "conceded",
    "declarer",
    "defenders",
    "kontra",
    "bock",
    "gewonnen",
    "verloren",
    "gereizt",
    "aufgegeben",
)
_NOUNS: Final = (
    "Karo",
    "Herz",
    "Pik",
    "Kreuz",
    "Schellen",
    "Rot",
    "Grün",
    "Laub",
    "Blatt",
    "Eichel",
    "Augen",
    "Stiche",
    "Alleinspieler",
    "Gegenpartei",
)
_KNOWN: Final = {
    **{word: word for word in (*GAME_WORDS, *LEVEL_WORDS, *NUMBERS, *_WORDS) if len(word) > len("re")},
    **{word.lower(): word for word in _NOUNS},
}
"""The words that may be misspelt."""
_SCANNERS: Final = tuple((name, re.compile(pattern)) for name, pattern in _PATTERNS)


@define
class Reckoning:
    """The words of one game as they were read, before the game is settled."""

    text: str
    game: Game | None = None
    flags: set[str] = Factory(set)
    matadors: int | None = None
    points: int | None = None
    tricks: int | None = None
    bid: int | None = None
    bocks: int = 0
    ended: Ending = Ending.PLAYED
    seen: dict[str, int] = Factory(dict)
    """What was said, and where."""

    @property
    def contract(self) -> Contract:
        """The game with its announced levels."""
        if self.game is None:
            raise ParseError.at(self.text, 0, Code.WORD_MISSING, wanted=Phrase.THE_GAME)
        return Contract(
            self.game,
            hand="hand" in self.flags,
            ouvert="ouvert" in self.flags,
            schneider_announced="announced schneider" in self.flags,
            schwarz_announced="announced schwarz" in self.flags,
        )

    @property
    def tells_the_end(self) -> bool:
        """Whether something was said about how the game went."""
        said = self.points is not None or self.tricks is not None or self.ended is not Ending.PLAYED
        return said or bool(self.seen.keys() & {"won", "lost"})

    def value(self) -> GameValue:
        """Work out the value of the game, with the levels that were said to be made."""
        if self.contract.game is Game.NULL:
            self._only_null()
        return game_value(
            self.contract, self.matadors, schneider="schneider" in self.flags, schwarz="schwarz" in self.flags
        )

    def settle(self, rules: Rules = ISKO) -> Settlement:
        """Settle the game.

        If no points were told, "won", "lost", "schneider" and "schwarz" stand for just enough points.
        """
        contract = self.contract
        points, tricks = self._null() if contract.game is Game.NULL else self._points(contract, rules)
        settled = settle(
            contract,
            bid=self.bid,
            matadors=self.matadors,
            points=points,
            tricks_taken=tricks,
            ended=self.ended,
            kontra="kontra" in self.flags,
            re="re" in self.flags,
            doublings=self.bocks,
            rules=rules,
        )
        counted = self.points is not None or self.tricks is not None
        said = {word for word in ("won", "lost") if word in self.seen}
        if counted and said and not settled.overbid and settled.won != ("won" in said):
            other = Phrase.POINTS.of(count=points or 0) if self.tricks is None else Phrase.TRICKS.of(count=self.tricks)
            raise SettlementError.of(Code.CONTRADICTION, said=Phrase[said.pop().upper()], other=other)
        return settled

    def _null(self) -> tuple[int | None, int | None]:
        self._only_null()
        if self.tricks is None and self.seen.keys() & {"won", "lost"}:
            return self.points, 0 if "won" in self.seen else 1
        return self.points, self.tricks

    def _only_null(self) -> None:
        """Refuse what there is not in a Null."""
        if "matadors" in self.seen:
            raise ParseError.at(self.text, self.seen["matadors"], Code.NO_MATADORS, game=Game.NULL)
        for level in ("schneider", "schwarz"):
            if level in self.flags:
                raise ParseError.at(self.text, self.seen["made"], Code.NULL_LEVEL, word=Phrase[level.upper()])

    def _points(self, contract: Contract, rules: Rules) -> tuple[int | None, int | None]:
        """Find the points and tricks that were told, or for which the words stand."""
        points, tricks = self.points, self.tricks
        lost = "lost" in self.seen or (points is not None and points < WIN)
        if contract.schwarz_announced and points == ALL_POINTS and tricks is None and "verdict" not in self.seen:
            raise SettlementError.of(Code.TRICKS_MISSING)  # the last trick may have had no points
        every = contract.schwarz_announced and points in {None, ALL_POINTS} and "won" in self.seen
        if tricks is None and (every or "schwarz" in self.flags):
            tricks = 0 if lost else ALL_TRICKS
        if points is None and self.ended is Ending.PLAYED:
            points = self._border(contract, tricks, rules, lost=lost)
        self._agree(points, tricks)
        return points, tricks

    def _border(self, contract: Contract, tricks: int | None, rules: Rules, *, lost: bool) -> int | None:
        """Give the points that are just enough for what was said."""
        if tricks in {0, ALL_TRICKS}:
            return ALL_POINTS if tricks else 0
        schneider = "schneider" in self.flags
        if lost:
            return rules.declarer_schneider_max if schneider else WIN - 1
        if schneider or (contract.schneider_announced and "won" in self.seen):
            return SCHNEIDER
        return WIN if "won" in self.seen else None

    def _agree(self, points: int | None, tricks: int | None) -> None:
        """Refuse levels that cannot have been made with these points or tricks."""
        within = points is not None and ALL_POINTS - SCHNEIDER < points < SCHNEIDER
        if "schneider" in self.flags and within:
            raise SettlementError.of(
                Code.CONTRADICTION, said=Phrase.SCHNEIDER, other=Phrase.POINTS.of(count=points or 0)
            )
        if "schwarz" in self.flags and tricks not in {0, ALL_TRICKS}:
            raise SettlementError.of(Code.CONTRADICTION, said=Phrase.SCHWARZ, other=Phrase.TRICKS.of(count=tricks or 0))


def read_reckoning(text: str) -> Reckoning:
    """Read the words of one game.

    Raises:
        ParseError: If a word is not understood, or said twice; it names the place.
    """
    text = unicodedata.normalize("NFC", expect_text("text", text))
    found = Reckoning(text)
    folded = "".join(character.lower() if len(character.lower()) == 1 else character for character in text)
    at = 0
    while at < len(text):
        name, match = _scan(text, folded, at)
        if name != "skip":
            _note(found, name, match)
        at = match.end()
    return found


def _scan(text: str, folded: str, at: int) -> tuple[str, "re.Match[str]"]:
    """Find what is said at a place; only the server's codes are in capitals."""
    for name, scanner in _SCANNERS:
        match = scanner.match(text if name == "code" else folded, at)
        if match and match.end() > at:
            return name, match
    raise _unknown(text, folded, at)


def _unknown(text: str, folded: str, at: int) -> ParseError:
    """Say which word is not understood, and what was probably meant."""
    head = _HEADS.match(folded, at)
    place = at if head is None else head.end()
    word = text[place : place + LONGEST].split(maxsplit=1)[0].rstrip(",;.:!?")
    near = get_close_matches(word.lower(), _KNOWN, 1, _ALIKE)
    if word.lower() in _NO_POINTS:
        wanted: Term = Phrase.POINTS_ARE_AUGEN
    elif word.isdecimal() and len(word) <= len("120"):
        wanted = Phrase.NUMBER_OF_WHAT
    elif near and near[0] != word.lower():
        wanted = Phrase.DID_YOU_MEAN.of(word=_KNOWN[near[0]])
    else:
        wanted = Phrase.WRITE_A_GAME
    return ParseError.at(text, place, Code.UNKNOWN_WORD, word=word, wanted=wanted)


def _note(found: Reckoning, name: str, match: "re.Match[str]") -> None:
    """Note one thing that was said."""
    kind = _KINDS.get(name, name)
    if kind in found.seen and name not in _REPEATABLE:
        raise ParseError.at(found.text, match.start(), Code.WORD_TWICE, word=match[0])
    found.seen |= {kind: match.start(), name: match.start()}
    if name in _TAKEN:
        _TAKEN[name](found, match)
    elif name in {"hand", "ouvert", "kontra", "re"}:
        found.flags.add(name)


def _announced(found: Reckoning, match: "re.Match[str]") -> None:
    found.flags |= {"hand"} | {f"announced {level}" for level in re.findall(_LEVEL, match["levels"])}


def _code(found: Reckoning, match: "re.Match[str]") -> None:
    try:
        contract = Contract.parse(match["code"])
    except ParseError as error:
        raise ParseError(error.reason, found.text, match.start() + error.position) from None
    found.game = contract.game
    for letter in match["code"][1:]:
        level = LEVEL_LETTERS[letter]
        found.flags.add(level if level in {"hand", "ouvert"} else f"announced {level}")


def _number(field: str, group: str) -> "Callable[[Reckoning, re.Match[str]], None]":
    return lambda found, match: setattr(found, field, _int(match[group]))


def _int(said: str) -> int:
    """Read a number in figures or in a word."""
    return NUMBERS[said] if said in NUMBERS else int(said)


def _constant(field: str, value: object) -> "Callable[[Reckoning, re.Match[str]], None]":
    return lambda found, match: setattr(found, field, value)  # noqa: ARG005 - one signature for all


def _matadors(found: Reckoning, match: "re.Match[str]") -> None:
    held = match["side"] in {"with", "mit"}
    found.matadors = _int(match["count"]) if held else -_int(match["count"])


def _game(found: Reckoning, match: "re.Match[str]") -> None:
    found.game = GAMES[GAME_WORDS[match["word"]]]


def _bock(found: Reckoning, match: "re.Match[str]") -> None:  # noqa: ARG001 - one signature for all
    found.bocks += 1


def _made(found: Reckoning, match: "re.Match[str]") -> None:
    found.flags.add(match["made"])


_REPEATABLE: Final = {"bock", "made", "announced", "hand"}
_ALIKE: Final = 0.75
"""Tell whether three letters of four are in both words, in the same order."""
_NO_POINTS: Final = {"punkt", "punkte", "punkten"}
_KINDS: Final = {
    "code": "game",
    "game_word": "game",
    "no_trick": "tricks",
    "all_tricks": "tricks",
    "one_trick": "tricks",
    "declarer_out": "end",
    "defenders_out": "end",
    "won": "verdict",
    "lost": "verdict",
}
_TAKEN: Final[dict[str, "Callable[[Reckoning, re.Match[str]], None]"]] = {
    "matadors": _matadors,
    "no_trick": _constant("tricks", 0),
    "all_tricks": _constant("tricks", ALL_TRICKS),
    "one_trick": _constant("tricks", 1),
    "tricks": _number("tricks", "taken"),
    "points": _number("points", "points"),
    "bid": _number("bid", "value"),
    "announced": _announced,
    "made": _made,
    "bock": _bock,
    "defenders_out": _constant("ended", Ending.DEFENDERS_CONCEDED),
    "declarer_out": _constant("ended", Ending.DECLARER_CONCEDED),
    "code": _code,
    "game_word": _game,
}


def reckon(text: str, *, rules: Rules = ISKO) -> Settlement:
    """Settle a game told in words, in English or German.

    Args:
        text: The game with its levels, ``with`` or ``without`` how many, the declarer's points (or tricks, or ``won``,
            ``lost``, ``schneider``, ``schwarz``), and the bid, in any order: ``"hearts hand with 2, schneider
            announced, 88 points, bid 50"``, ``"Null ouvert, kein Stich, gereizt 46"``. Also ``kontra``, ``re``,
            ``bock``, ``conceded``, ``defenders conceded``. Matadors and tricks may be words from one to eleven. A level
            is announced only if that is said, or if the server's code has it (``GHS``); otherwise it was made:
            ``"spades hand schneider with 2, 95 points"``. If neither points nor tricks are told, ``won``, ``lost``,
            ``schneider`` and ``schwarz`` stand for just enough points, such as 61 and 60. A game that is ``won`` in
            this way but worth less than the bid is still overbid, and lost.
        rules: The rules of the table.

    Raises:
        ParseError: If a word is not understood, or said twice; it names the place.
        SettlementError: If something is missing or impossible.
        ContractError: For a level that the game does not have.

    >>> print(reckon("grand hand with 2, 75 points, bid 72"))
    with 2, game 3, hand 4, 4 × grand 24 = 96: won with 75 points, +96
    """
    return read_reckoning(text).settle(rules)
