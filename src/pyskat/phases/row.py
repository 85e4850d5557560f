"""What makes a phase? A row of the table that the engine and the views read."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeAlias, TypeVar

from attrs import frozen

from pyskat.actions import Action, Call, Claim, Concede, LegalActions, Show, Throw
from pyskat.base.values import Value
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.errors import ArgumentError, Code, Reason
from pyskat.language.terms import Term
from pyskat.phases.claims import Interrupts
from pyskat.phases.state import DealState
from pyskat.rules import Rules
from pyskat.seat import Seat
from pyskat.tricks import Trick

__all__ = ["Known", "Row", "Selection", "impossible"]


def impossible(wanted: Term, found: Term) -> ArgumentError:
    """Make the error for a view, read from text or made by hand, that says what no rules allow."""
    return ArgumentError.of(Code.DOES_NOT_FOLLOW, wanted=wanted, found=found)


class Known(Protocol):
    """What both a state and a view of it can tell: everything the rules need to judge an action."""

    @property
    def rules(self) -> Rules:
        """The rules of the table."""

    @property
    def calls(self) -> tuple[tuple[Seat, Call], ...]:
        """What was said in the auction."""

    @property
    def bid(self) -> int | None:
        """The last value bid, or the bid to reach."""

    @property
    def declarer(self) -> Seat | None:
        """Who won the auction."""

    @property
    def contract(self) -> Contract | None:
        """What is played."""

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is."""

    @property
    def held(self) -> CardSet:
        """The cards of the seat to act, which that seat knows."""

    @property
    def hand_sizes(self) -> tuple[int, int, int]:
        """How many cards each seat holds."""

    @property
    def kontra(self) -> bool:
        """Whether a defender has said Kontra."""

    @property
    def has_looked(self) -> bool:
        """Whether the seat to act has picked up the skat before a Ramsch and has not pushed yet."""

    @property
    def trick(self) -> Trick | None:
        """The trick on the table."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""

    @property
    def interrupts(self) -> Interrupts:
        """What was done among the cards, and how it was answered."""

    @property
    def conceded(self) -> tuple[Seat, ...]:
        """The seats that have conceded."""

    @property
    def showed(self) -> bool:
        """Whether the declarer has shown the hand."""


EarlyEnd: TypeAlias = Concede | Show | Claim | Throw
"""What may be done out of turn, forfeits apart."""


@frozen
class Selection(Value):
    """How many cards have to be chosen, and out of which."""

    count: int
    """How many: two, where cards are laid away or pushed."""
    cards: CardSet
    """The cards that may be among them."""


def _nothing(_: Known) -> tuple[EarlyEnd, ...]:
    return ()


def _no_cards(_: Known) -> Selection | None:
    return None


S = TypeVar("S", bound=DealState)


@frozen
class Row(Generic[S]):
    """One phase, and what may be done in it.

    Whether an action is legal never depends on a card that the seat cannot see. So one function judges states and
    views.
    """

    type: type[S]
    """The class of its states; its ``phase`` is the name of the row."""
    options: Callable[[Known], LegalActions]
    """List what the seat to act may do."""
    why_not: Callable[[Known, Action], Reason | None]
    """Say why an action, other than a forfeit, is not possible; None if it is."""
    step: Callable[[S, Action], DealState]
    """Go on after a legal action."""
    interrupts: Callable[[Known], tuple[EarlyEnd, ...]] = _nothing
    """List what may be done out of turn, forfeits apart."""
    selection: Callable[[Known], Selection | None] = _no_cards
    """Say of which cards how many are to be chosen, where the options are that; None where they are something else."""
