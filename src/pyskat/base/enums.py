"""The base of the numbered names of this package: they count like integers and read like words."""

from enum import IntEnum, StrEnum

__all__ = ["NamedNumber", "NamedText"]


class NamedNumber(IntEnum):
    """An integer with a name; always true in a condition, also the one numbered 0."""

    def __bool__(self) -> bool:
        return True

    def __str__(self) -> str:
        return self.name.lower()

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class NamedText(StrEnum):
    """A text with a name, whose repr evaluates."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
