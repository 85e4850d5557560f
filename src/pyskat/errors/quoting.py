"""What messages quote: cut to what people read, however long it was."""

from collections.abc import Mapping
from typing import Final, Self

__all__ = ["LONGEST", "as_found", "filling", "short"]

LONGEST: Final = 40
"""So much of a word that somebody wrote is quoted."""
_LONGEST_VALUE: Final = 60
"""So much of a value is shown, which says first of which kind it is."""
_LONG_NUMBER: Final = 10**20
_LOG_2: Final = 0.30103
_QUOTED: Final = {
    "word": LONGEST,
    "action": LONGEST,
    "name": LONGEST,
    "player": LONGEST,
    "found": _LONGEST_VALUE,
}
"""What was given from outside, by the names that the messages have for it."""


def short(text: str, most: int = LONGEST) -> str:
    """Cut a text.

    >>> short("grand"), len(short("x" * 100_000))
    ('grand', 40)
    """
    return text if len(text) <= most else text[: most - 1] + "…"


def as_found(value: object) -> str:
    """Show a value that is not what was wanted, shortly, whatever it is.

    >>> as_found("x" * 100_000)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'"
    >>> as_found(10**5000), as_found([10**5000])
    ('10^5000', 'a list')
    """
    if isinstance(value, str):
        return repr(short(value))
    if type(value) is int:
        return _number(value)
    try:
        return short(repr(value), _LONGEST_VALUE)
    except Exception:  # noqa: BLE001 - anybody's __repr__ may raise anything, and the message must be said
        return f"a {type(value).__name__}"


def _number(value: int) -> str:
    """Write a number, or, since Python does not write numbers of any length, about how long it is."""
    if abs(value) < _LONG_NUMBER:
        return str(value)
    return f"{'-' if value < 0 else ''}10^{int(value.bit_length() * _LOG_2)}"


class _Filling(str):
    """What stands at a place of a message; ``{count:fault|faults}`` is written with the right one of two nouns."""

    __slots__ = ()

    @classmethod
    def of(cls, name: str, value: str | int) -> Self:
        """Cut what was given from outside."""
        if isinstance(value, int):
            return cls(_number(value))
        return cls(short(value, _QUOTED[name]) if name in _QUOTED else value)

    def __format__(self, nouns: str) -> str:
        if not nouns:
            return str(self)
        one, many = nouns.split("|")
        return f"{self} {one if self == '1' else many}"


def filling(params: Mapping[str, str | int]) -> dict[str, str]:
    """Make what a message names ready to stand in it.

    >>> "{count:fault|faults} in {word!r}".format_map(filling({"count": 1, "word": "grnad"}))
    "1 fault in 'grnad'"
    """
    return {name: _Filling.of(name, value) for name, value in params.items()}
