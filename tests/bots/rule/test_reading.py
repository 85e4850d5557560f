"""What a view tells a card player."""

import random

import pytest

import pyskat as sk
from advised import F, M, R, begun, moment, reading
from effort import some
from laws.strategies import reach

CLUBS = "CJ SJ CA CT CK C9 HA HK S7 S8 | HJ C8 C7 ST SK DA DT D9 HQ H7 | DJ CQ SA SQ S9 HT H9 H8 DK DQ | D7 D8"


def test_a_moment_is_read_from_the_view() -> None:
    now = reading(begun(CLUBS, "clubs", F, "CJ C7 CQ, S7 SK"))
    assert (now.me, now.declarer, now.partner, now.place) == (R, F, M, 2)
    assert sk.CardSet.from_mask(now.legal) == sk.cards("SA SQ S9")
    assert (sk.CARDS[now.best], now.winner, now.table) == (sk.Card.SK, M, 4)
    assert now.to_play == ()
    assert now.sizes == (8, 8, 9)
    assert (now.for_declarer, now.for_defenders, now.away) == (5, 0, 0)
    assert now.led == ((F, sk.Card.CJ),)
    assert now.dark == 2
    assert not now.declares


def test_the_declarer_knows_what_lies_away() -> None:
    now = reading(begun(CLUBS, "clubs", F, discard="HA HK"))
    assert (now.away, now.dark, now.for_declarer) == (15, 0, 15)
    assert now.declares
    assert sk.CardSet.from_mask(now.out) == sk.DECK - sk.cards("CJ SJ CA CT CK C9 S7 S8 D7 D8 HA HK")
    hand = reading(begun(CLUBS, "clubs hand", F))
    assert (hand.away, hand.dark) == (0, 2)


def test_who_does_not_follow_holds_none() -> None:
    now = reading(begun(CLUBS, "clubs", F, "CJ C7 CQ, SJ C8 DJ, CA HJ SA, DA"))
    assert not now.may[R] & now.trumps
    assert now.share(F, sk.Card.C8) == now.share(R, sk.Card.CK) == 0.0


@pytest.mark.parametrize("seed", range(some(30)))
def test_shares_are_chances_and_certain_where_only_one_can_hold_a_card(seed: int) -> None:
    state = reach(random.Random(seed), sk.ISKO, sk.Playing).state
    now = reading(state)
    for card in sk.CARDS:
        shares = [now.share(seat, card) for seat in now.others]
        if now.out >> card & 1:
            assert sum(shares) == pytest.approx(1.0) or (now.dark and 0 < sum(shares) < 1)
        else:
            assert shares == [0.0, 0.0]


def test_a_declarer_is_likelier_to_hold_a_trump_and_in_null_a_low_card() -> None:
    now = moment(sk.Game.CLUBS, "HA H7", "CJ SA S7", "CJ SA S7", declarer=M)
    assert now.share(M, sk.Card.CJ) > 0.5 > now.share(R, sk.Card.CJ)
    assert now.share(M, sk.Card.SA) == 0.5
    null = moment(sk.Game.NULL, "HA H7", "CA SA S7", "CA SA S7", declarer=M)
    assert null.share(M, sk.Card.S7) > null.share(M, sk.Card.SA)


def test_a_card_is_beaten_by_higher_ones_and_by_trumps_of_who_cannot_follow() -> None:
    now = moment(sk.Game.CLUBS, "HK H7", "HA H9", "CJ S7", declarer=M)
    assert now.beaten(M, sk.Card.HK, sk.Card.HK) == 1.0
    assert now.beaten(R, sk.Card.HK, sk.Card.HK) == 1.0
    assert now.beaten(R, sk.Card.CK, sk.Card.CK) == 1.0
    low = moment(sk.Game.CLUBS, "HK H7", "H8 H9", "D8 S7", declarer=M)
    assert low.beaten(M, sk.Card.HK, sk.Card.HK) == low.beaten(R, sk.Card.HK, sk.Card.HK) == 0.0
