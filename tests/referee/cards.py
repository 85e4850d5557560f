"""The pack: which cards there are, what they count, and how they rank in each game."""

from collections.abc import Iterable

SUITS = ["C", "S", "H", "D"]
RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7"]
PACK = {suit + rank for suit in SUITS for rank in RANKS}

JACKS = ["CJ", "SJ", "HJ", "DJ"]
PLAIN_RANKS = ["A", "T", "K", "Q", "9", "8", "7"]
"""A suit without its jack, the highest first, in suit games, Grand and Ramsch."""

NULL_RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7"]
"""A suit in Null, the highest first."""

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}

SEAT_NAMES = ["forehand", "middlehand", "rearhand"]

WRITING_ORDER = JACKS + [suit + rank for suit in SUITS for rank in PLAIN_RANKS]
"""The order in which two cards are written side by side."""


def card_points(cards: Iterable[str]) -> int:
    """Return the points (Augen) of some cards, 120 for the pack."""
    total = 0
    for card in cards:
        total += POINTS[card[1]]
    return total


def trumps(game: str) -> list[str]:
    """List the trumps of a game (D H S C G N), the highest first."""
    if game == "N":
        return []
    if game == "G":
        return list(JACKS)
    return JACKS + [game + rank for rank in PLAIN_RANKS]


def in_writing_order(cards: Iterable[str]) -> list[str]:
    """List some cards in the order in which they are written."""
    wanted = set(cards)
    return [card for card in WRITING_ORDER if card in wanted]


def pair_texts(verb: str, cards: Iterable[str]) -> set[str]:
    """Return `verb XX YY` for every two of the cards."""
    row = in_writing_order(cards)
    texts: set[str] = set()
    for place, first in enumerate(row):
        for second in row[place + 1 :]:
            texts.add(f"{verb} {first} {second}")
    return texts
