"""What is wrong with a list? All faults of it, each with its line and column, and one error that tells them."""

from collections.abc import Callable
from typing import Final, TypeVar

from attrs import Factory, define

from pyskat.errors import Code, ParseError, Reason, SheetError, SkatError
from pyskat.language.phrases import Phrase

__all__ = ["Faults"]

Read = TypeVar("Read")

_TOLD: Final = 20
"""How many faults a message names."""
_MOST: Final = 1_000
"""After this many faults, reading stops."""
_ONCE: Final = {Code.SHEET_OVER, Code.BAD_SYSTEM}
"""What is true of each line that follows, so that saying so once is enough."""


@define
class Faults:
    """The faults found so far."""

    line: int = 1
    """The line that is being read, counted from 1."""
    found: list[Reason] = Factory(list)
    codes: set[Code] = Factory(set)
    ignored: set[Code] = Factory(set)
    """What would only follow from an earlier fault."""

    @property
    def full(self) -> bool:
        """Whether there are so many that nobody wants more."""
        return len(self.found) >= _MOST

    def note(self, at: int, why: Reason) -> None:
        """Note a fault of this line; places count from 0 here and from 1 in the message."""
        if self.full or why.code in self.ignored or (why.code in _ONCE and why.code in self.codes):
            return
        self.codes.add(why.code)
        self.found.append(Reason.of(Code.FAULT_AT, line=self.line, column=at + 1, why=why))

    def tried(self, read: Callable[[], Read], at: int, inner: int | None = None) -> Read | None:
        """Read something, or note what is wrong with it.

        Args:
            read: Reads it.
            at: Where the fault is if it has no place of its own.
            inner: From where such a place counts; None: from ``at``.

        Returns:
            What was read; None if it could not be.
        """
        try:
            return read()
        except ParseError as error:
            self.note((at if inner is None else inner) + error.position, error.reason)
        except SkatError as error:
            self.note(at, error.reason)
        return None

    def error(self) -> SheetError:
        """Tell them all; a message names no more than twenty."""
        faults = tuple(self.found)
        more = (Phrase.AND_MORE.of(count=len(faults) - _TOLD),) if len(faults) > _TOLD else ()
        return SheetError(Reason.of(Code.BAD_SHEET_FILE, count=len(faults), faults=(*faults[:_TOLD], *more)), faults)
