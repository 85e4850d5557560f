import csv
import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from pyskat.cli import main

LIST = """\
players Anna Ben Cleo
Anna: grand hand with 2, 75 points, bid 72
Cleo: spades with 1, 60 points, bid 22
passed
ramsch 25 50 45
"""
"""+96, −44, nothing, and −50 for Ben."""

TEXT = """\
Deal  Game                     Value  Anna  Ben  Cleo
   1  Anna: grand hand with 2    +96   146    0     0
   2  Cleo: spades with 1        −44   186   40   −94
   3  passed in                    0   186   40   −94
   4  Ramsch                     −50   186  −10   −94
      won / lost                       1/0  0/0   0/1

1. Anna 186
2. Ben −10
3. Cleo −94
"""

CSV = """\
Deal,Game,Value,Anna,Ben,Cleo,Player,Sat out,Times,Reason,Result,Rules,System: Seeger-Fabian
1,Anna: grand hand with 2,+96,146,0,0,Anna,,,,"grand hand with 2, 75 points, bid 72",isko,
2,Cleo: spades with 1,-44,186,40,-94,Cleo,,,,"spades with 1, 60 points, bid 22",isko,
3,passed in,0,186,40,-94,,,,,,,
4,Ramsch,-50,186,-10,-94,,,,,scores 0 -50 0,,
"""

