"""Random games played to the end, and the pack shuffled and dealt, on integers."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Final, NamedTuple

from pyskat.kernel.play import Position, null_lost
from pyskat.kernel.tables import BIT, COUNT, FOLLOW, FULL, NULL, RAMSCH, STRENGTHS, TRUMPS, mask_points

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import SupportsIndex

    from mypy_extensions import i64

__all__ = ["Playouts", "next_state", "playouts", "shuffled"]


class Playouts(NamedTuple):
    """What the declarer took in each of several random games."""

    points: tuple[int, ...]
    """The declarer's card points, 0 to 120, with the skat."""
    tricks: tuple[int, ...]
    """The declarer's tricks, 0 to 10."""


def playouts(position: Position, n: SupportsIndex, seed: SupportsIndex) -> Playouts:
    """Play random legal cards to the end, many times over.

    The games depend only on the seed, and are the same whether this module is compiled or not.

    Args:
        position: Where to start, with a declarer.
        n: How many games, 0 or more.
        seed: Any integer.

    Returns:
        The declarer's points and tricks of each game. A Null stops at the declarer's first trick.

    Raises:
        ValueError: In Ramsch, which has no declarer, or if n is negative.
        TypeError: If n or the seed is not an integer.
    """
    if position.game == RAMSCH:
        raise ValueError("Ramsch has no declarer to count for")
    games = index(n)
    if games < 0:
        raise ValueError(f"the number of games is 0 or more, not {games}")
    state: i64 = (index(seed) * 0x9E3779B1 + 0x7F4A7C15) & FULL or 1
    declarer = position.declarer
    points_before = position.points[declarer] + mask_points(position.skat)
    tricks_before = position.tricks[declarer]
    points: list[int] = []
    tricks: list[int] = []
    for _ in range(games):
        state, won_cards, won = _playout(position, state)
        points.append(points_before + mask_points(won_cards))
        tricks.append(tricks_before + won)
    return Playouts(tuple(points), tuple(tricks))


def next_state(state: i64) -> i64:
    """Give the next state of the random generator, Marsaglia's xorshift on 32 bits."""
    state ^= state << 13 & FULL
    state ^= state >> 17
    return state ^ state << 5 & FULL


def _draw(mask: i64, chance: i64) -> i64:
    """Draw one card of a mask with 32 random bits, and give its bit."""
    count: i64 = COUNT[mask & 255] + COUNT[mask >> 8 & 255] + COUNT[mask >> 16 & 255] + COUNT[mask >> 24]
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
        The state afterwards, the mask of the cards the declarer took from here on, and the number of tricks.
    """
    mine, left, right, setup, trick, taken = position._parts  # noqa: SLF001 - unpacked once
    row = (setup & 0x1C) << 3
    declarer = (setup & 3) - 1
    trumps: i64 = TRUMPS[setup >> 2 & 7]
    waiting = trick >> 2 & 3  # the cards that are already on the table are played again first
    winner = trick & 3
    trick >>= 4
    seat: i64 = 0
    won_cards: i64 = 0
    won: i64 = 0
    if null_lost(setup, taken):
        return state, won_cards, won
    while True:
        while seat != winner:  # rotate the hands until the taker's comes first
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
                state = next_state(state)
                bit = _draw(legal, state)
                mine ^= bit
                chosen: int = bit  # an i64 has no bit_length
                card = chosen.bit_length() - 1
            if place == 0:
                answers = FOLLOW[row | card]
            if (answers | trumps) & bit and STRENGTHS[row | card] > power:
                power = STRENGTHS[row | card]
                winner = (seat + place) % 3
            table |= bit
            mine, left, right = left, right, mine
            place += 1
        if winner == declarer:
            won_cards |= table
            won += 1
            if row == NULL << 5:
                return state, won_cards, won


_DEALT: Final = bytes([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 1, 1, 1, 2, 2, 2])
"""Who gets each card of the pack, from the top: a seat, or 3 for the skat."""


def shuffled(getrandbits: Callable[[int], int]) -> tuple[int, int, int, int]:
    """Shuffle the pack and deal it.

    It does the same as :func:`random.shuffle`, bit for bit: from the last place on, each is exchanged with one drawn
    from those up to it, and a number that is too high is drawn again.

    Args:
        getrandbits: Gives as many random bits as asked for, like :meth:`random.Random.getrandbits`.

    Returns:
        The three hands and the skat as masks.
    """
    pack = list(range(32))
    hand0: i64 = 0
    hand1: i64 = 0
    hand2: i64 = 0
    skat: i64 = 0
    at: i64 = 31
    bits: i64 = 6
    least: i64 = 32
    pick: i64
    while at >= 0:
        if at + 1 < least:
            bits -= 1
            least >>= 1
        pick = getrandbits(bits) if at else 0
        while pick > at:
            pick = getrandbits(bits)
        bit: i64 = BIT[pack[pick]]
        pack[pick] = pack[at]
        owner: i64 = _DEALT[at]
        if owner == 0:
            hand0 |= bit
        elif owner == 1:
            hand1 |= bit
        elif owner == 2:  # noqa: PLR2004 - the third seat
            hand2 |= bit
        else:
            skat |= bit
        at -= 1
    return hand0, hand1, hand2, skat
