"""What is said to one who gave something else than was wanted, and how an evening is shown."""

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import display
from pyskat.jsonio import from_json, to_json

loose: Any = sk
"""The package without its types, for calls that a type checker would refuse."""
drawing: Any = display

OPEN: Final = sk.start(sk.Deal.from_order(sk.CARDS))
GRAND: Final = sk.Contract(sk.Game.GRAND)
VIEW: Final = sk.view(OPEN, sk.Seat.FOREHAND)


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda: loose.apply(VIEW, sk.Pass()), "state must be one that a host keeps (a view is not played on)"),
        (lambda: loose.apply(None, sk.Pass()), "state must be what start() or apply() gives, not None"),
        (lambda: loose.view(None, sk.Seat.FOREHAND), "state must be what start() or apply() gives, not None"),
        (lambda: loose.Record.of(None), "state must be what start() or apply() gives, not None"),
        (lambda: loose.legal_actions("x"), "state must be what start() or apply() gives, not 'x'"),
        (lambda: loose.apply(OPEN, None), "action must be a value such as Bid(18), and parse_action(state, text)"),
        (lambda: loose.apply(OPEN, "18"), "reads one, not '18'"),
        (lambda: drawing.svg(sk.ISKO), "a view, a record or a sheet, not Rules"),
        (lambda: sk.settle(GRAND, bid=17, matadors=1), "nobody can have bid 17; the nearest: 18"),
        (lambda: sk.settle(GRAND, bid=21, matadors=1), "nobody can have bid 21; the nearest: 20, 22"),
        (lambda: sk.Deal.parse("CJ"), "separated by '|', not as 1 part"),
        (lambda: sk.Record.start(sk.Deal.from_order(sk.CARDS)).undo(1), "1 action cannot be taken back"),
    ],
)
def test_what_was_wanted_is_said(act: Callable[[], object], said: str) -> None:
    with pytest.raises(sk.SkatError) as caught:
        act()
    assert said in str(caught.value)
    assert "1 parts" not in str(caught.value)


@pytest.mark.parametrize(
    ("moves", "wanted"),
    [
        ("", "middlehand may bid or pass"),
        ("18", "forehand may hold or pass"),
        ("18 p p", "middlehand may pick up or declare a hand game"),
        ("18 p p s", "middlehand may discard two of twelve cards"),
        ("p p p", "forehand may pick up or pass"),
        ("p p p, s", "forehand may push two of twelve cards"),
        ("18 p p, grand hand", "rearhand may say Kontra or pass"),
    ],
)
def test_giving_up_too_early_is_answered_in_few_words(moves: str, wanted: str) -> None:
    rules = evolve(sk.PUB, ramsch=sk.RamschRules(pushing=True))
    state = sk.play(sk.start(sk.Deal.from_order(sk.CARDS), rules), moves)
    for seat in sk.Seat:
        for seen in (state, sk.view(state, seat)):
            reason = sk.why_not(seen, sk.Concede(seat))
            assert reason is not None
            assert reason.explain() == f"'concede {seat}' is not possible now; {wanted}"


def test_a_session_is_shown_in_a_line() -> None:
    session = sk.Session.start(("Anna", "Ben", "Cleo")).enter(sk.Entry.game(0, -48)).enter(sk.Entry.passed_in())
    assert repr(session) == str(session) == "<Session: 2 of 12 deals played: Anna -48, Ben 0, Cleo 0>"


@pytest.mark.parametrize("phase", ["playing", "bidding", "skat decision"])
def test_a_phase_is_no_kind_of_document_but_of_a_state(phase: str) -> None:
    with pytest.raises(sk.ParseError) as caught:
        from_json(json.dumps({"pyskat": 2, "kind": phase}))
    assert f'wanted here: "state", with the phase "{phase}"' in str(caught.value)


def test_a_view_with_one_card_says_card() -> None:
    document = json.loads(to_json(VIEW))
    with pytest.raises(sk.ParseError) as caught:
        from_json(json.dumps({**document, "hand": "CJ"}))
    assert "this must be of 10 cards, as follows from the rest, not of 1 card (" in str(caught.value)
