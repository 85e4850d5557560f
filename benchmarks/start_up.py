"""How long do ``import pyskat`` and the first deal take, next to importing the one package it needs?"""

import statistics
import subprocess
import sys
from collections.abc import Mapping

__all__ = ["start_up_costs"]

_DEAL = "import random, pyskat; pyskat.start(pyskat.Deal.shuffled(random.Random(1)))"
_STATEMENTS = {
    "import attrs": "import attrs",
    "import pyskat": "import pyskat",
    "import pyskat and the first deal": _DEAL,
}
_TIMED = "import time; begin = time.process_time(); {}; print(time.process_time() - begin)"


def _seconds(statement: str, environment: Mapping[str, str]) -> float:
    """Time a statement in a fresh process."""
    command = [sys.executable, "-c", _TIMED.format(statement)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)  # noqa: S603 - our words
    return float(done.stdout)


def start_up_costs(rounds: int, environment: Mapping[str, str]) -> dict[str, float]:
    """Time each statement by turns in fresh processes; medians, as multiples of that of ``import attrs``."""
    taken: dict[str, list[float]] = {name: [] for name in _STATEMENTS}
    for _ in range(rounds):
        for name, statement in _STATEMENTS.items():
            taken[name].append(_seconds(statement, environment))
    attrs, *others = (statistics.median(times) for times in taken.values())
    return {f"{name} × import attrs": time / attrs for name, time in zip(list(_STATEMENTS)[1:], others, strict=True)}
