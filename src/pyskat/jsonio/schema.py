"""What does a document look like? The JSON Schema of all kinds, made from the classes whose values are stored."""

import ast
import inspect
import re
import textwrap
from enum import Enum
from itertools import pairwise
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from attrs import NOTHING, fields, has

from pyskat.actions import (
    Action,
    Bid,
    Cause,
    Claim,
    ClaimLevel,
    Concede,
    Declare,
    Discard,
    Forfeit,
    LegalActions,
    PlayCard,
    Push,
    Show,
    Throw,
)
from pyskat.base.values import FrozenMap
from pyskat.card import CARDS, Card, CardSet
from pyskat.contract import HAND_CONTRACTS, SKAT_CONTRACTS, Contract
from pyskat.errors.checks import expect_one_of
from pyskat.errors.codes import Code
from pyskat.errors.limits import MOST as MOST_NUMBER
from pyskat.errors.limits import MOST_DOUBLINGS
from pyskat.game import Game
from pyskat.jsonio.faults import MOST
from pyskat.jsonio.kinds import KINDS, RESULTS, SINGLE, VERSION, VERSIONS, kinds_of
from pyskat.jsonio.seen import StoredView, ViewBefore
from pyskat.jsonio.sheets_before import EntryBefore, FormatBefore
from pyskat.jsonio.stored import (
    OutcomeBefore,
    SettlementBefore,
    StoredSession,
    StoredSettlement,
    StoredSolution,
    StoredTrick,
    TrickBefore,
    forms,
)
from pyskat.jsonio.systems import Bierlachs, StoredSystem
from pyskat.jsonio.tables import StoredTable
from pyskat.jsonio.terms import KINDS_OF_TERMS, StoredTerm
from pyskat.jsonio.texts import Row, name_of
from pyskat.records.recorded import Outcome
from pyskat.rules import BockRules, Rules
from pyskat.scoring.matador import Matadors
from pyskat.scoring.ramsch import RamschSettlement
from pyskat.seat import SEATS
from pyskat.sheet.entry import Entry
from pyskat.sheet.scores import Sheet
from pyskat.sheet.session import Format
from pyskat.sheet.systems import ScoringSystem

__all__ = ["schema"]

Part: TypeAlias = dict[str, object]

_CARD: Final = "[CSHD][789TJQKA]"
_CONTRACT: Final = "|".join(map(str, (*SKAT_CONTRACTS, *HAND_CONTRACTS, Contract(Game.RAMSCH))))
_SEAT: Final = "|".join(map(str, SEATS))


def _row(most: int) -> str:
    """Match up to this many cards."""
    return f"(?:{_CARD}(?: {_CARD}){{0,{most - 1}}})?"


_MOVED: Final = f"(?: {_CARD}){{0,{len(CARDS)}}}"
_SAID: Final[dict[type, str]] = {
    Bid: "0|-?[1-9][0-9]{0,9}",
    Discard: f"discard{_MOVED}",
    Declare: _CONTRACT,
    Push: f"push{_MOVED}",
    PlayCard: _CARD,
    Concede: f"concede (?:{_SEAT})",
    Show: f"show (?:{_SEAT})",
    Claim: f"claim (?:{_SEAT})(?: (?:{'|'.join(get_args(ClaimLevel))}))?",
    Throw: f"throw (?:{_SEAT})",
    Forfeit: f"(?:{'|'.join(cause.value for cause in Cause)}) (?:{_SEAT})",
}
"""How actions are written; those not listed are one word."""

_TEXTS: Final[dict[object, Part]] = {
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Row: {"type": "string", "pattern": f"^{_row(len(CARDS))}$"},
    CardSet: {
        "description": "Different cards in any order, separated by one space; empty for none.",
        "type": "string",
        "pattern": f"^{_row(len(CARDS))}$",
    },
    Card: {
        "description": "Suit C S H D (clubs, spades, hearts, diamonds) and rank 7 8 9 T J Q K A.",
        "type": "string",
        "pattern": f"^{_CARD}$",
    },
    Contract: {
        "description": "A game and its levels in English; what a level implies is left out.",
        "type": "string",
        "pattern": f"^(?:{_CONTRACT})$",
    },
    Matadors: {
        "description": "With as a positive count, without as a negative one: 2 is 'with 2', -3 is 'without 3'.",
        "type": "integer",
        "minimum": -11,
        "maximum": 11,
        "not": {"const": 0},
    },
    Code: {"type": "string", "pattern": "^[a-z0-9_]+$"},
    StoredTerm: {
        "description": "A number; a text as it was given; several terms; or a term of another kind under its name.",
        "anyOf": [
            {"type": "integer", "minimum": -MOST, "maximum": MOST},
            {"type": "string"},
            {"type": "array"},
            {"type": "object", "propertyNames": {"enum": list(KINDS_OF_TERMS)}, "minProperties": 1, "maxProperties": 1},
        ],
    },
}

