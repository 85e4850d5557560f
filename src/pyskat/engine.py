"""One deal from start to finish: what may be done now, why not, and what follows."""

from typing import Final, TypeAlias, assert_never

from pyskat import kernel
from pyskat.actions import (
    ACTION_TYPES,
    NONE,
    Action,
    Bid,
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
    plays_of,
)
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.errors import ArgumentError, Code, IllegalActionError, Reason, check_type
from pyskat.errors.quoting import as_found
from pyskat.phases import bidding, doubling, pushing, skat
from pyskat.phases import play as card_play
from pyskat.phases.bidding import Bidding, start_bidding
from pyskat.phases.doubling import Doubling
from pyskat.phases.finished import Finished
from pyskat.phases.leaving import FORFEITS, Unfinished, abort
from pyskat.phases.play import Playing
from pyskat.phases.pushing import Pushing
from pyskat.phases.skat import Declaring, Discarding, SkatDecision
from pyskat.rules import ISKO, Rules
from pyskat.scoring.value import BID_VALUES
from pyskat.seat import Seat, as_seat
from pyskat.views import A_STATE, View, view_interrupts, view_options, view_refusal

__all__ = [
    "State",
    "apply",
    "interrupts",
    "is_legal",
    "legal_actions",
    "start",
    "start_play",
    "why_not",
]

State: TypeAlias = Bidding | SkatDecision | Discarding | Declaring | Doubling | Pushing | Playing | Finished
"""Every phase of a deal."""
# Tuples, since isinstance asks a union more slowly, and one written on the spot is put together anew at every call.
_OUT_OF_TURN: Final = (Concede, Show, Forfeit)
_ACTION: Final = "a value such as Bid(18), and parse_action(state, text) reads one"
_UNFINISHED: Final = (Bidding, Playing, SkatDecision, Discarding, Declaring, Doubling, Pushing)


def start(deal: Deal, rules: Rules = ISKO) -> State:
    """Begin a deal: the auction, with middlehand to speak.

    Args:
        deal: The cards.
        rules: The rules of the table.

    >>> import random
    >>> start(Deal.shuffled(random.Random(1)))
    <Bidding at nothing: middlehand to bid or pass>
    """
    check_type("a deal", deal, Deal, "a Deal")
    check_type("rules", rules, Rules, "Rules, such as ISKO")
    return start_bidding(deal, rules)


def start_play(
    deal: Deal,
    contract: Contract,
    declarer: Seat,
    *,
    discard: CardSet | None = None,
    bid: int = 18,
    rules: Rules = ISKO,
) -> Playing:
    """Go straight to the cards.

    The shortest auction that makes the declarer play at the bid is put on record, so that the deal can be stored and
    replayed like any other.

    Args:
        deal: The cards.
        contract: What is played.
        declarer: Who plays alone.
        discard: The two cards laid away; None lays the skat itself away again. Not in a hand game.
        bid: The value at which the auction ended.
        rules: The rules of the table.

    Raises:
        IllegalActionError: If the declarer could not have come to play this, such as a bid no game is worth, a
            discard he does not hold, or a Null below the bid.

    >>> import random
    >>> from pyskat import Contract, Game, Seat
    >>> start_play(Deal.shuffled(random.Random(1)), Contract(Game.GRAND, hand=True), Seat.REARHAND)
    <Playing grand hand, rearhand declares: trick 1, forehand to play>
    """
    check_type("a contract", contract, Contract, "a Contract")
    seat = as_seat(declarer)
    state = start(deal, rules)
    for action in _short_auction(seat, bid, rules):
        state = apply(state, action)
    if contract.hand and discard is not None:
        raise IllegalActionError.of(Code.HAND_NEEDS_UNSEEN_SKAT, contract=str(contract))
    if not contract.hand:
        state = apply(apply(state, PickUp()), Discard(deal.skat if discard is None else discard))
    begun = apply(state, Declare(contract))
    while isinstance(begun, Doubling):
        begun = apply(begun, Pass())
    assert isinstance(begun, Playing)  # noqa: S101 - a legal declaration leads to the play
    return begun


