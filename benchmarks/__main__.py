"""Measure pyskat and OpenSpiel by turns, the solver in playouts of OpenSpiel, and the import next to attrs.

python -m benchmarks [--rounds 15] [--seconds 0.3] [--deals 100] [--no-solver] [--json FILE] [--markdown FILE]
"""

import argparse
import datetime as dt
import json
import os
import platform
import random
import statistics
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

import pyskat
from benchmarks import ours
from benchmarks.measure import Comparison, Contestant, compare
from benchmarks.report import Row, compared, cost, markdown
from benchmarks.start_up import import_times
from pyskat import kernel

Maker = Callable[[random.Random], Contestant]

COMPARISONS = (
    Comparison("playouts in the kernel", "kernel", "in place", "games", 15.0 if kernel.COMPILED else None),
    Comparison("playouts in a batch", "batch", "in place", "games", 25.0),
    Comparison("legal_actions and apply", "card play", "child", "cards", 1.5 if kernel.COMPILED else 0.7),
    Comparison("whole deals", "whole deals", "whole games", "deals", 0.8 if kernel.COMPILED else None),
)
SOLVER_SEED = 7
PACKAGES = ("attrs", "mypy", "numpy", "open_spiel")


def makers() -> dict[str, Maker]:
    """List the contestants for which all that they need is installed."""
    found: dict[str, Maker] = {
        "kernel": ours.kernel_playouts,
        "card play": ours.card_play,
        "whole deals": ours.whole_deals,
    }
    if find_spec("numpy") is not None:
        from benchmarks import batches  # noqa: PLC0415 - an extra

        found["batch"] = batches.batch_playouts
    if find_spec("pyspiel") is not None:
        from benchmarks import peer  # noqa: PLC0415 - an extra

        found |= {"in place": peer.in_place, "child": peer.child, "whole games": peer.whole_games}
    return found


def installed(package: str) -> str | None:
    """Give the version of a package; None where it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def machine() -> dict[str, object]:
    """Describe what was measured on, by class and not by name."""
    return {
        "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
        "pyskat": pyskat.__version__,
        "compiled": kernel.COMPILED,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} CPUs",
        "packages": {package: installed(package) for package in PACKAGES},
    }


def solver_costs(deals: int, seed: int) -> tuple[dict[str, object], list[Row]]:
    """Measure the solver; give every number, and what is aimed at."""
    from benchmarks.bench_solver import measure_solver  # noqa: PLC0415 - it needs an extra

    found = measure_solver(deals, seed)
    numbers: dict[str, object] = {
        "deals": len(found.playouts),
        "won": found.won,
        "playouts": [round(each, 2) for each in found.playouts],
        "milliseconds": [round(each * 1e3, 3) for each in found.seconds],
        "playout_us": round(statistics.median(found.units) * 1e6, 1),
    }
    name = f"does the declarer reach 61? {len(found.playouts)} deals"
    mean, median = statistics.mean(found.playouts), statistics.median(found.playouts)
    unit = "OpenSpiel playouts by child"
    most = (300, 80) if kernel.COMPILED else (None, None)
    return numbers, [cost(f"{name}, mean", unit, mean, most[0]), cost(f"{name}, median", unit, median, most[1])]


def main() -> int:
    """Measure, print a table, and write all numbers as JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=15, help="how often each contestant runs, at least 2")
    parser.add_argument("--seconds", type=float, default=0.3, help="about how long each run takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=100, help="how many deals the solver is asked about")
    parser.add_argument("--no-solver", dest="solver", action="store_false", help="leave the solver out")
    parser.add_argument("--json", type=Path, help="where all numbers go")
    parser.add_argument("--markdown", type=Path, help="where the tables go, ready to paste")
    said = parser.parse_args()
    contestants = {name: make(random.Random(said.seed)) for name, make in makers().items()}
    rounds = compare(contestants, said.rounds, said.seconds, random.Random(said.seed))
    comparisons = compared(rounds, COMPARISONS)
    imports = import_times(said.rounds)
    costs: list[Row] = []
    found: dict[str, object] = {**machine(), "comparisons": comparisons, "import_ms": imports}
    if said.solver and find_spec("pyspiel") is not None:
        found["solver"], costs = solver_costs(said.deals, SOLVER_SEED)
    costs = [*costs, cost("import pyskat", "times import attrs", imports["pyskat"] / imports["attrs"], 2.0)]
    build = "compiled" if kernel.COMPILED else "plain Python"
    title = ", ".join(map(str, (build, found["python"], found["machine"], found["date"])))
    text = f"{title}\n\n{markdown(comparisons, costs)}\n"
    print(text)
    print(f"import, in milliseconds: {imports}")
    if said.json is not None:
        numbers = {**found, "costs": costs, "rates": rounds.rates}
        said.json.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
    if said.markdown is not None:
        said.markdown.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
