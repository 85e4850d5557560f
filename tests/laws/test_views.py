"""A seat sees all that it may know, and nothing of what it may not."""

import random
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from laws.strategies import (
    EYES,
    FEW,
    LAW,
    PUSHING,
    UNIVERSE,
    Walk,
    any_walk,
    each_phase,
    each_place,
    each_table,
    exchanged,
    lies_open,
    reach,
    seen_by,
    sender,
    walks,
)
from pyskat.base.frozen import Frozen

NOTHING = sk.CardSet()


def _laid_by(walk: Walk, eye: sk.Seat | None) -> sk.CardSet | None:
    """Give what somebody laid away or pushed on at last."""
    mine = [
        action.cards
        for before, action in zip(walk.states, walk.actions, strict=False)
        if before.turn is eye and isinstance(action, sk.Discard | sk.Push)
    ]
    return mine[-1] if mine else None


def _picked_up_by(walk: Walk, eye: sk.Seat | None) -> sk.CardSet | None:
    """Give what came into somebody's hand before the play."""
    for before, after, action in zip(walk.states, walk.states[1:], walk.actions, strict=False):
        if isinstance(action, sk.PickUp) and eye is not None and before.turn is eye:
            return after.hand(eye) - before.hand(eye)
    return None


def _done_out_of_turn(walk: Walk) -> tuple[tuple[int, sk.Action], ...]:
    """List it with the number of cards that had been played."""
    cards, done = 0, []
    for action in walk.actions:
        cards += isinstance(action, sk.PlayCard)
        if isinstance(action, sk.Interrupt | sk.Answer):
            done.append((cards, action))
    return tuple(done)


# Exchanging what nobody can see.


def _result(state: sk.State) -> sk.Result | None:
    return state.result if isinstance(state, sk.Finished) else None


def _cards_are_hidden(state: sk.State) -> bool:
    return any(len(state.hand(seat)) > 0 for seat in sk.Seat)


@each_place
def test_exchanging_cards_that_a_seat_cannot_know_leaves_its_view_as_it_was(
    rules: sk.Rules, phase: type[sk.State]
) -> None:
    rng = random.Random(f"exchange {rules} {phase.__name__}")
    differed = dict.fromkeys(EYES, 0)
    for _ in range(14):
        whole = reach(rng, rules, phase, _cards_are_hidden)
        for eye in EYES:
            unknown = list(sk.DECK - seen_by(whole, eye))
            for _ in range(5 if len(unknown) > 1 else 0):
                after = exchanged(whole, *rng.sample(unknown, 2))
                if after is None or after.state == whole.state or _result(after.state) != _result(whole.state):
                    continue
                differed[eye] += 1
                here, there = sk.view(whole.state, eye), sk.view(after.state, eye)
                assert here == there
                assert (hash(here), repr(here), here.unseen) == (hash(there), repr(there), there.unseen)
                assert (here.matadors, sk.events(here)) == (there.matadors, sk.events(there))
                assert sk.legal_actions(here) == sk.legal_actions(there)
                assert [here.may_hold(seat) for seat in sk.Seat] == [there.may_hold(seat) for seat in sk.Seat]
    assert min(differed.values()) >= 4


@LAW
@given(walk=any_walk())
def test_what_a_seat_may_know_makes_a_difference_to_its_view(walk: Walk) -> None:
    """Exchange a card of its own with one of another hand: that it must see."""
    begun = walk.cut(0)
    for eye in sk.Seat:
        after = exchanged(begun, next(iter(walk.deal.hand(eye))), next(iter(walk.deal.hand(eye.next))))
        assert after is not None
        assert sk.view(begun.state, eye) != sk.view(after.state, eye)


def test_exchanging_a_card_that_a_seat_picked_up_or_pushed_changes_its_view() -> None:
    rng, looked = random.Random("known"), 0
    while looked < 40:
        whole = reach(rng, PUSHING, sk.Pushing)
        for eye in sk.Seat:
            new = list(seen_by(whole, eye) - whole.deal.hand(eye))
            after = exchanged(whole, rng.choice(new), rng.choice([*sk.DECK - seen_by(whole, eye)])) if new else None
            if after is not None:
                looked += 1
                assert sk.view(whole.state, eye) != sk.view(after.state, eye)


# What is there.


