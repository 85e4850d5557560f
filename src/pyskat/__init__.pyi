# The public names, said once: type checkers read them here, and the package itself does.

from pyskat._version import __version__ as __version__
from pyskat.actions import (
    Accept as Accept,
    Action as Action,
    Answer as Answer,
    Bid as Bid,
    Call as Call,
    Cause as Cause,
    Claim as Claim,
    Concede as Concede,
    Declare as Declare,
    Discard as Discard,
    Forfeit as Forfeit,
    Hold as Hold,
    Interrupt as Interrupt,
    Kontra as Kontra,
    LegalActions as LegalActions,
    Pass as Pass,
    PickUp as PickUp,
    PlayCard as PlayCard,
    PlayOn as PlayOn,
    Push as Push,
    Re as Re,
    Refuse as Refuse,
    Show as Show,
    Throw as Throw,
)
from pyskat.base.values import FrozenMap as FrozenMap
from pyskat.card import (
    CARDS as CARDS,
    DECK as DECK,
    Card as Card,
    CardSet as CardSet,
    Rank as Rank,
    Suit as Suit,
    cards as cards,
)
from pyskat.choice import (
    Choices as Choices,
    Selection as Selection,
    choices as choices,
)
from pyskat.contract import Contract as Contract
from pyskat.deal import Deal as Deal
from pyskat.engine import (
    State as State,
    apply as apply,
    interrupts as interrupts,
    is_legal as is_legal,
    legal_actions as legal_actions,
    start as start,
    start_play as start_play,
    why_not as why_not,
)
from pyskat.errors import (
    ArgumentError as ArgumentError,
    Code as Code,
    ContractError as ContractError,
    DealError as DealError,
    IllegalActionError as IllegalActionError,
    Language as Language,
    ParseError as ParseError,
    Reason as Reason,
    RecordError as RecordError,
    SettlementError as SettlementError,
    SheetError as SheetError,
    SkatError as SkatError,
    TableError as TableError,
)
from pyskat.event import (
    Event as Event,
    events as events,
)
from pyskat.game import Game as Game
from pyskat.notation.moves import (
    parse_action as parse_action,
    play as play,
)
from pyskat.notation.reckoning import reckon as reckon
from pyskat.phases.bidding import Bidding as Bidding
from pyskat.phases.doubling import Doubling as Doubling
from pyskat.phases.finished import Finished as Finished
from pyskat.phases.phase import Phase as Phase
from pyskat.phases.in_play import Claimed as Claimed
from pyskat.phases.in_play import Playing as Playing
from pyskat.phases.pushing import Pushing as Pushing
from pyskat.phases.results import (
    Aborted as Aborted,
    GameResult as GameResult,
    PassedIn as PassedIn,
    RamschResult as RamschResult,
    Result as Result,
)
from pyskat.phases.skat import (
    Declaring as Declaring,
    Discarding as Discarding,
    SkatDecision as SkatDecision,
)
from pyskat.records.record import Record as Record
from pyskat.records.recorded import (
    Outcome as Outcome,
    RecordedEnd as RecordedEnd,
)
from pyskat.rules import (
    HOUSE as HOUSE,
    ISKO as ISKO,
    ISS as ISS,
    PRE_1999 as PRE_1999,
    PUB as PUB,
    SIMPLE as SIMPLE,
    BockRules as BockRules,
    KontraRules as KontraRules,
    RamschRules as RamschRules,
    Rules as Rules,
)
from pyskat.scoring.judgement import (
    Ending as Ending,
    Facts as Facts,
    Verdict as Verdict,
)
from pyskat.scoring.matador import (
    Matadors as Matadors,
    matadors as matadors,
)
from pyskat.scoring.ramsch import (
    RamschSettlement as RamschSettlement,
    settle_ramsch as settle_ramsch,
)
from pyskat.scoring.settlement import (
    Settlement as Settlement,
    settle as settle,
)
from pyskat.scoring.value import (
    BID_VALUES as BID_VALUES,
    GameValue as GameValue,
    Step as Step,
    game_value as game_value,
    next_bid as next_bid,
)
from pyskat.seat import Seat as Seat
from pyskat.sheet.entry import Entry as Entry
from pyskat.sheet.scores import (
    Sheet as Sheet,
    Standing as Standing,
)
from pyskat.sheet.session import (
    LIST as LIST,
    THREE_ROUNDS as THREE_ROUNDS,
    TOURNAMENT_LIST as TOURNAMENT_LIST,
    TWELVE as TWELVE,
    TWELVE_DEALS as TWELVE_DEALS,
    Format as Format,
    Session as Session,
)
from pyskat.sheet.systems import (
    PLAIN as PLAIN,
    SEEGER as SEEGER,
    SEEGER_FABIAN as SEEGER_FABIAN,
    ScoringSystem as ScoringSystem,
    bierlachs as bierlachs,
    list_totals as list_totals,
)
from pyskat.tricks import (
    Trick as Trick,
    follow_group as follow_group,
    legal_cards as legal_cards,
    trick_winner as trick_winner,
    trumps as trumps,
    why_not_card as why_not_card,
)
from pyskat.views import (
    View as View,
    view as view,
)