_NUMBERS: Final[dict[tuple[type, str], tuple[int, int]]] = {
    (Rules, "declarer_schneider_max"): (29, 30),
    (StoredTrick, "points"): (0, 33),
    **dict.fromkeys(((ViewBefore, "bid"), (StoredView, "bid")), (18, 499)),
    **dict.fromkeys(((ViewBefore, "hand_sizes"), (StoredView, "hand_sizes")), (0, 12)),
    (StoredView, "interrupts"): (0, 30),
    (StoredView, "points"): (0, 120),
    **{
        (cl, name): (least, most)
        for cl in (SettlementBefore, StoredSettlement)
        for name, least, most in (
            ("bid", 18, 499),
            ("points", 0, 120),
            ("tricks_taken", 0, 10),
            ("doublings", 0, MOST_DOUBLINGS),
            ("defender_points", 0, 120),
            ("defender_tricks", 0, 10),
        )
    },
    (RamschSettlement, "points"): (0, 120),
    (RamschSettlement, "tricks_taken"): (0, 10),
    (RamschSettlement, "skat"): (0, 22),
    (RamschSettlement, "doublings"): (0, MOST_DOUBLINGS),
    **{
        (kind, name): (-MOST_NUMBER, MOST_NUMBER)
        for kind in (Outcome, OutcomeBefore)
        for name in ("value", "matadors", "points", "tricks", "scores")
    },
    (Outcome, "bid"): (-MOST_NUMBER, MOST_NUMBER),
    **{
        (kind, name): (least, MOST_NUMBER)
        for kind in (Entry, EntryBefore)
        for name, least in (
            ("player", 0),
            ("outcome", -MOST_NUMBER),
            ("scores", -MOST_NUMBER),
            ("sitting_out", 0),
            ("factor", 1),
        )
    },
    (Entry, "points"): (-MOST_NUMBER, MOST_NUMBER),
    (Bierlachs, "limit"): (1, MOST_NUMBER),
    **{(kind, "rounds"): (1, MOST_NUMBER) for kind in (Format, FormatBefore)},
    (StoredSession, "bock_deals"): (0, MOST),
    (StoredTable, "by_people"): (0, MOST),
    (StoredTable, "number"): (0, MOST),
    (StoredSolution, "points"): (0, 120),
    (StoredSolution, "values"): (0, 120),
}
"""The range of each field that cannot have every whole number."""

_NAMES: Final[Part] = {"items": {"type": "string", "minLength": 1}, "minItems": 3, "maxItems": 4, "uniqueItems": True}
_MORE: Final[dict[tuple[type, str], Part]] = {
    (Sheet, "players"): _NAMES,
    (StoredSession, "players"): _NAMES,
    (StoredTable, "chairs"): {"minItems": 3, "maxItems": 4},
    (StoredTable, "by_people"): {"uniqueItems": True},
    (StoredTable, "wishes"): {"uniqueItems": True},
    (BockRules, "events"): {"uniqueItems": True},
    **{(cl, "cards"): {"pattern": f"^{_row(len(SEATS))}$"} for cl in (TrickBefore, StoredTrick)},
}
"""What else fields must be."""


def schema(version: int = VERSION) -> dict[str, object]:
    """Give the JSON Schema (2020-12) of every kind of document.

    Args:
        version: The version of the documents, 1 or 2.

    Raises:
        ArgumentError: For another version.

    >>> from pyskat.jsonio import schema
    >>> schema()["$defs"]["seat"]["enum"]
    ['forehand', 'middlehand', 'rearhand']
    """
    expect_one_of("version", version, VERSIONS)
    stored, kinds = {cl: form.stored for cl, form in forms(version).items()}, kinds_of(version)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:pyskat:documents:{version}",
        "title": f"pyskat documents, version {version}",
        "description": "A value of pyskat as a JSON document. It says its kind in 'kind' and the version of this "
        "format in 'pyskat'; a value that is one text or number stands in 'value', everything else has its own fields.",
        "type": "object",
        "properties": {"pyskat": {"const": version}, "kind": {"enum": list(kinds)}},
        "required": ["pyskat", "kind"],
        "allOf": [{"if": {"properties": {"kind": {"const": kind}}}, "then": _document(kind)} for kind in kinds],
        "$defs": {kind: _definition(kind, cl, stored.get(cl, cl)) for kind, cl in kinds.items()},
    }


def _document(kind: str) -> Part:
    """Say what a document has besides its kind and version."""
    head: Part = {"pyskat": True, "kind": True}
    if kind in SINGLE:
        whole = {**head, "value": {"$ref": f"#/$defs/{kind}"}}
        return {"properties": whole, "required": ["value"], "additionalProperties": False}
    return {"$ref": f"#/$defs/{kind}", "properties": head, "unevaluatedProperties": False}


