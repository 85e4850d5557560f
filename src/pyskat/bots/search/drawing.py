"""How can the cards lie? Ways drawn as a player knows them, the likelier ones more often."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final

from pyskat.bots.search.likelihood import Judge
from pyskat.bots.search.settings import Settings
from pyskat.views import View
from pyskat.worlds import hands
from pyskat.worlds.lies import Lie

__all__ = ["drawn"]

_BY_GAME: Final = 32
"""For each world that is wanted so many are judged by the game that was declared, which takes little time."""
_BY_CALLS: Final = 4
"""And of those so many by what was called."""


def drawn(seen: View, settings: Settings, rng: random.Random) -> list[tuple[Lie, int]]:
    """Draw ways in which the cards can lie now, each with how often it was drawn.

    Args:
        seen: What the player knows.
        settings: How many, and whether the likelier ones are drawn more often.
        rng: Where chance comes from.
    """
    n = settings.worlds
    judge = Judge(seen)
    found: Sequence[Lie]
    if not (settings.inference and judge.by_calls):  # whoever does not declare has passed
        found = hands(seen, n, rng)
    else:
        wanted = n * _BY_CALLS
        found = hands(seen, n * _BY_GAME if judge.by_game else wanted, rng)
        if judge.by_game:
            found = chosen(found, judge.declared, wanted, rng)
        found = chosen(found, judge.called, n, rng)
    return list(Counter(found).items())


def chosen(lies: Sequence[Lie], weigh: Callable[[Lie], float], n: int, rng: random.Random) -> list[Lie]:
    """Choose so many by weight, as evenly as can be: one that weighs as much as n of all is there once, or more often.

    Args:
        lies: What is chosen from, in any order.
        weigh: Says what each weighs; if all weigh nothing, they weigh the same.
        n: How many, 1 or more.
        rng: Where chance comes from.
    """
    sums = list(accumulate([weigh(lie) for lie in lies]))
    if not sums[-1]:
        sums = list(range(1, len(lies) + 1))
    step, start = sums[-1] / n, rng.random()
    found, at = [], 0
    for number in range(n):
        while sums[at] < (number + start) * step:
            at += 1
        found.append(lies[at])
    return found
