"""Who wins if all cards lie open and nobody errs? Best play from both sides, for suit games, Grand and Null.

The two defenders play as one. :func:`solve` finds what a position is worth and what each card leads to;
:func:`reaches` answers only whether a number of points can be forced, which is much cheaper.
"""

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from functools import partial
from types import MappingProxyType
from typing import Final

from attrs import frozen

from pyskat import kernel
from pyskat.base.values import Value
from pyskat.card import Card, CardSet
from pyskat.errors import ArgumentError, Code, ContractError, SkatError, check_type
from pyskat.errors.quoting import as_found
from pyskat.game import Game
from pyskat.kernel.search import Search, Stopped
from pyskat.phases.play import Playing
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, SCHNEIDER, WIN, Ending, Facts
from pyskat.scoring.matador import matadors
from pyskat.scoring.settlement import Settlement
from pyskat.seat import Seat

__all__ = ["Solution", "SolverStopped", "points_needed", "reaches", "solve", "solve_many"]

_GOALS: Final = ((WIN, None), (SCHNEIDER, None), (ALL_POINTS, ALL_TRICKS))
"""What a declarer of a suit game or Grand may have to come to, points and tricks, the easiest first."""
_ENDLESS: Final = 1 << 62
"""More positions than anybody searches; compiled code counts them in 64 bits."""


class SolverStopped(SkatError):  # noqa: N818 - the caller asked for it
    """The search reached its limit, or was told to stop, before it had an answer."""


@frozen
class Solution(Value):
    """What best play from both sides leads to.

    ``str()`` says it in a line.
    """

    turn: Seat
    """Who plays next."""
    declarer: Seat
    points: int | None
    """The declarer's card points with the skat, 0 to 120, when all ten tricks are played; None in Null."""
    won: bool
    """Whether the declarer can win as declared and bid, whatever the defenders do."""
    best: CardSet
    """The best cards of the seat on turn: those that keep the game won, or lost, and of these the best in points."""
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


def solve(playing: Playing, *, node_limit: int | None = None, cancel: Callable[[], bool] | None = None) -> Solution:
    """Find what best play from both sides leads to, and what each card leads to.

    All points are those of the ten tricks and the skat, also in a game with schwarz announced, which the table would
    end at the first trick lost.

    Args:
        playing: Card play with a declarer, at any card, also in the middle of a trick.
        node_limit: The most positions to search, 1 or more; None for no limit.
        cancel: Asked before each card is searched, and every 1,024 positions, whether to stop.

    Raises:
        SolverStopped: At the limit, or when told to stop.
        ContractError: In Ramsch, where there is no declarer.
        ArgumentError: For anything but card play, a limit below 1, or a cancel that is no function.

    >>> import random
    >>> from pyskat import Contract, Deal, Game, Seat, apply, legal_actions, start_play
    >>> from pyskat.solver import solve
    >>> state = start_play(Deal.shuffled(random.Random(4)), Contract(Game.GRAND, hand=True), Seat.FOREHAND)
    >>> for _ in range(19):
    ...     state = apply(state, legal_actions(state)[0])
    >>> print(solve(state))
    the declarer loses with 34 points; middlehand plays best HK or HQ
    """
    seat = _declarer(playing)
    budget = _Budget(node_limit, cancel)
    if playing.contract.game is Game.NULL:
        return _solve_null(playing, seat, budget)
    search = budget.search(playing, by_tricks=False)
    have = _points_taken(playing, seat)
    legal = CardSet.from_mask(kernel.legal_mask(playing.position))
    guess = max(1, WIN - have)
    outcomes: list[tuple[Card, int]] = []
    for card in legal:
        guess = budget.run(search, partial(search.exact, int(card), guess))
        outcomes.append((card, guess + have))
    declares = playing.turn is seat
    points = (max if declares else min)(value for _, value in outcomes)
    goal = _goal(playing)
    won, keep = _outlook(playing, goal, points, outcomes, budget)
    aim = (max if declares else min)(value for card, value in outcomes if card in keep)
    best = CardSet(card for card, value in outcomes if card in keep and value == aim)
    return Solution(playing.turn, seat, points, won, best, tuple(outcomes))


