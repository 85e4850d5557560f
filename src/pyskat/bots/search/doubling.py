"""Kontra, Re, or nothing? The game is looked at in many worlds before a card is played."""

import random
from typing import Final

from pyskat import kernel
from pyskat.actions import Kontra, Pass, Re
from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.search.goals import asked, goals_of
from pyskat.bots.search.settings import Settings
from pyskat.engine import legal_actions
from pyskat.game import Game
from pyskat.kernel.limited import Stopped
from pyskat.kernel.search import search_of
from pyskat.scoring.judgement import ALL_POINTS
from pyskat.views import View
from pyskat.worlds import hands

__all__ = ["search_doubling"]

_LOST: Final = 0.2
"""With all cards open the declarer wins less often than in play; below this a Kontra still pays."""
_WON: Final = 0.8
_FOREHAND: Final = 0


def search_doubling(seen: View, rule: Advice, settings: Settings, rng: random.Random) -> Advice:
    """Decide about Kontra or Re.

    Args:
        seen: The view of the player who is asked.
        rule: What the rules of thumb advise; it stands if nothing could be found.
        settings: How many worlds and positions.
        rng: Draws the worlds.
    """
    chance = _chance(seen, settings, rng)
    if chance is None:
        return rule
    legal = legal_actions(seen)
    if Kontra() in legal:
        double, code = chance < _LOST, (ReasonCode.KONTRA, ReasonCode.NO_KONTRA)
        return Advice(Kontra() if double else Pass(), (Reason(code[not double]),), round(1 - chance, 3))
    double, code = chance > _WON, (ReasonCode.RE, ReasonCode.NO_RE)
    return Advice(Re() if double else Pass(), (Reason(code[not double]),), chance)


def _chance(seen: View, settings: Settings, rng: random.Random) -> float | None:
    """Find in what share of the worlds the declarer can win with all cards open."""
    contract, declarer = seen.contract, seen.declarer
    if contract is None or declarer is None:
        return None
    goal = goals_of(seen)[0]
    by_tricks = contract.game is Game.NULL or goal.points == ALL_POINTS
    won = done = 0
    left = settings.positions
    for fore, middle, rear, away in hands(seen, settings.worlds, rng):
        position = kernel.Position.start(
            (fore, middle, rear), skat=away, game=contract.game, declarer=declarer, leader=_FOREHAND
        )
        search = search_of(position, by_tricks=by_tricks)
        search.watch(left, None)
        need = asked(position, goal, search.left, by_tricks=by_tricks)
        try:
            won += search.bound(-1, need) >= need
        except Stopped:
            break
        left -= search.nodes
        done += 1
    return round(won / done, 3) if done else None
