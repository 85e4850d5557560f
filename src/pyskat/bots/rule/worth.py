"""What can a declarer expect of a game? List points by Seeger-Fabian, from the chances and the rules of the table."""

from functools import lru_cache
from typing import Final

from pyskat.bots.chances.table import Reached
from pyskat.contract import Contract
from pyskat.game import Game
from pyskat.rules import Rules
from pyskat.scoring.matador import Matadors
from pyskat.scoring.settlement import settle
from pyskat.sheet.entry import Entry
from pyskat.sheet.systems import SEEGER_FABIAN

__all__ = ["expected", "list_points", "listed", "rounded"]

_PLAYERS: Final = 3
_ENDS: Final = ((0, 1), (45, 4), (75, 6), (100, 8), (120, 10))
"""Points and tricks of games that end below 31 points, below 61, below 90, below all tricks, and with all of them."""
_NULL_ENDS: Final = (1, 1, 0, 0, 0)


def list_points(scores: tuple[int, ...]) -> float:
    """Compare the first player's list points with the mean of the others'."""
    return scores[0] - sum(scores[1:]) / (len(scores) - 1)


@lru_cache(maxsize=1 << 14)
def listed(contract: Contract, matadors: Matadors | None, bid: int | None, rules: Rules) -> tuple[float, ...]:
    """List what a game brings against the mean of the other two.

    Args:
        contract: What is declared.
        matadors: None in Null.
        bid: The bid to be reached; None: none.
        rules: The rules of the table.

    Returns:
        The list points for a game that ends below 31 points, below 61, below 90, below all tricks, and with all of
        them; in Null the first two are those of a trick.

    >>> from pyskat import ISKO
    >>> listed(Contract(Game.CLUBS), Matadors.of(1), 18, ISKO)  # the others get 40 each for a game lost
    (-162.0, -138.0, 74.0, 86.0, 98.0)
    """
    found = []
    for (points, tricks), null_tricks in zip(_ENDS, _NULL_ENDS, strict=True):
        if contract.game is Game.NULL:
            settled = settle(contract, bid=bid, tricks_taken=null_tricks, rules=rules)
        else:
            settled = settle(contract, bid=bid, matadors=matadors, points=points, tricks_taken=tricks, rules=rules)
        found.append(list_points(SEEGER_FABIAN.score(Entry.game(0, settled), _PLAYERS)))
    return tuple(found)


def expected(contract: Contract, matadors: Matadors | None, bid: int | None, rules: Rules, chances: Reached) -> float:
    """Work out what a declarer can expect of a game, in list points against the mean of the other two.

    Args:
        contract: What is declared.
        matadors: Those that the declarer counts on; None in Null.
        bid: The bid to be reached; None: none.
        rules: The rules of the table.
        chances: How likely the declarer reaches how much.
    """
    scores = listed(contract, matadors, bid, rules)
    at_least = (1.0, *chances, 0.0)
    return sum(score * (at_least[step] - at_least[step + 1]) for step, score in enumerate(scores))


def rounded(number: float) -> float:
    """Round what is compared, so that it does not hang on the last digits of a machine."""
    return round(number, 6)
