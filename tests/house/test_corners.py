"""What else has once gone wrong, or nearly."""

import random

import pytest

import pyskat as sk
from pyskat.notation import iss
from settled import settled

DEAL = sk.Deal.shuffled(random.Random(5))


def test_text_is_no_file_of_records() -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        next(iss.load("(;GM[Skat];)"))
    assert caught.value.code is sk.Code.WRONG_TYPE


@pytest.mark.parametrize("text", ["grand ouvert with 4, 120 points", "clubs with 1, schwarz announced, 120 points"])
def test_all_points_are_not_yet_all_tricks(text: str) -> None:
    with pytest.raises(sk.SettlementError) as caught:
        sk.reckon(text)
    assert caught.value.code is sk.Code.TRICKS_MISSING
    assert settled(f"{text}, every trick").won


@pytest.mark.parametrize("text", ["hearts with 1, -61 points", "null -1 tricks"])
def test_a_minus_before_a_number_is_not_passed_over(text: str) -> None:
    with pytest.raises(sk.ParseError):
        sk.reckon(text)


@pytest.mark.parametrize("players", [("A", "B"), (1, 2, 3), 5])
def test_a_record_has_three_names(players: tuple[str, str, str]) -> None:
    with pytest.raises(sk.ArgumentError):
        sk.Record.start(DEAL, players=players)


def test_a_deal_counts_more_for_a_reason_only() -> None:
    with pytest.raises(sk.ArgumentError):
        sk.Entry.game(0, 48).times(2, " ")
