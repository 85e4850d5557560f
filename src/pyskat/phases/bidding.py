"""Who speaks in the auction, what may be bid, may forehand still take 18, and who becomes declarer?"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Final, final

from pyskat.actions import Action, Bid, Call, Hold, LegalActions, Pass
from pyskat.base.frozen import Frozen
from pyskat.deal import Deal
from pyskat.errors import Code, Reason
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Term
from pyskat.phases.finished import Finished
from pyskat.phases.phase import Phase
from pyskat.phases.pushing import open_ramsch
from pyskat.phases.results import PassedIn
from pyskat.phases.row import Known, Row, impossible
from pyskat.phases.skat import SkatDecision
from pyskat.phases.state import DealState
from pyskat.phases.story import Story
from pyskat.rules import BiddingRule, Rules
from pyskat.scoring.value import BID_VALUES, nearest_bids
from pyskat.seat import Seat

__all__ = ["BIDDING", "Bidding", "Duel", "start_bidding"]

LEAST: Final = 18
_MOST_ANY: Final = 499


@final
class Duel(Frozen):
    """Who speaks to whom in the auction, and at which value.

    Rule: Simple rules, "The auction: bidding real values". Middlehand speaks to forehand, then rearhand to whoever is
    left. If nobody has bid, forehand may take the game.
    """

    __slots__ = ("asked", "listener", "speaker", "value")
    __match_args__: Final = ("speaker", "listener", "value", "asked")

    speaker: Seat
    listener: Seat | None
    """None if forehand is left alone after two passes."""
    value: int
    """The last value bid, 0 before the first."""
    asked: bool
    """Whether the listener has to answer."""

    def __init__(self, speaker: Seat, listener: Seat | None, value: int, asked: bool) -> None:  # noqa: FBT001 - as told
        object.__setattr__(self, "speaker", speaker)
        object.__setattr__(self, "listener", listener)
        object.__setattr__(self, "value", value)
        object.__setattr__(self, "asked", asked)

    @property
    def turn(self) -> Seat:
        """Who is to speak."""
        return self.listener if self.asked and self.listener is not None else self.speaker

    def after(self, call: Call) -> Duel | Seat | None:
        """Go on after a call.

        Returns:
            The next situation, or the declarer, or None if all have passed.
        """
        if self.listener is None:
            return None if isinstance(call, Pass) else self.speaker
        if isinstance(call, Bid):
            return Duel(self.speaker, self.listener, call.value, True)
        if isinstance(call, Hold):
            return Duel(self.speaker, self.listener, self.value, False)
        survivor = self.speaker if self.asked else self.listener
        if self.speaker is Seat.MIDDLEHAND:  # rearhand has yet to speak
            return Duel(Seat.REARHAND, survivor, self.value, False)
        if self.value:
            return survivor
        return Duel(Seat.FOREHAND, None, 0, False)  # two passed and nobody bid


FIRST_DUEL: Final = Duel(Seat.MIDDLEHAND, Seat.FOREHAND, 0, False)


def duel_after(calls: Iterable[tuple[Seat, Call]]) -> Duel | Seat | None:
    """Follow an auction from its beginning through legal calls."""
    now: Duel | Seat | None = FIRST_DUEL
    for _, call in calls:
        if not isinstance(now, Duel):
            raise impossible(Phrase.NO_CALL_AFTER_THE_END, call)
        now = now.after(call)
    return now


@final
class Bidding(DealState):
    """The auction is going on."""

    __slots__ = ("_parts",)
    __match_args__: Final = ("story", "duel")

    phase: ClassVar[Phase] = Phase.BIDDING

    _parts: tuple[Story, Duel]

    def __init__(self, story: Story, duel: Duel) -> None:
        object.__setattr__(self, "_parts", (story, duel))

    @property
    def story(self) -> Story:
        """What was dealt and said."""
        return self._parts[0]

    @property
    def duel(self) -> Duel:
        """Who speaks to whom, and at what value."""
        return self._parts[1]

    @property
    def turn(self) -> Seat:
        """Who is to speak."""
        return self._parts[1].turn

    def __repr__(self) -> str:
        if self.duel.asked:
            return f"<Bidding: {self.turn} to answer {self.bid}>"
        return f"<Bidding at {self.bid or 'nothing'}: {self.turn} to bid or pass>"


def start_bidding(deal: Deal, rules: Rules) -> Bidding:
    """Open the auction, with middlehand to speak."""
    return Bidding(Story(deal, rules), FIRST_DUEL)


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


def _duel(at: Known) -> Duel:
    """Find where the auction stands."""
    if isinstance(at, Bidding):  # a view has only the calls to tell it by
        return at.duel
    duel = duel_after(at.calls)
    if not isinstance(duel, Duel):
        raise impossible(Phrase.AN_AUCTION, Phrase.AN_AUCTION_OVER)
    return duel


def _options(at: Known) -> LegalActions:
    """List what the seat that is to speak may say."""
    duel = _duel(at)
    return _TO_ANSWER if duel.asked else _to_speak(duel.value, at.rules.bidding, alone=duel.listener is None)


def _why_not(at: Known, action: Action) -> Reason | None:
    """Say why a call is not possible, or None."""
    duel = _duel(at)
    if isinstance(action, Pass):
        return None
    if isinstance(action, Hold):
        return None if duel.asked else Reason.of(Code.NOTHING_TO_HOLD, seat=duel.turn)
    if isinstance(action, Bid):
        if duel.asked:
            return Reason.of(Code.LISTENER_BIDS, seat=duel.turn, value=duel.value)
        return _why_not_value(action.value, duel, at.rules.bidding)
    wanted: tuple[Term, ...] = (Hold(), Pass()) if duel.asked else (Phrase.A_BID, Pass())
    return Reason.of(Code.NOT_NOW, action=action, turn=duel.turn, wanted=wanted)


def _why_not_value(value: int, duel: Duel, bidding: BiddingRule) -> Reason | None:
    """Say why a value may not be bid, or None.

    Rule: Forehand, left alone after two passes, takes the game at exactly 18 or passes (ISkO 2015 §3.3; simple rules).
    """
    legal = _values(duel.value, bidding, alone=duel.listener is None)
    if value in legal:
        return None
    if duel.listener is None and bidding != "any":
        return Reason.of(Code.FOREHAND_TAKES_18, value=value)
    highest = _MOST_ANY if bidding == "any" else BID_VALUES[-1]
    if value > highest:
        return Reason.of(Code.BID_TOO_HIGH, value=value, most=highest)
    if value <= duel.value or value < LEAST:
        least = legal[0] if legal else Phrase.NONE_ABOVE.of(most=highest)
        return Reason.of(Code.BID_TOO_LOW, value=value, least=least)
    if value not in BID_VALUES:
        return Reason.of(Code.NOT_A_BID_VALUE, value=value, nearest=nearest_bids(value))
    return Reason.of(Code.NOT_THE_NEXT_BID, value=value, next=legal[0])


def _step(state: Bidding, action: Action) -> DealState:
    """Go on after a legal call."""
    assert isinstance(action, (Bid, Hold, Pass))  # noqa: S101 - why_not refuses everything else
    story, duel = state._parts  # noqa: SLF001 - this module's own
    calls = story.calls + ((duel.turn, action),)  # noqa: RUF005 - as in play
    bid = action.value if isinstance(action, Bid) else story.bid
    now = duel.after(action)
    if isinstance(now, Duel):
        return Bidding(Story(story.deal, story.rules, calls, bid), now)
    if now is not None:
        return SkatDecision(Story(story.deal, story.rules, calls, bid, now))
    passed = Story(story.deal, story.rules, calls)
    return Finished(passed, how=PassedIn()) if story.rules.ramsch is None else open_ramsch(passed)


BIDDING: Final = Row(Bidding, _options, _why_not, _step)