Run: TypeAlias = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Score a list that lies in a file, or comes from standard input; give the exit status and what was written."""

    def run(text: str | bytes, *options: str, source: str = "LIST") -> tuple[int, str, str]:
        given = text if isinstance(text, bytes) else text.encode()
        path = tmp_path / "list.txt"
        path.write_bytes(given)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        status = main(["sheet", source.replace("LIST", str(path)), *options])
        out, err = capsys.readouterr()
        return status, out, err.replace(str(path), "LIST")

    return run


def numbers(out: str) -> list[list[int]]:
    """Read the running totals out of comma-separated values."""
    return [[int(cell) for cell in row[3:6]] for row in list(csv.reader(io.StringIO(out, newline="")))[1:]]


# What it writes.


def test_a_list_is_written_as_text_with_the_standings_or_for_a_spreadsheet(run: Run) -> None:
    for text in (LIST.encode(), b"\xef\xbb\xbf" + LIST.encode()):  # with a byte order mark
        assert run(text) == run(text, source="-") == (0, TEXT, "")
    assert run(LIST, "--csv") == (0, CSV, "")


def test_the_csv_it_wrote_is_read_again_also_from_a_spreadsheet_program(run: Run) -> None:
    saved = "\ufeff" + CSV.replace("75 points, bid", "75 points; bid").replace(",", ";").replace("+96", "96")
    saved = saved.replace("-44", "−44").replace("\n", "\r\n")
    for text in (CSV.encode(), saved.encode()):
        assert run(text) == run(text, source="-") == (0, TEXT, "")
        assert run(text, "--csv") == (0, CSV, "")


@pytest.mark.parametrize(("system", "totals"), [("plain", [96, -50, -44]), ("bierlachs:301", [0, -146, -140])])
def test_a_csv_is_scored_by_its_own_system_or_by_the_one_named(run: Run, system: str, totals: list[int]) -> None:
    _, scored, _ = run(LIST, "--system", system, "--csv")
    assert numbers(run(scored, "--csv")[1])[-1] == totals
    for text in (CSV, scored):
        assert run(text, "--system", "plain", "--csv") == run(LIST, "--system", "plain", "--csv")


def test_a_csv_that_another_limit_would_have_ended_before_is_refused(run: Run) -> None:
    _, scored, _ = run("players A B C\nA: -301\nB: +24\n", "--csv")
    status, out, err = run(scored, "--system", "bierlachs")
    assert (status, out) == (1, "")
    assert err == "pyskat: LIST: nothing more can be entered: A reached the limit\n"


def test_the_faults_of_a_csv_are_told_with_their_places(run: Run) -> None:
    status, out, err = run(CSV.replace("+96,146", "+96,145").replace(",Cleo,,,,", ",Dora,,,,"))
    assert (status, out) == (1, "")
    assert [line.split(": ")[2] for line in err.splitlines()] == ["line 2, column 31", "line 3, column 38"]


def test_a_file_named_as_a_csv_is_read_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "Evening.CSV"
    path.write_text(CSV.replace("Deal", "Deel"), encoding="utf-8")
    assert main(["sheet", str(path)]) == 1
    assert "the headings come first" in capsys.readouterr().err


def test_a_list_may_be_written_as_html_or_markdown(run: Run) -> None:
    status, out, _ = run(LIST, "--html")
    assert (status, out.count("<tr>"), out.count("<td>")) == (0, 6, 5 * 6)
    assert out.startswith("<table>\n<caption>Score sheet, Seeger-Fabian</caption>\n")
    assert out.endswith("</table>\n")
    assert "<td>Cleo: spades with 1</td><td>&#8722;44</td><td>186</td><td>40</td><td>&#8722;94</td>" in out
    status, out, _ = run(LIST, "--markdown")
    assert (status, len(out.splitlines())) == (0, 7)
    assert out.splitlines()[3] == "| 2 | Cleo: spades with 1 | −44 | 186 | 40 | −94 |"


@pytest.mark.parametrize(
    ("system", "totals"),
    [
        ("seeger-fabian", [186, -10, -94]),
        ("seeger", [146, -50, -94]),
        ("plain", [96, -50, -44]),
        ("PLAIN", [96, -50, -44]),
        ("bierlachs", [0, -146, -140]),
        ("bierlachs:301", [0, -146, -140]),
        ("Bierlachs:1000", [0, -146, -140]),
    ],
)
def test_a_list_is_scored_by_the_system_named(run: Run, system: str, totals: list[int]) -> None:
    status, out, err = run(LIST, "--system", system, "--csv")
    assert (status, err, numbers(out)[-1]) == (0, "", totals)


@pytest.mark.parametrize(
    ("rules", "score"),
    [("isko", -72), ("pub", -72), ("house", -72), ("simple", -72), ("iss", -72), ("pre-1999", -36)],
)
def test_a_list_is_settled_by_the_rules_named(run: Run, rules: str, score: int) -> None:
    _, out, _ = run("players A B C\nA: clubs hand with 1, 58 points\n", "--system", "plain", "--rules", rules, "--csv")
    assert numbers(out) == [[score, 0, 0]]


@pytest.mark.parametrize(
    ("system", "deals", "last"),
    [
        ("bierlachs:301", "A: -280\nB: -290\nC: +24", "1. C 0|2. A −304|3. B −314|Over: A and B reached the limit."),
        ("plain", "A: +24\nB: +24", "1. A 24|1. B 24|3. C 0"),
    ],
)
def test_the_standings_stand_below(run: Run, system: str, deals: str, last: str) -> None:
    _, out, _ = run(f"players A B C\n{deals}\n", "--system", system)
    lines = last.split("|")
    assert out.splitlines()[-len(lines) :] == lines


@pytest.mark.parametrize(("system", "over"), [("bierlachs", True), ("bierlachs:301", True), ("bierlachs:302", False)])
def test_bierlachs_goes_to_the_limit_named(run: Run, system: str, over: bool) -> None:  # noqa: FBT001 - a table of data
    _, out, _ = run("players A B C\nA: -301\n", "--system", system)
    assert out.endswith("Over: A reached the limit.\n") is over


def test_a_name_with_a_hyphen_stays_as_it_is_and_a_sign_may_be_parted_from_its_score(run: Run) -> None:
    _, out, _ = run("players Anna-Lena B C\nAnna-Lena: -\t44\n", "--system", "plain")
    assert out.splitlines()[-1] == "3. Anna-Lena −44"
    assert out.count("Anna-Lena") == 3


def test_a_name_from_a_file_brings_no_markup(run: Run) -> None:
    _, out, _ = run("players <script> B&C a|b\na|b: +24\n", "--html")
    assert "<script>" not in out
    assert '<th scope="col">&lt;script&gt;</th><th scope="col">B&amp;C</th><th scope="col">a|b</th>' in out
    _, out, _ = run("players <script> B&C a|b\na|b: +24\n", "--markdown")
    assert r"| 1 | a\|b | +24 |" in out


# What is wrong.


def test_every_fault_is_told_with_its_place_and_nothing_is_written(run: Run) -> None:
    status, out, err = run("players A B C\nA: grand wiht 2\nB: +24\nD: +24\nramsch 1 2 3\n")
    assert (status, out) == (1, "")
    lines = err.splitlines()
    assert [line.split(": ")[:3] for line in lines] == [
        ["pyskat", "LIST", "line 2, column 10"],
        ["pyskat", "LIST", "line 4, column 1"],
        ["pyskat", "LIST", "line 5, column 1"],
    ]
    assert "'wiht'" in lines[0]
    assert "the players are A, B and C" in lines[1]
    assert "not 120" in lines[2]


@pytest.mark.parametrize("form", ["--csv", "--html", "--markdown"])
def test_a_faulty_list_is_written_in_no_form(run: Run, form: str) -> None:
    faulty = b"players A B C\nA: +24\nwhat\n"
    for name in ("LIST", "-"):
        status, out, err = run(faulty, form, source=name)
        assert (status, out) == (1, "")
        assert err.startswith(f"pyskat: {name}: line 3, column 1: ")


@pytest.mark.parametrize(
    "text",
    [
        *[b"", b"\n\n\n", b"players", b"players A B C\nA: -48\x00\n", "pläyers Ä Ö Ü\n".encode()],
        *[b"(;GM[Skat]PC[International Skat Server]\n;)", b"<html><body>404</body></html>"],
        pytest.param(b"\x00" * 1000, id="zeros"),
        pytest.param(b"players A B C\nA: " + b"+" * 10_000, id="signs"),
        pytest.param(b"players A B C\nramsch " + b"1 " * 10_000, id="many points"),
    ],
)
def test_hostile_files_end_with_one_word_and_no_traceback(run: Run, text: bytes) -> None:
    status, out, err = run(text)
    assert (status, out) == (1, "")
    assert err.startswith("pyskat: LIST: line ")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("text", [b"\xff\xfe\x00", "players Änne Ben Cleo".encode("latin-1"), LIST.encode("utf-16")])
def test_a_file_in_another_encoding_is_refused(run: Run, text: bytes) -> None:
    for name in ("LIST", "-"):
        status, out, err = run(text, source=name)
        assert (status, out) == (1, "")
        assert err.startswith("pyskat: ")
        assert "UTF-8" in err


@pytest.mark.parametrize(
    "options",
    [
        *[("--system", f"bierlachs:{limit}") for limit in ("0", "-301", "three", "²", "9" * 5000)],
        *[("--system", system) for system in ("skwo", "seeger:301", "")],
        *[("--rules", "mine"), ("--csv", "--html"), ("--xml",)],
    ],
)
def test_a_wrong_call_is_refused(run: Run, capsys: pytest.CaptureFixture[str], options: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as caught:
        run(LIST, *options)
    assert caught.value.code == 2
    assert "usage: pyskat " in capsys.readouterr().err


def test_the_list_is_a_command_of_the_program(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    path = tmp_path / "list.txt"
    path.write_text(LIST, encoding="utf-8")
    called = [sys.executable, "-m", "pyskat", "sheet", str(path)]
    done = subprocess.run(called, capture_output=True, check=False, encoding="utf-8", env=environment)  # noqa: S603 - this Python, this package
    assert (done.returncode, done.stdout, done.stderr) == (0, TEXT, "")
