"""Card play in thousands of positions at once, as NumPy arrays; it needs the extra ``numpy``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple, Self, TypeAlias

from attrs import field, frozen

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as _error:
    raise ModuleNotFoundError('pyskat.batch needs numpy: pip install "pyskat-rules[numpy]"', name="numpy") from _error

from pyskat import kernel
from pyskat.base.values import Value
from pyskat.errors import ArgumentError, Code, expect_type, limits, quoting
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Span, Term

__all__ = ["Batch", "BatchPlayouts", "legal_masks", "play_cards", "playouts"]

Numbers: TypeAlias = NDArray[np.int64]
Masks: TypeAlias = NDArray[np.uint32]
Small: TypeAlias = NDArray[np.uint8]
Flags: TypeAlias = NDArray[np.bool_]

_PARTS: Final = 6
_BLOCK: Final = 8192
"""How many games are played side by side: about as many as fit into a processor's cache."""

_FOLLOW: Final = np.array(kernel.FOLLOW, np.uint32)
_BEATS: Final = np.array(kernel.BEATS, np.uint32)
_POINTS: Final = np.array(kernel.POINTS, np.int64)
_CARDS_WORTH: Final = tuple(
    (points, np.uint32(sum(bit for bit, worth in zip(kernel.BIT, kernel.POINTS, strict=True) if worth == points)))
    for points in sorted(set(kernel.POINTS) - {0})
)
"""All cards with the same points, as a mask."""


def _numbers(value: ArrayLike) -> Numbers:
    """Check an array with six whole numbers for each position, and keep a copy that nobody can change."""
    try:
        array = np.asarray(value)
    except ValueError as error:  # rows of different lengths
        raise _wrong("numbers", Phrase.AN_ARRAY, quoting.as_found(value), Code.WRONG_TYPE) from error
    if array.size and array.dtype.kind not in "iu":
        raise _wrong("numbers", Phrase.AN_ARRAY, quoting.as_found(value), Code.WRONG_TYPE)
    array = array if array.size else array.reshape(0, _PARTS)
    if array.ndim != 2 or array.shape[1] != _PARTS:  # noqa: PLR2004 - rows and columns
        raise _wrong("numbers", Phrase.OF_SHAPE.of(shape=f"(n, {_PARTS})"), str(array.shape))
    numbers = array.astype(np.int64, copy=True)
    numbers.flags.writeable = False
    return numbers


@frozen(eq=False, repr=False)
class Batch(Value):
    """Many positions of card play, independent of each other: any games, any declarers, any number of cards.

    Args:
        numbers: int64 of shape (n, 6), the :attr:`~pyskat.kernel.Position.parts` of each position. The batch keeps a
            read-only copy.

    Raises:
        ArgumentError: If it is not such an array, or a row is not a position.

    >>> from pyskat.batch import Batch, kernel
    >>> position = kernel.Position.start((0x3FF, 0xFFC00, 0x3FF00000), 0xC0000000, 4, 0, 0)
    >>> Batch.of([position, kernel.play_card(position, 9)]).turn.tolist()
    [0, 1]
    """

    numbers: NDArray[np.int64] = field(converter=_numbers)

    def __attrs_post_init__(self) -> None:
        bad = _faults(self)
        if bad.any():
            row = int(bad.argmax())
            raise _wrong(f"numbers[{row}]", Phrase.PARTS_OF_POSITION, str(self.numbers[row].tolist()))

    @classmethod
    def of(cls, positions: Iterable[kernel.Position]) -> Self:
        """Put positions into arrays."""
        rows = []
        for position in positions:
            expect_type("position", position, kernel.Position)
            rows.append(position.parts)
        return cls(np.array(rows, np.int64).reshape(len(rows), _PARTS))

    def positions(self) -> tuple[kernel.Position, ...]:
        """Give the positions back, in the same order."""
        return tuple(kernel.Position(*row) for row in self.numbers.tolist())

    @property
    def hands(self) -> Masks:
        """The cards still held, by seat: uint32 masks of shape (n, 3)."""
        return self.numbers[:, :3].astype(np.uint32)

    @property
    def skat(self) -> Masks:
        """The cards in the skat: uint32 masks of shape (n,)."""
        return (self.numbers[:, 3] >> 5).astype(np.uint32)

    @property
    def game(self) -> Small:
        """The games, 0 to 6: uint8 of shape (n,)."""
        return (self.numbers[:, 3] >> 2 & 7).astype(np.uint8)

    @property
    def declarer(self) -> NDArray[np.int8]:
        """The declarers' seats, -1 in Ramsch: int8 of shape (n,)."""
        return ((self.numbers[:, 3] & 3) - 1).astype(np.int8)

    @property
    def leader(self) -> Small:
        """The seats that led, or lead, the trick on the table: uint8 of shape (n,)."""
        return (self.numbers[:, 4] & 3).astype(np.uint8)

    @property
    def on_table(self) -> Small:
        """How many cards are on the table, 0 to 2: uint8 of shape (n,)."""
        return (self.numbers[:, 4] >> 2 & 3).astype(np.uint8)

    @property
    def table(self) -> NDArray[np.int8]:
        """The first and the second card on the table, -1 if there is none: int8 of shape (n, 2)."""
        trick = self.numbers[:, 4, None]
        cards = trick >> np.array([4, 9]) & 31
        return np.where((trick >> 2 & 3) > np.array([0, 1]), cards, -1).astype(np.int8)

    @property
    def turn(self) -> Small:
        """The seats that play next, meaningless once the play is over: uint8 of shape (n,)."""
        return (self.leader + self.on_table) % np.uint8(3)

    @property
    def points(self) -> Small:
        """Card points taken in tricks, by seat, without the skat: uint8 of shape (n, 3)."""
        points: Small = (self.numbers[:, 5, None] >> np.array([0, 7, 14]) & 127).astype(np.uint8)
        return points

    @property
    def tricks(self) -> Small:
        """Tricks taken, by seat: uint8 of shape (n, 3)."""
        tricks: Small = (self.numbers[:, 5, None] >> np.array([21, 25, 29]) & 15).astype(np.uint8)
        return tricks

    def __len__(self) -> int:
        return len(self.numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Batch) and np.array_equal(self.numbers, other.numbers)

    def __hash__(self) -> int:
        return hash((Batch, self.numbers.tobytes()))

    def __repr__(self) -> str:
        return f"<Batch of {len(self)} positions>"

    def __reduce__(self) -> tuple[type[Batch], tuple[Numbers]]:
        return Batch, (self.numbers,)


