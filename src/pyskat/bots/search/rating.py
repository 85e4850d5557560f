"""How good is each card? It is tried in many ways in which the hidden cards can lie, with all of them open."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from pyskat import kernel
from pyskat.bots.search.goals import Goal, asked
from pyskat.kernel.limited import Stopped
from pyskat.kernel.search import Search, search_of
from pyskat.scoring.judgement import ALL_POINTS

__all__ = ["Rating", "alike", "rate"]

_DIGITS: Final = 9
"""Chances are compared rounded, so that no machine's last digit decides."""


class Rating(NamedTuple):
    """What was found about some cards, each standing for those that are worth the same."""

    cards: tuple[int, ...]
    """The cards, as cards of the kernel."""
    chances: tuple[float, ...]
    """With each of them, in what share of the worlds the player's side gets what it plays for first."""
    values: tuple[float, ...]
    """The same with all goals, by their weights."""
    worlds: int
    """How many worlds were searched; if it is 0, nothing was found."""

    def best(self) -> tuple[int, ...]:
        """Give the cards of which none is better."""
        most = max(self.values)
        return tuple([card for card, value in zip(self.cards, self.values, strict=True) if value == most])


def alike(legal: int, others: int, game: int) -> list[list[int]]:
    """Put the cards together that come to the same: neighbours in rank that count the same.

    Args:
        legal: The mask of the cards that may be played.
        others: The mask of all other cards that can still take one of them or be taken: in other hands, or on the table.
        game: 0 to 6.
    """
    groups: list[list[int]] = []
    placed = sorted(_cards(legal | others), key=lambda card: (_suit(game, card), kernel.strength(game, card)))
    last = -1
    for card in placed:
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


class _World:
    """One world with its searches; what one question finds helps the next."""

    def __init__(self, position: kernel.Position) -> None:
        self.position = position
        self._searches: dict[bool, Search] = {}

    def wins(self, card: int, goal: Goal, limit: int) -> tuple[bool, int]:
        """Tell whether the declarer reaches a goal after a card, and how many positions that took."""
        by_tricks = self.position.game == kernel.NULL or goal.points == ALL_POINTS
        search = self._searches.get(by_tricks)
        if search is None:
            search = self._searches[by_tricks] = search_of(self.position, by_tricks=by_tricks)
        before = search.nodes
        search.watch(before + limit, None)
        need = asked(self.position, goal, search.left, by_tricks=by_tricks)
        return search.bound(card, need) >= need, search.nodes - before


def rate(
    positions: Iterable[kernel.Position], cards: Sequence[int], goals: Sequence[Goal], budget: int, *, mine: bool
) -> Rating:
    """Try each card in each world.

    Args:
        positions: The worlds, all with the same cards to be played.
        cards: The cards of the kernel to be tried.
        goals: What the declarer plays for, the weightiest first.
        budget: How many positions may be searched. A world that is not done by then does not count.
        mine: Whether the declarer plays the card; otherwise what the declarer does not get is what counts.
    """
    worlds: list[_World] = []
    won = [0] * len(cards)
    left = budget
    for position in positions:
        world = _World(position)
        try:
            found, spent = _asked_of(world, cards, goals[0], left)
        except Stopped:
            break
        left -= spent
        worlds.append(world)
        won = [total + (each == mine) for total, each in zip(won, found, strict=True)]
    if not worlds:
        return Rating(tuple(cards), (0.0,) * len(cards), (0.0,) * len(cards), 0)
    chances = [round(total / len(worlds), _DIGITS) for total in won]
    values = _with_more(worlds, cards, chances, goals[1:], left, mine=mine)
    return Rating(tuple(cards), tuple(chances), tuple(values), len(worlds))


def _asked_of(world: _World, cards: Sequence[int], goal: Goal, left: int) -> tuple[list[bool], int]:
    found, spent = [], 0
    for card in cards:
        reached, nodes = world.wins(card, goal, max(1, left - spent))
        found.append(reached)
        spent += nodes
    return found, spent


def _with_more(
    worlds: Sequence[_World], cards: Sequence[int], chances: list[float], goals: Sequence[Goal], left: int, *, mine: bool
) -> list[float]:
    """Add what the further goals count, for the cards that they can still bring to the front."""
    values = list(chances)
    close = max(chances) - sum(goal.weight for goal in goals)
    places = [at for at, chance in enumerate(chances) if chance >= close]
    if len(places) < 2:  # noqa: PLR2004 - one has no rival
        return values
    for goal in goals:
        won, done = [0] * len(places), 0
        for world in worlds:
            try:
                found, spent = _asked_of(world, [cards[at] for at in places], goal, left)
            except Stopped:
                break
            left -= spent
            done += 1
            won = [total + (each == mine) for total, each in zip(won, found, strict=True)]
        for at, total in zip(places, won, strict=True):
            values[at] = round(values[at] + goal.weight * total / max(1, done), _DIGITS)
    return values
