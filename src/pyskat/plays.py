"""Playing a card as an action, and the cards of a mask as actions, listed when they are needed.

Compiled, :class:`LegalActions` is what ``legal_actions`` returns. In plain Python a tuple is faster: the class of the
same name in :mod:`pyskat.actions`, which does the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, final, overload

from pyskat.base.frozen import Frozen
from pyskat.base.values import refuse_again
from pyskat.card import CARDS, Card
from pyskat.errors import expect_type
from pyskat.kernel import tables
from pyskat.language.terms import CardStyle, Language

if TYPE_CHECKING:
    from mypy_extensions import i64

__all__ = ["PLAYS", "LegalActions", "PlayCard", "in_words", "plays_in"]

_MANY: Final = 24
"""How many actions are written out; of more than that, only the first ones and the last."""


@final
class PlayCard(Frozen):
    """Play a card to the trick."""

    __slots__ = ("card",)
    __match_args__: Final = ("card",)

    card: Card

    def __init__(self, card: Card) -> None:
        expect_type("card", card, Card)
        refuse_again(self, "card")
        object.__setattr__(self, "card", card)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PlayCard):
            return NotImplemented
        return self.card is other.card

    def __hash__(self) -> int:
        return hash((PlayCard, self.card))

    def __str__(self) -> str:
        return self.card.name

    @overload
    def say(self, language: Language = ...) -> str: ...
    @overload
    def say(self, language: Language = ..., style: CardStyle | None = ...) -> str: ...
    def say(self, language: object = "en", style: object = None) -> str:
        """Name the card within a sentence."""
        return self.card.say(language, style)  # type: ignore[arg-type] # which it refuses itself


PLAYS: Final = tuple([PlayCard(card) for card in CARDS])
"""Playing each card, by its number."""


def _by_bytes(suit: int) -> tuple[tuple[PlayCard, ...], ...]:
    """List the actions for every set of cards of a suit, which is a byte, highest card first."""
    table: list[tuple[PlayCard, ...]] = [()]
    for play in PLAYS[8 * suit : 8 * suit + 8]:  # with each higher card, every set so far comes once more
        table += [(play, *lower) for lower in table]
    return tuple(table)


_DIAMONDS: Final = _by_bytes(0)
_HEARTS: Final = _by_bytes(1)
_SPADES: Final = _by_bytes(2)
_CLUBS: Final = _by_bytes(3)
_COUNT: Final = bytes([byte.bit_count() for byte in range(256)])
"""How many cards are in each byte."""


def plays_in(mask: int) -> tuple[PlayCard, ...]:
    """List the actions that play the cards of a mask (32 bits), highest card first."""
    return _CLUBS[mask >> 24] + _SPADES[mask >> 16 & 255] + _HEARTS[mask >> 8 & 255] + _DIAMONDS[mask & 255]


def in_words(actions: Sequence[object]) -> str:
    """Write actions out; if there are very many, only the first ones and the last."""
    words = [str(action) for action in actions]
    if len(words) > _MANY:
        words = [*words[: _MANY - 2], f"… {len(words) - _MANY + 1} more …", words[-1]]
    return ", ".join(words) or "none"


@final
class LegalActions(Frozen):
    """What may be done: a sequence that also tests ``in``, counts, and prints what is legal.

    It equals only another one with the same actions in the same order. Cards are kept as a mask, and their actions
    listed when they are needed.

    Args:
        items: The actions; or else
        mask: The cards that may be played, as a mask of 32 bits; the highest comes first.
    """

    __slots__ = ("_items", "_mask")

    _items: tuple[object, ...] | None
    _mask: i64

    def __init__(self, items: Iterable[object] = (), mask: i64 = 0) -> None:
        object.__setattr__(self, "_items", None if mask else tuple(items))
        object.__setattr__(self, "_mask", mask)

    def _listed(self) -> tuple[object, ...]:
        items = self._items
        if items is not None:
            return items
        mask = self._mask
        return _CLUBS[mask >> 24] + _SPADES[mask >> 16 & 255] + _HEARTS[mask >> 8 & 255] + _DIAMONDS[mask & 255]

    def __len__(self) -> int:
        items = self._items
        if items is not None:
            return len(items)
        mask = self._mask
        return _COUNT[mask & 255] + _COUNT[mask >> 8 & 255] + _COUNT[mask >> 16 & 255] + _COUNT[mask >> 24]

    def __getitem__(self, index: object) -> object:
        if self._items is None and isinstance(index, int) and 0 <= index < len(CARDS):
            at: i64 = index
            mask = self._mask
            while at > 0 and mask:
                mask ^= _top(mask)
                at -= 1
            if mask:
                top: int = _top(mask)
                return PLAYS[top.bit_length() - 1]
        return self._listed()[index]  # type: ignore[call-overload] # a tuple refuses what is no index

    def __iter__(self) -> Iterator[object]:
        return iter(self._listed())

    def __reversed__(self) -> Iterator[object]:
        return reversed(self._listed())

    def __contains__(self, action: object) -> bool:
        items = self._items
        if items is not None:
            return action in items
        return isinstance(action, PlayCard) and self._mask & tables.BIT[action.card] != 0

    def __add__(self, other: object) -> tuple[object, ...]:
        if isinstance(other, LegalActions):
            return self._listed() + other._listed()
        if isinstance(other, tuple):
            return self._listed() + other
        return NotImplemented

    def __radd__(self, other: object) -> tuple[object, ...]:
        return other + self._listed() if isinstance(other, tuple) else NotImplemented

    def index(self, value: object, start: int = 0, stop: int = 1 << 30) -> int:
        """Find the index of an action."""
        return self._listed().index(value, start, stop)

    def count(self, value: object) -> int:
        """Count how often an action is in it: once or never."""
        return self._listed().count(value)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalActions):
            return NotImplemented
        if self._items is None and other._items is None:
            return self._mask == other._mask
        return self._listed() == other._listed()

    def __hash__(self) -> int:
        return hash(self._listed())

    def __reduce__(self) -> tuple[type[LegalActions], tuple[tuple[object, ...]]]:
        return LegalActions, (self._listed(),)

    def __replace__(self, /, **changes: object) -> LegalActions:
        """Refuse: it is a sequence, as a tuple is, and has no fields."""
        raise TypeError(f"LegalActions has no fields to replace, so not {', '.join(changes) or 'none'}")

    def __repr__(self) -> str:
        return f"<LegalActions: {self!s}>"

    def __str__(self) -> str:
        return in_words(self._listed())


def _top(mask: i64) -> i64:
    """Find the highest bit."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    return (mask >> 1) + 1 if mask else 0


Sequence.register(LegalActions)
