"""What is legal is one thing, whichever way it is asked for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws.strategies import FEW, LAW, UNIVERSE, any_state, each_place, sender, walks
from pyskat.testing import actions


def _offered(state: sk.State | sk.View) -> set[sk.Action]:
    return {*sk.legal_actions(state), *sk.interrupts(state)}


@each_place
@FEW
@given(data=st.data())
def test_an_action_is_legal_where_it_is_listed_and_nowhere_else(
    rules: sk.Rules, phase: type[sk.State], data: st.DataObject
) -> None:
    state = data.draw(walks(rules, phase)).state
    offered = _offered(state)
    assert offered <= set(UNIVERSE)
    for action in UNIVERSE:
        reason = sk.why_not(state, action)
        assert sk.is_legal(state, action) == (reason is None) == (action in offered), action


@LAW
@given(state=any_state(), wishes=st.lists(actions(), max_size=25))
def test_the_list_of_legal_actions_answers_in_as_the_rules_do(state: sk.State, wishes: list[sk.Action]) -> None:
    for action in [*wishes, *sk.legal_actions(state)[:5], *sk.interrupts(state)]:
        listed = action in sk.legal_actions(state) or action in sk.interrupts(state)
        assert sk.is_legal(state, action) == listed


@each_place
@FEW
@given(data=st.data())
def test_only_a_legal_action_can_be_done_and_the_state_passed_in_stays(
    rules: sk.Rules, phase: type[sk.State], data: st.DataObject
) -> None:
    reached = data.draw(walks(rules, phase))
    state, before, offered = reached.state, hash(reached.state), _offered(reached.state)
    for action in (*UNIVERSE[data.draw(st.integers(0, 3)) :: 4], *offered):
        if action in offered:
            assert sk.apply(state, action) != state
            assert sk.apply(state, action, by=sender(state, action)) == sk.apply(state, action)
            continue
        with pytest.raises(sk.IllegalActionError) as caught:
            sk.apply(state, action)
        assert caught.value.reason == sk.why_not(state, action)
    assert hash(state) == before
    replayed = sk.start(reached.deal, reached.rules)
    for action in reached.actions:
        replayed = sk.apply(replayed, action)
    assert state == replayed


@each_place
@FEW
@given(data=st.data())
def test_what_a_wrong_seat_sends_is_refused_as_not_its_turn(
    rules: sk.Rules, phase: type[sk.State], data: st.DataObject
) -> None:
    state = data.draw(walks(rules, phase)).state
    wanted = sk.Code.DEAL_OVER if isinstance(state, sk.Finished) else sk.Code.NOT_YOUR_TURN
    for action in data.draw(st.lists(actions(), min_size=30, max_size=30)) + list(_offered(state))[:60]:
        for seat in sk.Seat:
            reason = sk.why_not(state, action, by=seat)
            if seat is sender(state, action):
                assert reason == sk.why_not(state, action)
                assert sk.is_legal(state, action, seat) == sk.is_legal(state, action)
                continue
            assert reason is not None
            assert reason.code is wanted
            with pytest.raises(sk.IllegalActionError) as caught:
                sk.apply(state, action, by=seat)
            assert caught.value.reason == reason


@each_place
@FEW
@given(data=st.data())
def test_a_refusal_says_something_in_both_languages(
    rules: sk.Rules, phase: type[sk.State], data: st.DataObject
) -> None:
    state = data.draw(walks(rules, phase)).state
    reasons = {reason.code: reason for action in UNIVERSE if (reason := sk.why_not(state, action)) is not None}
    for reason in reasons.values():
        assert reason.rule
        assert "{" not in reason.explain() + reason.explain("de")
        assert reason.explain() != reason.explain("de")


@LAW
@given(state=any_state())
def test_there_is_something_to_do_until_the_deal_is_over(state: sk.State) -> None:
    over = isinstance(state, sk.Finished)
    assert (len(sk.legal_actions(state)) == 0) == over
    assert (len(sk.interrupts(state)) == 0) == over
    assert (state.turn is None) == over
    listed = [*sk.legal_actions(state), *sk.interrupts(state)]
    assert len(set(listed)) == len(listed)
