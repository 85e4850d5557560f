"""Claims and giving up: only what is certain, and never against the own interest."""

import random

import pytest

import pyskat as sk
from advised import F, M, R, asked, begun, says
from laws.strategies import walk
from pyskat import solver
from pyskat.bots import RuleBot
from pyskat.bots.rule.ends import takes_all, takes_none

BOT = RuleBot()
ALL_CLUBS = "CJ SJ HJ DJ CA CT CK CQ C9 HA | C8 C7 SA ST SK SQ DA DT DK HT | S9 S8 S7 DQ D9 D8 HK HQ H9 H8 | H7 D7"


@pytest.mark.parametrize(
    ("hand", "out", "game", "wanted"),
    [
        ("CJ HA HT", "HK C7 S7 DA", sk.Game.GRAND, True),
        ("CJ HA HQ", "HK HT S7 D7", sk.Game.GRAND, False),  # the ten stays behind
        ("CJ HA HQ", "HK S7 D7", sk.Game.GRAND, True),  # the only heart falls under the ace
        ("CJ SA", "SJ HJ S7 D7", sk.Game.GRAND, False),  # one jack stays out and ruffs
        ("CJ SJ SA", "HJ DJ S7 D7", sk.Game.GRAND, True),
        ("CA C7 HA", "CT CK H7", sk.Game.CLUBS, False),
        ("SA", "", sk.Game.CLUBS, True),
    ],
)
def test_whether_every_trick_is_certain(hand: str, out: str, game: sk.Game, wanted: bool) -> None:  # noqa: FBT001
    assert takes_all(sk.cards(hand).mask, sk.cards(out).mask, game) is wanted


@pytest.mark.parametrize(
    ("hand", "out", "wanted"),
    [
        ("H7 H8 HT", "H9 HJ HQ HK HA", True),  # 000
        ("S9 SA", "S7 SK", False),
        ("SA", "", True),
        ("D7 DA", "D8", True),  # it is led once
    ],
)
def test_whether_no_trick_is_certain(hand: str, out: str, wanted: bool) -> None:  # noqa: FBT001
    assert takes_none(sk.cards(hand).mask, sk.cards(out).mask) is wanted


def test_claims_hold_by_the_solver_and_what_is_given_up_is_lost() -> None:
    claims = conceded = 0
    for seed in range(160):
        rules = (sk.ISKO, sk.PRE_1999, sk.SIMPLE, sk.ISS)[seed % 4]
        for state in walk(random.Random(seed), rules).states:
            if not isinstance(state, sk.Playing) or state.declarer is None:
                continue
            action = BOT(sk.view(state, state.turn), random.Random(0))
            if isinstance(action, sk.Claim):
                claims += 1
                assert solver.claim_holds(state, action.seat)
            elif isinstance(action, sk.Concede):
                conceded += 1
                points = sum(state.points[seat] for seat in sk.Seat if seat is not state.declarer)
                assert points >= 31 if action.seat is state.declarer else state.points[state.declarer] >= 61
    assert claims > 20
    assert conceded > 8


def test_the_declarer_claims_the_highest_level_that_is_certain() -> None:
    state = begun(ALL_CLUBS, "clubs", F)
    advice = asked(state)
    assert advice.action == sk.Claim(F, "schwarz")
    assert advice.explain("de").endswith("wie die Karten auch liegen, der Rest ist sicher.")
    told = sk.apply(state, advice.action)
    assert says(told) == ("accept", {"ACCEPT"})
    over = sk.apply(sk.apply(told, sk.Accept()), asked(sk.apply(told, sk.Accept())).action)
    assert isinstance(over, sk.Finished)
    assert over.result.scores[F] == 12 * (9 + 1 + 2)  # with 9, game, Schneider, Schwarz


def test_before_2018_the_claim_is_proved_and_has_no_level() -> None:
    state = begun(ALL_CLUBS, "clubs", F, rules=sk.PRE_1999)
    assert asked(state).action == sk.Claim(F)
    assert isinstance(sk.apply(state, sk.Claim(F)), sk.Finished)


@pytest.mark.parametrize("rules", [sk.SIMPLE, sk.ISS, sk.PUB])
def test_where_nothing_can_be_claimed_it_is_played(rules: sk.Rules) -> None:
    assert says(begun(ALL_CLUBS, "clubs", F, rules=rules)) == ("CJ", {"CLAIM"})


def test_what_was_claimed_is_taken_from_the_top() -> None:
    """Trumps first, and once they are out whatever stands; a ruff that nobody can beat begins it too."""
    state = begun(ALL_CLUBS, "clubs", F, "CJ C8 S9, SJ C7 S8", rules=sk.SIMPLE)
    assert says(state) == ("HJ", {"CLAIM"})
    deal = "C9 C8 ST SK SQ S9 DT DK HT HA | CJ SJ HJ DJ CA CT CK CQ SA DA | S8 S7 DQ D9 D8 C7 HK HQ H9 H8 | H7 D7"
    assert says(begun(deal, "clubs", M, "HT", rules=sk.SIMPLE))[1] == {"CLAIM"}


