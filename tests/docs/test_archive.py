"""The program for archives counts what is there, by one process or by many, at once or in parts."""

import json
import os
import random
import re
import runpy
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

import pytest

import pyskat as sk
from docs.conftest import EXAMPLES
from pyskat.notation import iss
from shared_data import ABSENT, data_path

ARCHIVE: Final = runpy.run_path(str(EXAMPLES / "archive.py"))
GAMES: Final = EXAMPLES / "games.sgf"

Run: TypeAlias = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def read(tmp_path: Path) -> Run:
    """Run the program by itself, since it starts processes of its own."""
    here = {**os.environ, "PYTHONPATH": str(Path(sk.__file__).parents[1]), "PYTHONIOENCODING": "utf-8"}

    def run(*arguments: object) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(EXAMPLES / "archive.py"), *map(str, arguments)]
        return subprocess.run(  # noqa: S603 - it is ours
            command, cwd=tmp_path, env=here, capture_output=True, encoding="utf-8", check=False
        )

    return run


def some_records() -> list[str]:
    """Write a few records of deals by chance whose results are known without the cards."""
    rng = random.Random(5)
    null, diamonds = sk.Contract(sk.Game.NULL), sk.Contract(sk.Game.DIAMONDS)
    fore, rear = sk.Seat.FOREHAND, sk.Seat.REARHAND
    begun = sk.start_play(sk.Deal.shuffled(rng), null, fore)
    won = iss.dumps(sk.Record.of(sk.play(begun, "concede rearhand, accept")))
    lost = sk.apply(sk.start_play(sk.Deal.shuffled(rng), null, rear), sk.Concede(rear))
    overbid = sk.apply(sk.start_play(sk.Deal.shuffled(rng), diamonds, fore, bid=264), sk.Concede(fore))
    passed = sk.play(sk.start(sk.Deal.shuffled(rng)), "p p p")
    left = sk.apply(sk.start(sk.Deal.shuffled(rng)), sk.Forfeit(fore, sk.Cause.LEFT))
    others = [iss.dumps(sk.Record.of(state)) for state in (begun, lost, overbid, passed, left)]
    return [won, won.replace("v:23", "v:46"), won.replace(".", ".?", 1), *others]


SAID: Final = [
    "7 records, and 1 that are corrupt",
    "1 with a wrong result, 0 with a bid that no game is worth",
    "1 passed in, 1 aborted, 1 unfinished",
    "  null          3, 67% won",
    "  diamonds      1, 0% won",
    # two Nulls won, and 270 lost twice, the least multiple of 9 that reaches 264; a Null lost; of six deals
    f"average score: forehand {(23 + 23 - 540) / 6:+.1f}, middlehand +0.0, rearhand {-46 / 6:+.1f}",
]


def test_a_few_records_are_counted(read: Run, tmp_path: Path) -> None:
    path = tmp_path / "few.sgf"
    path.write_text("\n".join(some_records()), encoding="utf-8")
    done = read(path)
    assert done.stdout.splitlines() == SAID
    wrong, corrupt = done.stderr.splitlines()
    assert corrupt.startswith("line 3, ")
    assert wrong == "game ?: value: recorded 46, by the rules 23"
    assert done.returncode == 0


def test_many_processes_find_what_one_finds(read: Run, tmp_path: Path) -> None:
    path = tmp_path / "many.sgf"
    path.write_text("\n".join(some_records() * 300), encoding="utf-8")
    one, three = read(path), read(path, "--processes", 3)
    assert (one.stdout, one.stderr) == (three.stdout, three.stderr)
    assert one.stdout.splitlines()[0] == "2100 records, and 300 that are corrupt"
    numbers = [int(number) for number in re.findall(r"^line (\d+), ", one.stderr, re.MULTILINE)]
    assert numbers == [8 * time + 3 for time in range(300)]


def test_what_was_read_is_not_read_again(read: Run, tmp_path: Path) -> None:
    path, kept = tmp_path / "growing.sgf", tmp_path / "kept.json"
    lines = [line + "\n" for line in some_records()]
    path.write_text("".join(lines[:4]), encoding="utf-8")
    assert "line 3, " in read(path, "--keep", kept).stderr
    assert json.loads(kept.read_text(encoding="utf-8"))["lines"] == 4
    path.write_text("".join(lines), encoding="utf-8")
    for _ in range(2):
        done = read(path, "--keep", kept)
        assert done.stdout.splitlines() == SAID
        assert done.stderr == ""
    assert not kept.with_suffix(".new").exists()