def reaches(
    playing: Playing,
    points: int,
    *,
    node_limit: int | None = None,
    cancel: Callable[[], bool] | None = None,
) -> bool:
    """Tell whether the declarer can force so many card points, the skat counted.

    Args:
        playing: Card play in a suit game or Grand.
        points: 0 to 120.
        node_limit: As in :func:`solve`.
        cancel: As in :func:`solve`.

    Raises:
        SolverStopped: At the limit, or when told to stop.
        ContractError: In Null and Ramsch.
        ArgumentError: For anything but card play, other points, a limit below 1, or a cancel that is no function.

    >>> import random
    >>> from pyskat import Contract, Deal, Game, Seat, apply, legal_actions, start_play
    >>> from pyskat.solver import reaches
    >>> state = start_play(Deal.shuffled(random.Random(4)), Contract(Game.GRAND, hand=True), Seat.FOREHAND)
    >>> for _ in range(18):
    ...     state = apply(state, legal_actions(state)[0])
    >>> reaches(state, 30), reaches(state, 90)
    (True, False)
    """
    seat = _declarer_for_points(playing)
    check_type("points", points, int, "an int")
    if not 0 <= points <= ALL_POINTS:
        raise ArgumentError.of(Code.POINTS_OUT_OF_RANGE, points=points)
    budget = _Budget(node_limit, cancel)
    need = points - _points_taken(playing, seat)
    search = budget.search(playing, by_tricks=False)
    return budget.run(search, partial(search.bound, -1, need)) >= need


def points_needed(playing: Playing) -> int | None:
    """Tell how many card points the declarer must come to, to win as declared and bid.

    Args:
        playing: Card play in a suit game or Grand.

    Returns:
        61; 90 where schneider was announced or the bid needs it; 120, and all ten tricks, where schwarz was announced
        or the bid needs it; None where the bid is out of reach of the game.

    Raises:
        ContractError: In Null and Ramsch.
        ArgumentError: For anything but card play.

    Rule: 000, 003 and 004 on winning, losing and overbidding; ISkO 2015 §5.2, §5.4.
    """
    _declarer_for_points(playing)
    goal = _goal(playing)
    return None if goal is None else goal[0]


def solve_many(
    playings: Iterable[Playing], *, executor: Executor | None = None, node_limit: int | None = None
) -> list[Solution]:
    """Solve many positions, side by side if there is an executor.

    Args:
        playings: As in :func:`solve`.
        executor: Any executor, of threads or processes; None to solve one after the other. It is not shut down.
        node_limit: The most positions to search for each, 1 or more.

    Returns:
        The solutions, in the order of the positions.

    Raises:
        SolverStopped: If one of them reaches the limit.
        ContractError: As in :func:`solve`.
        ArgumentError: As in :func:`solve`.
    """
    check_type("what is solved", playings, Iterable, "several Playings, such as a list")
    _Budget(node_limit, None)  # also where there is nothing to solve
    solver = partial(solve, node_limit=node_limit)
    if executor is None:
        return [solver(playing) for playing in playings]
    check_type("an executor", executor, Executor, "a concurrent.futures.Executor")
    return list(executor.map(solver, playings))