def test_a_claim_that_was_refused_is_not_repeated() -> None:
    state = sk.play(begun(ALL_CLUBS, "clubs", F), "claim forehand schwarz, refuse")
    assert isinstance(asked(state).action, sk.PlayCard)


def test_a_claim_that_may_fail_is_refused() -> None:
    """Forehand claims with a heart loser: middlehand holds the ace."""
    deal = "CJ SJ HJ DJ CA CT CK CQ C9 H9 | C8 C7 SA ST SK SQ DA DT DK HA | S9 S8 S7 DQ D9 D8 HK HQ HT H8 | H7 D7"
    state = sk.play(begun(deal, "clubs", F), "claim forehand")
    assert says(state) == ("refuse", {"BETTER_NOT"})


SCHNEIDER = "CJ SJ HJ DJ CA CT CK CQ HA HT | C8 C7 SA ST SK SQ DA DT DK HK | S9 S8 S7 DQ D9 D8 C9 HQ H9 H8 | H7 D7"


def test_a_game_that_is_won_is_played_on_for_schneider_and_else_the_gift_is_taken() -> None:
    """Won with 61 and the defenders without a point: more can come. Before that, what is given is taken."""
    early = sk.play(begun(SCHNEIDER, "clubs", F), "CJ C7 C9, concede middlehand")
    assert says(early) == ("accept", {"ACCEPT"})
    deal = "CJ SJ CA CT HA HT DA DT S8 S7 | CK CQ HK HQ DK DQ SA ST S9 C7 | HJ DJ C9 C8 H9 H8 D9 D8 SK SQ | H7 D7"
    moves = "CJ C7 HJ, SJ CQ DJ, HA HQ H8, HT HK H9, CA CK C8, CT S9 C9"
    won = sk.play(begun(deal, "clubs", F, moves), "concede middlehand")
    assert sk.view(won, F).points == (4 + 7 + 14 + 14 + 15 + 10, 0, 0)
    assert says(won) == ("play on", {"BETTER_NOT"})


def test_a_declarer_who_gives_up_too_soon_for_schneider_has_to_play_on() -> None:
    """The defenders have 60 and the declarer nothing: Schneider may come. With fewer, what is given is taken."""
    deal = "S9 S8 S7 H9 H8 H7 CJ D9 D8 D7 | SA ST HA HT DA DT CA CT C9 C8 | SK SQ HK HQ DK DQ CK CQ SJ HJ | DJ C7"
    state = begun(deal, "clubs", F, "S9 SA SK, HA HK H9")
    few = sk.play(state, "concede forehand")
    assert says(few) == ("accept", {"ACCEPT"})
    many = sk.play(state, "DA DK D9, DT DQ D8, HT HQ H8, concede forehand")
    assert sk.view(many, M).points[M] >= 60
    assert says(many) == ("refuse", {"BETTER_NOT"})


def test_a_lost_game_is_given_up_unless_that_costs_schneider() -> None:
    deal = "S9 S8 S7 H9 H8 H7 CJ D9 D8 D7 | SA ST HA HT DA DT CA CT C9 C8 | SK SQ HK HQ DK DQ CK CQ SJ HJ | DJ C7"
    moves = "S9 SA SK, HA HK H9, DA DK D9, DT DQ D8, HT HQ H8, ST SQ S8"
    lost = begun(deal, "clubs", F, moves + ", C8 HJ CJ")
    assert says(lost) == ("concede forehand", {"GIVE_UP"})
    on_the_server = begun(deal, "clubs", F, moves + ", C8 HJ CJ", rules=sk.ISS)
    assert isinstance(asked(on_the_server).action, sk.PlayCard)
    asked_on = sk.play(lost, "concede forehand, refuse, refuse")
    assert isinstance(asked(asked_on).action, sk.PlayCard)


NULL_HAND = "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7 | CA CK SA SK HA HK DA DK DQ DJ | CQ CJ CT SQ SJ ST HQ HJ HT DT | D8 D9"


def test_a_sure_null_is_claimed_and_the_claim_is_accepted() -> None:
    state = begun(NULL_HAND, "null", F, "D7 DA DT")
    answering = begun(NULL_HAND, "null", F, "D7 DA DT, DK")
    assert isinstance(state, sk.Playing)
    rear = sk.apply(answering, sk.PlayCard(sk.Card.CQ))
    assert asked(rear).action == sk.Claim(F)
    claimed = sk.apply(rear, sk.Claim(F))
    assert says(claimed) == ("accept", {"ACCEPT"})
    assert says(sk.apply(state, sk.Claim(F))) == ("accept", {"ACCEPT"})  # whoever leads
    done = sk.play(rear, "C9, claim forehand")
    assert says(done) == ("accept", {"ACCEPT"})


