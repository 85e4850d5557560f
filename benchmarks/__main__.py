"""Measure pyskat and OpenSpiel by turns, the solver in playouts of OpenSpiel, and the start beside attrs.

python -m benchmarks [--rounds 15] [--seconds 0.3] [--deals 100] [--no-solver] [--against PATH]
                     [--json FILE] [--markdown FILE]

python -m benchmarks bots measures how well the bots play instead; its -h says how.
"""

import argparse
import datetime as dt
import json
import os
import platform
import random
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

import attrs

import pyskat
from benchmarks import bots
from benchmarks.bench_claims import claim_costs
from benchmarks.bench_solver import solver_costs
from benchmarks.elsewhere import Elsewhere, Remote, contestants
from benchmarks.measure import Local, Runner, compare
from benchmarks.report import markdown
from benchmarks.rows import costs, ratios
from benchmarks.start_up import start_up_costs
from pyskat import kernel

SOLVER_SEED = 7
PACKAGES = ("attrs", "mypy", "numpy", "open_spiel")
OTHER = "before: "


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


def runners(seed: int, elsewhere: Elsewhere | None) -> dict[str, Runner]:
    """Gather who takes part: pyskat here, OpenSpiel where it is installed, and pyskat elsewhere."""
    found: dict[str, Runner] = {name: Local(run) for name, run in contestants(seed).items()}
    if find_spec("pyspiel") is not None:
        peer = import_module("benchmarks.peer")
        found |= {name: Local(make(random.Random(seed))) for name, make in peer.MAKERS.items()}
    if elsewhere is not None:
        found |= {OTHER + name: Remote(elsewhere, name) for name in elsewhere.names}
    return found


def own_costs(said: argparse.Namespace, elsewhere: Elsewhere | None) -> tuple[dict[str, float], dict[str, float]]:
    """Measure what is measured by itself, here and in the other checkout."""
    here = start_up_costs(said.rounds, os.environ)
    there = {} if elsewhere is None else start_up_costs(said.rounds, elsewhere.environment)
    if said.solver:
        here |= solver_costs(said.deals, SOLVER_SEED) | claim_costs(said.deals, SOLVER_SEED)
        there |= {} if elsewhere is None else elsewhere.ask("solver", said.deals, SOLVER_SEED)
    return here, there


def build(found: dict[str, object]) -> str:
    """Say in a line on what was measured."""
    kind = "compiled" if kernel.COMPILED else "plain Python"
    return ", ".join(map(str, (kind, found["python"], found["machine"], found["date"])))


def main() -> int:
    """Measure, print a table, and write all numbers as JSON."""
    if sys.argv[1:2] == ["bots"]:
        return bots.main(sys.argv[2:], lambda: build(machine()))
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=15, help="how often each contestant runs, at least 2")
    parser.add_argument("--seconds", type=float, default=0.3, help="about how long each run takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=100, help="how many deals the solver is asked about")
    parser.add_argument("--no-solver", dest="solver", action="store_false", help="leave the solver out")
    parser.add_argument("--against", type=Path, help="another checkout, or an installation, measured by turns with it")
    parser.add_argument("--json", type=Path, help="where all numbers go")
    parser.add_argument("--markdown", type=Path, help="where the table goes, ready to paste")
    said = parser.parse_args()
    elsewhere = None if said.against is None else Elsewhere(said.against, said.seed)
    rounds = compare(runners(said.seed, elsewhere), said.rounds, said.seconds, random.Random(said.seed))
    rows = [
        *ratios(rounds, compiled=kernel.COMPILED, other=OTHER),
        *costs(*own_costs(said, elsewhere)),
    ]
    if find_spec("benchmarks.hostile") is not None:
        rows += import_module("benchmarks.hostile").hostile_costs()
    if elsewhere is not None:
        elsewhere.close()
    found = machine()
    text = f"{build(found)}\n\n{markdown(rows)}\n"
    print(text)
    if said.json is not None:
        numbers = {**found, "rows": [attrs.asdict(row) for row in rows], "rates": rounds.rates}
        said.json.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
    if said.markdown is not None:
        said.markdown.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