class BatchPlayouts(NamedTuple):
    """What the declarers took in random games: a row for each position, a column for each of its games."""

    points: NDArray[np.uint8]
    """The declarer's card points, 0 to 120, with the skat: uint8 of shape (n, games)."""
    tricks: NDArray[np.uint8]
    """The declarer's tricks, 0 to 10: uint8 of shape (n, games)."""


def _faults(batch: Batch) -> Flags:
    """Mark the rows that are not a position."""
    hand0, hand1, hand2, setup, trick, taken = batch.numbers.T
    masks = np.stack([hand0, hand1, hand2, setup >> 5])
    held, game = hand0 | hand1 | hand2, setup >> 2 & 7
    bad: Flags = np.any((masks < 0) | (masks > kernel.FULL), axis=0)
    bad |= (hand0 & hand1 | hand0 & hand2 | hand1 & hand2 | held & setup >> 5) != 0
    bad |= (game > kernel.RAMSCH) | ((game == kernel.RAMSCH) != (setup & 3 == 0))
    on_table = trick >> 2 & 3
    bad |= (trick & 3 == 3) | (on_table == 3) | (trick >> (4 + 5 * on_table) != 0)  # noqa: PLR2004 - no such seat
    for place in (0, 1):  # nobody holds a card that is on the table
        lies = on_table > place
        bad |= lies & (held >> (trick >> (4 + 5 * place) & 31) & 1 == 1)
    bad |= (taken < 0) | (taken >> 33 != 0)
    return bad


def _wrong(what: str, wanted: Term, found: Term, code: Code = Code.WRONG_VALUE) -> ArgumentError:
    return ArgumentError.of(code, what=what, wanted=wanted, found=found)


def _lost_null(setup: Numbers, taken: Numbers) -> Flags:
    """Mark each Null that is over because the declarer has taken a trick."""
    null: Flags = setup >> 2 & 7 == kernel.NULL
    taken_one: Flags = taken >> (17 + 4 * (setup & 3)) & 15 != 0
    return null & taken_one


def legal_masks(batch: Batch) -> Masks:
    """Find the cards that may be played.

    Args:
        batch: Any positions.

    Returns:
        uint32 masks of shape (n,); 0 if the play is over.
    """
    expect_type("batch", batch, Batch)
    setup, trick, taken = batch.numbers[:, 3], batch.numbers[:, 4], batch.numbers[:, 5]
    hand = batch.hands[np.arange(len(batch)), batch.turn]
    follow = hand & _FOLLOW[(setup & 0x1C) << 3 | trick >> 4 & 31]
    answers = (batch.on_table > 0) & (follow != 0)
    hand = np.where(answers, follow, hand)
    legal: Masks = np.where(_lost_null(setup, taken), np.uint32(0), hand)
    return legal


