"""How long does ``import pyskat`` take, next to importing the one package it needs?"""

import statistics
import subprocess
import sys

__all__ = ["import_times"]

_STATEMENTS = {
    "nothing": "pass",
    "attrs": "import attrs",
    "pyskat": "import pyskat",
    "pyskat.batch": "import pyskat.batch",
}
_TIMED = "import time; begin = time.process_time(); {}; print(time.process_time() - begin)"


def _seconds(statement: str) -> float:
    """Time a statement in a fresh process."""
    command = [sys.executable, "-c", _TIMED.format(statement)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)  # noqa: S603 - our own words


def import_times(rounds: int) -> dict[str, float]:
    """Time each import by turns in fresh processes; medians in milliseconds."""
    taken: dict[str, list[float]] = {name: [] for name in _STATEMENTS}
    for _ in range(rounds):
        for name, statement in _STATEMENTS.items():
            taken[name].append(_seconds(statement))
    return {name: round(statistics.median(times) * 1000, 2) for name, times in taken.items()}
