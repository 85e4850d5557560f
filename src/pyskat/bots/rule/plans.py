"""Which game with which two cards away? All pairs of the twelve with all games, by what can be expected of them."""

from collections.abc import Iterable
from itertools import combinations
from typing import Final, NamedTuple

from pyskat.bots.chances.table import Reached, logit_of, reached
from pyskat.bots.rule.worth import expected, rounded
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.game import Game
from pyskat.kernel.tables import BIT
from pyskat.rules import Rules
from pyskat.scoring.matador import Matadors, matadors

__all__ = ["Plan", "best_plans", "plan", "spitzen"]

_LOOKED_AT: Final = 6
"""Of the discards that win a game most likely, so many are looked at for what they bring."""


class Plan(NamedTuple):
    """A game, what is put away for it, and what can be expected of it."""

    worth: float
    """List points against the mean of the other two."""
    contract: Contract
    put_away: int
    chances: Reached


def spitzen(cards: int, game: Game) -> Matadors | None:
    """Count the matadors among known cards; None in Null."""
    return matadors(CardSet.from_mask(cards), game) if game.has_matadors else None


def plan(contract: Contract, cards: int, put_away: int, seat: int, bid: int | None, rules: Rules) -> Plan:
    """Judge one game with one discard.

    Args:
        contract: What would be declared.
        cards: The ten cards in the hand, as a mask.
        put_away: The two put away; 0 in a hand game.
        seat: The declarer's, 0 to 2.
        bid: The bid to be reached.
        rules: The rules of the table.
    """
    game = contract.game
    chances = reached(game, cards, put_away, seat, hand=contract.hand, ouvert=contract.ouvert)
    worth = expected(contract, spitzen(cards | put_away, game), bid, rules, chances)
    return Plan(rounded(worth), contract, put_away, chances)


def best_plans(
    contracts: Iterable[Contract], twelve: int, seat: int, bid: int | None, rules: Rules, most: int = 5
) -> list[Plan]:
    """Find the best games with what is put away for them.

    Args:
        contracts: What may be declared.
        twelve: The hand and the skat, as a mask.
        seat: The declarer's, 0 to 2.
        bid: The bid to be reached.
        rules: The rules of the table.
        most: How many.

    Returns:
        The best first; of equal ones, that with the lower game and the lower cards put away.
    """
    pairs = [one | other for one, other in combinations([bit for bit in BIT if twelve & bit], 2)]
    plans = []
    for contract in contracts:
        game, ouvert = contract.game, contract.ouvert
        likely = sorted([(-rounded(logit_of(game, twelve ^ away, away, seat, ouvert=ouvert)), away) for away in pairs])
        plans += [plan(contract, twelve ^ away, away, seat, bid, rules) for _, away in likely[:_LOOKED_AT]]
    return sorted(plans, key=lambda each: -each.worth)[:most]
