"""Drawings: whole XML, everything in its place, nothing that a seat cannot know."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from attrs import evolve

import pyskat as sk
from display.shown import DEAL, GRAND, PRESETS, RECORD, SHEET, SOME, unknown
from pyskat.display import Drawable, Style, svg
from pyskat.display.canvas import fitted, width_of, wrapped
from pyskat.display.style import in_words

SVG: Final = "{http://www.w3.org/2000/svg}"
KEPT: Final = Path(__file__).parent.parent / "data" / "display"
STYLES: Final = (Style(), Style(suits="german", colours=4, language="de"))
HAND: Final = DEAL.hand(sk.Seat.MIDDLEHAND)
TRICK: Final = sk.Trick(sk.Seat.REARHAND, (sk.Card.HA, sk.Card.HT, sk.Card.SJ), sk.Game.SPADES)
SAMPLES: Final[list[Drawable]] = [
    *(sk.CardSet(), sk.cards("CJ"), HAND, sk.DECK, DEAL, TRICK, evolve(TRICK, cards=()), RECORD, SHEET),
    *[sk.Record.of(state) for state in SOME[::9]],
    *SOME[::2],
    *[sk.view(state, seat) for state in SOME[::9] for seat in (*sk.Seat, None)],
]


def root(drawing: str) -> ET.Element:
    """Read a drawing, as strictly as XML wants it."""
    return ET.fromstring(drawing)  # noqa: S314 - what this package wrote


def seen_cards(drawing: str) -> list[str]:
    """List the cards drawn face up, in the order of drawing."""
    return [part.attrib["data-card"] for part in root(drawing).iter(f"{SVG}svg") if "data-card" in part.attrib]


def said(drawing: str) -> str:
    """Give what is said to those who listen."""
    title, description = root(drawing)[:2]
    assert (title.tag, description.tag) == (f"{SVG}title", f"{SVG}desc")
    return f"{title.text}. {description.text}"


def backs(drawing: str) -> int:
    """Count the cards that lie face down."""
    cards = [part for part in root(drawing).iter(f"{SVG}svg") if part.get("class") == "pyskat-card"]
    return sum("data-card" not in card.attrib for card in cards)


@pytest.mark.parametrize("style", STYLES)
def test_cards_are_shown_and_named_once(style: Style) -> None:
    drawing, deal = svg(HAND, style=style), svg(DEAL, style=style)
    assert seen_cards(drawing) == ["CJ", "SJ", "HJ", "CA", "CK", "C9", "C8", "SK", "HA", "H9"]
    assert {card for card in sk.CARDS if said(drawing).count(in_words(card, style)) == 1} == set(HAND)
    assert not [card for card in sk.DECK - HAND if in_words(card, style) in said(drawing)]
    assert Counter(seen_cards(deal)) == Counter(map(str, sk.CARDS))
    assert all(said(deal).count(in_words(card, style)) == 1 for card in sk.CARDS)
    assert len(deal.encode()) < 30_000


def test_a_hand_is_drawn_as_the_game_sorts_it() -> None:
    assert seen_cards(svg(sk.cards("HT HJ HQ"), game=sk.Game.NULL)) == ["HQ", "HJ", "HT"]
    assert said(svg(sk.cards("HT HJ HQ"), game=sk.Game.NULL)) == "Cards. queen of hearts, jack of hearts, ten of hearts"
    assert said(svg(sk.CardSet())) == "Cards. no cards"


def test_a_trick_shows_who_led_and_who_took_it() -> None:
    drawing = svg(TRICK)
    assert said(drawing) == (
        "Trick. rearhand ace of hearts, forehand ten of hearts, middlehand jack of spades. Middlehand takes 23."
    )
    assert seen_cards(drawing) == ["HA", "HT", "SJ"]
    assert re.findall(r">(\d)</text>", drawing.replace(">8</", "")) == ["1", "2", "3"]
    assert len(re.findall(r'href="#pyskat-\w+-w"', drawing)) == 1  # the star
    assert "Rearhand leads." in said(svg(evolve(TRICK, cards=(sk.Card.HA,))))
    assert '-w"' not in svg(evolve(TRICK, cards=(sk.Card.HA,)))
    assert said(svg(evolve(TRICK, cards=()))) == "Trick. Trick: nothing played yet"


def test_a_state_seen_by_a_seat_lays_the_rest_face_down() -> None:
    drawing = svg(GRAND, seat=sk.Seat.REARHAND)
    assert sorted(seen_cards(drawing)) == sorted(["SA", "S9", "HT", "HQ", "H8", "DK", "C8", "DQ"])
    assert backs(drawing) == 7 + 6 + 2
    assert "Forehand: 7 hidden." in said(drawing)
    assert said(drawing).startswith("Table. As rearhand sees it. ")
    assert drawing == svg(sk.view(GRAND, sk.Seat.REARHAND))
    assert backs(svg(GRAND)) == 0
    lying_open = svg(sk.play(GRAND, "show middlehand"), seat=sk.Seat.REARHAND)
    assert {"CJ", "DJ", "CK", "C9", "HA", "D7"} <= set(seen_cards(lying_open))
    assert backs(lying_open) == 7 + 2


def test_the_own_hand_lies_below() -> None:
    for seat in sk.Seat:
        drawing = root(svg(GRAND, seat=seat))
        card = next(part for part in drawing.iter(f"{SVG}svg") if part.get("data-card") == str(min(GRAND.hand(seat))))
        others = [part for part in drawing.iter(f"{SVG}svg") if part.get("class") == "pyskat-card"]
        assert float(card.attrib["y"]) == max(float(part.attrib["y"]) for part in others)


def test_the_pointer_stands_at_the_seat_on_turn() -> None:
    drawing = root(svg(GRAND))
    (pointer,) = [part for part in drawing.iter(f"{SVG}use") if part.get("href", "").endswith("-l")]
    (name,) = [part for part in drawing.iter(f"{SVG}text") if part.text == "Forehand"]
    assert 0 < float(name.attrib["x"]) - float(pointer.attrib["x"]) < 30
    assert 0 < float(name.attrib["y"]) - float(pointer.attrib["y"]) < 20
    assert '-l"' not in svg(sk.play(GRAND, "concede forehand"))


@pytest.mark.parametrize("state", SOME)
def test_no_drawing_holds_a_card_that_a_seat_cannot_know(state: sk.State) -> None:
    for seat in (*sk.Seat, None):
        seen = sk.view(state, seat)
        drawing = svg(seen)
        for card in unknown(seen):
            assert not [name for name in (f'"{card}"', card.symbol, in_words(card, Style())) if name in drawing]
        assert set(map(str, seen.hand)) <= set(seen_cards(drawing))
    played, trick = (state.played, state.trick) if isinstance(state, sk.Playing | sk.Finished) else ((), ())
    there = sk.DECK - sk.CardSet(played) | sk.CardSet(trick or ())
    assert Counter(seen_cards(svg(state))) == Counter(map(str, there))


@pytest.mark.parametrize("record", [sk.Record.of(state) for state in SOME])
def test_a_record_shows_the_deal_and_then_the_tricks(record: sk.Record) -> None:
    cards = seen_cards(svg(record))
    assert Counter(cards[:32]) == Counter(map(str, sk.CARDS))
    assert cards[32:] == [str(action.card) for action in record.actions if isinstance(action, sk.PlayCard)]


def test_a_record_says_how_it_ended_and_what_was_done_out_of_turn() -> None:
    words = said(svg(RECORD))
    assert "Forehand Anna: ten of clubs" in words
    assert "Trick 5: middlehand seven of diamonds, rearhand king of diamonds, forehand eight of diamonds. " in words
    assert "Rearhand takes 4. Middlehand shows the hand." in words
    assert "Middlehand shows the hand. Forehand concedes. Middlehand plays grand: with 4" in words
    german = said(svg(RECORD, style=STYLES[1]))
    assert "Mittelhand legt das Blatt offen. Vorhand gibt auf. Mittelhand spielt Grand: mit 4" in german
    assert "Vorhand Anna: Eichel-Zehn" in german


def numbers(part: ET.Element) -> Iterator[tuple[float, float, float, float]]:
    """Give the frames of all that is drawn directly on the sheet."""
    for child in part:
        x, y = float(child.get("x", 0)), float(child.get("y", 0))
        if child.tag == f"{SVG}text":
            yield x, y - 12, x, y + 4
        else:
            yield x, y, x + float(child.attrib["width"]), y + float(child.attrib["height"])


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("value", SAMPLES)
def test_a_drawing_is_whole_and_everything_lies_on_it(value: Drawable, style: Style) -> None:
    drawing = svg(value, style=style)
    top = root(drawing)
    assert top.get("role") == "img"
    left, upper, width, height = map(float, top.attrib["viewBox"].split())
    assert (left, upper) == (0, 0)
    assert (top.get("width"), top.get("height")) == (f"{width:g}", f"{height:g}")
    (sheet,) = [part for part in top if part.tag == f"{SVG}g"]
    assert all(0 <= x <= right <= width and 0 <= y <= lower <= height for x, y, right, lower in numbers(sheet))
    ids = [part.attrib["id"] for part in top.iter() if "id" in part.attrib]
    assert len(set(ids)) == len(ids)
    assert top.attrib["aria-labelledby"].split() == ids[:2]
    wanted = {part.attrib["href"] for part in top.iter(f"{SVG}use")}
    assert wanted == {f"#{name}" for name in ids[2:]}
    assert svg(value, style=style) == drawing
    assert drawing.isascii()
    assert "None" not in said(drawing)


def test_two_drawings_on_one_page_share_no_id() -> None:
    drawings = {svg(value, style=style) for value in SAMPLES for style in STYLES}
    first = Counter(re.findall(r' id="(pyskat-\w+-t)"', "".join(drawings)))
    assert set(first.values()) == {1}
    assert len(first) == len(drawings)


HOSTILE: Final = (
    "<script>alert(1)</script>",
    "\"'&amp;]]>--><svg onload=x>",
    "\x00\x01\x08\x0b\x1f\x7f\ud800\udfff\ufffe\uffff\ue000t",
    "👩\u200d🎤🂡漢字",
    "\u202eevil\u2066",
    "W" * 10_000,
    "a\u0300" * 5_000,
    "line\nbreak\ttab\u2028",
)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_only_a_name(name: str) -> None:
    usual, drawing = svg(RECORD), svg(evolve(RECORD, players=(name, name, name)))
    assert [part.tag for part in root(drawing).iter()] == [part.tag for part in root(usual).iter()]
    assert len(drawing) < len(usual) + 2_000
    assert drawing.encode()
    assert "<script" not in drawing


def test_a_name_that_is_too_long_is_cut_where_its_column_ends() -> None:
    written = [part.text or "" for part in root(svg(evolve(RECORD, players=("W" * 99, "", "")))).iter(f"{SVG}text")]
    (label,) = [text for text in written if text.startswith("Forehand W")]
    assert label.endswith("…")
    assert len(label) < 30


def test_lines_break_between_words_and_long_words_are_cut() -> None:
    assert wrapped("one two three", width_of("one two", 13), 13) == ["one two", "three"]
    assert wrapped("", 100, 13) == []
    assert fitted("short", 100, 13) == "short"
    assert fitted("W" * 50, 100, 13) == "WWWWWW…"
    assert wrapped("W" * 50, 100, 13) == [fitted("W" * 50, 100, 13)]


def test_no_letter_is_thought_to_be_too_narrow() -> None:
    widths = {"i": 0.34, "m": 1.04, "W": 1.1, "漢": 1.0, "♥": 0.9, "a": 0.67, "M": 1.0}  # DejaVu Sans Bold, a wide one
    assert not [letter for letter, width in widths.items() if width_of(letter, 1) < width * 0.95]


@pytest.mark.parametrize(
    ("name", "drawing"),
    [
        ("hand", svg(HAND)),
        ("hand-german-four-colours", svg(HAND, style=STYLES[1])),
        ("deal", svg(DEAL)),
        ("trick", svg(TRICK)),
        ("view", svg(GRAND, seat=sk.Seat.REARHAND)),
        ("record", svg(RECORD, style=STYLES[1])),
        ("sheet", svg(SHEET)),
        ("kontra", svg(sk.play(sk.start(DEAL, PRESETS["PUB"]), "18 p p, grand hand, kontra, re"))),
    ],
)
def test_a_drawing_is_the_one_that_was_looked_at(name: str, drawing: str) -> None:
    assert drawing == (KEPT / f"{name}.svg").read_text(encoding="utf-8").rstrip("\n")
