"""Archives: every fault is found at its place, and costs its own record alone."""

import gzip
import json
import pickle
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import pyskat as sk
from effort import some
from pyskat.notation import iss
from pyskat.simulate import Finding, Gap, Report, headers, replay
from shared_data import ABSENT, data_path
from simulate.archive import SORTS, games, write

Row = dict[str, Any]
GAMES = games(12, 9)


def planted_of(report: Report) -> set[tuple[str, int, int]]:
    return {(each.kind, each.number, each.line) for each in (*report.errors, *report.differences)}


def test_all_faults_are_found_at_their_places(tmp_path: Path) -> None:
    path, records = tmp_path / "archive.sgf", max(300, some(2_000))
    planted = write(path, records, 50)
    assert len({each.kind for each in planted}) >= 10
    report = replay(path)
    assert planted_of(report) == set(planted)
    assert len(report.errors) + len(report.differences) == len(planted)
    kinds = {"points", "tricks", "value"}
    errors = sum(each.kind not in kinds for each in planted)
    assert report.counts["records"] == records
    assert (report.counts["corrupt"], report.counts["differ"]) == (errors, len(planted) - errors)
    assert (report.counts["read"], report.counts["agree"]) == (records - errors, records - len(planted))
    assert (report.counts["silent"], report.missing, report.interrupted, report.lost) == (0, (), False, "")
    assert all(each.path == str(path) for each in (*report.errors, *report.differences))
    wrong = {each.number for each in report.errors}
    assert [row["number"] for row in report.rows()] == [number for number in range(records) if number not in wrong]
    packed = tmp_path / "archive.sgf.gz"
    packed.write_bytes(gzip.compress(path.read_bytes()))
    again = replay([packed])
    assert planted_of(again) == set(planted)
    assert [row | {"path": ""} for row in again.rows()] == [row | {"path": ""} for row in report.rows()]
    told = [each["error"] for each in headers(path)]
    seen_at_once = {"record_not_closed", "bad_result", "word_twice", "not_a_record"}
    assert {number for number, error in enumerate(told) if error} == {
        each.number for each in planted if each.kind in seen_at_once
    }


def test_rows_are_what_the_records_say(tmp_path: Path) -> None:
    path = tmp_path / "one.sgf"
    path.write_text("\n".join(GAMES), encoding="utf-8")
    report = replay(str(path))
    for number, (row, record) in enumerate(zip(report.rows(), iss.loads("\n".join(GAMES)), strict=True)):
        outcome = record.outcome
        assert outcome is not None
        won = str(outcome.verdict) == "win"
        assert row == {
            "path": str(path),
            "number": number,
            "line": number + 1,
            "players": ["", "", ""],
            "contract": str(outcome.contract),
            "declarer": str(outcome.declarer),
            "bid": outcome.bid,
            "matadors": outcome.matadors or None,
            "points": outcome.points,
            "tricks": outcome.tricks,
            "value": outcome.value if won else -outcome.value // 2,
            "score": outcome.value,
            "won": won,
            "overbid": outcome.overbid,
            "ended": "played",
        }
    assert json.loads(json.dumps(report.rows())) == report.rows()
    games_won = sum(row["won"] is True for row in report.rows())
    assert report.counts["won"] == games_won
    assert report.counts["lost"] == len(GAMES) - games_won
    contracts = Counter(str(row["contract"]) for row in report.rows())
    assert {name: each.games for name, each in report.contracts.items()} == contracts
    assert sum(each.won for each in report.contracts.values()) == games_won


