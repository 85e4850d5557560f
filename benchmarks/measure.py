"""How do programs compare on a machine that is never quite idle? By turns, many times, in the same minutes."""

import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeAlias

from attrs import frozen

__all__ = ["Contestant", "Local", "Rounds", "Runner", "compare"]

Contestant: TypeAlias = Callable[[int], int]
"""Does about so much work, and says how many units it did: games, cards, deals."""

_FIRST_GUESS: Final = 1


class Runner(Protocol):
    """What runs a contestant, here or in another process."""

    def rate(self, work: int) -> float:
        """Let it do so much work; gives the units per second of processor time."""

    def work_for(self, seconds: float) -> int:
        """Find how much work takes about so long; the trials warm the contestant up."""


@frozen
class Local:
    """A contestant of this process."""

    run: Contestant

    def rate(self, work: int) -> float:
        """Let it do so much work; gives the units per second of processor time."""
        begin = time.process_time()
        units = self.run(work)
        return units / (time.process_time() - begin)

    def work_for(self, seconds: float) -> int:
        """Find how much work takes about so long; the trials warm the contestant up."""
        work = _FIRST_GUESS
        while True:
            begin = time.process_time()
            self.run(work)
            taken = time.process_time() - begin
            if taken > seconds / 4:
                return max(1, round(work * seconds / taken))
            work *= 4


@frozen
class Rounds:
    """What was measured: the rate of every contestant in every round, in units per second."""

    rates: Mapping[str, Sequence[float]]

    def ratios(self, ours: str, peer: str) -> list[float]:
        """Divide the two rates of each round; what slows the machine down for a while slows both."""
        return [own / other for own, other in zip(self.rates[ours], self.rates[peer], strict=True)]

    def median_rate(self, name: str) -> float:
        """Give the median of a contestant's rates."""
        return statistics.median(self.rates[name])


def compare(contestants: Mapping[str, Runner], rounds: int, seconds: float, rng: random.Random) -> Rounds:
    """Let all contestants run by turns.

    Args:
        contestants: By name.
        rounds: How often each one runs; the order is drawn anew for every round.
        seconds: About how long each run takes.
        rng: Draws the order.
    """
    work = {name: runner.work_for(seconds) for name, runner in contestants.items()}
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        order = list(contestants)
        rng.shuffle(order)
        for name in order:
            rates[name].append(contestants[name].rate(work[name]))
    return Rounds(rates)
