"""The rule cases that lie beside the repository, read for the tests that check them."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

__all__ = ["ABSENT", "Case", "court_cases", "data_path", "each_case"]

Case: TypeAlias = dict[str, Any]
"""One case: id, kind, rules, input, expected."""

_VARIABLE = "PYSKAT_SHARED"
ABSENT = f"the rule cases and records are not beside the repository; {_VARIABLE} names their directory"


def data_path() -> Path:
    """Find the directory of the cases: where PYSKAT_SHARED says, or `shared/data` beside the repository."""
    beside = Path(__file__).resolve().parents[2] / "shared" / "data"
    return Path(os.environ.get(_VARIABLE, beside))


def each_case(wanted: Callable[[Case], bool]) -> pytest.MarkDecorator:
    """Run a test once for each case wanted, under its id; skip it with the reason where there are no cases."""
    path = data_path() / "rule_cases.json"
    if not path.is_file():
        return pytest.mark.parametrize("case", [pytest.param({}, id="absent", marks=pytest.mark.skip(reason=ABSENT))])
    every: list[Case] = json.loads(path.read_text(encoding="utf-8"))
    chosen = [pytest.param(case, id=case["id"]) for case in every if wanted(case)]
    assert chosen, "no case is of this kind"
    return pytest.mark.parametrize("case", chosen)


def court_cases() -> dict[str, Case]:
    """Read the questions put to Skat courts, by their ids; none where they are not beside the repository."""
    path = data_path() / "court_cases.json"
    if not path.is_file():
        return {}
    return {case["id"]: case for case in json.loads(path.read_text(encoding="utf-8"))["cases"]}
