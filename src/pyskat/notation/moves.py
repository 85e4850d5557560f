"""Moves as text: read one, or do several written one after the other."""

import re
from typing import Final

from pyskat.actions import LONG_WORDS, Action, read_action
from pyskat.engine import State, apply
from pyskat.errors import IllegalActionError, ParseError
from pyskat.errors.quoting import short
from pyskat.errors.texts import LONGEST_MOVES, check_text
from pyskat.phases.pushing import Pushing
from pyskat.phases.skat import SkatDecision
from pyskat.views import View

__all__ = ["parse_action", "play"]

_MOVES: Final = re.compile(r"[^,\n]+")
_WORD: Final = re.compile(r"\S+")


def parse_action(state: State | View, text: str) -> Action:
    """Read an action as ``str(action)`` writes it, and a few short forms.

    It is read, not judged: whether it is legal is for :func:`why_not` to say.

    Args:
        state: Where it is to be done: a lone ``s`` picks up the skat while it lies there, and is spades afterwards.
        text: Such as ``18``, ``hold``, ``pass``, ``pick up``, ``discard DQ H7``, ``grand hand``, ``CJ``.

    Raises:
        ParseError: If it is no action.

    >>> import random
    >>> from pyskat import Deal, start
    >>> parse_action(start(Deal.shuffled(random.Random(1))), "timed out rearhand")
    Forfeit(seat=Seat.REARHAND, cause=Cause.TIMED_OUT)
    """
    skat_lies_there = isinstance(state, SkatDecision | Pushing) or (isinstance(state, View) and state.skat_lies_there)
    return read_action(text, skat_lies_there=skat_lies_there)


def play(state: State, text: str) -> State:
    """Do several moves, written one after the other.

    Args:
        state: Any state.
        text: Moves separated by commas or line ends; spaces are enough between moves of one word.

    Raises:
        ParseError: If something is no move; it names the place.
        IllegalActionError: If a move is not possible.

    >>> import random
    >>> from pyskat import Deal, start
    >>> play(start(Deal.shuffled(random.Random(1))), "18 y p p s")
    <Discarding at 18: forehand to lay two cards away>
    """
    check_text("the moves", text, LONGEST_MOVES)
    for chunk in _MOVES.finditer(text):
        words = [(chunk.start() + word.start(), word[0]) for word in _WORD.finditer(chunk[0])]
        whole = _parsed(state, chunk[0])
        if len(words) > 1 and not isinstance(whole, ParseError):
            state = _do(state, whole, text, words[0][0])
            continue
        if isinstance(whole, ParseError) and words and words[0][1].lower() in LONG_WORDS:
            within = whole.position or words[0][0] - chunk.start()
            raise ParseError(whole.reason, text, chunk.start() + within)
        for place, word in words:
            action = _parsed(state, word)
            if isinstance(action, ParseError):
                raise ParseError(action.reason, text, place)
            state = _do(state, action, text, place)
    return state


def _parsed(state: State, text: str) -> Action | ParseError:
    """Read an action, or give what is wrong with it."""
    try:
        return parse_action(state, text)
    except ParseError as error:
        return error


def _do(state: State, action: Action, text: str, place: int) -> State:
    """Do one of several moves, and say which one it was if it is not possible."""
    try:
        return apply(state, action)
    except IllegalActionError as error:
        error.add_note(f"This is the move {action} at character {place + 1} of {short(text)!r}.")
        raise
