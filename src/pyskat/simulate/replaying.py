"""How is an archive replayed, in pieces that others may read, and every record checked?"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import closing
from os import PathLike
from typing import Final, NamedTuple

from attrs import Factory, define, evolve

from pyskat.base.values import FrozenMap
from pyskat.errors import Code, Reason, RecordError
from pyskat.language.record_words import RecordWord
from pyskat.language.simulate_words import SimulateWord
from pyskat.match.running import expect_executor
from pyskat.notation.iss import read_each
from pyskat.records.record import Record
from pyskat.simulate.archives import BROKEN, expect_paths, records_in
from pyskat.simulate.handing import Desk, Patience, window_for
from pyskat.simulate.progress import Progress, expect_progress, shown
from pyskat.simulate.report import COLUMNS, Finding, Gap, Report
from pyskat.simulate.rows import FACTS, Cells, Keeper, facts_of
from pyskat.simulate.values import by_frequency

__all__ = ["replay"]

_RECORDS: Final = 200
_CHARACTERS: Final = 1 << 20
_COUNTED: Final = (
    *("records", "read", "corrupt", "agree", "differ", "silent", "remarks"),
    *("won", "lost", "overbid", "ramsch", "passed_in", "aborted", "unfinished"),
)
_AT: Final = {name: place for place, name in enumerate(FACTS)}
_CONTRACT, _WON, _OVERBID, _ENDED = (_AT[name] for name in ("contract", "won", "overbid", "ended"))


class _Task(NamedTuple):
    """Some records of a file with their lines, or why it can be read no further."""

    path: str
    line: int
    texts: tuple[tuple[int, str], ...]
    broken: str | None = None


@define
class _Piece:
    """What was found in some records, numbered within the piece."""

    counts: Counter[str] = Factory(Counter)
    played: Counter[tuple[str, str]] = Factory(Counter)
    rows: list[tuple[int, Cells]] = Factory(list)
    differences: list[Finding] = Factory(list)
    errors: list[Finding] = Factory(list)


def replay(
    paths: str | PathLike[str] | Iterable[str | PathLike[str]],
    *,
    executor: Executor | None = None,
    progress: Progress = None,
) -> Report:
    """Replay archives of server records, and check every one of them.

    The files are read in pieces, cut at the borders of records. A broken record costs itself alone, also where a
    bracket was left open. What comes of it is the same for any executor. If a worker is lost, its records are handed
    out once more; if they are lost again, or the executor is broken, :attr:`Report.missing` names them. Ctrl-C gives
    what is there.

    Args:
        paths: A file of server records, packed by gzip or not, or several.
        executor: Who replays them, such as a ``ProcessPoolExecutor``, or ``Client.get_executor()`` of Dask; None: they
            are replayed here.
        progress: Called here as ``progress(done, total)`` with numbers of records, the total None; True: a bar, which
            needs the extra ``cli``.

    Raises:
        ArgumentError: If an argument is not what it must be.
        OSError: If one of the files is not there. Where one can be read no further, that is told in the report.
    """
    named = expect_paths(paths)
    expect_executor(executor, {})
    told = expect_progress(progress)
    running = _Running()
    with shown(told, None, SimulateWord.UNIT_RECORDS) as bar:
        desk = Desk(_replayed, _tasks(named), executor, window_for(executor))
        running.run(desk, bar)
    return running.report(named, desk.lost)


@define
class _Running:
    """What has been found so far."""

    whole: _Piece = Factory(_Piece)
    keeper: Keeper = Factory(lambda: Keeper(tuple(COLUMNS)))
    missing: list[Gap] = Factory(list)
    path: str = ""
    number: int = 0
    """The number of the next record in the file."""
    interrupted: bool = False

    def run(self, desk: Desk[_Task, _Piece], bar: Callable[[int, int | None], object]) -> None:
        """Replay them all, or as many as there are workers for, until somebody stops it."""
        patience = Patience()
        arriving = patience.through(desk, lambda: bar(self.whole.counts["records"], None))
        with patience.watching(), closing(arriving):
            for task, piece in arriving:
                self._add(task, piece)
        self.interrupted = patience.asked
        after = next(desk.tasks, None)
        if after is not None:
            self.missing.append(Gap(after.path, after.line, None))

    def _add(self, task: _Task, piece: _Piece | None) -> None:
        """Add what was found in the records that come next, under their numbers in the file."""
        if task.path != self.path:
            self.path, self.number = task.path, 0
        before, path = self.number, task.path
        if piece is None:
            self.missing.append(Gap(path, task.line, len(task.texts)))
            self.number += len(task.texts)
            return
        self.whole.counts.update(piece.counts)
        self.whole.played.update(piece.played)
        self.keeper.add((path, before + number, *cells) for number, cells in piece.rows)
        self.whole.differences += [evolve(each, number=before + each.number) for each in piece.differences]
        self.whole.errors += [evolve(each, number=before + each.number) for each in piece.errors]
        self.number += piece.counts["records"]

    def report(self, paths: tuple[str, ...], lost: str) -> Report:
        """Put together what was found."""
        whole = self.whole
        return Report(
            paths,
            FrozenMap({name: whole.counts[name] for name in _COUNTED}),
            by_frequency(whole.played.items()),
            tuple(whole.differences),
            tuple(whole.errors),
            tuple(self.missing),
            self.interrupted,
            lost,
            self.keeper.kept(),
        )


# ---- Pieces -------------------------------------------------------------------------------------------------------


def _tasks(paths: Iterable[str]) -> Iterator[_Task]:
    """Cut archives into pieces."""
    for path in paths:
        texts: list[tuple[int, str]] = []
        line = size = 0
        broken = None
        source = records_in(path)
        try:
            for line, text, _ in source:
                texts.append((line, text))
                size += len(text)
                if len(texts) >= _RECORDS or size >= _CHARACTERS:
                    yield _Task(path, texts[0][0], tuple(texts))
                    texts, size = [], 0
        except BROKEN as error:
            broken = f"{type(error).__name__}: {error}"
        if texts:
            yield _Task(path, texts[0][0], tuple(texts))
        if broken is not None:
            yield _Task(path, line + 1, (), broken)


def _replayed(task: _Task) -> _Piece:
    """Replay the records of a piece."""
    found = _Piece()
    if task.broken is not None:
        why = SimulateWord.UNREADABLE.of(what=task.broken)
        found.errors.append(Finding("unreadable", task.path, 0, task.line, why))
    number = 0
    for line, text in task.texts:
        for at, read in read_each(line, text):
            found.counts["records"] += 1
            if isinstance(read, RecordError):
                found.counts["corrupt"] += 1
                kind = (read.why or read.reason).code.value
                what = RecordError(read.reason, read.index, why=read.why)
                found.errors.append(Finding(kind, task.path, number, at, what))
            else:
                _check(found, read, task.path, number, at)
            number += 1
    return found


def _check(found: _Piece, record: Record, path: str, number: int, line: int) -> None:
    """Check a record that can be read, and make its row."""
    differences = record.differences()
    found.differences += [Finding(_kind(each), path, number, line, each) for each in differences]
    facts = facts_of(record.final)
    found.rows.append((number, (line, list(record.players), *facts)))
    found.counts["read"] += 1
    found.counts["differ" if differences else "silent" if record.outcome is None else "agree"] += 1
    found.counts["remarks"] += bool(record.remarks())
    won = facts[_WON]
    if won is None:
        found.counts["ramsch" if facts[_ENDED] == "played" else str(facts[_ENDED])] += 1
        return
    hows = ["won" if won else "lost", *(["overbid"] if facts[_OVERBID] else [])]
    for how in hows:
        found.counts[how] += 1
        found.played[str(facts[_CONTRACT]), how] += 1


def _kind(difference: Reason) -> str:
    """Name the field that differs, or what else is the matter."""
    name = difference.params.get("name")
    if difference.code is Code.FIELD_DIFFERS and isinstance(name, RecordWord):
        return name.name.removeprefix("FIELD_").lower()
    return difference.code.value
