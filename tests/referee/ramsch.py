"""Everyone alone, and the most points lose: what a Ramsch costs."""

from collections.abc import Iterable, Sequence

from .cards import card_points
from .rules import RamschTableRules


def points_compared(rules: RamschTableRules, taken: Sequence[int], skat: int, last: int) -> list[int]:
    """Return the points by seat as they are compared; `last` took the last trick."""
    points = list(taken)
    if rules.skat_to == "last_trick":
        points[last] += skat
    return points


def losers(rules: RamschTableRules, points: Sequence[int], takers: Sequence[int]) -> list[int]:
    """List the seats that pay; `takers` are the seats that took the tricks, in order."""
    tied = [seat for seat in [0, 1, 2] if points[seat] == max(points)]
    if rules.tie == "last_trick":
        for taker in reversed(takers):
            if taker in tied:
                return [taker]
    return tied


def ramsch_scores(
    rules: RamschTableRules, points: Sequence[int], skat: int, takers: Sequence[int], pushes: int
) -> list[int]:
    """Return the score of each seat; every push of the unseen skat doubles the stake.

    `points` are those compared, `takers` the seats that took the ten tricks, in order.
    """
    stake = 1
    for _ in range(pushes):
        stake *= 2
    scores = [0, 0, 0]
    trickless = [seat for seat in [0, 1, 2] if seat not in takers]
    if len(trickless) == 2:
        # A march; the two without a trick do not double it.
        for seat in [0, 1, 2]:
            if rules.march == "plus" and seat not in trickless:
                scores[seat] = 120 * stake
            if rules.march == "others" and seat in trickless:
                scores[seat] = -120 * stake
        return scores
    if trickless:
        stake *= 2
    paying = losers(rules, points, takers)
    for seat in paying:
        loss = points[seat]
        if rules.skat_to == "loser":
            loss += skat
        if rules.tie == "split":
            loss = loss // len(paying)
        scores[seat] = -loss * stake
    return scores


def ramsch_result(
    rules: RamschTableRules,
    taken: Sequence[Iterable[str]],
    skat: Iterable[str],
    takers: Sequence[int],
    pushes: int,
) -> dict[str, object]:
    """Return the outcome of a Ramsch from the cards each seat has taken and the takers in order."""
    skat_points = card_points(skat)
    points = points_compared(rules, [card_points(cards) for cards in taken], skat_points, takers[-1])
    return {
        "kind": "ramsch",
        "scores": tuple(ramsch_scores(rules, points, skat_points, takers, pushes)),
        "points": tuple(points),
        "tricks": tuple(takers.count(seat) for seat in [0, 1, 2]),
    }
