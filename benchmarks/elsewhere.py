"""The same measured of another checkout: a process in which ``pyskat`` is that one's, asked line by line."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from attrs import frozen

from benchmarks.bench_solver import solver_costs
from benchmarks.bench_worlds import MAKERS as OF_WORLDS
from benchmarks.measure import Contestant, Local
from benchmarks.ours import MAKERS

__all__ = ["Elsewhere", "Remote", "contestants"]

_HERE: Final = Path(__file__).parent.parent


def contestants(seed: int) -> dict[str, Contestant]:
    """Make the contestants of this process; without those for which something is not installed or not there yet."""
    found = {}
    for name, make in (MAKERS | OF_WORLDS).items():
        try:
            found[name] = make(random.Random(seed))
        except (ImportError, AttributeError):
            print(f"left out: {name}", file=sys.stderr)
    return found


class Elsewhere:
    """A process that measures another checkout.

    Args:
        path: The checkout, or a folder that pyskat was installed into.
        seed: As for the contestants here.
    """

    def __init__(self, path: Path, seed: int) -> None:
        source = path / "src" if (path / "src").is_dir() else path
        self.environment: Mapping[str, str] = {**os.environ, "PYTHONPATH": f"{source.resolve()}{os.pathsep}{_HERE}"}
        self._process = subprocess.Popen(  # noqa: S603 - our own words
            [sys.executable, "-m", "benchmarks.elsewhere", str(seed)],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.names: list[str] = self.ask("names")

    def ask(self, what: str, *arguments: object) -> Any:  # noqa: ANN401 - whatever the answer is
        """Ask for one thing, and wait."""
        assert self._process.stdin is not None  # noqa: S101 - it has pipes
        assert self._process.stdout is not None  # noqa: S101
        print(json.dumps([what, *arguments]), file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()


@frozen
class Remote:
    """A contestant of the other process."""

    elsewhere: Elsewhere
    name: str

    def rate(self, work: int) -> float:
        """Let it do so much work; gives the units per second of processor time."""
        return float(self.elsewhere.ask("rate", self.name, work))

    def work_for(self, seconds: float) -> int:
        """Find how much work takes about so long; the trials warm the contestant up."""
        return int(self.elsewhere.ask("work_for", self.name, seconds))


def main() -> None:
    """Answer until nothing more is asked."""
    answer, sys.stdout = sys.stdout, sys.stderr  # what is printed on the way is no answer
    here = contestants(int(sys.argv[1]))
    for line in sys.stdin:
        what, *arguments = json.loads(line)
        match what:
            case "names":
                said: object = list(here)
            case "solver":
                said = solver_costs(*arguments)
            case _:
                name, number = arguments
                said = getattr(Local(here[name]), what)(number)
        print(json.dumps(said), file=answer, flush=True)


if __name__ == "__main__":
    main()
