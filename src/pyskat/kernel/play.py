"""Which cards may be played, who takes the trick, and what it counts: card play on integers.

A card is an index from 0 (diamond seven) to 31 (club jack), suit × 8 + rank, and at the same time its bit in a mask of
32 bits. Games are numbered 0 to 6 (diamonds, hearts, spades, clubs, Grand, Null, Ramsch), seats 0 to 2 (forehand,
middlehand, rearhand). This module needs nothing else of the package, and it is the only place that knows which cards
are trumps and what follows what. Objects for people are in :mod:`pyskat.tricks`.

It is plain Python that mypyc can compile; both ways it does the same. An ``i64`` is a machine integer when compiled, so
whatever is shifted to the left there starts from a variable or from a constant above 32 bits: ``1 << n`` would be
reckoned in 32 bits and lose the club jack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

if TYPE_CHECKING:  # mypyc reads the annotations; nothing needs the name, or its package, at run time
    from mypy_extensions import i64

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
"""The mask of each card."""

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


FOLLOW: Final = tuple(
    [row if row & BIT[card] else _SUIT[card >> 3] & ~row for row in TRUMPS for card in range(32)],
)
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


_STRENGTH: Final = bytes([strength(game, card) for game in range(7) for card in range(32)])
"""At ``game * 32 + card``: its :func:`strength`."""


def _beats(game: int, card: int) -> int:
    row = game * 32
    power = _STRENGTH[row + card]
    rivals = FOLLOW[row + card] | TRUMPS[game]
    return sum([BIT[other] for other in range(32) if rivals & BIT[other] and _STRENGTH[row + other] > power])


BEATS: Final = tuple([_beats(game, card) for game in range(7) for card in range(32)])
"""At ``game * 32 + card``: the cards that take the trick from this card while it is winning."""


_COUNT: Final = bytes([byte.bit_count() for byte in range(256)])
_BYTE_POINTS: Final = bytes([sum([_RANK_POINTS[rank] for rank in range(8) if byte >> rank & 1]) for byte in range(256)])


def mask_points(mask: int) -> int:
    """Count the card points (0 to 120) of a mask of cards; bits beyond the lowest 32 are not looked at."""
    return (
        _BYTE_POINTS[mask & 255]
        + _BYTE_POINTS[mask >> 8 & 255]
        + _BYTE_POINTS[mask >> 16 & 255]
        + _BYTE_POINTS[mask >> 24 & 255]
    )


_TURN: Final = bytes([((low & 3) + (low >> 2)) % 3 for low in range(16)])
"""At ``cards on the table << 2 | leader``: the seat that plays next."""


@final
class Position:
    """Card play at one moment: who holds what, what lies on the table, what has been taken.

    It has no history: positions are equal when all that can still happen and all that has been counted is equal.
    Build one with :meth:`start`. It consists of six packed numbers, which the properties unpack, ``repr`` shows, and
    the class takes again, unchecked.
    """

    __slots__ = ("_parts",)

    _parts: tuple[i64, i64, i64, i64, i64, i64]

    def __init__(self, hand0: i64, hand1: i64, hand2: i64, setup: i64, trick: i64, taken: i64) -> None:
        # setup: skat mask << 5 | game << 2 | declarer + 1
        # trick: second card << 9 | first card << 4 | cards on the table << 2 | leader
        # taken: tricks of seats 2 1 0 (4 bits each) << 21 | points of seats 2 1 0 (7 bits each)
        # Interpreted, object.__setattr__ is the one way past the freezing, and it costs: hence one tuple and not six
        # attributes. Compiled, it is a plain store of six machine integers.
        object.__setattr__(self, "_parts", (hand0, hand1, hand2, setup, trick, taken))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a position does not change: {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a position does not change: {name} cannot be deleted")

    @staticmethod
    def start(hands: tuple[int, int, int], skat: int, game: int, declarer: int, leader: int) -> Position:
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
    def parts(self) -> tuple[int, int, int, int, int, int]:
        """The six numbers it consists of; ``Position(*position.parts)`` is the position again."""
        return self._parts

    @property
    def hands(self) -> tuple[int, int, int]:
        """The three hands as masks."""
        hand0, hand1, hand2, _, _, _ = self._parts
        return (hand0, hand1, hand2)

    @property
    def skat(self) -> int:
        """What lies in the skat, as a mask."""
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
        """The seat that plays next; without meaning once the play is over."""
        return _TURN[self._parts[4] & 15]

    @property
    def points(self) -> tuple[int, int, int]:
        """Card points each seat has taken in tricks, the skat not counted."""
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
        return _legal_mask(self) == 0

    @property
    def key(self) -> int:
        """A number of 46 bits for transposition tables: the cards still held, those on the table, and who led.

        Among the positions that can follow from one start, and in which the play is not over, equal keys mean the
        same hands, the same table and the same seat on turn: the same future. What was taken on the way there is left
        out, and between positions of different deals or games equal keys mean nothing.
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


def _null_lost(setup: i64, taken: i64) -> bool:
    """Whether this is a Null whose declarer has taken a trick."""
    return setup >> 2 & 7 == NULL and taken >> (17 + 4 * (setup & 3)) & 15 != 0


