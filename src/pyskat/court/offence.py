"""What can go wrong at the table, and what may a court decide? The kinds of irregularities and the form of a ruling."""

from typing import TypeAlias

from attrs import field, frozen

from pyskat.actions import Claim
from pyskat.base.enums import NamedText
from pyskat.base.values import Value
from pyskat.card import Card
from pyskat.contract import Contract
from pyskat.errors import ArgumentError, Code, Language, expect_language
from pyskat.errors.checks import is_a
from pyskat.errors.quoting import as_found
from pyskat.language.court_words import CourtWord
from pyskat.language.letters import in_style
from pyskat.language.terms import CardStyle, Said
from pyskat.scoring.settlement import Settlement
from pyskat.seat import Seat

__all__ = ["Consequence", "Offence", "OffenceKind", "Party", "Ruling", "Then"]


class Party(NamedText):
    """The declarer, or the two defenders together."""

    DECLARER = "declarer"
    DEFENDERS = "defenders"

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Name it within a sentence."""
        return CourtWord[f"THE_{self.name}"].say(language, style)

    @property
    def other(self) -> "Party":
        """The other side."""
        return Party.DEFENDERS if self is Party.DECLARER else Party.DECLARER


class OffenceKind(NamedText):
    """What happened."""

    REVOKE = "revoke"
    """A player did not follow suit and could have."""
    OUT_OF_TURN = "out_of_turn"
    """A card was led or played by the wrong player."""
    EXPOSED_CARD = "exposed_card"
    """A card was shown to the others."""
    LOOKED_AT_TRICKS = "looked_at_tricks"
    """A player looked at a trick that was gathered in, and not the last."""
    NAMED_A_TRICK = "named_a_trick"
    """A defender who refused a claim said which trick is still to come."""
    LOOKED_AT_SKAT = "looked_at_skat"
    """The declarer looked at the skat after announcing or in a hand game, or a defender did."""
    LOST_CARD = "lost_card"
    """A card fell down and was found before it was needed."""
    CONDUCT = "conduct"
    """Somebody counted aloud, or behaved badly."""
    PULLED_IN = "pulled_in"
    """A player gathered in a trick of two cards and led; ``card`` is what was led."""
    LEFT_TRICKS_LYING = "left_tricks_lying"
    """The declarer stopped gathering in tricks, as if all were certain."""
    SHOWED_SKAT = "showed_skat"
    """The declarer turned the skat face up, as if all were certain."""
    LED_BEFORE_ANNOUNCING = "led_before_announcing"
    """The declarer led before saying what is played."""
    WRONG_COUNT = "wrong_count"
    """A party had too many cards or too few."""
    SKAT_TOUCHED = "skat_touched"
    """Somebody took or saw the skat during the auction."""
    BID_IN_WORDS = "bid_in_words"
    """Somebody named a game instead of a value; ``words`` is what was said."""


class Then(NamedText):
    """What follows."""

    GAME_OVER = "game_over"
    PLAY_ON = "play_on"
    CARD_BACK = "card_back"
    """The card goes back into the hand, and play goes on."""
    CLAIM = "claim"
    """It counts as a claim: do ``.action``."""
    NEW_DEAL = "new_deal"
    """The same dealer deals again."""
    AUCTION = "auction"
    """The auction goes on."""
    PASSED_IN = "passed_in"
    NAME_A_GAME = "name_a_game"
    """The declarer names a game, which is then ruled on."""


By: TypeAlias = Seat | Party | None
"""Who did it: a seat, a party, or both parties (None)."""


@frozen
class Offence(Value):
    """Something that is against the rules of the game, or was taken to be.

    Args:
        kind: What happened.
        by: Who did it: a seat (0 to 2), a party, or None for both parties.
        card: The card that was led, where the kind says so.
        words: What was said, where the kind says so.
    """

    kind: OffenceKind = field(validator=is_a(OffenceKind))
    by: By
    card: Card | None = field(default=None, kw_only=True, validator=is_a(Card, or_none=True))
    words: str = field(default="", kw_only=True, validator=is_a(str))

    def __attrs_post_init__(self) -> None:
        if not (self.by is None or isinstance(self.by, Seat | Party)):
            raise ArgumentError.of(
                Code.WRONG_TYPE, what="by", wanted=CourtWord.A_SEAT_OR_PARTY, found=as_found(self.by)
            )


@frozen
class Consequence(Value):
    """What follows at the table."""

    then: Then
    out: tuple[Seat, ...] = ()
    """Who is out of the auction."""
    may_bid: tuple[Seat, ...] = ()
    """Who may go on bidding."""
    least_bid: int | None = None
    """The value from which the auction goes on."""
    trick_winner: Seat | None = None
    """Who takes the trick that was completed."""
    action: Claim | None = None
    """What to do in the deal."""
    bound_to: Contract | None = None
    """What has to be played if the auction ends with what was said."""


@frozen
class Ruling(Value):
    """What a court decides, by which paragraph, and why."""

    offence: Offence
    winner: Party | None
    """Who wins the game; None if that is still open."""
    settlement: Settlement | None
    """The game as it is scored; None if it goes on, or has yet to be named."""
    consequence: Consequence
    rule: str
    """The paragraph, and the year of the text it is known from: the Order was renumbered in 2018."""
    may_demand_play_on: bool
    """Whether the innocent party may demand that the game is played to its end, for better or worse (4.1.6)."""
    reasons: tuple[Said, ...] = field(repr=False)
    """Why, in the order in which a referee says it."""

    def explain(self, language: Language = "en", *, style: CardStyle | None = None) -> str:
        """Say the ruling as a referee would: what happened, who wins, the reckoning, and by which paragraph.

        Args:
            language: ``"en"`` or ``"de"``.
            style: A :class:`pyskat.display.Style` by whose pack cards and suits are named; its language plays no part.
        """
        expect_language(language)
        sentences = [said.say(language, style) for said in self.reasons]
        told = ". ".join(one[:1].upper() + one[1:] for one in sentences)
        return in_style(f"{told} ({self.rule}).", style)

    def __str__(self) -> str:
        return self.explain()
