"""What may be done, for a screen? The legal actions as a person chooses: a value, a game, cards, yes or no.

:func:`pyskat.legal_actions` lists every action there is, so each of the 66 ways to lay two of twelve cards away. A
screen shows twelve cards of which two are to be chosen. Both say the same, and both read it off the same rows.
"""

from typing import Final, cast, overload

from attrs import frozen

from pyskat.actions import (
    Accept,
    Answer,
    Bid,
    Declare,
    Hold,
    Interrupt,
    Kontra,
    LegalActions,
    Pass,
    PickUp,
    PlayOn,
    Re,
    Refuse,
)
from pyskat.base.values import Value
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.engine import State, asked, interrupts
from pyskat.phases.phase import Phase
from pyskat.phases.row import Selection
from pyskat.views import View

__all__ = ["Choices", "Selection", "choices"]

_NO_CARDS: Final = CardSet()


@frozen(kw_only=True)
class Choices(Value):
    """What may be done, sorted as a person chooses; :func:`choices` makes it.

    What is empty, None or false is not to be chosen now.
    """

    bids: tuple[int, ...] = ()
    """The values that may be named in the auction, the lowest first."""
    may_hold: bool = False
    """Whether the value that was asked for may be held."""
    may_pass: bool = False
    """Whether ``Pass()`` is legal: in the auction, where Kontra or Re may be said, with the skat before a Ramsch."""
    may_pick_up: bool = False
    """Whether the skat may be picked up."""
    contracts: tuple[Contract, ...] = ()
    """What may be declared; while the skat may still be picked up, the hand games."""
    discard: Selection | None = None
    """How many of which cards are to be laid away."""
    push: Selection | None = None
    """How many of which cards are to be pushed on, before a Ramsch."""
    kontra: bool = False
    """Whether Kontra may be said."""
    re: bool = False
    """Whether Re may be said."""
    cards: CardSet = _NO_CARDS
    """The cards that may be played to the trick."""
    answers: tuple[Answer, ...] = ()
    """The answers to what another seat proposed: to a claim, or to giving up."""
    interrupts: tuple[Interrupt, ...] = ()
    """What may be done out of turn, as :func:`pyskat.interrupts` lists it."""


@overload
def choices(state: View) -> Choices: ...
@overload
def choices(state: State) -> Choices: ...
def choices(state: View | State) -> Choices:
    """Sort what may be done as a person chooses it.

    Args:
        state: A view: what its own seat may do, so off turn nothing but what is possible out of turn, and for a
            spectator nothing. A state: what the seat on turn may do, and what any seat may do out of turn.

    Raises:
        ArgumentError: For anything else.

    >>> from pyskat import Deal, Seat, play, start, view
    >>> deal = Deal.parse(
    ...     "DJ SA CT CK CQ C9 H8 DA DT D9 | CJ SJ ST SQ S8 S7 C7 HT HK H7"
    ...     " | SK CA C8 HA HQ H9 DK DQ D8 D7 | HJ S9"
    ... )
    >>> asked = choices(view(play(start(deal), "18"), Seat.FOREHAND))
    >>> asked.may_hold, asked.may_pass, asked.bids
    (True, True, ())
    >>> choices(view(play(start(deal), "18 p p s"), Seat.MIDDLEHAND)).discard
    Selection(count=2, cards=cards('CJ SJ HJ C7 ST SQ S9 S8 S7 HT HK H7'))
    >>> choices(view(play(start(deal), "18 p p s, discard HT HK, spades, CT"), Seat.MIDDLEHAND)).cards
    cards('C7')
    """
    open_to = cast("tuple[Interrupt, ...]", tuple(interrupts(state)))
    row = asked(state)
    if row is None:
        return Choices(interrupts=open_to)
    chosen = row.selection(state)
    if chosen is None:
        return _sorted(row.options(state), open_to)
    if len(chosen.cards) < chosen.count:  # in a view made by hand
        return Choices(interrupts=open_to)
    return Choices(
        discard=chosen if state.phase is Phase.DISCARDING else None,
        push=chosen if state.phase is Phase.PUSHING else None,
        cards=chosen.cards if state.phase is Phase.PLAYING else _NO_CARDS,
        interrupts=open_to,
    )


def _sorted(listed: LegalActions, open_to: tuple[Interrupt, ...]) -> Choices:
    """Sort actions that are no cards by their kinds."""
    kinds = {type(action) for action in listed}
    bids = [action.value for action in listed if isinstance(action, Bid)] if Bid in kinds else ()
    contracts = [action.contract for action in listed if isinstance(action, Declare)] if Declare in kinds else ()
    return Choices(
        bids=tuple(bids),
        may_hold=Hold in kinds,
        may_pass=Pass in kinds,
        may_pick_up=PickUp in kinds,
        contracts=tuple(contracts),
        kontra=Kontra in kinds,
        re=Re in kinds,
        answers=tuple([action for action in listed if isinstance(action, Accept | Refuse | PlayOn)]),
        interrupts=open_to,
    )
