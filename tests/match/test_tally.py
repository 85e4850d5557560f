"""What a bot came to: kinds of games, times, and sums of both."""

import math
import pickle

import pytest

import pyskat as sk
from pyskat.match import Decisions, Fault, FaultCount, FaultKind, GameKind, Games, Side
from pyskat.match.tally import add_up
from pyskat.match.telling import length

FAULT = Fault(sk.Seat.FOREHAND, FaultKind.RAISED, "ValueError: at 0x1")


@pytest.mark.parametrize(
    ("game", "kind", "german"),
    [
        *(("clubs", GameKind.SUIT, "Farbspiele"), ("diamonds hand ouvert", GameKind.SUIT, "Farbspiele")),
        *(("grand", GameKind.GRAND, "Grand"), ("grand ouvert", GameKind.GRAND, "Grand")),
        *(("null", GameKind.NULL, "Null"), ("null hand", GameKind.NULL, "Null")),
        ("null ouvert", GameKind.NULL_OUVERT, "Null ouvert"),
        ("null ouvert hand", GameKind.NULL_OUVERT, "Null ouvert"),
    ],
)
def test_games_of_a_kind(game: str, kind: GameKind, german: str) -> None:
    assert GameKind.of(sk.Contract.parse(game)) is kind
    assert kind.say("de") == german
    assert str(kind) == kind.say() == kind.value
    with pytest.raises(sk.ArgumentError):
        kind.say("fr")  # type: ignore[arg-type]


def test_shares() -> None:
    assert Games(8, 6).share == 0.75
    assert math.isnan(Games().share)
    assert Games(8, 6) + Games(2, 0) == Games(10, 6)
    assert math.isnan(Side().mean)


def test_times_by_hand() -> None:
    # 990 decisions of about a millisecond, nine of about 50, one of two seconds.
    times = Decisions.of([1_000_000] * 495 + [1_000_001] * 495 + [50_000_000] * 9 + [2_000_000_000])
    assert times.count == 1000
    assert times.median == pytest.approx(0.001, rel=0.01)
    assert times.p99 == pytest.approx(0.001, rel=0.01)  # the 990th of a thousand
    assert times.quantile(0.9901) == pytest.approx(0.05, rel=0.01)
    assert times.quantile(1) == pytest.approx(2, rel=0.01)
    assert repr(times) == f"<Decisions: 1000, median {times.median:.3g} s, 99 % within {times.p99:.3g} s>"
    assert len(times.counts) == 3  # what is alike to within 1 % takes no room of its own
    slow = Decisions.of([50_000_000] * 100)
    assert (times + slow).count == 1100
    assert (times + slow).p99 == slow.median
    assert times + slow == slow + times
    assert math.isnan(Decisions().median)
    assert Decisions.of([0, 3, 255]).counts == ((0, 1), (3, 1), (255, 1))  # short times are exact


def test_times_are_kept_to_within_one_percent() -> None:
    for time in (1, 255, 256, 999, 10**6 + 7, 10**9 - 1, 3 * 10**11):
        assert Decisions.of([time]).median * 10**9 == pytest.approx(time, rel=0.01)


def test_sides_add_up() -> None:
    one = Side(9, 100, Side().games, (FaultCount(FaultKind.RAISED, "ValueError", 2, 0, FAULT),), Decisions.of([5]))
    two = Side(9, -40, Side().games, (FaultCount(FaultKind.RAISED, "ValueError", 1, 3, FAULT),), Decisions.of([7, 8]))
    other = Side(0, 0, Side().games, (FaultCount(FaultKind.ILLEGAL, "not_now", 1, 4, FAULT),))
    both = add_up([one, two, other])
    assert (both.seats, both.list_points, both.mean, both.decisions.count) == (18, 60, 60 / 18, 3)
    assert [(count.name, count.count, count.deal) for count in both.faults] == [("ValueError", 3, 0), ("not_now", 1, 4)]
    assert both.fault_count == 4
    assert add_up([]) == Side()


def test_times_and_what_a_fault_looked_like_play_no_part_when_two_are_compared() -> None:
    elsewhere = Fault(sk.Seat.FOREHAND, FaultKind.RAISED, "ValueError: at 0x2")
    ones = [
        Side(9, 1, Side().games, (FaultCount(FaultKind.RAISED, "ValueError", 1, 0, fault),), Decisions.of([time]))
        for fault, time in ((FAULT, 5), (elsewhere, 6))
    ]
    assert ones[0] == ones[1]
    assert hash(ones[0]) == hash(ones[1])
    assert pickle.loads(pickle.dumps(ones[0])).decisions == Decisions.of([5])  # noqa: S301 - made here


@pytest.mark.parametrize(
    ("seconds", "english", "german"),
    [
        (2.5, "2.50 s", "2,50 s"),
        (312.25, "312.2 s", "312,2 s"),
        (0.00321, "3.21 ms", "3,21 ms"),
        (0.0000123, "12.30 µs", "12,30 µs"),
        (0, "0.00 µs", "0,00 µs"),
        (math.nan, "–", "–"),
    ],
)
def test_a_time_has_a_unit_that_suits_it(seconds: float, english: str, german: str) -> None:
    assert (length(seconds, "en"), length(seconds, "de")) == (english, german)
