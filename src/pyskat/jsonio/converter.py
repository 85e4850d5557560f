"""How does plain data become values? One converter that goes by the fields of the classes."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from types import UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin

from attrs import AttrsInstance, has
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn

from pyskat.actions import ACTION_TYPES, Action, LegalActions
from pyskat.base.values import FrozenMap
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.errors.codes import Code
from pyskat.jsonio.faults import FAULTY, Fault, as_list, as_object, fault_of, flag, shown, text, whole, wrong
from pyskat.jsonio.form import Form, made
from pyskat.jsonio.kinds import RESULTS
from pyskat.jsonio.stored import forms
from pyskat.jsonio.systems import form_of, system_of
from pyskat.jsonio.tables import Setting, read_setting
from pyskat.jsonio.terms import StoredTerm
from pyskat.jsonio.texts import (
    ENUMS,
    Row,
    read_action,
    read_cards,
    read_contract,
    read_row,
    reader_of_names,
)
from pyskat.jsonio.writer import write_as
from pyskat.language.phrases import Phrase
from pyskat.phases.results import Result
from pyskat.scoring.matador import Matadors
from pyskat.scoring.settlement import Settlement
from pyskat.sheet.systems import ScoringSystem

__all__ = ["converter_for"]

Read: TypeAlias = Callable[[object, Any], Any]  # what cattrs takes and gives for any class


def converter_for(version: int, systems: Mapping[str, ScoringSystem]) -> Converter:
    """Make the converter for everything that can be stored.

    Args:
        version: Of the documents.
        systems: The scoring systems that are not pyskat's own, by name.
    """
    pairs = tuple(systems.items())
    try:
        hash(pairs)
    except TypeError:  # somebody's function
        return _made(version, pairs)
    return _kept(version, pairs)


@lru_cache(maxsize=8)  # making one takes longer than reading most documents
def _kept(version: int, systems: tuple[tuple[str, ScoringSystem], ...]) -> Converter:
    return _made(version, systems)


def _made(version: int, systems: tuple[tuple[str, ScoringSystem], ...]) -> Converter:
    converter = Converter(forbid_extra_keys=True)
    converter.register_structure_hook_factory(has, lambda cl: _by_fields(cl, converter))
    _add_plain(converter)
    _add_texts(converter)
    _add_actions(converter)
    for cl, form in forms(version).items():
        _add_form(cl, form, converter)
    _add_results(converter)
    by_name = dict(systems)
    converter.register_structure_hook(
        ScoringSystem, lambda value, _: system_of(converter.structure(value, form_of(value)), by_name)
    )
    return converter


def _by_fields(cl: type[AttrsInstance], converter: Converter) -> Read:
    """Read an object field by field."""

    @cache  # made when it is first needed, once all the parts can be read
    def reader() -> Callable[[Mapping[str, object], object], object]:
        return make_dict_structure_fn(cl, converter, _cattrs_forbid_extra_keys=True)

    return lambda value, _: reader()(as_object(value), cl)


def _add_form(cl: type, form: Form, converter: Converter) -> None:
    """Read and write the values of a class in their own form."""
    read = _by_fields(form.stored, converter)
    converter.register_structure_hook(cl, lambda value, _: made(form, read(value, form.stored), write_as))


# The plain things


def _add_plain(converter: Converter) -> None:
    for cl, read in ((int, whole), (bool, flag), (str, text)):
        converter.register_structure_hook(cl, read)
    converter.register_structure_hook(bool | int, lambda value, _: value if type(value) is bool else whole(value))
    converter.register_structure_hook(
        str | int, lambda value, _: text(value) if isinstance(value, str) else whole(value)
    )
    converter.register_structure_hook(Setting, read_setting)
    converter.register_structure_hook_func(_made_of(Literal), _read_literal)
    converter.register_structure_hook_factory(_made_of(tuple), lambda hint: _rows(hint, converter))
    converter.register_structure_hook_factory(_made_of(dict), lambda hint: _named(hint, dict, converter))
    converter.register_structure_hook_factory(_made_of(FrozenMap), lambda hint: _named(hint, FrozenMap, converter))
    converter.register_structure_hook(FrozenMap, lambda value, _: converter.structure(value, FrozenMap[str | int]))


def _made_of(origin: object) -> Callable[[object], bool]:
    """Recognise types such as ``tuple[int, ...]`` by what they are made of."""
    return lambda hint: get_origin(hint) is origin


def _read_literal(value: object, hint: object) -> object:
    allowed: tuple[str, ...] = get_args(hint)
    if not isinstance(value, str) or value not in allowed:
        raise wrong(Phrase.ONE_OF.of(names=allowed), value, Code.WRONG_VALUE)
    return allowed[allowed.index(value)]


def _rows(hint: object, converter: Converter) -> Read:
    """Read a list into a tuple, each item by its type."""
    kinds = get_args(hint)
    endless = kinds[-1] is Ellipsis
    reads = [(converter.get_structure_hook(kind), kind) for kind in kinds if kind is not Ellipsis]

    def read(value: object, _: object) -> tuple[object, ...]:
        items = as_list(value, None if endless else len(kinds))
        found: list[object] = []
        for index, item in enumerate(items):
            hook, kind = reads[0] if endless else reads[index]
            try:
                found.append(hook(item, kind))
            except FAULTY as error:
                raise fault_of(error).under(index) from None
        return tuple(found)

    return read


def _named(hint: object, make: Callable[[dict[Any, object]], object], converter: Converter) -> Read:
    """Read an object into a map, each name and each part by its type."""
    key, item = get_args(hint) if len(get_args(hint)) > 1 else (str, *get_args(hint))
    name_hook, hook = converter.get_structure_hook(key), converter.get_structure_hook(item)

    def read(value: object, _: object) -> object:
        found: dict[Any, object] = {}
        for name, part in as_object(value).items():
            try:
                found[name_hook(name, key)] = hook(part, item)
            except FAULTY as error:
                raise fault_of(error).under(name) from None
        return make(found)

    return read


# What is one text


def _add_texts(converter: Converter) -> None:
    for kind in ENUMS:
        converter.register_structure_hook(kind, reader_of_names(kind))
    for cl, read in ((CardSet, read_cards), (Contract, read_contract), (Row, read_row)):
        converter.register_structure_hook(cl, read)
    converter.register_structure_hook(StoredTerm, lambda value, _: value)
    converter.register_structure_hook(Matadors, lambda value, _: Matadors.of(whole(value)))


def _add_actions(converter: Converter) -> None:
    converter.register_structure_hook_factory(_is_actions, _one_of)
    converter.register_structure_hook(
        LegalActions, lambda value, _: LegalActions(converter.structure(value, tuple[Action, ...]))
    )


def _is_actions(hint: object) -> bool:
    return get_origin(hint) in {UnionType, Union} and set(get_args(hint)) <= set(ACTION_TYPES)


def _one_of(hint: object) -> Read:
    """Make a reader for one of several actions."""
    kinds = get_args(hint)

    def read(value: object, _: object) -> Action:
        action = read_action(value)
        if type(action) not in kinds:
            raise wrong(Phrase.AN_ACTION_HERE, value, Code.WRONG_VALUE)
        return action

    return read


# What is one of several


def _add_results(converter: Converter) -> None:
    """Read which of the four kinds a result is, and tell a settled game from a bare score."""

    def read_result(value: object, _: object) -> object:
        given = dict(as_object(value))
        kind = given.pop("kind", None)
        cl = RESULTS.get(kind) if isinstance(kind, str) else None
        if cl is None:
            raise Fault.of(Code.UNKNOWN_KIND, "kind", found=shown(kind), wanted=tuple(RESULTS))
        return converter.structure(given, cl)

    def read_outcome(value: object, _: object) -> object:
        return None if value is None else converter.structure(value, Settlement if isinstance(value, dict) else int)

    converter.register_structure_hook(Result, read_result)
    converter.register_structure_hook(
        Result | None, lambda value, hint: None if value is None else read_result(value, hint)
    )
    converter.register_structure_hook(Settlement | int | None, read_outcome)
