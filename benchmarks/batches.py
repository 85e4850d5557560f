"""What is measured of pyskat where numpy is installed: thousands of positions at once."""

import random
from collections.abc import Callable

from benchmarks.ours import roots
from pyskat import batch

__all__ = ["batch_playouts"]

_POSITIONS = 4096


def batch_playouts(rng: random.Random) -> Callable[[int], int]:
    """Random games from the first card on, of many positions side by side; counts games."""
    few = [root.position for root in roots(rng, 256)]
    many = batch.Batch.of(few * (_POSITIONS // len(few)))

    def run(times: int) -> int:
        for seed in range(times):
            batch.playouts(many, 1, seed)
        return times * _POSITIONS

    return run
