"""What may one seat know? A view holds that and nothing else."""

from typing import Final, TypeAlias

from attrs import frozen

from pyskat.actions import (
    NONE,
    Action,
    Call,
    Concede,
    Forfeit,
    Interrupt,
    Kontra,
    LegalActions,
    Pass,
    PickUp,
    Re,
    Show,
)
from pyskat.base.enums import NamedText
from pyskat.base.values import Drawn
from pyskat.card import DECK, CardSet
from pyskat.contract import Contract
from pyskat.errors import ArgumentError, Code, Reason
from pyskat.errors.quoting import as_found
from pyskat.phases import bidding, doubling, play, pushing, skat
from pyskat.phases.bidding import Bidding, Duel, duel_after
from pyskat.phases.contest import DoublingWord, pushed_by
from pyskat.phases.doubling import Doubling
from pyskat.phases.finished import Finished
from pyskat.phases.leaving import FORFEITS, Unfinished
from pyskat.phases.play import Playing
from pyskat.phases.pushing import Pushing
from pyskat.phases.results import Result
from pyskat.phases.skat import Declaring, Discarding, SkatDecision
from pyskat.rules import Rules
from pyskat.seat import SEATS, Seat, as_seat
from pyskat.tricks import Trick, follow_group, legal_cards

__all__ = ["Phase", "View", "view"]

_State: TypeAlias = Unfinished | Finished
A_STATE: Final = "what start() or apply() gives"
"""What is said where something else was given."""
_NOTHING: Final = CardSet()
_TWELVE: Final = 12


class Phase(NamedText):
    """The phase of a deal, by name."""

    BIDDING = "bidding"
    SKAT_DECISION = "skat decision"
    DISCARDING = "discarding"
    DECLARING = "declaring"
    DOUBLING = "doubling"
    PUSHING = "pushing"
    PLAYING = "playing"
    FINISHED = "finished"


@frozen(kw_only=True, repr=False)
class View(Drawn):
    """What one seat, or a spectator, may know of a state.

    Two states that differ only in what the seat cannot know give equal views.
    """

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    phase: Phase
    rules: Rules
    turn: Seat | None
    calls: tuple[tuple[Seat, Call], ...]
    bid: int | None
    declarer: Seat | None
    contract: Contract | None
    hand: CardSet
    """What the seat holds now; empty for a spectator."""
    hand_sizes: tuple[int, int, int]
    skat: CardSet | None
    """The skat, to the declarer who picked it up, and to all when the deal is over. Before and in a Ramsch: the two
    cards this seat picked up."""
    discard: CardSet | None
    """What was laid away, to the declarer, and to all when the deal is over. Before and in a Ramsch: the two cards
    this seat pushed on."""
    shown: CardSet | None
    """The declarer's hand where it lies open."""
    showed: bool
    """Whether the declarer laid it open by an action of his own."""
    tricks: tuple[Trick, ...]
    trick: Trick | None
    """The trick on the table; None before the play."""
    doubling: tuple[DoublingWord, ...]
    """What was said when the defenders were asked for Kontra."""
    looked: tuple[tuple[Seat, bool], ...]
    """Who, before a Ramsch, looked at the skat, and who passed it on unseen."""
    conceded: tuple[Seat, ...]
    result: Result | None

    @property
    def played(self) -> CardSet:
        """All cards that have been played."""
        cards = [card for trick in (*self.tricks, *([self.trick] if self.trick else [])) for card in trick]
        return CardSet(cards)

    @property
    def kontra(self) -> bool:
        """Whether a defender has doubled."""
        return any(isinstance(word, Kontra) for _, word in self.doubling)

    @property
    def re(self) -> bool:
        """Whether the declarer has doubled back."""
        return any(isinstance(word, Re) for _, word in self.doubling)

    @property
    def unseen(self) -> CardSet:
        """The cards whose place the seat has not seen: in other hands, and in the skat unless it knows that.

        Cards pushed on before a Ramsch are among them, since nobody knows where they went.
        """
        known = self.hand | self.played | (self.shown or _NOTHING)
        if any(looked for _, looked in self.looked):
            return DECK - known - (self.discard or _NOTHING if self.phase is Phase.FINISHED else _NOTHING)
        return DECK - known - (self.skat or _NOTHING) - (self.discard or _NOTHING)

    def may_hold(self, seat: Seat) -> CardSet:
        """List the cards a seat may hold, by what it followed and what it did not.

        Args:
            seat: Any seat; one's own hand, and an open one, are known exactly.
        """
        where = as_seat(seat)
        if where is self.seat:
            return self.hand
        if where is self.declarer and self.shown is not None:
            return self.shown
        if not self.hand_sizes[where]:
            return _NOTHING
        possible = self.unseen
        if where is self.declarer and self.skat is not None and self._took_skat:
            possible |= self.skat - (self.discard or _NOTHING) - self.played
        for trick in (*self.tricks, *([self.trick] if self.trick else [])):
            card = trick.card_of(where)
            group = follow_group(trick[0], trick.game)
            if card is not None and card not in group:
                possible -= group
        return possible

    @property
    def _took_skat(self) -> bool:
        """Whether the declarer is known to have picked up: two cards were laid away, or are still in the hand."""
        return self.discard is not None or _TWELVE in self.hand_sizes

    @property
    def skat_lies_there(self) -> bool:
        """Whether the declarer has yet to decide about the skat."""
        return self.phase in {Phase.SKAT_DECISION, Phase.PUSHING}

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else str(self.seat)
        turn = f", {self.turn} to act" if self.turn is not None else ""
        return f"<View of {who}: {self.phase}{turn}>"


