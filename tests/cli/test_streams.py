"""What a careless user does to the command line: closed streams, full disks, poor terminals."""

import errno
import io
import os
import random
from typing import Final, NoReturn

import pytest

from pyskat import cli, kernel
from pyskat.bots.demo import random_deal
from pyskat.notation import iss

RECORD: Final = iss.dumps(random_deal(random.Random(5)))
SHEET: Final = "players A B C\npassed\n"


class Poor(io.StringIO):
    """A stream that speaks only plain characters."""

    encoding = "ascii"


def _fail(error: BaseException) -> NoReturn:
    raise error


class Gone(io.StringIO):
    """A stream whose reader has gone."""

    def write(self, _: str) -> int:
        """Fail as a closed pipe does."""
        _fail(BrokenPipeError())


class Full(io.StringIO):
    """A stream into a device that is full."""

    def write(self, _: str) -> int:
        """Fail as a full device does."""
        _fail(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))


class LateFull(io.StringIO):
    """The same, noticed only when what was kept back is written."""

    def flush(self) -> None:
        """Fail as a full device does."""
        _fail(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))


class Interrupted(io.StringIO):
    """A stream at which somebody presses Ctrl-C."""

    def read(self, _: int | None = -1) -> str:
        """Be interrupted."""
        _fail(KeyboardInterrupt())


def call(words: list[str], monkeypatch: pytest.MonkeyPatch, given: str = "", **streams: io.StringIO | None) -> int:
    """Run the command line with other streams, and something to read."""
    monkeypatch.setattr("sys.stdin", io.StringIO(given))
    for name, stream in streams.items():
        monkeypatch.setattr(f"sys.{name}", stream)
    return cli.main(words)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["value", "spades", "with", "1,", "60", "points"],
            "with 1, game 2, 2 x spades 11 = 22: lost with 60 points, 61 were needed, -44",
        ),
        (
            ["value", "--lang", "de", "Kreuz", "mit", "1,", "58", "Augen"],
            "mit 1, Spiel 2, 2 x Kreuz 12 = 24: verloren mit 58 Augen, noetig waren 61, -48",
        ),
    ],
)
def test_a_poor_terminal_gets_plain_characters(words: list[str], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    poor = Poor()
    assert call(words, monkeypatch, stdout=poor) == 0
    assert poor.getvalue().strip() == said


def test_a_poor_terminal_spells_what_was_wrong_out(monkeypatch: pytest.MonkeyPatch) -> None:
    poor = Poor()
    assert call(["value", "--lang", "de", "Kreuz", "Ohr"], monkeypatch, stderr=poor) == 1
    assert poor.getvalue().startswith("pyskat: 'Ohr' ")
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
@pytest.mark.parametrize("full", [Full(), LateFull()])
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
@pytest.mark.parametrize("errors", [None, Full(), Gone()])
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
    assert call(words, monkeypatch, RECORD, stdout=Gone()) == 1
    assert capsys.readouterr().err == ""


def test_an_interrupt_ends_it_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    assert call(["sheet", "-"], monkeypatch, stdin=Interrupted()) == 130


@pytest.mark.parametrize("command", ["sheet", "show", "check"])
def test_a_closed_standard_input_is_named(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call([command, "-"], monkeypatch, stdin=None) == 1
    assert capsys.readouterr().err == "pyskat: -: standard input is closed\n"
