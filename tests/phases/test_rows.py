"""One row a phase: it judges a view as it judges the state, and the fast way of the play as the row does."""

import gc
from enum import Enum
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Final, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws.strategies import EYES, LAW, UNIVERSE, any_state
from pyskat import testing
from pyskat.kernel import Position
from pyskat.phases.rows import ROWS
from pyskat.phases.state import DealState
from pyskat.phases.story import Story

STATES: Final = st.one_of(any_state(), testing.states())
"""Under the tables that the laws know, and under any rules."""

IN_TURN: Final = tuple(action for action in UNIVERSE if not isinstance(action, sk.Forfeit))


def test_the_rows_are_the_phases_and_their_classes_the_kinds_of_state() -> None:
    assert list(ROWS) == list(sk.Phase)
    assert tuple(row.type for row in ROWS.values()) == get_args(sk.State)
    assert [(phase.value.replace(" ", ""), row.type.phase) for phase, row in ROWS.items()] == [
        (row.type.__name__.lower(), phase) for phase, row in ROWS.items()
    ]


@LAW
@given(state=STATES, wishes=st.lists(st.sampled_from(IN_TURN), max_size=40))
def test_a_row_judges_a_view_of_the_seat_on_turn_as_it_judges_the_state(
    state: sk.State, wishes: list[sk.Action]
) -> None:
    row, seen = ROWS[state.phase], sk.view(state, state.turn)
    assert seen.phase is state.phase is type(state).phase
    assert type(state) is row.type
    assert row.options(seen) == row.options(state) == sk.legal_actions(state)
    assert row.interrupts(seen) == row.interrupts(state)
    assert [*row.interrupts(state)] == [a for a in sk.interrupts(state) if not isinstance(a, sk.Forfeit)]
    for action in [*wishes, *row.options(state)[:20], *row.interrupts(state)]:
        assert row.why_not(seen, action) == row.why_not(state, action) == sk.why_not(state, action)


@LAW
@given(state=testing.states(sk.Playing))
def test_the_fast_way_of_a_card_is_the_way_of_the_row(state: sk.Playing) -> None:
    row = ROWS[state.phase]
    for play in map(sk.PlayCard, sk.CARDS):
        reason = row.why_not(state, play)
        if reason is None:
            assert sk.apply(state, play) == sk.apply(state, play, state.turn) == row.step(state, play)
            continue
        with pytest.raises(sk.IllegalActionError) as caught:
            sk.apply(state, play)
        assert caught.value.reason == reason


HIDING: Final = (sk.Deal, DealState, Story, Position)
LEADS_NOWHERE: Final = (type, ModuleType, FunctionType, BuiltinFunctionType, str, int, Enum, type(None))


def found_in(value: object) -> list[object]:
    """List everything that can be reached from a value by way of what it refers to."""
    found: dict[int, object] = {}
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if id(part) not in found and not isinstance(part, LEADS_NOWHERE):
            found[id(part)] = part
            waiting += gc.get_referents(part)
    return list(found.values())


@LAW
@given(state=STATES)
def test_no_way_leads_from_a_view_to_the_deal_whatever_was_asked_of_it_before(state: sk.State) -> None:
    assert any(isinstance(part, Story) for part in found_in(state))
    for eye in EYES:
        seen = sk.view(state, eye)
        for _ in range(2):
            assert [part for part in found_in(seen) if isinstance(part, HIDING)] == []
            told: list[object] = [seen.tricks, seen.trick, seen.unseen, *map(seen.may_hold, sk.Seat), repr(seen)]
            told += [hash(seen), sk.legal_actions(seen), sk.interrupts(seen), seen.result and seen.result.explain()]
            assert [part for part in found_in(told) if isinstance(part, HIDING)] == []


@pytest.mark.parametrize(
    ("moves", "picked_up"),
    [
        ("p p p", False),
        ("p p p, p", False),
        ("p p p, p p", False),
        ("p p p, p s", True),
        ("p p p, s", True),
        ("p p p, s, push D7 D8", True),
        ("p p p, s, push D7 D8, p p", True),
        ("p p p, p p p", False),
        ("18 p p", False),
        ("18 p p, s", True),
        ("18 p p, grand hand", False),
    ],
)
def test_somebody_picked_the_skat_up_or_nobody_did_and_leaving_changes_nothing_of_it(
    moves: str, *, picked_up: bool
) -> None:
    rules = sk.Rules(kontra=sk.KontraRules(), ramsch=sk.RamschRules(pushing=True))
    state = sk.play(sk.start(sk.Deal.from_order(sk.CARDS), rules), moves)
    assert state.picked_up == picked_up
    assert sk.play(state, "left rearhand").picked_up == picked_up
