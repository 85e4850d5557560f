"""How good is each card? It is tried in many ways in which the hidden cards can lie, with all of them open."""

from collections.abc import Callable, Iterable, Sequence
from time import perf_counter
from typing import Final, NamedTuple

from pyskat import kernel
from pyskat.bots.search.goals import Goal, asked
from pyskat.kernel.limited import Stopped
from pyskat.kernel.search import Search, search_of
from pyskat.scoring.judgement import ALL_POINTS

__all__ = ["Budget", "Late", "Rating", "World", "alike", "late", "rate"]

_DIGITS: Final = 9
"""Chances are compared rounded, so that no machine's last digit decides."""

World = tuple[kernel.Position, int]
"""How the cards may lie, and how often this was drawn."""


Late = Callable[[], bool] | None
"""Tells whether to stop; None: no hurry."""


def late(seconds: float | None) -> Late:
    """Make what tells whether so much time, from now on, is over."""
    if seconds is None:
        return None
    end = perf_counter() + seconds
    return lambda: perf_counter() > end


class Rating(NamedTuple):
    """What was found about some cards, each standing for those that are worth the same."""

    cards: tuple[int, ...]
    """The cards, as cards of the kernel."""
    chances: tuple[float, ...]
    """With each of them, in what share of the worlds the player's side gets what it plays for first."""
    values: tuple[float, ...]
    """The same with all goals, by their weights."""
    worlds: int
    """In how many worlds they were tried; if it is 0, nothing was found."""


def alike(legal: int, others: int, game: int) -> list[list[int]]:
    """Put the cards together that come to the same: neighbours in rank that count the same.

    Args:
        legal: The mask of the cards that may be played.
        others: The mask of all other cards that can still take one of them or be taken, in other hands or on the table.
        game: 0 to 6.
    """
    groups: list[list[int]] = []
    last = -1
    for card in sorted(_cards(legal | others), key=lambda card: (_suit(game, card), kernel.strength(game, card))):
        mine = bool(legal & kernel.BIT[card])
        joined = mine and last >= 0 and _suit(game, last) == _suit(game, card)
        if joined and (game == kernel.NULL or kernel.POINTS[last] == kernel.POINTS[card]):
            groups[-1].append(card)
        elif mine:
            groups.append([card])
        last = card if mine else -1
    return groups


def _suit(game: int, card: int) -> int:
    return kernel.FOLLOW[game * 32 + card]


def _cards(mask: int) -> list[int]:
    return [card for card in range(32) if mask & kernel.BIT[card]]


class Budget:
    """What is left of the positions that may be searched for one decision.

    Args:
        positions: How many they are.
        late: Tells whether to stop all the same.
    """

    def __init__(self, positions: int, late: Late = None) -> None:
        self._left = positions
        self._late = late

    def ask(self, search: Search, card: int, need: int) -> bool:
        """Ask whether the declarer can still take so much, after a card or, with -1, as it stands.

        Raises:
            Stopped: If the budget is used up, or it is late.
        """
        if self._late is not None and self._late():
            raise Stopped
        before = search.nodes
        search.watch(before + self._left, self._late)
        try:
            return search.bound(card, need) >= need
        finally:
            self._left -= search.nodes - before


class _Tried:
    """One world with its searches; what one question finds helps the next."""

    def __init__(self, position: kernel.Position, count: int, budget: Budget) -> None:
        self.count = count
        self._position = position
        self._budget = budget
        self._searches: dict[bool, Search] = {}

    def wins(self, cards: Sequence[int], goal: Goal, *, mine: bool) -> list[bool]:
        """Tell for each card whether the side of the player on turn gets what it wants: the goal, or to prevent it."""
        by_tricks = self._position.game == kernel.NULL or goal.points == ALL_POINTS
        search = self._searches.get(by_tricks)
        if search is None:
            search = self._searches[by_tricks] = search_of(self._position, by_tricks=by_tricks)
        need = asked(self._position, goal, search.left, by_tricks=by_tricks)
        if self._budget.ask(search, -1, need) != mine:
            return [False] * len(cards)  # the others get what they want, whatever is played
        return [self._budget.ask(search, card, need) == mine for card in cards]


def rate(worlds: Iterable[World], cards: Sequence[int], goals: Sequence[Goal], budget: Budget, *, mine: bool) -> Rating:
    """Try each card in each world.

    Args:
        worlds: The ways in which the cards can lie.
        cards: The cards of the kernel to be tried.
        goals: What the declarer plays for, the weightiest first.
        budget: How much may be searched. A world that is not done by then does not count.
        mine: Whether the declarer plays the card; otherwise what the declarer does not get is what counts.
    """
    tried: list[_Tried] = []
    won = [0] * len(cards)
    for position, count in worlds:
        world = _Tried(position, count, budget)
        try:
            found = world.wins(cards, goals[0], mine=mine)
        except Stopped:
            break
        tried.append(world)
        won = [total + each * count for total, each in zip(won, found, strict=True)]
    total = sum([world.count for world in tried])
    chances = [round(each / max(1, total), _DIGITS) for each in won]
    values = _with_more(tried, cards, chances, goals[1:], mine=mine)
    return Rating(tuple(cards), tuple(chances), tuple(values), total)


def _with_more(
    tried: Sequence[_Tried], cards: Sequence[int], chances: list[float], goals: Sequence[Goal], *, mine: bool
) -> list[float]:
    """Add what the further goals count, for the cards that they can still bring to the front."""
    values = list(chances)
    close = max(chances) - sum(goal.weight for goal in goals)
    places = [at for at, chance in enumerate(chances) if chance >= close]
    if len(places) < 2:  # noqa: PLR2004 - one has no rival
        return values
    rivals = [cards[at] for at in places]
    for goal in goals:
        won, done = [0] * len(places), 0
        for world in tried:
            try:
                found = world.wins(rivals, goal, mine=mine)
            except Stopped:
                break
            done += world.count
            won = [total + each * world.count for total, each in zip(won, found, strict=True)]
        for at, total in zip(places, won, strict=True):
            values[at] = round(values[at] + goal.weight * total / max(1, done), _DIGITS)
    return values
