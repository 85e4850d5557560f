"""How many ways are there to play on? Counts of legal card sequences that two independent programs agree on."""

import json
from pathlib import Path
from typing import Any, TypedDict

import pytest

import pyskat as sk
from pyskat import kernel
from pyskat.kernel import Position, legal_mask, play_card
from pyskat.kernel.perft import perft
from referee import count_sequences

GAMES = "DHSCGN"
DEPTH = 12
PLAIN_DEPTH = 9
REFEREE_DEPTH = 7
PEER_DEPTH = 6
"""The table goes to twelve cards. The referee counted up to nine once, and OpenSpiel and the kernel up to twelve, each
position between two tricks only once; they are asked again up to these depths, which take a moment. The sequences are
counted one by one up to twelve where that is compiled."""


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


def count(position: Position, depth: int, known: dict[tuple[int, int], int]) -> int:
    """Count the legal sequences of exactly so many cards, each position between two tricks only once."""
    legal = legal_mask(position)
    if depth == 1 or not legal:
        return legal.bit_count()
    key = (position.key, depth)
    if key in known:
        return known[key]
    total = sum(count(play_card(position, card), depth - 1, known) for card in range(32) if legal >> card & 1)
    if not position.trick:
        known[key] = total
    return total


def test_the_tables_hold_one_deal_of_each_game_up_to_twelve_cards() -> None:
    assert [row["game"] for row in TABLES] == list(GAMES)
    assert all(len(row["counts"]) == DEPTH for row in TABLES)
    assert {row["declarer"] for row in TABLES} == {row["leader"] for row in TABLES} == {0, 1, 2}


@each_row
def test_the_kernel_counts_as_many_sequences_as_the_table(row: Row) -> None:
    known: dict[tuple[int, int], int] = {}
    assert [count(start_of(row), depth, known) for depth in range(1, PLAIN_DEPTH + 1)] == row["counts"][:PLAIN_DEPTH]


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


PASS = 32
"""In OpenSpiel's auction an action is 32 for a pass, and 33 to 38 for the games from diamonds to Null."""


def as_openspiel_has_it(row: Row) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """Go to the first card of a row in OpenSpiel, where forehand always leads: so the seats are turned."""
    pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel comes with the extra `openspiel`, for development")
    deal, leader = sk.Deal.parse(row["deal"]), row["leader"]
    hands = [list(hand) for hand in deal.hands[leader:] + deal.hands[:leader]]
    skat = list(deal.skat)
    order = [card for part in ((0, 3), None, (3, 7), (7, 10)) for card in _round(hands, skat, part)]
    state = pyspiel.load_game("skat").new_initial_state()
    for card in order:
        state.apply_action(int(card))
    for _ in range((row["declarer"] - leader) % 3):
        state.apply_action(PASS)
    state.apply_action(PASS + 1 + GAMES.index(row["game"]))
    while PASS in state.legal_actions():
        state.apply_action(PASS)
    for card in skat:  # the declarer lays away what was in the skat
        state.apply_action(int(card))
    return state


def _round(hands: list[list[sk.Card]], skat: list[sk.Card], part: tuple[int, int] | None) -> list[sk.Card]:
    """Give the cards of one round of dealing: three to each, two to the skat, four to each, three to each."""
    return skat if part is None else [card for hand in hands for card in hand[slice(*part)]]


def count_in_openspiel(state: Any, depth: int) -> int:  # noqa: ANN401 - OpenSpiel has no types
    if state.is_terminal():
        return 0
    legal = state.legal_actions()
    return len(legal) if depth == 1 else sum(count_in_openspiel(state.child(card), depth - 1) for card in legal)


@each_row
def test_openspiel_counts_as_many_sequences_as_the_table(row: Row) -> None:
    state = as_openspiel_has_it(row)
    counts = [count_in_openspiel(state, depth) for depth in range(1, PEER_DEPTH + 1)]
    assert counts == row["counts"][:PEER_DEPTH]
