"""Who sees what, at each point of one deal."""

from typing import Final

import pytest

import pyskat as sk

F, M, R = sk.Seat
EYES: Final[tuple[sk.Seat | None, ...]] = (*sk.Seat, None)
NOTHING: Final = sk.CardSet()

FORE: Final = sk.cards("CJ SJ HJ DJ CA CT CK CQ C9 C8")
MIDDLE: Final = sk.cards("SA ST SK SQ S9 S8 S7 HA HT HK")
REAR: Final = sk.cards("C7 DA DT DK DQ D9 D8 D7 HQ H9")
SKAT: Final = sk.cards("H8 H7")
DEAL: Final = sk.Deal((FORE, MIDDLE, REAR), SKAT)

AUCTION: Final = "18 y p p"
DISCARDED: Final = f"{AUCTION} s, discard HJ H7"
DECLARED: Final = f"{DISCARDED}, clubs"
FIRST_TRICK: Final = f"{DECLARED}, CJ SA C7"
GIVEN_UP: Final = "concede rearhand, accept"


def seen(moves: str, eye: sk.Seat | None, rules: sk.Rules = sk.ISKO) -> sk.View:
    return sk.view(sk.play(sk.start(DEAL, rules), moves), eye)


# One deal, from its first word to its last card.


def test_in_the_auction_a_seat_sees_its_hand_and_what_was_said() -> None:
    for eye, hand in ((F, FORE), (M, MIDDLE), (R, REAR), (None, NOTHING)):
        view = seen("18 y", eye)
        assert (view.seat, view.phase, view.turn) == (eye, sk.Phase.BIDDING, M)
        assert (view.hand, view.unseen) == (hand, sk.DECK - hand)
        assert view.calls == ((M, sk.Bid(18)), (F, sk.Hold()))
        assert (view.bid, view.declarer, view.contract, view.result) == (18, None, None, None)
        assert (view.skat, view.discard, view.shown, view.trick, view.tricks) == (None, None, None, None, ())
        assert (view.showed, view.kontra, view.re, view.conceded) == (False, False, False, ())
        assert view.hand_sizes == (10, 10, 10)
        assert view.rules == sk.ISKO
    assert seen("", F).bid is None


def test_before_the_skat_is_picked_up_nobody_sees_it() -> None:
    for eye in EYES:
        view = seen(AUCTION, eye)
        assert (view.phase, view.turn, view.declarer, view.bid) == (sk.Phase.SKAT_DECISION, F, F, 18)
        assert view.skat is None
        assert view.unseen >= SKAT
        assert view.skat_lies_there
    assert not seen("", F).skat_lies_there


def test_only_who_picks_the_skat_up_sees_it() -> None:
    view = seen(f"{AUCTION} s", F)
    assert (view.phase, view.skat, view.discard) == (sk.Phase.DISCARDING, SKAT, None)
    assert (view.hand, view.hand_sizes) == (FORE | SKAT, (12, 10, 10))
    assert view.unseen == MIDDLE | REAR
    for eye in (M, R, None):
        other = seen(f"{AUCTION} s", eye)
        assert (other.skat, other.discard, other.hand_sizes) == (None, None, (12, 10, 10))
        assert other.unseen >= SKAT


def test_only_who_lays_cards_away_knows_them() -> None:
    view = seen(DISCARDED, F)
    assert (view.phase, view.turn) == (sk.Phase.DECLARING, F)
    assert (view.skat, view.discard) == (SKAT, sk.cards("HJ H7"))
    assert view.hand == sk.cards("CJ SJ DJ CA CT CK CQ C9 C8 H8")
    assert view.unseen == MIDDLE | REAR
    for eye in (M, R, None):
        other = seen(DISCARDED, eye)
        assert (other.skat, other.discard) == (None, None)
        assert sk.cards("HJ H7 H8") <= other.unseen


