"""What is ruled in a deal as it stands: tricks pulled in or left lying, a skat that is shown, faults in the auction."""

from typing import Any, Final

import pytest

import pyskat as sk
from pyskat import Code
from pyskat.court import Consequence, Offence, OffenceKind, Party, Then, decided, judge

F, M, R = sk.Seat
DECLARER, DEFENDERS = Party
CLUBS: Final = sk.Deal.parse(
    "HK SA ST SK SQ S9 CA DA DT D7 | H8 S8 S7 CT CK DK DQ D9 D8 H9 | HA HT CJ SJ HJ DJ CQ C9 C8 C7 | H7 HQ"
)
"""Rearhand has nine trumps, the two highest hearts, and plays clubs."""
BY_REARHAND: Final = sk.start_play(CLUBS, sk.Contract(sk.Game.CLUBS), R)
SURE: Final = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | C7 SA ST SK SQ S9 S8 S7 HA HT | DA DT DK DQ D9 D8 D7 HK HQ H9 | H8 H7"
)
"""Forehand has ten trumps in clubs."""
loose: Any = judge
"""A caller without a type checker may pass anything."""


def play(cards: str, start: sk.Playing = BY_REARHAND) -> sk.Playing:
    state = sk.play(start, cards)
    assert isinstance(state, sk.Playing)
    return state


def refused(state: sk.State, offence: Offence) -> sk.SkatError:
    with pytest.raises(sk.SkatError) as caught:
        judge(state, offence)
    assert caught.value.explain("de") != caught.value.explain("en")
    return caught.value


def bidding(*said: sk.Action, rules: sk.Rules = sk.ISKO) -> sk.State:
    state: sk.State = sk.start(CLUBS, rules)
    for action in said:
        state = sk.apply(state, action)
    return state


DECIDING: Final = bidding(sk.Bid(18), sk.Pass(), sk.Pass())
"""Middlehand has won the auction at 18."""


# Decided games.


def test_the_declarer_has_won_with_the_sixty_first_point() -> None:
    """Rearhand has 3 in the skat, and takes 15, 17 and 23: 58, and one card more than nothing decides it."""
    state = play("HK H8 HA, CJ CA CK, SJ DA CT")
    assert (state.points[R], decided(state)) == (15 + 17 + 23, None)
    after = play("HJ S9 S7", state)
    assert (after.points[R], decided(after)) == (57, None)
    after = play("HT D7 H9", after)
    assert decided(after) is DECLARER
    claimed = sk.apply(after, sk.Claim(R))
    assert isinstance(claimed, sk.Claimed)
    assert decided(claimed) is DECLARER


def test_what_is_decided_stays_so_when_somebody_is_at_fault() -> None:
    won = play("HK H8 HA, CJ CA CK, SJ DA CT, HJ DT DK")
    for by in (R, DECLARER, F, DEFENDERS):
        assert judge(won, Offence(OffenceKind.REVOKE, by)).winner is DECLARER
    undecided = play("HK H8 HA")
    assert judge(undecided, Offence(OffenceKind.REVOKE, R)).winner is DEFENDERS
    assert judge(undecided, Offence(OffenceKind.REVOKE, M)).winner is DECLARER


@pytest.mark.parametrize("bid", [264, 204])
def test_a_bid_out_of_reach_is_lost_from_the_start(bid: int) -> None:
    """Clubs with 4 is worth 60, 72 or 84."""
    state = sk.start_play(CLUBS, sk.Contract(sk.Game.CLUBS), R, bid=bid)
    assert decided(state) is DEFENDERS


def test_a_null_is_decided_when_it_is_over() -> None:
    below = sk.start_play(CLUBS, sk.Contract(sk.Game.NULL), M, bid=24, rules=sk.SIMPLE)
    for state in (sk.start_play(CLUBS, sk.Contract(sk.Game.NULL), M), below):
        assert decided(state) is None
    assert judge(below, Offence(OffenceKind.REVOKE, F)).winner is DEFENDERS  # overbid is overbid


def test_a_ramsch_has_no_parties() -> None:
    ramsch = bidding(*[sk.Pass()] * 3, rules=sk.PUB)
    assert isinstance(ramsch, sk.Playing)
    with pytest.raises(sk.ContractError) as caught:
        decided(ramsch)
    assert caught.value.code is Code.NO_PARTIES
    for by in (F, DECLARER, None):
        assert refused(ramsch, Offence(OffenceKind.REVOKE, by)).code is Code.NO_PARTIES
    assert judge(ramsch, Offence(OffenceKind.WRONG_COUNT, None)).consequence.then is Then.NEW_DEAL
    assert judge(ramsch, Offence(OffenceKind.CONDUCT, F)).consequence.then is Then.PLAY_ON


