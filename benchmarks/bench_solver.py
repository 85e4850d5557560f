"""What does an answer of the solver cost, in OpenSpiel playouts at the same moment, and next to a whole solution?

    python -m benchmarks.bench_solver [--deals 100] [--seed 7]

CPU time of both, on one thread. Random playouts by ``State.child`` and ``reaches(playing, 61)`` on plausible full deals
take turns, so that whatever else the machine does slows down both; then ``keeps(playing)`` and ``solve(playing)``. Null
deals are made with the others and left out, as ``reaches`` is not for them. ``python -m benchmarks`` measures this
along with everything else.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Final

from benchmarks.measure import Local
from benchmarks.solver_deals import plausible_deals
from pyskat import Game, kernel, solver

__all__ = ["solver_costs"]

_WIN: Final = 61
_PLAYOUTS: Final = 20
_REPEAT: Final = 3


def _seconds(ask: Callable[..., object], *arguments: object) -> float:
    begin = time.process_time()
    ask(*arguments)
    return time.process_time() - begin


def solver_costs(deals: int, seed: int) -> dict[str, float]:
    """Ask of many deals whether 61 points can be forced, by which cards, and what each card leads to.

    Args:
        deals: How many deals are made, Null among them.
        seed: Which ones.

    Returns:
        The cost of an answer in OpenSpiel playouts next to it, the fastest of three counting, and the time of all
        ``keeps`` by that of all ``solve``, as far as there is what is needed.
    """
    asked = [each for each in plausible_deals(deals, seed) if each.contract.game is not Game.NULL]
    found: dict[str, float] = {}
    try:
        from benchmarks import peer  # noqa: PLC0415 - an extra
    except ImportError:
        pass
    else:
        playouts = Local(peer.games_by_child(random.Random(1)))
        playouts.rate(_PLAYOUTS)
        answers = []
        for playing in asked:
            units = []
            spent = []
            for _ in range(_REPEAT):
                units.append(1 / playouts.rate(_PLAYOUTS))
                spent.append(_seconds(solver.reaches, playing, _WIN))
            answers.append(min(spent) / min(units))
        name = "reaches 61?, {} × OpenSpiel playouts by child()"
        found = {name.format("mean"): statistics.mean(answers), name.format("median"): statistics.median(answers)}
    if hasattr(solver, "keeps"):
        kept, solved = (sum(_seconds(ask, playing) for playing in asked) for ask in (solver.keeps, solver.solve))
        found["time of keeps × solve"] = kept / solved
    return found


def main() -> None:
    """Print what it costs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    print(f"compiled: {kernel.COMPILED}")
    for name, cost in solver_costs(arguments.deals, arguments.seed).items():
        print(f"{name}: {cost:.3g}")


if __name__ == "__main__":
    main()
