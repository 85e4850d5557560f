"""The base of this package's enums: all read like words, and their repr evaluates."""

from enum import Enum, IntEnum, StrEnum

__all__ = ["Named", "NamedNumber", "NamedText"]


class Named(Enum):
    """A value with a name.

    >>> class Fruit(Named):
    ...     SOUR_CHERRY = "Prunus cerasus"
    >>> Fruit.SOUR_CHERRY, str(Fruit.SOUR_CHERRY)
    (Fruit.SOUR_CHERRY, 'sour cherry')
    """

    def __str__(self) -> str:
        return self.name.lower().replace("_", " ")

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class NamedNumber(Named, IntEnum):
    """An integer with a name; it is always true in a condition, even number 0."""

    def __bool__(self) -> bool:
        return True

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class NamedText(Named, StrEnum):
    """A text with a name."""

    __str__ = StrEnum.__str__
