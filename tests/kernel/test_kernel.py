import itertools
import random
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

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


def mask_of(chosen: list[int]) -> int:
    return sum(2**card for card in chosen)


def random_position(rng: random.Random, game: int) -> Position:
    pack = list(EVERY_CARD)
    rng.shuffle(pack)
    fore, middle, rear, skat = (mask_of(part) for part in (pack[:10], pack[10:20], pack[20:30], pack[30:]))
    declarer = -1 if game == RAMSCH else rng.randrange(3)
    return Position.start((fore, middle, rear), skat, game, declarer, rng.randrange(3))


def cards_of(mask: int) -> list[int]:
    return [card for card in EVERY_CARD if mask >> card & 1]


def after_random_cards(rng: random.Random, game: int, count: int) -> Position:
    position = random_position(rng, game)
    for _ in range(count):
        if not position.over:
            position = play_card(position, rng.choice(cards_of(legal_mask(position))))
    return position


def test_it_is_compiled_or_not_as_its_file_says() -> None:
    assert kernel.COMPILED is not str(sys.modules["pyskat.kernel.play"].__file__).endswith(".py")


def test_the_bit_of_a_card_is_the_power_of_two_of_its_index() -> None:
    assert list(kernel.BIT) == [2**card for card in EVERY_CARD]
    assert kernel.BIT[31] == 0x80000000
    assert sum(kernel.BIT) == kernel.FULL
    assert names(kernel.JACKS) == {"CJ", "SJ", "HJ", "DJ"}


def test_card_points_are_those_of_the_ranks() -> None:
    assert list(kernel.POINTS) == [POINTS[name[1]] for name in NAMES]


@given(ANY_MASK)
def test_points_of_a_mask_are_the_sum_of_its_cards(mask: int) -> None:
    assert kernel.mask_points(mask) == sum(POINTS[name[1]] for name in names(mask))


@pytest.mark.parametrize("game", range(7))
def test_a_card_is_followed_by_its_effective_suit(game: int) -> None:
    for led in EVERY_CARD:
        assert names(kernel.FOLLOW[game * 32 + led]) == playable(NAMES, NAMES[led], GAMES[game])


@pytest.mark.parametrize("game", range(7))
def test_a_card_is_beaten_by_those_that_rank_above_it(game: int) -> None:
    for card in EVERY_CARD:
        order = ranking(NAMES[card], GAMES[game])
        assert names(kernel.BEATS[game * 32 + card]) == set(order[: order.index(NAMES[card])])


@pytest.mark.parametrize("game", range(7))
def test_strength_orders_the_cards_that_follow_each_other(game: int) -> None:
    for card in EVERY_CARD:
        group = [NAMES.index(name) for name in ranking(NAMES[card], GAMES[game])]
        strengths = [kernel.strength(game, other) for other in group]
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
        position = random_position(rng, game)
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
        assert plain.cards_played == 30 or (game == NULL and plain.tricks[declarer] == 1)


def test_the_play_of_a_null_ends_with_the_declarers_first_trick() -> None:
    rng = random.Random(5)
    lost = 0
    for _ in range(60):
        position = random_position(rng, NULL)
        while legal_mask(position):
            assert position.tricks[position.declarer] == 0
            assert not position.over
            position = play_card(position, rng.choice(cards_of(legal_mask(position))))
        assert position.over
        assert kernel.playouts(position, 1, 1).tricks == (position.tricks[position.declarer],)
        lost += position.tricks[position.declarer]
        assert position.tricks[position.declarer] in {0, 1}
        assert sum(position.tricks) == 10 or position.tricks[position.declarer] == 1
    assert lost > 0


def test_only_legal_cards_are_played() -> None:
    position = after_random_cards(random.Random(2), 3, 13)
    legal = set(cards_of(legal_mask(position)))
    for card in range(-3, 40):
        if 0 <= card < 32:
            assert may_play(position, card) is (card in legal)
        if card in legal:
            assert play_card(position, card) != position
        else:
            with pytest.raises(ValueError, match=f"card {card} "):
                play_card(position, card)


def test_nothing_is_played_when_the_play_is_over() -> None:
    position = after_random_cards(random.Random(2), GRAND, 30)
    assert (position.over, legal_mask(position)) == (True, 0)
    with pytest.raises(ValueError, match="may not be played"):
        play_card(position, 0)


def test_a_position_may_begin_with_few_cards() -> None:
    position = Position.start((1, 2, 4), 0, NULL, 0, 2)
    assert (position.hands, position.turn, position.trick) == ((1, 2, 4), 2, ())
    for card in (2, 0, 1):
        position = play_card(position, card)
    assert (position.tricks, position.points, position.over) == ((0, 0, 1), (0, 0, 0), True)


HANDS = (0x3FF, 0xFFC00, 0x3FF00000)
SKAT = 0xC0000000


