"""Does a claim hold? Whether the remaining tricks can be forced."""

from collections.abc import Callable
from functools import partial

from pyskat import kernel
from pyskat.errors import Code, ContractError
from pyskat.kernel.proof import proved, set_up
from pyskat.phases.in_play import Claimed, Playing
from pyskat.seat import Seat, as_seat
from pyskat.solver.asking import Budget, taken_apart

__all__ = ["claim_holds"]


def claim_holds(
    playing: Playing | Claimed | kernel.Position,
    seat: Seat | int,
    *,
    node_limit: int | None = None,
    cancel: Callable[[], bool] | None = None,
) -> bool:
    """Tell whether a seat can force what it would claim, with all cards open.

    Args:
        playing: Card play with a declarer, at any card, also in the middle of a trick.
        seat: Who claims. The declarer claims every trick still to come, or in Null not to take one. A defender claims
            that the declarer takes none of them, whatever the declarer *and* the partner play.
        node_limit: As in :func:`solve`.
        cancel: As in :func:`solve`.

    Raises:
        SolverStopped: At the limit, or if ``cancel`` says so.
        ContractError: In Ramsch, where there is no declarer, and in Null for a defender.
        ArgumentError: As in :func:`solve`, and for what is no seat.

    Rule: ISkO 2018 §4.4.4 and §4.4.5; ISkO 1999 §4.3.4 and §4.3.5.

    Rearhand plays a Grand, and forehand leads. Forehand's ace and seven take both tricks; middlehand, who holds an ace
    too, cannot be sure of the partner's lead:

    >>> from pyskat import cards, kernel
    >>> hands = [cards(hand).mask for hand in ("CA C7", "CT D8", "C8 DA")]
    >>> position = kernel.Position.start(hands, skat=0, game=kernel.GRAND, declarer=2, leader=0)
    >>> claim_holds(position, 0), claim_holds(position, 1), claim_holds(position, 2)
    (True, False, False)
    """
    claimant = as_seat(seat)
    position, declarer = taken_apart(playing, waiting=True)
    if position.game == kernel.NULL and claimant is not declarer:
        raise ContractError.of(Code.CLAIM_IN_NULL, seat=claimant)
    search = set_up(position, claimant)
    return Budget(node_limit, cancel).run(search, partial(proved, search))
