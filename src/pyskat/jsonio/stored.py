"""Which values are stored in a form of their own? Tricks, what a game comes to, solutions, evenings, views, states."""

from collections.abc import Callable
from typing import Final

from attrs import asdict, evolve, frozen

from pyskat.actions import ClaimLevel
from pyskat.card import CARDS, Card, CardSet
from pyskat.contract import Contract
from pyskat.errors import Reason
from pyskat.errors.codes import Code
from pyskat.errors.limits import MOST_DOUBLINGS
from pyskat.game import Game
from pyskat.jsonio.faults import Fault, flag, whole, wrong
from pyskat.jsonio.form import UNTOLD, Form, names_of
from pyskat.jsonio.reasons import ReasonBefore, StoredReason, made_reason, stored_reason
from pyskat.jsonio.seen import StoredView, ViewBefore, check_view, fill_in_tricks, seen, seen_before
from pyskat.jsonio.sheets_before import EntryBefore, FormatBefore, entry_before, format_before
from pyskat.jsonio.states import STATES, StoredState, replayed, stored_state
from pyskat.jsonio.tables import StoredTable, check_table, stored_table, table_of
from pyskat.jsonio.texts import Row
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Span
from pyskat.records.recorded import Outcome, RecordedEnd
from pyskat.rules import Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, SCHNEIDER, WIN, Ending, Facts, Verdict
from pyskat.scoring.matador import Matadors
from pyskat.scoring.ramsch import RamschSettlement, conclude_ramsch, settle_ramsch
from pyskat.scoring.settlement import Settlement, expect_possible, settle
from pyskat.scoring.value import GameValue, game_value
from pyskat.seat import SEATS, Seat
from pyskat.sheet.entry import Entry
from pyskat.sheet.scores import Sheet
from pyskat.sheet.session import Format, Session
from pyskat.solver import Solution
from pyskat.table import Table
from pyskat.tricks import Trick
from pyskat.views import View

__all__ = ["FORMS", "forms"]


# Tricks


@frozen
class TrickBefore:
    """The cards of one trick in the order they were played."""

    leader: Seat
    """Who led, or leads."""
    cards: Row
    """Three at most."""
    game: Game


@frozen
class StoredTrick(TrickBefore):
    """The cards of one trick in the order they were played, and what follows from them."""

    winner: Seat | None = UNTOLD
    """Who took it, or is ahead so far; None while it is empty."""
    points: int = UNTOLD
    """The card points in it, so far."""
    complete: bool = UNTOLD
    """Whether it has all three cards."""


def _check_length(trick: TrickBefore | Trick) -> None:
    if len(trick.cards) > len(SEATS):
        raise wrong(Phrase.UP_TO_CARDS.of(most=len(SEATS)), len(trick.cards), Code.WRONG_VALUE).under("cards")


def _trick(stored: TrickBefore) -> Trick:
    _check_length(stored)
    return Trick(stored.leader, stored.cards, stored.game)


# What a game comes to


def _game_value(stored: GameValue) -> GameValue:
    made = {step.name for step in stored.steps}
    return game_value(stored.contract, stored.matadors, schneider="schneider" in made, schwarz="schwarz" in made)


@frozen(kw_only=True)
class SettlementBefore:
    """One declared game settled: what it was, and what follows from that."""

    contract: Contract
    bid: int | None
    """The value at which the auction ended; None if nobody wrote it down."""
    matadors: Matadors | None
    """None in Null."""
    points: int | None
    """The declarer's card points with the skat."""
    tricks_taken: int | None
    """The declarer's tricks."""
    ended: Ending
    kontra: bool
    """Whether a defender said Kontra."""
    re: bool
    """Whether the declarer said Re."""
    doublings: int
    """How many more times the score is doubled."""
    rules: Rules
    won: bool
    """Whether the declarer won."""
    overbid: bool
    """Whether the value stayed below the bid."""
    game_value: GameValue
    value: int
    """The value that counts; it is higher than the game's own if that was overbid."""
    verdict: Verdict
    score: int
    """What the declarer scores: the value if won, minus twice the value if lost, with all doublings."""


@frozen(kw_only=True)
class StoredSettlement(SettlementBefore):
    """One declared game settled: what it was, and what follows from that."""

    defender_points: int | None
    """What the defenders had when the game was given up; None if nobody knows, or the game was played to its end."""
    defender_tricks: int | None
    """Their tricks then; None as above."""
    claimed: ClaimLevel | None = None
    """The level that the declarer claimed, and the defenders agreed to."""


