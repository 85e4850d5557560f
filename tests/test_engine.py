"""Starting, playing and reading a deal; and every refusal, with the state that brings it about."""

import re
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import attrs
import pytest

import pyskat as sk

F, M, R = sk.Seat

DEAL: Final = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | C7 DA DT DK DQ D9 D8 D7 HQ H9 | H8 H7"
)
"""Forehand holds ten clubs, middlehand spades and hearts, rearhand diamonds."""

CLUBS: Final = sk.Contract(sk.Game.CLUBS)
GRAND_HAND: Final = sk.Contract(sk.Game.GRAND, hand=True)
NULL: Final = sk.Contract(sk.Game.NULL)
PRESETS: Final = {"ISKO": sk.ISKO, "SIMPLE": sk.SIMPLE, "PRE_1999": sk.PRE_1999, "ISS": sk.ISS}


def reached(moves: str, rules: sk.Rules = sk.ISKO) -> sk.State:
    return sk.play(sk.start(DEAL, rules), moves)


# Starting.


def test_a_deal_starts_with_the_auction_and_middlehand_speaks_first() -> None:
    state = sk.start(DEAL)
    assert isinstance(state, sk.Bidding)
    assert (state.turn, state.calls, state.bid, state.declarer) == (M, (), None, None)
    assert state.rules == sk.ISKO
    assert state.deal is DEAL
    assert [state.hand(seat) for seat in sk.Seat] == list(DEAL.hands)


def test_the_rules_of_the_table_go_with_the_deal() -> None:
    assert sk.start(DEAL, sk.SIMPLE).rules is sk.SIMPLE


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("declarer", sk.Seat)
@pytest.mark.parametrize("bid", [18, 20, 24, 48])
def test_going_straight_to_the_cards_is_a_deal_like_any_other(declarer: sk.Seat, bid: int, rules: sk.Rules) -> None:
    begun = sk.start_play(DEAL, CLUBS, declarer, bid=bid, rules=rules)
    state = sk.start(DEAL, rules)
    for seat, call in begun.calls:
        state = sk.apply(state, call, by=seat)
    state = sk.play(state, "pick up, discard H8 H7, clubs")
    assert state == begun
    assert (begun.declarer, begun.bid, begun.contract, begun.rules) == (declarer, bid, CLUBS, rules)
    assert begun.turn is F


def fewest_calls(declarer: sk.Seat, bid: int, rules: sk.Rules) -> int:
    """Search every auction in which nobody goes above the bid."""
    waiting: deque[tuple[sk.State, int]] = deque([(sk.start(DEAL, rules), 0)])
    while waiting:
        state, count = waiting.popleft()
        if isinstance(state, sk.SkatDecision) and (state.declarer, state.bid) == (declarer, bid):
            return count
        if isinstance(state, sk.Bidding):
            legal = [call for call in sk.legal_actions(state) if not isinstance(call, sk.Bid) or call.value <= bid]
            waiting.extend((sk.apply(state, call), count + 1) for call in legal)
    pytest.fail("no auction ends like this")


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("declarer", sk.Seat)
@pytest.mark.parametrize("bid", [18, 20, 22])
def test_the_auction_put_on_record_is_the_shortest_there_is(declarer: sk.Seat, bid: int, rules: sk.Rules) -> None:
    begun = sk.start_play(DEAL, CLUBS, declarer, bid=bid, rules=rules)
    assert len(begun.calls) == fewest_calls(declarer, bid, rules)


def test_a_game_starts_at_the_lowest_bid_with_the_skat_laid_away_again() -> None:
    begun = sk.start_play(DEAL, CLUBS, F)
    assert (begun.bid, begun.discard, begun.skat) == (18, sk.cards("H8 H7"), sk.cards("H8 H7"))
    assert begun.hand(F) == DEAL.hand(F)


def test_a_discard_may_be_chosen_and_a_hand_game_has_none() -> None:
    begun = sk.start_play(DEAL, NULL, M, discard=sk.cards("HA H7"))
    assert begun.hand(M) == sk.cards("SA ST SK SQ S9 S8 S7 HT HK H8")
    assert begun.discard == sk.cards("HA H7")
    hand_game = sk.start_play(DEAL, GRAND_HAND, M)
    assert (hand_game.discard, hand_game.hand(M)) == (None, DEAL.hand(M))


