"""Where does a player sit? Forehand, middlehand or rearhand."""

from pyskat.base.enums import NamedNumber
from pyskat.errors import ArgumentError, Code
from pyskat.errors.quoting import as_found
from pyskat.language.terms import CardStyle, Kind, Language
from pyskat.language.words import SEAT_NAMES

__all__ = ["SEATS", "Seat", "as_seat"]


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