def _settled(stored: SettlementBefore, claimed: ClaimLevel | None = None) -> Settlement:
    """Settle the game again, from what the declarer had."""
    _check_doublings(stored.doublings)
    return settle(
        stored.contract,
        bid=stored.bid,
        matadors=stored.matadors,
        points=stored.points,
        tricks_taken=stored.tricks_taken,
        ended=stored.ended,
        kontra=stored.kontra,
        re=stored.re,
        doublings=stored.doublings,
        claimed=claimed,
        rules=stored.rules,
    )


def _settlement(stored: StoredSettlement) -> Settlement:
    settled = _settled(stored, stored.claimed)
    facts = evolve(settled.facts, defender_points=stored.defender_points, defender_tricks=stored.defender_tricks)
    _check_defenders(facts)
    return evolve(settled, facts=facts)


def _check_defenders(facts: Facts) -> None:
    """Refuse more points and tricks than the declarer has left."""
    for name, own, every in (("points", facts.points, ALL_POINTS), ("tricks", facts.tricks, ALL_TRICKS)):
        found, left = getattr(facts, f"defender_{name}"), every - (own or 0)
        if found is not None and not 0 <= found <= left:
            raise wrong(Span(0, left), found, Code.WRONG_VALUE).under(f"defender_{name}")


def _check_settlement(settled: Settlement) -> None:
    """Refuse a game that cannot have ended like this; what a settlement tells besides, it has reckoned itself."""
    expect_possible(
        *(settled.contract, settled.bid, settled.matadors, settled.facts, settled.rules),
        kontra=settled.kontra,
        re=settled.re,
        doublings=settled.doublings,
    )
    _check_defenders(settled.facts)


def _stored_settlement(settled: Settlement) -> StoredSettlement:
    for name in ("kontra", "re"):  # before the score, which would have as many bits
        if type(getattr(settled, name)) is not bool:
            raise wrong(Phrase.TRUE_OR_FALSE, getattr(settled, name)).under(name)
    _check_doublings(settled.doublings)
    facts = settled.facts
    known = {name: getattr(settled, name) for name in names_of(SettlementBefore)}
    return StoredSettlement(
        **known,
        defender_points=facts.defender_points,
        defender_tricks=facts.defender_tricks,
        claimed=facts.claimed,
    )


def _settlement_before(stored: SettlementBefore) -> Settlement:
    """Find what the defenders can have had. It may decide a game given up, and version 1 did not store it."""
    settled = _settled(stored)
    borders = (0, ALL_POINTS - SCHNEIDER + 1, ALL_POINTS - WIN + 1, SCHNEIDER, SCHNEIDER + 1)
    possible = [(points, tricks) for tricks in (0, 1) for points in (borders if tricks else (0,))]
    for points, tricks in possible if stored.ended is not Ending.PLAYED else ():
        if tricks + (stored.tricks_taken or 0) <= ALL_TRICKS and points + (stored.points or 0) <= ALL_POINTS:
            other = evolve(settled, facts=evolve(settled.facts, defender_points=points, defender_tricks=tricks))
            if not _says(settled, stored) and _says(other, stored):
                return other
    return settled


def _says(settled: Settlement, stored: SettlementBefore) -> bool:
    return all(getattr(settled, name) == getattr(stored, name) for name in names_of(SettlementBefore))


def _check_doublings(doublings: int) -> None:
    if whole(doublings) > MOST_DOUBLINGS:
        raise wrong(Phrase.UP_TO.of(most=MOST_DOUBLINGS), doublings, Code.WRONG_VALUE).under("doublings")


def _ramsch(stored: RamschSettlement) -> RamschSettlement:
    """Settle the Ramsch again; among tied players, the one who pays took the later trick."""
    _check_doublings(stored.doublings)
    settled = settle_ramsch(
        points=stored.points,
        tricks_taken=stored.tricks_taken,
        skat=stored.skat,
        last_trick=stored.last_trick,
        doublings=stored.doublings,
        rules=stored.rules,
    )
    if len(stored.payers) != 1 or not stored.tricks_taken[stored.payers[0]]:
        return settled
    takers = (*stored.payers, stored.last_trick)
    return conclude_ramsch(stored.points, stored.tricks_taken, stored.skat, takers, stored.doublings, settled.rules)


