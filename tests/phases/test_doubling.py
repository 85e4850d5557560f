"""Kontra and Re: who is asked, what is said, who sees what meanwhile, and what it does to the score."""

from typing import Final

import pytest
from attrs import evolve

import pyskat as sk
from pyskat.notation import iss
from pyskat.phases.doubling import may_say_kontra
from pyskat.records.recorded import RecordedEnd

F, M, R = sk.Seat
EYES: Final[tuple[sk.Seat | None, ...]] = (*sk.Seat, None)
NOTHING: Final = sk.CardSet()

FORE: Final = sk.cards("CJ SJ HJ DJ CA CT CK CQ C9 C8")
MIDDLE: Final = sk.cards("SA ST SK SQ S9 S8 S7 HA HT HK")
REAR: Final = sk.cards("C7 DA DT DK DQ D9 D8 D7 HQ H9")
DEAL: Final = sk.Deal((FORE, MIDDLE, REAR), sk.cards("H8 H7"))
"""Forehand has every trump of a clubs game but the seven: with 10, the value is 11 × 12 = 132."""

ANYONE: Final = evolve(sk.ISKO, kontra=sk.KontraRules())
BID_OR_HELD: Final = evolve(sk.ISKO, kontra=sk.KontraRules(who="bid_or_held"))

FOREHAND_PLAYS: Final = "p p 18, s, discard H8 H7, clubs"
"""Nobody bid or held but forehand."""

HELD: Final = "18 y p p, s, discard H8 H7, clubs"
"""Middlehand bid 18, forehand held it."""

CLUBS: Final = "CJ SA C7, SJ S7 D7, HJ S8 D8, DJ S9 D9, CA SQ DQ, CT SK DK, CK ST DT, CQ HA DA, C9 HK HQ, C8 HT H9"
"""Forehand takes every trick; 13 × 12 = 156 with Schneider and Schwarz."""


def at(moves: str, rules: sk.Rules = ANYONE, deal: sk.Deal = DEAL) -> sk.State:
    return sk.play(sk.start(deal, rules), moves)


def doubling(moves: str, rules: sk.Rules = ANYONE) -> sk.Doubling:
    state = at(moves, rules)
    assert isinstance(state, sk.Doubling)
    return state


def playing(moves: str, rules: sk.Rules = ANYONE) -> sk.Playing:
    state = at(moves, rules)
    assert isinstance(state, sk.Playing)
    return state


def game(moves: str, rules: sk.Rules = ANYONE) -> sk.GameResult:
    state = at(moves, rules)
    assert isinstance(state, sk.Finished)
    assert isinstance(state.result, sk.GameResult)
    return state.result


def code(state: sk.State | sk.View, action: sk.Action, by: sk.Seat | None = None) -> sk.Code | None:
    reason = sk.why_not(state, action, by)
    return None if reason is None else reason.code


def all_who_are_asked(state: sk.State) -> list[sk.Seat]:
    """Let everybody who is asked pass."""
    asked: list[sk.Seat] = []
    while isinstance(state, sk.Doubling):
        asked.append(state.turn)
        state = sk.apply(state, sk.Pass(), state.turn)
    return asked


# Who is asked.


@pytest.mark.parametrize(
    ("auction", "declarer", "anyone", "bid_or_held"),
    [
        ("p p 18", F, [M, R], []),
        ("18 y p p", F, [M, R], [M]),
        ("p 18 y p", F, [M, R], [R]),
        ("18 y p 20 y p", F, [M, R], [M, R]),
        ("18 p p", M, [R, F], []),
        ("18 y 20 p p", M, [R, F], [F]),
        ("18 p 20 y p", M, [R, F], [R]),
        ("18 y 20 p 22 y p", M, [R, F], [R, F]),
        ("p 18 p", R, [F, M], []),
        ("p 18 y 20 p", R, [F, M], [F]),
        ("18 p 20 p", R, [F, M], [M]),
        ("18 y 20 p 22 p", R, [F, M], [F, M]),
    ],
)
def test_the_defenders_who_may_speak_are_asked_from_the_declarers_left(
    auction: str, declarer: sk.Seat, anyone: list[sk.Seat], bid_or_held: list[sk.Seat]
) -> None:
    for rules, asked in ((ANYONE, anyone), (BID_OR_HELD, bid_or_held)):
        state = at(f"{auction}, clubs hand", rules)
        assert state.declarer is declarer
        assert all_who_are_asked(state) == asked
        assert isinstance(state, sk.Doubling if asked else sk.Playing)
        for seat in sk.Seat:
            assert rules.kontra is not None
            assert may_say_kontra(seat, declarer, state.calls, rules.kontra) == (seat in asked)


