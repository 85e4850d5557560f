"""What may be asked of the solver, and how far may it search? The checks that all questions share."""

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from pyskat import kernel
from pyskat.card import CardSet
from pyskat.errors import ArgumentError, Code, ContractError, SkatError, expect_type
from pyskat.errors.quoting import as_found
from pyskat.kernel.limited import Limited, Stopped
from pyskat.kernel.play import goes_on
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Choice, Kind, Span
from pyskat.phases.in_play import Claimed, Playing
from pyskat.scoring.judgement import ALL_POINTS
from pyskat.seat import SEATS, Seat

__all__ = [
    "Budget",
    "OpenPlay",
    "SolverStopped",
    "legal_cards",
    "points_asked",
    "points_taken",
    "taken_apart",
    "with_points",
]

_ENDLESS: Final = 1 << 62
"""More positions than anybody will search; compiled code counts them in 64 bits."""


T = TypeVar("T")

OpenPlay: TypeAlias = Playing | kernel.Position
"""What can be solved."""


class SolverStopped(SkatError):  # noqa: N818 - the caller asked for it
    """The search reached its limit or was told to stop before it had an answer."""


class Budget:
    """How far one call may search, in all its searches together."""

    def __init__(self, node_limit: int | None, cancel: Callable[[], bool] | None) -> None:
        either = Choice.of(Kind("int"), Kind("NoneType"))
        if node_limit is not None and expect_type("node_limit", node_limit, int, either) < 1:
            raise ArgumentError.of(Code.WRONG_VALUE, what="node_limit", wanted=Span(1), found=node_limit)
        if cancel is not None and not callable(cancel):
            wanted = Phrase.FUNCTION_OR_NONE
            raise ArgumentError.of(Code.WRONG_TYPE, what="cancel", wanted=wanted, found=as_found(cancel))
        self._limit = None if node_limit is None else min(node_limit, _ENDLESS)
        self._cancel = cancel
        self._spent = 0

    def run(self, search: Limited, ask: Callable[[], T]) -> T:
        """Ask one question, and count its positions."""
        if self._cancel is not None and self._cancel():
            raise SolverStopped.of(Code.SOLVER_STOPPED, count=self._spent)
        before = search.nodes
        search.watch(None if self._limit is None else before + self._limit - self._spent, self._cancel)
        try:
            return ask()
        except Stopped:
            pass  # what is raised below has nothing compiled behind it, and so can always be pickled
        finally:
            self._spent += search.nodes - before
        raise SolverStopped.of(Code.SOLVER_STOPPED, count=self._spent)


def taken_apart(playing: OpenPlay | Claimed, *, waiting: bool = False) -> tuple[kernel.Position, Seat]:
    """Return the position and its declarer, if it can be solved.

    Args:
        playing: What is asked about.
        waiting: Whether it may also be play that waits for an answer to a claim.
    """
    if isinstance(playing, kernel.Position):
        position = playing
    elif waiting and isinstance(playing, Claimed):
        position = playing.position
    else:
        position = expect_type("playing", playing, Playing, Phrase.A_PLAYING).position
    if position.game == kernel.RAMSCH:
        raise ContractError.of(Code.RAMSCH_NOT_SOLVED)
    if position is playing and not goes_on(position):
        raise ArgumentError.of(Code.WRONG_VALUE, what="playing", wanted=Phrase.A_POSITION, found=as_found(position))
    return position, SEATS[position.declarer]


def with_points(playing: OpenPlay) -> kernel.Position:
    """Return a position in which card points count."""
    position, _ = taken_apart(playing)
    if position.game == kernel.NULL:
        raise ContractError.of(Code.NULL_HAS_NO_POINTS)
    return position


def points_asked(points: int) -> int:
    """Return a number of card points that can be asked about."""
    if not 0 <= expect_type("points", points, int) <= ALL_POINTS:
        raise ArgumentError.of(Code.POINTS_OUT_OF_RANGE, points=points)
    return points


def legal_cards(position: kernel.Position) -> CardSet:
    """List the cards that may be played."""
    return CardSet.from_mask(kernel.legal_mask(position))


def points_taken(position: kernel.Position) -> int:
    """Count the points that the declarer already has, with the skat."""
    return position.points[position.declarer] + kernel.mask_points(position.skat)
