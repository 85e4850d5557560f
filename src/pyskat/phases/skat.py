"""The declarer's decision: pick the skat up and lay two cards away, or leave it, and then say what is played."""

from functools import cache, lru_cache
from itertools import combinations
from typing import ClassVar, Final

from attrs import frozen

from pyskat.actions import Action, Call, Declare, Discard, LegalActions, PickUp
from pyskat.base.values import Drawn
from pyskat.card import Card, CardSet
from pyskat.contract import HAND_CONTRACTS, SKAT_CONTRACTS, Contract
from pyskat.deal import Deal
from pyskat.errors import Code, Reason
from pyskat.game import Game
from pyskat.phases.contest import Contest
from pyskat.phases.doubling import Doubling, open_doubling
from pyskat.phases.play import Playing
from pyskat.rules import NullRule, Rules
from pyskat.scoring.settlement import null_reaches_bid
from pyskat.scoring.value import game_value
from pyskat.seat import SEATS, Seat, as_seat

__all__ = ["Declaring", "Discarding", "SkatDecision"]

_LAID_AWAY: Final = 2


@frozen(repr=False)
class SkatDecision(Drawn):
    """The auction is over, and the declarer picks up the skat or declares a hand game."""

    deal: Deal
    rules: Rules
    calls: tuple[tuple[Seat, Call], ...]
    bid: int
    declarer: Seat

    picked_up: ClassVar[bool] = False
    discard: ClassVar[None] = None

    @property
    def turn(self) -> Seat:
        """The declarer."""
        return self.declarer

    def hand(self, seat: Seat) -> CardSet:
        """Give the ten cards a seat holds."""
        return self.deal.hand(seat)

    def __repr__(self) -> str:
        return f"<SkatDecision at {self.bid}: {self.declarer} to pick up or declare a hand game>"


@frozen(repr=False)
class Discarding(Drawn):
    """The declarer holds twelve cards and lays two away."""

    deal: Deal
    rules: Rules
    calls: tuple[tuple[Seat, Call], ...]
    bid: int
    declarer: Seat

    picked_up: ClassVar[bool] = True
    discard: ClassVar[None] = None

    @property
    def turn(self) -> Seat:
        """The declarer."""
        return self.declarer

    def hand(self, seat: Seat) -> CardSet:
        """Give the cards a seat holds: twelve the declarer, ten the others."""
        dealt = self.deal.hand(seat)
        return dealt | self.deal.skat if as_seat(seat) is self.declarer else dealt

    def __repr__(self) -> str:
        return f"<Discarding at {self.bid}: {self.declarer} to lay two cards away>"


@frozen(repr=False)
class Declaring(Drawn):
    """The declarer has laid two cards away and says what is played."""

    deal: Deal
    rules: Rules
    calls: tuple[tuple[Seat, Call], ...]
    bid: int
    declarer: Seat
    discard: CardSet

    picked_up: ClassVar[bool] = True

    @property
    def turn(self) -> Seat:
        """The declarer."""
        return self.declarer

    def hand(self, seat: Seat) -> CardSet:
        """Give the ten cards a seat holds."""
        dealt = self.deal.hand(seat)
        return (dealt | self.deal.skat) - self.discard if as_seat(seat) is self.declarer else dealt

    def __repr__(self) -> str:
        return f"<Declaring at {self.bid}: {self.declarer} to say what is played>"


@lru_cache(maxsize=1 << 10)
def _declarations(bid: int, null_below_bid: NullRule, *, hand: bool) -> LegalActions:
    contracts = HAND_CONTRACTS if hand else SKAT_CONTRACTS
    games = [Declare(contract) for contract in contracts if null_reaches_bid(contract, bid, null_below_bid)]
    return LegalActions((PickUp(), *games) if hand else games)


def skat_options(bid: int, rules: Rules) -> LegalActions:
    """List what the declarer may do while the skat lies there: pick up, or any hand game."""
    return _declarations(bid, rules.null_below_bid, hand=True)


