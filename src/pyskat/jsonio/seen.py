"""How is a view stored? Its parts must have the right sizes, and no card may be in two places.

Nobody asks here whether a deal can look like this. A function that meets something impossible refuses it.
"""

from collections.abc import Sequence
from typing import Final

from attrs import fields, frozen

from pyskat.actions import Call
from pyskat.card import Card, CardSet
from pyskat.contract import Contract
from pyskat.errors.codes import Code
from pyskat.jsonio.faults import Fault, wrong
from pyskat.kernel.tables import BIT
from pyskat.phases.results import Result
from pyskat.phases.story import DoublingWord
from pyskat.rules import Rules
from pyskat.seat import Seat
from pyskat.tricks import Trick
from pyskat.views import Phase, View

__all__ = ["StoredView", "check_view", "seen"]

_PACK: Final = 32
_LARGEST_HAND: Final = 12
_PLAYED: Final = 30
_SKAT: Final = 2
_BIDS: Final = range(18, 500)
_MOST_CALLS: Final = 2 * len(_BIDS) + 3
"""Every value bid and held, and three passes."""
_TRICKS: Final = frozenset({"tricks", "trick"})
"""What a view derives from the cards played."""
_STARTED: Final = frozenset({Phase.PLAYING, Phase.FINISHED})


@frozen(kw_only=True)
class StoredView:
    """What one seat, or a spectator, may know, and nothing else."""

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    phase: Phase
    rules: Rules
    turn: Seat | None
    """Who acts next; None once the deal is over."""
    calls: tuple[tuple[Seat, Call], ...]
    """What was said in the auction, with who said it."""
    bid: int | None
    """The last value bid, or the value at which the auction ended."""
    declarer: Seat | None
    contract: Contract | None
    hand: CardSet
    """What the seat holds now; empty for a spectator."""
    hand_sizes: tuple[int, int, int]
    """How many cards each seat holds, 0 to 12."""
    skat: CardSet | None
    """The two cards of the skat, or that the seat picked up; None if it may not know them."""
    discard: CardSet | None
    """The two cards that were discarded, or that the seat pushed on; None if it may not know them."""
    shown: CardSet | None
    """The declarer's hand, if it is open."""
    showed: bool
    """Whether the declarer has shown it."""
    tricks: tuple[Trick, ...]
    """The completed tricks."""
    trick: Trick | None
    """The trick on the table; None before the play."""
    doubling: tuple[DoublingWord, ...]
    """What was said about Kontra and Re, with who said it."""
    looked: tuple[tuple[Seat, bool], ...]
    """Who looked at the skat before a Ramsch (true), and who passed it on unseen (false)."""
    conceded: tuple[Seat, ...]
    """Who has conceded, in order."""
    result: Result | None
    """How the deal ended; None while it goes on."""


_KEPT: Final = tuple(part.name for part in fields(StoredView) if part.name not in _TRICKS)


def seen(stored: StoredView) -> View:
    """Make the view; its tricks are made again from the cards played."""
    played = _played(stored)
    _check(stored, played)
    parts = {name: getattr(stored, name) for name in _KEPT}
    return View(**parts, cards_played=tuple(played) if _has_begun(stored) else ())


def check_view(seen: View) -> None:
    """Refuse a view whose parts do not fit together, as reading it would."""
    played = seen.cards_played
    if type(played) is not tuple or set(map(type, played)) - {Card}:
        raise wrong("a tuple of cards", played).under("tricks")
    if len(set(played)) < len(played):
        raise Fault.of(Code.DUPLICATE_CARD, "tricks", card=str(max(played, key=played.count)))
    if played and not _has_begun(seen):
        raise Fault.of(Code.DOES_NOT_FOLLOW, "tricks", wanted="none", found=str(CardSet(played)))
    _check(seen, played)


def _has_begun(stored: StoredView | View) -> bool:
    return stored.contract is not None and stored.phase in _STARTED


