"""Which cards may be played, who takes the trick, and what it counts: card play on integers.

A card is an index from 0 (diamond seven) to 31 (club jack), suit × 8 + rank, and at the same time its bit in a mask of
32 bits. Games are numbered 0 to 6 (diamonds, hearts, spades, clubs, Grand, Null, Ramsch), seats 0 to 2 (forehand,
middlehand, rearhand). This module needs nothing else of the package, and it is the only place that knows which cards
are trumps and what follows what. Objects for people are in :mod:`pyskat.tricks`.
"""

from typing import Final, NamedTuple

__all__ = [
    "BEATS",
    "BIT",
    "COMPILED",
    "FOLLOW",
    "FULL",
    "GRAND",
    "JACKS",
    "NULL",
    "POINTS",
    "RAMSCH",
    "TRUMPS",
    "Playouts",
    "Position",
    "advance",
    "legal_mask",
    "mask_points",
    "play_card",
    "playouts",
    "strength",
]

COMPILED: Final = not __file__.endswith(".py")
"""True when this module runs as compiled code."""

GRAND: Final = 4
NULL: Final = 5
RAMSCH: Final = 6

FULL: Final = 0xFFFFFFFF
JACKS: Final = 0x80808080

_SUIT: Final = (0x000000FF, 0x0000FF00, 0x00FF0000, 0xFF000000)
_RANK_POINTS: Final = (0, 0, 0, 3, 4, 10, 11, 2)
_NULL_RANK: Final = (0, 1, 2, 5, 6, 3, 7, 4)

BIT: Final = tuple([0x100000000 >> (32 - card) for card in range(32)])
"""The mask of each card. A table, because a shift by a variable loses bit 31 in 32-bit arithmetic."""

POINTS: Final = tuple([_RANK_POINTS[card & 7] for card in range(32)])
"""Card points (Augen) of each card: ace 11, ten 10, king 4, queen 3, jack 2."""

TRUMPS: Final = (
    JACKS | _SUIT[0],
    JACKS | _SUIT[1],
    JACKS | _SUIT[2],
    JACKS | _SUIT[3],
    JACKS,
    0,
    JACKS,
)
"""The trumps of each game, as a mask."""


def _follow(game: int, card: int) -> int:
    if TRUMPS[game] & BIT[card]:
        return TRUMPS[game]
    return _SUIT[card >> 3] & ~TRUMPS[game]


FOLLOW: Final = tuple([_follow(game, card) for game in range(7) for card in range(32)])
"""At ``game * 32 + card``: the cards that answer the lead of this card."""


def strength(game: int, card: int) -> int:
    """Rank a card among the cards that follow each other.

    Args:
        game: 0 to 6.
        card: 0 to 31.

    Returns:
        A number that is higher for the stronger card; it means nothing between cards of different follow groups,
        except that every trump is stronger than every card that is none.
    """
    rank = card & 7
    if game == NULL:
        return _NULL_RANK[rank]
    if rank == 7:  # noqa: PLR2004 - the jack, in the order of the suits
        return 24 + (card >> 3)
    return rank + 16 if TRUMPS[game] & BIT[card] else rank


def _beats(game: int, card: int) -> int:
    mask = 0
    for other in range(32):
        same = FOLLOW[game * 32 + card] & BIT[other] != 0
        over = TRUMPS[game] & BIT[other] != 0 and TRUMPS[game] & BIT[card] == 0
        if over or (same and strength(game, other) > strength(game, card)):
            mask |= BIT[other]
    return mask


BEATS: Final = tuple([_beats(game, card) for game in range(7) for card in range(32)])
"""At ``game * 32 + card``: the cards that take the trick from this card while it is winning."""


def _byte_points(byte: int) -> int:
    total = 0
    for rank in range(8):
        if byte & BIT[rank]:
            total += _RANK_POINTS[rank]
    return total


_BYTE_POINTS: Final = tuple([_byte_points(byte) for byte in range(256)])


def mask_points(mask: int) -> int:
    """Count the card points (0 to 120) of a mask of cards."""
    return (
        _BYTE_POINTS[mask & 255]
        + _BYTE_POINTS[mask >> 8 & 255]
        + _BYTE_POINTS[mask >> 16 & 255]
        + _BYTE_POINTS[mask >> 24 & 255]
    )


