"""What does one bid?"""

from pyskat.actions import Bid, Hold, Pass
from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.rule.declaring import suit_of
from pyskat.bots.rule.reading import count
from pyskat.engine import legal_actions
from pyskat.kernel.tables import TRUMPS
from pyskat.views import View

__all__ = ["call"]


def call(seen: View) -> Advice:
    """Bid, hold or pass."""
    legal = legal_actions(seen)
    trumps = count(seen.hand.mask & TRUMPS[suit_of(seen.hand.mask)])
    value = seen.bid or 0
    if trumps < 6 or value >= 20:
        return Advice(Pass(), (Reason(ReasonCode.TOO_WEAK),))
    action = Hold() if Hold() in legal else next((each for each in legal if isinstance(each, Bid)), Pass())
    return Advice(action, (Reason(ReasonCode.LONG_SUIT, count=trumps, game=suit_of(seen.hand.mask)),))
