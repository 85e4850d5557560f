"""Giving up, claiming, showing and throwing the cards by the Skat Order: every row of its table by example."""

from collections.abc import Iterable
from typing import Final

import attrs
import pytest

import pyskat as sk

F, M, R = sk.Seat

DEAL: Final = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | C7 DA DT DK DQ D9 D8 D7 HQ H9 | H8 H7"
)
"""Forehand holds the jacks and clubs, middlehand spades and hearts, rearhand diamonds; the skat counts nothing.

Clubs by forehand are with 10: 11 × 12 = 132. Diamonds by rearhand are without 4: 5 × 9 = 45, and the first tricks are
lost. In Grand forehand is with 4: 5 × 24 = 120.
"""
NEWER, OLDER = sk.ISKO, sk.PRE_1999
ORDERS: Final = {"2018": NEWER, "1999": OLDER}
both: Final = pytest.mark.parametrize("rules", ORDERS.values(), ids=ORDERS)

# Diamonds by rearhand; the points and tricks of the defenders.
D13: Final = "CJ SK D7"  # 6 points
LOST_23: Final = "CJ SA DT"
LOST_46: Final = f"{LOST_23}, SJ ST DA"
# Clubs by forehand, who takes every trick; his points.
WON_13: Final = "CJ SA C7"
WON_75: Final = f"{WON_13}, SJ ST DA, HJ HA DT, DJ HT DK"


def begin(game: str, declarer: sk.Seat, moves: str = "", rules: sk.Rules = NEWER, bid: int = 18) -> sk.State:
    return sk.play(sk.start_play(DEAL, sk.Contract.parse(game), declarer, bid=bid, rules=rules), moves)


def do(state: sk.State, *actions: sk.Action) -> sk.State:
    for action in actions:
        before = hash(state)
        after = sk.apply(state, action)
        assert hash(state) == before
        state = after
    return state


def waits(state: sk.State) -> sk.Claimed:
    assert isinstance(state, sk.Claimed)
    assert state.phase is sk.Phase.CLAIMED
    return state


def plays(state: sk.State) -> sk.Playing:
    assert isinstance(state, sk.Playing)
    return state


def came_to(state: sk.State) -> tuple[sk.Ending, int, int, int]:
    """Say how a game ended, what it scored, and the declarer's points and tricks."""
    assert isinstance(state, sk.Finished)
    result = state.result
    assert isinstance(result, sk.GameResult)
    assert sum(result.scores) == result.settlement.score
    return result.settlement.ended, result.settlement.score, result.points, result.tricks_taken


def code(state: sk.State, action: sk.Action) -> sk.Code | None:
    """Say why an action is refused, the same way by every road."""
    reason = sk.why_not(state, action)
    assert sk.is_legal(state, action) is (reason is None)
    assert (action in [*sk.legal_actions(state), *sk.interrupts(state)]) is (reason is None)
    if reason is None:
        return None
    with pytest.raises(sk.IllegalActionError):
        sk.apply(state, action)
    assert reason.explain("de") != reason.explain("en")
    return reason.code


def seats_of(actions: Iterable[sk.Action], kind: type[sk.Concede | sk.Claim | sk.Throw | sk.Show]) -> list[sk.Seat]:
    return [action.seat for action in actions if isinstance(action, kind)]


GIVEN, GIVES, CLAIMED, THROWN = (
    sk.Ending.DEFENDERS_CONCEDED,
    sk.Ending.DECLARER_CONCEDED,
    sk.Ending.CLAIMED,
    sk.Ending.THROWN,
)

# The declarer gives up.


@both
@pytest.mark.parametrize("moves", ["", "CJ", "CJ SA", LOST_23, f"{LOST_23}, SJ ST"])
def test_a_declarer_with_nine_or_ten_cards_gives_up_without_asking(rules: sk.Rules, moves: str) -> None:
    state = do(begin("diamonds", R, moves, rules), sk.Concede(R))
    assert came_to(state)[:2] == (GIVES, -90)


