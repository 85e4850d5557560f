"""Which card weighs most? Cards with what speaks for each, and the choice that names what decided.

Weights are card points, as a difference between the sides. A card's weight is the sum of its terms; a term that has a
reason is named in the advice where the choice would be another one without it.
"""

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from pyskat.base.values import Value
from pyskat.bots.advice import Advice, Reason
from pyskat.bots.rule.reading import NULL_ORDER, Reading, bits, count
from pyskat.kernel.tables import BEATS, BIT, POINTS
from pyskat.plays import PLAYS

__all__ = ["Option", "choose", "played", "worth"]

_PRECISION: Final = 6
_RUFFED: Final = (0.15, 0.2, 0.35, 0.5, 0.68, 0.82, 0.9)
"""The chance that a card with nothing above it is not ruffed, by how many of its suit others may hold."""
_UNDER_ONE: Final = 0.38
_UNDER_MORE: Final = 0.15
"""The chance that a card with one higher, or several, outside still takes a trick."""
_SMEARED: Final = 0.32
"""How often a defender's card that takes nothing goes onto a trick of the partner's."""
_THROWN: Final = 0.05
"""How often a declarer's card that takes nothing still comes home, on a trick that he ruffs or takes."""
_DEFENDED: Final = 0.7
"""The same for a defender's card: the declarer lays short suits away."""
_LOSER: Final = 4.0
"""What a card that takes nothing costs a declarer who could ruff instead."""
_SWING: Final = 4.0
"""What a trick is worth beside the card itself."""
_TRUMP_TRICK: Final = 14.0


@frozen
class Option(Value):
    """A card that may be played, and what speaks for it."""

    card: int
    why: Reason
    weight: float
    terms: tuple[tuple[Reason, float], ...] = ()

    @property
    def total(self) -> float:
        """All that speaks for it; rounded, so that it is the same everywhere."""
        return round(self.weight + sum([weight for _, weight in self.terms]), _PRECISION)

    def without(self, reason: Reason) -> float:
        """Weigh it without what one reason adds."""
        terms = [weight for other, weight in self.terms if other.code is not reason.code]
        return round(self.weight + sum(terms), _PRECISION)


def choose(options: Sequence[Option]) -> Advice:
    """Choose the card that weighs most; of equals the one that counts least, then the lowest."""
    best = max(options, key=lambda option: (option.total, -POINTS[option.card], -option.card))
    decisive = [
        reason
        for reason in {each.code: each for option in options for each, _ in option.terms}.values()
        if max(options, key=lambda option: (option.without(reason), -POINTS[option.card], -option.card)) is not best
    ]
    own = [reason for reason in decisive if any(mine.code is reason.code for mine, _ in best.terms)]
    spared = [reason for reason in decisive if reason not in own]
    return played(best.card, *own, best.why, *spared)


def played(card: int, *reasons: Reason) -> Advice:
    """Advise a card."""
    return Advice(PLAYS[card], reasons)


def takes_later(r: Reading, card: int) -> float:
    """Estimate the chance that a card in the hand takes a trick later, in a suit game, Grand or Ramsch."""
    above = count(r.above(card))
    if r.trumps & BIT[card]:
        out = count(r.trumps & r.out)
        if not above:
            return 1.0
        return 0.65 ** min(above, out) if count(r.hand & r.trumps) >= out else 0.55**above
    same = count(r.group(card) & r.out)
    ruffers = r.trumps & r.out if r.declarer < 0 else _enemy_trumps(r)
    stands = 1.0 if not ruffers else _RUFFED[min(same, len(_RUFFED) - 1)]
    if ruffers and not r.declares:
        stands *= _DEFENDED
    return stands * (1.0 if not above else _UNDER_ONE if above == 1 else _UNDER_MORE)


def _enemy_trumps(r: Reading) -> int:
    if r.declares:
        return r.trumps & r.out
    return r.trumps & r.may[r.declarer]


def worth(r: Reading, card: int) -> float:
    """Estimate what it is worth to keep a card, in card points: it may take a trick, or go onto the partner's."""
    chance = takes_later(r, card)
    if r.trumps & BIT[card]:
        return (2 * chance - 1) * POINTS[card] + chance * _TRUMP_TRICK
    brought_home = chance + (1 - chance) * (_THROWN if r.declares else _SMEARED)
    loser = (1 - chance) * _LOSER if r.declares else 0.0
    return (2 * brought_home - 1) * POINTS[card] + chance * _SWING - loser


def lowest(r: Reading, mask: int) -> int:
    """Find the card that counts least and is lowest."""
    return min(bits(mask), key=lambda card: (POINTS[card], power(r, card)))


def power(r: Reading, card: int) -> int:
    """Say how many cards beat it: the fewer, the stronger; a negative number."""
    return -count(BEATS[r.row + card])


def null_height(card: int) -> int:
    """Say how high a card stands in its suit in Null, 0 to 7."""
    return NULL_ORDER[card & 7]
