"""Kontra and Re: the defenders are asked, the first Kontra closes it, and the declarer answers."""

from typing import ClassVar

from attrs import evolve, frozen

from pyskat.actions import Action, Bid, Call, Hold, Kontra, LegalActions, Pass, Re
from pyskat.card import CardSet
from pyskat.errors import Code, Reason
from pyskat.phases.contest import Contest, Declared
from pyskat.phases.play import Playing, begin
from pyskat.rules import KontraRules
from pyskat.seat import Seat, as_seat

__all__ = ["Doubling", "may_say_kontra", "open_doubling"]


@frozen(repr=False)
class Doubling(Declared):
    """A game is declared, and those who may are asked whether they double."""

    contest: Contest
    asked: tuple[Seat, ...]
    """Who may still speak, in order."""

    conceded: ClassVar[tuple[Seat, ...]] = ()

    @property
    def turn(self) -> Seat:
        """Who is asked."""
        return self.asked[0]

    def hand(self, seat: Seat) -> CardSet:
        """Give the ten cards a seat holds."""
        return self.contest.hands[as_seat(seat)]

    def __repr__(self) -> str:
        what = "answer Kontra" if self.kontra else "say Kontra or pass"
        return f"<Doubling of {self.contract}: {self.turn} to {what}>"


def may_say_kontra(seat: Seat, declarer: Seat, calls: tuple[tuple[Seat, Call], ...], rules: KontraRules) -> bool:
    """Tell whether a seat may double.

    Args:
        seat: Who wants to.
        declarer: Who plays alone.
        calls: What was said in the auction.
        rules: Whether anyone may, or only who bid or held at least 18.

    Rule: 002, "How to play"; ``"bid_or_held"`` is a custom of many tables.

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


def open_doubling(contest: Contest) -> Doubling | Playing:
    """Ask the defenders from the declarer's left, or go to the cards where nobody may double."""
    kontra, declarer = contest.rules.kontra, contest.declarer
    if kontra is None or declarer is None:
        return begin(contest)
    defenders = (declarer.next, declarer.next.next)
    asked = tuple(seat for seat in defenders if may_say_kontra(seat, declarer, contest.calls, kontra))
    return Doubling(contest, asked) if asked else begin(contest)


def options(*, answering: bool) -> LegalActions:
    """List what the seat that is asked may say."""
    return LegalActions((Re(), Pass()) if answering else (Kontra(), Pass()))


def refuse(action: Action, seat: Seat, *, answering: bool) -> Reason | None:
    """Say why an action is not possible while Kontra is asked for, or None."""
    if action in options(answering=answering):
        return None
    if isinstance(action, Re):
        return Reason.of(Code.DECLARER_ANSWERS)
    if isinstance(action, Kontra):
        return Reason.of(Code.NO_KONTRA, seat=str(seat), why="it has been said, and the declarer answers")
    wanted = str(options(answering=answering))
    return Reason.of(Code.NOT_NOW, action=str(action), turn=str(seat), wanted=wanted)


def step(state: Doubling, action: Kontra | Re | Pass) -> Doubling | Playing:
    """Go on after a legal word."""
    contest = evolve(state.contest, doubling=(*state.doubling, (state.turn, action)))
    if isinstance(action, Kontra) and contest.declarer is not None:
        return Doubling(contest, (contest.declarer,))
    rest = state.asked[1:]
    return Doubling(contest, rest) if rest else begin(contest)
