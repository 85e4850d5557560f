"""States to be shown: of every preset and every phase."""

import random
from typing import Final

from attrs import evolve

import pyskat as sk
from laws.strategies import TEMPERS, walk
from settled import settled

__all__ = ["DEAL", "GRAND", "MOMENTS", "PRESETS", "RECORD", "SHEET", "SOME", "unknown"]

PRESETS: Final = {
    "ISKO": sk.ISKO,
    "SIMPLE": sk.SIMPLE,
    "PUB": sk.PUB,
    "HOUSE": sk.HOUSE,
    "PRE_1999": sk.PRE_1999,
    "ISS": sk.ISS,
    "Schieberamsch": evolve(sk.PUB, ramsch=sk.RamschRules(pushing=True)),
}
FREELY: Final = sk.Rules(concession="simple")
"""Rules by which nobody has to answer."""
DEAL: Final = sk.Deal.shuffled(random.Random(308))
GRAND: Final = sk.play(
    sk.start(DEAL, FREELY), "18 p p, pick up, discard SK H9, grand, CT CA ST, HJ S8 H7, SJ HK CQ, C8 DQ"
)
"""Middlehand plays Grand, has taken three tricks, and forehand is on."""
RECORD: Final = evolve(
    sk.Record.of(sk.play(GRAND, "C7, D7 DK, show middlehand, D8, concede forehand")),
    players=("Anna", "Bert", "Cleo"),
)
"""The same deal, given up by the defenders in the fifth trick."""
SHEET: Final = (
    sk.Sheet(("Anna", "Ben", "Cleo"))
    .enter(sk.Entry.game(0, settled("grand hand with 2, 75 points, bid 72")))
    .enter(sk.Entry.game(2, -44))
    .enter(sk.Entry.passed_in())
    .enter(sk.Entry.ramsch((0, -50, -50)))
    .enter(sk.Entry.game(1, settled("null ouvert, 1 trick")).times(2, "Bock"))
)
"""Five deals of each kind: 226 for Anna, −244 for Ben, −104 for Cleo."""


def _moments(rng: random.Random, rules: sk.Rules, temper: str) -> list[sk.State]:
    """Play a deal and pick a state of each phase it went through."""
    kinds: dict[type[sk.State], list[sk.State]] = {}
    for state in walk(rng, rules, TEMPERS[temper]).states:
        kinds.setdefault(type(state), []).append(state)
    return [rng.choice(found) for found in kinds.values()]


MOMENTS: Final = [
    state
    for name, rules in PRESETS.items()
    for temper in ("bold", "silent", "open", "claiming", "disagreeing")
    for state in _moments(random.Random(f"{name} {temper}"), rules, temper)
]
"""States of every preset and every phase."""
SOME: Final = [*MOMENTS[::6], *{type(state): state for state in MOMENTS}.values()]
"""A few of them, every phase among them."""


def unknown(seen: sk.View) -> sk.CardSet:
    """List the cards whose place a view does not tell."""
    known = (seen.skat or sk.CardSet()) | (seen.discard or sk.CardSet())
    return seen.unseen - known
