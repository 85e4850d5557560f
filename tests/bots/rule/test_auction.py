"""What is bid with which hand: the rules of the simple page, "Strategy: what to bid on", and what goes with them."""

import random

import pytest

import pyskat as sk
from pyskat.bots.advice import Advice, ReasonCode
from pyskat.bots.rule.auction import call, heard, highest, passing_worth
from pyskat.bots.rule.options import stakes


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
    with_jacks = stakes(sk.cards("CJ SJ HA HK HQ H9 H8 CA S7 D8").mask, 1, sk.ISKO)[0]
    without = stakes(sk.cards("C9 SQ HA HK HQ H9 H8 CA S7 D8").mask, 1, sk.ISKO)[0]
    assert with_jacks.chance > without.chance + 0.2
    assert with_jacks.worth > 50
    assert without.worth < 0


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
    advice = call(auction("C9 CT CQ S7 S9 SQ H8 HK D9 DK"))
    assert advice.action == sk.Pass()
    assert codes(advice) == [ReasonCode.TOO_WEAK, ReasonCode.NULL_HOLE]
    assert advice.reasons[1].card is sk.Card.C9  # clubs and diamonds both begin with the nine
    assert "C9 is a hole for a Null" in advice.explain()
    assert "für einen Null ist C9 eine Lücke" in advice.explain("de")
    (other,) = advice.alternatives
    assert other.action == sk.Bid(18)
    assert other.chance is not None
    assert other.chance < 0.5


WITHOUT_THREE = "DJ HA HT HK HQ H9 CA C8 S9 D7"


def test_bid_below_your_matadors() -> None:
    """Hearts without 3, game 4: 40, from the hand 50. A jack in the skat can cost one multiplier, or more."""
    seen = auction(WITHOUT_THREE)
    advice = call(seen)
    assert advice.action == sk.Bid(18)
    assert advice.reasons[-1].code is ReasonCode.BELOW_MATADORS
    limit = advice.reasons[-1].count
    assert limit == highest(seen)
    assert limit in {30, 40}
    assert f"up to {limit}: that leaves one multiplier for what the skat may cost" in advice.explain()
    assert f"bis {limit}: so bleibt eine Stufe Luft, falls der Skat Spitzen kostet" in advice.explain("de")
    refused = call(auction(WITHOUT_THREE, "35", seat=sk.Seat.FOREHAND))
    assert refused.action == sk.Pass()
    assert codes(refused) == [ReasonCode.BELOW_MATADORS]
    assert refused.reasons[0].count == 30


def test_with_matadors_the_full_value_is_bid() -> None:
    """Clubs with 1, game 2: the skat can only make it more."""
    advice = call(auction("CJ DJ CA CT C9 HA H9 SK S8 D7"))
    assert advice.action == sk.Bid(18)
    assert codes(advice) == [
        ReasonCode.JACKS_FIRST,
        ReasonCode.CLUB_JACK,
        ReasonCode.LONG_SUIT,
        ReasonCode.UP_TO,
    ]
    assert (advice.reasons[-1].count or 0) >= 24
    assert "bis " in advice.explain("de")
    assert [other.action for other in advice.alternatives] == [sk.Pass()]
    high = call(auction("CJ DJ CA CT C9 HA H9 SK S8 D7", "72", seat=sk.Seat.FOREHAND))
    assert high.action == sk.Pass()
    assert codes(high) == [ReasonCode.UP_TO]


def test_nothing_is_good_enough_and_nothing_is_near_a_null() -> None:
    advice = call(auction("CK CQ SK SQ HK HQ DK DQ DT CT"))
    assert advice.action == sk.Pass()
    assert codes(advice)[0] is ReasonCode.TOO_WEAK
    assert "no game is good enough for 18" in advice.explain()