@each_place
@settings(LAW, max_examples=some(12))
@given(data=st.data())
def test_a_view_holds_all_that_its_seat_may_know(rules: sk.Rules, phase: type[sk.State], data: st.DataObject) -> None:
    walk = data.draw(walks(rules, phase))
    state = walk.state
    over = isinstance(state, sk.Finished)
    declared = [action.contract for action in walk.actions if isinstance(action, sk.Declare)]
    for eye in EYES:
        seen = sk.view(state, eye)
        assert seen.seat is eye
        assert seen.hand == (NOTHING if eye is None else state.hand(eye))
        assert seen.hand_sizes == tuple(len(state.hand(seat)) for seat in sk.Seat)
        assert (seen.rules, seen.turn, seen.calls, seen.bid) == (walk.rules, state.turn, state.calls, state.bid)
        assert seen.declarer is state.declarer
        assert seen.contract == (declared[0] if declared else getattr(state, "contract", None))
        assert seen.result == _result(state)
        assert seen.phase == phase.__name__.replace("SkatDecision", "skat decision").lower()
        assert seen.kontra == (sk.Kontra() in walk.actions)
        assert seen.re == (sk.Re() in walk.actions)
        assert seen.played == sk.CardSet([action.card for action in walk.actions if isinstance(action, sk.PlayCard)])
        assert (seen.own_skat, seen.own_discard) == (_picked_up_by(walk, eye), _laid_by(walk, eye))
        assert seen.interrupts == _done_out_of_turn(walk)
        assert seen.picked_up == (sk.PickUp() in walk.actions)
        assert seen.points == ((0, 0, 0) if state.position is None else state.position.points)
        assert (seen.uncovered is not None) == over
        if not over:
            assert seen.discard == _laid_by(walk, eye)
            everything = seen.hand | seen.played | (seen.skat or NOTHING) | (seen.discard or NOTHING)
            for laid_open in filter(None, seen.open_hands):
                everything |= laid_open
            assert everything == seen_by(walk, eye)
        elif seen.declarer is not None:
            assert seen.skat == walk.deal.skat


@LAW
@given(walk=walks(phase=sk.Playing))
def test_a_view_of_the_play_holds_the_game_the_tricks_and_the_open_hand(walk: Walk) -> None:
    state = walk.state
    assert isinstance(state, sk.Playing)
    for eye in EYES:
        seen = sk.view(state, eye)
        assert (seen.contract, seen.tricks, seen.trick) == (state.contract, state.tricks, state.trick)
        assert [card for trick in (*state.tricks, state.trick) for card in trick] == [
            action.card for action in walk.actions if isinstance(action, sk.PlayCard)
        ]
        refused = any(isinstance(action, sk.Refuse | sk.PlayOn) for action in walk.actions)
        conceded = tuple(action.seat for action in walk.actions if isinstance(action, sk.Concede))
        assert seen.conceded == (() if refused else conceded)
        assert seen.showed == any(
            isinstance(action, sk.Show | sk.Claim) and action.seat is state.declarer for action in walk.actions
        )
        assert seen.shown == (state.hand(state.declarer) if state.declarer is not None and lies_open(walk) else None)


@LAW
@given(walk=any_walk())
def test_an_open_hand_is_seen_from_the_last_word_before_the_play_on_and_no_sooner(walk: Walk) -> None:
    for count in range(len(walk.actions) + 1):
        part = walk.cut(count)
        for eye in EYES:
            assert (sk.view(part.state, eye).shown is not None) == lies_open(part)


@LAW
@given(walk=any_walk())
def test_a_spectator_holds_nothing_and_may_do_nothing(walk: Walk) -> None:
    seen = sk.view(walk.state, None)
    assert seen.hand == NOTHING
    assert len(sk.legal_actions(seen)) == len(sk.interrupts(seen)) == 0
    assert [action for action in UNIVERSE if sk.is_legal(seen, action)] == []


@LAW
@given(walk=any_walk())
def test_unseen_is_exactly_what_is_not_known(walk: Walk) -> None:
    over, played = isinstance(walk.state, sk.Finished), sk.CardSet(walk.state.played)
    for eye in EYES:
        pushed = (_laid_by(walk, eye) or NOTHING) if walk.state.declarer is None else NOTHING
        lost_sight_of = pushed - played - (walk.state.discard or NOTHING if over else NOTHING)
        assert sk.view(walk.state, eye).unseen == (sk.DECK - seen_by(walk, eye)) | lost_sight_of


# What is not there.


def _fields(value: object) -> list[str]:
    """Name the fields of a value."""
    if isinstance(value, Frozen):
        return list(value._names())  # noqa: SLF001 - as the class itself has it
    return [field.name for field in getattr(type(value), "__attrs_attrs__", ())]


def _parts(value: object) -> Iterator[object]:
    """List a value, what it holds, its fields, and theirs."""
    yield value
    if isinstance(value, sk.CardSet | tuple | list | frozenset | sk.Trick | sk.LegalActions):
        for part in value:
            yield from _parts(part)
    for name in _fields(value):
        yield from _parts(getattr(value, name))