def play_cards(batch: Batch, cards: ArrayLike) -> Batch:
    """Play one card in every position.

    Args:
        batch: Positions in which the play is not over.
        cards: The cards' indices, 0 to 31: whole numbers of shape (n,).

    Returns:
        The positions after the cards, in the same order.

    Raises:
        ArgumentError: If there is not one card for each position, or a card may not be played.
    """
    legal = legal_masks(batch)
    chosen = np.asarray(cards)
    if chosen.size and chosen.dtype.kind not in "iu":
        raise _wrong("cards", Phrase.AN_ARRAY, quoting.as_found(cards), Code.WRONG_TYPE)
    if chosen.shape != legal.shape:
        raise _wrong("cards", Phrase.OF_SHAPE.of(shape=str(legal.shape)), str(chosen.shape))
    known = (chosen >= 0) & (chosen < 32)  # noqa: PLR2004 - cards in the pack
    card = np.where(known, chosen, 0).astype(np.int64)
    refused = ~known | (legal.astype(np.int64) >> card & 1 == 0)
    if refused.any():
        row = int(refused.argmax())
        raise _wrong(f"cards[{row}]", Phrase.ONE_OF_MASK.of(mask=f"{int(legal[row]):#010x}"), int(chosen[row]))
    return _after(batch, card)


def _after(batch: Batch, card: Numbers) -> Batch:
    """Play cards that are known to be legal."""
    numbers = batch.numbers.copy()
    numbers[np.arange(len(batch)), batch.turn] ^= np.int64(1) << card
    setup, trick = numbers[:, 3], numbers[:, 4]
    on_table = batch.on_table.astype(np.int64)
    row, first, second = (setup & 0x1C) << 3, trick >> 4 & 31, trick >> 9 & 31
    is_second = _BEATS[row | first] >> second.astype(np.uint32) & 1 == 1
    best = np.where(is_second, second, first)
    is_third = _BEATS[row | best] >> card.astype(np.uint32) & 1 == 1
    winner = ((trick & 3) + np.where(is_third, 2, is_second)) % 3
    points = _POINTS[first] + _POINTS[second] + _POINTS[card]
    full = on_table == 2  # noqa: PLR2004 - this card is the third
    numbers[:, 5] += np.where(full, (points << 7 * winner) + (np.int64(0x200000) << 4 * winner), 0)
    numbers[:, 4] = np.where(full, winner, trick + 4 | card << 4 + 5 * on_table)
    numbers.flags.writeable = False
    after = object.__new__(Batch)  # no checks: these rows are positions
    object.__setattr__(after, "numbers", numbers)
    return after


