import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

import pyskat as sk
from pyskat import testing

QUICK = settings(max_examples=25, deadline=None, database=None, derandomize=True)
SEARCH = settings(QUICK, max_examples=2000, phases=(Phase.generate, Phase.shrink))

SUITED = {
    sk.Bidding: sk.ISKO,
    sk.SkatDecision: sk.SIMPLE,
    sk.Discarding: sk.PRE_1999,
    sk.Declaring: sk.ISS,
    sk.Doubling: sk.HOUSE,
    sk.Pushing: sk.Rules(ramsch=sk.RamschRules(pushing=True)),
    sk.Playing: sk.PUB,
    sk.Finished: sk.ISKO,
}
"""Each phase with rules under which a deal can come to it."""

ALL_PHASES = [
    *("Bidding", "SkatDecision", "Discarding", "Declaring", "Doubling", "Pushing", "Playing", "Finished"),
]


def cards_everywhere(state: sk.State) -> list[sk.Card]:
    """List every card in a hand, in a trick or put away, as often as it lies somewhere."""
    found = [card for seat in sk.Seat for card in state.hand(seat)]
    if isinstance(state, sk.Playing | sk.Finished):
        found += state.played
    if isinstance(state, sk.Playing):
        return found + list(sk.CardSet.from_mask(state.position.skat))
    if isinstance(state, sk.Finished):
        return found + list(sk.DECK - sk.CardSet(found))
    if isinstance(state, sk.Pushing):
        return found + list(state.on_the_way)
    if isinstance(state, sk.Discarding):
        return found
    return found + list(state.discard if isinstance(state, sk.Declaring) else sk.DECK - sk.CardSet(found))


def check(state: sk.State) -> None:
    """Check what holds in every state, whatever led to it."""
    assert sorted(cards_everywhere(state)) == sorted(sk.CARDS)
    assert sk.Record.of(state).final == state
    if isinstance(state, sk.Finished):
        assert state.turn is None
        assert not sk.legal_actions(state)
    else:
        assert sk.legal_actions(state)
    named = [call.value for _, call in state.calls if isinstance(call, sk.Bid)]
    assert named == sorted(set(named)), "every bid is higher than the one before"


# Small things.


@QUICK
@given(testing.cards(), testing.contracts(), testing.deals())
def test_cards_contracts_and_deals_are_what_they_say(card: sk.Card, contract: sk.Contract, deal: sk.Deal) -> None:
    assert card in sk.DECK
    assert contract.game is not sk.Game.RAMSCH
    assert deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.skat == sk.DECK


@QUICK
@given(testing.card_sets(2, 5))
def test_a_set_of_cards_has_the_size_asked_for(some: sk.CardSet) -> None:
    assert 2 <= len(some) <= 5


def test_a_set_of_cards_may_be_empty_or_whole() -> None:
    assert find(testing.card_sets(), lambda _: True, settings=SEARCH) == sk.CardSet()
    assert find(testing.card_sets(32), lambda _: True, settings=SEARCH) == sk.DECK


@pytest.mark.parametrize(("least", "most"), [(-1, 3), (4, 3), (0, 33)])
def test_a_size_that_no_set_has_is_refused(least: int, most: int) -> None:
    with pytest.raises(sk.ArgumentError, match=r"0 <= min_size <= max_size <= 32"):
        testing.card_sets(least, most)


def test_a_size_is_a_number() -> None:
    with pytest.raises(sk.ArgumentError, match="min_size must be an int"):
        testing.card_sets("2")  # type: ignore[arg-type]


def test_all_29_contracts_that_can_be_declared_are_found() -> None:
    # Five games with trumps: plain, hand, Schneider, Schwarz, ouvert; Null in its four forms.
    found: set[sk.Contract] = set()

    @settings(max_examples=600, deadline=None, database=None, derandomize=True)
    @given(testing.contracts())
    def collect(contract: sk.Contract) -> None:
        found.add(contract)

    collect()
    assert len(found) == 5 * 5 + 4


@pytest.mark.parametrize("preset", [sk.ISKO, sk.SIMPLE, sk.PUB, sk.HOUSE, sk.PRE_1999, sk.ISS])
def test_every_preset_is_among_the_rules(preset: sk.Rules) -> None:
    assert find(testing.rules(), lambda rules: rules == preset, settings=SEARCH) == preset


def test_rules_of_other_tables_are_among_the_rules() -> None:
    def is_odd(rules: sk.Rules) -> bool:
        return rules.ramsch is not None and rules.ramsch.pushing and rules.bock is not None and not rules.kontra

    assert find(testing.rules(), is_odd, settings=SEARCH).bidding == "jump"


