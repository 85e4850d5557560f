"""How far off may a mean be, if games with the same cards hang together? Sums, and what follows from them."""

import math
from statistics import NormalDist
from typing import Final, Self

from attrs import define, frozen

from pyskat.base.values import Value

__all__ = ["Mean", "Sums"]

_CERTAINTY: Final = NormalDist().inv_cdf(0.975)


@define
class Sums:
    """What is added up of pairs of a number of games and what they brought, a pair for each deal."""

    deals: int = 0
    games: int = 0
    total: int = 0
    games_squared: int = 0
    products: int = 0
    total_squared: int = 0

    def add(self, games: int, total: int) -> None:
        """Add a deal; one without a game changes nothing."""
        self.deals += games > 0
        self.games += games
        self.total += total
        self.games_squared += games * games
        self.products += games * total
        self.total_squared += total * total

    def join(self, other: Self) -> None:
        """Add the deals of others."""
        self.deals += other.deals
        self.games += other.games
        self.total += other.total
        self.games_squared += other.games_squared
        self.products += other.products
        self.total_squared += other.total_squared

    def mean(self, *, sign: int = 1) -> "Mean":
        """Give what follows from them."""
        # The squares of what each deal brings beyond its share, in whole numbers: exactly 0 where all are alike.
        beyond = (
            self.total_squared * self.games**2
            - 2 * self.total * self.games * self.products
            + self.total**2 * self.games_squared
        )
        return Mean(self.deals, self.games, sign * self.total, beyond)


@frozen(repr=False)
class Mean(Value):
    """List points a game, Seeger-Fabian, and how certain that is.

    Args:
        deals: In how many deals there were such games.
        games: How many games.
        total: All points.
    """

    deals: int
    games: int
    total: int
    _beyond: int

    @property
    def mean(self) -> float:
        """Points a game; not a number without any."""
        return self.total / self.games if self.games else math.nan

    @property
    def interval(self) -> float:
        """Half of the 95 % interval around :attr:`mean`; it is worked out over deals, and infinite for one or none."""
        if self.deals <= 1:
            return math.inf
        variance = self.deals * self._beyond / ((self.deals - 1) * self.games**2)
        return _CERTAINTY * math.sqrt(variance) / self.games

    def __repr__(self) -> str:
        return f"<Mean of {self.games}: {self.mean:+.2f} ± {self.interval:.2f}>"
