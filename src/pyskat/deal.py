"""Who was dealt what? Three hands of ten cards and a skat of two."""

import random
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from itertools import islice
from operator import or_
from typing import Final, Protocol, Self, SupportsIndex, TypeVar, runtime_checkable

from attrs import frozen

from pyskat.base.values import Drawn, Lasting
from pyskat.card import CARDS, DECK, Card, CardSet
from pyskat.card import _from as _set_of
from pyskat.errors import ArgumentError, Code, DealError, ParseError, Reason, expect_type
from pyskat.errors.quoting import as_found
from pyskat.errors.texts import expect_text
from pyskat.kernel.chance import shuffled
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle, Choice, Kind, Language, Term
from pyskat.seat import SEATS, Seat, as_seat

__all__ = ["Deal"]

_SIZES: Final = [10, 10, 10, 2]
_PLACES: Final = (
    (0, 1, 2, 11, 12, 13, 14, 23, 24, 25),
    (3, 4, 5, 15, 16, 17, 18, 26, 27, 28),
    (6, 7, 8, 19, 20, 21, 22, 29, 30, 31),
    (9, 10),
)
_OWNERS: Final[tuple[Term, ...]] = (*SEATS, Phrase.THE_SKAT)
_SEPARATOR: Final = "|"


@runtime_checkable
class Permuting(Protocol):
    """What can put the numbers below n into a random order, as NumPy's ``Generator`` can."""

    def permutation(self, n: int, /) -> Iterable[SupportsIndex]:
        """Give the numbers 0 to n - 1 in random order."""


