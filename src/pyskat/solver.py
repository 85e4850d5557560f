"""Who wins if all cards are open and nobody makes a mistake? Best play for suit games, Grand and Null.

The two defenders play as one. :func:`solve` finds how the game ends and what each card leads to. Two questions are much
cheaper: :func:`reaches`, whether a number of points can be forced, and :func:`keeps`, with which cards.

All of them take a state of card play or a bare :class:`pyskat.kernel.Position`. A position knows no bid and no
announcement: there the declarer wins with 61 points, or a Null without a trick.

Compiled, a search holds Python's global lock. With a ``cancel`` function, other threads get their turn each time it is
called, every 1,024 positions.
"""

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from attrs import frozen

from pyskat import kernel
from pyskat.base.values import Value
from pyskat.card import Card, CardSet
from pyskat.errors import ArgumentError, Code, ContractError, SkatError, expect_type, expect_whole
from pyskat.errors.quoting import as_found
from pyskat.kernel.play import goes_on
from pyskat.kernel.search import Search, Stopped
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Choice, Kind, Span
from pyskat.phases.play import Playing
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, SCHNEIDER, WIN, Ending, Facts
from pyskat.scoring.matador import matadors
from pyskat.scoring.settlement import Settlement
from pyskat.seat import SEATS, Seat

__all__ = ["Solution", "SolverStopped", "keeps", "points_needed", "reaches", "solve", "solve_many"]

_GOALS: Final = ((WIN, None), (SCHNEIDER, None), (ALL_POINTS, ALL_TRICKS))
"""The points and tricks that the declarer of a suit game or Grand may need, the easiest first."""
_ENDLESS: Final = 1 << 62
"""More positions than anybody will search; compiled code counts them in 64 bits."""


OpenPlay: TypeAlias = Playing | kernel.Position
"""What can be solved."""


class SolverStopped(SkatError):  # noqa: N818 - the caller asked for it
    """The search reached its limit or was told to stop before it had an answer."""


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
    position, seat = _taken_apart(playing)
    budget = _Budget(node_limit, cancel)
    if position.game == kernel.NULL:
        return _solve_null(playing, position, budget)
    search = budget.search(position, by_tricks=False)
    have = _points_taken(position)
    guess = max(1, WIN - have)
    outcomes: list[tuple[Card, int]] = []
    for card in _legal(position):
        guess = budget.run(search, partial(search.exact, int(card), guess))
        outcomes.append((card, guess + have))
    declares = position.turn == seat
    points = (max if declares else min)(value for _, value in outcomes)
    won, keep = _outlook(position, _goal(playing), points, outcomes, budget)
    aim = (max if declares else min)(value for card, value in outcomes if card in keep)
    best = CardSet(card for card, value in outcomes if card in keep and value == aim)
    return Solution(SEATS[position.turn], seat, points, won, best, tuple(outcomes))


def reaches(
    playing: OpenPlay,
    points: int,
    *,
    node_limit: int | None = None,
    cancel: Callable[[], bool] | None = None,
) -> bool:
    """Tell whether the declarer can force a number of card points, with the skat.

    Args:
        playing: Card play in a suit game or Grand.
        points: 0 to 120.
        node_limit: As in :func:`solve`.
        cancel: As in :func:`solve`.

    Raises:
        SolverStopped: At the limit, or if ``cancel`` says so.
        ContractError: In Null and Ramsch.
        ArgumentError: As in :func:`solve`, and for points out of range.

    >>> from pyskat import cards, kernel
    >>> hands = [cards(hand).mask for hand in ("CJ HT H7", "SJ HA H8", "HK S7 D7")]
    >>> position = kernel.Position.start(hands, skat=cards("SA ST").mask, game=kernel.GRAND, declarer=0, leader=1)
    >>> reaches(position, 25), reaches(position, 26)
    (True, False)
    """
    position = _with_points(playing)
    need = _points_asked(points) - _points_taken(position)
    budget = _Budget(node_limit, cancel)
    search = budget.search(position, by_tricks=False)
    return budget.run(search, partial(search.bound, -1, need)) >= need


def keeps(
    playing: OpenPlay,
    points: int = WIN,
    *,
    node_limit: int | None = None,
    cancel: Callable[[], bool] | None = None,
) -> CardSet:
    """Find the cards with which the player wins the game, in a fraction of the time of ``solve``.

    Args:
        playing: Card play with a declarer, at any card, also in the middle of a trick.
        points: The card points that the declarer needs, 0 to 120, with the skat; see :func:`points_needed`. Ignored in
            Null.
        node_limit: As in :func:`solve`.
        cancel: As in :func:`solve`.

    Returns:
        If the declarer plays: the cards after which the declarer reaches the points, or wins the Null, whatever the
        others do. If a defender plays: those after which the declarer cannot. Empty if there are none.

    Raises:
        SolverStopped: At the limit, or if ``cancel`` says so.
        ContractError: In Ramsch, where there is no declarer.
        ArgumentError: As in :func:`solve`, and for points out of range.

    Forehand plays a Grand; middlehand has the lead and one card that holds him below 30 points:

    >>> from pyskat import cards, kernel
    >>> hands = [cards(hand).mask for hand in ("CJ HT H7", "SJ HA H8", "HK S7 D7")]
    >>> position = kernel.Position.start(hands, skat=cards("SA ST").mask, game=kernel.GRAND, declarer=0, leader=1)
    >>> keeps(position, 30), keeps(position, 39), keeps(position, 25)
    (cards('SJ'), cards('SJ HA'), cards(''))
    """
    position, seat = _taken_apart(playing)
    asked = _points_asked(points)
    budget = _Budget(node_limit, cancel)
    null = position.game == kernel.NULL
    search = budget.search(position, by_tricks=null)
    need = search.left if null else asked - _points_taken(position)
    legal = _legal(position)
    made = CardSet()
    if not null or _payable(playing):
        made = CardSet(card for card in legal if budget.run(search, partial(search.bound, int(card), need)) >= need)
    return made if position.turn == seat else legal - made


