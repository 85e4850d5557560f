"""What is declared?"""

from pyskat.actions import Declare
from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.rule.reading import count
from pyskat.contract import Contract
from pyskat.game import GAMES, Game
from pyskat.kernel.tables import TRUMPS
from pyskat.views import View

__all__ = ["declare", "suit_of"]


def suit_of(hand: int) -> Game:
    """Find the longest suit."""
    return max(GAMES[:4], key=lambda game: (count(hand & TRUMPS[game]), game))


def declare(seen: View) -> Advice:
    """Declare the longest suit."""
    game = suit_of(seen.hand.mask)
    return Advice(Declare(Contract(game)), (Reason(ReasonCode.LONG_SUIT, count=0, game=game),))
