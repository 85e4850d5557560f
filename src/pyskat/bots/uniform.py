"""How does a player act who only knows the rules? The yardstick for all others."""

import random
from typing import Final

from attrs import frozen

from pyskat.actions import Action, Bid, Declare, Hold, Pass, PickUp
from pyskat.base.values import Value
from pyskat.engine import legal_actions
from pyskat.views import Phase, View

__all__ = ["RandomBot"]

_BIDS: Final = 0.3


@frozen
class RandomBot(Value):
    """The yardstick, fixed for good: whoever is no better than this has learned nothing.

    It calls the lowest legal bid, or holds, with a chance of 0.3 and passes otherwise; it picks up the skat, before a
    Ramsch too; and declares any game that is neither Hand nor ouvert. All else it chooses from what is legal, each
    action with the same chance. (Bids chosen like that would overbid nine deals in ten.)

    >>> from pyskat import Deal, start, view
    >>> state = start(Deal.shuffled(random.Random(1)))
    >>> RandomBot()(view(state, state.turn), random.Random(4))
    Bid(value=18)
    """

    def __call__(self, seen: View, rng: random.Random) -> Action:
        """Choose an action.

        Args:
            seen: What the seat on turn may know.
            rng: The random number generator.
        """
        legal = legal_actions(seen)
        if seen.phase is Phase.BIDDING:
            raising = next((action for action in legal if isinstance(action, (Bid, Hold))), None)
            return raising if raising is not None and rng.random() < _BIDS else Pass()
        if PickUp() in legal:
            return PickUp()
        if seen.phase is Phase.DECLARING:
            games = [action for action in legal if isinstance(action, Declare)]
            return rng.choice([game for game in games if not game.contract.ouvert])
        return rng.choice(legal)
