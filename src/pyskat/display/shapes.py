"""The shapes of the suits and the marks, drawn for this package, each in a square of 24 by 24."""

from typing import Final

from pyskat.card import Suit
from pyskat.display.style import Style, colour

__all__ = ["LEAD", "STAR", "suit_shape"]

_STALK: Final = "C13.4 20 14.3 21.8 16.3 23H7.7C9.7 21.8 10.6 20 10.7 "

_SOLID: Final = {
    ("french", Suit.DIAMONDS): "M12 1Q16 7.5 21 12 16 16.5 12 23 8 16.5 3 12 8 7.5 12 1Z",
    ("french", Suit.HEARTS): "M12 22.5C9.5 18.5 1.5 14 1.5 7.5A5.5 5.5 0 0 1 12 5.5 5.5 5.5 0 0 1 22.5 7.5"
    "C22.5 14 14.5 18.5 12 22.5Z",
    ("french", Suit.SPADES): f"M12 1C14 6 22 9.5 22 14.7A5 5 0 0 1 13.3 17.5{_STALK}17.5"
    "A5 5 0 0 1 2 14.7C2 9.5 10 6 12 1Z",
    ("french", Suit.CLUBS): f"M12 1A4.9 4.9 0 0 1 15.8 9A4.9 4.9 0 1 1 13.3 16.8{_STALK}16.8"
    "A4.9 4.9 0 1 1 8.2 9A4.9 4.9 0 0 1 12 1Z",
    ("german", Suit.DIAMONDS): "M9.5 5A3 3 0 1 1 14.5 5 9.3 9.3 0 1 1 9.5 5ZM11 4.6H13A1.2 1.2 0 1 0 11 4.6Z",
    ("german", Suit.HEARTS): "M12 22.5C9.5 18.5 1.5 14 1.5 7.5A5.5 5.5 0 0 1 12 5.5 5.5 5.5 0 0 1 22.5 7.5"
    "C22.5 14 14.5 18.5 12 22.5Z",
    ("german", Suit.SPADES): "M12 1C15 5 21.5 8 21.5 13.2 21.5 17.8 17 20 13 17.6L13.6 23H10.4L11 17.6"
    "C7 20 2.5 17.8 2.5 13.2 2.5 8 9 5 12 1Z",
    ("german", Suit.CLUBS): "M11 1H13V3.2C17.5 3.6 20.5 6 20.5 9.3 20.5 10.8 19.5 11.4 18.3 11.4H5.7"
    "C4.5 11.4 3.5 10.8 3.5 9.3 3.5 6 6.5 3.6 11 3.2ZM5.8 12.8H18.2C18.2 17.8 15.5 21 12 23 8.5 21 5.8 17.8 5.8 12.8Z",
}
"""The outline of each suit."""

_LINES: Final = {
    ("german", Suit.DIAMONDS): "M3 12.3H21M3 15.3H21M12 15.3V20",
    ("german", Suit.SPADES): "M12 6V17M12 11L16 8M12 11L8 8M12 15L17 11.6M12 15L7 11.6",
    ("german", Suit.CLUBS): "M5 8.6L8.5 5M9 10L13 4.6M14 10L17 6",
}
"""What is left white in it."""

STAR: Final = "M12 1L15 8.8 23.4 9.3 16.9 14.5 19 22.7 12 18.1 5 22.7 7.1 14.5 .6 9.3 9 8.8Z"
"""At the card that takes a trick."""

LEAD: Final = "M5 2L21 12 5 22Z"
"""At the card that was led, and at the seat whose turn it is."""


def suit_shape(suit: Suit, style: Style) -> str:
    """Draw a suit as the content of a square of 24 by 24."""
    which = style.suits, suit
    solid = f'<path fill="{colour(suit, style)}" fill-rule="evenodd" d="{_SOLID[which]}"/>'
    if which not in _LINES:
        return solid
    return f'{solid}<path fill="none" stroke="#fff" stroke-width="1.1" d="{_LINES[which]}"/>'
