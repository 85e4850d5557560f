"""What a careless user does: closed streams, poor terminals, wrong arguments; and what is told of a Ramsch."""

import copy
import errno
import io
import os
import random
from itertools import pairwise
from typing import Final

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import cli, kernel
from pyskat.bots.demo import random_deal
from pyskat.display.telling import tell
from pyskat.notation import iss

DEAL = sk.Deal.shuffled(random.Random(5))
PUSHING = evolve(sk.PUB, ramsch=sk.RamschRules(pushing=True))


class Poor(io.StringIO):
    """A stream that speaks only plain characters."""

    encoding = "ascii"


class Gone(io.StringIO):
    """A stream whose reader has gone."""

    def write(self, _: str) -> int:
        """Fail as a closed pipe does."""
        raise BrokenPipeError


class Full(io.StringIO):
    """A stream into a device that is full."""

    def write(self, _: str) -> int:
        """Fail as a full device does."""
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class LateFull(io.StringIO):
    """The same, noticed only when what was kept back is written."""

    def flush(self) -> None:
        """Fail as a full device does."""
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class Interrupted(io.StringIO):
    """A stream at which somebody presses Ctrl-C."""

    def read(self, _: int | None = -1) -> str:
        """Be interrupted."""
        raise KeyboardInterrupt


def test_legal_actions_are_their_own_copy() -> None:
    legal = sk.legal_actions(sk.start(DEAL))
    assert copy.copy(legal) is legal
    assert copy.deepcopy(legal) is legal


def test_a_poor_terminal_gets_plain_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    poor = Poor()
    monkeypatch.setattr("sys.stdout", poor)
    assert cli.main(["value", "spades", "with", "1,", "60", "points"]) == 0
    said = "with 1, game 2, 2 x spades 11 = 22: lost with 60 points, 61 were needed, -44"
    assert poor.getvalue().strip() == said


def test_a_poor_terminal_spells_german_out(monkeypatch: pytest.MonkeyPatch) -> None:
    poor = Poor()
    monkeypatch.setattr("sys.stdout", poor)
    assert cli.main(["value", "--lang", "de", "Kreuz", "mit", "1,", "58", "Augen"]) == 0
    said = "mit 1, Spiel 2, 2 x Kreuz 12 = 24: verloren mit 58 Augen, noetig waren 61, -48"
    assert poor.getvalue().strip() == said


def test_a_poor_terminal_spells_what_was_wrong_out(monkeypatch: pytest.MonkeyPatch) -> None:
    poor = Poor()
    monkeypatch.setattr("sys.stderr", poor)
    assert cli.main(["value", "--lang", "de", "Kreuz", "Ohr"]) == 1
    assert poor.getvalue().startswith("pyskat: 'Ohr' ")
    assert poor.getvalue().isascii()


@pytest.mark.skipif(kernel.COMPILED, reason="only plain Python is slow enough to say so beforehand")
def test_a_poor_terminal_spells_what_will_take_long_out(monkeypatch: pytest.MonkeyPatch) -> None:
    poor = Poor()
    monkeypatch.setattr("sys.stderr", poor)
    assert cli.main(["solve", "--lang", "de", "grand", "--seed", "1", "--nodes", "1"]) == 1
    assert "\\" not in poor.getvalue()
    assert "nach 1 Stellungen ist Schluss" in poor.getvalue()
    assert "zu loesen kann" in poor.getvalue()


def test_a_sheet_keeps_its_columns_on_a_poor_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    poor = Poor()
    monkeypatch.setattr("sys.stdout", poor)
    monkeypatch.setattr("sys.stdin", io.StringIO("players Jörg Ben Cleo\nCleo: -44\n"))
    assert cli.main(["sheet", "--system", "plain", "-"]) == 0
    assert poor.getvalue().splitlines()[:2] == [
        "Deal  Game        Value  Joerg  Ben  Cleo",
        "   1  Cleo          -44      0    0   -44",
    ]


ANSWERING: Final = [
    ["value", "spades with 1, 60 points"],
    ["show", "-"],
    ["check", "-"],
    ["sheet", "-"],
    ["perft", "2"],
    ["solve", "null", "--seed", "1"],
    [],
]


