"""A deal between players who know the rules and nothing else."""

import random

import pytest
from hypothesis import given, strategies as st

import pyskat as sk
from laws.strategies import LAW, any_rules, walk
from pyskat.bots.demo import careless, random_deal


@pytest.mark.parametrize("seed", range(12))
def test_a_deal_is_played_to_the_end_of_a_declared_game(seed: int) -> None:
    record = random_deal(random.Random(seed))
    assert isinstance(record.final, sk.Finished)
    assert isinstance(record.final.result, sk.GameResult)
    assert len(record.final.played) == 30
    assert record.check() == ()
    assert record == sk.Record.of(record.final)


def test_the_same_chance_gives_the_same_deal() -> None:
    assert random_deal(random.Random(5)) == random_deal(random.Random(5))
    assert random_deal(random.Random(5)) != random_deal(random.Random(6))


@given(seed=st.integers(0, 2**32 - 1), rules=any_rules())
@LAW
def test_a_careless_player_does_what_is_legal(seed: int, rules: sk.Rules) -> None:
    for state in walk(random.Random(seed), rules).states:
        if state.turn is not None:
            action = careless(sk.view(state, state.turn), random.Random(seed))
            assert sk.is_legal(state, action, state.turn)


def test_a_careless_player_bids_on_six_trumps_up_to_thirty() -> None:
    deal = sk.Deal.parse(
        "CJ SJ HA HT HK HQ S7 S8 D7 D8 | HJ DJ CA CT CK CQ S9 SQ D9 DQ | SA ST SK DA DT DK C9 C8 C7 H9 | H8 H7"
    )
    state = sk.start(deal)
    said = []
    while isinstance(state, sk.Bidding):
        action = careless(sk.view(state, state.turn), random.Random(1))
        said.append(str(action))
        state = sk.apply(state, action)
    # Forehand has six hearts with jacks, middlehand six clubs, rearhand three trumps at most.
    assert said == [
        "18",
        "hold",
        "20",
        "hold",
        "22",
        "hold",
        "23",
        "hold",
        "24",
        "hold",
        "27",
        "hold",
        "30",
        "pass",
        "pass",
    ]
