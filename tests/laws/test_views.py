"""A seat sees all that it may know, and nothing of what it may not."""

import random
from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from laws.strategies import LAW, PHASES, PRESETS, UNIVERSE, Walk, any_walk, reach, walks
from pyskat.base.frozen import Frozen

EYES: Final[tuple[sk.Seat | None, ...]] = (*sk.Seat, None)
"""Everybody who looks: the three players and a spectator."""

each_phase: Final = pytest.mark.parametrize("phase", PHASES)
each_preset: Final = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)


# What one may know, worked out from the history alone.


def _played(walk: Walk) -> sk.CardSet:
    return sk.CardSet([action.card for action in walk.actions if isinstance(action, sk.PlayCard)])


def _declarer(walk: Walk) -> sk.Seat | None:
    """Say who chose the game: whoever is asked about the skat."""
    asked = [state.turn for state in walk.states if isinstance(state, sk.SkatDecision)]
    return asked[0] if asked else None


def _laid_away(walk: Walk) -> sk.CardSet | None:
    laid = [action.cards for action in walk.actions if isinstance(action, sk.Discard)]
    return laid[0] if laid else None


def _picked_up(walk: Walk) -> bool:
    return sk.PickUp() in walk.actions


def _declarers_ten(walk: Walk, declarer: sk.Seat) -> sk.CardSet:
    laid = _laid_away(walk)
    dealt = walk.deal.hand(declarer)
    return dealt if laid is None else (dealt | walk.deal.skat) - laid


def _lies_open(walk: Walk) -> bool:
    ouvert = any(isinstance(action, sk.Declare) and action.contract.ouvert for action in walk.actions)
    return ouvert or any(isinstance(action, sk.Show) for action in walk.actions)


def _known(walk: Walk, eye: sk.Seat | None) -> sk.CardSet:
    """List every card whose place somebody knows, or has seen."""
    declarer = _declarer(walk)
    known = _played(walk)
    if eye is not None:
        known |= walk.deal.hand(eye)
    if eye is not None and eye is declarer and _picked_up(walk):
        known |= walk.deal.skat
    if declarer is not None and _lies_open(walk):
        known |= _declarers_ten(walk, declarer)
    if isinstance(walk.state, sk.Finished):
        known |= walk.deal.skat | (_laid_away(walk) or sk.CardSet())
    return known


# Exchanging what nobody can see.


def _exchanged(walk: Walk, one: sk.Card, other: sk.Card) -> Walk | None:
    """Play the same deal with two cards exchanged, in the discard too; None if that breaks a rule on the way."""
    swap = {one: other, other: one}

    def moved(cards: sk.CardSet) -> sk.CardSet:
        return sk.CardSet([swap.get(card, card) for card in cards])

    fore, middle, rear = (moved(hand) for hand in walk.deal.hands)
    deal = sk.Deal((fore, middle, rear), moved(walk.deal.skat))
    actions = [sk.Discard(moved(action.cards)) if isinstance(action, sk.Discard) else action for action in walk.actions]
    states = [sk.start(deal, walk.rules)]
    for action in actions:
        if not sk.is_legal(states[-1], action):
            return None
        states.append(sk.apply(states[-1], action))
    return Walk(deal, walk.rules, tuple(actions), tuple(states))


def _result(state: sk.State) -> sk.Result | None:
    return state.result if isinstance(state, sk.Finished) else None


def _early_end(state: sk.State) -> bool:
    return not isinstance(state, sk.Finished) or any(len(state.hand(seat)) > 0 for seat in sk.Seat)


@each_preset
@each_phase
def test_exchanging_cards_that_a_seat_cannot_know_leaves_its_view_as_it_was(
    phase: type[sk.State], rules: sk.Rules
) -> None:
    rng = random.Random(f"{phase.__name__} {rules}")
    differed = dict.fromkeys(EYES, 0)
    for _ in range(25):
        walk = reach(rng, rules, phase, _early_end)
        for eye in EYES:
            unknown = list(sk.DECK - _known(walk, eye))
            if len(unknown) < 2:
                continue
            for _ in range(6):
                after = _exchanged(walk, *rng.sample(unknown, 2))
                if after is None or after.state == walk.state or _result(after.state) != _result(walk.state):
                    continue
                differed[eye] += 1
                here, there = sk.view(walk.state, eye), sk.view(after.state, eye)
                assert here == there
                assert hash(here) == hash(there)
                assert repr(here) == repr(there)
                assert sk.legal_actions(here) == sk.legal_actions(there)
                assert [here.may_hold(seat) for seat in sk.Seat] == [there.may_hold(seat) for seat in sk.Seat]
    assert [eye for eye, count in differed.items() if count < 8] == []


