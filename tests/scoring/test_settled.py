import pytest

import pyskat as sk
from pyskat import ISKO, PRE_1999, SIMPLE, Contract, Ending, Game, Settlement, settle

SPADES = Contract(Game.SPADES)
NULL = Contract(Game.NULL)
GRAND_SCHNEIDER = Contract(Game.GRAND, schneider_announced=True)
CLUBS_SCHWARZ = Contract(Game.CLUBS, schwarz_announced=True)

SENTENCES = [
    pytest.param(
        settle(SPADES, bid=18, matadors=2, points=75),
        "with 2, game 3, 3 × spades 11 = 33: won with 75 points, +33",
        "mit 2, Spiel 3, 3 × Pik 11 = 33: gewonnen mit 75 Augen, +33",
        id="won",
    ),
    pytest.param(
        settle(Contract(Game.CLUBS), matadors=-1, points=30),
        "without 1, game 2, Schneider 3, 3 × clubs 12 = 36: lost with 30 points, 61 were needed, −72",
        "ohne 1, Spiel 2, Schneider 3, 3 × Kreuz 12 = 36: verloren mit 30 Augen, nötig waren 61, −72",
        id="lost, schneider",
    ),
    pytest.param(
        settle(Contract(Game.HEARTS), matadors=1, points=120, tricks_taken=10),
        "with 1, game 2, Schneider 3, Schwarz 4, 4 × hearts 10 = 40: won with every trick, +40",
        "mit 1, Spiel 2, Schneider 3, Schwarz 4, 4 × Herz 10 = 40: gewonnen mit allen Stichen, +40",
        id="won, schwarz",
    ),
    pytest.param(
        settle(GRAND_SCHNEIDER, matadors=4, points=89),
        "with 4, game 5, hand 6, Schneider 7, Schneider announced 8, 8 × grand 24 = 192: "
        "lost with 89 points, 90 were announced, −384",
        "mit 4, Spiel 5, Hand 6, Schneider 7, Schneider angesagt 8, 8 × Grand 24 = 192: "
        "verloren mit 89 Augen, angesagt waren 90, −384",
        id="schneider missed",
    ),
    pytest.param(
        settle(CLUBS_SCHWARZ, matadors=1, points=118, tricks_taken=9),
        "with 1, game 2, hand 3, Schneider 4, Schneider announced 5, Schwarz 6, Schwarz announced 7, "
        "7 × clubs 12 = 84: lost, all ten tricks were announced but not taken, −168",
        "mit 1, Spiel 2, Hand 3, Schneider 4, Schneider angesagt 5, Schwarz 6, Schwarz angesagt 7, "
        "7 × Kreuz 12 = 84: verloren, alle zehn Stiche waren angesagt, aber nicht gemacht, −168",
        id="schwarz missed",
    ),
    pytest.param(
        settle(NULL, bid=23, tricks_taken=0),
        "null 23: won without a trick, +23",
        "Null 23: gewonnen ohne Stich, +23",
        id="null won",
    ),
    pytest.param(
        settle(Contract(Game.NULL, hand=True, ouvert=True), tricks_taken=1),
        "null ouvert hand 59: lost with a trick, −118",
        "Null ouvert Hand 59: verloren mit einem Stich, −118",
        id="null lost",
    ),
    pytest.param(
        settle(Contract(Game.DIAMONDS), bid=30, matadors=1, points=75),
        "with 1, game 2, 2 × diamonds 9 = 18; bid 30, diamonds with 1 is worth 18: overbid, counted as 36, −72 "
        "(Schwarz would have been needed)",
        "mit 1, Spiel 2, 2 × Karo 9 = 18; gereizt 30, Karo mit 1 ist 18 wert: überreizt, gezählt als 36, −72 "
        "(nötig gewesen wäre Schwarz)",
        id="overbid",
    ),
    pytest.param(
        settle(Contract(Game.HEARTS), bid=30, matadors=-1, points=61, rules=SIMPLE),
        "without 1, game 2, 2 × hearts 10 = 20; bid 30, hearts without 1 is worth 20: overbid, lost at its own value, "
        "−40 (Schneider would have been needed)",
        "ohne 1, Spiel 2, 2 × Herz 10 = 20; gereizt 30, Herz ohne 1 ist 20 wert: überreizt, verloren mit dem eigenen "
        "Wert, −40 (nötig gewesen wäre Schneider)",
        id="overbid at its own value",
    ),
    pytest.param(
        settle(SPADES, bid=264, matadors=1, points=61),
        "with 1, game 2, 2 × spades 11 = 22; bid 264, spades with 1 is worth 22: overbid, counted as 264, −528",
        "mit 1, Spiel 2, 2 × Pik 11 = 22; gereizt 264, Pik mit 1 ist 22 wert: überreizt, gezählt als 264, −528",
        id="overbid beyond every level",
    ),
    pytest.param(
        settle(NULL, bid=24, tricks_taken=0, rules=SIMPLE),
        "null 23; bid 24, null is worth 23: overbid, lost at its own value, −46",
        "Null 23; gereizt 24, Null ist 23 wert: überreizt, verloren mit dem eigenen Wert, −46",
        id="null overbid",
    ),
    pytest.param(
        settle(SPADES, bid=23, matadors=1, points=90),
        "with 1, game 2, Schneider 3, 3 × spades 11 = 33: won with 90 points, Schneider lifts it to the bid of 23, +33",
        "mit 1, Spiel 2, Schneider 3, 3 × Pik 11 = 33: gewonnen mit 90 Augen, Schneider hebt es auf die Reizung von "
        "23, +33",
        id="lifted",
    ),
    pytest.param(
        settle(SPADES, matadors=1, ended=Ending.DECLARER_CONCEDED),
        "with 1, game 2, 2 × spades 11 = 22: lost, the declarer conceded, −44",
        "mit 1, Spiel 2, 2 × Pik 11 = 22: verloren, der Alleinspieler hat aufgegeben, −44",
        id="declarer conceded",
    ),
    pytest.param(
        settle(SPADES, bid=44, matadors=1, ended=Ending.DEFENDERS_CONCEDED),
        "with 1, game 2, Schneider 3, Schwarz 4, 4 × spades 11 = 44: won, the defenders conceded, "
        "Schwarz lifts it to the bid of 44, +44",
        "mit 1, Spiel 2, Schneider 3, Schwarz 4, 4 × Pik 11 = 44: gewonnen, die Gegenpartei hat aufgegeben, "
        "Schwarz hebt es auf die Reizung von 44, +44",
        id="defenders conceded",
    ),
    pytest.param(
        settle(SPADES, matadors=2, points=70, kontra=True),
        "with 2, game 3, 3 × spades 11 = 33: won with 70 points, Kontra: × 2, +66",
        "mit 2, Spiel 3, 3 × Pik 11 = 33: gewonnen mit 70 Augen, Kontra: × 2, +66",
        id="kontra",
    ),
    pytest.param(
        settle(SPADES, matadors=2, points=50, kontra=True, re=True, doublings=1),
        "with 2, game 3, 3 × spades 11 = 33: lost with 50 points, 61 were needed, Kontra + Re + doubled: × 8, −528",
        "mit 2, Spiel 3, 3 × Pik 11 = 33: verloren mit 50 Augen, nötig waren 61, Kontra + Re + verdoppelt: × 8, −528",
        id="kontra, re and bock",
    ),
    pytest.param(
        settle(Contract(Game.SPADES, hand=True), matadors=1, points=50, rules=PRE_1999),
        "with 1, game 2, hand 3, 3 × spades 11 = 33: lost with 50 points, 61 were needed, "
        "a lost hand game counts once, −33",
        "mit 1, Spiel 2, Hand 3, 3 × Pik 11 = 33: verloren mit 50 Augen, nötig waren 61, "
        "ein verlorenes Handspiel zählt einfach, −33",
        id="once",
    ),
]


