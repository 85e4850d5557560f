"""How do the last tricks go? Counted out: every card, in every way the others' cards may lie."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.rule.reading import Reading, bits, count
from pyskat.bots.rule.weighing import played
from pyskat.kernel.tables import BEATS, BIT, FOLLOW, POINTS, mask_points
from pyskat.plays import PlayCard

__all__ = ["counted_out"]

_MOST_WAYS: Final = {3: 20, 2: 90}
"""By the cards in the hand, in how many ways the others' cards may lie to be counted out."""
_TRUMP_AWAY: Final = 0.15
"""How likely it is that a trump was put away, against another card."""
_STEPS: Final = ((31, 8.0), (61, 30.0), (90, 8.0))
"""What it is worth beside the points to reach so many."""


def counted_out(r: Reading, chosen: Advice) -> Advice:
    """Count the last tricks out, and choose another card if it brings more.

    Args:
        r: The play of a suit game or Grand.
        chosen: What the rules of thumb say.
    """
    ways = _ways(r)
    if not ways:
        return chosen
    side = 1.0 if r.declares else -1.0
    values = {card: round(side * _value(r, card, ways), 6) for card in bits(r.legal)}
    best = max(values.values())
    if isinstance(chosen.action, PlayCard) and values[chosen.action.card] == best:
        return chosen
    card = min([card for card, value in values.items() if value == best], key=lambda each: (POINTS[each], each))
    return played(card, Reason(ReasonCode.COUNTED_OUT))


def _ways(r: Reading) -> list[tuple[tuple[int, int, int], int, float]]:
    """List the ways the cards may lie: the hands, what is put away, and a weight; none if they are too many."""
    most = _MOST_WAYS.get(r.sizes[r.me], 0)
    found: list[tuple[tuple[int, int, int], int, float]] = []
    for hands, away, weight in _every(r):
        if len(found) == most:
            return []
        found.append((hands, away, weight))
    return found


def _every(r: Reading) -> Iterator[tuple[tuple[int, int, int], int, float]]:
    if r.sizes[r.me] not in _MOST_WAYS:
        return
    one, other = r.others
    for first in _chosen(r.may[one], r.sizes[one]):
        for second in _chosen(r.may[other] & ~first, r.sizes[other]):
            away = r.out & ~first & ~second
            hands = [r.hand] * 3
            hands[one], hands[other] = first, second
            weight = _TRUMP_AWAY ** count(away & r.trumps)
            yield (hands[0], hands[1], hands[2]), away, weight


def _chosen(cards: int, size: int) -> Iterator[int]:
    for some in combinations(bits(cards), size):
        mask = 0
        for card in some:
            mask |= BIT[card]
        yield mask


def _value(r: Reading, card: int, ways: list[tuple[tuple[int, int, int], int, float]]) -> float:
    """Give what the declarer gets on average if this card is played now."""
    total = weights = 0.0
    for hands, away, weight in ways:
        left = tuple([hand & ~BIT[card] if seat == r.me else hand for seat, hand in enumerate(hands)])
        rest = _play(r.row, r.declarer, left, (*r.trick, card), r.leader)
        points = r.for_declarer + mask_points(away) + rest
        total += weight * (points + sum([more for step, more in _STEPS if points >= step]))
        weights += weight
    return total / weights


def _play(row: int, declarer: int, hands: tuple[int, ...], trick: tuple[int, ...], leader: int) -> int:
    """Give the points that the declarer still takes, if both sides play their best with open cards."""
    gained = 0
    if len(trick) == 3:  # noqa: PLR2004 - it is full
        place = 0
        for at in (1, 2):
            if BEATS[row + trick[place]] & BIT[trick[at]]:
                place = at
        leader = (leader + place) % 3
        gained = sum([POINTS[card] for card in trick]) if leader == declarer else 0
        trick = ()
        if not hands[leader]:
            return gained
    turn = (leader + len(trick)) % 3
    hand = hands[turn]
    legal = (hand & FOLLOW[row + trick[0]] or hand) if trick else hand
    values = [
        _play(row, declarer, (*hands[:turn], hand & ~BIT[card], *hands[turn + 1 :]), (*trick, card), leader)
        for card in bits(legal)
    ]
    return gained + (max(values) if turn == declarer else min(values))
