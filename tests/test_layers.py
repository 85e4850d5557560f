"""A module of the package imports only what stands above it here, and stays short."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import pyskat

LAYERS = (
    "pyskat._version",
    "pyskat.lazy",
    "pyskat.enums",
    "pyskat.values",
    "pyskat.words",
    "pyskat.letters",
    "pyskat.kernel",
    "pyskat.packed",
    "pyskat.search",
    "pyskat.counting",
    "pyskat.quoting",
    "pyskat.codes",
    "pyskat.document_messages",
    "pyskat.sheet_messages",
    "pyskat.messages",
    "pyskat.errors",
    "pyskat.limits",
    "pyskat.game",
    "pyskat.card",
    "pyskat.seat",
    "pyskat.contract",
    "pyskat.tricks",
    "pyskat.matador",
    "pyskat.value",
    "pyskat.rules",
    "pyskat.judgement",
    "pyskat.packing",
    "pyskat.settled",
    "pyskat.settlement",
    "pyskat.ramsch",
    "pyskat.deal",
    "pyskat.actions",
    "pyskat.phases",
    "pyskat.phases.contest",
    "pyskat.phases.results",
    "pyskat.phases.ending",
    "pyskat.phases.finished",
    "pyskat.phases.play",
    "pyskat.phases.doubling",
    "pyskat.phases.pushing",
    "pyskat.phases.skat",
    "pyskat.phases.bidding",
    "pyskat.phases.leaving",
    "pyskat.views",
    "pyskat.engine",
    "pyskat.moves",
    "pyskat.outcome",
    "pyskat.record",
    "pyskat.notation",
    "pyskat.notation.iss_lines",
    "pyskat.notation.iss_moves",
    "pyskat.notation.iss_result",
    "pyskat.notation.iss",
    "pyskat.notation.reckoning",
    "pyskat.sheet",
    "pyskat.sheet.entry",
    "pyskat.sheet.systems",
    "pyskat.sheet.layout",
    "pyskat.sheet.scores",
    "pyskat.notation.sheet_text",
    "pyskat.session",
    "pyskat.batch",
    "pyskat.solver",
    "pyskat.testing",
    "pyskat.documents",
    "pyskat.documents.faults",
    "pyskat.documents.names",
    "pyskat.documents.derived",
    "pyskat.documents.seen_cards",
    "pyskat.documents.seen",
    "pyskat.documents.systems",
    "pyskat.documents.replay",
    "pyskat.documents.converter",
    "pyskat.documents.kinds",
    "pyskat.jsonio",
    "pyskat.display.style",
    "pyskat.display.speech",
    "pyskat.display.scene",
    "pyskat.display.telling",
    "pyskat.display.plain",
    "pyskat.display.shapes",
    "pyskat.display.canvas",
    "pyskat.display.pictures",
    "pyskat.display.tables",
    "pyskat.display.sheets",
    "pyskat.display.page",
    "pyskat.display",
    "pyskat.demo",
    "pyskat.cli_common",
    "pyskat.cli_table",
    "pyskat.cli_search",
    "pyskat.cli",
    "pyskat.__main__",
    "pyskat",
)
"""Every module, each below all that it imports."""

LATE = {"pyskat.values": {"pyskat.display"}}
"""What a module imports only when a function of it runs: a value in a notebook loads what draws it."""

ROOT = Path(pyskat.__file__).parent
LONGEST = 400
LONGER = {"pyskat.kernel": 500}
"""The kernel may import nothing, so it cannot be cut in two."""


def name_of(path: Path) -> str:
    parts = ("pyskat", *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES = {name_of(path): path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py"))}


def imported(source: str) -> set[str]:
    """Name the modules of the package that a source imports anywhere, under `if` and in functions too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in SOURCES else str(node.module))
    return {name for name in found if name.partition(".")[0] == "pyskat"}


def test_every_module_has_its_layer() -> None:
    assert sorted(SOURCES) == sorted(LAYERS)


@pytest.mark.parametrize("name", LAYERS)
def test_a_module_imports_only_from_layers_above_its_own(name: str) -> None:
    above = LAYERS[: LAYERS.index(name)]
    assert imported(SOURCES[name]) - LATE.get(name, set()) <= set(above)


@pytest.mark.parametrize("name", sorted(LATE))
def test_what_is_imported_late_is_imported_in_functions_alone(name: str) -> None:
    top = [node for node in ast.parse(SOURCES[name]).body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert not imported("\n".join(map(ast.unparse, top))) & LATE[name]
    assert imported(SOURCES[name]) >= LATE[name]


def test_drawing_is_not_loaded_before_it_is_wanted() -> None:
    seen = "import sys, pyskat; print(sorted(name for name in sys.modules if name.startswith('pyskat.display')))"
    run = subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert run.stdout == "[]\n"


def test_the_kernel_needs_nothing_else_of_the_package() -> None:
    assert imported(SOURCES["pyskat.kernel"]) == set()


@pytest.mark.parametrize("name", sorted(SOURCES))
def test_a_module_stays_short(name: str) -> None:
    assert len(SOURCES[name].splitlines()) <= LONGER.get(name, LONGEST)


def test_an_import_is_seen_wherever_it_stands() -> None:
    source = "import pyskat.card\nif x:\n    from pyskat import kernel\ndef f():\n    from pyskat.seat import Seat\n"
    assert imported(source) == {"pyskat.card", "pyskat.kernel", "pyskat.seat"}
