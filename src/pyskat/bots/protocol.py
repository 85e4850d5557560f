"""What is a bot, and how does it act? It sees what its seat may know, draws from a generator, and answers an action."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from pyskat.actions import Action
from pyskat.engine import State, apply
from pyskat.errors import ArgumentError, Code, expect_type
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.phases.state import DealState
from pyskat.seat import SEATS, Seat
from pyskat.views import View, view

__all__ = ["Bot", "drive", "expect_three"]

Bot: TypeAlias = Callable[[View, random.Random], Action]
"""A function of what a seat may know and of a random number generator. It is asked when its seat is on turn, and
answers what is done: a legal action, or an interrupt of its own, such as a :class:`pyskat.Claim`."""


def drive(state: State, bots: Mapping[Seat, Bot], rng: random.Random) -> State:
    """Let bots act until a seat without one is on turn, or the deal is over.

    Args:
        state: Any state.
        bots: The bots, by the seats they play for.
        rng: Where they all draw their random numbers.

    Returns:
        The state in which somebody else is on turn, or a finished one.

    Raises:
        IllegalActionError: If a bot does what is not possible; ``.reason`` says why. What a bot raises itself is not
            caught.
        ArgumentError: If a bot answers something else than an action.

    >>> from pyskat import Deal, Seat, start
    >>> from pyskat.bots import RandomBot
    >>> bots = {Seat.MIDDLEHAND: RandomBot(), Seat.REARHAND: RandomBot()}
    >>> drive(start(Deal.shuffled(random.Random(1))), bots, random.Random(1))
    <Bidding: forehand to answer 18>
    """
    if not isinstance(state, DealState):
        raise ArgumentError.of(Code.WRONG_TYPE, what="state", wanted=Phrase.A_STATE, found=as_found(state))
    given: object = bots
    if not isinstance(given, Mapping) or not all(seat in SEATS and callable(bot) for seat, bot in given.items()):
        raise ArgumentError.of(Code.WRONG_TYPE, what="bots", wanted=Phrase.BOTS_BY_SEAT, found=as_found(bots))
    expect_type("rng", rng, random.Random)
    while state.turn is not None and state.turn in bots:
        turn = state.turn
        state = apply(state, bots[turn](view(state, turn), rng), by=turn)
    return state


def expect_three(bots: object) -> tuple[Bot, Bot, Bot]:
    """Return three bots by their seats.

    Raises:
        ArgumentError: For anything but a sequence of three functions.
    """
    if isinstance(bots, Sequence) and len(bots) == len(SEATS) and all(map(callable, bots)):
        fore, middle, rear = bots
        return fore, middle, rear
    raise ArgumentError.of(Code.WRONG_TYPE, what="bots", wanted=Phrase.THREE_BOTS, found=as_found(bots))
