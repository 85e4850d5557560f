"""Pick up the skat or not, and which cards are laid away?"""

from pyskat.actions import Discard, PickUp
from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.rule.declaring import suit_of
from pyskat.bots.rule.reading import bits, count
from pyskat.card import CARDS, CardSet
from pyskat.kernel.tables import POINTS, SUITS, TRUMPS
from pyskat.views import View

__all__ = ["lay_away", "pick_up"]


def pick_up(seen: View) -> Advice:  # noqa: ARG001
    """Take the skat."""
    return Advice(PickUp(), (Reason(ReasonCode.ONLY_ACTION),))


def lay_away(seen: View) -> Advice:
    """Lay short suits away."""
    hand = seen.hand.mask
    trumps = TRUMPS[suit_of(hand)]
    order = sorted(
        bits(hand),
        key=lambda c: (trumps >> c & 1, c & 7 == 6, count(hand & SUITS[c >> 3] & ~trumps), -POINTS[c], c),
    )
    return Advice(Discard(CardSet([CARDS[card] for card in order[:2]])), (Reason(ReasonCode.ONLY_ACTION),))
