"""The tool that fits the table, on a few games."""

import random
from collections.abc import Iterator
from math import isclose
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import pyskat as sk
from pyskat.bots.chances import fitted, table
from shared_data import ABSENT, data_path

np = pytest.importorskip("numpy", reason="the fit needs the extra numpy")

if TYPE_CHECKING:
    import calibrate_chances
    import fit_chances
else:
    fit_chances = pytest.importorskip("fit_chances", reason="the tools are not installed with the package")
    calibrate_chances = pytest.importorskip("calibrate_chances", reason="the tools are not installed with the package")


@pytest.fixture(autouse=True)
def the_table_as_it_was() -> Iterator[None]:
    before = dict(fitted.WEIGHTS)
    yield
    fit_chances.use(before)


def test_the_same_seed_gives_the_same_numbers() -> None:
    first, again = (fit_chances.fit(60, 3, rounds=2) for _ in range(2))
    assert first == again
    assert {key: len(weights) for key, weights in first.items()} == {
        key: len(weights) for key, weights in fitted.WEIGHTS.items()
    }
    assert fit_chances.fit(60, 4, rounds=2) != first


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "fitted.py"
    path.write_text(fit_chances.written(fitted.WEIGHTS, "somehow"), encoding="utf-8")
    found: dict[str, object] = {}
    exec(path.read_text(encoding="utf-8"), found)  # noqa: S102 - just written
    assert found["WEIGHTS"] == fitted.WEIGHTS


def test_a_logistic_function_is_found_again() -> None:
    rng = np.random.default_rng(1)
    rows = np.column_stack([np.ones(20_000), rng.normal(size=(20_000, 2))])
    chances = 1 / (1 + np.exp(-(rows @ np.array([0.5, 1.0, -2.0]))))
    found = fit_chances.logistic(rows, (rng.random(20_000) < chances).astype(float))
    for weight, wanted in zip(found, (0.5, 1.0, -2.0), strict=True):
        assert abs(weight - wanted) < 0.1


def test_levels_are_read_off_the_value() -> None:
    clubs, null = sk.Contract(sk.Game.CLUBS), sk.Contract(sk.Game.NULL)
    for points, tricks, wanted in (
        (30, 3, (False, False, False, False)),
        (31, 3, (True, False, False, False)),
        (60, 5, (True, False, False, False)),
        (61, 5, (True, True, False, False)),
        (90, 8, (True, True, True, False)),
        (120, 10, (True, True, True, True)),
    ):
        assert fit_chances.reached(sk.settle(clubs, matadors=1, points=points, tricks_taken=tricks)) == wanted
    for tricks in (0, 1):
        assert fit_chances.reached(sk.settle(null, tricks_taken=tricks)) == (tricks == 0,) * 4


def test_a_shift_moves_every_chance_of_a_kind_by_one_slope_and_offset() -> None:
    hand = sk.Deal.shuffled(random.Random(1)).hands[0].mask
    before = [table.logit_of(game, hand, 0, 0) for game in range(6)]
    fit_chances.use(fit_chances.moved(dict(fitted.WEIGHTS), {"suit": (0.5, -1.0), "grand": (2.0, 0.0)}))
    after = [table.logit_of(game, hand, 0, 0) for game in range(6)]
    for game, (old, new) in enumerate(zip(before, after, strict=True)):
        wanted = 0.5 * old - 1.0 if game < 4 else 2 * old if game == 4 else old
        assert isclose(new, wanted, abs_tol=0.05)  # weights are rounded


def test_wilson_and_brier_by_hand() -> None:
    low, high = calibrate_chances.wilson(8, 10)  # as any table of the interval has it
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    told = [calibrate_chances.Told("suit", 0.8, won) for won in (True, True, True, False)]
    score, _ = calibrate_chances.brier(told)
    assert isclose(score, (3 * 0.04 + 0.64) / 4)
    (point,) = calibrate_chances.curve(told)
    assert (point.share, point.games) == (0.75, 4)


def test_a_page_gets_its_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    (tmp_path / "_static").mkdir()
    page.write_text(f"Before\n{calibrate_chances.BEGIN}\n{calibrate_chances.END}\nafter\n", encoding="utf-8")
    calibrate_chances.main(["--games", "12", "--seed", "1", "--processes", "1", "--docs", str(page)])
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before\n")
    assert text.endswith("\nafter\n")
    assert "| all | 12 |" in text
    assert "| all | 12 |" in capsys.readouterr().out
    assert "</svg>" in (tmp_path / "_static" / "winning-chances.svg").read_text(encoding="utf-8")


def test_real_records_are_judged_by_what_the_declarer_knew() -> None:
    path = data_path() / "iss_records.sgf"
    if not path.is_file():
        pytest.skip(ABSENT)
    games = calibrate_chances.recorded(path)
    assert len(games) > 15
    assert all(0 < game.chance < 1 for game in games)