@both
def test_with_eight_cards_one_defender_has_to_agree(rules: sk.Rules) -> None:
    asked = waits(do(begin("diamonds", R, LOST_46, rules), sk.Concede(R)))
    assert (asked.claim, asked.answers, asked.turn) == (sk.Concede(R), (), F)
    assert list(sk.legal_actions(asked)) == [sk.Accept(), sk.Refuse()]
    assert [type(action) for action in sk.interrupts(asked)] == [sk.Forfeit] * 6
    assert asked.conceded == (R,)
    assert came_to(do(asked, sk.Accept())) == (GIVES, -90, 0, 0)
    again = waits(do(asked, sk.Refuse()))
    assert (again.turn, again.answers) == (M, ((F, sk.Refuse()),))
    assert came_to(do(again, sk.Accept())) == (GIVES, -90, 0, 0)
    on = plays(do(again, sk.Refuse()))
    assert (on.conceded, on.showed, on.turn) == ((), False, F)
    assert on.position == asked.position == asked.playing.position
    assert asked.playing == again.playing == begin("diamonds", R, LOST_46, rules)


@both
def test_a_won_game_stays_won_by_a_declarer_who_gives_up(rules: sk.Rules) -> None:
    asked = do(begin("clubs", F, WON_75, rules), sk.Concede(F))
    assert waits(asked).turn is M
    assert came_to(do(asked, sk.Accept())) == (GIVES, 132, 75, 4)


# A defender gives up.


@both
@pytest.mark.parametrize("seat", [F, M])
def test_a_defender_who_gives_up_binds_both_and_the_declarer_answers(rules: sk.Rules, seat: sk.Seat) -> None:
    asked = waits(do(begin("diamonds", R, LOST_23, rules), sk.Concede(seat)))
    assert (asked.claim, asked.turn, asked.conceded) == (sk.Concede(seat), R, (seat,))
    assert list(sk.legal_actions(asked)) == [sk.Accept(), sk.PlayOn()]
    assert [type(action) for action in sk.interrupts(asked)] == [sk.Forfeit] * 6
    assert came_to(do(asked, sk.Accept())) == (GIVEN, 45, 0, 0)
    on = plays(do(asked, sk.PlayOn()))
    assert (on.conceded, on.turn) == ((), F)
    assert [code(on, sk.Concede(each)) for each in (F, M)] == [
        sk.Code.ASKED_ALREADY if each is seat else None for each in (F, M)
    ]
    assert code(plays(sk.play(on, "SJ")), sk.Concede(seat)) is None
    assert on.interrupts == ((3, sk.Concede(seat)), (3, sk.PlayOn()))


@both
def test_a_level_owed_is_given_and_nothing_is_inferred(rules: sk.Rules) -> None:
    announced = do(begin("diamonds hand schneider", R, LOST_23, rules), sk.Concede(M), sk.Accept())
    assert came_to(announced)[:2] == (GIVEN, 8 * 9)
    needed = do(begin("diamonds", R, LOST_23, rules, 54), sk.Concede(M), sk.Accept())
    assert came_to(needed)[:2] == (GIVEN, 54)
    lost = do(begin("diamonds hand schneider", R, LOST_46, rules), sk.Concede(M), sk.Accept())
    assert came_to(lost)[:2] == (GIVEN, -2 * 72 if rules.lost_hand_doubled else -72)


# The declarer claims.


