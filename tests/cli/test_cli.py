"""The command line: what it prints, where, and with which exit status."""

import importlib
import io
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import canonicalize

import pytest

import pyskat as sk
from pyskat import display
from pyskat.cli import main
from pyskat.notation import iss
from shared_data import ABSENT, data_path

DEALT: Final = "w CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.DA.DT.DK.DQ.D9.D8.HQ.H9.H8.H7.C7.D7"
CLAIM: Final = "d:0 loss v:{} m:11 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1"
CONCEDED: Final = f"(;GM[Skat]P0[Ann]P1[Bob]P2[Cid]MV[{DEALT} 1 p 2 p 0 18 0 CH 0 RE ]R[{CLAIM.format(-312)}] ;)\n"
"""Clubs hand with 11, given up at once: 13 × 12 = 156, lost twice."""
DIFFERING: Final = CONCEDED.replace("v:-312", "v:-156")
PASSED: Final = f"(;GM[Skat]MV[{DEALT} 1 p 2 p 0 p ]R[passed] ;)\n"
RUNNING: Final = f"(;GM[Skat]MV[{DEALT} 1 18 0 y ] ;)\n"
CORRUPT: Final = f"(;GM[Skat]MV[{DEALT} 1 p 2 ?? ] ;)\n"

Capture = pytest.CaptureFixture[str]


def write(path: Path, *records: str) -> str:
    """Write a file of records and give its name."""
    path.write_text("".join(records), encoding="utf-8")
    return str(path)


# A game in words.


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["grand with 4, 75 points, bid 72"], "with 4, game 5, 5 × grand 24 = 120: won with 75 points, +120"),
        (
            ["spades", "with", "2,", "schneider"],
            "with 2, game 3, Schneider 4, 4 × spades 11 = 44: won with 90 points, +44",
        ),
        (["--lang", "de", "Was kostet Pik mit 2, Schneider?"], "mit 2, Spiel 3, Schneider 4, 4 × Pik 11 = 44"),
        (["clubs with 1, bid 36"], "with 1, game 2, 2 × clubs 12 = 24"),
        (["--lang", "de", "Ramsch 45 40 35"], "Ramsch 45 : 40 : 35; die meisten Augen: Vorhand; Vorhand −45"),
        (["Karo Hand mit 1", "--lang", "de"], "mit 1, Spiel 2, Hand 3, 3 × Karo 9 = 27"),
        (["null ouvert"], "null ouvert 46"),
    ],
)
def test_value_says_the_reckoning(words: list[str], said: str, capsys: Capture) -> None:
    assert main(["value", *words]) == 0
    assert capsys.readouterr() == (said + "\n", "")


