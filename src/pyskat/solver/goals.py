"""What does the declarer need to win, as declared and bid?"""

from typing import Final

from pyskat import kernel
from pyskat.errors import expect_type
from pyskat.language.phrases import Phrase
from pyskat.phases.in_play import Playing
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, SCHNEIDER, WIN, Ending, Facts
from pyskat.scoring.matador import matadors
from pyskat.scoring.settlement import Settlement
from pyskat.solver.asking import OpenPlay, with_points

__all__ = ["easiest_goal", "payable", "points_needed"]

_GOALS: Final = ((WIN, None), (SCHNEIDER, None), (ALL_POINTS, ALL_TRICKS))
"""The points and tricks that the declarer of a suit game or Grand may need, the easiest first."""


def points_needed(playing: Playing) -> int | None:
    """Tell how many card points the declarer needs to win as declared and bid.

    Args:
        playing: Card play in a suit game or Grand.

    Returns:
        61; 90 if Schneider was announced or the bid needs it; 120, and all ten tricks, if Schwarz was announced or the
        bid needs it; None if the game cannot reach the bid.

    Raises:
        ContractError: In Null and Ramsch.
        ArgumentError: For anything but card play.

    Rule: ISkO 2015 §5.2, §5.4.
    """
    with_points(expect_type("playing", playing, Playing, Phrase.A_PLAYING))
    goal = easiest_goal(playing)
    return None if goal is None else goal[0]


def payable(playing: OpenPlay) -> bool:
    """Tell whether a Null is worth its bid, so that it can be won."""
    return isinstance(playing, kernel.Position) or _judged(playing, 0, 0)


def easiest_goal(playing: OpenPlay) -> tuple[int, int | None] | None:
    """Find the easiest goal that wins the game as declared and bid, if any does."""
    if isinstance(playing, kernel.Position):
        return _GOALS[0]
    return next((goal for goal in _GOALS if _judged(playing, *goal)), None)


def _judged(playing: Playing, points: int, tricks: int | None) -> bool:
    """Tell whether an outcome wins the game as declared and bid."""
    story, contract, declarer = playing.story, playing.contract, playing.declarer
    assert declarer is not None  # noqa: S101 - checked where a solver is called
    game = contract.game
    held = story.deal.hand(declarer) | story.deal.skat
    found = matadors(held, game) if game.has_matadors else None
    facts = Facts(points, tricks, Ending.PLAYED)
    return Settlement(contract, story.bid, found, facts, story.rules).won
