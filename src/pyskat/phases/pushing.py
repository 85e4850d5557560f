"""Schieberamsch: the skat goes round before a Ramsch, looked at and exchanged, or passed on unseen."""

from itertools import combinations
from typing import ClassVar, Final

from attrs import frozen

from pyskat import kernel
from pyskat.actions import Action, Call, LegalActions, Pass, PickUp, Push
from pyskat.base.values import Drawn
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.errors import Code, Reason
from pyskat.game import Game
from pyskat.phases.contest import Contest, PushingWord, pushed
from pyskat.phases.play import Playing, begin
from pyskat.rules import Rules
from pyskat.seat import Seat, as_seat

__all__ = ["Pushing", "open_ramsch"]

_PUSHED: Final = 2
_JACKS: Final = CardSet.from_mask(kernel.JACKS)
_RAMSCH: Final = Contract(Game.RAMSCH)


@frozen(repr=False)
class Pushing(Drawn):
    """All have passed, and the skat goes round from forehand on."""

    deal: Deal
    rules: Rules
    calls: tuple[tuple[Seat, Call], ...]
    turn: Seat
    looked: bool
    """Whether the seat on turn has picked up and has yet to push."""
    pushing: tuple[PushingWord, ...]
    """What was done with the skat so far."""

    bid: ClassVar[None] = None
    declarer: ClassVar[None] = None
    discard: ClassVar[None] = None
    kontra: ClassVar[bool] = False
    re: ClassVar[bool] = False
    conceded: ClassVar[tuple[Seat, ...]] = ()

    @property
    def picked_up(self) -> bool:
        """Whether somebody has looked at the skat."""
        return any(isinstance(word, PickUp) for _, word in self.pushing)

    def hand(self, seat: Seat) -> CardSet:
        """Give the cards a seat holds: twelve while it has yet to push."""
        return pushed(self.deal, self.pushing)[0][as_seat(seat)]

    @property
    def on_the_way(self) -> CardSet:
        """The two cards that go round; none while somebody has them in hand."""
        return pushed(self.deal, self.pushing)[1]

    def __repr__(self) -> str:
        what = "push two cards" if self.looked else "pick up or pass the skat on unseen"
        return f"<Pushing: {self.turn} to {what}>"


def open_ramsch(deal: Deal, rules: Rules, calls: tuple[tuple[Seat, Call], ...]) -> Pushing | Playing:
    """Begin a Ramsch after three passes."""
    if rules.ramsch is not None and rules.ramsch.pushing:
        return Pushing(deal, rules, calls, Seat.FOREHAND, False, ())
    return _begin(deal, rules, calls, ())


def _begin(deal: Deal, rules: Rules, calls: tuple[tuple[Seat, Call], ...], words: tuple[PushingWord, ...]) -> Playing:
    hands, skat = pushed(deal, words)
    return begin(
        Contest(
            deal=deal,
            rules=rules,
            calls=calls,
            bid=None,
            declarer=None,
            contract=_RAMSCH,
            hands=hands,
            put_away=skat,
            picked_up=any(isinstance(word, PickUp) for _, word in words),
            pushing=words,
        )
    )


def options(hand: CardSet, *, looked: bool) -> LegalActions:
    """List what the seat on turn may do with the skat."""
    if not looked:
        return LegalActions((PickUp(), Pass()))
    return LegalActions(tuple(Push(CardSet(pair)) for pair in combinations(hand - _JACKS, _PUSHED)))


def refuse(action: Action, hand: CardSet, seat: Seat, *, looked: bool) -> Reason | None:
    """Say why an action is not possible while the skat goes round, or None."""
    if not looked:
        if isinstance(action, PickUp | Pass):
            return None
        return Reason.of(Code.NOT_NOW, action=str(action), turn=str(seat), wanted="pick up, pass")
    if not isinstance(action, Push):
        return Reason.of(Code.NOT_NOW, action=str(action), turn=str(seat), wanted="push two of twelve cards")
    for card in action.cards - hand:
        return Reason.of(Code.CARD_NOT_HELD, seat=str(seat), card=str(card), hand=str(hand))
    if len(action.cards) != _PUSHED:
        return Reason.of(Code.PUSH_COUNT, count=len(action.cards))
    for card in action.cards & _JACKS:
        return Reason.of(Code.JACK_PUSHED, card=str(card))
    return None


def step(state: Pushing, action: PickUp | Push | Pass) -> Pushing | Playing:
    """Go on after a legal action."""
    words = (*state.pushing, (state.turn, action))
    if isinstance(action, PickUp):
        return Pushing(state.deal, state.rules, state.calls, state.turn, True, words)
    if state.turn is Seat.REARHAND:
        return _begin(state.deal, state.rules, state.calls, words)
    return Pushing(state.deal, state.rules, state.calls, state.turn.next, False, words)
