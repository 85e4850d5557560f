"""The auction: who speaks, who is asked, what may be said, and who becomes declarer."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from attrs import frozen

from pyskat.actions import Action, Bid, Call, Hold, LegalActions, Pass
from pyskat.base.values import Drawn, Value
from pyskat.card import CardSet
from pyskat.deal import Deal
from pyskat.errors import Code, Reason
from pyskat.phases.finished import Finished, Stopped
from pyskat.phases.play import Playing
from pyskat.phases.pushing import Pushing, open_ramsch
from pyskat.phases.results import PassedIn
from pyskat.phases.skat import SkatDecision
from pyskat.rules import BiddingRule, Rules
from pyskat.scoring.value import BID_VALUES, nearest_bids
from pyskat.seat import Seat

__all__ = ["Bidding", "Duel", "start_bidding"]

LEAST: Final = 18
_MOST_ANY: Final = 499


@frozen
class Duel(Value):
    """Who speaks to whom, and at what value the auction stands.

    Rule: 000, "The auction: bidding real values". Middlehand speaks to forehand, then rearhand to the survivor; if
    nobody bid, forehand alone may take the game.
    """

    speaker: Seat
    listener: Seat | None
    """None when forehand is left alone after two passes."""
    value: int
    """The last value bid, 0 before the first."""
    asked: bool
    """Whether the listener has to answer."""

    @property
    def turn(self) -> Seat:
        """Whose word it is."""
        return self.listener if self.asked and self.listener is not None else self.speaker

    def after(self, call: Call) -> "Duel | Seat | None":
        """Go on after a call.

        Returns:
            The next situation; or the declarer; or None when all have passed.
        """
        if self.listener is None:
            return None if isinstance(call, Pass) else self.speaker
        if isinstance(call, Bid):
            return Duel(self.speaker, self.listener, call.value, True)
        if isinstance(call, Hold):
            return Duel(self.speaker, self.listener, self.value, False)
        survivor = self.speaker if self.asked else self.listener
        if self.speaker is Seat.MIDDLEHAND:
            return Duel(Seat.REARHAND, survivor, self.value, False)
        if self.value:
            return survivor
        return Duel(Seat.FOREHAND, None, 0, False)


FIRST_DUEL: Final = Duel(Seat.MIDDLEHAND, Seat.FOREHAND, 0, False)


def duel_after(calls: Iterable[tuple[Seat, Call]]) -> Duel | Seat | None:
    """Follow an auction from its beginning through legal calls."""
    now: Duel | Seat | None = FIRST_DUEL
    for _, call in calls:
        assert isinstance(now, Duel)  # noqa: S101 - nothing is called after the end
        now = now.after(call)
    return now


@frozen(repr=False)
class Bidding(Drawn):
    """The auction is going on."""

    deal: Deal
    rules: Rules
    calls: tuple[tuple[Seat, Call], ...]
    duel: Duel

    @property
    def turn(self) -> Seat:
        """Whose word it is."""
        return self.duel.turn

    @property
    def bid(self) -> int | None:
        """The last value bid; None before the first."""
        return self.duel.value or None

    @property
    def declarer(self) -> None:
        """Nobody yet."""
        return

    def hand(self, seat: Seat) -> CardSet:
        """Give the ten cards a seat holds."""
        return self.deal.hand(seat)

    def __repr__(self) -> str:
        if self.duel.asked:
            return f"<Bidding: {self.turn} to answer {self.bid}>"
        return f"<Bidding at {self.bid or 'nothing'}: {self.turn} to bid or pass>"


def start_bidding(deal: Deal, rules: Rules) -> Bidding:
    """Open the auction, with middlehand to speak."""
    return Bidding(deal, rules, (), FIRST_DUEL)


@cache
def _values(above: int, bidding: BiddingRule, *, alone: bool) -> tuple[int, ...]:
    """List the values that may be bid above the last one."""
    if bidding == "any":
        return tuple(range(max(LEAST, above + 1), _MOST_ANY + 1))
    if alone:
        return (LEAST,)
    values = tuple(value for value in BID_VALUES if value > above)
    return values[:1] if bidding == "next" else values


@cache
def _to_speak(above: int, bidding: BiddingRule, *, alone: bool) -> LegalActions:
    return LegalActions((*map(Bid, _values(above, bidding, alone=alone)), Pass()))


_TO_ANSWER: Final = LegalActions((Hold(), Pass()))


def options(duel: Duel, rules: Rules) -> LegalActions:
    """List what the seat whose word it is may say."""
    return _TO_ANSWER if duel.asked else _to_speak(duel.value, rules.bidding, alone=duel.listener is None)


def refuse(action: Action, duel: Duel, rules: Rules) -> Reason | None:
    """Say why a call is not possible, or None."""
    if isinstance(action, Pass):
        return None
    if isinstance(action, Hold):
        return None if duel.asked else Reason.of(Code.NOTHING_TO_HOLD, seat=str(duel.turn))
    if isinstance(action, Bid):
        if duel.asked:
            return Reason.of(Code.LISTENER_BIDS, seat=str(duel.turn), value=duel.value)
        return _refuse_value(action.value, duel, rules.bidding)
    wanted = "hold, pass" if duel.asked else "bid, pass"
    return Reason.of(Code.NOT_NOW, action=str(action), turn=str(duel.turn), wanted=wanted)


def _refuse_value(value: int, duel: Duel, bidding: BiddingRule) -> Reason | None:
    """Say why a value may not be bid, or None."""
    legal = _values(duel.value, bidding, alone=duel.listener is None)
    if value in legal:
        return None
    if duel.listener is None and bidding != "any":
        return Reason.of(Code.FOREHAND_TAKES_18, value=value)
    highest = _MOST_ANY if bidding == "any" else BID_VALUES[-1]
    if value > highest:
        return Reason.of(Code.BID_TOO_HIGH, value=value, most=highest)
    if value <= duel.value or value < LEAST:
        least = legal[0] if legal else f"none, {highest} is the highest"
        return Reason.of(Code.BID_TOO_LOW, value=value, least=least)
    if value not in BID_VALUES:
        return Reason.of(Code.NOT_A_BID_VALUE, value=value, nearest=nearest_bids(value))
    return Reason.of(Code.NOT_THE_NEXT_BID, value=value, next=legal[0])


def step(state: Bidding, action: Call) -> Bidding | SkatDecision | Pushing | Playing | Finished:
    """Go on after a legal call."""
    calls = (*state.calls, (state.turn, action))
    now = state.duel.after(action)
    if isinstance(now, Duel):
        return Bidding(state.deal, state.rules, calls, now)
    if now is None and state.rules.ramsch is not None:
        return open_ramsch(state.deal, state.rules, calls)
    if now is None:
        stopped = Stopped(deal=state.deal, rules=state.rules, calls=calls, hands=state.deal.hands, result=PassedIn())
        return Finished(stopped)
    bid = action.value if isinstance(action, Bid) else state.duel.value
    return SkatDecision(state.deal, state.rules, calls, bid, now)