@pytest.mark.parametrize(
    ("moves", "rules", "kind"),
    [
        ("18 y p p, s", ANYONE, sk.Discarding),
        ("18 y p p, s, discard H8 H7", ANYONE, sk.Declaring),
        ("18 y p p, s, discard H8 H7, clubs", ANYONE, sk.Doubling),
        ("18 y p p, clubs hand", ANYONE, sk.Doubling),
        ("18 y p p, clubs hand", BID_OR_HELD, sk.Doubling),
        ("18 y p p, clubs hand, p", BID_OR_HELD, sk.Playing),
        ("18 y p p, clubs hand, kontra", BID_OR_HELD, sk.Doubling),
        (HELD, sk.ISKO, sk.Playing),
        (HELD, evolve(sk.PUB, kontra=None, bidding="jump"), sk.Playing),
        ("p p p", sk.PUB, sk.Playing),
    ],
)
def test_after_the_declaration_kontra_is_asked_for_where_somebody_may_say_it(
    moves: str, rules: sk.Rules, kind: type[sk.State]
) -> None:
    assert type(at(moves, rules)) is kind


def test_the_first_kontra_closes_it_and_the_declarer_answers() -> None:
    asked = doubling(HELD)
    assert (asked.turn, asked.kontra, asked.re, asked.doubling) == (M, False, False, ())
    answering = sk.apply(asked, sk.Kontra(), M)
    assert isinstance(answering, sk.Doubling)
    assert (answering.turn, answering.kontra, answering.re) == (F, True, False)
    assert answering.doubling == ((M, sk.Kontra()),)
    assert list(sk.legal_actions(answering)) == [sk.Re(), sk.Pass()]


@pytest.mark.parametrize(
    ("words", "kontra", "re"),
    [
        ("p p", False, False),
        ("kontra p", True, False),
        ("kontra re", True, True),
        ("p kontra p", True, False),
        ("p kontra re", True, True),
    ],
)
def test_after_the_last_word_forehand_leads_and_all_know_what_was_said(words: str, *, kontra: bool, re: bool) -> None:
    state = playing(f"{HELD}, {words}")
    assert (state.turn, state.declarer, state.kontra, state.re) == (F, F, kontra, re)
    assert [str(word) for _, word in state.doubling] == words.replace("p", "pass").split()
    for eye in EYES:
        view = sk.view(state, eye)
        assert (view.kontra, view.re, view.doubling) == (kontra, re, state.doubling)


def test_a_state_in_which_kontra_is_asked_for_holds_what_every_state_holds() -> None:
    state = doubling("18 y p p, s, discard HJ H8, clubs")
    assert (state.deal, state.rules, state.bid, state.declarer) == (DEAL, ANYONE, 18, F)
    assert state.calls == ((M, sk.Bid(18)), (F, sk.Hold()), (M, sk.Pass()), (R, sk.Pass()))
    assert state.contract == sk.Contract(sk.Game.CLUBS)
    assert [state.hand(seat) for seat in sk.Seat] == [(FORE | DEAL.skat) - sk.cards("HJ H8"), MIDDLE, REAR]
    assert (state.picked_up, state.skat, state.discard) == (True, DEAL.skat, sk.cards("HJ H8"))
    assert (state.conceded, state.pushing) == ((), ())
    hand = doubling("18 y p p, clubs hand")
    assert (hand.picked_up, hand.discard, hand.skat) == (False, None, DEAL.skat)
    assert [hand.hand(seat) for seat in sk.Seat] == [FORE, MIDDLE, REAR]


def test_a_state_says_what_it_waits_for() -> None:
    assert repr(doubling(HELD)) == "<Doubling of clubs: middlehand to say Kontra or pass>"
    assert repr(doubling(f"{HELD}, kontra")) == "<Doubling of clubs: forehand to answer Kontra>"


