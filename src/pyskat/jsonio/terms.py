"""How what a message names is stored: numbers and texts as they are, anything else under the name of its kind."""

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, NewType

from pyskat.actions import ACTION_TYPES
from pyskat.base.values import FrozenMap
from pyskat.card import Card, CardSet, Rank, Suit
from pyskat.contract import Contract
from pyskat.court import Party
from pyskat.errors import Reason
from pyskat.errors.codes import Code
from pyskat.game import Game
from pyskat.jsonio.faults import FAULTY, as_list, as_object, fault_of, text, whole, wrong
from pyskat.jsonio.texts import name_of, read_action, read_cards, read_contract, reader_of_names
from pyskat.language.court_words import CourtWord
from pyskat.language.phrases import Phrase
from pyskat.language.record_words import RecordWord
from pyskat.language.table_words import TableWord
from pyskat.language.terms import Choice, Filled, Kind, Span, Template, Term
from pyskat.language.told_words import ToldWord
from pyskat.records.recorded import RecordedEnd
from pyskat.seat import Seat
from pyskat.views import Phase

__all__ = ["KINDS_OF_TERMS", "PHRASES", "StoredTerm", "read_term", "write_term"]

StoredTerm = NewType("StoredTerm", object)
"""A term as it stands in a document."""

_DEEPEST: Final = 8
"""So deep terms stand within terms, and that is deeper than any message has them."""

_ENUMS: Final[dict[str, type[Enum]]] = {
    "card": Card,
    "suit": Suit,
    "rank": Rank,
    "seat": Seat,
    "game": Game,
    "phase": Phase,
    "party": Party,
    "recorded_end": RecordedEnd,
}
PHRASES: Final[dict[str, Template]] = {
    each.name.lower(): each for each in (*Phrase, *RecordWord, *CourtWord, *TableWord, *ToldWord)
}
"""The phrases by their names."""
_KINDS: Final[dict[type, str]] = {
    **{cl: kind for kind, cl in _ENUMS.items()},
    Phrase: "phrase",
    RecordWord: "phrase",
    ToldWord: "phrase",
    CourtWord: "phrase",
    TableWord: "phrase",
    CardSet: "cards",
    Contract: "contract",
    Kind: "type",
    Span: "span",
    Choice: "choice",
    Filled: "filled",
    Reason: "reason",
    **dict.fromkeys(ACTION_TYPES, "action"),
}
KINDS_OF_TERMS: Final = tuple(dict.fromkeys(_KINDS.values()))
"""The names under which terms are stored that are neither numbers nor texts."""


def write_term(term: Term) -> StoredTerm:
    """Write a term."""
    if isinstance(term, tuple):
        return StoredTerm([write_term(each) for each in term])
    kind = _KINDS.get(type(term))
    if kind is None and isinstance(term, str):
        return StoredTerm(str.__str__(term))
    return StoredTerm(term if kind is None else {kind: _written(term)})


def _written(term: Any) -> object:  # noqa: ANN401 - of any kind
    match term:
        case Enum():
            return term.name.lower() if isinstance(term, Template) else name_of(term)
        case Kind(name):
            return name
        case Span(least, most):
            return [least, most]
        case Choice(options):
            return [write_term(option) for option in options]
        case Filled(phrase, terms):
            return {"phrase": phrase.name.lower(), "terms": _map(terms)}
        case Reason(code, params):
            return {"code": code.value, "params": _map(params)}
        case _:
            return str(term)


def _map(terms: FrozenMap[Term]) -> dict[str, StoredTerm]:
    return {name: write_term(terms[name]) for name in sorted(terms)}


def read_term(stored: object, depth: int = 0) -> Term:
    """Read a term.

    Args:
        stored: As it is in a document.
        depth: Within how many other terms it stands.
    """
    if depth > _DEEPEST:
        raise wrong(Phrase.A_TERM_THAT_DEEP.of(most=_DEEPEST), stored, Code.WRONG_VALUE)
    if isinstance(stored, str):
        return text(stored)
    if isinstance(stored, list):
        return _terms(stored, depth)
    if not isinstance(stored, dict):
        return whole(stored)
    if len(stored) != 1 or next(iter(stored)) not in _READERS:
        raise wrong(Phrase.ONE_OF.of(names=KINDS_OF_TERMS), stored, Code.WRONG_VALUE)
    [(kind, part)] = stored.items()
    try:
        term: Term = _READERS[kind](part, depth + 1)
    except FAULTY as error:
        raise fault_of(error).under(kind) from None
    return term


def _terms(stored: object, depth: int) -> tuple[Term, ...]:
    found: list[Term] = []
    for index, part in enumerate(as_list(stored)):
        try:
            found.append(read_term(part, depth + 1))
        except FAULTY as error:
            raise fault_of(error).under(index) from None
    return tuple(found)


def _named(stored: object, depth: int) -> FrozenMap[Term]:
    found: dict[str, Term] = {}
    for name, part in as_object(stored).items():
        try:
            found[text(name)] = read_term(part, depth + 1)
        except FAULTY as error:
            raise fault_of(error).under(name) from None
    return FrozenMap(found)


def _parts(stored: object, *names: str) -> list[object]:
    """Give the parts of an object that has these and no others."""
    parts = as_object(stored)
    if set(parts) != set(names):
        raise wrong(Phrase.AN_OBJECT_OF.of(names=names), stored, Code.WRONG_VALUE)
    return [parts[name] for name in names]


def _phrase(stored: object, _: int) -> Template:
    name = text(stored)
    if name not in PHRASES:
        raise wrong(Phrase.A_PHRASE, stored, Code.WRONG_VALUE)
    return PHRASES[name]


def _filled(stored: object, depth: int) -> Filled:
    phrase, terms = _parts(stored, "phrase", "terms")
    return Filled(_phrase(phrase, depth), _named(terms, depth))


def _reason(stored: object, depth: int) -> Reason:
    code, params = _parts(stored, "code", "params")
    return Reason(reader_of_names(Code)(code, None), _named(params, depth))


def _span(stored: object, _: int) -> Span:
    least, most = as_list(stored, 2)
    return Span(whole(least), None if most is None else whole(most))


def _of_names(kind: type[Enum]) -> Callable[[object, int], Any]:
    read = reader_of_names(kind)
    return lambda stored, _: read(stored, None)


_READERS: Final[dict[str, Callable[[Any, int], Any]]] = {
    **{name: _of_names(kind) for name, kind in _ENUMS.items()},
    "phrase": _phrase,
    "cards": read_cards,
    "contract": read_contract,
    "action": read_action,
    "type": lambda stored, _: Kind(text(stored)),
    "span": _span,
    "choice": lambda stored, depth: Choice(_terms(stored, depth)),
    "filled": _filled,
    "reason": _reason,
}
