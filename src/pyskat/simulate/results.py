"""What comes of many deals between three bots: means with their intervals, games by contract, rows for tables."""

import math
from collections.abc import Iterable, Iterator, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Self, overload

from attrs import field, frozen

from pyskat.base.values import FrozenMap, Value
from pyskat.errors import ArgumentError, Code, Language, expect_language
from pyskat.errors.checks import expect_one_of
from pyskat.language.phrases import Phrase
from pyskat.match.tally import FaultCount
from pyskat.rules import Rules
from pyskat.simulate import telling
from pyskat.simulate.adding import COLUMNS, PAIRS, Adding
from pyskat.simulate.moments import Mean
from pyskat.simulate.parquet import write_parquet
from pyskat.simulate.rows import Kept, Row

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["BotResults", "Comparison", "Numbers", "Played", "Results", "by_frequency", "results_of"]


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


def _all(contracts: Iterable[Played]) -> Played:
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
        return _all(self.contracts.values())

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


@frozen(repr=False)
class Results(Value):
    """What came of a simulation.

    Args:
        names: What the three bots are called.
        seed: What all chance came from.
        rules: The rules of the table.
        rotate: Whether each deal was played in all six seatings.
        deals: How many deals were played.
        games: How many games that were: six times as many, if rotated.
        bots: What each bot came to, by name.
        contracts: The games that were declared, by contract, the most frequent first.
        passed_in: How many games were passed in.
        ramsch: How many were a Ramsch.
        missing: The numbers of the deals that were not played, because their worker was lost or somebody stopped it.
        interrupted: Whether somebody stopped it.
        lost: Why the last worker was lost, in the words of the executor; empty if none was.
    """

    names: tuple[str, str, str]
    seed: int
    rules: Rules
    rotate: bool
    deals: int
    games: int
    bots: FrozenMap[BotResults]
    contracts: FrozenMap[Played]
    passed_in: int
    ramsch: int
    missing: Numbers
    interrupted: bool
    lost: str = field(eq=False)
    _between: tuple[Mean, ...]
    _kept: Kept | None

    @property
    def declared(self) -> Played:
        """The games that were declared, of all contracts."""
        return _all(self.contracts.values())

    def compare(self, a: str, b: str) -> Comparison:
        """Compare two bots that played the same deals.

        The deal is the unit, with all its seatings: the cards are the same for both only where ``rotate`` was set, and
        then bots that play alike differ by exactly 0. Without it the seats count too.

        Args:
            a: The name of a bot.
            b: Of another.

        Raises:
            ArgumentError: If there is no bot of this name.
        """
        first, second = (self.names.index(expect_one_of(what, name, self.names)) for what, name in (("a", a), ("b", b)))
        if first == second:
            return Comparison(a, b, self.deals, 0.0, 0.0)
        between = self._between[PAIRS.index((min(first, second), max(first, second)))]
        sign = 1 if first < second else -1
        return Comparison(a, b, self.deals, sign * between.mean, between.interval)

    def rows(self) -> list[Row]:
        """Give a plain dict for each game, for ``polars.DataFrame(rows)`` and the like.

        Raises:
            ArgumentError: If no rows were kept.
        """
        return list(self._rows())

    def _rows(self) -> Kept:
        if self._kept is None:
            raise ArgumentError.of(Code.WRONG_VALUE, what="keep", wanted=Phrase.KEPT_FOR_ROWS, found=False)
        return self._kept

    def to_parquet(self, path: str | PathLike[str]) -> None:
        """Write the rows to a Parquet file; it needs the extra ``data``.

        Args:
            path: The file, which is replaced if it is there.

        Raises:
            ArgumentError: If no rows were kept.
        """
        write_parquet(path, self._rows(), COLUMNS)

    def text(self, language: Language = "en") -> str:
        """Tell it as tables, in English or German."""
        return telling.told(self, expect_language(language))

    def plot(self, language: Language = "en") -> "Figure":
        """Draw the means with their intervals, and how often each bot won; it needs the extra ``plot``.

        Returns:
            A figure, which a notebook shows and ``savefig`` writes.
        """
        from pyskat.simulate.plotting import plotted  # noqa: PLC0415 - only who wants to see it needs matplotlib

        return plotted(self, expect_language(language))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        means = ", ".join(f"{name} {bot.mean:+.2f} ± {bot.interval:.2f}" for name, bot in self.bots.items())
        return f"<Results: {self.deals} deals, {self.games} games: {means}>"


def results_of(
    names: tuple[str, str, str],
    added: Adding,
    kept: Kept | None,
    missing: Numbers,
    *,
    seed: int,
    rules: Rules,
    rotate: bool,
    interrupted: bool,
    lost: str,
) -> Results:
    """Put together what came of a simulation."""
    by_bot = [_contracts(added, (bot,)) for bot in range(len(names))]
    bots = {
        name: BotResults(
            added.total[bot].mean(),
            added.declaring[bot].mean(),
            added.defending[bot].mean(),
            by_bot[bot],
            tuple(fault for (whose, _, _), fault in added.faults.items() if whose == bot),
        )
        for bot, name in enumerate(names)
    }
    return Results(
        names,
        seed,
        rules,
        rotate,
        added.deals,
        added.games,
        FrozenMap(bots),
        _contracts(added, range(len(names))),
        added.others["passed_in"],
        added.others["ramsch"],
        missing,
        interrupted,
        lost,
        tuple(between.mean() for between in added.between),
        kept,
    )


def _contracts(added: Adding, bots: Sequence[int]) -> FrozenMap[Played]:
    """Collect the games that some bots declared, by contract, the most frequent first."""
    return by_frequency(((contract, how), count) for (bot, contract, how), count in added.played.items() if bot in bots)


def by_frequency(counts: Iterable[tuple[tuple[str, str], int]]) -> FrozenMap[Played]:
    """Collect games by contract, the most frequent first, from how many of each were won, lost, overbid."""
    found: dict[str, Played] = {}
    for (contract, how), count in counts:
        found[contract] = found.get(contract, Played()) + Played(**{how: count})
    return FrozenMap(dict(sorted(found.items(), key=lambda item: (-item[1].games, item[0]))))
