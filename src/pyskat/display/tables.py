"""Pictures of a whole table, and of a record trick by trick."""

from typing import Final

from pyskat.display.canvas import HEIGHT, Canvas, pile_width, wrapped
from pyskat.display.pictures import MARGIN, SHEET, draw_piles, draw_trick, pile_in_words, trick_in_words
from pyskat.display.plain import marks_of, seen_by
from pyskat.display.scene import Scene, dealt, facts, scene_of, status
from pyskat.display.speech import seat_name, sentence, told
from pyskat.display.style import Style
from pyskat.display.telling import Told, moments
from pyskat.game import Game
from pyskat.language.sayings import Saying
from pyskat.language.terms import Filled
from pyskat.records.record import Record
from pyskat.seat import SEATS, Seat
from pyskat.tricks import Trick

__all__ = ["events_svg", "record_svg", "scene_svg"]

_LINE: Final = 19
_ROW: Final = 29
_HEAD: Final = 40
"""Room above a hand for a name and what the seat has taken."""
_BARE_HEAD: Final = 25
"""The same before there is a declarer or a trick."""
_SMALL: Final = 0.8
_COLUMNS: Final = (70, 210, 350)
"""Where the cards of each seat stand in a list of tricks."""


def scene_svg(scene: Scene, style: Style, game: Game | None) -> str:
    """Draw a table: the seat that looks at the bottom, the one on its left on the left."""
    canvas = Canvas(style)
    sort = scene.game or game
    below = Seat.FOREHAND if scene.seat is None else scene.seat
    above = any(any(marks_of(scene, seat, style)) for seat in SEATS if seat is not below)
    _hand(canvas, scene, below.next, (MARGIN, 6, above), sort)
    end = 4 + _hand(canvas, scene, below.next.next, (SHEET / 2 + 12, 6, above), sort)
    end = _middle(canvas, scene, below, end, sort)
    end = _hand(canvas, scene, below, (None, end, any(marks_of(scene, below, style))), sort)
    lines = list(facts(scene, style))
    end = _lines(canvas, lines, end + 4, bold=False)
    end = _lines(canvas, [status(scene, style)], end, bold=True)
    title = f"{told(Saying.TABLE, style)}. {seen_by(scene, style)}"
    return canvas.svg(SHEET, end + 10, title, " ".join(_told(scene, style, sort)))


def _hand(
    canvas: Canvas, scene: Scene, seat: Seat, place: tuple[float | None, float, bool], game: Game | None
) -> float:
    """Draw a hand under its seat's name.

    Args:
        canvas: What it is drawn on.
        scene: The table.
        seat: Whose hand.
        place: Where from the left, None for full size in the middle; how far down; whether to leave room for a line
            on what a seat has taken.
        game: How cards are sorted.

    Returns:
        Where the next thing may begin.
    """
    left, y, roomy = place
    pile, scale = scene.hands[seat], 1 if left is None else _SMALL
    x = (SHEET - max(pile_width(pile), 264)) / 2 if left is None else left
    turn = seat is scene.told.turn
    if turn:
        canvas.pointer(x, y + 6)
    name, *marks = [seat_name(seat, canvas.style), *marks_of(scene, seat, canvas.style)]
    canvas.words(name, x + 16 * turn, y + 17, bold=True)
    canvas.words(", ".join(marks), x, y + 33, 12)
    head = _HEAD if roomy else _BARE_HEAD
    canvas.pile(pile, x, y + head, scale, game)
    return y + head + (HEIGHT * scale if any(scene.hands) else 0) + 8


def _middle(canvas: Canvas, scene: Scene, below: Seat, y: float, game: Game | None) -> float:
    """Draw the skat and the trick between the hands."""
    if scene.skat:
        canvas.words(told(Saying.SKAT, canvas.style), MARGIN, y + 14, bold=True)
        canvas.pile(scene.skat, MARGIN, y + 20, _SMALL, game)
    if not scene.told.trick:
        return y + (20 + HEIGHT * _SMALL + 8 if scene.skat else 0)
    draw_trick(canvas, scene.told.trick, SHEET / 2, y + 4, below)
    return y + 4 + 48 + HEIGHT + 8