class _Budget:
    """How far one call may search, over all its searches."""

    def __init__(self, node_limit: int | None, cancel: Callable[[], bool] | None) -> None:
        if node_limit is not None:
            check_type("node_limit", node_limit, int, "an int or None")
            if node_limit < 1:
                raise ArgumentError.of(Code.WRONG_VALUE, what="node_limit", wanted="1 or more", found=node_limit)
        if cancel is not None and not callable(cancel):
            raise ArgumentError.of(Code.WRONG_TYPE, what="cancel", wanted="a function or None", found=as_found(cancel))
        self._limit = None if node_limit is None else min(node_limit, _ENDLESS)
        self._cancel = cancel
        self._spent = 0

    def search(self, playing: Playing, *, by_tricks: bool) -> Search:
        """Set up a search of a position."""
        position = playing.position
        leader = position.leader
        hands = position.hands[leader:] + position.hands[:leader]
        fore, middle, rear = hands
        place = (position.declarer - leader) % 3
        return Search((fore, middle, rear), position.trick, position.game, place, by_tricks=by_tricks)

    def run(self, search: Search, ask: Callable[[], int]) -> int:
        """Ask one question, and charge it."""
        if self._cancel is not None and self._cancel():
            raise SolverStopped.of(Code.SOLVER_STOPPED, count=self._spent)
        before = search.nodes
        search.watch(None if self._limit is None else before + self._limit - self._spent, self._cancel)
        try:
            return ask()
        except Stopped:
            raise SolverStopped.of(Code.SOLVER_STOPPED, count=self._spent + search.nodes - before) from None
        finally:
            self._spent += search.nodes - before


def _declarer(playing: Playing) -> Seat:
    """Return the declarer of a position that can be solved."""
    check_type("what is solved", playing, Playing, "card play that is not over (a Playing)")
    if playing.declarer is None:
        raise ContractError.of(Code.RAMSCH_NOT_SOLVED)
    return playing.declarer


def _declarer_for_points(playing: Playing) -> Seat:
    """Return the declarer of a position in which card points count."""
    seat = _declarer(playing)
    if playing.contract.game is Game.NULL:
        raise ContractError.of(Code.NULL_HAS_NO_POINTS)
    return seat


def _points_taken(playing: Playing, declarer: Seat) -> int:
    """Count what the declarer has already, the skat included."""
    return playing.points[declarer] + kernel.mask_points(playing.position.skat)


def _goal(playing: Playing) -> tuple[int, int | None] | None:
    """Find the easiest goal that wins the game as declared and bid, if any does."""
    return next((goal for goal in _GOALS if _judged(playing, *goal)), None)


def _judged(playing: Playing, points: int, tricks: int | None) -> bool:
    """Tell whether an outcome wins the game as declared and bid."""
    story, contract, declarer = playing.story, playing.contract, playing.declarer
    assert declarer is not None  # noqa: S101 - checked where a solver is called
    game = contract.game
    held = story.deal.hand(declarer) | story.deal.skat
    found = matadors(held, game) if game.has_matadors else None
    facts = Facts(points, tricks, Ending.PLAYED)
    return Settlement(contract, story.bid, found, facts, story.rules).won


def _outlook(
    playing: Playing,
    goal: tuple[int, int | None] | None,
    points: int,
    outcomes: list[tuple[Card, int]],
    budget: _Budget,
) -> tuple[bool, CardSet]:
    """Tell whether the goal can be forced, and by which cards the seat on turn keeps it so or prevents it."""
    every = CardSet(card for card, _ in outcomes)
    if goal is None:
        return False, every
    if goal[1] is None:
        return points >= goal[0], every
    tricks, seat = playing.position.tricks, playing.position.declarer
    if tricks[seat] < sum(tricks) or max(value for _, value in outcomes) < ALL_POINTS:
        return False, every
    search = budget.search(playing, by_tricks=True)
    need = search.left
    made = CardSet(
        card
        for card, value in outcomes
        if value == ALL_POINTS and budget.run(search, partial(search.bound, int(card), need)) >= need
    )
    if playing.turn is playing.declarer:
        return bool(made), made or every
    return made == every, (every - made) or every


def _solve_null(playing: Playing, declarer: Seat, budget: _Budget) -> Solution:
    """Solve a Null, which is lost from the start if it is worth less than the bid."""
    search = budget.search(playing, by_tricks=True)
    need = search.left
    payable = _judged(playing, 0, 0)
    legal = CardSet.from_mask(kernel.legal_mask(playing.position))
    outcomes = tuple(
        (card, payable and budget.run(search, partial(search.bound, int(card), need)) >= need) for card in legal
    )
    declares = playing.turn is declarer
    won = (any if declares else all)(value for _, value in outcomes)
    best = CardSet(card for card, value in outcomes if value is won)
    return Solution(playing.turn, declarer, None, won, best, outcomes)