def _definition(kind: str, hint: Any, stored: type) -> Part:  # noqa: ANN401 - whatever the converter reads it as
    """Describe a class of values by the class that is stored for it."""
    if hint == Action:
        return {"description": "What a player does.", **_pattern(get_args(Action))}
    if hint is LegalActions:
        return {"description": "Actions in order.", **_of(tuple[Action, ...])}
    said = {"description": _cleaned((inspect.getdoc(stored) or "").partition("\n\n")[0])}
    if hint in _TEXTS:
        return {**said, **_TEXTS[hint]}
    if hint is FrozenMap:
        return {**said, **_of(FrozenMap[str | int])}
    if hint is ScoringSystem:
        return {**said, "oneOf": [_object(form) for form in get_args(StoredSystem)]}
    if issubclass(hint, Enum):
        return {**said, "enum": [name_of(member) for member in hint]}
    parts = _object(stored)
    if kind in RESULTS:
        parts["properties"] = {"kind": {"const": kind}, **parts["properties"]}
        parts["required"] = ["kind", *parts["required"]]
    return {**said, **parts}


def _object(cl: type) -> dict[str, Any]:
    """Describe an object by the fields of a class; the reference to it refuses unknown ones."""
    hints, said = get_type_hints(cl), _said_of(cl)
    properties = {}
    given = [part for part in fields(cl) if part.init]
    for part in given:
        place = (cl, part.name)
        inner = {**_of(hints[part.name], _NUMBERS.get(place, (-MOST, MOST))), **_MORE.get(place, {})}
        properties[part.name] = {**inner, "description": said[part.name]} if part.name in said else inner
    required = [part.name for part in given if part.default is NOTHING]
    return {"type": "object", "properties": properties, "required": required}


def _of(hint: Any, numbers: tuple[int, int] = (-MOST, MOST)) -> Part:  # noqa: ANN401 - any type hint
    """Describe what a type hint allows.

    Args:
        hint: The type.
        numbers: The least and the greatest whole number in it.
    """
    origin, args = get_origin(hint), get_args(hint)
    if hint is int:
        return {"type": "integer", "minimum": numbers[0], "maximum": numbers[1]}
    if origin is Literal:
        return {"enum": list(args)}
    if origin is tuple and args[-1] is Ellipsis:
        return {"type": "array", "items": _of(args[0], numbers)}
    if origin is tuple:
        parts = [_of(arg, numbers) for arg in args]
        return {"type": "array", "prefixItems": parts, "items": False, "minItems": len(parts)}
    if origin in {dict, FrozenMap}:
        names: Part = {"propertyNames": _of(args[0])} if len(args) > 1 else {}
        return {"type": "object", **names, "additionalProperties": _of(args[-1], numbers)}
    if origin in {Union, UnionType}:
        return _any_of(args, numbers)
    kind = next((kind for kind, cl in KINDS.items() if cl is hint), None)
    if kind is None:
        return _TEXTS[hint] if hint in _TEXTS else {**_object(hint), "unevaluatedProperties": False}
    reference: Part = {"$ref": f"#/$defs/{kind}"}
    return reference if kind in SINGLE else {**reference, "unevaluatedProperties": False}


def _any_of(args: tuple[Any, ...], numbers: tuple[int, int]) -> Part:
    if set(args) <= set(get_args(Action)):
        return {"$ref": "#/$defs/action"} if set(args) == set(get_args(Action)) else _pattern(args)
    return {"anyOf": [_of(arg, numbers) for arg in args]}


def _pattern(kinds: tuple[type, ...]) -> Part:
    """Match the texts of some actions."""
    return {"type": "string", "pattern": f"^(?:{'|'.join(_SAID.get(kind) or str(kind()) for kind in kinds)})$"}


# What the classes say of themselves

_ARGS: Final = re.compile(r"^Args:\n((?:    .*\n?)+)", re.MULTILINE)
_ARG: Final = re.compile(r"^    (\w+): (.+(?:\n {8}.+)*)", re.MULTILINE)
_ROLE: Final = re.compile(r":\w+:`~?(?:[\w.]*\.)?(\w+)`")


def _said_of(cl: type) -> dict[str, str]:
    """List what a class says about its fields: under "Args", or below each of them."""
    args = _ARGS.search(inspect.getdoc(cl) or "")
    said = dict(_ARG.findall(args[1])) if args else {}
    for part, below in [pair for base in reversed(cl.__mro__) if has(base) for pair in pairwise(_body(base))]:
        match part, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                said[name] = text
            case _:
                pass
    return {name: _cleaned(text) for name, text in said.items()}


def _body(cl: type) -> list[ast.stmt]:
    body = ast.parse(textwrap.dedent(inspect.getsource(cl))).body[0]
    assert isinstance(body, ast.ClassDef)  # noqa: S101 - the source of a class
    return body.body


def _cleaned(text: str) -> str:
    """Take reStructuredText markup out of a text."""
    plain = _ROLE.sub(r"\1", " ".join(text.split())).replace("``", "'")
    return re.sub(r"\bNone\b", "null", plain).replace("'\"", '"').replace("\"'", '"')
