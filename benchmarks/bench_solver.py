"""What does an answer of the solver cost, in OpenSpiel playouts at the same moment?

    python -m benchmarks.bench_solver [--deals 100] [--seed 7]

CPU time of both, on one thread. Random playouts by ``State.child`` and ``reaches(playing, 61)`` on plausible full deals
take turns, so that whatever else the machine does slows down both. Null deals are made with the others and left out,
as ``reaches`` is not for them. ``python -m benchmarks`` measures this along with everything else.
"""

import argparse
import random
import statistics
import time
from typing import Any, Final

import pyspiel
from attrs import frozen

from benchmarks.solver_deals import plausible_deals
from pyskat import Game, Playing, kernel
from pyskat.solver import reaches

__all__ = ["Costs", "measure_solver"]

_WIN: Final = 61


@frozen
class Costs:
    """What the answers took, one number for each deal."""

    playouts: tuple[float, ...]
    """The time of each answer, divided by that of an OpenSpiel playout next to it."""
    seconds: tuple[float, ...]
    units: tuple[float, ...]
    """The seconds of such a playout."""
    won: int
    """How many of the deals the declarer wins."""


def playable(rng: random.Random) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """Deal with OpenSpiel and go to the first card of a random game."""
    game = pyspiel.load_game("skat")
    while True:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        while not state.is_terminal() and len(state.legal_actions()) != 10:  # noqa: PLR2004 - forehand's first card
            state.apply_action(rng.choice([action for action in state.legal_actions() if action != 32]))  # noqa: PLR2004
        if not state.is_terminal():
            return state


def playouts(roots: list[Any], rng: random.Random) -> float:
    """Play each root out once by ``child``; returns the mean seconds of one."""
    start = time.process_time()
    for root in roots:
        state = root
        while not state.is_terminal():
            actions = state.legal_actions()
            state = state.child(actions[int(rng.random() * len(actions))])
    return (time.process_time() - start) / len(roots)


def timed(playing: Playing) -> tuple[float, bool]:
    """Ask for 61 points; returns the seconds and the answer."""
    start = time.process_time()
    answer = reaches(playing, _WIN)
    return time.process_time() - start, answer


def measure_solver(deals: int, seed: int, repeat: int = 3) -> Costs:
    """Ask of many deals whether 61 points can be forced.

    Args:
        deals: How many deals are made, Null among them.
        seed: Which ones.
        repeat: How often each is asked of; the fastest counts.
    """
    rng = random.Random(1)
    roots = [playable(rng) for _ in range(20)]
    asked = [each for each in plausible_deals(deals, seed) if each.contract.game is not Game.NULL]
    playouts(roots, rng)
    costs: list[float] = []
    seconds: list[float] = []
    units: list[float] = []
    won = 0
    for playing in asked:
        best, unit = float("inf"), float("inf")
        for _ in range(repeat):
            unit = min(unit, playouts(roots, rng))
            spent, answer = timed(playing)
            best = min(best, spent)
        won += answer
        units.append(unit)
        seconds.append(best)
        costs.append(best / unit)
    return Costs(tuple(costs), tuple(seconds), tuple(units), won)


def main() -> None:
    """Print the mean and the median cost, in playouts and in milliseconds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--repeat", type=int, default=3)
    arguments = parser.parse_args()
    found = measure_solver(arguments.deals, arguments.seed, arguments.repeat)
    print(f"compiled: {kernel.COMPILED}")
    unit = statistics.median(found.units) * 1e6
    print(f"{len(found.playouts)} deals, {found.won} won; one playout by child(): {unit:.1f} µs")
    milliseconds = [each * 1e3 for each in found.seconds]
    for name, numbers, unit_name in (("cost", found.playouts, "playouts"), ("time", milliseconds, "ms")):
        mean, median = statistics.mean(numbers), statistics.median(numbers)
        print(f"{name}: mean {mean:.1f}, median {median:.1f}, most {max(numbers):.1f} {unit_name}")


if __name__ == "__main__":
    main()
