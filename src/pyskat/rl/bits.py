"""What does a seat know, bit by bit? A view as one long number, without NumPy."""

from collections.abc import Iterable
from typing import Final

from pyskat.actions import Accept, Action, Bid, Claim, Concede, Kontra, Pass, Throw
from pyskat.card import Card, CardSet
from pyskat.engine import State, asked
from pyskat.errors import ArgumentError, Code
from pyskat.errors.quoting import as_found
from pyskat.kernel.play import legal_bits
from pyskat.kernel.tables import BIT, FOLLOW, TRUMPS
from pyskat.language.phrases import Phrase
from pyskat.phases.in_play import Playing
from pyskat.phases.phase import Phase
from pyskat.rl.layout import CARD_PLANES, planes
from pyskat.rl.numbers import BID_NUMBER, FIRST_BID, Pairs, number_of, pair_number, without_pairs
from pyskat.seat import SEATS, Seat
from pyskat.tricks import Course, legal_cards
from pyskat.views import View

__all__ = ["PHASES", "card_masks", "cards_to_choose", "choice", "history_bits", "numbers_of", "observer", "scalar_bits"]

_CARDS: Final = 32
_BEGIN: Final = CARD_PLANES * _CARDS
PHASES: Final = {phase: min(place, 6) for place, phase in enumerate(Phase)} | {Phase.FINISHED: 7}
"""The place of each phase; a claim waits for an answer within the play."""


def _bit(name: str) -> int:
    """Give the place of the first bit of a part, behind the planes."""
    return planes[name].start - _BEGIN


_PHASE: Final = _bit("phase")
_SEAT: Final = _bit("seat")
_DECLARER: Final = _bit("declarer")
_TURN: Final = _bit("turn")
_GAME: Final = _bit("game")
_LEVELS: Final = _bit("levels")
_BID: Final = _bit("bid")
_NAMED: Final = _bit("named")
_PASSED: Final = _bit("passed")
_MAY_SPEAK: Final = _bit("may_speak")
_KONTRA_RE: Final = _bit("kontra_re")
_PUSHED_UNSEEN: Final = _bit("pushed_unseen")
_SHOWED: Final = _bit("showed")
_CONCEDED: Final = _bit("conceded")
_TRICKS: Final = _bit("tricks")
_POINTS: Final = _bit("points")
_CARDS_LEFT: Final = _bit("cards_left")
_SAID_KONTRA: Final = _bit("said_kontra")
_DECLINED: Final = _bit("declined")
_LOOKED: Final = _bit("looked")
_PASSED_ON: Final = _bit("passed_on")
_CLAIMED: Final = _bit("claimed")
_CLAIMED_BY: Final = _bit("claimed_by")
_CLAIM: Final = _bit("claim")
_ACCEPTED: Final = _bit("accepted")

_TEN: Final = 10
_STEPS: Final = 12
_RELATIVE: Final = ((0, 1, 2), (2, 0, 1), (1, 2, 0))
"""For me and another seat: 0 is me, 1 the next player, 2 the previous one."""
_OTHERS: Final = tuple((seat.next, seat.next.next) for seat in SEATS)
_NOTHING: Final = CardSet()
_A_CARD: Final = _CARDS + 3
_LEVEL_PLACE: Final = {None: 1, "schneider": 2, "schwarz": 3}


def observer(view: object) -> tuple[View, Seat]:
    """Return a view and whose it is.

    Raises:
        ArgumentError: For anything but the view of a seat.
    """
    if isinstance(view, View) and view.seat is not None:
        return view, view.seat
    raise ArgumentError.of(Code.WRONG_TYPE, what="view", wanted=Phrase.VIEW_OF_A_SEAT, found=as_found(view))


# What may be chosen.


def choice(at: State | View, pairs: Pairs, first: Card | None) -> tuple[int, list[int]]:
    """Give what the seat on turn may do: cards to be played, or in two steps chosen, as a mask, and other numbers."""
    if isinstance(at, Playing):
        return legal_bits(at.position), []
    row = asked(at)
    if row is None:
        return 0, []
    if at.phase is Phase.PLAYING and isinstance(at, View) and at.contract is not None:
        played = at.cards_played  # the trick on the table, without the tricks before it
        return legal_cards(at.hand, played[len(played) - len(played) % 3 :], at.contract.game).mask, []
    chosen = row.selection(at)
    if chosen is None:
        return 0, numbers_of(row.options(at), pairs)
    if pairs == "two_steps":
        return _step(chosen.cards.mask, first), []
    return 0, _pairs_of(chosen.cards.mask)


