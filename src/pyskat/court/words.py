"""What counts of what was said? Announcements, and games named where they are not wanted."""

import re
from collections.abc import Mapping
from typing import Final

from pyskat.contract import Contract
from pyskat.errors import Code, ParseError, SettlementError, expect_type
from pyskat.errors.texts import expect_text
from pyskat.game import GAMES, Game
from pyskat.language.phrases import Phrase
from pyskat.language.words import GAME_WORDS, LEVEL_WORDS
from pyskat.rules import ISKO, Rules
from pyskat.scoring.judgement import Ending, Facts
from pyskat.scoring.settlement import Settlement
from pyskat.scoring.value import BID_VALUES, expect_matadors, nearest_bids

__all__ = ["announced", "game_named", "null_replacements"]

_WORD: Final = re.compile(r"[^\s,;.:!?-]+")


def _said(words: str) -> tuple[Game, set[str]]:
    """Read which game is named, and which levels."""
    text = expect_text("words", words)
    game: Game | None = None
    levels: set[str] = set()
    for found in _WORD.finditer(text.lower()):
        word = found[0]
        if word in GAME_WORDS and game is None:
            game = GAMES[GAME_WORDS[word]]
        elif word in LEVEL_WORDS:
            levels.add(LEVEL_WORDS[word])
        else:
            raise ParseError.at(text, found.start(), Code.UNKNOWN_WORD, word=word, wanted=Phrase.WRITE_A_GAME)
    if game is None or game is Game.RAMSCH:
        raise ParseError.at(text, 0, Code.WORD_MISSING, wanted=Phrase.THE_GAME)
    return game, levels


def game_named(words: str) -> Contract:
    """Read a game that was named during the auction."""
    game, levels = _said(words)
    return Contract(game, hand="hand" in levels, ouvert="ouvert" in levels)


def announced(words: str, *, picked_up: bool, shown: bool = False) -> Contract:
    """Say what counts of an announcement.

    Args:
        words: What the declarer said: ``"grand hand schneider"``, ``"Herz ohne Hand"``.
        picked_up: Whether the declarer had picked up the skat.
        shown: Whether the hand was laid open with it.

    Returns:
        The game with the levels that count. Hand counts only if it was said, and a level only with Hand; after picking
        up, Hand, levels and an ouvert suit game or Grand fall away. Ouvert on an untouched skat includes all levels.

    Raises:
        ParseError: If no game is named, or a word is not understood.

    Rule: ISkO 1999 §3.4.1, §3.4.4, §3.4.5, §5.2.1.

    >>> print(announced("grand, schneider announced", picked_up=False), announced("hearts ouvert", picked_up=False))
    grand hearts ouvert
    """
    game, levels = _said(words)
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


def null_replacements(
    bid: int, matadors: Mapping[Game, int], *, hand: bool = False, rules: Rules = ISKO
) -> tuple[Settlement, ...]:
    """Find what a Null that is worth less than the bid may count as instead: a suit game or Grand, lost.

    Args:
        bid: The value at which the auction ended, 18 to 264.
        matadors: For each game that may be taken, with or without how many it would have been played.
        hand: Whether the skat was left untouched.
        rules: The rules of the table.

    Returns:
        The games in the order in which they were given, each lost at the least multiple of its base value that reaches
        the bid, or at its own value with its matadors if that is more, doubled.

    Raises:
        ArgumentError: For anything but games with their matadors.
        SettlementError: For a count of matadors that a game cannot have, or no bid value.

    Rule: ISkO 2022 §3.6.2.

    >>> from pyskat import Game
    >>> [settled.score for settled in null_replacements(36, {Game.DIAMONDS: 1, Game.CLUBS: -1}, hand=True)]
    [-72, -72]
    """
    if expect_type("bid", bid, int) not in BID_VALUES:
        raise SettlementError.of(Code.BAD_BID, bid=bid, nearest=nearest_bids(bid))
    given_up = Facts(None, None, Ending.DECLARER_CONCEDED)
    found = []
    for game, signed in expect_type("matadors", matadors, Mapping).items():  # type: ignore[type-abstract] # no matter
        contract = Contract(expect_type("matadors", game, Game), hand=expect_type("hand", hand, bool))
        found.append(Settlement(contract, bid, expect_matadors(contract, signed), given_up, rules))
    return tuple(found)
