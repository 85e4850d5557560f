"""Card play by example: trick by trick, early ends, games given up, and hands laid open."""

import re
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

F_OUT, M_OUT, R_OUT = (f"concede {seat}" for seat in sk.Seat)
F_AND_M: Final = f"{F_OUT}, {M_OUT}"
R_AND_M: Final = f"{R_OUT}, {M_OUT}"


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
    bid: int
    moves: str
    score: int
    value: int
    points: int
    tricks: int
    verdict: sk.Verdict
    rules: sk.Rules


RULES: Final = {"ISKO": sk.ISKO, "SIMPLE": sk.SIMPLE, "PRE_1999": sk.PRE_1999, "ISS": sk.ISS}
GAME: Final = re.compile(r"([a-z ]+) ([FMR])(?: ([0-9]+))?")


def read(row: str) -> Ending:
    """Read a row: its name, game, declarer and bid (18), moves, score, points and tricks, verdict, rules (ISKO).

    The value is the score, or half of what a lost game costs, unless it is said after "of".
    """
    _, what, moves, score, taken, verdict, *rules = (part.strip() for part in row.split("|"))
    played = GAME.fullmatch(what)
    assert played is not None
    number, _, value = score.partition(" of ")
    points, tricks = taken.split("/")
    said = re.sub(r"(.*) gave up", r"given up by \1", verdict)
    return Ending(
        *(played[1], sk.Seat("FMR".index(played[2])), int(played[3] or 18), moves, int(number)),
        int(value) if value else max(int(number), -int(number) // 2),
        *(int(points), int(tricks), sk.Verdict[said.upper().replace(" ", "_")]),
        RULES[rules[0] if rules else "ISKO"],
    )


def each(table: str) -> pytest.MarkDecorator:
    """Try each row of a table."""
    rows = table.strip().splitlines()
    return pytest.mark.parametrize(
        "case", [read(row) for row in rows], ids=[row.partition("|")[0].strip() for row in rows]
    )


def _check(case: Ending) -> None:
    state = sk.play(begin(case.game, case.declarer, case.bid, case.rules), case.moves)
    if isinstance(state, sk.Claimed):  # by the Skat Order a defender's concession has to be taken
        state = sk.apply(state, sk.Accept(), by=case.declarer)
    result = ended(state)
    settled = result.settlement
    assert (result.points, result.tricks_taken) == (case.points, case.tricks)
    assert (settled.score, settled.value, settled.verdict) == (case.score, case.value, case.verdict)
    assert settled.won == (case.score > 0)
    assert settled.overbid == (case.verdict is sk.Verdict.OVERBID)
    assert result.scores == tuple(case.score if seat is case.declarer else 0 for seat in sk.Seat)


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
    assert ended(sk.play(after, F_OUT)).points == 34


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

PLAYED: Final = f"""
    every trick makes schwarz | clubs F | {C120} | +156 | 120/10 | won
    a bid above the game that schwarz reaches | clubs F 156 | {C120} | +156 | 120/10 | won
    a bid above everything | clubs F 168 | {C120} | -336 | 120/10 | overbid
    a bid above everything, in the simple rules | clubs F 168 | {C120} | -312 | 120/10 | overbid | SIMPLE
    hand and schwarz | clubs hand F | {C120} | +168 | 120/10 | won
    schneider announced, schwarz made | clubs hand schneider F | {C120} | +180 | 120/10 | won
    schwarz announced | clubs hand schwarz F | {C120} | +192 | 120/10 | won
    ouvert | clubs ouvert F | {C120} | +204 | 120/10 | won
    the dearest game | grand ouvert F 264 | {C120} | +264 | 120/10 | won
"""


@each(PLAYED)
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

EARLY: Final = f"""
    a Null with the first trick | null R | DJ SA DA | -46 | 24/1 | trick taken
    a Null with a later trick | null R | C8 SA C7, DJ ST DQ | -46 | 15/1 | trick taken
    a Null hand | null hand R | DJ SA DA | -70 | 24/1 | trick taken
    a Null hand before 1999 | null hand R | DJ SA DA | -35 of 35 | 24/1 | trick taken | PRE_1999
    a Null ouvert | null ouvert R | DJ SA DA | -92 | 24/1 | trick taken
    a Null ouvert hand | null ouvert hand R | DJ SA DA | -118 | 24/1 | trick taken
    schwarz announced | diamonds hand schwarz R | {D23} | -180 | 0/0 | schwarz missed
    schwarz announced, on the server | diamonds hand schwarz R | {D23} | -180 | 0/0 | schwarz missed | ISS
    ouvert | diamonds ouvert R | {D23} | -198 | 0/0 | schwarz missed
    ouvert before 1999 | diamonds ouvert R | {D23} | -99 of 99 | 0/0 | schwarz missed | PRE_1999
"""


@each(EARLY)
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

SIMPLY_WON: Final = f"""
    before the first card | clubs F | {M_OUT} | +132 | 0/0 | defenders gave up
    by the other defender | clubs F | {R_OUT} | +132 | 0/0 | defenders gave up
    with 59 points nothing is inferred | clubs F | {C59}, {M_OUT} | +132 | 59/3 | defenders gave up
    with no point at all | diamonds R | {D46}, {M_OUT} | +45 | 0/0 | defenders gave up
    with 59 points against | diamonds R | {D59}, {F_OUT} | +45 | 0/0 | defenders gave up
    a hand game | clubs hand F | {M_OUT} | +144 | 0/0 | defenders gave up
    schneider announced | diamonds hand schneider R | {M_OUT} | +72 | 0/0 | defenders gave up
    schneider announced, 30 points against | diamonds hand schneider R | {D30}, {F_OUT} | +72 | 0/0 | defenders gave up
    schneider announced, with 75 points | clubs hand schneider F | {C75}, {M_OUT} | +168 | 75/4 | defenders gave up
    schwarz announced | diamonds hand schwarz R | {F_OUT} | +90 | 0/0 | defenders gave up
    schwarz announced, in the first trick | diamonds ouvert R | CJ SA, {F_OUT} | +99 | 0/0 | defenders gave up
    schneider needed by the bid | clubs F 144 | {M_OUT} | +144 | 0/0 | defenders gave up
    schneider needed, with 75 points | clubs F 144 | {C75}, {M_OUT} | +144 | 75/4 | defenders gave up
    schneider needed, 23 points against | diamonds R 54 | {D23}, {F_OUT} | +54 | 0/0 | defenders gave up
    schwarz needed by the bid | clubs F 156 | {M_OUT} | +156 | 0/0 | defenders gave up
    schwarz needed, with 93 points | clubs F 156 | {C93}, {M_OUT} | +156 | 93/5 | defenders gave up
    schwarz needed, in the first trick | diamonds R 63 | CJ SA, {F_OUT} | +63 | 0/0 | defenders gave up
    a Null | null R | {M_OUT} | +23 | 0/0 | defenders gave up
    a Null after a trick | null ouvert R | C8 SA C7, {F_OUT} | +46 | 0/0 | defenders gave up
"""


@each(SIMPLY_WON)
def test_one_defenders_concession_gives_the_undecided_game_to_the_declarer(case: Ending) -> None:
    _check(case)


SIMPLY_LOST: Final = f"""
    before the first card | clubs F | {F_OUT} | -264 | 0/0 | declarer gave up
    in the first trick | clubs F | CJ SA, {F_OUT} | -264 | 0/0 | declarer gave up
    after the first trick | clubs F | {C13}, {F_OUT} | -264 | 13/1 | declarer gave up
    after a trick against him | diamonds R | {D23}, {R_OUT} | -90 | 0/0 | declarer gave up
    a hand game | diamonds hand R | {R_OUT} | -108 | 0/0 | declarer gave up
    a hand game before 1999 | diamonds hand R | {R_OUT} | -54 of 54 | 0/0 | declarer gave up | PRE_1999
    schneider announced | diamonds hand schneider R | {R_OUT} | -144 | 0/0 | declarer gave up
    ouvert | clubs ouvert F | {F_OUT} | -408 | 0/0 | declarer gave up
    a level that only the bid requires does not count | clubs F 144 | {F_OUT} | -288 | 0/0 | overbid
    overbid at the short value | clubs F 144 | {F_OUT} | -264 | 0/0 | overbid | SIMPLE
    a Null | null R | {R_OUT} | -46 | 0/0 | declarer gave up
    a Null hand before 1999 | null hand R | {R_OUT} | -35 of 35 | 0/0 | declarer gave up | PRE_1999
"""


@each(SIMPLY_LOST)
def test_a_declarer_who_concedes_loses_at_the_simple_value(case: Ending) -> None:
    _check(case)


DECIDED: Final = f"""
    61 points won | clubs F | {C75}, {M_OUT} | +132 | 75/4 | won
    90 points made schneider | clubs F | {C93}, {R_OUT} | +144 | 93/5 | won
    announced schneider made | clubs hand schneider F | {C93}, {R_OUT} | +168 | 93/5 | won
    needed schneider made | clubs F 144 | {C93}, {R_OUT} | +144 | 93/5 | won
    60 points against | diamonds R | {D60}, {M_OUT} | -90 | 0/0 | too few points
    63 points against | diamonds R | {D63}, {F_OUT} | -90 | 0/0 | too few points
    90 points against make schneider | diamonds R | {D90}, {F_OUT} | -108 | 0/0 | too few points
    90 points against do not by the letter of 000 | diamonds R | {D90}, {F_OUT} | -90 | 0/0 | too few points | SIMPLE
    93 points against do by the letter too | diamonds R | {D93}, {F_OUT} | -108 | 0/0 | too few points | SIMPLE
    announced schneider out of reach | diamonds hand schneider R | {D31}, {F_OUT} | -144 | 0/0 | schneider missed
    needed schneider out of reach | diamonds R 54 | {D31}, {F_OUT} | -108 | 0/0 | overbid
    needed schneider out of reach, at the short value | diamonds R 54 | {D31}, {F_OUT} | -90 | 0/0 | overbid | SIMPLE
    needed schwarz out of reach | diamonds R 63 | {D23}, {F_OUT} | -126 | 0/0 | overbid
    no level is enough | clubs F 168 | {M_OUT} | -336 | 0/0 | overbid
    no level is enough, at the short value | clubs F 168 | {M_OUT} | -264 | 0/0 | overbid | SIMPLE
    no level is enough, with 75 points | clubs F 168 | {C75}, {M_OUT} | -336 | 75/4 | overbid
    a Null below the bid | null R 24 | {M_OUT} | -46 | 0/0 | overbid | SIMPLE
"""


@each(DECIDED)
def test_a_decided_game_stays_decided_when_a_defender_concedes(case: Ending) -> None:
    _check(case)


FORFEITED: Final = f"""
    by the declarer at any time | diamonds R | {D46}, timed out rearhand | -90 | 0/0 | declarer gave up
    by the declarer with the game won | clubs F | {C75}, left forehand | +132 | 75/4 | won
    by a defender | clubs F | CJ, left rearhand | +132 | 0/0 | defenders gave up
    by a defender in a lost game | diamonds R | {D63}, timed out forehand | -90 | 0/0 | too few points
    by the declarer on the server | diamonds R | CJ SA, timed out rearhand | -90 | 0/0 | declarer gave up | ISS
    by one defender on the server | diamonds R | {D23}, left forehand | +54 | 97/9 | defenders gave up | ISS
"""


@each(FORFEITED)
def test_who_leaves_or_times_out_in_play_has_conceded(case: Ending) -> None:
    _check(case)


def test_a_declarer_may_concede_with_nine_or_ten_cards_and_a_defender_always() -> None:
    state: sk.State = begin("diamonds", R, rules=sk.SIMPLE)
    for moves, may in (("", True), ("CJ SA", True), ("DT", True), ("SJ ST", True), ("DA", False), ("HJ", False)):
        state = sk.play(state, moves)
        assert sk.is_legal(state, sk.Concede(R)) == may
        assert sk.is_legal(state, sk.Concede(F))
        assert sk.is_legal(state, sk.Concede(M))


# Given up, on the game server.

REST: Final = f"""
    everything | clubs F | {R_AND_M} | +156 | 120/10 | defenders gave up
    all but one trick | diamonds R | {D23}, {F_AND_M} | +54 | 97/9 | defenders gave up
    all but two tricks | diamonds R | {D46}, {F_AND_M} | +45 | 74/8 | defenders gave up
    the open trick too | diamonds R | {D46}, HJ HA, {F_AND_M} | +45 | 74/8 | defenders gave up
    too little | diamonds R | {D63}, {F_AND_M} | -90 | 57/7 | too few points
    so little that it is schneider | diamonds R | {D90}, {F_AND_M} | -108 | 30/5 | too few points
    enough for the bid | diamonds R 54 | {D23}, {F_AND_M} | +54 | 97/9 | defenders gave up
    too little for the bid | diamonds R 54 | {D46}, {F_AND_M} | -108 | 74/8 | overbid
    a bid no game is worth | diamonds R 47 | {D46}, {F_AND_M} | -108 | 74/8 | overbid
    too little for schneider announced | diamonds hand schneider R | {D46}, {F_AND_M} | -144 | 74/8 | schneider missed
    enough for schneider announced | diamonds hand schneider R | {D23}, {F_AND_M} | +72 | 97/9 | defenders gave up
    all of a game with schwarz announced | diamonds ouvert R | CJ SA, {F_AND_M} | +99 | 120/10 | defenders gave up
    a Null, in which points and tricks stay | null R | C8 SA C7, {F_AND_M} | +23 | 0/0 | defenders gave up
"""


@each(REST)
def test_both_defenders_together_give_the_declarer_the_rest(case: Ending) -> None:
    _check(case._replace(rules=sk.ISS))


@each(REST)
def test_the_order_in_which_two_defenders_concede_does_not_matter(case: Ending) -> None:
    *played, one, other = case.moves.split(", ")
    _check(case._replace(rules=sk.ISS, moves=", ".join([*played, other, one])))


JUDGED: Final = f"""
    nothing before a trick is complete | diamonds R | CJ SA, {R_OUT} | -90 | 0/0 | declarer gave up
    schneider and schwarz after one trick | diamonds R | {D23}, {R_OUT} | -126 | 0/0 | declarer gave up
    schneider with a trick of his own | clubs F | {C13}, {F_OUT} | -288 | 13/1 | declarer gave up
    59 points | clubs F | {C59}, {F_OUT} | -264 | 59/3 | declarer gave up
    75 points win | clubs F | {C75}, {F_OUT} | +132 | 75/4 | won
    93 points win with schneider | clubs F | {C93}, {F_OUT} | +144 | 93/5 | won
    schneider announced and no trick | diamonds hand schneider R | {D23}, {R_OUT} | -162 | 0/0 | declarer gave up
    schneider announced with 75 points | clubs hand schneider F | {C75}, {F_OUT} | -336 | 75/4 | declarer gave up
    schwarz announced with every trick so far | clubs hand schwarz F | {C93}, {F_OUT} | -384 | 93/5 | declarer gave up
    schwarz that only the bid requires | clubs F 156 | {C93}, {F_OUT} | -312 | 93/5 | overbid
    a Null | null R | C8 SA C7, {R_OUT} | -46 | 0/0 | declarer gave up
"""


@each(JUDGED)
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


@pytest.mark.parametrize("rules", [sk.SIMPLE, sk.PUB, sk.HOUSE, sk.ISS, REST_SHOWN])
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
