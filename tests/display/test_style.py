"""How cards are named and coloured."""

import re
from typing import Any

import pytest

import pyskat as sk
from pyskat.display import Style, text
from pyskat.display.canvas import Canvas
from pyskat.display.speech import clean, sentence
from pyskat.display.style import COLOURS, in_words, index, short, suit_name

made: Any = Style  # what the types refuse is refused at run time too

FRENCH, GERMAN = Style(), Style(suits="german")
FRENCH_DE, GERMAN_DE = Style(language="de"), Style(suits="german", language="de")
ASCII = Style(ascii=True)
STYLES = (FRENCH, GERMAN, FRENCH_DE, GERMAN_DE, ASCII)


@pytest.mark.parametrize(
    ("card", "brief", "words"),
    [
        ("CJ", "♣J EU ♣B EU CJ", "jack of clubs, Unter of acorns, Kreuz-Bube, Eichel-Unter"),
        ("SQ", "♠Q GO ♠D GO SQ", "queen of spades, Ober of leaves, Pik-Dame, Grün-Ober"),
        ("HK", "♥K RK ♥K RK HK", "king of hearts, king of hearts, Herz-König, Rot-König"),
        ("HT", "♥10 R10 ♥10 R10 HT", "ten of hearts, ten of hearts, Herz-Zehn, Rot-Zehn"),
        ("DA", "♦A SA ♦A SA DA", "ace of diamonds, ace of bells, Karo-Ass, Schellen-Ass"),
        ("C7", "♣7 E7 ♣7 E7 C7", "seven of clubs, seven of acorns, Kreuz-Sieben, Eichel-Sieben"),
    ],
)
def test_a_card_has_the_name_of_its_pack(card: str, brief: str, words: str) -> None:
    assert " ".join(short(sk.Card.parse(card), style) for style in STYLES) == brief
    assert ", ".join(in_words(sk.Card.parse(card), style) for style in STYLES[:4]) == words


def test_german_indexes_are_those_of_the_german_pack() -> None:
    for style in (GERMAN, GERMAN_DE):
        assert [index(rank, style) for rank in sk.Rank] == ["7", "8", "9", "O", "K", "10", "A", "U"]
    assert [suit_name(suit, GERMAN_DE) for suit in sk.Suit] == ["Schellen", "Rot", "Grün", "Eichel"]


@pytest.mark.parametrize("style", STYLES)
def test_no_two_cards_share_a_name_and_the_english_ones_are_read_back(style: Style) -> None:
    assert len({short(card, style) for card in sk.CARDS}) == len({in_words(card, style) for card in sk.CARDS}) == 32
    if style in {FRENCH, ASCII}:
        assert sk.cards(text(sk.DECK, style=style)) == sk.DECK
    assert text(sk.DECK, style=ASCII).isascii()
    assert text(sk.cards("CJ SQ HT D7"), style=Style(suits="german", ascii=True)) == "EU GO R10 S7"


def test_a_hand_is_sorted_as_the_game_wants_it() -> None:
    hand = sk.cards("H7 HT HJ CA")
    assert text(hand) == "♥J ♣A ♥10 ♥7"
    assert text(hand, game=sk.Game.NULL) == "♣A ♥J ♥10 ♥7"
    assert text(hand, game=sk.Game.HEARTS) == "♥J ♥10 ♥7 ♣A"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"suits": "swiss"}, sk.Code.WRONG_VALUE),
        ({"suits": ["french"]}, sk.Code.WRONG_VALUE),
        ({"colours": 3}, sk.Code.WRONG_VALUE),
        ({"colours": True}, sk.Code.WRONG_TYPE),
        ({"colours": "2"}, sk.Code.WRONG_TYPE),
        ({"ascii": 1}, sk.Code.WRONG_TYPE),
        ({"language": "fr"}, sk.Code.WRONG_VALUE),
    ],
)
def test_another_style_is_refused(given: dict[str, object], code: sk.Code) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        made(**given)
    assert caught.value.code is code
    assert str(next(iter(given))) in str(caught.value)


def luminance(colour: str) -> float:
    """Reckon the relative luminance of ``#rgb`` or ``#rrggbb``. Rule: WCAG 2.1."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Reckon the contrast of two colours, 1 to 21. Rule: WCAG 2.1, success criterion 1.4.3."""
    darker, lighter = sorted([luminance(one), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


def test_every_text_can_be_read_by_day_and_by_night() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#fff") == pytest.approx(4.54, abs=0.01)
    canvas = Canvas(FRENCH)
    canvas.words("x", 0, 10)
    drawing = canvas.svg(10, 10, "a", "b")
    for where in (r"pyskat-{}\{{fill:(#\w+)\}}", r'class="pyskat-{}"[^>]*fill="(#\w+)"'):
        (panel,), (ink,) = (re.findall(where.format(part), drawing) for part in ("panel", "ink"))
        assert contrast(panel, ink) >= 4.5
    for colours in COLOURS.values():
        assert all(contrast(colour, "#fff") >= 4.5 for colour in colours)
    assert {number: len(set(colours)) for number, colours in COLOURS.items()} == {2: 2, 4: 4}


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("Anna", "Anna"),
        ("Jürgen 🂡", "Jürgen 🂡"),
        ("👩\u200d🎤", "👩\u200d🎤"),
        ("a\nb\x1b[31m\x00", "a\ufffdb\ufffd[31m\ufffd"),
        ("\ud800\ue000\uffff\u202e", "\ufffd" * 4),
        ("x" * 60, "x" * 60),
        ("x" * 61, "x" * 59 + "…"),
        ("漢" * 10_000, "漢" * 29 + "…"),
        ("e\u0301" * 60, "e\u0301" * 60),
        ("e\u0301" * 61, "e\u0301" * 59 + "…"),
        ("e" + "\u0301" * 10_000, "e" + "\u0301" * 119 + "…"),
        ("", ""),
    ],
)
def test_a_name_is_made_safe(name: str, safe: str) -> None:
    assert clean(name) == safe


def test_a_sentence_begins_with_a_capital_and_keeps_the_others() -> None:
    assert (sentence("forehand plays Grand"), sentence("")) == ("Forehand plays Grand", "")
