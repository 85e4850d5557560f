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
from typing import Any

import pytest

import pyskat

FOLDER = Path(__file__).parents[1] / "typing"
SOURCE = Path(pyskat.__file__).parents[1]
INSTALLED = SOURCE.name == "site-packages"
needs_pyright = pytest.mark.skipif(find_spec("pyright") is None, reason="type checkers come with the extra dev")
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


def from_pyright(*options: str, **environment: str) -> Any:  # noqa: ANN401 - what it prints is its own
    """Ask pyright; skip where it is installed and does not run, as without its Node, or fail where all is checked."""
    text = answer("pyright", *options, "--outputjson", **environment)
    if not text.lstrip().startswith("{"):
        reason = f"pyright does not run here: {text.strip()[:200] or 'it prints nothing'}"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)
    return json.loads(text)


def compare(found: dict[Place, set[str]], column: int) -> None:
    """Fail for an error on a line that states none, and for a line without the one it states."""
    wanted = stated(column)
    assert len(wanted) > 30
    assert {name for name, _ in wanted} == {"refused.py"}
    assert sorted(found) == sorted(wanted)
    assert [place for place, kind in wanted.items() if kind not in found[place]] == []


@pytest.mark.skipif(find_spec("mypy") is None, reason="type checkers come with the extra dev")
def test_mypy_takes_what_is_right_and_refuses_what_is_wrong() -> None:
    strict = ("--strict", "--no-error-summary", "--hide-error-context", "--config-file=")
    files = sorted(str(path) for path in FOLDER.glob("*.py"))
    text = answer("mypy", *strict, "--output=json", *files, **({} if INSTALLED else {"MYPYPATH": str(SOURCE)}))
    found: defaultdict[Place, set[str]] = defaultdict(set)
    for line in text.splitlines():
        one = json.loads(line)
        if one["severity"] == "error":
            found[Path(one["file"]).name, one["line"]].add(one["code"])
    compare(found, 0)


@needs_pyright
def test_pyright_takes_what_is_right_and_refuses_what_is_wrong(tmp_path: Path) -> None:
    config = {
        "typeCheckingMode": "strict",
        "extraPaths": [] if INSTALLED else [str(SOURCE)],
        "reportUnusedExpression": False,
    }
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)  # pyright looks only below its configuration
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
    told = from_pyright("--project", str(tmp_path), "--pythonpath", sys.executable)
    found: defaultdict[Place, set[str]] = defaultdict(set)
    for one in told["generalDiagnostics"]:
        if one["severity"] == "error":
            found[Path(one["file"]).name, one["range"]["start"]["line"] + 1].add(one["rule"])
    compare(found, 1)


@needs_pyright
def test_every_public_name_has_a_known_type() -> None:
    where = {} if INSTALLED else {"PYTHONPATH": str(SOURCE)}
    found = from_pyright("--verifytypes", "pyskat", "--ignoreexternal", **where)["typeCompleteness"]["symbols"]
    unknown = {one["name"] for one in found if not one["isTypeKnown"] or one["isTypeAmbiguous"]}
    assert len(found) > 1000
    loose = ("pyskat.jsonio.", *[f"pyskat.rl.{name}" for name in ("gymnasium", "openspiel", "pettingzoo", "spaces")])
    assert {name for name in unknown if not name.startswith(loose)} == set()  # what they are built on types it loosely
