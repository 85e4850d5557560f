"""Can these cards be where a stored view says they are? By seat, by trick, and by what was picked up and laid away."""

from typing import Final

from pyskat import kernel
from pyskat.card import CardSet
from pyskat.engine import State
from pyskat.errors.codes import Code
from pyskat.game import Game
from pyskat.jsonio.derived import refuse_difference
from pyskat.jsonio.faults import Fault
from pyskat.phases.play import Playing
from pyskat.phases.pushing import Pushing
from pyskat.phases.results import Aborted
from pyskat.seat import SEATS, Seat
from pyskat.tricks import Trick, follow_group, tricks_from
from pyskat.views import Phase, View

__all__ = ["check_cards", "check_play"]

_NONE: Final = CardSet()
_HELD: Final = 10
_TWELVE: Final = 12
_TWO: Final = 2
_ALL_PLAYED: Final = 30
_JACKS: Final = CardSet.from_mask(kernel.JACKS)


def check_play(seen: View, *, begun: bool) -> None:
    """Refuse tricks that cannot follow one another.

    Args:
        seen: The view.
        begun: Whether there is or was play in it.
    """
    if not begun or seen.contract is None:
        refuse_difference("tricks", 0, len(seen.tricks))
        refuse_difference("trick", "null", "a trick" if seen.trick is not None else "null")
        return
    if seen.trick is None:
        raise Fault.of(Code.DOES_NOT_FOLLOW, "trick", wanted="a trick, which may be empty", found="null")
    if len(seen.tricks) > _HELD:
        raise Fault.of(Code.DOES_NOT_FOLLOW, "tricks", wanted="ten at most", found=len(seen.tricks))
    given = (*seen.tricks, seen.trick)
    cards = [card for trick in given for card in trick]
    for index, card in enumerate(cards):
        if card in cards[:index]:
            raise Fault.of(Code.DUPLICATE_CARD, "tricks", card=str(card))
    expected = tricks_from(cards, seen.contract.game)
    for index, trick in enumerate(given):
        path = ("tricks", index) if index < len(seen.tricks) else ("trick",)
        if len(expected) != len(given) or trick != expected[index]:
            wanted = f"{expected[min(index, len(expected) - 1)]} in {seen.contract.game}"
            raise Fault.of(Code.DOES_NOT_FOLLOW, *path, wanted=wanted, found=f"{trick} in {trick.game}")
    _check_following(given, seen)
    if seen.phase is Phase.PLAYING and _is_over(seen, len(cards)):
        refuse_difference("phase", "finished", "playing")


def _check_following(tricks: tuple[Trick, ...], seen: View) -> None:
    """Refuse a card of a suit that its seat had none of, and one that a seat still holds of such a suit."""
    missing: dict[Seat, CardSet] = dict.fromkeys(SEATS, _NONE)
    for index, trick in enumerate(tricks):
        for seat, card in trick.plays:
            group = follow_group(trick[0], trick.game)
            if card in missing[seat]:
                raise Fault.of(
                    Code.MUST_FOLLOW,
                    *(("tricks", index) if index < len(seen.tricks) else ("trick",)),
                    seat=str(seat),
                    led=str(trick[0]),
                    group=str(trick[0].suit),
                    legal=str(card),
                )
            if card not in group:
                missing[seat] |= group
    for name, holder, held in (("hand", seen.seat, seen.hand), ("shown", seen.declarer, seen.shown or _NONE)):
        if holder is not None and held & missing[holder]:
            _refuse(name, "without a suit that was not followed", held & missing[holder])


def _is_over(seen: View, played: int) -> bool:
    """Whether the game ends with the tricks that were taken."""
    contract, declarer = seen.contract, seen.declarer
    if played == _ALL_PLAYED or contract is None or declarer is None:
        return played == _ALL_PLAYED
    taken = [trick.winner is declarer for trick in seen.tricks]
    return (contract.game is Game.NULL and any(taken)) or (contract.schwarz_announced and not all(taken))


def check_cards(seen: View, said: State) -> None:
    """Refuse cards that cannot be where the view says they are.

    Args:
        seen: The view, whose tricks are in order.
        said: Where the words before the first card have led, with other cards.
    """
    for seat in SEATS:
        sizes = _sizes(seen, said, seat)
        if seen.hand_sizes[seat] not in sizes:
            wanted = " or ".join(map(str, sizes))
            raise Fault.of(
                Code.DOES_NOT_FOLLOW, "hand_sizes", int(seat), wanted=wanted, found=str(seen.hand_sizes[seat])
            )
    held = 0 if seen.seat is None else seen.hand_sizes[seen.seat]
    if len(seen.hand) != held:
        raise Fault.of(Code.DOES_NOT_FOLLOW, "hand", wanted=_cards(held), found=_cards(len(seen.hand)))
    _check_known(seen, said)
    _check_shown(seen, said)
    _apart("hand", seen.hand, seen.played)
    _check_exchange(seen)
    for seat in SEATS:
        if seen.hand_sizes[seat] > len(seen.may_hold(seat)):
            wanted = f"at most {len(seen.may_hold(seat))} by what was followed"
            raise Fault.of(
                Code.DOES_NOT_FOLLOW, "hand_sizes", int(seat), wanted=wanted, found=str(seen.hand_sizes[seat])
            )


def _cards(count: int) -> str:
    return f"of {count} card" + ("s" if count != 1 else "")