@LAW
@given(walk=any_walk())
def test_what_a_seat_may_know_makes_a_difference_to_its_view(walk: Walk) -> None:
    """Exchange a card of its own with one of another hand: that it must see."""
    for eye in sk.Seat:
        mine = next(iter(walk.deal.hand(eye)))
        theirs = next(iter(walk.deal.hand(eye.next)))
        before, after = Walk(walk.deal, walk.rules, (), walk.states[:1]), _exchanged(walk.cut(0), mine, theirs)
        assert after is not None
        assert sk.view(before.state, eye) != sk.view(after.state, eye)


# What is there.


@each_preset
@each_phase
@settings(LAW, max_examples=some(12))
@given(data=st.data())
def test_a_view_holds_all_that_its_seat_may_know(phase: type[sk.State], rules: sk.Rules, data: st.DataObject) -> None:
    walk = data.draw(walks(rules, phase))
    state, declarer = walk.state, _declarer(walk)
    over = isinstance(state, sk.Finished)
    for eye in EYES:
        seen = sk.view(state, eye)
        assert seen.seat is eye
        assert seen.hand == (sk.CardSet() if eye is None else state.hand(eye))
        assert seen.hand_sizes == tuple(len(state.hand(seat)) for seat in sk.Seat)
        assert (seen.rules, seen.turn, seen.calls, seen.bid) == (walk.rules, state.turn, state.calls, state.bid)
        assert seen.declarer is declarer
        is_his = eye is not None and eye is declarer and _picked_up(walk)
        assert seen.skat == (walk.deal.skat if over or is_his else None)
        assert seen.discard == (_laid_away(walk) if over or is_his else None)
        assert seen.result == _result(state)
        assert seen.phase == phase.__name__.replace("SkatDecision", "skat decision").lower()


@LAW
@given(walk=walks(phase=sk.Playing))
def test_a_view_of_the_play_holds_the_game_the_tricks_and_the_open_hand(walk: Walk) -> None:
    state = walk.state
    assert isinstance(state, sk.Playing)
    for eye in EYES:
        seen = sk.view(state, eye)
        assert seen.contract == next(a.contract for a in walk.actions if isinstance(a, sk.Declare))
        assert (seen.tricks, seen.trick) == (state.tricks, state.trick)
        assert [card for trick in (*state.tricks, state.trick) for card in trick] == [
            action.card for action in walk.actions if isinstance(action, sk.PlayCard)
        ]
        assert seen.played == _played(walk)
        assert seen.conceded == tuple(action.seat for action in walk.actions if isinstance(action, sk.Concede))
        assert seen.showed == any(isinstance(action, sk.Show) for action in walk.actions)
        assert seen.shown == (state.hand(state.declarer) if state.declarer is not None and _lies_open(walk) else None)
        assert (seen.kontra, seen.re) == (False, False)


@LAW
@given(walk=any_walk())
def test_an_open_hand_is_seen_from_the_declaration_on_and_no_sooner(walk: Walk) -> None:
    for count in range(len(walk.actions) + 1):
        part = walk.cut(count)
        for eye in EYES:
            assert (sk.view(part.state, eye).shown is not None) == _lies_open(part)


@LAW
@given(walk=any_walk())
def test_the_skat_of_a_hand_game_is_seen_by_nobody_until_the_end(walk: Walk) -> None:
    for state in walk.states:
        if isinstance(state, sk.Playing) and state.contract.hand:
            for eye in EYES:
                seen = sk.view(state, eye)
                assert (seen.skat, seen.discard) == (None, None)
                lying = state.deal.skat
                assert lying - seen.unseen == sk.CardSet()


