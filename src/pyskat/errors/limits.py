"""How large a number may be: far beyond what a table can need, and small enough to be written and stored."""

from typing import Final

from pyskat.errors import ArgumentError, Code, SettlementError, check_type

__all__ = ["MOST", "MOST_DOUBLINGS", "check_doublings", "check_number"]

MOST: Final = 10**9
"""The largest number, either sign, that is taken as a bid, a score, a factor, a limit or a count."""

MOST_DOUBLINGS: Final = 40
"""How often a score may double, beside Kontra and Re; more would give scores that not every program can hold."""


def check_number(what: str, value: object, least: int = -MOST) -> int:
    """Return a whole number if it is neither below the least one nor above :data:`MOST`.

    Raises:
        ArgumentError: For another one, and for what is no int.
    """
    check_type(what, value, int, "an int")
    assert isinstance(value, int)  # noqa: S101 - just checked
    if not least <= value <= MOST:
        raise ArgumentError.of(Code.WRONG_VALUE, what=what, wanted=f"{least} to {MOST}", found=value)
    return value


def check_doublings(doublings: object) -> int:
    """Return a number of doublings if it is 0 to :data:`MOST_DOUBLINGS`.

    Raises:
        SettlementError: For another number.
        ArgumentError: For what is no int.
    """
    check_type("doublings", doublings, int, "an int")
    assert isinstance(doublings, int)  # noqa: S101 - just checked
    if not 0 <= doublings <= MOST_DOUBLINGS:
        raise SettlementError.of(Code.BAD_DOUBLINGS, count=doublings, most=MOST_DOUBLINGS)
    return doublings
