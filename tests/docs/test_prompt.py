"""What the prompt of the documentation answers; how its page looks is for a browser to see."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pytest

from pyskat import GameValue

PROMPT = Path(__file__).resolve().parents[2] / "docs/_static/prompt/prompt.py"
WON = "with 2, game 3, 3 × hearts 10 = 30: won with 61 points, +30\n"


class Ask(Protocol):
    """A prompt."""

    def __call__(self, source: str) -> list[tuple[str, str]] | None:
        """Ask one question, and give what is shown; None if more lines are wanted."""


@pytest.fixture
def ask() -> Ask:
    answer: Callable[[str, Callable[[str, str, str], object]], bool] = runpy.run_path(str(PROMPT))["answer"]

    def ask(source: str) -> list[tuple[str, str]] | None:
        shown: list[tuple[str, str]] = []
        whole = answer(source, lambda kind, content, _text: shown.append((kind, content)))
        return shown if whole else None

    return ask


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("hearts with 2, 61 points", WON),
        ('reckon("hearts with 2, 61 points")', WON),
        ("Herz mit 2, 61 Augen", "mit 2, Spiel 3, 3 × Herz 10 = 30: gewonnen mit 61 Augen, +30\n"),
        ("1 + 1", "2\n"),
        ("Card.HA", "HA\n"),
        ("[Card.HA]", "[Card.HA]\n"),
        ("random.Random(1).random() < 1", "True\n"),
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


def error_of(ask: Ask, source: str) -> str:
    ((kind, told),) = ask(source) or []
    assert kind == "error"
    return told


@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("grand", "say with or without how many matadors grand was played"),
        ("herz mit 17", "17 Spitzen gibt es in Herz nicht: mit oder ohne 1 bis 11"),
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
