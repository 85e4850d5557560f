"""Positions set up by hand, and what the rule player says there."""

import pyskat as sk
from pyskat.bots import Advice, advise
from pyskat.bots.rule.reading import Reading, read

__all__ = ["F", "M", "R", "asked", "begun", "chosen", "moment", "reading", "says"]

F, M, R = sk.Seat


def begun(
    deal: str,
    contract: str,
    declarer: sk.Seat,
    moves: str = "",
    *,
    discard: str | None = None,
    bid: int = 18,
    rules: sk.Rules = sk.ISKO,
) -> sk.State:
    """Begin with the play, and do some moves; the skat itself is discarded unless other cards are named."""
    away = None if discard is None else sk.cards(discard)
    state: sk.State = sk.start_play(
        sk.Deal.parse(deal), sk.Contract.parse(contract), declarer, discard=away, bid=bid, rules=rules
    )
    return sk.play(state, moves) if moves else state


def asked(state: sk.State) -> Advice:
    """Ask for the seat on turn."""
    assert state.turn is not None
    return advise(sk.view(state, state.turn))


def reading(state: sk.State) -> Reading:
    """Read the view of the seat on turn."""
    assert state.turn is not None
    return read(sk.view(state, state.turn))


def says(state: sk.State) -> tuple[str, set[str]]:
    """Give the action and the names of the reasons, in words."""
    return chosen(asked(state))


def moment(
    game: sk.Game,
    hand: str,
    *others: str,
    me: sk.Seat = F,
    declarer: sk.Seat | None = F,
    trick: str = "",
    dark: int = 0,
    taken: tuple[int, int, int] = (0, 0, 0),
    tricks: tuple[int, int, int] = (0, 0, 0),
    away: int = 0,
    led: tuple[tuple[sk.Seat, str], ...] = (),
) -> Reading:
    """Set a moment up by what the player on turn knows.

    Args:
        game: What is played.
        hand: The player's cards.
        others: What the next player may hold, and the one after that; each holds as many as the player does, or one
            less after playing to the trick.
        me: The player on turn.
        declarer: Who plays alone.
        trick: The cards on the table.
        dark: How many cards lie elsewhere.
        taken: Points by seat.
        tricks: Tricks by seat.
        away: Points that the declarer has put away, if the player knows.
        led: Earlier leads.
    """
    cards = [sk.Card.parse(word) for word in trick.split()]
    held = sk.cards(hand)
    may = [0, 0, 0]
    may[me], may[me.next], may[me.next.next] = held.mask, sk.cards(others[0]).mask, sk.cards(others[1]).mask
    sizes = [len(held)] * 3
    leader = (me - len(cards)) % 3
    for place in range(len(cards)):
        sizes[(leader + place) % 3] -= 1
    best = sk.trick_winner(cards, game) if cards else -1
    return Reading(
        game=int(game),
        me=int(me),
        declarer=-1 if declarer is None else int(declarer),
        hand=held.mask,
        legal=sk.legal_cards(held, cards, game).mask,
        trick=tuple(map(int, cards)),
        leader=leader,
        best=int(cards[best]) if cards else -1,
        winner=(leader + best) % 3 if cards else -1,
        sizes=(sizes[0], sizes[1], sizes[2]),
        may=(may[0], may[1], may[2]),
        dark=dark,
        taken=taken,
        tricks=tricks,
        away=away,
        led=tuple((int(seat), int(sk.Card.parse(card))) for seat, card in led),
    )


def chosen(advice: Advice) -> tuple[str, set[str]]:
    """Give the action and the names of the reasons, in words."""
    return str(advice.action), {reason.code.name for reason in advice.reasons}
