"""The yardstick: bids with a chance of 0.3, picks up, no Hand and no ouvert, everything else with the same chance."""

import copy
import pickle
import random
from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from laws.strategies import LAW, TABLES, any_rules, walk
from pyskat.bots import RandomBot
from pyskat.match import play_deal

FORE, MIDDLE, REAR = sk.Seat.FOREHAND, sk.Seat.MIDDLEHAND, sk.Seat.REARHAND
BOT = RandomBot()
DEAL = sk.Deal.shuffled(random.Random(11))
MANY = 6000


def drawn(state: sk.State, times: int = MANY) -> Counter[sk.Action]:
    """Ask the bot often, with one generator."""
    assert state.turn is not None
    seen, rng = sk.view(state, state.turn), random.Random(5)
    return Counter(BOT(seen, rng) for _ in range(times))


def chi_square(found: Counter[sk.Action], expected: Iterable[sk.Action]) -> float:
    """Compare with equal chances for all that is expected."""
    options = list(expected)
    mean = found.total() / len(options)
    return sum((found[option] - mean) ** 2 / mean for option in options)


def test_it_calls_the_first_legal_bid_with_a_chance_of_three_in_ten() -> None:
    found = drawn(sk.start(DEAL))
    assert set(found) == {sk.Bid(18), sk.Pass()}
    assert abs(found[sk.Bid(18)] / MANY - 0.3) < 4 * (0.3 * 0.7 / MANY) ** 0.5
    jumped = sk.play(sk.start(DEAL), "27 p")  # forehand passes, and rearhand may go on with 30
    assert set(drawn(jumped)) == {sk.Bid(30), sk.Pass()}


def test_it_holds_with_a_chance_of_three_in_ten() -> None:
    found = drawn(sk.play(sk.start(DEAL), "18"))
    assert set(found) == {sk.Hold(), sk.Pass()}
    assert abs(found[sk.Hold()] / MANY - 0.3) < 4 * (0.3 * 0.7 / MANY) ** 0.5


def test_where_no_bid_is_left_it_passes() -> None:
    top = sk.play(sk.start(DEAL), "264 hold")
    assert set(sk.legal_actions(top)) == {sk.Pass()}
    assert set(drawn(top, 50)) == {sk.Pass()}


def test_it_picks_up_and_lays_away_any_two_cards_with_the_same_chance() -> None:
    decision = sk.play(sk.start(DEAL), "18 p p")
    assert set(drawn(decision, 50)) == {sk.PickUp()}
    discarding = sk.apply(decision, sk.PickUp())
    legal = sk.legal_actions(discarding)
    found = drawn(discarding)
    assert len(legal) == 66
    assert set(found) == set(legal)
    assert chi_square(found, legal) < 115  # 65 degrees of freedom, one in ten thousand


def test_it_declares_any_game_without_hand_and_ouvert() -> None:
    discarding = sk.play(sk.start(DEAL), "18 p p s")
    declaring = sk.apply(discarding, sk.legal_actions(discarding)[0])
    games = [sk.Declare(sk.Contract(game)) for game in sk.Game if game is not sk.Game.RAMSCH]
    found = drawn(declaring)
    assert set(found) == set(games)
    assert chi_square(found, games) < 26  # 5 degrees of freedom, one in ten thousand


def test_above_23_a_null_is_not_among_them() -> None:
    discarding = sk.play(sk.start(DEAL), "24 p p s")
    found = drawn(sk.apply(discarding, sk.legal_actions(discarding)[0]), 500)
    assert {action.contract.game for action in found if isinstance(action, sk.Declare)} == set(list(sk.Game)[:5])


def test_any_legal_card_has_the_same_chance() -> None:
    state = sk.start_play(DEAL, sk.Contract(sk.Game.GRAND, hand=True), FORE)
    found = drawn(state)
    assert set(found) == set(sk.legal_actions(state))
    assert chi_square(found, sk.legal_actions(state)) < 34  # 9 degrees of freedom, one in ten thousand


def test_before_a_ramsch_it_picks_up_and_pushes_any_two_cards() -> None:
    rules = sk.Rules(ramsch=sk.RamschRules(pushing=True))
    state = sk.play(sk.start(DEAL, rules), "p p p")
    assert set(drawn(state, 50)) == {sk.PickUp()}
    pushing = sk.apply(state, sk.PickUp())
    found = drawn(pushing)
    assert set(found) == set(sk.legal_actions(pushing))
    assert chi_square(found, sk.legal_actions(pushing)) < 115


def test_kontra_and_an_answer_are_like_tossing_a_coin() -> None:
    discarding = sk.play(sk.start(DEAL, sk.PUB), "18 p p s")
    doubling = sk.play(sk.apply(discarding, sk.legal_actions(discarding)[0]), "grand")
    found = drawn(doubling)
    assert set(found) == {sk.Kontra(), sk.Pass()}
    assert chi_square(found, found) < 15.2  # 1 degree of freedom, one in ten thousand
    claimed = sk.apply(sk.start_play(DEAL, sk.Contract(sk.Game.GRAND, hand=True), FORE), sk.Claim(FORE))
    found = drawn(claimed)
    assert set(found) == {sk.Accept(), sk.Refuse()}
    assert chi_square(found, found) < 15.2


@given(seed=st.integers(0, 2**32 - 1), rules=any_rules())
@LAW
def test_it_does_what_is_legal_everywhere(seed: int, rules: sk.Rules) -> None:
    for state in walk(random.Random(seed), rules).states:
        if state.turn is not None:
            assert sk.is_legal(state, BOT(sk.view(state, state.turn), random.Random(seed)), state.turn)


@pytest.mark.parametrize("name", TABLES)
def test_it_plays_whole_deals_by_any_rules(name: str) -> None:
    rng = random.Random(name)
    for _ in range(some(20)):
        record = play_deal(sk.Deal.shuffled(rng), (BOT, BOT, BOT), rng, TABLES[name])
        assert isinstance(record.final, sk.Finished)
        assert record.differences() == ()


def test_it_is_a_value() -> None:
    assert RandomBot() == BOT != object()
    assert len({RandomBot(), BOT}) == 1
    assert pickle.loads(pickle.dumps(BOT)) == BOT  # noqa: S301 - made here
    assert copy.deepcopy(BOT) is BOT
    assert eval(repr(BOT), {"RandomBot": RandomBot}) == BOT  # noqa: S307 - what it says of itself
    with pytest.raises(AttributeError):
        BOT.chance = 1  # type: ignore[attr-defined]
