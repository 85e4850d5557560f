"""Mistakes that real Skat programs made, each kept out by a test."""

import pytest

import pyskat as sk
from pyskat import Bid, Card, Contract, Game, Pass, Seat, cards, legal_cards

DEAL = sk.Deal.parse(
    "CJ SJ CA CT SA ST HA HT D8 D7 | HJ DJ CK CQ SK SQ HK HQ DK DQ | C9 C8 C7 S9 S8 S7 H9 H8 H7 D9 | DA DT"
)


@pytest.mark.parametrize(
    ("hand", "led", "game", "legal"),
    [
        # A jack followed its printed suit.
        ("HJ HA C7", "H9", Game.SPADES, "HA"),
        ("HJ HA C7", "S9", Game.SPADES, "HJ"),
        ("HJ C7", "H9", Game.SPADES, "HJ C7"),
        ("HJ HA C7", "H9", Game.GRAND, "HA"),
        # A lone jack was not forced on the lead of a jack.
        ("DJ DA D7 CA", "CJ", Game.GRAND, "DJ"),
        ("DJ D7 D9", "HJ", Game.RAMSCH, "DJ"),
        # In Null a jack was a trump.
        ("CJ SJ D8", "DJ", Game.NULL, "D8"),
        ("DJ SJ C8", "D7", Game.NULL, "DJ"),
        ("CJ SJ C8", "DJ", Game.NULL, "CJ SJ C8"),
    ],
)
def test_a_jack_follows_trumps_and_in_null_its_suit(hand: str, led: str, game: Game, legal: str) -> None:
    assert legal_cards(cards(hand), [Card.parse(led)], game) == cards(legal)


def test_null_is_lost_with_a_worthless_trick() -> None:
    """Mistake: Null was judged by points, so that a trick without points still won."""
    deal = sk.Deal.parse(
        "C9 S7 S8 S9 D7 D8 D9 DT DJ DQ | C7 CA CT CK CQ CJ SA ST SK SQ | C8 HA HT HK HQ HJ H9 H8 H7 SJ | DA DK"
    )
    state = sk.play(sk.start_play(deal, Contract(Game.NULL), Seat.FOREHAND), "C9 C7 C8")
    assert isinstance(state, sk.Finished)
    assert (state.tricks[0].points, state.result.scores) == (0, (-46, 0, 0))


@pytest.mark.parametrize(("contract", "discard"), [("clubs", cards("SJ CJ")), ("clubs hand", None)])
def test_matadors_are_counted_over_hand_and_skat_as_picked_up(contract: str, discard: sk.CardSet | None) -> None:
    """Mistake: matadors were counted without the skat, or from the hand after discarding."""
    deal = sk.Deal.parse(str(DEAL).replace("SJ", "XX").replace("DA", "SJ").replace("XX", "DA"))
    played = sk.start_play(deal, Contract.parse(contract), Seat.FOREHAND, discard=discard)
    conceded = sk.apply(played, sk.Concede(Seat.FOREHAND))
    assert isinstance(conceded, sk.Finished)
    assert isinstance(conceded.result, sk.GameResult)
    assert str(conceded.result.matadors) == "with 2"


@pytest.mark.parametrize(
    ("opening", "seat", "legal"),
    [
        ("pass, pass", Seat.FOREHAND, {Bid(18), Pass()}),
        ("pass", Seat.REARHAND, {*map(Bid, sk.BID_VALUES), Pass()}),
        ("18, pass", Seat.REARHAND, {*map(Bid, sk.BID_VALUES[1:]), Pass()}),
        ("18, hold, pass", Seat.REARHAND, {*map(Bid, sk.BID_VALUES[1:]), Pass()}),
    ],
)
def test_nobody_is_left_out_of_the_auction(opening: str, seat: Seat, legal: set[sk.Action]) -> None:
    """Mistake: forehand was not asked after two passes, or rearhand not after one."""
    state = sk.play(sk.start(DEAL), opening)
    assert (state.turn, set(sk.legal_actions(state))) == (seat, legal)


EVERYBODY = [*Seat, None]


@pytest.mark.parametrize("contract", ["null ouvert", "null ouvert hand", "grand ouvert", "clubs ouvert"])
def test_an_open_hand_is_seen_by_all(contract: str) -> None:
    """Mistake: the cards of an ouvert game were never shown to the others."""
    begun = sk.start_play(DEAL, Contract.parse(contract), Seat.REARHAND)
    for state, count in ((begun, 10), (sk.play(begun, "D8 DQ D9"), 9)):
        assert [sk.view(state, seat).shown for seat in EVERYBODY] == [state.hand(Seat.REARHAND)] * 4
        assert len(state.hand(Seat.REARHAND)) == count