@pytest.mark.parametrize("claim", [sk.Claim(F), sk.Show(F)])
def test_since_2018_both_defenders_have_to_accept_a_claim(claim: sk.Action) -> None:
    asked = waits(do(begin("clubs", F, WON_13), claim))
    assert (asked.turn, asked.showed, asked.shown) == (M, True, True)
    again = waits(do(asked, sk.Accept()))
    assert (again.turn, again.answers) == (R, ((M, sk.Accept()),))
    assert came_to(do(again, sk.Accept())) == (GIVEN, 132, 13, 1)
    for on in (plays(do(asked, sk.Refuse())), plays(do(again, sk.Refuse()))):
        assert (on.showed, on.shown, on.turn, on.conceded) == (True, True, F, ())
        assert code(on, sk.Show(F)) is sk.Code.SHOWN_ALREADY
        assert code(on, sk.Claim(F)) is code(on, sk.Concede(F)) is code(on, sk.Throw(F)) is sk.Code.ASKED_ALREADY
        later = plays(sk.play(on, "SJ"))
        assert code(later, sk.Show(F)) is sk.Code.SHOWN_ALREADY
        assert code(later, sk.Claim(F)) is code(later, sk.Throw(F)) is None
        assert waits(do(later, sk.Claim(F), sk.Accept())).turn is R


@pytest.mark.parametrize(
    ("level", "score"), [(None, 132), ("schneider", 144), ("schwarz", 156)], ids=["rest", "schneider", "schwarz"]
)
def test_the_level_demanded_counts_when_both_accept(level: sk.actions.ClaimLevel | None, score: int) -> None:
    asked = do(begin("clubs", F, WON_13), sk.Claim(F, level))
    assert came_to(do(asked, sk.Accept(), sk.Accept()))[:2] == (GIVEN, score)
    assert came_to(do(asked, sk.Accept(), sk.Forfeit(R, sk.Cause.LEFT)))[:2] == (GIVEN, 132)  # the claim lapses
    assert came_to(do(asked, sk.Forfeit(F, sk.Cause.LEFT)))[:2] == (GIVES, -264)
    refused = do(asked, sk.Refuse(), sk.Concede(M), sk.Accept())
    assert came_to(refused)[:2] == (GIVEN, 132)


def test_an_accepted_level_counts_in_a_game_that_is_won_already() -> None:
    won = begin("clubs", F, WON_75)
    assert came_to(do(won, sk.Claim(F), sk.Accept(), sk.Accept())) == (GIVEN, 132, 75, 4)
    assert came_to(do(won, sk.Claim(F, "schwarz"), sk.Accept(), sk.Accept())) == (GIVEN, 156, 75, 4)


def test_an_accepted_level_mends_a_short_bid_and_an_overbid_stays_one() -> None:
    accepted = (sk.Accept(), sk.Accept())
    assert came_to(do(begin("clubs", F, bid=156), sk.Claim(F, "schwarz"), *accepted))[:2] == (GIVEN, 156)
    assert came_to(do(begin("clubs", F, bid=168), sk.Claim(F, "schwarz"), *accepted))[:2] == (GIVEN, -336)
    own = attrs.evolve(NEWER, overbid_loss="own_value")
    lost = do(begin("clubs", F, bid=168, rules=own), sk.Claim(F, "schneider"), *accepted)
    assert came_to(lost)[:2] == (GIVEN, -2 * 144)  # at its own value a level that was given counts as one that was made


def test_a_level_can_be_demanded_while_the_defenders_can_be_held_to_it() -> None:
    def open_levels(moves: str) -> list[str | None]:
        state = begin("diamonds", R, moves)
        return [action.level for action in sk.interrupts(state) if isinstance(action, sk.Claim) and action.seat is R]

    assert open_levels("") == open_levels("CJ SA") == [None, "schneider", "schwarz"]
    assert open_levels(LOST_23) == [None, "schneider"]
    assert open_levels("CJ SA D9, SJ HA DK") == [None, "schneider"]  # 30 points
    assert open_levels(LOST_46) == [None]
    lost = begin("diamonds", R, LOST_46)
    assert code(lost, sk.Claim(R, "schneider")) is code(lost, sk.Claim(R, "schwarz")) is sk.Code.LEVEL_LOST
    assert code(begin("diamonds", R, LOST_23), sk.Claim(R, "schwarz")) is sk.Code.LEVEL_LOST
    assert code(lost, sk.Claim(F, "schneider")) is sk.Code.LEVEL_NOT_CLAIMABLE
    assert code(begin("null", R), sk.Claim(R, "schwarz")) is sk.Code.LEVEL_NOT_CLAIMABLE
    assert code(begin("clubs", F, rules=OLDER), sk.Claim(F, "schneider")) is sk.Code.LEVEL_NOT_CLAIMABLE


