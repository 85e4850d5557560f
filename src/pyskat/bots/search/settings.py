"""How long may a search player think? Nine levels, and what each of them means."""

from typing import Final, NamedTuple

__all__ = ["LEVELS", "Settings"]


class Settings(NamedTuple):
    """What a search player may use for one decision."""

    worlds: int
    """In how many worlds each card is tried."""
    positions: int
    """How many positions may be searched, in all worlds together."""
    inference: bool
    """Whether worlds are drawn by what the others' calls and cards make likely."""


LEVELS: Final = {
    1: Settings(6, 8_000, inference=False),
    2: Settings(10, 20_000, inference=False),
    3: Settings(16, 50_000, inference=True),
    4: Settings(24, 120_000, inference=True),
    5: Settings(36, 300_000, inference=True),
    6: Settings(50, 600_000, inference=True),
    7: Settings(80, 1_000_000, inference=True),
    8: Settings(120, 2_000_000, inference=True),
    9: Settings(160, 4_000_000, inference=True),
}
"""About thirty worlds are good, and beyond a hundred and sixty nothing is gained any more."""
