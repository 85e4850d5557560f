"""Cards of a Ramsch, by what comes of games played out."""

import random

import pytest

import pyskat as sk
from pyskat import kernel
from pyskat.bots.search.ramsch import rate_ramsch, scored
from pyskat.kernel.shedding import Shed

RULES = sk.RamschRules()


@pytest.mark.parametrize(
    ("points", "tricks", "skat", "scores"),
    [
        ((60, 30, 20), (4, 3, 3), 10, (-60.0, -1.5, -1.5)),  # the last trick, and the skat, are rearhand's
        ((45, 30, 35), (4, 3, 3), 10, (-45.0, -1.5, -45.0)),  # a tie with the skat: both lose
        ((70, 50, 0), (6, 4, 0), 0, (-140.0, -2.5, 0.0)),  # one without a trick doubles
        ((120, 0, 0), (10, 0, 0), 0, (120.0, -60.0, -60.0)),
    ],
)
def test_what_an_end_is_worth(
    points: tuple[int, int, int], tricks: tuple[int, int, int], skat: int, scores: tuple[float, ...]
) -> None:
    last = 2 if tricks[2] else 0
    found = tuple(scored(Shed(points, tricks, last), seat, skat) for seat in range(3))
    assert found == pytest.approx(scores)


def ending(fore: str, middle: str, rear: str, skat: str, *, points: tuple[int, int, int]) -> kernel.Position:
    """Set up the last tricks of a Ramsch that forehand leads to."""
    hands = [sk.cards(text).mask for text in (fore, middle, rear)]
    start = kernel.Position.start(hands, sk.cards(skat).mask, kernel.RAMSCH, -1, 0)
    taken = points[0] | points[1] << 7 | points[2] << 14 | 3 << 21 | 3 << 25 | 2 << 29
    return kernel.Position(*start.parts[:5], taken)


def test_the_card_that_loses_nothing_is_found() -> None:
    position = ending("H7 SA", "H8 S7", "H9 S8", "C7 C8", points=(40, 30, 20))
    h7, sa = int(sk.Card.H7), int(sk.Card.SA)
    rating = rate_ramsch([(position, 2)], [h7, sa], 0, 1, RULES)
    assert rating.worlds == 2
    # SA takes 11 points, and H7 then none; after H7 the ace goes onto nothing: rearhand leads a spade to it, or not
    assert rating.cards == (h7, sa)
    assert rating.chances[1] == 0.0
    assert rating.values[1] == pytest.approx(-51 / 120)
    assert rating.values[0] >= rating.values[1]


def test_the_skat_counts_for_the_last_trick_where_the_rules_say_so() -> None:
    position = ending("H7", "H8", "S7", "SA ST", points=(40, 39, 30))
    card = [int(sk.Card.H7)]
    last = rate_ramsch([(position, 1)], card, 1, 1, RULES)
    nobody = rate_ramsch([(position, 1)], card, 1, 1, sk.RamschRules(skat_to="nobody"))
    assert (last.chances, nobody.chances) == ((0.0,), (1.0,))
    assert last.values == (-0.5,)  # 39 + 21


def test_the_same_seed_gives_the_same_and_time_may_end_it() -> None:
    rng = random.Random(5)
    pack = list(range(32))
    rng.shuffle(pack)
    hands = [sum(2**card for card in pack[at : at + 10]) for at in (0, 10, 20)]
    position = kernel.Position.start(hands, sum(2**card for card in pack[30:]), kernel.RAMSCH, -1, 0)
    cards = pack[:10]
    found = rate_ramsch([(position, 1)] * 3, cards, 0, 8, RULES)
    assert found == rate_ramsch([(position, 1)] * 3, cards, 0, 8, RULES)
    assert found != rate_ramsch([(position, 1)] * 3, cards, 0, 9, RULES)
    assert rate_ramsch([(position, 1)] * 3, cards, 0, 8, RULES, lambda: True).worlds == 0
    assert rate_ramsch([(position, 1)] * 3, cards, 0, 8, RULES, lambda: False) == found
