"""How people tell and ask of a game: what is understood, in any order and spelling, and what is refused."""

from itertools import islice, permutations
from math import prod
from typing import Final

import pytest

import pyskat as sk
from notation.phrasings import RAMSCHED, REFUSED, SETTLED, VALUED
from pyskat.language.letters import in_ascii
from tables import headed, pairs, pointed

SCORES: Final = [(text, prod(map(int, sum_.split("*")))) for text, sum_ in pairs(SETTLED)]
VALUES: Final = [(text, prod(map(int, sum_.split("*")))) for text, sum_ in pairs(VALUED)]
RAMSCHES: Final = [(text, tuple(map(int, scores.split()))) for text, scores in pairs(RAMSCHED)]
FAULTS: Final = [(*head.split(" ", 1), marked) for head, marked in headed(REFUSED)]

UNDERSTOOD: Final = [text for text, _ in (*SCORES, *VALUES, *RAMSCHES)]


def come_to(text: str) -> tuple[type, object]:
    """Reckon, and give what kind of answer it is and what it comes to."""
    found = sk.reckon(text)
    if isinstance(found, sk.GameValue):
        return sk.GameValue, found.value
    return type(found), found.score if isinstance(found, sk.Settlement) else found.scores


@pytest.mark.parametrize(("text", "score"), SCORES)
def test_a_game_with_a_result_is_settled(text: str, score: int) -> None:
    assert come_to(text) == (sk.Settlement, score)


@pytest.mark.parametrize(("text", "value"), VALUES)
def test_a_game_without_a_result_has_its_value(text: str, value: int) -> None:
    assert come_to(text) == (sk.GameValue, value)


@pytest.mark.parametrize(("text", "scores"), RAMSCHES)
def test_a_ramsch_has_its_scores(text: str, scores: tuple[int, ...]) -> None:
    assert come_to(text) == (sk.RamschSettlement, scores)


@pytest.mark.parametrize(("code", "words", "marked"), FAULTS)
def test_what_is_not_clear_is_refused_with_its_place_and_what_would_be_right(
    code: str, words: str, marked: str
) -> None:
    text, place = pointed(marked)
    with pytest.raises(sk.SkatError) as refused:
        sk.reckon(text)
    assert refused.value.code.name == code
    assert words in refused.value.explain("en")
    assert getattr(refused.value, "position", None) == place
    assert refused.value.explain("de") != refused.value.explain("en")


def test_the_tables_are_as_long_as_they_should_be() -> None:
    assert len(set(UNDERSTOOD)) == len(UNDERSTOOD) > 400
    assert len({marked for *_, marked in FAULTS}) > 210


@pytest.mark.parametrize("text", [text for text in UNDERSTOOD if ", " in text])
def test_the_parts_may_come_in_any_order(text: str) -> None:
    parts = text.split(", ")
    if len(parts) >= 3 and all(part.split()[0].isdigit() for part in parts[1:3]):
        return  # the points of a Ramsch stand in the order of the seats
    expected = come_to(text)
    for turned in islice(permutations(parts), 24):
        assert come_to(", ".join(turned)) == expected


ORDERED: Final = """
Pik mit 1, Gegner 4 Stiche, 50 Augen = 2*11 | Pik mit 1, Gegner 5 Stiche, 65 Augen = -2*2*11
Pik mit 1, Gegner 65 Augen, 5 Stiche = -2*2*11 | Pik mit 1, Gegner 4 Stiche, ich 70 Augen = 2*11
Pik mit 1, Gegner 4 Stiche, Alleinspieler 70 Augen = 2*11 | Herz mit 2, Gegner Schneider, 95 Augen = 4*10
spades hand schneider: with 2, 95 points = 5*11
Pik mit 2, ein Gegner spielt aus, ohne an der Reihe zu sein = 3*11
Pik mit 2, Alleinspieler spielt aus, ohne ein Spiel anzusagen = -2*3*11
"""
"""Where what comes first tells of whom the next is said."""


@pytest.mark.parametrize(("text", "sum_"), pairs(ORDERED))
def test_points_behind_tricks_are_those_of_the_same_side(text: str, sum_: str) -> None:
    assert come_to(text) == (sk.Settlement, prod(map(int, sum_.split("*"))))


@pytest.mark.parametrize("text", UNDERSTOOD)
def test_the_spelling_does_not_matter(text: str) -> None:
    expected = come_to(text)
    for spelt in (text.upper(), in_ascii(text.translate(SIGNS)), text.replace(" ", "  ")):
        assert come_to(spelt) == expected


SIGNS: Final = str.maketrans(
    {"♠": "Pik ", "♥": "Herz ", "♦": "Karo ", "️": "", "“": '"', "”": '"', "…": "...", "×": "x"}
)
