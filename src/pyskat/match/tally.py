"""What did a bot come to in many deals? Games, list points, faults, and the time that it took."""

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final, Self

from attrs import evolve, field, frozen

from pyskat.base.enums import Named
from pyskat.base.values import FrozenMap, Value
from pyskat.contract import Contract
from pyskat.errors import Language, expect_language
from pyskat.game import Game
from pyskat.language.match_words import MatchWord
from pyskat.language.terms import CardStyle
from pyskat.match.running import Fault, FaultKind, Ran, list_points
from pyskat.phases.results import GameResult
from pyskat.seat import Seat

__all__ = ["Decisions", "FaultCount", "GameKind", "Games", "Side", "add_up", "tally"]


class GameKind(Named):
    """The kinds of games whose chances differ most."""

    SUIT = "suit"
    GRAND = "grand"
    NULL = "null"
    NULL_OUVERT = "null ouvert"

    @classmethod
    def of(cls, contract: Contract) -> Self:
        """Say of which kind a declared game is."""
        if contract.game is Game.NULL:
            return cls("null ouvert" if contract.ouvert else "null")
        return cls("grand" if contract.game is Game.GRAND else "suit")

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Say it within a sentence."""
        return MatchWord[self.name].say(expect_language(language), style)


@frozen
class Games(Value):
    """How many games of a kind were declared, and how many of them won."""

    declared: int = 0
    won: int = 0

    @property
    def share(self) -> float:
        """The share that was won, 0 to 1; not a number where none was declared."""
        return self.won / self.declared if self.declared else math.nan

    def __add__(self, other: "Games") -> "Games":
        return Games(self.declared + other.declared, self.won + other.won)


@frozen
class FaultCount(Value):
    """How often a bot did the same thing wrong.

    Args:
        kind: What it was.
        name: More exactly: the code of the reason, or the name of the exception.
        count: How often.
        deal: The first deal in which it happened, counted from 0.
        first: What it was then.
    """

    kind: FaultKind
    name: str
    count: int
    deal: int
    first: Fault = field(eq=False)
    """It may name what is another in every process, such as an address."""


_EXACT_BITS: Final = 8
_PER_SECOND: Final = 10**9


@frozen(repr=False)
class Decisions(Value):
    """How long decisions took. Times are kept to within 1 %, so that millions of them take no room.

    Args:
        counts: How many took about so many nanoseconds, the shortest first.
    """

    counts: tuple[tuple[int, int], ...] = ()

    @classmethod
    def of(cls, times: Iterable[int]) -> Self:
        """Sort times in nanoseconds into classes."""
        return cls._sorted(Counter(map(_about, times)))

    @classmethod
    def _sorted(cls, counts: Counter[int]) -> Self:
        return cls(tuple(sorted(counts.items())))

    @property
    def count(self) -> int:
        """How many there were."""
        return sum(count for _, count in self.counts)

    @property
    def median(self) -> float:
        """Half of the decisions took so many seconds at most; not a number without any."""
        return self.quantile(0.5)

    @property
    def p99(self) -> float:
        """99 of 100 decisions took so many seconds at most; not a number without any."""
        return self.quantile(0.99)

    def quantile(self, share: float) -> float:
        """Give the time in seconds within which a share of the decisions, 0 to 1, was made."""
        wanted, seen = share * self.count, 0
        for about, count in self.counts:
            seen += count
            if seen >= wanted:
                return about / _PER_SECOND
        return math.nan

    def __add__(self, other: "Decisions") -> "Decisions":
        return self._sorted(Counter(dict(self.counts)) + Counter(dict(other.counts)))

    def __repr__(self) -> str:
        return f"<Decisions: {self.count}, median {self.median:.3g} s, 99 % within {self.p99:.3g} s>"


def _about(time: int) -> int:
    """Keep the first binary digits of a time."""
    less = max(0, time.bit_length() - _EXACT_BITS)
    return time >> less << less


_NOTHING: Final = FrozenMap({kind.value: Games() for kind in GameKind})


@frozen
class Side(Value):
    """What one bot came to.

    Args:
        seats: How often it sat in a deal: in six games nine times.
        list_points: All its points on the list, Seeger-Fabian.
        games: What it declared, by kind: ``"suit"``, ``"grand"``, ``"null"``, ``"null ouvert"``.
        faults: What it did wrong, in the order in which it first happened.
        decisions: How long its decisions took; it plays no part when two are compared.
    """

    seats: int = 0
    list_points: int = 0
    games: FrozenMap[Games] = field(factory=lambda: _NOTHING)
    faults: tuple[FaultCount, ...] = ()
    decisions: Decisions = field(factory=Decisions, eq=False)

    @property
    def mean(self) -> float:
        """Points on the list a deal."""
        return self.list_points / self.seats if self.seats else math.nan

    @property
    def all_games(self) -> Games:
        """What it declared, of all kinds."""
        return sum(self.games.values(), Games())

    @property
    def fault_count(self) -> int:
        """How often it did something wrong."""
        return sum(fault.count for fault in self.faults)

    def __add__(self, other: "Side") -> "Side":
        return Side(
            self.seats + other.seats,
            self.list_points + other.list_points,
            FrozenMap({kind: games + other.games[kind] for kind, games in self.games.items()}),
            _together((*self.faults, *other.faults)),
            self.decisions + other.decisions,
        )


def _together(faults: Iterable[FaultCount]) -> tuple[FaultCount, ...]:
    """Count the same faults together; what comes first stays first."""
    found: dict[tuple[FaultKind, str], FaultCount] = {}
    for fault in faults:
        key = fault.kind, fault.name
        found[key] = evolve(found[key], count=found[key].count + fault.count) if key in found else fault
    return tuple(found.values())


def add_up(sides: Iterable[Side]) -> Side:
    """Add up what a bot came to here and there."""
    return sum(sides, Side())


def tally(ran: Ran, seats: tuple[Seat, ...], number: int) -> Side:
    """Say what a bot came to in one deal.

    Args:
        ran: The deal.
        seats: Where the bot sat.
        number: The number of the deal.
    """
    points, result = list_points(ran.finished), ran.finished.result
    games = _NOTHING
    if isinstance(result, GameResult) and result.declarer in seats:
        kind = GameKind.of(result.contract).value
        games = FrozenMap({**games, kind: Games(1, int(result.settlement.won))})
    return Side(
        len(seats),
        sum(points[seat] for seat in seats),
        games,
        _together(FaultCount(fault.kind, fault.name, 1, number, fault) for fault in ran.faults if fault.seat in seats),
        Decisions.of(time for seat, time in ran.times if seat in seats),
    )