@pytest.mark.parametrize("claim", [sk.Claim, sk.Show])
def test_before_2018_a_claim_is_proved(claim: type[sk.Claim | sk.Show]) -> None:
    state = do(begin("clubs", F, WON_13, OLDER), claim(F))
    assert came_to(state) == (CLAIMED, 156, 120, 10)
    false = do(begin("diamonds", R, LOST_23, OLDER), claim(R))
    assert came_to(false) == (CLAIMED, -7 * 9 * 2, 0, 0)
    assert came_to(do(begin("grand", F, rules=OLDER), claim(F))) == (CLAIMED, 7 * 24, 120, 10)


def test_the_open_trick_is_claimed_too() -> None:
    # Clubs by forehand, with 9; S7 is the only card of his that is not the highest.
    deal = sk.Deal.parse(
        "CJ SJ HJ DJ CA CT CK CQ C9 S7 | SA ST SK SQ S9 S8 C8 HA HT HK | C7 DA DT DK DQ D9 D8 D7 HQ H9 | H8 H7"
    )
    led = sk.play(sk.start_play(deal, sk.Contract(sk.Game.CLUBS), F, rules=OLDER), "S7")
    assert came_to(do(led, sk.Claim(F)))[:2] == (CLAIMED, -2 * 12 * 12)
    begun = sk.play(sk.start_play(deal, sk.Contract(sk.Game.CLUBS), F, rules=OLDER), "CJ C8 C7")
    assert came_to(do(begun, sk.Claim(F)))[:2] == (CLAIMED, -2 * 11 * 12)  # S7 loses, whenever it is led


@pytest.mark.parametrize("hand", ["null", "null ouvert"])
def test_a_null_is_claimed_before_1999_by_proof_and_since_2018_by_consent(hand: str) -> None:
    value = {"null": 23, "null ouvert": 46}[hand]
    deal = sk.Deal.parse(
        "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7 | CT CJ CQ ST SJ SQ HT HJ HQ DT | CK CA SK SA HK HA DK DA DQ DJ | D8 D9"
    )
    contract = sk.Contract.parse(hand)
    safe = sk.start_play(deal, contract, F, rules=OLDER)
    assert came_to(do(safe, sk.Claim(F))) == (CLAIMED, value, 0, 0)
    risky = sk.start_play(deal, contract, R, rules=OLDER)
    assert came_to(do(risky, sk.Show(R)))[:2] == (CLAIMED, -2 * value)
    asked = do(sk.start_play(deal, contract, M), sk.Claim(M))
    assert came_to(do(asked, sk.Accept(), sk.Accept()))[:2] == (GIVEN, value)
    assert plays(do(asked, sk.Accept(), sk.Refuse())).showed


# A defender claims.


@both
def test_a_defenders_claim_that_holds_brings_the_rest(rules: sk.Rules) -> None:
    # Diamonds by rearhand, without 6: game 7, Schneider, Schwarz. Forehand can draw the five trumps, and has the clubs.
    deal = sk.Deal.parse(
        "CJ SJ HJ DJ DA DT CA CT CK CQ | SA ST SK SQ S9 S8 S7 HA HT HK | D7 D8 D9 DK DQ C7 C8 C9 HQ H9 | H8 H7"
    )
    begun = sk.start_play(deal, sk.Contract(sk.Game.DIAMONDS), R, rules=rules)
    assert came_to(do(begun, sk.Claim(F))) == (CLAIMED, -2 * 9 * 9, 0, 0)
    assert came_to(do(sk.play(begun, "CJ SA"), sk.Claim(F))) == (CLAIMED, -2 * 9 * 9, 0, 0)
    # Middlehand has no trump: whatever he claims, the declarer need not be kept from a trick by a partner.
    assert came_to(do(begun, sk.Claim(M))) == (GIVEN, 7 * 9, 0, 0)


