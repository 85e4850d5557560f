"""Who may give up, claim the rest, show or throw the cards, and what then? The play ends before its last card.

What it leads to is said by ``Rules.concession``. By the Skat Order most of it has to be answered (see
:mod:`pyskat.phases.claimed`); some of it ends the game at once.
"""

from __future__ import annotations

from typing import Final

from pyskat.actions import Action, Claim, Concede, Forfeit, Interrupt, Show, Throw
from pyskat.card import CARDS
from pyskat.errors import Code, Reason
from pyskat.game import Game
from pyskat.kernel import tables
from pyskat.language.phrases import Phrase
from pyskat.phases.claims import Interrupts, defenders
from pyskat.phases.finished import Finished, abort
from pyskat.phases.in_play import Claimed, InPlay, Playing
from pyskat.phases.row import Known
from pyskat.phases.state import DealState
from pyskat.scoring.judgement import ALL_POINTS, SCHNEIDER, Allotted, Ending
from pyskat.seat import SEATS, Seat

__all__ = ["WITH_CLAIMS", "ends_open", "step_out_of_turn", "why_not_end"]

_FEWEST_TO_CONCEDE: Final = 9
_ALL_CARDS: Final = 30
_NEWER: Final = "isko2018"
WITH_CLAIMS: Final = frozenset({_NEWER, "isko1999"})
"""The rules of concession by which the cards can be claimed and thrown."""
_JACKS: Final = (tables.BIT[31], tables.JACKS ^ tables.BIT[31])
"""What is certain to take a trick: the jack of clubs, or the three others together."""


def why_not_end(at: Known, action: Concede | Show | Claim | Throw) -> Reason | None:
    """Say why giving up, claiming, showing or throwing the cards is not possible, or None.

    Rule: ISkO 2018 §4.4.3 to §4.4.6; ISkO 1999 §4.3.3 to §4.3.6; the game server otherwise.
    """
    seat, declarer, rule = action.seat, at.declarer, at.rules.concession
    if declarer is None:
        return Reason.of(Code.NO_DECLARER)
    if rule not in WITH_CLAIMS and isinstance(action, (Claim, Throw)):
        return Reason.of(Code.NO_CLAIMS)
    if isinstance(action, Show):
        if seat is not declarer:
            return Reason.of(Code.NOT_THE_DECLARER, seat=seat)
        if at.showed:
            return Reason.of(Code.SHOWN_ALREADY, seat=seat)
    if isinstance(action, Concede):
        if seat in at.conceded:
            return Reason.of(Code.CONCEDED_ALREADY, seat=seat)
        held = at.hand_sizes[seat]
        if rule == "simple" and seat is declarer and held < _FEWEST_TO_CONCEDE:
            return Reason.of(Code.CONCEDE_TOO_LATE, count=held)
    if isinstance(action, Claim):
        reason = _why_not_claim(at, action, declarer)
        if reason is not None:
            return reason
    if rule in WITH_CLAIMS and seat in _spoke(at.interrupts, _ALL_CARDS - sum(at.hand_sizes)):
        return Reason.of(Code.ASKED_ALREADY, seat=seat)
    return None


def _why_not_claim(at: Known, action: Claim, declarer: Seat) -> Reason | None:
    """Say why a claim, or the level demanded with it, is not possible, or None."""
    null = at.contract is not None and at.contract.game is Game.NULL
    if null and action.seat is not declarer:
        return Reason.of(Code.CLAIM_IN_NULL, seat=action.seat)
    if action.level is None:
        return None
    if null or action.seat is not declarer or at.rules.concession != _NEWER:
        return Reason.of(Code.LEVEL_NOT_CLAIMABLE)
    against = [trick for trick in at.tricks if trick.winner is not declarer]
    if action.level == "schwarz" and against:
        return Reason.of(Code.LEVEL_LOST, level=Phrase.SCHWARZ, has=Phrase.TRICKS.of(count=len(against)))
    points = sum([trick.points for trick in against])
    if points > ALL_POINTS - SCHNEIDER:
        return Reason.of(Code.LEVEL_LOST, level=Phrase.SCHNEIDER, has=Phrase.POINTS.of(count=points))
    return None


def _spoke(interrupts: Interrupts, count: int) -> frozenset[Seat]:
    """Name the seats that gave up, claimed, showed or threw since the last card."""
    return frozenset(
        [done.seat for at, done in interrupts if at == count and isinstance(done, (Concede, Show, Claim, Throw))]
    )


