"""Which cards are trumps, what follows what, what beats what, and what does a card count? The tables of card play.

A card is a number from 0 (seven of diamonds) to 31 (jack of clubs), suit × 8 + rank, and a bit in a mask of 32 bits.
Games are numbered 0 to 6 (diamonds, hearts, spades, clubs, Grand, Null, Ramsch). This module needs nothing else of the
package, and it is the only place that knows which cards are trumps and what follows what.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import SupportsIndex

__all__ = [
    "BEATS",
    "BIT",
    "BYTE_POINTS",
    "COUNT",
    "FOLLOW",
    "FULL",
    "GRAND",
    "JACKS",
    "NULL",
    "POINTS",
    "RAMSCH",
    "STRENGTHS",
    "SUITS",
    "TRUMPS",
    "TURN",
    "mask_points",
    "strength",
]

GRAND: Final = 4
NULL: Final = 5
RAMSCH: Final = 6

FULL: Final = 0xFFFFFFFF
JACKS: Final = 0x80808080

SUITS: Final = (0x000000FF, 0x0000FF00, 0x00FF0000, 0xFF000000)
"""The eight cards of each suit, as a mask."""
_RANK_POINTS: Final = (0, 0, 0, 3, 4, 10, 11, 2)
_NULL_RANK: Final = (0, 1, 2, 5, 6, 3, 7, 4)

BIT: Final = tuple([0x100000000 >> (32 - card) for card in range(32)])
"""The mask of each card."""

POINTS: Final = tuple([_RANK_POINTS[card & 7] for card in range(32)])
"""Card points (Augen) of each card: ace 11, ten 10, king 4, queen 3, jack 2."""

TRUMPS: Final = (
    JACKS | SUITS[0],
    JACKS | SUITS[1],
    JACKS | SUITS[2],
    JACKS | SUITS[3],
    JACKS,
    0,
    JACKS,
)
"""The trumps of each game, as a mask."""


FOLLOW: Final = tuple(
    [row if row & BIT[card] else SUITS[card >> 3] & ~row for row in TRUMPS for card in range(32)],
)
"""At ``game * 32 + card``: the cards that follow suit when this card is led."""


def strength(game: SupportsIndex, card: SupportsIndex) -> int:
    """Rank a card within its suit, or among the trumps.

    Args:
        game: 0 to 6.
        card: 0 to 31.

    Returns:
        A number that is higher for the stronger card. Every trump is stronger than every other card; apart from that,
        numbers of different suits cannot be compared.
    """
    kind, at = index(game), index(card)
    rank = at & 7
    if kind == NULL:
        return _NULL_RANK[rank]
    if rank == 7:  # noqa: PLR2004 - the jack, in the order of the suits
        return 24 + (at >> 3)
    return rank + 16 if TRUMPS[kind] & BIT[at] else rank


STRENGTHS: Final = bytes([strength(game, card) for game in range(7) for card in range(32)])
"""At ``game * 32 + card``: its :func:`strength`."""


def _beats(game: int, card: int) -> int:
    row = game * 32
    power = STRENGTHS[row + card]
    rivals = FOLLOW[row + card] | TRUMPS[game]
    return sum([BIT[other] for other in range(32) if rivals & BIT[other] and STRENGTHS[row + other] > power])


BEATS: Final = tuple([_beats(game, card) for game in range(7) for card in range(32)])
"""At ``game * 32 + card``: the cards that beat this one while it is winning the trick."""


COUNT: Final = bytes([byte.bit_count() for byte in range(256)])
"""How many cards each byte of a mask has."""

BYTE_POINTS: Final = bytes([sum([_RANK_POINTS[rank] for rank in range(8) if byte >> rank & 1]) for byte in range(256)])
"""The card points of each byte of a mask."""


def mask_points(mask: SupportsIndex) -> int:
    """Count the card points (0 to 120) of a mask of cards; bits above the lowest 32 are ignored."""
    bits: int = mask if isinstance(mask, int) else index(mask)
    return (
        BYTE_POINTS[bits & 255]
        + BYTE_POINTS[bits >> 8 & 255]
        + BYTE_POINTS[bits >> 16 & 255]
        + BYTE_POINTS[bits >> 24 & 255]
    )


TURN: Final = bytes([((low & 3) + (low >> 2)) % 3 for low in range(16)])
"""At ``cards on the table << 2 | leader``: the seat that plays next."""
