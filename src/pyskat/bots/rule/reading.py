"""What does a view tell a card player? Who may hold what, who takes the trick, and what is decided, in numbers.

Cards are numbers, and sets of cards masks of 32 bits, as in :mod:`pyskat.kernel.tables`.
"""

from collections.abc import Iterator
from typing import Final

from attrs import frozen

from pyskat.base.values import Value
from pyskat.game import Game
from pyskat.kernel.tables import BEATS, BIT, FOLLOW, POINTS, TRUMPS, mask_points
from pyskat.seat import SEATS
from pyskat.tricks import follow
from pyskat.views import View

__all__ = ["Reading", "bits", "count", "read"]

NOBODY: Final = -1
_DARK: Final = 2
_TRUMP_TO_DECLARER: Final = 2.5
"""How much likelier a trump is with the declarer than with another player who has as many cards."""
_DISCARDED_TRUMP: Final = 0.15
_LOW_TO_DECLARER: Final = (1.6, 1.5, 1.35, 1.15, 1.0, 0.9, 0.75, 0.6)
"""The same in a Null, from the seven to the ace."""
NULL_ORDER: Final = (0, 1, 2, 5, 6, 3, 7, 4)
"""How high each rank stands in Null: seven, eight, nine, queen, king, ten, ace, jack."""


def bits(mask: int) -> Iterator[int]:
    """List the cards of a mask, the highest number first."""
    while mask:
        top = mask.bit_length() - 1
        mask ^= 1 << top
        yield top


def count(mask: int) -> int:
    """Count the cards of a mask."""
    return mask.bit_count()


@frozen
class Reading(Value):
    """A moment of card play as one player knows it."""

    game: int
    me: int
    declarer: int
    """The declarer's seat; -1 in Ramsch."""
    hand: int
    legal: int
    trick: tuple[int, ...]
    """The cards on the table."""
    leader: int
    best: int
    """The card that is ahead; -1 before the lead."""
    winner: int
    """Who played it; -1 before the lead."""
    sizes: tuple[int, int, int]
    """How many cards each seat holds."""
    may: tuple[int, int, int]
    """What each seat may hold, by what it followed and what lies open; the own hand exactly."""
    dark: int
    """How many cards lie where this player does not know them, beside the hands: two, or none."""
    taken: tuple[int, int, int]
    """The card points each seat has taken."""
    tricks: tuple[int, int, int]
    """The tricks each seat has taken."""
    away: int
    """The card points that this player knows to be the declarer's beside the tricks."""
    led: tuple[tuple[int, int], ...]
    """Who led which card to each completed trick."""

    @property
    def row(self) -> int:
        """Where the game stands in the kernel's tables."""
        return self.game * 32

    @property
    def trumps(self) -> int:
        """The trumps of the game."""
        return TRUMPS[self.game]

    @property
    def place(self) -> int:
        """How many cards are on the table."""
        return len(self.trick)

    @property
    def table(self) -> int:
        """The card points on the table."""
        return sum([POINTS[card] for card in self.trick])

    @property
    def others(self) -> tuple[int, int]:
        """The two other seats, in playing order."""
        return (self.me + 1) % 3, (self.me + 2) % 3

    @property
    def to_play(self) -> tuple[int, ...]:
        """The seats that play to this trick after this player."""
        return self.others[: 2 - self.place]

    @property
    def partner(self) -> int:
        """The other defender; ask only a defender."""
        return 3 - self.me - self.declarer

    @property
    def declares(self) -> bool:
        """Whether this player is the declarer."""
        return self.me == self.declarer

    @property
    def out(self) -> int:
        """The cards that others may hold."""
        one, other = self.others
        return self.may[one] | self.may[other]

    @property
    def for_declarer(self) -> int:
        """The card points that are certainly the declarer's so far."""
        return self.taken[self.declarer] + self.away

    @property
    def for_defenders(self) -> int:
        """The card points that are the defenders' so far."""
        return sum(self.taken) - self.taken[self.declarer]

    def group(self, card: int) -> int:
        """Give the cards that follow suit when this one is led."""
        return FOLLOW[self.row + card]

    def above(self, card: int) -> int:
        """Give the cards of others that beat this one and follow suit to it."""
        return BEATS[self.row + card] & FOLLOW[self.row + card] & self.out

    def beats(self, card: int, other: int) -> bool:
        """Tell whether a card beats another one that is ahead; any card is ahead of none."""
        return other < 0 or BEATS[self.row + other] & BIT[card] != 0

    def follows(self, card: int) -> bool:
        """Tell whether a card follows suit to what was led; a lead does."""
        return not self.trick or self.group(self.trick[0]) & BIT[card] != 0

    def share(self, seat: int, card: int) -> float:
        """Estimate the chance that a seat holds a card, by the room for it and by who plays what.

        Declarers hold more trumps than others, and lay few away; in Null they hold low cards.
        """
        if not self.may[seat] & BIT[card]:
            return 0.0
        here = total = 0.0
        for other in self.others:
            if self.may[other] & BIT[card]:
                weight = self.sizes[other] * (self._favour(card) if other == self.declarer else 1.0)
                total += weight
                if other == seat:
                    here = weight
        if self.dark and total:
            total += self.dark * (_DISCARDED_TRUMP if self.trumps & BIT[card] and self.declarer >= 0 else 1.0)
        return here / total if total else 0.0

    def _favour(self, card: int) -> float:
        if self.game == Game.NULL:
            return _LOW_TO_DECLARER[NULL_ORDER[card & 7]]
        return _TRUMP_TO_DECLARER if self.trumps & BIT[card] else 1.0

    def holds(self, seat: int, mask: int) -> float:
        """Estimate the chance that a seat holds at least one card of a mask."""
        none = 1.0
        for card in bits(mask & self.may[seat]):
            none *= 1.0 - self.share(seat, card)
        return 1.0 - none

    def beaten(self, seat: int, best: int, led: int) -> float:
        """Estimate the chance that a seat can beat the card that is ahead."""
        group = self.group(led)
        above = BEATS[self.row + best]
        chance = self.holds(seat, above & group)
        if not self.trumps & BIT[led] and self.trumps:
            void = 1.0 - self.holds(seat, group)
            chance += void * self.holds(seat, above & self.trumps)
        return min(chance, 1.0)