def test_in_play_all_see_the_game_and_the_tricks() -> None:
    for eye in EYES:
        view = seen(f"{FIRST_TRICK}, SJ ST", eye)
        assert (view.phase, view.turn) == (sk.Phase.PLAYING, R)
        assert view.contract == sk.Contract(sk.Game.CLUBS)
        assert [str(trick) for trick in view.tricks] == ["forehand: CJ SA C7"]
        assert str(view.trick) == "forehand: SJ ST"
        assert view.played == sk.cards("CJ SA C7 SJ ST")
        assert view.hand_sizes == (8, 8, 9)
        assert view.shown is None
    assert seen(FIRST_TRICK, M).hand == MIDDLE - sk.Card.SA
    assert seen(FIRST_TRICK, F).skat == SKAT
    assert seen(FIRST_TRICK, R).skat is None


def test_when_the_deal_is_over_all_see_skat_discard_and_result_but_no_cards_still_held() -> None:
    state = sk.play(sk.start(DEAL), f"{FIRST_TRICK}, {GIVEN_UP}")
    assert isinstance(state, sk.Finished)
    for eye in EYES:
        view = sk.view(state, eye)
        assert (view.phase, view.turn, view.result) == (sk.Phase.FINISHED, None, state.result)
        assert (view.skat, view.discard) == (SKAT, sk.cards("HJ H7"))
        assert view.conceded == (R,)
        assert view.hand_sizes == (9, 9, 9)
        assert view.hand == (NOTHING if eye is None else state.hand(eye))
    assert sk.view(state, M).unseen == (FORE | REAR) - sk.cards("CJ SA C7 HJ")


def test_when_all_passed_all_see_the_skat() -> None:
    for eye in EYES:
        view = seen("p p p", eye)
        assert (view.skat, view.discard, view.result) == (SKAT, None, sk.PassedIn())
        assert (view.contract, view.trick, view.declarer) == (None, None, None)


def test_what_a_seat_did_with_the_skat_is_kept_to_the_end() -> None:
    over = f"{FIRST_TRICK}, {GIVEN_UP}"
    for moves in (DISCARDED, DECLARED, FIRST_TRICK, over):
        assert (seen(moves, F).own_skat, seen(moves, F).own_discard) == (SKAT, sk.cards("HJ H7"))
        for eye in (M, R, None):
            assert (seen(moves, eye).own_skat, seen(moves, eye).own_discard) == (None, None)
    assert (seen(f"{AUCTION} s", F).own_skat, seen(f"{AUCTION} s", F).own_discard) == (SKAT, None)
    for eye in EYES:
        assert seen(FIRST_TRICK, eye).uncovered is None
        assert seen(over, eye).uncovered == (SKAT, sk.cards("HJ H7"))
        assert seen("p p p", eye).uncovered == (SKAT, None)


PUSHING: Final = sk.Rules(ramsch=sk.RamschRules(pushing=True))


def test_what_a_seat_pushed_before_a_ramsch_is_kept_to_the_end() -> None:
    pushed = "p p p, pick up, push C9 C8, pass, pick up, push HQ H9"
    for moves in (pushed, f"{pushed}, CJ", f"{pushed}, CJ, left middlehand"):
        fore, middle, rear = (seen(moves, eye, PUSHING) for eye in sk.Seat)
        assert (fore.own_skat, fore.own_discard) == (SKAT, sk.cards("C9 C8"))
        assert (middle.own_skat, middle.own_discard) == (None, None)
        assert (rear.own_skat, rear.own_discard) == (sk.cards("C9 C8"), sk.cards("HQ H9"))
    over = seen(f"{pushed}, CJ, left middlehand", F, PUSHING)
    assert (over.skat, over.discard) == (SKAT, sk.cards("HQ H9"))


