"""Which worlds may it be that a seat looks at? Counted, listed and drawn."""

import random
from collections.abc import Iterator
from typing import Final, cast, overload

from pyskat.engine import State
from pyskat.errors import ArgumentError, Code, expect_type, expect_whole
from pyskat.kernel.play import Position
from pyskat.language.terms import Kind
from pyskat.views import View
from pyskat.worlds.building import in_play
from pyskat.worlds.knowing import Known, first, known
from pyskat.worlds.lies import Lie
from pyskat.worlds.weighing import POOL, TO_CHOOSE_ONE, Weigh, Weighed, expect_weigh, weighed

__all__ = ["count", "every", "hands", "positions", "sample", "samples"]

_MOST: Final = 1_000_000
_MOST_WEIGHED: Final = 100_000


def count(view: View) -> int:
    """Count in how many ways the cards can lie now: the three hands, and the two put away.

    Everything that the seat knows is taken into account: its own cards, the sizes of the hands, who did not follow
    suit, the skat and the discard where it knows them, hands laid open, and where cards pushed before a Ramsch can be.

    Args:
        view: What a seat or a spectator sees of a deal that goes on.

    Returns:
        At least 1. Which of a declarer's cards came from the skat is past, and makes no difference.

    Raises:
        ArgumentError: If the deal is over, or no deal can look like this.

    22 cards are unknown at the beginning, ten in each hand and two in the skat:

    >>> import random
    >>> from pyskat import Deal, Seat, start, view
    >>> count(view(start(Deal.shuffled(random.Random(1))), Seat.FOREHAND))
    42678636
    """
    return known(view).lies.count


def every(view: View) -> Iterator[State]:
    """Go through all the ways in which the cards can lie, with one state for each.

    Args:
        view: What a seat or a spectator sees of a deal that goes on.

    Returns:
        Each state when it is asked for, always in the same order. What is past, such as which of the declarer's cards
        came from the skat, is in each of them one of the possibilities.

    Raises:
        ArgumentError: If the deal is over, or no deal can look like this.
    """
    return _every(known(view))


def _every(found: Known) -> Iterator[State]:
    lies, build = found.lies, found.builder.build
    for number in range(lies.count):
        yield cast("State", build(lies.at(number), first))


def sample(view: View, rng: random.Random, weigh: Weigh | None = None) -> State:
    """Draw a world: a state that looks like this to the seat.

    All ways in which the cards can lie are equally likely, and then all that may have happened before.

    Args:
        view: What a seat or a spectator sees of a deal that goes on.
        rng: Where chance comes from; the same state of it gives the same world.
        weigh: If the ways are not equally likely: a function that says of a state how likely the others' calls,
            declaration, discard and cards are in it, as a number from 0 on. One of 32 worlds is drawn by weight.

    Raises:
        ArgumentError: If the deal is over, no deal can look like this, or a weight is not a number from 0 on.

    >>> import random
    >>> from pyskat import Deal, Seat, start, view
    >>> seen = view(start(Deal.shuffled(random.Random(1))), Seat.FOREHAND)
    >>> world = sample(seen, random.Random(2))
    >>> view(world, Seat.FOREHAND) == seen
    True
    """
    found = _checked(view, rng, weigh)
    if weigh is None:
        return next(_drawn(found, 1, rng))
    return weighed(tuple(_drawn(found, TO_CHOOSE_ONE, rng)), 1, rng, weigh)[0]


@overload
def samples(view: View, n: int, rng: random.Random, weigh: None = None) -> Iterator[State]: ...
@overload
def samples(view: View, n: int, rng: random.Random, weigh: Weigh) -> Weighed: ...
def samples(view: View, n: int, rng: random.Random, weigh: Weigh | None = None) -> Iterator[State] | Weighed:
    """Draw worlds: states that look like this to the seat, each by itself.

    Args:
        view: What a seat or a spectator sees of a deal that goes on.
        n: How many, 0 to 1,000,000; with ``weigh`` 0 to 100,000.
        rng: As in :func:`sample`.
        weigh: As in :func:`sample`. The worlds are drawn again by weight from four times as many.

    Returns:
        Without ``weigh`` an iterator that draws each world when it is asked for. With it a sequence, whose
        ``effective`` tells how much the weights have left of the worlds they were drawn from. If all weigh 0, they
        are taken as equally likely.

    Raises:
        ArgumentError: As in :func:`sample`, or if n is out of range.
    """
    found = _checked(view, rng, weigh)
    if weigh is None:
        return _drawn(found, expect_whole("n", n, 0, _MOST), rng)
    wanted = expect_whole("n", n, 0, _MOST_WEIGHED)
    return weighed(tuple(_drawn(found, POOL * wanted, rng)), wanted, rng, weigh)


def _drawn(found: Known, n: int, rng: random.Random) -> Iterator[State]:
    lies, build, below, total = found.lies, found.builder.build, rng.randrange, found.lies.count
    for _ in range(n):
        yield cast("State", build(lies.at(below(total)), below))


def hands(view: View, n: int, rng: random.Random) -> tuple[Lie, ...]:
    """Draw where the cards are now, as masks and without any state: for search.

    Args:
        view: What a seat or a spectator sees of a deal that goes on.
        n: How many times, 0 to 1,000,000.
        rng: Where chance comes from; the same state of it gives the same cards.

    Returns:
        Each time four masks of 32 bits: the cards that forehand, middlehand and rearhand hold now, and the two put
        away: the skat before it is picked up and in a hand game, or what was laid away or pushed last.

    Raises:
        ArgumentError: If the deal is over, no deal can look like this, or n is out of range.
    """
    found = _checked(view, rng)
    return tuple(found.lies.drawn(expect_whole("n", n, 0, _MOST), rng.randrange))


def positions(view: View, n: int, rng: random.Random) -> tuple[Position, ...]:
    """Draw positions of the kernel as they stand now: for search.

    Args:
        view: What a seat or a spectator sees while cards are played, or while a claim waits for an answer.
        n: How many, 0 to 1,000,000.
        rng: Where chance comes from; the same state of it gives the same positions.

    Raises:
        ArgumentError: If no cards are played now, no deal can look like this, or n is out of range.
    """
    found = _checked(view, rng)
    if not in_play(view):
        raise ArgumentError.of(Code.NO_POSITIONS, phase=view.phase)
    wanted = expect_whole("n", n, 0, _MOST)
    return tuple(found.lies.positions(wanted, rng.randrange, found.builder.position))


def _checked(view: View, rng: random.Random, weigh: Weigh | None = None) -> Known:
    """Find what can be drawn, if all of it is what it must be."""
    expect_type("rng", rng, random.Random, Kind("random.Random"))
    expect_weigh(weigh)
    return known(view)
