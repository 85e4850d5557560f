"""What is a finished deal worth to each seat? Rewards by name, and what they range over."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

from pyskat.errors import expect_type
from pyskat.errors.checks import expect_one_of
from pyskat.game import Game
from pyskat.phases.finished import Finished
from pyskat.phases.results import GameResult, RamschResult
from pyskat.rules import Rules
from pyskat.scoring.value import BID_VALUES
from pyskat.seat import SEATS
from pyskat.sheet.entry import Entry
from pyskat.sheet.systems import SEEGER_FABIAN

__all__ = ["REWARDS", "Reward", "RewardName", "Rewards", "reward_of", "reward_range"]

RewardName: TypeAlias = Literal["score", "zero_sum", "seeger_fabian", "points"]
Rewards: TypeAlias = tuple[float, float, float]
"""What forehand, middlehand and rearhand get."""
Reward: TypeAlias = Callable[[Finished], Rewards]

_NOTHING: Final = (0.0, 0.0, 0.0)
_HALF: Final = 60
_MOST: Final = BID_VALUES[-1]
_LEAST_BASES: Final = (9, 10, 11, 12, 24)
_GAME: Final = 50
_MARCH: Final = 120
_PUSHES: Final = 3


def score(finished: Finished) -> Rewards:
    """Give the score that goes on the list: the declarer's, and 0 for the others; in a Ramsch each one's own."""
    fore, middle, rear = finished.result.scores
    return float(fore), float(middle), float(rear)


def zero_sum(finished: Finished) -> Rewards:
    """Give the declarer's score, and each defender half of it with the other sign; a Ramsch as it is scored."""
    scores, declarer = score(finished), finished.result.declarer
    if declarer is None or not isinstance(finished.result, GameResult):
        return scores
    own = scores[declarer]
    fore, middle, rear = (own if seat is declarer else -own / 2 for seat in SEATS)
    return fore, middle, rear


def seeger_fabian(finished: Finished) -> Rewards:
    """Give what the deal counts on a tournament list: 50 for a game won or lost, 40 for the others if it is lost."""
    result = finished.result
    match result:
        case GameResult():
            entry = Entry.game(int(result.declarer), result.settlement)
        case RamschResult():
            entry = Entry.ramsch(result.scores)
        case _:
            return _NOTHING
    fore, middle, rear = map(float, SEEGER_FABIAN.score(entry, 3))
    return fore, middle, rear


def points(finished: Finished) -> Rewards:
    """Give each party its card points less 60, in Null 60 for who won and −60; a Ramsch as it is scored.

    It is for card play alone: it knows nothing of the value of a game.
    """
    result = finished.result
    if not isinstance(result, GameResult):
        return score(finished)
    own = result.points - _HALF
    if result.contract.game is Game.NULL:
        own = _HALF if result.settlement.won else -_HALF
    fore, middle, rear = (float(own if seat is result.declarer else -own) for seat in SEATS)
    return fore, middle, rear


REWARDS: Final[Mapping[str, Reward]] = MappingProxyType(
    {"score": score, "zero_sum": zero_sum, "seeger_fabian": seeger_fabian, "points": points}
)
"""The rewards by their names."""


def reward_of(reward: RewardName | Reward) -> Reward:
    """Find the function of a reward that is named, or take one's own.

    Raises:
        ArgumentError: For anything but a name and a function.
    """
    if callable(reward):
        return reward
    return REWARDS[expect_one_of("reward", reward, get_args(RewardName))]


def reward_range(reward: RewardName, rules: Rules) -> tuple[float, float]:
    """Say between which two numbers the rewards of a deal by these rules lie.

    Args:
        reward: The name of the reward.
        rules: The rules of the table.

    The highest game won is Grand ouvert with four, 264. The dearest game lost is a game in diamonds or hearts overbid
    at 264, which counts 270, doubled. Kontra and Re double each; so does each seat that passes the skat on unseen.

    >>> from pyskat import ISKO
    >>> reward_range("score", ISKO), reward_range("zero_sum", ISKO)
    ((-540.0, 264.0), (-540.0, 270.0))
    """
    expect_type("rules", rules, Rules)
    stakes = 4 if rules.kontra else 1
    overbid = max(-(-_MOST // base) * base for base in _LEAST_BASES)
    lost = -2 * stakes * (overbid if rules.overbid_loss == "least_multiple" else _MOST)
    won = stakes * _MOST
    least, most = 0, 0
    if rules.ramsch is not None:
        pushed = 1 << (_PUSHES if rules.ramsch.pushing else 0)
        least, most = -2 * _MARCH * pushed, _MARCH * pushed if rules.ramsch.march == "plus" else 0
    low, high = {
        "score": (lost, won),
        "zero_sum": (lost, max(won, -lost // 2)),
        "seeger_fabian": (lost - _GAME, won + _GAME),
        "points": (-_HALF, _HALF),
    }[reward]
    return float(min(low, least)), float(max(high, most))
