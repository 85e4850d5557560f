"""The ten tricks: what may be played, when the game is over, and what giving up does."""

from typing import Final

from attrs import frozen

from pyskat import kernel
from pyskat.actions import (
    Action,
    Call,
    Concede,
    Forfeit,
    Interrupt,
    LegalActions,
    PlayCard,
    Show,
)
from pyskat.card import Card, CardSet
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.errors import Code, Reason
from pyskat.game import Game
from pyskat.judgement import ALL_POINTS, ALL_TRICKS, SCHNEIDER, Ending, Facts
from pyskat.matador import matadors
from pyskat.phases.finished import Finished, GameResult
from pyskat.rules import Rules
from pyskat.seat import SEATS, Seat, as_seat
from pyskat.settlement import conclude
from pyskat.tricks import Trick, legal_cards, refusal, tricks_from
from pyskat.values import Value

__all__ = ["Contest", "Playing"]

_FEWEST_TO_CONCEDE: Final = 9


@frozen(kw_only=True)
class Contest(Value):
    """Everything that is settled before the first card."""

    deal: Deal
    rules: Rules
    calls: tuple[tuple[Seat, Call], ...]
    bid: int
    declarer: Seat
    contract: Contract
    discard: CardSet | None
    """The two cards laid away; None in a hand game, whose skat nobody has seen."""

    @property
    def put_away(self) -> CardSet:
        """What lies in the skat during the play, and counts for the declarer."""
        return self.deal.skat if self.discard is None else self.discard

    @property
    def hands(self) -> tuple[CardSet, CardSet, CardSet]:
        """The three hands before the first card."""
        fore, middle, rear = (
            (self.deal.hand(seat) | self.deal.skat) - self.put_away if seat is self.declarer else self.deal.hand(seat)
            for seat in SEATS
        )
        return fore, middle, rear

    def begin(self) -> "Playing":
        """Set the hands up for the first trick, which forehand leads."""
        fore, middle, rear = (hand.mask for hand in self.hands)
        game, declarer = int(self.contract.game), int(self.declarer)
        skat = self.put_away.mask
        return Playing(self, kernel.Position.start((fore, middle, rear), skat, game, declarer, 0), (), ())


@frozen(repr=False)
class Playing(Value):
    """Card play."""

    contest: Contest
    position: kernel.Position
    """The kernel's view: masks and counts, without history."""
    played: tuple[Card, ...]
    """The cards played so far, in order."""
    interrupts: tuple[tuple[int, Interrupt], ...]
    """What was done out of turn, each with the number of cards that had been played."""

    @property
    def deal(self) -> Deal:
        """The cards as dealt."""
        return self.contest.deal

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.contest.rules

    @property
    def calls(self) -> tuple[tuple[Seat, Call], ...]:
        """What was said in the auction."""
        return self.contest.calls

    @property
    def bid(self) -> int:
        """The value at which the auction ended."""
        return self.contest.bid

    @property
    def declarer(self) -> Seat:
        """Who plays alone."""
        return self.contest.declarer

    @property
    def contract(self) -> Contract:
        """What is played."""
        return self.contest.contract

    @property
    def discard(self) -> CardSet | None:
        """The two cards laid away; None in a hand game."""
        return self.contest.discard

    @property
    def skat(self) -> CardSet:
        """The skat as it was dealt, and picked up unless it is a hand game."""
        return self.contest.deal.skat

    @property
    def kontra(self) -> bool:
        """Whether a defender has doubled."""
        return False

    @property
    def re(self) -> bool:
        """Whether the declarer has doubled back."""
        return False

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return SEATS[self.position.turn]

    def hand(self, seat: Seat) -> CardSet:
        """Give the cards a seat holds now."""
        return CardSet.from_mask(self.position.hands[as_seat(seat)])

    @property
    def picked_up(self) -> bool:
        """Whether the declarer took the skat into the hand."""
        return self.contest.discard is not None

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
        return f"<Playing {self.contract}, {self.declarer} declares: trick {number}, {self.turn} to play>"


def options(position: kernel.Position) -> LegalActions:
    """List the cards the seat on turn may play."""
    return LegalActions((), kernel.legal_mask(position))


def refuse(action: Action, hand: CardSet, trick: Trick, seat: Seat) -> Reason | None:
    """Say why an action of the seat on turn is not possible in card play, or None."""
    legal = legal_cards(hand, trick, trick.game)
    if not isinstance(action, PlayCard):
        return Reason.of(Code.NOT_NOW, action=str(action), turn=str(seat), wanted=f"play one of {legal}")
    return refusal(action.card, hand, legal, trick, trick.game, str(seat))