@each_table
@settings(LAW, max_examples=some(15))
@given(data=st.data())
def test_no_card_is_anywhere_in_a_view_but_those_its_seat_has_seen(rules: sk.Rules, data: st.DataObject) -> None:
    walk = data.draw(walks(rules))
    for count in range(len(walk.actions) + 1):
        part = walk.cut(count)
        for eye in EYES:
            parts = list(_parts(sk.view(part.state, eye)))
            assert not any(isinstance(value, sk.Deal | sk.State) for value in parts)
            assert sk.CardSet([value for value in parts if isinstance(value, sk.Card)]) <= seen_by(part, eye)


def _named_in(text: str) -> sk.CardSet:
    words = text.replace(",", " ").replace("'", " ").replace(";", " ").split()
    return sk.CardSet([sk.Card[word] for word in words if word in sk.Card.__members__])


@each_place
@FEW
@given(data=st.data())
def test_a_refusal_names_no_card_that_the_refused_seat_cannot_know(
    rules: sk.Rules, phase: type[sk.State], data: st.DataObject
) -> None:
    walk = data.draw(walks(rules, phase))
    for eye in () if phase is sk.Finished else sk.Seat:
        for action in UNIVERSE[data.draw(st.integers(0, 2)) :: 3]:
            reason = sk.why_not(walk.state, action, by=eye)
            if reason is not None:
                named = _named_in(" ".join([reason.explain(), *map(str, reason.params.values())]))
                own = sk.CardSet([part for part in _parts(action) if isinstance(part, sk.Card)])
                assert named - own <= seen_by(walk, eye), (eye, action, reason)


# Reasoning and acting by a view.


@each_place
@settings(LAW, max_examples=some(12))
@given(data=st.data())
def test_a_holder_is_never_ruled_out(rules: sk.Rules, phase: type[sk.State], data: st.DataObject) -> None:
    _check_holders(data.draw(walks(rules, phase)))


def test_a_holder_is_never_ruled_out_when_the_declarer_leaves_with_twelve_cards() -> None:
    walk = reach(random.Random(1), sk.ISKO, sk.Discarding)
    gone = sk.Forfeit(sk.Seat.FOREHAND, sk.Cause.LEFT)
    _check_holders(Walk(walk.deal, walk.rules, (*walk.actions, gone), (*walk.states, sk.apply(walk.state, gone))))


def _check_holders(walk: Walk) -> None:
    for eye in EYES:
        seen = sk.view(walk.state, eye)
        for seat in sk.Seat:
            possible = seen.may_hold(seat)
            assert walk.state.hand(seat) <= possible, (eye, seat)
            if seat is eye:
                assert possible == walk.state.hand(seat)
            elif not isinstance(walk.state, sk.Finished):
                laid = None if walk.state.declarer is None else _laid_by(walk, eye)  # what was pushed on goes about
                assert not possible & (seen.hand | seen.played | (laid or NOTHING))


@LAW
@given(walk=walks(phase=sk.Playing))
def test_who_did_not_follow_is_known_to_hold_none_of_that_suit(walk: Walk) -> None:
    state = walk.state
    assert isinstance(state, sk.Playing)
    for trick in (*state.tricks, state.trick):
        for seat, card in trick.plays:
            led = sk.follow_group(trick[0], state.contract.game)
            for eye in () if card in led else EYES:
                assert not sk.view(state, eye).may_hold(seat) & led


@each_place
@FEW
@given(data=st.data())
def test_a_view_lists_and_judges_its_own_seats_actions_as_the_state_does(
    rules: sk.Rules, phase: type[sk.State], data: st.DataObject
) -> None:
    state = data.draw(walks(rules, phase)).state
    for eye in EYES:
        seen = sk.view(state, eye)
        on_turn = eye is not None and eye is state.turn
        assert sk.legal_actions(seen) == (sk.legal_actions(state) if on_turn else sk.LegalActions())
        mine = [action for action in sk.interrupts(state) if eye is not None and sender(state, action) is eye]
        assert [*sk.interrupts(seen)] == mine
        for action in () if eye is None else UNIVERSE[data.draw(st.integers(0, 2)) :: 3]:
            by_view, by_state = sk.why_not(seen, action), sk.why_not(state, action, by=eye)
            if on_turn:
                assert by_view == by_state
            assert (by_view and by_view.code) == (by_state and by_state.code)
            assert sk.is_legal(seen, action) == (by_view is None)


@each_phase
@LAW
@given(data=st.data())
def test_a_view_refuses_what_another_seat_sends(phase: type[sk.State], data: st.DataObject) -> None:
    walk = data.draw(walks(phase=phase))
    wanted = sk.Code.DEAL_OVER if phase is sk.Finished else sk.Code.NOT_YOUR_TURN
    for eye in EYES:
        seen = sk.view(walk.state, eye)
        for other in sk.Seat:
            for action in (sk.Pass(), sk.PlayCard(sk.Card.CJ), sk.Forfeit(other, sk.Cause.LEFT)):
                reason = None if other is eye else sk.why_not(seen, action, by=other)
                assert other is eye or (reason is not None and reason.code is wanted)
