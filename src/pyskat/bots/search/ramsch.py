"""Which card is best in a Ramsch? Each is tried in many worlds, and the games are played out by players who shed points."""

from collections.abc import Iterable, Sequence
from typing import Final

from pyskat import kernel
from pyskat.bots.search.rating import Rating
from pyskat.kernel.shedding import shed
from pyskat.scoring.judgement import ALL_TRICKS

__all__ = ["rate_ramsch"]

_GAMES: Final = 8
"""How many games are played out for each card in each world."""
_MARCH: Final = 120.0
_OWN_POINT: Final = 0.05
"""What a card point costs a player who does not lose: it could still become one too many."""
_SCALE: Final = 120.0
_DIGITS: Final = 9


def rate_ramsch(positions: Iterable[kernel.Position], cards: Sequence[int], seat: int, seed: int) -> Rating:
    """Try each card in each world.

    Args:
        positions: The worlds, all with the same cards to be played.
        cards: The cards of the kernel to be tried.
        seat: Who plays, 0 to 2.
        seed: For the games that are played out; the same ones follow each card.

    Returns:
        For each card in what share of the games the seat does not lose, and what it scores, as a share of 120.
    """
    kept = [0] * len(cards)
    scores = [0.0] * len(cards)
    worlds = 0
    for position in positions:
        worlds += 1
        for at, card in enumerate(cards):
            for points_and_tricks in shed(kernel.play_card(position, card), _GAMES, seed + worlds):
                score = _score(points_and_tricks, seat)
                kept[at] += points_and_tricks[seat] < max(points_and_tricks[:3])
                scores[at] += score
    games = max(1, worlds * _GAMES)
    chances = tuple([round(each / games, _DIGITS) for each in kept])
    values = tuple([round(each / games / _SCALE, _DIGITS) for each in scores])
    return Rating(tuple(cards), chances, values, worlds)


def _score(found: tuple[int, int, int, int, int, int], seat: int) -> float:
    """Say what a game is worth to a seat: who has the most points loses them, and all tricks are a march."""
    points, tricks = found[:3], found[3:]
    if tricks[seat] == ALL_TRICKS:
        return _MARCH
    if points[seat] == max(points):
        return -float(points[seat]) - (points[seat] if 0 in tricks else 0)
    return -_OWN_POINT * points[seat]