def read(seen: View) -> Reading:
    """Read a view of card play, of a player.

    Args:
        seen: A view with a contract, in the play or while a claim waits.
    """
    contract, seat, declarer = seen.contract, seen.seat, seen.declarer
    assert contract is not None and seat is not None  # noqa: S101, PT018 - by the phase, and somebody is on turn
    cards = seen.cards_played
    course = follow(cards, contract.game)
    places = len(cards) % 3
    trick = tuple([int(card) for card in cards[len(cards) - places :]])
    taken, tricks = [0, 0, 0], [0, 0, 0]
    for winner, points in zip(course.winners[:-1], course.points, strict=False):
        taken[winner or 0] += points
        tricks[winner or 0] += 1
    leader = course.leaders[-1]
    legal = seen.hand.mask
    best, ahead = NOBODY, NOBODY
    row = contract.game * 32
    for at, card in enumerate(trick):
        if best < 0 or BEATS[row + best] & BIT[card]:
            best, ahead = card, (leader + at) % 3
    if trick:
        legal = legal & FOLLOW[row + trick[0]] or legal
    fore, middle, rear = [seen.may_hold(each).mask for each in SEATS]
    away = seen.discard if seen.picked_up else None
    knows = seat is declarer and away is not None
    return Reading(
        game=int(contract.game),
        me=int(seat),
        declarer=NOBODY if declarer is None else int(declarer),
        hand=seen.hand.mask,
        legal=legal,
        trick=trick,
        leader=leader,
        best=best,
        winner=ahead,
        sizes=seen.hand_sizes,
        may=(fore, middle, rear),
        dark=0 if knows else _DARK,
        taken=(taken[0], taken[1], taken[2]),
        tricks=(tricks[0], tricks[1], tricks[2]),
        away=mask_points(away.mask) if knows and away is not None else 0,
        led=tuple([(first, int(cards[3 * at])) for at, first in enumerate(course.leaders) if 3 * at + 2 < len(cards)]),
    )