@LAW
@given(walk=any_walk())
def test_a_spectator_holds_nothing_and_may_do_nothing(walk: Walk) -> None:
    seen = sk.view(walk.state, None)
    assert seen.hand == sk.CardSet()
    assert len(sk.legal_actions(seen)) == len(sk.interrupts(seen)) == 0
    assert [action for action in UNIVERSE if sk.is_legal(seen, action)] == []


@LAW
@given(walk=any_walk())
def test_unseen_is_exactly_what_is_not_known(walk: Walk) -> None:
    for eye in EYES:
        assert sk.view(walk.state, eye).unseen == sk.DECK - _known(walk, eye)


# What is not there.


def _fields(value: object) -> list[str]:
    """Name the fields of a value."""
    if isinstance(value, Frozen):
        return list(value._names())  # noqa: SLF001 - as the class itself has it
    return [field.name for field in getattr(type(value), "__attrs_attrs__", ())]


def _cards_in(value: object) -> Iterator[sk.Card]:
    """Find every card in a value, in its fields, and in theirs."""
    if isinstance(value, sk.Card):
        yield value
    elif isinstance(value, sk.CardSet):
        yield from value
    elif isinstance(value, dict):
        yield from (card for part in value.items() for card in _cards_in(part))
    elif isinstance(value, tuple | list | set | frozenset | sk.Trick | sk.LegalActions):
        yield from (card for part in value for card in _cards_in(part))
    for name in _fields(value):
        yield from _cards_in(getattr(value, name))


def _parts(value: object) -> Iterator[object]:
    """List a value, its fields, and theirs."""
    yield value
    if isinstance(value, tuple | list):
        for part in value:
            yield from _parts(part)
    for name in _fields(value):
        yield from _parts(getattr(value, name))


@each_preset
@settings(LAW, max_examples=some(15))
@given(data=st.data())
def test_no_field_of_a_view_holds_a_card_that_its_seat_cannot_know(rules: sk.Rules, data: st.DataObject) -> None:
    walk = data.draw(walks(rules))
    for count in range(len(walk.actions) + 1):
        part = walk.cut(count)
        for eye in EYES:
            leaked = sk.CardSet(_cards_in(sk.view(part.state, eye))) - _known(part, eye)
            assert leaked == sk.CardSet()


@LAW
@given(walk=walks())
def test_a_card_picked_up_is_seen_by_nobody_else_until_it_is_played_or_shown(walk: Walk) -> None:
    declarer = _declarer(walk)
    for count in range(len(walk.actions) + 1):
        part = walk.cut(count)
        if not _picked_up(part) or isinstance(part.state, sk.Finished) or _lies_open(part):
            continue
        secret = part.deal.skat - _played(part)
        for eye in EYES:
            found = sk.CardSet(_cards_in(sk.view(part.state, eye)))
            assert (found & secret) == (secret if eye is declarer else sk.CardSet())


@LAW
@given(walk=walks())
def test_no_part_of_a_view_is_a_deal_or_a_state(walk: Walk) -> None:
    for state in walk.states:
        for eye in EYES:
            for part in _parts(sk.view(state, eye)):
                assert not isinstance(part, sk.Deal | sk.Playing | sk.Finished | sk.Bidding | sk.SkatDecision)


def _named_in(text: str) -> sk.CardSet:
    words = text.replace(",", " ").replace("'", " ").replace(";", " ").split()
    return sk.CardSet([sk.Card[word] for word in words if word in sk.Card.__members__])


@each_phase
@settings(LAW, max_examples=3)
@given(data=st.data())
def test_a_refusal_names_no_card_that_the_refused_seat_cannot_know(phase: type[sk.State], data: st.DataObject) -> None:
    walk = data.draw(walks(phase=phase))
    for eye in sk.Seat:
        for action in UNIVERSE:
            reason = sk.why_not(walk.state, action, by=eye)
            if reason is None or isinstance(walk.state, sk.Finished):
                continue
            named = _named_in(" ".join([reason.explain(), *map(str, reason.params.values())]))
            assert named - sk.CardSet(_cards_in(action)) - _known(walk, eye) == sk.CardSet(), (eye, action, reason)


# Reasoning and acting by a view.


@each_preset
@LAW
@given(data=st.data())
def test_a_holder_is_never_ruled_out_in_play(rules: sk.Rules, data: st.DataObject) -> None:
    _check_holders(data.draw(walks(rules, sk.Playing)))