def test_everybody_knows_whether_somebody_picked_up() -> None:
    left = "left rearhand"
    for eye in EYES:
        for moves in (AUCTION, "p p p", f"{AUCTION}, grand hand, CJ", f"{AUCTION}, {left}"):
            assert not seen(moves, eye).picked_up
        assert not seen("p p p, pass, pass", eye, PUSHING).picked_up
        for moves in (f"{AUCTION} s", DISCARDED, DECLARED, f"{AUCTION} s, {left}", f"{DISCARDED}, {left}"):
            assert seen(moves, eye).picked_up
        for moves in ("p p p, pass, pick up", f"p p p, pick up, {left}"):
            assert seen(moves, eye, PUSHING).picked_up


def test_the_points_are_those_of_the_completed_tricks() -> None:
    for eye in EYES:
        assert seen(DECLARED, eye).points == (0, 0, 0)
        assert seen(f"{FIRST_TRICK}, SJ ST", eye).points == (13, 0, 0)  # jack 2, ace 11, seven 0
        assert seen(f"{FIRST_TRICK}, SJ ST DA", eye).points == (36, 0, 0)  # and 2, 10, 11
        assert seen(f"{AUCTION} s, discard H8 H7, grand, CA SA C7", eye).points == (22, 0, 0)


def test_what_was_done_out_of_turn_is_kept_with_the_number_of_cards() -> None:
    moves = f"{DECLARED}, CJ, show forehand, SA C7, concede middlehand, concede rearhand"
    for eye in EYES:
        view = seen(moves, eye, sk.ISS)
        assert view.interrupts == ((1, sk.Show(F)), (3, sk.Concede(M)), (3, sk.Concede(R)))
        assert (view.conceded, view.showed) == ((M, R), True)
        assert seen("18, left rearhand", eye).interrupts == ((0, sk.Forfeit(R, sk.Cause.LEFT)),)


# Hand games and open hands.


def test_an_ouvert_hand_is_open_from_the_declaration_on_without_the_discard() -> None:
    before, after = f"{AUCTION} s, discard CJ H7", f"{AUCTION} s, discard CJ H7, null ouvert"
    ten = sk.cards("SJ HJ DJ CA CT CK CQ C9 C8 H8")
    for eye in EYES:
        assert seen(before, eye).shown is None
        view = seen(after, eye)
        assert (view.shown, view.showed) == (ten, False)
        assert view.may_hold(F) == ten
        assert not view.unseen & ten
        assert seen(f"{after}, C8", eye).shown == ten - sk.Card.C8
    assert sk.cards("CJ H7") <= seen(after, M).unseen
    assert (seen(after, M).skat, seen(after, M).discard) == (None, None)


def test_a_hand_shown_in_play_is_open_from_then_on() -> None:
    for eye in EYES:
        assert seen(f"{DECLARED}, CJ", eye).shown is None
        view = seen(f"{DECLARED}, CJ, show forehand", eye)
        assert (view.shown, view.showed) == (sk.cards("SJ DJ CA CT CK CQ C9 C8 H8"), True)
        assert seen(f"{DECLARED}, CJ, show forehand, refuse, SA C7 SJ", eye).shown == sk.cards(
            "DJ CA CT CK CQ C9 C8 H8"
        )


def test_what_was_claimed_with_or_thrown_stays_open_though_it_was_taken_back() -> None:
    claimed = f"{FIRST_TRICK}, claim forehand schwarz"
    fore, rear = FORE - sk.cards("CJ HJ") | sk.Card.H8, REAR - sk.Card.C7
    for eye in EYES:
        view = seen(claimed, eye)
        assert (view.phase, view.turn, view.claim, view.answers) == (sk.Phase.CLAIMED, M, sk.Claim(F, "schwarz"), ())
        assert view.open_hands == (fore, None, None)
        thrown = seen(f"{claimed}, throw rearhand", eye)
        assert (thrown.claim, thrown.answers) == (sk.Claim(F, "schwarz"), ((R, sk.Throw(R)),))
        assert thrown.open_hands == (fore, None, rear)
        on = seen(f"{claimed}, throw rearhand, refuse, SJ ST DA", eye)
        assert (on.phase, on.claim, on.answers) == (sk.Phase.PLAYING, None, ())
        assert on.open_hands == (fore - sk.Card.SJ, None, rear - sk.Card.DA)
        assert (on.may_hold(R), on.shown) == (on.open_hands[R], on.open_hands[F])
        assert not on.unseen & (fore | rear)
    assert seen(f"{claimed}, throw rearhand, refuse", M).unseen == sk.cards("HJ H7")