# Who sees what.


def test_meanwhile_each_sees_the_game_and_the_own_hand() -> None:
    state = doubling("18 y p p, s, discard HJ H8, clubs, kontra")
    ten = (FORE | DEAL.skat) - sk.cards("HJ H8")
    for eye, hand in ((F, ten), (M, MIDDLE), (R, REAR), (None, NOTHING)):
        view = sk.view(state, eye)
        assert (view.phase, view.turn, view.contract) == (sk.Phase.DOUBLING, F, sk.Contract(sk.Game.CLUBS))
        assert (view.hand, view.hand_sizes) == (hand, (10, 10, 10))
        assert (view.kontra, view.re, view.doubling) == (True, False, ((M, sk.Kontra()),))
        assert (view.trick, view.tricks, view.played, view.result) == (None, (), NOTHING, None)
        assert (view.shown, view.showed, view.conceded, view.looked) == (None, False, (), ())
        known = (view.skat, view.discard) == (DEAL.skat, sk.cards("HJ H8"))
        assert known == (eye is F)
        assert known or (view.skat, view.discard) == (None, None)
        assert not view.skat_lies_there
    assert sk.view(state, F).unseen == MIDDLE | REAR
    assert sk.view(state, M).unseen == sk.DECK - MIDDLE
    assert sk.view(state, M).may_hold(F) == sk.DECK - MIDDLE


def test_an_ouvert_hand_after_the_skat_is_shown_without_the_discard() -> None:
    moves = "18 y p p, s, discard CJ H7, null ouvert"
    ten = (FORE | DEAL.skat) - sk.cards("CJ H7")
    for eye in (M, R, None):
        assert sk.view(doubling(f"{moves}, kontra"), eye).shown is None
        assert sk.view(playing(f"{moves}, kontra re"), eye).shown == ten


def test_who_leaves_meanwhile_leaves_an_ouvert_hand_hidden() -> None:
    over = at("18 y p p, null ouvert hand, kontra, left rearhand")
    for eye in (M, R, None):
        assert sk.view(over, eye).shown is None


# What is said, and what is refused.


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("kontra", sk.Kontra()),
        ("Kontra", sk.Kontra()),
        ("contra", sk.Kontra()),
        ("re", sk.Re()),
        (" RE ", sk.Re()),
        ("pass", sk.Pass()),
        ("p", sk.Pass()),
    ],
)
def test_words_are_read_in_a_state_and_in_a_view(text: str, action: sk.Action) -> None:
    state = doubling(HELD)
    assert sk.parse_action(state, text) == action
    assert sk.parse_action(sk.view(state, M), text) == action


NOWHERE: Final = (
    "18, hold, pick up, discard H8 H7, push H8 H7, clubs, CJ, concede forehand, concede middlehand, show forehand"
)


@pytest.mark.parametrize(
    ("moves", "texts", "wanted"),
    [
        *((f"{HELD}, {words}", NOWHERE, sk.Code.NOT_NOW) for words in ("", "p", "kontra", "p kontra")),
        *((f"{HELD}, {words}", "re", sk.Code.DECLARER_ANSWERS) for words in ("", "p")),
        *((f"{HELD}, {words}", "kontra", sk.Code.NO_KONTRA) for words in ("kontra", "p kontra")),
        *((moves, "kontra, re", sk.Code.NOT_NOW) for moves in ("", "18", "18 y p p", "18 y p p, s")),
        *((moves, "kontra, re", sk.Code.NOT_NOW) for moves in ("18 y p p, s, discard H8 H7", f"{HELD}, p p")),
        (f"{HELD}, p p, concede forehand", "kontra, re", sk.Code.DEAL_OVER),
    ],
)
def test_what_has_no_place_is_refused(moves: str, texts: str, wanted: sk.Code) -> None:
    state = at(moves)
    for text in texts.split(", "):
        action = sk.parse_action(state, text)
        assert code(state, action) is wanted
        with pytest.raises(sk.IllegalActionError) as caught:
            sk.apply(state, action)
        assert caught.value.code is wanted


