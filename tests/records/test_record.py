"""One deal as one value: started, continued, taken back, replayed and checked."""

import copy
import pickle
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws.strategies import LAW, PHASES, any_rules, walk, walks
from pyskat.base.values import FrozenMap
from pyskat.records.recorded import RecordedEnd

DEAL = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | DA DT DK DQ D9 D8 HQ H9 H8 H7 | C7 D7"
)
"""Forehand holds every club but the seven, which lies in the skat; middlehand the spades, rearhand the diamonds."""

NAMES = ("Ann", "Bob", "Cid")
loose: Any = sk
"""The package without its types, for calls that a type checker would refuse."""

SEEDS = st.integers(0, 2**32 - 1)


def told_of(faults: tuple[sk.Reason, ...]) -> list[str]:
    """Give faults in words."""
    return [str(fault) for fault in faults]


def told(deal: sk.Deal, text: str, rules: sk.Rules = sk.ISKO) -> sk.Record:
    """Record some moves."""
    return sk.Record.of(sk.play(sk.start(deal, rules), text))


# Starting and going on.


def test_a_started_record_is_an_auction_under_the_skat_order_and_claims_nothing() -> None:
    record = sk.Record.start(DEAL, sk.ISS, players=NAMES)
    assert (record.deal, record.rules, record.actions, record.players) == (DEAL, sk.ISS, (), NAMES)
    assert (record.outcome, record.check(), list(record.steps())) == (None, (), [])
    assert record.final == sk.start(DEAL, sk.ISS)
    usual = sk.Record.start(DEAL)
    assert (usual.rules, usual.players) == (sk.ISKO, ("", "", ""))


@pytest.mark.parametrize(
    "make",
    [
        lambda: loose.Record.start("CJ SJ"),
        lambda: loose.Record.start(DEAL, "ISKO"),
        lambda: loose.Record.of("18 y"),
        lambda: loose.Record.start(DEAL).undo("1"),
    ],
)
def test_a_record_is_made_of_a_deal_and_rules_or_of_a_state(make: Callable[[], object]) -> None:
    with pytest.raises(sk.ArgumentError):
        make()


def test_going_on_leaves_the_earlier_record_as_it_was() -> None:
    before = sk.Record.start(DEAL, players=NAMES)
    after = before.then(sk.Bid(18), by=sk.Seat.MIDDLEHAND)
    assert before == sk.Record.start(DEAL, players=NAMES)
    assert (after.actions, after.players) == ((sk.Bid(18),), NAMES)
    assert (after.final.bid, after.final.turn) == (18, sk.Seat.FOREHAND)


@pytest.mark.parametrize(
    ("before", "action", "by", "code"),
    [
        ("", sk.Bid(19), None, sk.Code.NOT_A_BID_VALUE),
        ("", sk.Bid(18), sk.Seat.REARHAND, sk.Code.NOT_YOUR_TURN),
        ("p p p", sk.Pass(), None, sk.Code.DEAL_OVER),
    ],
)
def test_going_on_refuses_what_is_not_possible(
    before: str, action: sk.Action, by: sk.Seat | None, code: sk.Code
) -> None:
    with pytest.raises(sk.IllegalActionError) as refused:
        told(DEAL, before).then(action, by=by)
    assert refused.value.code is code


def test_a_deal_that_is_over_gets_its_outcome() -> None:
    record = told(DEAL, "p p")
    assert record.outcome is None
    over = record.then(sk.Pass())
    assert over.outcome == sk.Outcome(verdict=RecordedEnd.PASSED)
    assert over.undo().outcome is None
    assert over.undo(0) == over


@given(seed=SEEDS, rules=any_rules())
@LAW
def test_what_was_recorded_step_by_step_is_the_finished_deals_record(seed: int, rules: sk.Rules) -> None:
    deal = walk(random.Random(seed), rules)
    record = sk.Record.start(deal.deal, rules)
    for action, state in zip(deal.actions, deal.states[1:], strict=True):
        record = record.then(action)
        assert record.final == state
    assert record == sk.Record.of(deal.state)
    assert told_of(record.check()) == [
        f"bid: {action.value} is no value that a game can have"
        for action in deal.actions
        if isinstance(action, sk.Bid) and action.value not in sk.BID_VALUES
    ]