def _check(stored: StoredView | View, played: Sequence[Card]) -> None:
    """Check a view of which so many different cards have been played."""
    _check_sizes(stored, len(played))
    _check_seats(stored)
    _check_places(stored, sum(map(BIT.__getitem__, played)))


def _played(stored: StoredView) -> list[Card]:
    """List the cards of all tricks; each may be played only once."""
    played: dict[Card, None] = {}
    for card in [card for trick in (*stored.tricks, *filter(None, [stored.trick])) for card in trick.cards]:
        if card in played:
            raise Fault.of(Code.DUPLICATE_CARD, "tricks", card=str(card))
        played[card] = None
    return list(played)


def _check_sizes(stored: StoredView | View, played: int) -> None:
    """Refuse a wrong number of cards or calls."""
    for index, size in enumerate(stored.hand_sizes):
        if not 0 <= size <= _LARGEST_HAND:
            raise wrong(f"0 to {_LARGEST_HAND}", size, Code.WRONG_VALUE).under("hand_sizes", index)
    if played > _PLAYED:
        raise wrong(f"{_PLAYED} cards at most", played, Code.WRONG_VALUE).under("tricks")
    if sum(stored.hand_sizes) + played > _PACK:
        raise wrong(f"{_PACK - played} at most, together", sum(stored.hand_sizes), Code.WRONG_VALUE).under("hand_sizes")
    if len(stored.calls) > _MOST_CALLS:
        raise wrong(f"{_MOST_CALLS} calls at most", len(stored.calls), Code.WRONG_VALUE).under("calls")
    if stored.bid is not None and stored.bid not in _BIDS:
        raise wrong(f"{_BIDS[0]} to {_BIDS[-1]}", stored.bid, Code.WRONG_VALUE).under("bid")
    _expect_size("hand", stored.hand, 0 if stored.seat is None else stored.hand_sizes[stored.seat])
    _expect_size("skat", stored.skat, _SKAT)
    _expect_size("discard", stored.discard, _SKAT)
    _expect_size("shown", stored.shown, 0 if stored.declarer is None else stored.hand_sizes[stored.declarer])


def _check_seats(stored: StoredView | View) -> None:
    """Refuse words of a seat that has already spoken."""
    if not stored.looked and not stored.conceded:
        return
    for name, seats in (("looked", [seat for seat, _ in stored.looked]), ("conceded", stored.conceded)):
        if len(set(seats)) < len(seats):
            raise Fault.of(Code.DOES_NOT_FOLLOW, name, wanted="of different seats", found="of one seat twice")


def _expect_size(name: str, found: CardSet | None, size: int) -> None:
    if found is not None and len(found) != size:
        raise Fault.of(Code.DOES_NOT_FOLLOW, name, wanted=_cards(size), found=_cards(len(found)))


def _cards(count: int) -> str:
    return f"of {count} card" + ("s" if count != 1 else "")


def _check_places(stored: StoredView | View, played: int) -> None:
    """Refuse a card in two places; only cards pushed on before a Ramsch may have been played since."""
    hand, shown = stored.hand.mask, 0 if stored.shown is None else stored.shown.mask
    discard = 0 if stored.discard is None else stored.discard.mask
    own = hand if stored.seat is not stored.declarer else 0
    for name, cards, others in (
        ("hand", hand, played),
        ("shown", shown, played | own),
        ("discard", discard, hand | shown | (0 if stored.looked else played)),
    ):
        if cards & others:
            twice = str(CardSet.from_mask(cards & others))
            raise Fault.of(Code.DOES_NOT_FOLLOW, name, wanted="in one place", found=twice)
    if stored.shown is not None and stored.seat is stored.declarer and stored.shown != stored.hand:
        raise Fault.of(Code.DOES_NOT_FOLLOW, "shown", wanted=str(stored.hand), found=str(stored.shown))