def test_a_refusal_speaks_both_languages_and_names_a_rule() -> None:
    reason = sk.why_not(doubling(HELD), sk.Re())
    assert reason is not None
    assert reason.explain() == "Re is the declarer's answer to Kontra, which nobody has said yet"
    assert reason.explain("de") == "Re ist die Antwort des Alleinspielers auf ein Kontra, das noch niemand gegeben hat"
    assert reason.rule
    reason = sk.why_not(doubling(f"{HELD}, kontra"), sk.Kontra())
    assert reason is not None
    assert reason.explain().startswith("forehand may not say Kontra: ")
    assert reason.explain("de").startswith("Vorhand darf kein Kontra geben: ")
    assert {"the", "has", "been", "answers"} & set(reason.explain("de").split()) == set()
    assert reason.rule


# What it does to the score.


@pytest.mark.parametrize(("words", "factor"), [("p p", 1), ("kontra p", 2), ("kontra re", 4), ("p kontra re", 4)])
def test_kontra_doubles_the_score_and_re_doubles_it_again(words: str, factor: int) -> None:
    won = game(f"{HELD}, {words}, {CLUBS}")
    assert (won.settlement.won, won.settlement.value) == (True, 156)
    assert won.scores == (156 * factor, 0, 0)
    lost = game(f"{HELD}, {words}, concede forehand")
    assert (lost.settlement.won, lost.settlement.value) == (False, 132)
    assert lost.scores == (-264 * factor, 0, 0)
    null = game(f"18 y p p, null hand, {words}, CJ SA C7")
    assert null.scores == (-70 * factor, 0, 0)


def test_a_lost_hand_game_of_old_counts_once_and_is_doubled_by_kontra() -> None:
    old = evolve(sk.PRE_1999, kontra=sk.KontraRules())
    assert game("18 y p p, null hand, kontra p, CJ SA C7", old).scores == (-70, 0, 0)


def test_kontra_does_not_lift_a_value_to_the_bid() -> None:
    """Diamonds with 4, game 5 are 45 at a bid of 50: doubled they would be 90, and 54 is what counts."""
    overbid = game("50 y p p, s, discard CA CT, diamonds, kontra re, CJ SA DA, concede forehand")
    assert (overbid.settlement.overbid, overbid.settlement.won, overbid.settlement.value) == (True, False, 54)
    assert overbid.scores == (-54 * 2 * 4, 0, 0)


@pytest.mark.parametrize(("points", "won", "score"), [(61, True, 44), (60, False, -88)])
def test_kontra_moves_no_border(points: int, score: int, *, won: bool) -> None:
    """Spades with 1 are worth 22."""
    spades = sk.Contract(sk.Game.SPADES)
    result = sk.settle(spades, bid=18, matadors=1, points=points, tricks_taken=6, kontra=True, rules=ANYONE)
    assert (result.won, result.score) == (won, score)


def test_kontra_and_re_are_said_in_the_sentence() -> None:
    assert "Kontra + Re: × 4" in game(f"{HELD}, kontra re, {CLUBS}").explain()
    assert "Kontra: × 2" in game(f"{HELD}, kontra p, {CLUBS}").explain("de")
    assert "×" not in game(f"{HELD}, p p, concede forehand").explain().replace("11 × clubs", "")


# Leaving.


@pytest.mark.parametrize("seat", sk.Seat)
@pytest.mark.parametrize("cause", sk.Cause)
@pytest.mark.parametrize("words", ["", "p", "kontra"])
def test_who_leaves_while_kontra_is_asked_for_aborts_the_deal(words: str, cause: sk.Cause, seat: sk.Seat) -> None:
    state = doubling(f"18 y p p, s, discard HJ H8, clubs, {words}")
    over = sk.apply(state, sk.Forfeit(seat, cause), seat)
    assert isinstance(over, sk.Finished)
    assert over.result == sk.Aborted(seat, cause, F)
    assert (over.result.scores, over.result.declarer) == ((0, 0, 0), F)
    assert (over.contract, over.declarer, over.bid) == (sk.Contract(sk.Game.CLUBS), F, 18)
    assert (over.doubling, over.kontra, over.re) == (state.doubling, state.kontra, False)
    assert (over.played, over.shown, over.discard, over.picked_up) == ((), False, sk.cards("HJ H8"), True)
    assert [over.hand(each) for each in sk.Seat] == [state.hand(each) for each in sk.Seat]
    record = sk.Record.of(over)
    assert record.final == over
    assert record.outcome is not None
    assert (record.outcome.verdict, record.outcome.declarer) == (RecordedEnd.PENALTY, F)
    assert record.outcome.penalties == ((True, False, False) if seat is F else (False, True, True))
    assert iss.loads(iss.dumps(record)) == [record]


