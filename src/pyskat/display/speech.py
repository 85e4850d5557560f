"""How it is told what was said and done, and players' names made safe to write anywhere."""

from collections.abc import Iterable
from typing import Final, assert_never

from pyskat.actions import (
    Accept,
    Answer,
    Call,
    Claim,
    Concede,
    Forfeit,
    Hold,
    Interrupt,
    Kontra,
    Pass,
    PickUp,
    PlayOn,
    Push,
    Re,
    Refuse,
    Show,
    Throw,
    forfeited,
)
from pyskat.card import Card, CardSet
from pyskat.display.style import Style, in_order, in_words, short
from pyskat.event.claims import answered, claimed
from pyskat.game import Game
from pyskat.language.deeds import Deed
from pyskat.language.letters import columns
from pyskat.language.phrases import Phrase
from pyskat.language.sayings import Saying
from pyskat.language.terms import Filled, Term, say
from pyskat.phases.results import Result
from pyskat.seat import Seat

__all__ = [
    "answer",
    "aside",
    "call",
    "clean",
    "cut",
    "listed",
    "pushed_word",
    "said",
    "seat_name",
    "sentence",
    "spoken",
    "told",
]


def told(term: Term, style: Style) -> str:
    """Say a term in the language and the style of a drawing."""
    return say(term, style.language, style)


def seat_name(seat: Seat, style: Style) -> str:
    """Name a seat as a heading."""
    return sentence(told(seat, style))


def listed(cards: CardSet | Iterable[Card], style: Style, game: Game | None = None, *, words: bool = False) -> str:
    """List cards: a set as a game sorts it, anything else in its own order.

    Args:
        cards: What to list.
        style: How cards are named.
        game: The game by which sets are sorted.
        words: Whether to name each card in words, for screen readers.
    """
    row = in_order(cards, game) if isinstance(cards, CardSet) else cards
    return ", ".join(in_words(card, style) for card in row) if words else " ".join(short(card, style) for card in row)


def spoken(seat: Seat, word: Term) -> Filled:
    """Tell what a seat said."""
    return Saying.SAYS.of(seat=seat, word=word)


def call(word: Call) -> Term:
    """Tell what was said in the auction."""
    if isinstance(word, Hold):
        return Saying.SAYS_YES
    return Saying.PASSES if isinstance(word, Pass) else word


def pushed_word(word: PickUp | Push | Pass) -> Term:
    """Tell what was done with the skat before a Ramsch."""
    if isinstance(word, Push):
        return Saying.PUSHES.of(cards=word.cards)
    return Saying.PUSHES_UNSEEN if isinstance(word, Pass) else Saying.PICKS_UP


def answer(word: Kontra | Re | Pass) -> Term:
    """Tell what a defender or the declarer said about Kontra and Re."""
    return Saying.PASSES if isinstance(word, Pass) else word


def aside(action: Interrupt | Answer, by: Seat | None, *, null: bool) -> Filled:
    """Tell what was done out of turn, or how somebody answered it."""
    match action:
        case Concede(seat):
            return Deed.CONCEDES.of(seat=seat)
        case Show(seat):
            return Deed.SHOWS.of(seat=seat)
        case Claim(seat, level):
            return claimed(level, seat, null=null)
        case Throw(seat):
            return Deed.THROWS.of(seat=seat)
        case Accept() | Refuse() | PlayOn():
            return answered(action, Phrase.NOBODY if by is None else by)
        case Forfeit(seat, cause):
            return forfeited(cause, seat)
        case _:
            assert_never(action)


def said(result: Result, style: Style) -> str:
    """Say how a deal ended."""
    return result.say(style.language, style)


def sentence(text: str) -> str:
    """Begin a text with a capital letter."""
    return text[:1].upper() + text[1:]


_LONGEST: Final = 60
_MOST: Final = 2 * _LONGEST
"""How many characters are read: combining marks take no column, and a name may have any number of them."""
_JOINER: Final = "\N{ZERO WIDTH JOINER}"


def clean(name: str) -> str:
    r"""Make a name safe to write: short, on one line, without characters that steer a terminal or that XML forbids.

    >>> clean("Anna"), clean("a\x1b[31m\nb"), len(clean("x" * 10_000))
    ('Anna', 'a�[31m�b', 60)
    """
    safe = "".join(c if c.isprintable() or c == _JOINER else "\N{REPLACEMENT CHARACTER}" for c in name[:_MOST])
    return cut(safe if len(name) <= _MOST else safe + "…")


def cut(text: str, most: int = _LONGEST) -> str:
    """Cut a text to a number of columns."""
    if columns(text) <= most:
        return text
    kept, room = "", most - 1
    while (room := room - columns(text[len(kept)])) >= 0:
        kept += text[len(kept)]
    return kept + "…"
