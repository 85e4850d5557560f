"""How were sheets and evenings stored in version 1? Without penalties, and without winners of single deals."""

from typing import Literal

from attrs import asdict, frozen

from pyskat.scoring.settlement import Settlement
from pyskat.sheet.entry import Entry
from pyskat.sheet.session import Format
from pyskat.sheet.systems import ScoringSystem

__all__ = ["EntryBefore", "FormatBefore", "entry_before", "format_before"]


@frozen(kw_only=True)
class EntryBefore:
    """The line of one deal on the sheet; :meth:`game`, :meth:`ramsch` and :meth:`passed_in` make it."""

    player: int | None = None
    """Who played the game; None for a Ramsch or a deal that was passed in."""
    outcome: Settlement | int | None = None
    """The settled game, or just the declarer's score with its sign, from −10^9 to 10^9."""
    scores: tuple[int, ...] | None = None
    """In a Ramsch, what each player scores, before ``factor``, from −10^9 to 10^9."""
    sitting_out: int | None = None
    """Who dealt and sat out; None if nobody wrote it down."""
    factor: int = 1
    """What the deal is multiplied by, as in a Bock round; 1 to 10^9."""
    reason: str = ""
    """Why it counts more than once."""


@frozen
class FormatBefore:
    """How long an evening is, and what is won.

    Args:
        rounds: How many, 1 to 10^9; a round is one deal by each player.
        system: How the sheet is scored, unless another system is given.
        winners: ``"session"``: the highest total at the end wins; ``"round"``: each round has its own winners.
    """

    rounds: int
    system: ScoringSystem
    winners: Literal["session", "round"] = "session"


def entry_before(stored: EntryBefore) -> Entry:
    """Make an entry that is no penalty."""
    return Entry(**asdict(stored, recurse=False))


def format_before(stored: FormatBefore) -> Format:
    """Make a format."""
    return Format(stored.rounds, stored.system, stored.winners)
