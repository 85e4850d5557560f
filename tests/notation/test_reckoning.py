"""A game told in words, in English and German, and what it comes to."""

import re
from math import prod
from typing import Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from laws.strategies import LAW
from pyskat.notation.reckoning import read_reckoning
from tables import cells, headed, pairs, pointed

TOLD: Final = """\
# What people ask.
grand hand with 2, 75 points, bid 72 = 4*24 | hearts hand with 2, schneider announced, 88 points, bid 50 = -2*6*10
diamonds with 1, 75 points, bid 30 = -2*4*9 | spades with 2, schneider = 4*11
spades with 1, 90 points, bid 23 = 3*11 | spades with 1, 89 points, bid 23 = -2*3*11
hearts with 1, 75 points, bid 264 = -2*27*10 | grand hand with 4, schneider announced, 89 points = -2*8*24
# As people speak.
grand with two, 70 points = 3*24 | Herz mit zwei, 70 Augen = 3*10 | Rot Hand ohne einen, 61 Augen = 3*10
Eichel mit einem, 61 Augen = 2*12 | spades with eleven, 61 points = 12*11 | Pik ohne fünf, 61 Augen = 6*11
Pik ohne fuenf, 61 Augen = 6*11 | spades with 1, 70 pts? = 2*11 | null, zwei Stiche = -46 | null, ten tricks = -46
null ohne einen Stich = 23 | null without one trick = 23
# Won and lost at the border.
clubs without 3, 61 points = 4*12 | clubs against 3, 60 points = -2*4*12 | clubs without 3, won = 4*12
clubs without 3, lost = -2*4*12 | hearts hand without 4, 31 points = -2*6*10
hearts hand without 4, 30 points = -2*7*10 | hearts without 4, lost, schneider = -2*6*10
grand with 4, 89 points, bid 120 = 5*24 | grand with 4, 90 points, bid 120 = 6*24
# Every trick, or none.
diamonds with 1, all tricks = 4*9 | diamonds with 1, every trick, 120 points = 4*9 | diamonds with 1, 10 tricks = 4*9
diamonds with 1, schwarz = 4*9 | diamonds with 1, 0 tricks, 14 points = -2*4*9 | diamonds with 1, no trick = -2*4*9
diamonds with 1, lost, schwarz = -2*4*9 | diamonds with 1, 1 trick, 31 points = -2*2*9
diamonds with 1, one trick, 30 points = -2*3*9
# Announced.
spades hand with 2, schneider announced, won = 6*11 | spades hand with 2, announced schneider, 92 points = 6*11
spades with 2, schneider called, 92 points = 6*11 | spades with 2, schneider announced, all tricks = 7*11
spades with 2, schneider announced, 20 points = -2*6*11 | spades with 2, schneider announced, no trick = -2*7*11
spades hand schwarz announced with 2, all ten tricks = 8*11 | spades hand announced schwarz with 2, won = 8*11
spades hand schwarz announced with 2, lost = -2*8*11
spades hand schwarz announced with 2, 9 tricks, 117 points = -2*8*11
spades hand schneider and schwarz announced with 2, 61 points = -2*8*11
spades hand with 2, schneider, schwarz announced, 61 points = -2*8*11
spades hand schneider schwarz announced with 2, 61 points = -2*8*11
spades hand, announced: schneider and schwarz, with 2, 61 points = -2*8*11
spades hand, announced schneider, schwarz, with 2 = 7*11 | spades hand schneider announced schneider with 2 = 6*11
Pik Hand Schneider angesagt mit 2, 92 Augen = 6*11 | Pik Hand mit 2, angesagt: Schneider, 92 Augen = 6*11
Pik Hand Schneider und Schwarz angesagt mit 2, 61 Augen = -2*8*11
Pik Hand mit 2, angesagt Schneider und Schwarz, 61 Augen = -2*8*11
# Not announced: what was made.
Pik Hand Schneider mit 1, 95 Augen = 4*11 | spades hand schneider with 2, 92 points = 5*11
spades hand, schneider, with 2, 92 points = 5*11 | hand schneider spades with 2 = 5*11
spades hand schneider with 2, lost = -2*5*11 | spades hand schneider with 2, 25 points = -2*5*11
spades hand schwarz with 2 = 6*11 | Pik Hand Schwarz mit 2, verloren = -2*6*11
Pik Hand Schneider Schwarz mit 2 = 6*11 | Pik Hand, Schneider und Schwarz, mit 2, alle Stiche = 6*11
SH schneider with 2, 92 points = 5*11 | spades hand, schneider not announced, with 2, 92 points = 5*11
Pik Hand mit 2, Schneider nicht angesagt, 92 Augen = 5*11 | Pik Hand mit 2, Schneider gemacht = 5*11
spades hand with 2, schneider announced, schwarz made = 7*11 | grand ouvert with 4, all ten tricks, bid 264 = 11*24
grand ouvert with 4, won = 11*24 | grand ouvert with 4, 120 points, won = 11*24 | grand open with 4, lost = -2*11*24
clubs ouvert with 11, won = 18*12
# Null.
null, won = 23 | null hand, no trick = 35 | null hand, without any trick = 35 | null ouvert, a trick = -92
null ouvert hand, lost = -118 | null hand ouvert, 0 tricks, bid 59 = 59 | null, 1 trick, 5 points = -46
null, 14 points, no trick = 23
# Doubled.
hearts with 2, 75 points, kontra = 2*3*10 | hearts with 2, 75 points, kontra, re = 2*2*3*10
hearts with 2, 75 points, kontra, re, bock = 2*2*2*3*10 | hearts with 2, 75 points, bock bock = 2*2*3*10
hearts with 2, 45 points, contra = -2*2*3*10 | diamonds with 1, 75 points, bid 30, kontra = -2*2*4*9
# Given up, by the Skat Order.
hearts with 2, conceded = -2*3*10 | hearts with 2, declarer conceded = -2*3*10
hearts with 2, 61 points, conceded = 3*10 | hearts with 2, 60 points, conceded = -2*3*10
hearts with 2, defenders conceded = 3*10 | hearts with 2, bid 33, defenders conceded = 4*10
hearts with 2, bid 33, conceded = -2*4*10 | null, conceded = -46 | null ouvert, defenders conceded = 46
# The server's codes, and symbols.
GHS with 2, 95 points = 6*24 | CO with 1, won = 8*12 | NOH, 0 tricks, bid 59 = 59 | H with 2, 75 points = 3*10
SH with 2, 75 points = 4*11 | DHZ with 1, all tricks = 7*9 | ♠ with 2, won = 3*11 | ♥ hand with 2, won = 4*10
# In any order, with any marks between, and with small words.
bid 72; 75 points: GRAND with 2 Hand = 4*24 | Hearts and with 2 and bid of 18 and 61 card points = 3*10
hearts with 2, bid at 30, 61 points = 3*10
# German.
Karo Hand mit 1, 75 Augen, gereizt 18 = 3*9 | Kreuz ohne 4, 61 Augen = 5*12 | Eichel ohne 3, verloren = -2*4*12
Grand mit 4, Schneider, gewonnen = 6*24 | Großspiel mit 4, Schneider angesagt, 95 Augen, gereizt bis 72 = 8*24
Grand mit 2, angesagt Schneider, 88 Augen = -2*6*24 | Null ouvert, kein Stich, gereizt 46 = 46 | Null ohne Stich = 23
Null Hand, ein Stich = -70 | Null offen Hand, verloren = -118 | Herz gegen 2, schwarz verloren = -2*5*10
Pik Hand mit 2, Schwarz angesagt, alle zehn Stiche = 8*11 | Blatt mit 2, 3 Stiche, 40 Augen = -2*3*11
Grün mit 2, 61 Augen und gereizt mit 33 = 3*11 | Schellen mit 1, 61 Augen, Kontra, Re, Bock = 2*2*2*2*9
Rot ohne 1, 61 Augen = 2*10 | Herz mit 2, aufgegeben = -2*3*10 | Herz mit 2, Alleinspieler aufgegeben = -2*3*10
Herz mit 2, Gegenpartei aufgegeben = 3*10 | Herz mit 2, Gegner aufgegeben = 3*10
Reizung von 44: Pik mit 2, Schneider = 4*11 | Spiel Pik mit 2, 61 Augen = 3*11
"""
"""Each game and what it scores: twice and lost, doubled, the multiplier, the base value."""

