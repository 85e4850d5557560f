"""HTML: tables with captions and headings, and every card as text on a white ground."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from pyskat.card import Card, CardSet
from pyskat.deal import Deal
from pyskat.display.plain import marks_of, seen_by
from pyskat.display.scene import Pile, Scene, dealt, facts, scene_of, status
from pyskat.display.speech import seat_name, told
from pyskat.display.style import Style, colour, in_order, in_words, short
from pyskat.display.telling import Told, moments
from pyskat.game import Game
from pyskat.language.sayings import Saying
from pyskat.records.record import Record
from pyskat.seat import SEATS, Seat
from pyskat.sheet import layout
from pyskat.sheet.scores import Sheet, table
from pyskat.tricks import Trick

__all__ = ["deal_html", "events_html", "hand_html", "record_html", "scene_html", "sheet_html", "trick_html"]

_BACK: Final = '<span class="pyskat-card pyskat-back">??</span>'
_CSS: Final = (
    ".pyskat-card{background:#fff;border:1px solid #767676;border-radius:3px;padding:0 .25em;white-space:nowrap}"
    ".pyskat-back{background:#3b5b8c;color:#fff}"
    ".pyskat caption{font-weight:bold;text-align:left}"
    ".pyskat th,.pyskat td{padding:.15em .5em;text-align:left}"
)


def hand_html(cards: CardSet, style: Style, game: Game | None) -> str:
    """Write a hand."""
    return _whole([_pile(Pile(cards), style, game)], style)


def deal_html(deal: Deal, style: Style, game: Game | None) -> str:
    """Write a deal as a table."""
    return _whole([_deal(deal, ("", "", ""), style, game)], style)


def trick_html(trick: Trick, style: Style, _game: Game | None) -> str:
    """Write a trick as a table, a row for each card."""
    return _whole([_trick(trick, told(Saying.TRICK, style), style)], style)


def scene_html(scene: Scene, style: Style, game: Game | None) -> str:
    """Write a table of players: who holds what, what was said, what is on the table, whose turn it is."""
    sort = scene.game or game
    rows = [
        [seat_name(seat, style), _pile(scene.hands[seat], style, sort), _marks(scene, seat, style)] for seat in SEATS
    ]
    rows.append([told(Saying.SKAT, style), _pile(scene.skat, style, sort), ""])
    parts = [_table(seen_by(scene, style), [told(Saying.SEAT, style), told(Saying.CARDS, style), ""], rows)]
    parts += [f"<p>{escape(line)}</p>" for line in facts(scene, style)]
    if scene.told.trick:
        parts.append(
            _trick(scene.told.trick, told(Saying.TRICK_NUMBER.of(number=len(scene.told.tricks) + 1), style), style)
        )
    return _whole([*parts, _last(scene, style)], style)


def record_html(record: Record, style: Style, _game: Game | None) -> str:
    """Write a record: the deal, the calls, a row for each trick, the result."""
    scene = scene_of(record.final)
    parts = [_deal(record.deal, record.players, style, scene.game)]
    parts += [f"<p>{escape(line)}</p>" for line in facts(scene, style)]
    if scene.told.tricks or scene.told.trick:
        heads = [
            told(Saying.NUMBER, style),
            *[seat_name(seat, style) for seat in SEATS],
            told(Saying.POINTS, style),
        ]
        rows = [
            [str(number), *_cells(moment, style)] if isinstance(moment, Trick) else [told(moment, style)]
            for number, moment in moments(scene)
        ]
        parts.append(_table(told(Saying.TRICKS, style), heads, rows))
    return _whole([*parts, _last(scene, style)], style)


def events_html(events: Told, style: Style, _game: Game | None) -> str:
    """Write what happened, a line for each event."""
    return _whole([f"<p>{escape(line)}</p>" for line in events.lines(style)], style)


def sheet_html(sheet: Sheet, style: Style, _game: Game | None) -> str:
    """Write a score sheet."""
    return _whole([layout.html(table(sheet, language=style.language, style=style))], style)


def _whole(parts: Iterable[str], style: Style) -> str:
    return "\n".join([f'<div class="pyskat" lang="{style.language}">\n<style>{_CSS}</style>', *parts, "</div>"])


def _deal(deal: Deal, players: Sequence[str], style: Style, game: Game | None) -> str:
    rows = [[escape(name), _pile(pile, style, game)] for name, pile in dealt(deal, players, style)]
    return _table(told(Saying.DEAL, style), [told(Saying.SEAT, style), told(Saying.CARDS, style)], rows)


def _trick(trick: Trick, caption: str, style: Style) -> str:
    rows = []
    for seat, card in trick.plays:
        marks = [told(Saying.LED, style)] * (seat is trick.leader) + [told(Saying.TOOK_IT, style)] * (
            seat is trick.taker
        )
        rows.append([seat_name(seat, style), _card(card, style), ", ".join(marks)])
    return _table(caption, [told(Saying.SEAT, style), told(Saying.CARD, style), ""], rows)


def _cells(trick: Trick, style: Style) -> list[str]:
    """Write what each seat played to a trick, with ▸ at the lead and ★ at the card that takes it."""
    cells = []
    for seat in SEATS:
        card = trick.card_of(seat)
        lead = f'<span title="{told(Saying.LED, style)}">▸</span> ' if seat is trick.leader else ""
        star = f' <span title="{told(Saying.TOOK_IT, style)}">★</span>' if seat is trick.taker else ""
        cells.append("" if card is None else f"{lead}{_card(card, style)}{star}")
    return [*cells, "" if trick.taker is None else str(trick.points)]


def _marks(scene: Scene, seat: Seat, style: Style) -> str:
    return ", ".join(marks_of(scene, seat, style))


def _last(scene: Scene, style: Style) -> str:
    return f"<p><strong>{escape(status(scene, style))}.</strong></p>"


def _pile(pile: Pile, style: Style, game: Game | None) -> str:
    cards = [_card(card, style) for card in in_order(pile.cards, game)]
    return " ".join([*cards, *[_BACK] * pile.hidden]) or told(Saying.NO_CARDS, style)


def _card(card: Card, style: Style) -> str:
    return (
        f'<span class="pyskat-card" style="color:{colour(card.suit, style)}" title="{in_words(card, style)}">'
        f"{short(card, style)}</span>"
    )


def _table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table whose rows begin with their headings. A single cell spans the whole row.

    Args:
        caption: As plain text.
        heads: As plain text. An empty one is for a column of remarks and is not a heading.
        rows: As HTML.
    """
    top = "".join(f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in heads)
    body = [
        f'<th scope="row">{row[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in row[1:])
        if len(row) > 1
        else f'<td colspan="{len(heads)}">{row[0]}</td>'
        for row in rows
    ]
    lines = [f"<table>\n<caption>{escape(caption)}</caption>", f"<thead><tr>{top}</tr></thead>", "<tbody>"]
    return "\n".join([*lines, *[f"<tr>{row}</tr>" for row in body], "</tbody>\n</table>"])
