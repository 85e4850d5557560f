"""The ten tricks: what may be played, when the game is over, and what giving up does."""

from typing import Final

from attrs import frozen

from pyskat import kernel
from pyskat.actions import (
    Action,
    Concede,
    Forfeit,
    Interrupt,
    PlayCard,
    Show,
)
from pyskat.card import Card, CardSet
from pyskat.errors import Code, Reason
from pyskat.phases.contest import Contest, Declared
from pyskat.phases.finished import Finished
from pyskat.rules import Rules
from pyskat.scoring.judgement import Ending
from pyskat.seat import SEATS, Seat, as_seat
from pyskat.tricks import Trick, legal_cards, refusal, tricks_from

__all__ = ["Playing", "begin"]

_FEWEST_TO_CONCEDE: Final = 9


class _Draft(Declared):
    """A state of card play while it is built: the slots of :class:`Playing`, not frozen yet."""

    __slots__ = ("__weakref__", "contest", "interrupts", "played", "position")

    contest: Contest
    position: kernel.Position
    played: tuple[Card, ...]
    interrupts: tuple[tuple[int, Interrupt], ...]


@frozen(repr=False)
class Playing(_Draft):
    """Card play."""

    contest: Contest
    position: kernel.Position
    """The kernel's view: masks and counts, without history."""
    played: tuple[Card, ...]
    """The cards played so far, in order."""
    interrupts: tuple[tuple[int, Interrupt], ...]
    """What was done out of turn, each with the number of cards that had been played."""

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return SEATS[self.position.turn]

    def hand(self, seat: Seat) -> CardSet:
        """Give the cards a seat holds now."""
        return CardSet.from_mask(self.position.hands[as_seat(seat)])

    @property
    def picked_up(self) -> bool:
        """Whether the skat was taken into a hand."""
        return self.contest.picked_up

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The completed tricks, and then the one on the table."""
        return tuple(tricks_from(self.played, self.contract.game))

    @property
    def trick(self) -> Trick:
        """The trick on the table, none to two cards."""
        return self.all_tricks[-1]

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        return self.all_tricks[:-1]

    @property
    def points(self) -> tuple[int, int, int]:
        """Card points each seat has taken in tricks; the skat, the declarer's at the end, is not counted here."""
        return self.position.points

    @property
    def conceded(self) -> tuple[Seat, ...]:
        """The seats that have conceded, in order."""
        return tuple(action.seat for _, action in self.interrupts if isinstance(action, Concede))

    @property
    def showed(self) -> bool:
        """Whether the declarer has laid the hand open by an action of his own."""
        return any(isinstance(action, Show) for _, action in self.interrupts)

    @property
    def shown(self) -> bool:
        """Whether the declarer's hand lies open: in an ouvert game, and after showing it."""
        return self.contract.ouvert or self.showed

    def __repr__(self) -> str:
        number = len(self.played) // 3 + 1
        who = f", {self.declarer} declares" if self.declarer is not None else ""
        return f"<Playing {self.contract}{who}: trick {number}, {self.turn} to play>"


def begin(contest: Contest) -> Playing:
    """Set the hands up for the first trick, which forehand leads.

    Rule: ISkO 2015 §4.1.1; 000, "Trick play and card points".
    """
    fore, middle, rear = (hand.mask for hand in contest.hands)
    declarer = -1 if contest.declarer is None else int(contest.declarer)
    game, skat = int(contest.contract.game), contest.put_away.mask
    return Playing(contest, kernel.Position.start((fore, middle, rear), skat, game, declarer, 0), (), ())


def refuse(action: Action, hand: CardSet, trick: Trick, seat: Seat) -> Reason | None:
    """Say why an action of the seat on turn is not possible in card play, or None."""
    legal = legal_cards(hand, trick, trick.game)
    if not isinstance(action, PlayCard):
        return Reason.of(Code.NOT_NOW, action=str(action), turn=str(seat), wanted=f"play one of {legal}")
    return refusal(action.card, hand, legal, trick, trick.game, str(seat))


