# ruff: noqa: INP001 - one test beside its table, no package
"""How many ways are there to play on? Counts of legal card sequences that two independent programs agree on."""

import json
from pathlib import Path
from typing import TypedDict

import pytest

import pyskat as sk
from pyskat.kernel import Position, legal_mask, play_card
from referee import count_sequences

GAMES = "DHSCGN"
KERNEL_DEPTH = 9
REFEREE_DEPTH = 8
"""The table goes to nine cards; the referee counted them all once, and is asked again up to here."""


class Row(TypedDict):
    """One fixed deal and how many sequences of 1, 2, 3 … cards it has."""

    game: str
    deal: str
    declarer: int
    leader: int
    counts: list[int]


TABLES: list[Row] = json.loads((Path(__file__).parent / "tables.json").read_text(encoding="utf-8"))
each_row = pytest.mark.parametrize("row", [pytest.param(row, id=row["game"]) for row in TABLES])


def count(position: Position, depth: int, known: dict[tuple[Position, int], int]) -> int:
    """Count the legal sequences of exactly so many cards, each position between two tricks only once."""
    legal = legal_mask(position)
    if depth == 1:
        return legal.bit_count()
    key = (position, depth)
    if key in known:
        return known[key]
    total = sum(count(play_card(position, card), depth - 1, known) for card in range(32) if legal >> card & 1)
    if not position.trick:
        known[key] = total
    return total


def test_the_tables_hold_one_deal_of_each_game_up_to_nine_cards() -> None:
    assert [row["game"] for row in TABLES] == list(GAMES)
    assert all(len(row["counts"]) == KERNEL_DEPTH for row in TABLES)
    assert {row["declarer"] for row in TABLES} == {row["leader"] for row in TABLES} == {0, 1, 2}


@each_row
def test_the_kernel_counts_as_many_sequences_as_the_table(row: Row) -> None:
    deal = sk.Deal.parse(row["deal"])
    fore, middle, rear = (hand.mask for hand in deal.hands)
    game = GAMES.index(row["game"])
    start = Position.start((fore, middle, rear), deal.skat.mask, game, row["declarer"], row["leader"])
    known: dict[tuple[Position, int], int] = {}
    assert [count(start, depth, known) for depth in range(1, KERNEL_DEPTH + 1)] == row["counts"]


@each_row
def test_the_referee_counts_as_many_sequences_as_the_table(row: Row) -> None:
    fore, middle, rear, skat = (part.split() for part in row["deal"].split("|"))
    for depth in range(1, REFEREE_DEPTH + 1):
        counted = count_sequences((fore, middle, rear), skat, row["game"], row["declarer"], row["leader"], depth)
        assert counted == row["counts"][depth - 1]
