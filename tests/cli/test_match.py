"""The command ``match``: two bots by their names."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from pyskat.bots import RandomBot, RuleBot
from pyskat.cli import main, workers
from pyskat.match import match
from pyskat.rules import PUB

Capture = pytest.CaptureFixture[str]
TIMES = re.compile(r"\d[0-9.,]* [µm]?s\b")


def answer(capsys: Capture, *words: str) -> str:
    assert main(["match", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return TIMES.sub("", out)


def test_it_prints_the_match_with_the_names_that_were_typed(capsys: Capture) -> None:
    played = match(RuleBot(), RandomBot(), 3, seed=3, rules=PUB)
    told = {language: TIMES.sub("", played.explain(language, names=("rule", "random"))) for language in ("en", "de")}
    words = ("rule", "random", "--deals", "3", "--seed", "3", "--rules", "pub")
    for shared in ((), ("--workers", "1"), ("--workers", "2")):
        assert columns(answer(capsys, *words, *shared)) == columns(told["en"])
    assert columns(answer(capsys, *words, "--lang", "de")) == columns(told["de"])


def columns(text: str) -> list[list[str]]:
    """Compare without the room that times take."""
    return [line.split() for line in text.splitlines()]


def test_by_default_there_are_a_hundred_deals(capsys: Capture) -> None:
    played = match(RandomBot(), RandomBot(), 100)
    out = answer(capsys, "random", "random")
    assert out.startswith("100 deals, six games each: random against random")
    assert f"Difference: {played.difference:+.2f} ± {played.interval:.2f} list".replace("-", "−") in out


@pytest.mark.parametrize(
    ("words", "english", "german"),
    [
        (
            ["rnadom", "random"],
            r"argument BOT: bot must be 'random'.* or '\S+', not 'rnadom'",
            r"BOT: bot muss 'random'.* oder '\S+' sein, nicht 'rnadom'",
        ),
        (
            ["random", "random:3"],
            "argument BOT: bot must be 'random' without a level, not 'random:3'",
            "BOT: bot muss 'random' ohne Stufe sein, nicht 'random:3'",
        ),
        (["random"], "the following arguments are required: BOT", "es fehlt: BOT"),
        (
            ["random", "random", "--deals", "0"],
            "argument --deals: '0' is no whole number from 1 to 1000000000",
            "--deals: '0' ist keine ganze Zahl von 1 bis 1000000000",
        ),
        (
            ["random", "random", "--workers", "many"],
            "argument --workers: 'many' is no whole number from 1 to 61",
            "--workers: 'many' ist keine ganze Zahl von 1 bis 61",
        ),
        (
            ["random", "random", "--seed", "1.5"],
            "argument --seed: invalid int value: '1.5'",
            "--seed: '1.5' ist keine ganze Zahl",
        ),
    ],
)
def test_nonsense_is_refused_with_a_hint(capsys: Capture, words: list[str], english: str, german: str) -> None:
    for language, said in (("en", f"error: {english}"), ("de", f"Fehler: {german}")):
        with pytest.raises(SystemExit) as left:
            main(["--lang", language, "match", *words])
        assert left.value.code == 2
        assert re.search(said + "\n$", capsys.readouterr().err)


def test_a_worker_that_is_interrupted_ends_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    set_up: list[Any] = []
    monkeypatch.setattr("signal.signal", lambda *given: set_up.append(given))
    workers._stop_quietly()  # noqa: SLF001 - it runs in other processes
    [(which, handler)] = set_up
    assert which == signal.SIGINT
    with pytest.raises(SystemExit) as left:
        handler(which, None)
    assert left.value.code is None


@pytest.mark.skipif(sys.platform != "linux", reason="only there it is told which processes have been started")
def test_a_match_of_several_processes_is_stopped_without_a_word() -> None:
    words = [sys.executable, "-m", "pyskat", "match", "rule", "random", "--deals", "1000000", "--workers", "2"]
    with subprocess.Popen(  # noqa: S603 - this program
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        while not children.read_text(encoding="ascii"):
            time.sleep(0.1)
        time.sleep(3)  # until they play, on a busy machine too
        os.killpg(running.pid, signal.SIGINT)
        assert running.communicate(timeout=60) == ("", "")
    assert running.returncode == 130