@pytest.mark.parametrize(
    ("contract", "bid", "discard", "rules", "code"),
    [
        (CLUBS, 19, None, sk.ISKO, sk.Code.NOT_A_BID_VALUE),
        (CLUBS, 19, None, sk.SIMPLE, sk.Code.NOT_A_BID_VALUE),
        (CLUBS, 17, None, sk.ISKO, sk.Code.BID_TOO_LOW),
        (CLUBS, 0, None, sk.ISS, sk.Code.BID_TOO_LOW),
        (CLUBS, 265, None, sk.ISKO, sk.Code.BID_TOO_HIGH),
        (CLUBS, 500, None, sk.ISS, sk.Code.BID_TOO_HIGH),
        (CLUBS, 18, "H8", sk.ISKO, sk.Code.DISCARD_COUNT),
        (CLUBS, 18, "H8 H7 S7", sk.ISKO, sk.Code.DISCARD_COUNT),
        (CLUBS, 18, "", sk.ISKO, sk.Code.DISCARD_COUNT),
        (CLUBS, 18, "D7 H7", sk.ISKO, sk.Code.CARD_NOT_HELD),
        (GRAND_HAND, 18, "H8 H7", sk.ISKO, sk.Code.HAND_NEEDS_UNSEEN_SKAT),
        (NULL, 24, None, sk.ISKO, sk.Code.NULL_BELOW_BID),
        (sk.Contract(sk.Game.NULL, hand=True), 36, None, sk.ISKO, sk.Code.NULL_BELOW_BID),
        (sk.Contract(sk.Game.RAMSCH), 18, None, sk.ISKO, sk.Code.NO_DECLARED_RAMSCH),
    ],
)
def test_nobody_goes_straight_to_cards_that_could_not_have_come_about(
    contract: sk.Contract, bid: int, discard: str | None, rules: sk.Rules, code: sk.Code
) -> None:
    laid = None if discard is None else sk.cards(discard)
    with pytest.raises(sk.IllegalActionError) as caught:
        sk.start_play(DEAL, contract, M, discard=laid, bid=bid, rules=rules)
    assert caught.value.code is code


def test_a_null_below_the_bid_can_be_gone_to_where_it_may_be_declared() -> None:
    begun = sk.start_play(DEAL, NULL, M, bid=24, rules=sk.SIMPLE)
    assert (begun.contract, begun.bid) == (NULL, 24)


# Playing several moves.


def test_moves_of_one_word_are_parted_by_spaces_commas_or_lines() -> None:
    wanted = sk.apply(sk.apply(sk.apply(sk.start(DEAL), sk.Bid(18)), sk.Hold()), sk.Pass())
    for text in ("18 y p", "18,y,p", "18\nhold\npass", " 18 y,\n\n p ,", "18\thold\r\npass", "18 Hold,PASS"):
        assert reached(text) == wanted


def test_moves_of_several_words_are_parted_by_commas_or_lines() -> None:
    state = reached("18 y p p s, discard HJ H7\ngrand, CJ SA C7, concede forehand")
    assert isinstance(state, sk.Finished)
    assert [str(trick) for trick in state.tricks] == ["forehand: CJ SA C7"]
    assert state.discard == sk.cards("HJ H7")


def test_no_moves_change_nothing() -> None:
    state = sk.start(DEAL)
    for text in ("", "  ", ",", "\n,\n ,"):
        assert sk.play(state, text) == state


def test_s_picks_up_while_the_skat_lies_there_and_is_spades_afterwards() -> None:
    before = reached("18 y p p")
    assert sk.parse_action(before, "s") == sk.PickUp()
    assert sk.parse_action(sk.view(before, F), "S") == sk.PickUp()
    after = sk.play(before, "s, discard H8 H7")
    spades = sk.Declare(sk.Contract(sk.Game.SPADES))
    assert sk.parse_action(after, "s") == spades
    assert sk.parse_action(sk.view(after, F), "S") == spades
    assert sk.parse_action(before, "s hand") == sk.Declare(sk.Contract(sk.Game.SPADES, hand=True))
    assert sk.play(after, "s") == sk.apply(after, spades)


