"""A game told in words, in English and German, and what it comes to."""

import re
from typing import Final

import pytest
from hypothesis import example, given, settings, strategies as st

import pyskat as sk
from effort import some
from laws.strategies import LAW
from pyskat.notation.reckoning import read_reckoning

TOLD: Final = [
    # What people ask.
    ("grand hand with 2, 75 points, bid 72", 96),  # with 2, game 3, hand 4: 4 × 24
    ("hearts hand with 2, schneider announced, 88 points, bid 50", -120),  # 2, 3, 4, 5, 6: 6 × 10, twice
    ("diamonds with 1, 75 points, bid 30", -72),  # 18 is short of 30: 36, twice
    ("spades with 2, schneider", 44),  # with 2, game 3, schneider 4: 4 × 11
    ("spades with 1, 90 points, bid 23", 33),  # 22 is short of 23, schneider lifts it to 33
    ("spades with 1, 89 points, bid 23", -66),
    ("hearts with 1, 75 points, bid 264", -540),  # the least multiple of 10 from 264 on is 270
    ("grand hand with 4, schneider announced, 89 points", -384),  # 8 × 24 = 192, twice
    # As people speak.
    ("grand with two, 70 points", 72),
    ("Herz mit zwei, 70 Augen", 30),
    ("Rot Hand ohne einen, 61 Augen", 30),
    ("Eichel mit einem, 61 Augen", 24),
    ("spades with eleven, 61 points", 132),
    ("Pik ohne fünf, 61 Augen", 66),
    ("Pik ohne fuenf, 61 Augen", 66),
    ("spades with 1, 70 pts?", 22),
    ("Gru\u0308n mit 1, 70 Augen!", 22),
    ("null, zwei Stiche", -46),
    ("null, ten tricks", -46),
    ("null ohne einen Stich", 23),
    ("null without one trick", 23),
    # Won and lost at the border.
    ("clubs without 3, 61 points", 48),
    ("clubs against 3, 60 points", -96),
    ("clubs without 3, won", 48),
    ("clubs without 3, lost", -96),
    ("hearts hand without 4, 31 points", -120),  # 4, 5, hand 6: 6 × 10
    ("hearts hand without 4, 30 points", -140),  # and schneider 7
    ("hearts without 4, lost, schneider", -120),  # 4, 5, schneider 6
    ("grand with 4, 89 points, bid 120", 120),
    ("grand with 4, 90 points, bid 120", 144),
    # Every trick, or none.
    ("diamonds with 1, all tricks", 36),  # 1, 2, schneider 3, schwarz 4
    ("diamonds with 1, every trick, 120 points", 36),
    ("diamonds with 1, 10 tricks", 36),
    ("diamonds with 1, schwarz", 36),
    ("diamonds with 1, 0 tricks, 14 points", -72),
    ("diamonds with 1, no trick", -72),
    ("diamonds with 1, lost, schwarz", -72),
    ("diamonds with 1, 1 trick, 31 points", -36),
    ("diamonds with 1, one trick, 30 points", -54),
    # Announced.
    ("spades hand with 2, schneider announced, won", 66),  # 2, 3, hand 4, schneider 5, announced 6
    ("spades hand with 2, announced schneider, 92 points", 66),
    ("spades with 2, schneider called, 92 points", 66),  # from the hand only, so it is a hand game
    ("spades with 2, schneider announced, all tricks", 77),  # schwarz on top
    ("spades with 2, schneider announced, 20 points", -132),  # not charged twice
    ("spades with 2, schneider announced, no trick", -154),  # but schwarz is added
    ("spades hand schwarz announced with 2, all ten tricks", 88),  # 2, 3, 4, 5, 6, schwarz 7, announced 8
    ("spades hand announced schwarz with 2, won", 88),
    ("spades hand schwarz announced with 2, lost", -176),
    ("spades hand schwarz announced with 2, 9 tricks, 117 points", -176),
    ("spades hand schneider and schwarz announced with 2, 61 points", -176),
    ("spades hand with 2, schneider, schwarz announced, 61 points", -176),
    ("spades hand schneider schwarz announced with 2, 61 points", -176),
    ("spades hand, announced: schneider and schwarz, with 2, 61 points", -176),
    ("spades hand, announced schneider, schwarz, with 2", 77),  # 2, 3, 4, 5, 6, and schwarz made
    ("spades hand schneider announced schneider with 2", 66),
    ("Pik Hand Schneider angesagt mit 2, 92 Augen", 66),
    ("Pik Hand mit 2, angesagt: Schneider, 92 Augen", 66),
    ("Pik Hand Schneider und Schwarz angesagt mit 2, 61 Augen", -176),
    ("Pik Hand mit 2, angesagt Schneider und Schwarz, 61 Augen", -176),
    # Not announced: what was made.
    ("Pik Hand Schneider mit 1, 95 Augen", 44),  # 1, 2, hand 3, schneider 4
    ("spades hand schneider with 2, 92 points", 55),
    ("spades hand, schneider, with 2, 92 points", 55),
    ("hand schneider spades with 2", 55),
    ("spades hand schneider with 2, lost", -110),  # 30 points or fewer
    ("spades hand schneider with 2, 25 points", -110),
    ("spades hand schwarz with 2", 66),  # 2, 3, hand 4, schneider 5, schwarz 6
    ("Pik Hand Schwarz mit 2, verloren", -132),
    ("Pik Hand Schneider Schwarz mit 2", 66),
    ("Pik Hand, Schneider und Schwarz, mit 2, alle Stiche", 66),
    ("SH schneider with 2, 92 points", 55),
    ("spades hand, schneider not announced, with 2, 92 points", 55),
    ("Pik Hand mit 2, Schneider nicht angesagt, 92 Augen", 55),
    ("Pik Hand mit 2, Schneider gemacht", 55),
    ("spades hand with 2, schneider announced, schwarz made", 77),
    ("grand ouvert with 4, all ten tricks, bid 264", 264),  # 4 + 7 steps: 11 × 24
    ("grand ouvert with 4, won", 264),
    ("grand ouvert with 4, 120 points, won", 264),
    ("grand open with 4, lost", -528),
    ("clubs ouvert with 11, won", 216),  # 18 × 12
    # Null.
    ("null, won", 23),
    ("null hand, no trick", 35),
    ("null hand, without any trick", 35),
    ("null ouvert, a trick", -92),
    ("null ouvert hand, lost", -118),
    ("null hand ouvert, 0 tricks, bid 59", 59),
    ("null, 1 trick, 5 points", -46),
    ("null, 14 points, no trick", 23),
    # Doubled.
    ("hearts with 2, 75 points, kontra", 60),
    ("hearts with 2, 75 points, kontra, re", 120),
    ("hearts with 2, 75 points, kontra, re, bock", 240),
    ("hearts with 2, 75 points, bock bock", 120),
    ("hearts with 2, 45 points, contra", -120),
    ("diamonds with 1, 75 points, bid 30, kontra", -144),
    # Given up, by the Skat Order.
    ("hearts with 2, conceded", -60),
    ("hearts with 2, declarer conceded", -60),
    ("hearts with 2, 61 points, conceded", 30),  # decided before
    ("hearts with 2, 60 points, conceded", -60),
    ("hearts with 2, defenders conceded", 30),
    ("hearts with 2, bid 33, defenders conceded", 40),  # schneider is owed and given
    ("hearts with 2, bid 33, conceded", -80),  # without it the game is overbid
    ("null, conceded", -46),
    ("null ouvert, defenders conceded", 46),
    # The server's codes, and symbols.
    ("GHS with 2, 95 points", 144),  # 2, 3, 4, 5, 6: 6 × 24
    ("CO with 1, won", 96),  # 1 + 7: 8 × 12
    ("NOH, 0 tricks, bid 59", 59),
    ("H with 2, 75 points", 30),
    ("SH with 2, 75 points", 44),
    ("DHZ with 1, all tricks", 63),  # 1, 2, 3, 4, 5, 6, 7
    ("♠ with 2, won", 33),
    ("♥ hand with 2, won", 40),
    # In any order, with any marks between, and with small words.
    ("bid 72; 75 points: GRAND with 2 Hand", 96),
    ("won. with 2\nthe game: spades", 33),
    ("Hearts and with 2 and bid of 18 and 61 card points", 30),
    ("hearts with 2, bid at 30, 61 points", 30),
    # German.
    ("Karo Hand mit 1, 75 Augen, gereizt 18", 27),
    ("Kreuz ohne 4, 61 Augen", 60),
    ("Eichel ohne 3, verloren", -96),
    ("Grand mit 4, Schneider, gewonnen", 144),
    ("Großspiel mit 4, Schneider angesagt, 95 Augen, gereizt bis 72", 192),
    ("Grand mit 2, angesagt Schneider, 88 Augen", -288),  # 2, 3, 4, 5, 6: 6 × 24, twice
    ("Null ouvert, kein Stich, gereizt 46", 46),
    ("Null ohne Stich", 23),
    ("Null Hand, ein Stich", -70),
    ("Null offen Hand, verloren", -118),
    ("Herz gegen 2, schwarz verloren", -100),
    ("Pik Hand mit 2, Schwarz angesagt, alle zehn Stiche", 88),
    ("Blatt mit 2, 3 Stiche, 40 Augen", -66),
    ("Grün mit 2, 61 Augen und gereizt mit 33", 33),
    ("Schellen mit 1, 61 Augen, Kontra, Re, Bock", 144),
    ("Rot ohne 1, 61 Augen", 20),
    ("Herz mit 2, aufgegeben", -60),
    ("Herz mit 2, Alleinspieler aufgegeben", -60),
    ("Herz mit 2, Gegenpartei aufgegeben", 30),
    ("Herz mit 2, Gegner aufgegeben", 30),
    ("Reizung von 44: Pik mit 2, Schneider", 44),
    ("das Spiel Pik mit 2, 61 Augen".removeprefix("das "), 33),
]


