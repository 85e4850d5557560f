"""A game told in words, in English and German, and what it comes to."""

import re
from math import prod
from typing import Final

import pytest
from attrs import evolve
from hypothesis import example, given, settings
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from laws.strategies import LAW
from pyskat.notation.reckoning import read_reckoning
from settled import settled
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
    found = settled(text)
    assert found.score == score
    assert found.won is (score > 0)


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
    # On the server the rest of the tricks is given up, and the levels that follow count.
    ("hearts with 2, defenders conceded, schneider", sk.ISS, 40),
    ("hearts with 2, defenders conceded, schwarz", sk.ISS, 50),
    ("hearts with 2, conceded, schneider", sk.ISS, -80),
    ("hearts with 2, conceded, schwarz", sk.ISS, -100),
    ("hearts with 2, conceded", sk.ISS, -60),
]


@pytest.mark.parametrize(("text", "rules", "score"), RULED)
def test_a_game_in_words_is_settled_by_the_rules_of_the_table(text: str, rules: sk.Rules, score: int) -> None:
    found = settled(text, rules)
    assert found.score == score
    assert found.rules == rules


RAMSCHES: Final = [
    # The skat, of which nothing was said, is what is missing to 120.
    ("ramsch 45 40 25", sk.RamschRules(skat_to="loser"), (-55, 0, 0)),
    ("ramsch 45 40 25", sk.RamschRules(skat_to="nobody"), (-45, 0, 0)),
    ("ramsch 45 40 25, skat 10, last trick middlehand", sk.RamschRules(), (0, -50, 0)),
    ("ramsch 45 40 25, skat 10", sk.RamschRules(skat_to="loser"), (-55, 0, 0)),
    # Who is tied pays by the rules of the table.
    ("ramsch 50 50 20", sk.RamschRules(tie="split"), (-25, -25, 0)),
    ("ramsch 50 50 20, last trick forehand", sk.RamschRules(tie="last_trick"), (-50, 0, 0)),
    ("ramsch 50 50 20, rearhand last trick", sk.RamschRules(tie="last_trick"), (-50, -50, 0)),
    ("ramsch 50 50 20; middlehand has the most", sk.RamschRules(tie="last_trick"), (0, -50, 0)),
    ("ramsch 50 45 25", sk.RamschRules(tie="last_trick"), (-50, 0, 0)),
    # A march is the player's, or the others'; and who pushes the skat on unseen doubles.
    ("march middlehand", sk.RamschRules(march="others"), (-120, 0, -120)),
    ("ramsch 45 40 35, pushed", sk.RamschRules(pushing=True), (-90, 0, 0)),
    ("Ramsch 45 40 35, geschoben 2, Bock", sk.RamschRules(pushing=True), (-45 * 8, 0, 0)),
]


@pytest.mark.parametrize(("text", "house", "scores"), RAMSCHES)
def test_a_ramsch_in_words_is_settled_by_the_rules_of_the_table(
    text: str, house: sk.RamschRules, scores: tuple[int, int, int]
) -> None:
    found = sk.reckon(text, rules=evolve(sk.ISKO, ramsch=house))
    assert isinstance(found, sk.RamschSettlement)
    assert (found.scores, found.rules) == (scores, house)


def test_of_a_tie_the_last_trick_has_to_be_told_where_it_decides() -> None:
    with pytest.raises(sk.ParseError, match="last trick"):
        sk.reckon("ramsch 50 50 20", rules=evolve(sk.ISKO, ramsch=sk.RamschRules(tie="last_trick")))


def test_what_was_said_is_kept_in_the_settlement() -> None:
    found = settled("hearts hand without 2, schneider announced, 88 points, bid 50, kontra, re, bock")
    assert found.contract == sk.Contract(sk.Game.HEARTS, schneider_announced=True)
    assert (found.bid, found.points, found.tricks_taken) == (50, 88, None)
    assert found.matadors == sk.Matadors.of(-2)
    assert (found.kontra, found.re, found.doublings) == (True, True, 1)
    assert found.ended is sk.Ending.PLAYED


def test_a_reckoning_is_the_settlement_of_its_facts() -> None:
    assert sk.reckon("Grand Hand mit 2, 75 Augen, gereizt 72") == sk.settle(
        sk.Contract(sk.Game.GRAND, hand=True), bid=72, matadors=2, points=75
    )


def test_an_overbid_game_says_so() -> None:
    found = settled("diamonds with 1, 75 points, bid 30")
    assert found.overbid
    assert found.verdict is sk.Verdict.OVERBID
    assert (found.game_value.value, found.value) == (18, 36)
    assert settled("diamonds with 1, 75 points, won, bid 30").score == -72, "won is no contradiction"


