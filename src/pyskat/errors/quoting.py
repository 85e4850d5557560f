"""What do messages quote? As much as people read, however long it was."""

from typing import Final

from pyskat.language.terms import LONGEST, number, short

__all__ = ["LONGEST", "as_found", "short"]

_LONGEST_VALUE: Final = 60
"""How many characters of a value are shown; it begins with its kind."""


def as_found(value: object) -> str:
    """Show a value that is not what was wanted, in short, whatever it is.

    >>> as_found("x" * 100_000)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'"
    >>> as_found(10**5000), as_found([10**5000])
    ('10^5000', 'a list')
    """
    if isinstance(value, str):
        return repr(short(value))
    if type(value) is int:
        return number(value)
    try:
        return short(repr(value), _LONGEST_VALUE)
    except Exception:  # noqa: BLE001 - anybody's __repr__ may raise anything, and the message must be said
        return f"a {type(value).__name__}"
