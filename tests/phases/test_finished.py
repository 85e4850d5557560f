"""How a deal ends: the kinds of result, what they say in two languages, and what stays on record."""

from typing import Final

import pytest

import pyskat as sk

F, M, R = sk.Seat

DEAL: Final = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | C7 DA DT DK DQ D9 D8 D7 HQ H9 | H8 H7"
)
"""Forehand holds the jacks and clubs, middlehand spades and hearts, rearhand diamonds; the skat counts nothing."""


def finished(moves: str, rules: sk.Rules = sk.ISKO) -> sk.Finished:
    state = sk.play(sk.start(DEAL, rules), moves)
    if isinstance(state, sk.Claimed):  # a defender gave up, and the declarer takes it
        state = sk.apply(state, sk.Accept(), by=state.declarer)
    assert isinstance(state, sk.Finished)
    return state


# Passed in.


@pytest.mark.parametrize("rules", [sk.ISKO, sk.SIMPLE, sk.PRE_1999, sk.ISS])
def test_when_all_three_pass_the_deal_is_passed_in(rules: sk.Rules) -> None:
    state = finished("p p p", rules)
    assert state.result == sk.PassedIn()
    assert (state.result.scores, state.result.declarer) == ((0, 0, 0), None)
    assert (state.turn, state.declarer, state.bid, state.contract, state.discard) == (None, None, None, None, None)
    assert (state.trick, state.tricks, state.all_tricks, state.conceded, state.showed) == (None, (), (), (), False)
    assert (state.kontra, state.re, state.picked_up) == (False, False, False)
    assert [state.hand(seat) for seat in sk.Seat] == list(state.hands) == list(DEAL.hands)
    assert state.skat == DEAL.skat
    assert state.calls == ((M, sk.Pass()), (R, sk.Pass()), (F, sk.Pass()))


def test_passed_in_is_said_in_both_languages() -> None:
    result = finished("p p p").result
    assert str(result) == result.explain() == result.explain("en") == "passed in"
    assert result.explain("de") == "eingepasst"
    assert repr(finished("p p p")) == "<Finished: passed in>"


# Aborted.


LEAVINGS: Final = """
    at the beginning | | None | None | - | dealt | None | 10 10 10
    in the auction | 18 y 20 | 20 | None | - | dealt | None | 10 10 10
    with forehand alone | p p | None | None | - | dealt | None | 10 10 10
    before the skat | 18 y p p | 18 | F | - | dealt | None | 10 10 10
    with the skat in hand | 18 y p p s | 18 | F | - | picked up | None | 12 10 10
    before the declaration | 18 y p p s, discard CJ H7 | 18 | F | - | picked up | CJ H7 | 10 10 10
    before the first card | 18 y p p s, discard CJ H7, grand | 18 | F | declared | picked up | CJ H7 | 10 10 10
    before a hand game | 18 p p, null ouvert hand | 18 | M | declared | dealt | None | 10 10 10
    after showing | 18 p p, grand hand, show middlehand | 18 | M | declared | dealt | None | 10 10 10
""".strip().splitlines()
"""The moves so far; the bid, who had won the auction, whether a game was declared; the skat, the discard, the hands."""


@pytest.mark.parametrize("row", LEAVINGS, ids=[row.partition("|")[0].strip() for row in LEAVINGS])
@pytest.mark.parametrize("seat", sk.Seat)
@pytest.mark.parametrize("cause", sk.Cause)
def test_who_leaves_before_the_first_card_aborts_the_deal(row: str, seat: sk.Seat, cause: sk.Cause) -> None:
    _, moves, bid, winner, declared, skat, discard, sizes = (part.strip() for part in row.split("|"))
    declarer = {"None": None, "F": F, "M": M}[winner]
    before = sk.play(sk.start(DEAL), moves)
    state = sk.apply(before, sk.Forfeit(seat, cause), by=seat)
    assert isinstance(state, sk.Finished)
    assert state.result == sk.Aborted(seat, cause, declarer if declared == "declared" else None)
    assert state.result.scores == (0, 0, 0)
    assert (str(state.bid), state.declarer, state.turn) == (bid, declarer, None)
    assert state.picked_up == (skat == "picked up")
    assert state.discard == (None if discard == "None" else sk.cards(discard))
    assert " ".join(str(len(state.hand(each))) for each in sk.Seat) == sizes
    assert [state.hand(each) for each in sk.Seat] == [before.hand(each) for each in sk.Seat]
    assert (state.contract is not None) == (declared == "declared")
    assert state.tricks == ()
    assert state.calls == before.calls
    assert state.interrupts[-1] == (0, sk.Forfeit(seat, cause))
    assert len(sk.legal_actions(state)) == len(sk.interrupts(state)) == 0


def test_a_declared_deal_that_was_aborted_has_an_empty_trick_on_the_table() -> None:
    state = finished("18 p p, grand hand, left rearhand")
    assert state.trick == sk.Trick(F, (), sk.Game.GRAND)
    assert finished("18 p p, left rearhand").trick is None


def test_an_open_hand_is_kept_when_the_deal_is_aborted() -> None:
    state = finished("18 p p, grand hand, show middlehand, left rearhand")
    assert state.showed
    assert state.interrupts == ((0, sk.Show(M)), (0, sk.Forfeit(R, sk.Cause.LEFT)))


