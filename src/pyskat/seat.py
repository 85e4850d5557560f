"""Where does a player sit? Forehand, middlehand or rearhand."""

from typing import TypeAlias

from pyskat.base.enums import NamedNumber
from pyskat.errors import ArgumentError, Code
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle, Kind, Language
from pyskat.language.words import SEAT_NAMES

__all__ = ["SEATS", "Names", "Seat", "as_seat", "expect_names", "named"]

Names: TypeAlias = tuple[str, str, str]
"""The names of the players by seat; an empty one is not known."""


class Seat(NamedNumber):
    """A seat in one deal, in the order of play.

    Rule: Simple rules, "Setup and the deal". At a table of three, rearhand is the dealer.

    >>> Seat.FOREHAND.next, str(Seat.REARHAND), bool(Seat.FOREHAND)
    (Seat.MIDDLEHAND, 'rearhand', True)
    """

    FOREHAND = 0
    MIDDLEHAND = 1
    REARHAND = 2

    @property
    def next(self) -> "Seat":
        """The seat to the left, which plays after this one."""
        return _NEXT[self]

    def say(self, language: Language, style: CardStyle | None = None) -> str:  # noqa: ARG002 - as terms do
        """Name it within a sentence."""
        return SEAT_NAMES[language][self]


SEATS = (Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND)
"""The three seats, by their numbers."""

_NEXT = (Seat.MIDDLEHAND, Seat.REARHAND, Seat.FOREHAND)


def as_seat(value: Seat | int) -> Seat:
    """Turn a Seat, or 0, 1 or 2, into a Seat.

    Raises:
        ArgumentError: For anything else, even other numbered names.
    """
    if isinstance(value, Seat):
        return value
    if type(value) is int and 0 <= value < len(SEATS):
        return SEATS[value]
    raise ArgumentError.of(Code.WRONG_TYPE, what="seat", wanted=Kind("Seat"), found=as_found(value))


def expect_names(what: str, names: object) -> Names:
    """Return the names of three players.

    Raises:
        ArgumentError: For anything but a tuple of three texts.
    """
    if isinstance(names, tuple) and [type(name) for name in names] == [str] * len(SEATS):
        return names
    raise ArgumentError.of(Code.WRONG_TYPE, what=what, wanted=Phrase.THREE_NAMES, found=as_found(names))


def named(seat: Seat, names: Names | None) -> Seat | str:
    """Give the name of a player, to be said in place of the seat; the seat itself if there is none.

    >>> str(named(Seat.REARHAND, ("Anna", "Ben", ""))), named(Seat.MIDDLEHAND, ("Anna", "Ben", ""))
    ('rearhand', 'Ben')
    """
    return seat if names is None else names[seat] or seat