@pytest.mark.parametrize(
    ("rules", "text", "score"),
    [
        ("isko", "hearts hand with 2, 45 points", "−80"),
        ("pre-1999", "hearts hand with 2, 45 points", "−40"),
        ("isko", "diamonds with 1, 75 points, bid 30", "−72"),
        ("simple", "diamonds with 1, 75 points, bid 30", "−36"),
        ("iss", "clubs with 1, 61 points, bid 25", "−72"),
    ],
)
def test_value_goes_by_the_rules_of_the_table(rules: str, text: str, score: str, capsys: Capture) -> None:
    assert main(["value", "--rules", rules, text]) == 0
    assert re.search(rf"{score}\b", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hearts with 2, foo", "'foo' is not understood"),
        ("hearts, 75 points", "matadors"),
        ("hearts with 2, 121 points", "121"),
        ("null hand schneider", "schneider"),
        ("", "the game"),
    ],
)
def test_value_says_what_is_wrong(text: str, why: str, capsys: Capture) -> None:
    assert main(["value", text]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("pyskat: ")
    assert why in err
    assert err.count("\n") == 1


# Checking records.

ODD_BID: Final = RUNNING.replace("1 18", "1 19")
ODD_PASSED: Final = ODD_BID.replace(" ;)", "R[passed] ;)")
CHECKED: Final[list[tuple[list[str], int, list[str], str]]] = [
    ([CONCEDED, PASSED], 0, [], "2 agree, 0 differ, 0 corrupt"),
    ([PASSED, DIFFERING], 1, ["record 2: value: recorded -156, by the rules -312"], "1 agree, 1 differ, 0 corrupt"),
    ([PASSED, "\n" + CORRUPT, PASSED], 1, ["line 3, move 2: "], "2 agree, 0 differ, 1 corrupt"),
    ([PASSED, CORRUPT, DIFFERING], 1, ["line 2, move 2: ", "record 3: value: "], "1 agree, 1 differ, 1 corrupt"),
    ([RUNNING], 0, [], "0 agree, 0 differ, 0 corrupt, 1 without a result"),
    # A remark is nothing against the result.
    (
        [ODD_BID, PASSED],
        0,
        ["record 1: bid: 19 is no value that a game can have"],
        "1 agree, 0 differ, 0 corrupt, 1 without a result, 1 with remarks on bids",
    ),
    (
        [ODD_PASSED, PASSED],
        1,
        ["record 1: result: ", "record 1: bid: "],
        "1 agree, 1 differ, 0 corrupt, 1 with remarks on bids",
    ),
    ([], 1, [], "0 agree, 0 differ, 0 corrupt"),
    (["Dear Bob,\nwhat a game!\n"], 1, ["line 1: "], "0 agree, 0 differ, 1 corrupt"),
]


@pytest.mark.parametrize(("records", "status", "told", "counts"), CHECKED)
def test_check_tells_each_fault_and_sums_up(
    records: list[str], status: int, told: list[str], counts: str, tmp_path: Path, capsys: Capture
) -> None:
    name = write(tmp_path / "a.sgf", *records)
    summary = f"{len(records)} record{'' if len(records) == 1 else 's'}: {counts}"
    assert main(["check", name]) == status
    *lines, last = capsys.readouterr().out.splitlines()
    assert last == summary
    assert len(lines) == len(told)
    assert all(line.startswith(f"{name}: {begin}") for line, begin in zip(lines, told, strict=True))
    assert main(["check", "--quiet", name]) == status
    assert capsys.readouterr() == (summary + "\n", "")


def test_check_takes_several_files_together(tmp_path: Path, capsys: Capture) -> None:
    names = [
        write(tmp_path / "a.sgf", CONCEDED, DIFFERING),
        write(tmp_path / "b.sgf", CORRUPT),
        write(tmp_path / "c.sgf", PASSED, RUNNING),
    ]
    assert main(["check", *names]) == 1
    *told, summary = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[0] for line in told] == names[:2]
    assert summary == "5 records: 2 agree, 1 differ, 1 corrupt, 1 without a result"


