"""Which cards may the others hold? The worlds that a seat cannot tell apart, exactly counted and uniformly drawn.

A world is a state that looks to a seat, or to a spectator, just like the one it is in: ``view(world, seat) == seen``.
All functions take a :class:`~pyskat.View` and nothing else of the deal, so they know no more than the seat.
"""

from pyskat.worlds.drawing import count, every, hands, positions, sample, samples
from pyskat.worlds.weighing import Weighed

__all__ = ["Weighed", "count", "every", "hands", "positions", "sample", "samples"]

for _public in (Weighed, count, every, hands, positions, sample, samples):
    _public.__module__ = __name__  # they are pickled, and shown, by the path from which they are imported
