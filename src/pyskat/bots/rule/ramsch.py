"""How is a Ramsch played? Avoid tricks, above all full ones; or take them all, with a hand for it."""

from itertools import combinations
from typing import Final

from pyskat.actions import Pass, PickUp, Push
from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.rule.reading import Reading, bits, count
from pyskat.bots.rule.weighing import Option, choose, played, power
from pyskat.card import CARDS, CardSet
from pyskat.game import Game
from pyskat.kernel.tables import BEATS, BIT, FOLLOW, FULL, JACKS, POINTS, SUITS
from pyskat.views import View

__all__ = ["losers", "push", "ramsch_card"]

_ROW: Final = Game.RAMSCH * 32
_LATER: Final = 7.0
"""What a trick costs beside the card that takes it."""
_DUMPED: Final = 6.0
_STUCK: Final = 0.2
"""How often a high card is not thrown onto another's trick in time."""
_COVERED: Final = 0.65
"""How much less likely it takes a trick for each lower card beside it."""
_ALONE: Final = 0.05
"""How often a card whose suit nobody else holds has to be led."""
_LEADS: Final = 2.0
"""What it costs to lead to the next trick."""
_HALF: Final = 0.5
"""What others put on a trick that is not theirs."""
_ALL_SO_FAR: Final = 5
_STOPPED: Final = 25.0
_TO_LOOK: Final = 34.0
"""How much danger in a hand makes it better to look at the skat than to pass it on."""
_JACKS_OF_A_MARCH: Final = 3


def ramsch_card(r: Reading) -> Advice:
    """Choose a card in a Ramsch."""
    if _marches(r):
        return _march(r)
    return choose([_weigh(r, card) for card in bits(r.legal)])


def _weigh(r: Reading, card: int) -> Option:
    wins = r.beats(card, r.best)
    takes = 1.0 if wins else 0.0
    if wins:
        led = r.trick[0] if r.trick else card
        for seat in r.to_play:
            takes *= 1.0 - r.beaten(seat, card, led)
    cost = r.table + POINTS[card] + len(r.to_play) * _DUMPED + _LEADS
    weight = risk(r.hand, r.out, card) - takes * cost
    terms: list[tuple[Reason, float]] = []
    if wins and any(r.tricks[seat] >= _ALL_SO_FAR and sum(r.tricks) == r.tricks[seat] for seat in r.others):
        terms.append((Reason(ReasonCode.STOP_MARCH), _STOPPED * takes))
    return Option(card, _why(r, card, takes, wins=wins), weight, tuple(terms))


def _why(r: Reading, card: int, takes: float, *, wins: bool) -> Reason:
    if not r.trick:
        return Reason(ReasonCode.RAMSCH_LOW if takes < _HALF else ReasonCode.RAMSCH_LEAST)
    if not wins:
        if r.follows(card):
            return Reason(ReasonCode.RAMSCH_UNDER, card=CARDS[r.best])
        return Reason(ReasonCode.RAMSCH_THROW)
    if r.to_play:
        return Reason(ReasonCode.RAMSCH_HOPE if takes < _HALF else ReasonCode.RAMSCH_LEAST)
    return Reason(ReasonCode.RAMSCH_TAKE_HIGH)


def risk(hand: int, out: int, card: int) -> float:
    """Estimate what keeping a card costs, in card points."""
    group, above = FOLLOW[_ROW + card], BEATS[_ROW + card]
    higher, same = count(out & group & above), count(out & group)
    if not same:
        return _ALONE * (POINTS[card] + _LATER)
    lower_own = count(hand & group & ~above) - 1
    chance = _STUCK * (same - higher) / same * _COVERED ** min(lower_own, 3)
    return chance * (POINTS[card] + _LATER)


# All ten tricks.


def losers(hand: int, out: int) -> int:
    """Count the cards that may lose a trick to a card outside, if they are led from the top."""
    total = 0
    for group in (JACKS, *[suit & ~JACKS for suit in SUITS]):
        mine = sorted(bits(hand & group), reverse=True)
        others = out & group
        if others and mine:
            top = others.bit_length() - 1
            total += sum([not BEATS[_ROW + top] & BIT[card] for card in mine[: count(others)]])
    return total


def _marches(r: Reading) -> bool:
    """Tell whether to go on for all ten tricks."""
    if sum(r.tricks) != r.tricks[r.me] or (r.trick and not _takes_now(r)):
        return False
    strong = count(r.hand & JACKS) >= _JACKS_OF_A_MARCH or not r.out & JACKS
    return strong and losers(r.hand, r.out) <= (1 if r.leader == r.me else 0)


def _takes_now(r: Reading) -> bool:
    return any(r.beats(card, r.best) for card in bits(r.legal))


def _march(r: Reading) -> Advice:
    def weigh(card: int) -> tuple[bool, bool, int, int]:
        sure = not r.above(card) and (BIT[card] & JACKS != 0 or not r.out & JACKS)
        return r.beats(card, r.best), sure, power(r, card), card

    return played(max(bits(r.legal), key=weigh), Reason(ReasonCode.MARCH))


# Pushing.


def push(seen: View) -> Advice:
    """Say what to do with the skat before a Ramsch: look or not, and what to push on."""
    hand = seen.hand.mask
    if not seen.has_looked:
        out = FULL & ~hand
        if losers(hand, out) <= 1 or hand_risk(hand, out) > _TO_LOOK:
            return Advice(PickUp(), (Reason(ReasonCode.LOOK),))
        return Advice(Pass(), (Reason(ReasonCode.UNSEEN),))
    pushed = min(combinations(bits(hand & ~JACKS), 2), key=lambda pair: _after(hand, pair))
    away = CardSet([CARDS[card] for card in pushed])
    return Advice(Push(away), (Reason(ReasonCode.PUSH, cards=away),))


def _after(hand: int, pair: tuple[int, ...]) -> float:
    left = hand & ~BIT[pair[0]] & ~BIT[pair[1]]
    return round(hand_risk(left, FULL & ~hand), 6)


def hand_risk(hand: int, out: int) -> float:
    """Add up what the cards of a hand may cost."""
    return sum([risk(hand, out, card) for card in bits(hand)])