def step(state: Playing, action: PlayCard) -> Playing | Finished:
    """Play a card that is known to be legal."""
    return after_card(state, kernel.advance(state.position, action.card), action.card)


def after_card(state: Playing, position: kernel.Position, card: Card) -> Playing | Finished:
    """Go on from the position to which a legal card has led."""
    played = state.played + (card,)  # noqa: RUF005 - (*played, card) builds a list first
    # What Playing(...) does, at a third of its cost, since this is done for every card: to get past the freezing, attrs
    # calls a setter for each field, where a draft only stores them.
    draft = _Draft()
    draft.contest = state.contest
    draft.position = position
    draft.played = played
    draft.interrupts = state.interrupts
    draft.__class__ = Playing
    after: Playing = draft  # type: ignore[assignment] # the same slots, now frozen
    count = len(played)
    if count == _ALL_CARDS or (count % 3 == 0 and state.contest.may_end_early and _is_over(after)):
        return Finished(after)
    return after


_ALL_CARDS: Final = 30


def _is_over(state: Playing) -> bool:
    """Whether the game ends with the trick just completed, cards left or not."""
    if not kernel.legal_mask(state.position):
        return True
    if not state.contract.schwarz_announced:
        return False
    declarer, tricks = state.declarer, state.position.tricks
    return declarer is not None and tricks[declarer] < sum(tricks)


def interrupts(state: Playing) -> tuple[Action, ...]:
    """List what may be done out of turn, forfeits apart."""
    if state.declarer is None:
        return ()
    open_to: tuple[Concede | Show, ...] = (*[Concede(seat) for seat in SEATS], Show(state.declarer))
    return tuple(action for action in open_to if refuse_interrupt(state, action) is None)


def refuse_interrupt(state: Playing, action: Concede | Show) -> Reason | None:
    """Say why a concession or an open hand is not possible now, or None."""
    held = len(state.hand(action.seat))
    return refuse_out_of_turn(action, state.declarer, state.conceded, held, state.rules, showed=state.showed)


def refuse_out_of_turn(
    action: Concede | Show,
    declarer: Seat | None,
    conceded: tuple[Seat, ...],
    held: int,
    rules: Rules,
    *,
    showed: bool,
) -> Reason | None:
    """Say why a concession or an open hand is not possible, or None.

    Args:
        action: What a seat wants to do.
        declarer: Who plays alone; None in Ramsch.
        conceded: Who has conceded already.
        held: How many cards the seat holds.
        rules: The rules of the table.
        showed: Whether the declarer has laid the hand open already.

    Rule: ISkO 2022 §4.4 (nine or ten cards); the game server otherwise.
    """
    if declarer is None:
        return Reason.of(Code.NO_DECLARER)
    if isinstance(action, Show):
        if action.seat is not declarer:
            return Reason.of(Code.NOT_THE_DECLARER, seat=str(action.seat))
        return Reason.of(Code.SHOWN_ALREADY, seat=str(action.seat)) if showed else None
    if action.seat in conceded:
        return Reason.of(Code.CONCEDED_ALREADY, seat=str(action.seat))
    if rules.concession == "simple" and action.seat is declarer and held < _FEWEST_TO_CONCEDE:
        return Reason.of(Code.CONCEDE_TOO_LATE, count=held)
    return None


def interrupt(state: Playing, action: Interrupt) -> Playing | Finished:
    """Do what is legal out of turn."""
    log = (*state.interrupts, (len(state.played), action))
    after = Playing(state.contest, state.position, state.played, log)
    if isinstance(action, Show):
        return after
    if action.seat is state.declarer:
        return Finished(after, Ending.DECLARER_CONCEDED)
    binds = isinstance(action, Forfeit) or state.rules.concession == "simple"
    if state.rules.concession == "rest_shown":
        binds = binds or state.showed
    defenders_out = {seat for seat in after.conceded if seat is not state.declarer}
    if binds or len(defenders_out) == 2:  # noqa: PLR2004 - both defenders
        return Finished(after, Ending.DEFENDERS_CONCEDED)
    return after
