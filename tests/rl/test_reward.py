"""Rewards are what the deal is settled at, and lie between the ends that are told."""

import random

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws.strategies import LAW, TABLES, TEMPERS, Walk, walk, walks
from pyskat.rl.reward import REWARDS, reward_of, reward_range

DEAL = sk.Deal.parse(
    "DJ SA CT CK CQ C9 H8 DA DT D9 | CJ SJ ST SQ S8 S7 C7 HT HK H7 | SK CA C8 HA HQ H9 DK DQ D8 D7 | HJ S9"
)
MOVES = "18 p p s, discard HT HK, spades"


def finished(moves: str, rules: sk.Rules = sk.ISKO) -> sk.Finished:
    state = sk.play(sk.start(DEAL, rules), moves)
    assert isinstance(state, sk.Finished)
    return state


LOST = finished(f"{MOVES}, concede middlehand")
NULL = finished("p 23 p, null hand, concede rearhand")
PASSED_IN = finished("p p p")
LEFT = finished("18 p p, left forehand")


@pytest.mark.parametrize(
    ("name", "over", "expected"),
    [
        ("score", LOST, (0, -88, 0)),  # spades with 3: 4 × 11, doubled
        ("zero_sum", LOST, (44, -88, 44)),
        ("seeger_fabian", LOST, (40, -138, 40)),
        ("score", NULL, (0, 0, -70)),  # Null hand 35, doubled
        ("zero_sum", NULL, (35, 35, -70)),
        ("points", NULL, (60, 60, -60)),
        *[(name, over, (0, 0, 0)) for name in REWARDS for over in (PASSED_IN, LEFT)],
    ],
)
def test_a_reward_by_hand(name: str, over: sk.Finished, expected: tuple[float, ...]) -> None:
    assert REWARDS[name](over) == expected


def test_a_ramsch_counts_on_a_list_as_it_is() -> None:
    state = sk.play(sk.start(DEAL, sk.PUB), "p p p")
    while not isinstance(state, sk.Finished):
        state = sk.apply(state, sk.legal_actions(state)[0])
    assert isinstance(state.result, sk.RamschResult)
    assert REWARDS["seeger_fabian"](state) == state.result.scores
    assert min(state.result.scores) < 0


@given(walks())
@LAW
def test_rewards_are_what_the_settlement_says(walk: Walk) -> None:
    over = walk.state
    assert isinstance(over, sk.Finished)
    result, scores = over.result, over.result.scores
    assert REWARDS["score"](over) == scores
    if isinstance(result, sk.GameResult):
        own = result.settlement.score
        shares = [own if seat is result.declarer else -own / 2 for seat in sk.Seat]
        assert list(REWARDS["zero_sum"](over)) == shares
        entry = sk.Entry.game(int(result.declarer), own)
        assert list(REWARDS["seeger_fabian"](over)) == list(sk.SEEGER_FABIAN.score(entry, 3))
        own = result.points - 60
        if result.contract.game is sk.Game.NULL:
            own = 60 if result.settlement.won else -60
        assert list(REWARDS["points"](over)) == [own if seat is result.declarer else -own for seat in sk.Seat]
    else:
        assert all(reward(over) == scores for reward in REWARDS.values())
    for name, reward in REWARDS.items():
        least, most = reward_range(name, over.rules)  # type: ignore[arg-type] # one of the names
        if over.rules.bidding != "any":
            assert all(least <= each <= most for each in reward(over))


def test_the_ends_are_those_of_the_dearest_games() -> None:
    assert reward_range("score", sk.ISKO) == (-540, 264)
    assert reward_range("zero_sum", sk.ISKO) == (-540, 270)
    assert reward_range("seeger_fabian", sk.ISKO) == (-590, 314)
    assert reward_range("points", sk.ISKO) == (-60, 60)
    assert reward_range("score", sk.SIMPLE) == (-528, 264)  # an overbid game costs twice its own value
    assert reward_range("score", evolve(sk.SIMPLE, null_below_bid="replacement")) == (-540, 264)
    assert reward_range("score", sk.HOUSE) == (-2160, 1056)  # Kontra and Re
    pushing = sk.Rules(ramsch=sk.RamschRules(pushing=True, march="others"))
    assert reward_range("score", pushing) == (-1920, 264)  # a virgin, and three times passed on: 120 × 2 × 8
    assert reward_range("points", sk.Rules(ramsch=sk.RamschRules())) == (-240, 120)
    overbid = sk.settle(sk.Contract(sk.Game.DIAMONDS), bid=264, matadors=1, points=61, tricks_taken=6)
    assert overbid.score == -540
    ouvert = sk.settle(sk.Contract(sk.Game.GRAND, ouvert=True), bid=264, matadors=4, points=120, tricks_taken=10)
    assert ouvert.score == 264
    with pytest.raises(sk.SkatError):
        reward_range("score", None)  # type: ignore[arg-type]


@given(st.integers(0, 2**32 - 1))
@LAW
def test_a_ramsch_stays_within_its_ends(seed: int) -> None:
    rules = evolve(TABLES["pushing"], ramsch=sk.RamschRules(pushing=True))
    over = walk(random.Random(seed), rules, TEMPERS["pushing unseen"]).state
    assert isinstance(over, sk.Finished)
    least, most = reward_range("score", rules)
    assert all(least <= each <= most for each in REWARDS["score"](over))


def test_a_reward_of_ones_own() -> None:
    def own(over: sk.Finished) -> tuple[float, float, float]:
        return 1.0, 2.0, float(over.result.scores[0])

    assert reward_of(own) is own
    for wrong in ("sum", None, 3):
        with pytest.raises(sk.SkatError):
            reward_of(wrong)  # type: ignore[arg-type]
