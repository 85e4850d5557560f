"""All the ways in which the cards can lie, found by laying them in every way and playing the deal again."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Final, TypeAlias

import pyskat as sk

__all__ = ["Deed", "Lie", "all_lies", "deeds_of", "lie_of", "pasts", "unevenness"]

Lie: TypeAlias = tuple[sk.CardSet, sk.CardSet, sk.CardSet, sk.CardSet]
"""The three hands, and what is put away."""

Deed: TypeAlias = tuple[sk.Action, sk.Seat | None]
"""What was done, and whose turn it was."""

Past: TypeAlias = tuple[sk.Deal, tuple[sk.Action, ...]]
_NONE: Final = sk.CardSet()


def deeds_of(states: tuple[sk.State, ...], actions: tuple[sk.Action, ...]) -> tuple[Deed, ...]:
    """Say who was on turn at each action."""
    return tuple((action, state.turn) for state, action in zip(states, actions, strict=False))


def lie_of(state: sk.State) -> Lie:
    """Say where the cards are in a state."""
    fore, middle, rear = state.hands
    return fore, middle, rear, sk.DECK - fore - middle - rear - sk.CardSet(state.played)


def _laid(cards: sk.CardSet, sizes: tuple[int, ...]) -> Iterator[tuple[sk.CardSet, ...]]:
    """Lay cards into places of these sizes, in every way."""
    if not sizes:
        yield ()
        return
    for some in map(sk.CardSet, combinations(cards, sizes[0])):
        for others in _laid(cards - some, sizes[1:]):
            yield (some, *others)


def pasts(lie: Lie, deeds: tuple[Deed, ...], *, every: bool) -> Iterator[Past]:
    """Find the deals and actions that may have led to a lie.

    Args:
        lie: Where the cards are now.
        deeds: What was done. Which cards somebody laid away or pushed is left open.
        every: Whether to take all the pairs that may have been picked up, or, of a skat that only the declarer or
            nobody has seen, just one.
    """
    hands = list(lie[:3])
    for seat, (action, turn) in ((seat, deed) for deed in deeds for seat in sk.Seat if seat is deed[1]):
        if isinstance(action, sk.PlayCard):
            hands[seat] |= action.card
        assert turn is seat
    fore, middle, rear = hands
    yield from _back((fore, middle, rear), lie[3], tuple(reversed(deeds)), (), every)


def _back(
    hands: tuple[sk.CardSet, sk.CardSet, sk.CardSet],
    away: sk.CardSet,
    deeds: tuple[Deed, ...],
    done: tuple[sk.Action, ...],
    every: bool,  # noqa: FBT001 - passed on
) -> Iterator[Past]:
    """Take back one deed after the other, from the last on."""
    if not deeds:
        yield sk.Deal(hands, away), done
        return
    (action, turn), *rest = deeds
    before = list(hands)
    if isinstance(action, sk.Discard | sk.Push) and turn is not None:
        if isinstance(action, sk.Push) and any(card.rank is sk.Rank.JACK for card in away):
            return
        before[turn] |= away
        again = type(action)(away)
        yield from _back((before[0], before[1], before[2]), _NONE, tuple(rest), (again, *done), every)
    elif isinstance(action, sk.PickUp) and turn is not None:
        first = not any(isinstance(earlier, sk.PickUp) for earlier, _ in rest)
        for number, pair in enumerate(map(sk.CardSet, combinations(hands[turn], 2))):
            if number and first and not every:
                return
            before[turn] = hands[turn] - pair
            yield from _back((before[0], before[1], before[2]), pair, tuple(rest), (action, *done), every)
    else:
        yield from _back(hands, away, tuple(rest), (action, *done), every)


def _replayed(past: Past, rules: sk.Rules) -> sk.State | None:
    """Play a deal again; None if the rules refuse it."""
    deal, actions = past
    state = sk.start(deal, rules)
    for action in actions:
        if not sk.is_legal(state, action):
            return None
        state = sk.apply(state, action)
    return state


def all_lies(seen: sk.View, deeds: tuple[Deed, ...], known: dict[int, sk.CardSet], *, every: bool) -> dict[Lie, int]:
    """Find all the ways in which the cards can lie, and how many pasts each of them has.

    Args:
        seen: The view.
        deeds: What was done in the deal that is looked at.
        known: The cards that lie open for the seat, by place; the two put away are place 3.
        every: As in :func:`pasts`; one past is enough then.
    """
    sizes = (*seen.hand_sizes, 32 - sum(seen.hand_sizes) - len(seen.cards_played))
    hidden = sk.DECK - sk.CardSet(seen.cards_played)
    for cards in known.values():
        hidden -= cards
    places = [place for place in range(4) if place not in known]
    found: dict[Lie, int] = {}
    for laid in _laid(hidden, tuple(sizes[place] for place in places)):
        there = known | dict(zip(places, laid, strict=True))
        lie = (there[0], there[1], there[2], there[3])
        for past in pasts(lie, deeds, every=every):
            state = _replayed(past, seen.rules)
            if state is not None and sk.view(state, seen.seat) == seen:
                found[lie] = found.get(lie, 0) + 1
                if not every:
                    break
    return found


def unevenness(counts: dict[object, int], cells: int, draws: int) -> float:
    """Give chi-square, as standard deviations above what chance alone would give (approximately normal)."""
    wanted = draws / cells
    statistic = sum((count - wanted) ** 2 for count in counts.values()) / wanted
    statistic += (cells - len(counts)) * wanted
    freedom = cells - 1
    return (statistic - freedom) / (2 * freedom) ** 0.5
