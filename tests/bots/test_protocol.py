"""Bots that act, until somebody else is on turn."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

import pyskat as sk
from pyskat import bots
from pyskat.bots import Bot, RandomBot, drive
from pyskat.bots.protocol import expect_three

FORE, MIDDLE, REAR = sk.Seat.FOREHAND, sk.Seat.MIDDLEHAND, sk.Seat.REARHAND
GRAND = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT SA ST HA HT | CK CQ C9 SK SQ S9 HK HQ H9 DA | C8 C7 S8 S7 H8 H7 DT DK DQ D9 | D8 D7"
)
"""Forehand takes every trick of a Grand, whatever is played."""


def passing(seen: sk.View, _: random.Random) -> sk.Action:
    return sk.Pass() if seen.phase is sk.Phase.BIDDING else sk.legal_actions(seen)[0]


def test_bots_act_until_a_seat_without_one_is_on_turn() -> None:
    state = sk.start(GRAND)
    assert drive(state, {FORE: passing}, random.Random(1)) is state  # middlehand speaks first
    after = drive(state, {MIDDLE: passing, REAR: passing}, random.Random(1))
    assert after == sk.play(state, "p p")
    assert isinstance(drive(after, {FORE: passing}, random.Random(1)).result, sk.PassedIn)  # type: ignore[union-attr]


def test_nobody_acts_once_a_deal_is_over() -> None:
    over = sk.play(sk.start(GRAND), "p p p")
    assert drive(over, dict.fromkeys(sk.Seat, passing), random.Random(1)) is over


def test_a_bot_is_told_what_its_seat_may_know_and_draws_from_the_generator_given() -> None:
    rng = random.Random(3)
    asked: list[tuple[sk.View, object]] = []

    def listening(seen: sk.View, chance: random.Random) -> sk.Action:
        asked.append((seen, chance))
        return sk.Pass()

    state = sk.start(GRAND)
    drive(state, {MIDDLE: listening}, rng)
    assert asked == [(sk.view(state, MIDDLE), rng)]
    assert asked[0][1] is rng


def test_a_bot_may_claim_instead_of_playing_a_card_and_is_asked_for_an_answer() -> None:
    def claiming(seen: sk.View, _: random.Random) -> sk.Action:
        return sk.Claim(FORE) if seen.phase is sk.Phase.PLAYING else sk.Accept()

    state = sk.start_play(GRAND, sk.Contract(sk.Game.GRAND, hand=True), FORE)
    over = drive(state, dict.fromkeys(sk.Seat, claiming), random.Random(1))
    assert [action for _, action in over.interrupts] == [sk.Claim(FORE), sk.Accept(), sk.Accept()]
    assert isinstance(over, sk.Finished)
    # With 4, game 5, hand 6: 6 × 24; no level was demanded with the claim.
    assert over.result.scores == (144, 0, 0)


def test_what_a_bot_does_wrong_is_told_and_what_it_raises_is_let_through() -> None:
    def overbidding(_: sk.View, __: random.Random) -> sk.Action:
        return sk.Bid(19)

    def absent(_: sk.View, __: random.Random) -> Any:  # noqa: ANN401 - what a careless author writes
        return None

    def failing(_: sk.View, __: random.Random) -> sk.Action:
        raise ZeroDivisionError

    def of_another(_: sk.View, __: random.Random) -> sk.Action:
        return sk.Concede(FORE)

    for bot, code in ((overbidding, sk.Code.NOT_A_BID_VALUE), (of_another, sk.Code.NOT_YOUR_TURN)):
        with pytest.raises(sk.IllegalActionError) as illegal:
            drive(sk.start(GRAND), {MIDDLE: bot}, random.Random(1))
        assert illegal.value.code is code
    with pytest.raises(sk.ArgumentError, match=r"action must be a value such as Bid\(18\)"):
        drive(sk.start(GRAND), {MIDDLE: absent}, random.Random(1))
    with pytest.raises(ZeroDivisionError):
        drive(sk.start(GRAND), {MIDDLE: failing}, random.Random(1))


BOTS: Mapping[sk.Seat, Bot] = {FORE: passing}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((sk.view(sk.start(GRAND), FORE), BOTS, random.Random()), r"state must be what start\(\) or apply\(\) gives"),
        ((sk.start(GRAND), [passing] * 3, random.Random()), "bots must be a mapping from seats to bots"),
        ((sk.start(GRAND), {"forehand": passing}, random.Random()), "bots must be a mapping from seats to bots"),
        ((sk.start(GRAND), {FORE: "random"}, random.Random()), "bots must be a mapping from seats to bots"),
        ((sk.start(GRAND), BOTS, 7), "rng must be a Random, not 7"),
    ],
)
def test_other_arguments_are_refused(arguments: tuple[Any, Any, Any], message: str) -> None:
    with pytest.raises(sk.ArgumentError, match=message):
        drive(*arguments)


@pytest.mark.parametrize("given", [(), [passing] * 2, [passing] * 4, [passing, passing, 3], None, "abc"])
def test_three_bots_are_three_functions(given: object) -> None:
    with pytest.raises(sk.ArgumentError, match="bots must be three bots, by seat"):
        expect_three(given)
    assert expect_three([passing, RandomBot(), passing]) == (passing, RandomBot(), passing)


def test_the_room_gives_its_names_and_its_modules() -> None:
    assert set(vars(bots)["__all__"]) >= {"Bot", "RandomBot", "drive", "named_bot"}
    assert vars(bots)["__getattr__"]("uniform").RandomBot is RandomBot
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        bots.nothing  # type: ignore[attr-defined]  # noqa: B018 - that it is not there