def test_an_aborted_deal_says_who_did_what_in_both_languages() -> None:
    left, late = finished("left rearhand").result, finished("18, timed out forehand").result
    assert str(left) == left.explain() == "aborted, rearhand left"
    assert left.explain("de") == "abgebrochen, Hinterhand hat den Tisch verlassen"
    assert late.explain() == "aborted, forehand ran out of time"
    assert late.explain("de") == "abgebrochen, Vorhand hat die Zeit überschritten"


def test_after_the_first_card_nothing_is_aborted() -> None:
    assert isinstance(finished("18 p p, grand hand, CJ, left rearhand").result, sk.GameResult)


# A game.

CLUBS: Final = "18 y p p s, discard H8 H7, clubs, CJ SA C7"


def test_the_result_of_a_game_holds_what_a_score_sheet_asks_for() -> None:
    state = finished(f"{CLUBS}, concede middlehand")
    result = state.result
    assert isinstance(result, sk.GameResult)
    assert result.declarer is F
    assert result.contract == sk.Contract(sk.Game.CLUBS)
    assert (result.bid, result.matadors, result.points, result.tricks_taken) == (18, sk.Matadors.of(10), 13, 1)
    assert result.scores == (132, 0, 0)
    assert result.settlement.score == 132
    assert (state.declarer, state.bid, state.contract) == (F, 18, result.contract)
    assert state.hand(F) == sk.cards("SJ HJ DJ CA CT CK CQ C9 C8")
    assert (state.picked_up, state.discard) == (True, sk.cards("H8 H7"))
    assert state.conceded == (M,)
    assert state.played == (sk.Card.CJ, sk.Card.SA, sk.Card.C7)


def test_only_the_declarers_seat_scores() -> None:
    assert finished("18 p p, null hand, concede forehand").result.scores == (0, 35, 0)
    assert finished("p 18 p, null hand, concede rearhand").result.scores == (0, 0, -70)


def test_a_null_has_no_matadors() -> None:
    result = finished("18 p p, null hand, concede forehand").result
    assert isinstance(result, sk.GameResult)
    assert (result.matadors, result.points, result.tricks_taken) == (None, 0, 0)


def test_matadors_count_the_skat_and_the_discard() -> None:
    deal = sk.Deal.parse(
        "SJ HJ CA CT CK CQ C9 C8 C7 DJ | SA ST SK SQ S9 S8 S7 HA HT HK | H7 DA DT DK DQ D9 D8 D7 HQ H9 | CJ H8"
    )
    for moves in ("18 y p p, clubs hand", "18 y p p s, discard CJ SJ, clubs"):
        state = sk.play(sk.start(deal), f"{moves}, concede forehand")
        assert isinstance(state, sk.Finished)
        assert isinstance(state.result, sk.GameResult)
        assert state.result.matadors == sk.Matadors.of(11)


@pytest.mark.parametrize(
    ("moves", "english", "german"),
    [
        (
            "18 y p p s, discard H8 H7, grand, concede middlehand",
            "forehand plays grand: with 4, game 5, 5 × grand 24 = 120: won, the defenders conceded, +120",
            "Vorhand spielt Grand: mit 4, Spiel 5, 5 × Grand 24 = 120: gewonnen, die Gegenpartei hat aufgegeben, +120",
        ),
        (
            "p 18 p s, discard H8 H7, diamonds, concede rearhand",
            "rearhand plays diamonds: without 4, game 5, 5 × diamonds 9 = 45: lost, the declarer conceded, −90",
            "Hinterhand spielt Karo: ohne 4, Spiel 5, 5 × Karo 9 = 45: verloren, der Alleinspieler hat aufgegeben, −90",
        ),
        (
            "p 18 p s, discard H8 H7, null, DJ SA DA",
            "rearhand plays null: null 23: lost with a trick, −46",
            "Hinterhand spielt Null: Null 23: verloren mit einem Stich, −46",
        ),
        (
            "18 p p, null ouvert hand, concede rearhand",
            "middlehand plays null ouvert hand: null ouvert hand 59: won, the defenders conceded, +59",
            "Mittelhand spielt Null ouvert Hand: Null ouvert Hand 59: gewonnen, die Gegenpartei hat aufgegeben, +59",
        ),
    ],
)
def test_a_game_is_reckoned_aloud_in_both_languages(moves: str, english: str, german: str) -> None:
    state = finished(moves)
    assert str(state.result) == state.result.explain("en") == english
    assert state.result.explain("de") == german
    assert repr(state) == f"<Finished: {english}>"


@pytest.mark.parametrize("moves", ["p p p", "left forehand", f"{CLUBS}, concede middlehand"])
def test_no_result_is_explained_in_a_third_language(moves: str) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        finished(moves).result.explain("fr")  # type: ignore[arg-type]
    assert caught.value.code is sk.Code.WRONG_VALUE


def test_results_are_values() -> None:
    assert finished("p p p").result == sk.PassedIn()
    assert hash(finished("p p p").result) == hash(sk.PassedIn())
    assert finished("left forehand") == finished("left forehand")
    assert finished("left forehand") != finished("left rearhand")
    assert finished("left forehand").result != finished("timed out forehand").result
    assert finished(f"{CLUBS}, concede middlehand") != finished(f"{CLUBS}, concede rearhand")


def test_a_finished_deal_asks_for_a_seat_that_exists() -> None:
    assert finished("p p p").hand(0) == DEAL.hand(F)  # type: ignore[arg-type]
    with pytest.raises(sk.ArgumentError):
        finished("p p p").hand(3)  # type: ignore[arg-type]