GAMES: Final = [
    *[(text, prod(map(int, score.split("*")))) for text, score in pairs(TOLD)],
    ("Gru\u0308n mit 1, 70 Augen!", 22),
    ("won. with 2\nthe game: spades", 33),
]


@pytest.mark.parametrize(("text", "score"), GAMES)
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
    assert sk.reckon("diamonds with 1, 75 points, won, bid 30").score == -72, "won is no contradiction"


REFUSED: Final = """\
ParseError UNKNOWN_WORD:
    hearts with 2, 75 points, ^foo | ^foo hearts with 2 | hearts with ^twoo, 75 points | hearts with 2, ^75
    hearts with 2, bid ^-18 | hearts with ^22222, 75 points | hearts ^with, 75 points | hearts with 1, 70 ^eyes
    hearts with 1, 70 ^Punkte | grand mit ^zwo, 70 Augen | ^heartsh with 2 | ^nullouvert, won | ^h with 2, won
    hearts with 2, ^announced, 75 points | hearts with 2, ^defenders, 75 points | Pik Hand ^angesagt mit 2, 95 Augen
ParseError WORD_TWICE:
    hearts ^spades with 2 | H ^hearts with 2 | hearts with 2, ^without 3 | hearts with 2, 75 points, ^80 points
    hearts with 2, 5 tricks, ^no trick | hearts with 2, bid 18, ^bid 20 | hearts with 2, won, ^lost
    hearts with 2, conceded, ^defenders conceded | hearts with 2, kontra ^kontra | ^GHH with 2, won
ParseError WORD_MISSING: ^with 2, 75 points
SettlementError MATADORS_MISSING: hearts, 75 points
SettlementError POINTS_MISSING: hearts with 2 | hearts with 2, 5 tricks | hearts with 2, schneider announced
SettlementError TRICKS_MISSING: null | null, 5 points
SettlementError BAD_MATADORS: hearts with 0, 75 points | hearts with 12, 75 points | grand with 5, 75 points
SettlementError POINTS_OUT_OF_RANGE: hearts with 2, 121 points
SettlementError POINTS_IMPOSSIBLE: hearts with 2, no trick, 40 points | hearts with 2, all tricks, 90 points
SettlementError TRICKS_OUT_OF_RANGE: hearts with 2, won, 11 tricks
SettlementError BAD_BID: hearts with 2, 75 points, bid 19 | hearts with 2, 75 points, bid 171
SettlementError RE_WITHOUT_KONTRA: hearts with 2, 75 points, re
SettlementError CONTRADICTION:
    hearts with 2, 75 points, lost | hearts with 2, 60 points, won | hearts with 2, 75 points, schneider
    hearts with 2, 9 tricks, schwarz | null, no trick, lost | null, 2 tricks, won
    spades hand schneider with 2, 80 points | Pik Hand Schwarz mit 2, 117 Augen, 9 Stiche
SettlementError RAMSCH_NOT_SETTLED: ramsch, 50 points
ContractError RAMSCH_LEVEL: ramsch hand
ContractError NULL_LEVEL: null hand schneider announced, won
ParseError NULL_LEVEL: null hand ^schneider, won
ContractError NULL_BELOW_BID: null, won, bid 24
ParseError NO_MATADORS: null ^with 2, won
"""
"""What is wrong with each text, and where."""

