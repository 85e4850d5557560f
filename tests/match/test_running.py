"""Deals that bots play, whatever they do; and many of them, handed out."""

import random
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

import pytest

import pyskat as sk
from careless import careless
from effort import some
from laws.strategies import TABLES
from pyskat.bots import Bot, RandomBot
from pyskat.match import Fault, FaultKind, play_deal
from pyskat.match.running import dealt, generators, in_order, list_points, run

P = ParamSpec("P")
T = TypeVar("T")
FORE, MIDDLE, REAR = sk.Seat.FOREHAND, sk.Seat.MIDDLEHAND, sk.Seat.REARHAND
DEAL = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT SA ST HA HT | CK CQ C9 SK SQ S9 HK HQ H9 DA | C8 C7 S8 S7 H8 H7 DT DK DQ D9 | D8 D7"
)
"""Forehand takes every trick of a Grand, whatever is played."""
GRAND = sk.start_play(DEAL, sk.Contract(sk.Game.GRAND, hand=True), FORE)
BOT = RandomBot()


def rngs() -> list[random.Random]:
    return [random.Random(seat) for seat in range(3)]


# ---- One deal -----------------------------------------------------------------------------------------------------


def test_a_deal_is_played_to_its_end_and_kept_as_a_record() -> None:
    for number in range(5):
        deal = sk.Deal.shuffled(random.Random(number))
        record = play_deal(deal, (careless, BOT, careless), random.Random(3), sk.PUB)
        assert record == play_deal(deal, [careless, BOT, careless], random.Random(3), sk.PUB)
        assert (record.deal, record.rules) == (deal, sk.PUB)
        assert isinstance(record.final, sk.Finished)
        assert record == sk.Record.of(record.final)
    assert play_deal(deal, (BOT, BOT, BOT), random.Random(3)).rules == sk.ISKO


def test_bots_in_a_deal_are_three() -> None:
    with pytest.raises(sk.ArgumentError, match="bots must be three bots, by seat"):
        play_deal(DEAL, (BOT, BOT), random.Random())


def test_a_single_deal_lets_a_bot_fail_aloud() -> None:
    def overbidding(_: sk.View, __: random.Random) -> sk.Action:
        return sk.Bid(1000)

    with pytest.raises(sk.IllegalActionError):
        play_deal(DEAL, (BOT, overbidding, BOT), random.Random())


def test_what_is_random_hangs_on_seed_deal_and_seat_alone() -> None:
    first, again, other, next_one = (
        [each.random() for each in generators(*at)] for at in ((0, 0), (0, 0), (1, 0), (0, 1))
    )
    assert first == again
    assert len({*first, *other, *next_one}) == 9
    assert dealt(0, 0) == dealt(0, 0)
    assert len({dealt(*at) for at in ((0, 0), (0, 1), (1, 0), (-1, 0), (10, 1), (1, 1), (1, 11))}) == 7
    # Fixed for good: the same on every machine and from release to release.
    assert str(dealt(0, 0).skat) == SKAT
    assert [each.getrandbits(16) for each in generators(0, 0)] == BITS


SKAT = "CK SK"
BITS = [17975, 2381, 35976]


def test_a_deal_played_well_has_no_faults_and_a_time_for_each_decision() -> None:
    ran = run(GRAND, (BOT, BOT, BOT), rngs())
    assert ran.faults == ()
    assert len(ran.times) == 30
    assert [seat for seat, _ in ran.times[:3]] == [FORE, MIDDLE, REAR]
    assert all(time >= 0 for _, time in ran.times)
    assert ran.finished.result.scores == (192, 0, 0)  # with 4, game 5, hand 6, Schneider 7, Schwarz 8: 8 × 24
    assert list_points(ran.finished) == (242, 0, 0)


class Shy:
    """It raises whoever looks at it."""

    def __repr__(self) -> str:
        raise RuntimeError

    def __eq__(self, _: object) -> bool:
        raise RuntimeError

    __hash__ = None  # type: ignore[assignment]


class SilentError(Exception):
    """It does not say what is wrong."""

    def __str__(self) -> str:
        raise RuntimeError


class OwnBid(sk.Bid):
    """No bid of pyskat."""


def raising(error: BaseException) -> Callable[[sk.View, random.Random], sk.Action]:
    def bot(_: sk.View, __: random.Random) -> sk.Action:
        raise error

    return bot


