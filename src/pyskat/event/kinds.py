"""What can happen in a deal? Each kind of event, as a value that says itself."""

from typing import TypeAlias, assert_never

from attrs import frozen

from pyskat.actions import Answer, Bid, Call, Cause, ClaimLevel, Hold, Kontra, Pass, Re, forfeited
from pyskat.base.values import Value
from pyskat.card import Card, CardSet
from pyskat.contract import Contract
from pyskat.errors import Language
from pyskat.event.claims import answered, claimed
from pyskat.event.happening import Exchanged, Happening, OneDid
from pyskat.language.deeds import Deed
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle, Term
from pyskat.phases.results import Result
from pyskat.phases.row import impossible
from pyskat.seat import Names, Seat, named
from pyskat.tricks import Trick

__all__ = [
    "Answered",
    "Called",
    "CardPlayed",
    "Conceded",
    "DealOver",
    "Declared",
    "Declined",
    "Doubled",
    "Event",
    "Forfeited",
    "HandOpened",
    "Happening",
    "LaidAway",
    "Looked",
    "PassedOn",
    "PickedUp",
    "Pushed",
    "RestClaimed",
    "Threw",
    "TrickTaken",
    "Uncovered",
]


# Before the play


@frozen
class Called(OneDid):
    """Somebody bid, held or passed in the auction."""

    seat: Seat
    call: Call

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term."""
        who = named(self.seat, names)
        match self.call:
            case Bid(value):
                return Deed.BIDS.of(seat=who, value=value)
            case Hold():
                return Deed.HOLDS.of(seat=who)
            case Pass():
                return Deed.PASSES.of(seat=who)
            case _:
                assert_never(self.call)


@frozen
class PickedUp(Exchanged):
    """The declarer picked up the skat."""

    _words = Deed.PICKS_UP
    _words_with_cards = Deed.PICKS_UP_CARDS

    seat: Seat
    cards: CardSet | None
    """The skat, where the declarer is told; None for all others."""


@frozen
class LaidAway(Exchanged):
    """The declarer laid two cards away."""

    _words = Deed.DISCARDS_TWO
    _words_with_cards = Deed.DISCARDS

    seat: Seat
    cards: CardSet | None
    """The two cards, where the declarer is told; None for all others."""


@frozen
class Declared(OneDid):
    """The declarer said what is played."""

    seat: Seat
    contract: Contract

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term."""
        return Deed.DECLARES.of(seat=named(self.seat, names), contract=self.contract)


@frozen
class Doubled(OneDid):
    """A defender said Kontra, or the declarer Re."""

    seat: Seat
    word: Kontra | Re

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term."""
        said = Deed.SAYS_KONTRA if isinstance(self.word, Kontra) else Deed.SAYS_RE
        return said.of(seat=named(self.seat, names))


@frozen
class Declined(OneDid):
    """A defender was asked and did not say Kontra, or the declarer did not say Re."""

    seat: Seat
    word: Kontra | Re
    """What was not said."""

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term."""
        said = Deed.SAYS_NO_KONTRA if isinstance(self.word, Kontra) else Deed.SAYS_NO_RE
        return said.of(seat=named(self.seat, names))


@frozen
class Looked(Exchanged):
    """Somebody picked up, before a Ramsch, the two cards that go round."""

    _words = Deed.PICKS_UP
    _words_with_cards = Deed.PICKS_UP_CARDS

    seat: Seat
    cards: CardSet | None
    """The two cards, where this seat is told; None for all others."""


@frozen
class Pushed(Exchanged):
    """Somebody pushed two cards on, before a Ramsch; the last one pushes them into the skat."""

    _words = Deed.PUSHES_TWO
    _words_with_cards = Deed.PUSHES

    seat: Seat
    cards: CardSet | None
    """The two cards, where this seat is told; None for all others."""


@frozen
class PassedOn(OneDid):
    """Somebody pushed, before a Ramsch, without having looked at the two cards."""

    _words = Deed.PUSHES_UNSEEN

    seat: Seat


# Among the cards


@frozen
class CardPlayed(OneDid):
    """Somebody played a card."""

    seat: Seat
    card: Card

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term."""
        return Deed.PLAYS.of(seat=named(self.seat, names), card=self.card)


@frozen
class TrickTaken(Happening):
    """The third card has been played, and somebody takes the trick."""

    trick: Trick

    @property
    def winner(self) -> Seat:
        """Who takes it."""
        winner = self.trick.taker
        if winner is None:
            raise impossible(Phrase.A_FULL_TRICK, self.trick.cards)
        return winner

    @property
    def points(self) -> int:
        """The card points in it."""
        return self.trick.points

    @property
    def cards(self) -> tuple[Card, ...]:
        """The three cards in the order they were played."""
        return self.trick.cards

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term."""
        return Deed.TAKES.of(seat=named(self.winner, names), points=Phrase.POINTS.of(count=self.points))


@frozen
class HandOpened(OneDid):
    """Somebody laid the hand open: in an ouvert game before the first card, or by showing, claiming or throwing it."""

    seat: Seat
    cards: CardSet
    """The cards it then had."""

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term."""
        return Deed.OPENS_HAND.of(seat=named(self.seat, names), cards=self.cards)


@frozen
class Conceded(OneDid):
    """Somebody gave the game up."""

    _words = Deed.CONCEDES

    seat: Seat


@frozen
class RestClaimed(OneDid):
    """Somebody claimed the remaining tricks, or in Null none of them; the hand is laid open with it."""

    seat: Seat
    level: ClaimLevel | None
    """What the declarer demands as well, if anything."""
    null: bool = False
    """Whether a Null is played."""

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term."""
        return claimed(self.level, named(self.seat, names), null=self.null)


@frozen
class Threw(OneDid):
    """Somebody threw the cards on the table."""

    _words = Deed.THROWS

    seat: Seat


@frozen
class Answered(OneDid):
    """Somebody agreed to what another had proposed, or wants to play on."""

    seat: Seat
    answer: Answer

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term."""
        return answered(self.answer, named(self.seat, names))


@frozen
class Forfeited(OneDid):
    """Somebody ran out of time, or left the table."""

    seat: Seat
    cause: Cause

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term."""
        return forfeited(self.cause, named(self.seat, names))


# At the end


@frozen
class Uncovered(Happening):
    """The deal is over, and everybody sees the skat, and the two cards that lie there now."""

    skat: CardSet
    """The skat as it was dealt."""
    discard: CardSet | None
    """The two cards that were laid away, or pushed last; None if nobody exchanged any, as in a hand game."""

    def told(self, names: Names | None = None) -> Term:  # noqa: ARG002 - nobody is named
        """Give the sentence as a term."""
        if self.discard is None:
            return Deed.SKAT_WAS.of(cards=self.skat)
        return Deed.SKAT_WAS_AND_IS.of(cards=self.skat, discard=self.discard)


@frozen
class DealOver(Happening):
    """The deal is over: the last event, with the result."""

    result: Result

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term."""
        return _Told(self.result, names)


@frozen
class _Told(Value):
    """A result, said of players by their names."""

    result: Result
    names: Names | None

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Say it within a sentence."""
        return self.result.say(language, style, self.names)


Event: TypeAlias = (
    Called
    | PickedUp
    | LaidAway
    | Declared
    | Doubled
    | Declined
    | Looked
    | Pushed
    | PassedOn
    | CardPlayed
    | TrickTaken
    | HandOpened
    | Conceded
    | RestClaimed
    | Threw
    | Answered
    | Forfeited
    | Uncovered
    | DealOver
)
"""Everything that can happen in a deal."""
