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


def advise(seen: View, bot: Adviser = _RULE_BOT) -> Advice:
    """Say what to do, and why.

    Args:
        seen: What the seat on turn knows.
        bot: Who is asked, such as ``RuleBot()``.

    Raises:
        ArgumentError: If the seat is not on turn, or for anything but a view.

    >>> import random
    >>> from pyskat import Deal, start, view
    >>> state = start(Deal.shuffled(random.Random(1)))
    >>> print(advise(view(state, state.turn)))
    """
    return bot.think(expect_type("view", seen, View))
