"""How often a score may double, and the largest number: beyond what a table needs, small enough to be written."""

from typing import Final

from pyskat.errors.checks import MOST, expect_type
from pyskat.errors.codes import Code
from pyskat.errors.kinds import SettlementError

__all__ = ["MOST", "MOST_DOUBLINGS", "expect_doublings"]

MOST_DOUBLINGS: Final = 40
"""How often a score may double, beside Kontra and Re; more would give scores that not every program can hold."""


def expect_doublings(doublings: object) -> int:
    """Return a number of doublings that is 0 to :data:`MOST_DOUBLINGS`.

    Raises:
        SettlementError: For another number.
        ArgumentError: For what is no int.
    """
    count = expect_type("doublings", doublings, int)
    if not 0 <= count <= MOST_DOUBLINGS:
        raise SettlementError.of(Code.BAD_DOUBLINGS, count=count, most=MOST_DOUBLINGS)
    return count
