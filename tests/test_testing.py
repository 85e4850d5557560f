import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

import pyskat as sk
from laws.strategies import PHASES
from pyskat import testing

loose: Any = testing  # what the types refuse is refused at run time too

QUICK = settings(max_examples=25, deadline=None, database=None, derandomize=True)
SEARCH = settings(QUICK, max_examples=2000, phases=(Phase.generate, Phase.shrink))
PUSHING = sk.Rules(ramsch=sk.RamschRules(pushing=True))
SUITED = dict(
    zip(PHASES, (sk.ISKO, sk.SIMPLE, sk.PRE_1999, sk.ISS, sk.HOUSE, PUSHING, sk.PUB, sk.ISKO, sk.ISKO), strict=True)
)
"""Each phase with rules under which a deal can come to it."""


def simplest(strategy: SearchStrategy[Any], wanted: Callable[[Any], bool] = lambda _: True) -> Any:  # noqa: ANN401
    return find(strategy, wanted, settings=SEARCH)


def found(strategy: SearchStrategy[Any], examples: int = 25) -> list[Any]:
    """Draw some examples."""
    drawn: list[Any] = []

    @settings(QUICK, max_examples=examples)
    @given(strategy)
    def collect(value: object) -> None:
        drawn.append(value)

    collect()
    return drawn


def check(state: sk.State) -> None:
    """Check what holds in every state, whatever led to it."""
    assert sk.Record.of(state).final == state
    assert bool(sk.legal_actions(state)) == (state.turn is not None) == (not isinstance(state, sk.Finished))
    named = [call.value for _, call in state.calls if isinstance(call, sk.Bid)]
    assert named == sorted(set(named)), "every bid is higher than the one before"


# Small things.


@QUICK
@given(testing.cards(), testing.contracts(), testing.deals(), testing.card_sets(2, 5))
def test_cards_contracts_and_deals_are_what_they_say(
    card: sk.Card, contract: sk.Contract, deal: sk.Deal, some: sk.CardSet
) -> None:
    assert card in sk.DECK
    assert contract.game is not sk.Game.RAMSCH
    assert deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.skat == sk.DECK
    assert 2 <= len(some) <= 5


def test_the_simplest_examples() -> None:
    assert simplest(testing.cards()) is sk.Card.D7
    assert simplest(testing.contracts()) == sk.Contract(sk.Game.DIAMONDS)
    assert simplest(testing.rules()) == sk.ISKO
    assert simplest(testing.deals()) == sk.Deal.from_order(sk.CARDS)
    assert simplest(testing.card_sets()) == sk.CardSet()
    assert simplest(testing.card_sets(32)) == sk.DECK
    assert simplest(testing.actions()) == sk.Pass()


def test_all_29_contracts_that_can_be_declared_are_found() -> None:
    # Five games with trumps: plain, hand, Schneider, Schwarz, ouvert; Null in its four forms.
    assert len(set(found(testing.contracts(), 600))) == 5 * 5 + 4


@pytest.mark.parametrize("preset", [sk.ISKO, sk.SIMPLE, sk.PUB, sk.HOUSE, sk.PRE_1999, sk.ISS])
def test_every_preset_is_among_the_rules(preset: sk.Rules) -> None:
    assert simplest(testing.rules(), lambda rules: rules == preset) == preset


def test_rules_of_other_tables_are_among_the_rules() -> None:
    def is_odd(rules: sk.Rules) -> bool:
        return rules.ramsch is not None and rules.ramsch.pushing and rules.bock is not None and not rules.kontra

    assert simplest(testing.rules(), is_odd).bidding == "jump"


# What is refused.

BEGUN = sk.start(sk.Deal.from_order(sk.CARDS))
OVER = sk.play(BEGUN, "pass, pass, pass")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (lambda: testing.card_sets(-1, 3), r"0 <= min_size <= max_size <= 32"),
        (lambda: testing.card_sets(4, 3), r"0 <= min_size <= max_size <= 32"),
        (lambda: testing.card_sets(0, 33), r"0 <= min_size <= max_size <= 32"),
        (lambda: loose.card_sets("2"), "min_size must be an int"),
        (lambda: testing.actions(sk.view(BEGUN, sk.Seat.REARHAND)), "something to do"),
        (lambda: testing.actions(OVER), "something to do"),
        (lambda: testing.states(sk.Pushing, sk.ISKO), r"one that these rules have: Bidding, .*, not Pushing"),
        (lambda: testing.states(sk.Phase.PUSHING, sk.ISKO), r"one that these rules have: Bidding, .*, not Pushing"),
        (lambda: testing.views(sk.Doubling, sk.SIMPLE), "not Doubling"),
        (lambda: loose.states("playing"), "phase must be a Phase or the type of a state"),
        (lambda: loose.states(sk.Playing, "isko"), "rules must be Rules"),
        (lambda: testing.views(sk.Finished, on_turn=True), "phase must be one in which somebody is on turn"),
        (lambda: testing.views(sk.Phase.FINISHED, on_turn=True), "phase must be one in which somebody is on turn"),
        (lambda: loose.views(on_turn="forehand"), "on_turn must be True or False"),
    ],
)
def test_what_cannot_be_is_refused(asked: Callable[[], object], said: str) -> None:
    with pytest.raises(sk.ArgumentError, match=said):
        asked()


# Actions.


