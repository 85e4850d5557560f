"""What can one hand be asked? A state in which the player holds these cards, and the rest lies somewhere.

A bot sees what the seat may know, so where the other cards lie makes no difference.
"""

import argparse
from collections.abc import Sequence
from typing import Final

from pyskat.actions import Bid, Pass, PickUp
from pyskat.card import DECK, CardSet, cards
from pyskat.cli.common import PRESETS
from pyskat.cli.table import cards_in, played_on
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.engine import State, apply, short_auction, start, start_play
from pyskat.game import Game
from pyskat.language.advising import Advising
from pyskat.language.printed import Printed
from pyskat.places import possible_places
from pyskat.rules import Rules
from pyskat.seat import SEATS, Seat
from pyskat.tricks import Course, follow

__all__ = ["held"]

_LEAST: Final = 18
_TEN, _TWO, _TWELVE = 10, 2, 12
_IN_PLAY: Final = ("declarer", "discard", "played")


def held(args: argparse.Namespace) -> State:
    """Set up what the options say of one hand.

    Raises:
        SkatError: If it is against the rules.
    """
    own, skat = cards(" ".join(args.hand)), _two(args)
    if own & skat:
        args.refuse(Advising.CARD_TWICE.of(cards=own & skat))
    own |= skat
    if args.game is not None:
        return _playing(args, own, Contract.parse(args.game))
    given = tuple(f"--{name}" for name in _IN_PLAY if getattr(args, name) is not None)
    if given:
        args.refuse(Advising.ONLY_WITH_GAME.of(names=given))
    seat, rules = args.seat or Seat.FOREHAND, PRESETS[args.rules or "isko"]
    if len(own) == _TWELVE:
        two = skat or CardSet(tuple(own)[_TEN:])
        state = _auctioned(_dealt(seat, own - two, two), seat, args.bid or _LEAST, rules)
        return apply(state, PickUp())
    if len(own) != _TEN or skat:
        args.refuse(Advising.CARDS_WANTED.of(found=len(own)))
    deal = _dealt(seat, own, CardSet())
    return _asked(deal, seat, rules) if args.bid is None else _auctioned(deal, seat, args.bid, rules)


def _two(args: argparse.Namespace) -> CardSet:
    """Read the skat."""
    skat = CardSet() if args.skat is None else cards(args.skat)
    if args.skat is not None and len(skat) != _TWO:
        args.refuse(Advising.TWO_IN_SKAT.of(found=len(skat)))
    return skat


def _asked(deal: Deal, seat: Seat, rules: Rules) -> State:
    """Bring the auction to a seat: middlehand speaks first, forehand is asked for 18, rearhand comes last."""
    state: State = start(deal, rules)
    if seat is Seat.FOREHAND:
        return apply(state, Bid(_LEAST))
    return state if seat is Seat.MIDDLEHAND else apply(state, Pass())


def _auctioned(deal: Deal, seat: Seat, bid: int, rules: Rules) -> State:
    """Let a seat win the auction."""
    state: State = start(deal, rules)
    for action in short_auction(seat, Bid(bid), rules):
        state = apply(state, action)
    return state


def _playing(args: argparse.Namespace, own: CardSet, contract: Contract) -> State:
    """Begin the play, and play on to what is asked about."""
    ramsch = contract.game is Game.RAMSCH
    seat, rules = args.seat or Seat.FOREHAND, PRESETS[args.rules or ("pub" if ramsch else "isko")]
    declarer = None if ramsch else args.declarer or seat
    away = CardSet() if args.discard is None else cards(args.discard)
    if ramsch:
        _ramsch_only(args, rules)
    elif contract.ouvert and declarer is not seat:
        args.refuse(Advising.OPEN_HAND_UNKNOWN)
    elif declarer is seat and not contract.hand and len(away) != _TWO:
        args.refuse(Advising.DISCARD_WANTED.of(contract=Contract(contract.game, hand=True)))
    played = cards_in(args.played or "")
    course = follow(played, contract.game)
    own = (own | CardSet.from_mask(course.played[seat])) - away
    if len(own) != _TEN:
        args.refuse(Advising.CARDS_WANTED.of(found=len(own)))
    deal = _fitting(args, seat, own, away, course)
    if ramsch:
        state: State = start(deal, rules)
        for _ in SEATS:
            state = apply(state, Pass())
    else:
        state = start_play(deal, contract, declarer or seat, bid=args.bid or _LEAST, rules=rules)
    return played_on(state, args.played or "")


def _ramsch_only(args: argparse.Namespace, rules: Rules) -> None:
    """Refuse what a Ramsch has not, and rules that have none."""
    if {args.declarer, args.discard, args.bid} != {None}:
        args.refuse(Printed.RAMSCH_ALONE)
    if rules.ramsch is None:
        args.refuse(
            Advising.NO_RAMSCH_HERE.of(names=tuple(name for name in PRESETS if PRESETS[name].ramsch is not None))
        )


def _fitting(args: argparse.Namespace, seat: Seat, own: CardSet, skat: CardSet, course: Course) -> Deal:
    """Deal the rest so that everybody could play what was played; who did not follow suit has none of it."""
    hands = [course.played[each] for each in SEATS]
    hands[seat] = own.mask
    known = [*hands, skat.mask]
    rest = DECK.mask & ~(hands[0] | hands[1] | hands[2] | skat.mask)
    room = [_TEN - hand.bit_count() for hand in hands] + [_TWO - len(skat)]
    gone = [*course.gone]
    gone[seat] = 0
    twice = own.mask & skat.mask | hands[seat.next] & hands[seat.next.next]
    twice |= (own.mask | skat.mask) & (hands[seat.next] | hands[seat.next.next])
    if twice:
        args.refuse(Advising.CARD_TWICE.of(cards=CardSet.from_mask(twice)))
    while rest:
        places = possible_places(rest, room, gone)
        if not places:
            args.refuse(Advising.CARDS_NOT_THERE)
        some, where = places[0]
        card, place = some & -some, (where & -where).bit_length() - 1
        known[place] |= card
        rest, room[place] = rest & ~card, room[place] - 1
    return _deal(known)


def _dealt(seat: Seat, own: CardSet, skat: CardSet) -> Deal:
    """Deal the rest as it comes; without a skat, that too."""
    rest = tuple(DECK - own - skat)
    two = skat or CardSet(rest[:_TWO])
    others = tuple(DECK - own - two)
    hands = [own.mask] * len(SEATS)
    hands[seat.next], hands[seat.next.next] = CardSet(others[:_TEN]).mask, CardSet(others[_TEN:]).mask
    return _deal([*hands, two.mask])


def _deal(masks: Sequence[int]) -> Deal:
    fore, middle, rear, skat = map(CardSet.from_mask, masks)
    return Deal((fore, middle, rear), skat)
