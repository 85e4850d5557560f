"""Ramsch: few points, or every trick; and what is pushed on before it."""

import random

import pyskat as sk
from advised import F, M, R, asked, chosen, moment, says
from pyskat.bots.rule.ramsch import losers, ramsch_card
from pyskat.bots.rule.reading import Reading

RAMSCH = sk.Game.RAMSCH
PUSHING = sk.Rules(ramsch=sk.RamschRules(pushing=True))


def card(now: Reading) -> tuple[str, set[str]]:
    return chosen(ramsch_card(now))


def test_the_dearest_card_that_stays_below_is_given() -> None:
    now = moment(RAMSCH, "HK H7 S7", "S8 S9", "CA D7", me=R, declarer=None, trick="HT H9")
    assert card(now) == ("HK", {"RAMSCH_UNDER"})


def test_a_danger_is_thrown_where_one_cannot_follow() -> None:
    now = moment(RAMSCH, "DA S7 C7", "S8 S9 D7 D9", "CA D8 C9", me=R, declarer=None, trick="HT H9", dark=2)
    assert card(now) == ("DA", {"RAMSCH_THROW"})


def test_a_trick_that_cannot_be_avoided_takes_the_highest_card_along() -> None:
    now = moment(RAMSCH, "HK HT", "S8 H7", "CA D8", me=R, declarer=None, trick="H9 H8", tricks=(3, 3, 2))
    assert card(now)[1] == {"RAMSCH_TAKE_HIGH"}


def test_low_cards_are_led() -> None:
    now = moment(RAMSCH, "H7 SA CA", "HT H9 S7", "HK HQ S8 C7", declarer=None, dark=2, tricks=(3, 2, 2))
    assert card(now) == ("H7", {"RAMSCH_LOW"})
    bad = moment(RAMSCH, "SA CA", "S7 C8", "S8 C7", declarer=None, tricks=(3, 3, 2))
    assert card(bad)[1] == {"RAMSCH_LEAST"}


def test_somebody_behind_may_take_it_over() -> None:
    now = moment(RAMSCH, "H9 HA", "HT HK HQ S7", "S8 D7", me=M, declarer=None, trick="H8", tricks=(3, 3, 2))
    assert card(now) == ("H9", {"RAMSCH_HOPE"})
    sure = moment(RAMSCH, "HQ HA", "H9 H7", "S8", me=M, declarer=None, trick="H8", tricks=(3, 3, 2))
    assert card(sure)[1] == {"RAMSCH_LEAST"}


def test_who_has_every_trick_is_stopped() -> None:
    """The first five tricks are forehand's: a ten is taken, so that no march comes of it."""
    now = moment(RAMSCH, "HA H7", "S8", "D8", me=R, declarer=None, trick="HT H9", taken=(60, 0, 0), tricks=(5, 0, 0))
    assert card(now) == ("HA", {"STOP_MARCH", "RAMSCH_TAKE_HIGH"})
    early = moment(RAMSCH, "HA H7", "S8", "D8", me=R, declarer=None, trick="HT H9", taken=(30, 0, 0), tricks=(3, 0, 0))
    assert card(early) == ("H7", {"RAMSCH_UNDER"})


def test_a_hand_for_all_tricks_takes_them() -> None:
    strong = moment(RAMSCH, "CJ SJ HJ HA HT", "DJ S7 S8 HK", "C7 H9 D7", declarer=None, dark=2)
    assert card(strong) == ("CJ", {"MARCH"})
    rest = moment(RAMSCH, "HA HT SA", "HK S7 S8", "C7 H9 D7", declarer=None, tricks=(7, 0, 0))
    assert card(rest)[1] == {"MARCH"}
    second = moment(RAMSCH, "CJ SJ HJ HA", "DJ S7 S8 HK", "C7 H9 D7", me=M, declarer=None, trick="H8", dark=2)
    assert card(second) == ("HA", {"MARCH"})
    cannot = moment(RAMSCH, "CJ SJ HJ H7", "DJ S7 S8 HK", "C7 H9 D7", me=M, declarer=None, trick="H8", dark=2)
    assert card(cannot) == ("H7", {"RAMSCH_UNDER"})


def test_losers_are_counted_from_the_top() -> None:
    assert losers(sk.cards("CJ HA HT").mask, sk.cards("SJ HK S7").mask) == 0
    assert losers(sk.cards("SJ HT H7").mask, sk.cards("CJ HA HK").mask) == 3
    assert losers(sk.cards("HA HQ H7").mask, sk.cards("HT").mask) == 0  # the ten falls under the ace


def pushing(hand: str) -> sk.State:
    own = sk.cards(hand)
    rest = list(sk.DECK - own)
    random.Random(1).shuffle(rest)
    deal = sk.Deal((own, sk.CardSet(rest[:10]), sk.CardSet(rest[10:20])), sk.CardSet(rest[20:]))
    return sk.play(sk.start(deal, PUSHING), "pass pass pass")


def test_the_skat_is_looked_at_with_a_hand_that_wants_it_and_else_passed_on_unseen() -> None:
    assert says(pushing("C7 C8 C9 S7 S8 S9 H7 H8 D7 D8")) == ("pass", {"UNSEEN"})
    assert says(pushing("CA CT CK SA ST HA HT DA DT DK")) == ("pick up", {"LOOK"})


def test_what_would_take_full_tricks_is_pushed_on() -> None:
    state = sk.play(pushing("C7 C8 C9 S7 S8 S9 H7 H8 DA DT"), "pick up")
    advice = asked(state)
    assert isinstance(advice.action, sk.Push)
    assert advice.action.cards & sk.cards("DA DT CA CT SA ST HA HT")
    assert chosen(advice)[1] == {"PUSH"}
    assert F is sk.Seat.FOREHAND
