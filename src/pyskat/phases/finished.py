"""How did the deal end? The last state."""

from functools import cached_property
from typing import ClassVar

from attrs import frozen

from pyskat.actions import Call, Concede, Interrupt, Kontra, Re, Show
from pyskat.base.values import Drawn, Value
from pyskat.card import Card, CardSet
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.phases.contest import DoublingWord, Hands, PushingWord
from pyskat.phases.ending import Course, settle
from pyskat.phases.results import Aborted, PassedIn, Result
from pyskat.rules import Rules
from pyskat.scoring.judgement import ALL_POINTS, SCHNEIDER, Ending
from pyskat.seat import SEATS, Seat, as_seat
from pyskat.tricks import Trick, tricks_from

__all__ = ["Finished", "Stopped", "stop_decided"]


@frozen(kw_only=True)
class Stopped(Value):
    """A deal that came to its end without a score: passed in or aborted."""

    deal: Deal
    rules: Rules
    calls: tuple[tuple[Seat, Call], ...]
    result: PassedIn | Aborted
    hands: Hands
    bid: int | None = None
    declarer: Seat | None = None
    picked_up: bool = False
    discard: CardSet | None = None
    contract: Contract | None = None
    played: tuple[Card, ...] = ()
    interrupts: tuple[tuple[int, Interrupt], ...] = ()
    shown: bool = False
    doubling: tuple[DoublingWord, ...] = ()
    pushing: tuple[PushingWord, ...] = ()

    def hand(self, seat: Seat) -> CardSet:
        """Give the cards a seat holds."""
        return self.hands[as_seat(seat)]


@frozen(repr=False)
class Finished(Drawn):
    """A deal that is over; everybody sees the skat, the discard and the result."""

    course: Course | Stopped
    """The play up to its last card, or the deal that stopped without a score."""
    how: Ending = Ending.PLAYED
    """How the play ended."""

    turn: ClassVar[None] = None

    @cached_property
    def result(self) -> Result:
        """What came of the deal; settled when it is looked at first, since most playouts never look."""
        return self.course.result if isinstance(self.course, Stopped) else settle(self.course, self.how)

    @property
    def deal(self) -> Deal:
        """The cards as dealt."""
        return self.course.deal

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.course.rules

    @property
    def calls(self) -> tuple[tuple[Seat, Call], ...]:
        """What was said in the auction."""
        return self.course.calls

    @property
    def bid(self) -> int | None:
        """The value at which the auction ended; None where all passed."""
        return self.course.bid

    @property
    def declarer(self) -> Seat | None:
        """Who won the auction, whether or not a game was declared."""
        return self.course.declarer

    @property
    def picked_up(self) -> bool:
        """Whether somebody took the skat into the hand."""
        return self.course.picked_up

    @property
    def discard(self) -> CardSet | None:
        """The two cards laid away, or pushed at last; None where nobody has seen the skat."""
        return self.course.discard

    @property
    def contract(self) -> Contract | None:
        """What was played; None where no game was declared."""
        return self.course.contract

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards played, in order."""
        return self.course.played

    @property
    def interrupts(self) -> tuple[tuple[int, Interrupt], ...]:
        """What was done out of turn, each with the number of cards that had been played."""
        return self.course.interrupts

    @property
    def shown(self) -> bool:
        """Whether the declarer's hand lay open."""
        return self.course.shown

    @property
    def doubling(self) -> tuple[DoublingWord, ...]:
        """What was said when the defenders were asked for Kontra."""
        return self.course.doubling

    @property
    def pushing(self) -> tuple[PushingWord, ...]:
        """What was done with the skat before a Ramsch."""
        return self.course.pushing

    @property
    def kontra(self) -> bool:
        """Whether a defender doubled."""
        return any(isinstance(word, Kontra) for _, word in self.doubling)

    @property
    def re(self) -> bool:
        """Whether the declarer doubled back."""
        return any(isinstance(word, Re) for _, word in self.doubling)

    @property
    def hands(self) -> Hands:
        """The cards still held."""
        fore, middle, rear = (self.course.hand(seat) for seat in SEATS)
        return fore, middle, rear

    def hand(self, seat: Seat) -> CardSet:
        """Give the cards a seat still holds."""
        return self.course.hand(seat)

    @property
    def skat(self) -> CardSet:
        """The skat as it was dealt."""
        return self.deal.skat

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The completed tricks, and then the one on the table."""
        if self.contract is None:
            return ()
        return tuple(tricks_from(self.played, self.contract.game))

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        return self.all_tricks[:-1]

    @property
    def trick(self) -> Trick | None:
        """The trick that was not completed; empty when none was left, None when no game was declared."""
        return self.all_tricks[-1] if self.contract is not None else None

    @property
    def conceded(self) -> tuple[Seat, ...]:
        """The seats that conceded, in order."""
        return tuple(action.seat for _, action in self.interrupts if isinstance(action, Concede))

    @property
    def showed(self) -> bool:
        """Whether the declarer laid the hand open by an action of his own."""
        return any(isinstance(action, Show) for _, action in self.interrupts)

    def __repr__(self) -> str:
        return f"<Finished: {self.result}>"


def stop_decided(state: Course) -> Finished | None:
    """End a game with Schneider announced that the defenders have decided, as the game server may.

    Returns:
        The finished deal, or None where the defenders do not hold more than 30 points yet, or it is another game.
    """
    declarer, contest = state.contest.declarer, state.contest
    if declarer is None or not contest.contract.schneider_announced or contest.rules.concession == "simple":
        return None
    points = state.position.points
    decided = sum(points) - points[declarer] > ALL_POINTS - SCHNEIDER
    return Finished(state) if decided else None
