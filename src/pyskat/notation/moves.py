"""How are moves written? Read one move, or do several that are written one after the other."""

import re
from typing import Final

from pyskat.actions import (
    Action,
    Bid,
    Cause,
    Concede,
    Declare,
    Discard,
    Forfeit,
    Hold,
    Kontra,
    Pass,
    PickUp,
    Push,
    Re,
    Show,
)
from pyskat.card import Card, CardSet
from pyskat.contract import Contract
from pyskat.engine import State, apply
from pyskat.errors import ArgumentError, Code, ContractError, IllegalActionError, ParseError
from pyskat.errors.quoting import short
from pyskat.errors.texts import LONGEST_MOVES, expect_text
from pyskat.phases.pushing import Pushing
from pyskat.phases.skat import SkatDecision
from pyskat.plays import PLAYS
from pyskat.seat import SEATS
from pyskat.views import View

__all__ = ["parse_action", "play", "read_action"]

_MOVES: Final = re.compile(r"[^,\n]+")
_WORD: Final = re.compile(r"\S+")
_ONE_WORD: Final[dict[str, Action]] = {
    "hold": Hold(),
    "y": Hold(),
    "yes": Hold(),
    "pass": Pass(),
    "p": Pass(),
    "kontra": Kontra(),
    "contra": Kontra(),
    "re": Re(),
}
_PICK_UP: Final = ("pick up", "pickup")
_SHORT_PICK_UP: Final = "s"
_NUMBER: Final = re.compile(r"[+-]?[0-9]+")
_DIGITS: Final = 20
_CARDS_AFTER: Final = re.compile(r"\s*(discard|push)(?:\s+(.*))?", re.IGNORECASE | re.DOTALL)
_LONG_WORDS: Final = frozenset({"discard", "push", "pick", "concede", "show", "timed", "left"})
"""The first words of moves that are longer than one word."""
_FORMS: Final = "18, hold, pass, pick up, discard DQ H7, grand hand, CJ, concede forehand, timed out forehand"


def parse_action(state: State | View, text: str) -> Action:
    """Read an action as ``str(action)`` writes it, or in a short form.

    This only reads it: :func:`why_not` says whether it is legal.

    Args:
        state: Where it is to be done: ``s`` alone picks up the skat while it is on the table, and is spades afterwards.
        text: Such as ``18``, ``hold``, ``pass``, ``pick up``, ``discard DQ H7``, ``grand hand``, ``CJ``.

    Raises:
        ParseError: If it is not an action.

    >>> import random
    >>> from pyskat import Deal, start
    >>> parse_action(start(Deal.shuffled(random.Random(1))), "timed out rearhand")
    Forfeit(seat=Seat.REARHAND, cause=Cause.TIMED_OUT)
    """
    skat_lies_there = isinstance(state, SkatDecision | Pushing) or (isinstance(state, View) and state.skat_lies_there)
    return read_action(text, skat_lies_there=skat_lies_there)


def read_action(text: str, *, skat_lies_there: bool) -> Action:
    """Read an action as ``str`` writes it, and the game server's short forms.

    Args:
        text: ``18``, ``hold`` or ``y``, ``pass`` or ``p``, ``pick up``, ``discard DQ H7``, a contract, a card,
            ``concede forehand``, ``show forehand``, ``timed out forehand``, ``left forehand``.
        skat_lies_there: Whether ``s`` alone means picking up the skat, and not spades.

    Raises:
        ParseError: If it is not an action.
    """
    expect_text("text", text)
    said = " ".join(text.split())
    lower = said.lower()
    if lower in _ONE_WORD:
        return _ONE_WORD[lower]
    if lower in _PICK_UP or (skat_lies_there and lower == _SHORT_PICK_UP):
        return PickUp()
    if _NUMBER.fullmatch(lower):
        return _read_bid(lower, text)
    long = _CARDS_AFTER.fullmatch(text)
    if long:
        named = _read_cards(long[2] or "", text, long.start(2))
        return Discard(named) if long[1].lower() == "discard" else Push(named)
    interrupt = _read_interrupt(lower)
    if interrupt is not None:
        return interrupt
    return _read_card_or_contract(said, text)


def _read_bid(said: str, text: str) -> Bid:
    """Read a bid; of more digits than any may have, no more are looked at than say so."""
    sign = "-" if said.startswith("-") else ""
    try:
        return Bid(int(sign + (said.lstrip("+-").lstrip("0") or "0")[:_DIGITS]))
    except ArgumentError as error:
        raise ParseError(error.reason, text) from None


def _read_cards(tail: str, text: str, start: int) -> CardSet:
    """Read the cards at the end of a text, with the place of a fault in the whole of it."""
    try:
        return CardSet.parse(tail)
    except ParseError as error:
        raise ParseError(error.reason, text, start + error.position) from None


def _read_interrupt(lower: str) -> Action | None:
    """Read what names a seat at its end."""
    head, _, name = lower.rpartition(" ")
    seat = next((seat for seat in SEATS if str(seat) == name), None)
    if seat is None:
        return None
    if head == "concede":
        return Concede(seat)
    if head == "show":
        return Show(seat)
    cause = next((cause for cause in Cause if cause.value == head), None)
    return None if cause is None else Forfeit(seat, cause)


def _read_card_or_contract(said: str, text: str) -> Action:
    try:
        return PLAYS[Card.parse(said)]
    except ParseError:
        pass
    try:
        return Declare(Contract.parse(said))
    except ParseError as error:
        raise ParseError.at(text, 0, Code.UNKNOWN_ACTION, word=said, forms=_FORMS) from error
    except ContractError as error:
        raise ParseError(error.reason, text, 0) from error


def play(state: State, text: str) -> State:
    """Do several moves, written one after the other.

    Args:
        state: Any state.
        text: Moves separated by commas or line ends; spaces are enough between moves of one word.

    Raises:
        ParseError: If something is not a move; it names the place.
        IllegalActionError: If a move is not possible.

    >>> import random
    >>> from pyskat import Deal, start
    >>> play(start(Deal.shuffled(random.Random(1))), "18 y p p s")
    <Discarding at 18: forehand to discard two cards>
    """
    expect_text("text", text, LONGEST_MOVES)
    for chunk in _MOVES.finditer(text):
        words = [(chunk.start() + word.start(), word[0]) for word in _WORD.finditer(chunk[0])]
        whole = _parsed(state, chunk[0])
        if len(words) > 1 and not isinstance(whole, ParseError):
            state = _do(state, whole, text, words[0][0])
            continue
        if isinstance(whole, ParseError) and words and words[0][1].lower() in _LONG_WORDS:
            within = whole.position or words[0][0] - chunk.start()
            raise ParseError(whole.reason, text, chunk.start() + within)
        for place, word in words:
            action = _parsed(state, word)
            if isinstance(action, ParseError):
                raise ParseError(action.reason, text, place)
            state = _do(state, action, text, place)
    return state


def _parsed(state: State, text: str) -> Action | ParseError:
    """Read an action, or say what is wrong with it."""
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
