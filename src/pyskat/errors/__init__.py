"""What is raised when something is wrong: typed, with a stable code, saying what would have been right."""

from typing import Self

from attrs import frozen

from pyskat.base.values import FrozenMap, Value
from pyskat.errors.codes import Code
from pyskat.errors.document_messages import DOCUMENT_MESSAGES
from pyskat.errors.messages import MESSAGES, Language, say
from pyskat.errors.quoting import as_found, short
from pyskat.language.words import translate

__all__ = [
    "ArgumentError",
    "Code",
    "ContractError",
    "DealError",
    "IllegalActionError",
    "Language",
    "ParseError",
    "Reason",
    "RecordError",
    "SettlementError",
    "SheetError",
    "SkatError",
    "check_language",
    "check_type",
]


@frozen
class Reason(Value):
    """Why something is wrong or refused.

    >>> reason = Reason.of(Code.BID_TOO_LOW, value=17, least=18)
    >>> reason.code, reason.params["least"]
    (Code.BID_TOO_LOW, 18)
    >>> reason.explain()
    '17 is not enough: the least possible is 18'
    """

    code: Code
    """The cause, stable from release to release."""
    params: FrozenMap[str | int]
    """What the message names: cards, seats, values."""

    @classmethod
    def of(cls, code: Code, **params: str | int) -> Self:
        """Make a reason from a code and what its message names."""
        return cls(code, FrozenMap(params))

    @property
    def rule(self) -> str:
        """The source and paragraph of the rule behind it."""
        return MESSAGES[self.code].rule

    def explain(self, language: Language = "en") -> str:
        """Say it in a sentence.

        Args:
            language: ``"en"`` or ``"de"``.

        Raises:
            ArgumentError: For another language.
        """
        lang = check_language(language)
        params: dict[str, str | int] = dict(self.params)
        if lang == "de" and self.code not in _FOR_PROGRAMMERS:
            params = {
                key: translate(value) if isinstance(value, str) and key not in _QUOTED else value
                for key, value in params.items()
            }
        return say(self.code, lang, params)

    def __str__(self) -> str:
        return self.explain()


_QUOTED = frozenset({"word", "action", "found", "forms", "name"})
"""What messages quote as it was given."""

_FOR_PROGRAMMERS = frozenset({Code.WRONG_TYPE, Code.WRONG_VALUE, Code.NOT_A_GAME, *DOCUMENT_MESSAGES})
"""Messages that speak of Python, where words are names."""


class SkatError(ValueError):
    """The base of all errors of this package; ``str()`` says what was wrong and what would be right.

    Args:
        reason: The cause.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    @property
    def code(self) -> Code:
        """The cause, stable from release to release."""
        return self.reason.code

    @classmethod
    def of(cls, code: Code, **params: str | int) -> Self:
        """Make an error from a code and what its message names."""
        return cls(Reason.of(code, **params))

    def explain(self, language: Language = "en") -> str:
        """Say it in a sentence, in English or German."""
        return self.reason.explain(language)

    def __str__(self) -> str:
        return self.explain()


class ArgumentError(SkatError, TypeError):
    """An argument of the wrong type or outside its range, where nothing more special fits."""


class ParseError(SkatError):
    """A text that cannot be read.

    Args:
        reason: The cause.
        text: The whole text.
        position: Where in it the trouble begins, counted from 0.
        pointer: In a JSON document, which part of it is meant, as a JSON pointer (RFC 6901): ``/deal/skat``; None
            for any other text, and where the text is no JSON.
    """

    def __init__(self, reason: Reason, text: str = "", position: int = 0, pointer: str | None = None) -> None:
        super().__init__(reason)
        self.args: tuple[object, ...] = (reason, text, position, pointer)
        self.text = text
        self.position = position
        self.pointer = pointer

    @classmethod
    def at(cls, text: str, position: int, code: Code, **params: str | int) -> Self:
        """Make an error for a place in a text."""
        return cls(Reason.of(code, **params), text, position)

    def explain(self, language: Language = "en") -> str:
        """Say it in a sentence that names the text and the place."""
        sentence = self.reason.explain(language)
        if self.pointer is not None:
            whole = "im ganzen Dokument" if language == "de" else "in the whole document"
            where = short(self.pointer, _LONG)
            return f"{sentence} ({f'in {where}' if where else whole})"
        shown = short(self.text, _LONG)
        if language == "de":
            return f"{sentence} (Zeichen {self.position + 1} in {shown!r})"
        return f"{sentence} (at character {self.position + 1} of {shown!r})"


_LONG = 120


class ContractError(SkatError):
    """A game that does not exist, or has no value of the kind asked for."""


class DealError(SkatError):
    """Cards that are no deal; all faults are reported at once.

    Args:
        reason: The cause.
        faults: Each fault in a few words.
    """

    def __init__(self, reason: Reason, faults: tuple[str, ...] = ()) -> None:
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
        index: The move at fault, counted from 0; None when it is not a move.
        line: The line of the text on which the record begins, counted from 1; None when unknown.
        why: What was wrong with the move itself, where the rules say it.
    """

    def __init__(
        self, reason: Reason, index: int | None = None, line: int | None = None, why: Reason | None = None
    ) -> None:
        super().__init__(reason)
        self.args: tuple[object, ...] = (reason, index, line, why)
        self.index = index
        self.line = line
        self.why = why

    def explain(self, language: Language = "en") -> str:
        """Say it in a sentence that names the line and the move, where they are known."""
        line, move = ("Zeile", "Zug") if language == "de" else ("line", "move")
        where = [f"{line} {self.line}"] if self.line is not None else []
        where += [f"{move} {self.index}"] if self.index is not None else []
        said = ", ".join(where) + ": " if where else ""
        why = f": {self.why.explain(language)}" if self.why is not None else ""
        return said + self.reason.explain(language) + why


class SheetError(SkatError):
    """An entry that has no place on a score sheet.

    Args:
        reason: The cause.
        faults: Where many lines were read: each fault with its line and column.
    """

    def __init__(self, reason: Reason, faults: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.args: tuple[object, ...] = (reason, faults)
        self.faults = faults


def check_language(language: object) -> Language:
    """Return the language if something is written in it.

    Raises:
        ArgumentError: For another one.
    """
    if language == "en":
        return "en"
    if language == "de":
        return "de"
    raise ArgumentError.of(Code.WRONG_VALUE, what="language", wanted='"en" or "de"', found=as_found(language))


def check_type(what: str, value: object, kind: type, wanted: str) -> None:
    """Refuse a value of another type; a bool is no int, and a card or seat is no number.

    Raises:
        ArgumentError: If it is not of the kind asked for.
    """
    if type(value) is kind or (kind is not int and isinstance(value, kind)):
        return
    raise ArgumentError.of(Code.WRONG_TYPE, what=what, wanted=wanted, found=as_found(value))
