"""What is a card, and what can be done with several? Cards and sets of cards, as people and programs see them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Self, SupportsIndex, final, overload

from attrs import frozen

from pyskat import kernel
from pyskat.base.enums import NamedNumber
from pyskat.base.values import Drawn, refuse_again
from pyskat.errors import ArgumentError, Code, ParseError, expect_type
from pyskat.errors.checks import expect_lettering, expect_saying
from pyskat.errors.quoting import as_found
from pyskat.errors.texts import expect_text
from pyskat.game import Game, expect_game
from pyskat.language.card_names import Lettering, card_of, cards_in, suggestion
from pyskat.language.pack import card_sign, rank_name, suit_name
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle, Choice, Kind, Language
from pyskat.language.words import RANK_LETTERS, SUIT_LETTERS, SUIT_SYMBOLS

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

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Name it within a sentence, as the suit of the pack that is shown."""
        return suit_name(self, expect_saying(language, style), style)


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

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Name it within a sentence, as in the pack that is shown: queen, Dame, Ober."""
        return rank_name(self, expect_saying(language, style), style)


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
    def parse(cls, text: str, *, language: Language | None = None, style: CardStyle | None = None) -> "Card":
        """Read a card: ``HT``, ``H10``, ``♥10``, ``10♥``, ``♥D``, ``Herz 10``, ``queen of hearts``, ``RO``, ``KrB``.

        Letters are those of ``str(card)``. Others are read where they can be only one card: ``EU`` is Eichel Unter,
        but ``KD`` is the king of diamonds to some and a queen (Dame) to others, and refused.

        Args:
            text: Suit and rank. A suit's letter or word comes first; a suit's symbol may come first or last.
            language: ``"de"`` if letters are to be read as German ones, so that ``SD`` and ``SB`` are Pik Dame and
                Pik Bube. Words are read in both languages in any case.
            style: The :class:`pyskat.display.Style` in which it is written: with German suits, ``S10`` is Schellen 10.

        Raises:
            ParseError: If it is not a card, or may be several.
            ArgumentError: For another language or style.

        >>> Card.parse("Kreuz-Bube"), Card.parse("jack of clubs"), Card.parse("♣B"), Card.parse("DB", language="de")
        (Card.CJ, Card.CJ, Card.CJ, Card.DJ)
        """
        letters = expect_lettering(language, style)
        own = card_of(expect_text("text", text).strip())
        if own is not None and letters.pack != "german":
            return CARDS[own]
        try:
            named = [card for _, card in _read(text, letters)]
        except ParseError as error:
            if error.code is Code.AMBIGUOUS_CARD or "near" in error.reason.params:
                raise
            named = []
        if len(named) != 1:
            raise ParseError.at(text, 0, Code.UNKNOWN_CARD, word=text)
        return named[0]

    def __str__(self) -> str:
        return self.name

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Name it in two or three characters: CJ, or in a style ♣J or EU."""
        return card_sign(self.suit, self.rank, expect_saying(language, style), style)


_SUITS: Final = tuple(Suit)
_RANKS: Final = tuple(Rank)

CARDS: Final = tuple(Card)
"""All cards by their numbers; indexing it is far faster than calling ``Card(number)``."""


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
    def parse(cls, text: str, *, language: Language | None = None, style: CardStyle | None = None) -> Self:
        """Read cards written one after the other, separated by spaces, commas, full stops, "and" or "und".

        Args:
            text: Names of cards as :meth:`Card.parse` takes them; an empty text is the empty set.
            language: As in :meth:`Card.parse`.
            style: As in :meth:`Card.parse`.

        Raises:
            ParseError: If a word is not a card or may be several, or a card is named twice. Beside cards that only the
                German pack has, ``S10`` may be spades or Schellen.
            ArgumentError: For another language or style.
        """
        return cls.from_mask(read_cards(expect_text("text", text), expect_lettering(language, style)).mask)

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

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """List the cards from the highest down."""
        expect_saying(language, style)  # of no cards too
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


def cards(text: str, *, language: Language | None = None, style: CardStyle | None = None) -> CardSet:
    """Read a set of cards; short for :meth:`CardSet.parse`.

    >>> cards("cj ♥10 7♦").points, cards("Kreuz Bube, Herz 10 und Karo 7").points
    (12, 12)
    """
    return CardSet.parse(text, language=language, style=style)


def read_cards(text: str, letters: Lettering) -> CardSet:
    """Read a set of cards by letters that are known.

    Raises:
        ParseError: As :meth:`CardSet.parse` says.
    """
    mask = 0
    for place, card in _read(text, letters):
        if mask & kernel.BIT[card]:
            raise ParseError.at(text, place, Code.DUPLICATE_CARD, card=card)
        mask |= kernel.BIT[card]
    return _from(mask)


def _read(text: str, letters: Lettering) -> Iterator[tuple[int, Card]]:
    """Read cards, each with its place; refuse the first that is none, or may be several."""
    for start, end, numbers in cards_in(text, letters):
        if not numbers:
            first, last, near = suggestion(text[start:])
            hint = {"near": Phrase.NEAR.of(word=near)} if near else {}
            raise ParseError.at(text, start + first, Code.UNKNOWN_CARD, word=text[start:][first:last], **hint)
        named = [CARDS[number] for number in numbers]
        if len(named) > 1:
            options = Choice.of(*[Phrase.CARD_OF.of(rank=card.rank, suit=card.suit) for card in named])
            raise ParseError.at(text, start, Code.AMBIGUOUS_CARD, word=text[start:end], options=options)
        yield start, named[0]


DECK: Final = CardSet.from_mask(kernel.FULL)
"""All 32 cards, 120 points."""
