"""A module of the package imports only from its own room and those below it, and stays short."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import pyskat

FLOORS = (
    ("_version", "base"),
    ("language",),
    ("errors",),
    ("kernel", "card", "seat", "game", "contract", "deal", "tricks", "rules", "plays", "places", "actions"),
    ("scoring",),
    ("phases",),
    ("views", "engine", "event", "choice"),
    ("records", "solver", "court", "worlds", "batch", "counting"),
    ("sheet", "notation"),
    ("bots",),
    ("match", "simulate", "table"),
    ("jsonio", "display", "testing", "rl"),
    ("cli",),
    ("__main__", ""),
)
"""The rooms, and the modules that stand by themselves, from the ground up; ``""`` is the package itself."""

LATE = {"pyskat.base.values": {"pyskat.display"}}
"""What a module imports only when a function of it runs: a value in a notebook loads what draws it."""

ROOT = Path(pyskat.__file__).parent
LONGEST = 400
TABLES_OF_MESSAGES = {"pyskat.language.phrases", "pyskat.language.printed"}
"""Which may be longer."""
MOST_FLOORS = 14


def name_of(path: Path) -> str:
    parts = ("pyskat", *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES = {name_of(path): path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py"))}
FLOOR_OF = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}


def room_of(name: str) -> str:
    return name.partition(".")[2].partition(".")[0]


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


NEEDS = {name: imported(source) - LATE.get(name, set()) for name, source in SOURCES.items()}


def test_every_room_has_its_floor() -> None:
    assert {room_of(name) for name in SOURCES} == set(FLOOR_OF)
    assert len(FLOORS) <= MOST_FLOORS


def test_a_module_imports_nothing_from_a_higher_floor_and_stays_short() -> None:
    for name, source in SOURCES.items():
        assert {need for need in NEEDS[name] if FLOOR_OF[room_of(need)] > FLOOR_OF[room_of(name)]} == set(), name
        assert name in TABLES_OF_MESSAGES or len(source.splitlines()) <= LONGEST, name
    source = "import pyskat.card\nif x:\n    from pyskat import kernel\ndef f():\n    from pyskat.seat import Seat\n"
    assert imported(source) == {"pyskat.card", "pyskat.kernel", "pyskat.seat"}  # wherever it stands


def test_no_modules_and_no_rooms_import_each_other_in_a_circle() -> None:
    list(TopologicalSorter(NEEDS).static_order())
    rooms: dict[str, set[str]] = {room: set() for room in FLOOR_OF}
    for name, needs in NEEDS.items():
        rooms[room_of(name)] |= {room_of(need) for need in needs} - {room_of(name)}
    list(TopologicalSorter(rooms).static_order())


@pytest.mark.parametrize("name", sorted(LATE))
def test_what_is_imported_late_is_imported_in_functions_alone(name: str) -> None:
    top = [node for node in ast.parse(SOURCES[name]).body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert not imported("\n".join(map(ast.unparse, top))) & LATE[name]
    assert imported(SOURCES[name]) >= LATE[name]


def test_nothing_else_needs_what_is_there_for_learners() -> None:
    assert {name for name, needs in NEEDS.items() for need in needs if room_of(need) == "rl"} <= {
        name for name in NEEDS if room_of(name) == "rl"
    }


def test_card_play_on_integers_needs_nothing_else_of_the_package() -> None:
    assert NEEDS["pyskat.kernel.tables"] == set()
    assert {room_of(need) for name in NEEDS if room_of(name) == "kernel" for need in NEEDS[name]} == {"kernel"}
