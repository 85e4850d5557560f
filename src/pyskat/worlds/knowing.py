"""What does a view tell of where the cards are? Which places each of them can be in, and how many fit there."""

from typing import Final, NamedTuple

from pyskat.deal import Deal
from pyskat.errors import ArgumentError, Code, DealError, expect_type
from pyskat.kernel.tables import FULL, JACKS
from pyskat.phases.phase import Phase
from pyskat.seat import SEATS
from pyskat.tricks import follow
from pyskat.views import View, view
from pyskat.worlds.building import Builder, in_play, no_deal
from pyskat.worlds.lies import AllLies, Lie, how_many

__all__ = ["Known", "first", "known"]

_TEN: Final = 10
_SKAT: Final = 2
_PACK: Final = 32
_AWAY: Final = 8
"""The two cards put away, among the places as a mask; the hands are 1, 2 and 4."""


class Known(NamedTuple):
    """What can be drawn for a view: lies of the cards, and a state for each of them."""

    seen: View
    lies: AllLies
    builder: Builder


def first(_: int) -> int:
    """Take the first of so many."""
    return 0


def known(seen: object) -> Known:
    """Find what can be drawn for a view.

    Raises:
        ArgumentError: If it is not a view, of a deal that is over, or of none that there can be.
    """
    seen = expect_type("view", seen, View)
    if seen.phase is Phase.FINISHED:
        raise ArgumentError.of(Code.NO_WORLDS)
    contract = seen.contract if in_play(seen) else None
    course = None if contract is None else follow(seen.cards_played, contract.game)
    played, gone = ([0, 0, 0], [0, 0, 0]) if course is None else (course.played, course.gone)
    if not _fits(seen, played):
        raise no_deal()
    found = Known(seen, _lies(seen, played, gone), Builder(seen, played))
    _refuse_impossible(found)
    return found


def _fits(seen: View, played: list[int]) -> bool:
    """Tell whether so many cards as each seat is said to have can be there, and the skat went round as it does."""
    holder = seen.declarer if seen.phase is Phase.DISCARDING else None
    if seen.phase is Phase.PUSHING and seen.has_looked:
        holder = seen.turn
    sizes = [size + how_many(mask) for size, mask in zip(seen.hand_sizes, played, strict=True)]
    if sizes != [_TEN + _SKAT * (seat is holder) for seat in SEATS]:
        return False
    if any(len(pair) != _SKAT for pair in (seen.own_skat, seen.own_discard) if pair is not None):
        return False
    if tuple(seat for seat, _ in seen.looked) != SEATS[: len(seen.looked)]:
        return False
    return not (seen.looked and seen.own_discard is not None and seen.own_discard.mask & JACKS)


def _lies(seen: View, played: list[int], gone: list[int]) -> AllLies:
    """Sort the cards by the places where they can be."""
    there = [0, 0, 0, 0]
    for seat, laid_open in enumerate(seen.open_hands):
        there[seat] = 0 if laid_open is None else laid_open.mask
    if seen.seat is not None:
        there[seen.seat] = seen.hand.mask
    gave = 0 if seen.own_discard is None else seen.own_discard.mask
    if not seen.looked:  # the declarer's
        there[3] = gave
    sizes = (*seen.hand_sizes, _PACK - sum(seen.hand_sizes) - sum(map(how_many, played)))
    room = [size - how_many(mask) for size, mask in zip(sizes, there, strict=True)]
    elsewhere = FULL & ~(played[0] | played[1] | played[2] | there[0] | there[1] | there[2] | there[3])
    untrue = any(mask & never for mask, never in zip(there, gone, strict=False))
    if untrue or min(room) < 0 or sum(room) != how_many(elsewhere):
        raise no_deal()
    classes = {sum([1 << place for place, free in enumerate(room) if free]): elsewhere}
    for seat, never in enumerate(gone):
        classes = _parted(classes, never, ~(1 << seat))
    if seen.looked:
        classes = _parted_by_pushing(classes, seen, gave)
    ordered = sorted(classes.items(), key=_few_places_first)
    return AllLies(_four(there), _four(room), [(cards, places) for places, cards in ordered])


def _few_places_first(one: tuple[int, int]) -> tuple[int, int]:
    return one[0].bit_count(), one[0]


def _four(numbers: list[int]) -> Lie:
    fore, middle, rear, away = numbers
    return fore, middle, rear, away


def _parted(classes: dict[int, int], cards: int, places: int) -> dict[int, int]:
    """Say of some cards that they are in one of some places, if they are in none that is known."""
    found: dict[int, int] = {}
    for before, some in classes.items():
        for here, where in ((some & ~cards, before), (some & cards, before & places)):
            if here:
                found[where] = found.get(where, 0) | here
    return found


def _parted_by_pushing(classes: dict[int, int], seen: View, gave: int) -> dict[int, int]:
    """Say where the cards that were pushed before a Ramsch can be.

    Whoever looks pushes no jack. What a seat pushed is with those who looked after it, or is put away.
    """
    looked = [seat for seat, has in seen.looked if has]
    if looked:
        classes = _parted(classes, JACKS, ~_AWAY)
    if gave:
        after = [seat for seat in looked if seen.seat is not None and seat > seen.seat]
        classes = _parted(classes, gave, _AWAY | sum([1 << seat for seat in after]))
    return classes


def _refuse_impossible(found: Known) -> None:
    """Refuse a view that no deal can have; a view may be made by hand."""
    if not found.lies.count:
        raise no_deal()
    state = found.builder.build(found.lies.at(0), first)
    deal = state.deal
    try:
        Deal(deal.hands, deal.skat)
    except DealError:
        raise no_deal() from None
    if view(state, found.seen.seat) != found.seen:
        raise no_deal()