@pytest.mark.parametrize("state", [DECIDING, None, "playing"])
def test_only_card_play_is_decided(state: object) -> None:
    ask: Any = decided
    with pytest.raises(sk.ArgumentError) as caught:
        ask(state)
    assert caught.value.code is Code.WRONG_TYPE
    assert "ein laufendes Spiel mit Alleinspieler" in caught.value.explain("de")


@pytest.mark.parametrize(
    ("state", "offence"), [(None, Offence(OffenceKind.REVOKE, F)), (DECIDING, "revoke"), (DECIDING, None)]
)
def test_a_court_needs_a_deal_and_an_offence(state: object, offence: object) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        loose(state, offence)
    assert caught.value.code is Code.WRONG_TYPE


# Tricks pulled in (4.4.1).


def test_a_trick_pulled_in_by_its_owner_stands() -> None:
    found = judge(play("HK H8"), Offence(OffenceKind.PULLED_IN, R, card=sk.Card.HA))
    assert found.consequence == Consequence(Then.PLAY_ON, trick_winner=R)
    assert (found.winner, found.settlement, found.may_demand_play_on) == (None, None, False)
    assert found.explain() == (
        "Rearhand gathered in a trick of two cards and led HA. HA completes the trick, which is rearhand's anyway, "
        "play goes on (ISkO 1999 §4.4.1)."
    )
    assert found.explain("de") == (
        "Hinterhand hat einen Stich aus zwei Karten eingezogen und HA ausgespielt. HA vervollständigt den Stich, der "
        "ohnehin Hinterhand gehört, es wird weitergespielt (ISkO 1999 §4.4.1)."
    )


@pytest.mark.parametrize(
    ("cards", "by", "card", "why"),
    [
        ("DA DK", R, "HT", "With it the trick goes to forehand"),  # of no suit that was led, and no trump
        ("HK H8", R, "CJ", "It cannot complete the trick"),  # he has hearts and must follow
        ("HK H8", F, "SA", "Rearhand had still to play to it"),
        ("HK H8", M, "H9", "Rearhand had still to play to it"),
    ],
)
def test_a_trick_pulled_in_otherwise_is_a_lead_out_of_turn(cards: str, by: sk.Seat, card: str, why: str) -> None:
    state = play(cards)
    found = judge(state, Offence(OffenceKind.PULLED_IN, by, card=sk.Card[card]))
    same = judge(state, Offence(OffenceKind.OUT_OF_TURN, by))
    assert (found.winner, found.settlement, found.may_demand_play_on) == (same.winner, same.settlement, True)
    assert found.rule.startswith("ISkO 1999 §4.4.1; ISkO 2022 §4.1")
    assert f"{why}, so that counts as playing out of turn" in found.explain()
    assert "unberechtigtes Ausspielen" in found.explain("de")


def test_a_party_pulls_a_trick_in_with_the_hand_of_the_one_who_had_to_play() -> None:
    state = play("HK H8")
    assert judge(state, Offence(OffenceKind.PULLED_IN, DECLARER, card=sk.Card.HT)).consequence.trick_winner is R
    first = judge(state, Offence(OffenceKind.PULLED_IN, DEFENDERS, card=sk.Card.SA))  # forehand's, the first of them
    assert first.winner is DECLARER
    by_forehand = sk.start_play(CLUBS, sk.Contract(sk.Game.SPADES), F)
    trumped = judge(play("DA DK", by_forehand), Offence(OffenceKind.PULLED_IN, DEFENDERS, card=sk.Card.CJ))
    assert trumped.consequence.trick_winner is R
    by_middlehand = sk.start_play(CLUBS, sk.Contract(sk.Game.SPADES), M)
    after = play("DA DK", by_middlehand)
    assert judge(after, Offence(OffenceKind.PULLED_IN, DECLARER, card=sk.Card.D9)).winner is DEFENDERS
    claimed = sk.apply(state, sk.Claim(R))
    assert judge(claimed, Offence(OffenceKind.PULLED_IN, R, card=sk.Card.HA)).consequence.trick_winner is R


