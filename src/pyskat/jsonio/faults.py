"""What is wrong in a document, and where? Faults, the path to them, and JSON's own types."""

import json
from collections.abc import Sequence
from typing import Final, Self, TypeAlias

from attrs import fields, has
from cattrs import ClassValidationError, ForbiddenExtraKeysError

from pyskat.errors import Code, ParseError, Reason, SkatError
from pyskat.errors.quoting import LONGEST, as_found, short
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Span, Term

__all__ = [
    "FAULTY",
    "MOST",
    "Fault",
    "Plain",
    "as_list",
    "as_object",
    "fault_of",
    "flag",
    "parsed",
    "shown",
    "text",
    "whole",
    "wrong",
]

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
"""What a document is made of; it has no fractions."""

MOST: Final = 2**53 - 1
"""The largest whole number that every JSON program keeps exactly."""

_DIGITS: Final = len(f"-{MOST}")


class Fault(ValueError):  # noqa: N818 - what ends outside is a ParseError
    """Something wrong inside a document.

    Args:
        reason: The cause.
        path: The names and indices that lead to it.
    """

    def __init__(self, reason: Reason, path: tuple[str | int, ...] = ()) -> None:
        super().__init__(reason, path)
        self.reason = reason
        self.path = path

    @classmethod
    def of(cls, code: Code, *path: str | int, **params: Term) -> Self:
        """Make a fault from a code, the path to it, and what its message names."""
        return cls(Reason.of(code, **params), path)

    def under(self, *steps: str | int) -> "Fault":
        """Make the same fault of a part of something larger."""
        return Fault(self.reason, (*steps, *self.path))

    @property
    def pointer(self) -> str:
        """The JSON pointer (RFC 6901) to it."""
        return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in self.path)


FAULTY: Final[tuple[type[Exception], ...]] = (Fault, SkatError, ClassValidationError)
"""Everything that reading a part of a document can raise."""


