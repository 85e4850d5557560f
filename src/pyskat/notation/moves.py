"""How are moves written? Read one move, or do several that are written one after the other, in English and German."""

import re
from typing import Final, TypeAlias

from pyskat.actions import Action, Declare, Discard, PlayCard, Push
from pyskat.engine import State, apply
from pyskat.errors import Code, IllegalActionError, Language, ParseError
from pyskat.errors.checks import expect_lettering
from pyskat.errors.quoting import short
from pyskat.errors.texts import LONGEST_MOVES, expect_text
from pyskat.language.action_words import OPENINGS
from pyskat.language.terms import CardStyle
from pyskat.notation.actions import Asked, Unread, read
from pyskat.phases.phase import Phase
from pyskat.phases.pushing import Pushing
from pyskat.phases.skat import Discarding
from pyskat.views import View

__all__ = ["parse_action", "play", "read_action"]

_MOVES: Final = re.compile(r"[^,\n]+")
_WORD: Final = re.compile(r"\S+")
_LAID_AWAY: Final = 2
_SKAT_LIES_THERE: Final = frozenset({Phase.SKAT_DECISION, Phase.PUSHING})
_AT_ONCE: Final = frozenset({Code.UNKNOWN_CARD, Code.AMBIGUOUS_CARD, Code.DUPLICATE_CARD})
"""What is wrong with a move of several words although its first word may be a move by itself, such as Herz."""

_Way: TypeAlias = tuple[Language | None, CardStyle | None]
_Span: TypeAlias = tuple[int, int]
_Found: TypeAlias = Action | Unread | ParseError


def parse_action(
    state: State | View, text: str, *, language: Language | None = None, style: CardStyle | None = None
) -> Action:
    """Read an action in English or German: as ``str(action)`` and ``action.say(...)`` write it, or as players say it.

    This only reads it: :func:`why_not` says whether it is legal.

    Args:
        state: Where it is to be done: ``s`` alone picks up the skat while it is on the table, and is spades
            afterwards; ``GO`` is a card (Grün Ober) while cards are played, and a Grand ouvert otherwise. In a view of
            a seat, ``I concede`` and ``ich gebe auf`` are that seat's.
        text: Such as ``18``, ``zweiundzwanzig``, ``hold``, ``weg``, ``pick up``, ``discard DQ H7``,
            ``drücke Pik König, Herz 9``, ``grand hand``, ``Kreuz Hand Schneider angesagt``, ``CJ``, ``Herz Dame``.
        language: How the letters of cards are to be read, as in :meth:`Card.parse`. Words are read in both languages.
        style: As in :meth:`Card.parse`. What ``action.say(language, style)`` writes is read back in the same style.

    Raises:
        ParseError: If it is not an action.
        ArgumentError: For another language or style.

    >>> import random
    >>> from pyskat import Deal, start
    >>> state = start(Deal.shuffled(random.Random(1)))
    >>> parse_action(state, "timed out rearhand")
    Forfeit(seat=Seat.REARHAND, cause=Cause.TIMED_OUT)
    >>> print(parse_action(state, "Drücke Pik König und Herz 9!"))
    discard SK H9
    """
    return _only(text, read(expect_text("text", text), _asked(state, (language, style))))


def read_action(text: str, *, skat_lies_there: bool) -> Action:
    """Read an action as :func:`parse_action` does, where no state is known.

    Args:
        text: The action.
        skat_lies_there: Whether ``s`` alone means picking up the skat, and not spades.

    Raises:
        ParseError: If it is not an action.
    """
    return _only(text, read(expect_text("text", text), Asked(skat_lies_there=skat_lies_there)))


def _only(text: str, found: Action | Unread) -> Action:
    if isinstance(found, Unread):
        raise found.error(text, 0)
    return found


def _asked(state: State | View, way: _Way) -> Asked:
    """Say what matters of a state."""
    phase = getattr(state, "phase", None)
    return Asked(
        skat_lies_there=phase in _SKAT_LIES_THERE,
        cards_are_played=phase is Phase.PLAYING,
        seat=state.seat if isinstance(state, View) else None,
        letters=expect_lettering(*way),
    )


