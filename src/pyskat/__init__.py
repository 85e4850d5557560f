"""The rules of Skat as values and pure functions: auction, play, views, and scoring that explains itself.

The names below are imported from their modules when they are first asked for, so that a program pays for the parts
that it uses: a rule question needs no score sheet.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from pyskat._version import __version__
from pyskat.base.lazy import submodule

if TYPE_CHECKING:
    from pyskat.actions import (
        Action,
        Bid,
        Call,
        Cause,
        Concede,
        Declare,
        Discard,
        Forfeit,
        Hold,
        Interrupt,
        Kontra,
        LegalActions,
        Pass,
        PickUp,
        PlayCard,
        Push,
        Re,
        Show,
    )
    from pyskat.base.values import FrozenMap
    from pyskat.card import CARDS, DECK, Card, CardSet, Rank, Suit, cards
    from pyskat.contract import Contract
    from pyskat.deal import Deal
    from pyskat.engine import (
        State,
        apply,
        interrupts,
        is_legal,
        legal_actions,
        start,
        start_play,
        why_not,
    )
    from pyskat.errors import (
        ArgumentError,
        Code,
        ContractError,
        DealError,
        IllegalActionError,
        Language,
        ParseError,
        Reason,
        RecordError,
        SettlementError,
        SheetError,
        SkatError,
    )
    from pyskat.game import Game
    from pyskat.notation.moves import parse_action, play
    from pyskat.notation.reckoning import reckon
    from pyskat.phases.bidding import Bidding
    from pyskat.phases.doubling import Doubling
    from pyskat.phases.finished import Finished
    from pyskat.phases.phase import Phase
    from pyskat.phases.play import Playing
    from pyskat.phases.pushing import Pushing
    from pyskat.phases.results import Aborted, GameResult, PassedIn, RamschResult, Result
    from pyskat.phases.skat import Declaring, Discarding, SkatDecision
    from pyskat.records.record import Record
    from pyskat.records.recorded import Outcome, RecordedEnd
    from pyskat.rules import HOUSE, ISKO, ISS, PRE_1999, PUB, SIMPLE, BockRules, KontraRules, RamschRules, Rules
    from pyskat.scoring.judgement import Ending, Facts, Verdict
    from pyskat.scoring.matador import Matadors, matadors
    from pyskat.scoring.ramsch import RamschSettlement, settle_ramsch
    from pyskat.scoring.settlement import Settlement, settle
    from pyskat.scoring.value import BID_VALUES, GameValue, Step, game_value, next_bid
    from pyskat.seat import Seat
    from pyskat.sheet.entry import Entry
    from pyskat.sheet.scores import Sheet, Standing
    from pyskat.sheet.session import LIST, THREE_ROUNDS, TOURNAMENT_LIST, TWELVE, TWELVE_DEALS, Format, Session
    from pyskat.sheet.systems import PLAIN, SEEGER, SEEGER_FABIAN, ScoringSystem, bierlachs, list_totals
    from pyskat.tricks import Trick, follow_group, legal_cards, trick_winner, trumps, why_not_card
    from pyskat.views import View, view

__all__ = [
    "BID_VALUES",
    "CARDS",
    "DECK",
    "HOUSE",
    "ISKO",
    "ISS",
    "LIST",
    "PLAIN",
    "PRE_1999",
    "PUB",
    "SEEGER",
    "SEEGER_FABIAN",
    "SIMPLE",
    "THREE_ROUNDS",
    "TOURNAMENT_LIST",
    "TWELVE",
    "TWELVE_DEALS",
    "Aborted",
    "Action",
    "ArgumentError",
    "Bid",
    "Bidding",
    "BockRules",
    "Call",
    "Card",
    "CardSet",
    "Cause",
    "Code",
    "Concede",
    "Contract",
    "ContractError",
    "Deal",
    "DealError",
    "Declare",
    "Declaring",
    "Discard",
    "Discarding",
    "Doubling",
    "Ending",
    "Entry",
    "Facts",
    "Finished",
    "Forfeit",
    "Format",
    "FrozenMap",
    "Game",
    "GameResult",
    "GameValue",
    "Hold",
    "IllegalActionError",
    "Interrupt",
    "Kontra",
    "KontraRules",
    "Language",
    "LegalActions",
    "Matadors",
    "Outcome",
    "ParseError",
    "Pass",
    "PassedIn",
    "Phase",
    "PickUp",
    "PlayCard",
    "Playing",
    "Push",
    "Pushing",
    "RamschResult",
    "RamschRules",
    "RamschSettlement",
    "Rank",
    "Re",
    "Reason",
    "Record",
    "RecordError",
    "RecordedEnd",
    "Result",
    "Rules",
    "ScoringSystem",
    "Seat",
    "Session",
    "Settlement",
    "SettlementError",
    "Sheet",
    "SheetError",
    "Show",
    "SkatDecision",
    "SkatError",
    "Standing",
    "State",
    "Step",
    "Suit",
    "Trick",
    "Verdict",
    "View",
    "__version__",
    "apply",
    "bierlachs",
    "cards",
    "follow_group",
    "game_value",
    "interrupts",
    "is_legal",
    "legal_actions",
    "legal_cards",
    "list_totals",
    "matadors",
    "next_bid",
    "parse_action",
    "play",
    "reckon",
    "settle",
    "settle_ramsch",
    "start",
    "start_play",
    "trick_winner",
    "trumps",
    "view",
    "why_not",
    "why_not_card",
]

_NAMES: Final = {
    "actions": "Action Bid Call Cause Concede Declare Discard Forfeit Hold Interrupt Kontra LegalActions Pass PickUp "
    "PlayCard Push Re Show",
    "card": "CARDS DECK Card CardSet Rank Suit cards",
    "contract": "Contract",
    "deal": "Deal",
    "engine": "State apply interrupts is_legal legal_actions start start_play why_not",
    "errors": "ArgumentError Code ContractError DealError IllegalActionError Language ParseError Reason RecordError "
    "SettlementError SheetError SkatError",
    "game": "Game",
    "scoring.judgement": "Ending Facts Verdict",
    "scoring.matador": "Matadors matadors",
    "notation.moves": "parse_action play",
    "notation.reckoning": "reckon",
    "records.recorded": "Outcome RecordedEnd",
    "phases.bidding": "Bidding",
    "phases.phase": "Phase",
    "phases.doubling": "Doubling",
    "phases.finished": "Finished",
    "phases.play": "Playing",
    "phases.pushing": "Pushing",
    "phases.results": "Aborted GameResult PassedIn RamschResult Result",
    "phases.skat": "Declaring Discarding SkatDecision",
    "scoring.ramsch": "RamschSettlement settle_ramsch",
    "records.record": "Record",
    "rules": "HOUSE ISKO ISS PRE_1999 PUB SIMPLE BockRules KontraRules RamschRules Rules",
    "seat": "Seat",
    "sheet.session": "LIST THREE_ROUNDS TOURNAMENT_LIST TWELVE TWELVE_DEALS Format Session",
    "scoring.settlement": "Settlement settle",
    "sheet.entry": "Entry",
    "sheet.scores": "Sheet Standing",
    "sheet.systems": "PLAIN SEEGER SEEGER_FABIAN ScoringSystem bierlachs list_totals",
    "tricks": "Trick follow_group legal_cards trick_winner trumps why_not_card",
    "scoring.value": "BID_VALUES GameValue Step game_value next_bid",
    "base.values": "FrozenMap",
    "views": "View view",
}
"""The public names of each module."""

_HOME: Final = {name: module for module, names in _NAMES.items() for name in names.split()}


if not TYPE_CHECKING:  # pragma: no branch - a type checker takes any name for good where there is a __getattr__

    def __getattr__(name: str) -> object:
        """Import a public name, or a module of the package, when it is first asked for."""
        home = _HOME.get(name)
        if home is not None:
            value: object = getattr(import_module(f"{__name__}.{home}"), name)
            globals()[name] = value
            return value
        return submodule(__name__, name)


def __dir__() -> list[str]:
    """List the public names, imported or not."""
    return sorted({*globals(), *__all__})