@pytest.mark.parametrize("command", ["check", "show", "sheet"])
def test_a_file_that_cannot_be_read_is_named(command: str, tmp_path: Path, capsys: Capture) -> None:
    binary = tmp_path / "a.bin"
    binary.write_bytes(bytes(range(256)))
    for path, why in ((tmp_path / "nowhere.sgf", "No such file"), (tmp_path, "directory"), (binary, "no UTF-8 text")):
        assert main([command, str(path)]) == 1
        out, err = capsys.readouterr()
        assert err.startswith(f"pyskat: {path}: ")
        assert why in err
        assert out == ("0 records: 0 agree, 0 differ, 0 corrupt\n" if command == "check" else "")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_check_reads_files_of_any_system(encoding: str, newline: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "a.sgf"
    path.write_text(PASSED + CONCEDED.replace("Ann", "Änn"), encoding=encoding, newline=newline)
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == "2 records: 2 agree, 0 differ, 0 corrupt\n"


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_standard_input_is_read(mark: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(mark + CONCEDED + DIFFERING))
    assert main(["check", "-"]) == 1
    told, summary = capsys.readouterr().out.splitlines()
    assert told.startswith("-: record 2: value")
    assert summary.startswith("2 records: 1 agree, 1 differ")
    monkeypatch.setattr(sys, "stdin", io.StringIO(mark + PASSED))
    assert main(["show", "-"]) == 0
    assert "passed in" in capsys.readouterr().out


def test_check_reports_its_progress_on_a_terminal_only(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = write(tmp_path / "a.sgf", *[PASSED] * 1001)
    summary = "1001 records: 1001 agree, 0 differ, 0 corrupt\n"
    assert main(["check", name]) == 0
    assert capsys.readouterr() == (summary, "")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["check", name]) == 0
    out, err = capsys.readouterr()
    assert out == summary
    assert all(count in err for count in ("500", "1000"))
    assert err[-1] in "\r\n", "the summary would stand behind the progress, on the same line"


def test_check_says_where_memory_is_too_little(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(*_: object, **__: object) -> None:
        raise MemoryError

    monkeypatch.setattr(iss, "load", load)
    assert main(["check", write(tmp_path / "a.sgf", PASSED)]) == 1
    assert capsys.readouterr() == ("", "pyskat: there is not enough memory for this\n")


@pytest.mark.skipif(not (data_path() / "iss_records.sgf").is_file(), reason=ABSENT)
def test_check_of_the_real_records(capsys: Capture) -> None:
    name = str(data_path() / "iss_records.sgf")
    assert main(["check", name]) == 1
    told, summary = capsys.readouterr().out.splitlines()
    assert told.startswith(f"{name}: line 3, move 8: ")
    assert summary == "27 records: 26 agree, 0 differ, 1 corrupt"


# Telling records.


SEVERAL: Final = [CONCEDED, PASSED, RUNNING]
SHOWN: Final[dict[str, tuple[list[str], str, str]]] = {
    "one": ([CONCEDED], "", "Ann Bob Cid ♣J Auction: clubs_hand forehand_concedes 156 −312"),
    "the second by its number": (SEVERAL, "-n 2", "passed_in"),
    "the same in a long word": (SEVERAL, "--number 2", "passed_in"),
    "corrupt ones are counted": ([CONCEDED, CORRUPT, PASSED], "-n 3", "passed_in"),
    "in German with German suits": (
        [CONCEDED],
        "--lang de --suits german",
        "Vorhand Mittelhand EU Reizen: Eichel_Hand Vorhand_gibt_auf −312",
    ),
}
"""What is read, how, and what is told of it, with _ for a blank."""


@pytest.mark.parametrize(("records", "words", "said"), SHOWN.values(), ids=SHOWN)
def test_show_tells_a_record(records: list[str], words: str, said: str, tmp_path: Path, capsys: Capture) -> None:
    assert main(["show", write(tmp_path / "a.sgf", *records), *words.split()]) == 0
    out, _ = capsys.readouterr()
    wanted = [word.replace("_", " ") for word in said.split()]
    assert [word for word in wanted if word not in out] == []
    assert [word for word in ("passed in", "−312", "unfinished") if word in out and word not in wanted] == []


def test_show_tells_all_records_with_a_line_between(tmp_path: Path, capsys: Capture) -> None:
    assert main(["show", write(tmp_path / "a.sgf", CONCEDED, PASSED, RUNNING)]) == 0
    parts = re.split(r"\n-{20,}\n", capsys.readouterr().out)
    assert [word in part for word, part in zip(("−312", "passed in", "unfinished"), parts, strict=True)] == [True] * 3


@pytest.mark.parametrize("number", ["0", "-1", "4"])
def test_show_has_no_record_of_another_number(number: str, tmp_path: Path, capsys: Capture) -> None:
    name = write(tmp_path / "a.sgf", CONCEDED, PASSED, RUNNING)
    assert main(["show", name, "-n", number]) == 1
    assert capsys.readouterr() == ("", f"pyskat: no such record in {name}\n")


@pytest.mark.parametrize(("language", "place"), [("en", "line 1, move 2: "), ("de", "Zeile 1, Zug 2: ")])
def test_show_complains_of_a_corrupt_record_and_tells_the_others(
    language: str, place: str, tmp_path: Path, capsys: Capture
) -> None:
    name = write(tmp_path / "a.sgf", CORRUPT, PASSED)
    assert main(["show", "--lang", language, name]) == 0
    out, err = capsys.readouterr()
    assert out
    assert err.startswith(f"pyskat: {place}")
    assert main(["show", "--lang", language, write(tmp_path / "a.sgf", CORRUPT)]) == 1
    assert capsys.readouterr().err.startswith(f"pyskat: {place}")


def test_show_draws_one_record_in_plain_characters(tmp_path: Path, capsys: Capture) -> None:
    name = write(tmp_path / "a.sgf", CORRUPT, CONCEDED, PASSED)
    assert main(["show", "--svg", "--colours", "4", name]) == 0
    drawing = capsys.readouterr().out
    assert drawing.isascii()
    (conceded, _) = iss.loads(f"{CONCEDED} {PASSED}")
    wanted = display.svg(conceded, style=display.Style(colours=4))
    assert canonicalize(drawing) == canonicalize(wanted)
    assert main(["show", "--svg", "-n", "3", name]) == 0
    assert "Passed in." in capsys.readouterr().out


def test_show_writes_all_records_as_tables(tmp_path: Path, capsys: Capture) -> None:
    assert main(["show", "--html", write(tmp_path / "a.sgf", CONCEDED, PASSED)]) == 0
    page = capsys.readouterr().out
    assert page.isascii()
    assert page.count('<div class="pyskat" lang="en">') == page.count("</div>") == 2
    assert "-----" not in page


# The frame.


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        ("--version", 0, f"pyskat {sk.__version__}\n"),
        *[(words, 0, "usage: pyskat") for words in ("--help", "value --help", "court --help", "show --help")],
        *[(words, 2, "usage: pyskat") for words in ("plays", "value", "check", "show", "show a b", "show a -n x")],
        *[(f"value {words} null", 2, "usage: pyskat") for words in ("--lang fr", "--rules none")],
        *[(words, 2, "usage: pyskat") for words in ("--seed x", "--what")],
    ],
)
def test_the_frame_says_how_to_call_it_and_a_wrong_call_has_status_2(
    words: str, status: int, said: str, capsys: Capture
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words.split())
    assert left.value.code == status
    assert said in capsys.readouterr()[1 if status else 0]


