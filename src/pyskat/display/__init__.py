"""Hands, deals, tricks, tables, records and score sheets for the eye: as plain text, as SVG and as HTML.

>>> import random
>>> from pyskat import Deal, Seat, play, start
>>> state = play(start(Deal.shuffled(random.Random(308))), "18 p p, grand hand, SQ")
>>> print(text(state, seat=Seat.REARHAND))
As rearhand sees it.
Forehand    ?? ?? ?? ?? ?? ?? ?? ?? ??
Middlehand  ?? ?? ?? ?? ?? ?? ?? ?? ?? ??    declarer
Rearhand    ♠A ♠10 ♠9 ♠8 ♥10 ♥K ♥Q ♥8 ♦K ♦Q
Skat        ?? ??
<BLANKLINE>
Auction: middlehand 18, forehand pass, rearhand pass
Middlehand declares at 18.
The game: grand hand.
Trick 1: Forehand    ♠Q
Middlehand to play.
"""

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias, get_args

from pyskat.card import CardSet
from pyskat.deal import Deal
from pyskat.display import page, pictures, plain, sheets, tables
from pyskat.display.scene import Scene, scene_of
from pyskat.display.style import Colours, Style, Suits
from pyskat.display.telling import Told
from pyskat.engine import State
from pyskat.errors import ArgumentError, Code, RecordError, expect_type
from pyskat.errors.quoting import as_found
from pyskat.event import Event
from pyskat.game import Game, expect_game
from pyskat.language.letters import in_ascii, referenced
from pyskat.language.phrases import Phrase
from pyskat.phases.state import DealState
from pyskat.records.record import Record
from pyskat.seat import Seat, as_seat
from pyskat.sheet.scores import Sheet
from pyskat.tricks import Trick
from pyskat.views import View, view

__all__ = ["Colours", "Drawable", "Eye", "Style", "Suits", "html", "svg", "text"]

Drawable: TypeAlias = CardSet | Deal | Trick | State | View | Record | Sheet | Event | tuple[Event, ...]
"""What has a picture."""

Eye: TypeAlias = Seat | Literal["all"] | None
"""Who looks: a seat, a spectator (None), or somebody who sees all cards."""

_USUAL: Final = Style()
_Form: TypeAlias = Literal["text", "svg", "html"]
_Writer: TypeAlias = Callable[[Any, Style, Game | None], str]
_WRITERS: Final[dict[type, dict[_Form, _Writer]]] = {
    CardSet: {"text": plain.hand_text, "svg": pictures.hand_svg, "html": page.hand_html},
    Deal: {"text": plain.deal_text, "svg": pictures.deal_svg, "html": page.deal_html},
    Trick: {"text": plain.trick_text, "svg": pictures.trick_svg, "html": page.trick_html},
    Scene: {"text": plain.scene_text, "svg": tables.scene_svg, "html": page.scene_html},
    Record: {"text": plain.record_text, "svg": tables.record_svg, "html": page.record_html},
    Sheet: {"text": plain.sheet_text, "svg": sheets.sheet_svg, "html": page.sheet_html},
    Told: {"text": plain.events_text, "svg": tables.events_svg, "html": page.events_html},
}
"""How each kind of value is shown; states and views are shown as a scene, events as what is told."""
_EVENTS: Final = get_args(Event)


def text(value: Drawable, *, seat: Eye = "all", game: Game | None = None, style: Style = _USUAL) -> str:
    r"""Write a value as plain text.

    Args:
        value: A hand, a deal, a trick, a state, a view, a record, a score sheet, an event or a tuple of events.
        seat: Shows a state as this seat sees it, or with None as a spectator does; unknown cards are ``??``.
            ``"all"``: a state with all its cards. Anything but a state is shown as it is.
        game: How to sort hands if no game has been declared; None: as in Grand.
        style: The pack, its colours and the language.

    Raises:
        ArgumentError: If the value is none of these, or there is a seat but no state.
        RecordError: If a record has an action that is not possible.

    >>> from pyskat import Game, cards
    >>> text(cards("HA HT HJ CJ")), text(cards("HA HT HJ CJ"), game=Game.NULL)
    ('♣J ♥J ♥A ♥10', '♣J ♥A ♥J ♥10')
    """
    told = _shown("text", value, seat, game, style)
    return in_ascii(told) if style.ascii else told


