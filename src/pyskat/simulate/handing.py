"""How does work go out to other processes and machines, and what if one of them is lost, or somebody stops it all?"""

import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from types import FrameType
from typing import Final, Generic, TypeVar

from attrs import Factory, define

__all__ = ["Desk", "Patience", "window_for"]

T = TypeVar("T")
R = TypeVar("R")
S = TypeVar("S")

_LEAST: Final = 64
_EACH: Final = 4
"""How many tasks are out for each worker: one at work, and the next ones on their way."""


def window_for(executor: Executor | None) -> int:
    """Say how many tasks are out at a time: enough for all workers, if the executor tells how many it has."""
    own = getattr(executor, "_max_workers", None)
    threads = getattr(getattr(executor, "_client", None), "nthreads", None)  # a cluster of Dask
    if callable(threads):
        own = sum(threads().values())
    return max(_LEAST, _EACH * own) if isinstance(own, int) else _LEAST


def _attempt(work: Callable[[T], R], task: T, _: int) -> R:
    """Do a task; Dask takes two calls with the same arguments for one, so the second attempt has another number."""
    return work(task)


@define
class Desk(Generic[T, R]):
    """Hands tasks out, and takes in what comes of them, in their order.

    A task that is lost with its worker is handed out once more, if there is still somebody to do it.

    Args:
        work: What is done; processes need one that can be pickled.
        tasks: What it is done with; they are taken as there is room.
        executor: Who does it; None: it is done here.
    """

    work: Callable[[T], R]
    tasks: Iterator[T]
    executor: Executor | None
    window: int
    lost: str = ""
    """Why the last one that was lost for good was lost."""
    begun: T | None = None
    """What is being done here."""
    _waiting: deque[tuple[T, Future[R], int]] = Factory(deque)
    _broken: bool = False

    def take(self) -> tuple[T, R | None] | None:
        """Give the next task with what came of it: None where it was lost; None alone where there are no more."""
        if self.executor is None:
            self.begun = next(self.tasks, None)
            return None if self.begun is None else (self.begun, self.work(self.begun))
        while len(self._waiting) < self.window and not self._broken:
            task = next(self.tasks, None)
            if task is None:
                break
            self._waiting.append(self._submitted(task, 0))
        if not self._waiting:
            return None
        task, future, tries = self._waiting[0]
        try:
            result = future.result()
        except BrokenExecutor as error:
            self._broken = True
            self._note(error)
        except Exception as error:  # noqa: BLE001 - whatever becomes of a worker, the others' work stands
            if not tries and not self._broken:
                self._waiting[0] = self._submitted(task, 1)
                return self.take()
            self._note(error)
        else:
            self._waiting.popleft()
            return task, result
        self._waiting.popleft()
        return task, None

    def _submitted(self, task: T, tries: int) -> tuple[T, Future[R], int]:
        """Hand a task out."""
        assert self.executor is not None  # noqa: S101 - otherwise it is done here
        try:
            future = self.executor.submit(_attempt, self.work, task, tries)
        except RuntimeError as error:  # it is broken, or shut down
            self._broken = True
            future = Future()
            future.set_exception(error)
        return task, future, tries

    def _note(self, error: Exception) -> None:
        self.lost = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__

    def close(self) -> list[tuple[T, R | None]]:
        """Call back what is out, and give it, in order, with what came of it if it has been done in the meantime."""
        for _, future, _ in self._waiting:
            future.cancel()
        begun = [] if self.begun is None else [(self.begun, None)]
        return begun + [
            (task, future.result() if future.done() and not future.cancelled() and not future.exception() else None)
            for task, future, _ in self._waiting
        ]


@define
class Patience:
    """Lets Ctrl-C stop waiting and playing at once, but not the adding up of what has been done."""

    asked: bool = False
    """Whether somebody wants it to stop."""
    _open: bool = False

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Take over Ctrl-C where Python's own handler has it."""
        ours = threading.current_thread() is threading.main_thread()
        if not ours or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
            yield
            return
        signal.signal(signal.SIGINT, self._ask)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _ask(self, _: int, __: FrameType | None) -> None:
        self.asked = True
        if self._open:
            raise KeyboardInterrupt

    def through(self, desk: Desk[T, R], told: Callable[[], object]) -> Generator[tuple[T, R | None], None, None]:
        """Give what comes of all tasks, until there are no more or somebody stops it.

        Args:
            desk: Where they are handed out.
            told: What is called before each is waited for, but the first.
        """
        try:
            came = self.stoppable(desk.take)
            while came is not None:
                desk.begun = None
                yield came
                came = self.stoppable(lambda: (told(), desk.take())[1])
        finally:
            rest = desk.close()
        yield from rest

    def stoppable(self, work: Callable[[], S]) -> S | None:
        """Do something that may be stopped in the middle, which gives None; not at all if somebody has asked."""
        try:
            self._open = True
            return None if self.asked else work()
        except KeyboardInterrupt:
            self.asked = True
            return None
        finally:
            self._open = False