def _short_auction(declarer: Seat, bid: int, rules: Rules) -> list[Action]:
    """Find the fewest calls that end with this declarer at this bid."""
    check_type("a bid", bid, int, "an int")
    if declarer is Seat.FOREHAND and (bid == bidding.LEAST or rules.bidding == "any"):
        return [Pass(), Pass(), Bid(bid)]
    below = [value for value in BID_VALUES if value < bid] if rules.bidding == "next" else []
    ladder = [action for value in below for action in (Bid(value), Hold())]
    if declarer is Seat.FOREHAND:
        return [*ladder, Bid(bid), Hold(), Pass(), Pass()]
    if declarer is Seat.MIDDLEHAND:
        return [*ladder, Bid(bid), Pass(), Pass()]
    if below:  # middlehand wins the first value from forehand, which saves rearhand one
        return [Bid(below[0]), Pass(), *ladder[2:], Bid(bid), Pass()]
    return [Pass(), Bid(bid), Pass()]


def legal_actions(state: State | View) -> LegalActions:
    """List all that the player whose turn it is may do.

    Args:
        state: A state, or a view of one: a view lists what its own seat may do, nothing when it is not its turn.

    >>> import random
    >>> legal_actions(apply(start(Deal.shuffled(random.Random(1))), Bid(18)))
    <LegalActions: hold, pass>
    """
    if isinstance(state, Playing):  # first of all, and no pattern: this is asked before every card
        return plays_of(kernel.legal_mask(state.position))
    match state:
        case Bidding():
            return bidding.options(state.duel, state.rules)
        case SkatDecision():
            return skat.skat_options(state.bid, state.rules)
        case Discarding():
            return skat.discard_options(state.hand(state.declarer))
        case Declaring():
            return skat.declare_options(state.bid, state.rules)
        case Doubling():
            return doubling.options(answering=state.kontra)
        case Pushing():
            return pushing.options(state.hand(state.turn), looked=state.looked)
        case Finished():
            return NONE
        case View():
            return view_options(state)
        case _:
            raise _no_state(state)


def interrupts(state: State | View) -> LegalActions:
    """List what may be done out of turn: concessions, open hands, forfeits.

    Args:
        state: A state lists them for all seats, a view for its own.

    Rule: ISkO 2022 §4.4; the endings of the International Skat Server.
    """
    match state:
        case Finished():
            return NONE
        case Playing():
            return LegalActions((*card_play.interrupts(state), *FORFEITS))
        case Bidding() | SkatDecision() | Discarding() | Declaring() | Doubling() | Pushing():
            return LegalActions(FORFEITS)
        case View():
            return view_interrupts(state)
        case _:
            raise _no_state(state)


def is_legal(state: State | View, action: Action, by: Seat | None = None) -> bool:
    """Tell whether an action is possible now.

    Args:
        state: A state, or a view of one.
        action: Any action.
        by: The seat that sent it, to be checked; None: whoever may.
    """
    return why_not(state, action, by) is None


def why_not(state: State | View, action: Action, by: Seat | None = None) -> Reason | None:
    """Say why an action is not possible now, or None if it is.

    Args:
        state: A state, or a view of one.
        action: Any action.
        by: The seat that sent it, to be checked; None: whoever may.

    >>> import random
    >>> print(why_not(start(Deal.shuffled(random.Random(1))), Bid(19)))
    19 is no value that a game can have; the nearest are 18, 20
    """
    if not isinstance(action, ACTION_TYPES):
        raise ArgumentError.of(Code.WRONG_TYPE, what="an action", wanted=_ACTION, found=as_found(action))
    sender = None if by is None else as_seat(by)
    if isinstance(state, View):
        return view_refusal(state, action, sender)
    if isinstance(state, Finished):
        return Reason.of(Code.DEAL_OVER)
    if not isinstance(state, _UNFINISHED):
        raise _no_state(state)
    if isinstance(action, _OUT_OF_TURN):
        return _why_not_out_of_turn(state, action, sender)
    if sender is not None and sender is not state.turn:
        return Reason.of(Code.NOT_YOUR_TURN, seat=str(sender), turn=str(state.turn))
    return _why_not_in_turn(state, action)


