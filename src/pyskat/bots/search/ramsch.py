"""Which card is best in a Ramsch? Each is tried in many worlds, in games played out by players who shed points."""

from collections.abc import Sequence
from typing import Final

from pyskat import kernel
from pyskat.bots.search.rating import Late, Rating, World
from pyskat.kernel.shedding import Shed, shed
from pyskat.rules import RamschRules
from pyskat.scoring.judgement import ALL_TRICKS

__all__ = ["rate_ramsch", "scored"]

_GAMES: Final = 8
"""How many games are played out for each card in each world."""
_MARCH: Final = 120.0
_OWN_POINT: Final = 0.05
"""What a card point costs a player who does not lose: it could still become one too many."""
_LEAST_LOST: Final = 30.0
"""Whoever has the most points has more than this."""
_DIGITS: Final = 9


def rate_ramsch(
    drawn: Sequence[World], cards: Sequence[int], seat: int, seed: int, rules: RamschRules, late: Late = None
) -> Rating:
    """Try each card in each world.

    Args:
        drawn: The ways in which the cards can lie.
        cards: The cards of the kernel to be tried.
        seat: Who plays, 0 to 2.
        seed: For the games that are played out; the same ones follow each card.
        rules: How the Ramsch is scored.
        late: Tells whether to stop before all is tried.

    Returns:
        For each card in what share of the games the seat does not lose, and what it scores, as a share of 120.
    """
    kept = [0] * len(cards)
    scores = [0.0] * len(cards)
    worlds = 0
    for position, count in drawn:
        if late is not None and late():
            break
        worlds += count
        for at, card in enumerate(cards):
            for ended in shed(kernel.play_card(position, card), _GAMES, seed + worlds):
                score = scored(ended, seat, kernel.mask_points(position.skat) * (rules.skat_to == "last_trick"))
                kept[at] += count * (score > -_LEAST_LOST)
                scores[at] += count * score
    games = max(1, worlds * _GAMES)
    chances = tuple([round(each / games, _DIGITS) for each in kept])
    values = tuple([round(each / games / _MARCH, _DIGITS) for each in scores])
    return Rating(tuple(cards), chances, values, worlds)


def scored(ended: Shed, seat: int, skat: int) -> float:
    """Say what a game is worth to a seat: who has the most points loses them, and all tricks are a march.

    Args:
        ended: How it ended.
        seat: For whom, 0 to 2.
        skat: The points that go to whoever took the last trick.
    """
    points = [taken + skat * (each == ended.last) for each, taken in enumerate(ended.points)]
    if ALL_TRICKS in ended.tricks:
        return _MARCH if ended.tricks[seat] else -_MARCH / 2
    if points[seat] == max(points):
        return -float(points[seat]) * (2 if 0 in ended.tricks else 1)
    return -_OWN_POINT * points[seat]