@pytest.mark.skipif(not (data_path() / "iss_records.sgf").is_file(), reason=ABSENT)
def test_real_records() -> None:
    path = data_path() / "iss_records.sgf"
    report = replay(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert report.counts["records"] == len(lines) == 27
    [fault] = report.errors
    assert (fault.kind, fault.number, fault.line) == ("unknown_cards", 2, 3)
    assert report.differences == ()
    # Against the results as they stand in the file.
    claimed = [line.partition("]R[")[2] for line in lines]
    good = [line for number, line in enumerate(claimed) if number != 2]
    assert report.counts["won"] == sum(" win " in line for line in good)
    assert report.counts["lost"] == sum(" loss " in line for line in good)
    assert report.counts["overbid"] == sum(" overbid " in line for line in good)
    assert report.counts["passed_in"] == sum(line.startswith("passed") for line in good)
    assert report.counts["aborted"] == sum(" penalty " in line for line in good)
    assert [row["score"] for row in report.rows()] == [score_in(line) for line in good]
    assert "unknown" not in report.text()
    assert report.text().startswith("27 records: 26 agree, 0 differ, 0 without a result, 1 corrupt.\n")


def score_in(line: str) -> int:
    return next((int(word[2:]) for word in line.split() if word.startswith("v:")), 0)


# ---- Whoever reads them -------------------------------------------------------------------------------------------


def test_the_same_whoever_reads_them(tmp_path: Path) -> None:
    paths = [tmp_path / "a.sgf", tmp_path / "b.sgf"]
    for seed, path in enumerate(paths, 3):
        write(path, 450, 14, seed, distinct=30)
    whole = replay(paths)
    assert [each.number for each in whole.errors] != sorted(each.number for each in whole.errors)  # two files
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2) as processes:
        for executor in (threads, processes):
            other = replay(iter(map(str, paths)), executor=executor)
            assert other == whole
            assert pickle.dumps(other.rows()) == pickle.dumps(whole.rows())
            assert [str(each) for each in other.errors] == [str(each) for each in whole.errors]
    assert pickle.loads(pickle.dumps(whole)) == whole  # noqa: S301 - our own


class Failing(Executor):
    """Does the first pieces, and loses the others."""

    def __init__(self, done: int, error: Exception) -> None:
        self.left = done
        self.error = error

    def submit(self, fn: Any, /, *given: Any, **_: Any) -> "Future[Any]":  # noqa: ANN401 - as in the library
        """Do it, or lose it."""
        future: Future[Any] = Future()
        self.left -= 1
        if self.left >= 0:
            future.set_result(fn(*given))
        else:
            future.set_exception(self.error)
        return future


def test_what_was_lost_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_text("\n".join(GAMES * 50), encoding="utf-8")  # 600 records, three pieces
    report = replay(path, executor=Failing(1, OSError("gone")))
    assert report.missing == (Gap(str(path), 201, 200), Gap(str(path), 401, 200))
    assert report.counts["records"] == 200
    assert report.lost == "OSError: gone"
    assert "Some records were not read." in report.text()
    assert "Manche Protokolle wurden nicht gelesen." in report.text("de")
    broken = replay(path, executor=Failing(2, BrokenExecutor("all gone")))
    assert (broken.missing, broken.lost) == ((Gap(str(path), 401, 200),), "BrokenExecutor: all gone")
    assert broken.rows() == replay(path).rows()[:400]


def test_ctrl_c_gives_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_text("\n".join(GAMES * 50), encoding="utf-8")
    told: list[tuple[int, int | None]] = []

    def stop(done: int, total: int | None) -> None:
        told.append((done, total))
        if done == 400:
            raise KeyboardInterrupt

    report = replay(path, progress=stop)
    assert told == [(200, None), (400, None)]
    assert report.interrupted
    assert report.counts["records"] == 400
    assert report.missing == (Gap(str(path), 401, None),)


# ---- Broken files -------------------------------------------------------------------------------------------------


def found(tmp_path: Path, text: str | bytes) -> tuple[list[tuple[str, int, int]], list[tuple[object, object]]]:
    """Replay a text; gives what is wrong, and number and line of each record that could be read."""
    path = tmp_path / "text.sgf"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    report = replay(path)
    assert [(row["number"], row["line"]) for row in headers(path)] == sorted(
        [*((each.number, each.line) for each in report.errors), *((r["number"], r["line"]) for r in report.rows())]
    )
    return [(each.kind, each.number, each.line) for each in report.errors], [
        (row["number"], row["line"]) for row in report.rows()
    ]


ONE, TWO, THREE = GAMES[:3]
UNCLOSED = ("record_not_closed", 0, 1)


@pytest.mark.parametrize("between", ["\n", " ", ""])
def test_an_open_bracket_costs_its_own_record_alone(tmp_path: Path, between: str) -> None:
    """Also where the next record follows on the same line."""
    for broken in (
        ONE.replace("] ;)", " ;)"),
        ONE.replace("] ;)", "\\] ;)"),
        ONE.replace("]R[", "R["),
        ONE[:-4],
        ONE.replace("P1[]", "P1[]!!"),
        ONE.replace(" ;)", " ;"),
    ):
        line = 2 if between == "\n" else 1
        errors, good = found(tmp_path, broken + between + TWO + between + THREE)
        assert [(number, at) for _, number, at in errors] == [(0, 1)]
        assert good == [(1, line), (2, 2 * line - 1)]


