"""What the page "Play" answers to taps; how it looks is for a browser to see."""

import json
import pickle
import runpy
from pathlib import Path
from typing import Any, Protocol

import pytest

from pyskat import Language

DOCS = Path(__file__).resolve().parents[2] / "docs"
PROGRAM = DOCS / "_static/play/play.py"


class Tap(Protocol):
    """A page."""

    def __call__(self, do: str, **what: object) -> dict[str, Any]:
        """Tap something, and give the screen after it."""


def page(language: Language = "en") -> tuple[Tap, dict[str, Any]]:
    """Begin as a page does: what is tapped, and everything that it has."""
    program = runpy.run_path(str(PROGRAM))

    def tap(do: str, **what: object) -> dict[str, Any]:
        screens: list[dict[str, Any]] = []
        asked = json.dumps({"lang": language, "do": do, **what})
        assert program["answer"](asked, lambda _, told, __: screens.append(json.loads(told)))
        (screen,) = screens
        return screen

    return tap, program


def opened(tap: Tap, rules: str = "isko") -> dict[str, Any]:
    """Sit down."""
    return tap("open", rules=rules, deals="3", seed="skat")


def cautious(tap: Tap, screen: dict[str, Any]) -> dict[str, Any]:
    """Do the most timid thing that is possible."""
    if screen["result"]:
        return tap("next")
    if screen["choose"]:
        return tap("cards", cards=[code for code, _, _, may in screen["hand"] if may][-screen["choose"] :])
    if screen["buttons"]:
        return tap("say", text=screen["buttons"][-1][0])  # to pass is the last
    if screen["contracts"]:
        return tap("say", text=screen["contracts"][0][0])
    return tap("card", card=next(code for code, _, _, may in screen["hand"] if may))


@pytest.mark.parametrize("rules", ["isko", "simple", "pub", "house"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_an_evening_is_played_to_its_end(rules: str, language: Language) -> None:
    tap, _ = page(language)
    screen = opened(tap, rules)
    results = set()
    for _ in range(200):
        assert "refused" not in screen
        if screen["result"]:
            results.add(screen["status"])
            if screen["over"]:
                break
        screen = cautious(tap, screen)
    assert len(results) == 3
    assert len(screen["ranks"]) == 3
    assert screen["list"].count("<tr>") >= 5  # a heading, three deals, what is below
    assert tap("next") == screen  # nothing comes after it


def test_a_bid_is_made_the_skat_picked_up_and_two_cards_laid_away() -> None:
    tap, _ = page()
    screen = opened(tap)
    while not screen["contracts"]:
        bid = screen["bids"][:1]
        screen = tap("say", text=str(bid[0]) if bid else screen["buttons"][0][0])
    assert ["pick up", "Pick up the skat"] in screen["buttons"]
    screen = tap("say", text="pick up")
    assert screen["choose"] == 2
    assert len(screen["hand"]) == 12
    assert screen["lay"] == "Lay away"
    first = [code for code, _, _, _ in screen["hand"][:1]]
    refused = tap("cards", cards=first)
    assert refused["refused"] == "two cards are discarded, not 1"
    assert refused["hand"] == screen["hand"]
    screen = tap("cards", cards=[code for code, _, _, _ in screen["hand"][-2:]])
    assert len(screen["hand"]) == 10
    screen = tap("say", text="grand")
    assert screen["undo"]
    assert len(tap("undo")["hand"]) == 10


def test_giving_up_is_a_button_and_ends_the_deal() -> None:
    tap, _ = page()
    screen = opened(tap)
    while not screen["contracts"]:
        bid = screen["bids"][:1]
        screen = tap("say", text=str(bid[0]) if bid else screen["buttons"][0][0])
    screen = tap("say", text=screen["contracts"][0][0])
    give_up = next(text for text, label in screen["more"] if label == "Give up")
    assert not any("left" in text or "timed" in text for text, _ in screen["more"])  # nobody runs out of time here
    screen = tap("say", text=give_up)
    assert screen["result"]
    assert ": lost, the declarer conceded, −" in screen["told"][-1]


def test_a_refused_card_and_advice_say_why_in_both_languages() -> None:
    for language, follow in (("en", "must follow with"), ("de", "muss mit")):
        tap, _ = page(language)  # type: ignore[arg-type]
        screen = opened(tap)
        for _ in range(60):
            pale = [] if screen["result"] else [code for code, _, _, may in screen["hand"] if not may]
            if pale and any(may for _, _, _, may in screen["hand"]):
                break
            screen = cautious(tap, screen)
        refused = tap("card", card=pale[0])
        assert follow in refused["refused"]
        assert refused["hand"] == screen["hand"]
        assert ": " in tap("advice")["advice"]


def test_nobody_sees_what_is_not_theirs() -> None:
    screen = opened(page()[0])
    assert screen["table"].count("data-card=") == 10


def test_an_evening_is_kept_and_one_that_cannot_be_read_is_let_go() -> None:
    tap, program = page()
    assert tap("look") == {"empty": True}
    screen = cautious(tap, opened(tap))
    again, other = page()
    assert other["restore"](memoryview(program["keep"]())) == ""
    assert again("look") == screen
    for broken in (b"", b"nonsense", pickle.dumps([])):
        fresh, third = page()
        assert third["restore"](broken) == ""
        assert fresh("look") == {"empty": True}


def test_nothing_to_take_back_is_said() -> None:
    tap, _ = page()
    assert not opened(tap)["undo"]
    assert tap("undo")["refused"]
