"""Which game is declared, and what is announced with it? Whatever promises most, by the bid and the cards."""

from typing import Final

from pyskat.actions import Declare
from pyskat.bots.advice import Advice, Alternative, Reason, ReasonCode
from pyskat.bots.rule.auction import why_game
from pyskat.bots.rule.plans import Plan, plan
from pyskat.engine import legal_actions
from pyskat.game import Game
from pyskat.scoring.overbid import null_reaches_bid
from pyskat.seat import Seat
from pyskat.views import View

__all__ = ["announced", "best_declaration", "declare"]

_ALTERNATIVES: Final = 2


def declare(seen: View) -> Advice:
    """Advise what to declare, from the hand or after picking up.

    Args:
        seen: What the declarer knows.
    """
    plans = _plans(seen)
    best = plans[0]
    others = [
        Alternative(Declare(each.contract), each.chances.wins, each.worth) for each in plans[1 : 1 + _ALTERNATIVES]
    ]
    reasons = (*why_game(seen.hand, best.contract), *announced(best))
    return Advice(Declare(best.contract), reasons, best.chances.wins, tuple(others))


def best_declaration(seen: View) -> Plan:
    """Find the game that promises most among those that may be declared now."""
    return _plans(seen)[0]


def _plans(seen: View) -> list[Plan]:
    """Judge every game that may be declared, the best first."""
    away = 0 if seen.discard is None else seen.discard.mask
    seat, bid = int(seen.turn or Seat.FOREHAND), seen.bid or 0
    contracts = [action.contract for action in legal_actions(seen) if isinstance(action, Declare)]
    worthwhile = [each for each in contracts if null_reaches_bid(each, bid)]  # some tables let one lose with another
    plans = [plan(each, seen.hand.mask, away, seat, bid, seen.rules) for each in worthwhile]
    return sorted(plans, key=lambda each: -each.worth)


def announced(made: Plan) -> tuple[Reason, ...]:
    """Say why something is announced, if anything is."""
    contract = made.contract
    if contract.game is Game.NULL:
        return (Reason(ReasonCode.OUVERT_PAYS),) if contract.ouvert else ()
    if contract.schwarz_announced:
        return (Reason(ReasonCode.SCHWARZ_SURE),)
    return (Reason(ReasonCode.SCHNEIDER_SURE, count=90),) if contract.schneider_announced else ()
