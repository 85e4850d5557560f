"""Bots for the tests of simulations, each of which processes can be given."""

import random
from collections.abc import Mapping
from typing import Final

import pyskat as sk
from careless import careless
from pyskat.bots import Bot, RandomBot

__all__ = ["THREE", "bad", "first", "rude"]

THREE: Final[Mapping[str, Bot]] = {"careless": careless, "random": RandomBot(), "another": RandomBot()}


def first(seen: sk.View, _: random.Random) -> sk.Action:
    """Do what is legal first."""
    return sk.legal_actions(seen)[0]


def bad(seen: sk.View, rng: random.Random) -> sk.Action:
    """Bid 17, and raise an exception at the first card."""
    if seen.phase is sk.Phase.BIDDING:
        return sk.Bid(17)
    if seen.phase is sk.Phase.PLAYING and not seen.played:
        raise LookupError(rng.random())
    return first(seen, rng)


def rude(seen: sk.View, _: random.Random) -> sk.Action:
    """Stop the whole program."""
    raise KeyboardInterrupt(seen)