def ends_open(at: Known) -> tuple[Concede | Show | Claim | Throw, ...]:
    """List what may be done out of turn, forfeits apart."""
    declarer = at.declarer
    if declarer is None:
        return ()
    levels: tuple[Claim, ...] = (Claim(declarer, "schneider"), Claim(declarer, "schwarz"))
    claims: tuple[Claim | Throw, ...] = ()
    if at.rules.concession in WITH_CLAIMS:
        claims = (*[Claim(seat) for seat in SEATS], *levels, *[Throw(seat) for seat in SEATS])
    every: tuple[Concede | Show | Claim | Throw, ...] = (*[Concede(seat) for seat in SEATS], Show(declarer), *claims)
    return tuple([action for action in every if why_not_end(at, action) is None])


def step_out_of_turn(state: Playing, action: Action) -> DealState:
    """Go on after giving up, claiming, showing or throwing the cards, running out of time or leaving."""
    assert isinstance(action, (Concede, Show, Claim, Throw, Forfeit))  # noqa: S101 - why_not refuses everything else
    if isinstance(action, Forfeit):
        return forfeiting(state, action)
    story, position, played, before = state._parts  # noqa: SLF001 - of the same room
    interrupts = (*before, (len(played), action))
    declarer = story.declarer
    assert declarer is not None  # noqa: S101 - why_not refuses it in a Ramsch
    if story.rules.concession in WITH_CLAIMS:
        how = _by_the_order(state, action, declarer)
        if how is None:
            return Claimed(story, position, played, interrupts)
        return Finished(story, position, played, interrupts, how)
    if isinstance(action, Concede):
        ending = _given_up(state, action, declarer)
        if ending is not None:
            return Finished(story, position, played, interrupts, ending)
    return Playing(story, position, played, interrupts)


def forfeiting(state: InPlay, action: Forfeit) -> Finished:
    """End the play because somebody ran out of time or left: the other side wins, as if it had been given up to it."""
    story, position, played, before = state._parts  # noqa: SLF001 - of the same room
    declarer = story.declarer
    if declarer is None or not played:
        return abort(state, action)
    return Finished(story, position, played, (*before, (len(played), action)), _party_concedes(action.seat, declarer))


def _party_concedes(seat: Seat, declarer: Seat) -> Ending:
    return Ending.DECLARER_CONCEDED if seat is declarer else Ending.DEFENDERS_CONCEDED


def _given_up(state: Playing, action: Concede, declarer: Seat) -> Ending | None:
    """Say how a game given up without any answer ends; None if it goes on."""
    if action.seat is declarer:
        return Ending.DECLARER_CONCEDED
    concession = state.rules.concession
    # A defender binds both by the simple rules, and on the server after an open hand.
    binds = concession == "simple" or (concession == "rest_shown" and state.showed)
    both = {*state.conceded, action.seat} >= {*defenders(declarer)}
    return Ending.DEFENDERS_CONCEDED if binds or both else None


def _by_the_order(state: Playing, action: Interrupt, declarer: Seat) -> Ending | Allotted | None:
    """Say how the play ends by the Skat Order; None if somebody has to answer first."""
    seat = action.seat
    null = state.contract.game is Game.NULL
    if isinstance(action, Throw):
        return _party_concedes(seat, declarer) if null else _thrown(state, seat, declarer)
    if isinstance(action, Concede):
        early = seat is declarer and state.hand_sizes[seat] >= _FEWEST_TO_CONCEDE
        return Ending.DECLARER_CONCEDED if early else None
    if seat is declarer and state.rules.concession == _NEWER:
        return None
    from pyskat.kernel.proof import claim_holds  # noqa: PLC0415 - nothing but a claim to be proved needs the solver

    if seat is not declarer:
        holds = claim_holds(state.position, seat)
        return Allotted(Ending.CLAIMED, to_declarer=False) if holds else Ending.DEFENDERS_CONCEDED
    return Allotted(Ending.CLAIMED, to_declarer=claim_holds(state.position, seat))


def _thrown(state: Playing, seat: Seat, declarer: Seat) -> Allotted:
    """Give the rest to the other side of one who threw the cards.

    Rule: ISkO 2018 §4.4.6: a party that holds the jack of clubs, or the three others, is not made Schwarz by it.
    """
    position = state.position
    party = (declarer,) if seat is declarer else defenders(declarer)
    held = 0
    for member in party:
        held |= position.hands[member]
    for at, card in enumerate(position.trick):
        if SEATS[(position.leader + at) % 3] in party:
            held |= tables.BIT[CARDS[card]]
    certain = state.rules.concession == _NEWER and any(held & jacks == jacks for jacks in _JACKS)
    return Allotted(Ending.THROWN, to_declarer=seat is not declarer, one_is_certain=certain)
