"""The court rules as a slow reading of its rules does, in every phase, for every kind of offence and every seat."""

import random
from collections import Counter
from typing import Final

import pytest

import pyskat as sk
from court.scenes import answer, as_party, scene_of, without_usual
from effort import some
from laws.strategies import MOST_PROVED, TABLES, reach, walk
from pyskat.court import Offence, OffenceKind, Party, Then, decided
from referee import court as plain

WORDS: Final = (
    "null",
    "Null hand",
    "Grand",
    "Grand hand",
    "Grand Hand schneider",
    "grand ouvert",
    "hearts hand",
    "clubs",
)
BY: Final = (*sk.Seat, *Party, None)
HIS: Final[tuple[sk.Seat | Party, ...]] = (Party.DECLARER, sk.Seat.FOREHAND)
PHASES: Final = (sk.Bidding, sk.SkatDecision, sk.Discarding, sk.Declaring, sk.Doubling, sk.Playing, sk.Claimed)


def an_offence(rng: random.Random, state: sk.State) -> Offence:
    """Make up anything that could go wrong; what can only happen here a little more often."""
    kinds = list(OffenceKind)
    if isinstance(state, sk.Bidding):
        kinds += [OffenceKind.SKAT_TOUCHED, OffenceKind.BID_IN_WORDS] * 5
    elif isinstance(state, sk.Playing | sk.Claimed):
        kinds += [OffenceKind.PULLED_IN] * (6 if len(state.trick) == 2 else 0)
        kinds += [OffenceKind.SHOWED_SKAT, OffenceKind.LEFT_TRICKS_LYING] * 2
    kind = rng.choice(kinds)
    by = rng.choice(BY)
    card = None
    if rng.random() < 0.9:
        held = [card for hand in state.hands for card in hand]
        own = list(state.hand(by)) if isinstance(by, sk.Seat) else []
        card = rng.choice(own if own and rng.random() < 0.9 else held or list(sk.CARDS))
    return Offence(kind, by, card=card, words=rng.choice(WORDS))


def too_slow(state: sk.State, offence: Offence) -> bool:
    """Say whether the referee, who tries everything, would have to prove a claim with many cards."""
    return offence.kind is OffenceKind.SHOWED_SKAT and max(state.hand_sizes) > MOST_PROVED


def check(state: sk.State, offence: Offence) -> dict[str, object]:
    found = answer(state, offence)
    card = "" if offence.card is None else offence.card.name
    wanted = plain.rule(scene_of(state), offence.kind.value, as_party(offence.by), card, offence.words)
    assert found == without_usual(wanted), (state, offence)
    return found


@pytest.mark.parametrize("name", TABLES)
def test_the_referee_rules_the_same_in_random_deals(name: str) -> None:
    rng = random.Random(f"court {name}")
    seen: Counter[object] = Counter()
    for _ in range(some(260)):
        whole = walk(rng, TABLES[name])
        for state in rng.sample(whole.states, min(8, len(whole.states))):
            for _ in range(2):
                offence = an_offence(rng, state)
                if not too_slow(state, offence):
                    seen[check(state, offence)["then"]] += 1
    assert seen["refused"] > 0
    assert seen["play_on"] > 0


def test_the_referee_rules_the_same_everywhere_on_everything() -> None:
    """Every kind of offence in every phase, by every seat, by each party and by both."""
    rng = random.Random("everything")
    rules = sk.Rules(kontra=sk.KontraRules())
    seen: set[object] = set()
    for phase in PHASES:
        for _ in range(some(12)):
            state = reach(rng, rules, phase).state
            for kind in OffenceKind:
                for by in BY:
                    card = next(iter(state.hand(by)), None) if isinstance(by, sk.Seat) else None
                    offence = Offence(kind, by, card=card, words=rng.choice(WORDS))
                    if not too_slow(state, offence):
                        seen.add(check(state, offence)["then"])
    assert seen >= {each.value for each in Then} - {"passed_in"}


def test_the_referee_rules_the_same_where_the_declarer_has_had_every_trick() -> None:
    """With few cards left, so that the claim in a skat shown can be proved by trying everything."""
    rng = random.Random("all his")
    certain = Counter[bool]()
    for _ in range(some(150)):
        strong = sk.cards("CJ SJ HJ DJ CA CT")
        hand = strong | sk.CardSet(rng.sample(list(sk.DECK - strong), 4))
        rest = list(sk.DECK - hand)
        rng.shuffle(rest)
        deal = sk.Deal((hand, sk.CardSet(rest[:10]), sk.CardSet(rest[10:20])), sk.CardSet(rest[20:]))
        contract = rng.choice([sk.Contract(sk.Game.GRAND), sk.Contract(sk.Game.CLUBS, hand=True)])
        state: sk.State = sk.start_play(deal, contract, sk.Seat.FOREHAND, bid=rng.choice([18, 60, 120]))
        while isinstance(state, sk.Playing):
            if len(state.hand(sk.Seat.FOREHAND)) <= MOST_PROVED:
                found = check(state, Offence(OffenceKind.SHOWED_SKAT, rng.choice(HIS)))
                certain["may_demand" not in found] += 1
            highest = state.hand(state.turn).sorted(contract.game)
            legal = [card for card in highest if sk.PlayCard(card) in sk.legal_actions(state)]
            state = sk.apply(state, sk.PlayCard(legal[0] if state.turn is sk.Seat.FOREHAND else rng.choice(legal)))
    assert min(certain[True], certain[False]) > 0, certain


@pytest.mark.parametrize("name", TABLES)
def test_the_referee_finds_a_game_decided_at_the_same_card(name: str) -> None:
    rng = random.Random(f"decided {name}")
    by_party: Counter[Party | None] = Counter()
    for _ in range(some(200)):
        for state in walk(rng, TABLES[name]).states:
            if isinstance(state, sk.Playing | sk.Claimed) and state.declarer is not None:
                party = decided(state)
                by_party[party] += 1
                assert (None if party is None else party.value) == plain.decided(scene_of(state))
    if some(200) > 20:
        assert len(by_party) == 3
