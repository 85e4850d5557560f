"""Which kinds of errors are there? For texts, deals, games, actions, records and sheets."""

from typing import Self

from pyskat.errors.codes import Code
from pyskat.errors.reasons import Reason, SkatError
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle, Filled, Language, Term, say, short

__all__ = [
    "ContractError",
    "DealError",
    "IllegalActionError",
    "ParseError",
    "RecordError",
    "SettlementError",
    "SheetError",
    "TableError",
]


class ParseError(SkatError):
    """A text that cannot be read.

    Args:
        reason: The cause.
        text: The whole text.
        position: Where the problem begins, counted from 0.
        pointer: The part of a JSON document that is wrong, as a JSON pointer (RFC 6901): ``/deal/skat``; None for any
            other text, and if the text is not JSON.
    """

    def __init__(self, reason: Reason, text: str = "", position: int = 0, pointer: str | None = None) -> None:
        super().__init__(reason)
        self.args: tuple[object, ...] = (reason, text, position, pointer)
        self.text = text
        self.position = position
        self.pointer = pointer

    @classmethod
    def at(cls, text: str, position: int, code: Code, **params: Term) -> Self:
        """Make an error for a place in a text."""
        return cls(Reason.of(code, **params), text, position)

    def explain(self, language: Language = "en", *, style: CardStyle | None = None) -> str:
        """Say it in a sentence that names the text and the place."""
        sentence = self.reason.explain(language, style=style)
        return f"{sentence} ({self._place().say(language)})"

    def _place(self) -> Filled | Phrase:
        """Say where it is: in a document or in a text."""
        if self.pointer is None:
            return Phrase.IN_TEXT.of(character=self.position + 1, text=short(self.text, _LONG))
        return Phrase.IN_PART.of(pointer=short(self.pointer, _LONG)) if self.pointer else Phrase.IN_DOCUMENT


_LONG = 120


class ContractError(SkatError):
    """A game that does not exist, or has no such value."""


class DealError(SkatError):
    """Cards that are not a deal; all faults are reported at once.

    Args:
        reason: The cause.
        faults: Each fault.
    """

    def __init__(self, reason: Reason, faults: tuple[Reason, ...] = ()) -> None:
        super().__init__(reason)
        self.args: tuple[object, ...] = (reason, faults)
        self.faults = faults


class IllegalActionError(SkatError):
    """An action against the rules; ``.reason`` says why."""


class SettlementError(SkatError):
    """A game that cannot have ended as described."""


class RecordError(SkatError):
    """A game record that cannot be read, replayed or written.

    Args:
        reason: The cause.
        index: The move that is wrong, counted from 0; None if it is not a move.
        line: The line of the text on which the record begins, counted from 1; None if it is not known.
        why: Why the rules refuse the move, if they do.
    """

    def __init__(
        self, reason: Reason, index: int | None = None, line: int | None = None, why: Reason | None = None
    ) -> None:
        super().__init__(reason)
        self.args: tuple[object, ...] = (reason, index, line, why)
        self.index = index
        self.line = line
        self.why = why

    def explain(self, language: Language = "en", *, style: CardStyle | None = None) -> str:
        """Say it in a sentence that names the line and the move, if they are known."""
        sentence = self.reason.explain(language, style=style)
        where = [Phrase.IN_LINE.of(number=self.line)] if self.line is not None else []
        where += [Phrase.IN_MOVE.of(number=self.index)] if self.index is not None else []
        said = f"{say(tuple(where), language)}: " if where else ""
        why = f": {self.why.explain(language, style=style)}" if self.why is not None else ""
        return said + sentence + why


class SheetError(SkatError):
    """An entry that does not belong on a score sheet.

    Args:
        reason: The cause.
        faults: Where many lines were read: each fault, with its line and column.
    """

    def __init__(self, reason: Reason, faults: tuple[Reason, ...] = ()) -> None:
        super().__init__(reason)
        self.args: tuple[object, ...] = (reason, faults)
        self.faults = faults


class TableError(SkatError):
    """Something that cannot be done at a table now, or by whoever asks for it."""
