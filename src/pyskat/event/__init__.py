"""What happened so far, as one seat saw it? The deal told from a view, event by event."""

from collections.abc import Iterator
from typing import Final, assert_never

from pyskat.actions import (
    Accept,
    Answer,
    Claim,
    Concede,
    Forfeit,
    Interrupt,
    Kontra,
    Pass,
    PlayOn,
    Re,
    Refuse,
    Show,
    Throw,
)
from pyskat.card import CardSet
from pyskat.errors import expect_type
from pyskat.event.kinds import (
    Answered,
    Called,
    CardPlayed,
    Conceded,
    DealOver,
    Declared,
    Declined,
    Doubled,
    Event,
    Forfeited,
    HandOpened,
    Happening,
    LaidAway,
    Looked,
    PassedOn,
    PickedUp,
    Pushed,
    RestClaimed,
    Threw,
    TrickTaken,
    Uncovered,
)
from pyskat.game import Game
from pyskat.language.phrases import Phrase
from pyskat.phases.claims import by_whom
from pyskat.phases.early_end import WITH_CLAIMS
from pyskat.phases.phase import Phase
from pyskat.phases.row import impossible
from pyskat.seat import Seat
from pyskat.views import View

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
    "events",
]

_TWELVE: Final = 12


def events(view: View) -> tuple[Event, ...]:
    """Tell the deal as a seat saw it, from the first call to now.

    If a state follows another, the events of the earlier view are the beginning of those of the later one, so what is
    new is a slice. An event tells what the seat saw when it happened, and never changes afterwards.

    Args:
        view: Any view; a spectator's tells what everybody sees.

    Raises:
        ArgumentError: For anything else, and for a view made by hand that tells what no rules allow.

    >>> import random
    >>> from pyskat import Deal, Seat, play, start, view
    >>> earlier = play(start(Deal.shuffled(random.Random(308))), "18 p p, grand hand, SQ")
    >>> later = play(earlier, "SK SA")
    >>> seen = [view(state, Seat.REARHAND) for state in (earlier, later)]
    >>> for event in events(seen[1])[len(events(seen[0])) :]:
    ...     print(event)
    middlehand plays SK
    rearhand plays SA
    rearhand takes the trick: 18 points
    """
    expect_type("view", view, View)
    return (*_before_play(view), *_among_cards(view), *_at_end(view))


def _before_play(view: View) -> Iterator[Event]:
    """Tell the auction, the pushing, and the declaration with what was said to it.

    All that comes before what was done out of turn: before the play that can only be a forfeit, which ends the deal.
    """
    for seat, call in view.calls:
        yield Called(seat, call)
    for seat, looked in view.looked:
        yield from _pushed(view, seat, looked=looked)
    if view.declarer is not None:
        yield from _declared(view, view.declarer)
    asked: Kontra | Re = Kontra()
    for seat, word in view.doubling:
        yield Declined(seat, asked) if isinstance(word, Pass) else Doubled(seat, word)
        if isinstance(word, Kontra):
            asked = Re()


def _pushed(view: View, seat: Seat, *, looked: bool) -> Iterator[Event]:
    """Tell what a seat did with the two cards that go round before a Ramsch."""
    if not looked:
        yield PassedOn(seat)
        return
    own = seat is view.seat
    yield Looked(seat, view.own_skat if own else None)
    if view.hand_sizes[seat] < _TWELVE:
        yield Pushed(seat, view.own_discard if own else None)


def _declared(view: View, declarer: Seat) -> Iterator[Event]:
    """Tell what the declarer did before the first card, as far as it has come."""
    own = declarer is view.seat
    if view.picked_up:
        yield PickedUp(declarer, view.own_skat if own else None)
        if view.hand_sizes[declarer] < _TWELVE:
            yield LaidAway(declarer, view.own_discard if own else None)
    if view.contract is not None:
        yield Declared(declarer, view.contract)


def _among_cards(view: View) -> Iterator[Event]:
    """Tell the cards and the tricks, and what was done out of turn, each in its place."""
    opened = view.contract is not None and view.contract.ouvert
    if opened and view.declarer is not None and view.shown is not None:
        yield HandOpened(view.declarer, _open_hand(view, view.declarer, 0))
    interrupts, told, count = by_whom(view.interrupts, view.declarer), 0, 0
    for trick in (*view.tricks, *filter(None, [view.trick])):
        for seat, card in trick.plays:
            while told < len(interrupts) and interrupts[told][0] <= count:
                yield from _out_of_turn(view, *interrupts[told])
                told += 1
            yield CardPlayed(seat, card)
            count += 1
        if trick.complete:
            yield TrickTaken(trick)
    for done in interrupts[told:]:
        yield from _out_of_turn(view, *done)


def _is_null(view: View) -> bool:
    return view.contract is not None and view.contract.game is Game.NULL


def _out_of_turn(view: View, count: int, by: Seat | None, action: Interrupt | Answer) -> Iterator[Event]:
    """Tell what was done out of turn after so many cards, or how it was answered."""
    match action:
        case Concede(seat):
            yield Conceded(seat)
        case Show(seat):
            if view.rules.concession in WITH_CLAIMS:
                yield RestClaimed(seat, None, _is_null(view))
            yield HandOpened(seat, _open_hand(view, seat, count))
        case Claim(seat, level):
            yield RestClaimed(seat, level, _is_null(view))
            yield HandOpened(seat, _open_hand(view, seat, count))
        case Throw(seat):
            yield Threw(seat)
            yield HandOpened(seat, _open_hand(view, seat, count))
        case Forfeit(seat, cause):
            yield Forfeited(seat, cause)
        case Accept() | Refuse() | PlayOn():
            if by is None:
                raise impossible(Phrase.A_CLAIM_THAT_WAITS, Phrase.NOTHING)
            yield Answered(by, action)
        case _:
            assert_never(action)


def _open_hand(view: View, owner: Seat, count: int) -> CardSet:
    """Find what an open hand held after so many cards: what is left in it, and what was played from it since."""
    left = view.open_hands[owner]
    if left is None:
        raise impossible(Phrase.AN_OPEN_HAND, Phrase.NOTHING)
    played = [play for trick in (*view.tricks, *filter(None, [view.trick])) for play in trick.plays]
    return left | CardSet([card for seat, card in played[count:] if seat is owner])


def _at_end(view: View) -> Iterator[Event]:
    """Tell what is seen when the deal is over, and how it ended."""
    if view.phase is not Phase.FINISHED:
        return
    if view.uncovered is None or view.result is None:
        raise impossible(Phrase.SKAT_AND_RESULT, Phrase.NOTHING)
    yield Uncovered(*view.uncovered)
    yield DealOver(view.result)
