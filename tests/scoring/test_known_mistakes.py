"""Mistakes that real Skat programs made, each kept out by a test."""

import pytest

import pyskat as sk
from pyskat import Bid, Card, Contract, Discard, Game, Pass, Seat, cards, legal_cards, settle

DEAL = sk.Deal.parse(
    "CJ SJ CA CT SA ST HA HT D8 D7 | HJ DJ CK CQ SK SQ HK HQ DK DQ | C9 C8 C7 S9 S8 S7 H9 H8 H7 D9 | DA DT"
)
SPADES = Contract(Game.SPADES)
NULL = Contract(Game.NULL)


def test_a_jack_does_not_follow_its_printed_suit() -> None:
    """Mistake: a jack followed its printed suit."""
    hand = cards("HJ HA C7")
    assert legal_cards(hand, [Card.H9], Game.SPADES) == cards("HA")
    assert legal_cards(hand, [Card.S9], Game.SPADES) == cards("HJ")
    assert legal_cards(cards("HJ C7"), [Card.H9], Game.SPADES) == cards("HJ C7")
    assert legal_cards(hand, [Card.H9], Game.GRAND) == cards("HA")


def test_a_lone_jack_is_forced_on_a_jack_in_grand() -> None:
    """Mistake: a lone jack was not forced on a jack lead in Grand."""
    assert legal_cards(cards("DJ DA D7 CA"), [Card.CJ], Game.GRAND) == cards("DJ")
    assert legal_cards(cards("DJ D7 D9"), [Card.HJ], Game.RAMSCH) == cards("DJ")


def test_in_null_a_jack_follows_its_printed_suit() -> None:
    """Mistake: following suit was mixed up in Null."""
    assert legal_cards(cards("CJ SJ D8"), [Card.DJ], Game.NULL) == cards("D8")
    assert legal_cards(cards("DJ SJ C8"), [Card.D7], Game.NULL) == cards("DJ")
    assert legal_cards(cards("CJ SJ C8"), [Card.DJ], Game.NULL) == cards("CJ SJ C8")
    assert sk.trick_winner([Card.H9, Card.HJ, Card.HT], Game.NULL) == 1


def test_schwarz_is_judged_by_tricks() -> None:
    """Mistake: schwarz was judged by points instead of tricks."""
    grand = Contract(Game.GRAND)
    assert settle(grand, matadors=1, points=120, tricks_taken=9).value == 72
    assert settle(grand, matadors=1, points=120, tricks_taken=10).value == 96
    assert settle(grand, matadors=1, points=0, tricks_taken=1).value == 72
    assert settle(grand, matadors=1, points=14, tricks_taken=0).value == 96


def test_null_is_lost_with_a_worthless_trick() -> None:
    """Mistake: Null was judged by points, so that a trick without points still won."""
    assert settle(NULL, tricks_taken=1, points=0).score == -46
    deal = sk.Deal.parse(
        "C9 S7 S8 S9 D7 D8 D9 DT DJ DQ | C7 CA CT CK CQ CJ SA ST SK SQ | C8 HA HT HK HQ HJ H9 H8 H7 SJ | DA DK"
    )
    state = sk.play(sk.start_play(deal, NULL, Seat.FOREHAND), "C9 C7 C8")
    assert isinstance(state, sk.Finished)
    assert isinstance(state.result, sk.GameResult)
    assert state.tricks[0].points == 0
    assert state.result.scores == (-46, 0, 0)


def test_schneider_begins_at_90_points() -> None:
    """Mistake: schneider was counted at more than 90 instead of 90, or at 89."""
    assert [settle(SPADES, matadors=1, points=points).value for points in (89, 90, 91)] == [22, 33, 33]
    assert [settle(SPADES, matadors=1, points=points).value for points in (31, 30, 29)] == [22, 33, 33]
    announced = Contract(Game.SPADES, schneider_announced=True)
    assert [settle(announced, matadors=1, points=points).won for points in (89, 90)] == [False, True]


def test_matadors_are_counted_over_hand_and_skat_as_picked_up() -> None:
    """Mistake: matadors were counted without the skat, or from the hand after discarding."""
    deal = sk.Deal.parse(str(DEAL).replace("SJ", "XX").replace("DA", "SJ").replace("XX", "DA"))
    played = sk.start_play(deal, Contract(Game.CLUBS), Seat.FOREHAND, discard=cards("SJ CJ"))
    conceded = sk.apply(played, sk.Concede(Seat.FOREHAND))
    assert isinstance(conceded, sk.Finished)
    assert isinstance(conceded.result, sk.GameResult)
    assert str(conceded.result.matadors) == "with 2"
    hand_game = sk.apply(sk.start_play(deal, Contract(Game.CLUBS, hand=True), Seat.FOREHAND), sk.Concede(Seat.FOREHAND))
    assert isinstance(hand_game, sk.Finished)
    assert isinstance(hand_game.result, sk.GameResult)
    assert str(hand_game.result.matadors) == "with 2"


def test_matadors_of_a_hand_without_trumps_are_counted() -> None:
    """Mistake: the loop over matadors never ended on a hand without trumps."""
    assert sk.matadors(cards("CA CT CK CQ SA ST SK SQ HA HT HK HQ"), Game.DIAMONDS).signed == -11
    assert sk.matadors(cards("CA CT CK CQ SA ST SK SQ HA HT HK HQ"), Game.GRAND).signed == -4
    assert sk.matadors(sk.CardSet(), Game.HEARTS).signed == -11


