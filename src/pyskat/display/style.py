"""How are cards named and coloured? French or German suits, two or four colours, English or German words."""

from typing import Final, Literal, TypeAlias, get_args

from attrs import field, frozen

from pyskat.base.values import Value
from pyskat.card import Card, CardSet, Rank, Suit
from pyskat.errors import Language
from pyskat.errors.checks import is_a, one_of
from pyskat.game import Game
from pyskat.language.pack import RANK_INDEXES, Suits

__all__ = ["COLOURS", "Colours", "Style", "Suits", "colour", "in_order", "in_words", "index", "short", "suit_name"]

Colours: TypeAlias = Literal[2, 4]


@frozen(kw_only=True)
class Style(Value):
    """How to show things.

    Args:
        suits: ``"french"`` for clubs, spades, hearts, diamonds with A K Q J, or ``"german"`` for acorns, leaves,
            hearts, bells with A K O U.
        colours: 2 for black and red; 4 for those of the tournament pack: clubs black, spades green, hearts red,
            diamonds orange.
        ascii: Whether a text has only plain characters, in players' names as well: ``CJ`` for ♣J, as
            :func:`pyskat.cards` reads it, ``-40`` for −40. German suits keep their letters. Drawings do not change.
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

    suits: Suits = field(default="french", validator=one_of(*get_args(Suits)))
    colours: Colours = field(default=2, validator=[is_a(int), one_of(*get_args(Colours))])
    ascii: bool = field(default=False, validator=is_a(bool))
    language: Language = field(default="en", validator=one_of(*get_args(Language)))


COLOURS: Final = {
    2: ("#c0142c", "#c0142c", "#1a1a1a", "#1a1a1a"),
    4: ("#a85400", "#c0142c", "#00703c", "#1a1a1a"),
}
"""The colour of each suit by its number; each has a contrast of at least 4.5 to 1 with a white card."""


def colour(suit: Suit, style: Style) -> str:
    """Give the colour of a suit, as CSS writes it."""
    return COLOURS[style.colours][suit]


def index(rank: Rank, style: Style) -> str:
    """Give what is in the corner of a card."""
    return RANK_INDEXES[style.suits, style.language][rank]


def suit_name(suit: Suit, style: Style) -> str:
    """Name a suit in words."""
    return suit.say(style.language, style)


def short(card: Card, style: Style) -> str:
    """Name a card in two or three characters: ♥10, HT, R10.

    German suits have no symbols in Unicode; their letters are those of Eichel, Grün, Rot, Schellen.
    """
    return card.say(style.language, style)


def in_words(card: Card, style: Style) -> str:
    """Name a card in words.

    >>> in_words(Card.HT, Style()), in_words(Card.CJ, Style(suits="german", language="de"))
    ('ten of hearts', 'Eichel-Unter')
    """
    rank, suit = card.rank.say(style.language, style), suit_name(card.suit, style)
    return f"{suit}-{rank}" if style.language == "de" else f"{rank} of {suit}"


def in_order(cards: CardSet, game: Game | None) -> tuple[Card, ...]:
    """Sort cards as a player does for a game; as for Grand if none is known yet."""
    return cards.sorted(Game.GRAND if game is None else game)
