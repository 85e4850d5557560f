"""Card play on integers: which cards may be played, who takes the trick, and what it counts.

The rules are in ``pyskat.kernel.tables`` and ``pyskat.kernel.play``. Random games, the solver's search and the counting
of move sequences build on them. All of it can be compiled.
"""

from pyskat.kernel.chance import Playouts, playouts
from pyskat.kernel.play import COMPILED, Position, advance, legal_mask, play_card
from pyskat.kernel.tables import (
    BEATS,
    BIT,
    FOLLOW,
    FULL,
    GRAND,
    JACKS,
    NULL,
    POINTS,
    RAMSCH,
    TRUMPS,
    mask_points,
    strength,
)

__all__ = [
    "BEATS",
    "BIT",
    "COMPILED",
    "FOLLOW",
    "FULL",
    "GRAND",
    "JACKS",
    "NULL",
    "POINTS",
    "RAMSCH",
    "TRUMPS",
    "Playouts",
    "Position",
    "advance",
    "legal_mask",
    "mask_points",
    "play_card",
    "playouts",
    "strength",
]