FAULTS: Final = [*headed(REFUSED), *[("ParseError WORD_MISSING", text) for text in ("^", "^ \n")]]


@pytest.mark.parametrize(("what", "marked"), FAULTS)
def test_what_cannot_be_reckoned_is_refused_with_its_cause(what: str, marked: str) -> None:
    text, place = pointed(marked)
    with pytest.raises(sk.SkatError) as refused:
        sk.reckon(text)
    assert f"{type(refused.value).__name__} {refused.value.code.name}" == what
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
    assert "did you mean" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("spdaes with 1", "did you mean 'spades'?", "gemeint ist wohl 'spades'"),
        ("Kreutz mit 1", "did you mean 'Kreuz'?", "gemeint ist wohl 'Kreuz'"),
        ("Schelln ohne 2", "did you mean 'Schellen'?", "gemeint ist wohl 'Schellen'"),
        ("grand wiht 2", "did you mean 'with'?", "gemeint ist wohl 'with'"),
        ("grand with 1, 4 trciks", "did you mean 'tricks'?", "gemeint ist wohl 'tricks'"),
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


LOOKALIKES: Final = """
ſpades with 1, 75 points | dıamonds with 1, 75 points | ſchellen mit 1, 75 Augen | hearts wıth 2, 75 points
hearts hand with 2, ſchneider announced, 88 points | hearts with 2, 75 points, announced ſchneider
hearts with 2, ſchwarz | PİK MIT 1, 75 AUGEN
"""


@pytest.mark.parametrize("text", cells(LOOKALIKES))
def test_a_letter_that_only_looks_alike_is_refused_or_taken_for_the_other(text: str) -> None:
    try:
        settled = sk.reckon(text)
    except sk.SkatError:
        return
    assert settled == sk.reckon(text.replace("ſ", "s").replace("ı", "i").replace("İ", "I"))


TEXTS: Final = [
    *[text for text, _ in GAMES],
    *[text for text, _, _ in RULED],
    *[pointed(text)[0] for _, text in FAULTS],
]
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
