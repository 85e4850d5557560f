"""How is a view stored? Its parts must have the right sizes, and no card may be in two places.

Nobody asks here whether a deal can look like this. A function that meets something impossible refuses it.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from attrs import fields, frozen

from pyskat.actions import Call, Concede, Forfeit, Interrupt, Show
from pyskat.card import Card, CardSet
from pyskat.contract import Contract
from pyskat.errors.codes import Code
from pyskat.jsonio.faults import Fault, Plain, shown, wrong
from pyskat.jsonio.form import UNTOLD
from pyskat.jsonio.texts import name_of, names_of_cards
from pyskat.kernel.tables import BIT
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Filled, Span
from pyskat.phases.claims import Interrupts
from pyskat.phases.results import Aborted, Result
from pyskat.phases.story import DoublingWord
from pyskat.rules import Rules
from pyskat.scoring.matador import Matadors
from pyskat.seat import SEATS, Seat
from pyskat.tricks import Trick
from pyskat.views import Phase, View

__all__ = ["StoredView", "ViewBefore", "check_view", "fill_in_tricks", "seen", "seen_before"]

_PACK: Final = 32
_LARGEST_HAND: Final = 12
_PLAYED: Final = 30
_SKAT: Final = 2
OpenHands: TypeAlias = tuple[CardSet | None, CardSet | None, CardSet | None]
"""By seat, a hand that everybody has seen."""
_BIDS: Final = range(18, 500)
_MOST_CALLS: Final = 2 * len(_BIDS) + 3
"""Every value bid and held, and three passes."""
_KEPT: Final = tuple(part.name for part in fields(View) if part.name not in {"cards_played", "uncovered", "open_hands"})
"""What a view keeps as it is stored; it derives the rest."""
_SEATS: Final = tuple(map(name_of, SEATS))
_STARTED: Final = frozenset({Phase.PLAYING, Phase.CLAIMED, Phase.FINISHED})


@frozen(kw_only=True)
class ViewBefore:
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


@frozen(kw_only=True)
class StoredView(ViewBefore):
    """What one seat, or a spectator, may know, and nothing else."""

    own_skat: CardSet | None
    """The two cards that the seat itself picked up; kept when the deal is over."""
    own_discard: CardSet | None
    """The two cards that the seat itself laid away or pushed on; kept when the deal is over."""
    interrupts: Interrupts
    """What was done out of turn, and how it was answered, in order, each with the number of cards played before."""
    open_hands: OpenHands = UNTOLD
    """By seat, the cards that everybody has seen there and that are still held; if it is missing, those of
    ``shown``."""
    picked_up: bool = UNTOLD
    """Whether somebody picked up the skat; told, and not needed to read it back."""
    points: tuple[int, int, int] = UNTOLD
    """The card points of the completed tricks, by the seat that took them, without the skat; told in the same way."""
    matadors: Matadors | None = UNTOLD
    """Those of the declarer, where the seat can be certain of them; told in the same way."""


def seen(stored: StoredView) -> View:
    """Make the view; what follows from the rest is made again."""
    played = _played(stored)
    _check(stored, played)
    _check_own(stored, len(played))
    return _made(stored, played)


def seen_before(stored: ViewBefore) -> View:
    """Make a view as version 1 stored it, without when something was done out of turn: it is taken as the last."""
    played = _played(stored)
    _check(stored, played)
    done: list[Interrupt] = [Show(stored.declarer)] if stored.showed and stored.declarer is not None else []
    done += map(Concede, stored.conceded)
    done += [Forfeit(stored.result.seat, stored.result.cause)] if isinstance(stored.result, Aborted) else []
    took = stored.discard is not None or _LARGEST_HAND in stored.hand_sizes
    own = stored.phase is not Phase.FINISHED or (stored.seat is stored.declarer is not None and took)
    return _made(
        stored,
        played,
        own_skat=stored.skat if own else None,
        own_discard=stored.discard if own else None,
        interrupts=tuple([(len(played), action) for action in done]),
    )


def _made(stored: ViewBefore, played: list[Card], **more: Any) -> View:  # noqa: ANN401 - other parts of a view
    """Make the view of what is stored, and of what is known beside it."""
    parts: dict[str, Any] = {name: getattr(stored, name) for name in _KEPT if name not in more}
    cards_played = tuple(played) if _has_begun(stored) else ()
    laid_open = getattr(stored, "open_hands", UNTOLD)
    if laid_open is UNTOLD:
        laid_open = _only_shown(stored)
    return View(**parts, **more, open_hands=laid_open, uncovered=_uncovered(stored), cards_played=cards_played)


def _only_shown(stored: ViewBefore) -> OpenHands:
    """Say that no hand is open but the declarer's, if that is."""
    fore, middle, rear = [stored.shown if seat is stored.declarer else None for seat in SEATS]
    return fore, middle, rear


