"""What should I do, and why? An action with the reasons that decided for it, said in two languages."""

from typing import Final

from attrs import frozen

from pyskat.actions import Action, Bid, PlayCard
from pyskat.base.enums import NamedText
from pyskat.base.values import Value
from pyskat.card import Card, CardSet
from pyskat.errors import Language
from pyskat.errors.reasons import expect_language
from pyskat.errors.sources import Source
from pyskat.game import Game
from pyskat.language.advice_words import AdviceWord
from pyskat.language.letters import in_style
from pyskat.language.terms import CardStyle, Term, say
from pyskat.seat import Seat

__all__ = ["Advice", "Alternative", "Reason", "ReasonCode"]


class ReasonCode(NamedText):
    """Why something is advised."""

    # The auction, the skat and the game
    JACKS_FIRST = "jacks_first"
    CLUB_JACK = "club_jack"
    LONG_SUIT = "long_suit"
    GRAND_JACKS_AND_ACES = "grand_jacks_and_aces"
    NULL_SEVENS = "null_sevens"
    NULL_HOLE = "null_hole"
    BELOW_MATADORS = "below_matadors"
    UP_TO = "up_to"
    TOO_WEAK = "too_weak"
    SKAT_HELPS = "skat_helps"
    FROM_HAND = "from_hand"
    FOR_GAME = "for_game"
    BLANK_TEN = "blank_ten"
    SHORT_SUIT = "short_suit"
    POINTS_AWAY = "points_away"
    CLOSES_HOLE = "closes_hole"
    SCHNEIDER_SURE = "schneider_sure"
    SCHWARZ_SURE = "schwarz_sure"
    OUVERT_PAYS = "ouvert_pays"

    # Any game
    ONLY_ACTION = "only_action"
    COUNTED_OUT = "counted_out"

    # The declarer in a suit game or Grand
    DRAW_TRUMPS = "draw_trumps"
    HIGH_TRUMP = "high_trump"
    FORCE_TRUMP = "force_trump"
    CASH = "cash"
    ESTABLISH = "establish"
    LEAD_LOSER = "lead_loser"
    TAKE = "take"
    TAKE_LAST = "take_last"
    RUFF = "ruff"
    DUCK = "duck"
    DISCARD_LOSER = "discard_loser"
    ENOUGH = "enough"

    # The defenders
    SMEAR = "smear"
    SMEAR_LIKELY = "smear_likely"
    PARTNER_HAS_IT = "partner_has_it"
    GUARD_TEN = "guard_ten"
    LONG_THROUGH = "long_through"
    SHORT_UP = "short_up"
    RETURN_SUIT = "return_suit"
    MAKE_HIM_RUFF = "make_him_ruff"
    TO_PARTNER = "to_partner"
    BEAT_DECLARER = "beat_declarer"
    NOTHING_FOR_HIM = "nothing_for_him"

    # Null
    NULL_UNDER = "null_under"
    NULL_SAFE = "null_safe"
    NULL_RISK = "null_risk"
    NULL_THROW = "null_throw"
    NULL_ATTACK = "null_attack"
    NULL_CAUGHT = "null_caught"
    NULL_MAKE_ROOM = "null_make_room"
    NULL_VOID = "null_void"

    # Ramsch
    RAMSCH_LOW = "ramsch_low"
    RAMSCH_HOPE = "ramsch_hope"
    RAMSCH_LEAST = "ramsch_least"
    RAMSCH_UNDER = "ramsch_under"
    RAMSCH_TAKE_HIGH = "ramsch_take_high"
    RAMSCH_THROW = "ramsch_throw"
    MARCH = "march"
    STOP_MARCH = "stop_march"
    LOOK = "look"
    UNSEEN = "unseen"
    PUSH = "push"

    # Kontra and Re
    KONTRA = "kontra"
    KONTRA_NULL = "kontra_null"
    NO_KONTRA = "no_kontra"
    RE = "re"
    NO_RE = "no_re"

    # Giving up and claims
    CLAIM = "claim"
    GIVE_UP = "give_up"
    ACCEPT = "accept"
    BETTER_NOT = "better_not"


FROM_THE_PAGE: Final = frozenset(
    {
        ReasonCode.JACKS_FIRST,
        ReasonCode.CLUB_JACK,
        ReasonCode.LONG_SUIT,
        ReasonCode.GRAND_JACKS_AND_ACES,
        ReasonCode.NULL_SEVENS,
        ReasonCode.NULL_HOLE,
        ReasonCode.BELOW_MATADORS,
        ReasonCode.SMEAR,
        ReasonCode.SMEAR_LIKELY,
        ReasonCode.GUARD_TEN,
    }
)
"""The reasons that the simple rules give under "Strategy: what to bid on"; the others are ours."""


