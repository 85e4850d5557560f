"""Code of users under two type checkers: what must pass does, what must not is refused for the stated reason."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

import pytest

import pyskat

FOLDER = Path(__file__).parents[1] / "typing"
SOURCE = Path(pyskat.__file__).parents[1]
INSTALLED = SOURCE.name == "site-packages"
MARK = re.compile(r"# refused: (\S+), (\S+)$")

Place = tuple[str, int]
"""A file and a line."""


def stated(column: int) -> dict[Place, str]:
    """Read what the lines say of themselves: column 0 for mypy, 1 for pyright."""
    found: dict[Place, str] = {}
    for path in FOLDER.glob("*.py"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            mark = MARK.search(line)
            if mark:
                found[path.name, number] = mark.groups()[column]
    return found


def answer(*command: str, **environment: str) -> str:
    """Run a checker on the folder, and give what it prints."""
    done = subprocess.run(  # noqa: S603 - the checkers are ours
        [sys.executable, "-m", *command],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
        timeout=300,
    )
    return done.stdout


def without_pyright(text: str) -> NoReturn:
    """Skip where pyright is installed and does not run, as without its Node; fail where all is to be checked."""
    reason = f"pyright does not run here: {text.strip()[:200] or 'it prints nothing'}"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def compare(found: dict[Place, set[str]], wanted: dict[Place, str]) -> None:
    """Fail for an error on a line that states none, and for a line without the one it states."""
    assert sorted(found) == sorted(wanted)
    assert [place for place, kind in wanted.items() if kind not in found[place]] == []


@pytest.mark.skipif(find_spec("mypy") is None, reason="mypy is not installed; the extra dev brings it")
def test_mypy_takes_what_is_right_and_refuses_what_is_wrong() -> None:
    strict = ("--strict", "--no-error-summary", "--hide-error-context", "--config-file=")
    files = sorted(str(path) for path in FOLDER.glob("*.py"))
    text = answer("mypy", *strict, "--output=json", *files, **({} if INSTALLED else {"MYPYPATH": str(SOURCE)}))
    found: defaultdict[Place, set[str]] = defaultdict(set)
    for line in text.splitlines():
        one = json.loads(line)
        if one["severity"] == "error":
            found[Path(one["file"]).name, one["line"]].add(one["code"])
    compare(found, stated(0))


@pytest.mark.skipif(find_spec("pyright") is None, reason="pyright is not installed; the extra dev brings it")
def test_pyright_takes_what_is_right_and_refuses_what_is_wrong(tmp_path: Path) -> None:
    config = {
        "typeCheckingMode": "strict",
        "extraPaths": [] if INSTALLED else [str(SOURCE)],
        "reportUnusedExpression": False,
    }
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)  # pyright looks only below its configuration
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
    text = answer("pyright", "--project", str(tmp_path), "--pythonpath", sys.executable, "--outputjson")
    if not text.lstrip().startswith("{"):
        without_pyright(text)
    found: defaultdict[Place, set[str]] = defaultdict(set)
    for one in json.loads(text)["generalDiagnostics"]:
        if one["severity"] == "error":
            found[Path(one["file"]).name, one["range"]["start"]["line"] + 1].add(one["rule"])
    compare(found, stated(1))


@pytest.mark.skipif(find_spec("pyright") is None, reason="pyright is not installed; the extra dev brings it")
def test_every_public_name_has_a_known_type() -> None:
    where = {} if INSTALLED else {"PYTHONPATH": str(SOURCE)}
    text = answer("pyright", "--verifytypes", "pyskat", "--ignoreexternal", "--outputjson", **where)
    if not text.lstrip().startswith("{"):
        without_pyright(text)
    found = json.loads(text)["typeCompleteness"]["symbols"]
    unknown = {one["name"] for one in found if not one["isTypeKnown"] or one["isTypeAmbiguous"]}
    assert len(found) > 1000
    assert {name for name in unknown if not name.startswith("pyskat.jsonio.")} == set()  # cattrs types it loosely


def test_there_is_something_to_refuse() -> None:
    assert len(stated(0)) == len(stated(1)) > 30
    assert {name for name, _ in stated(0)} == {"refused.py"}
