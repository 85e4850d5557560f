"""How does a defender play against a suit game or a Grand?

Points beat tricks: give them to the partner's tricks, and keep the declarer's tens locked behind the aces (simple
rules, "Strategy: what to bid on").
"""

from typing import Final

from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.rule.reading import Reading, bits, count
from pyskat.bots.rule.weighing import Option, choose, worth
from pyskat.card import CARDS
from pyskat.kernel.tables import BEATS, BIT, POINTS

__all__ = ["defender_card"]

_TEN, _ACE = 5, 6
_SMEAR: Final = 7.0
_LOST: Final = 3.0
_LENGTH: Final = 2.6
_RETURN: Final = 2.5
_TRUMP_LEAD: Final = 4.0
_TEN_LED: Final = 9.0
_GUARDED: Final = 10.0
_FOLLOWED: Final = 3.0
_GOAL: Final = 60
_LIKELY: Final = 0.55
_SURE: Final = 0.95


def defender_card(r: Reading) -> Advice:
    """Choose a defender's card."""
    weigh = _following if r.trick else _leading
    return choose([weigh(r, card) for card in bits(r.legal)])


# Leading.


def _leading(r: Reading, card: int) -> Option:
    loses = r.beaten(r.declarer, card, card)
    saved = loses * _partner_beats(r, card)
    chance = 1.0 - loses + saved
    points = POINTS[card]
    weight = chance * (points + _SMEAR) - (1 - chance) * (points + _LOST) - worth(r, card)
    terms: list[tuple[Reason, float]] = []
    if BIT[card] & r.trumps:
        return Option(card, Reason(ReasonCode.LEAD_LOSER), weight - _TRUMP_LEAD, ())
    length = count(r.hand & r.group(card))
    if r.others[0] == r.declarer:
        terms.append((Reason(ReasonCode.LONG_THROUGH), _LENGTH * length))
    else:
        terms.append((Reason(ReasonCode.SHORT_UP), _LENGTH * (5 - length)))
    if any(seat == r.partner and r.group(lead) & BIT[card] for seat, lead in r.led):
        terms.append((Reason(ReasonCode.RETURN_SUIT), _RETURN))
    terms += _guard(r, card)
    if card & 7 == _TEN and r.above(card):
        weight -= _TEN_LED
    return Option(card, _lead_reason(r, card, chance), weight, tuple(terms))


def _lead_reason(r: Reading, card: int, chance: float) -> Reason:
    void = not r.may[r.declarer] & r.group(card)
    if not r.above(card) and chance > _LIKELY:
        return Reason(ReasonCode.CASH, card=CARDS[card])
    if not r.may[r.partner] & r.group(card) and r.may[r.partner] & r.trumps:
        return Reason(ReasonCode.TO_PARTNER)
    if void and r.may[r.declarer] & r.trumps:
        return Reason(ReasonCode.MAKE_HIM_RUFF)
    return Reason(ReasonCode.LEAD_LOSER)


def _partner_beats(r: Reading, card: int) -> float:
    """Estimate the chance that the partner beats what the declarer plays onto this lead."""
    group = r.group(card)
    highest = (r.may[r.partner] & group).bit_length() - 1
    if highest < 0:
        return r.holds(r.partner, r.trumps) * 0.5
    if r.may[r.declarer] & group & BEATS[r.row + highest]:
        return 0.1
    return 0.8 * r.share(r.partner, highest) * r.holds(r.declarer, group)


def _guard(r: Reading, card: int) -> list[tuple[Reason, float]]:
    """Say what it costs to play an ace while the declarer may hold the ten."""
    ten = card - 1
    if card & 7 != _ACE or BIT[card] & r.trumps or not r.may[r.declarer] & BIT[ten]:
        return []
    return [(Reason(ReasonCode.GUARD_TEN, card=CARDS[card]), -_GUARDED * r.share(r.declarer, ten))]


# Following.


def _following(r: Reading, card: int) -> Option:
    """Weigh a card to a trick that is begun."""
    best = card if r.beats(card, r.best) else r.best
    ours = best == card or r.winner != r.declarer
    chance = 1.0 if ours else 0.0
    for seat in r.to_play:
        beats = r.beaten(seat, best, r.trick[0])
        chance = chance * (1.0 - beats) if seat == r.declarer else chance + (1.0 - chance) * beats
    at_stake = r.table + POINTS[card] + (_FOLLOWED if r.to_play else 0.0)
    weight = (2 * chance - 1) * at_stake - worth(r, card)
    terms = []
    if best == card or not r.follows(card) or chance < _SURE:
        terms = _guard(r, card) if best != card or chance < _SURE else []
    if chance >= _SURE and r.for_defenders + at_stake >= _GOAL > r.for_defenders:
        terms.append((Reason(ReasonCode.ENOUGH, count=_GOAL), 40.0))
    return Option(card, _why(r, card, best == card, chance), weight, tuple(terms))


def _why(r: Reading, card: int, wins: bool, chance: float) -> Reason:  # noqa: FBT001 - of two cards
    points = POINTS[card]
    if wins and r.winner == r.declarer:
        return Reason(ReasonCode.BEAT_DECLARER, count=r.table + points)
    if wins and chance >= _LIKELY:
        return Reason(ReasonCode.TAKE, count=r.table + points)
    if chance >= _LIKELY:
        if not points:
            return Reason(ReasonCode.PARTNER_HAS_IT)
        return Reason(ReasonCode.SMEAR if chance >= _SURE else ReasonCode.SMEAR_LIKELY, count=points)
    return Reason(ReasonCode.NOTHING_FOR_HIM)
