"""What can every state of a deal tell? Its story."""

from __future__ import annotations

from typing import ClassVar, Final

from pyskat.actions import Call
from pyskat.base.frozen import Frozen
from pyskat.base.values import svg_of
from pyskat.card import Card, CardSet
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.kernel import play as kernel
from pyskat.phases.claims import Interrupts, conceding, showing
from pyskat.phases.phase import Phase
from pyskat.phases.story import DoublingWord, Hands, PushingWord, Story
from pyskat.rules import Rules
from pyskat.seat import Seat, as_seat
from pyskat.tricks import Trick

__all__ = ["BeforePlay", "DealState"]


class DealState(Frozen):
    """The base of the states: what the story says, the state says too.

    A state of several fields keeps them together in one tuple, ``_parts``: uncompiled, each store past the freezing is
    a slow call, so there is only one.
    """

    __slots__ = ()

    phase: ClassVar[Phase]

    @property
    def story(self) -> Story:
        """What has been dealt, said and laid away so far."""
        raise AssertionError  # every kind of state keeps it in its own place

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; None when the deal is over."""
        raise AssertionError  # likewise

    @property
    def deal(self) -> Deal:
        """The cards as they were dealt."""
        return self.story.deal

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.story.rules

    @property
    def calls(self) -> tuple[tuple[Seat, Call], ...]:
        """What was said in the auction."""
        return self.story.calls

    @property
    def bid(self) -> int | None:
        """The last value bid; after the auction, the bid to reach; None if nobody bid."""
        return self.story.bid

    @property
    def declarer(self) -> Seat | None:
        """Who won the auction; None before its end, and if all passed."""
        return self.story.declarer

    @property
    def pushing(self) -> tuple[PushingWord, ...]:
        """What was done with the skat before a Ramsch."""
        return self.story.pushing

    @property
    def has_looked(self) -> bool:
        """Whether the seat to act has picked up the skat before a Ramsch and has not pushed yet."""
        return (self.turn, True) in self.story.looked

    @property
    def picked_up(self) -> bool:
        """Whether somebody picked up the skat."""
        return self.story.picked_up

    @property
    def skat(self) -> CardSet:
        """The skat as it was dealt; the declarer picks it up, except in a hand game."""
        return self.story.deal.skat

    @property
    def discard(self) -> CardSet | None:
        """The two cards discarded, or pushed last; None if nobody has seen the skat, or somebody has it in the hand."""
        return self.story.discard

    @property
    def contract(self) -> Contract | None:
        """What is played; None before the declaration."""
        return self.story.contract

    @property
    def doubling(self) -> tuple[DoublingWord, ...]:
        """What the defenders and the declarer said about Kontra and Re."""
        return self.story.doubling

    @property
    def kontra(self) -> bool:
        """Whether a defender has said Kontra."""
        return self.story.kontra

    @property
    def re(self) -> bool:
        """Whether the declarer has said Re."""
        return self.story.re

    @property
    def hands(self) -> Hands:
        """The cards the seats hold now."""
        return self.story.hands

    def hand(self, seat: Seat) -> CardSet:
        """Give the cards a seat holds now."""
        return self.hands[as_seat(seat)]

    @property
    def held(self) -> CardSet:
        """The cards of the seat to act; none once the deal is over."""
        turn = self.turn
        return CardSet() if turn is None else self.hand(turn)

    @property
    def hand_sizes(self) -> tuple[int, int, int]:
        """How many cards each seat holds."""
        fore, middle, rear = self.hands
        return len(fore), len(middle), len(rear)

    @property
    def position(self) -> kernel.Position | None:
        """The kernel's view: masks and counts, without history; None before the play."""
        return None

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards played so far, in order."""
        return ()

    @property
    def interrupts(self) -> Interrupts:
        """What was done among the cards, and how it was answered, each with the number of cards played before."""
        return ()

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        return ()

    @property
    def trick(self) -> Trick | None:
        """The trick on the table; None before the play."""
        return None

    @property
    def conceded(self) -> tuple[Seat, ...]:
        """The seats that have conceded, in order, without those whom the others made play on."""
        return conceding(self.interrupts)

    @property
    def showed(self) -> bool:
        """Whether the declarer has shown the hand."""
        return self.declarer is not None and showing(self.interrupts, self.declarer)

    @property
    def shown(self) -> bool:
        """Whether the declarer's hand is open: during an ouvert game, and after the declarer has shown it."""
        return False

    def _repr_svg_(self) -> str | None:
        return svg_of(self)


class BeforePlay(DealState):
    """The base of the states before the first card."""

    __slots__ = ("_story",)
    __match_args__: Final = ("story",)

    _story: Story

    def __init__(self, story: Story) -> None:
        object.__setattr__(self, "_story", story)

    @property
    def story(self) -> Story:
        """What has been dealt, said and discarded so far."""
        return self._story
