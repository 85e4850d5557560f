"""How does a Ramsch end? Games played out on integers by players who get rid of what counts.

A purely random game says little about a Ramsch, where nobody who can help it takes a trick with a ten in it. Here
everybody stays under the others with the highest card that does so, throws away what counts most when a suit is gone,
and the last to play takes a trick that cannot be escaped with the highest card. What is led is the lowest card of a
suit drawn by lot.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Final, NamedTuple

from pyskat.kernel.chance import next_state
from pyskat.kernel.tables import BIT, FOLLOW, FULL, POINTS, RAMSCH, STRENGTHS, SUITS, TRUMPS

if TYPE_CHECKING:
    from typing import SupportsIndex

    from mypy_extensions import i64

    from pyskat.kernel.play import Position

__all__ = ["Shed", "shed"]


_KINDS: Final = (*[suit & ~TRUMPS[RAMSCH] for suit in SUITS], TRUMPS[RAMSCH])
"""The cards that follow each other."""


class Shed(NamedTuple):
    """How a Ramsch that was played out ended."""

    points: tuple[int, int, int]
    """The card points of the three seats, without the skat."""
    tricks: tuple[int, int, int]
    """Their tricks."""
    last: int
    """The seat that took the last trick."""


def shed(position: Position, n: SupportsIndex, seed: SupportsIndex) -> list[Shed]:
    """Play a Ramsch to its end, many times over.

    Args:
        position: Where to start, in a Ramsch.
        n: How many games, 0 or more.
        seed: Any integer; the games depend on nothing else.

    Returns:
        How each game ended.

    Raises:
        ValueError: In any other game, or if n is negative.
        TypeError: If n or the seed is not an integer.
    """
    if position.game != RAMSCH:
        raise ValueError("only a Ramsch is played so")
    games = index(n)
    if games < 0:
        raise ValueError(f"the number of games is 0 or more, not {games}")
    state: i64 = (index(seed) * 0x9E3779B1 + 0x7F4A7C15) & FULL or 1
    found: list[Shed] = []
    for _ in range(games):
        state = next_state(state)
        found.append(_game(position, state))
    return found


def _game(position: Position, state: i64) -> Shed:
    hands = list(position.hands)
    trick = list(position.trick)
    points = list(position.points)
    tricks = list(position.tricks)
    leader: i64 = position.leader
    while trick or hands[leader]:
        while len(trick) < 3:  # noqa: PLR2004 - cards in a trick
            seat: i64 = (leader + len(trick)) % 3
            state = next_state(state)
            card: i64 = _lead(hands[seat], state) if not trick else _answer(hands[seat], trick)
            hands[seat] &= ~BIT[card]
            trick.append(card)
        taker: i64 = (leader + _winner(trick)) % 3
        points[taker] += POINTS[trick[0]] + POINTS[trick[1]] + POINTS[trick[2]]
        tricks[taker] += 1
        leader = taker
        trick = []
    return Shed((points[0], points[1], points[2]), (tricks[0], tricks[1], tricks[2]), leader)


def _winner(trick: list[int]) -> i64:
    """Find the place of the card that takes a trick, complete or not."""
    row: i64 = RAMSCH * 32
    follow: i64 = FOLLOW[row + trick[0]] | TRUMPS[RAMSCH]
    best: i64 = 0
    for place in range(1, len(trick)):
        if BIT[trick[place]] & follow and STRENGTHS[row + trick[place]] > STRENGTHS[row + trick[best]]:
            best = place
    return best


def _lead(hand: i64, chance: i64) -> i64:
    """Lead the lowest card of a suit drawn by lot, jacks for a fifth suit."""
    kinds = [kind for kind in _KINDS if hand & kind]
    group: i64 = kinds[chance * len(kinds) >> 32]
    return _extreme(hand & group, highest=False)


def _answer(hand: i64, trick: list[int]) -> i64:
    """Stay under what lies there with the highest card that does, or throw what counts most.

    Who has to take a trick takes it with the highest card if he is the last, and with the lowest before.
    """
    row: i64 = RAMSCH * 32
    best: i64 = trick[_winner(trick)]
    group: i64 = FOLLOW[row + trick[0]]
    legal: i64 = hand & group
    if not legal:
        return _dearest(hand & ~TRUMPS[RAMSCH] or hand)
    under: i64 = 0
    if FOLLOW[row + best] == group:
        for card in range(32):
            if legal & BIT[card] and STRENGTHS[row + card] < STRENGTHS[row + best]:
                under |= BIT[card]
    else:
        under = legal
    if under:
        return _extreme(under, highest=True)
    return _extreme(legal, highest=len(trick) == 2)  # noqa: PLR2004 - the third card


def _extreme(mask: i64, *, highest: bool) -> i64:
    """Find the strongest card of a mask, or the weakest."""
    row: i64 = RAMSCH * 32
    best: i64 = -1
    for card in range(32):
        if mask & BIT[card]:
            over: bool = best >= 0 and STRENGTHS[row + card] > STRENGTHS[row + best]
            if best < 0 or over == highest:
                best = card
    return best


def _dearest(mask: i64) -> i64:
    """Find the card that counts most, and of these the strongest."""
    row: i64 = RAMSCH * 32
    best: i64 = -1
    for card in range(32):
        if mask & BIT[card]:
            worth: i64 = POINTS[card] * 32 + STRENGTHS[row + card]
            if best < 0 or worth > POINTS[best] * 32 + STRENGTHS[row + best]:
                best = card
    return best