@both
def test_a_false_claim_of_a_defender_gives_the_game_up_and_nothing_more(rules: sk.Rules) -> None:
    assert came_to(do(begin("clubs", F, WON_13, rules), sk.Claim(M))) == (GIVEN, 132, 13, 1)
    assert came_to(do(begin("clubs", F, WON_75, rules), sk.Claim(R))) == (GIVEN, 132, 75, 4)


@both
def test_in_null_only_the_declarer_claims(rules: sk.Rules) -> None:
    state = begin("null", R, rules=rules)
    assert [code(state, sk.Claim(seat)) for seat in (F, M, R)] == [sk.Code.CLAIM_IN_NULL] * 2 + [None]
    assert seats_of(sk.interrupts(state), sk.Claim) == [R]


# Thrown cards.


@both
def test_who_throws_the_cards_leaves_the_rest_to_the_others(rules: sk.Rules) -> None:
    mine = do(begin("diamonds", R, LOST_46, rules), sk.Throw(F))
    assert came_to(mine) == (THROWN, 45, 120 - 46, 8)
    assert came_to(do(begin("diamonds", R, f"{LOST_46}, HJ HA", rules), sk.Throw(M))) == (THROWN, 45, 120 - 46, 8)
    theirs = do(begin("clubs", F, WON_13, rules), sk.Throw(F))
    assert came_to(theirs) == (THROWN, -2 * 132 - 2 * 12, 13, 1)
    won = do(begin("clubs", F, WON_75, rules), sk.Throw(F))
    assert came_to(won) == (THROWN, 132, 75, 4)


def test_schwarz_is_not_made_against_those_who_hold_a_certain_trick() -> None:
    """Forehand and middlehand hold the jacks: the jack of clubs, or only the three others."""
    without_cj = sk.Deal.parse(
        "SJ HJ CA CT CK CQ C9 C8 D7 D8 | DJ SA ST SK SQ S9 S8 S7 HA HT | CJ C7 DA DT DK DQ D9 HQ H9 HK | H8 H7"
    )
    for deal, rules, score, tricks in (
        (DEAL, NEWER, 54, 9),  # game 5 and Schneider
        (DEAL, OLDER, 63, 10),
        (without_cj, NEWER, 27, 9),  # with 1, game 2, Schneider 3
        (without_cj, OLDER, 36, 10),
    ):
        state = do(sk.start_play(deal, sk.Contract(sk.Game.DIAMONDS), R, rules=rules), sk.Throw(M))
        assert came_to(state) == (THROWN, score, 120, tricks)
    two = sk.Deal.parse(
        "SJ D8 CA CT CK CQ C9 C8 D7 HK | DJ SA ST SK SQ S9 S8 S7 HA HT | CJ HJ C7 DA DT DK DQ D9 HQ H9 | H8 H7"
    )
    state = do(sk.start_play(two, sk.Contract(sk.Game.DIAMONDS), R), sk.Throw(M))
    assert came_to(state) == (THROWN, 36, 120, 10)  # two jacks can fall to the third


def test_a_certain_trick_counts_against_an_announced_schwarz_and_for_the_declarer() -> None:
    thrown = do(begin("diamonds hand schwarz", R), sk.Throw(F))
    assert came_to(thrown) == (THROWN, -2 * 9 * 10, 120, 9)
    assert came_to(do(begin("diamonds hand schwarz", R, rules=OLDER), sk.Throw(F))) == (THROWN, 9 * 10, 120, 10)
    mine = do(begin("clubs", F), sk.Throw(F))
    assert came_to(mine) == (THROWN, -2 * 12 * 12, 0, 1)  # Schneider, but not Schwarz
    assert came_to(do(begin("clubs", F, rules=OLDER), sk.Throw(F))) == (THROWN, -2 * 12 * 13, 0, 0)


