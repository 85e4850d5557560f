"""Null from both sides."""

import pytest

import pyskat as sk
from advised import F, M, R, chosen, moment
from pyskat.bots.rule.null import danger, null_card
from pyskat.bots.rule.reading import Reading

NULL = sk.Game.NULL


def card(now: Reading) -> tuple[str, set[str]]:
    return chosen(null_card(now))


@pytest.mark.parametrize(
    ("mine", "out", "wanted"),
    [
        ("H7 H8 HT", "H9 HJ HQ HK HA", 0),  # 000: 7-8-10 is safe, the ten is below the jack
        ("S9", "S7 S8 ST SJ SQ SK SA", 2),  # 000: a suit whose lowest card is a 9 is a hole
        ("S9 ST", "S7 S8 SJ SQ SK SA", 3),  # 000: 9-10 is not protected by the jack
        ("DA", "", 0),  # nobody can lead it
        ("D7 DA", "D8 DK", 1),  # the second round may catch the ace: one card too many is below it
    ],
)
def test_danger_of_a_suit(mine: str, out: str, wanted: int) -> None:
    assert danger(sk.cards(mine).mask, sk.cards(out).mask) == wanted


def test_the_declarer_ducks_with_the_highest_card_below() -> None:
    now = moment(NULL, "H7 H9 HK D7", "HA D8 D9", "S8 S9 H8 HQ", me=M, declarer=M, trick="HJ")
    assert card(now) == ("H9", {"NULL_UNDER"})
    assert "stay below HJ" in null_card(now).explain()


def test_with_no_card_below_the_one_most_likely_beaten_is_played() -> None:
    now = moment(NULL, "HT HK D7", "HA HQ D9", "S8 S9", me=M, declarer=M, trick="H9")
    assert card(now) == ("HT", {"NULL_RISK"})


def test_what_is_dangerous_is_thrown_where_one_cannot_follow() -> None:
    """The spade ace can be caught; the diamonds are safe."""
    now = moment(NULL, "D7 D8 SA", "S7 S8 SK DA", "DK DQ ST", me=M, declarer=M, trick="H9")
    assert card(now) == ("SA", {"NULL_THROW"})


def test_the_declarer_leads_what_others_must_take() -> None:
    safe = moment(NULL, "D7 S8 SK", "DA DK SQ", "D9 DT S9 S7 ST", dark=2)
    assert card(safe) == ("D7", {"NULL_SAFE"})
    risky = moment(NULL, "D9 SK", "DA D7 SQ", "D8 DT S9 S7 ST", dark=2)
    assert card(risky)[1] == {"NULL_RISK"}


def test_a_defender_leads_low_where_the_declarer_may_have_nothing_lower() -> None:
    now = moment(NULL, "H7 HA SK", "HT HK S7", "H9 HQ S8", declarer=M)
    assert card(now)[0] == "H7"
    assert "NULL_ATTACK" in card(now)[1]


def test_no_suit_is_led_in_which_the_declarer_can_throw_something_away() -> None:
    now = moment(NULL, "H7 SQ", "S8 SK D9", "H9 HQ S7", declarer=M, dark=2)
    assert card(now)[0] == "SQ"
    only = moment(NULL, "H7 H8", "S8 SK", "H9 HQ", declarer=M)
    assert card(only)[1] == {"NULL_VOID"}


def test_the_declarer_who_is_ahead_keeps_the_trick() -> None:
    now = moment(NULL, "H8 HA", "S7", "S8", me=R, declarer=F, trick="HT H9")
    assert card(now) == ("H8", {"NULL_CAUGHT"})


def test_once_the_declarer_has_ducked_high_cards_go() -> None:
    now = moment(NULL, "H8 HA", "S7", "S8", me=R, declarer=F, trick="H7 H9")
    assert card(now) == ("HA", {"NULL_MAKE_ROOM"})
    forced = moment(NULL, "HQ HA", "S7", "S8", me=R, declarer=F, trick="HT H9")
    assert card(forced) == ("HA", {"NULL_MAKE_ROOM"})


def test_before_the_declarer_one_stays_as_low_as_can_be() -> None:
    now = moment(NULL, "H8 HA D7", "H9 HT D9 HQ", "S7 S8", me=M, declarer=R, trick="H7")
    assert card(now) == ("H8", {"NULL_ATTACK"})


def test_a_defender_throws_from_a_short_suit() -> None:
    now = moment(NULL, "DA S7 S8 S9", "C7 C8 C9", "SK SQ DK CK", me=R, declarer=M, trick="H9 H8")
    assert card(now) == ("DA", {"NULL_VOID"})


def test_the_partners_suit_comes_back() -> None:
    led = ((R, "SK"),)
    now = moment(NULL, "H8 S8", "H9 HK S9 SK", "HT HJ ST SJ", declarer=M, dark=2, led=led)
    assert card(now)[0] == "S8"
    assert "RETURN_SUIT" in card(now)[1]


def test_an_open_hand_is_attacked_at_its_hole() -> None:
    """The declarer's hearts are queen and seven: the second round catches him. His spades are safe."""
    now = moment(NULL, "H8 S9 D9", "H7 HQ S7", "H9 SK SA", declarer=M)
    assert chosen(null_card(now)) == ("H8", {"NULL_ATTACK"})