def test_many_records_on_one_long_line(tmp_path: Path) -> None:
    spoilt = ONE.replace("P1[]", "P1[]!!")
    errors, good = found(tmp_path, "".join([spoilt, *[TWO] * 150, spoilt, THREE]))
    assert errors == [UNCLOSED, ("record_not_closed", 151, 1)]
    assert len(good) == 151


def test_a_bracket_in_a_bracket_is_looked_into_so_far_and_no_further(tmp_path: Path) -> None:
    nested = "(;A[" * 60_000 + "]A[] ;)"
    errors, good = found(tmp_path, f"{nested[-4000:]}\n{ONE}")
    assert good == [(len(errors), 2)]
    assert 1 <= len(errors) < 40
    errors, good = found(tmp_path, f"{nested}\n{ONE}")
    assert good == [(len(errors), 2)]


def test_signs_that_are_no_text_cost_nothing(tmp_path: Path) -> None:
    latin = ONE.replace("P1[]", "P1[J\xf6rg]").encode("latin-1")
    errors, good = found(tmp_path, latin + b"\n\xff\xfe\x00\n" + TWO.encode())
    assert errors == [("not_a_record", 1, 2)]
    assert good == [(0, 1), (2, 3)]
    errors, good = found(tmp_path, b"\xef\xbb\xbf" + ONE.encode() + b"\r\n" + TWO.encode() + b"\r\n")
    assert (errors, good) == ([], [(0, 1), (1, 2)])