def test_a_jack_on_the_table_still_counts_for_those_who_played_it() -> None:
    assert came_to(do(begin("diamonds", R, "CJ"), sk.Throw(M))) == (THROWN, 54, 120, 9)
    # With a trick of their own nothing has to be counted for them.
    assert came_to(do(begin("diamonds", R, f"{LOST_23}, SJ"), sk.Throw(M))) == (THROWN, 54, 97, 9)


@both
@pytest.mark.parametrize("seat", [F, M, R])
def test_in_null_to_throw_the_cards_is_to_give_up(rules: sk.Rules, seat: sk.Seat) -> None:
    state = do(begin("null", R, "C8 SA C7", rules), sk.Throw(seat))
    assert came_to(state)[:2] == ((GIVES, -46) if seat is R else (GIVEN, 23))


def test_a_defender_who_throws_the_cards_accepts_the_claim_that_waits() -> None:
    asked = waits(do(begin("clubs", F, WON_13), sk.Claim(F, "schneider")))
    assert seats_of(sk.interrupts(asked), sk.Throw) == [M, R]
    assert code(asked, sk.Throw(F)) is sk.Code.NOT_NOW
    one = waits(do(asked, sk.Throw(R)))
    assert (one.turn, one.answers, seats_of(sk.interrupts(one), sk.Throw)) == (M, ((R, sk.Throw(R)),), [M])
    assert came_to(do(one, sk.Accept())) == came_to(do(one, sk.Throw(M))) == (GIVEN, 144, 13, 1)
    back = plays(do(one, sk.Refuse()))
    assert (back.showed, back.hand(R)) == (True, asked.hand(R))
    assert code(back, sk.Throw(R)) is code(back, sk.Concede(R)) is sk.Code.ASKED_ALREADY
    assert code(back, sk.Throw(M)) is None
    assert waits(do(asked, sk.Accept())).playing == asked.playing == begin("clubs", F, WON_13)


def test_in_null_too_it_accepts_the_claim() -> None:
    asked = waits(do(begin("null", R, "C8 SA C7"), sk.Claim(R)))
    assert asked.turn is F
    one = waits(do(asked, sk.Throw(M)))
    assert plays(do(one, sk.Refuse())).showed
    assert came_to(do(one, sk.Accept()))[:2] == (GIVEN, 23)


# While a claim waits.


def test_nothing_else_is_done_until_a_claim_is_answered() -> None:
    asked = waits(do(begin("clubs", F, WON_13), sk.Claim(F)))
    refused: list[sk.Action] = [sk.PlayCard(sk.Card.SJ), sk.Concede(M), sk.Claim(R), sk.Show(F), sk.PlayOn()]
    for action in (*refused, sk.Claim(F, "schwarz")):
        assert code(asked, action) is sk.Code.NOT_NOW
    given = waits(do(begin("clubs", F, WON_13), sk.Concede(M)))
    refused = [sk.PlayCard(sk.Card.SJ), sk.Throw(R), sk.Concede(R), sk.Claim(F), sk.Refuse()]
    for action in refused:
        assert code(given, action) is sk.Code.NOT_NOW
    refused = [sk.Accept(), sk.Refuse(), sk.PlayOn()]
    for action in refused:
        assert code(asked.playing, action) is sk.Code.NOT_NOW


def test_whoever_forfeits_while_a_claim_waits_has_given_up() -> None:
    left = sk.Forfeit(M, sk.Cause.LEFT)
    given = do(begin("diamonds", R, LOST_23), sk.Concede(F), left)
    assert came_to(given)[:2] == (GIVEN, 45)
    first = do(begin("diamonds", R), sk.Concede(F), left)
    assert isinstance(first, sk.Finished)
    assert isinstance(first.result, sk.Aborted)
    assert first.interrupts == ((0, sk.Concede(F)), (0, left))