@pytest.mark.parametrize(("text", "score"), TOLD, ids=[text for text, _ in TOLD])
def test_a_game_in_words_scores_what_the_rules_say(text: str, score: int) -> None:
    settled = sk.reckon(text)
    assert settled.score == score
    assert settled.won is (score > 0)


RULED: Final = [
    ("hearts hand with 2, 45 points", sk.PRE_1999, -40),  # a lost hand game counted once
    ("null hand, lost", sk.PRE_1999, -35),
    ("hearts with 2, 45 points", sk.PRE_1999, -60),
    ("diamonds with 1, 75 points, bid 30", sk.SIMPLE, -36),  # at its own value
    ("clubs with 1, 30 points", sk.SIMPLE, -48),  # schneider is held under 30 there
    ("clubs with 1, 29 points", sk.SIMPLE, -72),
    ("clubs with 1, lost, schneider", sk.SIMPLE, -72),
    ("null, won, bid 24", sk.SIMPLE, -46),  # declared below the bid, and lost
    ("clubs with 1, 61 points, bid 19", sk.ISS, 24),
    ("clubs with 1, 61 points, bid 25", sk.ISS, -72),
]


@pytest.mark.parametrize(("text", "rules", "score"), RULED)
def test_a_game_in_words_is_settled_by_the_rules_of_the_table(text: str, rules: sk.Rules, score: int) -> None:
    settled = sk.reckon(text, rules=rules)
    assert settled.score == score
    assert settled.rules == rules


