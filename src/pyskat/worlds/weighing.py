"""Which worlds are likelier than others? Drawn again by weight from four times as many."""

import random
from collections.abc import Callable, Sequence
from math import inf
from numbers import Real
from typing import Final, TypeAlias, overload

from attrs import frozen

from pyskat.base.values import Value
from pyskat.engine import State
from pyskat.errors import ArgumentError, Code
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase

__all__ = ["POOL", "TO_CHOOSE_ONE", "Weigh", "Weighed", "expect_weigh", "weighed"]

POOL: Final = 4
"""How many worlds are drawn and weighed for each that is wanted."""
TO_CHOOSE_ONE: Final = 32
"""How many are weighed where only one is wanted."""

Weigh: TypeAlias = Callable[[State], float]
"""Says how likely the others' calls, declaration, discard and cards are in a state: any number from 0 on."""


@frozen(repr=False)
class Weighed(Value, Sequence[State]):
    """Worlds drawn by weight; a sequence in which one can be several times.

    Args:
        states: The worlds.
        effective: The effective number of those they were drawn from: ``(sum of w)² / sum of w²`` of their weights, as
            many as were weighed if all weigh the same, and 1 if only one counts. If it is small, many are the same.
    """

    states: tuple[State, ...]
    effective: float

    @overload
    def __getitem__(self, index: int) -> State: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[State, ...]: ...
    def __getitem__(self, index: int | slice) -> State | tuple[State, ...]:
        return self.states[index]

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<Weighed: {len(self.states)} worlds, effective {self.effective:.1f}>"


def expect_weigh(weigh: object) -> None:
    """Refuse what cannot be called to weigh a state.

    Raises:
        ArgumentError: For anything but a function, or None.
    """
    if weigh is not None and not callable(weigh):
        raise ArgumentError.of(Code.WRONG_TYPE, what="weigh", wanted=Phrase.FUNCTION_OR_NONE, found=as_found(weigh))


def weighed(pool: Sequence[State], n: int, rng: random.Random, weigh: Weigh) -> Weighed:
    """Draw n of a pool by weight.

    Raises:
        ArgumentError: If a weight is not a number from 0 on.
    """
    weights = [_weight(weigh(state)) for state in pool]
    most = max(weights, default=0.0)
    shares = [weight / most for weight in weights] if most else [1.0] * len(weights)
    squares = sum([share * share for share in shares])
    effective = sum(shares) ** 2 / squares if squares else 0.0
    return Weighed(tuple(rng.choices(pool, shares, k=n)) if n else (), effective)


def _weight(weight: object) -> float:
    """Return a weight as a number."""
    if not isinstance(weight, Real):
        raise ArgumentError.of(Code.WRONG_TYPE, what="weigh(…)", wanted=Phrase.A_WEIGHT, found=as_found(weight))
    try:
        found = float(weight)
    except OverflowError:
        found = inf
    if 0 <= found < inf:
        return found
    raise ArgumentError.of(Code.WRONG_VALUE, what="weigh(…)", wanted=Phrase.A_WEIGHT, found=as_found(weight))
