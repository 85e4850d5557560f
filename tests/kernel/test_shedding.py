"""Ramsch games played out, against a slow reading of the same player with cards by name."""

import random

import pytest

import pyskat as sk
from effort import some
from positions import a_start, after, cards_of
from pyskat import kernel
from pyskat.kernel.shedding import Shed, shed

RANKS = "789QKTA"
WORTH = {"7": 0, "8": 0, "9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
JACKS = ["DJ", "HJ", "SJ", "CJ"]


def suit(card: str) -> str:
    return "J" if card[1] == "J" else card[0]


def height(card: str) -> int:
    return JACKS.index(card) if card in JACKS else RANKS.index(card[1])


def ahead(trick: list[str]) -> int:
    """Find the place of the card that takes a trick."""
    jacks = [card for card in trick if card in JACKS]
    follow = jacks or [card for card in trick if suit(card) == suit(trick[0])]
    return trick.index(max(follow, key=height))


class Dice:
    """The kernel's generator, told again: Marsaglia's xorshift on 32 bits."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 0x9E3779B1 + 0x7F4A7C15) % 2**32 or 1

    def roll(self) -> int:
        """Give the next 32 bits."""
        self.state ^= self.state << 13 & 0xFFFFFFFF
        self.state ^= self.state >> 17
        self.state ^= self.state << 5 & 0xFFFFFFFF
        return self.state


def choice(hand: set[str], trick: list[str], number: int) -> str:
    """Choose a card as the players do that get rid of points."""
    if not trick:
        there = [kind for kind in "DHSCJ" if any(suit(card) == kind for card in hand)]
        kind = there[number * len(there) >> 32]
        return min((card for card in hand if suit(card) == kind), key=height)
    same = {card for card in hand if suit(card) == suit(trick[0])}
    if not same:
        thrown = {card for card in hand if card not in JACKS} or hand
        return max(thrown, key=lambda card: (WORTH[card[1]], height(card), -"DHSC".index(card[0])))
    best = trick[ahead(trick)]
    under = {card for card in same if suit(best) != suit(card) or height(card) < height(best)}
    if under:
        return max(under, key=height)
    return (max if len(trick) == 2 else min)(same, key=height)


def named(mask: int) -> set[str]:
    return {str(sk.CARDS[card]) for card in cards_of(mask)}


def slow(position: kernel.Position, dice: Dice) -> Shed:
    """Play one game with cards by name."""
    hands = [named(hand) for hand in position.hands]
    trick = [str(sk.CARDS[card]) for card in position.trick]
    points, tricks, leader = list(position.points), list(position.tricks), position.leader
    while trick or hands[leader]:
        while len(trick) < 3:
            seat = (leader + len(trick)) % 3
            card = choice(hands[seat], trick, dice.roll())
            hands[seat].remove(card)
            trick.append(card)
        leader = (leader + ahead(trick)) % 3
        points[leader] += sum(WORTH[card[1]] for card in trick)
        tricks[leader] += 1
        trick = []
    return Shed((points[0], points[1], points[2]), (tricks[0], tricks[1], tricks[2]), leader)


def test_it_plays_as_the_slow_reading_does() -> None:
    rng = random.Random(61)
    for number in range(some(120)):
        position = after(rng, a_start(rng, kernel.RAMSCH), rng.randrange(28))
        dice = Dice(number)
        expected = []
        for _ in range(3):
            before = dice.roll()
            expected.append(slow(position, dice))
            dice.state = before
        assert shed(position, 3, number) == expected


def test_each_game_is_a_whole_one() -> None:
    rng = random.Random(62)
    position = a_start(rng, kernel.RAMSCH)
    games = shed(position, 50, 5)
    assert games[:20] == shed(position, 20, 5)
    assert len(set(games)) > 10
    for game in games:
        assert sum(game.points) == 120 - kernel.mask_points(position.skat)
        assert sum(game.tricks) == 10
        assert game.tricks[game.last]
    assert shed(position, 0, 5) == []


def test_a_low_hand_takes_nothing() -> None:
    hands = [sk.cards(text).mask for text in ("C7 C8 C9 S7 S8 H7 H8 D7 D8 D9", "CA CT CK SA ST SK SQ HA HT HK")]
    rest = kernel.FULL & ~(hands[0] | hands[1])
    skat = sk.cards("CJ SJ").mask
    position = kernel.Position.start((hands[0], hands[1], rest & ~skat), skat, kernel.RAMSCH, -1, 0)
    assert all(game.points[0] == 0 for game in shed(position, 20, 1))


def test_only_a_ramsch_is_played_so() -> None:
    rng = random.Random(63)
    with pytest.raises(ValueError, match="only a Ramsch"):
        shed(a_start(rng, kernel.GRAND), 1, 1)
    with pytest.raises(ValueError, match="0 or more, not -1"):
        shed(a_start(rng, kernel.RAMSCH), -1, 1)
    with pytest.raises(TypeError):
        shed(a_start(rng, kernel.RAMSCH), 1, 1.5)  # type: ignore[arg-type]
