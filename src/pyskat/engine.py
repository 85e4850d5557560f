"""What may be done now, why not, and what follows? One deal from start to finish."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, cast, get_args, overload

from pyskat import plays
from pyskat.actions import (
    ACTION_TYPES,
    NONE,
    Action,
    Bid,
    Declare,
    Discard,
    Forfeit,
    Hold,
    Interrupt,
    LegalActions,
    Pass,
    PickUp,
    plays_of,
)
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.errors import ArgumentError, Code, IllegalActionError, Reason, expect_type
from pyskat.errors.quoting import as_found
from pyskat.kernel.play import COMPILED, legal_bits
from pyskat.kernel.tables import BIT
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Term
from pyskat.phases.bidding import LEAST, Bidding, start_bidding
from pyskat.phases.doubling import Doubling
from pyskat.phases.finished import Finished, abort
from pyskat.phases.in_play import Claimed, InPlay, Playing
from pyskat.phases.phase import Phase
from pyskat.phases.play import step_card
from pyskat.phases.pushing import Pushing
from pyskat.phases.row import Row
from pyskat.phases.rows import FORFEITS, ROWS
from pyskat.phases.skat import Declaring, Discarding, SkatDecision
from pyskat.phases.state import DealState
from pyskat.plays import PlayCard
from pyskat.rules import ISKO, Rules
from pyskat.scoring.value import BID_VALUES, game_value
from pyskat.seat import Seat, as_seat
from pyskat.views import View

__all__ = [
    "State",
    "apply",
    "asked",
    "interrupts",
    "is_legal",
    "legal_actions",
    "start",
    "start_play",
    "why_not",
]

State: TypeAlias = Bidding | SkatDecision | Discarding | Declaring | Doubling | Pushing | Playing | Claimed | Finished
"""Every phase of a deal."""
# Parameters whose type is checked here, with a proper error, are annotated as objects: with a narrower type compiled
# code would check first, and raise a bare TypeError.
_OUT_OF_TURN: Final = get_args(Interrupt)


def start(deal: Deal, rules: Rules = ISKO) -> State:
    """Begin a deal: the auction, with middlehand to speak.

    Args:
        deal: The cards.
        rules: The rules of the table.

    >>> import random
    >>> start(Deal.shuffled(random.Random(1)))
    <Bidding at nothing: middlehand to bid or pass>
    """
    expect_type("deal", deal, Deal)
    expect_type("rules", rules, Rules)
    return start_bidding(deal, rules)


def start_play(
    deal: Deal,
    contract: Contract,
    declarer: Seat,
    *,
    discard: CardSet | None = None,
    bid: int | Bid = 18,
    rules: Rules = ISKO,
) -> Playing:
    """Begin with the play.

    The deal gets the shortest auction that makes the declarer play at the bid, so it can be stored and replayed like
    any other.

    Args:
        deal: The cards.
        contract: What is played.
        declarer: Who plays alone.
        discard: The two cards discarded; None discards the skat itself. Not in a hand game.
        bid: The value at which the auction ended.
        rules: The rules of the table.

    Raises:
        IllegalActionError: If the declarer could not play this, for example with a bid that no game is worth, a discard
            that is not in the hand, or a Null below the bid.

    >>> import random
    >>> from pyskat import Contract, Game, Seat
    >>> start_play(Deal.shuffled(random.Random(1)), Contract(Game.GRAND, hand=True), Seat.REARHAND)
    <Playing grand hand, rearhand declares: trick 1, forehand to play>
    """
    expect_type("contract", contract, Contract)
    seat = as_seat(declarer)
    state: State = start(deal, rules)
    for action in _short_auction(seat, _as_bid(bid), rules):
        state = apply(state, action)
    if contract.hand and discard is not None:
        raise IllegalActionError.of(Code.HAND_NEEDS_UNSEEN_SKAT, contract=contract)
    if not contract.hand:
        state = apply(apply(state, PickUp()), Discard(deal.skat if discard is None else discard))
    begun = apply(state, Declare(contract))
    if isinstance(begun, Finished):  # a Null below the bid, in whose place another game is lost
        value = game_value(contract).value
        raise IllegalActionError.of(Code.NULL_REPLACED, contract=contract, value=value, bid=begun.bid or 0)
    while isinstance(begun, Doubling):
        begun = apply(begun, Pass())
    assert isinstance(begun, Playing)  # noqa: S101 - a legal declaration leads to the play
    return begun


def _as_bid(bid: object) -> Bid:
    return bid if isinstance(bid, Bid) else Bid(bid)  # type: ignore[arg-type]  # which says what it wants


def _short_auction(declarer: Seat, bid: Bid, rules: Rules) -> list[Action]:
    """Find the shortest auction that ends with this declarer at this bid."""
    if declarer is Seat.FOREHAND and (bid.value == LEAST or rules.bidding == "any"):
        return [Pass(), Pass(), bid]
    below = [Bid(value) for value in BID_VALUES if value < bid.value] if rules.bidding == "next" else []
    ladder: list[Action] = [action for lower in below for action in (lower, Hold())]
    if declarer is Seat.FOREHAND:
        return [*ladder, bid, Hold(), Pass(), Pass()]
    if declarer is Seat.MIDDLEHAND:
        return [*ladder, bid, Pass(), Pass()]
    if below:  # middlehand bids first and forehand passes, which saves rearhand a call
        return [below[0], Pass(), *ladder[2:], bid, Pass()]
    return [Pass(), bid, Pass()]


@overload
def legal_actions(state: State) -> LegalActions: ...
@overload
def legal_actions(state: State | View) -> LegalActions: ...
def legal_actions(state: object) -> LegalActions:
    """List everything that the player whose turn it is may do.

    Args:
        state: A state or a view. A view lists what its own seat may do, so nothing if it is not that seat's turn.

    >>> import random
    >>> legal_actions(apply(start(Deal.shuffled(random.Random(1))), Bid(18)))
    <LegalActions: hold, pass>
    """
    if isinstance(state, Playing):  # first, because this is asked before every card
        mask = legal_bits(state._parts[1])  # noqa: SLF001 - its position, without a call more
        return cast("LegalActions", plays.LegalActions((), mask)) if COMPILED else plays_of(mask)
    if isinstance(state, DealState):
        return ROWS[state.phase].options(state)
    row = asked(state)
    return NONE if row is None else row.options(cast("View", state))


def asked(state: object) -> Row[Any] | None:
    """Find the row by which a seat chooses now.

    Args:
        state: A state or a view.

    Returns:
        The row of the phase; None for a view whose seat is not on turn.
    """
    if isinstance(state, View):
        return ROWS[state.phase] if state.turn is not None and state.seat is state.turn else None
    if isinstance(state, DealState):
        return ROWS[state.phase]
    raise _no_state(state)


@overload
def interrupts(state: State) -> LegalActions: ...
@overload
def interrupts(state: State | View) -> LegalActions: ...
def interrupts(state: object) -> LegalActions:
    """List what may be done out of turn: giving up, claiming, showing or throwing the cards, forfeiting.

    Args:
        state: A state lists them for all seats, a view for its own.

    Rule: ISkO 2022 §4.4; the endings of the International Skat Server.
    """
    if not isinstance(state, (DealState, View)):
        raise _no_state(state)
    if state.phase is Phase.FINISHED:
        return NONE
    every = (*ROWS[state.phase].interrupts(state), *FORFEITS)
    if isinstance(state, View):
        return LegalActions([action for action in every if action.seat is state.seat])
    return LegalActions(every)


@overload
def is_legal(state: State, action: Action, by: Seat | None = None) -> bool: ...
@overload
def is_legal(state: State | View, action: Action, by: Seat | None = None) -> bool: ...
def is_legal(state: object, action: object, by: object = None) -> bool:
    """Tell whether an action is possible now.

    Args:
        state: A state, or a view of one.
        action: Any action.
        by: The seat that sent it, to be checked; None: whoever may.
    """
    return _why_not(state, action, by) is None


@overload
def why_not(state: State, action: Action, by: Seat | None = None) -> Reason | None: ...
@overload
def why_not(state: State | View, action: Action, by: Seat | None = None) -> Reason | None: ...
def why_not(state: object, action: object, by: object = None) -> Reason | None:
    """Say why an action is not possible now, or None if it is.

    Args:
        state: A state, or a view of one.
        action: Any action.
        by: The seat that sent it, to be checked; None: whoever may.

    >>> import random
    >>> print(why_not(start(Deal.shuffled(random.Random(1))), Bid(19)))
    no game is worth 19; the nearest: 18, 20
    """
    return _why_not(state, action, by)


def _why_not(state: object, action: object, by: object) -> Reason | None:
    """Say why an action is not possible now, whatever was passed in."""
    if not isinstance(action, ACTION_TYPES):
        raise ArgumentError.of(Code.WRONG_TYPE, what="action", wanted=Phrase.AN_ACTION, found=as_found(action))
    sender = None if by is None else as_seat(cast("Seat", by))
    if not isinstance(state, (DealState, View)):
        raise _no_state(state)
    row = ROWS[state.phase]
    if state.phase is Phase.FINISHED:  # before the turn, which is nobody's
        return row.why_not(state, action)
    owner = action.seat if isinstance(action, _OUT_OF_TURN) else state.turn
    if isinstance(state, View):
        who: Term = Phrase.A_SPECTATOR if state.seat is None else state.seat
        if sender is not None and sender is not state.seat:
            return Reason.of(Code.NOT_YOUR_TURN, seat=sender, turn=who)
        if state.seat is not owner:
            return Reason.of(Code.NOT_YOUR_TURN, seat=who, turn=owner or Phrase.NOBODY)
    elif sender is not None and sender is not owner:
        return Reason.of(Code.NOT_YOUR_TURN, seat=sender, turn=owner or Phrase.NOBODY)
    if isinstance(action, Forfeit):
        return None
    return row.why_not(state, action)


@overload
def apply(state: Playing, action: PlayCard, by: Seat | None = None) -> Playing | Finished: ...
@overload
def apply(state: State, action: Action, by: Seat | None = None) -> State: ...
def apply(state: object, action: object, by: object = None) -> DealState:
    """Do an action and return the next state; the state passed in does not change.

    Args:
        state: Any state.
        action: A legal action.
        by: The seat that sent it, to be checked; None: whoever may.

    Raises:
        IllegalActionError: If it is not possible now; ``.reason`` says why.

    >>> import random
    >>> apply(start(Deal.shuffled(random.Random(1))), Pass())
    <Bidding at nothing: rearhand to bid or pass>
    """
    if isinstance(state, Playing) and isinstance(action, PlayCard):  # the path of every playout
        position = state._parts[1]  # noqa: SLF001 - as in legal_actions
        sent_by_turn = by is None or (isinstance(by, Seat) and by == position.turn)
        if sent_by_turn and legal_bits(position) & BIT[action.card]:
            return step_card(state, action.card)
    if not isinstance(state, DealState):
        raise _no_state(state)
    reason = _why_not(state, action, by)
    if reason is not None:
        raise IllegalActionError(reason)
    if isinstance(action, Forfeit) and not isinstance(state, InPlay):
        return abort(state, action)
    return ROWS[state.phase].step(state, cast("Action", action))


def _no_state(value: object) -> ArgumentError:
    wanted = Phrase.A_HOSTS_STATE if isinstance(value, View) else Phrase.A_STATE
    return ArgumentError.of(Code.WRONG_TYPE, what="state", wanted=wanted, found=as_found(value))
