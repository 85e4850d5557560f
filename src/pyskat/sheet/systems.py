"""How is a sheet scored? Plain, Seeger, Seeger-Fabian, Bierlachs, or a system of your own."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, get_args

from attrs import Attribute, field, frozen

from pyskat.base.values import Value
from pyskat.errors import ArgumentError, Code, Language, SheetError, expect_language, expect_one_of, expect_type
from pyskat.errors.checks import expect_whole, is_a, one_of, whole
from pyskat.errors.limits import MOST
from pyskat.errors.quoting import as_found
from pyskat.language.listed import Listed
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle, Choice, Kind
from pyskat.sheet.entry import Entry

__all__ = ["PLAIN", "SEEGER", "SEEGER_FABIAN", "ScoringSystem", "bierlachs", "expect_systems", "list_totals"]

Ties = Literal["share", "games"]

_GAME: Final = 50
_OTHERS: Final = {3: 40, 4: 30}


def _function(_: object, attribute: "Attribute[Any]", value: object) -> None:
    if not callable(value):
        wanted = Phrase.SCORING_FUNCTION
        raise ArgumentError.of(Code.WRONG_TYPE, what=attribute.name, wanted=wanted, found=as_found(value))


@frozen
class ScoringSystem(Value):
    """A way to score a sheet.

    Args:
        name: What it is called.
        score: A function of an entry and the number of players that says what each player gets. An exception in it is
            not caught; you see it when the totals are worked out.
        limit: A total, −10^9 to −1, that ends the evening when somebody reaches it, such as −301; None: no limit.
        ties: Who comes first at equal totals. ``"share"``: nobody, they share the rank. ``"games"``: the player with
            more games won, then with fewer lost.

    A rule of your own is a function:

    >>> def grand_bonus(entry, players):
    ...     scores = list(PLAIN.score(entry, players))
    ...     if entry.won and entry.contract is not None and entry.contract.game is Game.GRAND:
    ...         scores[entry.player] += 10
    ...     return tuple(scores)
    >>> from pyskat import Entry, Game, Sheet, reckon
    >>> system = ScoringSystem("+10 for a Grand", grand_bonus)
    >>> Sheet(("Anna", "Ben", "Cleo"), system).enter(Entry.game(1, reckon("grand with 1, 70 points"))).totals
    (0, 58, 0)
    """

    name: str = field(validator=is_a(str))
    score: Callable[[Entry, int], tuple[int, ...]] = field(validator=_function)
    limit: int | None = field(default=None, validator=whole(-MOST, -1, or_none=True))
    ties: Ties = field(default="share", validator=one_of(*get_args(Ties)))

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Name it within a sentence; the name of a system of your own is the same in both languages."""
        expect_language(language)
        if self == PLAIN:
            return Listed.PLAIN.say(language, style)
        if self.limit is not None and self == bierlachs(self.limit):
            return Listed.BIERLACHS_TO.of(limit=-self.limit).say(language, style)
        return self.name

    def __str__(self) -> str:
        return self.name


def _plain(entry: Entry, players: int) -> tuple[int, ...]:
    """Give the declarer the score of the game, and each player of a Ramsch theirs."""
    if entry.scores is not None:
        return entry.ramsch_scores
    return tuple(entry.score if player == entry.player else 0 for player in range(players))


def _seeger(entry: Entry, players: int) -> tuple[int, ...]:
    """Add 50 for a game won, and take off 50 for a game lost."""
    bonus = _GAME * (entry.won - entry.lost)
    return tuple(
        score + (bonus if player == entry.player else 0) for player, score in enumerate(_plain(entry, players))
    )


def _seeger_fabian(entry: Entry, players: int) -> tuple[int, ...]:
    """As Seeger, and give each of the others 40, or 30 at a table of four, for a game lost."""
    others = _OTHERS[players] if entry.lost else 0
    return tuple(
        score + (0 if player == entry.player else others) for player, score in enumerate(_seeger(entry, players))
    )


def _charged(entry: Entry, players: int) -> tuple[int, ...]:
    """Write only minus points: for a game won to the others, for a game lost to the declarer."""
    if entry.scores is not None:
        plus = [score for score in entry.ramsch_scores if score > 0]
        return tuple(-sum(plus) if plus and score <= 0 else min(score, 0) for score in entry.ramsch_scores)
    if entry.won:
        return tuple(0 if player == entry.player else -entry.score for player in range(players))
    return _plain(entry, players)


