"""What a program sees of the package: its names, and what they cost before they are used."""

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import pyskat as sk

STUB = Path(sk.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
HEAVY_ROOMS = ("engine", "batch", "solver", "cli", "display")
HEAVY = {"attrs", "numpy", "cattrs", "rich", "hypothesis", *(f"pyskat.{room}" for room in HEAVY_ROOMS)}


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.strip()


def test_a_program_gets_what_a_type_checker_sees() -> None:
    seen = {
        alias.name: part.module
        for part in ast.parse(STUB).body
        if isinstance(part, ast.ImportFrom)
        for alias in part.names
    }
    assert {name: getattr(importlib.import_module(str(home)), name) for name, home in seen.items()} == {
        name: getattr(sk, name) for name in vars(sk)["__all__"]
    }
    assert set(vars(sk)["__all__"]) <= set(dir(sk))
    assert len(seen) > 100


def test_the_modules_can_be_reached_without_a_further_import() -> None:
    asked = ["sk.kernel.FULL, sk.seat.SEATS[0], sk.notation.__name__"]
    wanted = ["4294967295 forehand pyskat.notation"]
    for package in ("notation", "phases", "sheet"):
        names = [path.stem for path in (Path(sk.__file__).parent / package).glob("[!_]*.py")]
        assert names
        asked += [f"sk.{package}.{name}.__name__" for name in names]
        wanted += [f"pyskat.{package}.{name}" for name in names]
        with pytest.raises(AttributeError, match=f"module 'pyskat.{package}' has no attribute 'nothing'"):
            getattr(getattr(sk, package), "nothing")  # noqa: B009 - mypy knows that it is not there
    assert [run(f"import pyskat as sk; print({each})") for each in asked] == wanted


@pytest.mark.parametrize("name", ["Kings", "_secret", "no.such", "__path_of__"])
def test_other_names_are_not_there(name: str) -> None:
    with pytest.raises(AttributeError, match="has no attribute"):
        getattr(sk, name)


@pytest.mark.parametrize("code", ["import pyskat.batch", "from pyskat import batch", "import pyskat; pyskat.batch"])
def test_without_numpy_the_batch_says_what_it_needs(code: str) -> None:
    missing = """
import sys
class NoNumpy:
    def find_spec(self, name, path=None, target=None):
        if name == "numpy":
            raise ModuleNotFoundError("No module named 'numpy'", name="numpy")
sys.meta_path.insert(0, NoNumpy())
try:
    {}
except ModuleNotFoundError as error:
    print(error, error.name)
"""
    assert run(missing.format(code)) == 'pyskat.batch needs numpy: pip install "pyskat-rules[numpy]" numpy'


def test_what_is_missing_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "pyskat.batch", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"^pyskat\.batch needs numpy") as caught:
        importlib.import_module("pyskat.batch")
    assert caught.value.name == "numpy"


def test_importing_loads_nothing_that_is_not_used() -> None:
    loaded = run("import sys, pyskat; print(*sys.modules)").split()
    assert HEAVY.isdisjoint(loaded)
    assert not [name for name in loaded if name.partition(".")[0] in {"mypy", "mypy_extensions", "mypyc", "librt"}]
    # A rule question needs no deal.
    loaded = run("import sys, pyskat; pyskat.reckon('grand with 2, 75 points'); print(*sys.modules)").split()
    assert {"pyskat.engine", "pyskat.sheet.scores", "numpy"}.isdisjoint(loaded)