def test_after_one_was_made_to_play_on_another_may_end_the_game() -> None:
    on = do(begin("diamonds", R, LOST_46), sk.Concede(R), sk.Refuse(), sk.Refuse())
    assert seats_of(sk.interrupts(on), sk.Concede) == seats_of(sk.interrupts(on), sk.Throw) == [F, M]
    assert seats_of(sk.interrupts(on), sk.Claim) == [F, M]
    again = do(sk.play(on, "HJ"), sk.Concede(R), sk.Refuse())
    assert waits(again).conceded == (R,)
    assert plays(do(again, sk.Refuse())).conceded == ()
    assert came_to(do(on, sk.Concede(M), sk.PlayOn(), sk.Throw(F)))[0] is THROWN


def test_there_are_no_claims_elsewhere() -> None:
    for rules in (sk.SIMPLE, sk.PUB, sk.HOUSE, sk.ISS):
        state = sk.start_play(DEAL, sk.Contract(sk.Game.CLUBS), F, rules=rules)
        assert code(state, sk.Claim(F)) is code(state, sk.Throw(M)) is sk.Code.NO_CLAIMS
        assert plays(do(state, sk.Show(F))).showed
    declaring = sk.play(sk.start(DEAL), "18 y p p s, discard H8 H7")
    refused: list[sk.Action] = [sk.Claim(F), sk.Throw(F), sk.Show(F), sk.Accept(), sk.Refuse(), sk.PlayOn()]
    for action in refused:
        assert code(declaring, action) is sk.Code.NOT_NOW
    ramsch = sk.play(sk.start(DEAL, attrs.evolve(sk.ISKO, ramsch=sk.RamschRules())), "p p p")
    refused = [sk.Claim(F), sk.Throw(F), sk.Concede(F), sk.Show(F)]
    for action in refused:
        assert code(ramsch, action) is sk.Code.NO_DECLARER


def test_a_claim_counts_with_kontra_and_re() -> None:
    rules = attrs.evolve(NEWER, kontra=sk.KontraRules())
    state = sk.play(sk.start(DEAL, rules), "18 y p p s, discard H8 H7, clubs, kontra, re, CJ SA C7")
    assert came_to(do(state, sk.Claim(F), sk.Accept(), sk.Accept()))[1] == 4 * 132


def test_what_waits_says_so() -> None:
    assert repr(do(begin("clubs", F), sk.Claim(F, "schwarz"))) == (
        "<Claimed (claim forehand schwarz): middlehand to answer>"
    )
    assert [str(action) for action in (sk.Claim(M), sk.Throw(R), sk.Accept(), sk.Refuse(), sk.PlayOn())] == [
        *("claim middlehand", "throw rearhand", "accept", "refuse", "play on")
    ]
    assert sk.Claim(F, "schneider").say("de") == "Vorhand beansprucht Schneider"


@pytest.mark.parametrize("level", ["Schneider", "none", 1, ""])
def test_no_other_level_can_be_claimed(level: object) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        sk.Claim(F, level)  # type: ignore[arg-type]
    assert caught.value.code is sk.Code.WRONG_VALUE


def test_a_view_made_by_hand_tells_only_answers_that_somebody_was_asked_for() -> None:
    state = waits(do(begin("clubs", F, WON_13), sk.Claim(F), sk.Accept()))
    seen = sk.view(state, R)
    assert (seen.claim, seen.answers) == (sk.Claim(F), ((M, sk.Accept()),))
    more = attrs.evolve(seen, interrupts=(*seen.interrupts, (3, sk.Refuse()), (3, sk.Accept())))
    assert more.answers == ((M, sk.Accept()), (R, sk.Refuse()))
    left = attrs.evolve(seen, interrupts=(*seen.interrupts, (3, sk.Forfeit(R, sk.Cause.LEFT))))
    assert left.answers == seen.answers
    nobody = attrs.evolve(seen, declarer=None)
    assert (nobody.claim, nobody.answers) == (sk.Claim(F), ())
    for made in (nobody, attrs.evolve(seen, interrupts=())):
        for ask in (sk.legal_actions, sk.interrupts, sk.choices):
            with pytest.raises(sk.ArgumentError) as caught:
                ask(made)
            assert caught.value.code is sk.Code.DOES_NOT_FOLLOW
