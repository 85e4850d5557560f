"""The declarer's cards in suit games and Grand: positions by hand, with what every player learns first."""

import pyskat as sk
from advised import F, M, R, asked, begun, chosen, moment, says
from pyskat.bots.rule.cards import declarer_card

LONG_CLUBS = "CJ SJ CA CT CK C9 HA HK S7 S8 | HJ C8 C7 ST SK DA DT D9 HQ H7 | DJ CQ SA SQ S9 HT H9 H8 DK DQ | D7 D8"
THREE_OUT = "CJ HA HT H9 SA SK DA D9 C8 C7 | SJ HJ CT CK SQ S9 DK D8 H7 HK | DJ CQ C9 CA S8 S7 HQ H8 DT DQ | D7 ST"
GRAND = "CJ SJ HA HT H9 H8 SA ST DA C7 | HJ CA CT CK SK SQ S9 DK D9 H7 | DJ CQ C9 C8 S8 S7 HQ HK DT DQ | D7 D8"


def test_trumps_are_drawn_with_one_of_a_pair_of_jacks() -> None:
    advice = asked(begun(LONG_CLUBS, "clubs", F))
    assert str(advice.action) == "CJ"
    assert advice.explain() == "Play CJ: draw trumps, 5 are still out; a high trump, and control stays."
    assert says(begun(GRAND, "grand", F)) == ("CJ", {"DRAW_TRUMPS", "HIGH_TRUMP"})


def test_a_single_high_trump_keeps_control_and_a_low_one_is_led() -> None:
    deal = "CJ CK CQ C9 C8 C7 HA HK S7 DA | HJ CT SJ ST SK S8 DT D9 HQ H7 | DJ CA SA SQ S9 HT H9 H8 DK DQ | D7 D8"
    assert says(begun(deal, "clubs", F)) == ("C7", {"DRAW_TRUMPS", "FORCE_TRUMP"})


def test_two_more_jacks_force_the_one_between_out() -> None:
    deal = "CJ HJ DJ CA C9 C8 HA HK S7 DA | SJ CT CK ST SK S8 DT D9 HQ H7 | CQ C7 SA SQ S9 HT H9 H8 DK DQ | D7 D8"
    assert says(begun(deal, "clubs", F)) == ("HJ", {"DRAW_TRUMPS", "FORCE_TRUMP"})


def test_without_a_high_trump_a_jack_forces_one_out() -> None:
    deal = "HJ DJ CA CT CK C9 C8 HA S7 DA | SJ CQ C7 ST SK S8 DT D9 HQ H7 | CJ HK SA SQ S9 HT H9 H8 DK DQ | D7 D8"
    assert says(begun(deal, "clubs", F)) == ("HJ", {"DRAW_TRUMPS", "FORCE_TRUMP"})


def test_aces_are_cashed_when_no_trump_is_out() -> None:
    """All three jacks fell: in a Grand there is nothing left to ruff with."""
    assert says(begun(GRAND, "grand", F, "CJ HJ DJ")) == ("HA", {"CASH"})


def test_a_trick_is_ruffed_low_and_taken_last_with_the_dearest() -> None:
    deal = "DA HT S9 H8 H7 C8 C7 D9 D8 DQ | CJ SJ HJ CA CT CK C9 S8 HK H9 | ST SK SQ S7 HA HQ SA DK DT D7 | DJ CQ"
    advice = asked(begun(deal, "clubs", M, "DA"))
    assert advice.explain("de") == "C9 spielen: stechen, es liegen 11 Augen da."
    deal = "S7 HT S9 H8 H7 C8 C7 D9 D8 DQ | SK DA DK SQ S8 HA HQ H9 DT D7 | CJ SJ HJ CA CT CK C9 ST SA HK | DJ CQ"
    assert says(begun(deal, "clubs", R, "S7 SK")) == ("SA", {"TAKE_LAST"})


