"""What can the declarer force when all cards lie open? The search behind :mod:`pyskat.solver`, on integers.

A position is three hands in playing order, the leader's first, and the declarer's place among them (0 to 2), in the
layout of :mod:`pyskat.kernel.layout`. There are no seats here.

A search asks whether the declarer can still take a number of points, and answers with a bound (alpha-beta with an empty
window, fail-soft): the declarer takes at least this many, or at most this many. A table keeps the bounds by the cards
that remain before a trick, and who leads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyskat.kernel import tables
from pyskat.kernel.limited import NO_LIMIT, Limited, Stopped

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pyskat.kernel.play import Position

__all__ = ["Search", "Stopped", "search_of"]

_HASH: Final = 0x4F1BBCDD
_WORD: Final = 0xFFFFFFFF
_FIRST_SIZE: Final = 1 << 16
_LAST_SIZE: Final = 1 << 20


def search_of(position: Position, *, by_tricks: bool) -> Search:
    """Set up the search of a position with a declarer."""
    leader = position.leader
    hands = position.hands[leader:] + position.hands[:leader]
    fore, middle, rear = hands
    place = (position.declarer - leader) % 3
    return Search((fore, middle, rear), position.trick, position.game, place, by_tricks=by_tricks)


class Search(Limited):
    """The search of one position, and the table of its findings.

    Args:
        hands: The three hands as masks of the kernel, the leader's first, then in playing order.
        trick: The cards on the table, none to two, as cards of the kernel.
        game: 0 to 5.
        place: The declarer's place, 0 for the leader to 2.
        by_tricks: Count one point for each trick, and none for the cards. In Null these are the tricks the defenders
            take, everywhere else the declarer's.
    """

    nodes: i64
    size: i64
    stored: i64
    room: i64

    def __init__(
        self, hands: tuple[int, int, int], trick: tuple[int, ...], game: int, place: int, *, by_tricks: bool
    ) -> None:
        super().__init__(hands, trick, game, by_tricks=by_tricks)
        self.place: int = place
        self.size = _FIRST_SIZE
        self.table: list[int] = [0] * _FIRST_SIZE
        self.stored = 0
        self.room = _FIRST_SIZE // 2

    def bound(self, card: int, need: int) -> int:
        """Search from the position, or after one more card.

        Args:
            card: A legal card of the kernel, or -1.
            need: The points that the declarer needs from here on, with the trick on the table.

        Returns:
            At least ``need``, if the declarer is certain to take this many, or less, if the declarer cannot take more.

        Raises:
            Stopped: At the limit, or if it is told to stop.
        """
        hands = [*self.hands, *self.hands]
        trick = list(self.trick)
        if card >= 0:
            bit = self._pack(tables.BIT[card])
            hands[len(trick)] ^= bit
            trick.append(bit)
        a, b, c = hands[0], hands[1], hands[2]
        if not trick:
            return self._lead(a, b, c, self.place, need, self.left)
        if len(trick) == 1:
            return self._second(a, b, c, trick[0], self.place, need, self.left)
        if len(trick) == 2:  # noqa: PLR2004 - the third card is missing
            return self._third(a, b, c, trick[0], trick[1], self.place, need, self.left)
        return self._close(a, b, c, trick[0], trick[1], trick[2], self.place, need, self.left)

    def exact(self, card: int, guess: int) -> int:
        """Find the points the declarer takes from here on (-1) or after one more card, starting from a guess."""
        low, high = 0, self.left
        test = guess
        steps = 0
        while low < high:
            if test <= low:
                test = low + 1
            elif test > high:
                test = high
            found = self.bound(card, test)
            if found >= test:
                low = found
                test = found + 1
            else:
                high = found
                test = found
            steps += 1
            if steps > 2:  # noqa: PLR2004 - the guess was no good
                test = (low + high + 1) // 2
        return low

    def _lead(self, a: i64, b: i64, c: i64, place: i64, need: i64, left: i64) -> i64:
        if need <= 0:
            return 0
        if left < need:
            return left
        if a & (a - 1) == 0:
            return self._close(0, 0, 0, a, b, c, place, need, left)
        if self.nodes >= self.pause:
            self._look_up()
        rest: i64 = a | b | c
        key: i64 = self._name(rest) * 3 + place
        key ^= key >> 15
        key = key * _HASH & _WORD
        key ^= key >> 15
        entry: i64 = self.table[key & (self.size - 1)]
        low: i64 = 0
        high: i64 = 127
        if entry >> 14 == key >> 16:
            low = entry & 127
            high = 127 - (entry >> 7 & 127)
            if low >= need:
                return low
            if high < need:
                return high
        if not self.each:
            sure: i64 = self._sure(a, b, c, place, need, left)
            if sure >= 0:
                return sure
        best: i64 = self._each_lead(a, b, c, place, need, left)
        if best >= need:
            low = max(low, best)
        else:
            high = min(high, best)
        self._keep(key, (127 - high) << 7 | low, entry)
        return best

    def _keep(self, key: i64, bounds: i64, before: i64) -> None:
        """Keep the bounds of a position, in place of what was there before."""
        if before == 0:
            self.stored += 1
            if self.stored > self.room:
                self._grow()
        self.table[key & (self.size - 1)] = (key >> 16) << 14 | bounds

    def _each_lead(self, a: i64, b: i64, c: i64, place: i64, need: i64, left: i64) -> i64:
        """Try the leads until one is good enough."""
        self.nodes += 1
        rest: i64 = a | b | c
        moves: i64 = self._distinct(a, rest)
        mine: bool = place == 0
        best: i64 = -1 if mine else 127
        card: i64
        value: i64
        more: i64
        while moves:
            card = self._choose_lead(moves, b, c, place)
            moves ^= card
            value = self._second(a ^ card, b, c, card, place, need, left)
            best = max(best, value) if mine else min(best, value)
            if (value >= need) == mine:
                break
            more = self._alike(card, moves, a, rest, need - value if mine else value - need + 1)
            if more:
                moves ^= more & _WORD
                best = max(best, value + (more >> 32)) if mine else min(best, value - (more >> 32))
        return best

    def _grow(self) -> None:
        """Make the table four times as large, up to the largest size that is worth it."""
        old = self.table
        self.size *= 4
        self.room = self.size // 2 if self.size < _LAST_SIZE else NO_LIMIT
        self.table = [0] * self.size
        low: i64
        entry: i64
        for low in range(len(old)):
            entry = old[low]
            if entry:
                self.table[((entry >> 14) << 16 | low & 0xFFFF) & (self.size - 1)] = entry

    def _second(self, a: i64, b: i64, c: i64, x: i64, place: i64, need: i64, left: i64) -> i64:
        group: i64 = self._group(x)
        legal: i64 = b & group
        if not legal:
            legal = b
        rest: i64 = a | b | c | x
        follow: i64 = group | self.trumps
        moves: i64 = self._distinct(legal, rest)
        mine: bool = place == 1
        best: i64 = -1 if mine else 127
        card: i64
        value: i64
        more: i64
        while moves:
            card = self._choose_second(moves, c, x, group, follow, place)
            moves ^= card
            value = self._third(a, b ^ card, c, x, card, place, need, left)
            best = max(best, value) if mine else min(best, value)
            if (value >= need) == mine:
                break
            more = self._alike(card, moves, b, rest, need - value if mine else value - need + 1)
            if more:
                moves ^= more & _WORD
                best = max(best, value + (more >> 32)) if mine else min(best, value - (more >> 32))
        return best

    def _third(self, a: i64, b: i64, c: i64, x: i64, y: i64, place: i64, need: i64, left: i64) -> i64:
        group: i64 = self._group(x)
        legal: i64 = c & group
        if not legal:
            legal = c
        rest: i64 = a | b | c | x | y
        follow: i64 = group | self.trumps
        second: bool = y > x and y & follow != 0
        high: i64 = y if second else x
        over: i64 = follow & -(high + high)
        ours: bool = (place == 1) == second
        moves: i64 = self._distinct(legal, rest)
        mine: bool = place == 2  # noqa: PLR2004 - the third place
        best: i64 = -1 if mine else 127
        card: i64
        value: i64
        more: i64
        while moves:
            card = self._choose_third(moves, over, ours, place)
            moves ^= card
            value = self._close(a, b, c ^ card, x, y, card, place, need, left)
            best = max(best, value) if mine else min(best, value)
            if (value >= need) == mine:
                break
            more = self._alike(card, moves, c, rest, need - value if mine else value - need + 1)
            if more:
                moves ^= more & _WORD
                best = max(best, value + (more >> 32)) if mine else min(best, value - (more >> 32))
        return best

    def _close(self, a: i64, b: i64, c: i64, x: i64, y: i64, z: i64, place: i64, need: i64, left: i64) -> i64:
        """Give the trick to its winner, who leads the next one."""
        follow: i64 = self._group(x) | self.trumps
        total: i64 = self.each or self._points(x) + self._points(y) + self._points(z)
        winner: i64 = 0
        high: i64 = x
        if y > high and y & follow:
            winner = 1
            high = y
        if z > high and z & follow:
            winner = 2
        gain: i64 = total if (winner == place) != self.null else 0
        after: i64 = place - winner
        if after < 0:
            after += 3
        if winner == 0:
            return gain + self._lead(a, b, c, after, need - gain, left - total)
        if winner == 1:
            return gain + self._lead(b, c, a, after, need - gain, left - total)
        return gain + self._lead(c, a, b, after, need - gain, left - total)

    def _choose_lead(self, moves: i64, b: i64, c: i64, place: i64) -> i64:
        if moves & (moves - 1) == 0:
            return moves
        if self.each:
            return moves & -moves if self.null == (place != 0) else self._top(moves)
        best: i64 = 0
        best_score: i64 = -1000000
        card: i64
        score: i64
        left: i64 = moves
        while left:
            card = left & -left
            left ^= card
            score = self._lead_score(card, b, c) if place == 0 else self._defence_score(card, b, c, place)
            if score > best_score:
                best_score = score
                best = card
        return best

    def _lead_score(self, x: i64, b: i64, c: i64) -> i64:
        """Rate a lead of the declarer: first sure tricks, by their points, then cards that cost little."""
        group: i64 = self._group(x)
        over: i64 = (group | self.trumps) & -(x + x)
        second: i64 = b & group
        third: i64 = c & group
        void: bool = not second or not third
        if not second:
            second = b
        if not third:
            third = c
        if not (second | third) & over:
            return 1000 + 10 * (self._points(x) + self._least(second) + self._least(third))
        score: i64 = -10 * self._points(x)
        if x & self.trumps:
            score += 30
        if void:
            score -= 30
        return score

    def _defence_score(self, x: i64, b: i64, c: i64, place: i64) -> i64:
        """Rate a lead of a defender: first tricks the declarer cannot take, then cards that cost little."""
        group: i64 = self._group(x)
        over: i64 = (group | self.trumps) & -(x + x)
        his: i64 = b if place == 1 else c
        partner: i64 = c if place == 1 else b
        if his & group:
            his &= group
        if partner & group:
            partner &= group
        if not his & over:
            return 1000 + 10 * (self._points(x) + self._least(his) + self._points(self._fattest(partner)))
        if self._top(partner & over) > self._top(his & over):
            return 500 + 10 * (self._points(x) + self._least(his))
        return -10 * self._points(x)

    def _choose_second(self, moves: i64, c: i64, x: i64, group: i64, follow: i64, place: i64) -> i64:
        if moves & (moves - 1) == 0:
            return moves
        over: i64 = follow & -(x + x)
        mine: i64 = moves & over
        if self.null:
            if place != 1:
                return moves & -moves
            return self._top(moves & ~over) if moves & ~over else moves & -moves
        third: i64 = c & group
        if not third:
            third = c
        high: i64 = self._top(third & follow)
        safe: i64 = mine & -(high + high) if high else mine
        if place == 1:
            if safe:
                return self._fattest(safe)
            return self._leanest(moves)
        if place == 0:
            if mine:
                return self._fattest(mine)
            return self._fattest(moves) if third & over else self._leanest(moves)
        if not third & over:
            return self._fattest(moves)
        return self._fattest(safe) if safe else self._leanest(moves)

    def _choose_third(self, moves: i64, over: i64, ours: bool, place: i64) -> i64:  # noqa: FBT001 - the hot path
        if moves & (moves - 1) == 0:
            return moves
        takes: i64 = moves & over
        if self.null:
            if place == 2:  # noqa: PLR2004 - the third place
                return self._top(moves & ~over) if moves & ~over else self._top(moves)
            return moves & -moves
        if ours and place != 2:  # noqa: PLR2004 - the third place
            return self._fattest(moves & ~over) if moves & ~over else self._fattest(moves)
        return self._fattest(takes) if takes else self._leanest(moves)
