"""Does a claim hold, with all cards open? The proof that the remaining tricks can be forced.

A declarer must be able to take them all, or in Null to avoid them all; :mod:`pyskat.kernel.search` answers that. A
defender must be able to keep the declarer from every further trick, whatever the two others do. That is a search of its
own, because the defender stands alone: the partner need not help, and may play as badly as the rules allow. Points do
not matter.

Cards lie in the layout of :mod:`pyskat.kernel.layout`, and places are counted from the leader of a trick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyskat.kernel.limited import Limited
from pyskat.kernel.search import Search, search_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pyskat.kernel.play import Position

__all__ = ["Proof", "claim_holds", "proved", "set_up"]


def claim_holds(position: Position, seat: int) -> bool:
    """Tell whether all remaining tricks, the one on the table too, can be forced.

    Args:
        position: Card play with a declarer; in Null the seat is the declarer's.
        seat: Who claims, 0 to 2. The declarer claims the tricks, or in Null not to take one; a defender claims that the
            declarer takes none of them.
    """
    return proved(set_up(position, seat))


def set_up(position: Position, seat: int) -> Search | Proof:
    """Set up the search for a claim: the declarer's, or a defender's."""
    if seat == position.declarer:
        return search_of(position, by_tricks=True)
    leader = position.leader
    hands = position.hands[leader:] + position.hands[:leader]
    fore, middle, rear = hands
    declarer = (position.declarer - leader) % 3
    return Proof((fore, middle, rear), position.trick, position.game, declarer, (seat - leader) % 3)


def proved(search: Search | Proof) -> bool:
    """Tell whether the claim of a search that was set up for it holds.

    Raises:
        Stopped: At the limit, or if it is told to stop.
    """
    return search.holds() if isinstance(search, Proof) else search.bound(-1, search.left) >= search.left


class Proof(Limited):
    """The proof of one claim, and a table of what was found for the tricks after it.

    Args:
        hands: The three hands as masks of the kernel, the leader's first, then in playing order.
        trick: The cards on the table, none to two, as cards of the kernel.
        game: 0 to 4.
        declarer: The declarer's place, 0 for the leader to 2.
        claimant: The place of the defender who claims.
    """

    nodes: i64

    def __init__(
        self, hands: tuple[int, int, int], trick: tuple[int, ...], game: int, declarer: int, claimant: int
    ) -> None:
        super().__init__(hands, trick, game, by_tricks=True)
        self.declarer: int = declarer
        self.claimant: int = claimant
        self.known: dict[int, bool] = {}

    def holds(self) -> bool:
        """Tell whether the claim can be forced.

        Raises:
            Stopped: At the limit, or if it is told to stop.
        """
        a, b, c = self.hands
        if not self.trick:
            return self._lead(a, b, c, self.declarer, self.claimant)
        if len(self.trick) == 1:
            return self._second(a, b, c, self.trick[0], self.declarer, self.claimant)
        return self._third(a, b, c, self.trick[0], self.trick[1], self.declarer, self.claimant)

    def _lead(self, a: i64, b: i64, c: i64, declarer: i64, claimant: i64) -> bool:
        """Judge the rest from the beginning of a trick."""
        if a == 0:
            return True
        his: i64 = a if declarer == 0 else b if declarer == 1 else c
        rest: i64 = a | b | c
        if self._top(rest & self.trumps) & his:  # whatever happens, the highest trump takes a trick
            return False
        key: int = self._name(rest) * 9 + declarer * 3 + claimant
        found = self.known.get(key)
        if found is not None:
            return found
        if self.nodes >= self.pause:
            self._look_up()
        self.nodes += 1
        moves: i64 = self._distinct(a, rest)
        wanted: bool = claimant == 0
        result: bool = not wanted
        card: i64
        while moves:
            card = self._top(moves)
            moves ^= card
            if self._second(a ^ card, b, c, card, declarer, claimant) == wanted:
                result = wanted
                break
        self.known[key] = result
        return result

    def _second(self, a: i64, b: i64, c: i64, x: i64, declarer: i64, claimant: i64) -> bool:
        """Judge the rest after the first card of a trick."""
        legal: i64 = b & self._group(x)
        moves: i64 = self._distinct(legal or b, a | b | c | x)
        wanted: bool = claimant == 1
        card: i64
        while moves:
            card = self._top(moves)
            moves ^= card
            if self._third(a, b ^ card, c, x, card, declarer, claimant) == wanted:
                return wanted
        return not wanted

    def _third(self, a: i64, b: i64, c: i64, x: i64, y: i64, declarer: i64, claimant: i64) -> bool:
        """Judge the rest after two cards of a trick."""
        legal: i64 = c & self._group(x)
        moves: i64 = self._distinct(legal or c, a | b | c | x | y)
        wanted: bool = claimant == 2  # noqa: PLR2004 - the third place
        card: i64
        while moves:
            card = self._top(moves)
            moves ^= card
            if self._close(a, b, c ^ card, x, y, card, declarer, claimant) == wanted:
                return wanted
        return not wanted

    def _close(self, a: i64, b: i64, c: i64, x: i64, y: i64, z: i64, declarer: i64, claimant: i64) -> bool:
        """Give the trick to its winner; the claim is false if that is the declarer."""
        follow: i64 = self._group(x) | self.trumps
        winner: i64 = 0
        high: i64 = x
        if y > high and y & follow:
            winner = 1
            high = y
        if z > high and z & follow:
            winner = 2
        if winner == declarer:
            return False
        declarer = declarer - winner + (3 if declarer < winner else 0)
        claimant = claimant - winner + (3 if claimant < winner else 0)
        if winner == 0:
            return self._lead(a, b, c, declarer, claimant)
        if winner == 1:
            return self._lead(b, c, a, declarer, claimant)
        return self._lead(c, a, b, declarer, claimant)