class Position:
    """Card play at one moment: who holds what, what lies on the table, what has been taken.

    It has no history: positions are equal when all that can still happen and all that has been counted is equal.
    Build one with :meth:`start`; the fields are packed integers and private, the properties unpack them.
    """

    __slots__ = ("_hand0", "_hand1", "_hand2", "_setup", "_taken", "_trick")

    def __init__(self, hand0: int, hand1: int, hand2: int, setup: int, trick: int, taken: int) -> None:
        self._hand0 = hand0
        self._hand1 = hand1
        self._hand2 = hand2
        self._setup = setup  # skat mask << 5 | game << 2 | declarer + 1
        self._trick = trick  # second card << 9 | first card << 4 | cards on the table << 2 | leader
        self._taken = taken  # tricks of seats 2 1 0 (4 bits each) << 21 | points of seats 2 1 0 (7 bits each)

    @staticmethod
    def start(hands: tuple[int, int, int], skat: int, game: int, declarer: int, leader: int) -> "Position":
        """Set up a position with no trick taken yet.

        Args:
            hands: The three hands as masks of 32 bits, equally many cards in each.
            skat: What lies in the skat during the play, as a mask; its points are the declarer's.
            game: 0 to 6.
            declarer: Seat 0 to 2, or -1 in Ramsch.
            leader: The seat (0 to 2) that leads.

        Raises:
            ValueError: If a number is out of range, hands overlap or differ in size, or Ramsch has a declarer.
        """
        hand0, hand1, hand2 = hands
        if not (0 <= game <= RAMSCH and -1 <= declarer <= 2 and 0 <= leader <= 2):  # noqa: PLR2004 - seats
            raise ValueError(f"game 0-6, declarer -1-2, leader 0-2, not {game}, {declarer}, {leader}")
        if (declarer == -1) != (game == RAMSCH):
            raise ValueError("Ramsch has no declarer (-1), every other game has one")
        for mask in (hand0, hand1, hand2, skat):
            if not 0 <= mask <= FULL:
                raise ValueError(f"a mask has 32 bits, not {mask:#x}")
        if hand0 & hand1 or hand0 & hand2 or hand1 & hand2 or (hand0 | hand1 | hand2) & skat:
            raise ValueError("a card is in two places")
        if not hand0.bit_count() == hand1.bit_count() == hand2.bit_count():
            raise ValueError("the three hands must have equally many cards")
        return Position(hand0, hand1, hand2, skat << 5 | game << 2 | declarer + 1, leader, 0)

    @property
    def hands(self) -> tuple[int, int, int]:
        """The three hands as masks."""
        return (self._hand0, self._hand1, self._hand2)

    @property
    def skat(self) -> int:
        """What lies in the skat, as a mask."""
        return self._setup >> 5

    @property
    def game(self) -> int:
        """The game, 0 to 6."""
        return self._setup >> 2 & 7

    @property
    def declarer(self) -> int:
        """The declarer's seat, -1 in Ramsch."""
        return (self._setup & 3) - 1

    @property
    def leader(self) -> int:
        """The seat that led, or leads, the trick on the table."""
        return self._trick & 3

    @property
    def trick(self) -> tuple[int, ...]:
        """The cards on the table, none to two, in the order they were played."""
        trick = self._trick
        played = trick >> 2 & 3
        if played == 0:
            return ()
        if played == 1:
            return (trick >> 4 & 31,)
        return (trick >> 4 & 31, trick >> 9 & 31)

    @property
    def turn(self) -> int:
        """The seat that plays next; without meaning once the play is over."""
        return ((self._trick & 3) + (self._trick >> 2 & 3)) % 3

    @property
    def points(self) -> tuple[int, int, int]:
        """Card points each seat has taken in tricks, the skat not counted."""
        taken = self._taken
        return (taken & 127, taken >> 7 & 127, taken >> 14 & 127)

    @property
    def tricks(self) -> tuple[int, int, int]:
        """Tricks each seat has taken."""
        taken = self._taken
        return (taken >> 21 & 15, taken >> 25 & 15, taken >> 29 & 15)

    @property
    def over(self) -> bool:
        """True when no card is left to play, or the declarer of a Null has taken a trick."""
        return legal_mask(self) == 0

    def _key(self) -> tuple[int, int, int, int, int, int]:
        return (self._hand0, self._hand1, self._hand2, self._setup, self._trick, self._taken)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __copy__(self) -> "Position":
        return self

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int, int, int]]:
        return (Position, self._key())

    def __repr__(self) -> str:
        numbers = ", ".join([hex(part) for part in self._key()])
        return f"Position({numbers})"


def _null_lost(setup: int, taken: int) -> bool:
    """Whether this is a Null whose declarer has taken a trick."""
    return setup >> 2 & 7 == NULL and taken >> (17 + 4 * (setup & 3)) & 15 != 0


