"""A deal told line by line."""

import random
from itertools import pairwise

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws.strategies import LAW, any_rules, walk
from pyskat.display.telling import tell

DEAL = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | DA DT DK DQ D9 D8 HQ H9 H8 H7 | C7 D7"
)


def told(text: str, rules: sk.Rules = sk.ISS) -> list[str]:
    """Tell some moves, with single spaces."""
    record = evolve(sk.Record.of(sk.play(sk.start(DEAL, rules), text)), players=("Ann", "Bob", ""))
    return [" ".join(line.split()) for line in tell(record)]


def test_a_whole_deal_is_told_in_its_order() -> None:
    assert told("19 y p p, clubs hand, CA SA DA CK, show forehand, SK, concede forehand") == [
        "Forehand ♣J ♠J ♥J ♦J ♣A ♣10 ♣K ♣Q ♣9 ♣8 Ann",
        "Middlehand ♠A ♠10 ♠K ♠Q ♠9 ♠8 ♠7 ♥A ♥10 ♥K Bob",
        "Rearhand ♥Q ♥9 ♥8 ♥7 ♦A ♦10 ♦K ♦Q ♦9 ♦8",
        "Skat ♣7 ♦7",
        "",
        "Auction: middlehand 19, forehand yes, middlehand pass, rearhand pass",
        "Forehand declares at 19.",
        "The game: clubs hand.",
        "",
        "1. Forehand ♣A* ♠A ♦A forehand takes 33",
        "2. Forehand ♣K ♠K",
        "forehand shows the hand",
        "forehand concedes",
        "",
        "forehand plays clubs hand: with 11, game 12, hand 13, 13 × clubs 12 = 156: lost, the declarer conceded, −312",
    ]


def test_what_comes_between_is_told_where_it_came() -> None:
    lines = told("p p 18, clubs hand, CA SA DA, show forehand, CK SK DK, concede forehand")
    kept = [line[:2] if line[0].isdigit() else line for line in lines[9:] if line]
    assert kept[:-1] == ["1.", "forehand shows the hand", "2.", "forehand concedes"]
    assert ("The game: grand hand.", "Kontra: rearhand kontra") in pairwise(told("18 p p, grand hand, kontra", sk.PUB))
    pushing = evolve(sk.PUB, ramsch=sk.RamschRules(pushing=True))
    pushed = told("p p p, pass, s, push S7 S8, pass", pushing)
    assert "Pushing: forehand pass, middlehand pick up, middlehand push ♠8 ♠7, rearhand pass" in pushed
    assert "All passed: Ramsch." in pushed
    with pytest.raises(sk.RecordError):
        list(tell(sk.Record(DEAL, actions=(sk.Hold(),))))


@pytest.mark.parametrize(
    ("moves", "lines", "missing"),
    [
        ("18 p p, spades hand, C8 S7 H7 SA DA CJ", ["1. Forehand ♣8 ♠7* ♥7 middlehand takes 0"], "icked"),
        ("18 p p, spades hand, C8 S7 H7 SA DA CJ", ["2. Middlehand ♠A ♦A ♣J* forehand takes 24"], "icked"),
        ("18 p p s, discard HT HK, spades", ["Picked up ♣7 ♦7, discarded ♥10 ♥K.", "The game: spades."], "concedes"),
        ("18 p p, null hand", ["Forehand ♣A ♣K ♣Q ♣J ♣10 ♣9 ♣8 ♠J ♥J ♦J Ann"], "icked"),
        ("p p 18, clubs hand, CA SA, left rearhand", ["rearhand left"], "icked"),
        # A deal without a game says why.
        ("p p p", ["passed in"], "The game"),
        ("18, left rearhand", ["aborted, rearhand left"], "The game"),
        ("p p 18, clubs hand, timed out forehand", ["aborted, forehand ran out of time"], "1. "),
        # What stops early is unfinished.
        ("", ["Auction: nothing said yet", "unfinished: middlehand to speak"], "The game"),
        ("18", ["unfinished: forehand to speak"], "The game"),
        ("18 p p", ["unfinished: middlehand to pick up the skat or declare a hand game"], "The game"),
        ("18 p p s", ["Picked up ♣7 ♦7.", "unfinished: middlehand to discard two cards"], "The game"),
        ("18 p p s, discard HT HK", ["unfinished: middlehand to declare a game"], "The game"),
        ("18 p p, spades hand", ["unfinished: forehand to play"], "icked"),
    ],
)
def test_what_happened_is_told(moves: str, lines: list[str], missing: str) -> None:
    whole = told(moves)
    assert set(lines) <= set(whole)
    assert missing not in " ".join(whole)
    if lines[-1].startswith(("unfinished", "aborted", "passed")):
        assert whole[-1] == lines[-1]


@given(seed=st.integers(0, 2**32 - 1), rules=any_rules(), share=st.floats(0, 1))
@LAW
def test_any_record_is_told_with_all_its_cards(seed: int, rules: sk.Rules, share: float) -> None:
    deal = walk(random.Random(seed), rules)
    done = deal.cut(round(share * len(deal.actions)))
    lines = list(tell(sk.Record.of(done.state)))
    assert not [line for line in lines if "\n" in line]
    dealt = " ".join(lines[:4])
    assert all(card.symbol in dealt for card in sk.CARDS)
    played = " ".join(line for line in lines[5:] if line[:2].strip().isdigit())
    cards = [action.card for action in done.actions if isinstance(action, sk.PlayCard)]
    assert [card.symbol for card in cards] == [word.rstrip("*") for word in played.split() if word[0] in "♦♥♠♣"]
    if isinstance(done.state, sk.Playing):
        assert sum(line.startswith("    ") for line in lines) == len(done.state.interrupts)
