"""The environment passes the tests of PettingZoo, and gives what the rules give."""

import random
import re
from typing import Any

import numpy as np
import pytest
from attrs import evolve

import pyskat as sk
from pyskat.notation import iss
from pyskat.rl import codec

pytest.importorskip("pettingzoo", reason="PettingZoo comes with the extra `pettingzoo`")

from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from pyskat.rl.pettingzoo import env, raw_env, skat_v0

PUSHING = evolve(sk.HOUSE, ramsch=sk.RamschRules(pushing=True))
TABLES = {
    "ISKO": sk.ISKO,
    "SIMPLE": sk.SIMPLE,
    "PUB": sk.PUB,
    "HOUSE": sk.HOUSE,
    "PRE_1999": sk.PRE_1999,
    "ISS": evolve(sk.ISS, bidding="next"),
    "HOUSE and pushing": PUSHING,
}
SETTINGS: list[dict[str, Any]] = [
    {},
    {"pairs": "two_steps", "interrupts": True, "reward": "zero_sum", "scale": 1 / 100},
    {"layout": "planes", "history": "tricks", "dtype": "float32", "rules_vector": True, "hide": False},
    {"phases": "play", "reward": "points", "history": "tricks"},
    {"phases": "from_skat", "reward": "seeger_fabian", "max_turns": 20},
]
theirs = pytest.mark.filterwarnings(
    # PettingZoo keeps a list of its own environments whose observations are dicts, and says this of all others.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    # Off turn, and at the end, nothing is legal.
    "ignore:Action mask numpy array is all zeros",
)


@theirs
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_api(name: str, settings: dict[str, Any]) -> None:
    api_test(skat_v0.env(rules=TABLES[name], **settings), num_cycles=100)


def test_seeds() -> None:
    seed_test(skat_v0.env, num_cycles=200)
    seed_test(lambda: skat_v0.env(rules=PUSHING, pairs="two_steps"), num_cycles=200)


@theirs
def test_parallel_api() -> None:
    parallel_api_test(turn_based_aec_to_parallel(skat_v0.env()), num_cycles=100)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(skat_v0.env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert "Auction" in capsys.readouterr().out
    table = skat_v0.env()
    table.reset(seed=1)
    assert table.render() is None
    with pytest.raises(sk.SkatError):
        skat_v0.env(render_mode="rgb_array")
    told = skat_v0.env(render_mode="ansi")
    told.reset(seed=1)
    assert not re.search(r"\b[CSHD][789TQKAJ]\b", told.render())  # a spectator sees no hand
    told.close()


def test_it_is_fast_enough_to_be_measured(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(10**6))
    monkeypatch.setattr("time.time", lambda: next(ticks) / 10)  # nothing here depends on how fast the machine is
    performance_benchmark(skat_v0.env())
    assert "turns per second" in capsys.readouterr().out


def test_names_and_spaces() -> None:
    table = skat_v0.env(history="tricks")
    assert skat_v0.env is env
    assert table.unwrapped.metadata["name"] == str(table.unwrapped) == "skat_v0"
    assert table.possible_agents == ["player_0", "player_1", "player_2"]
    assert table.action_space("player_0").n == 635
    assert skat_v0.env(pairs="two_steps").action_space("player_0").n == 139
    assert table.observation_space("player_1")["observation"].shape == (2029,)
    assert table.unwrapped.reward_range == (-540, 264)
    with pytest.raises(sk.SkatError):
        skat_v0.env(rules=sk.ISS)


def played(table: Any, rng: random.Random) -> dict[str, float]:  # noqa: ANN401 - PettingZoo has no types
    """Play a deal with uniformly random actions, and add up what each agent gets."""
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut_off, info = table.last()
        got[agent] += reward
        if over or cut_off:
            assert not seen["action_mask"].any()
            assert set(info) == {"action_mask", "result", "record"}
            table.step(None)
            continue
        assert info["action_mask"].tolist() == seen["action_mask"].tolist()
        info["action_mask"][:] = 0  # it is a copy
        table.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
    return got


@pytest.mark.parametrize("name", TABLES)
def test_rewards_of_whole_deals_are_what_the_deal_is_settled_at(name: str) -> None:
    table, rng = raw_env(rules=TABLES[name]), random.Random(name)
    for seed in range(15):
        dealer = rng.randrange(3)
        table.reset(seed=seed, options={"dealer": dealer})
        record = ""
        got = played(table, rng)
        over = table.course.state
        assert isinstance(over, sk.Finished)
        record = table.course.told()["record"]
        [again] = iss.loads(record)
        assert again.deal == over.deal
        assert again.final == over
        scores = over.result.scores
        assert got == {f"player_{(seat + dealer + 1) % 3}": scores[seat] for seat in range(3)}


def test_an_illegal_action_ends_the_deal_at_the_worst_loss(capsys: pytest.CaptureFixture[str]) -> None:
    for scale, worst in ((1, -540.0), (1 / 100, -5.4)):
        table = skat_v0.env(scale=scale)
        table.reset(seed=1)
        agent = table.agent_selection
        table.step(95)
        assert all(table.terminations.values())
        assert table.rewards[agent] == pytest.approx(worst)
        assert sorted(table.rewards.values())[1:] == [0, 0]
    capsys.readouterr()
    inner = raw_env()
    inner.reset(seed=1)
    with pytest.raises(sk.SkatError):
        inner.step(95)


def test_agents_see_their_own_view_and_state_has_all_hands() -> None:
    table = raw_env()
    table.reset(seed=5)
    state = table.course.state
    for number, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert seen["observation"].tolist() == codec.observe(sk.view(state, sk.Seat(number))).tolist()
        assert seen["action_mask"].any() == (agent == table.agent_selection == "player_1")
        assert table.observation_space(agent).contains(seen)
    assert table.state().sum() == 30
    assert table.state_space.contains(table.state())
    assert table.state().reshape(3, 32)[1].nonzero()[0].tolist() == sorted(map(int, state.hand(sk.Seat.MIDDLEHAND)))


def test_a_deal_that_is_cut_off_is_truncated() -> None:
    table = raw_env(max_turns=1)
    table.reset(seed=1)
    table.step(np.int64(96))
    assert table.truncations == dict.fromkeys(table.agents, True)
    assert table.terminations == dict.fromkeys(table.agents, False)
    while table.agents:
        table.step(None)