def test_there_are_ways_enough() -> None:
    assert len(TOLD) >= 40


def test_what_was_said_is_kept_in_the_settlement() -> None:
    settled = sk.reckon("hearts hand without 2, schneider announced, 88 points, bid 50, kontra, re, bock")
    assert settled.contract == sk.Contract(sk.Game.HEARTS, schneider_announced=True)
    assert (settled.bid, settled.points, settled.tricks_taken) == (50, 88, None)
    assert settled.matadors == sk.Matadors.of(-2)
    assert (settled.kontra, settled.re, settled.doublings) == (True, True, 1)
    assert settled.ended is sk.Ending.PLAYED


def test_a_reckoning_is_the_settlement_of_its_facts() -> None:
    assert sk.reckon("Grand Hand mit 2, 75 Augen, gereizt 72") == sk.settle(
        sk.Contract(sk.Game.GRAND, hand=True), bid=72, matadors=2, points=75
    )


def test_an_overbid_game_says_so() -> None:
    settled = sk.reckon("diamonds with 1, 75 points, bid 30")
    assert settled.overbid
    assert settled.verdict is sk.Verdict.OVERBID
    assert (settled.game_value.value, settled.value) == (18, 36)


def test_won_is_no_contradiction_to_an_overbid_game() -> None:
    assert sk.reckon("diamonds with 1, 75 points, won, bid 30").score == -72


