"""Where a deal begins if only a part of the game is to be compared: Ramsch, Null, Kontra."""

from typing import Final

from pyskat import (
    PUB,
    Action,
    Bid,
    Card,
    Contract,
    Deal,
    Declare,
    Discard,
    Game,
    Pass,
    PickUp,
    Playing,
    Rules,
    Seat,
    State,
    apply,
    start,
    start_play,
    trumps,
)
from pyskat.card import CardSet
from pyskat.seat import SEATS

__all__ = ["OPENINGS", "all_passed", "declared", "null_hand"]

_LOW: Final = CardSet([card for card in Card if card.rank.name in {"SEVEN", "EIGHT", "NINE"}])


def all_passed(deal: Deal, rules: Rules) -> State:
    """Begin where all have passed: with a Ramsch, if the rules have it."""
    state = start(deal, rules)
    for _ in SEATS:
        state = apply(state, Pass())
    return state


def null_hand(deal: Deal, rules: Rules) -> Playing:
    """Begin with a Null Hand of whoever has the most low cards."""
    declarer = max(SEATS, key=lambda seat: len(deal.hand(seat) & _LOW))
    return start_play(deal, Contract(Game.NULL, hand=True), declarer, rules=rules)


def declared(deal: Deal, rules: Rules) -> State:
    """Begin where whoever has the longest suit has declared it, bid 18, and laid the skat away again.

    If the rules have Kontra, the defenders may say it.
    """
    _, declarer, game = max(
        (len(deal.hand(seat) & trumps(game)), seat, game) for seat in SEATS for game in list(Game)[:4]
    )
    calls: dict[Seat, tuple[Action, ...]] = {
        Seat.FOREHAND: (Pass(), Pass(), Bid(18)),
        Seat.MIDDLEHAND: (Bid(18), Pass(), Pass()),
        Seat.REARHAND: (Pass(), Bid(18), Pass()),
    }
    state = start(deal, rules)
    actions: tuple[Action, ...] = (*calls[declarer], PickUp(), Discard(deal.skat), Declare(Contract(game)))
    for action in actions:
        state = apply(state, action)
    return state


OPENINGS: Final = {"Ramsch": (all_passed, PUB), "Null hand": (null_hand, PUB), "Kontra": (declared, PUB)}
"""Parts of the game, each with how a deal begins and by which rules."""
