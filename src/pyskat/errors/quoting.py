"""What do messages quote? As much as people read, however long it was."""

from typing import Final

from pyskat.language.terms import LONGEST, Kind, number, short

__all__ = ["LONGEST", "as_found", "short"]

_LONGEST_VALUE: Final = 60
"""How many characters of a value are shown; it begins with its kind."""


def as_found(value: object) -> str | Kind:
    """Show a value that is not what was wanted, in short, whatever it is; what has no form in Python by its type.

    >>> as_found("x" * 100_000)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'"
    >>> as_found(10**5000), as_found([10**5000]), as_found(object())
    ('10^5000', Kind(name='list'), Kind(name='object'))
    """
    if isinstance(value, str):
        return repr(short(value))
    if type(value) is int:
        return number(value)
    try:
        said = repr(value)
    except Exception:  # noqa: BLE001 - anybody's __repr__ may raise anything, and the message must be said
        said = "<"
    return Kind(type(value).__name__) if said.startswith("<") else short(said, _LONGEST_VALUE)
