"""Is a game worth its bid? The level it needs to reach it, and what it counts when it is overbid."""

from typing import Final

from pyskat.contract import Contract
from pyskat.game import Game
from pyskat.rules import NullRule, Rules
from pyskat.scoring.judgement import Level
from pyskat.scoring.value import GameValue, game_value

__all__ = ["level_needed", "may_be_declared", "null_reaches_bid", "overbid_value"]

_LEVELS: Final = (Level.NONE, Level.SCHNEIDER, Level.SCHWARZ)


def overbid_value(worth: GameValue, bid: int | None, rules: Rules) -> int | None:
    """Find the value at which an overbid game is lost.

    Args:
        worth: What the game came to, with all levels made and announced.
        bid: The bid value to be reached; None when nobody wrote it down.
        rules: Whether the value is raised to the least multiple of the base value that reaches the bid.

    Returns:
        None if the game is worth its bid, and so is not overbid.

    Rule: 003 and 004, "Overbidding"; 000 leaves the value as it is.

    >>> from pyskat import Contract, Game, ISKO, SIMPLE
    >>> worth = game_value(Contract(Game.HEARTS), 1)
    >>> [overbid_value(worth, bid, ISKO) for bid in (20, 23, 264)], overbid_value(worth, 23, SIMPLE)
    ([None, 30, 270], 20)
    """
    if bid is None or worth.value >= bid:
        return None
    if rules.overbid_loss == "own_value" or worth.contract.game is Game.NULL:
        return worth.value
    return -(-bid // worth.base) * worth.base


def level_needed(known: tuple[GameValue, ...], bid: int | None) -> Level:
    """Find the level without which the value stays below the bid, announced levels counted.

    Args:
        known: What the game is worth plain, with Schneider and with Schwarz.
        bid: The bid value to be reached; None when nobody wrote it down.

    >>> from pyskat import Contract, Game, Matadors
    >>> from pyskat.scoring.value import worths
    >>> level_needed(worths(Contract(Game.SPADES), Matadors.of(1)), 23)
    Level.SCHNEIDER
    """
    if bid is None:
        return Level.NONE
    for level, worth in zip(_LEVELS, known, strict=True):
        if worth.value >= bid:
            return level
    return Level.NEVER


def null_reaches_bid(contract: Contract, bid: int) -> bool:
    """Tell whether a contract is no Null that is worth less than the bid; nothing can lift that."""
    return contract.game is not Game.NULL or game_value(contract).value >= bid


def may_be_declared(contract: Contract, bid: int, null_below_bid: NullRule) -> bool:
    """Tell whether a contract may be declared at this bid: everything, or all but a Null that is worth less.

    Rule: 004, "Null games"; 000 lets it be declared and lost, and so does ISkO 2022 §3.6.2, as another game.
    """
    return null_below_bid != "illegal" or null_reaches_bid(contract, bid)