def points_needed(playing: Playing) -> int | None:
    """Tell how many card points the declarer needs to win as declared and bid.

    Args:
        playing: Card play in a suit game or Grand.

    Returns:
        61; 90 if Schneider was announced or the bid needs it; 120, and all ten tricks, if Schwarz was announced or the
        bid needs it; None if the game cannot reach the bid.

    Raises:
        ContractError: In Null and Ramsch.
        ArgumentError: For anything but card play.

    Rule: ISkO 2015 §5.2, §5.4.
    """
    _with_points(expect_type("playing", playing, Playing, Phrase.A_PLAYING))
    goal = _goal(playing)
    return None if goal is None else goal[0]


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
    _Budget(node_limit, None)  # even if there is nothing to solve
    size = max(1, min(16, len(asked) // 32)) if chunksize is None else expect_whole("chunksize", chunksize, 1)
    solver = partial(solve, node_limit=node_limit)
    if executor is None:
        return [solver(playing) for playing in asked]
    expect_type("executor", executor, Executor, Kind("concurrent.futures.Executor"))
    return list(executor.map(solver, asked, chunksize=size))


class _Budget:
    """How far one call may search, in all its searches together."""

    def __init__(self, node_limit: int | None, cancel: Callable[[], bool] | None) -> None:
        either = Choice.of(Kind("int"), Kind("NoneType"))
        if node_limit is not None and expect_type("node_limit", node_limit, int, either) < 1:
            raise ArgumentError.of(Code.WRONG_VALUE, what="node_limit", wanted=Span(1), found=node_limit)
        if cancel is not None and not callable(cancel):
            wanted = Phrase.FUNCTION_OR_NONE
            raise ArgumentError.of(Code.WRONG_TYPE, what="cancel", wanted=wanted, found=as_found(cancel))
        self._limit = None if node_limit is None else min(node_limit, _ENDLESS)
        self._cancel = cancel
        self._spent = 0

    def search(self, position: kernel.Position, *, by_tricks: bool) -> Search:
        """Set up a search of a position."""
        leader = position.leader
        hands = position.hands[leader:] + position.hands[:leader]
        fore, middle, rear = hands
        place = (position.declarer - leader) % 3
        return Search((fore, middle, rear), position.trick, position.game, place, by_tricks=by_tricks)

    def run(self, search: Search, ask: Callable[[], int]) -> int:
        """Ask one question, and count its positions."""
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


def _taken_apart(playing: OpenPlay) -> tuple[kernel.Position, Seat]:
    """Return the position and its declarer, if it can be solved."""
    if isinstance(playing, kernel.Position):
        position = playing
    else:
        position = expect_type("playing", playing, Playing, Phrase.A_PLAYING).position
    if position.game == kernel.RAMSCH:
        raise ContractError.of(Code.RAMSCH_NOT_SOLVED)
    if position is playing and not goes_on(position):
        raise ArgumentError.of(Code.WRONG_VALUE, what="playing", wanted=Phrase.A_POSITION, found=as_found(position))
    return position, SEATS[position.declarer]


def _with_points(playing: OpenPlay) -> kernel.Position:
    """Return a position in which card points count."""
    position, _ = _taken_apart(playing)
    if position.game == kernel.NULL:
        raise ContractError.of(Code.NULL_HAS_NO_POINTS)
    return position


def _points_asked(points: int) -> int:
    """Return a number of card points that can be asked about."""
    if not 0 <= expect_type("points", points, int) <= ALL_POINTS:
        raise ArgumentError.of(Code.POINTS_OUT_OF_RANGE, points=points)
    return points


def _legal(position: kernel.Position) -> CardSet:
    """List the cards that may be played."""
    return CardSet.from_mask(kernel.legal_mask(position))


def _points_taken(position: kernel.Position) -> int:
    """Count the points that the declarer already has, with the skat."""
    return position.points[position.declarer] + kernel.mask_points(position.skat)


def _payable(playing: OpenPlay) -> bool:
    """Tell whether a Null is worth its bid, so that it can be won."""
    return isinstance(playing, kernel.Position) or _judged(playing, 0, 0)


def _goal(playing: OpenPlay) -> tuple[int, int | None] | None:
    """Find the easiest goal that wins the game as declared and bid, if any does."""
    if isinstance(playing, kernel.Position):
        return _GOALS[0]
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
    position: kernel.Position,
    goal: tuple[int, int | None] | None,
    points: int,
    outcomes: list[tuple[Card, int]],
    budget: _Budget,
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
    search = budget.search(position, by_tricks=True)
    need = search.left
    made = CardSet(
        card
        for card, value in outcomes
        if value == ALL_POINTS and budget.run(search, partial(search.bound, int(card), need)) >= need
    )
    if position.turn == seat:
        return bool(made), made or every
    return made == every, (every - made) or every


def _solve_null(playing: OpenPlay, position: kernel.Position, budget: _Budget) -> Solution:
    """Solve a Null, which is lost from the start if it is worth less than the bid."""
    search = budget.search(position, by_tricks=True)
    need = search.left
    payable = _payable(playing)
    outcomes = tuple(
        (card, payable and budget.run(search, partial(search.bound, int(card), need)) >= need)
        for card in _legal(position)
    )
    won = (any if position.turn == position.declarer else all)(value for _, value in outcomes)
    best = CardSet(card for card, value in outcomes if value is won)
    return Solution(SEATS[position.turn], SEATS[position.declarer], None, won, best, outcomes)
