"""What the prompt of the documentation answers; how its page looks is for a browser to see."""

import pickle
import re
import runpy
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any, Protocol
from xml.etree import ElementTree as ET

import pytest

from pyskat import CARDS, Deal, GameValue, Language, Seat, cards
from pyskat.notation.reckoning import read_reckoning

DOCS = Path(__file__).resolve().parents[2] / "docs"
PROMPT = DOCS / "_static/prompt/prompt.py"
PAGE = (DOCS / "try.md").read_text(encoding="utf-8")
WON = "with 2, game 3, 3 × hearts 10 = 30: won with 61 points, +30\n"


class Ask(Protocol):
    """A prompt."""

    def __call__(self, source: str) -> list[tuple[str, str]] | None:
        """Ask one question, and give what is shown; None if more lines are wanted."""


def python() -> tuple[Ask, dict[str, Any]]:
    """Start a prompt, as a page does: what asks it a question, and everything that it has."""
    prompt = runpy.run_path(str(PROMPT))
    answer: Callable[[str, Callable[[str, str, str], object]], bool] = prompt["answer"]

    def ask(source: str) -> list[tuple[str, str]] | None:
        shown: list[tuple[str, str]] = []
        whole = answer(source, lambda kind, content, _text: shown.append((kind, content)))
        return shown if whole else None

    return ask, prompt


@pytest.fixture
def ask() -> Ask:
    return python()[0]


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("hearts with 2, 61 points", WON),
        ('reckon("hearts with 2, 61 points")', WON),
        ("Herz mit 2, 61 Augen", "mit 2, Spiel 3, 3 × Herz 10 = 30: gewonnen mit 61 Augen, +30\n"),
        (
            "Herz mit 2, ein Gegner gibt auf",
            "mit 2, Spiel 3, 3 × Herz 10 = 30: gewonnen, die Gegenpartei hat aufgegeben, +30\n",
        ),
        ("1 + 1", "2\n"),
        ("Card.HA", "HA\n"),
        ("[Card.HA]", "[Card.HA]\n"),
        ("random.Random(1).random() < 1", "True\n"),
        ("sk.cards is cards, sk.display is display", "(True, True)\n"),
        ("print('a')\nprint('b')", "a\nb\n"),
        ("for k in 'ab':\n    k\n    ", "'a'\n'b'\n"),
        # What has no value shows nothing.
        *((source, "") for source in ("None", "x = 1", "import sys", "", "# nothing")),
        # The beginning of something longer waits.
        *(
            (source, None)
            for source in ("for k in range(3):", "for k in range(3):\n    k", "cards(", "def f():\n    pass")
        ),
    ],
)
def test_words_and_python_are_answered(ask: Ask, source: str, shown: str | None) -> None:
    assert ask(source) == (None if shown is None else [("text", shown)] if shown else [])


@pytest.mark.parametrize(
    ("source", "language"),
    [
        ("grand with 2, bid 48, defenders 30, declarer revoked", "en"),
        ("Grand mit 2, gereizt 48, Alleinspieler bekennt falsch", "de"),
        ("Alleinspieler bedient nicht, Null", "de"),
        ("null, declarer showed a card", "en"),
    ],
)
def test_what_went_wrong_is_ruled_on(ask: Ask, source: str, language: Language) -> None:
    ruled = read_reckoning(source).ruling()
    assert ask(source) == [("text", f"{ruled.explain(language)}\n")]
    assert ask("_.may_demand_play_on") == [("text", f"{ruled.settlement is not None}\n")]


@pytest.mark.parametrize("source", re.findall(r'<button type="button">(.*)</button></li>', PAGE))
def test_the_examples_of_the_page_have_answers(ask: Ask, source: str) -> None:
    assert [kind for kind, _ in ask(unescape(source)) or []] == ["text"]


def error_of(ask: Ask, source: str) -> str:
    ((kind, told),) = ask(source) or []
    assert kind == "error"
    return told


@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("grand", "the matadors of grand are missing"),
        ("herz mit 17", "17 Spitzen gibt es bei Herz nicht: mit oder ohne 1 bis 11"),
        ("1/0", "ZeroDivisionError: division by zero"),
        ("raise SystemExit", "SystemExit"),
        ("unknown", "NameError: name 'unknown' is not defined"),
        ("next_bid('x')", "ArgumentError: "),
        ("[1 2]", "SyntaxError: "),
        (
            "may rearhand bid 20?",
            "This is not Python (invalid syntax), and as a game in words: 'may' is not understood here",
        ),
    ],
)
def test_errors_are_told_in_one_line(ask: Ask, source: str, error: str) -> None:
    *before, last = error_of(ask, source).splitlines()
    assert last.startswith(error)
    assert "SyntaxError" in error or not before