def view(state: _State, seat: Seat | None) -> View:
    """Build what a seat may know, by listing it.

    Args:
        state: Any state.
        seat: The seat, or None for a spectator, whose hand is empty.

    Rule: 003, "The Possible Contracts" (who sees the skat, and that nobody does in a hand game until the end).

    >>> import random
    >>> from pyskat import Deal, Seat, start
    >>> seen = view(start(Deal.shuffled(random.Random(1))), Seat.FOREHAND)
    >>> len(seen.hand), len(seen.unseen), seen.skat
    (10, 22, None)
    """
    if not isinstance(state, _State):
        raise ArgumentError.of(Code.WRONG_TYPE, what="a state", wanted=A_STATE, found=as_found(state))
    who = None if seat is None else as_seat(seat)
    fore, middle, rear = (len(state.hand(each)) for each in SEATS)
    declared = state if isinstance(state, Doubling | Playing | Finished) else None
    course = state if isinstance(state, Playing | Finished) else None
    pushing_words = state.pushing if isinstance(state, Pushing | Playing | Finished) else ()
    picked, laid = _exchanged(state, who)
    return View(
        seat=who,
        phase=_PHASES[type(state)],
        rules=state.rules,
        turn=state.turn,
        calls=state.calls,
        bid=state.bid,
        declarer=state.declarer,
        contract=declared.contract if declared is not None else None,
        hand=_NOTHING if who is None else state.hand(who),
        hand_sizes=(fore, middle, rear),
        skat=picked,
        discard=laid,
        shown=_shown(state),
        showed=course is not None and course.showed,
        tricks=course.tricks if course is not None else (),
        trick=course.trick if course is not None else None,
        doubling=declared.doubling if declared is not None else (),
        looked=tuple(
            (seat, isinstance(word, PickUp)) for seat, word in pushing_words if isinstance(word, PickUp | Pass)
        ),
        conceded=course.conceded if course is not None else (),
        result=state.result if isinstance(state, Finished) else None,
    )


def _exchanged(state: _State, who: Seat | None) -> tuple[CardSet | None, CardSet | None]:
    """Give what a seat knows of the skat and of what was laid away or pushed on."""
    if isinstance(state, Finished):
        return state.deal.skat, state.discard
    if isinstance(state, Bidding) or who is None:
        return None, None
    if isinstance(state, Pushing | Playing) and state.pushing:
        return pushed_by(state.deal, state.pushing, who)
    if state.picked_up and who is state.declarer:
        return state.deal.skat, state.discard
    return None, None


_PHASES: Final[dict[type, Phase]] = {
    Bidding: Phase.BIDDING,
    SkatDecision: Phase.SKAT_DECISION,
    Discarding: Phase.DISCARDING,
    Declaring: Phase.DECLARING,
    Doubling: Phase.DOUBLING,
    Pushing: Phase.PUSHING,
    Playing: Phase.PLAYING,
    Finished: Phase.FINISHED,
}


