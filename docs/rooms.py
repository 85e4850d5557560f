"""The package as a house: its floors, with the rooms and the single modules on each, drawn when the pages are built."""

import ast
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent / "src" / "pyskat"
TEST: Final = HERE.parent / "tests" / "house" / "test_rooms.py"
"""Where the floors are written down: the test that no module imports from a higher one."""


class Part(NamedTuple):
    """A room, which is a folder of modules, or a module that stands by itself."""

    name: str
    """As in an import, with a slash behind a room."""
    told: str
    """What is in it: the first line of its docstring."""

    @property
    def is_room(self) -> bool:
        """Whether it holds modules of its own."""
        return self.name.endswith("/")


def read_floors() -> list[list[Part]]:
    """Read the floors from the top down, without what only Python needs."""
    tree = ast.parse(TEST.read_text(encoding="utf-8"))
    [value] = [
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["FLOORS"]
    ]
    floors = ([_part(name) for name in names if name and name[0] != "_"] for names in ast.literal_eval(value))
    return [sorted(floor, key=lambda part: not part.is_room) for floor in floors if floor][::-1]


def _part(name: str) -> Part:
    """Find out what a part of the package is."""
    is_room = (ROOT / name).is_dir()
    path = ROOT / name / "__init__.py" if is_room else ROOT / f"{name}.py"
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return Part(f"{name}/" if is_room else name, told.partition("\n")[0].replace("``", ""))


def draw(floors: list[list[Part]]) -> str:
    """Draw the house; its boxes go on in a new line where the page is narrow."""
    drawn = "\n".join(f"<li>{''.join(map(_box, floor))}</li>" for floor in floors)
    return f'<ul class="house">\n{drawn}\n</ul>'


def _box(part: Part) -> str:
    """Draw a room with what is in it; of a single module, pointing at it tells that."""
    told = escape(part.told)
    if part.is_room:
        return f'<div class="room"><code>{part.name}</code> {told}</div>'
    return f'<div title="{told}"><code>{part.name}</code></div>'


def in_words(floors: list[list[Part]]) -> Iterator[str]:
    """Say what is on each floor."""
    for floor in floors:
        yield "; ".join(f"{part.name}: {part.told}" if part.is_room else part.name for part in floor)


class Rooms(SphinxDirective):
    """The picture in HTML, a list of the floors elsewhere."""

    def run(self) -> list[nodes.Node]:
        """Draw it."""
        floors = read_floors()
        elsewhere = addnodes.only(expr="not html")
        elsewhere += nodes.bullet_list(
            "", *(nodes.list_item("", nodes.paragraph(text, text)) for text in in_words(floors))
        )
        for path in (TEST, *ROOT.glob("*.py"), *ROOT.glob("*/__init__.py")):
            self.env.note_dependency(str(path))
        return [nodes.raw("", draw(floors), format="html"), elsewhere]


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the directive."""
    app.add_directive("rooms", Rooms)
    app.add_css_file("rooms.css")
    return {"parallel_read_safe": True}
