"""How cards are named and coloured: French or German suits, two or four colours, English or German words."""

from typing import Final, Literal, TypeAlias

from attrs import field, frozen

from pyskat.base.values import Value
from pyskat.card import Card, CardSet, Rank, Suit
from pyskat.errors import ArgumentError, Code, Language, check_language, check_type
from pyskat.errors.quoting import as_found
from pyskat.game import Game

__all__ = ["COLOURS", "Colours", "Style", "Suits", "colour", "in_order", "in_words", "index", "short", "suit_name"]

Suits: TypeAlias = Literal["french", "german"]
Colours: TypeAlias = Literal[2, 4]


@frozen(kw_only=True)
class Style(Value):
    """How things are shown.

    Args:
        suits: ``"french"`` for clubs, spades, hearts, diamonds with A K Q J, or ``"german"`` for acorns, leaves,
            hearts, bells with A K O U.
        colours: 2 for black and red; 4 for those of the tournament pack: clubs black, spades green, hearts red,
            diamonds orange.
        ascii: Whether text is written in plain characters, names of players too: ``CJ`` for ♣J, as
            :func:`pyskat.cards` reads it, ``-40`` for −40; German suits keep their letters. Drawings do not change.
        language: ``"en"`` or ``"de"``. In German the queen and the jack of the French pack are D and B.

    Raises:
        ArgumentError: For any other value.

    >>> from pyskat import cards
    >>> from pyskat.display import text
    >>> hand = cards("CJ HQ HT")
    >>> text(hand), text(hand, style=Style(ascii=True)), text(hand, style=Style(language="de"))
    ('♣J ♥10 ♥Q', 'CJ HT HQ', '♣B ♥10 ♥D')
    >>> text(hand, style=Style(suits="german"))
    'EU R10 RO'
    """

    suits: Suits = field(default="french")
    colours: Colours = field(default=2)
    ascii: bool = field(default=False)
    language: Language = field(default="en")

    def __attrs_post_init__(self) -> None:
        check_language(self.language)
        check_type("ascii", self.ascii, bool, "True or False")
        if self.suits not in ("french", "german"):
            raise ArgumentError.of(
                Code.WRONG_VALUE, what="suits", wanted='"french" or "german"', found=as_found(self.suits)
            )
        check_type("colours", self.colours, int, "2 or 4")
        if self.colours not in COLOURS:
            raise ArgumentError.of(Code.WRONG_VALUE, what="colours", wanted="2 or 4", found=as_found(self.colours))


COLOURS: Final = {
    2: ("#c0142c", "#c0142c", "#1a1a1a", "#1a1a1a"),
    4: ("#a85400", "#c0142c", "#00703c", "#1a1a1a"),
}
"""The colour of each suit by its number; all stand at least 4.5 to 1 against the white of a card."""

_GERMAN_LETTERS: Final = "SRGE"
"""Schellen, Rot, Grün, Eichel, by the number of the suit."""

_INDEXES: Final = {
    ("french", "en"): ("7", "8", "9", "Q", "K", "10", "A", "J"),
    ("french", "de"): ("7", "8", "9", "D", "K", "10", "A", "B"),
    ("german", "en"): ("7", "8", "9", "O", "K", "10", "A", "U"),
    ("german", "de"): ("7", "8", "9", "O", "K", "10", "A", "U"),
}
_RANKS: Final = {
    ("french", "en"): ("seven", "eight", "nine", "queen", "king", "ten", "ace", "jack"),
    ("french", "de"): ("Sieben", "Acht", "Neun", "Dame", "König", "Zehn", "Ass", "Bube"),
    ("german", "en"): ("seven", "eight", "nine", "Ober", "king", "ten", "ace", "Unter"),
    ("german", "de"): ("Sieben", "Acht", "Neun", "Ober", "König", "Zehn", "Ass", "Unter"),
}
_SUITS: Final = {
    ("french", "en"): ("diamonds", "hearts", "spades", "clubs"),
    ("french", "de"): ("Karo", "Herz", "Pik", "Kreuz"),
    ("german", "en"): ("bells", "hearts", "leaves", "acorns"),
    ("german", "de"): ("Schellen", "Rot", "Grün", "Eichel"),
}


def colour(suit: Suit, style: Style) -> str:
    """Give the colour of a suit, as CSS writes it."""
    return COLOURS[style.colours][suit]


def index(rank: Rank, style: Style) -> str:
    """Give what stands in the corner of a card."""
    return _INDEXES[style.suits, style.language][rank]


def suit_name(suit: Suit, style: Style) -> str:
    """Name a suit in words."""
    return _SUITS[style.suits, style.language][suit]


def short(card: Card, style: Style) -> str:
    """Name a card in two or three characters: ♥10, HT, R10.

    German suits have no symbols in Unicode; their letters are those of Eichel, Grün, Rot, Schellen.
    """
    if style.suits == "german":
        return _GERMAN_LETTERS[card.suit] + index(card.rank, style)
    return card.name if style.ascii else card.suit.symbol + index(card.rank, style)


def in_words(card: Card, style: Style) -> str:
    """Name a card in words.

    >>> in_words(Card.HT, Style()), in_words(Card.CJ, Style(suits="german", language="de"))
    ('ten of hearts', 'Eichel-Unter')
    """
    rank, suit = _RANKS[style.suits, style.language][card.rank], suit_name(card.suit, style)
    return f"{suit}-{rank}" if style.language == "de" else f"{rank} of {suit}"


def in_order(cards: CardSet, game: Game | None) -> tuple[Card, ...]:
    """List cards as one holds them in a game; as in Grand where none is known yet."""
    return cards.sorted(Game.GRAND if game is None else game)