def test_a_null_claim_after_the_declarers_card_looks_at_who_is_ahead() -> None:
    ahead = sk.play(begun(NULL_HAND, "null", F, "D7"), "claim forehand")
    assert says(ahead) == ("refuse", {"BETTER_NOT"})
    ducked = sk.play(begun(NULL_HAND, "null", F, "D7 DA"), "claim forehand")
    assert says(ducked) == ("accept", {"ACCEPT"})


def test_a_null_claim_on_ones_own_lead_or_with_a_hole_is_refused() -> None:
    leads = sk.play(begun(NULL_HAND, "null", F), "claim forehand")
    assert says(leads) == ("refuse", {"BETTER_NOT"})
    deal = "CA C8 C9 S7 S8 S9 H7 H8 H9 D7 | C7 CK SA SK HA HK DA DK DQ DJ | CQ CJ CT SQ SJ ST HQ HJ HT DT | D8 D9"
    hole = sk.play(begun(deal, "null", F, "D7 DA DT"), "claim forehand")
    assert says(hole) == ("refuse", {"BETTER_NOT"})


def test_a_claim_in_the_middle_of_a_trick_is_judged_with_the_open_trick() -> None:
    deal = "C9 C8 ST SK SQ S9 DT DK HT HA | CJ SJ HJ DJ CA CT CK CQ SA DA | S8 S7 DQ D9 D8 C7 HK HQ H9 H8 | H7 D7"
    state = begun(deal, "clubs", M, "HT")
    assert asked(state).action == sk.Claim(M, "schwarz")
    assert says(sk.apply(state, sk.Claim(M, "schwarz"))) == ("accept", {"ACCEPT"})
    played = sk.play(state, "CJ, claim middlehand")
    assert says(played) == ("accept", {"ACCEPT"})
    lower = sk.play(begun(deal, "clubs", M, "HT SA"), "claim middlehand")
    assert says(lower) == ("refuse", {"BETTER_NOT"})


def test_a_claim_against_a_game_that_is_won_already_costs_nothing_to_accept() -> None:
    deal = "CJ SJ CA CT HA HT DA DT S8 S7 | CK CQ HK HQ DK DQ SA ST S9 C7 | HJ DJ C9 C8 H9 H8 D9 D8 SK SQ | H7 D7"
    won = begun(deal, "clubs", F, "CJ C7 HJ, SJ CQ DJ, HA HQ H8, HT HK H9, CA CK C8, CT S9 C9")
    assert sk.view(won, F).points[F] >= 61
    assert says(sk.play(won, "claim forehand")) == ("accept", {"ACCEPT"})


def test_the_defenders_give_up_only_where_no_level_can_be_owed() -> None:
    deal = "CJ SJ CA CT HA HT DA DT S8 S7 | CK CQ HK HQ DK DQ SA ST S9 C7 | HJ DJ C9 C8 H9 H8 D9 D8 SK SQ | H7 D7"
    moves = "CJ C7 HJ, SJ CQ DJ, HA HQ H8, HT HK H9, CA CK C8, CT S9 C9, S8"
    assert says(begun(deal, "clubs", F, moves)) == ("concede middlehand", {"GIVE_UP"})
    assert isinstance(asked(begun(deal, "clubs", F, moves, bid=48)).action, sk.PlayCard)
    assert isinstance(asked(begun(deal, "clubs hand schneider", F, moves)).action, sk.PlayCard)
    assert R is sk.Seat.REARHAND


def test_what_a_defender_gives_up_in_null_or_in_an_announced_game_is_taken() -> None:
    null = sk.play(begun(NULL_HAND, "null", F, "D7 DA DT"), "concede middlehand")
    assert says(null) == ("accept", {"ACCEPT"})
    announced = sk.play(begun(ALL_CLUBS, "clubs hand schneider", F), "concede middlehand")
    assert says(announced) == ("accept", {"ACCEPT"})


def test_a_null_on_ones_own_lead_is_played() -> None:
    """The lead may stay with forehand, so nothing is claimed yet."""
    assert isinstance(asked(begun(NULL_HAND, "null", F)).action, sk.PlayCard)


def test_a_partner_who_may_be_blank_could_ruff() -> None:
    """The heart ace is led, and rearhand, who is asked first, cannot know that forehand will follow."""
    deal = "C9 C8 ST SK SQ S9 DT DK H9 H8 | CJ SJ HJ DJ CA CT CK CQ HA DA | S8 S7 DQ D9 D8 C7 HK HQ HT SA | H7 D7"
    state = sk.play(begun(deal, "clubs", M, "ST CQ SA"), "HA, claim middlehand")
    assert says(state) == ("refuse", {"BETTER_NOT"})
