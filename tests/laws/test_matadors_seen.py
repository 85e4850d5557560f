"""A view tells the matadors exactly where its seat can be certain of them: all deals that it could be are tried."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb

from hypothesis import given

import pyskat as sk
from laws.strategies import EYES, LAW, TEMPERS, Temper, Walk, any_walk, each_table, walk
from referee.contracts import matadors
from referee.tricks import effective_suit

MOST = 3000
"""So many deals are tried for a view at most."""
FOLLOWED = Temper(wise=1.0, hand=0.6, level=0.3, null=0.0, show=0.02)


def twelve(deal: sk.Deal, declarer: sk.Seat) -> sk.CardSet:
    return deal.hand(declarer) | deal.skat


def seen_twelves(seen: sk.View, declarer: sk.Seat) -> Iterator[frozenset[str]]:
    """Give what the declarer can have had in the hand and the skat, for every deal that the seat cannot rule out."""
    game = "DHSCG"[seen.contract.game] if seen.contract is not None else ""
    plays = [play for trick in (*seen.tricks, *filter(None, [seen.trick])) for play in trick.plays]
    never: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    for start in range(0, len(plays), 3):
        for seat, card in plays[start : start + 3]:
            led = effective_suit(plays[start][1].name, game)
            if effective_suit(card.name, game) != led:
                never[seat] |= {each.name for each in sk.DECK if effective_suit(each.name, game) == led}
    played = {seat: {card.name for who, card in plays if who is seat} for seat in sk.Seat}
    lies = seen.discard if seen.picked_up else seen.skat
    hands = [hand_of(seen, seat) for seat in sk.Seat]
    known = set().union(*filter(None, hands), *played.values(), set() if lies is None else names(lies))
    unknown = names(sk.DECK) - known
    skat = set() if seen.skat is None else names(seen.skat)
    for held in dealt(unknown, hands, seen.hand_sizes):
        there = unknown - set().union(*held) if lies is None else names(lies)
        own = held[declarer] | played[declarer] | there
        possible = all(not held[seat] & never[seat] for seat in sk.Seat if hands[seat] is None)
        if possible and skat <= own:
            yield frozenset(own)


def names(cards: sk.CardSet) -> set[str]:
    return {card.name for card in cards}


def hand_of(seen: sk.View, seat: sk.Seat) -> set[str] | None:
    """Give a hand that the seat sees, or None."""
    if seat is seen.seat:
        return names(seen.hand)
    return names(seen.shown) if seat is seen.declarer and seen.shown is not None else None


def dealt(unknown: set[str], hands: list[set[str] | None], sizes: tuple[int, int, int]) -> Iterator[list[set[str]]]:
    """Fill the hands that are not seen in every way."""
    place = next((place for place, hand in enumerate(hands) if hand is None), None)
    if place is None:
        yield [hand for hand in hands if hand is not None]
        return
    for some_cards in combinations(sorted(unknown), sizes[place]):
        filled = [*hands[:place], set(some_cards), *hands[place + 1 :]]
        yield from dealt(unknown - set(some_cards), filled, sizes)


def ways(seen: sk.View) -> int:
    """Count the ways in which the hands can be filled."""
    hands = [hand_of(seen, seat) for seat in sk.Seat]
    sizes = [size for size, hand in zip(seen.hand_sizes, hands, strict=True) if hand is None]
    left, count = len(seen.unseen), 1
    for size in sizes:
        count *= comb(left, size)
        left -= size
    return count


@each_table
def test_the_matadors_are_told_if_all_possible_deals_have_the_same_and_only_then(rules: sk.Rules) -> None:
    rng, found = random.Random(f"matadors {rules}"), Counter[tuple[bool, bool]]()
    tempers = (FOLLOWED, TEMPERS["strong"], TEMPERS["bold"], TEMPERS["open"], TEMPERS["reckless"])
    for number in range(25):
        whole = walk(rng, rules, tempers[number % len(tempers)])
        for state in whole.states:
            for eye in EYES:
                seen = sk.view(state, eye)
                if state.declarer is None or seen.contract is None or not seen.contract.game.has_matadors:
                    assert seen.matadors is None
                elif not isinstance(state, sk.Finished) and ways(seen) <= MOST and rng.random() < 0.25:
                    game = "DHSCG"[seen.contract.game]
                    counts = {matadors(own, game) for own in seen_twelves(seen, state.declarer)}
                    assert counts
                    assert (None if seen.matadors is None else seen.matadors.signed) == (
                        counts.pop() if len(counts) == 1 else None
                    )
                    found[eye is state.declarer, seen.matadors is not None] += 1
    assert found[True, True] > 5
    assert min(found[False, True], found[False, False]) > 5


@LAW
@given(deal=any_walk())
def test_what_is_told_of_the_matadors_is_so(deal: Walk) -> None:
    state = deal.state
    for eye in EYES:
        seen = sk.view(state, eye)
        if seen.matadors is not None:
            assert state.declarer is not None
            assert seen.contract is not None
            assert seen.matadors == sk.matadors(twelve(deal.deal, state.declarer), seen.contract.game)
        elif seen.contract is not None and seen.contract.game.has_matadors and state.declarer is not None:
            assert not isinstance(seen.result, sk.GameResult)
            assert eye is not state.declarer or seen.contract.hand