def play(state: State, text: str, *, language: Language | None = None, style: CardStyle | None = None) -> State:
    """Do several moves, written one after the other.

    Args:
        state: Any state.
        text: Moves as :func:`parse_action` reads them, separated by commas or line ends; spaces are enough between
            moves of one word. Two cards that are laid away, and a game with its levels, may have commas of their own:
            ``drücke Pik König, Herz 9, Kreuz``.
        language: As in :func:`parse_action`.
        style: As in :func:`parse_action`.

    Raises:
        ParseError: If something is not a move; it names the place.
        IllegalActionError: If a move is not possible.
        ArgumentError: For another language or style.

    >>> import random
    >>> from pyskat import Deal, start
    >>> play(start(Deal.shuffled(random.Random(1))), "18 y p p s")
    <Discarding at 18: forehand to discard two cards>
    >>> play(start(Deal.shuffled(random.Random(1))), "achtzehn, ja, weg, weg, Skat aufnehmen")
    <Discarding at 18: forehand to discard two cards>
    """
    expect_text("text", text, LONGEST_MOVES)
    expect_lettering(language, style)
    chunks = [match.span() for match in _MOVES.finditer(text) if not match[0].isspace()]
    at = 0
    while at < len(chunks):
        span, found, at = _next(state, text, chunks, at, (language, style))
        if isinstance(found, Unread | ParseError):
            state = _one_by_one(state, found, text, span, (language, style))
        else:
            state = _do(state, found, text, _places(text, span)[0][0])
    return state


def _next(state: State, text: str, chunks: list[_Span], at: int, way: _Way) -> tuple[_Span, _Found, int]:
    """Read what stands between commas, and what belongs to it behind them; and say which of the chunks is the next."""
    begin, end = chunks[at]
    found = _attempt(state, text, (begin, end), way)
    at += 1
    while at < len(chunks) and _may_go_on(state, found) and "\n" not in text[end : chunks[at][0]]:
        longer = _attempt(state, text, (begin, chunks[at][1]), way)
        if not _is_longer(longer, found):
            break
        found, end, at = longer, chunks[at][1], at + 1
    return (begin, end), found, at


def _may_go_on(state: State, found: _Found) -> bool:
    """Tell whether what follows a comma may belong to a move: a second card to lay away, or a level of a game."""
    if isinstance(found, Discard | Push):
        return len(found.cards) < _LAID_AWAY
    return isinstance(found, Declare) or (isinstance(found, PlayCard) and isinstance(state, Discarding | Pushing))


def _is_longer(longer: _Found, found: _Found) -> bool:
    """Tell whether it does belong to it."""
    if not isinstance(longer, Discard | Push):
        return isinstance(longer, Declare) and isinstance(found, Declare)
    return len(longer.cards) <= _LAID_AWAY and not isinstance(found, Declare)


def _one_by_one(state: State, found: Unread | ParseError, text: str, span: _Span, way: _Way) -> State:
    """Do moves of one word each; or refuse what is no move, at its place."""
    places = _places(text, span)
    wrong = isinstance(found, ParseError) and found.code in _AT_ONCE
    if len(places) == 1 or wrong or (isinstance(found, Unread) and found.words and found.words[0].word in OPENINGS):
        raise _error(found, text, span)
    for place in places:
        action = _attempt(state, text, place, way)
        if isinstance(action, Unread | ParseError):
            several = isinstance(found, ParseError) and place == places[0]  # and the whole of it says more
            raise _error(found if several else action, text, place)
        state = _do(state, action, text, place[0])
    return state


def _error(found: Unread | ParseError, text: str, span: _Span) -> ParseError:
    return found if isinstance(found, ParseError) else found.error(text, span[0])


def _places(text: str, span: _Span) -> list[_Span]:
    """Find the words in a part of a text."""
    return [match.span() for match in _WORD.finditer(text, *span)]


def _attempt(state: State, text: str, span: _Span, way: _Way) -> _Found:
    """Read an action in a part of a text, or say what is wrong with it."""
    begin, end = span
    try:
        return read(expect_text("text", text[begin:end]), _asked(state, way))
    except ParseError as error:
        return ParseError(error.reason, text, begin + error.position)


def _do(state: State, action: Action, text: str, place: int) -> State:
    """Do one of several moves, and say which one it was if it is not possible."""
    try:
        return apply(state, action)
    except IllegalActionError as error:
        error.add_note(f"This is the move {action} at character {place + 1} of {short(text)!r}.")
        raise
