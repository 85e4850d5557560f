"""How is a deal between bots played?"""

import random
from collections.abc import Sequence

from pyskat.bots.protocol import Bot, drive, expect_three
from pyskat.deal import Deal
from pyskat.engine import start
from pyskat.records.record import Record
from pyskat.rules import ISKO, Rules
from pyskat.seat import SEATS

__all__ = ["play_deal"]


def play_deal(deal: Deal, bots: Sequence[Bot], rng: random.Random, rules: Rules = ISKO) -> Record:
    """Let three bots play a deal to its end.

    Args:
        deal: The cards.
        bots: Three, by seat: forehand, middlehand, rearhand.
        rng: Where they all draw their random numbers.
        rules: The rules of the table.

    Raises:
        IllegalActionError: If a bot does what is not possible. What a bot raises itself is not caught; in a
            :func:`match` it is.
        ArgumentError: If there are not three bots, or one answers something else than an action.

    >>> from pyskat.bots import RandomBot
    >>> rng = random.Random(1)
    >>> print(play_deal(Deal.shuffled(rng), [RandomBot()] * 3, rng).final.result)
    rearhand plays clubs: without 1, game 2, 2 × clubs 12 = 24: lost with 40 points, 61 were needed, −48
    """
    by_seat = dict(zip(SEATS, expect_three(bots), strict=True))
    return Record.of(drive(start(deal, rules), by_seat, rng))
