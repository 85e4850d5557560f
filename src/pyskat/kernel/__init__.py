"""Card play on integers: which cards may be played, who takes the trick, and what it counts.

The rules stand in ``pyskat.kernel.play``, which compiles; the solver's search and the counting of move sequences
are built on it.
"""

from pyskat.kernel.play import (
    BEATS,
    BIT,
    COMPILED,
    FOLLOW,
    FULL,
    GRAND,
    JACKS,
    NULL,
    POINTS,
    RAMSCH,
    TRUMPS,
    Playouts,
    Position,
    advance,
    legal_mask,
    mask_points,
    play_card,
    playouts,
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
