"""What is a card, and what can be done with several? Cards and sets of cards, as people and programs see them."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Self, SupportsIndex, final, overload

from attrs import frozen

from pyskat import kernel
from pyskat.base.enums import NamedNumber
from pyskat.base.values import Drawn, refuse_again
from pyskat.errors import ArgumentError, Code, ParseError, expect_type
from pyskat.errors.quoting import as_found
from pyskat.errors.texts import expect_text
from pyskat.game import Game
from pyskat.language.pack import card_sign, suit_name
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle, Choice, Kind, Language
from pyskat.language.words import RANK_LETTERS, RANK_TEXTS, SUIT_LETTERS, SUIT_SYMBOLS, SUIT_TEXTS

__all__ = ["CARDS", "DECK", "Card", "CardSet", "Rank", "Suit", "cards"]


class Suit(NamedNumber):
    """A suit as printed on the card, in the order of the base values.

    Rule: Online rules, "Significance of the cards".
    """

    DIAMONDS = 0
    HEARTS = 1
    SPADES = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """D, H, S or C."""
        return SUIT_LETTERS[self]

    @property
    def symbol(self) -> str:
        """♦, ♥, ♠ or ♣."""
        return SUIT_SYMBOLS[self]

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Name it within a sentence, as the suit of the pack that is shown."""
        return suit_name(self, language, style)


class Rank(NamedNumber):
    """A rank, in the order of the suits and the trumps. For the order in Null see :meth:`CardSet.sorted`.

    Rule: Detailed rules, "Point values of cards".
    """

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    QUEEN = 3
    KING = 4
    TEN = 5
    ACE = 6
    JACK = 7

    @property
    def letter(self) -> str:
        """7, 8, 9, Q, K, T, A or J."""
        return RANK_LETTERS[self]


class Card(NamedNumber):
    """One of the 32 cards. Its number is suit × 8 + rank, and also says which bit it is in a mask.

    >>> str(Card.HT), Card.HT.symbol, Card.HT.points, Card.parse("10♥") is Card.HT
    ('HT', '♥10', 10, True)
    """

    D7, D8, D9, DQ, DK, DT, DA, DJ = range(8)
    H7, H8, H9, HQ, HK, HT, HA, HJ = range(8, 16)
    S7, S8, S9, SQ, SK, ST, SA, SJ = range(16, 24)
    C7, C8, C9, CQ, CK, CT, CA, CJ = range(24, 32)

    @property
    def suit(self) -> Suit:
        """The printed suit. Which suit a jack *follows* depends on the game."""
        return _SUITS[self >> 3]

    @property
    def rank(self) -> Rank:
        """The rank."""
        return _RANKS[self & 7]

    @property
    def points(self) -> int:
        """Card points (Augen): ace 11, ten 10, king 4, queen 3, jack 2, others 0."""
        return kernel.POINTS[self]

    @property
    def symbol(self) -> str:
        """The card with its suit's symbol, such as ♥10 or ♣J."""
        letter = self.rank.letter
        return self.suit.symbol + ("10" if letter == "T" else letter)

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read a card: ``HT``, ``ht``, ``H10``, ``♥10``, ``10♥``, ``♥T``.

        Args:
            text: Suit and rank. A suit's letter comes first; a suit's symbol may come first or last.

        Raises:
            ParseError: If it is not a card.
        """
        expect_text("text", text)
        card = _card_of(text.strip())
        if card is None:
            raise ParseError.at(text, 0, Code.UNKNOWN_CARD, word=text)
        return card

    def __str__(self) -> str:
        return self.name

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Name it in two or three characters: CJ, or in a style ♣J or EU."""
        return card_sign(self.suit, self.rank, language, style)


_SUITS: Final = tuple(Suit)
_RANKS: Final = tuple(Rank)

CARDS: Final = tuple(Card)
"""All cards by their numbers; indexing it is far faster than calling ``Card(number)``."""

_SEPARATORS: Final = re.compile(r"[^\s,.;]+")