@QUICK
@given(testing.states().filter(lambda state: state.turn is not None), st.data())
def test_an_action_of_a_state_or_of_its_view_is_legal(state: sk.State, data: st.DataObject) -> None:
    assert sk.is_legal(state, data.draw(testing.actions(state)), by=state.turn)
    assert sk.is_legal(state, data.draw(testing.actions(sk.view(state, state.turn))), by=state.turn)


def test_any_action_at_all_is_of_any_kind() -> None:
    kinds = {type(action) for action in found(testing.actions(), 600)}
    assert len(kinds) == 18
    assert sk.Concede in kinds


# States.


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_is_reached_under_rules_that_have_it(phase: type[sk.State]) -> None:
    table = SUITED[phase]
    states = found(testing.states(phase, table), 20)
    assert {state.rules for state in states} == {table}
    for state in (*states, *found(testing.states(phase, None), 20)):
        assert isinstance(state, phase)
        check(state)


def test_a_phase_may_be_named() -> None:
    for name, phase in zip(sk.Phase, PHASES, strict=True):
        assert isinstance(simplest(testing.states(name, None)), phase)


@pytest.mark.parametrize(
    ("rules", "missing"),
    [(sk.ISKO, {sk.Doubling, sk.Pushing}), (sk.HOUSE, {sk.Pushing, sk.Claimed}), (PUSHING, {sk.Doubling})],
)
def test_without_a_phase_all_come_that_the_rules_have(rules: sk.Rules, missing: set[type[sk.State]]) -> None:
    states = found(testing.states(rules=rules), 200)
    assert {state.rules for state in states} == {rules}
    assert {type(state) for state in states} == {*PHASES} - missing


def test_examples_shrink_to_few_actions() -> None:
    # Two passes and 18 by forehand are the shortest auction, and a hand game needs no discard. Three passes end a
    # deal; one that somebody leaves is shorter, but leaving is not simpler.
    shortest = {
        sk.Bidding: 0,
        sk.SkatDecision: 3,
        sk.Discarding: 4,
        sk.Declaring: 5,
        sk.Playing: 4,
        sk.Claimed: 5,
        sk.Finished: 3,
    }
    for phase, count in shortest.items():
        assert len(sk.Record.of(simplest(testing.states(phase))).actions) == count
    two = simplest(testing.states(sk.Playing), lambda state: len(state.played) >= 2)
    assert len(two.played) == 2
    assert not two.interrupts


def test_a_doubling_by_those_who_bid_or_held_needs_a_second_player_in_the_auction() -> None:
    state = simplest(testing.states(sk.Doubling, sk.HOUSE))
    assert len(state.calls) <= 6
    speakers = {seat for seat, call in state.calls if not isinstance(call, sk.Pass)}
    assert state.declarer in speakers
    assert len(speakers) > 1


@pytest.mark.parametrize("kind", [sk.GameResult, sk.PassedIn, sk.RamschResult, sk.Aborted])
def test_the_types_of_ends_are_all_reached(kind: type[sk.Result]) -> None:
    table = sk.PUB if kind is sk.RamschResult else sk.ISKO
    simplest(testing.states(sk.Finished, table), lambda state: isinstance(state.result, kind))


@QUICK
@given(testing.states(sk.Playing), st.data())
def test_states_of_one_type_keep_it(playing: sk.Playing, data: st.DataObject) -> None:
    assert playing.contract.game in sk.Game
    assert isinstance(data.draw(testing.actions(playing)), sk.PlayCard)


# Views and records.


@QUICK
@given(testing.views(rules=None), testing.views(rules=None, on_turn=True))
def test_a_view_holds_what_one_seat_knows_and_on_turn_there_is_something_to_do(seen: sk.View, asked: sk.View) -> None:
    assert len(seen.hand) == (0 if seen.seat is None else seen.hand_sizes[seen.seat])
    assert not seen.hand & seen.unseen
    assert asked.seat is asked.turn
    assert sk.legal_actions(asked)


def test_there_are_views_of_all_three_and_of_spectators() -> None:
    seen = found(testing.views(sk.Phase.PLAYING))
    assert {view.seat for view in seen} == {*sk.Seat, None}
    assert {view.phase for view in (*seen, *found(testing.views(sk.Playing, on_turn=True), 5))} == {sk.Phase.PLAYING}


@QUICK
@given(testing.records(rules=None), testing.records(finished=True), testing.records(finished=False, rules=sk.HOUSE))
def test_records_are_finished_or_not(some: sk.Record, finished: sk.Record, running: sk.Record) -> None:
    assert [fault for fault in some.check() if fault.code is not sk.Code.BID_WITHOUT_GAME] == []
    assert isinstance(finished.final, sk.Finished)
    assert not isinstance(running.final, sk.Finished)
    assert (finished.outcome is None, running.outcome) == (False, None)
    assert (finished.rules, running.rules) == (sk.ISKO, sk.HOUSE)


def test_records_of_either_kind_come_without_asking() -> None:
    assert {isinstance(record.final, sk.Finished) for record in found(testing.records())} == {False, True}


def test_the_module_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    with pytest.raises(ImportError, match=r"pip install 'pyskat-rules\[testing\]'"):
        runpy.run_path(str(Path(sk.__file__).with_name("testing.py")))


def test_nothing_else_of_the_package_needs_it() -> None:
    code = "import sys, pyskat, pyskat.cli, pyskat.solver; print('hypothesis' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert answer.stdout == "False\n"
