"""How likely is a game won with these cards? The fitted numbers, put to the features of a hand."""

from functools import cache
from math import exp, log
from typing import Final, NamedTuple

from pyskat.bots.chances.features import (
    HOLES,
    LOSERS,
    NULL_SUITS,
    SIDE_NAMES,
    SIDES,
    TRUMPS,
    hole_row,
    jack_row,
    jacks,
    length_row,
    loser_row,
    null_rest_row,
    rest_row,
    suit_cards,
)
from pyskat.bots.chances.fitted import WEIGHTS
from pyskat.kernel.tables import COUNT, GRAND, NULL, mask_points

__all__ = ["Reached", "after_hearing", "chance", "reached", "share", "with_choice"]

WON: Final = "won"
BEFORE: Final = "before"
_MOST: Final = 30.0
_LEAST_CHANCE: Final = 1e-4


def share(number: float) -> float:
    """Turn a logit into a chance, 0 to 1."""
    return 1.0 / (1.0 + exp(-max(-_MOST, min(_MOST, number))))


def logit(chance: float) -> float:
    """Turn a chance into a logit, as :func:`share` turns it back."""
    return log(chance / (1.0 - chance))


class _TrumpSums(NamedTuple):
    """What each part of a hand adds to the logit in a suit game or Grand."""

    always: float
    by_jacks: tuple[float, ...]
    by_length: tuple[float, ...]
    by_trump: tuple[float, ...]
    by_side: tuple[float, ...]
    by_losers: tuple[float, ...]
    by_rest: tuple[tuple[float, ...], tuple[float, ...]]
    """By Hand or not, and by seat."""
    point_put_away: float


class _NullSums(NamedTuple):
    """What each suit adds to the logit in Null, and the rest by seat, holes, Hand and ouvert."""

    by_suit: tuple[float, ...]
    by_rest: dict[tuple[int, int, bool, bool], float]


def _dot(weights: tuple[float, ...], row: list[float] | tuple[float, ...]) -> float:
    return sum(weight * number for weight, number in zip(weights, row, strict=True))


_MOST_TRUMPS: Final = 11
_ROUNDS: Final = 12


@cache
def _trump_sums(kind: str, wanted: str) -> _TrumpSums:
    weights = list(WEIGHTS[kind, wanted])
    parts: dict[str, tuple[float, ...]] = {}
    for name, width in (
        ("always", 1),
        ("jacks", 15),
        ("length", len(length_row(0)) if kind == "suit" else 0),
        ("trump", len(TRUMPS[0]) if kind == "suit" else 0),
        ("side", len(SIDE_NAMES)),
        ("losers", len(loser_row(0))),
        ("rest", 4),
    ):
        parts[name], weights = tuple(weights[:width]), weights[width:]
    suit = kind == "suit"
    by_rest = [tuple(_dot(parts["rest"], rest_row(seat, 0, hand=hand)) for seat in range(3)) for hand in (False, True)]
    return _TrumpSums(
        parts["always"][0],
        tuple(_dot(parts["jacks"], jack_row(pattern)) for pattern in range(16)),
        tuple(_dot(parts["length"], length_row(count)) if suit else 0.0 for count in range(_MOST_TRUMPS + 1)),
        tuple(_dot(parts["trump"], TRUMPS[held]) if suit else 0.0 for held in range(128)),
        tuple(_dot(parts["side"], SIDES[held]) for held in range(128)),
        tuple(_dot(parts["losers"], loser_row(count)) for count in range(_ROUNDS + 1)),
        (by_rest[0], by_rest[1]),
        parts["rest"][3] / 10,
    )


@cache
def _null_sums(wanted: str) -> _NullSums:
    weights = WEIGHTS["null", wanted]
    width = len(NULL_SUITS[0])
    always, suit, rest = weights[0], weights[1 : 1 + width], weights[1 + width :]
    places = [
        (seat, holes, hand, ouvert)
        for seat in range(3)
        for holes in range(5)
        for hand in (False, True)
        for ouvert in (False, True)
    ]
    return _NullSums(
        tuple(_dot(suit, NULL_SUITS[held]) for held in range(256)),
        {
            (seat, holes, hand, ouvert): always
            + _dot(rest, hole_row(holes) + null_rest_row(seat, holes, hand=hand, ouvert=ouvert))
            for seat, holes, hand, ouvert in places
        },
    )


