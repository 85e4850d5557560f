"""Which cards may be played, who takes the trick, and what comes of it: card play on integers.

Cards, masks and games are those of :mod:`pyskat.kernel.tables`; seats are 0 to 2 (forehand, middlehand, rearhand).
Objects for people are in :mod:`pyskat.tricks`.

This is plain Python that mypyc can compile; both do the same. An ``i64`` is a machine integer when compiled, so a shift
to the left must start from a variable or from a constant above 32 bits: ``1 << n`` would be worked out in 32 bits and
lose the jack of clubs.

Numbers may be any integers, NumPy's as well; a bool counts as 0 or 1. Anything else is a ``TypeError``, and a number
out of range a ``ValueError``. Only :func:`advance` and the class itself do not check what they are given.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Final, final

from pyskat.kernel.tables import BEATS, BIT, FOLLOW, FULL, NULL, POINTS, RAMSCH, TURN

if TYPE_CHECKING:  # only mypyc needs it, for the annotations; at run time nothing does
    from collections.abc import Iterable
    from typing import SupportsIndex

    from mypy_extensions import i64

__all__ = [
    "COMPILED",
    "Position",
    "advance",
    "goes_on",
    "legal_bits",
    "legal_mask",
    "may_play",
    "null_lost",
    "play_card",
]

COMPILED: Final = not __file__.endswith(".py")
"""True when this module runs as compiled code."""

_FIRST: Final = tuple([card << 4 for card in range(32)])
_SECOND: Final = tuple([card << 9 for card in range(32)])
"""A card's bits in a packed trick. They are looked up because shifting would go wrong with NumPy's small integers."""


@final
class Position:
    """Card play at one moment: who holds what, what is on the table, what has been taken.

    It has no history: positions are equal if the same can still happen and the same has been counted. Build one with
    :meth:`start`. It consists of six packed numbers: the properties unpack them, ``repr`` shows them, and the class
    takes them without checking.
    """

    __slots__ = ("_parts",)

    _parts: tuple[i64, i64, i64, i64, i64, i64]

    def __init__(self, hand0: i64, hand1: i64, hand2: i64, setup: i64, trick: i64, taken: i64) -> None:
        # setup: skat mask << 5 | game << 2 | declarer + 1
        # trick: second card << 9 | first card << 4 | cards on the table << 2 | leader
        # taken: tricks of seats 2 1 0 (4 bits each) << 21 | points of seats 2 1 0 (7 bits each)
        # In plain Python only object.__setattr__ gets past the freezing, and it is slow: hence one tuple and not six
        # attributes. Compiled, it just stores six machine integers.
        object.__setattr__(self, "_parts", (hand0, hand1, hand2, setup, trick, taken))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a position does not change: {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a position does not change: {name} cannot be deleted")

    @staticmethod
    def start(
        hands: Iterable[SupportsIndex],
        skat: SupportsIndex,
        game: SupportsIndex,
        declarer: SupportsIndex,
        leader: SupportsIndex,
    ) -> Position:
        """Set up a position with no trick taken yet.

        Args:
            hands: The three hands as masks of 32 bits, equally many cards in each.
            skat: The cards in the skat during the play, as a mask; their points are the declarer's.
            game: 0 to 6.
            declarer: Seat 0 to 2, or -1 in Ramsch.
            leader: The seat (0 to 2) that leads.

        Raises:
            ValueError: If a number is out of range, hands overlap or differ in size, or Ramsch has a declarer.
            TypeError: If something is not an integer.
        """
        hand0, hand1, hand2 = [index(hand) for hand in hands]
        put_away, kind, seat, first = index(skat), index(game), index(declarer), index(leader)
        if not (0 <= kind <= RAMSCH and -1 <= seat <= 2 and 0 <= first <= 2):  # noqa: PLR2004 - seats
            raise ValueError(f"game 0-6, declarer -1-2, leader 0-2, not {kind}, {seat}, {first}")
        if (seat == -1) != (kind == RAMSCH):
            raise ValueError("Ramsch has no declarer (-1), every other game has one")
        for mask in (hand0, hand1, hand2, put_away):
            if not 0 <= mask <= FULL:
                raise ValueError(f"a mask has 32 bits, not {mask:#x}")
        if hand0 & hand1 or hand0 & hand2 or hand1 & hand2 or (hand0 | hand1 | hand2) & put_away:
            raise ValueError("a card is in two places")
        if not hand0.bit_count() == hand1.bit_count() == hand2.bit_count():
            raise ValueError("the three hands must have equally many cards")
        return Position(hand0, hand1, hand2, put_away << 5 | kind << 2 | seat + 1, first, 0)

    @property
    def parts(self) -> tuple[int, int, int, int, int, int]:
        """The six numbers it consists of; ``Position(*position.parts)`` gives the position back."""
        return self._parts

    @property
    def hands(self) -> tuple[int, int, int]:
        """The three hands as masks."""
        hand0, hand1, hand2, _, _, _ = self._parts
        return (hand0, hand1, hand2)

    @property
    def skat(self) -> int:
        """The cards in the skat, as a mask."""
        return self._parts[3] >> 5

    @property
    def game(self) -> int:
        """The game, 0 to 6."""
        return self._parts[3] >> 2 & 7

    @property
    def declarer(self) -> int:
        """The declarer's seat, -1 in Ramsch."""
        return (self._parts[3] & 3) - 1

    @property
    def leader(self) -> int:
        """The seat that led, or leads, the trick on the table."""
        return self._parts[4] & 3

    @property
    def trick(self) -> tuple[int, ...]:
        """The cards on the table, none to two, in the order they were played."""
        trick = self._parts[4]
        played = trick >> 2 & 3
        if played == 0:
            return ()
        if played == 1:
            return (trick >> 4 & 31,)
        return (trick >> 4 & 31, trick >> 9 & 31)

    @property
    def turn(self) -> int:
        """The seat that plays next; meaningless once the play is over."""
        return TURN[self._parts[4] & 15]

    @property
    def points(self) -> tuple[int, int, int]:
        """Card points each seat has taken in tricks, without the skat."""
        taken = self._parts[5]
        return (taken & 127, taken >> 7 & 127, taken >> 14 & 127)

    @property
    def tricks(self) -> tuple[int, int, int]:
        """Tricks each seat has taken."""
        taken = self._parts[5]
        return (taken >> 21 & 15, taken >> 25 & 15, taken >> 29 & 15)

    @property
    def over(self) -> bool:
        """True when no card is left to play, or the declarer of a Null has taken a trick."""
        return legal_bits(self) == 0

    @property
    def key(self) -> int:
        """A number of 46 bits for transposition tables: the cards still held, those on the table, and who led.

        Among positions of one deal and game in which the play is not over, equal keys mean the same hands, the same
        cards on the table and the same seat to play: the same future. What has been taken so far does not matter.
        Between different deals or games, equal keys mean nothing.
        """
        hand0, hand1, hand2, _, trick, _ = self._parts
        return trick << 32 | hand0 | hand1 | hand2

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._parts == other._parts

    def __hash__(self) -> int:
        return hash(self._parts)

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[type[Position], tuple[int, int, int, int, int, int]]:
        return (Position, self._parts)

    def __repr__(self) -> str:
        return f"Position({', '.join([hex(part) for part in self._parts])})"