def _card_of(word: str) -> Card | None:
    """Find the card a word names, if it names one."""
    if any(character.isalpha() and not character.isascii() for character in word):
        return None  # some other letters become S or T in upper case
    upper = word.upper().replace("\N{VARIATION SELECTOR-16}", "").replace("\N{VARIATION SELECTOR-15}", "")
    if not upper:
        return None
    suit, rank = SUIT_TEXTS.get(upper[0]), RANK_TEXTS.get(upper[1:])
    if suit is None and not upper[-1].isalpha():
        suit, rank = SUIT_TEXTS.get(upper[-1]), RANK_TEXTS.get(upper[:-1])
    if suit is None or rank is None:
        return None
    return CARDS[suit * 8 + rank]


@final
@frozen(init=False, eq=False, repr=False, order=False)
class CardSet(Drawn, Sequence[Card]):
    """An immutable set of cards.

    Args:
        cards: Any iterable of cards.

    Raises:
        ArgumentError: If something in it is not a card.

    Iteration goes from the highest card down, jacks before all, and so do places: the first card is the highest. A
    slice is a tuple of cards in that order. Operators take sets and single cards. A set of cards equals nothing but a
    set of cards, and refuses anything but cards.

    >>> hand = CardSet([Card.CJ, Card.HT]) | Card.SJ
    >>> hand, str(hand), hand.points, Card.HT in hand, len(hand - Card.CJ)
    (cards('CJ SJ HT'), 'CJ SJ HT', 14, True, 2)
    >>> import random
    >>> hand[0], hand[-2:], random.Random(1).choice(hand)
    (Card.CJ, (Card.SJ, Card.HT), Card.CJ)
    """

    mask: int
    """32 bits, one for each card."""

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        refuse_again(self, "mask")
        mask = 0
        for card in _members(cards):
            if type(card) is not Card:  # what is right passes without a call
                expect_type("cards", card, Card, Phrase.A_CARD)
            mask |= kernel.BIT[card]
        _set_mask(self, mask)

    @classmethod
    def from_mask(cls, mask: int) -> Self:
        """Make a set from a mask of 32 bits.

        Raises:
            ArgumentError: If the mask is not an integer of up to 32 bits.
        """
        if not 0 <= expect_type("mask", mask, int) <= kernel.FULL:
            raise ArgumentError.of(Code.WRONG_VALUE, what="mask", wanted=Phrase.OF_32_BITS, found=hex(mask))
        self = object.__new__(cls)
        _set_mask(self, mask)
        return self

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read cards written one after the other, separated by spaces, commas or full stops.

        Args:
            text: Names of cards as :meth:`Card.parse` takes them; an empty text is the empty set.

        Raises:
            ParseError: If a word is not a card, or a card is named twice.
        """
        expect_text("text", text)
        mask = 0
        for match in _SEPARATORS.finditer(text):
            card = _card_of(match[0])
            if card is None:
                raise ParseError.at(text, match.start(), Code.UNKNOWN_CARD, word=match[0])
            if mask & kernel.BIT[card]:
                raise ParseError.at(text, match.start(), Code.DUPLICATE_CARD, card=card)
            mask |= kernel.BIT[card]
        self = object.__new__(cls)
        _set_mask(self, mask)
        return self

    @property
    def points(self) -> int:
        """The card points of all cards together, 0 to 120."""
        return kernel.mask_points(self.mask)

    def sorted(self, game: Game) -> tuple[Card, ...]:
        """Sort the cards as a player does for a game: trumps first, then suit by suit, strong before weak.

        Args:
            game: In Null there are no trumps, and the ten is below the jack.

        >>> " ".join(map(str, cards("H7 HT HJ CA").sorted(Game.NULL)))
        'CA HJ HT H7'
        """
        row = kernel.TRUMPS[expect_game(game)]

        def order(card: Card) -> tuple[bool, int, int]:
            trump = row & kernel.BIT[card] != 0
            return trump, 0 if trump else card.suit, kernel.strength(game, card)

        return tuple(sorted(self, key=order, reverse=True))

    def isdisjoint(self, other: "CardSet") -> bool:
        """Tell whether the two sets have no card in common."""
        return not self.mask & _mask_of(other)

    def __contains__(self, card: object) -> bool:
        if not isinstance(card, Card):
            raise ArgumentError.of(Code.WRONG_TYPE, what="card", wanted=Kind("Card"), found=as_found(card))
        return self.mask >> card & 1 == 1

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        for part in (mask & kernel.JACKS, mask & ~kernel.JACKS):
            rest = part
            while rest:
                top = rest.bit_length() - 1
                rest ^= 1 << top
                yield CARDS[top]

    @overload
    def __getitem__(self, place: SupportsIndex) -> Card: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Card, ...]: ...
    def __getitem__(self, place: SupportsIndex | slice) -> Card | tuple[Card, ...]:
        if isinstance(place, NamedNumber | bool) or not isinstance(place, SupportsIndex | slice):
            raise ArgumentError.of(
                Code.WRONG_TYPE, what="index", wanted=Choice.of(Kind("int"), Kind("slice")), found=as_found(place)
            )
        return tuple(self)[place]

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __or__(self, other: "CardSet | Card") -> "CardSet":
        return _from(self.mask | _mask_of(other))

    def __and__(self, other: "CardSet | Card") -> "CardSet":
        return _from(self.mask & _mask_of(other))

    def __xor__(self, other: "CardSet | Card") -> "CardSet":
        return _from(self.mask ^ _mask_of(other))

    def __sub__(self, other: "CardSet | Card") -> "CardSet":
        return _from(self.mask & ~_mask_of(other))

    __ror__ = __or__
    __rand__ = __and__
    __rxor__ = __xor__

    def __rsub__(self, other: "CardSet | Card") -> "CardSet":
        return _from(_mask_of(other) & ~self.mask)

    def __le__(self, other: "CardSet | Card") -> bool:
        return not self.mask & ~_mask_of(other)

    def __lt__(self, other: "CardSet | Card") -> bool:
        return self <= other and self.mask != _mask_of(other)

    def __ge__(self, other: "CardSet | Card") -> bool:
        return not _mask_of(other) & ~self.mask

    def __gt__(self, other: "CardSet | Card") -> bool:
        return self >= other and self.mask != _mask_of(other)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash((CardSet, self.mask))

    def __str__(self) -> str:
        return " ".join([card.name for card in self])

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """List the cards from the highest down."""
        return " ".join([card.say(language, style) for card in self])

    def __repr__(self) -> str:
        return f"cards({str(self)!r})"

    def __reduce__(self) -> tuple[Callable[[int], "CardSet"], tuple[int]]:
        return CardSet.from_mask, (self.mask,)


_set_mask: Final[Callable[[CardSet, int], None]] = CardSet.__dict__["mask"].__set__


def _members(cards: Iterable[Card]) -> Iterable[Card]:
    """Give the members of a set to be, and refuse what has no members."""
    if isinstance(cards, Iterable):
        return cards
    raise ArgumentError.of(Code.WRONG_TYPE, what="cards", wanted=Phrase.SEVERAL_CARDS, found=as_found(cards))


def _from(mask: int) -> CardSet:
    """Make a set from a mask that is known to be right."""
    made = object.__new__(CardSet)
    _set_mask(made, mask)
    return made


def _mask_of(value: object) -> int:
    """Take the mask of a set or a single card; refuse anything else."""
    if isinstance(value, CardSet):
        return value.mask
    if isinstance(value, Card):
        return kernel.BIT[value]
    raise ArgumentError.of(
        Code.WRONG_TYPE, what="operand", wanted=Choice.of(Kind("CardSet"), Kind("Card")), found=as_found(value)
    )


def expect_game(game: object) -> Game:
    """Return the game, or refuse what is none, such as a suit or a contract.

    Raises:
        ArgumentError: If it is not a Game.
    """
    if isinstance(game, Game):
        return game
    raise ArgumentError.of(Code.NOT_A_GAME, found=as_found(game))


def cards(text: str) -> CardSet:
    """Read a set of cards; short for ``CardSet.parse``.

    Raises:
        ParseError: If a word is not a card, or a card is named twice.

    >>> cards("cj ♥10 7♦").points
    12
    """
    return CardSet.parse(text)


DECK: Final = CardSet.from_mask(kernel.FULL)
"""All 32 cards, 120 points."""