def discard_options(hand: CardSet) -> LegalActions:
    """List every pair of the twelve cards."""
    return LegalActions([_laying_away(one, other) for one, other in combinations(hand, _LAID_AWAY)])


@cache
def _laying_away(one: Card, other: Card) -> Discard:
    return Discard(CardSet((one, other)))  # there are 496 pairs


def declare_options(bid: int, rules: Rules) -> LegalActions:
    """List what may be declared after picking up."""
    return _declarations(bid, rules.null_below_bid, hand=False)


def refuse_in_decision(action: Action, bid: int, rules: Rules, seat: Seat) -> Reason | None:
    """Say why an action is not possible while the skat lies there, or None."""
    if isinstance(action, PickUp):
        return None
    if isinstance(action, Declare):
        if not action.contract.hand and action.contract.game is not Game.RAMSCH:
            return Reason.of(Code.SKAT_STILL_THERE, contract=str(action.contract))
        return _refuse_contract(action.contract, bid, rules)
    return Reason.of(Code.NOT_NOW, action=str(action), turn=str(seat), wanted="pick up, declare a hand game")


def refuse_discard(action: Action, hand: CardSet, seat: Seat) -> Reason | None:
    """Say why an action is not possible with twelve cards in hand, or None."""
    if not isinstance(action, Discard):
        return Reason.of(Code.NOT_NOW, action=str(action), turn=str(seat), wanted="discard two of twelve cards")
    for card in action.cards - hand:
        return Reason.of(Code.CARD_NOT_HELD, seat=str(seat), card=str(card), hand=str(hand))
    if len(action.cards) != _LAID_AWAY:
        return Reason.of(Code.DISCARD_COUNT, count=len(action.cards))
    return None


def refuse_declaration(action: Action, bid: int, rules: Rules, seat: Seat) -> Reason | None:
    """Say why an action is not possible after the discard, or None."""
    if not isinstance(action, Declare):
        return Reason.of(Code.NOT_NOW, action=str(action), turn=str(seat), wanted="declare a game")
    if action.contract.hand:
        return Reason.of(Code.HAND_NEEDS_UNSEEN_SKAT, contract=str(action.contract))
    return _refuse_contract(action.contract, bid, rules)


def _refuse_contract(contract: Contract, bid: int, rules: Rules) -> Reason | None:
    if contract.game is Game.RAMSCH:
        return Reason.of(Code.NO_DECLARED_RAMSCH)
    if null_reaches_bid(contract, bid, rules.null_below_bid):
        return None
    return Reason.of(Code.NULL_BELOW_BID, contract=str(contract), value=game_value(contract).value, bid=bid)


def decide(state: SkatDecision, action: PickUp | Declare) -> Discarding | Doubling | Playing:
    """Pick up the skat, or declare a hand game."""
    if isinstance(action, PickUp):
        return Discarding(state.deal, state.rules, state.calls, state.bid, state.declarer)
    return _begin(state, action, None)


def lay_away(state: Discarding, action: Discard) -> Declaring:
    """Lay two cards away."""
    return Declaring(state.deal, state.rules, state.calls, state.bid, state.declarer, action.cards)


def declare(state: Declaring, action: Declare) -> Doubling | Playing:
    """Say what is played."""
    return _begin(state, action, state.discard)


def _begin(state: SkatDecision | Declaring, action: Declare, discard: CardSet | None) -> Doubling | Playing:
    fore, middle, rear = (state.hand(seat) for seat in SEATS)
    return open_doubling(
        Contest(
            deal=state.deal,
            rules=state.rules,
            calls=state.calls,
            bid=state.bid,
            declarer=state.declarer,
            contract=action.contract,
            hands=(fore, middle, rear),
            put_away=state.deal.skat if discard is None else discard,
            picked_up=discard is not None,
        )
    )
