"""Card play by example: trick by trick, early ends, games given up, and hands laid open."""

from typing import Final, NamedTuple

import attrs
import pytest

import pyskat as sk

F, M, R = sk.Seat

DEAL: Final = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | C7 DA DT DK DQ D9 D8 D7 HQ H9 | H8 H7"
)
"""Forehand holds the jacks and clubs, middlehand spades and hearts, rearhand diamonds; the skat counts nothing.

Clubs by forehand are with 10: game 11, 11 × 12 = 132. Diamonds by rearhand are without 4: game 5, 5 × 9 = 45.
"""

REST_SHOWN: Final = attrs.evolve(sk.ISS, concession="rest_shown")

# Clubs by forehand, who takes every trick; his points after each.
C13: Final = "CJ SA C7"
C36: Final = f"{C13}, SJ ST DA"
C59: Final = f"{C36}, HJ HA DT"
C75: Final = f"{C59}, DJ HT DK"
C93: Final = f"{C75}, CA SK DQ"
C120: Final = f"{C93}, CT SQ D9, CK HK D8, CQ S9 D7, C9 S8 HQ, C8 S7 H9"

# Diamonds by rearhand, who takes none of these tricks; the defenders' points after each.
D23: Final = "CJ SA DT"
D46: Final = f"{D23}, SJ ST DA"
D59: Final = f"{D46}, HJ HA D7"
D60: Final = f"{D23}, SJ ST DK, HJ HT D9, DJ HK DQ"
D63: Final = f"{D46}, HJ HA DK"
D90: Final = f"{D63}, DJ HT D9, CA SK C7"
D93: Final = f"{D63}, DJ HT DQ, CA SK C7"
D30: Final = "CJ SA D9, SJ HA DK"
D31: Final = f"{D23}, SJ SQ DQ"

FOREHAND_GIVES_UP: Final = "concede forehand"
MIDDLEHAND_GIVES_UP: Final = "concede middlehand"
REARHAND_GIVES_UP: Final = "concede rearhand"
BOTH_GIVE_UP_TO_REARHAND: Final = "concede forehand, concede middlehand"
BOTH_GIVE_UP_TO_FOREHAND: Final = "concede rearhand, concede middlehand"


def begin(game: str, declarer: sk.Seat, bid: int = 18, rules: sk.Rules = sk.ISKO, deal: sk.Deal = DEAL) -> sk.Playing:
    return sk.start_play(deal, sk.Contract.parse(game), declarer, bid=bid, rules=rules)


def ended(state: sk.State) -> sk.GameResult:
    assert isinstance(state, sk.Finished)
    assert isinstance(state.result, sk.GameResult)
    return state.result


class Ending(NamedTuple):
    """A game, how it went, and what it must come to."""

    game: str
    declarer: sk.Seat
    moves: str
    score: int
    points: int
    tricks: int
    verdict: sk.Verdict
    bid: int = 18
    rules: sk.Rules = sk.ISKO
    value: int = 0
    """Only where it is not what the score says at once."""


