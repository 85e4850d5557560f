"""How is a value stored that is not just its fields? It is made from some parts, and the others follow from these."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final, NamedTuple, get_type_hints

from attrs import AttrsInstance, fields

from pyskat.errors.codes import Code
from pyskat.jsonio.faults import Fault, Plain, shown
from pyskat.language.phrases import Phrase

__all__ = ["UNTOLD", "Form", "hints_of", "made", "names_of", "refuse_difference"]


class Form(NamedTuple):
    """How values of a class are stored."""

    stored: type[AttrsInstance]
    """The class whose fields the document has; it may be the class itself."""
    make: Callable[[Any], object]
    """Makes the value from what is stored."""
    tell: Callable[[Any], object] | None = None
    """Gives what is stored of a value; None: the value has the same by the same names."""
    check: Callable[[Any], None] | None = None
    """Refuses a value whose parts do not fit together, before it is written; None: it is made again and compared."""

    fill: Callable[[Any, dict[str, Plain]], None] | None = None
    """Writes the parts in :attr:`filled` from the whole value, where that is quicker than one by one."""
    filled: tuple[str, ...] = ()

    def told(self, value: object) -> object:
        """Give what has the parts that are stored of a value."""
        return value if self.tell is None else self.tell(value)


UNTOLD: Final[Any] = object()
"""A part that a document may leave out, because it follows from the others."""


def made(form: Form, stored: AttrsInstance, write: Callable[[Any, object], object]) -> object:
    """Make a value from what is stored, and refuse anything that does not follow from the rest.

    Args:
        form: How values of the class are stored.
        stored: What a document says.
        write: Writes a part of a type as it is in a document.
    """
    value = form.make(stored)
    again = form.told(value)
    for name in names_of(form.stored):
        wanted, found = getattr(again, name), getattr(stored, name)
        if wanted != found and found is not UNTOLD:
            hint = hints_of(form.stored)[name]
            refuse_difference(write(hint, wanted), write(hint, found), name)
    return value


@cache
def names_of(stored: type[AttrsInstance]) -> tuple[str, ...]:
    """Name the fields that a document of a class has."""
    return tuple(part.name for part in fields(stored) if part.init)


@cache
def hints_of(stored: type[AttrsInstance]) -> dict[str, Any]:
    """Give the types of its fields."""
    return get_type_hints(stored)


def refuse_difference(wanted: object, found: object, *place: str) -> None:
    """Refuse what is written otherwise than it should be, and say which part it is."""
    if wanted != found:
        raise _difference(wanted, found).under(*place)


def _difference(wanted: object, found: object) -> Fault:
    """Say what a part should have been, or which part of it is wrong."""
    for place, (inner, other) in _pairs(wanted, found):
        if inner != other:
            return _difference(inner, other).under(place)
    if isinstance(wanted, list) and isinstance(found, list):
        right, other = Phrase.A_LIST_OF.of(count=len(wanted)), Phrase.SO_MANY.of(count=len(found))
        return Fault.of(Code.DOES_NOT_FOLLOW, wanted=right, found=other)
    return Fault.of(Code.DOES_NOT_FOLLOW, wanted=shown(wanted), found=shown(found))


def _pairs(wanted: object, found: object) -> Iterable[tuple[str | int, tuple[object, object]]]:
    """Pair the parts of two things with the same structure; otherwise there are none."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return [(name, (part, found[name])) for name, part in wanted.items()]
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        return enumerate(zip(wanted, found, strict=True))
    return ()
