"""A quick player that hardly thinks, for tests that need some games, and deals between three of them."""

import random
from collections.abc import Sequence

from pyskat.actions import Action, Bid, Declare, Discard, Hold, Pass, PickUp
from pyskat.card import CardSet
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.engine import legal_actions
from pyskat.game import Game
from pyskat.kernel import TRUMPS
from pyskat.phases.results import GameResult
from pyskat.records.record import Record
from pyskat.views import Phase, View, view

__all__ = ["careless", "random_deal"]

_MOST_BID = 30
_WORTH_BIDDING = 6


def random_deal(rng: random.Random) -> Record:
    """Deal and play until somebody has declared a game and it is over.

    Args:
        rng: The random number generator.
    """
    while True:
        record = Record.start(Deal.shuffled(rng))
        state = record.final
        while state.turn is not None:
            record = record.then(careless(view(state, state.turn), rng), by=state.turn)
            state = record.final
        if isinstance(state.result, GameResult):
            return record


def careless(seen: View, rng: random.Random) -> Action:
    """Choose an action: bid with many trumps, declare the longest suit, play any legal card.

    Args:
        seen: What the player knows.
        rng: The random number generator.
    """
    legal = legal_actions(seen)
    best = max(list(Game)[:4], key=lambda game: _length(seen.hand, game))
    match seen.phase:
        case Phase.BIDDING:
            return _call(legal, _length(seen.hand, best), seen.bid or 0)
        case Phase.SKAT_DECISION:
            return PickUp()
        case Phase.DISCARDING:
            plain = sorted(seen.hand - CardSet.from_mask(TRUMPS[best]), key=lambda card: -card.points)
            return Discard(CardSet([*plain, *seen.hand.sorted(best)][:2]))
        case Phase.DECLARING:
            return Declare(Contract(best))
        case _:
            return rng.choice(legal)


def _length(hand: CardSet, game: Game) -> int:
    return len(hand & CardSet.from_mask(TRUMPS[game]))


def _call(legal: Sequence[Action], trumps: int, bid: int) -> Action:
    if trumps < _WORTH_BIDDING or bid >= _MOST_BID:
        return Pass()
    return Hold() if Hold() in legal else next((action for action in legal if isinstance(action, Bid)), Pass())