def cards_to_choose(view: View, pairs: Pairs, first: Card | None) -> int:
    """Give the cards among these, as a mask."""
    card_by_card = view.phase is Phase.PLAYING or pairs == "two_steps"
    return choice(view, pairs, first)[0] if card_by_card else 0


def numbers_of(actions: Iterable[Action], pairs: Pairs) -> list[int]:
    """Number those actions that have a number."""
    found = [number for number in map(number_of, actions) if number is not None]
    return found if pairs == "once" else list(map(without_pairs, found))


def _pairs_of(cards: int) -> list[int]:
    """Number the pairs of a set of cards."""
    each = [card for card in range(_CARDS) if cards & BIT[card]]
    return [pair_number(low, high) for place, high in enumerate(each) for low in each[:place]]


def _step(cards: int, first: Card | None) -> int:
    """Give the cards of the next step: the first has one below it, and the second is below the first."""
    if first is None:
        return cards & cards - 1
    return cards & BIT[first] - 1 if cards & BIT[first] else 0


# The planes.


def _who_knows_skat(view: View, seat: Seat) -> bool:
    """Tell whether nothing lies face down that the seat does not know."""
    if view.phase is Phase.FINISHED:
        return True
    if view.declarer is not None:
        return seat is view.declarer and view.picked_up
    *_, last = [None, *[who for who, looked in view.looked if looked]]
    return seat is last


def card_masks(view: View, seat: Seat, legal: int, first: Card | None) -> list[int]:
    """Give the planes of cards in their order, as masks."""
    following, previous = _OTHERS[seat]
    masks = [0] * CARD_PLANES
    masks[0] = view.hand.mask
    unseen = view.unseen.mask
    masks[7], masks[8] = view.may_hold(following).mask, view.may_hold(previous).mask
    masks[9] = 0 if _who_knows_skat(view, seat) else unseen
    masks[10], masks[11] = (view.skat or _NOTHING).mask, (view.discard or _NOTHING).mask
    for laid_open in view.open_hands:
        if laid_open is not None:
            masks[12] |= laid_open.mask
    masks[13] = unseen
    masks[15] = legal
    masks[17] = 0 if first is None else BIT[first]
    if view.contract is not None:
        masks[14] = TRUMPS[view.contract.game]
        course = view._course  # noqa: SLF001 - what the view has worked out for may_hold
        if course is not None:
            masks[1], masks[2], masks[3] = course.played[seat], course.played[following], course.played[previous]
            _on_table(view, seat, course, masks)
    return masks


def _on_table(view: View, seat: Seat, course: Course, masks: list[int]) -> None:
    """Fill in what lies on the table, by whom, and what follows suit to it."""
    played = view.cards_played
    table = played[len(played) - len(played) % 3 :]
    who = course.leaders[-1]
    for card in table:
        masks[(6, 4, 5)[_RELATIVE[seat][who]]] = BIT[card]
        who = (who + 1) % 3
    if table and view.contract is not None:
        masks[16] = FOLLOW[view.contract.game * _CARDS + table[0]]


# What is behind them.


def scalar_bits(view: View, seat: Seat) -> int:
    """Give what is no card, as one number."""
    relative = _RELATIVE[seat]
    turn, declarer, contract, bid = view.turn, view.declarer, view.contract, view.bid
    bits = 1 << _PHASE + PHASES[view.phase] | 1 << _SEAT + seat
    bits |= 1 << _DECLARER + (3 if declarer is None else relative[declarer])
    bits |= 1 << _TURN + (3 if turn is None else relative[turn])
    bits |= 1 << _BID + (0 if bid is None else _place_of(bid) + 1)
    if contract is not None:
        bits |= 1 << _GAME + contract.game
        levels = contract.hand | contract.schneider_announced << 1 | contract.schwarz_announced << 2
        bits |= (levels | contract.ouvert << 3) << _LEVELS
    bits |= _auction(view, relative)
    if view.doubling or view.looked:
        bits |= _doubled(view, relative)
    bits |= 1 << _PUSHED_UNSEEN + sum([not looked for _, looked in view.looked])
    if view.interrupts:
        bits |= _out_of_turn(view, relative)
    bits |= 1 << _CARDS_LEFT + min(view.hand_sizes[seat], _TEN)
    return bits | _taken(view._course, relative)  # noqa: SLF001 - as above


