"""A claim is proved on integers: compared with trying everything, by the referee's rules of a trick."""

import random

import pytest

import brute_force
import pyskat as sk
from effort import some
from positions import a_start, after, cards_of
from pyskat import kernel
from pyskat.kernel.limited import Stopped
from pyskat.kernel.proof import Proof, claim_holds, set_up

SUITS_AND_GRAND = range(5)


def told(position: kernel.Position) -> brute_force.Table:
    hands = [[str(sk.Card(card)) for card in cards_of(hand)] for hand in position.hands]
    trick = [str(sk.Card(card)) for card in position.trick]
    return brute_force.table_of(hands, trick, position.leader, position.declarer, str(sk.Game(position.game)))


def ending(rng: random.Random, game: int, cards: int) -> kernel.Position:
    """Play all but so many tricks from a deal, and then none to two cards."""
    return after(rng, a_start(rng, game, cards), rng.randrange(3))


@pytest.mark.parametrize("game", SUITS_AND_GRAND)
def test_a_defenders_claim_equals_brute_force(game: int) -> None:
    rng = random.Random(200 + game)
    found = []
    for cards in [*(rng.randrange(1, 5) for _ in range(60 + some(150))), *[5] * some(10)]:
        position = ending(rng, game, cards)
        for seat in {0, 1, 2} - {position.declarer}:
            held = claim_holds(position, seat)
            assert held is brute_force.keeps_out(told(position), seat)
            found.append(held)
    assert len(set(found)) == 2


@pytest.mark.parametrize("game", range(6))
def test_a_declarers_claim_equals_brute_force(game: int) -> None:
    rng = random.Random(300 + game)
    found = []
    for cards in [*(rng.randrange(1, 5) for _ in range(60 + some(150))), *[5] * some(10)]:
        position = ending(rng, game, cards)
        if position.over:
            continue  # a Null that is lost
        held = claim_holds(position, position.declarer)
        assert held is brute_force.forces(told(position), every=game != kernel.NULL)
        found.append(held)
    assert len(set(found)) == 2


def grand(*hands: str) -> kernel.Position:
    """Two cards each, the third seat declares, and the first leads."""
    return kernel.Position.start([sk.cards(hand).mask for hand in hands], 0, kernel.GRAND, 2, 0)


def test_the_partner_need_not_help() -> None:
    assert claim_holds(grand("CA D7", "CT DA", "C7 DK"), 0)
    # The partner leads: with CA both tricks are theirs, but C7 is allowed too, and then DA takes the last.
    assert not claim_holds(grand("CA C7", "CT D8", "C8 DA"), 1)
    assert claim_holds(grand("CA C7", "CT D8", "C8 DA"), 0)


def test_a_proof_can_be_stopped() -> None:
    rng = random.Random(7)
    while True:
        position = a_start(rng, int(sk.Game.CLUBS), 10)
        proof = set_up(position, (position.declarer + 1) % 3)
        assert isinstance(proof, Proof)
        proof.holds()
        if proof.nodes > 3:
            break
    again = set_up(position, (position.declarer + 1) % 3)
    assert isinstance(again, Proof)
    again.watch(2, None)
    with pytest.raises(Stopped):
        again.holds()
    assert again.nodes == 2
