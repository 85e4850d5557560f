"""The environment passes the check of Gymnasium, and one player plays whole deals against two bots."""

import random
from importlib import import_module, reload
from typing import Any

import numpy as np
import pytest
from attrs import evolve

import pyskat as sk

gymnasium: Any = pytest.importorskip("gymnasium", reason="Gymnasium comes with the extra `gymnasium`")

from gymnasium.utils.env_checker import check_env  # noqa: E402 - after the check

from pyskat.rl.course import Player, default_bot  # noqa: E402 - after the check
from pyskat.rl.gymnasium import ID, SkatEnv  # noqa: E402 - after the check

DEAL = sk.Deal.from_order(sk.CARDS)


@pytest.mark.parametrize(
    "settings",
    [
        *({}, {"pairs": "two_steps", "layout": "planes", "dtype": "float32"}),
        *({"phases": "play", "history": "tricks", "interrupts": True}, {"rules": sk.PUB, "rules_vector": True}),
    ],
    ids=str,
)
def test_check_env(settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(ID, **settings).unwrapped)
    capsys.readouterr()


@pytest.mark.parametrize("seat", [*sk.Seat, None])
def test_whole_deals_give_the_reward_of_the_seat(seat: sk.Seat | None) -> None:
    table, rng, seats = SkatEnv(seat=seat, rules=sk.PUB), random.Random(1), set()
    for seed in range(20):
        seen, info = table.reset(seed=seed)
        seats.add(table.me)
        over = False
        while not over:
            assert table.course.state.turn is table.me
            mask = table.action_masks()
            assert mask.dtype == np.bool_
            assert mask.any()
            assert (
                mask.tolist() == seen["action_mask"].astype(bool).tolist() == info["action_mask"].astype(bool).tolist()
            )
            seen, reward, over, cut_off, info = table.step(int(rng.choice(mask.nonzero()[0])))
            assert not cut_off
            assert over or reward == 0
        state = table.course.state
        assert isinstance(state, sk.Finished)
        assert reward == state.result.scores[table.me]
        assert info["result"] == state.result.explain()
        assert not table.action_masks().any()
    assert seats == ({seat} if seat is not None else set(sk.Seat))


def test_it_is_registered_once_however_often_it_is_imported() -> None:
    known = gymnasium.spec(ID)
    reload(import_module("pyskat.rl.gymnasium"))
    assert gymnasium.spec(ID) is known


def test_bots_sit_where_they_should() -> None:
    asked: dict[str, set[sk.Seat | None]] = {"next": set(), "previous": set()}

    def bot(name: str) -> Player:
        def choose(view: sk.View, rng: random.Random) -> sk.Action:
            asked[name].add(view.seat)
            return default_bot(view, rng)

        return choose

    table = SkatEnv((bot("next"), bot("previous")), sk.Seat.MIDDLEHAND, phases="play")
    table.reset(seed=3)
    while table.action_masks().any():
        table.step(table.action_masks().nonzero()[0][0])
    assert asked == {"next": {sk.Seat.REARHAND}, "previous": {sk.Seat.FOREHAND}}


def test_an_illegal_action_ends_the_deal_at_the_worst_reward_and_never_raises() -> None:
    table = SkatEnv(seat=sk.Seat.MIDDLEHAND, scale=1 / 100)
    table.reset(seed=1)
    seen, reward, over, cut_off, info = table.step(95)
    assert reward == pytest.approx(-5.4)
    assert (over, cut_off) == (True, False)
    assert not seen["action_mask"].any()
    assert not table.action_masks().any()
    assert table.step(96)[1:3] == (reward, True)
    table.reset(seed=1)
    assert table.action_masks().any()
    assert "result" not in info
    with pytest.raises(sk.SkatError):
        table.step(635)


def test_after_the_end_every_action_is_illegal() -> None:
    table = SkatEnv(seat=sk.Seat.MIDDLEHAND)
    over = sk.play(sk.start(DEAL, table.settings.rules), "p p")
    table.reset(options={"start": over})  # forehand passes: the learner is never on turn
    assert not table.action_masks().any()
    assert table.step(96)[2]


def test_a_deal_that_ended_before_the_learners_turn_is_dealt_anew() -> None:
    def conceding(view: sk.View, rng: random.Random) -> sk.Action:
        if view.phase is sk.Phase.PLAYING and view.seat is not None and view.declarer is view.seat:
            return sk.Concede(view.seat)
        return default_bot(view, rng)

    table = SkatEnv((conceding, conceding), sk.Seat.REARHAND, phases="play")
    for seed in range(30):
        table.reset(seed=seed)
        assert table.course.state.turn is sk.Seat.REARHAND


def test_it_draws_and_is_cut_off() -> None:
    table = SkatEnv(seat=sk.Seat.MIDDLEHAND, render_mode="ansi", max_turns=1)
    table.reset(options={"deal": DEAL})
    assert "Auction" in str(table.render())
    assert table.step(32)[2:4] == (False, True)
    assert SkatEnv().render() is None


@pytest.mark.parametrize("wrong", [None, (default_bot,), (default_bot, 3), [default_bot] * 3])
def test_anything_but_two_bots_is_refused(wrong: tuple[Player, Player]) -> None:
    with pytest.raises(sk.SkatError, match="two bots"):
        SkatEnv(wrong)
    with pytest.raises(sk.SkatError):
        SkatEnv(rules=evolve(sk.ISS, concession="rest"))
