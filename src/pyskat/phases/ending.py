"""How does the play end, and what is it worth? From the last position to the result."""

from typing import Protocol

from pyskat import kernel
from pyskat.actions import Call, Interrupt
from pyskat.card import Card, CardSet
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.game import Game
from pyskat.phases.contest import Contest, DoublingWord, PushingWord
from pyskat.phases.results import GameResult, RamschResult
from pyskat.rules import RamschRules, Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, Ending, Facts
from pyskat.scoring.matador import matadors
from pyskat.scoring.ramsch import conclude_ramsch
from pyskat.scoring.settlement import conclude
from pyskat.seat import Seat
from pyskat.tricks import tricks_from

__all__ = ["Course", "settle"]


class Course(Protocol):
    """The play as far as it went."""

    @property
    def contest(self) -> Contest:
        """What was settled before the first card."""

    @property
    def position(self) -> kernel.Position:
        """The kernel's view of it."""

    @property
    def deal(self) -> Deal:
        """The cards as dealt."""

    @property
    def rules(self) -> Rules:
        """The rules of the table."""

    @property
    def calls(self) -> tuple[tuple[Seat, Call], ...]:
        """What was said in the auction."""

    @property
    def bid(self) -> int | None:
        """The value at which the auction ended; None where all passed."""

    @property
    def declarer(self) -> Seat | None:
        """Who won the auction, whether or not a game was declared."""

    @property
    def picked_up(self) -> bool:
        """Whether somebody took the skat into the hand."""

    @property
    def discard(self) -> CardSet | None:
        """The two cards laid away, or pushed at last; None where nobody has seen the skat."""

    @property
    def contract(self) -> Contract | None:
        """What was played; None where no game was declared."""

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards played, in order."""

    @property
    def interrupts(self) -> tuple[tuple[int, Interrupt], ...]:
        """What was done out of turn, each with the number of cards that had been played."""

    @property
    def shown(self) -> bool:
        """Whether the declarer's hand lay open."""

    @property
    def doubling(self) -> tuple[DoublingWord, ...]:
        """What was said when the defenders were asked for Kontra."""

    @property
    def pushing(self) -> tuple[PushingWord, ...]:
        """What was done with the skat before a Ramsch."""

    def hand(self, seat: Seat) -> CardSet:
        """Give the cards a seat holds."""


def settle(course: Course, how: Ending) -> GameResult | RamschResult:
    """Say what comes of the play.

    Args:
        course: The play up to its last card.
        how: How it ended.
    """
    declarer = course.contest.declarer
    return _ramsch(course) if declarer is None else _game(course, declarer, how)


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