def _why_not_out_of_turn(
    state: Unfinished,
    action: Concede | Show | Forfeit,
    sender: Seat | None,
) -> Reason | None:
    if sender is not None and sender is not action.seat:
        return Reason.of(Code.NOT_YOUR_TURN, seat=str(sender), turn=str(action.seat))
    if isinstance(action, Forfeit):
        return None
    if isinstance(state, Playing):
        return card_play.refuse_interrupt(state, action)
    return _why_not_in_turn(state, action)  # which says what may be done instead


def _why_not_in_turn(state: Unfinished, action: Action) -> Reason | None:
    match state:
        case Playing():
            return card_play.refuse(action, state.hand(state.turn), state.trick, state.turn)
        case Bidding():
            return bidding.refuse(action, state.duel, state.rules)
        case SkatDecision():
            return skat.refuse_in_decision(action, state.bid, state.rules, state.turn)
        case Discarding():
            return skat.refuse_discard(action, state.hand(state.turn), state.turn)
        case Declaring():
            return skat.refuse_declaration(action, state.bid, state.rules, state.turn)
        case Doubling():
            return doubling.refuse(action, state.turn, answering=state.kontra)
        case Pushing():
            return pushing.refuse(action, state.hand(state.turn), state.turn, looked=state.looked)
        case _:
            assert_never(state)


def apply(state: State, action: Action, by: Seat | None = None) -> State:
    """Do an action and give the state that follows; the state passed in stays as it is.

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
    if by is None and isinstance(state, Playing) and isinstance(action, PlayCard):  # the path of every playout
        try:
            position = kernel.play_card(state.position, action.card)
        except ValueError:
            pass  # it is against the rules, and why_not says which
        else:
            return card_play.after_card(state, position, action.card)
    if isinstance(state, View):  # a view is asked and not played on
        raise _no_state(state)
    reason = why_not(state, action, by)
    if reason is not None:
        raise IllegalActionError(reason)
    if isinstance(action, _OUT_OF_TURN):
        return _out_of_turn(state, action)
    return _in_turn(state, action)


def _in_turn(state: State, action: Action) -> State:
    """Do a legal action of the seat on turn."""
    match state, action:
        case Playing(), PlayCard():
            after: State = card_play.step(state, action)
        case Bidding(), Bid() | Hold() | Pass():
            after = bidding.step(state, action)
        case SkatDecision(), PickUp() | Declare():
            after = skat.decide(state, action)
        case Discarding(), Discard():
            after = skat.lay_away(state, action)
        case Declaring(), Declare():
            after = skat.declare(state, action)
        case Doubling(), Kontra() | Re() | Pass():
            after = doubling.step(state, action)
        case Pushing(), PickUp() | Push() | Pass():
            after = pushing.step(state, action)
        case _:
            raise AssertionError(state, action)  # why_not refuses everything else
    return after


def _out_of_turn(state: State, action: Interrupt) -> State:
    """Do what is legal out of turn."""
    match state:
        case Finished():
            raise AssertionError(state, action)  # why_not refuses everything
        case Playing() if state.declarer is not None and (state.played or not isinstance(action, Forfeit)):
            return card_play.interrupt(state, action)
        case _:
            assert isinstance(action, Forfeit)  # noqa: S101 - the other two are refused before the play
            return abort(state, action)


def _no_state(value: object) -> ArgumentError:
    wanted = "one that a host keeps (a view is not played on)" if isinstance(value, View) else A_STATE
    return ArgumentError.of(Code.WRONG_TYPE, what="a state", wanted=wanted, found=as_found(value))
