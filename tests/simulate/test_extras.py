"""What other packages do for a simulation: tables, pictures, a bar."""

import importlib.util
import io
import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import pyskat as sk
from careless import careless
from pyskat.bots import RandomBot
from pyskat.language.simulate_words import SimulateWord
from pyskat.simulate import replay, simulate
from pyskat.simulate.progress import bar, expect_progress
from simulate.archive import games
from simulate.table import THREE


def extra(name: str, which: str) -> pytest.MarkDecorator:
    there = importlib.util.find_spec(name) is not None
    return pytest.mark.skipif(not there, reason=f"the extra {which} is not installed")


@extra("pyarrow", "data")
def test_parquet_holds_the_rows(tmp_path: Path) -> None:
    from pyarrow import parquet  # noqa: PLC0415 - only where it is installed

    results = simulate(THREE, 30, rules=sk.PUB, to=tmp_path / "way.parquet", chunk=4)
    results.to_parquet(tmp_path / "after.parquet")
    for name in ("way", "after"):
        assert parquet.read_table(tmp_path / f"{name}.parquet").to_pylist() == results.rows()
    bare = simulate(THREE, 30, rules=sk.PUB, to=str(tmp_path / "bare.parquet"), keep=False)
    assert bare.bots == results.bots
    assert parquet.read_table(tmp_path / "bare.parquet").to_pylist() == results.rows()
    archive = tmp_path / "a.sgf"
    archive.write_text("\n".join([*games(5, 2), "nothing"]), encoding="utf-8")
    report = replay(archive)
    report.to_parquet(tmp_path / "archive.parquet")
    assert parquet.read_table(tmp_path / "archive.parquet").to_pylist() == report.rows()


@extra("pyarrow", "data")
def test_many_rows_are_written_in_blocks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pyarrow import parquet  # noqa: PLC0415 - only where it is installed

    monkeypatch.setattr("pyskat.simulate.parquet._GROUP", 7)
    monkeypatch.setattr("pyskat.simulate.rows._BLOCK", 5)
    for count in (14, 20):
        results = simulate(THREE, count, to=tmp_path / "a.parquet")
        file = parquet.ParquetFile(tmp_path / "a.parquet")
        assert [file.metadata.row_group(group).num_rows for group in range(file.num_row_groups)] == (
            [7, 7] if count == 14 else [7, 7, 6]
        )
        assert file.read().to_pylist() == results.rows()


@extra("pyarrow", "data")
def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(tmp_path: Path) -> None:
    asked: list[int] = []

    def watched(seen: sk.View, rng: Any) -> sk.Action:  # noqa: ANN401 - any generator
        asked.append(1)
        return careless(seen, rng)

    with pytest.raises(OSError, match="nowhere"):
        simulate({"a": watched, "b": careless, "c": careless}, 3, to=tmp_path / "nowhere" / "a.parquet")
    assert asked == []


@extra("pyarrow", "data")
def test_what_was_played_before_a_stop_is_in_the_file(tmp_path: Path) -> None:
    from pyarrow import parquet  # noqa: PLC0415 - only where it is installed

    def stop(done: int, _: int | None) -> None:
        if done >= 6:
            raise KeyboardInterrupt

    def fail(done: int, _: int | None) -> None:
        if done >= 6:
            raise LookupError

    path = tmp_path / "a.parquet"
    results = simulate(THREE, 20, chunk=2, to=path, progress=stop)
    assert results.deals == 6
    assert parquet.read_table(path).to_pylist() == results.rows()
    with pytest.raises(LookupError):
        simulate(THREE, 20, chunk=2, to=path, progress=fail)
    assert parquet.read_table(path).to_pylist() == results.rows()


@extra("polars", "of somebody's own, polars,")
def test_rows_make_a_table_of_polars() -> None:
    import polars as pl  # noqa: PLC0415 - only where it is installed

    results = simulate(THREE, 40, rotate=True)
    table = pl.DataFrame(results.rows())
    won = table.filter(pl.col("won") & pl.col("contract").str.starts_with("grand"))
    assert won.height == sum(each.won for name, each in results.contracts.items() if name.startswith("grand"))


@extra("matplotlib", "plot")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_plot_shows_means_and_games() -> None:
    results = simulate(THREE, 40, rotate=True)
    for language, words in (
        ("en", ("list points a game (95 %)", "games declared", "won", "lost")),
        ("de", ("Listenpunkte je Spiel (95 %)", "Alleinspiele", "gewonnen", "verloren")),
    ):
        figure = results.plot(language)  # type: ignore[arg-type]
        left, right = cast("list[Any]", figure.axes)
        assert (left.get_ylabel(), right.get_ylabel()) == words[:2]
        assert [text.get_text() for text in right.get_legend().get_texts()] == list(words[2:])
        for axes in (left, right):
            assert [label.get_text() for label in axes.get_xticklabels()] == list(THREE)
        bots = list(results.bots.values())
        heights = [patch.get_height() for patch in right.patches]
        assert heights == [*(bot.declared.won for bot in bots), *(bot.declared.lost for bot in bots)]
        points = left.containers[0].lines[0].get_ydata()
        assert list(points) == [bot.mean for bot in bots]
    with io.BytesIO() as file:
        simulate({"a": RandomBot(), "b": RandomBot(), "c": RandomBot()}, 1).plot().savefig(file, format="svg")
        assert b"<svg" in file.getvalue()
    with pytest.raises(sk.ArgumentError, match="language"):
        results.plot("fr")  # type: ignore[arg-type]


@extra("rich", "cli")
def test_a_bar_tells_how_fast_and_how_long(capsys: pytest.CaptureFixture[str]) -> None:
    results = simulate(THREE, 8, progress=True, chunk=2)
    shown = capsys.readouterr().err
    assert results == simulate(THREE, 8)
    assert "8/8" in shown
    assert "deals/s" in shown
    with bar(None, SimulateWord.UNIT_RECORDS, "de") as told:
        told(3, None)
        told(5, None)
    shown = capsys.readouterr().err
    assert "Protokolle/s" in shown
    assert "5/?" in shown


@pytest.mark.parametrize(
    ("package", "what", "extra_name"),
    [("pyarrow", "Parquet", "data"), ("matplotlib", r"plot\(\)", "plot"), ("rich", "progress=True", "cli")],
)
def test_what_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, package: str, what: str, extra_name: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    results = simulate(THREE, 2)
    asked: dict[str, Callable[[], object]] = {
        "pyarrow": lambda: simulate(THREE, 2, to=tmp_path / "a.parquet"),
        "matplotlib": results.plot,
        "rich": lambda: simulate(THREE, 2, progress=True),
    }
    message = rf'^{what} needs {package}: pip install "pyskat-rules\[{extra_name}\]"$'
    with pytest.raises(ModuleNotFoundError, match=message) as caught:
        asked[package]()
    assert caught.value.name == package


def test_no_bar_is_no_progress() -> None:
    assert expect_progress(False) is None
    assert expect_progress(None) is None
    assert math.isinf(simulate(THREE, 1, progress=None).bots["random"].interval)
