"""How far is it? A function that is called on the way, or a bar in the terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

from pyskat.errors import ArgumentError, Code, Language
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.language.simulate_words import SimulateWord
from pyskat.simulate.extras import needs

__all__ = ["Progress", "Told", "bar", "expect_progress", "shown"]

Told: TypeAlias = Callable[[int, int | None], object]
Progress: TypeAlias = Told | Literal[True] | None
"""What is called with how much is done of how much, or True for a bar."""


def expect_progress(progress: object) -> Progress:
    """Return what is called on the way.

    Raises:
        ArgumentError: For anything that cannot be called, but True and None.
        ModuleNotFoundError: For a bar, without the extra ``cli``.
    """
    if progress is True:
        needs("rich", "progress=True", "cli")
        return True
    if progress is None or progress is False:
        return None
    if callable(progress):
        return progress
    raise ArgumentError.of(Code.WRONG_TYPE, what="progress", wanted=Phrase.A_PROGRESS, found=as_found(progress))


@contextmanager
def shown(progress: Progress, total: int | None, unit: SimulateWord = SimulateWord.UNIT_DEALS) -> Iterator[Told]:
    """Give what is called on the way."""
    if progress is True:
        with bar(total, unit) as told:
            yield told
    else:
        yield _silent if progress is None else progress


def _silent(_: int, __: int | None) -> None:
    """Tell nobody."""


@contextmanager
def bar(total: int | None, unit: SimulateWord, language: Language = "en") -> Iterator[Told]:
    """Show a bar on standard error, with how many a second and the time that is left."""
    from rich import progress  # noqa: PLC0415 - only who wants a bar needs it
    from rich.console import Console  # noqa: PLC0415 - likewise
    from rich.text import Text  # noqa: PLC0415 - likewise

    class PerSecond(progress.ProgressColumn):
        """How many a second."""

        def render(self, task: progress.Task) -> Text:
            speed = task.finished_speed or task.speed
            return Text(unit.of(count=f"{speed or 0:,.0f}").say(language))

    columns = (
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        PerSecond(),
        progress.TimeRemainingColumn(elapsed_when_finished=True),
    )
    with progress.Progress(*columns, console=Console(stderr=True)) as drawn:
        task = drawn.add_task("", total=total)
        yield lambda done, of: drawn.update(task, completed=done, total=of)