@pytest.mark.parametrize(
    ("cards", "by", "card", "code"),
    [
        ("HK H8", R, None, Code.WRONG_VALUE),
        ("HK", M, "H8", Code.NO_SUCH_OFFENCE),
        ("", F, "HK", Code.NO_SUCH_OFFENCE),
        ("HK H8", R, "HK", Code.CARD_NOT_HELD),
        ("HK H8", None, "HA", Code.WRONG_VALUE),
    ],
)
def test_what_is_no_trick_of_two_cards(cards: str, by: sk.Seat | None, card: str | None, code: Code) -> None:
    led = None if card is None else sk.Card[card]
    assert refused(play(cards), Offence(OffenceKind.PULLED_IN, by, card=led)).code is code


# A skat that is shown, and tricks left lying.


def test_a_skat_shown_with_ten_certain_tricks_is_all_of_them() -> None:
    state = sk.start_play(SURE, sk.Contract(sk.Game.CLUBS), F)
    found = judge(state, Offence(OffenceKind.SHOWED_SKAT, F))
    assert found.settlement is not None
    assert (found.winner, found.settlement.points, found.settlement.tricks_taken) == (DECLARER, 120, 10)
    assert found.settlement.score == (10 + 1 + 2) * 12  # with 10, game, Schneider and Schwarz
    assert (found.may_demand_play_on, found.rule) == (False, "ISkO 1999 §3.4.8, §4.3.4")
    assert "all ten tricks are certain and count as taken" in found.explain().lower()
    assert "Alle zehn Stiche sind sicher und gelten als gemacht" in found.explain("de")


def test_ten_certain_tricks_do_not_mend_a_bid_out_of_reach() -> None:
    state = sk.start_play(SURE, sk.Contract(sk.Game.CLUBS), F, bid=264)
    assert judge(state, Offence(OffenceKind.SHOWED_SKAT, F)).winner is DEFENDERS


@pytest.mark.parametrize(
    "state",
    [
        sk.start_play(CLUBS, sk.Contract(sk.Game.CLUBS), F),  # nothing is lost yet, and nothing certain
        sk.play(sk.start_play(CLUBS, sk.Contract(sk.Game.CLUBS), F), "HK H8 HA"),  # a trick is lost
        sk.start_play(SURE, sk.Contract(sk.Game.NULL), R),
    ],
)
def test_a_skat_shown_otherwise_is_a_skat_looked_at(state: sk.State) -> None:
    found = judge(state, Offence(OffenceKind.SHOWED_SKAT, DECLARER))
    looked = judge(state, Offence(OffenceKind.LOOKED_AT_SKAT, DECLARER))
    assert (found.winner, found.settlement, found.may_demand_play_on) == (DEFENDERS, looked.settlement, True)
    assert found.offence.kind is OffenceKind.SHOWED_SKAT
    assert "counts as looking at the skat" in found.explain()
    assert "gilt es als Einsehen des Skats" in found.explain("de")


def test_tricks_left_lying_are_a_claim() -> None:
    found = judge(play("HK H8 HA"), Offence(OffenceKind.LEFT_TRICKS_LYING, R))
    assert found.consequence == Consequence(Then.CLAIM, action=sk.Claim(R))
    assert (found.winner, found.rule) == (None, "ISkO 2018 §4.4.4")
    assert "gilt als Anspruch auf den Rest" in found.explain("de")


def test_tricks_left_lying_claim_nothing_where_nothing_can_be_claimed() -> None:
    lying = Offence(OffenceKind.LEFT_TRICKS_LYING, DECLARER)
    simple = sk.start_play(CLUBS, sk.Contract(sk.Game.CLUBS), R, rules=sk.PUB)
    assert refused(simple, lying).code is Code.NO_CLAIMS
    claimed = sk.apply(BY_REARHAND, sk.Claim(R))
    assert refused(claimed, lying).code is Code.NOT_NOW
    again = sk.apply(claimed, sk.Refuse())
    assert refused(again, lying).code is Code.ASKED_ALREADY


@pytest.mark.parametrize("kind", [OffenceKind.LEFT_TRICKS_LYING, OffenceKind.SHOWED_SKAT])
@pytest.mark.parametrize("by", [F, DEFENDERS])
def test_only_a_declarer_does_what_looks_like_a_claim(kind: OffenceKind, by: sk.Seat | Party) -> None:
    error = refused(BY_REARHAND, Offence(kind, by))
    assert (error.code, "der Alleinspieler" in error.explain("de")) == (Code.WRONG_VALUE, True)


# Between the auction and the first card.