def _has_begun(stored: ViewBefore | View) -> bool:
    return stored.contract is not None and stored.phase in _STARTED


def _uncovered(stored: ViewBefore | View) -> tuple[CardSet, CardSet | None] | None:
    """Give what everybody sees at the end: what a view then says of the skat."""
    return None if stored.skat is None or stored.phase is not Phase.FINISHED else (stored.skat, stored.discard)


def fill_in_tricks(seen: View, done: dict[str, Plain]) -> None:
    """Write the tricks of a view as they are written one by one, in one walk over the cards."""
    course, contract = seen._course, seen.contract  # noqa: SLF001 - the tricks would have to be made first
    tricks: list[Plain] = []
    if course is not None and contract is not None:
        game, cards = name_of(contract.game), seen.cards_played
        for at, (leader, winner, points) in enumerate(zip(course.leaders, course.winners, course.points, strict=True)):
            tricks.append(
                {
                    "leader": _SEATS[leader],
                    "cards": names_of_cards(cards[3 * at : 3 * at + 3]),
                    "game": game,
                    "winner": None if winner is None else _SEATS[winner],
                    "points": points,
                    "complete": 3 * at + 3 <= len(cards),
                }
            )
    done["trick"] = tricks.pop() if tricks else None
    done["tricks"] = tricks


def check_view(seen: View) -> None:
    """Refuse a view whose parts do not fit together, as reading it would."""
    played = seen.cards_played
    if type(played) is not tuple or set(map(type, played)) - {Card}:
        raise wrong(Phrase.CARDS_IN_A_TUPLE, played).under("tricks")
    if len(set(played)) < len(played):
        raise Fault.of(Code.DUPLICATE_CARD, "tricks", card=max(played, key=played.count))
    if played and not _has_begun(seen):
        raise Fault.of(Code.DOES_NOT_FOLLOW, "tricks", wanted=Phrase.NONE_AT_ALL, found=CardSet(played))
    if seen.uncovered != _uncovered(seen):
        raise Fault.of(Code.DOES_NOT_FOLLOW, "skat", wanted=Phrase.UNCOVERED, found=shown(seen.uncovered))
    _check(seen, played)
    _check_own(seen, len(played))


def _check(stored: ViewBefore | View, played: Sequence[Card]) -> None:
    """Check a view of which so many different cards have been played."""
    _check_sizes(stored, len(played))
    _check_seats(stored)
    _check_places(stored, sum(map(BIT.__getitem__, played)))


def _played(stored: ViewBefore) -> list[Card]:
    """List the cards of all tricks; each may be played only once."""
    played: dict[Card, None] = {}
    for card in [card for trick in (*stored.tricks, *filter(None, [stored.trick])) for card in trick.cards]:
        if card in played:
            raise Fault.of(Code.DUPLICATE_CARD, "tricks", card=card)
        played[card] = None
    return list(played)


def _check_sizes(stored: ViewBefore | View, played: int) -> None:
    """Refuse a wrong number of cards or calls."""
    for index, size in enumerate(stored.hand_sizes):
        if not 0 <= size <= _LARGEST_HAND:
            raise wrong(Span(0, _LARGEST_HAND), size, Code.WRONG_VALUE).under("hand_sizes", index)
    if played > _PLAYED:
        raise wrong(Phrase.UP_TO_CARDS.of(most=_PLAYED), played, Code.WRONG_VALUE).under("tricks")
    if sum(stored.hand_sizes) + played > _PACK:
        wanted = Phrase.UP_TO_TOGETHER.of(most=_PACK - played)
        raise wrong(wanted, sum(stored.hand_sizes), Code.WRONG_VALUE).under("hand_sizes")
    if len(stored.calls) > _MOST_CALLS:
        raise wrong(Phrase.UP_TO_CALLS.of(most=_MOST_CALLS), len(stored.calls), Code.WRONG_VALUE).under("calls")
    if stored.bid is not None and stored.bid not in _BIDS:
        raise wrong(Span(_BIDS[0], _BIDS[-1]), stored.bid, Code.WRONG_VALUE).under("bid")
    _expect_size("hand", stored.hand, 0 if stored.seat is None else stored.hand_sizes[stored.seat])
    _expect_size("skat", stored.skat, _SKAT)
    _expect_size("discard", stored.discard, _SKAT)
    _expect_size("shown", stored.shown, 0 if stored.declarer is None else stored.hand_sizes[stored.declarer])