# Replaying.


@pytest.mark.parametrize("phase", PHASES)
@given(data=st.data())
@LAW
def test_the_record_of_a_state_leads_to_that_state(phase: type[sk.State], data: st.DataObject) -> None:
    done = data.draw(walks(phase=phase))
    record = sk.Record.of(done.state)
    assert record.actions == done.actions
    assert record.final == done.state
    assert (record.outcome is None) is not isinstance(done.state, sk.Finished)


@pytest.mark.parametrize(
    "text",
    [
        "CA, SA, DA, concede middlehand, CK, show forehand, SK, DK, C8, concede rearhand",
        "concede rearhand, show forehand, concede middlehand",  # at one place
    ],
)
def test_what_is_done_out_of_turn_keeps_its_place_in_the_record(text: str) -> None:
    state = sk.play(sk.start(DEAL, sk.ISS), f"p p 18, clubs hand, {text}")
    record = sk.Record.of(state)
    assert ", ".join(map(str, record.actions)) == f"pass, pass, 18, clubs hand, {text}"
    assert record.final == state


@given(seed=SEEDS, rules=any_rules())
@LAW
def test_steps_give_each_state_and_what_was_done_in_it(seed: int, rules: sk.Rules) -> None:
    deal = walk(random.Random(seed), rules)
    record = sk.Record(deal.deal, rules, deal.actions)
    steps = list(record.steps())
    assert [state for state, _ in steps] == list(deal.states[:-1])
    assert [action for _, action in steps] == list(deal.actions)
    assert all(sk.apply(state, action) == after for (state, action), (after, _) in pairwise(steps))


ILLEGAL = [
    pytest.param((sk.Bid(18), sk.Bid(20)), 1, "hold or pass", id="the one asked raises"),
    pytest.param((sk.Hold(),), 0, "nobody has bid", id="nothing to hold"),
    pytest.param((sk.Pass(), sk.Pass(), sk.Pass(), sk.Pass()), 3, "the deal is over", id="after the end"),
    pytest.param((sk.Pass(), sk.Pass(), sk.Bid(18), sk.PlayCard(sk.Card.CJ)), 3, "pick up", id="no game declared"),
]


@pytest.mark.parametrize(("actions", "index", "why"), ILLEGAL)
def test_an_illegal_action_is_named_by_its_index(actions: tuple[sk.Action, ...], index: int, why: str) -> None:
    record = sk.Record(DEAL, actions=actions)
    for use in (lambda: record.final, lambda: list(record.steps()), record.check):
        with pytest.raises(sk.RecordError) as found:
            use()
        assert found.value.index == index
        assert found.value.line is None
        assert found.value.code is sk.Code.ILLEGAL_MOVE
        assert str(actions[index]) in str(found.value)
        assert f"move {index}" in str(found.value)
        assert why in str(found.value)
        assert isinstance(found.value.__cause__, sk.IllegalActionError)


def test_steps_come_one_by_one_and_those_before_the_illegal_one_can_still_be_seen() -> None:
    steps = sk.Record(DEAL, actions=(sk.Bid(18), sk.Bid(20))).steps()
    assert next(steps) == (sk.start(DEAL), sk.Bid(18))
    with pytest.raises(sk.RecordError):
        list(steps)


# Taking back.


@given(seed=SEEDS, rules=any_rules(), share=st.floats(0, 1))
@LAW
def test_taking_back_is_the_inverse_of_going_on(seed: int, rules: sk.Rules, share: float) -> None:
    deal = walk(random.Random(seed), rules)
    count = int(share * (len(deal.actions) - 1))
    before = sk.Record(deal.deal, rules, deal.actions[:count], NAMES, FrozenMap({"CO": "so far"}))
    after = before.then(deal.actions[count])
    assert after.undo() == before
    assert after.undo().final == deal.states[count]
    assert after.undo().then(deal.actions[count]) == after


