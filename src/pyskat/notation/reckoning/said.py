"""What do the words come to together? Numbers whose meaning depends on the others, and whose points they are."""

from typing import Final, Literal, NamedTuple, TypeAlias

from attrs import define, field

from pyskat.court import Party
from pyskat.errors import Code, ParseError
from pyskat.notation.reckoning.answers import Reckoning
from pyskat.notation.reckoning.grammar import Found
from pyskat.notation.reckoning.tokens import Token
from pyskat.seat import Seat

__all__ = ["MOST_TOPS", "Doing", "Said", "Who", "With", "once"]

MOST_TOPS: Final = 11
"""Nobody has more matadors, so whatever is more is points."""


Who: TypeAlias = "Party | Seat | Literal['both'] | None"
"""Who did something: a side, a seat, both sides; None if nobody was named."""


class With(NamedTuple):
    """A number behind ``with`` or ``without``: matadors, or points beside a verdict."""

    number: int
    held: bool
    found: Found
    behind: bool = False
    """Whether it stands behind a verdict: won with 93."""
    before: bool = False
    """Whether it stands before one: mit 93 gewonnen."""


class Doing(NamedTuple):
    """What somebody did."""

    what: str
    who: Who
    found: Found


@define
class Said(Reckoning):
    """A reckoning while it is read."""

    named: list[Token] = field(factory=list, kw_only=True)
    """Games that were named a second time, as in a sum."""
    withs: list[With] = field(factory=list, kw_only=True)
    pair: tuple[int, int] | None = field(default=None, kw_only=True)
    """The points of both sides."""
    side: int | None = field(default=None, kw_only=True)
    """The points of one side."""
    level_at: dict[int, str] = field(factory=dict, kw_only=True)
    """How far the steps were counted with each level."""
    announced_at: list[Found] = field(factory=list, kw_only=True)
    """Where an announcement was counted without its level."""
    seat: int | None = field(default=None, kw_only=True)
    """Who plays, if that was said."""
    fault: Doing | None = field(default=None, kw_only=True)
    """What went wrong, and who did it."""
    cut: Doing | None = field(default=None, kw_only=True)
    """How the game was cut short, and by whom."""
    reply: Found | None = field(default=None, kw_only=True)
    """Where somebody agreed, or did not."""
    unclear: int | None = field(default=None, kw_only=True)
    """Where a level was named that some side made."""


def once(told: Reckoning, found: Found, what: str) -> None:
    """Note where something is said, and refuse it a second time.

    Raises:
        ParseError: If it was said before.
    """
    if what in told.seen:
        raise _twice(told, found)
    told.seen[what] = found.place


def _twice(told: Reckoning, found: Found) -> ParseError:
    return ParseError.at(told.text, found.place, Code.WORD_TWICE, word=found.word)
