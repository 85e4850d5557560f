"""How many ways are there to play on? Sequences of legal cards counted one by one, as chess programs count moves.

Such counts test rules and measure speed. Two programs that agree on millions of sequences agree on following suit, on
who takes a trick and on when a Null ends.

It runs on integers in the layout of ``pyskat.kernel.layout``, and mypyc can compile it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyskat.kernel.layout import Packed
from pyskat.kernel.play import Position, advance, legal_mask
from pyskat.kernel.tables import BIT, GRAND, RAMSCH

if TYPE_CHECKING:
    from mypy_extensions import i64

__all__ = ["perft"]

_COUNT: Final = bytes([bits.bit_count() for bits in range(1024)])
_SAFE_DEPTH: Final = 24
"""This many cards of three hands of ten can be played in at most (10! / 2)³ = 6.0 × 10¹⁸ ways, below 2⁶³. With 25 cards
it could be 1.2 × 10¹⁹."""


def perft(position: Position, depth: int) -> int:
    """Count the ways to play a number of cards.

    Every sequence is played and none is looked up, so the time grows with the count. Once the declarer of a Null has
    taken a trick the play is over, and no longer sequence goes on from there. A position knows no announcements: a game
    with Schwarz announced goes on after a lost trick.

    Args:
        position: Any position, also in the middle of a trick.
        depth: How many cards, 0 or more.

    Returns:
        The number of different legal sequences of exactly that many cards; 1 for no card, 0 for more than are left.

    Raises:
        ValueError: If the depth is negative.
        TypeError: If the position is not one of the kernel, or the depth is not a whole number.

    >>> from pyskat.kernel import GRAND, Position
    >>> start = Position.start((0x00000003, 0x00000300, 0x00030000), 0, GRAND, 0, 0)
    >>> [perft(start, depth) for depth in range(8)]
    [1, 2, 4, 8, 8, 8, 8, 0]
    """
    if not isinstance(position, Position):
        raise TypeError(f"a position of the kernel is wanted, such as state.position, not {position!r}")
    if not isinstance(depth, int):
        raise TypeError(f"the number of cards is a whole number, not {depth!r}")
    if depth < 0:
        raise ValueError(f"the number of cards is 0 or more, not {depth}")
    left = sum([hand.bit_count() for hand in position.hands])
    if depth == 0:
        return 1
    if depth > left or position.over:
        return 0
    if depth > _SAFE_DEPTH:
        legal = legal_mask(position)
        cards = [card for card in range(32) if legal & BIT[card]]
        return sum([perft(advance(position, card), depth - 1) for card in cards])
    leader = position.leader
    fore, middle, rear = position.hands[leader:] + position.hands[:leader]
    game = position.game if position.game != RAMSCH else GRAND  # the same rules for following suit and taking tricks
    return _Ways((fore, middle, rear), position.trick, game, (position.declarer - leader) % 3).count(depth)


class _Ways(Packed):
    """The ways to play on from one position.

    Args:
        hands: The three hands as masks of the kernel, the leader's first, then in playing order.
        trick: The cards on the table, none to two, as cards of the kernel.
        game: 0 to 5.
        place: The declarer's place, 0 for the leader to 2.
    """

    def __init__(self, hands: tuple[int, int, int], trick: tuple[int, ...], game: int, place: int) -> None:
        super().__init__(hands, trick, game, by_tricks=True)
        self.place: int = place

    def count(self, depth: int) -> int:
        """Count the sequences of 1 to 24 cards, but of no more than are left."""
        a, b, c = self.hands[0], self.hands[1], self.hands[2]
        if not self.trick:
            return self._lead(a, b, c, self.place, depth)
        if len(self.trick) == 1:
            return self._second(a, b, c, self.trick[0], self.place, depth)
        return self._third(a, b, c, self.trick[0], self.trick[1], self.place, depth)

    def _lead(self, a: i64, b: i64, c: i64, place: i64, depth: i64) -> i64:
        if depth == 1:
            return _size(a)
        total: i64 = 0
        card: i64
        moves: i64 = a
        while moves:
            card = moves & -moves
            moves ^= card
            total += self._second(a ^ card, b, c, card, place, depth - 1)
        return total

    def _second(self, a: i64, b: i64, c: i64, x: i64, place: i64, depth: i64) -> i64:
        moves: i64 = b & self._group(x)
        if not moves:
            moves = b
        if depth == 1:
            return _size(moves)
        total: i64 = 0
        card: i64
        while moves:
            card = moves & -moves
            moves ^= card
            total += self._third(a, b ^ card, c, x, card, place, depth - 1)
        return total

    def _third(self, a: i64, b: i64, c: i64, x: i64, y: i64, place: i64, depth: i64) -> i64:
        group: i64 = self._group(x)
        moves: i64 = c & group
        if not moves:
            moves = c
        if depth == 1:
            return _size(moves)
        follow: i64 = group | self.trumps
        winner: i64 = 0
        high: i64 = x
        if y > x and y & follow:
            winner = 1
            high = y
        total: i64 = 0
        card: i64
        taker: i64
        after: i64
        while moves:
            card = moves & -moves
            moves ^= card
            taker = 2 if card > high and card & follow else winner
            after = place - taker
            if after < 0:
                after += 3
            if self.null and after == 0:
                continue  # the Null is lost, and over
            if taker == 0:
                total += self._lead(a, b, c ^ card, after, depth - 1)
            elif taker == 1:
                total += self._lead(b, c ^ card, a, after, depth - 1)
            else:
                total += self._lead(c ^ card, a, b, after, depth - 1)
        return total


def _size(cards: i64) -> i64:
    """Count the cards of a hand in the layout, of 30 bits."""
    return _COUNT[cards & 1023] + _COUNT[cards >> 10 & 1023] + _COUNT[cards >> 20]
