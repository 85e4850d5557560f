"""The values of a simulation, worked out by hand and in another way."""

import math
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.strategies import FEW
from pyskat.simulate import Numbers, Played
from pyskat.simulate.moments import Sums

PAIRS = st.lists(st.tuples(st.integers(0, 6), st.integers(-1000, 1000)), max_size=20)


@FEW
@given(PAIRS, st.integers(0, 20))
def test_sums_are_the_same_in_pieces(pairs: list[tuple[int, int]], cut: int) -> None:
    whole, begin, rest = Sums(), Sums(), Sums()
    for index, (games, total) in enumerate(pairs):
        whole.add(games, total)
        (begin if index < cut else rest).add(games, total)
    begin.join(rest)
    assert begin == whole
    assert whole.mean() == begin.mean()


def test_an_interval_by_hand() -> None:
    sums = Sums()
    for total in (10, 20, 30, 40):
        sums.add(1, total)
    mean = sums.mean()
    assert (mean.deals, mean.games, mean.mean) == (4, 4, 25)
    step = statistics.NormalDist().inv_cdf(0.975) * statistics.stdev([10, 20, 30, 40]) / 2
    assert mean.interval == pytest.approx(step)
    assert math.isnan(Sums().mean().mean)
    assert Sums().mean().interval == math.inf
    sums = Sums()
    sums.add(6, 60)
    assert (sums.mean().mean, sums.mean().interval) == (10, math.inf)
    sums.add(3, 30)  # 10 a game as well
    assert (sums.mean().mean, sums.mean().interval) == (10, 0)


RANGES = st.lists(st.integers(0, 5), max_size=8)


@FEW
@given(RANGES)
def test_numbers_are_those_of_their_ranges(steps: list[int]) -> None:
    ranges, at = [], 0
    for index, step in enumerate(steps):
        if index % 2 == 0:
            ranges.append(range(at, at + step))
        at += step
    numbers, plain = Numbers.of(ranges), [number for each in ranges for number in each]
    assert list(numbers) == plain
    assert len(numbers) == len(plain)
    assert bool(numbers) is bool(plain)
    assert [numbers[place] for place in range(-len(plain), len(plain))] == [*plain, *plain]
    assert numbers[1:-1] == tuple(plain[1:-1])
    assert [number in numbers for number in range(at + 2)] == [number in plain for number in range(at + 2)]
    for beyond in (len(plain), -len(plain) - 1):
        with pytest.raises(IndexError):
            numbers[beyond]
    assert all(before.stop < after.start for before, after in zip(numbers.ranges, numbers.ranges[1:], strict=False))


def test_a_thousand_million_numbers_take_no_room() -> None:
    numbers = Numbers.of([range(5, 10), range(10, 10**9)])
    assert numbers.ranges == (range(5, 10**9),)
    assert (len(numbers), numbers[-1], numbers[7]) == (10**9 - 5, 10**9 - 1, 12)


def test_games_are_counted_by_how_they_ended() -> None:
    assert Played(3, 1, 1) + Played(0, 2) == Played(3, 3, 1)
    assert (Played(3, 1).games, Played(3, 1).share) == (4, 0.75)
    assert math.isnan(Played().share)