def _place_of(value: int) -> int:
    """Give the place of a bid value.

    Raises:
        ArgumentError: For a value that is none.
    """
    number = BID_NUMBER.get(value)
    if number is None:
        raise ArgumentError.of(Code.WRONG_VALUE, what="bid", wanted=Phrase.WITH_A_NUMBER, found=value)
    return number - FIRST_BID


def _auction(view: View, relative: tuple[int, int, int]) -> int:
    """Give who named or held which value, who has passed, and who may still speak."""
    bits = passed = value = 0
    for seat, call in view.calls:
        if isinstance(call, Pass):
            passed |= 1 << relative[seat]
            continue
        if isinstance(call, Bid):
            value = _place_of(call.value)
        bits |= 1 << _NAMED + 3 * value + relative[seat]
    if view.phase is Phase.BIDDING:
        bits |= (passed ^ 7) << _MAY_SPEAK
    return bits | passed << _PASSED


def _doubled(view: View, relative: tuple[int, int, int]) -> int:
    """Give who said Kontra and Re, and who looked at the skat or passed it on before a Ramsch."""
    bits = 0
    for seat, word in view.doubling:
        if isinstance(word, Pass):
            bits |= 1 << _DECLINED + relative[seat]
        elif isinstance(word, Kontra):
            bits |= 1 << _SAID_KONTRA + relative[seat] | 1 << _KONTRA_RE
        else:
            bits |= 2 << _KONTRA_RE
    for seat, looked in view.looked:
        bits |= 1 << (_LOOKED if looked else _PASSED_ON) + relative[seat]
    return bits


def _out_of_turn(view: View, relative: tuple[int, int, int]) -> int:
    """Give who has given up, whether the declarer has shown the hand, and what waits for an answer."""
    bits = view.showed << _SHOWED
    for seat in view.conceded:
        bits |= 1 << _CONCEDED + relative[seat]
    claim = view.claim
    if claim is None:
        return bits
    bits |= 1 << _CLAIMED | 1 << _CLAIMED_BY + relative[claim.seat]
    level = claim.level if isinstance(claim, Claim) else None
    bits |= 1 << _CLAIM + (0 if isinstance(claim, Concede) else _LEVEL_PLACE[level])
    for seat, answer in view.answers:
        if isinstance(answer, Accept | Throw):
            bits |= 1 << _ACCEPTED + relative[seat]
            bits |= isinstance(answer, Throw) << _CLAIM + 4
    return bits


def _taken(course: Course | None, relative: tuple[int, int, int]) -> int:
    """Give the tricks and card points of each."""
    tricks, points = [0, 0, 0], [0, 0, 0]
    if course is not None:
        for winner, counted in zip(course.winners[:-1], course.points, strict=False):
            tricks[winner or 0] += 1
            points[winner or 0] += counted
    bits = 0
    for seat in range(3):
        place = relative[seat]
        bits |= 1 << _TRICKS + 11 * place + tricks[seat]
        bits |= ((1 << points[seat] // _TEN) - 1) << _POINTS + _STEPS * place
    return bits


def history_bits(view: View, seat: Seat) -> int:
    """Give the cards played in their order, each with who played it, as one number."""
    course = view._course  # noqa: SLF001 - as above
    if course is None:
        return 0
    relative = _RELATIVE[seat]
    bits, at = 0, 0
    for place, card in enumerate(view.cards_played):
        who = (course.leaders[place // 3] + place % 3) % 3
        bits |= (1 << card | 1 << _CARDS + relative[who]) << at
        at += _A_CARD
    return bits
