"""Which games are within reach of ten cards, before the skat is known, and up to which value?"""

from functools import lru_cache
from typing import NamedTuple

from pyskat.bots.chances.table import BEFORE, logit_of, share, with_choice
from pyskat.bots.rule.plans import Plan, plan, spitzen
from pyskat.bots.rule.worth import listed, rounded
from pyskat.contract import HAND_CONTRACTS, SKAT_CONTRACTS, Contract
from pyskat.game import Game
from pyskat.rules import Rules
from pyskat.scoring.matador import Matadors
from pyskat.scoring.overbid import null_reaches_bid
from pyskat.scoring.value import worths

__all__ = ["Option", "Stake", "hand_plans", "options", "safe_matadors", "stakes"]

_LOST, _WON = 1, 2
"""Where a game lost without, and won without Schneider stand in what is listed."""


class Option(NamedTuple):
    """A game that could be played after picking up the skat, as it looks before."""

    worth: float
    """List points to be expected against the mean of the other two."""
    contract: Contract
    value: int
    """What it is worth whatever lies in the skat, but for bad luck with two jacks there."""
    logit: float
    """Of winning it."""


class Stake(NamedTuple):
    """What can be expected of playing at a bid."""

    value: int
    """The highest bid for which it holds."""
    worth: float
    """List points to be expected against the mean of the other two."""
    chance: float
    """Of winning."""
    best: Contract
    """The game that looks best at this bid."""


def safe_matadors(cards: int, game: Game) -> Matadors | None:
    """Count the matadors before the skat is known, with one multiplier of slack where a jack there may cost one.

    Rule: Simple rules, "Strategy: what to bid on": bid below your matadors. "With" can only grow in the skat, and
    "without 2" can become "with 1".

    >>> from pyskat import cards
    >>> [str(safe_matadors(cards(text).mask, Game.SPADES)) for text in ("CJ SA", "SJ SA", "HJ SA", "DJ SA", "SA")]
    ['with 1', 'without 1', 'without 1', 'without 2', 'without 3']
    """
    found = spitzen(cards, game)
    if found is None or found.held or found.count == 1:
        return found
    return Matadors(found.held, found.count - 1)


def options(cards: int, seat: int, rules: Rules, bid: int | None = None) -> list[Option]:
    """List what may be played after picking up the skat.

    Args:
        cards: The ten cards in the hand, as a mask.
        seat: The player's, 0 to 2.
        rules: The rules of the table.
        bid: The bid to be reached, if it is known.

    Returns:
        The best first.
    """
    found = []
    for contract in SKAT_CONTRACTS:
        if bid is not None and not null_reaches_bid(contract, bid):
            continue
        counted = safe_matadors(cards, contract.game)
        number = logit_of(contract.game, cards, 0, seat, ouvert=contract.ouvert, wanted=BEFORE)
        scores, chance = listed(contract, counted, bid, rules), share(number)
        worth = rounded(scores[_WON] * chance + scores[_LOST] * (1 - chance))
        found.append(Option(worth, contract, worths(contract, counted)[0].value, number))
    return sorted(found, key=lambda each: -each.worth)


def hand_plans(cards: int, seat: int, rules: Rules) -> list[tuple[int, Plan]]:
    """List the hand games, the best first, each after what it is worth whatever lies in the skat."""
    found = []
    for contract in HAND_CONTRACTS:
        value = worths(contract, safe_matadors(cards, contract.game))[0].value
        found.append((value, plan(contract, cards, 0, seat, None, rules)))
    return sorted(found, key=lambda each: -each[1].worth)


@lru_cache(maxsize=256)
def stakes(cards: int, seat: int, rules: Rules) -> tuple[Stake, ...]:
    """Say what can be expected at each bid for which something is within reach.

    Args:
        cards: The ten cards in the hand, as a mask.
        seat: The player's, 0 to 2.
        rules: The rules of the table.

    Returns:
        From the lowest value up; each holds for all bids above the one before.
    """
    all_options, by_hand = options(cards, seat, rules), hand_plans(cards, seat, rules)
    found = []
    for value in sorted({option.value for option in all_options} | {worth for worth, _ in by_hand}):
        open_to = [option for option in all_options if option.value >= value]
        played = [each for worth, each in by_hand if worth >= value]
        ways = [Stake(value, each.worth, each.chances.wins, each.contract) for each in played[:1]]
        if open_to:
            chance, worth = with_choice([each.logit for each in open_to], [each.worth for each in open_to])
            ways.insert(0, Stake(value, rounded(worth), chance, open_to[0].contract))
        found.append(max(ways, key=lambda each: each.worth))
    return tuple(found)
