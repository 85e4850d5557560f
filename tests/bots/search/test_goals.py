"""What a declarer plays for, by hand."""

import pytest

import pyskat as sk
from advised import F, M, begun
from pyskat.bots.search.goals import Goal, asked, goals_of

DEAL = "CJ SJ CA CT CK CQ SA ST HA DA | HJ DJ C9 C8 C7 HT HK HQ H9 H8 | SK SQ S9 S8 S7 DT DK DQ D9 D8 | H7 D7"
"""Clubs with two jacks: 36 if won simply, 48 with Schneider, 60 with Schwarz."""


def points(state: sk.State, seat: sk.Seat = F) -> list[int]:
    return [goal.points for goal in goals_of(sk.view(state, seat))]


@pytest.mark.parametrize(
    ("contract", "bid", "wanted"),
    [
        ("clubs", 18, [61, 90, 31, 71, 51]),
        ("clubs", 36, [61, 90, 31, 71, 51]),
        ("clubs", 40, [90, 31]),  # 36 is too little, with Schneider it is 48
        ("clubs", 50, [120]),
        ("clubs", 72, [31]),  # lost; to be Schneider as well costs more
        ("clubs hand schneider announced", 18, [90, 31]),
        ("clubs hand schwarz announced", 18, [120]),
        ("null", 18, [0]),
        ("null ouvert hand", 18, [0]),
    ],
)
def test_a_declarer_plays_for(contract: str, bid: int, wanted: list[int]) -> None:
    assert points(begun(DEAL, contract, F, bid=bid)) == wanted


def test_a_defender_goes_by_what_is_known() -> None:
    assert points(begun(DEAL, "clubs", F, bid=40), M) == [61, 90, 31, 71, 51]


def test_by_the_simple_rules_thirty_are_enough() -> None:
    assert points(begun(DEAL, "clubs", F, rules=sk.SIMPLE)) == [61, 90, 30, 71, 51]


def test_the_game_itself_counts_more_than_all_the_rest() -> None:
    for contract, bid in (("clubs", 18), ("clubs", 40)):
        first, *others = goals_of(sk.view(begun(DEAL, contract, F, bid=bid), F))
        assert first.weight == 1.0
        assert 0 < sum(goal.weight for goal in others) < 0.5


def test_what_is_still_needed() -> None:
    state = begun(DEAL, "clubs", F, "CJ C9 SK")
    assert isinstance(state, sk.Playing)
    position = state.position  # six points taken, none put away
    assert asked(position, Goal(61, 1.0), 114, by_tricks=False) == 55
    assert asked(position, Goal(120, 1.0), 9, by_tricks=True) == 9
    state = begun(DEAL, "clubs", F, "HA H8 S7 DA C9 DT")
    assert isinstance(state, sk.Playing)
    assert asked(state.position, Goal(120, 1.0), 8, by_tricks=True) == 9  # more than there are: a trick is lost
