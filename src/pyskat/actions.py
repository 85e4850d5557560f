"""What can a player do, and how is it written? The actions."""

import copyreg
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, Self, TypeAlias, final, get_args

from attrs import field, fields, frozen

from pyskat import plays
from pyskat.base.enums import Named
from pyskat.base.values import Lasting
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.errors.checks import expect_one_of, expect_saying, expect_whole, is_a
from pyskat.kernel import COMPILED
from pyskat.language.deeds import Deed
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle, Filled, Language, Term
from pyskat.plays import PlayCard
from pyskat.seat import Seat, as_seat

__all__ = [
    "Accept",
    "Action",
    "Answer",
    "Bid",
    "Call",
    "Cause",
    "Claim",
    "ClaimLevel",
    "Concede",
    "Declare",
    "Discard",
    "Forfeit",
    "Hold",
    "Interrupt",
    "Kontra",
    "LegalActions",
    "Pass",
    "PickUp",
    "PlayCard",
    "PlayOn",
    "Push",
    "Re",
    "Refuse",
    "Show",
    "Throw",
]


class Cause(Named):
    """Why a player forfeits."""

    TIMED_OUT = "timed out"
    LEFT = "left"

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Say it within a sentence."""
        return Phrase[self.name].say(expect_saying(language, style), style)


def forfeited(cause: Cause, who: Term) -> Filled:
    """Say of somebody that he timed out or left."""
    return (Deed.LEAVES if cause is Cause.LEFT else Deed.TIMES_OUT).of(seat=who)


@frozen
class _Move(Lasting):
    """What all actions but the play of a card have in common: the words for them."""

    _words: ClassVar[Phrase]

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Say it within a sentence, so that :func:`parse_action` reads it back in the same style."""
        terms = {part.name: getattr(self, part.name) for part in fields(type(self))}
        return self._words.filled(terms, expect_saying(language, style), style).strip()


@frozen
class Bid(_Move):
    """Name a value in the auction; whether it may be named is the state's to say.

    Args:
        value: The value, from −10^9 to 10^9, far more than any rules allow.

    Raises:
        ArgumentError: For a number out of this range, or anything but an int.
    """

    _words = Phrase.BID_OF

    value: int

    def __attrs_post_init__(self) -> None:
        expect_whole("bid", self.value)

    def __str__(self) -> str:
        return str(self.value)


@frozen
class Hold(_Move):
    """Say yes to the value one was asked for."""

    _words = Phrase.HOLD

    def __str__(self) -> str:
        return "hold"


@frozen
class Pass(_Move):
    """Drop out of the auction, or decline to speak."""

    _words = Phrase.PASS

    def __str__(self) -> str:
        return "pass"


@frozen
class PickUp(_Move):
    """Take the skat into the hand."""

    _words = Phrase.PICK_UP

    def __str__(self) -> str:
        return "pick up"


@frozen
class Discard(_Move):
    """Lay cards away into the skat.

    Its text names the cards, so it is for nobody but the declarer; :func:`pyskat.events` tells the others.
    """

    _words = Phrase.DISCARD

    cards: CardSet = field(validator=is_a(CardSet))

    def __str__(self) -> str:
        return f"discard {self.cards}".rstrip()


@frozen
class Declare(_Move):
    """Say what is played."""

    _words = Phrase.DECLARE

    contract: Contract = field(validator=is_a(Contract))

    def __str__(self) -> str:
        return str(self.contract)


@frozen
class Kontra(_Move):
    """Double the game, as a defender."""

    _words = Phrase.KONTRA

    def __str__(self) -> str:
        return "kontra"


@frozen
class Re(_Move):
    """Double back, as the declarer."""

    _words = Phrase.RE

    def __str__(self) -> str:
        return "re"


@frozen
class Push(_Move):
    """Push cards on to the next player, or into the skat, before a Ramsch.

    Its text names the cards, so it is for nobody but who pushes; :func:`pyskat.events` tells the others.
    """

    _words = Phrase.PUSH

    cards: CardSet = field(validator=is_a(CardSet))

    def __str__(self) -> str:
        return f"push {self.cards}".rstrip()


@frozen
class Concede(_Move):
    """Give the game up; legal out of turn."""

    _words = Phrase.CONCEDE

    seat: Seat = field(converter=as_seat)

    def __str__(self) -> str:
        return f"concede {self.seat}"


@frozen
class Show(_Move):
    """Show the hand, as the declarer; legal out of turn.

    By the Skat Order that claims all remaining tricks, as :class:`Claim` does; by other rules the game goes on.
    """

    _words = Phrase.SHOW

    seat: Seat = field(converter=as_seat)

    def __str__(self) -> str:
        return f"show {self.seat}"


