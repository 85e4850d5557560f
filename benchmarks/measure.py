"""How do two programs compare on a machine that is never quite idle? By turns, many times, in one process."""

import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from attrs import frozen

__all__ = ["Comparison", "Contestant", "Rounds", "compare"]

Contestant: TypeAlias = Callable[[int], int]
"""Does about so much work, and says how many units it did: games, cards, deals."""

_FIRST_GUESS: Final = 8


@frozen
class Comparison:
    """Which contestant is set against which, and what is hoped for."""

    name: str
    ours: str
    peer: str
    unit: str
    target: float | None = None
    """The ratio aimed at; None where there is none."""


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


def _rate(run: Contestant, work: int) -> float:
    begin = time.process_time()
    units = run(work)
    return units / (time.process_time() - begin)


def _work_for(run: Contestant, seconds: float) -> int:
    """Find how much work takes about so long; the trials warm the contestant up."""
    work = _FIRST_GUESS
    while True:
        begin = time.process_time()
        run(work)
        taken = time.process_time() - begin
        if taken > seconds / 4:
            return max(1, round(work * seconds / taken))
        work *= 4


def compare(contestants: Mapping[str, Contestant], rounds: int, seconds: float, rng: random.Random) -> Rounds:
    """Let all contestants run by turns.

    Args:
        contestants: By name.
        rounds: How often each one runs; the order is drawn anew for every round.
        seconds: About how long each run takes.
        rng: Draws the order.
    """
    work = {name: _work_for(run, seconds) for name, run in contestants.items()}
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        order = list(contestants)
        rng.shuffle(order)
        for name in order:
            rates[name].append(_rate(contestants[name], work[name]))
    return Rounds(rates)