def legal_mask(position: Position) -> int:
    """Find the cards the seat on turn may play.

    Args:
        position: Any position.

    Returns:
        A mask of 32 bits; 0 when the play is over.
    """
    setup = position._setup  # noqa: SLF001 - the packed fields are this module's own
    if setup & 0x1C == 0x14 and _null_lost(setup, position._taken):  # noqa: SLF001, PLR2004 - game 5 in bits 2 to 4
        return 0
    trick = position._trick  # noqa: SLF001
    played = trick >> 2 & 3
    seat = ((trick & 3) + played) % 3
    hand = position._hand0 if seat == 0 else position._hand1 if seat == 1 else position._hand2  # noqa: SLF001
    if played == 0:
        return hand
    return hand & FOLLOW[(setup & 0x1C) << 3 | trick >> 4 & 31] or hand


def play_card(position: Position, card: int) -> Position:
    """Play a card and, when it is the third, give the trick to its taker.

    Args:
        position: Any position that is not over.
        card: The index of a legal card, 0 to 31.

    Returns:
        The position after the card.

    Raises:
        ValueError: If the card may not be played here.
    """
    if not (0 <= card < 32 and legal_mask(position) & BIT[card]):  # noqa: PLR2004 - cards in the pack
        raise ValueError(f"card {card} may not be played here, only one of {legal_mask(position):#010x}")
    return advance(position, card)


def advance(position: Position, card: int) -> Position:
    """Play a card known to be legal; :func:`play_card` checks that it is."""
    hand0, hand1, hand2 = position._hand0, position._hand1, position._hand2  # noqa: SLF001
    setup, trick, taken = position._setup, position._trick, position._taken  # noqa: SLF001
    leader = trick & 3
    played = trick >> 2 & 3
    seat = (leader + played) % 3
    if seat == 0:
        hand0 ^= BIT[card]
    elif seat == 1:
        hand1 ^= BIT[card]
    else:
        hand2 ^= BIT[card]
    if played < 2:  # noqa: PLR2004 - the trick is not full
        return Position(hand0, hand1, hand2, setup, (trick + 4) | card << (4 + 5 * played), taken)
    first = trick >> 4 & 31
    second = trick >> 9 & 31
    row = (setup & 0x1C) << 3
    winner = leader
    best = first
    if BEATS[row | best] & BIT[second]:
        winner += 1
        best = second
    if BEATS[row | best] & BIT[card]:
        winner = leader + 2
    winner %= 3
    points = POINTS[first] + POINTS[second] + POINTS[card]
    return Position(hand0, hand1, hand2, setup, winner, taken + (points << (7 * winner)) + (0x200000 << (4 * winner)))


class Playouts(NamedTuple):
    """What the declarer came to in each of several random games."""

    points: tuple[int, ...]
    """The declarer's card points, 0 to 120, the skat counted."""
    tricks: tuple[int, ...]
    """The declarer's tricks, 0 to 10."""


def _nth_card(mask: int, n: int) -> int:
    """Find the index of the n-th lowest card of a mask, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return (mask & -mask).bit_length() - 1


def playouts(position: Position, n: int, seed: int) -> Playouts:
    """Play random legal cards to the end, many times over.

    The games depend on the seed alone, and are the same whether this module is compiled or not.

    Args:
        position: Where to start, with a declarer.
        n: How many games, 0 or more.
        seed: Any integer.

    Returns:
        The declarer's points and tricks of each game. A Null stops at the declarer's first trick.

    Raises:
        ValueError: In Ramsch, which has no declarer, or if n is negative.
    """
    if position.game == RAMSCH:
        raise ValueError("Ramsch has no declarer to count for")
    if n < 0:
        raise ValueError(f"the number of games is 0 or more, not {n}")
    state = (seed * 0x9E3779B1 + 0x7F4A7C15) & FULL or 1
    declarer = position.declarer
    skat_points = mask_points(position.skat)
    points: list[int] = []
    tricks: list[int] = []
    for _ in range(n):
        current = position
        legal = legal_mask(current)
        while legal:
            state ^= state << 13 & FULL  # Marsaglia's xorshift on 32 bits
            state ^= state >> 17
            state ^= state << 5 & FULL
            current = advance(current, _nth_card(legal, state * legal.bit_count() >> 32))
            legal = legal_mask(current)
        points.append(current.points[declarer] + skat_points)
        tricks.append(current.tricks[declarer])
    return Playouts(tuple(points), tuple(tricks))
