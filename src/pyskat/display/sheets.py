"""Pictures of a score sheet."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from pyskat.display.canvas import Canvas, fitted, width_of
from pyskat.display.pictures import MARGIN
from pyskat.display.speech import clean, told
from pyskat.display.style import Style
from pyskat.game import Game
from pyskat.language.sayings import Saying
from pyskat.language.settling import in_print
from pyskat.sheet.layout import Table, cells
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
    whole = table(sheet, [clean(name) for name in sheet.players], language=style.language, style=style)
    canvas, lines = Canvas(style), _lines(sheet, style)
    caption = told(Saying.SCORE_SHEET.of(system=clean(sheet.system.say(style.language))), style)
    widths = [max(map(_room, column)) for column in zip(*lines, strict=True)]
    across = sum(widths) + _GAP * (len(widths) - 1)
    y = 6
    for number, line in enumerate(lines):
        if number in (1, len(lines) - _LAST):
            canvas.rule(MARGIN, y + 7, across)
            y += 6
        y += _LINE
        _draw(canvas, line, widths, y, bold=number in (0, len(lines) - _LAST))
    return canvas.svg(across + 2 * MARGIN, y + 14, caption, " ".join(_told(sheet, whole, style)))


def _lines(sheet: Sheet, style: Style) -> list[tuple[str, ...]]:
    """List the lines, with names cut to fit."""
    names = [fitted(clean(name), _NAME, _SIZE) for name in sheet.players]
    *deals, games = cells(table(sheet, names, language=style.language, style=style))
    return [*deals, ("", told(Saying.TOTAL, style), "", *map(in_print, sheet.totals)), games]


def _draw(canvas: Canvas, line: tuple[str, ...], widths: list[int], y: float, *, bold: bool) -> None:
    """Write one line: the game on the left of its column, numbers on the right of theirs."""
    x = MARGIN
    for column, (cell, width) in enumerate(zip(line, widths, strict=True)):
        if cell and column == _GAME:
            canvas.words(cell, x, y, _SIZE, bold=bold)
        elif cell:
            canvas.words(cell, x + width, y, _SIZE, bold=bold, anchor="end")
        x += width + _GAP


def _told(sheet: Sheet, whole: Table, style: Style) -> Iterator[str]:
    """Tell a sheet for screen readers: first the totals, then deal by deal."""
    for player, (who, total) in enumerate(zip(whole.players, sheet.totals, strict=True)):
        won, lost = sheet.games(player)
        yield told(Saying.TOTAL_OF.of(who=who, total=in_print(total), won=won, lost=lost), style)
    for row in whole.rows:
        value = row.value.replace("-", "−")
        line = Saying.DEAL_OF_SHEET.of(number=row.number, game=row.game, value=value)
        yield told(line if row.number else Saying.PENALTY_OF_SHEET.of(game=row.game, value=value), style)


def _room(cell: str) -> int:
    """Measure a cell. It is rounded first because not every Python sums to the same last digit."""
    return ceil(round(width_of(cell, _SIZE), 2))