def test_the_module_runs_the_command_line(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "pyskat.__main__", raising=False)
    monkeypatch.setattr(sys, "argv", ["pyskat", "value", "null"])
    with pytest.raises(SystemExit) as left:
        runpy.run_module("pyskat", run_name="__main__")
    assert left.value.code == 0
    assert capsys.readouterr().out == "null 23\n"


def test_importing_the_module_runs_nothing(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "pyskat.__main__", raising=False)
    importlib.import_module("pyskat.__main__")
    assert capsys.readouterr() == ("", "")


def run(*words: str, encoding: str = "utf-8", given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the command line in a process of its own."""
    environment = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding}
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "pyskat", *words], capture_output=True, check=False, env=environment, input=given
    )


def test_as_a_process_it_answers_and_gives_its_status_on_a_terminal_without_the_suit_symbols_too() -> None:
    done = run("value", "grand hand with 2, 75 points, bid 72")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().rstrip().endswith("= 96: won with 75 points, +96")
    done = run("check", "-", given=DIFFERING.encode())
    assert done.returncode == 1
    assert b"1 differ" in done.stdout
    done = run("show", "-", encoding="cp1252", given=CONCEDED.encode())
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"312" in done.stdout


def test_a_reader_that_goes_away_is_no_error_to_speak_of() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "pyskat", "show", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUTF8": "1"},
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write((CONCEDED * 50).encode())
        process.stdin.close()
        said = process.stderr.read().decode()
    assert "Traceback" not in said
    assert "Exception ignored" not in said
    assert "None" not in said
