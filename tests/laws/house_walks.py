"""The tables with house rules, and deals played at them, as tests of other rooms ask for them."""

import random
from collections.abc import Iterator
from typing import Final

import pyskat as sk
from laws.strategies import (
    PHASES,
    PUSHING,
    RAMSCH_RULES,
    TEMPERS,
    UNIVERSE,
    Walk,
    reach,
    seen_by,
    walk,
)
from laws.strategies import (
    TABLES as ALL_TABLES,
)

__all__ = [
    "MANNERS",
    "PHASES",
    "PUSHING",
    "RAMSCH_RULES",
    "SILENT",
    "TABLES",
    "UNIVERSE",
    "Walk",
    "reach",
    "seen_by",
    "walk",
    "walks",
]

TABLES: Final = {name: ALL_TABLES[name] for name in ("PUB", "HOUSE", "pushing", "rest")}
MANNERS: Final = TEMPERS
SILENT: Final = tuple(temper for temper in TEMPERS.values() if temper.speak == 0.0)


def walks(rng: random.Random, rules: sk.Rules, count: int) -> Iterator[Walk]:
    """Play several deals, each by other players."""
    tempers = list(TEMPERS.values())
    for number in range(count):
        yield walk(rng, rules, tempers[number % len(tempers)])