@pytest.mark.parametrize(
    ("moves", "wrong"),
    [
        ("banana", "banana"),
        ("  banana", "banana"),
        ("18, hold, banana", "banana"),
        ("18 y banana p", "banana"),
        ("18\nhold\n\n   banana\npass", "banana"),
        ("18 y p p pick up", "pick"),
        ("18, concede nobody", "concede"),
        ("18 y p p s, discard H8 H7, grand hnad", "hnad"),
        ("18 y p p s, discard H8 H7, clubs, CJ SA C1", "C1"),
        ("18 y p p s, discard XX", "XX"),
        ("18 y p p s, discard H8 XX", "XX"),
        ("18 y p p s,  discard   H8   XX ", "XX"),
        ("18 y p p s, discard H8 H8, clubs", "H8, clubs"),
    ],
)
def test_what_is_no_move_is_refused_with_its_place(moves: str, wrong: str) -> None:
    with pytest.raises(sk.ParseError) as caught:
        reached(moves)
    assert caught.value.text == moves
    assert caught.value.position == moves.index(wrong)


def test_an_illegal_move_among_several_is_refused_with_its_reason() -> None:
    state = sk.start(DEAL)
    with pytest.raises(sk.IllegalActionError) as caught:
        sk.play(state, "18 y 18")
    assert caught.value.reason == sk.why_not(reached("18 y"), sk.Bid(18))
    assert state == sk.start(DEAL)


@pytest.mark.parametrize("text", [None, 18, sk.Pass(), ["18"]])
def test_moves_are_text(text: str) -> None:
    with pytest.raises(sk.ArgumentError):
        sk.play(sk.start(DEAL), text)
    with pytest.raises(sk.ArgumentError):
        sk.parse_action(sk.start(DEAL), text)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("y", sk.Hold()),
        ("Yes", sk.Hold()),
        ("hold", sk.Hold()),
        ("p", sk.Pass()),
        (" pass ", sk.Pass()),
        ("18", sk.Bid(18)),
        ("-3", sk.Bid(-3)),
        ("pick up", sk.PickUp()),
        ("Pick  Up", sk.PickUp()),
        ("pickup", sk.PickUp()),
        ("discard DQ H7", sk.Discard(sk.cards("DQ H7"))),
        ("DISCARD dq,h7", sk.Discard(sk.cards("DQ H7"))),
        ("discard", sk.Discard(sk.CardSet())),
        ("CJ", sk.PlayCard(sk.Card.CJ)),
        ("10♥", sk.PlayCard(sk.Card.HT)),
        ("h10", sk.PlayCard(sk.Card.HT)),
        ("GHS", sk.Declare(sk.Contract(sk.Game.GRAND, schneider_announced=True))),
        ("Kreuz Hand", sk.Declare(sk.Contract(sk.Game.CLUBS, hand=True))),
        ("♠", sk.Declare(sk.Contract(sk.Game.SPADES))),
        ("null ouvert hand", sk.Declare(sk.Contract(sk.Game.NULL, hand=True, ouvert=True))),
        ("concede forehand", sk.Concede(F)),
        ("Show Middlehand", sk.Show(M)),
        ("timed out rearhand", sk.Forfeit(R, sk.Cause.TIMED_OUT)),
        ("left   rearhand", sk.Forfeit(R, sk.Cause.LEFT)),
    ],
)
def test_an_action_is_read_in_each_of_its_forms(text: str, action: sk.Action) -> None:
    assert sk.parse_action(sk.start(DEAL), text) == action


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", 0),
        ("banana", 0),
        ("1 8", 0),
        ("18.5", 0),
        ("concede", 0),
        ("forehand", 0),
        ("banana forehand", 0),
        ("discard XX", 8),
        ("discard DQ XX", 11),
        ("  discard DQ XX", 13),
        ("discard DQ XX  ", 11),
        ("discard  XX  DQ", 9),
        ("discard DQ DQ", 11),
    ],
)
def test_what_is_no_action_is_refused_with_its_place(text: str, place: int) -> None:
    with pytest.raises(sk.ParseError) as caught:
        sk.parse_action(sk.start(DEAL), text)
    assert (caught.value.text, caught.value.position) == (text, place)