def _lines(canvas: Canvas, lines: list[str], y: float, *, bold: bool) -> float:
    """Write lines one below the other, broken where the sheet ends."""
    for line in lines:
        for part in wrapped(line, SHEET - 2 * MARGIN, 13):
            y += _LINE
            canvas.words(part, MARGIN, y, bold=bold)
    return y


def _told(scene: Scene, style: Style, game: Game | None) -> list[str]:
    """Tell a table for screen readers."""
    parts = []
    for seat in SEATS:
        name = ", ".join([seat_name(seat, style), *marks_of(scene, seat, style)])
        parts.append(f"{name}: {pile_in_words(scene.hands[seat], style, game)}.")
    if scene.skat:
        parts.append(f"{told(Saying.SKAT, style)}: {pile_in_words(scene.skat, style, game)}.")
    parts += list(facts(scene, style))
    if scene.told.trick:
        number = told(Saying.TRICK_NUMBER.of(number=len(scene.told.tricks) + 1), style)
        parts.append(f"{number}: {trick_in_words(scene.told.trick, style)}")
    return [*parts, f"{status(scene, style)}."]


def record_svg(record: Record, style: Style, _game: Game | None) -> str:
    """Draw a record: the deal, the calls, the tricks, the result."""
    canvas = Canvas(style)
    scene = scene_of(record.final)
    piles = dealt(record.deal, record.players, style)
    end = draw_piles(canvas, piles, 4, scene.game)
    end = _lines(canvas, list(facts(scene, style)), end, bold=False)
    if scene.told.tricks or scene.told.trick:
        end = _tricks(canvas, scene, end + 14)
    end = _lines(canvas, [status(scene, style)], end + 4, bold=True)
    parts = [f"{name}: {pile_in_words(pile, style, scene.game)}." for name, pile in piles]
    parts += facts(scene, style)
    for number, moment in moments(scene):
        label = told(Saying.TRICK_NUMBER.of(number=number), style)
        parts.append(f"{label}: {trick_in_words(moment, style)}" if isinstance(moment, Trick) else _did(moment, style))
    parts.append(f"{status(scene, style)}.")
    return canvas.svg(SHEET, end + 12, told(Saying.RECORD, style), " ".join(parts))


def events_svg(events: Told, style: Style, _game: Game | None) -> str:
    """Write what happened on a sheet, a line for each event; a long one goes on below."""
    canvas, lines = Canvas(style), events.lines(style)
    end = _lines(canvas, lines, 2, bold=False)
    return canvas.svg(SHEET, end + 12, told(Saying.EVENTS, style), " ".join(lines))


def _did(deed: Filled, style: Style) -> str:
    return f"{sentence(told(deed, style))}."


def _tricks(canvas: Canvas, scene: Scene, y: float) -> float:
    """Draw the tricks one below the other, each seat in its column, with marks for lead and winner."""
    canvas.words(told(Saying.NUMBER, canvas.style), MARGIN, y + 12, 12)
    for seat in SEATS:
        canvas.words(seat_name(seat, canvas.style), _COLUMNS[seat], y + 12, 12)
    canvas.words(told(Saying.POINTS, canvas.style), 490, y + 12, 12)
    y += 20
    for number, moment in moments(scene):
        if isinstance(moment, Trick):
            _trick(canvas, number, moment, y)
        else:
            canvas.words(told(moment, canvas.style), _COLUMNS[0], y + 16)
        y += _ROW
    return y


def _trick(canvas: Canvas, number: int, trick: Trick, y: float) -> None:
    canvas.words(f"{number}.", MARGIN, y + 16)
    canvas.pointer(_COLUMNS[trick.leader] - 16, y + 5)
    for seat, card in trick.plays:
        if seat is trick.taker:
            canvas.ring(_COLUMNS[seat], y, 52, 22)
            canvas.star(_COLUMNS[seat] + 58, y + 4)
        canvas.chip(card, _COLUMNS[seat], y)
    if trick.taker is not None:
        canvas.words(str(trick.points), 490, y + 16)