def step(state: Playing, action: PlayCard) -> Playing | Finished:
    """Play a card that is known to be legal."""
    card = action.card
    position = kernel.advance(state.position, card)
    after = Playing(state.contest, position, (*state.played, card), state.interrupts)
    if len(after.played) % 3 == 0 and _is_over(after):
        return finish(after, Ending.PLAYED)
    return after


def _is_over(state: Playing) -> bool:
    """Whether the game ends with the trick just completed."""
    if state.position.over:
        return True
    declarer, tricks = state.declarer, state.position.tricks
    return state.contract.schwarz_announced and tricks[declarer] < sum(tricks)


def finish(state: Playing, ended: Ending) -> Finished:
    """End the game and settle it."""
    contest, position = state.contest, state.position
    held = contest.deal.hand(contest.declarer) | contest.deal.skat
    game = contest.contract.game
    settlement = conclude(
        contest.contract,
        contest.bid,
        matadors(held, game) if game.has_matadors else None,
        _facts(state, ended),
        contest.rules,
        kontra=state.kontra,
        re=state.re,
    )
    fore, middle, rear = (CardSet.from_mask(hand) for hand in position.hands)
    return Finished(
        deal=contest.deal,
        rules=contest.rules,
        calls=contest.calls,
        bid=contest.bid,
        declarer=contest.declarer,
        hands=(fore, middle, rear),
        picked_up=state.picked_up,
        discard=contest.discard,
        contract=contest.contract,
        played=state.played,
        interrupts=state.interrupts,
        result=GameResult(contest.declarer, settlement),
    )


def _facts(state: Playing, ended: Ending) -> Facts:
    """Say what both sides have, when the game ends here."""
    declarer, position = state.declarer, state.position
    points = position.points[declarer] + kernel.mask_points(position.skat)
    tricks = position.tricks[declarer]
    others = sum(position.points) - position.points[declarer]
    other_tricks = sum(position.tricks) - tricks
    rest_given = ended is Ending.DEFENDERS_CONCEDED and state.rules.concession != "simple"
    if rest_given and state.contract.game is not Game.NULL:
        points, tricks = ALL_POINTS - others, ALL_TRICKS - other_tricks
    return Facts(points, tricks, ended, others, other_tricks)


def stop_decided(state: Playing) -> Finished | None:
    """End a game with Schneider announced that the defenders have decided, as the game server may.

    Returns:
        The finished deal, or None where the defenders do not hold more than 30 points yet, or it is another game.
    """
    others = sum(state.points) - state.points[state.declarer]
    decided = state.contract.schneider_announced and others > ALL_POINTS - SCHNEIDER
    return finish(state, Ending.PLAYED) if decided and state.rules.concession != "simple" else None


def interrupts(state: Playing) -> tuple[Action, ...]:
    """List what may be done out of turn, forfeits apart."""
    open_to: tuple[Concede | Show, ...] = (*[Concede(seat) for seat in SEATS], Show(state.declarer))
    return tuple(action for action in open_to if refuse_interrupt(state, action) is None)


def refuse_interrupt(state: Playing, action: Concede | Show) -> Reason | None:
    """Say why a concession or an open hand is not possible now, or None."""
    held = len(state.hand(action.seat))
    return refuse_out_of_turn(action, state.declarer, state.conceded, held, state.rules, showed=state.showed)


def refuse_out_of_turn(
    action: Concede | Show,
    declarer: Seat,
    conceded: tuple[Seat, ...],
    held: int,
    rules: Rules,
    *,
    showed: bool,
) -> Reason | None:
    """Say why a concession or an open hand is not possible, or None.

    Args:
        action: What a seat wants to do.
        declarer: Who plays alone.
        conceded: Who has conceded already.
        held: How many cards the seat holds.
        rules: The rules of the table.
        showed: Whether the declarer has laid the hand open already.

    Rule: ISkO 2022 §4.4 (nine or ten cards); the game server otherwise.
    """
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
        return finish(after, Ending.DECLARER_CONCEDED)
    binds = isinstance(action, Forfeit) or state.rules.concession == "simple"
    if state.rules.concession == "rest_shown":
        binds = binds or state.showed
    defenders_out = {seat for seat in after.conceded if seat is not state.declarer}
    if binds or len(defenders_out) == 2:  # noqa: PLR2004 - both defenders
        return finish(after, Ending.DEFENDERS_CONCEDED)
    return after