def test_what_was_kept_is_gone_on_from(read: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    whole = read(GAMES)
    for lines in (0, 5, 6, 20):
        counts, _ = ARCHIVE["survey"](GAMES.read_text(encoding="utf-8").splitlines()[:lines])
        kept.write_text(json.dumps({"lines": lines, "counts": counts}), encoding="utf-8")
        assert read(GAMES, "--keep", kept).stdout == whole.stdout


def test_a_piece_does_not_end_within_a_record() -> None:
    size = ARCHIVE["PIECE"]
    record = ["(;GM[Skat]\n", "MV[w\n", "];)\n"]
    for lines in (record * size, record * (size // 2), record[:1] * 5 * size, [], record):
        cut = list(ARCHIVE["pieces"](lines))
        assert [line for piece in cut for line in piece] == lines
        assert all(size <= len(piece) <= 2 * size for piece in cut[:-1])
        if lines[-1:] == record[-1:]:
            assert all(piece[-1] == record[-1] for piece in cut)


def test_an_archive_of_ramsch_counts_no_games_won() -> None:
    state = sk.play(sk.start(sk.Deal.shuffled(random.Random(2)), sk.PUB), "p p p")
    while state.turn is not None:
        state = sk.apply(state, sk.legal_actions(state)[0])
    counts, faults = ARCHIVE["survey"]([iss.dumps(sk.Record.of(state))])
    assert faults == []
    lines = list(ARCHIVE["report"](counts))
    assert lines[0] == "1 records, and 0 that are corrupt"
    assert lines[3] == "  ramsch        1"


def test_an_archive_of_nothing(read: Run, tmp_path: Path) -> None:
    path = tmp_path / "empty.sgf"
    path.touch()
    assert read(path).stdout.splitlines()[0] == "0 records, and 0 that are corrupt"
    assert ARCHIVE["survey"]([]) == (Counter(), [])


def test_the_sample_has_one_of_each_kind() -> None:
    errors: list[sk.RecordError] = []
    records = list(iss.load(GAMES.read_text(encoding="utf-8").splitlines(), on_error=errors.append))
    assert [error.line for error in errors] == [6]
    assert [record.tags["ID"] for record in records if record.differences()] == ["9"]
    assert any(record.remarks() for record in records)
    assert {type(record.final) for record in records} == {sk.Finished, sk.Playing}
    results = {type(record.final.result) for record in records if isinstance(record.final, sk.Finished)}
    assert results == {sk.GameResult, sk.PassedIn, sk.Aborted}
    assert {name for record in records for name in record.players} == {"Anna", "Ben", "Cleo"}


RECORDS: Final = data_path() / "iss_records.sgf"
RESULT: Final = re.compile(r"R\[(?:d:(-?\d) )?(win|loss|penalty|passed)(?: v:(-?\d+) m:-?\d+ (\w+))?")


@pytest.mark.skipif(not RECORDS.is_file(), reason=ABSENT)
def test_the_counts_agree_with_what_the_server_wrote(read: Run) -> None:
    lines = RECORDS.read_text(encoding="utf-8").splitlines()
    del lines[2]  # corrupt
    found = [match.groups() for line in lines if (match := RESULT.search(line))]
    assert len(found) == len(lines) == 26
    kinds = [kind for _, kind, _, _ in found]
    games = kinds.count("win") + kinds.count("loss")
    means = [sum(int(value) for seat, _, value, _ in found if seat == str(number)) / 26 for number in range(3)]
    out = read(RECORDS).stdout
    assert out.startswith("26 records, and 1 that are corrupt\n0 with a wrong result")
    assert f"{kinds.count('passed')} passed in, {kinds.count('penalty')} aborted, 0 unfinished\n" in out
    played = re.findall(r"^  \w+ +(\d+), (\d+)% won$", out, re.MULTILINE)
    assert sum(int(count) for count, _ in played) == games
    assert sum(round(int(count) * int(won) / 100) for count, won in played) == kinds.count("win")
    assert f"forehand {means[0]:+.1f}, middlehand {means[1]:+.1f}, rearhand {means[2]:+.1f}\n" in out
