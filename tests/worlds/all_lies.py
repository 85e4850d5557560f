"""All the ways in which the cards can lie, found by laying them in every way and playing the deal again."""

import math
from collections.abc import Collection, Iterator
from itertools import combinations
from typing import Final, TypeAlias

import pyskat as sk
from laws.strategies import Walk

__all__ = ["Lie", "all_lies", "lie_of", "pasts_of", "unevenness"]

Hands: TypeAlias = tuple[sk.CardSet, sk.CardSet, sk.CardSet]
Lie: TypeAlias = tuple[sk.CardSet, sk.CardSet, sk.CardSet, sk.CardSet]
"""The three hands, and what is put away."""

Deeds: TypeAlias = tuple[tuple[sk.Action, sk.Seat | None], ...]
"""What was done, and whose turn it was."""

_NONE: Final = sk.CardSet()


def lie_of(state: sk.State) -> Lie:
    """Say where the cards are in a state."""
    fore, middle, rear = state.hands
    return fore, middle, rear, sk.DECK - fore - middle - rear - sk.CardSet(state.played)


def all_lies(walk: Walk, eye: sk.Seat | None) -> set[Lie]:
    """Find all the ways in which the cards can lie for somebody who looks at the last state of a walk."""
    seen = sk.view(walk.state, eye)
    return {lie for lie in _laid_out(seen) if next(_states(walk, seen, lie, every=False), None) is not None}


def pasts_of(walk: Walk, eye: sk.Seat | None, lie: Lie) -> set[sk.State]:
    """Find all the states that may have come to a lie."""
    return set(_states(walk, sk.view(walk.state, eye), lie, every=True))


def _laid_out(seen: sk.View) -> Iterator[Lie]:
    """Lay the cards that nobody has shown to the seat in every way."""
    sizes = (*seen.hand_sizes, 32 - sum(seen.hand_sizes) - len(seen.cards_played))
    known = {int(seat): cards for seat, cards in enumerate(seen.open_hands) if cards is not None}
    if seen.seat is not None:
        known[seen.seat] = seen.hand
        if seen.seat is seen.declarer and seen.own_discard is not None:
            known[3] = seen.own_discard
    hidden = sk.DECK - sk.CardSet(seen.cards_played)
    for cards in known.values():
        hidden -= cards
    places = [place for place in range(4) if place not in known]
    for laid in _laid(hidden, tuple(sizes[place] for place in places)):
        there = known | dict(zip(places, laid, strict=True))
        yield there[0], there[1], there[2], there[3]


def _laid(cards: sk.CardSet, sizes: tuple[int, ...]) -> Iterator[tuple[sk.CardSet, ...]]:
    """Lay cards into places of these sizes, in every way."""
    if not sizes:
        yield ()
        return
    for some in map(sk.CardSet, combinations(cards, sizes[0])):
        for others in _laid(cards - some, sizes[1:]):
            yield (some, *others)


def _states(walk: Walk, seen: sk.View, lie: Lie, *, every: bool) -> Iterator[sk.State]:
    """Play the deal again from all that may have been dealt, as far as the rules let it, and look at where it leads."""
    deeds = tuple((action, state.turn) for state, action in zip(walk.states, walk.actions, strict=False))
    hands = list(lie[:3])
    for action, turn in deeds:
        if isinstance(action, sk.PlayCard) and turn is not None:
            hands[turn] |= action.card
    for deal, actions in _back((hands[0], hands[1], hands[2]), lie[3], deeds[::-1], seen, every=every):
        state: sk.State = sk.start(deal, seen.rules)
        for action in actions:
            if not sk.is_legal(state, action):
                if isinstance(action, sk.PlayCard):
                    return  # the hands are what they are, whatever was picked up before
                break
            state = sk.apply(state, action)
        else:
            if sk.view(state, seen.seat) == seen:
                yield state


def _back(
    hands: Hands, away: sk.CardSet, deeds: Deeds, seen: sk.View, *, every: bool
) -> Iterator[tuple[sk.Deal, tuple[sk.Action, ...]]]:
    """Take back one deed after the other, from the last on, in every way.

    What the seat itself picked up or laid away it knows. Of what only one who picked up the skat as it was dealt can
    know, one possibility stands for all, unless every one is asked for.
    """
    if not deeds:
        yield sk.Deal(hands, away), ()
        return
    (action, turn), *others = deeds
    rest = tuple(others)
    before = list(hands)
    if isinstance(action, sk.Discard | sk.Push) and turn is not None:
        jacks = [card for card in away if card.rank is sk.Rank.JACK]
        if (turn is seen.seat and away != seen.own_discard) or (jacks and isinstance(action, sk.Push)):
            return
        before[turn] |= away
        for deal, done in _back((before[0], before[1], before[2]), _NONE, rest, seen, every=every):
            yield deal, (*done, type(action)(away))
    elif isinstance(action, sk.PickUp) and turn is not None:
        as_dealt = not any(isinstance(earlier, sk.PickUp) for earlier, _ in rest)
        pairs = [sk.CardSet(pair) for pair in combinations(hands[turn], 2)]
        if turn is seen.seat:
            pairs = [pair for pair in pairs if pair == seen.own_skat]
        for pair in pairs[:1] if as_dealt and not every else pairs:
            before[turn] = hands[turn] - pair
            for deal, done in _back((before[0], before[1], before[2]), pair, rest, seen, every=every):
                yield deal, (*done, action)
    else:
        for deal, done in _back(hands, away, rest, seen, every=every):
            yield deal, (*done, action)


def unevenness(counts: Collection[int], cells: int) -> float:
    """Give chi-square, as standard deviations from what chance alone gives on average."""
    wanted = sum(counts) / cells
    statistic = sum((count - wanted) ** 2 for count in counts) / wanted
    statistic += (cells - len(counts)) * wanted
    return (statistic - (cells - 1)) / math.sqrt(2 * (cells - 1))