@pytest.mark.parametrize("by", [M, DECLARER])
def test_a_lead_before_the_announcement_loses_a_game_yet_to_be_named(by: sk.Seat | Party) -> None:
    picked = sk.apply(DECIDING, sk.PickUp())
    laid = sk.apply(picked, sk.legal_actions(picked)[0])
    for state in (DECIDING, picked, laid):
        found = judge(state, Offence(OffenceKind.LED_BEFORE_ANNOUNCING, by))
        assert (found.winner, found.settlement, found.consequence) == (DEFENDERS, None, Consequence(Then.NAME_A_GAME))
        assert found.rule == "ISkO 1999 §4.1.1"
    assert "nennt ein Spiel, das zur Reizung und zu den Spitzen passt" in found.explain("de")
    assert refused(DECIDING, Offence(OffenceKind.LED_BEFORE_ANNOUNCING, F)).code is Code.WRONG_VALUE
    assert refused(BY_REARHAND, Offence(OffenceKind.LED_BEFORE_ANNOUNCING, R)).code is Code.NO_SUCH_OFFENCE


def test_a_defender_who_looks_into_the_skat_too_early_loses() -> None:
    found = judge(DECIDING, Offence(OffenceKind.LOOKED_AT_SKAT, R))
    assert (found.winner, found.consequence.then, found.may_demand_play_on) == (DECLARER, Then.NAME_A_GAME, True)
    assert found.rule == "ISkO 1999 §3.4.8; ISkO 2022 §4.1.4, §4.1.6"
    assert "the declarer may demand to play on" in found.explain().lower()
    assert refused(DECIDING, Offence(OffenceKind.LOOKED_AT_SKAT, M)).code is Code.NO_SUCH_OFFENCE  # he picks it up


def test_a_wrong_count_before_the_announcement() -> None:
    assert judge(DECIDING, Offence(OffenceKind.WRONG_COUNT, None)).consequence == Consequence(Then.NEW_DEAL)
    for by, winner in ((M, DEFENDERS), (F, DECLARER)):
        found = judge(DECIDING, Offence(OffenceKind.WRONG_COUNT, by))
        assert (found.winner, found.consequence.then, found.may_demand_play_on) == (winner, Then.NAME_A_GAME, False)


def test_faults_while_kontra_is_asked_for() -> None:
    state = sk.apply(
        bidding(sk.Bid(18), sk.Pass(), sk.Pass(), rules=sk.PUB), sk.Declare(sk.Contract.parse("grand hand"))
    )
    assert isinstance(state, sk.Doubling)
    said = sk.apply(state, sk.Kontra())
    for doubled, factor in ((state, 1), (said, 2)):
        found = judge(doubled, Offence(OffenceKind.LOOKED_AT_SKAT, M))
        assert found.settlement is not None
        assert found.settlement.score == -(4 + 1 + 1) * 24 * 2 * factor  # without 4
    assert judge(state, Offence(OffenceKind.WRONG_COUNT, F)).winner is DECLARER
    assert judge(state, Offence(OffenceKind.EXPOSED_CARD, M)).consequence.then is Then.CARD_BACK
    for kind in (OffenceKind.REVOKE, OffenceKind.PULLED_IN, OffenceKind.LOOKED_AT_TRICKS, OffenceKind.SHOWED_SKAT):
        assert refused(state, Offence(kind, M)).code is Code.NO_SUCH_OFFENCE


# The auction.


@pytest.mark.parametrize(
    ("said", "by", "out", "may_bid", "least"),
    [
        ([], M, (M,), (F, R), 18),
        ([], F, (F,), (M, R), 18),
        ([sk.Bid(20)], R, (R,), (F, M), 20),
        ([sk.Pass()], F, (F, M), (R,), 18),
        ([sk.Bid(18), sk.Pass()], M, (F, M), (R,), 18),
        ([sk.Bid(18), sk.Hold(), sk.Pass()], F, (F,), (M, R), 18),  # middlehand has bid before passing
        ([sk.Bid(18), sk.Hold(), sk.Bid(33), sk.Pass()], R, (R,), (F, M), 33),  # and so has forehand, who held
    ],
)
def test_who_may_still_bid_when_somebody_took_the_skat(
    said: list[sk.Action], by: sk.Seat, out: tuple[sk.Seat, ...], may_bid: tuple[sk.Seat, ...], least: int
) -> None:
    found = judge(bidding(*said), Offence(OffenceKind.SKAT_TOUCHED, by))
    assert found.consequence == Consequence(Then.AUCTION, out, may_bid, least)
    assert (found.winner, found.rule) == (None, "ISkO 2002 §3.3.9")
    assert f"free to bid from {least}" in found.explain()
    assert f"ab {least} frei zu reizen" in found.explain("de")


