"""How does the search see open cards? Hands as bits in the order of play, and what is certain at a glance.

The cards still to be played become up to 30 bits: suit by suit, each from its weakest card up, the trumps last. So
within a suit the higher bit takes the trick, and every number fits one digit of a Python integer, which makes compiled
code fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyskat.kernel import tables

if TYPE_CHECKING:
    from mypy_extensions import i64

__all__ = ["Packed"]


def _layout(game: int) -> tuple[int, ...]:
    """Order the pack: suit by suit, the weakest card of each first, trumps last."""
    trumps = tables.TRUMPS[game]
    keys = [(4 if trumps & tables.BIT[card] else card >> 3, tables.strength(game, card), card) for card in range(32)]
    return tuple([key[2] for key in sorted(keys)])


_LAYOUTS: Final = tuple([_layout(game) for game in range(6)])


class Packed:
    """The cards of one position in the layout, and everything about them that stays the same during the play.

    Args:
        hands: The three hands as masks of the kernel, the leader's first, then in playing order.
        trick: The cards on the table, none to two, as cards of the kernel.
        game: 0 to 5.
        by_tricks: Count one point for each trick and none for the cards: in Null the defenders' tricks, otherwise the
            declarer's.
    """

    trumps: i64
    group0: i64
    group1: i64
    group2: i64
    group3: i64
    zeros: i64
    jacks: i64
    queens: i64
    kings: i64
    tens: i64
    aces: i64
    run: i64
    single: i64
    each: i64
    null: bool

    def __init__(self, hands: tuple[int, int, int], trick: tuple[int, ...], game: int, *, by_tricks: bool) -> None:
        rest = hands[0] | hands[1] | hands[2]
        for card in trick:
            rest |= tables.BIT[card]
        self.cards: list[int] = [card for card in _LAYOUTS[game] if rest & tables.BIT[card]]
        self.hands: list[int] = [self._pack(hand) for hand in hands]
        self.trick: list[int] = [self._pack(tables.BIT[card]) for card in trick]
        self.left: int = len(self.cards) // 3 if by_tricks else tables.mask_points(rest)
        self.null = game == tables.NULL
        self.each = 1 if by_tricks else 0
        self._lay_out(game, [0 if by_tricks else tables.POINTS[card] for card in self.cards])
        self.runs: list[int] = []
        self.names: list[int] = []
        self._name_runs()

    def _pack(self, mask: int) -> int:
        """Turn a mask of the kernel into one of the layout."""
        packed = 0
        for at, card in enumerate(self.cards):
            if mask & tables.BIT[card]:
                packed |= tables.BIT[at]
        return packed

    def _lay_out(self, game: int, worth: list[int]) -> None:
        """Find the suits, the cards with the same points, and the cards that have the same points as the next lower."""
        sides = [self._pack(suit & ~tables.TRUMPS[game]) for suit in tables.SUITS]
        self.trumps = self._pack(tables.TRUMPS[game])
        self.group0, self.group1, self.group2, self.group3 = sides[0], sides[1], sides[2], sides[3]
        planes = [0] * 12
        for at, points in enumerate(worth):
            planes[points] |= tables.BIT[at]
        self.zeros, self.jacks, self.queens = planes[0], planes[2], planes[3]
        self.kings, self.tens, self.aces = planes[4], planes[10], planes[11]
        follows = [tables.FOLLOW[game * 32 + card] for card in self.cards]
        self.run = 0
        for at in range(1, len(worth)):
            if follows[at - 1] == follows[at] and worth[at - 1] == worth[at]:
                self.run |= tables.BIT[at]

    def _name_runs(self) -> None:
        """Give subsets of a run of equal cards one name if the same hands hold the cards in the same order.

        Counted by tricks, the eleven trumps of a suit game can be one run: its mask takes 11 bits. The 5 bits below it
        say where it starts; above it is where its names begin.
        """
        count = len(self.cards)
        self.single = tables.BIT[count] - 1
        start = 0
        while start < count:
            end = start + 1
            while end < count and self.run & tables.BIT[end]:
                end += 1
            if end - start > 1:
                width = tables.BIT[end - start] - 1
                self.runs.append(len(self.names) << 16 | width << 5 | start)
                self.names += self._names(start, end - start)
                self.single &= ~(width * tables.BIT[start])
            start = end

    def _names(self, start: int, length: int) -> list[int]:
        owners = [0] * length
        for at in range(length):
            for place in range(3):
                if self.hands[place] & tables.BIT[start + at]:
                    owners[at] = place + 1
        first: dict[int, int] = {}
        names: list[int] = []
        for subset in range(tables.BIT[length]):
            sequence = 0
            for at in range(length):
                if subset & tables.BIT[at]:
                    sequence = sequence * 4 + owners[at]
            names.append(first.setdefault(sequence, subset * tables.BIT[start]))
        return names

    def _name(self, rest: i64) -> i64:
        """Name what remains: sets of cards that play alike have the same name."""
        name: i64 = rest & self.single
        for packed in self.runs:
            run: i64 = packed
            part: i64 = self.names[(run >> 16) + (rest >> (run & 31) & (run >> 5 & 2047))]
            name |= part
        return name

    def _points(self, bit: i64) -> i64:
        if bit & self.zeros:
            return 0
        if bit & self.aces:
            return 11
        if bit & self.tens:
            return 10
        if bit & self.kings:
            return 4
        if bit & self.queens:
            return 3
        return 2

    def _group(self, bit: i64) -> i64:
        if bit & self.trumps:
            return self.trumps
        if bit & self.group0:
            return self.group0
        if bit & self.group1:
            return self.group1
        if bit & self.group2:
            return self.group2
        return self.group3

    def _distinct(self, hand: i64, rest: i64) -> i64:
        """Leave out each card whose next lower remaining card is in the same hand and counts the same."""
        run: i64 = self.run
        gone: i64 = ~rest
        like: i64 = hand << 1 & run
        more: i64 = (like & gone) << 1 & run
        while more & ~like:
            like |= more
            more = (like & gone) << 1 & run
        return hand & ~like

    def _fattest(self, moves: i64) -> i64:
        found: i64 = moves & self.aces
        if not found:
            found = moves & self.tens
        if not found:
            found = moves & self.kings
        if not found:
            found = moves & self.queens
        if not found:
            found = moves & self.jacks
        if not found:
            found = moves
        return found & -found

    def _leanest(self, moves: i64) -> i64:
        found: i64 = moves & self.zeros
        if not found:
            found = moves & self.queens
        if not found:
            found = moves & self.kings
        if not found:
            found = moves & self.jacks
        if not found:
            found = moves & self.tens
        if not found:
            found = moves
        return found & -found

    def _least(self, moves: i64) -> i64:
        if moves & self.zeros:
            return 0
        if moves & self.jacks:
            return 2
        if moves & self.queens:
            return 3
        if moves & self.kings:
            return 4
        return 10 if moves & self.tens else 11

    def _top(self, mask: i64) -> i64:
        mask |= mask >> 1
        mask |= mask >> 2
        mask |= mask >> 4
        mask |= mask >> 8
        mask |= mask >> 16
        return (mask >> 1) + 1 if mask else 0

    def _sum(self, mask: i64) -> i64:
        total: i64 = 0
        while mask:
            total += self._points(mask & -mask)
            mask &= mask - 1
        return total

    def _count(self, mask: i64) -> i64:
        count: i64 = 0
        while mask:
            count += 1
            mask &= mask - 1
        return count

    def _alike(self, card: i64, moves: i64, hand: i64, rest: i64, slack: i64) -> i64:
        """Find the cards that cannot do what their neighbour failed to do.

        Two cards of one hand with no other hand's card between them take the same tricks. Exchanging them changes the
        outcome by at most the difference of their points.

        Args:
            card: The card that was tried.
            moves: The cards not tried yet.
            hand: The hand they are in.
            rest: All cards that remain.
            slack: By how many points it failed.

        Returns:
            The cards, and above the lowest 32 bits the greatest difference.
        """
        if not moves or self.each:
            return 0
        group: i64 = self._group(card)
        others: i64 = rest & ~hand
        worth: i64 = self._points(card)
        found: i64 = 0
        most: i64 = 0
        apart: i64
        at: i64 = card << 1
        while at & group and not at & others:
            if at & moves:
                apart = max(self._points(at) - worth, worth - self._points(at))
                if apart < slack:
                    found |= at
                    most = max(most, apart)
            at <<= 1
        at = card >> 1
        while at & group and not at & others:
            if at & moves:
                apart = max(self._points(at) - worth, worth - self._points(at))
                if apart < slack:
                    found |= at
                    most = max(most, apart)
            at >>= 1
        return most << 32 | found

    def _sure(self, a: i64, b: i64, c: i64, place: i64, need: i64, left: i64) -> i64:
        """Find a bound that settles the question without any search, or -1."""
        his: i64
        theirs: i64
        if place == 0:
            his = self._cash(a, b, c, 0)
            if his >= need:
                return his
            theirs = max(self._hold(b, a, c), self._hold(c, a, b))
        elif place == 1:
            his = self._hold(b, a, c)
            if his >= need:
                return his
            theirs = self._cash(a, b, c, 1)
        else:
            his = self._hold(c, a, b)
            if his >= need:
                return his
            theirs = self._cash(a, c, b, 1)
        return left - theirs if left - theirs < need else -1

    def _cash(self, a: i64, first: i64, second: i64, partner: i64) -> i64:
        """Count points that the leader's side is certain to take by playing winners from the top.

        The leader's own cards count, and from each other hand the cheapest cards that it can give to as many tricks.

        Args:
            a: The leader's hand.
            first: An opponent's hand.
            second: The other opponent's hand, or the partner's.
            partner: 0 if the second hand is an opponent's, otherwise 1.
        """
        trumps: i64 = self.trumps
        ruffs_first: i64 = first & trumps
        ruffs_second: i64 = second & trumps
        if partner and self._count(second & ~trumps) >= self._count(a & ~trumps):
            ruffs_second = 0  # a partner trumps only with nothing else left
        sure: i64 = self._above(a & trumps, (first | second) & trumps)
        length: i64
        if sure:
            length = self._count(sure)
            if length >= max(self._count(first & trumps), self._count(second & trumps)):
                sure = a & trumps
                ruffs_first = 0
                ruffs_second = 0
        winners: i64 = sure
        winners |= self._cash_side(a, first, second, self.group0, ruffs_first, ruffs_second)
        winners |= self._cash_side(a, first, second, self.group1, ruffs_first, ruffs_second)
        winners |= self._cash_side(a, first, second, self.group2, ruffs_first, ruffs_second)
        winners |= self._cash_side(a, first, second, self.group3, ruffs_first, ruffs_second)
        if not winners:
            return 0
        length = self._count(winners)
        return self._sum(winners) + self._cheapest(first, length) + self._cheapest(second, length)

    def _cash_side(self, a: i64, first: i64, second: i64, group: i64, ruffs_first: i64, ruffs_second: i64) -> i64:
        """Find the leader's winners in a side suit, as many as those who could trump have to follow."""
        sure: i64 = self._above(a & group, (first | second) & group)
        if not sure:
            return 0
        of_first: i64 = self._count(first & group)
        of_second: i64 = self._count(second & group)
        if not ruffs_first and not ruffs_second:
            return a & group if self._count(sure) >= max(of_first, of_second) else sure
        limit: i64 = of_first if ruffs_first else of_second
        if ruffs_second and of_second < limit:
            limit = of_second
        winners: i64 = 0
        while sure and limit > 0:
            card: i64 = self._fattest(sure)
            sure ^= card
            winners |= card
            limit -= 1
        return winners

    def _hold(self, hand: i64, other: i64, third: i64) -> i64:
        """Count points that the highest trumps of a hand are certain to take, whoever leads."""
        sure: i64 = self._above(hand & self.trumps, (other | third) & self.trumps)
        if not sure:
            return 0
        length: i64 = self._count(sure)
        return self._sum(sure) + self._cheapest(other, length) + self._cheapest(third, length)

    def _cheapest(self, hand: i64, count: i64) -> i64:
        """Add up the points of the cheapest cards of a hand."""
        part: i64 = self._count(hand & self.zeros)
        if part >= count:
            return 0
        count -= part
        part = self._count(hand & self.jacks)
        if part >= count:
            return 2 * count
        total: i64 = 2 * part
        count -= part
        part = self._count(hand & self.queens)
        if part >= count:
            return total + 3 * count
        total += 3 * part
        count -= part
        part = self._count(hand & self.kings)
        if part >= count:
            return total + 4 * count
        total += 4 * part
        count -= part
        part = self._count(hand & self.tens)
        if part >= count:
            return total + 10 * count
        return total + 10 * part + 11 * (count - part)

    def _above(self, mine: i64, others: i64) -> i64:
        """Keep the cards above all others of their group."""
        if not mine or not others:
            return mine
        high: i64 = self._top(others)
        return mine & -(high + high)
