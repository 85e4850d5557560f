"""What is legal is one thing, whichever way it is asked for."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, strategies as st

import pyskat as sk
from laws.strategies import FEW, LAW, UNIVERSE, any_state, each_place, reach, sender, walks
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


def _agrees_with_a_tuple(listed: sk.LegalActions, plain: tuple[sk.Action, ...]) -> None:
    assert len(listed) == len(plain)
    assert tuple(iter(listed)) == plain
    assert tuple(reversed(listed)) == plain[::-1]
    assert hash(listed) == hash(plain)
    for index in range(-len(plain), len(plain)):
        assert listed[index] == plain[index]
    for index in (len(plain), len(plain) + 7, -len(plain) - 1):
        with pytest.raises(IndexError):
            listed[index]
    for start in (None, 0, 1, -3, 99):
        for stop in (None, 0, 2, -1, 99):
            for step in (None, 2, -1):
                assert listed[start:stop:step] == plain[start:stop:step]
    for action in plain:
        assert listed.index(action) == plain.index(action)
        assert listed.count(action) == 1


@LAW
@given(state=any_state(), others=st.lists(actions(), max_size=20))
def test_the_list_of_legal_actions_behaves_like_a_tuple(state: sk.State, others: list[sk.Action]) -> None:
    for listed in (sk.legal_actions(state), sk.interrupts(state)):
        plain = tuple(listed)
        if len(plain) <= 100:
            _agrees_with_a_tuple(listed, plain)
        rebuilt = sk.LegalActions(plain)
        assert listed == rebuilt
        assert hash(listed) == hash(rebuilt)
        assert (listed != rebuilt) is False
        assert [action in listed for action in others] == [action in plain for action in others]
        assert bool(listed) == bool(plain)
        strangers: list[Any] = [None, "CJ", 18, sk.Card.CJ, [], plain]
        assert [stranger in listed for stranger in strangers] == [False] * len(strangers)


def _of_a_playing_state() -> tuple[sk.LegalActions, sk.LegalActions]:
    state = reach(random.Random(3), sk.ISKO, sk.Playing, lambda state: len(sk.legal_actions(state)) > 2).state
    return sk.legal_actions(state), sk.interrupts(state)


def test_two_lists_are_equal_only_with_the_same_actions_in_the_same_order() -> None:
    cards, out_of_turn = _of_a_playing_state()
    plain: Sequence[sk.Action] = tuple(cards)
    assert cards != out_of_turn
    assert cards != sk.LegalActions(tuple(plain[1:]))
    assert cards != sk.LegalActions(tuple(plain[::-1]))
    assert cards != plain
    assert sk.LegalActions() == sk.LegalActions(())
    assert cards != sk.LegalActions()


def test_the_list_prints_what_is_legal() -> None:
    cards, _ = _of_a_playing_state()
    assert str(cards) == ", ".join(map(str, cards))
    assert repr(cards) == f"<LegalActions: {cards}>"
    assert repr(sk.LegalActions()) == "<LegalActions: none>"


def test_a_long_list_prints_its_ends_and_says_how_many_it_leaves_out() -> None:
    state = reach(random.Random(1), sk.ISKO, sk.Discarding).state
    listed = sk.legal_actions(state)
    said = str(listed).split(", ")
    left_out = next(word for word in said if word.startswith("…"))
    assert len(listed) == 66
    assert said[0] == str(listed[0])
    assert said[-1] == str(listed[-1])
    assert left_out == f"… {66 - (len(said) - 1)} more …"


def test_what_is_no_state_and_what_is_no_action_is_refused() -> None:
    state = reach(random.Random(1), sk.ISKO, sk.Bidding).state
    for junk in (None, 18, "18", sk.Card.CJ, state.deal, [sk.Pass()]):
        with pytest.raises(sk.ArgumentError):
            sk.why_not(state, junk)  # type: ignore[call-overload]
        with pytest.raises(sk.ArgumentError):
            sk.is_legal(junk, sk.Pass())  # type: ignore[call-overload]
        with pytest.raises(sk.ArgumentError):
            sk.apply(state, junk)  # type: ignore[call-overload]
        with pytest.raises(sk.ArgumentError):
            sk.apply(junk, sk.Pass())  # type: ignore[call-overload]
        with pytest.raises(sk.ArgumentError):
            sk.legal_actions(junk)  # type: ignore[call-overload]
        with pytest.raises(sk.ArgumentError):
            sk.interrupts(junk)  # type: ignore[call-overload]
        with pytest.raises(sk.ArgumentError):
            sk.view(junk, sk.Seat.FOREHAND)  # type: ignore[arg-type]
    for nobody in ("forehand", 3, -1, sk.Suit.HEARTS, True):
        with pytest.raises(sk.ArgumentError):
            sk.why_not(state, sk.Pass(), by=nobody)  # type: ignore[call-overload]


def test_an_action_is_done_to_a_state_and_not_to_a_view() -> None:
    state = reach(random.Random(1), sk.ISKO, sk.Bidding).state
    seen = sk.view(state, state.turn)
    assert sk.is_legal(seen, sk.Pass())
    with pytest.raises(sk.ArgumentError):
        sk.apply(seen, sk.Pass())  # type: ignore[call-overload]
