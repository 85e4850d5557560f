"""A drawing in German has no English word, whatever it shows and in whatever form; names stay as they are."""

import re
from html.parser import HTMLParser
from typing import Final
from xml.etree.ElementTree import fromstring

import pytest
from attrs import evolve

import pyskat as sk
from display.shown import GRAND, MOMENTS, RECORD, SHEET
from errors.test_german import ENGLISH
from pyskat.display import Drawable, Style, html, svg, text
from settled import settled

DE: Final = Style(language="de")
GERMAN: Final = Style(language="de", suits="german")
PLAIN: Final = Style(language="de", ascii=True)
HEADINGS: Final = re.compile(
    r"\b(Auction|Forehand|Middlehand|Rearhand|Deal|Trick|Tricks|Cards|Card|Seat|Record|Table|Points|Score|Game|Value|Picked"
    r"|Pushing|All passed|As)\b"
)
FRENCH_SUITS: Final = re.compile(r"\b(Karo|Pik|Kreuz)|[♦♥♠♣]")

VALUES: Final[list[Drawable]] = [
    *MOMENTS,
    *(sk.view(state, seat) for state in MOMENTS[::5] for seat in (None, sk.Seat.REARHAND)),
    *(sk.Record.of(state) for state in MOMENTS[::5]),
    sk.cards("CJ SQ HT D7"),
    sk.CardSet(),
    RECORD,
    RECORD.deal,
    GRAND.tricks[0],
    sk.Trick(sk.Seat.FOREHAND, (), sk.Game.GRAND),
    sk.Trick(sk.Seat.FOREHAND, (sk.Card.CJ,), sk.Game.GRAND),
    SHEET,
    evolve(SHEET, system=sk.bierlachs(1000)),
    sk.Sheet(("Anna", "Ben", "Cleo"), sk.PLAIN),
]


class Words(HTMLParser):
    """Every text of a page, and what its titles say."""

    def __init__(self, page: str) -> None:
        """Read a page."""
        super().__init__()
        self.said: list[str] = []
        self.inside: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a title."""
        self.inside.append(tag)
        self.said += [value or "" for name, value in attrs if name == "title"]

    def handle_endtag(self, tag: str) -> None:
        """Leave a tag."""
        assert tag == self.inside.pop()

    def handle_data(self, data: str) -> None:
        """Note a text."""
        if self.inside[-1:] != ["style"]:
            self.said.append(data)


def words_of(value: Drawable, style: Style) -> str:
    """Give all that a value says in each of the three forms."""
    drawn, page = fromstring(svg(value, style=style)), html(value, style=style)  # noqa: S314 - ours
    shown = [part.text or "" for part in drawn.iter() if not part.tag.endswith("style")]
    assert drawn.attrib["lang"] == style.language
    assert page.startswith(f'<div class="pyskat" lang="{style.language}">')
    return "\n".join([text(value, style=style), *shown, *Words(page).said])


@pytest.mark.parametrize("style", [DE, GERMAN, PLAIN], ids=["French suits", "German suits", "plain characters"])
def test_no_drawing_has_an_english_word(style: Style) -> None:
    for value in VALUES:
        said = words_of(value, style)
        assert set(re.findall(r"\b[a-zäöü]+\b", said)) & ENGLISH == set(), said
        assert not HEADINGS.search(said), said
        if style == GERMAN:
            assert not FRENCH_SUITS.search(said), said


def test_the_search_for_english_words_finds_them() -> None:
    said = words_of(GRAND, Style())
    assert set(re.findall(r"\b[a-z]+\b", said)) & ENGLISH
    assert HEADINGS.search(said)


def test_a_sheet_is_drawn_in_german_with_the_suits_of_the_pack() -> None:
    sheet = SHEET.enter(sk.Entry.game(2, settled("clubs hand with 2, 75 points")))
    assert text(sheet, style=GERMAN).splitlines()[-2:] == [
        "  6  Cleo: Eichel Hand mit 2      +48   226  −244    −6",
        "     gewonnen / verloren                1/0   0/1   1/1",
    ]
    drawn = words_of(sheet, GERMAN)
    for line in (
        "Spielliste, Seeger-Fabian",
        "Anna: 226, 1 gewonnen, 0 verloren. Ben: −244, 0 gewonnen, 1 verloren. Cleo: −6, 1 gewonnen, 1 verloren.",
        "Spiel 3, eingepasst: 0. Spiel 4, Ramsch: −50 −50. Spiel 5, Ben: Null ouvert × 2: −184.",
        "Spiel 6, Cleo: Eichel Hand mit 2: +48.",
        "gesamt",
    ):
        assert line in drawn
    assert "Cleo: clubs hand with 2" in words_of(sheet, Style())
    assert "Cleo: acorns hand with 2" in words_of(sheet, Style(suits="german"))


NAMES: Final = ("Hand", "Vorhand", "clubs")


def test_the_names_of_players_are_never_translated() -> None:
    record = evolve(RECORD, players=("Herz", "won", "Rearhand"))
    for style in (DE, GERMAN, Style(), Style(suits="german")):
        named = text(record, style=style).splitlines()[:3]
        assert [line.rsplit("  ", 1)[-1].strip() for line in named] == ["Herz", "won", "Rearhand"]
        assert all(name in svg(record, style=style) and name in html(record, style=style) for name in record.players)
    sheet = sk.Sheet(NAMES).enter(sk.Entry.game(2, settled("clubs with 1, 70 points"))).enter(sk.Entry.game(0, 18))
    assert text(sheet, style=DE).splitlines()[:3] == [
        "Nr.  Spiel                Wert  Hand  Vorhand  clubs",
        "  1  clubs: Kreuz mit 1    +24     0        0     74",
        "  2  Hand                  +18    68        0     74",
    ]


def test_what_was_done_out_of_turn_and_what_is_open_is_told() -> None:
    late = sk.play(sk.start(RECORD.deal), "18, timed out forehand")
    assert text(late, style=DE).splitlines()[-1] == "Abgebrochen, Vorhand hat die Zeit überschritten"
    assert text(late).splitlines()[-1] == "Aborted, forehand ran out of time"
    gone = sk.play(GRAND, "left rearhand")
    told = text(sk.Record.of(gone), style=DE)
    assert "    Hinterhand hat den Tisch verlassen\n" in told
    begun = sk.Record.of(sk.play(sk.start(RECORD.deal), "18"))
    assert text(begun, style=DE).splitlines()[-1] == "nicht zu Ende: Vorhand ist an der Reihe"
    assert text(begun).splitlines()[-1] == "unfinished: forehand to speak"


def test_one_trick_and_one_point_are_not_several() -> None:
    won = sk.play(sk.start(RECORD.deal), "18 p p, grand hand, CT CA ST")
    assert "Alleinspieler, 1 Stich, 31 Augen" in text(won, style=DE)
    assert "declarer, 1 trick, 31 points" in text(won)
