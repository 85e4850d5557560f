import itertools
import random
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import a_start, after, cards_of, endings
from pyskat import kernel
from pyskat.kernel import Position, legal_mask, play_card
from pyskat.kernel.play import may_play
from referee.cards import PLAIN_RANKS, POINTS
from referee.tricks import TrickPlay, playable, ranking

NAMES = [suit + rank for suit in "DHSC" for rank in "789QKTAJ"]
GAMES = "DHSCGNG"
"""Each game as the referee knows it; Ramsch ranks and follows as Grand does."""

GRAND, NULL, RAMSCH = 4, 5, 6
ANY_MASK = st.integers(0, 2**32 - 1)
EVERY_CARD = range(32)


def names(mask: int) -> set[str]:
    return {NAMES[card] for card in EVERY_CARD if mask >> card & 1}


def test_a_card_is_a_bit_with_the_points_of_its_rank() -> None:
    assert list(kernel.BIT) == [2**card for card in EVERY_CARD]
    assert sum(kernel.BIT) == kernel.FULL
    assert names(kernel.JACKS) == {"CJ", "SJ", "HJ", "DJ"}
    assert list(kernel.POINTS) == [POINTS[name[1]] for name in NAMES]
    assert kernel.COMPILED is not str(sys.modules["pyskat.kernel.play"].__file__).endswith(".py")


@given(ANY_MASK)
def test_points_of_a_mask_are_the_sum_of_its_cards(mask: int) -> None:
    assert kernel.mask_points(mask) == sum(POINTS[name[1]] for name in names(mask))


@pytest.mark.parametrize("game", range(7))
def test_a_card_is_followed_by_its_effective_suit_and_beaten_by_those_above_it(game: int) -> None:
    for card in EVERY_CARD:
        assert names(kernel.FOLLOW[game * 32 + card]) == playable(NAMES, NAMES[card], GAMES[game])
        order = ranking(NAMES[card], GAMES[game])
        assert names(kernel.BEATS[game * 32 + card]) == set(order[: order.index(NAMES[card])])
        strengths = [kernel.strength(game, NAMES.index(name)) for name in order]
        assert strengths == sorted(set(strengths), reverse=True)


def test_in_a_suit_game_every_trump_is_stronger_than_every_other_card() -> None:
    hearts = [NAMES.index("H" + rank) for rank in PLAIN_RANKS]
    jacks = [NAMES.index(suit + "J") for suit in "DHSC"]
    weakest_trump = min(kernel.strength(1, card) for card in hearts + jacks)
    assert weakest_trump > max(kernel.strength(1, card) for card in set(EVERY_CARD) - set(hearts + jacks))


@pytest.mark.parametrize("game", range(7))
def test_a_whole_game_goes_as_the_referee_has_it(game: int) -> None:
    rng = random.Random(game)
    for _ in range(40):
        position = a_start(rng, game)
        declarer, skat = position.declarer, position.skat
        plain = TrickPlay([names(hand) for hand in position.hands], GAMES[game], position.leader)
        while not position.over:
            assert (position.turn, position.leader) == (plain.turn, plain.leader)
            assert [names(hand) for hand in position.hands] == plain.hands
            assert [NAMES[card] for card in position.trick] == plain.open
            assert names(legal_mask(position)) == plain.legal()
            card = rng.choice(cards_of(legal_mask(position)))
            plain.play(NAMES[card])
            position = play_card(position, card)
            assert list(position.tricks) == plain.tricks
            assert list(position.points) == [sum(POINTS[name[1]] for name in taken) for taken in plain.taken]
        assert (position.game, position.declarer, position.skat) == (game, declarer, skat)
        lost = game == NULL and plain.tricks[declarer] == 1
        assert plain.cards_played == 30 or lost  # the play of a Null ends with the first trick of the declarer
        assert legal_mask(position) == 0
        if game != RAMSCH:
            assert kernel.playouts(position, 1, 1).tricks == (position.tricks[declarer],)
        with pytest.raises(ValueError, match="may not be played"):
            play_card(position, 0)


def test_only_legal_cards_are_played() -> None:
    position = after(random.Random(2), a_start(random.Random(3), 3), 13)
    legal = set(cards_of(legal_mask(position)))
    for card in range(-3, 40):
        if 0 <= card < 32:
            assert may_play(position, card) is (card in legal)
        if card in legal:
            assert play_card(position, card) != position
        else:
            with pytest.raises(ValueError, match=f"card {card} "):
                play_card(position, card)


