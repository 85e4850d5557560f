"""What if somebody times out or leaves before the first card? Then the deal is aborted."""

from typing import Final, TypeAlias

from pyskat.actions import Cause, Forfeit
from pyskat.phases.bidding import Bidding
from pyskat.phases.doubling import Doubling
from pyskat.phases.finished import Finished, Stopped
from pyskat.phases.play import Playing
from pyskat.phases.pushing import Pushing
from pyskat.phases.results import Aborted
from pyskat.phases.skat import Declaring, Discarding, SkatDecision
from pyskat.seat import SEATS

__all__ = ["FORFEITS", "Unfinished", "abort"]

Unfinished: TypeAlias = Bidding | SkatDecision | Discarding | Declaring | Doubling | Pushing | Playing
"""Every state in which something can still be done."""

FORFEITS: Final = tuple(Forfeit(seat, cause) for seat in SEATS for cause in Cause)
"""Every forfeit there is; all are legal until the deal is over."""


def abort(state: Unfinished, action: Forfeit) -> Finished:
    """End the deal without a score."""
    fore, middle, rear = (state.hand(seat) for seat in SEATS)
    declared = state if isinstance(state, Doubling | Playing) else None
    course = state if isinstance(state, Playing) else None
    interrupts = course.interrupts if course is not None else ()
    played = course.played if course is not None else ()
    stopped = Stopped(
        deal=state.deal,
        rules=state.rules,
        calls=state.calls,
        bid=state.bid,
        declarer=state.declarer,
        hands=(fore, middle, rear),
        picked_up=not isinstance(state, Bidding) and state.picked_up,
        discard=None if isinstance(state, Bidding) else state.discard,
        contract=declared.contract if declared is not None else None,
        played=played,
        interrupts=(*interrupts, (len(played), action)),
        result=Aborted(action.seat, action.cause, declared.declarer if declared is not None else None),
        shown=course is not None and course.shown,
        doubling=declared.doubling if declared is not None else (),
        pushing=state.pushing if isinstance(state, Pushing | Playing) else (),
    )
    return Finished(stopped)