@given(seed=SEEDS, count=st.integers(0, 20))
@LAW
def test_taking_several_back_leaves_the_first_ones(seed: int, count: int) -> None:
    deal = walk(random.Random(seed), sk.ISKO)
    count = min(count, len(deal.actions))
    record = sk.Record.of(deal.state)
    back = record.undo(count)
    assert back.actions == deal.actions[: len(deal.actions) - count]
    assert back.final == deal.states[len(deal.actions) - count]
    assert record.undo(len(deal.actions)) == sk.Record.start(deal.deal)


@pytest.mark.parametrize("count", [3, 100, -1])
def test_more_than_there_is_cannot_be_taken_back(count: int) -> None:
    record = told(DEAL, "18 y")
    with pytest.raises(sk.RecordError) as refused:
        record.undo(count)
    assert refused.value.code is sk.Code.NOTHING_TO_UNDO
    assert dict(refused.value.reason.params) == {"count": count, "have": 2}
    assert refused.value.index is None


# Stopping early, and checking.


def test_a_record_that_stops_early_is_not_finished_and_a_claim_is_questioned() -> None:
    record = told(DEAL, "p p 18, clubs hand, CA SA DA CT")
    assert isinstance(record.final, sk.Playing)
    assert (record.outcome, record.check()) == (None, ())
    claim = sk.Outcome(verdict=RecordedEnd.WIN, declarer=sk.Seat.FOREHAND, value=156, matadors=11)
    (difference,) = told_of(evolve(record, outcome=claim).check())
    assert difference.startswith("result: recorded win")
    assert "stops" in difference


CONCEDED = sk.Outcome(
    verdict=RecordedEnd.LOSS,
    declarer=sk.Seat.FOREHAND,
    value=-312,
    matadors=11,
    points=0,
    tricks=0,
    resigned=True,
    contract=sk.Contract(sk.Game.CLUBS, hand=True),
    bid=18,
)
"""Clubs hand with 11, given up at once: (11 + game + hand) × 12 = 156, lost twice."""

GIVEN_UP = told(DEAL, "p p 18, clubs hand, concede forehand")


def test_the_outcome_of_a_game_that_was_given_up_under_the_skat_order() -> None:
    assert GIVEN_UP.outcome == CONCEDED
    asked = sk.play(sk.start(DEAL), "p p 18, clubs hand, concede rearhand")
    assert sk.Record.of(asked).outcome is None
    defended = sk.Record.of(sk.apply(asked, sk.Accept()))
    assert defended.outcome == evolve(CONCEDED, verdict=RecordedEnd.WIN, value=156)


DIFFERENCES: list[tuple[dict[str, Any], str]] = [
    ({"value": -311}, "value: recorded -311, by the rules -312"),
    ({"declarer": sk.Seat.REARHAND}, "declarer: recorded rearhand, by the rules forehand"),
    ({"declarer": None}, "declarer: recorded nobody, by the rules forehand"),
    ({"matadors": -11}, "matadors: recorded -11, by the rules 11"),
    ({"overbid": True}, "overbid: recorded yes, by the rules no"),
    ({"points": 1}, "points: recorded 1, by the rules 0"),
    ({"tricks": 10}, "tricks: recorded 10, by the rules 0"),
    ({"schneider": True}, "schneider: recorded yes, by the rules no"),
    ({"schwarz": True}, "schwarz: recorded yes, by the rules no"),
    ({"penalties": (False, True, False)}, "penalties: recorded (no, yes, no), by the rules (no, no, no)"),
    ({"left": sk.Seat.FOREHAND}, "left: recorded forehand, by the rules nobody"),
    ({"timed_out": sk.Seat.FOREHAND}, "timed out: recorded forehand, by the rules nobody"),
    ({"resigned": False}, "resigned: recorded no, by the rules yes"),
    ({"contract": sk.Contract(sk.Game.CLUBS)}, "contract: recorded clubs, by the rules clubs hand"),
    ({"bid": 20}, "bid: recorded 20, by the rules 18"),
    ({"verdict": RecordedEnd.WIN}, "result: recorded win, by the rules loss"),
    # What a record does not say is not contradicted.
    *[({"resigned": None}, ""), ({"contract": None, "bid": None}, "")],
]


