"""The examples run, and say what is right."""

import random
import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

import pyskat as sk
from pyskat.notation import iss

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
TRICK = re.compile(r"(?P<leader>\w+): (?P<cards>\S+ \S+ \S+)  \((?P<winner>\w+) takes (?P<points>\d+)\)")


Run: TypeAlias = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run an example as a script with its arguments, and give what it printed."""

    def run(name: str, *arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", [name, *arguments])
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
        return capsys.readouterr().out

    return run


def test_every_example_is_tested() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {
        "evening.py",
        "house_table.py",
        "random_bot.py",
        "replay_records.py",
        "rule_questions.py",
        "score_keeper.py",
    }


def test_rule_questions(run: Run) -> None:
    said = run("rule_questions.py")
    assert re.findall(r", ([+−]\d+)", said) == ["−384", "−66", "+33", "−46", "−36", "−72"]
    assert "must follow with HA" in said
    assert said.count("?\n") == 5


def test_random_bot_plays_a_whole_deal(run: Run) -> None:
    *lines, result = run("random_bot.py").splitlines()
    tricks = [found for line in lines if (found := TRICK.fullmatch(line))]
    assert len(tricks) == len(lines) == 10
    assert len({card for trick in tricks for card in trick["cards"].split()}) == 30
    assert [trick["leader"] for trick in tricks] == ["forehand", *[trick["winner"] for trick in tricks[:-1]]]
    declarer = result.split()[0]
    lost = sum(int(trick["points"]) for trick in tricks if trick["winner"] != declarer)
    assert f"with {120 - lost} points" in result


@pytest.mark.parametrize("seed", range(40))
def test_random_bot_plays_by_the_rules(seed: int) -> None:
    play_deal = runpy.run_path(str(EXAMPLES / "random_bot.py"))["play_deal"]
    record = sk.Record.of(play_deal(seed))
    assert isinstance(record.final, sk.Finished)
    assert record.check() == ()


def test_random_bot_takes_the_deal_from_its_argument(run: Run) -> None:
    assert run("random_bot.py", "3") == run("random_bot.py", "3") != run("random_bot.py")


def test_replay_records_makes_one_of_its_own(run: Run) -> None:
    first, last = run("replay_records.py").splitlines()
    assert first.startswith("1. forehand plays grand: ")
    assert last == "1 replayed, 0 of them doubtful, 0 unreadable"


def test_replay_records_reads_a_file(run: Run, tmp_path: Path) -> None:
    deal = sk.Deal.shuffled(random.Random(5))
    begun = sk.start_play(deal, sk.Contract(sk.Game.NULL), sk.Seat.FOREHAND)
    won = iss.dumps(sk.Record.of(sk.apply(begun, sk.Concede(sk.Seat.REARHAND))))
    stopped = iss.dumps(sk.Record.of(begun))
    assert "v:23" in won
    path = tmp_path / "records.sgf"
    path.write_text("\n".join([won, won.replace("v:23", "v:46"), won.replace(".", ".?", 1), stopped]), encoding="utf-8")
    assert run("replay_records.py", str(path)).splitlines() == [
        "1. forehand plays null: null 23: won, the defenders conceded, +23",
        "2. forehand plays null: null 23: won, the defenders conceded, +23",
        "   value: recorded 46, by the rules 23",
        "3. stops early: <Playing null, forehand declares: trick 1, forehand to play>",
        f"unreadable: {_refusal(won)}",
        "3 replayed, 1 of them doubtful, 1 unreadable",
    ]


def _refusal(won: str) -> str:
    """Say why the deal with one card made unreadable is refused."""
    with pytest.raises(sk.RecordError) as caught:
        iss.loads(won.replace(".", ".?", 1))
    return str(caught.value).replace("line 1", "line 3")