def legal_mask(position: Position) -> int:
    """Find the cards the seat on turn may play.

    Args:
        position: Any position.

    Returns:
        A mask of 32 bits; 0 when the play is over.
    """
    return _legal_mask(position)


def _legal_mask(position: Position) -> i64:
    """Find the legal cards, as a machine integer."""
    hand0, hand1, hand2, setup, trick, taken = position._parts  # noqa: SLF001 - this module's own
    if setup & 0x1C == 0x14 and _null_lost(setup, taken):  # noqa: PLR2004 - game 5 in bits 2 to 4
        return 0
    seat = _TURN[trick & 15]
    hand = hand0 if seat == 0 else hand1 if seat == 1 else hand2
    if trick < 4:  # noqa: PLR2004 - no card on the table
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
    legal = _legal_mask(position)
    if not (0 <= card < 32 and legal & BIT[card]):  # noqa: PLR2004 - cards in the pack
        raise ValueError(f"card {card} may not be played here, only one of {legal:#010x}")
    return advance(position, card)


def advance(position: Position, card: i64) -> Position:
    """Play a card known to be legal; :func:`play_card` checks that it is."""
    hand0, hand1, hand2, setup, trick, taken = position._parts  # noqa: SLF001 - this module's own
    bit: i64 = BIT[card]
    seat = _TURN[trick & 15]
    if seat == 0:
        hand0 ^= bit
    elif seat == 1:
        hand1 ^= bit
    else:
        hand2 ^= bit
    if trick < 4:  # noqa: PLR2004 - the first card
        return Position(hand0, hand1, hand2, setup, trick + 4 | card << 4, taken)
    if trick & 8 == 0:  # the second
        return Position(hand0, hand1, hand2, setup, trick + 4 | card << 9, taken)
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


class Playouts(NamedTuple):
    """What the declarer came to in each of several random games."""

    points: tuple[int, ...]
    """The declarer's card points, 0 to 120, the skat counted."""
    tricks: tuple[int, ...]
    """The declarer's tricks, 0 to 10."""


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
    state: i64 = (seed * 0x9E3779B1 + 0x7F4A7C15) & FULL or 1
    declarer = position.declarer
    points_before = position.points[declarer] + mask_points(position.skat)
    tricks_before = position.tricks[declarer]
    points: list[int] = []
    tricks: list[int] = []
    for _ in range(n):
        state, won_cards, won = _playout(position, state)
        points.append(points_before + mask_points(won_cards))
        tricks.append(tricks_before + won)
    return Playouts(tuple(points), tuple(tricks))


def _next_state(state: i64) -> i64:
    """Go on in the random generator, Marsaglia's xorshift on 32 bits."""
    state ^= state << 13 & FULL
    state ^= state >> 17
    return state ^ state << 5 & FULL


def _draw(mask: i64, chance: i64) -> i64:
    """Draw one card of a mask, given 32 bits of chance, and give its bit."""
    count: i64 = _COUNT[mask & 255] + _COUNT[mask >> 8 & 255] + _COUNT[mask >> 16 & 255] + _COUNT[mask >> 24]
    skip = chance * count >> 32
    while skip:
        mask &= mask - 1
        skip -= 1
    return mask & -mask


def _playout(position: Position, state: i64) -> tuple[i64, i64, i64]:
    """Play one random game on plain numbers, by the rules of :func:`legal_mask` and :func:`advance`.

    Args:
        position: Where to start, with a declarer.
        state: The state of the random generator: 32 bits, not 0.

    Returns:
        The state afterwards, the mask of the cards the declarer took from here on, and the number of his tricks.
    """
    mine, left, right, setup, trick, taken = position._parts  # noqa: SLF001 - this module's own
    row = (setup & 0x1C) << 3
    declarer = (setup & 3) - 1
    trumps: i64 = TRUMPS[setup >> 2 & 7]
    waiting = trick >> 2 & 3  # cards that lie on the table already; they are laid again first
    winner = trick & 3
    trick >>= 4
    seat: i64 = 0
    won_cards: i64 = 0
    won: i64 = 0
    if _null_lost(setup, taken):
        return state, won_cards, won
    while True:
        while seat != winner:  # the hands turn until its own comes first
            mine, left, right = left, right, mine
            seat = seat + 1 if seat < 2 else 0  # noqa: PLR2004 - seats
        table: i64 = 0
        answers: i64 = 0
        power: i64 = -1
        place: i64 = 0
        while place < 3:  # noqa: PLR2004 - cards in a trick
            if waiting:
                card = trick & 31
                bit: i64 = BIT[card]
                trick >>= 5
                waiting -= 1
            else:
                legal = mine & answers or mine
                if legal == 0:
                    return state, won_cards, won
                state = _next_state(state)
                bit = _draw(legal, state)
                mine ^= bit
                chosen: int = bit  # an i64 has no bit_length
                card = chosen.bit_length() - 1
            if place == 0:
                answers = FOLLOW[row | card]
            if (answers | trumps) & bit and _STRENGTH[row | card] > power:
                power = _STRENGTH[row | card]
                winner = (seat + place) % 3
            table |= bit
            mine, left, right = left, right, mine
            place += 1
        if winner == declarer:
            won_cards |= table
            won += 1
            if row == NULL << 5:
                return state, won_cards, won
