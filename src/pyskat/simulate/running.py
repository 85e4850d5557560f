"""How are very many deals played by three bots, here or by many, and added up the same in any case?"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sized
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from functools import partial
from itertools import islice, permutations
from os import PathLike
from typing import Final, NamedTuple, TypeAlias

from attrs import Factory, define

from pyskat.bots.protocol import Bot
from pyskat.deal import Deal
from pyskat.engine import start
from pyskat.errors import ArgumentError, Code, expect_type, expect_whole
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Choice, Kind, Term
from pyskat.match.running import dealt, expect_executor, generators, list_points, run
from pyskat.rules import ISKO, Rules
from pyskat.simulate.adding import COLUMNS, Adding
from pyskat.simulate.archives import expect_path
from pyskat.simulate.handing import Desk, Patience, window_for
from pyskat.simulate.parquet import Sink
from pyskat.simulate.progress import Progress, expect_progress, shown
from pyskat.simulate.results import Results, results_of
from pyskat.simulate.rows import Cells, Keeper, facts_of
from pyskat.simulate.values import Numbers

__all__ = ["simulate"]

_Three: TypeAlias = tuple[int, int, int]

_PIECES: Final = 64
_LARGEST: Final = 100
_USUAL: Final = 8
"""So many deals go out together if nobody knows how many there are."""
_MOST_CHUNK: Final = 10**6
_AS_GIVEN: Final[tuple[_Three, ...]] = ((0, 1, 2),)
_ALL_SEATINGS: Final[tuple[_Three, ...]] = tuple((a, b, c) for a, b, c in permutations(range(3)))


class _Table(NamedTuple):
    """What all deals have in common."""

    names: tuple[str, str, str]
    bots: tuple[Bot, Bot, Bot]
    rules: Rules
    seed: int
    seatings: tuple[_Three, ...]
    listed: bool
    """Whether rows are wanted."""


class _Task(NamedTuple):
    """Some deals: their numbers, and their cards where somebody gave them."""

    numbers: range
    given: tuple[Deal, ...] | None


class _Piece(NamedTuple):
    """What came of some deals."""

    added: Adding
    rows: tuple[Cells, ...]


def simulate(
    bots: Mapping[str, Bot],
    deals: int | Iterable[Deal],
    *,
    rules: Rules = ISKO,
    seed: int = 0,
    rotate: bool = False,
    executor: Executor | None = None,
    chunk: int | None = None,
    progress: Progress = None,
    keep: bool = True,
    to: str | PathLike[str] | None = None,
) -> Results:
    """Let three bots play very many deals.

    What is random at a seat depends on the seed, the number of the deal and the seat alone, so the same comes out with
    any executor and any ``chunk``. A bot that raises an exception, does what is not possible or forfeits is noted, and
    the deal goes on with the first action that was legal. If a worker is lost, its deals are handed out once more; if
    the executor is broken, or they are lost again, what has been played stands and :attr:`Results.missing` names the
    others. Ctrl-C gives what is there.

    Args:
        bots: Three bots by name, in the order of the seats: forehand, middlehand, rearhand.
        deals: How many deals, 1 to 10^9; or the deals themselves, which are taken as there is room.
        rules: The rules of the table.
        seed: Another one gives other deals and other chance.
        rotate: Whether each deal is played in all six seatings.
        executor: Who plays them, such as a ``ProcessPoolExecutor``, or ``Client.get_executor()`` of Dask; None: they
            are played here.
        chunk: How many deals go out together, 1 to 10^6; None: up to a hundred.
        progress: Called here as ``progress(done, total)`` with numbers of deals, the total None where it is not known;
            True: a bar, which needs the extra ``cli``.
        keep: Whether the rows are kept. Without them ten million deals take no more memory than a hundred.
        to: A Parquet file to which rows are written on the way; it needs the extra ``data``.

    Raises:
        ArgumentError: If an argument is not what it must be.
        OSError: If the file cannot be written.

    >>> from pyskat.bots import RandomBot, RuleBot
    >>> results = simulate({"rule": RuleBot(), "random": RandomBot(), "another": RandomBot()}, 5, rotate=True)
    >>> results.games, results.compare("random", "another").difference
    (30, 0.0)
    """
    names, players = _expect_bots(bots)
    known = _expect_deals(deals)
    expect_type("rules", rules, Rules)
    expect_type("seed", seed, int)
    for name, flag in (("rotate", rotate), ("keep", keep)):
        expect_type(name, flag, bool)
    expect_executor(executor, bots)
    size = _size(deals) if chunk is None else expect_whole("chunk", chunk, 1, _MOST_CHUNK)
    told = expect_progress(progress)
    path = None if to is None else expect_path("to", to)
    table = _Table(names, players, rules, seed, _ALL_SEATINGS if rotate else _AS_GIVEN, keep or to is not None)
    running = _Running(Keeper(tuple(COLUMNS)) if keep else None)
    with ExitStack() as stack:
        sink = None if path is None else stack.enter_context(Sink(path, COLUMNS))
        bar = stack.enter_context(shown(told, known))
        desk = Desk(partial(_played, table), _tasks(deals, size), executor, window_for(executor))
        running.run(desk, sink, bar, known)
    kept = None if running.keeper is None else running.keeper.kept()
    missing = Numbers.of([*running.missing, range(running.next, running.next if known is None else known)])
    return results_of(
        names,
        running.added,
        kept,
        missing,
        seed=seed,
        rules=rules,
        rotate=rotate,
        interrupted=running.interrupted,
        lost=desk.lost,
    )


@define
class _Running:
    """What has come of the deals so far."""

    keeper: Keeper | None
    added: Adding = Factory(Adding)
    missing: list[range] = Factory(list)
    next: int = 0
    """The number of the deal that comes next."""
    interrupted: bool = False

    def run(
        self,
        desk: Desk[_Task, _Piece],
        sink: Sink | None,
        bar: Callable[[int, int | None], object],
        total: int | None,
    ) -> None:
        """Play them all, or as many as there are players for, until somebody stops it."""
        patience = Patience()
        arriving = patience.through(desk, lambda: bar(self.added.deals, total))
        with patience.watching(), closing(arriving):
            for task, piece in arriving:
                self._add(task, piece, sink)
        self.interrupted = patience.asked

    def _add(self, task: _Task, piece: _Piece | None, sink: Sink | None) -> None:
        """Add what came of the deals that are next, or that come later if those between were lost."""
        self.missing.append(range(self.next, task.numbers.start if piece is not None else task.numbers.stop))
        self.next = task.numbers.stop
        if piece is None:
            return
        self.added.join(piece.added)
        if self.keeper is not None:
            self.keeper.add(piece.rows)
        if sink is not None:
            sink.add(piece.rows)


# ---- Deals --------------------------------------------------------------------------------------------------------


def _tasks(deals: int | Iterable[Deal], size: int) -> Iterator[_Task]:
    """Cut the deals into pieces."""
    if isinstance(deals, int):
        for first in range(0, deals, size):
            yield _Task(range(first, min(first + size, deals)), None)
        return
    source, first = iter(deals), 0
    while given := tuple(islice(source, size)):
        for number, deal in enumerate(given, first):
            expect_type(f"deals[{number}]", deal, Deal)
        yield _Task(range(first, first + len(given)), given)
        first += len(given)


def _size(deals: int | Iterable[Deal]) -> int:
    """Choose how many deals go out together: few where there are few, so that nobody waits for the last ones."""
    return min(max(1, deals // _PIECES), _LARGEST) if isinstance(deals, int) else _USUAL


def _played(table: _Table, task: _Task) -> _Piece:
    """Play some deals."""
    added = Adding()
    rows: list[Cells] = []
    for place, number in enumerate(task.numbers):
        deal = dealt(table.seed, number) if task.given is None else task.given[place]
        rows += _one(table, number, deal, added)
    return _Piece(added, tuple(rows) if table.listed else ())


def _one(table: _Table, number: int, deal: Deal, added: Adding) -> list[Cells]:
    """Play one deal in all seatings."""
    begin = start(deal, table.rules)
    games: list[tuple[Cells, _Three, _Three]] = []
    for sits in table.seatings:
        ran = run(begin, [table.bots[bot] for bot in sits], generators(table.seed, number))
        points = list_points(ran.finished)
        row: Cells = (number, [table.names[bot] for bot in sits], *facts_of(ran.finished), list(points))
        games.append((row, sits, points))
        if ran.faults:
            added.blame(number, sits, ran.faults)
    added.add(games)
    return [row for row, _, _ in games]


# ---- Arguments ----------------------------------------------------------------------------------------------------


def _expect_bots(bots: object) -> tuple[tuple[str, str, str], tuple[Bot, Bot, Bot]]:
    """Take three bots and their names apart."""
    three = 3
    if isinstance(bots, Mapping) and len(bots) == three:
        names, players = tuple(bots), tuple(bots.values())
        if all(isinstance(name, str) and name for name in names) and all(map(callable, players)):
            (first, second, third), (fore, middle, rear) = names, players
            return (first, second, third), (fore, middle, rear)
    raise ArgumentError.of(Code.WRONG_TYPE, what="bots", wanted=Phrase.THREE_BOTS_BY_NAME, found=as_found(bots))


def _expect_deals(deals: object) -> int | None:
    """Say how many deals there are, if that is known."""
    if isinstance(deals, Iterable) and not isinstance(deals, str):
        return len(deals) if isinstance(deals, Sized) else None
    if type(deals) is int:
        return expect_whole("deals", deals, 1)
    wanted: Term = Choice.of(Kind("int"), Phrase.SOME_DEALS)
    raise ArgumentError.of(Code.WRONG_TYPE, what="deals", wanted=wanted, found=as_found(deals))
