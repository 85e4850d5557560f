"""In how many ways can the cards lie, and how do they lie in each? Counted by classes of cards, not found by trying.

Cards that can be in the same places are one class. Each class is shared out between the places by numbers, and each
share is as many ways as a product of binomial coefficients says. So the ways can be numbered, and the one of a number
be written down: a number drawn uniformly is a lie drawn uniformly.

The places are the three hands and, last, the two cards put away. A number of ways has at most 52 bits.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final, final

from pyskat.kernel.play import Position
from pyskat.kernel.tables import COUNT

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

__all__ = ["BINOMIAL", "AllLies", "Lie", "chosen", "how_many"]

_ROW: Final = 33
BINOMIAL: Final = tuple([comb(cards, some) for cards in range(_ROW) for some in range(_ROW)])
"""At ``cards * 33 + some``: in how many ways some of the cards can be chosen."""

Lie = tuple[int, int, int, int]
"""The three hands and the cards put away, as masks."""


def how_many(mask: i64) -> i64:
    """Count the cards of a mask."""
    return COUNT[mask & 255] + COUNT[mask >> 8 & 255] + COUNT[mask >> 16 & 255] + COUNT[mask >> 24]


def chosen(cards: i64, size: i64, some: i64, number: i64) -> i64:
    """Give the choice of a number.

    Args:
        cards: What is chosen from, as a mask.
        size: How many cards that are.
        some: How many are chosen.
        number: Which of the ``BINOMIAL[size * 33 + some]`` choices, counted from 0.

    Returns:
        The chosen cards as a mask.
    """
    found: i64 = 0
    while some > 0:
        low: i64 = cards & -cards
        cards ^= low
        size -= 1
        with_it: i64 = BINOMIAL[size * _ROW + some - 1]
        if number < with_it:
            found |= low
            some -= 1
        else:
            number -= with_it
    return found


@final
class _Share:
    """How many cards of a class each hand gets; the rest of them is put away."""

    def __init__(self, fore: i64, middle: i64, rear: i64, ways: i64, rest: _Node) -> None:
        self.fore = fore
        self.middle = middle
        self.rear = rear
        self.ways = ways
        """In how many ways the cards of this class and of those after it can lie so."""
        self.rest = rest


@final
class _Node:
    """A class of cards, with so much room left for it and for the classes after it."""

    def __init__(self, cards: i64, ways: i64) -> None:
        self.cards = cards
        self.size: i64 = how_many(cards)
        self.ways = ways
        self.shares: list[_Share] = []


@final
class AllLies:
    """Every way in which the cards can lie.

    Args:
        known: The cards whose place is known, as a mask for each place.
        room: How many other cards are in each place.
        classes: The other cards: masks of those that can be in the same places, and these places as a mask.
    """

    def __init__(self, known: Lie, room: Lie, classes: list[tuple[int, int]]) -> None:
        self.known = known
        self._classes = classes
        self._nodes: dict[int, _Node] = {}
        self._root: _Node = self._node(0, room[0], room[1], room[2], room[3])
        self.count: int = self._root.ways
        """How many there are."""

    def _node(self, at: i64, fore: i64, middle: i64, rear: i64, away: i64) -> _Node:
        """Count the ways from a class on, with so much room left."""
        key: int = at << 20 | fore << 15 | middle << 10 | rear << 5 | away
        found = self._nodes.get(key)
        if found is None:
            last = at == len(self._classes)
            found = _Node(0, 1) if last else self._share_out(at, fore, middle, rear, away)
            self._nodes[key] = found
        return found

    def _share_out(self, at: i64, fore: i64, middle: i64, rear: i64, away: i64) -> _Node:
        """Find all the ways to share a class out."""
        cards, places = self._classes[at]
        node = _Node(cards, 0)
        size: i64 = node.size
        fits0: i64 = fore if places & 1 else 0
        fits1: i64 = middle if places & 2 else 0
        fits2: i64 = rear if places & 4 else 0
        fits3: i64 = away if places & 8 else 0
        in_fore: i64 = max(0, size - fits1 - fits2 - fits3)
        while in_fore <= min(size, fits0):
            left: i64 = size - in_fore
            in_middle: i64 = max(0, left - fits2 - fits3)
            while in_middle <= min(left, fits1):
                last: i64 = left - in_middle
                in_rear: i64 = max(0, last - fits3)
                while in_rear <= min(last, fits2):
                    rest = self._node(at + 1, fore - in_fore, middle - in_middle, rear - in_rear, away - last + in_rear)
                    if rest.ways:
                        ways: i64 = BINOMIAL[size * _ROW + in_fore]
                        ways *= BINOMIAL[left * _ROW + in_middle]
                        ways *= BINOMIAL[last * _ROW + in_rear]
                        ways *= rest.ways
                        node.ways += ways
                        node.shares.append(_Share(in_fore, in_middle, in_rear, ways, rest))
                    in_rear += 1
                in_middle += 1
            in_fore += 1
        return node

    def at(self, number: i64) -> tuple[i64, i64, i64, i64]:
        """Give the lie of a number, counted from 0."""
        known = self.known
        fore: i64 = known[0]
        middle: i64 = known[1]
        rear: i64 = known[2]
        away: i64 = known[3]
        node = self._root
        while node.size:
            which = 0
            share = node.shares[0]
            while number >= share.ways:
                number -= share.ways
                which += 1
                share = node.shares[which]
            cards: i64 = node.cards
            size: i64 = node.size
            node = share.rest
            here: i64 = number // node.ways
            number -= here * node.ways
            ways: i64
            some: i64
            if share.fore:
                ways = BINOMIAL[size * _ROW + share.fore]
                some = chosen(cards, size, share.fore, here % ways)
                here //= ways
                fore |= some
                cards ^= some
                size -= share.fore
            if share.middle:
                ways = BINOMIAL[size * _ROW + share.middle]
                some = chosen(cards, size, share.middle, here % ways)
                here //= ways
                middle |= some
                cards ^= some
                size -= share.middle
            if share.rear:
                some = chosen(cards, size, share.rear, here)
                rear |= some
                cards ^= some
            away |= cards
        return fore, middle, rear, away

    def drawn(self, n: int, below: Callable[[int], int]) -> list[Lie]:
        """Draw so many, each uniformly and by itself.

        Args:
            n: How many.
            below: Draws a number from 0 up to, but not including, the one it is given.
        """
        count = self.count
        return [self.at(below(count)) for _ in range(n)]

    def positions(self, n: int, below: Callable[[int], int], like: Position) -> list[Position]:
        """Draw so many as positions of the kernel.

        Args:
            n: How many.
            below: As above.
            like: A position in which everything is right but the hands and the skat.
        """
        _, _, _, setup, trick, taken = like.parts
        game: i64 = setup & 31
        now: i64 = trick
        gained: i64 = taken
        count = self.count
        found: list[Position] = []
        for _ in range(n):
            fore, middle, rear, away = self.at(below(count))
            found.append(Position(fore, middle, rear, away << 5 | game, now, gained))
        return found
