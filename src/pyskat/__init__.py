"""The rules of Skat as values and pure functions: auction, play, views, and scoring that explains itself."""

from pyskat._version import __version__
from pyskat.actions import (
    Action,
    Bid,
    Cause,
    Concede,
    Declare,
    Discard,
    Forfeit,
    Hold,
    Interrupt,
    LegalActions,
    Pass,
    PickUp,
    PlayCard,
    Show,
)
from pyskat.card import CARDS, DECK, Card, CardSet, Rank, Suit, cards
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.engine import (
    State,
    apply,
    interrupts,
    is_legal,
    legal_actions,
    parse_action,
    play,
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
    ParseError,
    Reason,
    RecordError,
    SettlementError,
    SheetError,
    SkatError,
)
from pyskat.game import Game
from pyskat.judgement import Ending, Verdict
from pyskat.matador import Matadors, matadors
from pyskat.notation.reckoning import reckon
from pyskat.outcome import Outcome
from pyskat.phases.bidding import Bidding
from pyskat.phases.finished import Aborted, Finished, GameResult, PassedIn, Result
from pyskat.phases.play import Playing
from pyskat.phases.skat import Declaring, Discarding, SkatDecision
from pyskat.record import Record
from pyskat.rules import ISKO, ISS, PRE_1999, SIMPLE, Rules
from pyskat.seat import Seat
from pyskat.settled import Settlement
from pyskat.settlement import settle
from pyskat.tricks import Trick, follow_group, legal_cards, trick_winner, trumps, why_not_card
from pyskat.value import BID_VALUES, GameValue, game_value, next_bid
from pyskat.views import Phase, View, view

__all__ = [
    "BID_VALUES",
    "CARDS",
    "DECK",
    "ISKO",
    "ISS",
    "PRE_1999",
    "SIMPLE",
    "Aborted",
    "Action",
    "ArgumentError",
    "Bid",
    "Bidding",
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
    "Ending",
    "Finished",
    "Forfeit",
    "Game",
    "GameResult",
    "GameValue",
    "Hold",
    "IllegalActionError",
    "Interrupt",
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
    "Rank",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "Rules",
    "Seat",
    "Settlement",
    "SettlementError",
    "SheetError",
    "Show",
    "SkatDecision",
    "SkatError",
    "State",
    "Suit",
    "Trick",
    "Verdict",
    "View",
    "__version__",
    "apply",
    "cards",
    "follow_group",
    "game_value",
    "interrupts",
    "is_legal",
    "legal_actions",
    "legal_cards",
    "matadors",
    "next_bid",
    "parse_action",
    "play",
    "reckon",
    "settle",
    "start",
    "start_play",
    "trick_winner",
    "trumps",
    "view",
    "why_not",
    "why_not_card",
]
