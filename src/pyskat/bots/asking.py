"""What would a bot do, and why?"""

from typing import Protocol

from pyskat.bots.advice import Advice
from pyskat.bots.rule import RuleBot
from pyskat.errors import expect_type
from pyskat.views import View

__all__ = ["Adviser", "advise"]

_RULE_BOT = RuleBot()


class Adviser(Protocol):
    """A bot that can say why."""

    def think(self, seen: View) -> Advice:
        """Choose an action, and say why."""


def advise(view: View, bot: Adviser = _RULE_BOT) -> Advice:
    """Say what to do, and why.

    Args:
        view: What the seat on turn knows.
        bot: Who is asked, such as ``RuleBot()``.

    Raises:
        ArgumentError: If the seat is not on turn, or for anything but a view.

    >>> from pyskat import Contract, Deal, Game, Seat, play, start_play, view
    >>> deal = Deal.parse(
    ...     "SA HT S9 H8 H7 C8 C7 D9 D8 DQ | CJ SJ HJ CA CT CK C9 S8 HK DK | ST SK SQ S7 HA HQ H9 DA DT D7 | DJ CQ"
    ... )
    >>> playing = play(start_play(deal, Contract(Game.CLUBS), Seat.MIDDLEHAND), "SA S8")
    >>> advice = advise(view(playing, Seat.REARHAND))
    >>> print(advice.explain())
    Play ST: the trick is your partner's: 10 points onto it.
    >>> print(advice.reasons[0].source)
    Simple rules, “Strategy: what to bid on”
    """
    return bot.think(expect_type("view", view, View))
