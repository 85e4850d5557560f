"""What a program sees of the package: its names, and what they cost before they are used."""

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import pyskat as sk

STUB = Path(sk.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
HEAVY = (
    "attrs",
    "numpy",
    "cattrs",
    "rich",
    "hypothesis",
    "pyskat.engine",
    "pyskat.batch",
    "pyskat.solver",
    "pyskat.cli",
)


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
    assert len(seen) > 100


@pytest.mark.parametrize("name", vars(sk)["__all__"])
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(sk, name) is not None
    assert name in dir(sk)


def test_the_modules_can_be_reached_without_a_further_import() -> None:
    assert run("import pyskat as sk; print(sk.kernel.FULL, sk.seat.SEATS[0], sk.notation.__name__)") == (
        "4294967295 forehand pyskat.notation"
    )


@pytest.mark.parametrize("package", ["notation", "phases", "sheet"])
def test_so_can_those_of_the_packages_within(package: str) -> None:
    names = [path.stem for path in (Path(sk.__file__).parent / package).glob("[!_]*.py")]
    assert names
    for name in names:
        assert run(f"import pyskat as sk; print(sk.{package}.{name}.__name__)") == f"pyskat.{package}.{name}"
    with pytest.raises(AttributeError, match=f"module 'pyskat.{package}' has no attribute 'nothing'"):
        getattr(getattr(sk, package), "nothing")  # noqa: B009 - mypy knows that it is not there


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
    assert not set(HEAVY) & set(loaded)


def test_a_rule_question_needs_no_deal() -> None:
    loaded = run("import sys, pyskat; pyskat.reckon('grand with 2, 75 points'); print(*sys.modules)").split()
    assert {"pyskat.engine", "pyskat.sheet.scores", "numpy"}.isdisjoint(loaded)