@frozen(repr=False)
class Deal(Drawn, Lasting):
    """The 32 cards as dealt.

    Args:
        hands: Ten cards each for forehand, middlehand and rearhand.
        skat: Two cards.

    Raises:
        DealError: If it is not a deal; ``.faults`` lists everything that is wrong.

    Rule: Simple rules, "Setup and the deal".
    """

    hands: tuple[CardSet, CardSet, CardSet]
    skat: CardSet

    def __attrs_post_init__(self) -> None:
        parts = (*expect_type("hands", self.hands, tuple, Phrase.THREE_SETS), self.skat)
        for name, part in zip(("hands",) * len(self.hands) + ("skat",), parts, strict=True):
            expect_type(name, part, CardSet)
        if [len(part) for part in parts] == _SIZES and reduce(or_, parts) == DECK:
            return  # 32 cards in all and none missing, so none is in two places
        faults = _size_faults(parts)
        seen = twice = CardSet()
        for part in parts:
            twice |= seen & part
            seen |= part
        faults += [Reason.of(Code.CARD_IN_TWO_PLACES, card=card) for card in twice]
        faults += [Reason.of(Code.CARD_MISSING, card=card) for card in DECK - seen]
        raise _no_deal(*faults)

    @classmethod
    def from_order(cls, cards: Sequence[Card]) -> Self:
        """Deal a pack from the top: 3 to each, 2 to the skat, 4 to each, 3 to each, from forehand on.

        Args:
            cards: 32 different cards, the top one first.

        Raises:
            DealError: If they are not the 32 cards of the pack.

        Rule: Simple rules, "Setup and the deal".

        >>> from pyskat import CARDS
        >>> str(Deal.from_order(CARDS).skat)
        'H9 H8'
        """
        if not isinstance(cards, Iterable):
            raise ArgumentError.of(Code.WRONG_TYPE, what="cards", wanted=Phrase.SEVERAL_CARDS, found=as_found(cards))
        pack = list(islice(cards, len(CARDS) + 1))  # it may have no end
        for card in pack:
            if type(card) is not Card:  # what is right passes without a call
                expect_type("cards", card, Card)
        if len(pack) != len(CARDS):
            raise _no_deal(Reason.of(Code.PACK_SIZE, count=len(pack)))
        fore, middle, rear, skat = (CardSet([pack[place] for place in places]) for places in _PLACES)
        return cls((fore, middle, rear), skat)

    @classmethod
    def shuffled(cls, rng: random.Random | Permuting) -> Self:
        """Shuffle and deal.

        Args:
            rng: The random number generator; the same state gives the same deal. A ``random.Random`` shuffles the pack
                of :data:`~pyskat.CARDS` with ``rng.shuffle``; NumPy's ``Generator`` puts it into the order of
                ``rng.permutation(32)``. The first card is then dealt first.

        Raises:
            ArgumentError: If it is neither of these.

        >>> Deal.shuffled(random.Random(7)) == Deal.shuffled(random.Random(7))
        True
        """
        if type(rng) is random.Random:  # exactly this class, so compiled code can do what its shuffle does
            return _dealt(cls, *shuffled(rng.getrandbits))
        if isinstance(rng, random.Random):
            pack = list(CARDS)
            rng.shuffle(pack)
            return cls.from_order(pack)
        if isinstance(rng, type) or not isinstance(rng, Permuting):
            wanted = Choice.of(Kind("random.Random"), Kind("numpy.random.Generator"))
            raise ArgumentError.of(Code.WRONG_TYPE, what="rng", wanted=wanted, found=as_found(rng))
        return cls.from_order([CARDS[at] for at in rng.permutation(32)])

    @classmethod
    def parse(cls, text: str, *, language: Language | None = None, style: CardStyle | None = None) -> Self:
        """Read a deal: forehand, middlehand, rearhand and the skat, separated by ``|``.

        Args:
            text: The cards, as :meth:`CardSet.parse` takes them.
            language: As in :meth:`Card.parse`.
            style: As in :meth:`Card.parse`.

        Raises:
            ParseError: If a word is not a card or may be several, or there are not four parts.
            DealError: If the cards are not a deal.
            ArgumentError: For another language or style.
        """
        expect_text("text", text)
        parts = text.split(_SEPARATOR)
        if len(parts) != len(_OWNERS):
            raise ParseError.at(text, 0, Code.BAD_DEAL_TEXT, count=len(parts))
        sets: list[CardSet] = []
        start = 0
        for part in parts:
            try:
                sets.append(CardSet.parse(part, language=language, style=style))
            except ParseError as error:
                raise ParseError(error.reason, text, start + error.position) from None
            start += len(part) + 1
        return cls((sets[0], sets[1], sets[2]), sets[3])

    def hand(self, seat: Seat) -> CardSet:
        """Give the ten cards dealt to a seat."""
        return self.hands[as_seat(seat)]

    def __str__(self) -> str:
        return f" {_SEPARATOR} ".join([*map(str, self.hands), str(self.skat)])

    def __repr__(self) -> str:
        return f"Deal.parse({str(self)!r})"

    def __reduce__(self) -> tuple[Callable[..., "Deal"], tuple[int, int, int, int]]:
        fore, middle, rear = (hand.mask for hand in self.hands)
        return _from_masks, (fore, middle, rear, self.skat.mask)


D = TypeVar("D", bound=Deal)
_set_hands: Final = Deal.__dict__["hands"].__set__
_set_skat: Final = Deal.__dict__["skat"].__set__


def _dealt(kind: type[D], fore: int, middle: int, rear: int, skat: int) -> D:
    made = object.__new__(kind)
    _set_hands(made, (_set_of(fore), _set_of(middle), _set_of(rear)))
    _set_skat(made, _set_of(skat))
    return made


def dealt(fore: int, middle: int, rear: int, skat: int) -> Deal:
    """Make a deal from masks that are known to be one."""
    return _dealt(Deal, fore, middle, rear, skat)


def _from_masks(fore: int, middle: int, rear: int, skat: int) -> Deal:
    make = CardSet.from_mask
    return Deal((make(fore), make(middle), make(rear)), make(skat))


def _no_deal(*faults: Reason) -> DealError:
    return DealError(Reason.of(Code.BAD_DEAL, faults=faults), faults)


def _size_faults(parts: Sequence[CardSet]) -> list[Reason]:
    if len(parts) != len(_OWNERS):
        return [Reason.of(Code.HAND_COUNT, count=len(parts) - 1)]
    return [
        Reason.of(Code.HAND_SIZE, owner=owner, count=len(part), size=size)
        for owner, part, size in zip(_OWNERS, parts, _SIZES, strict=True)
        if len(part) != size
    ]
