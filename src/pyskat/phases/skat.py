"""What may the declarer discard and declare? Picking up the skat or playing a hand game, and a Null below the bid."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import ClassVar, Final, final

from pyskat.actions import Action, Declare, Discard, LegalActions, PickUp
from pyskat.card import Card, CardSet
from pyskat.contract import HAND_CONTRACTS, SKAT_CONTRACTS, Contract
from pyskat.errors import Code, Reason
from pyskat.game import Game
from pyskat.language.phrases import Phrase
from pyskat.phases.doubling import after_declaring
from pyskat.phases.phase import Phase
from pyskat.phases.row import Known, Row, Selection
from pyskat.phases.state import BeforePlay, DealState
from pyskat.rules import NullRule, Rules
from pyskat.scoring.overbid import may_be_declared
from pyskat.scoring.value import game_value
from pyskat.seat import Seat

__all__ = ["DECLARING", "DISCARDING", "SKAT_DECISION", "Declaring", "Discarding", "SkatDecision"]

_LAID_AWAY: Final = 2


class _DeclarersTurn(BeforePlay):
    """The base of the three states in which the declarer decides."""

    __slots__ = ()

    @property
    def turn(self) -> Seat:
        """The declarer."""
        return self.declarer

    @property
    def declarer(self) -> Seat:
        """Who won the auction."""
        declarer = self._story.declarer
        assert declarer is not None  # noqa: S101 - the auction is over
        return declarer

    @property
    def bid(self) -> int:
        """The bid to reach."""
        bid = self._story.bid
        assert bid is not None  # noqa: S101 - the declarer bid, or held
        return bid


@final
class SkatDecision(_DeclarersTurn):
    """The auction is over, and the declarer picks up the skat or declares a hand game."""

    __slots__ = ()

    phase: ClassVar[Phase] = Phase.SKAT_DECISION

    def __repr__(self) -> str:
        return f"<SkatDecision at {self.bid}: {self.declarer} to pick up or declare a hand game>"


@final
class Discarding(_DeclarersTurn):
    """The declarer holds twelve cards and discards two."""

    __slots__ = ()

    phase: ClassVar[Phase] = Phase.DISCARDING

    def __repr__(self) -> str:
        return f"<Discarding at {self.bid}: {self.declarer} to discard two cards>"


@final
class Declaring(_DeclarersTurn):
    """The declarer has discarded two cards and declares a game."""

    __slots__ = ()

    phase: ClassVar[Phase] = Phase.DECLARING

    @property
    def discard(self) -> CardSet:
        """The two cards discarded."""
        discard = self._story.put_away
        assert discard is not None  # noqa: S101 - just discarded
        return discard

    def __repr__(self) -> str:
        return f"<Declaring at {self.bid}: {self.declarer} to say what is played>"


@lru_cache(maxsize=1 << 10)
def _declarations(bid: int, null_below_bid: NullRule, *, hand: bool) -> LegalActions:
    contracts = HAND_CONTRACTS if hand else SKAT_CONTRACTS
    games = [Declare(contract) for contract in contracts if may_be_declared(contract, bid, null_below_bid)]
    return LegalActions((PickUp(), *games) if hand else games)


def _options_in_decision(at: Known) -> LegalActions:
    """List what the declarer may do while the skat lies there: pick up, or any hand game.

    Who plays has bid or held; only a view made by hand can lack a bid, and there any Null will do.
    """
    return _declarations(at.bid or 0, at.rules.null_below_bid, hand=True)


def _to_lay_away(at: Known) -> Selection | None:
    """Say that the declarer lays away two of the twelve cards, whichever they are."""
    return Selection(_LAID_AWAY, at.held)


def _discards(at: Known) -> LegalActions:
    """List every pair of the twelve cards."""
    return LegalActions([_laying_away(one, other) for one, other in combinations(at.held, _LAID_AWAY)])


@cache
def _laying_away(one: Card, other: Card) -> Discard:
    return Discard(CardSet((one, other)))  # there are 496 pairs


def _games(at: Known) -> LegalActions:
    """List what may be declared after picking up."""
    return _declarations(at.bid or 0, at.rules.null_below_bid, hand=False)


def _why_not_in_decision(at: Known, action: Action) -> Reason | None:
    """Say why an action is not possible before the skat is picked up, or None."""
    if isinstance(action, PickUp):
        return None
    if isinstance(action, Declare):
        if not action.contract.hand and action.contract.game is not Game.RAMSCH:
            return Reason.of(Code.SKAT_STILL_THERE, contract=action.contract)
        return _why_not_contract(action.contract, at.bid or 0, at.rules)
    return Reason.of(Code.NOT_NOW, action=action, turn=at.turn or Phrase.NOBODY, wanted=(PickUp(), Phrase.A_HAND_GAME))


def _why_not_discard(at: Known, action: Action) -> Reason | None:
    """Say why an action is not possible with twelve cards in hand, or None."""
    seat, hand = at.turn or Phrase.NOBODY, at.held
    if not isinstance(action, Discard):
        return Reason.of(Code.NOT_NOW, action=action, turn=seat, wanted=Phrase.A_DISCARD)
    for card in action.cards - hand:
        return Reason.of(Code.CARD_NOT_HELD, seat=seat, card=card, hand=hand)
    if len(action.cards) != _LAID_AWAY:
        return Reason.of(Code.DISCARD_COUNT, count=len(action.cards))
    return None


def _why_not_declaration(at: Known, action: Action) -> Reason | None:
    """Say why an action is not possible after the discard, or None."""
    if not isinstance(action, Declare):
        return Reason.of(Code.NOT_NOW, action=action, turn=at.turn or Phrase.NOBODY, wanted=Phrase.A_GAME)
    if action.contract.hand:
        return Reason.of(Code.HAND_NEEDS_UNSEEN_SKAT, contract=action.contract)
    return _why_not_contract(action.contract, at.bid or 0, at.rules)


def _why_not_contract(contract: Contract, bid: int, rules: Rules) -> Reason | None:
    if contract.game is Game.RAMSCH:
        return Reason.of(Code.NO_DECLARED_RAMSCH)
    if may_be_declared(contract, bid, rules.null_below_bid):
        return None
    return Reason.of(Code.NULL_BELOW_BID, contract=contract, value=game_value(contract).value, bid=bid)


def _decide(state: SkatDecision, action: Action) -> DealState:
    """Pick up the skat, or declare a hand game."""
    if isinstance(action, PickUp):
        return Discarding(state.story.picking_up())
    assert isinstance(action, Declare)  # noqa: S101 - why_not refuses everything else
    return after_declaring(state.story.declaring(action.contract))


def _lay_away(state: Discarding, action: Action) -> DealState:
    """Discard two cards."""
    assert isinstance(action, Discard)  # noqa: S101 - why_not refuses everything else
    return Declaring(state.story.laying_away(action.cards))


def _declare(state: Declaring, action: Action) -> DealState:
    """Declare a game."""
    assert isinstance(action, Declare)  # noqa: S101 - why_not refuses everything else
    return after_declaring(state.story.declaring(action.contract))


SKAT_DECISION: Final = Row(SkatDecision, _options_in_decision, _why_not_in_decision, _decide)
DISCARDING: Final = Row(Discarding, _discards, _why_not_discard, _lay_away, selection=_to_lay_away)
DECLARING: Final = Row(Declaring, _games, _why_not_declaration, _declare)
