"""Measure pyskat and OpenSpiel by turns: ``python -m benchmarks [--rounds 15] [--seconds 0.3] [--json FILE]``."""

import argparse
import datetime as dt
import json
import os
import platform
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

import pyskat
from benchmarks import ours
from benchmarks.measure import Comparison, Contestant, Rounds, compare
from benchmarks.start_up import import_times
from pyskat import kernel

Maker = Callable[[random.Random], Contestant]

COMPARISONS = (
    Comparison("playouts in the kernel", "kernel", "in place", "games", 15.0),
    Comparison("playouts in a batch", "batch", "in place", "games", 25.0),
    Comparison("legal_actions and apply", "card play", "child", "cards", 1.5 if kernel.COMPILED else 0.7),
    Comparison("whole deals", "whole deals", "whole games", "deals", 0.8),
)
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


def compared(rounds: Rounds) -> list[dict[str, object]]:
    """Work out the ratios of those that took part."""
    rows: list[dict[str, object]] = []
    for each in COMPARISONS:
        if each.ours not in rounds.rates:
            continue
        row: dict[str, object] = {
            "name": each.name,
            "unit": each.unit,
            "rate": round(rounds.median_rate(each.ours)),
            "peer": each.peer,
            "peer_rate": None,
            "ratio": None,
            "quartiles": None,
            "target": each.target,
        }
        if each.peer in rounds.rates:
            ratios = rounds.ratios(each.ours, each.peer)
            low, _, high = statistics.quantiles(ratios, n=4)
            row["peer_rate"] = round(rounds.median_rate(each.peer))
            row["ratio"] = round(statistics.median(ratios), 2)
            row["quartiles"] = [round(low, 2), round(high, 2)]
        rows.append(row)
    return rows


def table(rows: list[dict[str, object]]) -> str:
    """Set the comparisons out as a table in Markdown."""
    lines = [
        "| what | pyskat, per second | OpenSpiel, per second | ratio | half of the rounds |",
        "|---|--:|--:|--:|--:|",
    ]
    for row in rows:
        between = "" if row["quartiles"] is None else "{} – {}".format(*row["quartiles"])  # type: ignore[misc]
        cells = (f"{row['name']} ({row['unit']})", row["rate"], row["peer_rate"], row["ratio"], between)
        lines.append(f"| {' | '.join('' if cell is None else str(cell) for cell in cells)} |")
    return "\n".join(lines)


def main() -> int:
    """Measure, print a table, and write all numbers as JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="how often each contestant runs, at least 2")
    parser.add_argument("--seconds", type=float, default=0.3, help="about how long each run takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--no-solver", dest="solver", action="store_false", help="leave out the benchmark of the solver"
    )
    parser.add_argument("--json", type=Path, help="where all numbers go")
    said = parser.parse_args()
    contestants = {name: make(random.Random(said.seed)) for name, make in makers().items()}
    rounds = compare(contestants, said.rounds, said.seconds, random.Random(said.seed))
    found = {**machine(), "comparisons": compared(rounds), "import_ms": import_times(said.rounds)}
    print(f"{found['python']}, {'compiled' if kernel.COMPILED else 'pure'}, {found['machine']}\n")
    print(table(compared(rounds)))
    print(f"\nimport, in milliseconds: {found['import_ms']}")
    if (
        said.solver and find_spec("benchmarks.bench_solver") is not None
    ):  # it compares with nobody and prints its own table
        sys.stdout.flush()
        subprocess.run([sys.executable, "-m", "benchmarks.bench_solver"], check=False)
    if said.json is not None:
        said.json.write_text(json.dumps({**found, "rates": rounds.rates}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