# With or without?


def with_or_without(moves: str, eye: sk.Seat | None, rules: sk.Rules = sk.ISKO) -> int | None:
    matadors = seen(moves, eye, rules).matadors
    return None if matadors is None else matadors.signed


def test_the_declarer_knows_the_matadors_after_picking_up_and_everybody_once_it_is_scored() -> None:
    assert with_or_without(DISCARDED, F) is None  # no game yet
    assert with_or_without(DECLARED, F) == 10  # four jacks, and ace to eight of clubs
    assert with_or_without(FIRST_TRICK, M) is None
    for eye in EYES:
        assert with_or_without(f"{FIRST_TRICK}, {GIVEN_UP}", eye) == 10
        assert with_or_without(f"{AUCTION} s, discard H8 H7, null", eye) is None
        assert with_or_without(f"{AUCTION} s, discard H8 H7, null, concede forehand", eye) is None
    assert with_or_without("p p p, CJ", F, sk.Rules(ramsch=sk.RamschRules())) is None


def test_in_a_hand_game_the_declarer_may_need_the_skat_to_be_certain() -> None:
    assert with_or_without(f"{AUCTION}, grand hand", F) == 4  # all the jacks are in the hand
    assert with_or_without(f"{AUCTION}, clubs hand", F) is None  # with 11, if the seven lies in the skat
    assert with_or_without(f"{AUCTION}, clubs hand, CJ SA C7", F) == 10


def test_a_defender_can_be_certain_by_the_own_hand_and_by_what_was_played() -> None:
    assert with_or_without("18 p p, grand hand", F) == -4  # the defender holds all the jacks
    assert with_or_without("18 p p, spades hand", F) is None  # without 5, if the partner has the ace
    for cards, count in (("CJ", None), ("CJ S7 C7, SJ S8 D7, HJ", None), ("CJ S7 C7, SJ S8 D7, HJ S9 D8, DJ", -4)):
        assert with_or_without(f"18 p p, grand hand, {cards}", R) == count


def test_a_hand_that_lies_open_may_tell_it_to_all() -> None:
    for eye in EYES:
        assert with_or_without(f"{AUCTION}, grand ouvert", eye) == 4
        assert with_or_without(f"{AUCTION} s, discard HJ H7, clubs, show forehand", eye) == (10 if eye is F else None)


def test_when_the_deal_was_aborted_the_skat_may_tell_it() -> None:
    doubling, deal = f"{AUCTION} s, discard CJ SJ, hearts, left rearhand", sk.Rules(kontra=sk.KontraRules())
    for eye in (M, R, None):
        assert with_or_without(doubling, eye, deal) is None  # who had the jack of hearts?
    assert with_or_without(doubling, F, deal) == 4  # four jacks, and no ace
    laid = f"{AUCTION} s, discard CJ HJ, hearts, left rearhand"
    assert with_or_without(laid, None, deal) is None


def test_who_did_not_follow_leaves_the_trumps_to_the_declarer() -> None:
    deal = sk.Deal.parse(
        "SA ST SK SQ S9 DA DT DK HA HT | CJ SJ HJ CA CT CK CQ C9 HK HQ | DJ C8 C7 S8 S7 H9 DQ D9 D8 D7 | H8 H7"
    )
    state = sk.play(sk.start(deal), "18 p p, clubs hand, SA C9 S7, CJ C7")
    assert [sk.view(state, eye).matadors for eye in EYES] == [None] * 4
    after = sk.play(state, "HA")  # forehand has no trumps, so all that rearhand does not hold are the declarer's
    assert [sk.view(after, eye).matadors for eye in EYES] == [None, None, sk.Matadors.of(3), None]