@pytest.mark.parametrize("text", ["null schneider", "NS", "ramsch hand"])
def test_a_game_that_does_not_exist_is_no_action_either(text: str) -> None:
    with pytest.raises(sk.ParseError):
        sk.parse_action(reached("18 p p"), text)


def test_reading_an_action_does_not_judge_it() -> None:
    state = sk.start(DEAL)
    assert sk.parse_action(state, "CJ") == sk.PlayCard(sk.Card.CJ)
    assert not sk.is_legal(state, sk.PlayCard(sk.Card.CJ))


# Who sent it.


def test_the_sender_of_an_action_is_checked_where_it_is_named() -> None:
    state = sk.start(DEAL)
    assert sk.apply(state, sk.Pass(), by=M) == sk.apply(state, sk.Pass(), M) == sk.apply(state, sk.Pass())
    assert sk.is_legal(state, sk.Pass(), M)
    assert not sk.is_legal(state, sk.Pass(), F)
    with pytest.raises(sk.IllegalActionError) as caught:
        sk.apply(state, sk.Pass(), by=R)
    assert caught.value.code is sk.Code.NOT_YOUR_TURN
    assert str(caught.value) == "it is middlehand's turn, not rearhand's"
    assert caught.value.explain("de") == "nicht Hinterhand ist an der Reihe, sondern Mittelhand"


def test_nobody_sends_a_card_for_another_seat() -> None:
    state = sk.start_play(DEAL, CLUBS, F)
    card = sk.PlayCard(sk.Card.CJ)
    assert sk.apply(state, card, by=F) == sk.apply(state, card)
    for other in (M, R):
        reason = sk.why_not(state, card, by=other)
        assert reason is not None
        assert reason.code is sk.Code.NOT_YOUR_TURN
        with pytest.raises(sk.IllegalActionError):
            sk.apply(state, card, by=other)


def test_nobody_gives_up_for_another_seat() -> None:
    state = sk.start_play(DEAL, CLUBS, F)
    for action in (sk.Concede(M), sk.Forfeit(M, sk.Cause.LEFT), sk.Show(F)):
        owner = action.seat
        assert sk.is_legal(state, action, owner)
        for other in sk.Seat:
            reason = sk.why_not(state, action, by=other)
            assert (reason is None) == (other is owner)
            assert reason is None or reason.code is sk.Code.NOT_YOUR_TURN


# Refusals, one by one.

DECIDING: Final = "18 y p p"
DISCARDING: Final = f"{DECIDING} s"
DECLARING: Final = f"{DISCARDING}, discard H8 H7"
PLAYING: Final = f"{DECLARING}, clubs"
TWO_TRICKS: Final = f"{PLAYING}, CJ SA C7, SJ ST DA"
GIVEN_UP: Final = f"{PLAYING}, concede rearhand"
NULL_LED: Final = "18 p p s, discard HA HT, null, CJ"
RULES: Final = {**PRESETS, "REST_SHOWN": attrs.evolve(sk.ISS, concession="rest_shown")}

