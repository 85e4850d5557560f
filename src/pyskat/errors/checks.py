"""Is an argument or a field what it must be? Each check returns the value, or refuses it."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from attrs import Attribute

from pyskat.errors.codes import Code
from pyskat.errors.quoting import as_found
from pyskat.errors.reasons import ArgumentError
from pyskat.language.terms import Choice, Kind, Span, Term

__all__ = ["MOST", "Validator", "expect_one_of", "expect_type", "expect_whole", "is_a", "one_of", "whole"]

T = TypeVar("T")
Plain = TypeVar("Plain", str, int)
Validator = Callable[[object, "Attribute[Any]", Any], None]

MOST: Final = 10**9
"""The largest number, with either sign, for a bid, a score, a factor, a limit or a count."""


def expect_type(what: str, value: object, kind: type[T], wanted: Term | None = None) -> T:
    """Return a value of the right type; a bool does not count as an int, nor a card or a seat as a number.

    Args:
        what: The name of the argument or field.
        value: What was given.
        kind: The right type.
        wanted: The type in words, if its name does not say enough.

    Raises:
        ArgumentError: For a value of another type.
    """
    if isinstance(value, kind) and (kind is not int or type(value) is int):
        return value
    raise ArgumentError.of(Code.WRONG_TYPE, what=what, wanted=wanted or Kind(kind.__name__), found=as_found(value))


def expect_whole(what: str, value: object, least: int = -MOST, most: int = MOST) -> int:
    """Return a whole number within a range.

    Raises:
        ArgumentError: For a number out of the range, or anything but an int.
    """
    number = expect_type(what, value, int)
    if not least <= number <= most:
        raise ArgumentError.of(Code.WRONG_VALUE, what=what, wanted=Span(least, most), found=number)
    return number


def expect_one_of(what: str, value: object, options: tuple[Plain, ...]) -> Plain:
    """Return one of a few values.

    Raises:
        ArgumentError: For anything else.
    """
    for option in options:
        if isinstance(value, type(option)) and value == option:
            return option
    raise ArgumentError.of(Code.WRONG_VALUE, what=what, wanted=Choice(options), found=as_found(value))


def one_of(*options: Plain) -> Validator:
    """Make a validator: one of a few values."""

    def validate(_: object, attribute: "Attribute[Any]", value: object) -> None:
        expect_one_of(attribute.name, value, options)

    return validate


def is_a(kind: type, *, or_none: bool = False) -> Validator:
    """Make a validator: a value of a type, or also None."""
    said = Choice.of(Kind(kind.__name__), Kind("NoneType")) if or_none else None

    def validate(_: object, attribute: "Attribute[Any]", value: object) -> None:
        if not (or_none and value is None):
            expect_type(attribute.name, value, kind, said)

    return validate


def whole(least: int = -MOST, most: int = MOST, *, or_none: bool = False) -> Validator:
    """Let a field be a whole number of a range, or None too."""

    def validate(_: object, attribute: "Attribute[Any]", value: object) -> None:
        if not (or_none and value is None):
            expect_whole(attribute.name, value, least, most)

    return validate