# Reasoning.


def test_before_anything_is_played_another_seat_may_hold_any_unseen_card() -> None:
    assert seen("", F).may_hold(M) == seen("", F).may_hold(R) == MIDDLE | REAR | SKAT
    assert seen("", F).may_hold(F) == FORE
    assert seen("", None).may_hold(M) == sk.DECK
    assert seen(DISCARDED, F).may_hold(M) == MIDDLE | REAR
    assert seen(DISCARDED, M).may_hold(F) == sk.DECK - MIDDLE


def test_who_did_not_follow_trumps_has_none() -> None:
    view = seen(FIRST_TRICK, R)
    assert view.may_hold(M) == sk.cards("ST SK SQ S9 S8 S7 HA HT HK H8 H7")
    assert view.may_hold(F) == view.unseen == sk.DECK - REAR - sk.cards("CJ SA")


def test_in_null_a_jack_that_was_not_answered_rules_out_its_printed_suit() -> None:
    view = seen(f"{AUCTION} s, discard H8 H7, null, CJ SA C7", R)
    may = view.may_hold(M)
    assert not may & sk.cards("CA CT CK CQ C9 C8")
    assert sk.cards("SJ HJ DJ") <= may


def test_a_seat_without_cards_may_hold_none() -> None:
    cards = "CJ SA C7, SJ ST DA, HJ HA DT, DJ HT DK, CA SK DQ, CT SQ D9, CK HK D8, CQ S9 D7, C9 S8 HQ"
    whole = seen(f"{AUCTION} s, discard H8 H7, clubs, {cards}, C8 S7 H9", M)
    assert [whole.may_hold(seat) for seat in sk.Seat] == [NOTHING] * 3
    one_left = seen(f"{AUCTION} s, discard H8 H7, clubs, {cards}, C8", None)
    assert one_left.may_hold(F) == NOTHING


def test_skat_cards_that_were_kept_may_be_held_by_the_declarer_when_all_is_over() -> None:
    view = seen(f"{FIRST_TRICK}, {GIVEN_UP}", M)
    assert sk.Card.H8 in view.may_hold(F)
    assert sk.Card.H7 not in view.may_hold(F)
    assert sk.Card.H8 not in view.may_hold(R)


def test_skat_cards_in_hand_may_be_held_by_the_declarer_when_the_deal_is_aborted() -> None:
    for eye in (M, R, None):
        view = seen(f"{AUCTION} s, left middlehand", eye)
        assert view.hand_sizes == (12, 10, 10)
        assert view.may_hold(F) >= SKAT
        assert not view.may_hold(R if eye is M else M) & SKAT


def test_a_seat_is_asked_for_by_its_name_or_number() -> None:
    assert seen("", F).may_hold(1) == seen("", F).may_hold(M)  # type: ignore[arg-type]
    with pytest.raises(sk.ArgumentError):
        seen("", F).may_hold(3)  # type: ignore[arg-type]
    with pytest.raises(sk.ArgumentError):
        sk.view(sk.start(DEAL), "forehand")  # type: ignore[arg-type]


# Acting by a view.


