"""What stands where in an observation? Version 1 of the layout, which never changes."""

from collections.abc import Mapping
from itertools import accumulate
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

from pyskat.card import CARDS
from pyskat.errors.checks import expect_one_of
from pyskat.scoring.value import BID_VALUES

__all__ = [
    "CARD_PLANES",
    "HISTORY",
    "OBSERVATION_VERSION",
    "PARTS",
    "History",
    "expect_history",
    "planes",
    "size",
]

OBSERVATION_VERSION: Final = 1
"""The version of the layout. Another layout would be another version beside this one."""

History: TypeAlias = Literal["none", "tricks"]
"""Whether the tricks are added card by card."""
_HISTORIES: Final[tuple[str, ...]] = get_args(History)

_THREE: Final = "me, the next player, the previous one"
_CARDS: Final = len(CARDS)

_PLANES: Final = (
    ("hand", "my hand"),
    ("played_by_me", "what I have played"),
    ("played_by_next", "what the next player has played"),
    ("played_by_previous", "what the previous player has played"),
    ("table_next", "on the table, by the next player"),
    ("table_previous", "on the table, by the previous player"),
    ("table_me", "on the table, by me"),
    ("may_hold_next", "what the next player may hold"),
    ("may_hold_previous", "what the previous player may hold"),
    ("may_be_skat", "what may lie in the skat, where I do not know it"),
    ("skat", "the skat as it was dealt, or the two cards that I picked up before a Ramsch, if I know them"),
    ("discard", "the two cards laid away, or that I pushed, if I know them"),
    ("open", "the cards that lie open or have been shown: the declarer's, or of whose claim was refused"),
    ("unseen", "the cards whose place I do not know"),
    ("trumps", "the trumps of the game"),
    ("legal", "the cards that I may play now, or in two steps choose"),
    ("follow", "what follows suit to the card led"),
    ("first", "in two steps, the first card of the pair"),
)
CARD_PLANES: Final = len(_PLANES)
"""How many planes of 32 cards there are."""

PARTS: Final[tuple[tuple[str, int, str], ...]] = (
    *((name, _CARDS, told) for name, told in _PLANES),
    ("phase", 8, "bidding, skat decision, discarding, declaring, doubling, pushing, playing (or claimed), finished"),
    ("seat", 3, "mine: forehand, middlehand, rearhand"),
    ("declarer", 4, f"{_THREE}, nobody"),
    ("turn", 4, f"{_THREE}, nobody"),
    ("game", 7, "diamonds, hearts, spades, clubs, Grand, Null, Ramsch"),
    ("levels", 4, "hand, Schneider announced, Schwarz announced, ouvert"),
    ("bid", 64, "none, 18 … 264"),
    ("named", 3 * len(BID_VALUES), f"for each value who named or held it: {_THREE}"),
    ("passed", 3, f"in the auction: {_THREE}"),
    ("may_speak", 3, f"who has not passed while the auction goes on: {_THREE}"),
    ("kontra_re", 2, "whether Kontra was said, and Re"),
    ("pushed_unseen", 4, "how many passed the skat on unseen before a Ramsch, each of whom doubles it: 0 … 3"),
    ("showed", 1, "whether the declarer has laid the hand open, out of turn"),
    ("conceded", 3, f"who has given up: {_THREE}"),
    ("tricks", 33, f"tricks taken, 0 … 10, of each: {_THREE}"),
    ("points", 36, f"card points in tricks, a bit for each ten, of each: {_THREE}"),
    ("cards_left", 11, "how many cards I hold, 0 … 10; with the skat in the hand, 10"),
    ("said_kontra", 3, f"who said it: {_THREE}"),
    ("declined", 3, f"who was asked for Kontra or Re and passed: {_THREE}"),
    ("looked", 3, f"who looked at the skat before a Ramsch: {_THREE}"),
    ("passed_on", 3, f"who passed it on unseen: {_THREE}"),
    ("claimed", 1, "whether something waits for an answer"),
    ("claimed_by", 3, f"who proposed it: {_THREE}"),
    ("claim", 5, "gives up, claims, claims Schneider, claims Schwarz; and whether an answer was to throw the cards"),
    ("accepted", 3, f"who has accepted it: {_THREE}"),
)
"""The parts of an observation: name, how many numbers, and what they say. One of several is 1, or any of them."""

HISTORY: Final = ("history", 10 * 3 * (_CARDS + 3), f"for each card of each trick: which one, and by whom: {_THREE}")


def _slices() -> "Mapping[str, slice[int, int, None]]":
    parts = (*PARTS, HISTORY)
    ends = accumulate(count for _, count, _ in parts)
    return MappingProxyType({name: slice(end - count, end) for (name, count, _), end in zip(parts, ends, strict=True)})


planes: Final = _slices()
"""Where each part stands in an observation, by its name; ``history`` is there with ``history="tricks"``."""

_SIZES: Final[dict[History, int]] = {"none": planes["history"].start, "tricks": planes["history"].stop}


def expect_history(history: object) -> History:
    """Return whether the tricks are added, if it is one of the two answers."""
    return "tricks" if expect_one_of("history", history, _HISTORIES) == "tricks" else "none"


def size(history: History = "none") -> int:
    """Give the length of an observation.

    Args:
        history: ``"tricks"``: with the tricks card by card, so that nothing the seat knows is left out.

    >>> size(), size("tricks")
    (979, 2029)
    """
    return _SIZES[expect_history(history)]
