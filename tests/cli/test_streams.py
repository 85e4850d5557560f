"""What a careless user does to the command line: closed streams, full disks, poor terminals."""

import errno
import io
import os
import random
from typing import Final, NoReturn

import pytest

from careless import random_deal
from pyskat import cli, kernel
from pyskat.notation import iss

RECORD: Final = iss.dumps(random_deal(random.Random(5)))
SHEET: Final = "players A B C\npassed\n"


class Poor(io.StringIO):
    """A stream that speaks only plain characters."""

    encoding = "ascii"


def failing(method: str, error: BaseException) -> io.StringIO:
    """Make a stream of which one method fails."""

    def fail(*_: object) -> NoReturn:
        raise error

    stream = io.StringIO()
    setattr(stream, method, fail)
    return stream


NO_SPACE: Final = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
GONE: Final = failing("write", BrokenPipeError())
FULL: Final = failing("write", NO_SPACE)
LATE_FULL: Final = failing("flush", NO_SPACE)
"""A full device that is noticed only when what was kept back is written."""


def call(words: list[str], monkeypatch: pytest.MonkeyPatch, given: str = "", **streams: io.StringIO | None) -> int:
    """Run the command line with other streams, and something to read."""
    monkeypatch.setattr("sys.stdin", io.StringIO(given))
    for name, stream in streams.items():
        monkeypatch.setattr(f"sys.{name}", stream)
    return cli.main(words)


@pytest.mark.parametrize(
    ("words", "stream", "status", "said"),
    [
        ("spades with 1, 75 points", "stdout", 0, "with 1, game 2, 2 x spades 11 = 22: won with 75 points, +22\n"),
        ("--lang de Kreuz mit 1, 58 Augen", "stdout", 0, " = 24: verloren mit 58 Augen, noetig waren 61, -48\n"),
        ("--lang de Kreuz Ohr", "stderr", 1, "pyskat: 'Ohr' "),
    ],
)
def test_a_poor_terminal_gets_plain_characters(
    words: str, stream: str, status: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    poor = Poor()
    assert call(["value", *words.split()], monkeypatch, "", **{stream: poor}) == status
    assert said in poor.getvalue()
    assert poor.getvalue().isascii()


@pytest.mark.skipif(kernel.COMPILED, reason="only plain Python is slow enough to say so beforehand")
def test_a_poor_terminal_spells_what_will_take_long_out(monkeypatch: pytest.MonkeyPatch) -> None:
    poor = Poor()
    assert call(["solve", "--lang", "de", "grand", "--seed", "1", "--nodes", "1"], monkeypatch, stderr=poor) == 1
    assert "\\" not in poor.getvalue()
    assert "nach 1 Stellungen ist Schluss" in poor.getvalue()
    assert "zu loesen kann" in poor.getvalue()


def test_a_sheet_keeps_its_columns_on_a_poor_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    poor = Poor()
    words = ["sheet", "--system", "plain", "-"]
    assert call(words, monkeypatch, "players Jörg Ben Cleo\nCleo: -44\n", stdout=poor) == 0
    assert poor.getvalue().splitlines()[:2] == [
        "Deal  Game        Value  Joerg  Ben  Cleo",
        "   1  Cleo          -44      0    0   -44",
    ]


ANSWERING: Final = pytest.mark.parametrize(
    ("words", "given"),
    [
        (["value", "spades with 1, 60 points"], ""),
        (["show", "-"], RECORD),
        (["check", "-"], RECORD),
        (["sheet", "-"], SHEET),
        (["perft", "2"], ""),
        (["solve", "null", "--seed", "1"], ""),
        ([], ""),
    ],
)


@ANSWERING
@pytest.mark.parametrize("full", [FULL, LATE_FULL])
def test_an_output_that_is_full_is_said_to_be(
    words: list[str],
    given: str,
    full: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert call(words, monkeypatch, given, stdout=full) == 1
    assert capsys.readouterr().err.endswith("pyskat: the output cannot be written: No space left on device\n")


@ANSWERING
def test_a_closed_output_is_nothing_to_stumble_over(
    words: list[str], given: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert call(words, monkeypatch, given, stdout=None) == 0


@pytest.mark.parametrize(
    "words",
    [["value", "nothing"], ["show", "/none"], ["check", "/none"], ["sheet", "/none"], ["solve", "--record", "/"]],
)
@pytest.mark.parametrize("errors", [None, FULL, GONE])
def test_an_error_is_never_printed_as_an_answer(
    words: list[str],
    errors: io.StringIO | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert call(words, monkeypatch, stderr=errors) == 1
    assert "pyskat: " not in capsys.readouterr().out


def test_a_long_file_is_checked_without_a_place_for_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    assert call(["check", "-"], monkeypatch, f"{RECORD}\n" * 500, stderr=None) == 0


@pytest.mark.parametrize("words", [["value", "spades", "with", "1,", "60", "points"], ["show", "-"]])
def test_a_reader_that_has_gone_ends_it_quietly(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(words, monkeypatch, RECORD, stdout=GONE) == 1
    assert capsys.readouterr().err == ""


def test_an_interrupt_ends_it_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    assert call(["sheet", "-"], monkeypatch, stdin=failing("read", KeyboardInterrupt())) == 130


@pytest.mark.parametrize("command", ["sheet", "show", "check"])
def test_a_closed_standard_input_is_named(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call([command, "-"], monkeypatch, stdin=None) == 1
    assert capsys.readouterr().err == "pyskat: -: standard input is closed\n"