def _shown(state: _State) -> CardSet | None:
    """Give the declarer's hand where everybody sees it."""
    if not isinstance(state, Playing | Finished) or state.declarer is None or not state.shown:
        return None
    return state.hand(state.declarer)


def view_options(seen: View) -> LegalActions:
    """List what the seat of a view may do, if it is its turn."""
    if seen.turn is None or seen.seat is not seen.turn:
        return NONE
    match seen.phase:
        case Phase.DISCARDING:
            return skat.discard_options(seen.hand)
        case Phase.PUSHING:
            return pushing.options(seen.hand, looked=_has_looked(seen))
        case Phase.PLAYING:
            return _cards(seen)
        case Phase.BIDDING:
            return bidding.options(_duel(seen), seen.rules)
        case Phase.SKAT_DECISION:
            return skat.skat_options(seen.bid or 0, seen.rules)
        case Phase.DECLARING:
            return skat.declare_options(seen.bid or 0, seen.rules)
        case _:
            return doubling.options(answering=seen.kontra)


def _cards(seen: View) -> LegalActions:
    trick = _table(seen)
    return LegalActions((), legal_cards(seen.hand, trick, trick.game).mask)


def _table(seen: View) -> Trick:
    """Give the trick on the table, which there is in play."""
    assert seen.trick is not None  # noqa: S101 - a view of the play has one
    return seen.trick


def _has_looked(seen: View) -> bool:
    """Whether the seat on turn has picked up and has yet to push."""
    return (seen.turn, True) in seen.looked


def _duel(seen: View) -> Duel:
    """Follow the auction to where it stands."""
    duel = duel_after(seen.calls)
    assert isinstance(duel, Duel)  # noqa: S101 - the auction is going on
    return duel


def view_interrupts(seen: View) -> LegalActions:
    """List what the seat of a view may do out of turn."""
    if seen.phase is Phase.FINISHED or seen.seat is None:
        return NONE
    wishes: tuple[Action, ...] = (Concede(seen.seat), Show(seen.seat), *FORFEITS)
    return LegalActions(tuple(wish for wish in wishes if view_refusal(seen, wish, None) is None))


def view_refusal(seen: View, action: Action, sender: Seat | None) -> Reason | None:
    """Say why the seat of a view may not do an action, or None if it may."""
    if seen.result is not None:
        return Reason.of(Code.DEAL_OVER)
    who = "a spectator" if seen.seat is None else str(seen.seat)
    if sender is not None and sender is not seen.seat:
        return Reason.of(Code.NOT_YOUR_TURN, seat=str(sender), turn=who)
    if isinstance(action, Concede | Show | Forfeit):
        return _refuse_out_of_turn(seen, action, who)
    if seen.turn is None or seen.seat is not seen.turn:
        return Reason.of(Code.NOT_YOUR_TURN, seat=who, turn=str(seen.turn))
    return _refuse_in_turn(seen, action, seen.turn)


def _refuse_out_of_turn(seen: View, action: Interrupt, who: str) -> Reason | None:
    if action.seat is not seen.seat:
        return Reason.of(Code.NOT_YOUR_TURN, seat=who, turn=str(action.seat))
    if isinstance(action, Forfeit):
        return None
    if seen.phase is not Phase.PLAYING:
        return None if seen.turn is None else _refuse_in_turn(seen, action, seen.turn)
    held = seen.hand_sizes[action.seat]
    return play.refuse_out_of_turn(action, seen.declarer, seen.conceded, held, seen.rules, showed=seen.showed)


def _refuse_in_turn(seen: View, action: Action, seat: Seat) -> Reason | None:
    match seen.phase:
        case Phase.BIDDING:
            return bidding.refuse(action, _duel(seen), seen.rules)
        case Phase.SKAT_DECISION:
            return skat.refuse_in_decision(action, seen.bid or 0, seen.rules, seat)
        case Phase.DISCARDING:
            return skat.refuse_discard(action, seen.hand, seat)
        case Phase.DECLARING:
            return skat.refuse_declaration(action, seen.bid or 0, seen.rules, seat)
        case Phase.DOUBLING:
            return doubling.refuse(action, seat, answering=seen.kontra)
        case Phase.PUSHING:
            return pushing.refuse(action, seen.hand, seat, looked=_has_looked(seen))
        case _:
            return play.refuse(action, seen.hand, _table(seen), seat)