REFUSED: Final = [
    # A word that is not understood, with its place.
    ("hearts with 2, 75 points, foo", sk.ParseError, sk.Code.UNKNOWN_WORD, 26),
    ("foo hearts with 2", sk.ParseError, sk.Code.UNKNOWN_WORD, 0),
    ("hearts with twoo, 75 points", sk.ParseError, sk.Code.UNKNOWN_WORD, 12),
    ("hearts with 2, 75", sk.ParseError, sk.Code.UNKNOWN_WORD, 15),
    ("hearts with 2, bid -18", sk.ParseError, sk.Code.UNKNOWN_WORD, 19),
    ("hearts with 22222, 75 points", sk.ParseError, sk.Code.UNKNOWN_WORD, 12),
    ("hearts with, 75 points", sk.ParseError, sk.Code.UNKNOWN_WORD, 7),
    ("hearts with 1, 70 eyes", sk.ParseError, sk.Code.UNKNOWN_WORD, 18),
    ("hearts with 1, 70 Punkte", sk.ParseError, sk.Code.UNKNOWN_WORD, 18),
    ("grand mit zwo, 70 Augen", sk.ParseError, sk.Code.UNKNOWN_WORD, 10),
    ("heartsh with 2", sk.ParseError, sk.Code.UNKNOWN_WORD, 0),
    ("nullouvert, won", sk.ParseError, sk.Code.UNKNOWN_WORD, 0),
    ("h with 2, won", sk.ParseError, sk.Code.UNKNOWN_WORD, 0),
    ("hearts with 2, announced, 75 points", sk.ParseError, sk.Code.UNKNOWN_WORD, 15),
    ("hearts with 2, defenders, 75 points", sk.ParseError, sk.Code.UNKNOWN_WORD, 15),
    # Said twice, or otherwise.
    ("hearts spades with 2", sk.ParseError, sk.Code.WORD_TWICE, 7),
    ("H hearts with 2", sk.ParseError, sk.Code.WORD_TWICE, 2),
    ("hearts with 2, without 3", sk.ParseError, sk.Code.WORD_TWICE, 15),
    ("hearts with 2, 75 points, 80 points", sk.ParseError, sk.Code.WORD_TWICE, 26),
    ("hearts with 2, 5 tricks, no trick", sk.ParseError, sk.Code.WORD_TWICE, 25),
    ("hearts with 2, bid 18, bid 20", sk.ParseError, sk.Code.WORD_TWICE, 23),
    ("hearts with 2, won, lost", sk.ParseError, sk.Code.WORD_TWICE, 20),
    ("hearts with 2, conceded, defenders conceded", sk.ParseError, sk.Code.WORD_TWICE, 25),
    ("hearts with 2, kontra kontra", sk.ParseError, sk.Code.WORD_TWICE, 22),
    ("GHH with 2, won", sk.ParseError, sk.Code.WORD_TWICE, 0),
    # Missing.
    ("", sk.ParseError, sk.Code.WORD_MISSING, 0),
    (" \n", sk.ParseError, sk.Code.WORD_MISSING, 0),
    ("with 2, 75 points", sk.ParseError, sk.Code.WORD_MISSING, 0),
    ("hearts, 75 points", sk.SettlementError, sk.Code.MATADORS_MISSING, None),
    ("hearts with 2", sk.SettlementError, sk.Code.POINTS_MISSING, None),
    ("hearts with 2, 5 tricks", sk.SettlementError, sk.Code.POINTS_MISSING, None),
    ("hearts with 2, schneider announced", sk.SettlementError, sk.Code.POINTS_MISSING, None),
    ("null", sk.SettlementError, sk.Code.TRICKS_MISSING, None),
    ("null, 5 points", sk.SettlementError, sk.Code.TRICKS_MISSING, None),
    # What cannot have been.
    ("hearts with 0, 75 points", sk.SettlementError, sk.Code.BAD_MATADORS, None),
    ("hearts with 12, 75 points", sk.SettlementError, sk.Code.BAD_MATADORS, None),
    ("grand with 5, 75 points", sk.SettlementError, sk.Code.BAD_MATADORS, None),
    ("hearts with 2, 121 points", sk.SettlementError, sk.Code.POINTS_OUT_OF_RANGE, None),
    ("hearts with 2, no trick, 40 points", sk.SettlementError, sk.Code.POINTS_IMPOSSIBLE, None),
    ("hearts with 2, all tricks, 90 points", sk.SettlementError, sk.Code.POINTS_IMPOSSIBLE, None),
    ("hearts with 2, won, 11 tricks", sk.SettlementError, sk.Code.TRICKS_OUT_OF_RANGE, None),
    ("hearts with 2, 75 points, bid 19", sk.SettlementError, sk.Code.BAD_BID, None),
    ("hearts with 2, 75 points, bid 171", sk.SettlementError, sk.Code.BAD_BID, None),
    ("hearts with 2, 75 points, re", sk.SettlementError, sk.Code.RE_WITHOUT_KONTRA, None),
    ("hearts with 2, 75 points, lost", sk.SettlementError, sk.Code.CONTRADICTION, None),
    ("hearts with 2, 60 points, won", sk.SettlementError, sk.Code.CONTRADICTION, None),
    ("hearts with 2, 75 points, schneider", sk.SettlementError, sk.Code.CONTRADICTION, None),
    ("hearts with 2, 9 tricks, schwarz", sk.SettlementError, sk.Code.CONTRADICTION, None),
    ("null, no trick, lost", sk.SettlementError, sk.Code.CONTRADICTION, None),
    ("null, 2 tricks, won", sk.SettlementError, sk.Code.CONTRADICTION, None),
    # Games and levels that do not exist.
    ("ramsch, 50 points", sk.SettlementError, sk.Code.RAMSCH_NOT_SETTLED, None),
    ("ramsch hand", sk.ContractError, sk.Code.RAMSCH_LEVEL, None),
    ("null hand schneider announced, won", sk.ContractError, sk.Code.NULL_LEVEL, None),
    ("null hand schneider, won", sk.ParseError, sk.Code.NULL_LEVEL, 10),
    ("spades hand schneider with 2, 80 points", sk.SettlementError, sk.Code.CONTRADICTION, None),
    ("Pik Hand Schwarz mit 2, 117 Augen, 9 Stiche", sk.SettlementError, sk.Code.CONTRADICTION, None),
    ("Pik Hand angesagt mit 2, 95 Augen", sk.ParseError, sk.Code.UNKNOWN_WORD, 9),
    ("null, won, bid 24", sk.ContractError, sk.Code.NULL_BELOW_BID, None),
    ("null with 2, won", sk.ParseError, sk.Code.NO_MATADORS, 5),
]