def fault_of(error: Exception) -> Fault:
    """Find the first fault, and where it is, in what reading has raised."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, SkatError):
        return Fault(error.reason)
    assert isinstance(error, ClassValidationError)  # noqa: S101 - nothing else is raised
    placed, others = error.group_exceptions()
    if placed:
        inner, note = placed[0]
        if isinstance(inner, KeyError):
            return Fault.of(Code.FIELD_MISSING, note.name, name=note.name)
        return fault_of(inner).under(note.name)
    inner = others[0]
    if isinstance(inner, ForbiddenExtraKeysError):
        name = min(inner.extra_fields)
        return Fault.of(Code.UNKNOWN_FIELD, name, name=short(name), wanted=tuple(_names(inner.cl)))
    fault = fault_of(inner)
    what = _ABOUT.get(fault.reason.code, fault.reason.params.get("what"))
    return fault.under(*[name for name in _names(error.cl) if name == what])


_ABOUT: Final = {Code.BAD_PLAYERS: "players", Code.BAD_NAME: "players", Code.SHEET_OVER: "entries"}
"""The field that a cause is about, where a class refuses itself as a whole."""


def _names(cl: type) -> list[str]:
    """List the fields of a class."""
    return [field.name for field in fields(cl)] if has(cl) else []


class _Odd:
    """A number that is not whole, or is too long."""

    def __init__(self, written: str) -> None:
        self.written = written


class _Doubled(dict[str, Plain]):
    """An object that has a name twice."""

    twice = ""


def _number(written: str) -> int | _Odd:
    return int(written) if len(written) <= _DIGITS else _Odd(written)


def _object(pairs: list[tuple[str, Plain]]) -> dict[str, Plain]:
    made = dict(pairs)
    if len(made) == len(pairs):
        return made
    doubled, seen = _Doubled(made), set[str]()
    for name, _ in pairs:
        doubled.twice = doubled.twice or (name if name in seen else "")
        seen.add(name)
    return doubled


def parsed(written: str) -> object:
    """Parse JSON.

    Raises:
        ParseError: If it is not JSON, with the place. Whether it is the right JSON is for the readers to say.
    """
    try:
        made: object = json.loads(
            written, parse_int=_number, parse_float=_Odd, parse_constant=_Odd, object_pairs_hook=_object
        )
    except json.JSONDecodeError as error:
        raise ParseError.at(written, error.pos, Code.NOT_JSON, found=_said_of(error.msg)) from None
    except RecursionError:
        raise ParseError.at(written, 0, Code.NOT_JSON, found=Phrase.NESTED_TOO_DEEPLY) from None
    return made


_WHAT_JSON_SAYS: Final = {
    "Expecting value": Phrase.JSON_VALUE,
    "Expecting property name": Phrase.JSON_NAME,
    "Expecting ':'": Phrase.JSON_COLON,
    "Expecting ','": Phrase.JSON_COMMA,
    "Unterminated string": Phrase.JSON_QUOTE,
    "Invalid control character": Phrase.JSON_CHARACTER,
    "Invalid \\": Phrase.JSON_ESCAPE,
    "Extra data": Phrase.JSON_MORE,
}
"""What Python says is wrong with a text that is not JSON, by how it begins."""


def _said_of(message: str) -> Phrase:
    """Say in our words what Python says in English."""
    return next((said for words, said in _WHAT_JSON_SAYS.items() if message.startswith(words)), Phrase.JSON_HERE)


def shown(value: object) -> Term:
    """Show a piece of a document, or what should have become one, in a message, in short."""
    if isinstance(value, list):
        return Phrase.A_LIST
    if isinstance(value, dict):
        return Phrase.AN_OBJECT
    if isinstance(value, str | None | bool):
        return short(json.dumps(value))
    if isinstance(value, int):
        return short(str(value)) if abs(value) < 10**LONGEST else Phrase.A_LONGER_NUMBER
    return short(value.written) if isinstance(value, _Odd) else as_found(value)


def wrong(wanted: Term, found: object, code: Code = Code.WRONG_TYPE) -> Fault:
    """Say what a value should have been."""
    return Fault.of(code, what=Phrase.THE_VALUE, wanted=wanted, found=shown(found))


def whole(value: object, _: object = None) -> int:
    """Read a whole number."""
    if type(value) is int and -MOST <= value <= MOST:
        return value
    raise wrong(Phrase.A_WHOLE_NUMBER.of(range=Span(-MOST, MOST)), value)


def flag(value: object, _: object = None) -> bool:
    """Read true or false."""
    if value is True or value is False:
        return value
    raise wrong(Phrase.TRUE_OR_FALSE, value)


def text(value: object, _: object = None) -> str:
    """Read a text without half characters."""
    if not isinstance(value, str):
        raise wrong(Phrase.A_TEXT, value)
    plain = value if type(value) is str else str.__str__(value)  # a framework may have a class of its own
    try:
        plain.encode()
    except UnicodeEncodeError as error:
        raise wrong(Phrase.A_WHOLE_TEXT, plain, Code.WRONG_VALUE) from error
    return plain


def as_list(value: object, length: int | None = None) -> Sequence[object]:
    """Read a list, with a fixed number of items if there is one."""
    if not isinstance(value, list):
        raise wrong(Phrase.A_LIST, value)
    if length is not None and len(value) != length:
        wanted, found = Phrase.A_LIST_OF.of(count=length), Phrase.SO_MANY.of(count=len(value))
        raise Fault.of(Code.WRONG_VALUE, what=Phrase.THE_VALUE, wanted=wanted, found=found)
    return value


def as_object(value: object) -> dict[str, object]:
    """Read an object that has no name twice."""
    if not isinstance(value, dict):
        raise wrong(Phrase.AN_OBJECT, value)
    if isinstance(value, _Doubled):
        raise Fault.of(Code.FIELD_TWICE, value.twice, name=short(value.twice))
    for name in value:
        if not isinstance(name, str):
            raise wrong(Phrase.AN_OBJECT_OF_TEXTS, name)
    return value
