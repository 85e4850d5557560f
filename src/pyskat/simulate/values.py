"""What is a simulation made of? Numbers of deals, games won and lost, what one bot came to, how far two are apart."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol, Self, overload

from attrs import frozen

from pyskat.base.values import FrozenMap, Value
from pyskat.match.tally import FaultCount
from pyskat.simulate.moments import Mean

__all__ = ["BotResults", "Comparison", "Numbers", "Played", "Told", "all_played", "by_frequency"]


@frozen
class Numbers(Value, Sequence[int]):
    """Numbers of deals, in order, kept as ranges."""

    ranges: tuple[range, ...] = ()

    @classmethod
    def of(cls, numbers: Iterable[range]) -> Self:
        """Join ranges that touch, and leave out empty ones."""
        joined: list[range] = []
        for each in numbers:
            if joined and joined[-1].stop == each.start:
                joined[-1] = range(joined[-1].start, each.stop)
            elif each:
                joined.append(each)
        return cls(tuple(joined))

    def __len__(self) -> int:
        return sum(map(len, self.ranges))

    def __iter__(self) -> Iterator[int]:
        for each in self.ranges:
            yield from each

    def __contains__(self, number: object) -> bool:
        return any(number in each for each in self.ranges)

    @overload
    def __getitem__(self, at: int) -> int: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[int, ...]: ...
    def __getitem__(self, at: int | slice) -> int | tuple[int, ...]:
        """Give one of them, or some as a tuple."""
        if isinstance(at, slice):
            return tuple(self[place] for place in range(*at.indices(len(self))))
        left = at if at >= 0 else len(self) + at
        for each in self.ranges if left >= 0 else ():
            if left < len(each):
                return each[left]
            left -= len(each)
        raise IndexError(at)


@frozen
class Played(Value):
    """How many games were won, lost, and overbid, which are among the lost."""

    won: int = 0
    lost: int = 0
    overbid: int = 0

    @property
    def games(self) -> int:
        """How many there were."""
        return self.won + self.lost

    @property
    def share(self) -> float:
        """The share that was won, 0 to 1; not a number without any."""
        return self.won / self.games if self.games else math.nan

    def __add__(self, other: "Played") -> "Played":
        return Played(self.won + other.won, self.lost + other.lost, self.overbid + other.overbid)


def all_played(contracts: Iterable[Played]) -> Played:
    """Add up games of several contracts."""
    return sum(contracts, Played())


@frozen
class BotResults(Value):
    """What one bot came to.

    Args:
        points: Its list points a game.
        declarer: Those in the games that it declared.
        defender: Those in the games that another declared.
        contracts: The games that it declared, by contract, such as ``"grand hand"``.
        faults: What it did wrong, in the order in which it first happened.
    """

    points: Mean
    declarer: Mean
    defender: Mean
    contracts: FrozenMap[Played]
    faults: tuple[FaultCount, ...] = ()

    @property
    def mean(self) -> float:
        """List points a game, Seeger-Fabian; a deal that is passed in counts 0."""
        return self.points.mean

    @property
    def interval(self) -> float:
        """Half of the 95 % interval around :attr:`mean`."""
        return self.points.interval

    @property
    def declared(self) -> Played:
        """The games that it declared, of all contracts."""
        return all_played(self.contracts.values())

    @property
    def fault_count(self) -> int:
        """How often it did something wrong."""
        return sum(fault.count for fault in self.faults)


@frozen
class Comparison(Value):
    """How far two bots are apart.

    Args:
        a: The first.
        b: The second.
        deals: How many deals tell it.
        difference: How many list points a game a gets more than b.
        interval: Half of the 95 % interval around it, over deals.
    """

    a: str
    b: str
    deals: int
    difference: float
    interval: float


def by_frequency(counts: Iterable[tuple[tuple[str, str], int]]) -> FrozenMap[Played]:
    """Collect games by contract, the most frequent first, from how many of each were won, lost, overbid."""
    found: dict[str, Played] = {}
    for (contract, how), count in counts:
        found[contract] = found.get(contract, Played()) + Played(**{how: count})
    return FrozenMap(dict(sorted(found.items(), key=lambda item: (-item[1].games, item[0]))))


class Told(Protocol):
    """What is told of a simulation, and drawn."""

    @property
    def names(self) -> tuple[str, str, str]:
        """What the three bots are called."""

    @property
    def rotate(self) -> bool:
        """Whether each deal was played in all six seatings."""

    @property
    def deals(self) -> int:
        """How many deals were played."""

    @property
    def games(self) -> int:
        """How many games that were."""

    @property
    def bots(self) -> Mapping[str, BotResults]:
        """What each bot came to, by name."""

    @property
    def contracts(self) -> Mapping[str, Played]:
        """The games that were declared, by contract."""

    @property
    def passed_in(self) -> int:
        """How many games were passed in."""

    @property
    def ramsch(self) -> int:
        """How many were a Ramsch."""

    @property
    def missing(self) -> Numbers:
        """The numbers of the deals that were not played."""

    @property
    def interrupted(self) -> bool:
        """Whether somebody stopped it."""

    @property
    def lost(self) -> str:
        """Why the last worker was lost."""

    def compare(self, a: str, b: str) -> Comparison:
        """Compare two bots."""
