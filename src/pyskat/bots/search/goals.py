"""What is worth playing for? The goals of a game in card points, and what reaching each counts beside the others."""

from typing import Final, NamedTuple

from pyskat import kernel
from pyskat.scoring.judgement import ALL_POINTS, SCHNEIDER, WIN, Level
from pyskat.scoring.overbid import level_needed
from pyskat.scoring.value import worths
from pyskat.views import View

__all__ = ["Goal", "asked", "goals_of"]


class Goal(NamedTuple):
    """Something that the declarer reaches or not."""

    points: int
    """The card points, with the skat; 120 stands for all ten tricks."""
    weight: float
    """What it counts, beside 1 for the game itself."""


_NEAR: Final = (Goal(71, 0.08), Goal(51, 0.08))
"""Ten points more or less: the cards will not lie as they are tried, and nobody sees all of them."""
_SCHNEIDER: Final = 0.07
_SAVED: Final = 0.12
"""A level is one base value more for the declarer, and lost it is doubled; on a list the game itself decides about
fifty points and its value besides."""


def goals_of(seen: View) -> tuple[Goal, ...]:
    """Give what the declarer of a game plays for: first what wins it, and then what makes it dearer or cheaper.

    Args:
        seen: A view in the play of a suit game, a Grand or a Null.
    """
    contract = seen.contract
    if contract is None or not contract.game.has_matadors:
        return (Goal(0, 1.0),)
    saved = seen.rules.declarer_schneider_max + 1
    level = Level.NONE
    if seen.matadors is not None:  # otherwise nobody but the declarer knows what the bid asks for
        level = level_needed(worths(contract, seen.matadors), seen.bid)
    if contract.schwarz_announced or level is Level.SCHWARZ:
        return (Goal(ALL_POINTS, 1.0),)
    if contract.schneider_announced or level is Level.SCHNEIDER:
        return (Goal(SCHNEIDER, 1.0), Goal(saved, _SAVED))
    if level is Level.NEVER:  # lost whatever happens: what is left is to be no Schneider
        return (Goal(saved, 1.0),)
    return (Goal(WIN, 1.0), Goal(SCHNEIDER, _SCHNEIDER), Goal(saved, _SAVED), *_NEAR)


def asked(position: kernel.Position, goal: Goal, left: int, *, by_tricks: bool) -> int:
    """Say what the declarer still needs, in what the search counts, to reach a goal from a position."""
    if by_tricks:
        lost = position.game != kernel.NULL and sum(position.tricks) > position.tricks[position.declarer]
        return left + lost
    return goal.points - position.points[position.declarer] - kernel.mask_points(position.skat)
