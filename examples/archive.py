"""Read an archive of game records: what was played, who won it, and are the results right?

python archive.py games.sgf
python archive.py games.sgf --processes 4 --keep games.json

With --keep, a run that was stopped goes on where it was, and of an archive that has grown only the new part is read.
"""

import argparse
import json
import sys
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import TypeAlias

import pyskat as sk
from pyskat.notation import iss

Counts: TypeAlias = Counter[str]
"""Numbers by name. They can be added up, written as JSON, and sent from one process to another."""
Found: TypeAlias = tuple[Counts, list[str]]
"""What was counted, and what there is to complain about."""

PIECE = 500
"""How many lines are read at a time, about."""


def facts(record: sk.Record) -> Counts:
    """Count what is of interest in one record: as the rules see it, whatever the record says of its result."""
    found = Counter({"records": 1, "differ": bool(record.differences()), "odd bid": bool(record.remarks())})
    end = record.final
    if not isinstance(end, sk.Finished):
        found["unfinished"] += 1
        return found
    match end.result:
        case sk.GameResult(settlement=settled):
            found[str(settled.contract.game)] += 1
            found[f"{settled.contract.game} won"] += settled.won
        case sk.RamschResult():  # only in files of pyskat: there is no Ramsch on the server
            found["ramsch"] += 1
        case sk.PassedIn():
            found["passed in"] += 1
        case sk.Aborted():
            found["aborted"] += 1
    found.update({f"score of {seat}": score for seat, score in zip(sk.Seat, end.result.scores, strict=True)})
    return found


def survey(lines: Iterable[str], before: int = 0) -> Found:
    """Read records one by one. Only what was counted is kept.

    Args:
        lines: An open file, or any lines that hold whole records.
        before: How many lines of the archive come before them.
    """
    counts, faults = Counter[str](), list[str]()

    def corrupt(error: sk.RecordError) -> None:
        counts["corrupt"] += 1
        faults.append(str(sk.RecordError(error.reason, error.index, before + (error.line or 0), error.why)))

    for record in iss.load(lines, on_error=corrupt):
        counts.update(facts(record))
        faults += [f"game {record.tags.get('ID', '?')}: {difference}" for difference in record.differences()]
    return counts, faults


def pieces(lines: Iterable[str]) -> Iterator[list[str]]:
    """Cut an archive into pieces, where a line ends with the end of a record."""
    piece: list[str] = []
    for line in lines:
        piece.append(line)
        if len(piece) >= PIECE and (line.rstrip().endswith(";)") or len(piece) >= 2 * PIECE):
            yield piece
            piece = []
    if piece:
        yield piece


def by_processes(lines: Iterable[str], before: int, processes: int) -> Iterator[tuple[int, Found]]:
    """Let several processes read an archive, each a piece at a time.

    Args:
        lines: The lines that are left to read.
        before: How many lines of the archive come before them.
        processes: How many processes.

    Returns:
        Piece by piece, in the order of the archive: how many lines have been read then, and what was found in it.
    """
    at_work: deque[tuple[int, Future[Found]]] = deque()
    with ProcessPoolExecutor(processes, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
        for piece in pieces(lines):
            asked = pool.submit(survey, piece, before)
            before += len(piece)
            at_work.append((before, asked))
            if len(at_work) > 2 * processes:  # or else the whole archive would wait in memory
                read, found = at_work.popleft()
                yield read, found.result()
        for read, found in at_work:
            yield read, found.result()


def report(counts: Counts) -> Iterator[str]:
    """Say what was found, line by line."""
    yield f"{counts['records']} records, and {counts['corrupt']} that are corrupt"
    yield f"{counts['differ']} with a wrong result, {counts['odd bid']} with a bid that no game is worth"
    yield f"{counts['passed in']} passed in, {counts['aborted']} aborted, {counts['unfinished']} unfinished"
    for game in sorted(sk.Game, key=lambda game: -counts[str(game)]):
        if played := counts[str(game)]:
            won = "" if game is sk.Game.RAMSCH else f", {counts[f'{game} won'] / played:.0%} won"
            yield f"  {game!s:9}{played:6}{won}"
    deals = max(1, counts["records"] - counts["unfinished"])
    yield "average score: " + ", ".join(f"{seat} {counts[f'score of {seat}'] / deals:+.1f}" for seat in sk.Seat)


def main() -> None:
    """Read the archive that is named on the command line."""
    parser = argparse.ArgumentParser(description="Count what is in an archive of game records.")
    parser.add_argument("archive", type=Path)
    parser.add_argument("--processes", type=int, default=1, metavar="N")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="remembers what has been read, and what was found")
    asked = parser.parse_args()
    counts, done = Counter[str](), 0
    if asked.keep and asked.keep.exists():
        kept = json.loads(asked.keep.read_text(encoding="utf-8"))
        counts, done = Counter(kept["counts"]), kept["lines"]
    with asked.archive.open(encoding="utf-8", errors="replace") as file:
        for lines, (found, faults) in by_processes(islice(file, done, None), done, asked.processes):
            counts.update(found)
            print(*faults, sep="\n", end="\n" * bool(faults), file=sys.stderr)
            if asked.keep:
                new = asked.keep.with_suffix(".new")
                new.write_text(json.dumps({"lines": lines, "counts": counts}), encoding="utf-8")
                new.replace(asked.keep)  # so that there is always a whole one, whenever the run is stopped
    print("\n".join(report(counts)))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped")
