"""Are these points possible? Whether numbers of cards and their card points go together."""

from functools import cache
from itertools import product
from typing import Final

__all__ = ["can_lie", "least_points"]

_WORTHS: Final = (11, 10, 4, 3, 2)
_COPIES: Final = 4
_FROM_BELOW: Final = sorted(_COPIES * (*_WORTHS, 0, 0, 0))
"""The points of all cards, the lowest first."""


def least_points(cards: int) -> int:
    """Tell what so many cards are worth at least.

    >>> least_points(12), least_points(27), least_points(32)
    (0, 66, 120)
    """
    return sum(_FROM_BELOW[:cards])


def can_lie(points: tuple[int, ...], sizes: tuple[int, ...]) -> bool:
    """Tell whether the 32 cards can be divided into parts with these points and sizes.

    Args:
        points: The card points of each part, 120 together.
        sizes: The number of cards of each part, 32 together.

    >>> can_lie((22, 98), (2, 30)), can_lie((23, 97), (2, 30)), can_lie((119, 1), (29, 3))
    (True, False, False)
    """
    return _fits(points, sizes, 0)


@cache
def _fits(points: tuple[int, ...], room: tuple[int, ...], worth: int) -> bool:
    """Divide the cards with the same points, then those with fewer; nines, eights and sevens fill the rest."""
    if worth == len(_WORTHS):
        return not any(points)
    value = _WORTHS[worth]
    shares = [range(min(_COPIES, left // value, space) + 1) for left, space in zip(points, room, strict=True)]
    return any(
        _fits(
            tuple(left - value * count for left, count in zip(points, share, strict=True)),
            tuple(space - count for space, count in zip(room, share, strict=True)),
            worth + 1,
        )
        for share in product(*shares)
        if sum(share) == _COPIES
    )
