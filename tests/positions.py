"""Positions of the kernel as several tests want them: dealt, played on at random, followed to every ending."""

import random

from pyskat import kernel
from pyskat.kernel import Position

__all__ = ["a_start", "after", "cards_of", "endings"]


def cards_of(mask: int) -> list[int]:
    return [card for card in range(32) if mask >> card & 1]


def a_start(rng: random.Random, game: int | None = None, cards: int = 10) -> Position:
    """Deal so many cards to each for a game, or for one by chance."""
    pack = list(range(32))
    rng.shuffle(pack)
    fore, middle, rear = (sum(2**card for card in pack[seat * cards : seat * cards + cards]) for seat in range(3))
    kind = rng.randrange(7) if game is None else game
    declarer = -1 if kind == kernel.RAMSCH else rng.randrange(3)
    skat = sum(2**card for card in pack[30:])
    return Position.start((fore, middle, rear), skat, kind, declarer, rng.randrange(3))


def after(rng: random.Random, position: Position, cards: int) -> Position:
    """Play so many random cards, as long as there are any to play."""
    for _ in range(cards):
        if not position.over:
            position = kernel.play_card(position, rng.choice(cards_of(kernel.legal_mask(position))))
    return position


def endings(position: Position) -> set[tuple[int, int]]:
    """Find by going through all of them how the rest of a game can end for the declarer: points and tricks."""
    found, ahead = set(), [position]
    while ahead:
        now = ahead.pop()
        legal = cards_of(kernel.legal_mask(now))
        ahead += [kernel.play_card(now, card) for card in legal]
        if not legal:
            found.add((now.points[now.declarer] + kernel.mask_points(now.skat), now.tricks[now.declarer]))
    return found
