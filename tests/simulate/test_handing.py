"""Work that is handed out: in order, once more where it was lost, and called back where somebody stops it."""

import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from pyskat.simulate.handing import Desk, Patience, window_for


class Scripted(Executor):
    """Does as it is told for each call: "ok", "lost", "broken", "never", and "refused" when it is submitted."""

    def __init__(self, *script: str) -> None:
        self.script = [*script]
        self.asked: list[tuple[int, int]] = []

    def submit(self, fn: Callable[..., Any], /, *given: Any, **_: Any) -> "Future[Any]":  # noqa: ANN401 - as in the library
        """Answer with a future that has come to what the script says."""
        work, task, tries = given
        self.asked.append((task, tries))
        what = self.script.pop(0) if self.script else "ok"
        if what == "refused":
            raise RuntimeError("cannot schedule new futures after shutdown")
        future: Future[Any] = Future()
        if what == "ok":
            future.set_result(fn(work, task, tries))
        elif what == "lost":
            future.set_exception(OSError("gone"))
        elif what == "broken":
            future.set_exception(BrokenExecutor())
        return future


def square(number: int) -> int:
    return number * number


def desk(executor: Executor | None, tasks: int = 5, window: int = 3) -> Desk[int, int]:
    return Desk(square, iter(range(tasks)), executor, window)


def all_of(of: Desk[int, int]) -> list[tuple[int, int | None]]:
    found = []
    while (came := of.take()) is not None:
        found.append(came)
    return found


SQUARES = [(number, number * number) for number in range(5)]


def test_all_is_done_here_or_elsewhere_in_order() -> None:
    assert all_of(desk(None)) == SQUARES
    assert all_of(desk(Scripted())) == SQUARES
    with ThreadPoolExecutor(2) as threads:
        assert all_of(desk(threads)) == SQUARES


def test_no_more_is_out_than_the_window_lets() -> None:
    executor = Scripted()
    one = desk(executor, 100, 4)
    one.take()
    assert [task for task, _ in executor.asked] == [0, 1, 2, 3]
    one.take()
    assert [task for task, _ in executor.asked] == [0, 1, 2, 3, 4]


def test_what_is_lost_is_handed_out_once_more() -> None:
    executor = Scripted("ok", "lost", "ok")
    assert all_of(desk(executor)) == SQUARES
    assert executor.asked == [(0, 0), (1, 0), (2, 0), (3, 0), (1, 1), (4, 0)]


def test_what_is_lost_twice_is_missing() -> None:
    executor = Scripted("ok", "lost", "ok", "ok", "lost")
    one = desk(executor)
    assert all_of(one) == [(0, 0), (1, None), *SQUARES[2:]]
    assert one.lost == "OSError: gone"


def test_what_a_broken_executor_had_done_stands() -> None:
    executor = Scripted("broken", "ok", "broken")
    one = desk(executor)
    assert all_of(one) == [(0, None), (1, 1), (2, None)]
    assert one.lost == "BrokenExecutor"
    assert executor.asked == [(0, 0), (1, 0), (2, 0)]  # nothing more


def test_who_takes_nothing_more_leaves_the_rest() -> None:
    one = desk(Scripted("ok", "refused"))
    assert all_of(one) == [(0, 0), (1, None)]
    assert one.lost == "RuntimeError: cannot schedule new futures after shutdown"
    late = desk(Scripted("ok", "lost", "ok", "ok", "refused"))  # at the second attempt
    assert all_of(late) == [(0, 0), (1, None), (2, 4), (3, 9)]
    assert late.lost.startswith("RuntimeError")


def test_whoever_stops_gets_what_has_been_done() -> None:
    executor = Scripted("ok", "never", "ok", "lost")
    patience = Patience()
    found: list[tuple[int, int | None]] = []
    arriving = patience.through(desk(executor, 10, 4), lambda: stop(found))
    found.extend(arriving)
    assert found == [(0, 0), (1, None), (2, 4), (3, None)]
    assert patience.asked


def stop(found: list[tuple[int, int | None]]) -> None:
    if found:
        raise KeyboardInterrupt


def test_what_was_begun_here_is_named() -> None:
    def tired(number: int) -> int:
        if number == 2:
            raise KeyboardInterrupt
        return number

    patience = Patience()
    found = list(patience.through(Desk(tired, iter(range(5)), None, 1), lambda: None))
    assert found == [(0, 0), (1, 1), (2, None)]


def test_another_exception_calls_back_what_is_out() -> None:
    executor = Scripted("ok", "never")
    futures: list[Future[Any]] = []
    one = desk(executor, 5, 2)
    arriving = Patience().through(one, lambda: 1 // 0)
    assert next(arriving) == (0, 0)
    futures += [future for _, future, _ in one._waiting]  # noqa: SLF001 - what is out
    with pytest.raises(ZeroDivisionError):
        next(arriving)
    assert futures[0].cancelled()


def test_ctrl_c_waits_until_what_was_done_has_been_added_up() -> None:
    patience, steps = Patience(), []
    with patience.watching():
        signal.raise_signal(signal.SIGINT)
        steps.append("added")  # nothing is interrupted here
        assert patience.stoppable(lambda: steps.append("never")) is None
    assert (patience.asked, steps) == (True, ["added"])
    other = Patience()

    def stopped() -> str:
        steps.append("begun")
        signal.raise_signal(signal.SIGINT)
        steps.append("never")
        return "never"

    with other.watching():
        assert other.stoppable(stopped) is None
    assert (other.asked, steps) == (True, ["added", "begun"])
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_another_handler_of_ctrl_c_stays() -> None:
    def mine(*_: object) -> None:
        """Do nothing."""

    before = signal.signal(signal.SIGINT, mine)
    try:
        with Patience().watching():
            assert signal.getsignal(signal.SIGINT) is mine
        assert signal.getsignal(signal.SIGINT) is mine
    finally:
        signal.signal(signal.SIGINT, before)
    with ThreadPoolExecutor(1) as threads:  # only the main thread may have one
        assert threads.submit(watched).result()


def watched() -> bool:
    with Patience().watching():
        return signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_the_window_grows_with_the_workers() -> None:
    assert window_for(None) == window_for(Scripted()) == 64
    with ThreadPoolExecutor(2) as few, ThreadPoolExecutor(50) as many:
        assert (window_for(few), window_for(many)) == (64, 200)
    client = SimpleNamespace(nthreads=lambda: {"tcp://one": 32, "tcp://two": 16})
    executor = Scripted()
    executor._client = client  # type: ignore[attr-defined]  # noqa: SLF001 - as Dask's has it
    assert window_for(executor) == 192
