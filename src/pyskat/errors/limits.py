"""How often may a score be doubled? Far more often than a table needs."""

from typing import Final

from pyskat.errors.checks import MOST, expect_type
from pyskat.errors.codes import Code
from pyskat.errors.kinds import SettlementError

__all__ = ["MOST", "MOST_DOUBLINGS", "expect_doublings"]

MOST_DOUBLINGS: Final = 40
"""How often a score may be doubled besides Kontra and Re; more would give numbers that some programs cannot hold."""


def expect_doublings(doublings: object) -> int:
    """Return a number of doublings from 0 to :data:`MOST_DOUBLINGS`.

    Raises:
        SettlementError: For any other number.
        ArgumentError: For anything but an int.
    """
    count = expect_type("doublings", doublings, int)
    if not 0 <= count <= MOST_DOUBLINGS:
        raise SettlementError.of(Code.BAD_DOUBLINGS, count=count, most=MOST_DOUBLINGS)
    return count
