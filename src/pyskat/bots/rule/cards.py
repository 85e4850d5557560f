"""How does the declarer of a suit game or a Grand play the cards?"""

from typing import Final

from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.rule.reading import Reading, bits, count
from pyskat.bots.rule.weighing import Option, choose, lowest, played, power, takes_later, worth
from pyskat.card import CARDS
from pyskat.kernel.tables import BIT, JACKS, POINTS

__all__ = ["declarer_card"]

_SMEAR: Final = 3.0
"""What a defender puts on a trick that is the other defender's, on average."""
_FOLLOWED: Final = 1.0
"""What a defender gives to a trick of the declarer's."""
_TO_LEAD: Final = 0.0
_GOAL: Final = 61
_DEAR: Final = 10
_GRAND_OUT: Final = 2
"""So many jacks outside are drawn in a Grand with a single high one."""
_SAFE: Final = 0.2
"""How likely a card that stands must take its trick to be led."""
_FEW_OUT: Final = 3
"""So few trumps outside fall to high ones."""


def declarer_card(r: Reading) -> Advice:
    """Choose the declarer's card."""
    return choose([_following(r, card) for card in bits(r.legal)]) if r.trick else _lead(r)


# Leading.


def _lead(r: Reading) -> Advice:
    mine, out = r.hand & r.trumps, r.trumps & r.out
    plain = r.hand & ~r.trumps
    masters = _masters(r, mine)
    if out and mine and _draws(r, mine, masters, count(out)):
        return _draw(r, mine, masters, count(out))
    standing = [card for card in bits(plain) if not r.above(card)]
    if standing:
        safest = max(standing, key=lambda card: (takes_later(r, card), count(r.group(card) & r.hand), POINTS[card]))
        if not out or takes_later(r, safest) > _SAFE or not mine:
            return played(safest, Reason(ReasonCode.CASH, card=CARDS[safest]))
    return _build(r, plain, mine)


def _masters(r: Reading, mine: int) -> int:
    found = 0
    for card in bits(mine):
        if not r.above(card):
            found |= BIT[card]
    return found


def _draws(r: Reading, mine: int, masters: int, out: int) -> bool:
    """Tell whether it is time to draw trumps."""
    own, sure = count(mine), count(masters)
    if r.dark:
        out = max(1, out - 1)  # one of them lies in the skat as likely as not
    if r.trumps == JACKS:
        return (own > 1 and (sure > 0 or own >= out)) or (sure > 0 and out <= _GRAND_OUT)
    if not sure and (out == 1 or own <= out):
        return out > 1 and own >= out and own > 3  # noqa: PLR2004 - a last high trump is left to the defenders
    return own > 1 or sure > 0


def _draw(r: Reading, mine: int, masters: int, out: int) -> Advice:
    """Draw trumps: from the top, or with a low one while the only high one keeps control."""
    told = Reason(ReasonCode.DRAW_TRUMPS, count=out)
    sure, rest = count(masters), mine & ~masters
    small = [card for card in bits(rest & ~JACKS) if not POINTS[card]]
    others = rest & JACKS
    if sure and out > _FEW_OUT and count(others) > 1:
        return _force(told, max(bits(others)))
    if sure and (sure > 1 or sure >= out or out <= _FEW_OUT or not small):
        card = min(bits(masters), key=lambda each: (POINTS[each], power(r, each)))
        if BIT[card] & JACKS:
            card = max(bits(masters & JACKS))
        return played(card, told, Reason(ReasonCode.HIGH_TRUMP, card=CARDS[card]))
    return _force(told, max(bits(others)) if others and not sure else lowest(r, rest))


def _force(told: Reason, card: int) -> Advice:
    return played(card, told, Reason(ReasonCode.FORCE_TRUMP, card=CARDS[card]))


def _build(r: Reading, plain: int, mine: int) -> Advice:
    """Lead where nothing stands: force out a high card, or give a cheap trick away."""
    best: tuple[float, int, Reason] | None = None
    for card in bits(plain):
        own, above = r.hand & r.group(card), r.above(card)
        if count(above) == 1 and count(own) > 1 and POINTS[card] < _DEAR and not BIT[card] & ~own:
            gain = count(own) + 2.0 - POINTS[card]
            reason = Reason(ReasonCode.ESTABLISH, card=CARDS[above.bit_length() - 1])
        elif _has_under(r, own, card):
            gain = count(own) * 0.7 + 1.0 - POINTS[card]
            reason = Reason(ReasonCode.LEAD_LOSER)
        else:
            gain = -float(POINTS[card]) - (3.0 if card & 7 == 5 else 0.0) - count(own) * 0.1  # noqa: PLR2004 - a ten
            reason = Reason(ReasonCode.LEAD_LOSER)
        if best is None or (round(gain, 6), -card) > (round(best[0], 6), -best[1]):
            best = gain, card, reason
    if best is None:
        card = max(bits(mine), key=lambda each: power(r, each)) if _masters(r, mine) else lowest(r, mine)
        code = ReasonCode.HIGH_TRUMP if _masters(r, mine) else ReasonCode.FORCE_TRUMP
        return played(card, Reason(code, card=CARDS[card]))
    return played(best[1], best[2])


def _has_under(r: Reading, own: int, card: int) -> bool:
    """Tell whether a low card can be led under a ten or king that will stand later."""
    return POINTS[card] == 0 and any(POINTS[other] > 2 and count(r.above(other)) == 1 for other in bits(own))  # noqa: PLR2004


# Following.


def _following(r: Reading, card: int) -> Option:
    """Weigh a card to a trick that is begun."""
    wins = r.beats(card, r.best)
    chance = 1.0 if wins else 0.0
    if wins:
        for seat in r.to_play:
            chance *= 1.0 - r.beaten(seat, card, r.trick[0])
    at_stake = r.table + POINTS[card]
    coming = len(r.to_play)
    weight = chance * (at_stake + coming * _FOLLOWED + _TO_LEAD) - (1 - chance) * (at_stake + coming * _SMEAR)
    weight -= worth(r, card)
    terms: list[tuple[Reason, float]] = []
    if wins and not coming:
        total = r.for_declarer + at_stake
        if total >= _GOAL > r.for_declarer:
            terms.append((Reason(ReasonCode.ENOUGH, count=_GOAL), 40.0))
    return Option(card, _why(r, card, wins=wins), weight, tuple(terms))


def _why(r: Reading, card: int, *, wins: bool) -> Reason:
    points = r.table + POINTS[card]
    if wins and BIT[card] & r.trumps and not r.follows(card):
        return Reason(ReasonCode.RUFF, count=r.table)
    if wins:
        code = ReasonCode.TAKE_LAST if not r.to_play and POINTS[card] >= _DEAR else ReasonCode.TAKE
        return Reason(code, count=points)
    return Reason(ReasonCode.DUCK if r.follows(card) else ReasonCode.DISCARD_LOSER)