def test_a_traceback_holds_the_lines_of_the_reader_alone(ask: Ask) -> None:
    ask("def half(number):\n    return number / 0\n")
    told = error_of(ask, "half(3)")
    files = [line.split('"')[1] for line in told.splitlines() if line.startswith("  File")]
    assert files == ["<question 2>", "<question 1>"]
    assert "return number / 0" in told
    assert told.endswith("ZeroDivisionError: division by zero")


def test_the_last_answer_has_a_name(ask: Ask) -> None:
    ask("hearts with 2, 61 points")
    assert ask("_.score") == [("text", "30\n")]


def test_drawings_are_shown_and_the_markup_of_strangers_is_not(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    both = "def _repr_svg_(self): return '<svg/>'\n    def _repr_html_(self): return '<b>'\n"
    ask(f"class Drawn:\n    {both}")
    assert ask("Drawn()") == [("svg", "<svg/>")]
    assert ask("Drawn") == [("text", "<class '__main__.Drawn'>\n")]
    monkeypatch.setattr(GameValue, "_repr_html_", lambda _: "<b>33</b>", raising=False)
    drawn = ask('print("spades:"); game_value(Contract(Game.SPADES), 2)')
    assert drawn == [("text", "spades:\n"), ("html", "<b>33</b>")]


def test_a_loop_that_prints_for_ever_is_cut(ask: Ask) -> None:
    text = "".join(content for _, content in ask("for _ in range(30_000): print(12345678)\n") or [])
    assert text.startswith("12345678\n" * 2000)
    assert text.endswith("\n… and more: only 20000 characters are shown")
    assert len(text) < 20_100


@pytest.mark.parametrize(
    ("source", "seat"),
    [
        ("cards('CJ SJ')", None),
        ("start(Deal.from_order(CARDS))", None),
        ("view(start(Deal.from_order(CARDS)), Seat.REARHAND)", Seat.REARHAND),
        ("display.svg(start(Deal.from_order(CARDS)), seat=Seat.REARHAND)", Seat.REARHAND),
    ],
)
def test_hands_states_and_views_are_drawn(ask: Ask, source: str, seat: Seat | None) -> None:
    ((kind, drawn),) = ask(source) or []
    assert kind == "svg"
    shown = {card.attrib["data-card"] for card in ET.fromstring(drawn).iter() if "data-card" in card.attrib}  # noqa: S314 - made above
    deal = Deal.from_order(CARDS)
    expected = cards("CJ SJ") if source.startswith("cards") else CARDS if seat is None else deal.hand(seat)
    assert shown == {card.name for card in expected}


def test_other_text_is_text_though_it_be_markup(ask: Ask) -> None:
    assert ask("'<svg>'") == [("text", "'<svg>'\n")]
    assert ask("'<b>bold</b>'") == [("text", "'<b>bold</b>'\n")]


DEFINED = "def half(): return 1\n"


def test_names_are_carried_over_to_another_python_and_the_rest_is_named() -> None:
    ask, first = python()
    for source in (
        "hand = cards('CJ SJ')",
        "import math as m",
        "state = play(start(Deal.from_order(CARDS)), '18 p p')",
        DEFINED,
        "long = 'x' * 1_000_001",
        "class Mine: pass\n",
        "mine = Mine()",
        "random = 3",
        "hand.points",
    ):
        assert ask(source) is not None
    ask, second = python()
    assert second["restore"](memoryview(first["keep"]())) == (
        "Python was restarted. Kept: hand, m, random, state. Forgotten: Mine, half, long, mine."
    )
    assert ask("hand, m.floor(2.5), random, state.bid, _") == [("text", "(cards('CJ SJ'), 2, 3, 18, 4)\n")]
    assert error_of(ask, "half()") == "NameError: name 'half' is not defined"


def test_nothing_to_carry_over_is_not_spoken_of() -> None:
    _, first = python()
    assert python()[1]["restore"](first["keep"]()) == "Python was restarted."


def test_what_cannot_be_unpacked_is_forgotten() -> None:
    packed = pickle.dumps(({"a": b"", "b": "no.such.module", "c": pickle.dumps(1)}, []))
    assert python()[1]["restore"](packed) == "Python was restarted. Kept: c. Forgotten: a, b."


def test_what_is_stopped_says_so_and_keeps_what_it_has_done(ask: Ask) -> None:
    assert ask("a = 1\nraise KeyboardInterrupt") == [("error", "Stopped.")]
    assert ask("a") == [("text", "1\n")]


def test_a_stop_that_comes_when_all_is_said_stops_nothing_else() -> None:
    prompt = runpy.run_path(str(PROMPT))
    shown = []

    def post(kind: str, content: str, _text: str) -> None:
        shown.append((kind, content))
        if kind == "text":
            raise KeyboardInterrupt

    assert prompt["answer"]("print('a')", post)
    assert shown == [("text", "a\n"), ("error", "Stopped.")]