@frozen
class Reason(Value):
    """One reason for what is advised: what kind, and the cards and numbers that it rests on.

    Args:
        code: The kind of reason.
        card: The card that matters, if it is one.
        cards: The cards that matter, if they are several.
        count: A number: of cards, card points (Augen), tricks, or a value bid, as the sentence says.
        game: The game that is meant.
        seat: The player who is meant.

    >>> from pyskat import Card
    >>> reason = Reason(ReasonCode.GUARD_TEN, card=Card.HA)
    >>> reason.say("en")
    "keep HA, so that the declarer's ten stays locked behind it"
    >>> print(reason.source)
    Simple rules, “Strategy: what to bid on”
    """

    code: ReasonCode
    card: Card | None = None
    cards: CardSet | None = None
    count: int | None = None
    game: Game | None = None
    seat: Seat | None = None

    @property
    def source(self) -> str:
        """Where the rule stands, in English; :meth:`cite` says it in German too."""
        return self.cite()

    def cite(self, language: Language = "en") -> str:
        """Say where the rule stands: on a page about the rules, or that it is a rule of thumb of pyskat.

        Args:
            language: ``"en"`` or ``"de"``.

        Raises:
            ArgumentError: For another language.
        """
        cited: Term = Source.STRATEGY if self.code in FROM_THE_PAGE else AdviceWord.THUMB
        return say(cited, expect_language(language))

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Say it within a sentence; without a style, cards are named as :func:`pyskat.cards` reads them."""
        expect_language(language)
        terms: dict[str, Term] = {}
        for name in ("card", "cards", "count", "game", "seat"):
            term: Card | CardSet | int | Game | Seat | None = getattr(self, name)
            if term is not None:
                terms[name] = term
        return AdviceWord[self.code.name].filled(terms, language, style)

    def __str__(self) -> str:
        return self.say("en")


@frozen
class Alternative(Value):
    """Something else that could be done.

    Args:
        action: What.
        chance: The chance of winning with it, 0 to 1, where it is known.
        value: What it is worth in list points, where that is known.
    """

    action: Action
    chance: float | None = None
    value: float | None = None


@frozen
class Advice(Value):
    """What to do, and why.

    Args:
        action: What is advised.
        reasons: What decided for it, the weightiest first.
        chance: The chance of winning, 0 to 1, where the adviser has one.
        alternatives: What else could be done, the best first.
    """

    action: Action
    reasons: tuple[Reason, ...]
    chance: float | None = None
    alternatives: tuple[Alternative, ...] = ()

    def explain(self, language: Language = "en", *, style: CardStyle | None = None) -> str:
        """Say what is advised, and why.

        Args:
            language: ``"en"`` or ``"de"``.
            style: A :class:`pyskat.display.Style` by whose pack and signs cards and suits are named. Without one they
                are named as :func:`pyskat.cards` reads them.

        Raises:
            ArgumentError: For another language.

        >>> from pyskat import Card, PlayCard
        >>> advice = Advice(PlayCard(Card.HT), (Reason(ReasonCode.SMEAR, count=10),))
        >>> print(advice.explain())
        Play HT: the trick is your partner's: 10 points onto it.
        >>> print(advice.explain("de"))
        HT spielen: der Stich gehört dem Partner: 10 Augen darauf schmieren.
        """
        spoken = expect_language(language)
        reasons = "; ".join([reason.say(spoken, style) for reason in self.reasons])
        said = [AdviceWord.BECAUSE.filled({"action": _deed(self.action), "reasons": reasons}, spoken, style)]
        if self.chance is not None:
            said.append(AdviceWord.CHANCE.filled({"percent": _percent(self.chance)}, spoken, style))
        if self.alternatives:
            options = ", ".join([_option(each, spoken, style) for each in self.alternatives])
            said.append(AdviceWord.INSTEAD.filled({"options": options}, spoken, style))
        return in_style(" ".join([f"{part[:1].upper()}{part[1:]}." for part in said]), style)

    def __str__(self) -> str:
        return self.explain()


def _deed(action: Action) -> Term:
    """Say an action as something to do."""
    if isinstance(action, PlayCard):
        return AdviceWord.PLAYING.of(card=action.card)
    if isinstance(action, Bid):
        return AdviceWord.BIDDING.of(value=action.value)
    return action


def _option(other: Alternative, language: Language, style: CardStyle | None) -> str:
    said = say(_deed(other.action), language, style)
    if other.chance is None:
        return said
    return AdviceWord.WITH_CHANCE.filled({"action": said, "percent": _percent(other.chance)}, language, style)


def _percent(chance: float) -> int:
    return round(100 * chance)
