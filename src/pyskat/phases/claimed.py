"""How is a claim answered, and what then? The play waits until the others have agreed, or have refused."""

from __future__ import annotations

from typing import Final

from pyskat.actions import Accept, Action, Claim, Concede, Forfeit, LegalActions, PlayOn, Refuse, Show, Throw
from pyskat.errors import Code, Reason
from pyskat.language.phrases import Phrase
from pyskat.phases.claims import accepted, answers_to, open_claim
from pyskat.phases.early_end import forfeiting
from pyskat.phases.finished import Finished
from pyskat.phases.in_play import Claimed, Playing
from pyskat.phases.row import Known, Row, impossible
from pyskat.phases.state import DealState
from pyskat.scoring.judgement import Ending
from pyskat.seat import SEATS, Seat

__all__ = ["CLAIMED"]

_TO_DEFENDERS: Final = LegalActions((Accept(), Refuse()))
_TO_DECLARER: Final = LegalActions((Accept(), PlayOn()))


def _claim(at: Known) -> tuple[Concede | Show | Claim, Seat]:
    """Give what waits for an answer, and the declarer."""
    declarer = at.declarer
    if declarer is None or not any(isinstance(done, (Concede, Show, Claim)) for _, done in at.interrupts):
        raise impossible(Phrase.A_CLAIM_THAT_WAITS, Phrase.NOTHING)
    return open_claim(at.interrupts), declarer


def _options(at: Known) -> LegalActions:
    """List how the claim may be answered."""
    claim, declarer = _claim(at)
    return _TO_DEFENDERS if claim.seat is declarer else _TO_DECLARER


def _why_not(at: Known, action: Action) -> Reason | None:
    """Say why an action is not possible while a claim waits for an answer, or None."""
    if isinstance(action, Throw) and action in _interrupts(at):
        return None
    answers = _options(at)
    if action in answers:
        return None
    return Reason.of(Code.NOT_NOW, action=action, turn=at.turn or Phrase.NOBODY, wanted=tuple(answers))


def _interrupts(at: Known) -> tuple[Throw, ...]:
    """List who may throw the cards, which agrees to the declarer's claim: each defender who has not answered."""
    claim, declarer = _claim(at)
    if isinstance(claim, Concede):
        return ()
    done = [seat for seat, _ in answers_to(at.interrupts, declarer)]
    return tuple([Throw(seat) for seat in SEATS if seat is not declarer and seat not in done])


def _step(state: Claimed, action: Action) -> DealState:
    """Go on after an answer."""
    if isinstance(action, Forfeit):
        return forfeiting(state, action)
    assert isinstance(action, (Accept, Refuse, PlayOn, Throw))  # noqa: S101 - why_not refuses everything else
    story, position, played, before = state._parts  # noqa: SLF001 - of the same room
    interrupts = (*before, (len(played), action))
    over = accepted(interrupts, state.declarer)
    if over is None:
        return Claimed(story, position, played, interrupts)
    if not over:
        return Playing(story, position, played, interrupts)
    gave_up = isinstance(state.claim, Concede) and state.claim.seat is state.declarer
    how = Ending.DECLARER_CONCEDED if gave_up else Ending.DEFENDERS_CONCEDED
    return Finished(story, position, played, interrupts, how)


CLAIMED: Final = Row(Claimed, _options, _why_not, _step, _interrupts)
