"""How do values become plain data? Each part is written by the type that its class says.

A writer takes what the reader of the same type gives, and nothing else: not a truth value for a number, not a subclass
for a class. So what is written is what is read, and nobody has to read it to know.
"""

from collections.abc import Callable, Container, Iterable, Mapping
from enum import Enum
from functools import cache
from operator import call
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeAlias, Union, get_args, get_origin

from attrs import AttrsInstance, has

from pyskat.actions import ACTION_TYPES, Action, Declare, Discard, LegalActions, Push
from pyskat.base.values import FrozenMap
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.errors.codes import Code
from pyskat.jsonio.faults import FAULTY, Plain, fault_of, flag, text, whole, wrong
from pyskat.jsonio.form import Form, hints_of, names_of, refuse_difference
from pyskat.jsonio.kinds import RESULTS
from pyskat.jsonio.stored import FORMS
from pyskat.jsonio.systems import stored_system
from pyskat.jsonio.terms import StoredTerm
from pyskat.jsonio.texts import ENUMS, Row, name_of, write_cards, write_contract, write_row
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Choice, Kind, Term
from pyskat.scoring.matador import Matadors
from pyskat.seat import Seat, as_seat
from pyskat.sheet.systems import ScoringSystem

__all__ = ["write", "write_as"]

Write: TypeAlias = Callable[[Any], Plain]
_WriteParts: TypeAlias = Callable[[Any], dict[str, Plain]]

_KIND_OF_RESULT: Final = {cl: kind for kind, cl in RESULTS.items()}
_WORDS: Final = frozenset(ACTION_TYPES) - {Declare, Discard, Push}
"""The actions with nothing in them that could be of a subclass."""
_MAPS: Final = (dict, FrozenMap)


def write(value: object) -> Plain:
    """Write a value of a class.

    Raises:
        Fault: If something in it cannot be stored; or another of :data:`FAULTY`.
    """
    return write_as(type(value), value)


def write_as(hint: Any, value: object) -> Plain:  # noqa: ANN401 - any type hint
    """Write a part of a type."""
    return writer_of(hint)(value)


@cache
def writer_of(hint: Any) -> Write:  # noqa: ANN401 - any type hint
    """Make the writer for a type."""
    origin = get_origin(hint)
    if hint in _LEAVES:
        return _LEAVES[hint]
    if origin in {Union, UnionType}:
        return _either(get_args(hint))
    if origin is Literal:
        return _literal(get_args(hint))
    if origin is tuple:
        return _row(get_args(hint))
    if origin in _MAPS or hint is FrozenMap:
        return _map(origin or hint, get_args(hint) or (str | int,))
    if hint in FORMS:
        return _in_form(hint, FORMS[hint])
    assert has(hint)  # noqa: S101 - there are no other types in documents
    return _exactly(hint, _object(hint, hint))


# Parts made of others


def _either(kinds: Iterable[Any]) -> Write:
    """Write a value of one of several classes."""
    by_class = {_class_of(kind): str if kind in _WORDS else writer_of(kind) for kind in kinds}
    wanted = Choice(tuple(map(_said, sorted(by_class, key=lambda kind: (kind is NoneType, kind.__name__)))))

    def write_one(value: object) -> Plain:
        found = by_class.get(type(value))
        if found is None:
            raise wrong(wanted, value)
        return found(value)

    return write_one


def _class_of(kind: Any) -> Any:  # noqa: ANN401 - any type hint
    """Name the class of the values that a hint is for."""
    origin = get_origin(kind)
    return str if origin is Literal else origin or kind


def _said(kind: type) -> Term:
    return Phrase.NULL if kind is NoneType else Kind(kind.__name__)


def _literal(options: tuple[str, ...]) -> Write:
    known = {option: option for option in options}

    def write_word(word: object) -> Plain:
        found = known.get(word) if isinstance(word, str) else None
        if found is None:
            raise wrong(Phrase.ONE_OF.of(names=options), word, Code.WRONG_VALUE)
        return found

    return write_word


def _row(kinds: tuple[Any, ...]) -> Write:
    """Write a tuple as a list."""
    if kinds[-1] is Ellipsis:
        return _many(writer_of(kinds[0]))
    writers = [writer_of(kind) for kind in kinds]

    def write_few(value: object) -> Plain:
        if type(value) is not tuple or len(value) != len(writers):
            raise wrong(Phrase.A_TUPLE_OF.of(count=len(writers)), value)
        done: list[Plain] = []
        try:
            done.extend(map(call, writers, value))
        except FAULTY as error:
            raise fault_of(error).under(len(done)) from None
        return done

    return write_few


def _many(part: Write) -> Write:
    """Write a tuple of any length."""

    def write_many(value: object) -> Plain:
        if type(value) is not tuple:
            raise wrong(Kind("tuple"), value)
        done: list[Plain] = []
        try:
            done.extend(map(part, value))
        except FAULTY as error:
            raise fault_of(error).under(len(done)) from None
        return done

    return write_many


