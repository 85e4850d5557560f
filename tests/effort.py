"""How much is tried: all of it, or the share that PYSKAT_EFFORT says where a test has been run in full elsewhere."""

import os
from typing import Final

__all__ = ["some"]

_PERCENT: Final = int(os.environ.get("PYSKAT_EFFORT", "100"))


def some(count: int) -> int:
    """Take the share of a number of examples, at least two."""
    return max(2, count * _PERCENT // 100)