REFUSED: Final = """\
ParseError UNKNOWN_WORD:
    hearts with 2, 75 points, ^foo | ^foo hearts with 2 | hearts with ^twoo, 75 points | hearts with 2, ^72
    hearts with 2, bid ^-18 | hearts with ^22222, 75 points | hearts ^with, 75 points | hearts with 1, 70 ^eyes
    hearts with 1, 70 ^Punkte | grand mit ^zwop, 70 Augen | ^heartsh with 2 | ^nulouvert, won | ^h with 2, won
    hearts with 2, ^announced, 75 points | hearts with 2, ^defenders, 75 points | Pik Hand ^angesagt mit 2, 95 Augen
ParseError WORD_TWICE:
    hearts ^spades with 2 | H ^hearts with 2 | hearts with 2, ^without 3 | hearts with 2, 75 points, ^80 points
    hearts with 2, 5 tricks, ^no trick | hearts with 2, bid 18, ^bid 20 | hearts with 2, won, ^lost
    hearts with 2, conceded, ^defenders conceded | hearts with 2, kontra ^kontra | ^GHH with 2, won
ParseError WORD_MISSING: ^with 2, 75 points
SettlementError MATADORS_MISSING: hearts, 75 points
SettlementError POINTS_MISSING: hearts with 2, 5 tricks | hearts with 2, kontra
SettlementError TRICKS_MISSING: null, kontra | null, 5 points
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
ParseError WORD_MISSING: ^ramsch, 50 points
ContractError RAMSCH_LEVEL: ramsch hand
ContractError NULL_LEVEL: null hand schneider announced, won
ParseError NULL_LEVEL: null hand ^schneider, won
ContractError NULL_BELOW_BID: null, won, bid 24
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
        ("grand with 2, 7", "followed by points or tricks", "hinter einer Zahl steht Augen oder Stiche"),
        ("grand, huh", "like 'grand hand with 2, 75 points, bid 72'", "wie 'Grand Hand mit 2, 75 Augen, gereizt 72'"),
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


@pytest.mark.parametrize("told", ["spades with 2", "spades with 2, bid 33", "with 2, game 3, Schneider 4, spades"])
def test_the_value_of_a_game_needs_no_end(told: str) -> None:
    found = read_reckoning(told)
    assert not found.tells_the_end
    assert found.value() == found.answer() == sk.reckon(told)


ENDS: Final = """
75 points | 3 tricks | won | lost | conceded | defenders conceded | schneider | overbid | defenders 45 | 61:59 | split
"""


@pytest.mark.parametrize("end", cells(ENDS))
def test_what_tells_the_end(end: str) -> None:
    assert read_reckoning(f"spades with 2, {end}").tells_the_end


def test_a_level_alone_is_a_result_and_a_question_after_it_is_none() -> None:
    assert str(sk.reckon("spades with 2, schneider")).endswith("4 × spades 11 = 44: won with 90 points, +44")
    asked = read_reckoning("what is spades with 2, schneider worth")
    assert not asked.tells_the_end
    assert str(asked.value()) == "with 2, game 3, Schneider 4, 4 × spades 11 = 44"


@pytest.mark.parametrize("told", ["spades with 2", "spades with 2, bid 33", "null", "ramsch 45 40 35"])
def test_a_game_without_a_result_is_not_settled(told: str) -> None:
    with pytest.raises(sk.SettlementError):
        read_reckoning(told).settle()


def test_a_bid_is_one_whatever_is_asked() -> None:
    for told, rules in (("grand with 1, bid 50", sk.ISKO), ("grand with 1, bid 51", sk.ISS)):
        assert isinstance(sk.reckon(told, rules=rules), sk.GameValue)
    with pytest.raises(sk.SettlementError, match="51"):
        sk.reckon("grand with 1, bid 51")


def test_matadors_play_no_part_in_a_null() -> None:
    assert read_reckoning("null with 2").value() == sk.game_value(sk.Contract(sk.Game.NULL), 2)
    assert read_reckoning("null without 11, won").settle().score == 23


LOOKALIKES: Final = """
ſpades with 1, 75 points | dıamonds with 1, 75 points | ſchellen mit 1, 75 Augen | hearts wıth 2, 75 points
hearts hand with 2, ſchneider announced, 88 points | hearts with 2, 75 points, announced ſchneider
hearts with 2, ſchwarz | PİK MIT 1, 75 AUGEN
"""


@pytest.mark.parametrize("text", cells(LOOKALIKES))
def test_a_letter_that_only_looks_alike_is_refused_or_taken_for_the_other(text: str) -> None:
    try:
        found = sk.reckon(text)
    except sk.SkatError:
        return
    assert found == sk.reckon(text.replace("ſ", "s").replace("ı", "i").replace("İ", "I"))


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


def outcome_of(text: str) -> sk.Settlement | sk.GameValue | sk.RamschSettlement | sk.SkatError:
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


@pytest.mark.parametrize(
    ("told", "score"),
    [
        ("spades with 2, schneider announced, lost, 90 were announced, 70 points", -2 * 6 * 11),  # 3, 4, 5, 6
        ("spades hand with 2, lost, all ten tricks were announced but not taken", -2 * 8 * 11),  # 3, 4, 5, 6, 7, 8
        ("spades with 2, 70 points, 7 tricks, defenders 3 tricks", 3 * 11),
        ("spades with 2, he 70 points", 3 * 11),
    ],
)
def test_what_was_announced_and_missed_and_who_had_what(told: str, score: int) -> None:
    assert read_reckoning(told).settle(sk.ISKO).score == score


def test_whose_points_they_are_has_to_be_said() -> None:
    with pytest.raises(sk.ParseError, match="'they' is not understood here"):
        read_reckoning("they 50 points, spades with 2")
