import re
import runpy
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias
from xml.etree import ElementTree as ET

import pytest

pytest.importorskip("sphinx", reason="the documentation is built with Sphinx")

ROOT = Path(__file__).parents[2]
ROOMS: dict[str, Any] = runpy.run_path(str(ROOT / "docs" / "rooms.py"))
Floors: TypeAlias = Sequence[Sequence[tuple[str, str]]]
read_floors: Callable[[], Floors] = ROOMS["read_floors"]
DESIGN = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")


def names_of(floors: Floors) -> list[list[str]]:
    return [[name for name, _ in floor] for floor in floors]


def test_the_floors_are_those_of_the_test_from_the_top_down() -> None:
    names = names_of(read_floors())
    assert names[0] == ["cli/"]
    assert names[-1] == ["base/"]
    assert "kernel/" in [floor[0] for floor in names]  # rooms first
    assert [name for floor in names for name in floor if name.startswith("_")] == []


def test_the_picture_shows_every_room_with_what_is_in_it() -> None:
    floors = read_floors()
    picture = ET.fromstring(ROOMS["draw"](floors))  # noqa: S314 - made above
    drawn = [[box.findtext("code") for box in floor] for floor in picture]
    assert drawn == names_of(floors)
    [scoring] = [box for box in picture.iter("div") if box.findtext("code") == "scoring/"]
    assert "matadors" in "".join(scoring.itertext())
    assert len(list(ROOMS["in_words"](floors))) == len(floors)


FILES = sorted(set(re.findall(r"`((?:\w+/)*\w+\.py)`", DESIGN)))


def test_the_files_that_the_page_names_are_there() -> None:
    assert len(FILES) > 20
    assert [name for name in FILES if not (ROOT / "src" / "pyskat" / name).is_file()] == []
