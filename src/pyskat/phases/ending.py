"""How does the play end, and what is it worth? From the last position to the result."""

from typing import Protocol

from pyskat import kernel
from pyskat.actions import Interrupt
from pyskat.card import Card, CardSet
from pyskat.game import Game
from pyskat.judgement import ALL_POINTS, ALL_TRICKS, SCHNEIDER, Ending, Facts
from pyskat.matador import matadors
from pyskat.phases.contest import Contest
from pyskat.phases.finished import Finished, GameResult, RamschResult
from pyskat.ramsch import conclude_ramsch
from pyskat.rules import RamschRules
from pyskat.seat import Seat
from pyskat.settlement import conclude
from pyskat.tricks import tricks_from

__all__ = ["finish", "stop_decided"]


class Course(Protocol):
    """The play as far as it went."""

    @property
    def contest(self) -> Contest: ...
    @property
    def position(self) -> kernel.Position: ...
    @property
    def played(self) -> tuple[Card, ...]: ...
    @property
    def shown(self) -> bool: ...
    @property
    def interrupts(self) -> tuple[tuple[int, Interrupt], ...]: ...


def finish(state: Course, ended: Ending) -> Finished:
    """End the play and settle it."""
    contest = state.contest
    declarer = contest.declarer
    fore, middle, rear = (CardSet.from_mask(hand) for hand in state.position.hands)
    return Finished(
        deal=contest.deal,
        rules=contest.rules,
        calls=contest.calls,
        bid=contest.bid,
        declarer=declarer,
        hands=(fore, middle, rear),
        picked_up=contest.picked_up,
        discard=contest.discard,
        contract=contest.contract,
        played=state.played,
        interrupts=state.interrupts,
        result=_ramsch(state) if declarer is None else _game(state, declarer, ended),
        shown=state.shown,
        doubling=contest.doubling,
        pushing=contest.pushing,
    )


def _game(state: Course, declarer: Seat, ended: Ending) -> GameResult:
    """Settle a declared game."""
    contest = state.contest
    game = contest.contract.game
    held = contest.hands[declarer] | contest.put_away
    settlement = conclude(
        contest.contract,
        contest.bid,
        matadors(held, game) if game.has_matadors else None,
        _facts(state, declarer, ended),
        contest.rules,
        kontra=contest.kontra,
        re=contest.re,
    )
    return GameResult(declarer, settlement)


def _facts(state: Course, declarer: Seat, ended: Ending) -> Facts:
    """Say what both sides have, when the game ends here."""
    position = state.position
    points = position.points[declarer] + kernel.mask_points(position.skat)
    tricks = position.tricks[declarer]
    others = sum(position.points) - position.points[declarer]
    other_tricks = sum(position.tricks) - tricks
    rest_given = ended is Ending.DEFENDERS_CONCEDED and state.contest.rules.concession != "simple"
    if rest_given and state.contest.contract.game is not Game.NULL:
        points, tricks = ALL_POINTS - others, ALL_TRICKS - other_tricks
    return Facts(points, tricks, ended, others, other_tricks)


def _ramsch(state: Course) -> RamschResult:
    """Settle a Ramsch."""
    contest, position = state.contest, state.position
    tricks = tricks_from(state.played, Game.RAMSCH)[:-1]
    takers = [trick.winner for trick in tricks if trick.winner is not None]
    rules = contest.rules.ramsch or RamschRules()
    skat = kernel.mask_points(position.skat)
    doublings = contest.pushes_unseen
    return RamschResult(conclude_ramsch(position.points, position.tricks, skat, takers, doublings, rules))


def stop_decided(state: Course) -> Finished | None:
    """End a game with Schneider announced that the defenders have decided, as the game server may.

    Returns:
        The finished deal, or None where the defenders do not hold more than 30 points yet, or it is another game.
    """
    declarer, contest = state.contest.declarer, state.contest
    if declarer is None or not contest.contract.schneider_announced or contest.rules.concession == "simple":
        return None
    points = state.position.points
    decided = sum(points) - points[declarer] > ALL_POINTS - SCHNEIDER
    return finish(state, Ending.PLAYED) if decided else None