def test_nobody_is_left_to_bid() -> None:
    found = judge(bidding(sk.Pass(), sk.Pass()), Offence(OffenceKind.SKAT_TOUCHED, F))
    assert found.consequence == Consequence(Then.PASSED_IN, (F, M, R))
    assert "das Spiel ist eingepasst" in found.explain("de")


@pytest.mark.parametrize(
    ("words", "least", "bound"),
    [
        ("Null hand", 35, None),
        ("Null", 23, None),
        ("Null ouvert Hand", 59, None),
        ("Grand", 48, None),
        ("Grand hand", 72, "grand hand"),
        ("Grand Hand!", 72, "grand hand"),
        ("Grand, Schneider angesagt", 48, None),
        ("Grand Hand Schneider", 120, "grand hand schneider"),
        ("Grand ouvert", 192, "grand ouvert"),
        ("Pik", 22, None),
        ("Kreuz aus der Hand", 36, None),
    ],
)
def test_a_game_named_in_the_auction_is_a_bid_of_its_least_value(words: str, least: int, bound: str | None) -> None:
    found = judge(bidding(), Offence(OffenceKind.BID_IN_WORDS, M, words=words))
    contract = None if bound is None else sk.Contract.parse(bound)
    assert found.consequence == Consequence(Then.AUCTION, least_bid=least, bound_to=contract)
    assert f'Middlehand said "{words}" in place of a value' in found.explain()
    assert f"es gilt als reizung von {least}" in found.explain("de").lower()
    assert ("muss" in found.explain("de")) is (bound is not None)


@pytest.mark.parametrize(
    ("said", "words", "by", "code"),
    [
        ([sk.Bid(36)], "Null hand", F, Code.BID_TOO_LOW),
        ([], "", M, Code.WORD_MISSING),
        ([], "Ramsch", M, Code.NO_DECLARED_RAMSCH),
        ([], "Null", None, Code.WRONG_VALUE),
        ([], "Null", DECLARER, Code.WRONG_VALUE),
    ],
)
def test_words_that_are_no_bid(said: list[sk.Action], words: str, by: sk.Seat | Party | None, code: Code) -> None:
    assert refused(bidding(*said), Offence(OffenceKind.BID_IN_WORDS, by, words=words)).code is code


def test_the_listener_may_hold_in_words() -> None:
    found = judge(bidding(sk.Bid(35)), Offence(OffenceKind.BID_IN_WORDS, F, words="Null hand"))
    assert found.consequence.least_bid == 35


@pytest.mark.parametrize("by", [F, DECLARER, None])
def test_a_wrong_count_in_the_auction_is_dealt_again(by: sk.Seat | Party | None) -> None:
    assert judge(bidding(), Offence(OffenceKind.WRONG_COUNT, by)).consequence == Consequence(Then.NEW_DEAL)


# What cannot happen there.


def test_what_cannot_happen_in_a_phase_is_refused() -> None:
    over = bidding(*[sk.Pass()] * 3)
    for kind in OffenceKind:
        assert refused(over, Offence(kind, F, words="Null")).code is Code.NO_SUCH_OFFENCE
    auction = {OffenceKind.SKAT_TOUCHED, OffenceKind.BID_IN_WORDS}
    anywhere = {OffenceKind.CONDUCT, OffenceKind.LOST_CARD, OffenceKind.WRONG_COUNT}
    for kind in {*OffenceKind} - auction - anywhere:
        assert refused(bidding(), Offence(kind, F)).code is Code.NO_SUCH_OFFENCE
    for kind in auction:
        for state in (DECIDING, BY_REARHAND):
            assert refused(state, Offence(kind, F, words="Null")).code is Code.NO_SUCH_OFFENCE
    for kind in {*OffenceKind} - anywhere - {OffenceKind.LOOKED_AT_SKAT, OffenceKind.LED_BEFORE_ANNOUNCING}:
        assert refused(DECIDING, Offence(kind, F, words="Null")).code is Code.NO_SUCH_OFFENCE


def test_a_court_does_not_heed_what_the_table_agreed_on_about_giving_up() -> None:
    for rules in (sk.ISKO, sk.ISS, sk.SIMPLE, sk.PRE_1999):
        state = sk.start_play(CLUBS, sk.Contract(sk.Game.CLUBS), R, rules=rules)
        for by, score in ((R, -120), (F, 60)):  # with 4: 5 × 12
            found = judge(state, Offence(OffenceKind.REVOKE, by))
            assert found.settlement is not None
            assert found.settlement.score == score