REFUSALS: Final = f"""
    a bid below eighteen | | 17 | BID_TOO_LOW | 17 / 18 / least | 17 / 18 / mindestens
    a negative bid | | -18 | BID_TOO_LOW | -18 / 18 | -18 / 18
    a bid at the last value | 18 y | 18 | BID_TOO_LOW | 18 / 20 | 18 / 20
    a bid below the last value | 48 y | 24 | BID_TOO_LOW | 24 / 50 | 24 / 50
    a bid when none is left | 264 y | 264 | BID_TOO_LOW | 264 / above / none | 264
    a bid no game is worth | | 19 | NOT_A_BID_VALUE | 19 / 18, 20 | 19 / 18 / 20
    a multiple of ten no game is worth | | 190 | NOT_A_BID_VALUE | 190 / 187, 192 | 190 / 187 / 192
    a bid above the highest | | 265 | BID_TOO_HIGH | 265 / 264 | 265 / 264
    a bid above the server's limit | | 500 | BID_TOO_HIGH | 500 / 499 | 500 / 499 | ISS
    a low bid on the server | p p | 17 | BID_TOO_LOW | 17 / 18 | 17 / 18 | ISS
    a bid when none is left on the server | 499 y | 499 | BID_TOO_LOW | 499 / above / none | 499 | ISS
    a bid that skips one | 18 y | 22 | NOT_THE_NEXT_BID | 22 / 20 / next | 22 / 20 / Nächstes | SIMPLE
    a skipping bid no game is worth | 18 y | 21 | NOT_A_BID_VALUE | 21 / 20, 22 | 21 / 20 / 22 | SIMPLE
    a raise by the one who is asked | 18 | 20 | LISTENER_BIDS | forehand / 18 / hold or pass | Vorhand / 18 / halten
    a hold before a bid | | hold | NOTHING_TO_HOLD | middlehand | Mittelhand
    a hold by forehand alone | p p | hold | NOTHING_TO_HOLD | forehand | Vorhand
    a high bid by forehand alone | p p | 20 | FOREHAND_TAKES_18 | forehand / 18 / 20 | Vorhand / 18 / 20
    a low bid by forehand alone | p p | 17 | FOREHAND_TAKES_18 | 18 / 17 | 18 / 17
    picking up in the auction | | pick up | NOT_NOW | middlehand / bid or pass | Mittelhand
    a card instead of an answer | 18 | CJ | NOT_NOW | CJ / forehand / hold or pass | CJ / Vorhand
    giving up in the auction | | concede forehand | NOT_NOW | concede / bid or pass | reizen oder passen
    showing before the declaration | {DECIDING} | show forehand | NOT_NOW | show | Vorhand
    giving up with twelve cards | {DISCARDING} | concede forehand | NOT_NOW | concede |
    a game with the skat still there | {DECIDING} | clubs | SKAT_STILL_THERE | clubs / pick up | Kreuz / aufnehmen
    a Null with the skat still there | {DECIDING} | null ouvert | SKAT_STILL_THERE | null ouvert | Null ouvert
    a discard before picking up | {DECIDING} | discard H8 H7 | NOT_NOW | pick up / hand game | Vorhand
    Ramsch from the hand | {DECIDING} | ramsch | NO_DECLARED_RAMSCH | Ramsch | Ramsch
    a Null hand below the bid | 36 y p p | null hand | NULL_BELOW_BID | null hand / 35 / 36 | Null Hand / 35 / 36
    no card laid away | {DISCARDING} | discard | DISCARD_COUNT | two / 0 | zwei / 0
    one card laid away | {DISCARDING} | discard H8 | DISCARD_COUNT | two / 1 | zwei / 1
    three cards laid away | {DISCARDING} | discard C8 H8 H7 | DISCARD_COUNT | two / 3 | zwei / 3
    another's card laid away | {DISCARDING} | discard HA H8 | CARD_NOT_HELD | forehand / HA | Vorhand / HA
    a game with twelve cards | {DISCARDING} | clubs | NOT_NOW | clubs / discard two | Vorhand
    a hand game after picking up | {DECLARING} | clubs hand | HAND_NEEDS_UNSEEN_SKAT | clubs hand | Kreuz Hand
    an announcement after picking up | {DECLARING} | clubs ouvert | HAND_NEEDS_UNSEEN_SKAT | clubs ouvert | Kreuz ouvert
    Ramsch after the discard | {DECLARING} | ramsch | NO_DECLARED_RAMSCH | Ramsch | Ramsch
    a Null below the bid | 24 y p p s, discard H8 H7 | null | NULL_BELOW_BID | null / 23 / 24 | Null / 23 / 24
    a card before the declaration | {DECLARING} | CJ | NOT_NOW | CJ / declare a game | CJ / Vorhand
    a bid in play | {PLAYING} | 18 | NOT_NOW | 18 / play / CJ | 18 / CJ
    another's card | {PLAYING} | HA | CARD_NOT_HELD | forehand / HA | Vorhand / HA
    a card already played | {TWO_TRICKS} | CJ | CARD_NOT_HELD | forehand / CJ | Vorhand
    a revoke on trumps | {PLAYING}, CJ SA | DA | MUST_FOLLOW | CJ / trumps / C7 | CJ / Trumpf / C7
    a jack on its printed suit in Null | {NULL_LED} SA | DA | MUST_FOLLOW | CJ / clubs / C7 | CJ / Kreuz / C7
    giving up with eight | {TWO_TRICKS} | concede forehand | CONCEDE_TOO_LATE | nine or ten / 8 | oder zehn / 8 | SIMPLE
    giving up twice | {GIVEN_UP} | concede rearhand | CONCEDED_ALREADY | rearhand / already | Hinterhand / schon | ISS
    showing a defender's hand | {PLAYING} | show middlehand | NOT_THE_DECLARER | middlehand | Mittelhand
    showing twice | {PLAYING}, show forehand | show forehand | SHOWN_ALREADY | forehand | Vorhand | REST_SHOWN
    bidding after all have passed | p p p | 18 | DEAL_OVER | over | zu Ende
    playing on after giving up | {PLAYING}, concede forehand | CJ | DEAL_OVER | over | zu Ende
    leaving after the end | left rearhand | left rearhand | DEAL_OVER | over | zu Ende
""".strip().splitlines()
"""What it is; the moves before, the action; its code, and what the English and the German name; the rules (ISKO)."""

