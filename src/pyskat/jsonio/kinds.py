"""Which kinds of document there are, and which values each of them holds."""

import re
from enum import Enum
from typing import Any, Final, TypeAlias, get_args, get_origin

from pyskat.actions import Action, Cause, LegalActions
from pyskat.base.values import FrozenMap
from pyskat.card import Card, CardSet, Rank, Suit
from pyskat.choice import Choices, Selection
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.engine import State
from pyskat.errors import Reason
from pyskat.errors.codes import Code
from pyskat.event import Event
from pyskat.game import Game
from pyskat.phases.results import Result
from pyskat.records.record import Record
from pyskat.records.recorded import Outcome, RecordedEnd
from pyskat.rules import BockRules, KontraRules, RamschRules, Rules
from pyskat.scoring.judgement import Ending, Facts, Verdict
from pyskat.scoring.matador import Matadors
from pyskat.scoring.ramsch import RamschSettlement
from pyskat.scoring.settlement import Settlement
from pyskat.scoring.value import GameValue, Step
from pyskat.seat import Seat
from pyskat.sheet.entry import Entry
from pyskat.sheet.scores import Sheet, Standing
from pyskat.sheet.session import Format, Session
from pyskat.sheet.systems import ScoringSystem
from pyskat.solver import Solution
from pyskat.table import Table
from pyskat.tricks import Trick
from pyskat.views import Phase, View

__all__ = ["KINDS", "KIND_OF", "RESULTS", "SINGLE", "VERSION", "VERSIONS", "Document", "kinds_of"]

VERSION: Final = 2
"""The version of the documents that are written; version 1 is read as well."""

VERSIONS: Final = (1, VERSION)
"""All versions that are read."""

Document: TypeAlias = (
    Card
    | Suit
    | Rank
    | Seat
    | Game
    | Cause
    | Ending
    | Verdict
    | Phase
    | RecordedEnd
    | Code
    | CardSet
    | Contract
    | Matadors
    | Action
    | LegalActions
    | Choices
    | Selection
    | FrozenMap[str | int]
    | Deal
    | Rules
    | KontraRules
    | BockRules
    | RamschRules
    | Trick
    | State
    | View
    | Event
    | Record
    | Outcome
    | Reason
    | Step
    | GameValue
    | Facts
    | Settlement
    | RamschSettlement
    | Result
    | Entry
    | Sheet
    | Standing
    | ScoringSystem
    | Format
    | Session
    | Solution
    | Table
)
"""Every value that can be stored."""

_NAMED_OTHERWISE: Final[dict[type, str]] = {
    **dict.fromkeys(get_args(Action), "action"),
    **dict.fromkeys(get_args(State), "state"),
    LegalActions: "actions",
    FrozenMap: "map",
}


def _kind_of(cl: type) -> str:
    """Name the kind of a class: ``card_set`` for CardSet."""
    return _NAMED_OTHERWISE.get(cl) or re.sub(r"(?<!^)([A-Z])", r"_\1", cl.__name__).lower()


KIND_OF: Final[dict[type, str]] = {cl: _kind_of(cl) for cl in (get_origin(part) or part for part in get_args(Document))}
"""The kind of document for each class."""

KINDS: Final[dict[str, Any]] = {**{kind: cl for cl, kind in KIND_OF.items()}, "action": Action}
"""What each kind is read as; states of all phases are read in the same way."""

_LATER: Final = frozenset(KIND_OF[cl] for cl in (*get_args(Event), Choices, Selection, Table))
"""Kinds that version 1 does not have."""


def kinds_of(version: int) -> dict[str, Any]:
    """Give the kinds that a version has."""
    return {kind: cl for kind, cl in KINDS.items() if version >= VERSION or kind not in _LATER}


SINGLE: Final = frozenset({"card_set", "contract", "matadors", "action", "actions", "map"}) | {
    kind for cl, kind in KIND_OF.items() if issubclass(cl, Enum)
}
"""Kinds that have only one thing, under the name ``value``."""

RESULTS: Final[dict[str, type[Result]]] = {KIND_OF[cl]: cl for cl in get_args(Result)}
"""The kinds of result; they say which they are even inside another value."""
