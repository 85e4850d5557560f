"""How does the game end with best play, and what does each card lead to?"""

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from functools import partial
from types import MappingProxyType

from attrs import frozen

from pyskat import kernel
from pyskat.base.values import Value
from pyskat.card import Card, CardSet
from pyskat.errors import expect_type, expect_whole
from pyskat.kernel.search import search_of
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Kind
from pyskat.scoring.judgement import ALL_POINTS, WIN
from pyskat.seat import SEATS, Seat
from pyskat.solver.asking import Budget, OpenPlay, legal_cards, points_taken, taken_apart
from pyskat.solver.goals import easiest_goal, payable

__all__ = ["Solution", "solve", "solve_many"]


@frozen
class Solution(Value):
    """What best play from both sides leads to.

    ``str()`` says it on one line.
    """

    turn: Seat
    """Who plays next."""
    declarer: Seat
    points: int | None
    """The declarer's card points with the skat, 0 to 120, when all ten tricks are played; None in Null."""
    won: bool
    """Whether the declarer can win as declared and bid, whatever the defenders do."""
    best: CardSet
    """The best cards to play: those with which the own side wins, if there are any, and of these the best in points."""
    outcomes: tuple[tuple[Card, int], ...]
    """The legal cards, the highest first, each with what it leads to; see :attr:`values`."""

    @property
    def values(self) -> Mapping[Card, int]:
        """What each legal card leads to: the declarer's points, or in Null whether the declarer wins."""
        return MappingProxyType(dict(self.outcomes))

    def __str__(self) -> str:
        outcome = f"the declarer {'wins' if self.won else 'loses'}"
        if self.points is not None:
            outcome += f" with {self.points} points"
        return f"{outcome}; {self.turn} plays best {' or '.join(str(self.best).split())}"


def solve(playing: OpenPlay, *, node_limit: int | None = None, cancel: Callable[[], bool] | None = None) -> Solution:
    """Find what best play from both sides leads to, and what each card leads to.

    All points are those of ten tricks and the skat, even in a game with Schwarz announced, which at the table ends with
    the first lost trick.

    Args:
        playing: Card play with a declarer, at any card, also in the middle of a trick.
        node_limit: The most positions to search, 1 or more; None for no limit.
        cancel: Called before each card is searched, and every 1,024 positions; if it returns True, the search stops.

    Raises:
        SolverStopped: At the limit, or if ``cancel`` says so.
        ContractError: In Ramsch, where there is no declarer.
        ArgumentError: For anything but unfinished card play, a limit below 1, or a ``cancel`` that is not a function.

    >>> import random
    >>> from pyskat import Contract, Deal, Game, Seat, apply, legal_actions, start_play
    >>> from pyskat.solver import solve
    >>> state = start_play(Deal.shuffled(random.Random(4)), Contract(Game.GRAND, hand=True), Seat.FOREHAND)
    >>> for _ in range(19):
    ...     state = apply(state, legal_actions(state)[0])
    >>> print(solve(state))
    the declarer loses with 34 points; middlehand plays best HK or HQ
    """
    position, seat = taken_apart(playing)
    budget = Budget(node_limit, cancel)
    if position.game == kernel.NULL:
        return _solve_null(playing, position, budget)
    search = search_of(position, by_tricks=False)
    have = points_taken(position)
    guess = max(1, WIN - have)
    outcomes: list[tuple[Card, int]] = []
    for card in legal_cards(position):
        guess = budget.run(search, partial(search.exact, int(card), guess))
        outcomes.append((card, guess + have))
    declares = position.turn == seat
    points = (max if declares else min)(value for _, value in outcomes)
    won, keep = _outlook(position, easiest_goal(playing), points, outcomes, budget)
    aim = (max if declares else min)(value for card, value in outcomes if card in keep)
    best = CardSet(card for card, value in outcomes if card in keep and value == aim)
    return Solution(SEATS[position.turn], seat, points, won, best, tuple(outcomes))


def solve_many(
    playings: Iterable[OpenPlay],
    *,
    executor: Executor | None = None,
    node_limit: int | None = None,
    chunksize: int | None = None,
) -> list[Solution]:
    """Solve many positions, in parallel if there is an executor.

    Compiled, a search holds Python's global lock: use processes, not threads.

    Args:
        playings: As in :func:`solve`.
        executor: Any executor, of threads or processes; None to solve one after the other. It is not shut down.
        node_limit: The most positions to search for each, 1 or more.
        chunksize: How many positions a process gets at once, 1 or more. None: at least 32 chunks of at most 16
            positions. Handing over an ending takes about as long as solving it, while the times of whole deals differ
            so much that only few should wait for each other.

    Returns:
        The solutions, in the order of the positions.

    Raises:
        SolverStopped: If one of them reaches the limit.
        ContractError: As in :func:`solve`.
        ArgumentError: As in :func:`solve`, or for a chunk size below 1.
    """
    asked = list(expect_type("playings", playings, Iterable, Phrase.SEVERAL_PLAYINGS))  # type: ignore[type-abstract] # no matter here
    Budget(node_limit, None)  # even if there is nothing to solve
    size = max(1, min(16, len(asked) // 32)) if chunksize is None else expect_whole("chunksize", chunksize, 1)
    solver = partial(solve, node_limit=node_limit)
    if executor is None:
        return [solver(playing) for playing in asked]
    expect_type("executor", executor, Executor, Kind("concurrent.futures.Executor"))
    return list(executor.map(solver, asked, chunksize=size))


def _outlook(
    position: kernel.Position,
    goal: tuple[int, int | None] | None,
    points: int,
    outcomes: list[tuple[Card, int]],
    budget: Budget,
) -> tuple[bool, CardSet]:
    """Tell whether the goal can be forced, and which cards of the player to act force or prevent it."""
    every = CardSet(card for card, _ in outcomes)
    if goal is None:
        return False, every
    if goal[1] is None:
        return points >= goal[0], every
    tricks, seat = position.tricks, position.declarer
    if tricks[seat] < sum(tricks) or max(value for _, value in outcomes) < ALL_POINTS:
        return False, every
    search = search_of(position, by_tricks=True)
    need = search.left
    made = CardSet(
        card
        for card, value in outcomes
        if value == ALL_POINTS and budget.run(search, partial(search.bound, int(card), need)) >= need
    )
    if position.turn == seat:
        return bool(made), made or every
    return made == every, (every - made) or every


def _solve_null(playing: OpenPlay, position: kernel.Position, budget: Budget) -> Solution:
    """Solve a Null, which is lost from the start if it is worth less than the bid."""
    search = search_of(position, by_tricks=True)
    need = search.left
    worth_it = payable(playing)
    outcomes = tuple(
        (card, worth_it and budget.run(search, partial(search.bound, int(card), need)) >= need)
        for card in legal_cards(position)
    )
    won = (any if position.turn == position.declarer else all)(value for _, value in outcomes)
    best = CardSet(card for card, value in outcomes if value is won)
    return Solution(SEATS[position.turn], SEATS[position.declarer], None, won, best, outcomes)
