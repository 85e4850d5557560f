"""Numbers for actions, masks of what is legal, arrays for what a seat knows; it needs the extra ``numpy``.

The numbers of actions (:data:`ACTIONS_VERSION`) and the layout of observations (:data:`OBSERVATION_VERSION`) never
change: another form would be another version beside this one.
"""

from struct import pack
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as _error:
    raise ModuleNotFoundError(
        'pyskat.rl.codec needs numpy: pip install "pyskat-rules[numpy]"', name="numpy"
    ) from _error

from pyskat.card import Card
from pyskat.engine import State
from pyskat.engine import interrupts as out_of_turn
from pyskat.errors import ArgumentError, Code, expect_type
from pyskat.errors.checks import expect_one_of
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.rl.bits import (
    card_masks,
    cards_to_choose,
    choice,
    history_bits,
    numbers_of,
    observer,
    scalar_bits,
)
from pyskat.rl.layout import (
    CARD_PLANES,
    HISTORY,
    OBSERVATION_VERSION,
    PARTS,
    History,
    expect_history,
    planes,
    size,
)
from pyskat.rl.numbers import (
    ACTIONS_VERSION,
    RANGES,
    SIZES,
    Pairs,
    at_of,
    decode,
    encode,
    expect_pairs,
    label,
    steps,
)
from pyskat.rl.switches import rules_bits
from pyskat.rules import Rules
from pyskat.views import View

__all__ = [
    "ACTIONS_VERSION",
    "OBSERVATION_VERSION",
    "Table",
    "decode",
    "encode",
    "label",
    "mask",
    "mask_into",
    "observe",
    "observe_into",
    "planes",
    "rules_vector",
    "size",
    "steps",
    "table",
]

Layout: TypeAlias = Literal["flat", "planes"]
"""Whether an observation is one row of numbers, or the cards alone in planes of suit × rank."""
_LAYOUTS: Final[tuple[str, ...]] = get_args(Layout)
Bits: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]

_CARDS: Final = 32
_SHAPE: Final = (CARD_PLANES, 4, 8)
_PLANE_BITS: Final = CARD_PLANES * _CARDS
_SCALARS: Final = size() - _PLANE_BITS


def mask(
    state: State | View,
    interrupts: bool = False,  # noqa: FBT001, FBT002 - as the numbers of other libraries have it
    *,
    pairs: Pairs = "once",
    first: Card | None = None,
) -> Mask:
    """Tell for each number whether its action is legal for the seat on turn.

    Args:
        state: A state, or a view; of a view whose seat is not on turn nothing is legal, nor once the deal is over.
        interrupts: Whether the seat on turn may also do what is possible out of turn, for itself: give up, claim, show,
            throw the cards, leave. Answers to what another seat proposed are always there.
        pairs: ``"two_steps"``: two cards are laid away, or pushed, card by card.
        first: In two steps, the first card of the pair, once it is chosen.

    Returns:
        int8 of shape (635,), or (139,) in two steps: 1 for a legal action, and 0.

    Raises:
        ArgumentError: For anything but a state or a view.

    >>> import random
    >>> from pyskat import Deal, start
    >>> [label(number) for number in mask(start(Deal.shuffled(random.Random(1)))).nonzero()[0]][-3:]
    ['240', '264', 'pass']
    """
    found = np.zeros(SIZES[expect_pairs(pairs)], np.int8)
    _fill_mask(found, at_of(state), interrupts, pairs, first)
    return found


def mask_into(
    out: Mask,
    state: State | View,
    interrupts: bool = False,  # noqa: FBT001, FBT002 - as above
    *,
    pairs: Pairs = "once",
    first: Card | None = None,
) -> None:
    """Write into an array what :func:`mask` returns.

    Args:
        out: The array, of 635 numbers, or 139 in two steps.
        state: As for :func:`mask`, as are the others.
        interrupts: Likewise.
        pairs: Likewise.
        first: Likewise.

    Raises:
        ArgumentError: For an array of another shape, and for anything but a state or a view.
    """
    at = at_of(state)
    _expect_shape(out, SIZES[expect_pairs(pairs)])
    out[:] = 0
    _fill_mask(out, at, interrupts, pairs, first)


def _expect_shape(out: object, length: int) -> None:
    if not isinstance(out, np.ndarray):
        raise ArgumentError.of(Code.WRONG_TYPE, what="out", wanted=Phrase.AN_ARRAY, found=as_found(out))
    if out.shape != (length,):
        wanted = Phrase.OF_SHAPE.of(shape=f"({length},)")
        raise ArgumentError.of(Code.WRONG_VALUE, what="out", wanted=wanted, found=str(out.shape))