@frozen(kw_only=True)
class OutcomeBefore:
    """The result of a recorded deal, field by field, as the International Skat Server writes it."""

    verdict: RecordedEnd
    declarer: Seat | None = None
    value: int = 0
    """What the declarer scored: the value won, or minus twice the value lost."""
    matadors: int = 0
    """Positive with, negative without, 0 in Null."""
    overbid: bool = False
    points: int = 0
    """The declarer's card points with the skat; in Null for information only."""
    tricks: int = 0
    schneider: bool = False
    schwarz: bool = False
    penalties: tuple[bool, bool, bool] = (False, False, False)
    left: Seat | None = None
    timed_out: Seat | None = None
    resigned: bool | None = None
    """Whether the game ended by resignation; None if the record does not say."""
    scores: tuple[int, int, int] = (0, 0, 0)
    """In Ramsch, what each seat scored."""


def _outcome_before(stored: OutcomeBefore) -> Outcome:
    given = asdict(stored, recurse=False)
    return Outcome(**{**given, "scores": stored.scores if stored.verdict is RecordedEnd.RAMSCH else None})


def _told_before(outcome: Outcome) -> OutcomeBefore:
    told = {name: getattr(outcome, name) for name in names_of(OutcomeBefore)}
    return OutcomeBefore(**{**told, "scores": outcome.scores or (0, 0, 0)})


# What the solver finds, and an evening


@frozen
class StoredSolution:
    """What best play from both sides leads to."""

    turn: Seat
    """Who plays next."""
    declarer: Seat
    points: int | None
    """The declarer's card points with the skat at the end; None in Null."""
    won: bool
    """Whether the declarer can win as declared and bid."""
    best: CardSet
    """The best cards to play."""
    values: dict[Card, bool | int]
    """What each legal card leads to: the declarer's card points, or in Null whether the declarer wins."""


def _solution(stored: StoredSolution) -> Solution:
    worth = flag if stored.points is None else whole
    for card, value in stored.values.items():
        try:
            worth(value)
        except Fault as fault:
            raise fault.under("values", card.name) from None
    for card in stored.best:
        if card not in stored.values:
            raise Fault.of(Code.DOES_NOT_FOLLOW, "best", wanted=Phrase.A_CARD_WITH_VALUE, found=card)
    outcomes = tuple(stored.values.items())
    return Solution(stored.turn, stored.declarer, stored.points, stored.won, stored.best, outcomes)


def _stored_solution(solution: Solution) -> StoredSolution:
    worth: Callable[[int], bool | int] = bool if solution.points is None else int
    values = {CARDS[card]: worth(value) for card, value in solution.outcomes}
    return StoredSolution(solution.turn, solution.declarer, solution.points, solution.won, solution.best, values)


@frozen
class StoredSession:
    """A table on one evening; every change gives a new session. Begin with start."""

    players: tuple[str, ...]
    format: Format
    rules: Rules
    sheet: Sheet
    bock_deals: int = 0
    """How many of the next deals count double."""


def _session(stored: StoredSession) -> Session:
    if stored.bock_deals < 0:
        raise wrong(Span(0), stored.bock_deals, Code.WRONG_VALUE).under("bock_deals")
    return Session(
        players=stored.sheet.players,
        format=stored.format,
        rules=stored.rules,
        sheet=stored.sheet,
        bock_deals=stored.bock_deals,
    )


FORMS: Final[dict[type, Form]] = {
    Trick: Form(StoredTrick, _trick, check=_check_length),
    Reason: Form(StoredReason, made_reason, stored_reason),
    GameValue: Form(GameValue, _game_value),
    Settlement: Form(StoredSettlement, _settlement, _stored_settlement, _check_settlement),
    RamschSettlement: Form(RamschSettlement, _ramsch),
    View: Form(StoredView, seen, check=check_view, fill=fill_in_tricks, filled=("tricks", "trick")),
    Session: Form(StoredSession, _session),
    Solution: Form(StoredSolution, _solution, _stored_solution),
    Table: Form(StoredTable, table_of, stored_table, check_table),
    **dict.fromkeys(STATES, Form(StoredState, replayed, stored_state)),
}
"""The classes that are stored in this way."""

FORMER: Final[dict[int, dict[type, Form]]] = {
    1: {
        Trick: Form(TrickBefore, _trick),
        Reason: Form(ReasonBefore, made_reason),
        Settlement: Form(SettlementBefore, _settlement_before),
        Outcome: Form(OutcomeBefore, _outcome_before, _told_before),
        View: Form(ViewBefore, seen_before),
        Entry: Form(EntryBefore, entry_before),
        Format: Form(FormatBefore, format_before),
    },
}
"""What an earlier version stored differently; it is still read."""


def forms(version: int) -> dict[type, Form]:
    """Give the forms of a version."""
    return {**FORMS, **FORMER.get(version, {})}
