import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import pyskat as sk
from positions import a_start, after, cards_of, endings
from pyskat import kernel

np = pytest.importorskip("numpy", reason="pyskat.batch needs numpy")

from pyskat import batch  # noqa: E402 - only where numpy is

NULL, RAMSCH = kernel.NULL, kernel.RAMSCH


def mixed(seed: int, count: int, games: int = 7) -> list[kernel.Position]:
    """Draw positions of all games, at all moments of the play, some of them over."""
    rng = random.Random(seed)
    return [after(rng, a_start(rng, index % games), rng.randrange(31)) for index in range(count)]


def test_positions_go_into_arrays_that_say_the_same_and_come_back() -> None:
    positions = mixed(1, 500)
    many = batch.Batch.of(iter(positions))
    assert len(many) == 500
    assert many.positions() == tuple(positions)
    assert all(type(part) is int for position in many.positions() for part in position.parts)
    assert many.hands.tolist() == [list(position.hands) for position in positions]
    for name in ("skat", "game", "declarer", "leader", "turn"):
        assert getattr(many, name).tolist() == [getattr(position, name) for position in positions]
    assert many.points.tolist() == [list(position.points) for position in positions]
    assert many.tricks.tolist() == [list(position.tricks) for position in positions]
    assert many.table.tolist() == [[*position.trick, -1, -1][:2] for position in positions]
    assert many.on_table.tolist() == [len(position.trick) for position in positions]


def test_the_arrays_have_the_types_they_are_said_to_have() -> None:
    many = batch.Batch.of(mixed(3, 7))
    kinds = {name: (str(getattr(many, name).dtype), getattr(many, name).shape) for name in PROPERTIES}
    assert kinds == PROPERTIES
    assert (str(many.numbers.dtype), many.numbers.shape) == ("int64", (7, 6))
    assert str(batch.legal_masks(many).dtype) == "uint32"


PROPERTIES = {
    "hands": ("uint32", (7, 3)),
    "skat": ("uint32", (7,)),
    "game": ("uint8", (7,)),
    "declarer": ("int8", (7,)),
    "leader": ("uint8", (7,)),
    "on_table": ("uint8", (7,)),
    "table": ("int8", (7, 2)),
    "turn": ("uint8", (7,)),
    "points": ("uint8", (7, 3)),
    "tricks": ("uint8", (7, 3)),
}


def test_whole_games_go_as_the_kernel_has_them() -> None:
    rng = random.Random(4)
    positions = [a_start(rng) for _ in range(1000)]
    played = set()
    while positions:
        many = batch.Batch.of(positions)
        legal = batch.legal_masks(many)
        assert legal.tolist() == [kernel.legal_mask(position) for position in positions]
        going = [
            (position, rng.choice(cards_of(int(mask)))) for position, mask in zip(positions, legal, strict=True) if mask
        ]
        chosen = np.array([card for _, card in going], np.int64)
        positions = [kernel.play_card(position, card) for position, card in going]
        moved = batch.play_cards(batch.Batch.of([position for position, _ in going]), chosen)
        assert moved.positions() == tuple(positions)
        played |= set(chosen.tolist())
    assert played == set(range(32))


def test_a_batch_is_a_value() -> None:
    many, same, other = (batch.Batch.of(mixed(seed, 20)) for seed in (5, 5, 6))
    assert many == same
    assert hash(many) == hash(same)
    assert many != other
    assert many != many.numbers.tolist()
    assert copy.copy(many) is copy.deepcopy(many) is many
    again = pickle.loads(pickle.dumps(many))  # noqa: S301 - our own bytes
    assert again == many
    assert repr(many) == "<Batch of 20 positions>"
    for each in (many, again, batch.play_cards(batch.Batch.of([a_start(random.Random(1), 0, 1)] * 1), [first_card()])):
        with pytest.raises(ValueError, match="read-only"):
            each.numbers[0, 0] = 0
    with pytest.raises(AttributeError):
        setattr(many, "numbers", other.numbers)  # noqa: B010 - the assignment itself would not type-check


def first_card() -> int:
    return cards_of(kernel.legal_mask(a_start(random.Random(1), 0, 1)))[0]