def _check_seats(stored: ViewBefore | View) -> None:
    """Refuse words of a seat that has already spoken."""
    if stored.looked and len({seat for seat, _ in stored.looked}) < len(stored.looked):
        raise Fault.of(Code.DOES_NOT_FOLLOW, "looked", wanted=Phrase.DIFFERENT_SEATS, found=Phrase.A_SEAT_TWICE)


def _check_own(stored: StoredView | View, played: int) -> None:
    """Refuse a wrong number of cards that the seat picked up or laid away, and what was done after the last card."""
    _expect_size("own_skat", stored.own_skat, _SKAT)
    _expect_size("own_discard", stored.own_discard, _SKAT)
    _check_open(stored)
    for index, (count, _) in enumerate(stored.interrupts):
        if not 0 <= count <= played:
            raise wrong(Span(0, played), count, Code.WRONG_VALUE).under("interrupts", index, 0)


def _check_open(stored: StoredView | View) -> None:
    """Refuse open hands of a wrong size, and a card of one of them in another place."""
    if stored.open_hands is UNTOLD:
        return
    elsewhere = CardSet(stored.cards_played) if isinstance(stored, View) else CardSet(_played(stored))
    for seat, laid_open in zip(SEATS, stored.open_hands, strict=True):
        if laid_open is None:
            continue
        if len(laid_open) != stored.hand_sizes[seat]:
            wanted, found = _cards(stored.hand_sizes[seat]), _cards(len(laid_open))
            raise Fault.of(Code.DOES_NOT_FOLLOW, "open_hands", int(seat), wanted=wanted, found=found)
        if stored.seat is seat and laid_open != stored.hand:
            raise Fault.of(Code.DOES_NOT_FOLLOW, "open_hands", int(seat), wanted=stored.hand, found=laid_open)
        twice = laid_open & (elsewhere if stored.seat is seat else elsewhere | stored.hand)
        if twice:
            found = Phrase.IN_TWO_PLACES.of(cards=twice)
            raise Fault.of(Code.DOES_NOT_FOLLOW, "open_hands", int(seat), wanted=Phrase.IN_ONE_PLACE, found=found)
        elsewhere |= laid_open


def _expect_size(name: str, found: CardSet | None, size: int) -> None:
    if found is not None and len(found) != size:
        raise Fault.of(Code.DOES_NOT_FOLLOW, name, wanted=_cards(size), found=_cards(len(found)))


def _cards(count: int) -> Filled:
    return Phrase.SO_MANY_CARDS.of(count=count)


def _check_places(stored: ViewBefore | View, played: int) -> None:
    """Refuse a card in two places; only cards pushed on before a Ramsch may have been played since."""
    hand, laid_open = stored.hand.mask, 0 if stored.shown is None else stored.shown.mask
    discard = 0 if stored.discard is None else stored.discard.mask
    own = hand if stored.seat is not stored.declarer else 0
    for name, cards, others in (
        ("hand", hand, played),
        ("shown", laid_open, played | own),
        ("discard", discard, hand | laid_open | (0 if stored.looked else played)),
    ):
        if cards & others:
            twice = Phrase.IN_TWO_PLACES.of(cards=CardSet.from_mask(cards & others))
            raise Fault.of(Code.DOES_NOT_FOLLOW, name, wanted=Phrase.IN_ONE_PLACE, found=twice)
    if stored.shown is not None and stored.seat is stored.declarer and stored.shown != stored.hand:
        raise Fault.of(Code.DOES_NOT_FOLLOW, "shown", wanted=stored.hand, found=stored.shown)
