"""How long may a search player think? Nine levels, and what each of them means."""

from typing import Final, NamedTuple

__all__ = ["LEVELS", "Settings"]


class Settings(NamedTuple):
    """What a search player may use for one decision."""

    worlds: int
    """In how many worlds each card is tried."""
    positions: int
    """How many positions may be searched, in all worlds together."""
    inference: bool = True
    """Whether worlds are drawn by what the others' calls and games make likely."""
    seconds: float | None = None
    """When to stop, if not when the positions are used up."""


LEVELS: Final = {
    1: Settings(10, 15_000),
    2: Settings(14, 30_000),
    3: Settings(20, 60_000),
    4: Settings(28, 150_000),
    5: Settings(36, 300_000),
    6: Settings(50, 600_000),
    7: Settings(80, 1_000_000),
    8: Settings(120, 2_000_000),
    9: Settings(160, 4_000_000),
}
"""About thirty worlds are good, and beyond a hundred and sixty nothing is gained any more."""