@pytest.mark.parametrize(
    ("text", "kind", "code", "place"), REFUSED, ids=[refused[0] or "nothing" for refused in REFUSED]
)
def test_what_cannot_be_reckoned_is_refused_with_its_cause(
    text: str, kind: type[sk.SkatError], code: sk.Code, place: int | None
) -> None:
    with pytest.raises(sk.SkatError) as refused:
        sk.reckon(text)
    assert type(refused.value) is kind
    assert refused.value.code is code
    assert getattr(refused.value, "position", None) == place
    assert str(refused.value) != refused.value.explain("de")


def test_a_level_made_in_a_null_is_no_question_of_matadors() -> None:
    with pytest.raises(sk.SkatError) as refused:
        sk.reckon("null, schneider, won")
    assert refused.value.code is sk.Code.NULL_LEVEL
    assert "schneider" in refused.value.reason.explain()


def test_an_unknown_word_is_shown_with_the_text_and_an_example() -> None:
    with pytest.raises(sk.ParseError) as refused:
        sk.reckon("hearts with 2, foo, won")
    assert re.search(r"'foo'.*grand hand with 2.*character 16 of 'hearts with 2, foo, won'", str(refused.value))
    assert refused.value.text == "hearts with 2, foo, won"


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("spdaes with 1", "did you mean 'spades'?", "gemeint ist wohl 'spades'?"),
        ("Kreutz mit 1", "did you mean 'Kreuz'?", "gemeint ist wohl 'Kreuz'?"),
        ("Schelln ohne 2", "did you mean 'Schellen'?", "gemeint ist wohl 'Schellen'?"),
        ("grand wiht 2", "did you mean 'with'?", "gemeint ist wohl 'with'?"),
        ("grand with 1, 4 trciks", "did you mean 'tricks'?", "gemeint ist wohl 'tricks'?"),
        ("Pik mit 1, 70 Punkte", "card points are 'Augen' in German", "die Punkte der Karten heißen 'Augen'"),
        ("grand with 2, 75", "followed by points or tricks", "hinter einer Zahl steht Augen oder Stiche"),
        ("grand, what", "like 'grand hand with 2, 75 points, bid 72'", "wie 'Grand Hand mit 2, 75 Augen, gereizt 72'"),
    ],
)
def test_what_is_not_understood_is_answered_with_what_was_meant(text: str, english: str, german: str) -> None:
    with pytest.raises(sk.ParseError) as refused:
        sk.reckon(text)
    assert english in refused.value.explain()
    assert german in refused.value.explain("de")


