"""Which kinds of document there are, and which values each of them holds."""

from typing import Any, Final, TypeAlias

from pyskat.actions import ACTION_TYPES, Action, Cause, LegalActions
from pyskat.base.values import FrozenMap
from pyskat.card import Card, CardSet, Rank, Suit
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.engine import State
from pyskat.errors import Reason
from pyskat.errors.codes import Code
from pyskat.game import Game
from pyskat.jsonio.converter import RESULTS
from pyskat.jsonio.replay import STATES
from pyskat.phases.bidding import Bidding
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
from pyskat.tricks import Trick
from pyskat.views import Phase, View

__all__ = ["KINDS", "KIND_OF", "SINGLE", "Document"]

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
    | FrozenMap[str | int]
    | Deal
    | Rules
    | KontraRules
    | BockRules
    | RamschRules
    | Trick
    | State
    | View
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
)
"""Every value that can be stored."""

SINGLE: Final[dict[str, Any]] = {
    "card": Card,
    "suit": Suit,
    "rank": Rank,
    "seat": Seat,
    "game": Game,
    "cause": Cause,
    "ending": Ending,
    "verdict": Verdict,
    "phase": Phase,
    "recorded_end": RecordedEnd,
    "code": Code,
    "card_set": CardSet,
    "contract": Contract,
    "matadors": Matadors,
    "action": Action,
    "actions": LegalActions,
    "map": FrozenMap,
}
"""Kinds that hold one thing, under the name ``value``; with what the converter reads it as."""

_FIELDS: Final[dict[str, type]] = {
    "deal": Deal,
    "rules": Rules,
    "kontra_rules": KontraRules,
    "bock_rules": BockRules,
    "ramsch_rules": RamschRules,
    "trick": Trick,
    "state": Bidding,
    "view": View,
    "record": Record,
    "outcome": Outcome,
    "reason": Reason,
    "step": Step,
    "game_value": GameValue,
    "facts": Facts,
    "settlement": Settlement,
    "ramsch_settlement": RamschSettlement,
    **{name: cl for cl, name in RESULTS.items()},
    "entry": Entry,
    "sheet": Sheet,
    "standing": Standing,
    "scoring_system": ScoringSystem,
    "format": Format,
    "session": Session,
    "solution": Solution,
}

KINDS: Final[dict[str, Any]] = {**SINGLE, **_FIELDS}
"""What each kind is read as; a state of any phase is read in the same way."""

KIND_OF: Final[dict[type, str]] = {
    **{cl: name for name, cl in KINDS.items() if isinstance(cl, type)},
    **dict.fromkeys(ACTION_TYPES, "action"),
    **dict.fromkeys(STATES, "state"),
}
"""The kind of document for each class."""