@pytest.mark.parametrize("words", ANSWERING)
@pytest.mark.parametrize("full", [Full(), LateFull()])
def test_an_output_that_is_full_is_said_to_be(
    words: list[str], full: io.StringIO, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(iss.dumps(random_deal(random.Random(5)))))
    if words[0:1] == ["sheet"]:
        monkeypatch.setattr("sys.stdin", io.StringIO("players A B C\npassed\n"))
    monkeypatch.setattr("sys.stdout", full)
    assert cli.main(words) == 1
    assert capsys.readouterr().err.endswith("pyskat: the output cannot be written: No space left on device\n")


@pytest.mark.parametrize("words", ANSWERING)
def test_a_closed_output_is_nothing_to_stumble_over(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given = "players A B C\npassed\n" if words[0:1] == ["sheet"] else iss.dumps(random_deal(random.Random(5)))
    monkeypatch.setattr("sys.stdin", io.StringIO(given))
    monkeypatch.setattr("sys.stdout", None)
    assert cli.main(words) == 0


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
    monkeypatch.setattr("sys.stderr", errors)
    assert cli.main(words) == 1
    assert "pyskat: " not in capsys.readouterr().out


def test_a_long_file_is_checked_without_a_place_for_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = iss.dumps(random_deal(random.Random(5)))
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{deal}\n" * 500))
    monkeypatch.setattr("sys.stderr", None)
    assert cli.main(["check", "-"]) == 0


@pytest.mark.parametrize("words", [["value", "spades", "with", "1,", "60", "points"], ["show", "-"]])
def test_a_reader_that_has_gone_ends_it_quietly(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(iss.dumps(random_deal(random.Random(5)))))
    monkeypatch.setattr("sys.stdout", Gone())
    assert cli.main(words) == 1
    assert capsys.readouterr().err == ""


def test_an_interrupt_ends_it_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Interrupted())
    assert cli.main(["sheet", "-"]) == 130


@pytest.mark.parametrize("command", ["sheet", "show", "check"])
def test_a_closed_standard_input_is_named(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert cli.main([command, "-"]) == 1
    assert capsys.readouterr().err == "pyskat: -: standard input is closed\n"


def test_a_null_that_is_lost_has_nothing_to_play_out() -> None:
    lost = kernel.Position.start((0b1000, 0b0001, 0b0010), 0, kernel.NULL, 0, 0)
    for card in (3, 0, 1):
        lost = kernel.play_card(lost, card)
    assert kernel.playouts(lost, 2, 1).tricks == (1, 1)


def test_text_is_no_file_of_records() -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        next(iss.load("(;GM[Skat];)"))
    assert caught.value.code is sk.Code.WRONG_TYPE


@pytest.mark.parametrize("text", ["grand ouvert with 4, 120 points", "clubs with 1, schwarz announced, 120 points"])
def test_all_points_are_not_yet_all_tricks(text: str) -> None:
    with pytest.raises(sk.SettlementError) as caught:
        sk.reckon(text)
    assert caught.value.code is sk.Code.TRICKS_MISSING
    assert sk.reckon(f"{text}, every trick").won


@pytest.mark.parametrize("text", ["hearts with 1, -61 points", "null -1 tricks"])
def test_a_minus_before_a_number_is_not_passed_over(text: str) -> None:
    with pytest.raises(sk.ParseError):
        sk.reckon(text)


@pytest.mark.parametrize("players", [("A", "B"), (1, 2, 3), 5])
def test_a_record_has_three_names(players: tuple[str, str, str]) -> None:
    with pytest.raises(sk.ArgumentError):
        sk.Record.start(DEAL, players=players)


def test_a_deal_counts_more_for_a_reason_only() -> None:
    with pytest.raises(sk.ArgumentError):
        sk.Entry.game(0, 48).times(2, " ")


def test_a_ramsch_is_told_with_what_was_pushed() -> None:
    state = sk.play(sk.start(DEAL, PUSHING), "p p p, pass, s")
    told = list(tell(sk.Record.of(sk.play(state, "push C8 C9, pass"))))
    assert "Pushing: forehand pass, middlehand pick up, middlehand push ♣9 ♣8, rearhand pass" in told
    assert "All passed: Ramsch." in told


def test_kontra_is_told_after_the_game() -> None:
    told = list(tell(sk.Record.of(sk.play(sk.start(DEAL, sk.PUB), "18 p p, grand hand, kontra"))))
    assert ("The game: grand hand.", "Kontra: rearhand kontra") in pairwise(told)