@each_phase
@settings(LAW, max_examples=some(25))
@given(data=st.data())
def test_a_holder_is_never_ruled_out_in_any_phase(phase: type[sk.State], data: st.DataObject) -> None:
    _check_holders(data.draw(walks(phase=phase)))


def test_a_holder_is_never_ruled_out_when_the_declarer_leaves_with_twelve_cards() -> None:
    walk = reach(random.Random(1), sk.ISKO, sk.Discarding)
    gone = sk.Forfeit(sk.Seat.FOREHAND, sk.Cause.LEFT)
    _check_holders(Walk(walk.deal, walk.rules, (*walk.actions, gone), (*walk.states, sk.apply(walk.state, gone))))


def _check_holders(walk: Walk) -> None:
    for eye in EYES:
        seen = sk.view(walk.state, eye)
        for seat in sk.Seat:
            assert walk.state.hand(seat) - seen.may_hold(seat) == sk.CardSet(), (eye, seat)
            assert len(seen.may_hold(seat)) >= seen.hand_sizes[seat]


@LAW
@given(walk=walks(phase=sk.Playing))
def test_who_did_not_follow_is_known_to_hold_none_of_that_suit(walk: Walk) -> None:
    state = walk.state
    assert isinstance(state, sk.Playing)
    for trick in (*state.tricks, state.trick):
        for seat, card in trick.plays:
            led = sk.follow_group(trick[0], state.contract.game)
            if card in led:
                continue
            for eye in EYES:
                assert sk.view(state, eye).may_hold(seat) & led == sk.CardSet()


@LAW
@given(walk=any_walk())
def test_a_seat_may_hold_nothing_that_lies_in_another_known_place(walk: Walk) -> None:
    for eye in sk.Seat:
        seen = sk.view(walk.state, eye)
        assert seen.may_hold(eye) == walk.state.hand(eye)
        for seat in sk.Seat:
            if seat is not eye:
                assert (
                    seen.may_hold(seat) & (seen.hand | _played(walk) | (seen.discard or sk.CardSet())) == sk.CardSet()
                )


@each_preset
@each_phase
@settings(LAW, max_examples=5)
@given(data=st.data())
def test_a_view_lists_what_its_seat_may_do_on_turn_and_nothing_off_turn(
    phase: type[sk.State], rules: sk.Rules, data: st.DataObject
) -> None:
    state = data.draw(walks(rules, phase)).state
    for eye in EYES:
        seen = sk.view(state, eye)
        on_turn = eye is not None and eye is state.turn
        assert sk.legal_actions(seen) == (sk.legal_actions(state) if on_turn else sk.LegalActions())
        mine = [
            action
            for action in sk.interrupts(state)
            if isinstance(action, sk.Concede | sk.Show | sk.Forfeit) and action.seat is eye
        ]
        assert list(sk.interrupts(seen)) == mine


@each_phase
@settings(LAW, max_examples=3)
@given(data=st.data())
def test_a_view_judges_its_own_seats_actions_as_the_state_does(phase: type[sk.State], data: st.DataObject) -> None:
    state = data.draw(walks(phase=phase)).state
    for eye in sk.Seat:
        seen = sk.view(state, eye)
        for action in UNIVERSE:
            by_view, by_state = sk.why_not(seen, action), sk.why_not(state, action, by=eye)
            if eye is state.turn:
                assert by_view == by_state
            assert (by_view and by_view.code) == (by_state and by_state.code)
            assert sk.is_legal(seen, action) == (by_view is None)


@LAW
@given(walk=any_walk())
def test_a_view_refuses_what_another_seat_sends(walk: Walk) -> None:
    over = isinstance(walk.state, sk.Finished)
    for eye in EYES:
        seen = sk.view(walk.state, eye)
        for sender in sk.Seat:
            if sender is eye:
                continue
            for action in (sk.Pass(), sk.PlayCard(sk.Card.CJ), sk.Forfeit(sender, sk.Cause.LEFT)):
                reason = sk.why_not(seen, action, by=sender)
                assert reason is not None
                assert reason.code is (sk.Code.DEAL_OVER if over else sk.Code.NOT_YOUR_TURN)