def playouts(batch: Batch, games: int, seed: int) -> BatchPlayouts:
    """Play random legal cards to the end, several times from every position.

    The games depend only on the arguments. They are not those that :func:`pyskat.kernel.playouts` plays for the seed.

    Args:
        batch: Where to start, with a declarer in every position.
        games: How many games to play from each position, 0 to 10^9.
        seed: Any integer; its lowest 64 bits count.

    Returns:
        The declarer's points and tricks of each game. A Null stops at the declarer's first trick.

    Raises:
        ArgumentError: If a position is a Ramsch, which has no declarer, or the number of games is out of range.
    """
    expect_type("batch", batch, Batch)
    expect_type("games", games, int)
    expect_type("seed", seed, int)
    if not 0 <= games <= limits.MOST:
        raise _wrong("games", Span(0, limits.MOST), games)
    ramsch = batch.game == kernel.RAMSCH
    if ramsch.any():
        raise _wrong(f"batch[{int(ramsch.argmax())}]", Phrase.A_DECLARED_GAME, Phrase.RAMSCH)
    chance = np.random.SFC64(seed & 0xFFFFFFFFFFFFFFFF)
    numbers = np.repeat(batch.numbers, games, axis=0)
    won = np.empty(len(numbers), np.uint32)
    for begin in range(0, len(numbers), _BLOCK):
        won[begin : begin + _BLOCK] = _play_out(numbers[begin : begin + _BLOCK], chance)
    at, declarer = np.arange(len(batch)), batch.declarer
    points = _count_points(won).reshape(len(batch), games)
    points += (batch.points[at, declarer] + _count_points(batch.skat))[:, None]
    tricks = (np.bitwise_count(won) // np.uint8(3)).reshape(len(batch), games)
    tricks += batch.tricks[at, declarer][:, None]
    return BatchPlayouts(points, tricks)


def _count_points(masks: Masks) -> Small:
    total = np.zeros(masks.shape, np.uint8)
    for points, worth in _CARDS_WORTH:
        total += np.bitwise_count(masks & worth) * np.uint8(points)
    return total


def _play_out(numbers: Numbers, chance: np.random.BitGenerator) -> Masks:
    """Play one random game from every row, side by side, and give the cards that each declarer took from here on.

    Masks of ones and zeros choose between arrays, which is several times faster than ``np.where``.
    """
    setup, trick = numbers[:, 3], numbers[:, 4]
    leader, at = trick & 3, np.arange(len(numbers))
    # In the order of play of the trick on the table: the hands, and a mask of ones for the declarer.
    hands = [numbers[at, (leader + place) % 3].astype(np.uint32) for place in range(3)]
    alone = [_ones((leader + place) % 3 == (setup & 3) - 1) for place in range(3)]
    row = ((setup & 0x1C) << 3).astype(np.uint32)
    null = _ones(row == kernel.NULL << 5)
    over = lost = _ones(_lost_null(setup, numbers[:, 5]))
    won = np.zeros(len(numbers), np.uint32)
    lying = [((trick >> 2 & 3) > place, (trick >> 4 + 5 * place & 31).astype(np.uint32)) for place in (0, 1)]
    for _ in range(int(np.bitwise_count(hands[2]).max(initial=0))):
        if null.any():
            hands = [hand & ~over for hand in hands]
        follow, cards, bits = _ALL, [], []
        for place in range(3):
            answers = hands[place] & follow
            legal = answers | hands[place] & _ones(answers == 0)
            card = _pick(legal, chance)
            bit = _ONE << card & legal
            if place < len(lying):
                lies, which = lying[place]
                card, bit = np.where(lies, which, card), np.where(lies, _ONE << which, bit)
            hands[place] = hands[place] & ~bit
            if not place:
                follow = _FOLLOW[row | card]
            cards.append(card)
            bits.append(bit)
        lying = []
        second = _ones(_BEATS[row | cards[0]] & bits[1] != 0)
        third = _ones(_BEATS[row | cards[0] ^ (cards[0] ^ cards[1]) & second] & bits[2] != 0)
        second &= ~third
        hands, alone = _turn(hands, second, third), _turn(alone, second, third)
        won |= (bits[0] | bits[1] | bits[2]) & alone[0]  # the taker leads
        over = lost | null & _ones(won != 0)
    return won & ~lost


_ONE, _HALF, _ALL = np.uint32(1), np.uint32(0xFFFF), np.uint32(kernel.FULL)


def _ones(flags: Flags) -> Masks:
    """Make a mask of 32 ones for each flag that is set, and of zeros for the others."""
    return np.negative(flags.astype(np.uint32))


def _turn(places: list[Masks], second: Masks, third: Masks) -> list[Masks]:
    """Turn arrays in the order of play to that of the next trick, which the second or third player leads."""
    a, b, c = places
    ab, bc, ca = a ^ b, b ^ c, c ^ a
    return [a ^ ab & second ^ ca & third, b ^ bc & second ^ ab & third, c ^ ca & second ^ bc & third]


def _pick(legal: Masks, chance: np.random.BitGenerator) -> Masks:
    """Draw the index of one card of each mask, all equally likely; 0 if the mask is empty."""
    raw = chance.random_raw((len(legal) + 1) // 2)
    drawn = raw.astype("<u8", copy=False).view("<u4")[: len(legal)]
    # 24 random bits times at most 32 cards fit into 32 bits.
    nth = (drawn >> np.uint32(8)) * np.bitwise_count(legal).astype(np.uint32) >> np.uint32(24)
    in_low = np.bitwise_count(legal & _HALF).astype(np.uint32)
    is_high = (nth >= in_low).astype(np.uint32)
    nth -= in_low * is_high
    shift = is_high << np.uint32(4)
    half = legal >> shift & _HALF
    card: Masks = _nth_of_half()[half << np.uint32(4) | nth & np.uint32(15)].astype(np.uint32) + shift
    return card


@cache
def _nth_of_half() -> Small:
    """Tabulate the n-th lowest bit set in each 16 bits, at ``half << 4 | n``; a megabyte, made when first needed."""
    halves = np.arange(1 << 16, dtype=np.uint32)
    table = np.zeros((1 << 16, 16), np.uint8)
    for n in range(16):
        lowest = halves & np.negative(halves)
        table[:, n] = np.where(lowest, np.bitwise_count(lowest - _ONE), 0)
        halves &= ~lowest
    return table.reshape(-1)
