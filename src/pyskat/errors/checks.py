"""Is an argument or a field what it must be? Each check returns the value, or refuses it."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from attrs import Attribute

from pyskat.errors.codes import Code
from pyskat.errors.quoting import as_found
from pyskat.errors.reasons import ArgumentError, expect_language
from pyskat.language.card_names import AS_WRITTEN, Lettering
from pyskat.language.pack import SUITS
from pyskat.language.terms import CardStyle, Choice, Kind, Language, Span, Term

__all__ = [
    "MOST",
    "Validator",
    "expect_lettering",
    "expect_one_of",
    "expect_saying",
    "expect_type",
    "expect_whole",
    "is_a",
    "one_of",
    "whole",
]

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


def expect_saying(language: object, style: CardStyle | None) -> Language:
    """Return the language, if it is one that pyskat speaks, and the style is one.

    Raises:
        ArgumentError: For another language, or anything but a style.
    """
    _expect_style(style)
    return expect_language(language)


def expect_lettering(language: object, style: CardStyle | None) -> Lettering:
    """Say how letters are to be read.

    Args:
        language: Of the text; None: that of the style, if it has one.
        style: In which the text is written; None: it is not known.

    Raises:
        ArgumentError: For another language, or anything but a style.
    """
    if language is None and style is None:
        return AS_WRITTEN
    _expect_style(style)
    spoken = getattr(style, "language", None) if language is None else expect_language(language)
    return Lettering(german=spoken == "de", pack=None if style is None else style.suits)


def _expect_style(style: object) -> None:
    if style is not None and not (getattr(style, "suits", None) in SUITS and hasattr(style, "ascii")):
        raise ArgumentError.of(
            Code.WRONG_TYPE, what="style", wanted=Choice.of(Kind("Style"), Kind("NoneType")), found=as_found(style)
        )


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