def test_a_batch_does_not_follow_the_array_it_was_made_of() -> None:
    numbers = batch.Batch.of(mixed(5, 3)).numbers.copy()
    many = batch.Batch(numbers)
    numbers[:] = 0
    assert many == batch.Batch.of(mixed(5, 3))


def test_there_may_be_no_position_at_all() -> None:
    none = batch.Batch.of([])
    assert (len(none), none.positions(), none.hands.shape) == (0, (), (0, 3))
    assert batch.legal_masks(none).tolist() == []
    assert batch.play_cards(none, []) == none == batch.Batch([])
    assert batch.playouts(none, 3, 1).points.shape == (0, 3)


GOOD = batch.Batch.of([a_start(random.Random(9), 0)]).numbers.tolist()[0]


def changed(place: int, value: int) -> list[list[int]]:
    return [GOOD, [value if at == place else number for at, number in enumerate(GOOD)]]


@pytest.mark.parametrize(
    "numbers",
    [
        *(changed(0, number) for number in (-1, 1 << 32)),
        changed(1, GOOD[0]),
        changed(2, GOOD[1]),
        *(changed(3, number) for number in (GOOD[0] << 5 | 1, -1, 7 << 2 | 1, RAMSCH << 2 | 1, 0)),
        *(changed(4, number) for number in (3, 12, 16, -1, 4 | cards_of(GOOD[0])[0] << 4)),
        changed(4, 8 | cards_of(GOOD[3] >> 5)[0] << 4 | cards_of(GOOD[1])[0] << 9),
        *(changed(5, number) for number in (-1, 1 << 33)),
    ],
)
def test_rows_that_are_no_position_are_refused_by_their_number(numbers: list[list[int]]) -> None:
    with pytest.raises(sk.ArgumentError, match=r"numbers\[1\] must be the parts of a position") as caught:
        batch.Batch(numbers)
    assert caught.value.code is sk.Code.WRONG_VALUE


@pytest.mark.parametrize(
    ("numbers", "code"),
    [
        ([[1.0] * 6], sk.Code.WRONG_TYPE),
        ([["1"] * 6], sk.Code.WRONG_TYPE),
        ([[1 << 70] * 6], sk.Code.WRONG_TYPE),
        ([[1, 2], [3]], sk.Code.WRONG_TYPE),
        ([1, 2, 3, 4, 5, 6], sk.Code.WRONG_VALUE),
        ([[1, 2, 3]], sk.Code.WRONG_VALUE),
        ([[True] * 6], sk.Code.WRONG_TYPE),
    ],
)
def test_what_is_no_array_of_six_numbers_is_refused(numbers: object, code: sk.Code) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        batch.Batch(numbers)  # type: ignore[arg-type]
    assert caught.value.code is code


def test_only_positions_make_a_batch() -> None:
    with pytest.raises(sk.ArgumentError, match="position must be a Position"):
        batch.Batch.of([GOOD])
    refusing: list[Callable[[Any], object]] = [
        batch.legal_masks,
        lambda none: batch.play_cards(none, []),
        lambda none: batch.playouts(none, 1, 1),
    ]
    for function in refusing:
        with pytest.raises(sk.ArgumentError, match="a Batch"):
            function([])


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ([], sk.Code.WRONG_VALUE),
        ([[0, 1]], sk.Code.WRONG_VALUE),
        ([0.0, 1.0], sk.Code.WRONG_TYPE),
        ([-1, -1], sk.Code.WRONG_VALUE),
        ([32, 32], sk.Code.WRONG_VALUE),
        (np.array([2**64 - 1] * 2, np.uint64), sk.Code.WRONG_VALUE),
        ([1, 2], sk.Code.WRONG_VALUE),
    ],
)
def test_only_a_legal_card_for_each_position_is_played(cards: list[float], code: sk.Code) -> None:
    many = batch.Batch.of([kernel.Position.start((1, 2, 4), 0, NULL, 0, 0)] * 2)
    with pytest.raises(sk.ArgumentError) as caught:
        batch.play_cards(many, cards)
    assert caught.value.code is code
    assert [position.hands for position in batch.play_cards(many, [0, 0]).positions()] == [(0, 2, 4)] * 2
    with pytest.raises(sk.ArgumentError, match=r"cards.1. must be one of the mask 0x00000001"):
        batch.play_cards(many, [0, 5])