def test_what_is_not_worth_a_high_card_gets_the_cheapest() -> None:
    """The ace is ahead, and of king and nine the nine goes."""
    deal = "SA HT H9 H8 H7 C8 C7 D9 D8 DQ | SK CJ SJ HJ CA CT CK C9 S9 HK | ST SQ S8 S7 HA HQ DA DK DT D7 | DJ CQ"
    assert says(begun(deal, "clubs", M, "SA")) == ("S9", {"DUCK"})


def test_a_side_suit_is_established_by_forcing_the_ace_out() -> None:
    """No trump is out and nothing stands: the heart queen costs less than the king, and the ace has to come."""
    deal = "CJ SJ HJ DJ CA CT CK HT HK HQ | C9 C8 C7 CQ SA SK DA HA H9 S7 | ST SQ S9 S8 DT DK DQ D9 H8 H7 | D7 D8"
    state = begun(deal, "clubs", F, "CJ C7 ST SJ C8 SQ HJ C9 S9 DJ CQ S8")
    assert says(state)[0] in {"HQ", "HK"}
    assert says(state)[1] == {"ESTABLISH"}


def test_the_trick_that_makes_61_is_taken() -> None:
    """44 points and ten on the table: the ace brings them to 65, and the game is won, whatever comes."""
    now = moment(
        sk.Game.CLUBS, "CJ CA H8", "S9 S8", "HQ D9", me=R, declarer=R, trick="ST S7", taken=(20, 20, 44), away=0
    )
    assert chosen(declarer_card(now)) == ("CA", {"ENOUGH", "RUFF"})
    poorer = moment(sk.Game.CLUBS, "CJ CA H8", "S9 S8", "HQ D9", me=R, declarer=R, trick="ST S7", taken=(20, 20, 20))
    assert "ENOUGH" not in chosen(declarer_card(poorer))[1]


def test_a_last_high_trump_is_left_to_the_defenders() -> None:
    """With only the jack of clubs out, a trump lead would give the lead away for nothing."""
    now = moment(sk.Game.CLUBS, "SJ CA C9 HA", "CJ SK ST S9", "S8 DK DQ D9")
    assert chosen(declarer_card(now))[0] == "HA"
    two = moment(sk.Game.CLUBS, "SJ CA C9 C8 HA", "CJ CK ST S9 S8", "S7 DK DQ D9 D8")
    assert chosen(declarer_card(two))[1] == {"DRAW_TRUMPS", "FORCE_TRUMP"}


def test_in_a_hand_game_one_trump_out_may_lie_in_the_skat() -> None:
    now = moment(sk.Game.CLUBS, "SJ CA HA", "CJ CK HT H9 H8", "CJ CK HK HQ H7", dark=2)
    assert chosen(declarer_card(now)) == ("HA", {"CASH"})


def test_one_jack_alone_is_kept_in_a_grand_with_three_out() -> None:
    assert says(begun(THREE_OUT, "grand", F)) == ("HA", {"CASH"})


def test_losers_are_led_cheaply_and_trumps_when_nothing_else_is_left() -> None:
    under = moment(sk.Game.CLUBS, "HT HK H9 CJ", "HA SA SK SQ", "DA DT DK DQ")
    assert chosen(declarer_card(under)) == ("H9", {"ESTABLISH"})
    low = moment(sk.Game.CLUBS, "HT H9 S8", "HA HK HQ", "SA SK H8")
    assert chosen(declarer_card(low))[1] == {"LEAD_LOSER"}
    trumps = moment(sk.Game.CLUBS, "C9 C8", "CJ CA", "DA DT")
    assert chosen(declarer_card(trumps)) == ("C8", {"FORCE_TRUMP"})
    high = moment(sk.Game.CLUBS, "CA C8", "SA HA", "DA DT")
    assert chosen(declarer_card(high)) == ("CA", {"HIGH_TRUMP"})
