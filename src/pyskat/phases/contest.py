"""What is settled before the first card: who plays what against whom, and with which cards."""

from collections.abc import Iterable
from typing import TypeAlias

from attrs import field, frozen

from pyskat.actions import Call, Kontra, Pass, PickUp, Push, Re
from pyskat.base.values import Drawn, Value
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.game import Game
from pyskat.rules import Rules
from pyskat.seat import Seat

__all__ = ["Contest", "Declared", "DoublingWord", "Hands", "PushingWord", "pushed", "pushed_by"]

Hands: TypeAlias = tuple[CardSet, CardSet, CardSet]
DoublingWord: TypeAlias = tuple[Seat, Kontra | Re | Pass]
PushingWord: TypeAlias = tuple[Seat, PickUp | Push | Pass]


@frozen(kw_only=True)
class Contest(Value):
    """Everything that is settled before the first card."""

    deal: Deal
    rules: Rules
    calls: tuple[tuple[Seat, Call], ...]
    bid: int | None
    """None in Ramsch."""
    declarer: Seat | None
    """None in Ramsch."""
    contract: Contract
    hands: Hands
    """The three hands before the first card."""
    put_away: CardSet
    """What lies in the skat during the play."""
    picked_up: bool
    """Whether somebody took the skat into the hand."""
    doubling: tuple[DoublingWord, ...] = ()
    pushing: tuple[PushingWord, ...] = ()
    may_end_early: bool = field(init=False, eq=False)
    """Whether one trick can end the game: in Null, and with Schwarz announced."""

    @may_end_early.default
    def _may_end_early(self) -> bool:
        return self.contract.game is Game.NULL or self.contract.schwarz_announced

    @property
    def discard(self) -> CardSet | None:
        """The two cards laid away, or pushed at last; None where nobody has seen the skat."""
        return self.put_away if self.picked_up else None

    @property
    def kontra(self) -> bool:
        """Whether a defender doubled."""
        return any(isinstance(word, Kontra) for _, word in self.doubling)

    @property
    def re(self) -> bool:
        """Whether the declarer doubled back."""
        return any(isinstance(word, Re) for _, word in self.doubling)

    @property
    def pushes_unseen(self) -> int:
        """How often the skat was passed on unseen before a Ramsch."""
        return sum(isinstance(word, Pass) for _, word in self.pushing)


def pushed(deal: Deal, words: Iterable[PushingWord]) -> tuple[Hands, CardSet]:
    """Follow the pushing before a Ramsch.

    Args:
        deal: The cards as dealt.
        words: What was done with the skat so far.

    Returns:
        The three hands, twelve cards in that of a seat that has yet to push, and the two cards on their way.
    """
    hands, skat = list(deal.hands), deal.skat
    for seat, word in words:
        if isinstance(word, PickUp):
            hands[seat], skat = hands[seat] | skat, CardSet()
        elif isinstance(word, Push):
            hands[seat], skat = hands[seat] - word.cards, word.cards
    fore, middle, rear = hands
    return (fore, middle, rear), skat


def pushed_by(deal: Deal, words: tuple[PushingWord, ...], seat: Seat) -> tuple[CardSet | None, CardSet | None]:
    """Find what a seat picked up and what it pushed on; None for what it did not do."""
    picked: CardSet | None = None
    gave: CardSet | None = None
    for index, (who, word) in enumerate(words):
        if who is seat and isinstance(word, PickUp):
            picked = pushed(deal, words[:index])[1]
        elif who is seat and isinstance(word, Push):
            gave = word.cards
    return picked, gave


class Declared(Drawn):
    """The base of the states after the declaration: what the contest says, the state says too."""

    __slots__ = ()

    contest: Contest

    @property
    def deal(self) -> Deal:
        """The cards as dealt."""
        return self.contest.deal

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.contest.rules

    @property
    def calls(self) -> tuple[tuple[Seat, Call], ...]:
        """What was said in the auction."""
        return self.contest.calls

    @property
    def bid(self) -> int | None:
        """The value at which the auction ended; None in Ramsch."""
        return self.contest.bid

    @property
    def declarer(self) -> Seat | None:
        """Who plays alone; None in Ramsch."""
        return self.contest.declarer

    @property
    def contract(self) -> Contract:
        """What is played."""
        return self.contest.contract

    @property
    def picked_up(self) -> bool:
        """Whether the skat was taken into a hand."""
        return self.contest.picked_up

    @property
    def discard(self) -> CardSet | None:
        """The two cards laid away, or pushed at last; None where nobody has seen the skat."""
        return self.contest.discard

    @property
    def skat(self) -> CardSet:
        """The skat as it was dealt, and picked up unless it is a hand game."""
        return self.contest.deal.skat

    @property
    def doubling(self) -> tuple[DoublingWord, ...]:
        """What was said when the defenders were asked for Kontra."""
        return self.contest.doubling

    @property
    def pushing(self) -> tuple[PushingWord, ...]:
        """What was done with the skat before a Ramsch."""
        return self.contest.pushing

    @property
    def kontra(self) -> bool:
        """Whether a defender has doubled."""
        return self.contest.kontra

    @property
    def re(self) -> bool:
        """Whether the declarer has doubled back."""
        return self.contest.re
