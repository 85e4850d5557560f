"""Counts of card sequences: against the referee, against closed formulas, and at the borders."""

import importlib
import math
import random
import sys
from typing import Any

import pytest

import pyskat as sk
from positions import a_start, after, cards_of
from pyskat import kernel
from pyskat.kernel import Position
from pyskat.kernel.perft import perft
from referee import count_sequences

GAMES = "DHSCGN"


def walked(rng: random.Random, game: int, cards: int) -> Position:
    """Deal, and play so many random cards of a game that goes on."""
    while (position := after(rng, a_start(rng, game), cards)).over:
        pass
    return position


def by_the_referee(position: Position, depth: int) -> int:
    """Count with the referee, which begins before a trick."""
    hands = [[str(sk.CARDS[card]) for card in range(32) if hand >> card & 1] for hand in position.hands]
    letter = "G" if position.game == kernel.RAMSCH else GAMES[position.game]
    return count_sequences(hands, [], letter, position.declarer, position.leader, depth)


@pytest.mark.parametrize("game", range(7))
def test_it_counts_as_the_referee_does_before_a_trick(game: int) -> None:
    rng = random.Random(50 + game)
    for cards, depths in ((0, range(6)), (9, range(6)), (21, range(10))):
        position = walked(rng, game, cards)
        assert [perft(position, depth) for depth in depths] == [by_the_referee(position, depth) for depth in depths]
    assert perft(position, 10) == 0


@pytest.mark.parametrize("game", range(7))
def test_all_that_can_follow_a_card_adds_up_to_what_can_follow(game: int) -> None:
    rng = random.Random(70 + game)
    for cards in (1, 2, 5, 13, 26):
        position = walked(rng, game, cards)
        then = [kernel.play_card(position, card) for card in cards_of(kernel.legal_mask(position))]
        for depth in range(1, 5):
            assert perft(position, depth) == sum(perft(each, depth - 1) for each in then)


def free(cards: int) -> Position:
    """Give three hands of so many cards in a Grand that never have to follow: the leader's suit is theirs alone."""
    hand = (1 << cards) - 1
    return Position.start((hand << 8, hand << 16, hand << 24), 0, kernel.GRAND, 0, 0)


def test_hands_that_need_not_follow_are_played_in_any_order() -> None:
    assert perft(free(3), 9) == math.factorial(3) ** 3
    assert perft(free(4), 9) == (4 * 3 * 2) ** 3
    assert perft(free(4), 8) == (4 * 3 * 2) ** 2 * 4 * 3


def test_one_hand_of_trumps_leaves_the_others_free() -> None:
    trumps, hearts, spades = 0x808080FF & ~1, 0x00007F00 | 0x07000000, 0x007F0000 | 0x38000000
    start = Position.start((trumps, hearts, spades), 1, 0, 0, 0)
    choices = [10, 10, 10, 9, 9]
    assert [perft(start, depth) for depth in range(6)] == [math.prod(choices[:depth]) for depth in range(6)]


@pytest.mark.parametrize("depth", [24, 25, 26, 30])
def test_the_longest_sequences_are_counted_too(depth: int) -> None:
    """Every lead of the declarer takes the trick: all diamonds, and the aces of hearts and clubs."""
    fore, middle, rear = 0x000000FF | 1 << 14 | 1 << 30, 0x00FF0000 | 0x00000300, 0x3F000000 | 0x00003C00
    start = Position.start((fore, middle, rear), 0, kernel.NULL, 0, 0)
    assert perft(start, 3) == by_the_referee(start, 3) > 0
    assert perft(start, depth) == 0


def test_no_card_is_played_in_one_way_and_more_than_there_are_in_none() -> None:
    assert perft(walked(random.Random(1), 4, 0), 0) == 1
    assert [perft(free(0), depth) for depth in (0, 1)] == [1, 0]
    assert [perft(free(2), depth) for depth in (7, 10**30)] == [0, 0]
    # Forehand declares a Null, and leads the ace of diamonds to the seven and a heart.
    lost = Position.start((0x42, 0x101, 0x600), 0, kernel.NULL, 0, 0)
    for card in (6, 0, 9):
        lost = kernel.play_card(lost, card)
    assert lost.over
    assert [perft(lost, depth) for depth in (0, 1)] == [1, 0]


def test_what_is_no_position_or_no_number_is_refused() -> None:
    loose: Any = perft
    state = sk.play(sk.start(sk.Deal.shuffled(random.Random(1)), sk.PUB), "p p p")
    for other in (None, state, sk.view(state, None)):
        for depth in (0, 1):
            with pytest.raises(TypeError, match=r"[Pp]osition"):
                loose(other, depth)
    for below in (-1, -(10**30)):
        with pytest.raises(ValueError, match="0 or more"):
            perft(free(2), below)
    for number in (None, "1", 1.0):
        with pytest.raises(TypeError, match=r"\bint\b|whole number"):
            loose(free(2), number)


def test_the_old_path_leads_here_for_a_release() -> None:
    sys.modules.pop("pyskat.counting", None)
    with pytest.warns(
        DeprecationWarning, match=r"^pyskat\.counting has moved: import perft from pyskat\.kernel\.perft"
    ):
        old = importlib.import_module("pyskat.counting")
    assert old.perft is perft
