"""Plain text, in columns where that helps."""

from collections.abc import Iterator

from pyskat.card import CardSet
from pyskat.deal import Deal
from pyskat.display.scene import Pile, Scene, facts, status
from pyskat.display.speech import listed, seat_name, told
from pyskat.display.style import Style
from pyskat.display.telling import Told, tell, trick_line
from pyskat.game import Game
from pyskat.language.phrases import Phrase
from pyskat.language.sayings import Saying
from pyskat.records.record import Record
from pyskat.seat import SEATS, Seat
from pyskat.sheet import layout
from pyskat.sheet.scores import Sheet, table
from pyskat.tricks import Trick

__all__ = ["deal_text", "events_text", "hand_text", "record_text", "scene_text", "sheet_text", "trick_text"]

_BACK = "??"


def hand_text(cards: CardSet, style: Style, game: Game | None) -> str:
    """Write a hand."""
    return listed(cards, style, game)


def deal_text(deal: Deal, style: Style, game: Game | None) -> str:
    """Write a deal, a line for each hand and one for the skat."""
    piles = [Pile(deal.hand(seat)) for seat in SEATS]
    return "\n".join(_piles([*piles, Pile(deal.skat)], [""] * 4, style, game))


def trick_text(trick: Trick, style: Style, _game: Game | None) -> str:
    """Write a trick, with a star at the card that takes it."""
    return trick_line(trick, style) if trick else told(Saying.EMPTY_TRICK, style)


def scene_text(scene: Scene, style: Style, game: Game | None) -> str:
    """Write a table: who holds what, what was said, what is on the table, whose turn it is."""
    return "\n".join(_scene_lines(scene, style, scene.game or game))


def record_text(record: Record, style: Style, _game: Game | None) -> str:
    """Write a record: the deal, the calls, the tricks, the result."""
    return "\n".join(tell(record, style))


def events_text(events: Told, style: Style, _game: Game | None) -> str:
    """Write what happened, a line for each event."""
    return "\n".join(events.lines(style))


def sheet_text(sheet: Sheet, style: Style, _game: Game | None) -> str:
    """Write a score sheet."""
    return layout.text(table(sheet, language=style.language, style=style), ascii_only=style.ascii)


def _scene_lines(scene: Scene, style: Style, game: Game | None) -> Iterator[str]:
    if not scene.all_cards:
        yield seen_by(scene, style) + "."
    marks = [", ".join(marks_of(scene, seat, style)) for seat in SEATS]
    yield from _piles([*scene.hands, scene.skat], [*marks, ""], style, game)
    yield ""
    yield from facts(scene, style)
    if scene.told.trick is not None and scene.told.trick:
        number = told(Saying.TRICK_NUMBER.of(number=len(scene.told.tricks) + 1), style)
        yield f"{number}: {trick_line(scene.told.trick, style)}"
    yield status(scene, style) + ("." if scene.result is None else "")


def seen_by(scene: Scene, style: Style) -> str:
    """Say who looks at the table."""
    if scene.all_cards:
        return told(Saying.ALL_CARDS, style)
    return told(Saying.AS_A_SPECTATOR if scene.seat is None else Saying.AS_SEEN_BY.of(seat=scene.seat), style)


def marks_of(scene: Scene, seat: Seat, style: Style) -> Iterator[str]:
    """Say of a seat that it is the declarer, and what it has taken."""
    if seat is scene.told.declarer:
        yield told(Saying.DECLARER, style)
    count, points = scene.taken(seat)
    if count:
        yield told(Phrase.TRICKS.of(count=count), style)
        yield told(Phrase.POINTS.of(count=points), style)


def _piles(piles: list[Pile], marks: list[str], style: Style, game: Game | None) -> Iterator[str]:
    """Write the hands and the skat, each with its name in front and its marks after it."""
    names = [*[seat_name(seat, style) for seat in SEATS], told(Saying.SKAT, style)]
    rows = [" ".join(filter(None, [listed(pile.cards, style, game), *[_BACK] * pile.hidden])) for pile in piles]
    width = max(map(len, rows)) + 2
    for name, row, mark in zip(names, rows, marks, strict=True):
        yield f"{name:12}{row:{width}}{mark}".rstrip()