def answering(answer: object) -> Callable[[sk.View, random.Random], Any]:
    return lambda _, __: answer


def changing(seen: sk.View, _: random.Random) -> sk.Action:
    seen.hand = sk.DECK  # type: ignore[misc]  # a frozen value
    return sk.Pass()


def broken() -> sk.Bid:
    bid = sk.Bid(18)
    object.__setattr__(bid, "value", "18")
    return bid


@pytest.mark.parametrize(
    ("bot", "kind", "name"),
    [
        (raising(ValueError("no idea")), FaultKind.RAISED, "ValueError"),
        (raising(SilentError()), FaultKind.RAISED, "SilentError"),
        (raising(RecursionError("x" * 1000)), FaultKind.RAISED, "RecursionError"),
        (changing, FaultKind.RAISED, "FrozenInstanceError"),
        (answering(None), FaultKind.NO_ACTION, "wrong_type"),
        (answering("18"), FaultKind.NO_ACTION, "wrong_type"),
        (answering(sk.Bid), FaultKind.NO_ACTION, "wrong_type"),
        (answering(Shy()), FaultKind.NO_ACTION, "wrong_type"),
        (answering(OwnBid(18)), FaultKind.NO_ACTION, "wrong_type"),
        (answering(broken()), FaultKind.NO_ACTION, "TypeError"),
        (answering(sk.Bid(19)), FaultKind.ILLEGAL, "not_a_bid_value"),
        (answering(sk.PlayCard(sk.Card.CJ)), FaultKind.ILLEGAL, "not_now"),
        (answering(sk.Concede(FORE)), FaultKind.ILLEGAL, "not_your_turn"),
        (answering(sk.Forfeit(MIDDLE, sk.Cause.LEFT)), FaultKind.FORFEITED, "left"),
        (answering(sk.Forfeit(MIDDLE, sk.Cause.TIMED_OUT)), FaultKind.FORFEITED, "timed out"),
    ],
)
def test_what_a_bot_does_wrong_is_noted_and_the_first_legal_action_stands(bot: Bot, kind: FaultKind, name: str) -> None:
    def quiet(seen: sk.View, _: random.Random) -> sk.Action:
        return sk.Pass() if seen.phase is sk.Phase.BIDDING else sk.legal_actions(seen)[0]

    ran = run(sk.start(DEAL), (quiet, bot, quiet), rngs())
    assert ran.finished.calls[:2] == ((MIDDLE, sk.Bid(18)), (FORE, sk.Pass()))
    assert ran.finished.declarer is MIDDLE  # the first that is legal is a bid, and nobody held
    first = ran.faults[0]
    assert (first.seat, first.kind, first.name) == (MIDDLE, kind, name)
    assert {fault.seat for fault in ran.faults} == {MIDDLE}
    assert len(str(first.what)) <= 200
    # What middlehand did wrong in the play is noted as well: every decision of the bot was one.
    assert len(ran.faults) == sum(seat is MIDDLE for seat, _ in ran.times)


def test_a_single_fault_costs_only_the_choice() -> None:
    asked = iter([None])

    def once_absent(seen: sk.View, rng: random.Random) -> Any:  # noqa: ANN401 - as a careless author has it
        return next(asked, BOT(seen, rng))

    ran = run(GRAND, (once_absent, BOT, BOT), rngs())
    assert ran.finished.played[0] == sk.legal_actions(GRAND)[0].card  # type: ignore[union-attr]
    assert [(fault.seat, fault.kind) for fault in ran.faults] == [(FORE, FaultKind.NO_ACTION)]


@pytest.mark.parametrize("error", [KeyboardInterrupt(), SystemExit(), GeneratorExit()])
def test_whoever_stops_the_program_stops_it(error: BaseException) -> None:
    with pytest.raises(type(error)):
        run(sk.start(DEAL), (BOT, raising(error), BOT), rngs())


def talking(seen: sk.View, _: random.Random) -> sk.Action:
    """Propose something wherever that is possible, never agree, and bid as often as there is room."""
    proposals: tuple[type[sk.Action], ...] = (sk.Claim, sk.Show) if seen.seat is seen.declarer else (sk.Concede,)
    for action in sk.interrupts(seen):
        if isinstance(action, proposals):
            return action
    legal = sk.legal_actions(seen)
    for refusal in (sk.Refuse(), sk.PlayOn(), sk.Hold()):
        if refusal in legal:
            return refusal
    return legal[0]


