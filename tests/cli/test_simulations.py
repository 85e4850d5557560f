"""The commands ``simulate`` and ``replay``."""

import importlib.util
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pyskat.bots import Bot, RandomBot, RuleBot
from pyskat.cli import main
from pyskat.cli.common import using
from pyskat.rules import PUB
from pyskat.simulate import replay, simulate
from simulate.archive import SORTS, games

Capture = pytest.CaptureFixture[str]
BOTS: dict[str, Bot] = {"rule": RuleBot(), "random": RandomBot(), "random 2": RandomBot()}
WORDS = ("simulate", "--bots", "rule,random,random")


def ran(capsys: Capture, *words: str, status: int = 0) -> str:
    assert main([*words]) == status
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_a_simulation_is_told_with_the_names_that_were_typed(capsys: Capture) -> None:
    results = simulate(BOTS, 12, seed=3, rules=PUB, rotate=True)
    asked = (*WORDS, "--deals", "12", "--seed", "3", "--rules", "pub", "--rotate")
    for workers in ((), ("--workers", "2")):
        assert ran(capsys, *asked, *workers) == results.text() + "\n"
    assert ran(capsys, "--lang", "de", *asked) == results.text("de") + "\n"
    assert "Listenpunkte je Spiel" in results.text("de")


def test_by_default_there_are_a_thousand_deals(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    asked: list[int] = []
    few = simulate(BOTS, 2)

    def counted(_: object, deals: int, **__: object) -> object:
        asked.append(deals)
        return few

    monkeypatch.setattr("pyskat.simulate.simulate", counted)
    assert ran(capsys, *WORDS) == few.text() + "\n"
    assert asked == [1000]


@pytest.mark.skipif(importlib.util.find_spec("pyarrow") is None, reason="the extra data is not installed")
def test_rows_are_written_to_parquet(capsys: Capture, tmp_path: Path) -> None:
    from pyarrow import parquet  # noqa: PLC0415 - only where it is installed

    path = tmp_path / "rows.parquet"
    ran(capsys, *WORDS, "--deals", "5", "--to", str(path))
    assert parquet.read_table(path).to_pylist() == simulate(BOTS, 5).rows()
    archive = tmp_path / "a.sgf"
    archive.write_text("\n".join(games(3, 1)), encoding="utf-8")
    ran(capsys, "replay", str(archive), "--to", str(path))
    assert parquet.read_table(path).to_pylist() == replay(archive).rows()
    nowhere = str(tmp_path / "nowhere" / "a.parquet")
    for words in ((*WORDS, "--deals", "1"), ("replay", str(archive))):
        assert main([*words, "--to", nowhere]) == 1
        assert capsys.readouterr().err == f"pyskat: {nowhere}: No such file or directory\n"


@pytest.mark.skipif(importlib.util.find_spec("matplotlib") is None, reason="the extra plot is not installed")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_simulation_is_drawn(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "drawn.svg"
    ran(capsys, *WORDS, "--deals", "5", "--plot", str(path))
    assert "<svg" in path.read_text(encoding="utf-8")


def test_an_archive_is_told_fault_by_fault(capsys: Capture, tmp_path: Path) -> None:
    path, good = tmp_path / "a.sgf", tmp_path / "good.sgf"
    one, two, three = games(3, 4)
    path.write_text("\n".join([SORTS["wrong points"][1](one), two, SORTS["cut off"][1](three)]), encoding="utf-8")
    good.write_text(two, encoding="utf-8")
    report = replay(path)
    faults = [*report.differences, *report.errors]
    for language in ("en", "de"):
        lines = [*(fault.explain(language) for fault in faults), report.text(language)]
        assert ran(capsys, "--lang", language, "replay", str(path), status=1) == "\n".join(lines) + "\n"
    assert ran(capsys, "replay", "--quiet", str(path), "--workers", "2", status=1) == report.text() + "\n"
    assert ran(capsys, "replay", str(good)) == replay(good).text() + "\n"
    good.write_text("", encoding="utf-8")
    assert ran(capsys, "replay", str(good), status=1) == replay(good).text() + "\n"
    assert main(["replay", str(tmp_path / "nowhere")]) == 1
    assert capsys.readouterr().err == f"pyskat: {tmp_path / 'nowhere'}: No such file or directory\n"


@pytest.mark.parametrize(
    ("words", "english", "german"),
    [
        (
            ["simulate", "--bots", "random,random"],
            "argument --bots: 'random,random' are not three bots with commas between them",
            "--bots: 'random,random' sind nicht drei Bots mit Kommas dazwischen",
        ),
        (
            ["simulate", "--bots", "random,rnadom,random"],
            "argument --bots: bot must be 'random'.* or '\\S+', not 'rnadom'",
            "--bots: bot muss 'random'.* oder '\\S+' sein, nicht 'rnadom'",
        ),
        (["simulate"], "the following arguments are required: --bots", "es fehlt: --bots"),
        (
            ["replay", "a", "--workers", "2", "--dask", "here"],
            "argument --dask: not allowed with argument --workers",
            "--dask: nicht zusammen mit --workers",
        ),
    ],
)
def test_nonsense_is_refused_with_a_hint(capsys: Capture, words: list[str], english: str, german: str) -> None:
    for language, said in (("en", f"error: {english}"), ("de", f"Fehler: {german}")):
        with pytest.raises(SystemExit) as left:
            main(["--lang", language, *words])
        assert left.value.code == 2
        assert re.search(said + "\n$", capsys.readouterr().err)


@pytest.mark.parametrize(
    ("package", "option", "extra"),
    [("pyarrow", "--to", "data"), ("matplotlib", "--plot", "plot"), ("distributed", "--dask", "dask")],
)
def test_what_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, package: str, option: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    for language, said in (("en", f"{option} needs {package}"), ("de", f"für {option} fehlt {package}")):
        assert main(["--lang", language, *WORDS, "--deals", "1", option, "somewhere"]) == 1
        assert capsys.readouterr().err == f'pyskat: {said}: pip install "pyskat-rules[{extra}]"\n'


@pytest.mark.skipif(importlib.util.find_spec("distributed") is None, reason="the extra dask is not installed")
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_named(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyskat.cli.workers._SECONDS", 0.2)
    assert main([*WORDS, "--deals", "1", "--dask", "tcp://127.0.0.1:9"]) == 1
    assert capsys.readouterr().err.startswith("pyskat: no cluster answers at tcp://127.0.0.1:9: ")
    assert main(["--lang", "de", *WORDS, "--dask", "nothing://x"]) == 1
    assert capsys.readouterr().err.startswith("pyskat: unter nothing://x antwortet kein Cluster: ")


def test_what_is_lost_or_stopped_has_its_status(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    def stop(done: int, _: int | None) -> None:
        if done:
            raise KeyboardInterrupt

    stopped = simulate(BOTS, 20, chunk=2, progress=stop)
    monkeypatch.setattr("pyskat.simulate.simulate", lambda *_, **__: stopped)
    assert ran(capsys, *WORDS, status=130) == stopped.text() + "\n"
    path = tmp_path / "a.sgf"
    path.write_text("\n".join(games(3, 4) * 100), encoding="utf-8")
    report = replay(path, progress=stop)
    monkeypatch.setattr("pyskat.simulate.replay", lambda *_, **__: report)
    assert ran(capsys, "replay", str(path), status=130) == report.text() + "\n"


@pytest.mark.skipif(importlib.util.find_spec("rich") is None, reason="the extra cli is not installed")
def test_on_a_terminal_there_is_a_bar(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main([*WORDS, "--deals", "5"]) == 0
    out, err = capsys.readouterr()
    assert out == simulate(BOTS, 5).text() + "\n"
    assert "5/5" in err
    assert "deals/s" in err
    path = tmp_path / "a.sgf"
    path.write_text("\n".join(games(3, 4)), encoding="utf-8")
    assert main(["--lang", "de", "replay", str(path)]) == 0
    assert "Protokolle/s" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="only there it is told which processes have been started")
def test_a_simulation_of_several_processes_that_is_stopped_tells_what_is_there() -> None:
    words = [sys.executable, "-m", "pyskat", *WORDS, "--deals", "1000000", "--workers", "2"]
    with subprocess.Popen(  # noqa: S603 - this program
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        while not children.read_text(encoding="ascii"):
            time.sleep(0.1)
        time.sleep(1.5)  # until they play
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert err == ""
    assert "It was stopped.\n" in out
    assert "deals are missing, from number " in out
    assert running.returncode == 130


def test_a_fault_of_no_file_and_a_reader_that_has_gone_are_not_laid_to_a_file() -> None:
    for name, fault in ((None, OSError("full")), ("games.parquet", BrokenPipeError())):
        with pytest.raises(type(fault)), using(name):
            raise fault