@pytest.mark.parametrize(("wrong", "said"), DIFFERENCES)
def test_each_field_that_differs_is_named(wrong: dict[str, Any], said: str) -> None:
    assert told_of(evolve(GIVEN_UP, outcome=evolve(CONCEDED, **wrong)).check()) == ([said] if said else [])


def test_only_what_was_declared_is_recorded() -> None:
    moves = {
        "p p p": (None, None),
        "18 p p, left forehand": (None, None),
        "18 p p, clubs hand, left forehand": (sk.Contract(sk.Game.CLUBS, hand=True), 18),
    }
    for said, declared in moves.items():
        outcome = told(DEAL, said).outcome
        assert outcome is not None
        assert (outcome.contract, outcome.bid) == declared


@pytest.mark.parametrize("wrong", [{"scores": (0, 0, 0)}, {"contract": "clubs"}, {"bid": "18"}])
def test_what_means_nothing_in_a_game_is_not_recorded(wrong: dict[str, Any]) -> None:
    with pytest.raises(sk.ArgumentError):
        evolve(CONCEDED, **wrong)


def test_every_difference_is_told_and_the_remarks_on_bids_last_or_apart() -> None:
    record = told(DEAL, "19 y 21 p p, clubs hand, concede middlehand", sk.ISS)
    assert record.outcome is not None
    remarks = [f"bid: {bid} is no value that a game can have" for bid in (19, 21)]
    claimed = evolve(record, outcome=evolve(record.outcome, value=1, points=2))
    told_apart = told_of(claimed.differences())
    assert [line.split(" recorded ")[0] for line in told_apart] == ["value:", "points:"]
    assert told_of(claimed.check()) == [*told_apart, *remarks]
    assert told_of(claimed.remarks()) == told_of(record.remarks()) == remarks
    assert record.differences() == ()


# As a value.


def test_records_are_equal_when_everything_in_them_is_whether_looked_at_or_not() -> None:
    record, fresh = told(DEAL, "18 y"), told(DEAL, "18 y")
    assert record.final is record.final
    assert (record, hash(record)) == (fresh, hash(fresh))
    assert record.final == fresh.final
    others = [
        record.undo(),
        told(DEAL, "18 y", sk.ISS),
        evolve(record, players=("Ann", "", "")),
        evolve(record, tags=FrozenMap({"CO": "x"})),
        evolve(record, outcome=CONCEDED),
        sk.Record(sk.Deal.from_order(sk.CARDS), actions=record.actions),
    ]
    assert all(record != other for other in others)


@pytest.mark.parametrize("look_first", [False, True])
@pytest.mark.parametrize("text", ["", "18 y", "p p p", "p p 18, clubs hand, CA SA DA, concede forehand"])
def test_records_survive_pickling(text: str, *, look_first: bool) -> None:
    record = evolve(told(DEAL, text), players=NAMES, tags=FrozenMap({"CO": "so far"}))
    if look_first:
        assert record.final is not None
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        back = pickle.loads(pickle.dumps(record, protocol))  # noqa: S301 - our own bytes
        assert back == record
        assert hash(back) == hash(record)
        assert back.final == record.final


def test_a_record_is_a_value_that_prints_what_it_is() -> None:
    record = told(DEAL, "18 y")
    assert copy.copy(record) is copy.deepcopy(record) is record
    with pytest.raises(AttributeError):
        record.actions = ()  # type: ignore[misc]
    assert repr(record) == "<Record of 2 actions: no outcome>"
    assert repr(told(DEAL, "p p p")).startswith("<Record of 3 actions: Outcome(verdict=RecordedEnd.PASSED")


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": ["Ann", "Bob", "Cleo"]},
        {"players": ("Ann", "Bob")},
        {"players": ("Ann", "Bob", 3)},
        {"deal": 5},
        {"rules": "ISKO"},
    ],
)
def test_a_record_is_made_of_what_a_record_has(wrong: dict[str, Any]) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        sk.Record(**{"deal": DEAL, **wrong})
    assert caught.value.code is sk.Code.WRONG_TYPE
