"""Where can the cards be that nobody has shown, when only so many fit into each place?"""

from collections.abc import Sequence

__all__ = ["possible_places"]


def possible_places(cards: int, room: Sequence[int], gone: Sequence[int]) -> list[tuple[int, int]]:
    """Find where cards can be whose place is not known.

    Where a group of places is full with the cards that can be nowhere else, no other card is in any of them. Without
    such a reason a card can be in a place (Hall's theorem).

    Args:
        cards: The cards, as a mask of 32 bits.
        room: How many of them are in each place, together as many as there are. The last place can hold any card.
        gone: The cards that cannot be in each of the other places, as masks: who did not follow suit has none of it.

    Returns:
        All the cards: masks of some of them, each with a mask of the places where each of these can be. Nothing if they
        do not fit into the room.

    Two cards are in the hands 0 and 1 or lie at 2, one in each hand, and hand 0 cannot have the card 5:

    >>> [(bin(some), bin(places)) for some, places in possible_places(0b100001, (1, 1, 0), (0b100000, 0))]
    [('0b100000', '0b10'), ('0b1', '0b1')]
    """
    if min(room) < 0 or sum(room) != cards.bit_count():
        return []
    if not any(gone):  # before that can tell anything, which is so at most times
        return [(cards, sum([1 << place for place, free in enumerate(room) if free]))] if cards else []
    *rooms, there = room
    # For every group of the places but the last: the cards that can be nowhere else, the last place apart, those that
    # can be in just these, and the room there and in the last place.
    confined, exact, space = [cards], [cards], [there]
    for never, free in zip(gone, rooms, strict=True):
        confined = [some & never for some in confined] + confined
        exact = [some & never for some in exact] + [some & ~never for some in exact]
        space += [other + free for other in space]
    spare = [free - some.bit_count() for free, some in zip(space, confined, strict=True)]
    if min(spare) < 0:
        return []
    last = len(spare)
    full = [group | last for group, free in enumerate(spare) if not free]
    full += [1 << place for place, free in enumerate(rooms) if not free]
    return [(some, _left(places | last, full)) for places, some in enumerate(exact) if some]


def _left(places: int, full: list[int]) -> int:
    """Leave out of some places those that are full with other cards."""
    left = places
    for group in full:
        if places & ~group:
            left &= ~group
    return left
