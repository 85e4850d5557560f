"""The game passes the tests of OpenSpiel, and its bot plays a deal."""

import random
import re
from collections.abc import Callable
from importlib import import_module, reload
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pyskat as sk
from pyskat.rl import codec

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel comes with the extra `openspiel`")

from open_spiel.python import rl_environment  # noqa: E402 - after the check
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402 - after the check

from pyskat.rl.openspiel import NAME, SkatObserver, rules_of  # noqa: E402 - after the check

STORED = Path(__file__).parents[1] / "data" / "openspiel_playthrough.txt"
GAMES: list[dict[str, Any]] = [
    {},
    {"rules": "house+pushing+next", "pairs": "two_steps"},
    {"rules": "PRE_1999"},
    {"rules": "pub"},
    {"rules": "simple", "pairs": "two_steps"},
    {"rules": "iss+next"},
]
EMPTY = re.compile(r"\w+Tensor.*: (◯+|zeros\(\d+\))")
"""A line of a playthrough about a part of a tensor in which all numbers are 0; they are left out."""
each_game = pytest.mark.parametrize("params", [*GAMES, {"chance": "sampled", "seed": 3}], ids=str)


@pytest.mark.parametrize("params", GAMES, ids=str)
def test_random_simulation(params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(NAME, params), num_sims=3, serialize=True, verbose=False)


def playthrough() -> str:
    """Tell all about each state of a short deal: a Null that is lost with the first trick."""
    deal = sk.Deal.parse(
        "DJ SA CT CK CQ C9 H8 DA DT D9 | CJ SJ ST SQ S8 S7 C7 HT HK H7 | SK CA C8 HA HQ H9 DK DQ D8 D7 | HJ S9"
    )
    order = [*deal.hands[0].sorted(sk.Game.NULL)[:3], *deal.hands[1].sorted(sk.Game.NULL)[:3]]
    for hand, count in ((2, 3), (3, 2), (0, 4), (1, 4), (2, 4), (0, 3), (1, 3), (2, 3)):
        cards = (*deal.hands, deal.skat)[hand].sorted(sk.Game.NULL)
        order += [card for card in cards if card not in order][:count]
    assert sk.Deal.from_order(order) == deal
    start = sk.start(deal, rules_of("isko+next"))
    over = sk.play(start, "18 p p s, discard HK HT, null, C9 CJ C8")
    assert isinstance(over, sk.Finished)
    actions = [codec.encode(action) for action in sk.Record.of(over).actions]
    told = str(generate_playthrough.playthrough(NAME, [*map(int, order), *actions]))
    return "".join(f"{line}\n" for line in told.splitlines() if not EMPTY.fullmatch(line))


def test_the_playthrough_is_the_one_that_was_stored() -> None:
    """After a change that is meant: ``PYTHONPATH=src:tests python tests/rl/test_openspiel.py``."""
    assert playthrough().splitlines() == STORED.read_text(encoding="utf-8").splitlines()


def a_deal(params: dict[str, Any], rng: random.Random, choose: Callable[[Any], int] | None = None) -> list[Any]:
    """Play a deal, and give every state from the first player's turn on."""
    state = pyspiel.load_game(NAME, params).new_initial_state()
    seen = []
    while not state.is_terminal():
        if state.is_chance_node():
            action = rng.choice([outcome for outcome, _ in state.chance_outcomes()])
        else:
            seen.append(state.clone())
            action = rng.choice(state.legal_actions()) if choose is None else choose(state)
        state.apply_action(int(action))
    return [*seen, state]


@each_game
def test_it_says_what_the_rules_say(params: dict[str, Any]) -> None:
    rng = random.Random(str(params))
    for _ in range(3):
        *states, over = a_deal(params, rng)
        game = over.get_game()
        assert over.returns() == list(over.state.result.scores)
        assert over.state.rules == rules_of(params.get("rules", "isko+next"))
        for at in states:
            assert at.current_player() == at.state.turn
            assert at.returns() == [0, 0, 0]
            mask = codec.mask(at.state, pairs=game.pairs, first=at.first)
            assert at.legal_actions() == mask.nonzero()[0].tolist()
            assert len({at.action_to_string(action) for action in at.legal_actions()}) == len(at.legal_actions())
            first = at.first
            for seat in sk.Seat:
                view = sk.view(at.state, seat)
                mine = {"pairs": game.pairs, "first": first if seat is at.state.turn else None}
                assert at.information_state_tensor(seat) == codec.observe(view, "tricks", **mine).tolist()
                assert at.observation_tensor(seat) == codec.observe(view, **mine).tolist()
        stored = game.deserialize_state(over.serialize())
        assert str(stored) == str(over)
        assert stored.state == over.state
        assert game.max_chance_nodes_in_history() == (1 if "chance" in params else 32)
        assert len(over.history()) <= game.max_game_length() + game.max_chance_nodes_in_history()