ENGLISH: Final = """
    a all and are aborted bid by cards conceded declare defenders declarer discard forehand game grand hand hearts hold
    highest is left lost middlehand none null of one or pass passed pick play plays points possible rearhand spades the
    trumps two up with without won
"""


def refused(row: str) -> tuple[sk.State, sk.Action, sk.Reason]:
    """Bring a refusal about."""
    _, moves, text, _, _, _, *rules = (part.strip() for part in row.split("|"))
    state = reached(moves, RULES[rules[0] if rules else "ISKO"])
    action = sk.parse_action(sk.start(DEAL), text)
    reason = sk.why_not(state, action)
    assert reason is not None
    return state, action, reason


@pytest.mark.parametrize("row", REFUSALS, ids=[row.partition("|")[0].strip() for row in REFUSALS])
def test_a_refused_action_says_why_by_code_and_rule_and_in_both_languages(row: str) -> None:
    state, action, reason = refused(row)
    _, _, _, code, english, german, *_ = (part.strip() for part in row.split("|"))
    with pytest.raises(sk.IllegalActionError) as caught:
        sk.apply(state, action)
    assert caught.value.reason == reason
    assert caught.value.code is reason.code is sk.Code[code]
    assert action not in sk.legal_actions(state)
    assert re.search(r"^(Rules|House rules), “", reason.cite())
    assert re.search(r"^(Regeln|Hausregeln), „", reason.cite("de"))
    said, gesagt = reason.explain(), reason.explain("de")
    assert reason.explain("en") == said == str(reason)
    assert [part for part in english.split(" / ") if part not in said] == []
    assert [part for part in german.split(" / ") if part not in gesagt] == []
    unquoted = re.sub(r"'[^']*'", "", gesagt)  # actions are quoted as they are written
    assert [word for word in re.findall(r"\w+", unquoted) if word in ENGLISH.split()] == []


def test_every_code_for_a_refused_action_has_an_example() -> None:
    codes = list(sk.Code)
    of_actions = codes[codes.index(sk.Code.NOT_YOUR_TURN) : codes.index(sk.Code.SHOWN_ALREADY) + 1]
    shown = {sk.Code[row.split("|")[3].strip()] for row in REFUSALS} | {sk.Code.NOT_YOUR_TURN}
    assert shown - {sk.Code.NULL_BELOW_BID} == set(of_actions)


def test_an_action_quoted_in_german_is_not_half_translated() -> None:
    reason = sk.why_not(sk.start(DEAL), sk.Concede(F))
    assert reason is not None
    assert "'concede forehand'" in reason.explain()
    assert "concede Vorhand" not in reason.explain("de")
    with pytest.raises(sk.ArgumentError):
        reason.explain("fr")  # type: ignore[arg-type]


# What is of the wrong type.

STRANGE: Final = [
    *(None, 0, 1, -1, 3, True, 1.5, "18", "forehand", (), [], {}, object(), sk.Card, lambda: None),
    *(sk.Card.CJ, sk.CardSet(), DEAL, DEAL.hands, sk.ISKO, CLUBS, sk.Game.CLUBS, sk.Suit.HEARTS, M),
    *(sk.Pass(), sk.Bid(18), sk.LegalActions(), sk.start(DEAL), sk.view(sk.start(DEAL), M)),
]
A_STATE: Final = (sk.Bidding,)
LOOKED_AT: Final = (sk.Bidding, sk.View)
AN_ACTION: Final = (sk.Pass, sk.Bid)
A_SEAT: Final[tuple[object, ...]] = (0, 1, M)
NOBODY: Final = (None, *A_SEAT)

