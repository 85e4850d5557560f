"""What values have in common: nothing about them changes, so a copy is the value itself."""

from collections.abc import Iterator, Mapping
from typing import Self, TypeVar

from attrs.exceptions import FrozenInstanceError

__all__ = ["Drawn", "FrozenMap", "Lasting", "Tabled", "Value", "refuse_again", "svg_of"]

V_co = TypeVar("V_co", covariant=True)


class Value:
    """The base of all frozen values; ``copy.copy`` and ``copy.deepcopy`` return the value itself."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def svg_of(value: object) -> str | None:
    """Draw a value for a notebook."""
    from pyskat.display import notebook_svg  # noqa: PLC0415 - drawing stands above all that is drawn

    return notebook_svg(value)


class Lasting(Value):
    """The base of the values that are shared or are keys, and made seldom: ``__init__`` cannot be called again.

    To look costs as much as to make a small value, so the others are without it.
    """

    __slots__ = ()

    def __attrs_pre_init__(self) -> None:
        for field in type(self).__annotations__:
            refuse_again(self, field)
            return  # the first one tells


def refuse_again(value: object, field: str) -> None:
    """Refuse to make a value that is made already.

    Raises:
        FrozenInstanceError: If it has the field.
    """
    if hasattr(value, field):
        raise FrozenInstanceError


class Drawn(Value):
    """The base of the values that notebooks draw; the drawing code is loaded when one of them is first shown."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        return svg_of(self)


class Tabled(Value):
    """The base of the values that notebooks show as a table."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        from pyskat.display import notebook_html  # noqa: PLC0415 - as above

        return notebook_html(self)


class FrozenMap(Value, Mapping[str, V_co]):
    """An immutable mapping from strings, in the order it was given; its repr sorts the names, so equal maps look alike.

    Args:
        items: The pairs; a later one replaces an earlier one with the same key.

    >>> tags = FrozenMap({"GM": "Skat"})
    >>> tags["GM"], len(tags), tags == {"GM": "Skat"}
    ('Skat', 1, True)
    """

    __slots__ = ("_hash", "_items")

    _items: dict[str, V_co]
    _hash: int

    def __new__(cls, items: Mapping[str, V_co] | None = None) -> Self:
        """Take the pairs over, once and for all."""
        made = super().__new__(cls)
        object.__setattr__(made, "_items", dict(items or {}))
        return made

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError

    def __getitem__(self, key: str) -> V_co:
        return self._items[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        if not hasattr(self, "_hash"):
            object.__setattr__(self, "_hash", hash(frozenset(self._items.items())))
        return self._hash

    def __repr__(self) -> str:
        return f"FrozenMap({dict(sorted(self._items.items()))!r})"

    def __reduce__(self) -> tuple[type, tuple[dict[str, V_co]]]:
        return FrozenMap, (self._items,)
