"""What does a Null count that is worth less than the bid? A suit game or Grand, lost in its place."""

from collections.abc import Mapping
from typing import Final

from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.errors import ArgumentError, Code, expect_type
from pyskat.errors.quoting import as_found
from pyskat.game import GAMES, Game
from pyskat.language.court_words import CourtWord
from pyskat.rules import ISKO, Rules
from pyskat.scoring.judgement import Ending, Facts
from pyskat.scoring.matador import Matadors, matadors
from pyskat.scoring.settlement import Settlement, refuse_bid
from pyskat.scoring.value import expect_matadors

__all__ = ["cheapest_replacement", "null_replacements"]

_NOTHING_PLAYED: Final = Facts(None, None, Ending.REPLACED)
_WITH_MATADORS: Final = tuple([game for game in GAMES if game.has_matadors])


def null_replacements(
    bid: int, matadors: Mapping[Game, Matadors | int], *, hand: bool = False, rules: Rules = ISKO
) -> tuple[Settlement, ...]:
    """Find what a Null that is worth less than the bid may count as instead: a suit game or Grand, lost.

    Args:
        bid: The value at which the auction ended, 18 to 264, above that of the Null.
        matadors: For each suit game and Grand that may be taken, with (positive) or without (negative) how many it
            would have been played.
        hand: Whether the skat was left untouched.
        rules: The rules of the table. Its ``overbid_loss`` is not heeded.

    Returns:
        The games in the order in which they were given, each lost at the least multiple of its base value that reaches
        the bid, or at its own value with its matadors if that is more, doubled.

    Raises:
        ArgumentError: For anything but suit games and Grand with their matadors.
        SettlementError: For a count of matadors that a game cannot have, or a bid that no game is worth.

    Rule: ISkO 2022 §3.6.2, at second hand.

    >>> from pyskat import Game
    >>> [settled.score for settled in null_replacements(36, {Game.DIAMONDS: 1, Game.CLUBS: -1}, hand=True)]
    [-72, -72]
    """
    expect_type("bid", bid, int)
    expect_type("hand", hand, bool)
    expect_type("rules", rules, Rules)
    if not isinstance(matadors, Mapping):
        raise ArgumentError.of(
            Code.WRONG_TYPE, what="matadors", wanted=CourtWord.GAMES_WITH_MATADORS, found=as_found(matadors)
        )
    found = []
    for game, count in matadors.items():
        if game not in _WITH_MATADORS:
            raise ArgumentError.of(
                Code.WRONG_VALUE, what="matadors", wanted=CourtWord.GAMES_WITH_MATADORS, found=as_found(game)
            )
        contract = Contract(game, hand=hand)
        refuse_bid(contract, bid, rules)
        found.append(Settlement(contract, bid, expect_matadors(contract, count), _NOTHING_PLAYED, rules))
    return tuple(found)


def cheapest_replacement(bid: int, held: CardSet, rules: Rules, *, hand: bool) -> Settlement:
    """Find the game at which a Null below the bid costs least; of equal ones the first: diamonds, and Grand last.

    Args:
        bid: The value at which the auction ended.
        held: The declarer's hand and the skat.
        rules: The rules of the table.
        hand: Whether the skat was left untouched.
    """
    found = null_replacements(bid, {game: matadors(held, game) for game in _WITH_MATADORS}, hand=hand, rules=rules)
    return max(found, key=lambda settled: settled.score)