def test_the_simplest_examples() -> None:
    assert find(testing.cards(), lambda _: True, settings=SEARCH) is sk.Card.D7
    assert find(testing.contracts(), lambda _: True, settings=SEARCH) == sk.Contract(sk.Game.DIAMONDS)
    assert find(testing.rules(), lambda _: True, settings=SEARCH) == sk.ISKO
    assert find(testing.deals(), lambda _: True, settings=SEARCH) == sk.Deal.from_order(sk.CARDS)


# Actions.


def _of(kind: type[sk.Action]) -> Callable[[sk.Action], bool]:
    return lambda action: isinstance(action, kind)


@QUICK
@given(testing.states().filter(lambda state: state.turn is not None), st.data())
def test_an_action_of_a_state_is_legal(state: sk.State, data: st.DataObject) -> None:
    assert sk.is_legal(state, data.draw(testing.actions(state)), by=state.turn)


@QUICK
@given(testing.states().filter(lambda state: state.turn is not None), st.data())
def test_an_action_of_a_view_is_legal(state: sk.State, data: st.DataObject) -> None:
    assert sk.is_legal(state, data.draw(testing.actions(sk.view(state, state.turn))), by=state.turn)


def test_nobody_acts_off_turn_or_after_the_end() -> None:
    state = sk.start(sk.Deal.from_order(sk.CARDS))
    with pytest.raises(sk.ArgumentError, match="something to do"):
        testing.actions(sk.view(state, sk.Seat.REARHAND))
    with pytest.raises(sk.ArgumentError, match="something to do"):
        testing.actions(sk.play(state, "pass, pass, pass"))


def test_any_action_at_all_is_of_any_kind() -> None:
    for kind in (sk.Bid, sk.Hold, sk.PickUp, sk.Discard, sk.Declare, sk.Kontra, sk.Push, sk.PlayCard, sk.Concede):
        assert isinstance(find(testing.actions().filter(_of(kind)), lambda _: True, settings=SEARCH), kind)
    assert find(testing.actions(), lambda _: True, settings=SEARCH) == sk.Pass()


# States.


@pytest.mark.parametrize("phase", SUITED, ids=lambda phase: phase.__name__)
def test_every_phase_is_reached_under_rules_that_have_it(phase: type[sk.State]) -> None:
    table = SUITED[phase]

    @QUICK
    @given(testing.states(phase, table), testing.states(phase, None))
    def reached(state: sk.State, anywhere: sk.State) -> None:
        assert isinstance(state, phase)
        assert state.rules == table
        check(state)
        assert isinstance(anywhere, phase)
        check(anywhere)

    reached()


def test_a_phase_may_be_named() -> None:
    for name, wanted in zip(sk.Phase, ALL_PHASES, strict=True):
        state = find(testing.states(name, None), lambda _: True, settings=SEARCH)
        assert type(state).__name__ == wanted


@pytest.mark.parametrize(
    ("rules", "missing"),
    [
        (sk.ISKO, {"Doubling", "Pushing"}),
        (sk.HOUSE, {"Pushing"}),
        (sk.Rules(kontra=sk.KontraRules(), ramsch=sk.RamschRules(pushing=True)), set[str]()),
        (sk.Rules(ramsch=sk.RamschRules(pushing=True)), {"Doubling"}),
    ],
)
def test_without_a_phase_all_come_that_the_rules_have(rules: sk.Rules, missing: set[str]) -> None:
    found: set[str] = set()

    @settings(max_examples=150, deadline=None, database=None, derandomize=True)
    @given(testing.states(rules=rules))
    def collect(state: sk.State) -> None:
        assert state.rules == rules
        found.add(type(state).__name__)

    collect()
    assert found == set(ALL_PHASES) - missing


@pytest.mark.parametrize("phase", [sk.Pushing, sk.Phase.PUSHING])
def test_pushing_needs_rules_that_have_it(phase: type[sk.State] | sk.Phase) -> None:
    with pytest.raises(sk.ArgumentError, match=r"one that these rules have: Bidding, .*, not Pushing") as caught:
        testing.states(phase, sk.ISKO)
    assert caught.value.code is sk.Code.WRONG_VALUE


def test_doubling_needs_rules_that_have_it() -> None:
    with pytest.raises(sk.ArgumentError, match="not Doubling"):
        testing.views(sk.Doubling, sk.SIMPLE)


def test_what_is_no_phase_or_no_rules_is_refused() -> None:
    with pytest.raises(sk.ArgumentError, match="the phase must be a Phase or the type of a state"):
        testing.states("playing")  # type: ignore[call-overload]
    with pytest.raises(sk.ArgumentError, match="rules must be Rules"):
        testing.states(sk.Playing, "isko")  # type: ignore[call-overload]


