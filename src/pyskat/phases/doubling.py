"""Who may say Kontra, and who Re? The defenders are asked, the first Kontra ends that, and the declarer answers."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pyskat.actions import Action, Bid, Call, Hold, Kontra, LegalActions, Pass, Re
from pyskat.contract import Contract
from pyskat.errors import Code, Reason
from pyskat.language.phrases import Phrase
from pyskat.phases.finished import Finished
from pyskat.phases.phase import Phase
from pyskat.phases.play import begin
from pyskat.phases.row import Known, Row
from pyskat.phases.state import DealState
from pyskat.phases.story import Story
from pyskat.rules import KontraRules
from pyskat.scoring.judgement import Ending
from pyskat.scoring.overbid import null_reaches_bid
from pyskat.seat import Seat, as_seat

__all__ = ["DOUBLING", "Doubling", "after_declaring", "may_say_kontra"]

_TO_DOUBLE: Final = LegalActions((Kontra(), Pass()))
_TO_ANSWER: Final = LegalActions((Re(), Pass()))


@final
class Doubling(DealState):
    """A game is declared, and the defenders who may say Kontra are asked."""

    __slots__ = ("_parts",)
    __match_args__: Final = ("story", "asked")

    phase: ClassVar[Phase] = Phase.DOUBLING

    _parts: tuple[Story, tuple[Seat, ...]]

    def __init__(self, story: Story, asked: tuple[Seat, ...]) -> None:
        object.__setattr__(self, "_parts", (story, asked))

    @property
    def story(self) -> Story:
        """What was dealt, said and discarded."""
        return self._parts[0]

    @property
    def contract(self) -> Contract:
        """What is declared."""
        contract = self._parts[0].contract
        assert contract is not None  # noqa: S101 - just declared
        return contract

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who may still speak, in order."""
        return self._parts[1]

    @property
    def turn(self) -> Seat:
        """Who is asked."""
        return self._parts[1][0]

    def __repr__(self) -> str:
        what = "answer Kontra" if self.kontra else "say Kontra or pass"
        return f"<Doubling of {self.contract}: {self.turn} to {what}>"


def may_say_kontra(seat: Seat, declarer: Seat, calls: tuple[tuple[Seat, Call], ...], rules: KontraRules) -> bool:
    """Tell whether a seat may say Kontra.

    Args:
        seat: Who wants to say it.
        declarer: Who plays alone.
        calls: What was said in the auction.
        rules: Whether anybody may say it, or only a defender who bid or held at least 18.

    Rule: Online rules, "How to play"; ``"bid_or_held"`` is a custom of many tables.

    >>> from pyskat import Bid, Hold, Pass
    >>> calls = ((Seat.MIDDLEHAND, Bid(18)), (Seat.FOREHAND, Hold()), (Seat.MIDDLEHAND, Pass()))
    >>> who = KontraRules(who="bid_or_held")
    >>> [may_say_kontra(seat, Seat.FOREHAND, calls, who) for seat in Seat]
    [False, True, False]
    """
    if as_seat(seat) is as_seat(declarer):
        return False
    spoke = any(who == seat and isinstance(call, Bid | Hold) for who, call in calls)
    return rules.who == "anyone" or spoke


def after_declaring(story: Story) -> DealState:
    """Go on after the declaration; a Null below the bid is over, by rules that put another game in its place.

    Rule: ISkO 2022 §3.6.2.
    """
    contract, bid = story.contract, story.bid
    falls_short = contract is not None and bid is not None and not null_reaches_bid(contract, bid)
    if falls_short and story.rules.null_below_bid == "replacement":
        return Finished(story, begin(story).position, how=Ending.REPLACED)
    return _open_doubling(story)


def _open_doubling(story: Story) -> DealState:
    """Ask the defenders, first the one on the declarer's left, or start the play if nobody may say Kontra."""
    kontra, declarer = story.rules.kontra, story.declarer
    if kontra is None or declarer is None:
        return begin(story)
    defenders = (declarer.next, declarer.next.next)
    asked = tuple([seat for seat in defenders if may_say_kontra(seat, declarer, story.calls, kontra)])
    return Doubling(story, asked) if asked else begin(story)


def _options(at: Known) -> LegalActions:
    """List what the seat that is asked may say."""
    return _TO_ANSWER if at.kontra else _TO_DOUBLE


def _why_not(at: Known, action: Action) -> Reason | None:
    """Say why an action is not possible while Kontra is asked for, or None."""
    legal = _options(at)
    if action in legal:
        return None
    if isinstance(action, Re):
        return Reason.of(Code.DECLARER_ANSWERS)
    if isinstance(action, Kontra):
        return Reason.of(Code.NO_KONTRA, seat=at.turn or Phrase.NOBODY, why=Phrase.KONTRA_SAID)
    word = Phrase.A_RE if at.kontra else Phrase.A_KONTRA
    return Reason.of(Code.NOT_NOW, action=action, turn=at.turn or Phrase.NOBODY, wanted=(word, Pass()))


def _step(state: Doubling, action: Action) -> DealState:
    """Go on after Kontra, Re or a pass."""
    assert isinstance(action, Kontra | Re | Pass)  # noqa: S101 - why_not refuses everything else
    before, asked = state._parts  # noqa: SLF001 - this module's own
    story = before.with_doubling((asked[0], action))
    if isinstance(action, Kontra) and story.declarer is not None:
        return Doubling(story, (story.declarer,))
    return Doubling(story, asked[1:]) if asked[1:] else begin(story)


DOUBLING: Final = Row(Doubling, _options, _why_not, _step)