def _check(case: Ending) -> None:
    result = ended(sk.play(begin(case.game, case.declarer, case.bid, case.rules), case.moves))
    settled = result.settlement
    assert (result.points, result.tricks_taken) == (case.points, case.tricks)
    assert settled.score == case.score
    assert settled.won == (case.score > 0)
    assert settled.value == (case.value or (case.score if case.score > 0 else -case.score // 2))
    assert settled.verdict is case.verdict
    assert settled.overbid == (case.verdict is sk.Verdict.OVERBID)
    assert result.scores == tuple(case.score if seat is case.declarer else 0 for seat in sk.Seat)


def _named(cases: dict[str, Ending]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases.values(), ids=[name.replace(" ", "_") for name in cases])


Verdict = sk.Verdict

# The tricks.


def test_forehand_leads_and_the_winner_leads_on() -> None:
    state = begin("diamonds", R)
    assert state.turn is F
    state_after = sk.play(state, "C8 HA C7")
    assert isinstance(state_after, sk.Playing)
    assert state_after.turn is F
    state_after = sk.play(state_after, "C9 HT DA")
    assert isinstance(state_after, sk.Playing)
    assert state_after.turn is R
    assert [trick.winner for trick in state_after.tricks] == [F, R]
    assert state_after.points == (11, 0, 21)
    assert (state_after.trick.leader, len(state_after.trick)) == (R, 0)


def test_a_state_of_play_tells_what_lies_on_the_table_and_who_holds_what() -> None:
    state = sk.play(begin("clubs", F), f"{C13}, SJ ST")
    assert isinstance(state, sk.Playing)
    assert str(state.trick) == "forehand: SJ ST"
    assert [str(trick) for trick in state.tricks] == ["forehand: CJ SA C7"]
    assert state.turn is R
    assert state.hand(F) == sk.cards("HJ DJ CA CT CK CQ C9 C8")
    assert state.hand(R) == sk.cards("DA DT DK DQ D9 D8 D7 HQ H9")
    assert state.points == (13, 0, 0)
    assert (state.bid, state.declarer, state.contract) == (18, F, sk.Contract(sk.Game.CLUBS))
    assert (state.kontra, state.re, state.conceded, state.showed) == (False, False, (), False)
    assert (state.skat, state.discard, state.picked_up) == (sk.cards("H8 H7"), sk.cards("H8 H7"), True)
    assert repr(state) == "<Playing clubs, forehand declares: trick 2, rearhand to play>"


def test_the_discard_counts_for_the_declarer_and_not_in_the_tricks() -> None:
    state = sk.start_play(DEAL, sk.Contract(sk.Game.CLUBS), F, discard=sk.cards("CA CT"))
    after = sk.play(state, C13)
    assert isinstance(after, sk.Playing)
    assert after.points == (13, 0, 0)
    assert ended(sk.play(after, MIDDLEHAND_GIVES_UP)).points == 34


def test_a_jack_led_asks_for_trumps_and_a_suit_led_does_not_ask_for_its_jack() -> None:
    deal = sk.Deal.parse(
        "CJ SA S9 S8 S7 HA H9 H8 D8 D7 | SJ ST CA CT CK HT HK HQ DA DT | HJ DJ SK SQ CQ C9 C8 C7 DK DQ | H7 D9"
    )
    grand = begin("grand", F, deal=deal)
    assert list(map(str, sk.legal_actions(sk.play(grand, "CJ")))) == ["SJ"]
    assert list(map(str, sk.legal_actions(sk.play(grand, "SA")))) == ["ST"]
    assert list(map(str, sk.legal_actions(sk.play(begin("null", F, deal=deal), "SA")))) == ["SJ", "ST"]
    assert len(sk.legal_actions(sk.play(begin("clubs", F, deal=deal), "CJ"))) == 4


# Played to the end.

PLAYED: Final = {
    "every trick makes schwarz": Ending("clubs", F, C120, 156, 120, 10, Verdict.WON),
    "a bid above the game that schwarz reaches": Ending("clubs", F, C120, 156, 120, 10, Verdict.WON, bid=156),
    "a bid above everything": Ending("clubs", F, C120, -336, 120, 10, Verdict.OVERBID, bid=168),
    "a bid above everything, in the simple rules": Ending(
        "clubs", F, C120, -312, 120, 10, Verdict.OVERBID, bid=168, rules=sk.SIMPLE
    ),
    "hand and schwarz": Ending("clubs hand", F, C120, 168, 120, 10, Verdict.WON),
    "schneider announced, schwarz made": Ending("clubs hand schneider", F, C120, 180, 120, 10, Verdict.WON),
    "schwarz announced": Ending("clubs hand schwarz", F, C120, 192, 120, 10, Verdict.WON),
    "ouvert": Ending("clubs ouvert", F, C120, 204, 120, 10, Verdict.WON),
    "the dearest game": Ending("grand ouvert", F, C120, 264, 120, 10, Verdict.WON, bid=264),
}


@_named(PLAYED)
def test_a_game_played_to_the_end_counts_all_levels(case: Ending) -> None:
    _check(case)


def test_120_points_are_not_schwarz_where_one_worthless_trick_is_lost() -> None:
    deal = sk.Deal.parse(
        "CJ SJ HJ DJ CA CT CK CQ C9 S7 | S8 SA ST SK SQ HA HT HK HQ H9 | S9 C8 C7 DA DT DK DQ D9 D8 D7 | H8 H7"
    )
    moves = "CJ SA C8, SJ ST C7, HJ SK DA, DJ SQ DT, CA HA DK, CT HT DQ, CK HK D9, CQ HQ D8, C9 H9 D7, S7 S8 S9"
    result = ended(sk.play(begin("clubs", F, deal=deal), moves))
    assert (result.points, result.tricks_taken) == (120, 9)
    assert str(result.matadors) == "with 9"
    assert result.settlement.score == 11 * 12
    lost = ended(sk.play(begin("clubs", F, bid=144, deal=deal), moves))
    assert lost.settlement.score == -2 * 144


# Early ends.

EARLY: Final = {
    "a Null with the first trick": Ending("null", R, "DJ SA DA", -46, 24, 1, Verdict.TRICK_TAKEN),
    "a Null with a later trick": Ending("null", R, "C8 SA C7, DJ ST DQ", -46, 15, 1, Verdict.TRICK_TAKEN),
    "a Null hand": Ending("null hand", R, "DJ SA DA", -70, 24, 1, Verdict.TRICK_TAKEN),
    "a Null hand before 1999": Ending(
        "null hand", R, "DJ SA DA", -35, 24, 1, Verdict.TRICK_TAKEN, rules=sk.PRE_1999, value=35
    ),
    "a Null ouvert": Ending("null ouvert", R, "DJ SA DA", -92, 24, 1, Verdict.TRICK_TAKEN),
    "a Null ouvert hand": Ending("null ouvert hand", R, "DJ SA DA", -118, 24, 1, Verdict.TRICK_TAKEN),
    "schwarz announced": Ending("diamonds hand schwarz", R, D23, -180, 0, 0, Verdict.SCHWARZ_MISSED),
    "schwarz announced, on the server": Ending(
        "diamonds hand schwarz", R, D23, -180, 0, 0, Verdict.SCHWARZ_MISSED, rules=sk.ISS
    ),
    "ouvert": Ending("diamonds ouvert", R, D23, -198, 0, 0, Verdict.SCHWARZ_MISSED),
    "ouvert before 1999": Ending(
        "diamonds ouvert", R, D23, -99, 0, 0, Verdict.SCHWARZ_MISSED, rules=sk.PRE_1999, value=99
    ),
}


@_named(EARLY)
def test_a_game_is_over_with_the_trick_that_loses_it(case: Ending) -> None:
    _check(case)
    moves = case.moves.replace(",", " ").split()
    started = begin(case.game, case.declarer, case.bid, case.rules)
    assert isinstance(sk.play(started, " ".join(moves[:-1])), sk.Playing)


def test_after_an_early_end_the_other_cards_stay_with_their_holders() -> None:
    state = sk.play(begin("null", R), "DJ SA DA")
    assert isinstance(state, sk.Finished)
    assert [len(state.hand(seat)) for seat in sk.Seat] == [9, 9, 9]
    assert state.turn is None
    assert [str(trick) for trick in state.tricks] == ["forehand: DJ SA DA"]
    assert str(state.trick) == "rearhand:"


@pytest.mark.parametrize("game", ["diamonds", "diamonds hand", "diamonds hand schneider"])
def test_a_lost_game_of_another_kind_is_played_on(game: str) -> None:
    assert isinstance(sk.play(begin(game, R), D93), sk.Playing)


# Given up, by the Skat Order.

SIMPLY_WON: Final = {
    "before the first card": Ending("clubs", F, MIDDLEHAND_GIVES_UP, 132, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS),
    "by the other defender": Ending("clubs", F, REARHAND_GIVES_UP, 132, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS),
    "with 59 points nothing is inferred": Ending(
        "clubs", F, f"{C59}, {MIDDLEHAND_GIVES_UP}", 132, 59, 3, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
    "with no point at all": Ending(
        "diamonds", R, f"{D46}, {MIDDLEHAND_GIVES_UP}", 45, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
    "with 59 points against": Ending(
        "diamonds", R, f"{D59}, {FOREHAND_GIVES_UP}", 45, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
    "a hand game": Ending("clubs hand", F, MIDDLEHAND_GIVES_UP, 144, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS),
    "schneider announced": Ending(
        "diamonds hand schneider", R, MIDDLEHAND_GIVES_UP, 72, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
    "schneider announced, 30 points against": Ending(
        "diamonds hand schneider", R, f"{D30}, {FOREHAND_GIVES_UP}", 72, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
    "schneider announced, with 75 points": Ending(
        "clubs hand schneider", F, f"{C75}, {MIDDLEHAND_GIVES_UP}", 168, 75, 4, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
    "schwarz announced": Ending("diamonds hand schwarz", R, FOREHAND_GIVES_UP, 90, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS),
    "schwarz announced, in the first trick": Ending(
        "diamonds ouvert", R, "CJ SA, concede forehand", 99, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
    "schneider needed by the bid": Ending(
        "clubs", F, MIDDLEHAND_GIVES_UP, 144, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS, bid=144
    ),
    "schneider needed, with 75 points": Ending(
        "clubs", F, f"{C75}, {MIDDLEHAND_GIVES_UP}", 144, 75, 4, Verdict.GIVEN_UP_BY_DEFENDERS, bid=144
    ),
    "schneider needed, 23 points against": Ending(
        "diamonds", R, f"{D23}, {FOREHAND_GIVES_UP}", 54, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS, bid=54
    ),
    "schwarz needed by the bid": Ending(
        "clubs", F, MIDDLEHAND_GIVES_UP, 156, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS, bid=156
    ),
    "schwarz needed, with 93 points": Ending(
        "clubs", F, f"{C93}, {MIDDLEHAND_GIVES_UP}", 156, 93, 5, Verdict.GIVEN_UP_BY_DEFENDERS, bid=156
    ),
    "schwarz needed, in the first trick": Ending(
        "diamonds", R, "CJ SA, concede forehand", 63, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS, bid=63
    ),
    "a Null": Ending("null", R, MIDDLEHAND_GIVES_UP, 23, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS),
    "a Null after a trick": Ending(
        "null ouvert", R, "C8 SA C7, concede forehand", 46, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
}


@_named(SIMPLY_WON)
def test_one_defenders_concession_gives_the_undecided_game_to_the_declarer(case: Ending) -> None:
    _check(case)


SIMPLY_LOST: Final = {
    "before the first card": Ending("clubs", F, FOREHAND_GIVES_UP, -264, 0, 0, Verdict.GIVEN_UP_BY_DECLARER),
    "in the first trick": Ending("clubs", F, "CJ SA, concede forehand", -264, 0, 0, Verdict.GIVEN_UP_BY_DECLARER),
    "after the first trick": Ending(
        "clubs", F, f"{C13}, {FOREHAND_GIVES_UP}", -264, 13, 1, Verdict.GIVEN_UP_BY_DECLARER
    ),
    "after a trick against him": Ending(
        "diamonds", R, f"{D23}, {REARHAND_GIVES_UP}", -90, 0, 0, Verdict.GIVEN_UP_BY_DECLARER
    ),
    "a hand game": Ending("diamonds hand", R, REARHAND_GIVES_UP, -108, 0, 0, Verdict.GIVEN_UP_BY_DECLARER),
    "a hand game before 1999": Ending(
        "diamonds hand", R, REARHAND_GIVES_UP, -54, 0, 0, Verdict.GIVEN_UP_BY_DECLARER, rules=sk.PRE_1999, value=54
    ),
    "schneider announced": Ending(
        "diamonds hand schneider", R, REARHAND_GIVES_UP, -144, 0, 0, Verdict.GIVEN_UP_BY_DECLARER
    ),
    "ouvert": Ending("clubs ouvert", F, FOREHAND_GIVES_UP, -408, 0, 0, Verdict.GIVEN_UP_BY_DECLARER),
    "a level that only the bid requires does not count": Ending(
        "clubs", F, FOREHAND_GIVES_UP, -288, 0, 0, Verdict.OVERBID, bid=144
    ),
    "overbid at the short value": Ending(
        "clubs", F, FOREHAND_GIVES_UP, -264, 0, 0, Verdict.OVERBID, bid=144, rules=sk.SIMPLE
    ),
    "a Null": Ending("null", R, REARHAND_GIVES_UP, -46, 0, 0, Verdict.GIVEN_UP_BY_DECLARER),
    "a Null hand before 1999": Ending(
        "null hand", R, REARHAND_GIVES_UP, -35, 0, 0, Verdict.GIVEN_UP_BY_DECLARER, rules=sk.PRE_1999, value=35
    ),
}


@_named(SIMPLY_LOST)
def test_a_declarer_who_concedes_loses_at_the_simple_value(case: Ending) -> None:
    _check(case)


DECIDED: Final = {
    "61 points won": Ending("clubs", F, f"{C75}, {MIDDLEHAND_GIVES_UP}", 132, 75, 4, Verdict.WON),
    "90 points made schneider": Ending("clubs", F, f"{C93}, {REARHAND_GIVES_UP}", 144, 93, 5, Verdict.WON),
    "announced schneider made": Ending(
        "clubs hand schneider", F, f"{C93}, {REARHAND_GIVES_UP}", 168, 93, 5, Verdict.WON
    ),
    "needed schneider made": Ending("clubs", F, f"{C93}, {REARHAND_GIVES_UP}", 144, 93, 5, Verdict.WON, bid=144),
    "60 points against": Ending("diamonds", R, f"{D60}, {MIDDLEHAND_GIVES_UP}", -90, 0, 0, Verdict.TOO_FEW_POINTS),
    "63 points against": Ending("diamonds", R, f"{D63}, {FOREHAND_GIVES_UP}", -90, 0, 0, Verdict.TOO_FEW_POINTS),
    "90 points against make schneider": Ending(
        "diamonds", R, f"{D90}, {FOREHAND_GIVES_UP}", -108, 0, 0, Verdict.TOO_FEW_POINTS
    ),
    "90 points against do not by the letter of 000": Ending(
        "diamonds", R, f"{D90}, {FOREHAND_GIVES_UP}", -90, 0, 0, Verdict.TOO_FEW_POINTS, rules=sk.SIMPLE
    ),
    "93 points against do by the letter too": Ending(
        "diamonds", R, f"{D93}, {FOREHAND_GIVES_UP}", -108, 0, 0, Verdict.TOO_FEW_POINTS, rules=sk.SIMPLE
    ),
    "announced schneider out of reach": Ending(
        "diamonds hand schneider", R, f"{D31}, {FOREHAND_GIVES_UP}", -144, 0, 0, Verdict.SCHNEIDER_MISSED
    ),
    "needed schneider out of reach": Ending(
        "diamonds", R, f"{D31}, {FOREHAND_GIVES_UP}", -108, 0, 0, Verdict.OVERBID, bid=54
    ),
    "needed schneider out of reach, at the short value": Ending(
        "diamonds", R, f"{D31}, {FOREHAND_GIVES_UP}", -90, 0, 0, Verdict.OVERBID, bid=54, rules=sk.SIMPLE
    ),
    "needed schwarz out of reach": Ending(
        "diamonds", R, f"{D23}, {FOREHAND_GIVES_UP}", -126, 0, 0, Verdict.OVERBID, bid=63
    ),
    "no level is enough": Ending("clubs", F, MIDDLEHAND_GIVES_UP, -336, 0, 0, Verdict.OVERBID, bid=168),
    "no level is enough, at the short value": Ending(
        "clubs", F, MIDDLEHAND_GIVES_UP, -264, 0, 0, Verdict.OVERBID, bid=168, rules=sk.SIMPLE
    ),
    "no level is enough, with 75 points": Ending(
        "clubs", F, f"{C75}, {MIDDLEHAND_GIVES_UP}", -336, 75, 4, Verdict.OVERBID, bid=168
    ),
    "a Null below the bid": Ending("null", R, MIDDLEHAND_GIVES_UP, -46, 0, 0, Verdict.OVERBID, bid=24, rules=sk.SIMPLE),
}


@_named(DECIDED)
def test_a_decided_game_stays_decided_when_a_defender_concedes(case: Ending) -> None:
    _check(case)


FORFEITED: Final = {
    "by the declarer at any time": Ending(
        "diamonds", R, f"{D46}, timed out rearhand", -90, 0, 0, Verdict.GIVEN_UP_BY_DECLARER
    ),
    "by the declarer with the game won": Ending("clubs", F, f"{C75}, left forehand", 132, 75, 4, Verdict.WON),
    "by a defender": Ending("clubs", F, "CJ, left rearhand", 132, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS),
    "by a defender with the game lost for the declarer": Ending(
        "diamonds", R, f"{D63}, timed out forehand", -90, 0, 0, Verdict.TOO_FEW_POINTS
    ),
    "by the declarer on the server": Ending(
        "diamonds", R, "CJ SA, timed out rearhand", -90, 0, 0, Verdict.GIVEN_UP_BY_DECLARER, rules=sk.ISS
    ),
    "by one defender on the server": Ending(
        "diamonds", R, f"{D23}, left forehand", 54, 97, 9, Verdict.GIVEN_UP_BY_DEFENDERS, rules=sk.ISS
    ),
}


@_named(FORFEITED)
def test_who_leaves_or_times_out_in_play_has_conceded(case: Ending) -> None:
    _check(case)


def test_a_declarer_may_concede_with_nine_or_ten_cards_and_a_defender_always() -> None:
    state: sk.State = begin("diamonds", R)
    for moves, may in (("", True), ("CJ SA", True), ("DT", True), ("SJ ST", True), ("DA", False), ("HJ", False)):
        state = sk.play(state, moves)
        assert sk.is_legal(state, sk.Concede(R)) == may
        assert sk.is_legal(state, sk.Concede(F))
        assert sk.is_legal(state, sk.Concede(M))


# Given up, on the game server.

REST: Final = {
    "everything": Ending("clubs", F, BOTH_GIVE_UP_TO_FOREHAND, 156, 120, 10, Verdict.GIVEN_UP_BY_DEFENDERS),
    "all but one trick": Ending(
        "diamonds", R, f"{D23}, {BOTH_GIVE_UP_TO_REARHAND}", 54, 97, 9, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
    "all but two tricks": Ending(
        "diamonds", R, f"{D46}, {BOTH_GIVE_UP_TO_REARHAND}", 45, 74, 8, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
    "the open trick too": Ending(
        "diamonds", R, f"{D46}, HJ HA, {BOTH_GIVE_UP_TO_REARHAND}", 45, 74, 8, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
    "too little": Ending("diamonds", R, f"{D63}, {BOTH_GIVE_UP_TO_REARHAND}", -90, 57, 7, Verdict.TOO_FEW_POINTS),
    "so little that it is schneider": Ending(
        "diamonds", R, f"{D90}, {BOTH_GIVE_UP_TO_REARHAND}", -108, 30, 5, Verdict.TOO_FEW_POINTS
    ),
    "enough for the bid": Ending(
        "diamonds", R, f"{D23}, {BOTH_GIVE_UP_TO_REARHAND}", 54, 97, 9, Verdict.GIVEN_UP_BY_DEFENDERS, bid=54
    ),
    "too little for the bid": Ending(
        "diamonds", R, f"{D46}, {BOTH_GIVE_UP_TO_REARHAND}", -108, 74, 8, Verdict.OVERBID, bid=54
    ),
    "a bid no game is worth": Ending(
        "diamonds", R, f"{D46}, {BOTH_GIVE_UP_TO_REARHAND}", -108, 74, 8, Verdict.OVERBID, bid=47
    ),
    "too little for schneider announced": Ending(
        "diamonds hand schneider", R, f"{D46}, {BOTH_GIVE_UP_TO_REARHAND}", -144, 74, 8, Verdict.SCHNEIDER_MISSED
    ),
    "enough for schneider announced": Ending(
        "diamonds hand schneider", R, f"{D23}, {BOTH_GIVE_UP_TO_REARHAND}", 72, 97, 9, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
    "all of a game with schwarz announced": Ending(
        "diamonds ouvert", R, f"CJ SA, {BOTH_GIVE_UP_TO_REARHAND}", 99, 120, 10, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
    "a Null, in which points and tricks stay": Ending(
        "null", R, f"C8 SA C7, {BOTH_GIVE_UP_TO_REARHAND}", 23, 0, 0, Verdict.GIVEN_UP_BY_DEFENDERS
    ),
}


@_named(REST)
def test_both_defenders_together_give_the_declarer_the_rest(case: Ending) -> None:
    _check(case._replace(rules=sk.ISS))


@_named(REST)
def test_the_order_in_which_two_defenders_concede_does_not_matter(case: Ending) -> None:
    *played, one, other = case.moves.split(", ")
    _check(case._replace(rules=sk.ISS, moves=", ".join([*played, other, one])))


JUDGED: Final = {
    "nothing before a trick is complete": Ending(
        "diamonds", R, f"CJ SA, {REARHAND_GIVES_UP}", -90, 0, 0, Verdict.GIVEN_UP_BY_DECLARER
    ),
    "schneider and schwarz after one trick": Ending(
        "diamonds", R, f"{D23}, {REARHAND_GIVES_UP}", -126, 0, 0, Verdict.GIVEN_UP_BY_DECLARER
    ),
    "schneider with a trick of his own": Ending(
        "clubs", F, f"{C13}, {FOREHAND_GIVES_UP}", -288, 13, 1, Verdict.GIVEN_UP_BY_DECLARER
    ),
    "59 points": Ending("clubs", F, f"{C59}, {FOREHAND_GIVES_UP}", -264, 59, 3, Verdict.GIVEN_UP_BY_DECLARER),
    "75 points win": Ending("clubs", F, f"{C75}, {FOREHAND_GIVES_UP}", 132, 75, 4, Verdict.WON),
    "93 points win with schneider": Ending("clubs", F, f"{C93}, {FOREHAND_GIVES_UP}", 144, 93, 5, Verdict.WON),
    "schneider announced without a trick adds schwarz alone": Ending(
        "diamonds hand schneider", R, f"{D23}, {REARHAND_GIVES_UP}", -162, 0, 0, Verdict.GIVEN_UP_BY_DECLARER
    ),
    "schneider announced with 75 points": Ending(
        "clubs hand schneider", F, f"{C75}, {FOREHAND_GIVES_UP}", -336, 75, 4, Verdict.GIVEN_UP_BY_DECLARER
    ),
    "schwarz announced with every trick so far": Ending(
        "clubs hand schwarz", F, f"{C93}, {FOREHAND_GIVES_UP}", -384, 93, 5, Verdict.GIVEN_UP_BY_DECLARER
    ),
    "schwarz that only the bid requires": Ending(
        "clubs", F, f"{C93}, {FOREHAND_GIVES_UP}", -312, 93, 5, Verdict.OVERBID, bid=156
    ),
    "a Null": Ending("null", R, f"C8 SA C7, {REARHAND_GIVES_UP}", -46, 0, 0, Verdict.GIVEN_UP_BY_DECLARER),
}


@_named(JUDGED)
def test_a_declarer_who_resigns_is_judged_by_what_he_has(case: Ending) -> None:
    _check(case._replace(rules=sk.ISS))


def test_one_defender_alone_ends_nothing_on_the_server() -> None:
    state = sk.play(begin("diamonds", R, rules=sk.ISS), f"{D23}, SJ, concede forehand")
    assert isinstance(state, sk.Playing)
    assert (state.turn, state.conceded) == (M, (F,))
    assert not sk.is_legal(state, sk.Concede(F))
    assert sk.is_legal(state, sk.Concede(M))
    after = sk.play(state, "ST DA, concede middlehand")
    assert isinstance(after, sk.Finished)
    assert after.conceded == (F, M)
    assert ended(after).points == 74


def test_after_the_declarer_showed_one_defender_is_enough_in_the_servers_app() -> None:
    started = begin("diamonds", R, rules=REST_SHOWN)
    shown = sk.play(started, f"{D46}, show rearhand, concede middlehand")
    assert (ended(shown).points, ended(shown).settlement.score) == (74, 45)
    hidden = sk.play(started, f"{D46}, concede middlehand")
    assert isinstance(hidden, sk.Playing)
    late = sk.play(hidden, "show rearhand")
    assert isinstance(late, sk.Playing)
    assert ended(sk.play(late, "concede forehand")).settlement.score == 45
    assert isinstance(sk.play(begin("diamonds", R, rules=sk.ISS), "show rearhand, concede forehand"), sk.Playing)


# Laying the hand open.


@pytest.mark.parametrize("rules", [sk.ISKO, sk.SIMPLE, sk.PRE_1999, sk.ISS, REST_SHOWN])
def test_the_declarer_may_lay_the_hand_open_once_and_it_ends_nothing(rules: sk.Rules) -> None:
    state = sk.play(begin("diamonds", R, rules=rules), "CJ")
    shown = sk.apply(state, sk.Show(R), by=R)
    assert isinstance(state, sk.Playing)
    assert isinstance(shown, sk.Playing)
    assert (state.showed, shown.showed, shown.shown) == (False, True, True)
    assert (shown.turn, shown.position, shown.trick) == (state.turn, state.position, state.trick)
    assert sk.legal_actions(shown) == sk.legal_actions(state)
    assert [seat for seat in sk.Seat if sk.is_legal(state, sk.Show(seat))] == [R]
    assert [seat for seat in sk.Seat if sk.is_legal(shown, sk.Show(seat))] == []
    assert sk.view(shown, M).shown == DEAL.hand(R)


def test_an_ouvert_hand_lies_open_without_being_shown() -> None:
    state = begin("diamonds ouvert", R)
    assert (state.shown, state.showed) == (True, False)
    assert not begin("diamonds", R).shown


def test_what_was_done_out_of_turn_is_kept_with_its_time() -> None:
    state = sk.play(begin("diamonds", R, rules=sk.ISS), "CJ, show rearhand, SA DT SJ, concede middlehand")
    assert isinstance(state, sk.Playing)
    assert state.interrupts == ((1, sk.Show(R)), (4, sk.Concede(M)))
    final = sk.play(state, "concede forehand")
    assert isinstance(final, sk.Finished)
    assert final.interrupts == (*state.interrupts, (4, sk.Concede(F)))
    assert final.showed