PARAMETERS: Final[dict[str, tuple[Callable[[Any], object], tuple[object, ...]]]] = {
    "start, deal": (sk.start, (sk.Deal,)),
    "start, rules": (lambda it: sk.start(DEAL, it), (sk.Rules,)),
    "start_play, deal": (lambda it: sk.start_play(it, CLUBS, M), (sk.Deal,)),
    "start_play, contract": (lambda it: sk.start_play(DEAL, it, M), (sk.Contract,)),
    "start_play, declarer": (lambda it: sk.start_play(DEAL, CLUBS, it), A_SEAT),
    "start_play, discard": (lambda it: sk.start_play(DEAL, CLUBS, M, discard=it), (None, sk.CardSet)),
    "start_play, bid": (lambda it: sk.start_play(DEAL, CLUBS, M, bid=it), (0, 1, -1, 3, sk.Bid)),
    "start_play, rules": (lambda it: sk.start_play(DEAL, CLUBS, M, rules=it), (sk.Rules,)),
    "legal_actions": (sk.legal_actions, LOOKED_AT),
    "interrupts": (sk.interrupts, LOOKED_AT),
    "view, state": (lambda it: sk.view(it, M), A_STATE),
    "view, seat": (lambda it: sk.view(sk.start(DEAL), it), NOBODY),
    "apply, state": (lambda it: sk.apply(it, sk.Pass()), A_STATE),
    "apply, state with a card": (lambda it: sk.apply(it, sk.PlayCard(sk.Card.CJ)), A_STATE),
    "apply, action": (lambda it: sk.apply(sk.start(DEAL), it), AN_ACTION),
    "apply, action in play": (lambda it: sk.apply(sk.start_play(DEAL, CLUBS, F), it), AN_ACTION),
    "apply, by": (lambda it: sk.apply(sk.start(DEAL), sk.Pass(), it), NOBODY),
    "apply, by in play": (lambda it: sk.apply(sk.start_play(DEAL, CLUBS, F), sk.PlayCard(sk.Card.CJ), it), NOBODY),
    **{
        f"{ask.__name__}, {name}": each
        for ask in (sk.is_legal, sk.why_not)
        for name, each in {
            "state": (lambda it, ask=ask: ask(it, sk.Pass()), LOOKED_AT),
            "action": (lambda it, ask=ask: ask(sk.start(DEAL), it), AN_ACTION),
            "action in play": (lambda it, ask=ask: ask(sk.start_play(DEAL, CLUBS, F), it), AN_ACTION),
            "by": (lambda it, ask=ask: ask(sk.start(DEAL), sk.Pass(), it), NOBODY),
            "by of a view": (lambda it, ask=ask: ask(sk.view(sk.start(DEAL), M), sk.Pass(), it), NOBODY),
        }.items()
    },
}
"""Each parameter, and of what is strange elsewhere what it takes: values and types."""


def taken(value: object, wanted: tuple[object, ...]) -> bool:
    return any(type(value) is one if isinstance(one, type) else value is one for one in wanted)


@pytest.mark.parametrize(("call", "wanted"), PARAMETERS.values(), ids=PARAMETERS)
def test_what_is_of_the_wrong_type_is_refused_by_code(
    call: Callable[[Any], object], wanted: tuple[object, ...]
) -> None:
    for value in STRANGE:
        if not taken(value, wanted):
            with pytest.raises(sk.ArgumentError) as caught:
                call(value)
            assert caught.value.code is sk.Code.WRONG_TYPE
        else:
            with suppress(sk.IllegalActionError):
                call(value)


def test_a_number_of_numpy_is_no_seat_and_no_bid() -> None:
    numpy = pytest.importorskip("numpy", reason="its numbers are what is refused here")
    for parameter in ("start_play, declarer", "start_play, bid", "view, seat", "apply, by", "apply, by in play"):
        with pytest.raises(sk.ArgumentError):
            PARAMETERS[parameter][0](numpy.int64(0))