def svg(value: Drawable, *, seat: Eye = "all", game: Game | None = None, style: Style = _USUAL) -> str:
    """Draw a value as SVG: a complete image, which can also be part of an HTML page.

    Equal values give equal bytes. The drawing says in words what it shows (``title`` and ``desc``). Each visible card
    is an element with an attribute such as ``data-card="CJ"``. The text is ASCII, with references such as ``&#246;``
    for other characters, so that a file of it is right in any encoding.

    Args:
        value: A hand, a deal, a trick, a state, a view, a record, an event, a tuple of events, or a score sheet, which
            is always in English.
        seat: Shows a state as this seat sees it, or with None as a spectator does; unknown cards lie face down.
            ``"all"``: a state with all its cards. Anything but a state is shown as it is.
        game: How to sort hands if no game has been declared; None: as in Grand.
        style: The pack, its colours and the language.

    Raises:
        ArgumentError: If the value is none of these, or there is a seat but no state.
        RecordError: If a record has an action that is not possible.
    """
    return referenced(_shown("svg", value, seat, game, style))


def html(value: Drawable, *, seat: Eye = "all", game: Game | None = None, style: Style = _USUAL) -> str:
    """Write a value as a piece of HTML: tables with captions and headings, cards as text.

    All CSS classes begin with ``pyskat``, and the few style rules it needs are included. Like a drawing it is ASCII,
    with references for other characters.

    Args:
        value: A hand, a deal, a trick, a state, a view, a record, a score sheet, an event or a tuple of events.
        seat: Shows a state as this seat sees it, or with None as a spectator does; unknown cards are ``??``.
            ``"all"``: a state with all its cards. Anything but a state is shown as it is.
        game: How to sort hands if no game has been declared; None: as in Grand.
        style: The pack, its colours and the language.

    Raises:
        ArgumentError: If the value is none of these, or there is a seat but no state.
        RecordError: If a record has an action that is not possible.
    """
    return referenced(_shown("html", value, seat, game, style))


def _shown(form: _Form, value: object, seat: Eye, game: Game | None, style: Style) -> str:
    """Show a value in one of the forms, and refuse what cannot be shown."""
    expect_type("style", style, Style)
    if game is not None:
        expect_game(game)
    if isinstance(value, DealState):
        value = scene_of(value if seat == "all" else view(value, None if seat is None else as_seat(seat)))
    elif seat != "all" and seat is not None:
        raise ArgumentError.of(Code.WRONG_TYPE, what="value", wanted=Phrase.A_STATE, found=as_found(value))
    elif isinstance(value, View):
        value = scene_of(value)
    elif isinstance(value, _EVENTS):
        value = Told((value,))
    elif type(value) is tuple and all(isinstance(each, _EVENTS) for each in value):
        value = Told(value)
    for kind, writers in _WRITERS.items():
        if isinstance(value, kind):
            return writers[form](value, style, game)
    raise ArgumentError.of(Code.WRONG_TYPE, what="value", wanted=Phrase.TO_DRAW, found=as_found(value))


def notebook_svg(value: object) -> str | None:
    """Draw a value in a notebook; None, which shows its ``repr``, for a record that cannot be replayed."""
    try:
        return referenced(_shown("svg", value, "all", None, _USUAL))
    except RecordError:
        return None


def notebook_html(value: object) -> str:
    """Write a value as HTML in a notebook."""
    return referenced(_shown("html", value, "all", None, _USUAL))