def test_a_packed_file_that_breaks_off_gives_what_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "broken.gz"
    packed = gzip.compress("\n".join(GAMES * 20).encode())
    path.write_bytes(packed[: len(packed) // 2])
    report = replay(path)
    last = report.errors[-1]
    assert last.kind == "unreadable"
    assert last.explain().startswith(
        f"{path}, line {last.line}, record {last.number}: the file can be read no further: "
    )
    assert 0 < report.counts["read"] == last.number - (len(report.errors) - 1)
    other = tmp_path / "good.sgf"
    other.write_text(ONE, encoding="utf-8")
    both = replay([path, other])
    assert both.rows()[-1]["path"] == str(other)
    assert both.errors[-1].kind == "unreadable"
    with pytest.raises(EOFError):
        list(headers(path))
    for damage in (b"\x1f\x8b", packed[:30] + bytes(200) + packed[230:]):
        path.write_bytes(damage)
        assert replay(path).errors[-1].kind == "unreadable"


def test_records_without_a_result_and_others(tmp_path: Path) -> None:
    path = tmp_path / "some.sgf"
    whole = iss.loads(ONE)[0]
    stopped = sk.Record(whole.deal, whole.rules, whole.actions[:-3])
    early = sk.Record(whole.deal, whole.rules, whole.actions[:1])
    claimed = iss.dumps(stopped).removesuffix(" ;)") + ONE[ONE.index("R[d:") :]
    state = sk.start(whole.deal, sk.PUB)
    for _ in range(3):
        state = sk.apply(state, sk.Pass())
    while state.turn is not None:
        state = sk.apply(state, sk.legal_actions(state)[0])
    ramsch = sk.Record.of(state)
    odd = ONE.replace(" 1 18 ", " 1 19 ")
    texts = [iss.dumps(stopped), iss.dumps(early), claimed, iss.dumps(ramsch), odd]
    path.write_text("\n".join(texts), encoding="utf-8")
    report = replay(path)
    rows = report.rows()
    assert [row["ended"] for row in rows[:4]] == ["unfinished", "unfinished", "unfinished", "played"]
    assert [(row["contract"] is None, row["score"]) for row in rows[:3]] == [(False, None), (True, None), (False, None)]
    assert (rows[3]["contract"], rows[3]["score"]) == ("ramsch", sum(state.result.scores))
    assert [(each.kind, each.number) for each in report.differences] == [("record_stops", 2)]
    assert (report.counts["silent"], report.counts["unfinished"], report.counts["ramsch"]) == (2, 3, 1)
    assert report.counts["remarks"] == ("1 19" in odd)
    assert "1 with remarks on bids." in report.text()


# ---- Headers ------------------------------------------------------------------------------------------------------


def test_headers_by_hand(tmp_path: Path) -> None:
    path = tmp_path / "archive.sgf"
    path.write_text(
        "(;GM[Skat]PC[here]SE[s 7]ID[11]DT[2020-01-02]P0[Anna]P1[B\\]n]P2[Cleo]MV[w ]"
        "R[d:2 loss v:-48 m:-1 overbid p:59 t:4 s:0 z:0] ;)\n"
        "(;GM[Skat]P0[Anna]P1[Ben]P2[Cleo]MV[w ]R[passed] ;)\n"
        "(;GM[Skat]MV[w ] ;)\n"
        "(;GM[Skat]MV[w ]R[d:7 win v:12] ;)\n"
        "(;GM[Skat]MV[w ]R[win win] ;)\n"
        "nothing\n",
        encoding="utf-8",
    )
    silent = dict.fromkeys(("id", "date", "place", "series", "result", "declarer", "score", "matadors", "points"))
    silent |= dict.fromkeys(("tricks", "overbid", "error"))
    expected = [
        {
            "line": 1,
            "id": "11",
            "date": "2020-01-02",
            "place": "here",
            "series": "s 7",
            "players": ["Anna", "B]n", "Cleo"],
            "result": "loss",
            "declarer": "rearhand",
            "score": -48,
            "matadors": -1,
            "points": 59,
            "tricks": 4,
            "overbid": True,
            "error": None,
        },
        {**silent, "line": 2, "players": ["Anna", "Ben", "Cleo"], "result": "passed", "overbid": False},
        {**silent, "line": 3, "players": ["", "", ""]},
        {**silent, "line": 4, "players": ["", "", ""], "error": "bad_result"},
        {**silent, "line": 5, "players": ["", "", ""], "error": "bad_result"},
        {**silent, "line": 6, "players": ["", "", ""], "error": "not_a_record"},
    ]
    given = list(headers(str(path)))
    assert given == [{"path": str(path), "number": number, **row} for number, row in enumerate(expected)]
    assert json.loads(json.dumps(given)) == given


def test_headers_are_read_lazily(tmp_path: Path) -> None:
    path = tmp_path / "archive.gz"
    packed = gzip.compress("\n".join(GAMES * 20).encode())
    path.write_bytes(packed[: len(packed) // 2])
    first: Iterator[Row] = headers(path)
    assert next(first)["result"] in {"win", "loss"}  # what comes later is not looked at


# ---- What is asked for --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", [replay, headers])
def test_a_path_that_is_none_is_refused(asked: Any, tmp_path: Path) -> None:  # noqa: ANN401 - two functions
    with pytest.raises(sk.ArgumentError, match="paths must be a path, or several, not 3"):
        asked(3)
    with pytest.raises(FileNotFoundError):
        asked(tmp_path / "nowhere")
    with pytest.raises(sk.ArgumentError, match="paths must be a path"):
        replay([tmp_path, b"bytes"])  # type: ignore[list-item]
    with pytest.raises(IsADirectoryError):
        replay([tmp_path])


def test_a_finding_says_where_and_what(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    points = int(ONE.partition(" p:")[2].partition(" ")[0])
    path.write_text(ONE.replace(f" p:{points} ", " p:119 ") + "\n" + SORTS["hidden cards"][1](TWO), encoding="utf-8")
    report = replay(path)
    [difference], [error] = report.differences, report.errors
    assert (difference.kind, error.kind) == ("points", "unknown_cards")
    assert str(difference) == f"{path}, line 1, record 0: points: recorded 119, by the rules {points}"
    assert error.explain("en").startswith(f"{path}, line 2, record 1: move ")
    assert error.explain("de").startswith(f"{path}, Zeile 2, Protokoll 1: Zug ")
    same = Finding(error.kind, error.path, error.number, error.line, pickle.loads(pickle.dumps(error.what)))  # noqa: S301 - our own
    assert same == error
    assert hash(same) == hash(error)
    assert repr(report) == "<Report: 2 records, 1 differ, 1 corrupt>"
    assert str(report) == report.text("en")
    empty = tmp_path / "empty.sgf"
    empty.write_text("", encoding="utf-8")
    nothing = replay(empty)
    assert nothing.text().startswith("0 records: ")
    assert nothing.rows() == []
    assert not nothing.contracts
    assert nothing.text("de").startswith("0 Protokolle: ")
