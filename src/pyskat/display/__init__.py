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

from typing import Final, TypeAlias, assert_never

from pyskat.card import CardSet, expect_game
from pyskat.deal import Deal
from pyskat.display import page, pictures, plain, sheets, tables
from pyskat.display.scene import Scene, scene_of
from pyskat.display.style import Colours, Style, Suits
from pyskat.display.telling import tell
from pyskat.engine import State
from pyskat.errors import ArgumentError, Code, RecordError, expect_type
from pyskat.errors.quoting import as_found
from pyskat.game import Game
from pyskat.language.letters import in_ascii, referenced
from pyskat.language.phrases import Phrase
from pyskat.phases.state import DealState
from pyskat.records.record import Record
from pyskat.seat import Seat, as_seat
from pyskat.sheet.scores import Sheet
from pyskat.tricks import Trick
from pyskat.views import View, view

__all__ = ["Colours", "Drawable", "Style", "Suits", "html", "svg", "text"]

Drawable: TypeAlias = CardSet | Deal | Trick | State | View | Record | Sheet
"""What has a picture."""

_USUAL: Final = Style()
_Shown: TypeAlias = CardSet | Deal | Trick | Record | Sheet | Scene
_WANTED: Final = "a hand, a deal, a trick, a state, a view, a record or a sheet"


def text(value: Drawable, *, seat: Seat | None = None, game: Game | None = None, style: Style = _USUAL) -> str:
    r"""Write a value as plain text.

    Args:
        value: A hand, a deal, a trick, a state, a view, a record or a score sheet.
        seat: Shows a state as this seat sees it; what it cannot know is written ``??``. None: a state with all its
            cards, anything else as it is. A spectator's eyes are ``view(state, None)``.
        game: How hands are sorted where no game has been declared; None: as in Grand.
        style: The pack, its colours and the language.

    Raises:
        ArgumentError: If the value is none of these, or a seat is to see what is no state.
        RecordError: If a record has an action that is not possible.

    >>> from pyskat import Game, cards
    >>> text(cards("HA HT HJ CJ")), text(cards("HA HT HJ CJ"), game=Game.NULL)
    ('♣J ♥J ♥A ♥10', '♣J ♥A ♥J ♥10')
    """
    told = _text(_checked(value, seat, game, style), style, game)
    return in_ascii(told) if style.ascii else told


def _text(shown: _Shown, style: Style, game: Game | None) -> str:
    match shown:
        case CardSet():
            return plain.hand_text(shown, style, game)
        case Deal():
            return plain.deal_text(shown, style, game)
        case Trick():
            return plain.trick_text(shown, style)
        case Scene():
            return plain.scene_text(shown, style, game)
        case Record():
            return "\n".join(tell(shown, style))
        case Sheet():
            return shown.text(ascii=style.ascii)
        case _:
            assert_never(shown)


def svg(value: Drawable, *, seat: Seat | None = None, game: Game | None = None, style: Style = _USUAL) -> str:
    """Draw a value as SVG, a whole image by itself that may also stand within HTML.

    Equal values give equal bytes. The drawing says in words what it shows (``title`` and ``desc``); each card seen in
    it is an element with an attribute ``data-card``, such as ``data-card="CJ"``. It is written in ASCII, with
    references such as ``&#246;`` for other characters, so that a file of it is right in every encoding.

    Args:
        value: A hand, a deal, a trick, a state, a view, a record or a score sheet, which is in English always.
        seat: Shows a state as this seat sees it; what it cannot know lies face down. None: a state with all its
            cards, anything else as it is. A spectator's eyes are ``view(state, None)``.
        game: How hands are sorted where no game has been declared; None: as in Grand.
        style: The pack, its colours and the language.

    Raises:
        ArgumentError: If the value is none of these, or a seat is to see what is no state.
        RecordError: If a record has an action that is not possible.
    """
    return referenced(_svg(_checked(value, seat, game, style), style, game))


def _svg(shown: _Shown, style: Style, game: Game | None) -> str:
    match shown:
        case CardSet():
            return pictures.hand_svg(shown, style, game)
        case Deal():
            return pictures.deal_svg(shown, style, game)
        case Trick():
            return pictures.trick_svg(shown, style)
        case Scene():
            return tables.scene_svg(shown, style, game)
        case Record():
            return tables.record_svg(shown, style)
        case Sheet():
            return sheets.sheet_svg(shown, style)
        case _:
            assert_never(shown)


def html(value: Drawable, *, seat: Seat | None = None, game: Game | None = None, style: Style = _USUAL) -> str:
    """Write a value as a piece of HTML: tables with captions and headings, cards as text.

    All classes begin with ``pyskat``, and the piece brings the few rules of style it needs. Like a drawing it is
    written in ASCII, with references for other characters.

    Args:
        value: A hand, a deal, a trick, a state, a view, a record or a score sheet.
        seat: Shows a state as this seat sees it; what it cannot know is written ``??``. None: a state with all its
            cards, anything else as it is. A spectator's eyes are ``view(state, None)``.
        game: How hands are sorted where no game has been declared; None: as in Grand.
        style: The pack, its colours and the language.

    Raises:
        ArgumentError: If the value is none of these, or a seat is to see what is no state.
        RecordError: If a record has an action that is not possible.
    """
    return referenced(_html(_checked(value, seat, game, style), style, game))


def _html(shown: _Shown, style: Style, game: Game | None) -> str:
    match shown:
        case CardSet():
            return page.hand_html(shown, style, game)
        case Deal():
            return page.deal_html(shown, style, game)
        case Trick():
            return page.trick_html(shown, style)
        case Scene():
            return page.scene_html(shown, style, game)
        case Record():
            return page.record_html(shown, style)
        case Sheet():
            return page.sheet_html(shown)
        case _:
            assert_never(shown)


def _checked(value: object, seat: Seat | None, game: object, style: object) -> _Shown:
    """Give what there is to show, and refuse what cannot be shown."""
    expect_type("style", style, Style)
    if game is not None:
        expect_game(game)
    if seat is not None and not isinstance(value, DealState):
        raise ArgumentError.of(Code.WRONG_TYPE, what="value", wanted=Phrase.A_STATE, found=as_found(value))
    if isinstance(value, DealState):
        return scene_of(value if seat is None else view(value, as_seat(seat)))
    if isinstance(value, View):
        return scene_of(value)
    if isinstance(value, _Shown):
        return value
    raise ArgumentError.of(Code.WRONG_TYPE, what="value", wanted=_WANTED, found=as_found(value))


def notebook_svg(value: object) -> str | None:
    """Draw a value in a notebook; None, which shows its ``repr``, for a record that cannot be replayed."""
    try:
        return referenced(_svg(_checked(value, None, None, _USUAL), _USUAL, None))
    except RecordError:
        return None


def notebook_html(value: object) -> str:
    """Write a value as HTML in a notebook."""
    return referenced(_html(_checked(value, None, None, _USUAL), _USUAL, None))
