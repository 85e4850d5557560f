"""A cluster of Dask, of real processes: the same rows, also where a worker is killed in the middle."""

import os
import random
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import pyskat as sk
from careless import careless
from pyskat.bots import Bot, RandomBot
from pyskat.cli import main
from pyskat.simulate import replay, simulate
from simulate.archive import write

distributed: Any = pytest.importorskip("distributed", reason="the extra dask is not installed")
pytestmark = pytest.mark.filterwarnings("ignore")  # what other packages warn of while their processes are killed

BOTS: dict[str, Bot] = {"careless": careless, "random": RandomBot(), "another": RandomBot()}
DEALS = 24
FATAL = 9


@contextmanager
def cluster(**config: object) -> Iterator[Any]:
    """Start two processes, each with one thread."""
    import dask  # noqa: PLC0415 - only where it is installed

    settings = {"distributed.scheduler.allowed-failures": 3, "distributed.comm.timeouts.connect": "5s", **config}
    options = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with ExitStack() as stack:
        stack.enter_context(dask.config.set(settings))
        local = stack.enter_context(distributed.LocalCluster(**options))
        yield stack.enter_context(distributed.Client(local))


def deadly(flag: Path, *, always: bool = False) -> Bot:
    """Make a bot that kills its worker in a certain deal, once or always; else it is careless.

    It is sent by value, so that a worker need not be able to import the tests.
    """
    hand = sk.Deal.shuffled(random.Random(f"0 {FATAL}")).hands[0]
    name = str(flag)
    kill: Callable[[int, int], None] = os.kill

    def play(seen: sk.View, rng: random.Random) -> sk.Action:
        if seen.hand == hand and (always or not os.path.exists(name)):  # noqa: PTH110 - nothing else is sent along
            with open(name, "a", encoding="utf-8") as file:  # noqa: PTH123 - likewise
                file.write("x")
            kill(os.getpid(), signal.SIGKILL)
        return careless(seen, rng)

    return play


def test_a_cluster_gives_the_same_and_loses_nothing_with_a_worker(tmp_path: Path) -> None:
    whole = simulate(BOTS, DEALS, rotate=True)
    with cluster() as client:
        executor: Executor = client.get_executor()
        for chunk in (1, 7, 1_000):
            assert simulate(BOTS, DEALS, rotate=True, executor=executor, chunk=chunk) == whole
        flag = tmp_path / "killed"
        bots = {**BOTS, "careless": deadly(flag)}
        killed = simulate(bots, DEALS, rotate=True, executor=executor, chunk=1)
        assert flag.read_text(encoding="utf-8") == "x"
        assert killed == whole
        assert killed.missing == whole.missing
        path = tmp_path / "archive.sgf"
        write(path, 450, 14, distinct=30)
        assert replay(path, executor=executor) == replay(path)
        address = client.scheduler.address
        assert main(["simulate", "--bots", "rule,random,random", "--deals", "20", "--dask", address]) == 0


def test_a_chunk_that_is_lost_is_handed_out_once_more_and_then_missing(tmp_path: Path) -> None:
    whole = simulate(BOTS, DEALS)
    with cluster(**{"distributed.scheduler.allowed-failures": 0}) as client:
        executor = client.get_executor()
        once = simulate({**BOTS, "careless": deadly(tmp_path / "once")}, DEALS, executor=executor, chunk=2)
        assert once.deals + len(once.missing) == DEALS
        assert (tmp_path / "once").read_text(encoding="utf-8") == "x"
        assert once == whole
        flag = tmp_path / "always"
        always = simulate({**BOTS, "careless": deadly(flag, always=True)}, DEALS, executor=executor, chunk=2)
        assert flag.read_text(encoding="utf-8") == "xx"
        assert FATAL in always.missing
        missing = set(always.missing)
        assert always.rows() == [row for row in whole.rows() if row["number"] not in missing]
        assert always.lost.startswith("KilledWorker")
