"""Pictures of a score sheet."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from pyskat.display.canvas import Canvas, fitted, width_of
from pyskat.display.pictures import MARGIN
from pyskat.display.speech import clean
from pyskat.display.style import Style
from pyskat.game import Game
from pyskat.sheet.layout import cells
from pyskat.sheet.scores import Sheet, table

__all__ = ["sheet_svg"]

_SIZE: Final = 13
_LINE: Final = 21
_GAP: Final = 16
"""Room between two columns."""
_NAME: Final = 110
"""Room for the name of a player. Numbers and games are never cut; their columns grow."""
_GAME: Final = 1
"""The column with the game, the only one with words."""
_LAST: Final = 2
"""How many lines there are below the deals: the totals, and the games won and lost."""


def sheet_svg(sheet: Sheet, style: Style, _game: Game | None) -> str:
    """Draw a score sheet: a line for each deal with the running totals, the totals, the games won and lost."""
    canvas, lines = Canvas(style), _lines(sheet)
    widths = [max(map(_room, column)) for column in zip(*lines, strict=True)]
    across = sum(widths) + _GAP * (len(widths) - 1)
    y = 6
    for number, line in enumerate(lines):
        if number in (1, len(lines) - _LAST):
            canvas.rule(MARGIN, y + 7, across)
            y += 6
        y += _LINE
        _draw(canvas, line, widths, y, bold=number in (0, len(lines) - _LAST))
    return canvas.svg(across + 2 * MARGIN, y + 14, f"Score sheet, {clean(sheet.system.name)}", " ".join(_told(sheet)))


def _lines(sheet: Sheet) -> list[tuple[str, ...]]:
    """List the lines, with names cut to fit."""
    *deals, games = cells(table(sheet, [fitted(clean(name), _NAME, _SIZE) for name in sheet.players]))
    return [*deals, ("", "total", "", *map(_number, sheet.totals)), games]


def _draw(canvas: Canvas, line: tuple[str, ...], widths: list[int], y: float, *, bold: bool) -> None:
    """Write one line: the game on the left of its column, numbers on the right of theirs."""
    x = MARGIN
    for column, (cell, width) in enumerate(zip(line, widths, strict=True)):
        if cell and column == _GAME:
            canvas.words(cell, x, y, _SIZE, bold=bold)
        elif cell:
            canvas.words(cell, x + width, y, _SIZE, bold=bold, anchor="end")
        x += width + _GAP


def _told(sheet: Sheet) -> Iterator[str]:
    """Tell a sheet for screen readers: first the totals, then deal by deal."""
    names = [clean(name) for name in sheet.players]
    for player, (name, total) in enumerate(zip(names, sheet.totals, strict=True)):
        won, lost = sheet.games(player)
        yield f"{name}: {_number(total)}, {won} won, {lost} lost."
    for row in table(sheet, names).rows:
        deal = f"Deal {row.number}, " if row.number else ""  # a penalty is no deal
        yield f"{deal}{row.game}: {row.value.replace('-', '−')}."


def _room(cell: str) -> int:
    """Measure a cell. It is rounded first because not every Python sums to the same last digit."""
    return ceil(round(width_of(cell, _SIZE), 2))


def _number(number: int) -> str:
    """Write a number with a minus sign instead of a hyphen."""
    return str(number).replace("-", "−")
