"""The defenders' cards: points beat tricks, and what the simple rules and every club say."""

import pyskat as sk
from advised import F, M, R, asked, begun, chosen, moment, says
from pyskat.bots.rule.defence import defender_card

LEADS = "SA HT S9 H8 H7 C8 C7 D9 D8 DQ | CJ SJ HJ CA CT CK C9 S8 HK DK | ST SK SQ S7 HA HQ H9 DA DT D7 | DJ CQ"
DIAMONDS = "CJ SJ DA DT DK D9 HA HK S7 C7 | CA CT C9 SA S9 S8 H9 H8 D8 D7 | HJ DJ DQ HT HQ H7 CK CQ SK ST | SQ C8"


def test_a_ten_is_smeared_onto_the_partners_ace() -> None:
    """000: smear tens and aces onto your partner's winning tricks."""
    advice = asked(begun(LEADS, "clubs", M, "SA S8"))
    assert advice.explain() == "Play ST: the trick is your partner's: 10 points onto it."
    assert advice.reasons[0].source == "Simple rules, “Strategy: what to bid on”"


def test_the_ace_stays_over_the_declarers_ten() -> None:
    """000: keep the declarer's tens locked behind your aces: the king is led, not the ace, and the ten stays caught."""
    deal = "CA CT CQ SA SK S7 HT HK DQ D9 | CJ C9 S8 HA HQ H9 H8 DT DK D8 | SJ DJ CK C8 C7 SQ S9 H7 DA D7 | HJ ST"
    advice = asked(begun(deal, "clubs", R, discard="ST SQ"))
    assert str(advice.action) != "SA"
    guard = [reason for reason in advice.reasons if reason.code.name == "GUARD_TEN"]
    assert [str(reason.card) for reason in guard] == ["SA"]
    assert guard[0].source == "Simple rules, “Strategy: what to bid on”"


def test_the_ace_takes_what_the_declarer_leads() -> None:
    state = begun(DIAMONDS, "diamonds", F, "CJ D7 DQ SJ D8 DJ S7")
    assert says(state) == ("SA", {"BEAT_DECLARER"})
    assert says(begun(DIAMONDS, "diamonds", F, "CJ D7 DQ SJ D8 DJ S7 SA")) == ("ST", {"SMEAR"})


def test_the_declarers_trick_gets_as_little_as_can_be() -> None:
    assert says(begun(DIAMONDS, "diamonds", F, "CJ"))[1] == {"NOTHING_FOR_HIM"}
    assert says(begun(DIAMONDS, "diamonds", F, "CJ D7")) == ("DQ", {"NOTHING_FOR_HIM"})


def test_a_long_suit_is_led_through_the_declarer() -> None:
    """Kurzer Weg, lange Farbe: the declarer is in middlehand."""
    deal = "SJ DJ CT SQ S9 S8 S7 HT HK D7 | CJ HJ C7 HQ H8 H7 DA DT D9 D8 | CA CQ C9 C8 ST SK HA H9 DK DQ | CK SA"
    assert says(begun(deal, "diamonds", M, discard="CK HQ")) == ("S7", {"LONG_THROUGH", "LEAD_LOSER"})


def test_a_short_suit_is_led_up_to_the_declarer() -> None:
    """Langer Weg, kurze Farbe: the declarer sits in rearhand."""
    deal = "CA CT CQ SA SK S7 HT HK DQ D9 | CJ C9 S8 HA HQ H9 H8 DT DK D8 | SJ DJ CK C8 C7 SQ S9 H7 DA D7 | HJ ST"
    action, reasons = says(begun(deal, "clubs", R, discard="ST SQ"))
    assert action == "HK"
    assert "SHORT_UP" in reasons


def test_the_partners_suit_is_led_back() -> None:
    deal = "HJ DJ CA CT CQ S9 HK DA DK D8 | CJ SJ CK SQ S8 H9 DT DQ D9 D7 | C9 C8 C7 SA ST SK S7 HA HT HQ | H8 H7"
    moves = "CA DT C7 CJ S7 D8 D7 SA DA HK H7 HA"
    action, reasons = says(begun(deal, "diamonds", M, moves, discard="CK SQ"))
    assert action == "HT"
    assert "RETURN_SUIT" in reasons


def test_the_declarer_has_to_spend_a_trump() -> None:
    """Rearhand has ruffed a diamond: the last of a long suit costs nothing, and takes a trump from him."""
    deal = "SJ CT S8 S7 HT HQ H9 H7 DA D7 | HJ DJ CK SA H8 DT DK DQ D9 D8 | CJ CA CQ C9 C8 C7 ST SK S9 HA | SQ HK"
    moves = "DA DT CA, C7 CT CK, S7 SA S9"
    action, reasons = says(begun(deal, "clubs", R, moves, discard="ST SK"))
    assert action == "D8"
    assert "MAKE_HIM_RUFF" in reasons


def test_the_partner_ruffs_what_he_has_none_of() -> None:
    """Partner shows no clubs and may hold trumps; the declarer follows."""
    now = moment(sk.Game.DIAMONDS, "CT H9", "CA C9 D9 DA", "DJ DK HA H8", declarer=M, dark=2)
    assert chosen(defender_card(now))[1] == {"TO_PARTNER"}


def test_sixty_points_are_taken_where_they_lie() -> None:
    """50 points, and the partner's trick has an ace: the king makes 65."""
    now = moment(sk.Game.CLUBS, "HT D7", "S8", "CJ", me=R, declarer=F, trick="H9 HA", taken=(30, 20, 29))
    assert chosen(defender_card(now)) == ("HT", {"ONLY_ACTION"}) or "SMEAR" in chosen(defender_card(now))[1]
    both = moment(sk.Game.CLUBS, "ST D7", "S8 S9", "CJ CA", me=R, declarer=F, trick="H9 HA", taken=(30, 20, 20))
    assert chosen(defender_card(both))[0] == "ST"


def test_nothing_to_give_and_a_likely_smear() -> None:
    none = moment(sk.Game.CLUBS, "S9 D7", "S8 S7", "CJ CA", me=R, declarer=F, trick="H9 HA", taken=(30, 20, 10))
    assert chosen(defender_card(none))[1] == {"PARTNER_HAS_IT"}
    likely = moment(
        sk.Game.CLUBS, "ST D7 D8", "HT HQ H7", "CJ CA C9", me=M, declarer=F, trick="H9", dark=2, taken=(9, 9, 9)
    )
    assert chosen(defender_card(likely)) == ("ST", {"SMEAR_LIKELY"})


def test_second_hand_takes_what_will_stand() -> None:
    now = moment(sk.Game.CLUBS, "HA D7 H8", "HQ H7 CJ", "HT S9 S8", me=M, declarer=R, trick="HK", dark=2)
    assert chosen(defender_card(now))[0] in {"HA", "H8"}


def test_a_defender_leads_no_trump_but_when_he_has_nothing_else() -> None:
    now = moment(sk.Game.CLUBS, "C9 CK", "CJ CA SA S7", "HA H7 D7 D8", declarer=M, dark=2)
    assert chosen(defender_card(now)) == ("C9", {"LEAD_LOSER"})