ClaimLevel: TypeAlias = Literal["schneider", "schwarz"]
"""What a declarer may demand with a claim."""


def _level(_: object, __: object, value: object) -> None:
    if value is not None:
        expect_one_of("level", value, get_args(ClaimLevel))


@frozen
class Claim(_Move):
    """Claim all remaining tricks, or in Null none, with an open hand; legal out of turn.

    Args:
        seat: Who claims.
        level: Which level the declarer demands as well, if any.

    Rule: ISkO 2018 §4.4.4; ISkO 1999 §4.3.4.
    """

    _words = Phrase.CLAIM

    seat: Seat = field(converter=as_seat)
    level: ClaimLevel | None = field(default=None, validator=_level)

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Say it within a sentence, so that :func:`parse_action` reads it back in the same style."""
        words = Phrase.CLAIM if self.level is None else Phrase[f"CLAIM_{self.level.upper()}"]
        return words.filled({"seat": self.seat}, expect_saying(language, style), style)

    def __str__(self) -> str:
        return f"claim {self.seat}" if self.level is None else f"claim {self.seat} {self.level}"


@frozen
class Throw(_Move):
    """Throw the cards on the table: the remaining tricks are the others'; legal out of turn.

    Rule: ISkO 2018 §4.4.6; ISkO 1999 §4.3.6.
    """

    _words = Phrase.THROW

    seat: Seat = field(converter=as_seat)

    def __str__(self) -> str:
        return f"throw {self.seat}"


@frozen
class Accept(_Move):
    """Agree that the game is over, as somebody proposed."""

    _words = Phrase.ACCEPT

    def __str__(self) -> str:
        return "accept"


@frozen
class Refuse(_Move):
    """Demand that the game goes on, as a defender whom the declarer asked."""

    _words = Phrase.REFUSE

    def __str__(self) -> str:
        return "refuse"


@frozen
class PlayOn(_Move):
    """Go on playing, as the declarer to whom a defender gave the game up."""

    _words = Phrase.PLAY_ON

    def __str__(self) -> str:
        return "play on"


@frozen
class Forfeit(_Move):
    """Run out of time or leave the table; legal out of turn."""

    _words = Phrase.FORFEIT

    seat: Seat = field(converter=as_seat)
    cause: Cause = field(validator=is_a(Cause))

    def __str__(self) -> str:
        return f"{self.cause.value} {self.seat}"


Call: TypeAlias = Bid | Hold | Pass
"""What is said in the auction."""

Interrupt: TypeAlias = Concede | Show | Claim | Throw | Forfeit
"""What may be done out of turn."""

Answer: TypeAlias = Accept | Refuse | PlayOn
"""How a claim, or giving up, is answered, in turn."""

Action: TypeAlias = Call | PickUp | Discard | Declare | Kontra | Re | Push | PlayCard | Interrupt | Answer
"""Everything a player can do."""

ACTION_TYPES: Final[tuple[type[Action], ...]] = get_args(Action)


@final
class LegalActions(tuple[Action, ...]):
    """What may be done: a sequence that also tests ``in``, counts, and prints what is legal.

    It equals only another one with the same actions in the same order. In plain Python it is a tuple, so that counting
    and picking, which a bot does for every card, are fast; compiled it is a class over a mask, which lists its actions
    when they are needed.

    Args:
        items: The actions; or else
        mask: The cards that may be played, as a mask of 32 bits; the highest comes first.
    """

    __slots__ = ()

    def __new__(cls, items: Iterable[Action] = (), mask: int = 0) -> Self:
        """Make it from actions, or from cards."""
        return tuple.__new__(cls, plays.plays_in(mask) if mask else items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return tuple.__hash__(self)

    def __repr__(self) -> str:
        return f"<LegalActions: {self}>"

    def __str__(self) -> str:
        return plays.in_words(self)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


AS_TUPLE: Final = LegalActions
"""The form of plain Python, in either build."""

if not TYPE_CHECKING:  # pragma: no branch - to a type checker both forms are the one above
    LegalActions = plays.LegalActions if COMPILED else AS_TUPLE


def _listed(actions: tuple[Action, ...]) -> LegalActions:
    return LegalActions(actions)


def _stored(actions: Any) -> tuple[Callable[..., object], tuple[Any, ...]]:  # noqa: ANN401 - as copyreg has it
    return _listed, (tuple(actions),)


for _form in (AS_TUPLE, plays.LegalActions):  # pickled by one build, unpickled by the other
    copyreg.pickle(_form, _stored)


@lru_cache(maxsize=1 << 15)
def plays_of(mask: int) -> LegalActions:
    """List the actions that play the cards of a mask (32 bits), highest card first."""
    return LegalActions((), mask)


NONE: Final = LegalActions()
"""Nothing may be done."""
