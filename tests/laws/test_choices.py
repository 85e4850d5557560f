"""What a person chooses among is what is legal: the same actions, whichever way they are listed."""

import random
from itertools import combinations

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from laws.recorder import as_refereed
from laws.strategies import EYES, LAW, TABLES, TEMPERS, any_state, each_place, sender, walk, walks
from referee import Table


def spelt_out(found: sk.Choices) -> list[sk.Action]:
    """List every action that can be chosen in turn."""
    words: list[tuple[bool, sk.Action]] = [
        (found.may_hold, sk.Hold()),
        (found.may_pass, sk.Pass()),
        (found.may_pick_up, sk.PickUp()),
        (found.kontra, sk.Kontra()),
        (found.re, sk.Re()),
    ]
    listed: list[sk.Action] = [action for there, action in words if there]
    listed += [*map(sk.Bid, found.bids), *map(sk.Declare, found.contracts), *map(sk.PlayCard, found.cards)]
    for make, chosen in ((sk.Discard, found.discard), (sk.Push, found.push)):
        if chosen is not None:
            listed += [make(sk.CardSet(cards)) for cards in combinations(chosen.cards, chosen.count)]
    return [*listed, *found.answers]


def check(at: sk.State | sk.View) -> None:
    found, legal = sk.choices(at), sk.legal_actions(at)
    listed = spelt_out(found)
    assert len(listed) == len(set(listed)) == len(legal)
    assert set(listed) == set(legal)
    assert found.interrupts == tuple(sk.interrupts(at))
    assert list(found.bids) == sorted(found.bids)
    assert hash(found) == hash(sk.choices(at))


@each_place
@settings(LAW, max_examples=some(10))
@given(data=st.data())
def test_the_choices_of_every_seat_are_its_legal_actions(
    rules: sk.Rules, phase: type[sk.State], data: st.DataObject
) -> None:
    state = data.draw(walks(rules, phase)).state
    check(state)
    for eye in EYES:
        seen = sk.view(state, eye)
        check(seen)
        if eye is None:
            assert sk.choices(seen) == sk.Choices()
        elif eye is not state.turn:
            mine = [action for action in sk.interrupts(state) if sender(state, action) is eye]
            assert evolve(sk.choices(seen), interrupts=()) == sk.Choices()
            assert [*sk.choices(seen).interrupts] == mine


@LAW
@given(state=any_state())
def test_at_most_one_kind_of_cards_is_to_be_chosen(state: sk.State) -> None:
    found = sk.choices(state)
    assert [found.discard is not None, found.push is not None, len(found.cards) > 0].count(True) == (
        isinstance(state, sk.Discarding | sk.Playing) or (isinstance(state, sk.Pushing) and state.looked)
    )


@pytest.mark.parametrize("name", TABLES)
def test_whole_deals_offer_what_the_slow_referee_allows(name: str) -> None:
    rng, rules = random.Random(f"choices {name}"), TABLES[name]
    for temper in list(TEMPERS.values()):
        played = walk(rng, rules, temper)
        hands = [{card.name for card in hand} for hand in played.deal.hands]
        table = Table(hands, {card.name for card in played.deal.skat}, as_refereed(rules))
        for state, action in zip(played.states, (*played.actions, None), strict=True):
            for seat in sk.Seat:
                found = sk.choices(sk.view(state, seat))
                listed = list(map(str, spelt_out(found)))
                assert set(listed) == (table.legal() if table.turn == seat else set())
                assert len(set(listed)) == len(listed)
                assert set(map(str, found.interrupts)) == {
                    text for text in table.interrupts() if str(seat) in text.split()
                }
            if action is not None:
                table.do(str(action))