def test_a_position_may_begin_with_few_cards() -> None:
    position = Position.start((1, 2, 4), 0, NULL, 0, 2)
    assert (position.hands, position.turn, position.trick) == ((1, 2, 4), 2, ())
    for card in (2, 0, 1):
        position = play_card(position, card)
    assert (position.tricks, position.points, position.over) == ((0, 0, 1), (0, 0, 0), True)


HANDS = (0x3FF, 0xFFC00, 0x3FF00000)
SKAT = 0xC0000000


@pytest.mark.parametrize(
    "wrong",
    [
        *({"game": game} for game in (7, -1, RAMSCH)),
        {"game": GRAND, "declarer": -1},
        *({"declarer": declarer} for declarer in (3, -2)),
        *({"leader": leader} for leader in (3, -1)),
        *({"skat": skat} for skat in (0x1C0000000, -1, 0x3)),
        {"hands": (0x3FF, 0xFFC00, -1)},
        *(
            {"hands": hands}
            for hands in ((0x3FF, 0x3FF, 0x3FF00000), (0x3FF, 0xFFC00, 0x3FF), (0x3FF, 0xFFC00, 0xFFC00))
        ),
        *({"hands": hands} for hands in ((0x1FF, 0xFFC00, 0x3FF00000), (0x3FF, 0xFFC00, 0x1FF00000))),
    ],
)
def test_an_impossible_position_is_refused(wrong: dict[str, Any]) -> None:
    asked = {"hands": HANDS, "skat": SKAT, "game": 0, "declarer": 0, "leader": 0, **wrong}
    with pytest.raises(ValueError, match=r"game 0-6|Ramsch has no declarer|32 bits|two places|equally many"):
        Position.start(*asked.values())


def test_positions_are_equal_when_what_is_held_lies_and_was_taken_is_equal() -> None:
    # Two tricks of the same taker in either order: the same position, since a position has no history.
    start = one = two = Position.start((0b11 << 6, 0b11, 0b1100), 0, GRAND, 0, 0)
    for first, second in zip((7, 0, 2, 6, 1, 3), (6, 0, 2, 7, 1, 3), strict=True):
        one, two = play_card(one, first), play_card(two, second)
    assert one == two
    assert hash(one) == hash(two)
    assert start != one != (one.hands, one.skat)


def test_a_position_begins_with_what_it_was_given() -> None:
    settings = list(itertools.product(range(6), range(3), range(3)))
    made = [Position.start(HANDS, SKAT, game, declarer, leader) for game, declarer, leader in settings]
    assert [(each.game, each.declarer, each.leader) for each in made] == settings
    assert len(set(made)) == len(made)
    for each in [*made, Position.start(HANDS, SKAT, RAMSCH, -1, 2)]:
        assert (each.hands, each.skat, each.trick) == (HANDS, SKAT, ())
        assert (each.points, each.tricks, each.turn, each.over) == ((0, 0, 0), (0, 0, 0), each.leader, False)
    assert Position.start(HANDS, 0x40000000, 0, 0, 0) != Position.start(HANDS, SKAT, 0, 0, 0)


def test_playouts_depend_on_the_seed_alone() -> None:
    position = a_start(random.Random(1), 0)
    found = {seed: kernel.playouts(position, 50, seed) for seed in (0, -1, 3, 4, 2**32, 2**70, -(2**70))}
    assert all(found[seed] == kernel.playouts(position, 50, seed) for seed in found)
    assert found[3] != found[4]
    assert found[3].points[:20] == kernel.playouts(position, 20, 3).points
    assert kernel.playouts(position, 0, 3) == ((), ())


@pytest.mark.parametrize("game", range(6))
def test_playouts_choose_between_all_endings(game: int) -> None:
    position = after(random.Random(11 + game), a_start(random.Random(11 + game), game), 21)
    found = kernel.playouts(position, 5000, 1)
    assert len(found.points) == len(found.tricks) == 5000
    assert set(zip(found.points, found.tricks, strict=True)) == endings(position)


def test_playouts_are_refused_in_ramsch_and_for_a_negative_number() -> None:
    with pytest.raises(ValueError, match="Ramsch"):
        kernel.playouts(a_start(random.Random(1), RAMSCH), 1, 1)
    with pytest.raises(ValueError, match="-1"):
        kernel.playouts(a_start(random.Random(1), 0), -1, 1)
