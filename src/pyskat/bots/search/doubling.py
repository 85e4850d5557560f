"""Kontra, Re, or nothing? The game is looked at in many worlds before a card is played."""

import random
from typing import Final

from pyskat import kernel
from pyskat.actions import Kontra, Pass, Re
from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.search.drawing import drawn
from pyskat.bots.search.goals import asked, goals_of
from pyskat.bots.search.rating import Budget, late
from pyskat.bots.search.settings import Settings
from pyskat.game import Game
from pyskat.kernel.limited import Stopped
from pyskat.kernel.search import search_of
from pyskat.scoring.judgement import ALL_POINTS
from pyskat.seat import Seat
from pyskat.views import View

__all__ = ["search_doubling"]

_LOST: Final = 0.2
"""With all cards open the declarer wins less often than in play; below this a Kontra still pays."""
_WON: Final = 0.8
_FOREHAND: Final = 0
_DIGITS: Final = 3


def search_doubling(seen: View, rule: Advice, settings: Settings, rng: random.Random) -> Advice:
    """Decide about Kontra or Re.

    Args:
        seen: The view of the player who is asked.
        rule: What the rules of thumb advise; it stands if nothing could be found.
        settings: How many worlds and positions.
        rng: Draws the worlds.
    """
    contract, declarer = seen.contract, seen.declarer
    assert contract is not None  # noqa: S101 - it is declared
    assert declarer is not None  # noqa: S101 - so somebody plays
    if contract.game is Game.NULL:
        return rule  # with open cards hardly any can be won
    chance = _chance(seen, contract.game, declarer, settings, rng)
    if chance is None:
        return rule
    if seen.seat is not declarer:
        if chance >= _LOST:
            return Advice(Pass(), (Reason(ReasonCode.NO_KONTRA),), round(1 - chance, _DIGITS))
        lost = Reason(ReasonCode.KONTRA_SEARCHED, count=round(100 * (1 - chance)))
        return Advice(Kontra(), (lost,), round(1 - chance, _DIGITS))
    if chance <= _WON:
        return Advice(Pass(), (Reason(ReasonCode.NO_RE),), chance)
    return Advice(Re(), (Reason(ReasonCode.RE),), chance)


def _chance(seen: View, game: Game, declarer: Seat, settings: Settings, rng: random.Random) -> float | None:
    """Find in what share of the worlds the declarer can win with all cards open."""
    goal = goals_of(seen)[0]
    by_tricks = goal.points == ALL_POINTS
    budget = Budget(settings.positions, late(settings.seconds))
    won = done = 0
    for (fore, middle, rear, away), count in drawn(seen, settings, rng):
        position = kernel.Position.start((fore, middle, rear), away, game, declarer, leader=_FOREHAND)
        search = search_of(position, by_tricks=by_tricks)
        need = asked(position, goal, search.left, by_tricks=by_tricks)
        try:
            won += count * budget.ask(search, -1, need)
        except Stopped:
            break
        done += count
    return round(won / done, _DIGITS) if done else None
