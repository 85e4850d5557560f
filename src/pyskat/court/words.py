"""What counts of what the declarer said? Parts of an announcement that fall away."""

import re
from typing import Final

from pyskat.contract import Contract, game_and_levels
from pyskat.errors import Code, ContractError, expect_type
from pyskat.errors.texts import expect_text
from pyskat.game import Game

__all__ = ["announced"]

_MARKS: Final = re.compile('[.:!?"„“”«»]')
"""What ends a sentence, or stands round it."""


def announced(words: str, *, picked_up: bool, shown: bool = False) -> Contract:
    """Say what counts of an announcement.

    Args:
        words: What the declarer said: ``"grand hand schneider"``, ``"Herz, aus der Hand!"``.
        picked_up: Whether the declarer had picked up the skat.
        shown: Whether the hand was laid open with it.

    Returns:
        The game with the levels that count. Hand counts only if it was said, and a level only with Hand; after picking
        up, Hand, levels and an ouvert suit game or Grand fall away. Ouvert on an untouched skat includes all levels.

    Raises:
        ParseError: If no game is named, or a word is not understood.
        ContractError: For Ramsch, which nobody announces.

    Rule: ISkO 1999 §3.4.1, §3.4.4, §3.4.5, §5.2.1.

    >>> print(announced("grand, schneider announced", picked_up=False), announced("hearts ouvert", picked_up=False))
    grand hearts ouvert
    """
    game, levels = game_and_levels(_MARKS.sub(" ", expect_text("words", words)))
    if game is Game.RAMSCH:
        raise ContractError.of(Code.NO_DECLARED_RAMSCH)
    expect_type("picked_up", picked_up, bool)
    ouvert = "ouvert" in levels or expect_type("shown", shown, bool)
    if game is Game.NULL:
        return Contract(game, hand="hand" in levels and not picked_up, ouvert=ouvert)
    if picked_up:
        return Contract(game)
    if ouvert:
        return Contract(game, ouvert=True)
    hand = "hand" in levels
    schwarz = hand and "schwarz" in levels
    return Contract(game, hand=hand, schneider_announced=hand and "schneider" in levels, schwarz_announced=schwarz)
