"""A state, told to the slow referee; and a ruling, told as he tells it."""

from typing import Final

import pyskat as sk
from laws.recorder import as_refereed
from pyskat.court import Offence, Party, Ruling, judge
from referee.contracts import CONTRACTS
from referee.court import REFUSED, Scene

__all__ = ["answer", "as_said", "scene_of", "told"]

_PHASES: Final = {
    sk.Bidding: "auction",
    sk.SkatDecision: "deciding",
    sk.Discarding: "deciding",
    sk.Declaring: "deciding",
    sk.Doubling: "kontra",
    sk.Pushing: "ramsch",
    sk.Playing: "play",
    sk.Claimed: "claimed",
    sk.Finished: "over",
}


def _names(cards: sk.CardSet) -> set[str]:
    return {card.name for card in cards}


def as_said(call: sk.Call) -> str:
    match call:
        case sk.Bid(value):
            return str(value)
        case sk.Hold():
            return "hold"
        case sk.Pass():
            return "pass"


def scene_of(state: sk.State) -> Scene:
    """Tell a state; of a Ramsch and of a deal that is over only that it is one."""
    rules, calls = as_refereed(state.rules), [(int(seat), as_said(call)) for seat, call in state.calls]
    phase, declarer = _PHASES[type(state)], state.declarer
    if declarer is None:
        return Scene("ramsch" if phase == "play" else phase, rules, calls)
    scene = Scene(phase, rules, calls, int(declarer))
    if phase in {"deciding", "over"}:
        return scene
    assert state.contract is not None
    scene.contract = CONTRACTS[str(state.contract)]
    scene.hands = [_names(hand) for hand in state.story.hands]
    scene.twelve = _names(state.deal.hand(declarer) | state.skat)
    scene.lies = _names(state.discard if state.discard is not None else state.skat)
    scene.played = [card.name for card in state.played]
    scene.factor = 2 ** (state.kontra + state.re)
    opening = (sk.Concede, sk.Show, sk.Claim, sk.Throw)
    scene.spoke = {
        int(action.seat)
        for count, action in state.interrupts
        if count == len(state.played) and isinstance(action, opening)
    }
    return scene


def told(ruled: Ruling) -> dict[str, object]:
    """Tell a ruling without what is usual."""
    follows = ruled.consequence
    every: dict[str, object] = {
        "then": follows.then.value,
        "winner": None if ruled.winner is None else ruled.winner.value,
        "score": None if ruled.settlement is None else ruled.settlement.score,
        "may_demand": ruled.may_demand_play_on,
        "out": {int(seat) for seat in follows.out},
        "may_bid": {int(seat) for seat in follows.may_bid},
        "least_bid": follows.least_bid,
        "trick_winner": None if follows.trick_winner is None else int(follows.trick_winner),
        "action": None if follows.action is None else f"claim {int(follows.action.seat)}",
        "bound_to": None if follows.bound_to is None else str(follows.bound_to),
    }
    return without_usual(every)


def without_usual(answer: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in answer.items() if value not in (None, False, set())}


def answer(state: sk.State, offence: Offence) -> dict[str, object]:
    """Rule, and tell the ruling; or that it was refused with a reason."""
    try:
        return told(judge(state, offence))
    except sk.SkatError:
        return REFUSED


def as_party(by: sk.Seat | Party | None) -> int | str | None:
    """Tell who did it."""
    return int(by) if isinstance(by, sk.Seat) else None if by is None else by.value