@pytest.mark.parametrize("name", TABLES)
def test_no_deal_goes_on_for_ever(name: str) -> None:
    for number in range(1 if TABLES[name].bidding == "any" else some(6)):  # there half a thousand bids are made
        ran = run(sk.start(dealt(1, number), TABLES[name]), (talking,) * 3, rngs())
        assert ran.faults == ()
        auction, interrupts = len(ran.finished.calls), len(ran.finished.interrupts)
        # Each value once, and its answer, and passing; between two cards each seat speaks once and two answer.
        assert auction <= 2 * 500
        assert interrupts <= 30 * 3 * 3
        assert len(ran.times) <= auction + interrupts + 30 + 12


def test_where_claims_are_answered_the_talk_is_long() -> None:
    ran = run(sk.start_play(dealt(1, 1), sk.Contract(sk.Game.GRAND, hand=True), FORE), (talking,) * 3, rngs())
    kinds = [type(action) for _, action in ran.finished.interrupts]
    assert len(ran.finished.played) == 30
    assert kinds.count(sk.Show) == 1  # which is a claim as well, and possible once
    assert kinds.count(sk.Claim) + 1 == kinds.count(sk.Refuse) == 10  # before each card of the declarer's
    assert kinds.count(sk.Concede) == kinds.count(sk.PlayOn) == 20


# ---- List points --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "rules", "points"),
    [
        ("p p p", sk.ISKO, (0, 0, 0)),
        ("18 p p, grand hand, concede middlehand", sk.ISKO, (40, -338, 40)),  # without 4, game 5, hand 6: −288 − 50
    ],
)
def test_points_on_the_list_by_seat(moves: str, rules: sk.Rules, points: tuple[int, int, int]) -> None:
    over = sk.play(sk.start(DEAL, rules), moves)
    assert isinstance(over, sk.Finished)
    assert list_points(over) == points


def test_a_ramsch_and_an_aborted_deal_on_the_list() -> None:
    over = run(sk.play(sk.start(DEAL, sk.PUB), "p p p"), (BOT,) * 3, rngs()).finished
    assert isinstance(over.result, sk.RamschResult)
    assert list_points(over) == over.result.scores != (0, 0, 0)
    left = sk.apply(sk.start(DEAL), sk.Forfeit(FORE, sk.Cause.LEFT))
    assert isinstance(left, sk.Finished)
    assert list_points(left) == (0, 0, 0)


# ---- Many deals ---------------------------------------------------------------------------------------------------


def square(number: int) -> int:
    return number * number


@pytest.mark.parametrize("window", [1, 2, 5, 100])
def test_tasks_are_done_in_order_wherever(window: int) -> None:
    with ThreadPoolExecutor(3) as threads:
        assert list(in_order(square, iter(range(20)), threads, window)) == [n * n for n in range(20)]
        assert list(in_order(square, (), threads, window)) == []
    assert list(in_order(square, range(20), None)) == [n * n for n in range(20)]


class Waiting(Executor):
    """It does nothing by itself, and keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do only what is given first."""
        future: Future[T] = Future()
        self.given.append(future)
        if len(self.given) == 1:
            future.set_result(fn(*args, **kwargs))
        return future


def test_only_so_many_tasks_are_out_and_whoever_stops_takes_them_back() -> None:
    waiting = Waiting()
    results = in_order(square, iter(range(10**9)), waiting, window=4)
    assert next(results) == 0
    assert len(waiting.given) == 4
    results.close()  # type: ignore[attr-defined]  # a generator
    assert [future.cancelled() for future in waiting.given] == [False, True, True, True]


def test_kinds_of_faults_say_themselves_in_both_languages() -> None:
    assert [kind.say("en") for kind in FaultKind] == ["an exception", "not possible", "no action", "left the table"]
    assert [kind.say("de") for kind in FaultKind][1:] == ["nicht möglich", "keine Aktion", "den Tisch verlassen"]
    assert str(FaultKind.NO_ACTION) == "no action"
    with pytest.raises(sk.ArgumentError):
        FaultKind.RAISED.say("fr")  # type: ignore[arg-type]
    assert Fault(FORE, FaultKind.RAISED, "ValueError: a: b").name == "ValueError"
