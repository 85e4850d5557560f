"""Where does a player sit? Forehand, middlehand or rearhand."""

from typing import TypeAlias

from pyskat.base.enums import NamedNumber
from pyskat.errors import ArgumentError, Code, ParseError
from pyskat.errors.checks import expect_saying
from pyskat.errors.quoting import as_found
from pyskat.errors.texts import expect_text
from pyskat.language.card_names import nearest
from pyskat.language.letters import folded
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle, Kind, Language
from pyskat.language.words import SEAT_NAMES, SEAT_WORDS

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

    @classmethod
    def parse(cls, text: str) -> "Seat":
        """Read the name of a seat, in English or German: ``forehand``, ``Vorhand``, ``VH``, ``middle hand``.

        Raises:
            ParseError: If it is not a seat.

        >>> Seat.parse("Mittelhand"), Seat.parse("fore-hand")
        (Seat.MIDDLEHAND, Seat.FOREHAND)
        """
        seat = seat_of(expect_text("text", text))
        if seat is None:
            near = nearest(text, SEAT_TEXTS)
            hint = {"near": Phrase.NEAR.of(word=near)} if near else {}
            raise ParseError.at(text, 0, Code.UNKNOWN_SEAT, word=text.strip(), options=SEATS, **hint)
        return seat

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Name it within a sentence."""
        return SEAT_NAMES[expect_saying(language, style)][self]


SEATS = (Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND)
"""The three seats, by their numbers."""

_NEXT = (Seat.MIDDLEHAND, Seat.REARHAND, Seat.FOREHAND)


SEAT_TEXTS = (*SEAT_NAMES["en"], *SEAT_NAMES["de"])
"""The names of the seats in both languages."""


def seat_of(text: str) -> Seat | None:
    """Find the seat that a text names, if it names one."""
    number = SEAT_WORDS.get("".join(folded(text).replace("-", " ").split()))
    return None if number is None else SEATS[number]


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
