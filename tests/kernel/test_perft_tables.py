"""How many ways are there to play on? Counts of legal card sequences that two independent programs agree on."""

import json
from pathlib import Path
from typing import TypedDict

import pytest

import pyskat as sk
from pyskat import kernel
from pyskat.kernel import Position
from pyskat.kernel.perft import perft
from referee import count_sequences

GAMES = "DHSCGN"
DEPTH = 12
PLAIN_DEPTH = 9
REFEREE_DEPTH = 7
"""The table goes to twelve cards. The referee counted up to nine once, and OpenSpiel up to twelve; the referee is asked
again up to this depth, which takes a moment. OpenSpiel is compared card by card in ``test_openspiel.py``. The sequences
are counted one by one up to twelve where that is compiled."""


class Row(TypedDict):
    """One fixed deal and how many sequences of 1, 2, 3 … cards it has."""

    game: str
    deal: str
    declarer: int
    leader: int
    counts: list[int]


TABLES: list[Row] = json.loads((Path(__file__).parent / "tables.json").read_text(encoding="utf-8"))
each_row = pytest.mark.parametrize("row", [pytest.param(row, id=row["game"]) for row in TABLES])


def start_of(row: Row) -> Position:
    """Set up the deal of a row in the kernel."""
    deal = sk.Deal.parse(row["deal"])
    fore, middle, rear = (hand.mask for hand in deal.hands)
    game = GAMES.index(row["game"])
    return Position.start((fore, middle, rear), deal.skat.mask, game, row["declarer"], row["leader"])


def test_the_tables_hold_one_deal_of_each_game_up_to_twelve_cards() -> None:
    assert [row["game"] for row in TABLES] == list(GAMES)
    assert all(len(row["counts"]) == DEPTH for row in TABLES)
    assert {row["declarer"] for row in TABLES} == {row["leader"] for row in TABLES} == {0, 1, 2}


@each_row
def test_counted_one_by_one_there_are_as_many_as_in_the_table(row: Row) -> None:
    start = start_of(row)
    assert [perft(start, depth) for depth in range(1, PLAIN_DEPTH + 1)] == row["counts"][:PLAIN_DEPTH]


@pytest.mark.skipif(not kernel.COMPILED, reason="millions are counted one by one only where that is compiled")
@each_row
def test_counted_one_by_one_there_are_as_many_millions_as_in_the_table(row: Row) -> None:
    start = start_of(row)
    assert [perft(start, depth) for depth in range(PLAIN_DEPTH + 1, DEPTH + 1)] == row["counts"][PLAIN_DEPTH:]


@each_row
def test_the_referee_counts_as_many_sequences_as_the_table(row: Row) -> None:
    fore, middle, rear, skat = (part.split() for part in row["deal"].split("|"))
    for depth in range(1, REFEREE_DEPTH + 1):
        counted = count_sequences((fore, middle, rear), skat, row["game"], row["declarer"], row["leader"], depth)
        assert counted == row["counts"][depth - 1]
