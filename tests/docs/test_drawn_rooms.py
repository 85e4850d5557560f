import runpy
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

pytest.importorskip("sphinx", reason="the documentation is built with Sphinx")

PATH = Path(__file__).parents[2] / "docs" / "layers.py"
LAYERS: dict[str, Any] = runpy.run_path(str(PATH))
Graph = Mapping[str, frozenset[str]]
draw: Callable[[Graph], str] = LAYERS["draw"]
rows_of: Callable[[Graph], list[list[str]]] = LAYERS["rows_of"]

GRAPH: Graph = {
    "kernel": frozenset(),
    "card": frozenset({"kernel"}),
    "phases/": frozenset({"card", "kernel"}),
    "cli": frozenset({"phases/"}),
}


def test_each_part_stands_below_what_it_imports() -> None:
    assert rows_of(GRAPH) == [["kernel"], ["card"], ["phases/"], ["cli"]]


def test_the_picture_has_a_box_for_each_part_and_a_line_for_each_import_that_no_other_implies() -> None:
    picture = ET.fromstring(draw(GRAPH))  # noqa: S314 - made above
    space = "{http://www.w3.org/2000/svg}"
    assert [text.text for text in picture.iter(f"{space}text")] == ["kernel", "card", "phases/", "cli"]
    assert len(list(picture.iter(f"{space}path"))) == 3
    assert picture.find(f"{space}title") is not None
    described = picture.find(f"{space}desc")
    assert described is not None
    assert "Row 3: phases/" in str(described.text)


def test_the_package_is_read_as_it_is() -> None:
    graph: Graph = LAYERS["read_graph"]()
    assert graph["kernel/"] == frozenset()
    assert {"hypothesis", "attrs"} & set(graph) == set()
    assert "testing" in graph
    assert "card" in graph["phases/"]
    assert [part for part, needs in graph.items() if "testing" in needs] == []
    ET.fromstring(draw(graph))  # noqa: S314 - made above
