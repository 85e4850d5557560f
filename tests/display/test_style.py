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
    ("card", "names"),
    [
        (sk.Card.CJ, ("♣J", "EU", "♣B", "EU", "CJ")),
        (sk.Card.SQ, ("♠Q", "GO", "♠D", "GO", "SQ")),
        (sk.Card.HT, ("♥10", "R10", "♥10", "R10", "HT")),
        (sk.Card.DA, ("♦A", "SA", "♦A", "SA", "DA")),
        (sk.Card.C7, ("♣7", "E7", "♣7", "E7", "C7")),
    ],
)
def test_a_card_has_the_name_of_its_pack(card: sk.Card, names: tuple[str, ...]) -> None:
    assert tuple(short(card, style) for style in STYLES) == names


@pytest.mark.parametrize(
    ("card", "names"),
    [
        (sk.Card.CJ, ("jack of clubs", "Unter of acorns", "Kreuz-Bube", "Eichel-Unter")),
        (sk.Card.SQ, ("queen of spades", "Ober of leaves", "Pik-Dame", "Grün-Ober")),
        (sk.Card.HK, ("king of hearts", "king of hearts", "Herz-König", "Rot-König")),
        (sk.Card.DA, ("ace of diamonds", "ace of bells", "Karo-Ass", "Schellen-Ass")),
    ],
)
def test_a_card_is_named_in_words(card: sk.Card, names: tuple[str, ...]) -> None:
    assert tuple(in_words(card, style) for style in STYLES[:4]) == names


def test_german_indexes_are_those_of_the_german_pack() -> None:
    for style in (GERMAN, GERMAN_DE):
        assert [index(rank, style) for rank in sk.Rank] == ["7", "8", "9", "O", "K", "10", "A", "U"]
    assert [suit_name(suit, GERMAN_DE) for suit in sk.Suit] == ["Schellen", "Rot", "Grün", "Eichel"]


@pytest.mark.parametrize("style", STYLES)
def test_no_two_cards_share_a_name(style: Style) -> None:
    assert len({short(card, style) for card in sk.CARDS}) == len({in_words(card, style) for card in sk.CARDS}) == 32


@pytest.mark.parametrize("style", [FRENCH, ASCII])
def test_the_english_names_are_read_back(style: Style) -> None:
    assert sk.cards(text(sk.DECK, style=style)) == sk.DECK
    assert text(sk.DECK, style=ASCII).isascii()


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


def test_the_measure_of_contrast_is_right() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#fff") == pytest.approx(4.54, abs=0.01)


def test_every_text_can_be_read_by_day_and_by_night() -> None:
    canvas = Canvas(FRENCH)
    canvas.words("x", 0, 10)
    drawing = canvas.svg(10, 10, "a", "b")
    (dark_panel,) = re.findall(r"pyskat-panel\{fill:(#\w+)\}", drawing)
    (dark_ink,) = re.findall(r"pyskat-ink\{fill:(#\w+)\}", drawing)
    (panel,) = re.findall(r'class="pyskat-panel"[^>]*fill="(#\w+)"', drawing)
    (ink,) = re.findall(r'class="pyskat-ink"[^>]*fill="(#\w+)"', drawing)
    assert contrast(panel, ink) >= 4.5
    assert contrast(dark_panel, dark_ink) >= 4.5
    for colours in COLOURS.values():
        assert all(contrast(colour, "#fff") >= 4.5 for colour in colours)


def test_the_tournament_pack_has_four_colours() -> None:
    assert len(set(COLOURS[4])) == 4
    assert len(set(COLOURS[2])) == 2


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


def test_german_suits_are_plain_characters_as_they_are() -> None:
    plain = Style(suits="german", ascii=True)
    assert text(sk.cards("CJ SQ HT D7"), style=plain) == "EU GO R10 S7"