def _fill_mask(out: NDArray[Any], at: State | View, interrupts: bool, pairs: Pairs, first: Card | None) -> None:  # noqa: FBT001 - as given to mask
    """Set what is legal in an array of zeros."""
    cards, numbers = choice(at, pairs, first)
    if cards:
        out[:_CARDS] = np.unpackbits(np.frombuffer(cards.to_bytes(4, "little"), np.uint8), bitorder="little")
    if interrupts and at.turn is not None and not (isinstance(at, View) and at.seat is not at.turn):
        mine = [action for action in out_of_turn(at) if getattr(action, "seat", None) is at.turn]
        numbers = numbers + numbers_of(mine, pairs)
    if numbers:
        out[numbers] = 1


def observe(
    view: View,
    history: History = "none",
    *,
    layout: Layout = "flat",
    pairs: Pairs = "once",
    first: Card | None = None,
) -> Bits:
    """Write what a seat knows as an array; :data:`planes` says what stands where.

    Args:
        view: The view of a seat.
        history: ``"tricks"``: with the tricks card by card. Two views by the same rules that differ then have different
            arrays, as long as the deal goes on and nothing has been done out of turn.
        layout: ``"planes"``: only the planes of cards, of shape (18, 4, 8), suit × rank.
        pairs: As for :func:`mask`.
        first: Likewise.

    Returns:
        uint8 of shape (979,), or (2029,) with the tricks, zeros and ones.

    Raises:
        ArgumentError: For anything but the view of a seat, and for one with a bid that is no bid value.

    >>> import random
    >>> from pyskat import Deal, Seat, start, view
    >>> seen = observe(view(start(Deal.shuffled(random.Random(1))), Seat.FOREHAND))
    >>> seen[planes["hand"]].sum(), seen[planes["may_hold_next"]].sum(), seen[planes["turn"]].tolist()
    (np.uint64(10), np.uint64(22), [0, 1, 0, 0])
    """
    seen, seat = observer(view)
    shape = expect_one_of("layout", layout, _LAYOUTS)
    masks = card_masks(seen, seat, cards_to_choose(seen, expect_pairs(pairs), first), first)
    cards = pack("<18I", *masks)
    if shape == "planes":
        return _unpacked(cards, _PLANE_BITS).reshape(_SHAPE)
    bits = scalar_bits(seen, seat)
    if expect_history(history) == "tricks":
        bits |= history_bits(seen, seat) << _SCALARS
    length = size(history)
    return _unpacked(cards + bits.to_bytes((length - _PLANE_BITS + 7) // 8, "little"), length)


def _unpacked(data: bytes, count: int) -> Bits:
    return np.unpackbits(np.frombuffer(data, np.uint8), count=count, bitorder="little")


def observe_into(
    out: NDArray[Any],
    view: View,
    history: History = "none",
    *,
    pairs: Pairs = "once",
    first: Card | None = None,
) -> None:
    """Write into an array what :func:`observe` returns.

    Args:
        out: The array, of 979 numbers, or 2029 with the tricks; of any type of numbers.
        view: As for :func:`observe`, as are the others.
        history: Likewise.
        pairs: Likewise.
        first: Likewise.

    Raises:
        ArgumentError: For an array of another shape, and as :func:`observe`.
    """
    _expect_shape(out, size(history))
    out[:] = observe(view, history, pairs=pairs, first=first)


def rules_vector(rules: Rules) -> Bits:
    """Write the rules of a table as zeros and ones.

    Args:
        rules: The rules.

    Returns:
        uint8 of shape (35,).

    Raises:
        ArgumentError: For anything but rules.
    """
    return np.array(rules_bits(expect_type("rules", rules, Rules)), np.uint8)


class Table(NamedTuple):
    """Which number stands for what, in rows."""

    actions: tuple[tuple[int, int, str], ...]
    """The first and the last number, and what they stand for."""
    observation: tuple[tuple[int, int, str, str], ...]
    """Where a part begins and ends in an observation, its name in :data:`planes`, and what it says."""


def table() -> Table:
    """Tell which number stands for which action, and where what stands in an observation.

    >>> table().actions[1]
    (32, 94, 'bid `BID_VALUES[n − 32]`, from 18 to 264')
    >>> table().observation[0]
    (0, 32, 'hand', 'my hand')
    """
    rows = [(planes[name].start, planes[name].stop, name, told) for name, _, told in (*PARTS, HISTORY)]
    return Table(RANGES, tuple(rows))
