"""What happened, written line by line in each of the three forms."""

import re
from html import unescape
from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest

import pyskat as sk
from pyskat import display
from pyskat.display import Style

DEAL: Final = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | C7 DA DT DK DQ D9 D8 D7 HQ H9 | H8 H7"
)
STATE: Final = sk.play(sk.start(DEAL, sk.Rules(concession="simple")), "18 y p p s, discard HJ H7, clubs, CJ")
TOLD: Final = sk.events(sk.view(STATE, sk.Seat.FOREHAND))
LINES: Final = [
    "Middlehand bids 18.",
    "Forehand holds.",
    "Middlehand passes.",
    "Rearhand passes.",
    "Forehand picks up the skat: ♥8 ♥7.",
    "Forehand discards ♥J ♥7.",
    "Forehand declares clubs.",
    "Forehand plays ♣J.",
]


def test_each_event_is_a_line_of_text() -> None:
    assert display.text(TOLD).splitlines() == LINES
    assert display.text(TOLD[5]) == LINES[5]
    german = display.text(TOLD[5:], style=Style(language="de", suits="german"))
    assert german.splitlines() == ["Vorhand drückt RU R7.", "Vorhand sagt Eichel an.", "Vorhand spielt EU."]
    assert display.text(TOLD[5], style=Style(language="de", ascii=True)) == "Vorhand drueckt HJ H7."


def test_each_event_is_a_paragraph_in_html() -> None:
    page = display.html(TOLD)
    assert [unescape(line) for line in re.findall(r"<p>(.*)</p>", page)] == LINES
    assert page.isascii()


def test_each_event_is_a_line_of_a_drawing_and_a_long_one_goes_on_below() -> None:
    drawing = ET.fromstring(display.svg(TOLD))  # noqa: S314 - our own
    words = ["".join(text.itertext()) for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert words == LINES
    [title] = drawing.iter("{http://www.w3.org/2000/svg}title")
    assert title.text == "What happened"
    over = sk.events(sk.view(sk.play(STATE, "concede rearhand"), None))[-1:]
    more = ET.fromstring(display.svg(over, style=Style(language="de")))  # noqa: S314 - our own
    parts = ["".join(text.itertext()) for text in more.iter("{http://www.w3.org/2000/svg}text")]
    assert len(parts) > 1
    assert " ".join(parts) == (
        "Vorhand spielt Kreuz: mit 10, Spiel 11, 11 × Kreuz 12 = 132: gewonnen, die Gegenpartei hat aufgegeben, +132."
    )


@pytest.mark.parametrize("show", [display.text, display.html, display.svg])
def test_where_nothing_has_happened_that_is_said(show: Any) -> None:  # noqa: ANN401
    assert "Nothing has happened yet." in show(())
    assert "Noch ist nichts geschehen." in show((), style=Style(language="de"))


@pytest.mark.parametrize("value", [(1, 2), (*TOLD, "pass"), sk.LegalActions(), [*TOLD]])
def test_a_row_of_anything_else_is_refused(value: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError, match="a trick, events, a state"):
        display.text(value)
    with pytest.raises(sk.ArgumentError):
        display.text(TOLD, seat=sk.Seat.FOREHAND)
