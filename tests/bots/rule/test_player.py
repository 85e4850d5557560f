"""The rule player at every table: legal, blind to what it cannot see, and the same everywhere."""

import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from laws.strategies import LAW, TABLES, Walk, any_rules, each_table, walk
from pyskat.bots import Advice, Reason, RuleBot, advise

BOT: Final = RuleBot()


def decisions(seed: int, rules: sk.Rules) -> Iterator[tuple[Walk, int, sk.State]]:
    whole = walk(random.Random(seed), rules)
    for place, state in enumerate(whole.states):
        if state.turn is not None:
            yield whole, place, state


def think(state: sk.State) -> Advice:
    turn = state.turn
    assert turn is not None
    return BOT.think(sk.view(state, turn))


@each_table
@given(seed=st.integers(0, 2**32 - 1))
@LAW
def test_it_does_what_is_legal_and_says_why(rules: sk.Rules, seed: int) -> None:
    for _, _, state in decisions(seed, rules):
        advice = think(state)
        assert sk.why_not(state, advice.action, state.turn) is None
        assert advice.reasons
        assert all(isinstance(reason, Reason) for reason in advice.reasons)


@given(seed=st.integers(0, 2**32 - 1), rules=any_rules())
@LAW
def test_a_deal_among_three_comes_to_an_end(seed: int, rules: sk.Rules) -> None:
    state = sk.start(sk.Deal.shuffled(random.Random(seed)), rules)
    for _ in range(200):
        if state.turn is None:
            break
        state = sk.apply(state, think(state).action, state.turn)
    assert isinstance(state, sk.Finished)


# What it cannot see.


def swapped(whole: Walk, place: int, one: sk.Card, other: sk.Card) -> sk.State | None:
    """Do the same in a deal with two cards changed for each other; None if that was not possible."""

    def trade(cards: sk.CardSet) -> sk.CardSet:
        both = sk.CardSet([one, other])
        return cards ^ both if len(cards & both) == 1 else cards

    fore, middle, rear = [trade(hand) for hand in whole.deal.hands]
    state = sk.start(sk.Deal((fore, middle, rear), trade(whole.deal.skat)), whole.rules)
    for action in whole.actions[:place]:
        done = type(action)(trade(action.cards)) if isinstance(action, sk.Discard | sk.Push) else action
        if not sk.is_legal(state, done):
            return None
        state = sk.apply(state, done)
    return state


def test_it_does_not_know_what_it_cannot_see() -> None:
    rng, alike = random.Random(12), 0
    for seed in range(some(60)):
        rules = rng.choice(list(TABLES.values()))
        for whole, place, state in decisions(seed, rules):
            assert state.turn is not None
            seen = sk.view(state, state.turn)
            hidden = list(seen.unseen)
            if len(hidden) < 2:
                continue
            other = swapped(whole, place, *rng.sample(hidden, 2))
            if other is not None and other.turn is state.turn and sk.view(other, state.turn) == seen:
                alike += other != state
                assert think(other) == think(state)
    assert alike > some(60) * 3


# The same everywhere.

_TRACE: Final = """
import random
import pyskat as sk
from pyskat.bots import RuleBot
done = []
for seed, rules in enumerate([sk.ISKO, sk.PUB, sk.HOUSE, sk.SIMPLE]):
    state = sk.start(sk.Deal.shuffled(random.Random(seed)), rules)
    while state.turn is not None:
        advice = RuleBot().think(sk.view(state, state.turn))
        done.append(str(advice))
        state = sk.apply(state, advice.action, state.turn)
print(hash("any") % 1000, *done, sep="\\n")
"""


def test_it_does_the_same_in_another_process_under_another_hash_seed() -> None:
    traces = []
    for hash_seed in ("1", "2"):
        run = subprocess.run(  # noqa: S603 - our own Python
            [sys.executable, "-c", _TRACE],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        traces.append(run.stdout.splitlines())
    assert traces[0][0] != traces[1][0]  # hashes differ
    assert traces[0][1:] == traces[1][1:]
    assert len(traces[0]) > 60


def test_it_is_a_value_that_draws_nothing() -> None:
    assert pickle.loads(pickle.dumps(BOT)) == BOT == RuleBot()  # noqa: S301 - just made
    assert hash(BOT) == hash(RuleBot())
    state = sk.start(sk.Deal.shuffled(random.Random(3)))
    assert state.turn is not None
    seen = sk.view(state, state.turn)
    rng = random.Random(4)
    before = rng.getstate()
    assert BOT(seen, rng) == BOT.think(seen).action == advise(seen).action
    assert rng.getstate() == before
    assert advise(seen, RuleBot()) == advise(seen)


def test_who_is_not_on_turn_is_not_advised() -> None:
    state = sk.start(sk.Deal.shuffled(random.Random(3)))
    for seat in (sk.Seat.FOREHAND, sk.Seat.REARHAND, None):
        with pytest.raises(sk.ArgumentError, match="the seat on turn"):
            BOT.think(sk.view(state, seat))
    over = sk.play(state, "pass pass pass")
    with pytest.raises(sk.ArgumentError, match="the seat on turn"):
        BOT.think(sk.view(over, sk.Seat.FOREHAND))
