"""The base of the values that are made for every card. They are frozen by hand so that they can be compiled classes.

A class names its fields in ``__match_args__``, in the order of its parameters. Its ``__init__`` stores each of them
with ``object.__setattr__``, which compiled is a plain store.
"""

from __future__ import annotations

from typing import Self

__all__ = ["Frozen"]


class Frozen:
    """It never changes, so a copy is the value itself. Values of one class with equal fields are equal."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a {type(self).__name__} does not change: {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a {type(self).__name__} does not change: {name} cannot be deleted")

    def _names(self) -> tuple[str, ...]:
        """Name the fields."""
        names: tuple[str, ...] = getattr(type(self), "__match_args__", ())
        return names

    def _fields(self) -> tuple[object, ...]:
        """Give the values of the fields."""
        return tuple([getattr(self, name) for name in self._names()])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(other) is not type(self):
            return NotImplemented
        assert isinstance(other, Frozen)  # noqa: S101 - of the same class
        return self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((type(self), self._fields()))

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), self._fields()

    def __replace__(self, /, **changes: object) -> Self:
        """Give a value with some other fields, for ``copy.replace`` from Python 3.13 on."""
        fields = dict(zip(self._names(), self._fields(), strict=True))
        unknown = sorted(changes.keys() - fields.keys())
        if unknown:
            raise TypeError(f"a {type(self).__name__} has no field {unknown[0]}")
        fields.update(changes)
        return type(self)(**fields)

    def __repr__(self) -> str:
        told = zip(self._names(), self._fields(), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in told])})"
