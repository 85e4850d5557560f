"""How does a deal that was played here get on a sheet?"""

from typing import Final

from pyskat.phases.finished import Finished
from pyskat.phases.results import GameResult, RamschResult
from pyskat.seat import SEATS
from pyskat.sheet.entry import Entry

__all__ = ["entry_of"]

_AT_TABLE: Final = (0, 1, 2)


def entry_of(
    finished: Finished,
    seats: tuple[int, int, int] = _AT_TABLE,
    *,
    players: int = len(_AT_TABLE),
    sitting_out: int | None = None,
) -> Entry:
    """Turn the result of a deal into a line of a sheet; a deal that was aborted is entered like one passed in.

    Args:
        finished: The last state of the deal.
        seats: The players in forehand, middlehand and rearhand, counted from 0.
        players: How many there are.
        sitting_out: Who sat out.
    """
    match finished.result:
        case GameResult(declarer, settlement):
            return Entry.game(seats[declarer], settlement, sitting_out)
        case RamschResult() as ramsch:
            scores = [0] * players
            for seat in SEATS:
                scores[seats[seat]] = ramsch.scores[seat]
            return Entry.ramsch(tuple(scores), sitting_out)
        case _:
            return Entry.passed_in(sitting_out)
