"""What a player can do: the actions, and how they are written."""

import copyreg
from collections.abc import Callable, Iterable
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias, final

from attrs import field, frozen

from pyskat import plays
from pyskat.base.values import Value
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.errors import check_type
from pyskat.errors.limits import check_number
from pyskat.kernel import COMPILED
from pyskat.plays import PlayCard
from pyskat.seat import Seat, as_seat

__all__ = [
    "Action",
    "Bid",
    "Call",
    "Cause",
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
    "Push",
    "Re",
    "Show",
]


class Cause(Enum):
    """Why a player forfeits."""

    TIMED_OUT = "timed out"
    LEFT = "left"

    def __repr__(self) -> str:
        return f"Cause.{self.name}"


@frozen
class Bid(Value):
    """Name a value in the auction; whether it may be named is the state's to say.

    Args:
        value: The value, up to 10^9 either way, which no rules allow.

    Raises:
        ArgumentError: For a number beyond that, and for what is no int.
    """

    value: int

    def __attrs_post_init__(self) -> None:
        check_number("a bid", self.value)

    def __str__(self) -> str:
        return str(self.value)


@frozen
class Hold(Value):
    """Say yes to the value one was asked for."""

    def __str__(self) -> str:
        return "hold"


@frozen
class Pass(Value):
    """Drop out of the auction, or decline to speak."""

    def __str__(self) -> str:
        return "pass"


@frozen
class PickUp(Value):
    """Take the skat into the hand."""

    def __str__(self) -> str:
        return "pick up"


@frozen
class Discard(Value):
    """Lay cards away into the skat."""

    cards: CardSet

    def __attrs_post_init__(self) -> None:
        check_type("the discard", self.cards, CardSet, "a CardSet")

    def __str__(self) -> str:
        return f"discard {self.cards}".rstrip()


@frozen
class Declare(Value):
    """Say what is played."""

    contract: Contract

    def __attrs_post_init__(self) -> None:
        check_type("the declaration", self.contract, Contract, "a Contract")

    def __str__(self) -> str:
        return str(self.contract)


@frozen
class Kontra(Value):
    """Double the game, as a defender."""

    def __str__(self) -> str:
        return "kontra"


@frozen
class Re(Value):
    """Double back, as the declarer."""

    def __str__(self) -> str:
        return "re"


@frozen
class Push(Value):
    """Push cards on to the next player, or into the skat, before a Ramsch."""

    cards: CardSet

    def __attrs_post_init__(self) -> None:
        check_type("the cards pushed", self.cards, CardSet, "a CardSet")

    def __str__(self) -> str:
        return f"push {self.cards}".rstrip()


@frozen
class Concede(Value):
    """Give the game up; legal out of turn."""

    seat: Seat = field(converter=as_seat)

    def __str__(self) -> str:
        return f"concede {self.seat}"


@frozen
class Show(Value):
    """Lay one's hand open, as the declarer; legal out of turn, and ends nothing."""

    seat: Seat = field(converter=as_seat)

    def __str__(self) -> str:
        return f"show {self.seat}"


@frozen
class Forfeit(Value):
    """Run out of time or leave the table; legal out of turn."""

    seat: Seat = field(converter=as_seat)
    cause: Cause

    def __attrs_post_init__(self) -> None:
        check_type("the cause", self.cause, Cause, "Cause.TIMED_OUT or Cause.LEFT")

    def __str__(self) -> str:
        return f"{self.cause.value} {self.seat}"


Call: TypeAlias = Bid | Hold | Pass
"""What is said in the auction."""

Interrupt: TypeAlias = Concede | Show | Forfeit
"""What may be done out of turn."""

Action: TypeAlias = (
    Bid | Hold | Pass | PickUp | Discard | Declare | Kontra | Re | Push | PlayCard | Concede | Show | Forfeit
)
"""Everything a player can do."""

ACTION_TYPES: Final = (
    Bid,
    Hold,
    Pass,
    PickUp,
    Discard,
    Declare,
    Kontra,
    Re,
    Push,
    PlayCard,
    Concede,
    Show,
    Forfeit,
)


@final
class LegalActions(tuple[Action, ...]):
    """What may be done: a sequence that also tests ``in``, counts, and prints what is legal.

    Equal to another that holds the same actions in the same order, and to nothing else. As plain Python it is a tuple
    underneath, so that counting and picking, which a bot does for every card, are no calls into Python; compiled it is
    a class over a mask, which lists itself when it is looked at.

    Args:
        items: The actions; or else
        mask: The cards that may be played, as a mask of 32 bits; the highest comes first.
    """

    __slots__ = ()

    def __new__(cls, items: Iterable[Action] = (), mask: int = 0) -> Self:
        """Make it of actions, or of cards."""
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

if not TYPE_CHECKING:  # pragma: no branch - for a type checker both forms are the one above
    LegalActions = plays.LegalActions if COMPILED else AS_TUPLE


def _listed(actions: tuple[Action, ...]) -> LegalActions:
    return LegalActions(actions)


def _stored(actions: Any) -> tuple[Callable[..., object], tuple[Any, ...]]:  # noqa: ANN401 - as copyreg has it
    return _listed, (tuple(actions),)


for _form in (AS_TUPLE, plays.LegalActions):  # stored by one build, and read by the other
    copyreg.pickle(_form, _stored)


@lru_cache(maxsize=1 << 15)
def plays_of(mask: int) -> LegalActions:
    """List the plays of the cards of a mask (32 bits), the highest first."""
    return LegalActions((), mask)


NONE: Final = LegalActions()
"""Nothing may be done."""
