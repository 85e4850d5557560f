"""The layers of the package as a picture, drawn from what the modules import when the documentation is built."""

import ast
from collections.abc import Iterator, Mapping
from graphlib import TopologicalSorter
from html import escape
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

ROOT: Final = Path(__file__).parents[1] / "src" / "pyskat"

Graph = Mapping[str, frozenset[str]]
"""What each part of the package imports from other parts; a part is a module, or a folder with a slash behind it."""

_WIDE, _HIGH, _GAP, _RISE, _EDGE = 128, 26, 12, 26, 8
"""Boxes, the space between them and between rows, and the margin, in pixels."""


def _module(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _part(module: str) -> str:
    """Name the part that a module belongs to."""
    names = module.split(".")[1:]
    if not names:
        return "pyskat"
    return f"{names[0]}/" if (ROOT / names[0]).is_dir() else names[0]


def _at_once(node: ast.AST) -> Iterator[ast.AST]:
    """Go through a source, but not into functions: what these import when they run is no part of the layers."""
    for inner in ast.iter_child_nodes(node):
        yield inner
        if not isinstance(inner, ast.FunctionDef):
            yield from _at_once(inner)


def _imports(source: str, modules: frozenset[str]) -> Iterator[str]:
    """Name the modules that a source imports."""
    for node in _at_once(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module in modules:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            found = inner & modules
            yield from found
            if found != inner:
                yield str(node.module)


def read_graph() -> Graph:
    """Read the imports of the package."""
    paths = {_module(path): path for path in sorted(ROOT.rglob("*.py"))}
    graph: dict[str, set[str]] = {}
    for module, path in paths.items():
        own = graph.setdefault(_part(module), set())
        own |= {_part(name) for name in _imports(path.read_text(encoding="utf-8"), frozenset(paths))} - {_part(module)}
    return {part: frozenset(needs) for part, needs in graph.items()}


def rows_of(graph: Graph) -> list[list[str]]:
    """Put each part one row below the lowest that it imports.

    Raises:
        CycleError: If parts import each other.
    """
    depth: dict[str, int] = {}
    for part in TopologicalSorter(graph).static_order():
        depth[part] = 1 + max((depth[need] for need in graph[part]), default=-1)
    return [sorted(part for part in depth if depth[part] == row) for row in range(max(depth.values()) + 1)]


def _direct(graph: Graph) -> Iterator[tuple[str, str]]:
    """Leave out the imports that others imply, which would only hide the rest."""
    below: dict[str, frozenset[str]] = {}
    for part in TopologicalSorter(graph).static_order():
        below[part] = graph[part].union(*(below[need] for need in graph[part]))
    for part, needs in graph.items():
        for need in sorted(needs):
            if not any(need in below[other] for other in needs):
                yield part, need


def in_words(rows: list[list[str]]) -> list[str]:
    """Say the rows as text."""
    return [", ".join(row) for row in rows]


def draw(graph: Graph) -> str:
    """Draw the graph as SVG, in the colours of the page."""
    rows = rows_of(graph)
    width = max(len(row) for row in rows) * (_WIDE + _GAP) - _GAP + 2 * _EDGE
    height = len(rows) * (_HIGH + _RISE) - _RISE + 2 * _EDGE
    place: dict[str, tuple[float, float]] = {}
    for number, row in enumerate(rows):
        left = (width - len(row) * (_WIDE + _GAP) + _GAP) / 2
        for index, part in enumerate(row):
            place[part] = (left + index * (_WIDE + _GAP), _EDGE + number * (_HIGH + _RISE))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'aria-labelledby="layers-title layers-desc" style="max-width: 100%; height: auto" '
        'font-family="inherit" font-size="12">'
    )
    lines = [_line(place[need], place[part]) for part, need in _direct(graph)]
    boxes = [_box(part, place[part], graph[part]) for part in place]
    told = ". ".join(f"Row {number}: {text}" for number, text in enumerate(in_words(rows), start=1))
    return "\n".join(
        [
            head,
            '<title id="layers-title">The layers of pyskat</title>',
            f'<desc id="layers-desc">Every part imports only from rows above its own. {escape(told)}.</desc>',
            *lines,
            *boxes,
            "</svg>",
        ]
    )


def _line(upper: tuple[float, float], lower: tuple[float, float]) -> str:
    """Draw a line from the foot of one box to the head of another."""
    x, y = upper[0] + _WIDE / 2, upper[1] + _HIGH
    to_x, to_y = lower[0] + _WIDE / 2, lower[1]
    bend = (to_y - y) / 2
    curve = f"M{x:g} {y:g}C{x:g} {y + bend:g} {to_x:g} {to_y - bend:g} {to_x:g} {to_y:g}"
    return f'<path d="{curve}" fill="none" stroke="currentColor" stroke-opacity="0.35"/>'


def _box(part: str, corner: tuple[float, float], needs: frozenset[str]) -> str:
    """Draw a part; pointing at it tells all that it imports."""
    x, y = corner
    tip = f"{part} imports {', '.join(sorted(needs)) or 'nothing of the package'}"
    return (
        f"<g><title>{escape(tip)}</title>"
        f'<rect x="{x:g}" y="{y:g}" width="{_WIDE}" height="{_HIGH}" rx="4" stroke="currentColor" '
        'stroke-opacity="0.6" style="fill: var(--color-background-secondary, white)"/>'
        f'<text x="{x + _WIDE / 2:g}" y="{y + _HIGH / 2 + 4:g}" text-anchor="middle" '
        f'style="fill: var(--color-foreground-primary, black)">{escape(part)}</text></g>'
    )


class Layers(SphinxDirective):
    """The picture in HTML, a list of its rows elsewhere."""

    def run(self) -> list[nodes.Node]:
        """Draw it."""
        graph = read_graph()
        elsewhere = addnodes.only(expr="not html")
        items = [nodes.list_item("", nodes.paragraph(text, text)) for text in in_words(rows_of(graph))]
        elsewhere += nodes.enumerated_list("", *items)
        for path in ROOT.rglob("*.py"):
            self.env.note_dependency(str(path))
        return [nodes.raw("", draw(graph), format="html"), elsewhere]


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the directive."""
    app.add_directive("layers", Layers)
    return {"parallel_read_safe": True}