@pytest.mark.parametrize(("settled", "english", "german"), SENTENCES)
def test_a_settlement_is_explained_as_a_player_would(settled: Settlement, english: str, german: str) -> None:
    assert str(settled) == settled.explain() == settled.explain("en") == english
    assert settled.explain("de") == german


def test_a_lost_hand_game_is_called_single_only_where_it_is() -> None:
    hand = Contract(Game.SPADES, hand=True)
    for contract, rules in ((hand, ISKO), (SPADES, PRE_1999)):
        assert "once" not in settle(contract, matadors=1, points=50, rules=rules).explain()
    assert "once" not in settle(hand, matadors=1, points=70, rules=PRE_1999).explain()


def test_a_bid_that_is_reached_without_a_level_is_not_mentioned() -> None:
    assert "bid" not in settle(SPADES, bid=22, matadors=1, points=90).explain()


def test_the_score_closes_the_sentence_with_its_sign() -> None:
    for points in (10, 45, 61, 90):
        settled = settle(SPADES, matadors=3, points=points, doublings=1)
        sign = "+" if settled.score > 0 else "−"
        assert settled.explain().endswith(f", {sign}{abs(settled.score)}")


def test_no_sentence_is_in_another_language() -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        settle(SPADES, matadors=3, points=61).explain("fr")  # type: ignore[arg-type]
    assert "'fr'" in str(caught.value)
