"""Where cards can be, by how much room there is: compared with all the ways to lay them."""

import random
from collections.abc import Iterator
from itertools import product

from pyskat.places import possible_places


def laid(cards: list[int], room: tuple[int, ...], gone: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Give the places of the cards, in every way that fits."""
    for places in product(range(len(room)), repeat=len(cards)):
        never = [(*gone, 0)[place] >> card & 1 for card, place in zip(cards, places, strict=True)]
        if not any(never) and all(places.count(place) == free for place, free in enumerate(room)):
            yield places


def bits(mask: int) -> set[int]:
    return {bit for bit in range(32) if mask >> bit & 1}


def test_a_card_can_be_in_a_place_if_there_is_a_way_to_lay_it_there() -> None:
    rng, outcomes = random.Random(4), set()
    for _ in range(400):
        cards = rng.sample(range(32), rng.randint(1, 6))
        ends = sorted(rng.choices(range(len(cards) + 1), k=3))
        room = (ends[0], ends[1] - ends[0], ends[2] - ends[1], len(cards) - ends[2])
        suits = [0xFF, 0xFF00, 0xFF0000, 0xFF000000, 0x80808080]
        gone = tuple(sum(set(rng.choices(suits, k=rng.randint(0, 3)))) & 0xFFFFFFFF for _ in range(3))
        ways = list(laid(cards, room, gone))
        wanted = {card: {places[number] for places in ways} for number, card in enumerate(cards)} if ways else {}
        told = possible_places(sum(1 << card for card in cards), room, gone)
        found = {card: bits(places) for some, places in told for card in bits(some)}
        assert found == wanted
        outcomes.add((bool(ways), any(len(places) == 1 for places in found.values())))
    assert outcomes == {(False, False), (True, False), (True, True)}


def test_cards_that_are_too_few_or_too_many_for_the_room_are_nowhere() -> None:
    assert possible_places(0b11, (1, 0, 0, 0), (0, 0, 0)) == []
    assert possible_places(0b1, (1, 1, 0, 0), (0, 0, 0)) == []
    assert possible_places(0, (0, 0, 0, 0), (0, 0, 0)) == []
