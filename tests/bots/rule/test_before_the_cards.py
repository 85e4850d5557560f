"""What the rule player does before the first card, at every table."""

import random

import pytest

import pyskat as sk
from effort import some
from laws.strategies import PRESETS, reach
from pyskat.bots.advice import Advice
from pyskat.bots.rule.auction import call
from pyskat.bots.rule.declaring import declare
from pyskat.bots.rule.skat import lay_away, pick_up

TABLES = {**PRESETS, "PUB": sk.PUB, "HOUSE": sk.HOUSE, "SCHIEBE": sk.Rules(ramsch=sk.RamschRules(pushing=True))}
ASKED = {
    sk.Bidding: call,
    sk.SkatDecision: pick_up,
    sk.Discarding: lay_away,
    sk.Declaring: declare,
}


def advice(state: sk.State) -> Advice:
    turn = state.turn
    assert turn is not None
    return ASKED[type(state)](sk.view(state, turn))


def looks_alike(state: sk.State, rng: random.Random) -> sk.State:
    """Deal again what the seat on turn cannot know, and do the same as before."""
    seat = state.turn
    assert seat is not None
    hands = list(state.deal.hands)
    kept = None if isinstance(state, sk.Bidding | sk.SkatDecision) else state.deal.skat
    others = list(sk.DECK - hands[seat] - (kept or sk.CardSet()))
    rng.shuffle(others)
    left, right = seat.next, seat.next.next
    hands[left], hands[right] = sk.CardSet(others[:10]), sk.CardSet(others[10:20])
    skat = kept or sk.CardSet(others[20:])
    again = sk.start(sk.Deal((hands[0], hands[1], hands[2]), skat), state.rules)
    for _, said in state.calls:
        again = sk.apply(again, said)
    if not isinstance(state, sk.Bidding | sk.SkatDecision):
        again = sk.apply(again, sk.PickUp())
    if isinstance(state, sk.Declaring):
        again = sk.apply(again, sk.Discard(state.discard))
    return again


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("phase", ASKED)
def test_it_is_legal_and_said_in_both_languages_and_the_same_for_all_that_looks_the_same(
    table: str, phase: type[sk.State]
) -> None:
    rng = random.Random(f"{table} {phase.__name__}")
    for _ in range(some(12)):
        state = reach(rng, TABLES[table], phase).state
        found = advice(state)
        assert sk.why_not(state, found.action) is None
        assert found.reasons
        for other in found.alternatives:
            assert sk.why_not(state, other.action) is None
            assert other.action != found.action
        for language in ("en", "de"):
            assert "{" not in found.explain(language)
        again = looks_alike(state, rng)
        turn = state.turn
        assert sk.view(again, turn) == sk.view(state, turn)
        assert advice(again) == found


def test_hardly_anybody_overbids() -> None:
    rng = random.Random(1)
    declared = overbid = 0
    for _ in range(some(300)):
        state: sk.State = sk.start(sk.Deal.shuffled(rng))
        while type(state) in ASKED:
            state = sk.apply(state, advice(state).action)
        if isinstance(state, sk.Playing):
            cards, contract = state.deal.hands[state.declarer or 0] | state.deal.skat, state.contract
            matadors = sk.matadors(cards, contract.game) if contract.game.has_matadors else None
            declared += 1
            overbid += sk.game_value(contract, matadors).value < (state.bid or 0)
    assert declared
    assert overbid <= declared / 30  # one multiplier of slack is not enough where two jacks lie in the skat