def null_lost(setup: i64, taken: i64) -> bool:
    """Whether this is a Null whose declarer has taken a trick."""
    return setup >> 2 & 7 == NULL and taken >> (17 + 4 * (setup & 3)) & 15 != 0


def legal_mask(position: Position) -> int:
    """Find the cards that the seat to act may play.

    Args:
        position: Any position.

    Returns:
        A mask of 32 bits; 0 when the play is over.
    """
    return legal_bits(position)


def legal_bits(position: Position) -> i64:
    """Find the legal cards, as a machine integer."""
    hand0, hand1, hand2, setup, trick, taken = position._parts  # noqa: SLF001 - this module's own
    if setup & 0x1C == 0x14 and null_lost(setup, taken):  # noqa: PLR2004 - game 5 in bits 2 to 4
        return 0
    seat = TURN[trick & 15]
    hand = hand0 if seat == 0 else hand1 if seat == 1 else hand2
    if trick < 4:  # noqa: PLR2004 - no card on the table
        return hand
    return hand & FOLLOW[(setup & 0x1C) << 3 | trick >> 4 & 31] or hand


def may_play(position: Position, card: i64) -> bool:
    """Tell whether a card (0 to 31) may be played."""
    return legal_bits(position) & BIT[card] != 0


def play_card(position: Position, card: SupportsIndex) -> Position:
    """Play a card; if it is the third, the trick goes to its winner.

    Args:
        position: Any position that is not over.
        card: The index of a legal card, 0 to 31.

    Returns:
        The position after the card.

    Raises:
        ValueError: If the card may not be played here.
        TypeError: If it is not an integer.
    """
    chosen: int = card if isinstance(card, int) else index(card)
    legal = legal_bits(position)
    if not (0 <= chosen < 32 and legal & BIT[chosen]):  # noqa: PLR2004 - cards in the pack
        raise ValueError(f"card {chosen} may not be played here, only one of {legal:#010x}")
    return advance(position, chosen)


def advance(position: Position, card: i64) -> Position:
    """Play a card that is known to be legal; :func:`play_card` checks it."""
    hand0, hand1, hand2, setup, trick, taken = position._parts  # noqa: SLF001 - this module's own
    bit: i64 = BIT[card]
    seat = TURN[trick & 15]
    if seat == 0:
        hand0 ^= bit
    elif seat == 1:
        hand1 ^= bit
    else:
        hand2 ^= bit
    if trick < 4:  # noqa: PLR2004 - the first card
        return Position(hand0, hand1, hand2, setup, trick + 4 | _FIRST[card], taken)
    if trick & 8 == 0:  # the second
        return Position(hand0, hand1, hand2, setup, trick + 4 | _SECOND[card], taken)
    leader = trick & 3
    first = trick >> 4 & 31
    second = trick >> 9
    row = (setup & 0x1C) << 3
    winner = leader
    best = first
    if BEATS[row | best] & BIT[second]:
        winner += 1
        best = second
    if BEATS[row | best] & bit:
        winner = leader + 2
    winner %= 3
    points: i64 = POINTS[first] + POINTS[second] + POINTS[card]
    trick_of_seat_0: i64 = 0x200000
    taken += (points << (7 * winner)) + (trick_of_seat_0 << (4 * winner))
    return Position(hand0, hand1, hand2, setup, winner, taken)


def goes_on(position: Position) -> bool:
    """Tell whether a position, which may be made of any numbers, can come about and has a card to be played."""
    leader, trick, on_table = position.leader, position.trick, position.parts[4] >> 2 & 3
    if position.game > RAMSCH or (position.declarer == -1) != (position.game == RAMSCH) or 3 in {leader, on_table}:  # noqa: PLR2004 - two bits hold it
        return False
    every = position.skat
    held = every.bit_count() + len(trick)
    for card in trick:
        every |= BIT[card]
    for hand in position.hands:
        every |= hand
        held += hand.bit_count()
    size = position.hands[leader].bit_count() + (1 if trick else 0)
    for place in range(3):
        if position.hands[(leader + place) % 3].bit_count() + (1 if place < len(trick) else 0) != size:
            return False
    return 0 <= every <= FULL and every.bit_count() == held and legal_bits(position) != 0