def test_the_words_for_a_state() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    assert (str(state), state.information_state_string(0)) == ("dealing", "dealing")
    assert state.returns() == [0, 0, 0]
    assert not any(state.observation_tensor(0))
    assert state.action_to_string(31) == "deal CJ"
    state.apply_action(31)
    assert str(state) == "dealing: CJ"
    for card in range(31):
        state.apply_action(card)
    deal = sk.Deal.from_order([sk.Card.CJ, *sk.CARDS[:31]])
    assert str(state) == str(deal)
    state.apply_action(32)
    assert str(state) == f"{deal}: 18"
    assert "calls ((middlehand, 18))" in state.information_state_string(0)
    assert f"hand {deal.hand(sk.Seat.FOREHAND)}" in state.information_state_string(0).splitlines()
    sampled = pyspiel.load_game(NAME, {"chance": "sampled"}).new_initial_state()
    [(outcome, chance)] = sampled.chance_outcomes()
    assert chance == 1
    assert sampled.chance_outcomes() == [(outcome, 1)] == sampled.clone().chance_outcomes()
    assert sampled.action_to_string(outcome) == f"shuffle {outcome}"
    sampled.apply_action(outcome)
    assert sampled.state.deal == sk.Deal.shuffled(random.Random(outcome))


@each_game
def test_strings_differ_as_views_do_and_tell_nothing_more(params: dict[str, Any]) -> None:
    rng = random.Random(1)
    found: dict[tuple[str, sk.Seat], tuple[sk.View, object]] = {}
    for _ in range(2):
        for state in a_deal(params, rng):
            for seat in sk.Seat:
                first = state.first if seat is state.state.turn else None
                view = (sk.view(state.state, seat), first)
                assert found.setdefault((state.information_state_string(seat), seat), view) == view
                world = state.resample_from_infostate(seat, rng.random)
                assert world.information_state_string(seat) == state.information_state_string(seat)
                assert world.observation_string(seat) == state.observation_string(seat)
                assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert world.current_player() == state.current_player()
    assert len(found) > 60


def test_a_world_has_the_history_of_its_own_deal() -> None:
    rng = random.Random(4)
    for params in GAMES[:2]:
        deals = set()
        every = [state for _ in range(4) for state in a_deal(params, rng)]
        for state in islice(every, 0, None, 3):
            if state.is_terminal():
                continue
            world = state.resample_from_infostate(state.current_player(), rng.random)
            again = world.get_game().deserialize_state(world.serialize())
            assert again.state == world.state
            assert again.first == world.first
            deals.add(world.state.deal)
        assert len(deals) > 2


def test_before_the_deal_and_after_the_end_a_world_is_the_state_itself() -> None:
    game = pyspiel.load_game(NAME)
    begun = game.new_initial_state()
    begun.apply_action(5)
    assert begun.resample_from_infostate(0, random.random).dealt == (5,)
    over = a_deal({}, random.Random(1))[-1]
    assert over.resample_from_infostate(0, random.random).state == over.state


@each_game
def test_the_bot_of_openspiel_plays_a_deal(params: dict[str, Any]) -> None:
    rng = np.random.RandomState(1)
    game = pyspiel.load_game(NAME, params)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 20.0, 6, random_state=rng)
    over = a_deal(params, random.Random(1), bot.step)[-1]
    assert over.is_terminal()
    assert over.returns() == list(over.state.result.scores)


def test_rl_environment() -> None:
    rng = random.Random(2)
    table = rl_environment.Environment(NAME, seed=1)
    for _ in range(3):
        step = table.reset()
        while not step.last():
            player = step.observations["current_player"]
            assert len(step.observations["info_state"][player]) == 2029
            step = table.step([rng.choice(step.observations["legal_actions"][player])])
        assert step.rewards == list(table.get_state.state.result.scores)


def test_it_is_registered_once_however_often_it_is_imported() -> None:
    reload(import_module("pyskat.rl.openspiel"))
    assert pyspiel.registered_names().count(NAME) == 1


def test_the_game_says_what_it_ranges_over() -> None:
    game = pyspiel.load_game(NAME)
    assert (game.num_distinct_actions(), game.max_chance_outcomes(), game.max_game_length()) == (635, 32, 170)
    assert (game.min_utility(), game.max_utility(), game.num_players()) == (-540, 264, 3)
    assert game.information_state_tensor_shape() == [2029]
    assert game.observation_tensor_shape() == [979]
    assert pyspiel.load_game(NAME, {"pairs": "two_steps"}).num_distinct_actions() == 139
    assert NAME in pyspiel.registered_names()
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert observer.tensor.shape == (2029,)
    assert observer.dict["hand"].shape == (32,)
    assert "history" not in game.make_py_observer().dict


@pytest.mark.parametrize("text", ["iss", "isko+any", "club", "", "pub+next+more"])
def test_other_rules_are_refused(text: str) -> None:
    with pytest.raises(sk.SkatError):
        rules_of(text)
    with pytest.raises(sk.SkatError):
        SkatObserver({"colour": 1}, perfect_recall=True)


def test_rules_in_words() -> None:
    assert rules_of("pub") == sk.PUB
    assert rules_of("HOUSE+next") == sk.Rules(
        bidding="next", concession="simple", kontra=sk.HOUSE.kontra, bock=sk.HOUSE.bock, ramsch=sk.RamschRules()
    )
    assert rules_of("simple+jump+pushing").ramsch == sk.RamschRules(pushing=True)


if __name__ == "__main__":
    STORED.write_text(playthrough(), encoding="utf-8")