def logit_of(  # noqa: D417 - as in `chance`
    game: int, cards: int, put_away: int, seat: int, *, hand: bool = False, ouvert: bool = False, wanted: str = WON
) -> float:
    """Give the logit of a chance.

    Args:
        wanted: Which table: ``won`` (61 points, or no trick in Null), ``31``, ``90``, ``all``; or ``before``: ten
            cards of a player who may yet pick up the skat, for winning.
    """
    if game == NULL:
        null = _null_sums(wanted)
        first, second, third, fourth = cards & 255, cards >> 8 & 255, cards >> 16 & 255, cards >> 24
        holes = HOLES[first] + HOLES[second] + HOLES[third] + HOLES[fourth]
        suits = null.by_suit[first] + null.by_suit[second] + null.by_suit[third] + null.by_suit[fourth]
        return suits + null.by_rest[seat, holes, hand, ouvert]
    sums = _trump_sums("grand" if game == GRAND else "suit", wanted)
    pattern = jacks(cards)
    total = (
        sums.always + sums.by_jacks[pattern] + sums.by_rest[hand][seat] + sums.point_put_away * mask_points(put_away)
    )
    losers = 0
    for suit in range(4):
        held = suit_cards(cards, suit)
        if suit == game:
            total += sums.by_trump[held] + sums.by_length[COUNT[pattern] + COUNT[held]]
        else:
            total += sums.by_side[held]
            losers += LOSERS[held]
    return total + sums.by_losers[losers]


def chance(
    game: int, cards: int, put_away: int, seat: int, *, hand: bool = False, ouvert: bool = False, wanted: str = WON
) -> float:
    """Give the chance that a declarer wins, or reaches something else.

    Args:
        game: 0 to 5.
        cards: The ten cards in the hand, as a mask.
        put_away: The two cards put away; 0 if the declarer does not know the skat.
        seat: The declarer's, 0 to 2.
        hand: Whether the skat is left there.
        ouvert: Whether it is a Null with an open hand.
        wanted: What is to be reached: ``"won"``: 61 points, or in Null no trick; ``"31"``, ``"90"`` (points), ``"all"``
            (tricks); or ``"before"``: that a player who may yet pick up the skat wins this game.

    Returns:
        0 to 1.
    """
    return share(logit_of(game, cards, put_away, seat, hand=hand, ouvert=ouvert, wanted=wanted))


class Reached(NamedTuple):
    """The chances to reach at least so much; in Null the last three are the first."""

    escapes: float
    """31 points."""
    wins: float
    """61 points, or in Null no trick."""
    schneider: float
    """90 points."""
    schwarz: float
    """All tricks."""


def reached(game: int, cards: int, put_away: int, seat: int, *, hand: bool = False, ouvert: bool = False) -> Reached:
    """Give all the chances of a game, each at most as high as the one before; the arguments are those of `chance`."""
    wins = chance(game, cards, put_away, seat, hand=hand, ouvert=ouvert)
    if game == NULL:
        return Reached(wins, wins, wins, wins)
    others = [chance(game, cards, put_away, seat, hand=hand, wanted=wanted) for wanted in ("31", "90", "all")]
    schneider = min(others[1], wins)
    return Reached(max(others[0], wins), wins, schneider, min(others[2], schneider))


CHOICES: Final = 3
"""Of the games that a player may choose among after picking up the skat, so many count before it."""
_NO_CHANCE: Final = -4.0
_NO_WORTH: Final = -160.0


def choice_rows(logits: list[float], worths: list[float]) -> tuple[list[float], list[float]]:
    """Describe what a player may choose among after picking up the skat.

    Args:
        logits: Those of winning each game before the skat, the best game first.
        worths: What can be expected of each game, in list points, in the same order.

    Returns:
        The row for the chance of winning, and that for what can be expected.
    """
    chances = (logits + [_NO_CHANCE] * CHOICES)[:CHOICES]
    points = (worths + [_NO_WORTH] * CHOICES)[:CHOICES]
    return [1.0, *chances], [1.0, *points, max(points[0], 0.0)]


def with_choice(logits: list[float], worths: list[float]) -> tuple[float, float]:
    """Give the chance to win, and the list points to be expected, if the skat is picked up and the best game played.

    Args:
        logits: Those of winning each game before the skat, the best game first.
        worths: What can be expected of each game, in the same order.
    """
    chance_row, points_row = choice_rows(logits, worths)
    return share(_dot(WEIGHTS["choice", WON], chance_row)), _dot(WEIGHTS["choice", "points"], points_row)


def auction_row(predicted: float, heard: tuple[float, float]) -> list[float]:
    """Put what was predicted from ten cards beside what the auction tells of the others.

    Args:
        predicted: A logit, or list points.
        heard: Whether both of the others have passed without a bid; and how far one of them went, in tens above 18.
    """
    return [1.0, predicted, *heard]


def after_hearing(chance: float, worth: float, heard: tuple[float, float]) -> tuple[float, float]:
    """Correct a chance and what can be expected by what the auction tells: who bids has good cards, who passes has not.

    Args:
        chance: Of winning, from the cards alone.
        worth: List points to be expected, from the cards alone.
        heard: As in :func:`auction_row`.
    """
    number = logit(min(max(chance, _LEAST_CHANCE), 1 - _LEAST_CHANCE))
    points = _dot(WEIGHTS["auction", "points"], auction_row(worth, heard))
    return share(_dot(WEIGHTS["auction", WON], auction_row(number, heard))), points


def forget() -> None:
    """Read the numbers again when they are next needed; only what fits them changes them."""
    _trump_sums.cache_clear()
    _null_sums.cache_clear()
