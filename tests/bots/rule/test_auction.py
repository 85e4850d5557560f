"""What is bid with which hand: the rules of the simple page, "Strategy: what to bid on", and what goes with them."""

import random

import pyskat as sk
from pyskat.bots.advice import Advice, ReasonCode
from pyskat.bots.rule.auction import call, highest

STRONGER = "CJ SJ HJ DJ CA CT CK CQ C9 C8"


def auction(hand: str, said: str = "", rules: sk.Rules = sk.ISKO, seat: sk.Seat = sk.Seat.MIDDLEHAND) -> sk.View:
    """Deal a hand to a seat, and let some calls be made."""
    own = sk.cards(hand)
    assert len(own) == 10
    others = list(sk.DECK - own)
    random.Random(1).shuffle(others)
    hands = [sk.CardSet(others[:10]), sk.CardSet(others[10:20])]
    hands.insert(seat, own)
    state = sk.play(sk.start(sk.Deal((hands[0], hands[1], hands[2]), sk.CardSet(others[20:])), rules), said)
    assert state.turn is seat
    return sk.view(state, seat)


def codes(advice: Advice) -> list[ReasonCode]:
    return [reason.code for reason in advice.reasons]


def test_jacks_first() -> None:
    """Two jacks and a five-card suit headed by the ace is a normal suit game; the jack of clubs is worth most."""
    advice = call(auction("CJ SJ HA HK HQ H9 H8 CA S7 D8"))
    assert advice.action == sk.Bid(18)
    assert codes(advice)[:3] == [ReasonCode.JACKS_FIRST, ReasonCode.CLUB_JACK, ReasonCode.LONG_SUIT]
    assert [reason.count for reason in advice.reasons[:3]] == [2, None, 7]
    assert advice.reasons[2].game is sk.Game.HEARTS
    assert advice.reasons[0].source == "Simple rules, “Strategy: what to bid on”"
    assert "2 jacks to begin with; the jack of clubs is among them; 7 trumps if hearts is played" in advice.explain()
    german = advice.explain("de")
    assert german.startswith("18 reizen: 2 Buben als Grundlage; der Kreuz-Bube ist dabei; 7 Trümpfe bei Herz; bis ")


def test_without_jacks_the_same_suit_is_worth_less() -> None:
    with_jacks = highest(auction("CJ SJ HA HK HQ H9 H8 CA S7 D8"))
    without = highest(auction("C9 SQ HA HK HQ H9 H8 CA S7 D8"))
    assert with_jacks >= 30
    assert without == 0


def test_a_grand_needs_jacks_and_aces() -> None:
    """The jacks of clubs and spades and two aces beside are a textbook Grand."""
    seen = auction("CJ SJ HA HT DA DT CT C9 S9 S8", seat=sk.Seat.FOREHAND, said="18")
    advice = call(seen)
    assert advice.action == sk.Hold()
    assert highest(seen) >= 72  # with 2, game 3
    assert codes(call(auction("CJ SJ HA HT DA DT CT C9 S9 S8", "48", seat=sk.Seat.FOREHAND)))[0] is (
        ReasonCode.GRAND_JACKS_AND_ACES
    )
    text = call(auction("CJ SJ HA HT DA DT CT C9 S9 S8", "48", seat=sk.Seat.FOREHAND)).explain()
    assert "a Grand needs jacks and aces, and here are 4 of them" in text


def test_length_alone_is_no_grand() -> None:
    seen = auction("CK CQ C9 C8 C7 HK HQ H9 DK D9", "48", seat=sk.Seat.FOREHAND)
    assert call(seen).action == sk.Pass()


def test_a_null_wants_sevens() -> None:
    seen = auction("C7 C8 CT S7 S9 SJ H7 H8 D7 D9")
    advice = call(seen)
    assert advice.action == sk.Bid(18)
    assert codes(advice)[0] is ReasonCode.NULL_SEVENS
    assert advice.reasons[0].cards == sk.cards("C7 S7 H7 D7")
    assert highest(seen) >= 46
    assert advice.chance is not None
    assert advice.chance > 0.9
    assert "ein Null braucht kleine Karten ohne Lücke" in advice.explain("de")


def test_a_suit_from_the_nine_up_is_a_hole() -> None:
    seen = auction("C9 CT CQ S7 S9 SQ H8 HK D9 DK")
    advice = call(seen)
    assert advice.action == sk.Pass()
    assert codes(advice) == [ReasonCode.TOO_WEAK, ReasonCode.NULL_HOLE]
    assert advice.reasons[1].card in {sk.Card.C9, sk.Card.D9}
    assert f"for a Null, {advice.reasons[1].card}" in advice.explain() or "hole for a Null" in advice.explain()


def test_bid_below_your_matadors() -> None:
    """Without 3 the skat can make it with 1: one multiplier of slack is left."""
    seen = auction("DJ HA HT HK HQ H9 H8 CA CT D7", seat=sk.Seat.REARHAND, said="p 18 y p".replace("18 y p", ""))
    advice = call(seen)
    assert advice.action == sk.Bid(18)
    limit = highest(seen)
    assert ReasonCode.BELOW_MATADORS in codes(advice)
    assert advice.reasons[-1].count == limit
    # Hearts without 3, game 4, would be 40, and Hand 50: 30 and 40 is how far it goes.
    assert limit in {30, 40}