def test_overbid_is_charged_at_the_least_multiple_that_reaches_the_bid() -> None:
    """Mistake: overbid was charged as twice the bid, or at the short value."""
    settled = settle(Contract(Game.DIAMONDS), bid=23, matadors=1, points=75)
    assert (settled.value, settled.score) == (27, -54)
    assert settle(Contract(Game.HEARTS), bid=264, matadors=1, points=61).score == -540


def test_a_missed_announcement_is_charged_with_all_its_steps() -> None:
    """Mistake: a missed announcement was undercharged."""
    schneider = Contract(Game.GRAND, schneider_announced=True)
    assert settle(schneider, matadors=4, points=89).score == -384
    schwarz = Contract(Game.CLUBS, schwarz_announced=True)
    assert settle(schwarz, matadors=1, points=118, tricks_taken=9).score == -168
    ouvert = Contract(Game.GRAND, ouvert=True)
    assert settle(ouvert, matadors=4, points=106, tricks_taken=9).score == -528


@pytest.mark.parametrize("rules", [sk.ISKO, sk.SIMPLE, sk.PRE_1999])
def test_forehand_is_asked_after_two_passes(rules: sk.Rules) -> None:
    """Mistake: forehand was not asked after two passes."""
    state = sk.play(sk.start(DEAL, rules), "pass, pass")
    assert state.turn is Seat.FOREHAND
    assert set(sk.legal_actions(state)) == {Bid(18), Pass()}
    taken = sk.apply(state, Bid(18))
    assert (taken.declarer, taken.bid) == (Seat.FOREHAND, 18)
    assert isinstance(sk.apply(state, Pass()), sk.Finished)


@pytest.mark.parametrize("opening", ["pass", "18, pass", "18, hold, pass"])
def test_rearhand_is_asked_after_one_pass(opening: str) -> None:
    """Mistake: rearhand was not asked after one pass."""
    state = sk.play(sk.start(DEAL), opening)
    assert state.turn is Seat.REARHAND
    assert {Bid(20), Pass()} <= set(sk.legal_actions(state))


def test_nothing_is_declared_with_twelve_cards_in_hand() -> None:
    """Mistake: a game was declared with twelve cards in hand."""
    state = sk.play(sk.start(DEAL), "pass, pass, 18, pick up")
    assert len(state.hand(Seat.FOREHAND)) == 12
    for contract in (SPADES, NULL, Contract(Game.GRAND, hand=True)):
        assert not sk.is_legal(state, sk.Declare(contract))
        with pytest.raises(sk.IllegalActionError):
            sk.apply(state, sk.Declare(contract))
    assert len(sk.legal_actions(state)) == 66


@pytest.mark.parametrize("text", ["", "CJ", "CJ SJ CA", "CJ SJ CA CT SA ST HA HT D8 D7 DA DT"])
def test_a_discard_is_of_two_cards(text: str) -> None:
    """Mistake: a discard of one card or three was taken."""
    state = sk.play(sk.start(DEAL), "pass, pass, 18, pick up")
    discard = Discard(cards(text))
    assert discard not in sk.legal_actions(state)
    with pytest.raises(sk.IllegalActionError) as caught:
        sk.apply(state, discard)
    assert caught.value.code is sk.Code.DISCARD_COUNT


EVERYBODY = [*Seat, None]


@pytest.mark.parametrize("contract", ["null ouvert", "null ouvert hand", "grand ouvert", "clubs ouvert"])
def test_an_open_hand_is_seen_by_all(contract: str) -> None:
    """Mistake: the cards of an ouvert game were never shown to the others."""
    state: sk.State = sk.start_play(DEAL, Contract.parse(contract), Seat.REARHAND)
    assert [sk.view(state, seat).shown for seat in EVERYBODY] == [state.hand(Seat.REARHAND)] * 4
    assert len(state.hand(Seat.REARHAND)) == 10
    state = sk.apply(state, sk.PlayCard(Card.D8))
    state = sk.apply(state, sk.PlayCard(Card.DQ))
    state = sk.apply(state, sk.PlayCard(Card.D9))
    assert [sk.view(state, seat).shown for seat in EVERYBODY] == [state.hand(Seat.REARHAND)] * 4
    assert Card.D9 not in state.hand(Seat.REARHAND)


def test_an_open_hand_is_not_seen_before_the_discard_and_the_declaration() -> None:
    """Mistake: the cards of an ouvert game were shown before the discard."""
    state = sk.start(DEAL)
    for text in ("pass", "18", "pass", "pick up", "discard C9 C8"):
        state = sk.play(state, text)
        assert [sk.view(state, seat).shown for seat in EVERYBODY] == [None] * 4
    state = sk.play(state, "null ouvert")
    ten = cards("C7 S9 S8 S7 H9 H8 H7 D9 DA DT")
    assert [sk.view(state, seat).shown for seat in EVERYBODY] == [ten] * 4


def test_the_ladder_has_every_value_of_a_game_and_no_other() -> None:
    """Mistake: a hand-typed list lacked 264, 54, 81 or 154, or held 141, 171 or 189."""
    assert {264, 54, 81, 154} <= set(sk.BID_VALUES)
    assert {141, 171, 189}.isdisjoint(sk.BID_VALUES)
    worth = {
        sk.game_value(contract, count, schneider=schneider, schwarz=schwarz).value
        for game in (Game.DIAMONDS, Game.HEARTS, Game.SPADES, Game.CLUBS, Game.GRAND)
        for contract in (
            Contract(game),
            Contract(game, hand=True),
            Contract(game, schneider_announced=True),
            Contract(game, schwarz_announced=True),
            Contract(game, ouvert=True),
        )
        for count in range(1, 5 if game is Game.GRAND else 12)
        for schneider, schwarz in ((False, False), (True, False), (True, True))
    }
    assert set(sk.BID_VALUES) == worth | {23, 35, 46, 59}