def _sizes(seen: View, said: State, seat: Seat) -> tuple[int, ...]:
    """Tell how many cards a seat can hold."""
    if isinstance(said, Pushing):
        return (len(said.hand(seat)),)
    if seat is seen.declarer and seen.contract is None:
        if seen.phase is Phase.DISCARDING:
            return (_TWELVE,)
        if seen.phase is Phase.FINISHED and isinstance(seen.result, Aborted) and seen.discard is None:
            return (_HELD, _TWELVE)
    given = (*seen.tricks, *([seen.trick] if seen.trick is not None else []))
    return (_HELD - sum(trick.card_of(seat) is not None for trick in given),)


def _check_known(seen: View, said: State) -> None:
    """Refuse a skat or a discard that the seat cannot know, or must know and does not."""
    for name, cards, wanted in (
        ("skat", seen.skat, _knows_skat(seen)),
        ("discard", seen.discard, _knows_discard(seen, said)),
    ):
        if wanted is not None and wanted is (cards is None):
            what = "two cards" if wanted else "null"
            raise Fault.of(Code.DOES_NOT_FOLLOW, name, wanted=what, found=str(cards) if cards is not None else "null")
        if cards is not None and len(cards) != _TWO:
            raise Fault.of(Code.DOES_NOT_FOLLOW, name, wanted="two cards", found=str(cards))


def _knows_skat(seen: View) -> bool:
    """Whether the seat knows the skat, or what it picked up before a Ramsch."""
    if seen.phase is Phase.FINISHED:
        return True
    if seen.declarer is None:
        return (seen.seat, True) in seen.looked
    return seen.seat is seen.declarer and _took(seen)


def _took(seen: View) -> bool:
    """Whether the declarer has picked up the skat."""
    if seen.contract is not None:
        return not seen.contract.hand
    return seen.phase in {Phase.DISCARDING, Phase.DECLARING}


def _knows_discard(seen: View, said: State) -> bool | None:
    """Whether the seat knows what was laid away, or pushed on; None where both can be."""
    if seen.phase is Phase.DISCARDING:
        return False
    if seen.phase is not Phase.FINISHED:
        waiting = isinstance(said, Pushing) and said.looked and said.turn is seen.seat
        return _knows_skat(seen) and not waiting
    if seen.contract is not None:
        return any(looked for _, looked in seen.looked) if seen.declarer is None else not seen.contract.hand
    possible = seen.declarer is not None and isinstance(seen.result, Aborted)
    return None if possible and _TWELVE not in seen.hand_sizes else False


def _check_shown(seen: View, said: State) -> None:
    """Refuse an open hand where none is open, and another one than lies there."""
    course = isinstance(said, Playing) and seen.declarer is not None
    if seen.showed and not course:
        refuse_difference("showed", wanted=False, found=True)
    opened = course and (seen.showed or (seen.contract is not None and seen.contract.ouvert))
    if opened is (seen.shown is None):
        what = "the declarer's hand" if opened else "null"
        raise Fault.of(Code.DOES_NOT_FOLLOW, "shown", wanted=what, found=str(seen.shown if not opened else "null"))
    if seen.shown is None or seen.declarer is None:
        return
    if len(seen.shown) != seen.hand_sizes[seen.declarer]:
        _refuse("shown", f"of {seen.hand_sizes[seen.declarer]} cards", seen.shown)
    if seen.seat is seen.declarer:
        refuse_difference("shown", str(seen.hand), str(seen.shown))
    else:
        _apart("shown", seen.shown, seen.hand)
    _apart("shown", seen.shown, seen.played | (seen.discard or _NONE))


def _check_exchange(seen: View) -> None:
    """Refuse a skat or a discard with a card that is somewhere else."""
    skat, discard = seen.skat or _NONE, seen.discard or _NONE
    own = seen.hand | _played_by(seen, seen.seat)
    if seen.declarer is None:
        over = seen.phase is Phase.FINISHED
        _apart("discard", discard, seen.hand | (seen.played if over else own))
        _apart("discard", discard, _JACKS)
        if not over and skat - own - discard:
            _refuse("skat", "in the hand, played, or pushed on", skat - own - discard)
        if over and not any(looked for _, looked in seen.looked):
            _apart("skat", skat, seen.hand | seen.played)
        return
    _apart("discard", discard, seen.hand | seen.played)
    if not (_took(seen) or discard or _TWELVE in seen.hand_sizes):
        _apart("skat", skat, seen.hand | seen.played | (seen.shown or _NONE))
    elif seen.seat is seen.declarer:
        if skat - own - discard:
            _refuse("skat", "in the hand, played, or laid away", skat - own - discard)
    else:
        _apart("skat", skat, seen.hand | (seen.played - _played_by(seen, seen.declarer)))


def _played_by(seen: View, seat: Seat | None) -> CardSet:
    """List what a seat has played."""
    given = (*seen.tricks, *([seen.trick] if seen.trick is not None else []))
    return CardSet(card for trick in given for who, card in trick.plays if who is seat)


def _apart(name: str, cards: CardSet, others: CardSet) -> None:
    """Refuse cards that are in two places."""
    if cards & others:
        _refuse(name, "in one place", cards & others)


def _refuse(name: str, wanted: str, found: CardSet) -> None:
    raise Fault.of(Code.DOES_NOT_FOLLOW, name, wanted=wanted, found=str(found))
