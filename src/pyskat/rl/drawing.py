"""How does an environment show its table?"""

import sys
from typing import Final

from pyskat import display
from pyskat.errors.checks import expect_one_of
from pyskat.phases.state import DealState
from pyskat.views import view

__all__ = ["MODES", "drawn", "expect_mode"]

MODES: Final = ("human", "ansi", "svg")
"""Text written to the screen, text returned, SVG returned."""


def expect_mode(mode: object) -> str | None:
    """Return how the table is shown; None: not at all.

    Raises:
        ArgumentError: For anything else.
    """
    return None if mode is None else expect_one_of("render_mode", mode, MODES)


def drawn(state: DealState, mode: str | None) -> str | None:
    """Draw the table as a spectator sees it."""
    if mode is None:
        return None
    seen = view(state, None)
    if mode == "svg":
        return display.svg(seen)
    text = display.text(seen)
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n")
    return None
