"""What has happened in a deal? What everybody could tell afterwards, from the first call to the declaration."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias, final

from pyskat.actions import Call, Kontra, Pass, PickUp, Push, Re
from pyskat.base.frozen import Frozen
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.game import Game
from pyskat.rules import Rules
from pyskat.seat import Seat

__all__ = ["DoublingWord", "Hands", "PushingWord", "Story", "pushed", "pushed_by"]

Hands: TypeAlias = tuple[CardSet, CardSet, CardSet]
DoublingWord: TypeAlias = tuple[Seat, Kontra | Re | Pass]
PushingWord: TypeAlias = tuple[Seat, PickUp | Push | Pass]

_RAMSCH: Final = Contract(Game.RAMSCH)


@final
class Story(Frozen):
    """What has been dealt, said and discarded so far.

    Every state of a deal has its story and a small part of its own. A view lists what its seat may know of the story.
    """

    __slots__ = (
        *("bid", "calls", "contract", "deal", "declarer", "doubling", "may_end_early", "picked_up", "pushing"),
        *("put_away", "rules"),
    )
    __match_args__: Final = (
        *("deal", "rules", "calls", "bid", "declarer", "pushing", "picked_up", "put_away", "contract", "doubling"),
    )

    deal: Deal
    rules: Rules
    calls: tuple[tuple[Seat, Call], ...]
    """What was said in the auction."""
    bid: int | None
    """The last value bid; after the auction, the bid to reach; None if nobody bid."""
    declarer: Seat | None
    """Who won the auction; None before its end, and if all passed."""
    pushing: tuple[PushingWord, ...]
    """What was done with the skat before a Ramsch."""
    picked_up: bool
    """Whether somebody picked up the skat."""
    put_away: CardSet | None
    """The skat during the play; None before that is known."""
    contract: Contract | None
    """What is played; None before the declaration."""
    doubling: tuple[DoublingWord, ...]
    """What the defenders and the declarer said about Kontra and Re."""
    may_end_early: bool
    """Whether one trick can end the game: in Null, and with Schwarz announced."""

    def __init__(
        self,
        deal: Deal,
        rules: Rules,
        calls: tuple[tuple[Seat, Call], ...] = (),
        bid: int | None = None,
        declarer: Seat | None = None,
        pushing: tuple[PushingWord, ...] = (),
        picked_up: bool = False,  # noqa: FBT001, FBT002 - a fact among the others, in their order
        put_away: CardSet | None = None,
        contract: Contract | None = None,
        doubling: tuple[DoublingWord, ...] = (),
    ) -> None:
        object.__setattr__(self, "deal", deal)
        object.__setattr__(self, "rules", rules)
        object.__setattr__(self, "calls", calls)
        object.__setattr__(self, "bid", bid)
        object.__setattr__(self, "declarer", declarer)
        object.__setattr__(self, "pushing", pushing)
        object.__setattr__(self, "picked_up", picked_up)
        object.__setattr__(self, "put_away", put_away)
        object.__setattr__(self, "contract", contract)
        object.__setattr__(self, "doubling", doubling)
        early = contract is not None and (contract.game is Game.NULL or contract.schwarz_announced)
        object.__setattr__(self, "may_end_early", early)

    def picking_up(self) -> Story:
        """Go on with the skat in the declarer's hand."""
        return Story(self.deal, self.rules, self.calls, self.bid, self.declarer, (), True)

    def laying_away(self, cards: CardSet) -> Story:
        """Go on with two cards discarded."""
        return Story(self.deal, self.rules, self.calls, self.bid, self.declarer, (), True, cards)

    def declaring(self, contract: Contract) -> Story:
        """Go on with a game declared; in a hand game the skat stays as it was dealt."""
        lies = self.deal.skat if self.put_away is None else self.put_away
        return Story(self.deal, self.rules, self.calls, self.bid, self.declarer, (), self.picked_up, lies, contract)

    def with_pushing(self, word: PushingWord) -> Story:
        """Go on after somebody looked at the skat, pushed two cards or passed it on, before a Ramsch."""
        looked = self.picked_up or isinstance(word[1], PickUp)
        return Story(self.deal, self.rules, self.calls, None, None, (*self.pushing, word), looked)

    def with_doubling(self, word: DoublingWord) -> Story:
        """Go on after Kontra, Re or a pass."""
        return Story(
            self.deal,
            self.rules,
            self.calls,
            self.bid,
            self.declarer,
            (),
            self.picked_up,
            self.put_away,
            self.contract,
            (*self.doubling, word),
        )

    def opening_ramsch(self, put_away: CardSet) -> Story:
        """Go on with the Ramsch itself."""
        return Story(self.deal, self.rules, self.calls, None, None, self.pushing, self.picked_up, put_away, _RAMSCH)

    @property
    def discard(self) -> CardSet | None:
        """The two cards discarded, or pushed last; None if nobody has seen the skat, or somebody has it in the hand."""
        if not self.picked_up or self.put_away is not None or not self.pushing:
            return self.put_away if self.picked_up else None
        return pushed(self.deal, self.pushing)[1] or None

    @property
    def kontra(self) -> bool:
        """Whether a defender has said Kontra."""
        return bool(self.doubling) and any(isinstance(word, Kontra) for _, word in self.doubling)

    @property
    def re(self) -> bool:
        """Whether the declarer has said Re."""
        return bool(self.doubling) and any(isinstance(word, Re) for _, word in self.doubling)

    @property
    def looked(self) -> tuple[tuple[Seat, bool], ...]:
        """Who, before a Ramsch, looked at the skat, and who passed it on unseen."""
        return tuple([(seat, isinstance(word, PickUp)) for seat, word in self.pushing if not isinstance(word, Push)])

    @property
    def hands(self) -> Hands:
        """The three hands before the first card; twelve cards in a hand that holds the skat."""
        if self.pushing:
            return pushed(self.deal, self.pushing)[0]
        if self.declarer is None or not self.picked_up:
            return self.deal.hands
        hands = list(self.deal.hands)
        hands[self.declarer] = (hands[self.declarer] | self.deal.skat) - (self.put_away or CardSet())
        fore, middle, rear = hands
        return fore, middle, rear


def pushed(deal: Deal, words: Iterable[PushingWord]) -> tuple[Hands, CardSet]:
    """Follow the pushing before a Ramsch.

    Args:
        deal: The cards as they were dealt.
        words: What was done with the skat so far.

    Returns:
        The three hands, one with twelve cards if that seat has not pushed yet, and the two cards that go round.
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
    """Find what a seat picked up and what it pushed on; None if it did not."""
    picked: CardSet | None = None
    gave: CardSet | None = None
    for index, (who, word) in enumerate(words):
        if who is seat and isinstance(word, PickUp):
            picked = pushed(deal, words[:index])[1]
        elif who is seat and isinstance(word, Push):
            gave = word.cards
    return picked, gave
