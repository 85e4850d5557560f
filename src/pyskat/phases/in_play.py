"""What can be told while the cards are played? The ten tricks so far, and the hands."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pyskat.actions import Claim, Concede, Show
from pyskat.card import CARDS, Card, CardSet
from pyskat.contract import Contract
from pyskat.kernel.play import Position
from pyskat.phases.claims import Answered, Interrupts, answers_to, next_to_answer, open_claim
from pyskat.phases.finished import hands_of
from pyskat.phases.phase import Phase
from pyskat.phases.state import DealState
from pyskat.phases.story import Hands, Story
from pyskat.seat import SEATS, Seat, as_seat
from pyskat.tricks import Trick, tricks_from

__all__ = ["Claimed", "InPlay", "Playing"]


class InPlay(DealState):
    """The base of the states in which cards are played, or wait while a claim is answered."""

    __slots__ = ("_parts",)
    __match_args__: Final = ("story", "position", "played", "interrupts")

    _parts: tuple[Story, Position, tuple[Card, ...], Interrupts]

    def __init__(
        self,
        story: Story,
        position: Position,
        played: tuple[Card, ...] = (),
        interrupts: Interrupts = (),
    ) -> None:
        object.__setattr__(self, "_parts", (story, position, played, interrupts))

    @property
    def story(self) -> Story:
        """What was dealt, said and discarded."""
        return self._parts[0]

    @property
    def position(self) -> Position:
        """The kernel's view: masks and counts, without history."""
        return self._parts[1]

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards played so far, in order."""
        return self._parts[2]

    @property
    def interrupts(self) -> Interrupts:
        """What was done among the cards, and how it was answered, each with the number of cards played before."""
        return self._parts[3]

    @property
    def contract(self) -> Contract:
        """What is played."""
        contract = self._parts[0].contract
        assert contract is not None  # noqa: S101 - nothing is played before it is said
        return contract

    @property
    def hands(self) -> Hands:
        """The cards the seats hold now."""
        return hands_of(self._parts[1])

    def hand(self, seat: Seat) -> CardSet:
        """Give the cards a seat holds now."""
        return CardSet.from_mask(self._parts[1].hands[as_seat(seat)])

    @property
    def hand_sizes(self) -> tuple[int, int, int]:
        """How many cards each seat holds."""
        fore, middle, rear = self._parts[1].hands
        return fore.bit_count(), middle.bit_count(), rear.bit_count()

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The completed tricks, and then the one on the table."""
        return tuple(tricks_from(self.played, self.contract.game))

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        return self.all_tricks[:-1]

    @property
    def trick(self) -> Trick:
        """The trick on the table, none to two cards."""
        position = self._parts[1]
        cards = tuple([CARDS[card] for card in position.trick])
        return Trick(SEATS[position.leader], cards, self.contract.game)

    @property
    def points(self) -> tuple[int, int, int]:
        """Card points each seat has taken in tricks, without the skat, which the declarer gets at the end."""
        return self._parts[1].points

    @property
    def shown(self) -> bool:
        """Whether the declarer's hand is open: in an ouvert game, and after the declarer has shown it."""
        return self.contract.ouvert or self.showed


@final
class Playing(InPlay):
    """Card play."""

    __slots__ = ()

    phase: ClassVar[Phase] = Phase.PLAYING

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return SEATS[self._parts[1].turn]

    def __repr__(self) -> str:
        number = len(self.played) // 3 + 1
        who = f", {self.declarer} declares" if self.declarer is not None else ""
        return f"<Playing {self.contract}{who}: trick {number}, {self.turn} to play>"


@final
class Claimed(InPlay):
    """The play waits: somebody gave up, or claimed the rest, and has to be answered.

    Rule: ISkO 2018 §4.4.3 to §4.4.6; ISkO 1999 §4.3.3 to §4.3.6.
    """

    __slots__ = ()

    phase: ClassVar[Phase] = Phase.CLAIMED

    @property
    def declarer(self) -> Seat:
        """Who plays alone; there are no claims in a Ramsch."""
        declarer = self._parts[0].declarer
        assert declarer is not None  # noqa: S101 - see above
        return declarer

    @property
    def claim(self) -> Concede | Show | Claim:
        """What was proposed."""
        return open_claim(self._parts[3])

    @property
    def answers(self) -> Answered:
        """Who has answered so far, and what."""
        return answers_to(self._parts[3], self.declarer)

    @property
    def playing(self) -> Playing:
        """The play as it stood before."""
        story, position, played, interrupts = self._parts
        return Playing(story, position, played, interrupts[: -1 - len(self.answers)])

    @property
    def turn(self) -> Seat:
        """Who answers next."""
        return next_to_answer(self._parts[3], self.declarer)

    def __repr__(self) -> str:
        return f"<Claimed ({self.claim}): {self.turn} to answer>"
