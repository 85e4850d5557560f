"""What comes of many deals between three bots: means with their intervals, games by contract, rows for tables."""

from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING

from attrs import field, frozen

from pyskat.base.values import FrozenMap, Value
from pyskat.errors import ArgumentError, Code, Language, expect_language
from pyskat.errors.checks import expect_one_of
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.rules import Rules
from pyskat.simulate import telling
from pyskat.simulate.adding import COLUMNS, PAIRS, Adding
from pyskat.simulate.moments import Mean
from pyskat.simulate.parquet import write_parquet
from pyskat.simulate.rows import Kept, Row
from pyskat.simulate.values import BotResults, Comparison, Numbers, Played, all_played, by_frequency

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["Results", "results_of"]


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
        return all_played(self.contracts.values())

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
            raise ArgumentError.of(Code.WRONG_VALUE, what="keep", wanted=Phrase.KEPT_FOR_ROWS, found=as_found(False))
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
