"""How is a score sheet written? As plain text, Markdown or HTML."""

import re
from html import escape
from typing import NamedTuple

from pyskat.language.letters import columns, in_ascii, referenced
from pyskat.language.listed import Listed
from pyskat.language.sayings import Saying
from pyskat.language.terms import Language

__all__ = ["Row", "Table", "cells", "html", "markdown", "text"]


class Row(NamedTuple):
    """One deal or penalty, as it is written down."""

    number: str
    game: str
    value: str
    totals: tuple[str, ...]


class Table(NamedTuple):
    """A whole sheet, as it is written down."""

    players: tuple[str, ...]
    rows: tuple[Row, ...]
    games: tuple[str, ...]
    """The games each player won and lost."""
    caption: str
    language: Language


_HEAD = (Listed.DEAL, Listed.GAME, Listed.VALUE)


def cells(table: Table, *, minus: str = "−") -> list[tuple[str, ...]]:
    """List the lines, from the heading to the games won and lost.

    Numbers get a proper minus sign, unless a program is to read them.
    """
    body = [
        (row.number, row.game, *[cell.replace("-", minus) for cell in (row.value, *row.totals)]) for row in table.rows
    ]
    head = [word.say(table.language) for word in _HEAD]
    return [(*head, *table.players), *body, ("", Saying.WON_AND_LOST.say(table.language), "", *table.games)]


def text(table: Table, *, ascii_only: bool) -> str:
    """Lay a sheet out in columns."""
    lines = cells(table)
    if ascii_only:
        lines = [tuple(map(in_ascii, line)) for line in lines]
    widths = [max(columns(line[column]) for line in lines) for column in range(len(lines[0]))]
    return "\n".join(
        "  ".join(
            _padded(cell, width, left=column == 1)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _padded(cell: str, width: int, *, left: bool) -> str:
    room = " " * (width - columns(cell))
    return cell + room if left else room + cell


_MARKUP = re.compile(r"([\\`*_\[\]<>|~&#])")


def markdown(table: Table) -> str:
    """Write a sheet as a Markdown table."""
    head, *body = ["| " + " | ".join(_MARKUP.sub(r"\\\1", cell) for cell in line) + " |" for line in cells(table)]
    rule = "|" + "|".join(["---:", ":---"] + ["---:"] * (len(table.players) + 1)) + "|"
    return "\n".join([head, rule, *body])


def html(table: Table) -> str:
    """Write a sheet as an HTML table, in ASCII."""
    head, *body, games = cells(table)
    lines = [
        f"<table>\n<caption>{escape(table.caption)}</caption>",
        "<thead>",
        _html_row(head, "th"),
        "</thead>",
        "<tbody>",
    ]
    lines += [_html_row(line, "td") for line in body]
    lines += ["</tbody>", "<tfoot>", _html_row(games, "td"), "</tfoot>", "</table>"]
    return referenced("\n".join(lines))


def _html_row(line: tuple[str, ...], tag: str) -> str:
    scope = ' scope="col"' if tag == "th" else ""
    return "<tr>" + "".join(f"<{tag}{scope}>{escape(cell)}</{tag}>" for cell in line) + "</tr>"