PLAIN: Final = ScoringSystem(str(Listed.PLAIN), _plain)
"""The scores as they are.

Rule: Simple rules, "Variants and house rules".
"""

SEEGER: Final = ScoringSystem("Seeger", _seeger, ties="games")
"""50 for a game won, −50 for a game lost."""

SEEGER_FABIAN: Final = ScoringSystem("Seeger-Fabian", _seeger_fabian, ties="games")
"""As Seeger, and 40 (at a table of four 30) for each of the others if a game is lost.

Rule: Scoring guide, "The Seeger-Fabian list"; the bonuses are never doubled.
"""


def bierlachs(limit: int | None = 301) -> ScoringSystem:
    """Make a system of minus points: the first to reach the limit loses, and the evening is over.

    Args:
        limit: 301, 401, 501 or whatever the table agrees on, with or without a minus, up to 10^9; None: no limit.

    Rule: Scoring guide, "Bierlachs, Ramsch, Kontra and Bock". The dealer who sits out is charged too (ours).

    >>> from pyskat import Entry
    >>> bierlachs(301).score(Entry.game(0, 24), 3)
    (0, -24, -24)
    """
    if limit is None:
        return ScoringSystem("Bierlachs", _charged)
    expect_type("limit", limit, int, Choice.of(Kind("int"), Kind("NoneType")))
    if limit == 0:
        raise SheetError.of(Code.BAD_SCORE, found=Phrase.A_LIMIT.of(number=0), why=Phrase.ALL_START_THERE)
    if abs(limit) > MOST:
        raise SheetError.of(Code.BAD_SCORE, found=Phrase.A_LIMIT.of(number=limit), why=Phrase.AT_MOST.of(most=MOST))
    return ScoringSystem(str(Listed.BIERLACHS_TO.of(limit=abs(limit))), _charged, limit=-abs(limit))


def expect_systems(systems: object) -> Mapping[str, ScoringSystem]:
    """Return systems by their names; there are none in None.

    Raises:
        ArgumentError: For anything but a mapping from names to scoring systems.
    """
    found = {} if systems is None else systems
    if isinstance(found, Mapping) and all(
        isinstance(name, str) and isinstance(system, ScoringSystem) for name, system in found.items()
    ):
        return found
    wanted = Phrase.SYSTEMS_BY_NAME
    raise ArgumentError.of(Code.WRONG_TYPE, what="systems", wanted=wanted, found=as_found(systems))


def list_totals(
    rows: Sequence[tuple[int, int, int]], system: Literal["seeger", "seeger-fabian"] = "seeger-fabian"
) -> tuple[int, ...]:
    """Add up a paper list from each player's plain points and games.

    Args:
        rows: For each of three or four players: points without bonuses, games won, games lost, each up to 10^9.
        system: ``"seeger-fabian"`` or ``"seeger"``.

    Returns:
        Each player's total.

    Raises:
        SheetError: If there are not three or four players, or a number of games is negative.

    Rule: Scoring guide, "The Seeger-Fabian list".

    >>> list_totals([(492, 12, 0), (628, 12, 2), (660, 10, 1), (-32, 6, 5)])
    (1332, 1308, 1320, 108)
    """
    _refuse_rows(rows)
    expect_one_of("system", system, ("seeger", "seeger-fabian"))
    lost = sum(row[2] for row in rows)
    others = _OTHERS[len(rows)] if system == "seeger-fabian" else 0
    return tuple(points + _GAME * (won - own_lost) + others * (lost - own_lost) for points, won, own_lost in rows)


def _refuse_rows(rows: object) -> None:
    """Refuse anything but three whole numbers for each of three or four players."""
    if not isinstance(rows, list | tuple) or len(rows) not in _OTHERS:
        raise SheetError.of(Code.BAD_PLAYERS, found=as_found(rows))
    for row in rows:
        if not isinstance(row, list | tuple) or len(row) != len(("points", "won", "lost")):
            raise SheetError.of(Code.BAD_SCORE, found=as_found(row), why=Phrase.ROW_OF_LIST)
        for number in row:
            expect_whole("rows", number)
        if min(row[1:]) < 0:
            raise SheetError.of(Code.BAD_SCORE, found=as_found(row), why=Phrase.COUNTED_FROM_0)
