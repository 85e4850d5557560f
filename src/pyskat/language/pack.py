"""How cards and suits are named: French or German pack, English or German words."""

from typing import Final, Literal, get_args

from pyskat.language.terms import CardStyle, Language
from pyskat.language.words import RANK_LETTERS, SUIT_LETTERS, SUIT_SYMBOLS

__all__ = ["RANK_INDEXES", "RANK_NAMES", "SUITS", "SUIT_NAMES", "Suits", "card_sign", "rank_name", "suit_name"]

Suits = Literal["french", "german"]

SUITS: Final[tuple[Suits, ...]] = get_args(Suits)
"""The two packs."""

RANK_INDEXES: Final = {
    ("french", "en"): ("7", "8", "9", "Q", "K", "10", "A", "J"),
    ("french", "de"): ("7", "8", "9", "D", "K", "10", "A", "B"),
    ("german", "en"): ("7", "8", "9", "O", "K", "10", "A", "U"),
    ("german", "de"): ("7", "8", "9", "O", "K", "10", "A", "U"),
}
"""What is in the corner of a card, by pack, language and rank."""

RANK_NAMES: Final = {
    ("french", "en"): ("seven", "eight", "nine", "queen", "king", "ten", "ace", "jack"),
    ("french", "de"): ("Sieben", "Acht", "Neun", "Dame", "König", "Zehn", "Ass", "Bube"),
    ("german", "en"): ("seven", "eight", "nine", "Ober", "king", "ten", "ace", "Unter"),
    ("german", "de"): ("Sieben", "Acht", "Neun", "Ober", "König", "Zehn", "Ass", "Unter"),
}
"""The ranks in words, in the same order."""

SUIT_NAMES: Final = {
    ("french", "en"): ("diamonds", "hearts", "spades", "clubs"),
    ("french", "de"): ("Karo", "Herz", "Pik", "Kreuz"),
    ("german", "en"): ("bells", "hearts", "leaves", "acorns"),
    ("german", "de"): ("Schellen", "Rot", "Grün", "Eichel"),
}
"""The suits in words, by pack and language and the number of the suit."""

_GERMAN_LETTERS: Final = "SRGE"
"""Schellen, Rot, Grün, Eichel, which have no symbols in Unicode."""


def suit_name(suit: int, language: Language, style: CardStyle | None) -> str:
    """Name a suit in words."""
    return SUIT_NAMES["french" if style is None else style.suits, language][suit]


def rank_name(rank: int, language: Language, style: CardStyle | None) -> str:
    """Name a rank in words."""
    return RANK_NAMES["french" if style is None else style.suits, language][rank]


def card_sign(suit: int, rank: int, language: Language, style: CardStyle | None) -> str:
    """Name a card in two or three characters: ♥10, R10; HT where characters are plain, or no style is given."""
    if style is not None and style.suits == "german":
        return _GERMAN_LETTERS[suit] + RANK_INDEXES["german", language][rank]
    if style is None or style.ascii:
        return SUIT_LETTERS[suit] + RANK_LETTERS[rank]
    return SUIT_SYMBOLS[suit] + RANK_INDEXES["french", language][rank]
