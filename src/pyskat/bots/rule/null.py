"""How is a Null played, by the declarer and against him?

The declarer ducks with the highest card that stays below, and throws away what is dangerous. The defenders lead low
where he may have no lower card, and keep their low cards.
"""

from collections.abc import Callable
from typing import Final

from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.rule.reading import Reading, bits, count
from pyskat.bots.rule.weighing import Option, choose, null_height, played
from pyskat.card import CARDS
from pyskat.kernel.tables import BEATS, BIT, SUITS

__all__ = ["danger", "null_card"]

_GIVES_A_DISCARD: Final = 0.4
_PARTNER_STAYS_BELOW: Final = 0.75


def null_card(r: Reading) -> Advice:
    """Choose a card in a Null, for either side."""
    if r.declares:
        return _duck(r) if r.trick else _declarer_leads(r)
    if not r.trick:
        return choose([_attack(r, card) for card in bits(r.legal)])
    return _defend(r)


def danger(mine: int, out: int) -> int:
    """Count how dangerous a suit is for one who must not take a trick: 0 if it can always be ducked.

    Args:
        mine: The cards held of the suit.
        out: The cards of the suit that others may hold.

    The lowest card has to stay below the lowest outside, the next one below the next, and so on: every outside card
    too many below one of them counts.

    >>> from pyskat import cards
    >>> danger(cards("H7 H8 HT").mask, cards("H9 HJ HQ HK HA").mask)  # the ten is below the jack
    0
    >>> danger(cards("H9 HA").mask, cards("H7 H8 HT HJ HQ HK").mask)  # both below the nine, five below the ace
    7
    """
    held = sorted([null_height(card) for card in bits(mine)])
    others = sorted([null_height(card) for card in bits(out)])
    total = 0
    for place, height in enumerate(held[: len(others)]):
        total += max(0, sum([other < height for other in others]) - place)
    return total


# The declarer.


def _of_suit(r: Reading, card: int) -> tuple[int, int]:
    """Give the cards of a card's suit: those held, and those that others may hold."""
    suit = SUITS[card >> 3]
    return r.hand & suit, r.out & suit


def _relief(r: Reading, card: int) -> int:
    """Say how much less dangerous the suit is without the card."""
    held, out = _of_suit(r, card)
    return danger(held, out) - danger(held & ~BIT[card], out)


def _duck(r: Reading) -> Advice:
    """Follow below the highest card, or throw something away."""
    if not r.follows(r.legal.bit_length() - 1):
        return _best(r.legal, lambda card: (_relief(r, card), null_height(card), -card), ReasonCode.NULL_THROW)
    under = _under(r)
    if under:
        card = max(bits(under), key=null_height)
        return played(card, Reason(ReasonCode.NULL_UNDER, card=CARDS[r.best]))
    return _best(r.legal, lambda card: (_escapes(r, card), -null_height(card), 0), ReasonCode.NULL_RISK)


def _under(r: Reading) -> int:
    """Give the legal cards that do not beat what is ahead."""
    return r.legal & ~BEATS[r.row + r.best]


def _escapes(r: Reading, card: int) -> float:
    """Estimate the chance that somebody who plays later beats a card that is ahead."""
    kept = 1.0
    for seat in r.to_play:
        kept *= 1.0 - r.holds(seat, r.above(card))
    return round(1.0 - kept, 6)


def _declarer_leads(r: Reading) -> Advice:
    def weigh(card: int) -> tuple[float, int, int]:
        held, out = _of_suit(r, card)
        return round(_escapes(r, card) - 0.03 * danger(held & ~BIT[card], out), 6), null_height(card), -card

    card = max(bits(r.legal), key=weigh)
    code = ReasonCode.NULL_RISK if danger(*_of_suit(r, card)) else ReasonCode.NULL_SAFE
    return played(card, Reason(code))


def _best(mask: int, weigh: Callable[[int], tuple[float, ...]], code: ReasonCode) -> Advice:
    return played(max(bits(mask), key=weigh), Reason(code))


# The defenders.


def _attack(r: Reading, card: int) -> Option:
    """Weigh a lead by the chance that the declarer has to take the trick, now or later."""
    suit = SUITS[card >> 3]
    his = r.may[r.declarer] & suit
    if not his:
        return Option(card, Reason(ReasonCode.NULL_VOID), -_GIVES_A_DISCARD + 0.01 * null_height(card))
    below = his & ~BEATS[r.row + card]
    caught = (1.0 - r.holds(r.declarer, below)) * r.holds(r.declarer, his) * _PARTNER_STAYS_BELOW
    weight = caught - 0.015 * null_height(card) - 0.02 * count(r.hand & suit)
    terms: list[tuple[Reason, float]] = []
    if not r.may[r.partner] & his:  # they are known to be his
        ours = (r.hand | r.may[r.partner]) & suit
        terms.append((Reason(ReasonCode.NULL_ATTACK), 0.2 * danger(his, ours)))
    if any(seat == r.partner and BIT[lead] & suit for seat, lead in r.led):
        terms.append((Reason(ReasonCode.RETURN_SUIT), 0.08))
    return Option(card, Reason(ReasonCode.NULL_ATTACK), weight, tuple(terms))


def _defend(r: Reading) -> Advice:
    if not r.follows(r.legal.bit_length() - 1):
        return _best(r.legal, lambda card: (_spare(r, card), -card), ReasonCode.NULL_VOID)
    below = _under(r)
    if r.winner == r.declarer and below:
        card = max(bits(below), key=null_height)
        return played(card, Reason(ReasonCode.NULL_CAUGHT, card=CARDS[r.best]))
    if r.declarer not in r.to_play:
        return _best(r.legal, lambda card: (null_height(card),), ReasonCode.NULL_MAKE_ROOM)
    return _best(r.legal, lambda card: (_catches(r, card), null_height(card)), ReasonCode.NULL_ATTACK)


def _catches(r: Reading, card: int) -> float:
    """Estimate the chance that the declarer, who plays last, has to take the trick."""
    best = card if r.beats(card, r.best) else r.best
    his = r.may[r.declarer] & SUITS[best >> 3]
    below = his & ~BEATS[r.row + best]
    return round((1.0 - r.holds(r.declarer, below)) * r.holds(r.declarer, his), 6)


def _spare(r: Reading, card: int) -> float:
    """Say how well a card can be spared: high, from a short suit, and not where the declarer is weak."""
    suit = SUITS[card >> 3]
    his = r.may[r.declarer] & suit
    safe_for_him = 2.0 if not his else 0.0
    return null_height(card) + 1.2 * (4 - count(r.hand & suit)) + safe_for_him