def _map(kind: type, kinds: tuple[Any, ...]) -> Write:
    """Write a map; those of texts with their names in order, so that equal ones are written alike."""
    name_writer, part_writer = writer_of(kinds[0] if len(kinds) > 1 else str), writer_of(kinds[-1])

    def write_map(value: Mapping[Any, object]) -> Plain:
        done: dict[str, Plain] = {}
        for name, part in value.items():
            try:
                done[str(name_writer(name))] = part_writer(part)
            except FAULTY as error:
                raise fault_of(error).under(str(name)) from None
        return done if kind is dict else dict(sorted(done.items()))

    return write_map


# Classes


def _exactly(cl: type, write_it: Write) -> Write:
    """Let nothing pass but values of this very class."""

    def write_exactly(value: object) -> Plain:
        if type(value) is not cl:
            raise wrong(Kind(cl.__name__), value)
        return write_it(value)

    return write_exactly


def _object(cl: type, stored: type[AttrsInstance], left_out: Container[str] = ()) -> _WriteParts:
    """Write an object field by field; a result says first which it is.

    Args:
        cl: The class.
        stored: The class whose fields are written.
        left_out: The fields that are written afterwards.
    """
    names, hints = names_of(stored), hints_of(stored)
    parts = {name: writer_of(hints[name]) for name in names if name not in left_out}
    head = f"'kind': {_KIND_OF_RESULT[cl]!r}, " if cl in _KIND_OF_RESULT else ""
    fields = [f"{name!r}: write_{name}(value.{name})" if name in parts else f"{name!r}: None" for name in names]
    source = f"lambda value: {{{head}{', '.join(fields)}}}"
    write_all: _WriteParts = eval(source, {f"write_{name}": part for name, part in parts.items()})  # noqa: S307 - our own

    def write_object(value: object) -> dict[str, Plain]:
        try:
            return write_all(value)
        except FAULTY as error:
            raise fault_of(error).under(_wrong_part(parts, value)) from None

    return write_object


def _wrong_part(parts: Mapping[str, Write], value: object) -> str:
    """Name the first part that is refused."""
    return next(name for name, part in parts.items() if _is_refused(value, name, part))


def _is_refused(value: object, name: str, part: Write) -> bool:
    try:
        part(getattr(value, name))
    except FAULTY:
        return True
    return False


def _in_form(cl: type, form: Form) -> Write:
    """Write a value in a form of its own; a part that does not follow from the others is refused."""
    write_parts, tell, check, fill = _object(cl, form.stored, form.filled), form.tell, form.check, form.fill

    def compare(value: object, told: object, done: Plain) -> None:
        again = form.make(told)
        if again != value:
            refuse_difference(write_parts(form.told(again)), done)
            raise wrong(Phrase.WHAT_IT_CAN_BE.of(kind=Kind(cl.__name__)), value, Code.WRONG_VALUE)

    def write_form(value: object) -> Plain:
        if type(value) is not cl:
            raise wrong(Kind(cl.__name__), value)
        told = value if tell is None else tell(value)
        done = write_parts(told)
        if fill is not None:
            fill(value, done)
        if check is not None:
            check(value)
        else:
            compare(value, told, done)
        return done

    return write_form


# What is one text or number


def _name(kind: type[Enum]) -> Write:
    names = {member: name_of(member) for member in kind}

    def write_name(member: Any) -> Plain:  # noqa: ANN401 - of this kind
        if type(member) is not kind:
            raise wrong(Kind(kind.__name__), member)
        return names[member]

    return write_name


def _seat(value: object) -> Plain:
    return _SEATS[value if type(value) is Seat else as_seat(value)]  # type: ignore[arg-type]  # which refuses others


def _system(system: ScoringSystem) -> Plain:
    return write(stored_system(system))


def _action(kind: type, look: Write) -> Write:
    """Write an action as its text, after a look at what is in it, which could be of a subclass."""

    def write_action(action: object) -> Plain:
        look(action)
        return str(action)

    return _exactly(kind, write_action)


_SEATS: Final = {seat: name_of(seat) for seat in Seat}
_LEAVES: Final[dict[Any, Write]] = {
    NoneType: _exactly(NoneType, lambda none: none),
    int: whole,
    bool: flag,
    str: text,
    StoredTerm: lambda term: term,  # made, and looked at, with the reason it stands in
    Row: write_row,
    **{kind: _name(kind) for kind in ENUMS},
    Seat: _seat,
    CardSet: write_cards,
    Contract: write_contract,
    Matadors: _exactly(Matadors, lambda found: found.signed),
    ScoringSystem: _exactly(ScoringSystem, _system),
    **{kind: _exactly(kind, str) for kind in _WORDS},
    Declare: _action(Declare, lambda action: write_contract(action.contract)),
    Discard: _action(Discard, lambda action: write_cards(action.cards)),
    Push: _action(Push, lambda action: write_cards(action.cards)),
    LegalActions: _exactly(LegalActions, lambda found: writer_of(tuple[Action, ...])(tuple(found))),
}
