"""Games in words for tests that need one that is settled."""

import pyskat as sk
from pyskat.notation.reckoning import read_reckoning

__all__ = ["settled"]


def settled(text: str, rules: sk.Rules = sk.ISKO) -> sk.Settlement:
    """Settle a game that has a result."""
    return read_reckoning(text).settle(rules)
