from math import isclose

import pytest

import pyskat as sk
from pyskat.bots.chances.table import Reached
from pyskat.bots.rule.options import safe_matadors
from pyskat.bots.rule.worth import expected, listed


def test_list_points_are_those_of_seeger_and_fabian() -> None:
    # Clubs with 1, game 2: 24. Won: 24 + 50. Lost: 2 × 24 + 50 down, and 40 up for each of the others.
    # Schneider makes it 36, Schwarz 48.
    table = listed(sk.Contract(sk.Game.CLUBS), sk.Matadors.of(1), 18, sk.ISKO)
    assert table == (-(72 + 50) - 40, -(48 + 50) - 40, 24 + 50, 36 + 50, 48 + 50)


def test_a_null_has_its_own_value() -> None:
    lost, won = -(92 + 50) - 40, 46 + 50
    assert listed(sk.Contract(sk.Game.NULL, ouvert=True), None, 18, sk.ISKO) == (lost, lost, won, won, won)


def test_an_overbid_game_is_lost_unless_a_level_lifts_it() -> None:
    # Spades with 1, game 2: 22, bid 23: counted as 33 and lost, but won with Schneider, 33.
    table = listed(sk.Contract(sk.Game.SPADES), sk.Matadors.of(1), 23, sk.ISKO)
    assert table[1:4] == (-(66 + 50) - 40, -(66 + 50) - 40, 33 + 50)
    # By the simple rules an overbid game costs its own value: 22.
    assert listed(sk.Contract(sk.Game.SPADES), sk.Matadors.of(1), 23, sk.SIMPLE)[2] == -(44 + 50) - 40


def test_before_1999_a_lost_hand_game_counted_once() -> None:
    hand = sk.Contract(sk.Game.SPADES, hand=True)
    assert listed(hand, sk.Matadors.of(1), 18, sk.ISKO)[1] == -(66 + 50) - 40
    assert listed(hand, sk.Matadors.of(1), 18, sk.PRE_1999)[1] == -(33 + 50) - 40


def test_what_can_be_expected_is_the_mean_over_what_may_come() -> None:
    clubs, matadors = sk.Contract(sk.Game.CLUBS), sk.Matadors.of(1)
    found = expected(clubs, matadors, 18, sk.ISKO, Reached(0.9, 0.6, 0.2, 0.1))
    assert isclose(found, 0.1 * -162 + 0.3 * -138 + 0.4 * 74 + 0.1 * 86 + 0.1 * 98)


def test_break_even_on_the_list_is_where_players_say() -> None:
    # Between 57 and 65 per cent, if passing is worth as much as the deal is to whoever does not play.
    for contract, matadors in ((sk.Contract(sk.Game.DIAMONDS), 1), (sk.Contract(sk.Game.GRAND), 2)):
        _, lost, won, *_ = listed(contract, sk.Matadors.of(matadors), 18, sk.ISKO)
        assert 0.57 <= (-10 - lost) / (won - lost) <= 0.65


@pytest.mark.parametrize(
    ("hand", "game", "signed"),
    [
        ("CJ SA", sk.Game.SPADES, 1),  # with can only grow
        ("CJ SJ HJ SA", sk.Game.SPADES, 3),
        ("SJ SA", sk.Game.SPADES, -1),  # the jack of clubs in the skat makes it with 2
        ("HJ SA", sk.Game.SPADES, -1),  # without 2 can become with 1, or without 1
        ("DJ SA", sk.Game.GRAND, -2),
        ("SA", sk.Game.GRAND, -3),
        ("SA", sk.Game.SPADES, -3),
        ("S7", sk.Game.HEARTS, -10),
    ],
)
def test_matadors_are_counted_with_slack(hand: str, game: sk.Game, signed: int) -> None:
    found = safe_matadors(sk.cards(hand).mask, game)
    assert found is not None
    assert found.signed == signed


def test_a_null_has_no_matadors() -> None:
    assert safe_matadors(sk.cards("CJ").mask, sk.Game.NULL) is None