def test_the_next_value_of_a_game_is_bid_and_never_more() -> None:
    strong = "CJ SJ HJ DJ CA CT CK CQ C9 C8"
    for rules in (sk.ISKO, sk.SIMPLE, sk.ISS):
        assert call(auction(strong, rules=rules)).action == sk.Bid(18)
        assert call(auction(strong, "18 y", rules=rules)).action == sk.Bid(20)
        assert call(auction(strong, "18", rules=rules, seat=sk.Seat.FOREHAND)).action == sk.Hold()
    # On the server any number may be said; 19 is no game's value.
    assert call(auction(strong, "18 y 19 y", rules=sk.ISS)).action == sk.Bid(20)


def test_above_the_highest_value_there_is_only_pass() -> None:
    strong = "CJ SJ HJ DJ CA CT CK CQ C9 C8"
    advice = call(auction(strong, "264 y"))
    assert advice.action == sk.Pass()
    assert codes(advice) == [ReasonCode.ONLY_ACTION]
    high = call(auction(strong, "264", seat=sk.Seat.FOREHAND))
    assert high.action in {sk.Hold(), sk.Pass()}
    no_game = call(auction("CK CQ SK SQ HK HQ DK DQ DT CT", "499", seat=sk.Seat.FOREHAND, rules=sk.ISS))
    assert no_game.action == sk.Pass()
    assert no_game.alternatives == ()


def test_whoever_hears_high_bids_is_more_careful() -> None:
    for hand in ("CJ DJ CA CT C9 HA H9 SK S8 D7", WITHOUT_THREE, "CJ SJ SQ S9 HA HT DA D9 C8 C7"):
        low, alone = auction(hand, "18", seat=sk.Seat.FOREHAND), auction(hand, "p p", seat=sk.Seat.FOREHAND)
        high = auction(hand, "18 y 20 y 22 y 23 y 60", seat=sk.Seat.FOREHAND)
        assert highest(high) <= highest(low) <= highest(alone)
        chances = [call(seen).chance for seen in (low, alone)]
        assert all(chances)
        assert (chances[0] or 1) < (chances[1] or 0)


@pytest.mark.parametrize(
    ("said", "seat", "wanted"),
    [
        ("", sk.Seat.MIDDLEHAND, (0.0, 0.0)),
        ("p", sk.Seat.REARHAND, (0.0, 0.0)),
        ("p p", sk.Seat.FOREHAND, (1.0, 0.0)),
        ("18 p", sk.Seat.REARHAND, (0.0, 0.0)),  # middlehand said 18
        ("18 y 20 y 22 p 23 p", None, (0.0, 0.4)),
        ("18 y 20 y 22 y 23 y 48", sk.Seat.FOREHAND, (0.0, 3.0)),
        ("18 y 20 y 22 y 23 y 60", sk.Seat.FOREHAND, (0.0, 3.0)),
    ],
)
def test_what_an_auction_tells(said: str, seat: sk.Seat | None, wanted: tuple[float, float]) -> None:
    state = sk.play(sk.start(sk.Deal.shuffled(random.Random(1))), said)
    hearing = seat if seat is not None else sk.Seat.REARHAND
    assert heard(state.calls, hearing) == wanted


def test_whoever_would_lose_a_ramsch_bids_more_readily() -> None:
    """When all pass means Ramsch, a hand of jacks, aces and tens had better play itself."""
    jacks_and_aces, low = "SJ HJ DJ CA CT SK ST HQ HK DT", "C7 C8 CQ S7 S8 SQ H7 H9 D8 DQ"
    for hand, worse in ((jacks_and_aces, True), (low, False)):
        passing = [
            passing_worth(auction(hand, "p p", seat=sk.Seat.FOREHAND, rules=rules)) for rules in (sk.ISKO, sk.PUB)
        ]
        assert (passing[1] < passing[0]) is worse
    # Before two have passed somebody else may still play, and the Ramsch weighs less.
    first = passing_worth(auction(jacks_and_aces, rules=sk.PUB))
    last = passing_worth(auction(jacks_and_aces, "p p", seat=sk.Seat.FOREHAND, rules=sk.PUB))
    assert last < first
