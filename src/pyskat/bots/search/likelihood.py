"""How likely is a world, by what the others have called, declared and put away?"""

from collections.abc import Callable
from math import exp
from typing import Final

from pyskat.actions import Bid, Hold, Pass
from pyskat.bots.chances.table import chance
from pyskat.bots.rule.options import stakes
from pyskat.engine import State
from pyskat.seat import SEATS, Seat
from pyskat.views import View

__all__ = ["likelihood"]

_SLOPE: Final = 18.0
"""So many list points, more or less, make it likely that a player goes on, or stops."""
_LEAST: Final = 0.03
"""Nobody always does what is expected."""
_DECLARED: Final = 1.5
_NEVER: Final = -120.0
_FIRST_VALUE: Final = 18


class _Heard:
    """What a player said in the auction."""

    __slots__ = ("refused", "said", "seat")

    def __init__(self, seen: View, seat: Seat) -> None:
        self.seat = seat
        self.said = 0
        """The highest value that the player has bid or held."""
        self.refused = 0
        """The value at which the player passed; 0: never asked, or never passed."""
        high = 0
        for who, call in seen.calls:
            if isinstance(call, Bid):
                high = call.value
            if who is seat:
                if isinstance(call, (Bid, Hold)):
                    self.said = high
                elif isinstance(call, Pass):
                    self.refused = max(high, _FIRST_VALUE) if high > self.said else max(high + 1, _FIRST_VALUE)


def likelihood(seen: View) -> Callable[[State], float]:
    """Make the function that weighs worlds for a player.

    Args:
        seen: What the player knows.
    """
    others = [_Heard(seen, seat) for seat in SEATS if seat is not seen.seat]

    def weigh(state: State) -> float:
        weight = 1.0
        for heard in others:
            weight *= _called(heard, state, seen)
        return weight * _declared(state, seen)

    return weigh


def _called(heard: _Heard, state: State, seen: View) -> float:
    """Say how likely a player with this hand calls so."""
    if not (heard.said or heard.refused):
        return 1.0
    found = stakes(state.deal.hand(heard.seat).mask, heard.seat, seen.rules)

    def going(value: int) -> float:
        worth = max([stake.worth for stake in found if stake.value >= value], default=_NEVER)
        return 1.0 / (1.0 + exp(-max(_NEVER, worth) / _SLOPE))

    likely = 1.0
    if heard.said:
        likely *= max(_LEAST, going(heard.said))
    if heard.refused:
        likely *= max(_LEAST, 1.0 - going(heard.refused))
    return likely


def _declared(state: State, seen: View) -> float:
    """Say how likely a declarer with these cards chooses this game."""
    declarer, contract, story = seen.declarer, seen.contract, state.story
    if declarer is None or declarer is seen.seat or contract is None:
        return 1.0
    away = 0 if contract.hand or story.discard is None else story.discard.mask
    held = story.deal.hand(declarer).mask
    if away:
        held = (held | story.deal.skat.mask) & ~away
    wins = chance(contract.game, held, away, declarer, hand=contract.hand, ouvert=contract.ouvert)
    return float(max(_LEAST, wins)) ** _DECLARED
