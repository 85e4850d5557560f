"""Which rules does the table play by? Each switch as zeros and ones."""

from typing import Final, get_args

from pyskat.rules import (
    BiddingRule,
    BockEvent,
    ConcessionRule,
    KontraWho,
    NullRule,
    OverbidRule,
    RamschMarch,
    RamschSkat,
    RamschTie,
    Rules,
)

__all__ = ["SWITCHES", "rules_bits"]

SWITCHES: Final[tuple[tuple[str, int], ...]] = (
    ("bidding", len(get_args(BiddingRule))),
    ("null_below_bid", len(get_args(NullRule))),
    ("overbid_loss", len(get_args(OverbidRule))),
    ("declarer_schneider_max", 2),
    ("lost_hand_doubled", 1),
    ("concession", len(get_args(ConcessionRule))),
    ("kontra", 1 + len(get_args(KontraWho))),
    ("bock", 1 + len(get_args(BockEvent))),
    ("ramsch", 2 + len((*get_args(RamschSkat), *get_args(RamschTie), *get_args(RamschMarch)))),
)
"""The fields of the rules, with how many numbers each has: one for each of its values, in the order of the type."""


def _one_of(options: tuple[object, ...], value: object) -> list[int]:
    return [int(option == value) for option in options]


def rules_bits(rules: Rules) -> list[int]:
    """Write the rules as zeros and ones, a value of each field as one of several; a house rule begins with none of it.

    >>> from pyskat import ISKO
    >>> len(rules_bits(ISKO)), rules_bits(ISKO)[:3]
    (35, [1, 0, 0])
    """
    kontra, bock, ramsch = rules.kontra, rules.bock, rules.ramsch
    events = () if bock is None else bock.events
    tie, march = (None, None) if ramsch is None else (ramsch.tie, ramsch.march)
    return [
        *_one_of(get_args(BiddingRule), rules.bidding),
        *_one_of(get_args(NullRule), rules.null_below_bid),
        *_one_of(get_args(OverbidRule), rules.overbid_loss),
        *_one_of((30, 29), rules.declarer_schneider_max),
        int(rules.lost_hand_doubled),
        *_one_of(get_args(ConcessionRule), rules.concession),
        *_one_of((None, *get_args(KontraWho)), None if kontra is None else kontra.who),
        *(int(bock is None), *[int(event in events) for event in get_args(BockEvent)]),
        *(int(ramsch is None), *_one_of(get_args(RamschSkat), None if ramsch is None else ramsch.skat_to)),
        *(*_one_of(get_args(RamschTie), tie), *_one_of(get_args(RamschMarch), march)),
        int(ramsch is not None and ramsch.pushing),
    ]