@pytest.mark.parametrize(
    ("moves", "turn", "legal"),
    [
        ("18", F, ["hold", "pass"]),
        ("18 p", R, None),
        ("p p", F, ["18", "pass"]),
        (f"{AUCTION}", F, None),
        (f"{AUCTION} s", F, None),
        (DISCARDED, F, ["diamonds", "hearts", "spades", "clubs", "grand", "null", "null ouvert"]),
        (f"{DECLARED}, CJ SA", R, ["C7"]),
    ],
)
def test_a_view_lists_what_its_seat_may_do(moves: str, turn: sk.Seat, legal: list[str] | None) -> None:
    state = sk.play(sk.start(DEAL), moves)
    for eye in EYES:
        listed = sk.legal_actions(sk.view(state, eye))
        assert listed == (sk.legal_actions(state) if eye is turn else sk.LegalActions())
        if eye is turn and legal is not None:
            assert list(map(str, listed)) == legal


def test_a_view_lists_its_own_interrupts_and_nobody_elses() -> None:
    assert list(map(str, sk.interrupts(seen("18", R)))) == ["timed out rearhand", "left rearhand"]
    assert list(map(str, sk.interrupts(seen(DECLARED, M)))) == [
        "concede middlehand",
        "claim middlehand",
        "throw middlehand",
        "timed out middlehand",
        "left middlehand",
    ]
    assert list(map(str, sk.interrupts(seen(DECLARED, F)))) == [
        "concede forehand",
        "show forehand",
        "claim forehand",
        "claim forehand schneider",
        "claim forehand schwarz",
        "throw forehand",
        "timed out forehand",
        "left forehand",
    ]
    assert len(sk.interrupts(seen(DECLARED, None))) == 0
    assert len(sk.interrupts(seen("p p p", F))) == 0


def code(view: sk.View, action: sk.Action, by: sk.Seat | None = None) -> sk.Code | None:
    reason = sk.why_not(view, action, by)
    return None if reason is None else reason.code


def test_a_view_says_why_its_seat_may_not() -> None:
    assert code(seen("", M), sk.Bid(19)) is sk.Code.NOT_A_BID_VALUE
    assert code(seen("", M), sk.Bid(18)) is None
    assert code(seen("", F), sk.Bid(18)) is sk.Code.NOT_YOUR_TURN
    assert code(seen("", None), sk.Bid(18)) is sk.Code.NOT_YOUR_TURN
    assert code(seen("", M), sk.Bid(18), by=F) is sk.Code.NOT_YOUR_TURN
    assert code(seen(AUCTION, F), sk.Declare(sk.Contract(sk.Game.CLUBS))) is sk.Code.SKAT_STILL_THERE
    assert code(seen(f"{AUCTION} s", F), sk.Discard(sk.cards("H8"))) is sk.Code.DISCARD_COUNT
    assert code(seen(DISCARDED, F), sk.Declare(sk.Contract(sk.Game.CLUBS, hand=True))) is sk.Code.HAND_NEEDS_UNSEEN_SKAT
    assert code(seen(f"{DECLARED}, CJ SA", R), sk.PlayCard(sk.Card.DA)) is sk.Code.MUST_FOLLOW
    assert code(seen(DECLARED, F), sk.Concede(M)) is sk.Code.NOT_YOUR_TURN
    assert code(seen(DECLARED, M), sk.Show(M)) is sk.Code.NOT_THE_DECLARER
    assert code(seen("18", R), sk.Concede(R)) is sk.Code.NOT_NOW
    assert code(seen("p p p", F), sk.Bid(18)) is sk.Code.DEAL_OVER


def test_a_view_off_turn_does_not_say_that_the_seat_on_turn_may_do_nothing() -> None:
    for moves in ("18", AUCTION, f"{AUCTION} s", DISCARDED):
        reason = sk.why_not(seen(moves, R), sk.Concede(R))
        assert reason is not None
        assert "may: none" not in reason.explain()


def test_a_view_says_who_looks_and_who_is_to_act() -> None:
    assert repr(seen("", F)) == "<View of forehand: bidding, middlehand to act>"
    assert repr(seen(AUCTION, None)) == "<View of a spectator: skat decision, forehand to act>"
    assert repr(seen("p p p", R)) == "<View of rearhand: finished>"