def test_a_word_that_is_like_none_is_no_misspelling() -> None:
    with pytest.raises(sk.ParseError) as refused:
        sk.reckon("grand with 2, xyzzy")
    assert "did you mean" not in str(refused.value)


@pytest.mark.parametrize("value", [None, 5, b"hearts with 2, won", ["hearts"]])
def test_a_game_in_words_is_a_string(value: object) -> None:
    with pytest.raises(sk.ArgumentError):
        sk.reckon(value)  # type: ignore[arg-type]


def test_the_value_of_a_game_needs_no_end() -> None:
    told = read_reckoning("spades with 2, schneider")
    assert not told.tells_the_end
    assert str(told.value()) == "with 2, game 3, Schneider 4, 4 × spades 11 = 44"


@pytest.mark.parametrize("end", ["75 points", "3 tricks", "won", "lost", "conceded", "defenders conceded"])
def test_what_tells_the_end(end: str) -> None:
    assert read_reckoning(f"spades with 2, {end}").tells_the_end


LOOKALIKES: Final = [
    "ſpades with 1, 75 points",
    "dıamonds with 1, 75 points",
    "ſchellen mit 1, 75 Augen",
    "hearts hand with 2, ſchneider announced, 88 points",
    "hearts with 2, 75 points, announced ſchneider",
    "hearts with 2, ſchwarz",
    "hearts wıth 2, 75 points",
    "PİK MIT 1, 75 AUGEN",
]


@pytest.mark.parametrize("text", LOOKALIKES)
def test_a_letter_that_only_looks_alike_is_refused_or_taken_for_the_other(text: str) -> None:
    try:
        settled = sk.reckon(text)
    except sk.SkatError:
        return
    assert settled == sk.reckon(text.replace("ſ", "s").replace("ı", "i").replace("İ", "I"))


TEXTS: Final = [*[text for text, _ in TOLD], *[text for text, _, _ in RULED], *[text for text, *_ in REFUSED]]
PHRASES: Final = sorted({phrase.strip() for text in TEXTS for phrase in re.split("[,:;]", text)})
SPELLINGS: Final = {"s": "sSſ", "k": "kK\u212a", "i": "iIıİ", "ü": "üÜ", "ß": "ßẞ"}


@st.composite
def sayings(draw: st.DrawFn) -> str:
    """Phrases of the trade in any order, some spelt with other letters."""
    phrases = draw(st.lists(st.sampled_from(PHRASES), max_size=6))
    text = draw(st.sampled_from([" ", ", ", "\n", "; "])).join(phrases)
    spelling = {letter: draw(st.sampled_from(forms)) for letter, forms in SPELLINGS.items()}
    return "".join(spelling.get(letter, letter) for letter in text)


def outcome_of(text: str) -> sk.Settlement | sk.SkatError:
    """Reckon, and give what comes of it."""
    try:
        return sk.reckon(text)
    except sk.SkatError as error:
        return error


@given(text=st.one_of(sayings(), st.text(), st.text(alphabet="DHSCGNOZ 12,.shwt")))
@example(text="\x1c\x85\u2003")
@example(text="\ud800")
@settings(parent=LAW, max_examples=some(200))
def test_any_text_is_settled_or_refused(text: str) -> None:
    found = outcome_of(text)
    assert found.explain("en") != found.explain("de")