def test_examples_shrink_to_few_actions() -> None:
    def actions_to(state: sk.State) -> int:
        return len(sk.Record.of(state).actions)

    # Two passes and 18 by forehand are the shortest auction, and a hand game needs no discard.
    shortest = {sk.Bidding: 0, sk.SkatDecision: 3, sk.Discarding: 4, sk.Declaring: 5, sk.Playing: 4}
    for phase, count in shortest.items():
        assert actions_to(find(testing.states(phase), lambda _: True, settings=SEARCH)) == count
    # Three passes; a deal that somebody leaves is shorter, but leaving is not simpler.
    assert actions_to(find(testing.states(sk.Finished), lambda _: True, settings=SEARCH)) == 3


def test_a_doubling_by_those_who_bid_or_held_needs_a_second_player_in_the_auction() -> None:
    state = find(testing.states(sk.Doubling, sk.HOUSE), lambda _: True, settings=SEARCH)
    assert len(state.calls) <= 6
    speakers = {seat for seat, call in state.calls if not isinstance(call, sk.Pass)}
    assert state.declarer in speakers
    assert len(speakers) > 1


def test_a_failing_example_stays_small() -> None:
    found = find(testing.states(sk.Playing), lambda state: len(state.played) >= 2, settings=SEARCH)
    assert len(found.played) == 2
    assert not found.interrupts


def test_the_types_of_ends_are_all_reached() -> None:
    for kind in (sk.GameResult, sk.PassedIn, sk.RamschResult, sk.Aborted):
        state = find(
            testing.states(sk.Finished, sk.PUB if kind is sk.RamschResult else sk.ISKO), _ends(kind), settings=SEARCH
        )
        assert isinstance(state.result, kind)


def _ends(kind: type[sk.Result]) -> Callable[[sk.Finished], bool]:
    return lambda state: isinstance(state.result, kind)


@QUICK
@given(testing.states(sk.Playing), st.data())
def test_states_of_one_type_keep_it(playing: sk.Playing, data: st.DataObject) -> None:
    assert playing.contract.game in sk.Game
    card = data.draw(testing.actions(playing))
    assert isinstance(card, sk.PlayCard)


# Views and records.


@QUICK
@given(testing.views(rules=None))
def test_a_view_holds_what_one_seat_knows(seen: sk.View) -> None:
    assert len(seen.hand) == (0 if seen.seat is None else seen.hand_sizes[seen.seat])
    assert not seen.hand & seen.unseen


def test_there_are_views_of_all_three_and_of_spectators() -> None:
    found: set[sk.Seat | None] = set()

    @QUICK
    @given(testing.views(sk.Phase.PLAYING))
    def collect(seen: sk.View) -> None:
        found.add(seen.seat)

    collect()
    assert found == {*sk.Seat, None}


@QUICK
@given(testing.views(rules=None, on_turn=True), testing.views(sk.Playing, on_turn=True))
def test_a_view_on_turn_has_something_to_do(anywhere: sk.View, playing: sk.View) -> None:
    for seen in (anywhere, playing):
        assert seen.seat is seen.turn
        assert sk.legal_actions(seen)
    assert playing.phase is sk.Phase.PLAYING


@pytest.mark.parametrize("phase", [sk.Finished, sk.Phase.FINISHED])
def test_nobody_is_on_turn_after_the_end(phase: type[sk.State] | sk.Phase) -> None:
    with pytest.raises(sk.ArgumentError, match="the phase must be one in which somebody is on turn"):
        testing.views(phase, on_turn=True)


def test_whether_on_turn_is_yes_or_no() -> None:
    with pytest.raises(sk.ArgumentError, match="on_turn must be True or False"):
        testing.views(on_turn="forehand")  # type: ignore[arg-type]


@QUICK
@given(testing.records(rules=None), testing.records(finished=True), testing.records(finished=False, rules=sk.HOUSE))
def test_records_are_finished_or_not(some: sk.Record, finished: sk.Record, running: sk.Record) -> None:
    assert [line for line in some.check() if "no value that a game can have" not in line] == []
    assert isinstance(finished.final, sk.Finished)
    assert finished.outcome is not None
    assert not isinstance(running.final, sk.Finished)
    assert running.outcome is None
    assert finished.rules == sk.ISKO
    assert running.rules == sk.HOUSE


def test_records_of_either_kind_come_without_asking() -> None:
    found: set[bool] = set()

    @QUICK
    @given(testing.records())
    def collect(record: sk.Record) -> None:
        found.add(isinstance(record.final, sk.Finished))

    collect()
    assert found == {False, True}


def test_the_module_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    with pytest.raises(ImportError, match=r"pip install 'pyskat-rules\[testing\]'"):
        runpy.run_path(str(Path(sk.__file__).with_name("testing.py")))


def test_nothing_else_of_the_package_needs_it() -> None:
    code = "import sys, pyskat, pyskat.cli, pyskat.solver; print('hypothesis' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert answer.stdout == "False\n"