def test_who_leaves_in_play_after_kontra_gives_the_game_up_doubled() -> None:
    assert game(f"{HELD}, kontra p, CJ SA C7, left rearhand").scores == (132 * 2, 0, 0)
    assert game(f"{HELD}, kontra re, CJ SA C7, timed out forehand").scores == (-132 * 2 * 4, 0, 0)


# Straight to the cards.


@pytest.mark.parametrize("rules", [ANYONE, BID_OR_HELD, sk.PUB, sk.HOUSE], ids=["anyone", "held", "PUB", "HOUSE"])
@pytest.mark.parametrize("declarer", sk.Seat)
@pytest.mark.parametrize("bid", [18, 20, 33])
def test_going_straight_to_the_cards_nobody_says_kontra(rules: sk.Rules, declarer: sk.Seat, bid: int) -> None:
    state = sk.start_play(DEAL, sk.Contract(sk.Game.GRAND, hand=True), declarer, bid=bid, rules=rules)
    assert (state.declarer, state.bid, state.kontra, state.re) == (declarer, bid, False, False)
    assert all(word == sk.Pass() for _, word in state.doubling)
    record = sk.Record.of(state)
    assert record.final == state
    assert iss.loads(iss.dumps(record)) == [record]


def test_going_straight_to_the_cards_there_is_no_ramsch() -> None:
    with pytest.raises(sk.IllegalActionError) as caught:
        sk.start_play(DEAL, sk.Contract(sk.Game.RAMSCH), F, rules=sk.PUB)
    assert caught.value.code is sk.Code.NO_DECLARED_RAMSCH


# As a value.


# In the records of the server.


def test_kontra_and_re_are_written_and_read_as_moves_of_their_own() -> None:
    record = sk.Record.of(playing("18 y p p, clubs hand, p kontra re, CJ SA C7"))
    text = iss.dumps(record)
    assert " 0 CH 1 p 2 kontra 0 re 0 CJ 1 SA 2 C7 " in text
    assert iss.loads(text) == [record]


def record_with(moves: str) -> str:
    """Write a record in which forehand has declared clubs hand under Kontra rules."""
    before = iss.dumps(sk.Record.of(doubling("18 y p p, clubs hand")))
    assert " 0 CH ]" in before
    return before.replace(" 0 CH ]", f" 0 CH {moves} ]")


@pytest.mark.parametrize(
    ("moves", "index"),
    [
        ("1 re", 6),
        ("2 kontra", 6),
        ("1 kontra 2 kontra", 7),
        ("1 kontra 0 kontra", 7),
        ("1 p 2 p 0 re", 8),
        ("1 RE", 6),
        ("0 SC", 6),
        ("1 CJ", 6),
        ("1 s", 6),
        ("1 SA.ST", 6),
        ("1 y", 6),
        ("1 18", 6),
    ],
)
def test_a_word_against_the_rules_makes_a_record_corrupt(moves: str, index: int) -> None:
    with pytest.raises(sk.RecordError) as caught:
        iss.loads(record_with(moves))
    assert caught.value.index == index


def test_a_record_may_stop_while_kontra_is_asked_for() -> None:
    (record,) = iss.loads(record_with("1 p 2 kontra"))
    assert record.final == doubling("18 y p p, clubs hand, p kontra")


def test_a_record_with_a_kontra_is_checked_against_the_doubled_score() -> None:
    record = sk.Record.of(at(f"{HELD}, kontra p, {CLUBS}"))
    assert record.check() == ()
    assert record.outcome is not None
    assert record.outcome.value == 312
    wrong = evolve(record, outcome=evolve(record.outcome, value=156))
    assert [str(fault) for fault in wrong.check()] == ["value: recorded 156, by the rules 312"]


# The question on its own.
