"""HTML: well-formed, with captions and headings, and nothing that a seat cannot know."""

from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import pytest
from attrs import evolve

import pyskat as sk
from display.shown import DEAL, GRAND, RECORD, SOME, unknown
from display.test_svg import HOSTILE, SAMPLES, STYLES, TRICK
from pyskat.display import Drawable, Style, html
from pyskat.display.style import in_words

KEPT: Final = Path(__file__).parent.parent / "data" / "display"
SHEET: Final = sk.Sheet(("Anna <b>", "Ben", "Cleo")).enter(sk.Entry.game(2, -48))


class Page(HTMLParser):
    """Reads a piece of HTML and refuses what is not closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str, str | None]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element."""
        self.open.append(tag)
        self.tags.append(tag)
        self.attributes += [(tag, name, value) for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        """Close the element that was opened last."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Keep what people read."""
        if self.open[-1:] != ["style"]:
            self.words.append(data)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("value", SAMPLES)
def test_html_is_whole(value: Drawable, style: Style) -> None:
    text = html(value, style=style)
    page = Page(text)
    assert text.isascii()
    assert page.tags.count("table") == page.tags.count("caption")
    headings = [entry for entry in page.attributes if entry[0] == "th"]
    assert len(headings) == page.tags.count("th")
    assert {entry[1:] for entry in headings} <= {("scope", "col"), ("scope", "row")}
    classes = {value for _, name, value in page.attributes if name == "class" and value}
    assert all(part.startswith("pyskat") for value in classes for part in value.split())


def test_a_deal_has_a_row_for_each_hand_and_all_cards() -> None:
    page = Page(html(DEAL))
    assert [word for word in page.words if word.strip()][:3] == ["Deal", "Seat", "Cards"]
    titles = [value for _, name, value in page.attributes if name == "title"]
    assert sorted(filter(None, titles)) == sorted(in_words(card, Style()) for card in sk.CARDS)


def test_a_card_has_the_colour_of_its_suit() -> None:
    assert 'style="color:#00703c" title="seven of spades">♠7<' in unescape(html(sk.cards("S7"), style=Style(colours=4)))
    assert 'style="color:#1a1a1a" title="Gr&#252;n-Sieben">G7<' in html(
        sk.cards("S7"), style=Style(suits="german", language="de")
    )


def test_a_trick_says_who_led_and_who_took_it() -> None:
    words = [word for word in Page(html(TRICK)).words if word.strip()]
    assert words == ["Trick", "Seat", "Card", "Rearhand", "♥A", "led", "Forehand", "♥10", "Middlehand", "♠J", "took it"]


def test_a_record_has_a_row_for_each_trick_and_each_word_out_of_turn() -> None:
    text = unescape(html(RECORD))
    assert '<th scope="row">1</th><td><span title="led">▸</span> <span class="pyskat-card"' in text
    assert '<td colspan="5">middlehand shows the hand</td>' in text
    assert text.count('<span title="took it">★</span>') == 5
    assert "<strong>Middlehand plays grand: with 4, game 5, 5 × grand 24 = 120: won" in text
    assert '<th scope="row">Forehand Anna</th>' in text


def test_a_trick_not_completed_leaves_cells_empty_and_a_sheet_keeps_its_table() -> None:
    text = html(sk.Record.of(GRAND))
    assert text.count("&#9733;") == 3
    assert "<td></td></tr>" in text
    assert SHEET.html() in html(SHEET)


@pytest.mark.parametrize("state", SOME)
def test_html_holds_no_card_that_a_seat_cannot_know(state: sk.State) -> None:
    for seat in (*sk.Seat, None):
        seen = sk.view(state, seat)
        text = html(seen)
        assert not [card for card in unknown(seen) if card.symbol in text or in_words(card, Style()) in text]
        assert all(in_words(card, Style()) in text for card in seen.hand)
        if seat is not None:
            assert html(state, seat=seat) == text


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_only_a_name(name: str) -> None:
    usual, page = Page(html(RECORD)), Page(html(evolve(RECORD, players=(name, name, name))))
    assert page.tags == usual.tags
    assert page.attributes == usual.attributes


def test_html_is_the_one_that_was_looked_at() -> None:
    kept = (KEPT / "view.html").read_text(encoding="utf-8").rstrip("\n")
    assert html(GRAND, seat=sk.Seat.REARHAND, style=Style(colours=4)) == kept


def test_a_name_is_written_with_references() -> None:
    names = ("Jörg", "Zoë", "東")
    for written in (html(sk.Sheet(names)), sk.Sheet(names).html(), html(evolve(RECORD, players=names))):
        assert all(name in written for name in ("J&#246;rg", "Zo&#235;", "&#26481;"))