@pytest.mark.parametrize(
    ("hands", "skat", "game", "declarer", "leader"),
    [
        (HANDS, SKAT, 7, 0, 0),
        (HANDS, SKAT, -1, 0, 0),
        (HANDS, SKAT, 0, 3, 0),
        (HANDS, SKAT, 0, -2, 0),
        (HANDS, SKAT, 0, 0, 3),
        (HANDS, SKAT, 0, 0, -1),
        (HANDS, SKAT, RAMSCH, 0, 0),
        (HANDS, SKAT, GRAND, -1, 0),
        (HANDS, 0x1C0000000, 0, 0, 0),
        (HANDS, -1, 0, 0, 0),
        ((0x3FF, 0xFFC00, -1), SKAT, 0, 0, 0),
        ((0x3FF, 0x3FF, 0x3FF00000), SKAT, 0, 0, 0),
        ((0x3FF, 0xFFC00, 0x3FF), SKAT, 0, 0, 0),
        ((0x3FF, 0xFFC00, 0xFFC00), SKAT, 0, 0, 0),
        (HANDS, 0x3, 0, 0, 0),
        ((0x1FF, 0xFFC00, 0x3FF00000), SKAT, 0, 0, 0),
        ((0x3FF, 0xFFC00, 0x1FF00000), SKAT, 0, 0, 0),
    ],
)
def test_an_impossible_position_is_refused(
    hands: tuple[int, int, int], skat: int, game: int, declarer: int, leader: int
) -> None:
    with pytest.raises(ValueError, match=r"game 0-6|Ramsch has no declarer|32 bits|two places|equally many"):
        Position.start(hands, skat, game, declarer, leader)


def test_positions_are_equal_when_what_is_held_lies_and_was_taken_is_equal() -> None:
    # Two tricks of the same taker in either order: the same position, since a position has no history.
    hands = (0b11 << 6, 0b11, 0b1100)
    start = Position.start(hands, 0, GRAND, 0, 0)
    one = start
    for card in (7, 0, 2, 6, 1, 3):
        one = play_card(one, card)
    two = start
    for card in (6, 0, 2, 7, 1, 3):
        two = play_card(two, card)
    assert one == two
    assert hash(one) == hash(two)
    assert one != start
    assert one != (one.hands, one.skat)


def test_a_position_begins_with_what_it_was_given() -> None:
    settings = list(itertools.product(range(6), range(3), range(3)))
    made = [Position.start(HANDS, SKAT, game, declarer, leader) for game, declarer, leader in settings]
    assert [(each.game, each.declarer, each.leader) for each in made] == settings
    assert len(set(made)) == len(made)
    for each in [*made, Position.start(HANDS, SKAT, RAMSCH, -1, 2)]:
        assert (each.hands, each.skat, each.trick) == (HANDS, SKAT, ())
        assert (each.points, each.tricks, each.turn, each.over) == ((0, 0, 0), (0, 0, 0), each.leader, False)
    assert Position.start(HANDS, 0x40000000, 0, 0, 0) != Position.start(HANDS, SKAT, 0, 0, 0)


@pytest.mark.parametrize("game", range(6))
def test_playouts_end_where_random_games_can_end(game: int) -> None:
    position = random_position(random.Random(game), game)
    found = kernel.playouts(position, 200, 9)
    assert len(found.points) == len(found.tricks) == 200
    assert all(kernel.mask_points(position.skat) <= points <= 120 for points in found.points)
    assert all(0 <= tricks <= (1 if game == NULL else 10) for tricks in found.tricks)
    assert len(set(found.points)) > 1


def test_playouts_depend_on_the_seed_alone() -> None:
    position = random_position(random.Random(1), 0)
    found = {seed: kernel.playouts(position, 50, seed) for seed in (0, -1, 3, 4, 2**32, 2**70, -(2**70))}
    assert all(found[seed] == kernel.playouts(position, 50, seed) for seed in found)
    assert found[3] != found[4]
    assert found[3].points[:20] == kernel.playouts(position, 20, 3).points
    assert kernel.playouts(position, 0, 3) == ((), ())


def test_playouts_of_the_last_trick_have_its_one_result() -> None:
    position = after_random_cards(random.Random(8), 3, 27)
    end = position
    while not end.over:
        end = play_card(end, cards_of(legal_mask(end))[0])
    points = end.points[end.declarer] + kernel.mask_points(end.skat)
    assert set(kernel.playouts(position, 10, 1).points) == {points}
    assert set(kernel.playouts(position, 10, 1).tricks) == {end.tricks[end.declarer]}


def test_playouts_choose_between_all_endings() -> None:
    position = after_random_cards(random.Random(11), GRAND, 21)
    endings = set()
    ahead = [position]
    while ahead:
        now = ahead.pop()
        legal = cards_of(legal_mask(now))
        ahead += [play_card(now, card) for card in legal]
        if not legal:
            endings.add((now.points[now.declarer] + kernel.mask_points(now.skat), now.tricks[now.declarer]))
    found = kernel.playouts(position, 5000, 1)
    assert set(zip(found.points, found.tricks, strict=True)) == endings


def test_playouts_are_refused_in_ramsch_and_for_a_negative_number() -> None:
    with pytest.raises(ValueError, match="Ramsch"):
        kernel.playouts(random_position(random.Random(1), RAMSCH), 1, 1)
    with pytest.raises(ValueError, match="-1"):
        kernel.playouts(random_position(random.Random(1), 0), -1, 1)