def test_playouts_are_as_many_as_asked_for_and_depend_on_the_seed_alone() -> None:
    many = batch.Batch.of(mixed(7, 60, games=6))
    found = batch.playouts(many, 5, 3)
    assert found.points.shape == found.tricks.shape == (60, 5)
    assert str(found.points.dtype) == str(found.tricks.dtype) == "uint8"
    for seed in (3, -1, 0, 4, 2**70, -(2**70)):
        one, two = batch.playouts(many, 5, seed), batch.playouts(many, 5, seed)
        assert np.array_equal(one, two)
        assert (seed == 3) is np.array_equal(one, found)
    assert batch.playouts(many, 0, 1).points.shape == (60, 0)


def test_playouts_reach_all_endings_and_no_others() -> None:
    rng = random.Random(8)
    positions = [after(rng, a_start(rng, index % 6, 3), rng.randrange(10)) for index in range(120)]
    without_null = [position for position in positions if position.game != NULL]
    for some in (positions, without_null):
        found = batch.playouts(batch.Batch.of(some), 600, 2)
        for position, points, tricks in zip(some, found.points.tolist(), found.tricks.tolist(), strict=True):
            assert set(zip(points, tricks, strict=True)) == endings(position)


def test_playouts_come_out_as_often_as_those_of_the_kernel() -> None:
    """Means of 1,000 games each, whose difference is far below four standard errors in all but one of 16,000 cases."""
    rng = random.Random(10)
    positions = [after(rng, a_start(rng, index % 6), index % 3) for index in range(24)]
    found = batch.playouts(batch.Batch.of(positions), 1000, 5)
    for position, points in zip(positions, found.points, strict=True):
        expected = np.array(kernel.playouts(position, 1000, 6).points)
        error = np.sqrt((points.var() + expected.var()) / 1000)
        assert abs(points.mean() - expected.mean()) < 4 * error + 1e-9


def test_every_legal_card_is_drawn_equally_often() -> None:
    masks = [0x80000001, 0xFFFFFFFF, 0x0001FF80, 0x80000000, 1, 0xC0000000]
    legal = np.repeat(np.array(masks, np.uint32), 20000)
    drawn = batch._pick(legal, np.random.SFC64(1)).reshape(len(masks), -1)  # noqa: SLF001 - chance is best seen bare
    for mask, cards in zip(masks, drawn, strict=True):
        counts = np.bincount(cards, minlength=32)
        expected = 20000 / mask.bit_count()
        assert [card for card in range(32) if counts[card]] == cards_of(mask)
        assert all(abs(counts[card] - expected) < 5 * expected**0.5 for card in cards_of(mask))


def test_a_lost_null_is_over() -> None:
    position = kernel.Position.start((0b11, 0b1100, 0b110000), 0, NULL, 2, 0)
    for card in (0, 2, 4):
        position = kernel.play_card(position, card)
    lost = batch.Batch.of([position])
    assert batch.legal_masks(lost).tolist() == [0]
    found = batch.playouts(lost, 3, 1)
    assert found.tricks.tolist() == [[1, 1, 1]]
    with pytest.raises(sk.ArgumentError):
        batch.play_cards(lost, [1])


def test_playouts_are_refused_in_ramsch_and_for_a_negative_number() -> None:
    with pytest.raises(sk.ArgumentError, match="a game with a declarer"):
        batch.playouts(batch.Batch.of([a_start(random.Random(1), 0), a_start(random.Random(1), RAMSCH)]), 1, 1)
    with pytest.raises(sk.ArgumentError, match="0 to 1000000000"):
        batch.playouts(batch.Batch.of([]), -1, 1)
    for wrong in ((1.0, 1), (1, 1.0), (True, 1)):
        with pytest.raises(sk.ArgumentError):
            batch.playouts(batch.Batch.of([]), *wrong)
