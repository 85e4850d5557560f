"""How does the skat go round before a Ramsch? Schieberamsch: it is exchanged, or passed on unseen."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final, final

from pyskat.actions import Action, LegalActions, Pass, PickUp, Push
from pyskat.card import CardSet
from pyskat.errors import Code, Reason
from pyskat.kernel import tables
from pyskat.language.phrases import Phrase
from pyskat.phases.phase import Phase
from pyskat.phases.play import begin
from pyskat.phases.row import Known, Row, Selection
from pyskat.phases.state import BeforePlay, DealState
from pyskat.phases.story import Story, pushed
from pyskat.seat import SEATS, Seat

__all__ = ["PUSHING", "Pushing", "open_ramsch"]

_PUSHED: Final = 2
_JACKS: Final = CardSet.from_mask(tables.JACKS)
_TO_LOOK: Final = LegalActions((PickUp(), Pass()))


@final
class Pushing(BeforePlay):
    """All have passed, and the skat goes round, beginning with forehand."""

    __slots__ = ()

    phase: ClassVar[Phase] = Phase.PUSHING

    @property
    def turn(self) -> Seat:
        """Who has the skat before him, or in the hand: whoever pushed or passed it on is done with it."""
        return SEATS[sum([not isinstance(word, PickUp) for _, word in self.pushing])]

    @property
    def looked(self) -> bool:
        """Whether the seat to act has picked up the skat and has not pushed yet."""
        return self.has_looked

    @property
    def on_the_way(self) -> CardSet:
        """The two cards that go round; none while somebody has them in the hand."""
        return pushed(self.deal, self.pushing)[1]

    def __repr__(self) -> str:
        what = "push two cards" if self.looked else "pick up or pass the skat on unseen"
        return f"<Pushing: {self.turn} to {what}>"


def open_ramsch(story: Story) -> DealState:
    """Begin a Ramsch after three passes."""
    if story.rules.ramsch is not None and story.rules.ramsch.pushing:
        return Pushing(story)
    return _begin(story)


def _begin(story: Story) -> DealState:
    return begin(story.opening_ramsch(pushed(story.deal, story.pushing)[1]))


def _to_push(at: Known) -> Selection | None:
    """Say that whoever has looked pushes two cards, and no jack."""
    return Selection(_PUSHED, at.held - _JACKS) if at.has_looked else None


def _options(at: Known) -> LegalActions:
    """List what the seat to act may do with the skat."""
    chosen = _to_push(at)
    if chosen is None:
        return _TO_LOOK
    return LegalActions(tuple([Push(CardSet(pair)) for pair in combinations(chosen.cards, chosen.count)]))


def _why_not(at: Known, action: Action) -> Reason | None:
    """Say why an action is not possible while the skat goes round, or None."""
    seat, hand = at.turn or Phrase.NOBODY, at.held
    if not at.has_looked:
        if isinstance(action, PickUp | Pass):
            return None
        return Reason.of(Code.NOT_NOW, action=action, turn=seat, wanted=(PickUp(), Pass()))
    if not isinstance(action, Push):
        return Reason.of(Code.NOT_NOW, action=action, turn=seat, wanted=Phrase.A_PUSH)
    for card in action.cards - hand:
        return Reason.of(Code.CARD_NOT_HELD, seat=seat, card=card, hand=hand)
    if len(action.cards) != _PUSHED:
        return Reason.of(Code.PUSH_COUNT, count=len(action.cards))
    for card in action.cards & _JACKS:
        return Reason.of(Code.JACK_PUSHED, card=card)
    return None


def _step(state: Pushing, action: Action) -> DealState:
    """Go on after a legal action."""
    assert isinstance(action, PickUp | Push | Pass)  # noqa: S101 - why_not refuses everything else
    seat = state.turn
    story = state.story.with_pushing((seat, action))
    done = seat is Seat.REARHAND and not isinstance(action, PickUp)
    return _begin(story) if done else Pushing(story)


PUSHING: Final = Row(Pushing, _options, _why_not, _step, selection=_to_push)
