"""What is measured of pyskat: the kernel, card play and whole deals on objects."""

import random
from collections.abc import Callable

import pyskat as sk
from pyskat import kernel

__all__ = ["card_play", "kernel_playouts", "roots", "whole_deals"]

_GAMES = (sk.Game.DIAMONDS, sk.Game.HEARTS, sk.Game.SPADES, sk.Game.CLUBS, sk.Game.GRAND)
_PER_CALL = 64
_ROOTS = 512
"""So many that what was looked up for one game helps little in the next."""


def roots(rng: random.Random, count: int) -> list[sk.Playing]:
    """Set up states at the first card of a suit game or a Grand, in which all thirty cards are played."""
    return [
        sk.start_play(sk.Deal.shuffled(rng), sk.Contract(rng.choice(_GAMES), hand=True), rng.choice(list(sk.Seat)))
        for _ in range(count)
    ]


def kernel_playouts(rng: random.Random) -> Callable[[int], int]:
    """Random games from the first card on, inside the kernel; counts games."""
    positions = [root.position for root in roots(rng, _ROOTS)]

    def run(games: int) -> int:
        for index in range(games):
            kernel.playouts(positions[index % _ROOTS], _PER_CALL, index)
        return games * _PER_CALL

    return run


def card_play(rng: random.Random) -> Callable[[int], int]:
    """Random games from the first card on, a new state with its whole history for each card; counts cards."""
    starts = roots(rng, _ROOTS)

    def run(games: int) -> int:
        cards = 0
        for index in range(games):
            state: sk.State = starts[index % _ROOTS]
            while True:
                legal = sk.legal_actions(state)
                count = len(legal)
                if not count:
                    break
                state = sk.apply(state, legal[int(rng.random() * count)])
                cards += 1
        return cards

    return run


def whole_deals(rng: random.Random) -> Callable[[int], int]:
    """Random deals from the shuffle to the settled result, auction and declaration included; counts deals."""

    def run(deals: int) -> int:
        for _ in range(deals):
            state = sk.start(sk.Deal.shuffled(rng))
            while not isinstance(state, sk.Finished):
                legal = sk.legal_actions(state)
                state = sk.apply(state, legal[int(rng.random() * len(legal))])
            assert state.result is not None  # noqa: S101 - it is settled when it is looked at
        return deals

    return run
