"""What may be played, when is the game over, and who may give up? The ten tricks."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pyskat.actions import Action, Concede, Forfeit, Interrupt, LegalActions, PlayCard, Show, plays_of
from pyskat.card import CARDS, Card, CardSet
from pyskat.contract import Contract
from pyskat.errors import Code, Reason
from pyskat.kernel.play import Position, advance, legal_mask
from pyskat.language.phrases import Phrase
from pyskat.phases.finished import Finished, abort, hands_of
from pyskat.phases.phase import Phase
from pyskat.phases.row import Known, Row, Selection, impossible
from pyskat.phases.state import DealState
from pyskat.phases.story import Hands, Story
from pyskat.scoring.judgement import ALL_POINTS, SCHNEIDER, Ending
from pyskat.seat import SEATS, Seat, as_seat
from pyskat.tricks import Trick, legal_cards, tricks_from, why_not_among

__all__ = ["PLAYING", "Playing", "begin", "step_card", "stop_decided"]

_FEWEST_TO_CONCEDE: Final = 9
_ALL_CARDS: Final = 30


@final
class Playing(DealState):
    """Card play."""

    __slots__ = ("_parts",)
    __match_args__: Final = ("story", "position", "played", "interrupts")

    phase: ClassVar[Phase] = Phase.PLAYING

    _parts: tuple[Story, Position, tuple[Card, ...], tuple[tuple[int, Interrupt], ...]]

    def __init__(
        self,
        story: Story,
        position: Position,
        played: tuple[Card, ...] = (),
        interrupts: tuple[tuple[int, Interrupt], ...] = (),
    ) -> None:
        object.__setattr__(self, "_parts", (story, position, played, interrupts))

    @property
    def story(self) -> Story:
        """What was dealt, said and discarded."""
        return self._parts[0]

    @property
    def position(self) -> Position:
        """The kernel's view: masks and counts, without history."""
        return self._parts[1]

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards played so far, in order."""
        return self._parts[2]

    @property
    def interrupts(self) -> tuple[tuple[int, Interrupt], ...]:
        """What was done out of turn, each with the number of cards that had been played."""
        return self._parts[3]

    @property
    def contract(self) -> Contract:
        """What is played."""
        contract = self._parts[0].contract
        assert contract is not None  # noqa: S101 - nothing is played before it is said
        return contract

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return SEATS[self._parts[1].turn]

    @property
    def hands(self) -> Hands:
        """The cards the seats hold now."""
        return hands_of(self._parts[1])

    def hand(self, seat: Seat) -> CardSet:
        """Give the cards a seat holds now."""
        return CardSet.from_mask(self._parts[1].hands[as_seat(seat)])

    @property
    def hand_sizes(self) -> tuple[int, int, int]:
        """How many cards each seat holds."""
        fore, middle, rear = self._parts[1].hands
        return fore.bit_count(), middle.bit_count(), rear.bit_count()

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The completed tricks, and then the one on the table."""
        return tuple(tricks_from(self.played, self.contract.game))

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        return self.all_tricks[:-1]

    @property
    def trick(self) -> Trick:
        """The trick on the table, none to two cards."""
        position = self._parts[1]
        cards = tuple([CARDS[card] for card in position.trick])
        return Trick(SEATS[position.leader], cards, self.contract.game)

    @property
    def points(self) -> tuple[int, int, int]:
        """Card points each seat has taken in tricks, without the skat, which the declarer gets at the end."""
        return self._parts[1].points

    @property
    def shown(self) -> bool:
        """Whether the declarer's hand is open: in an ouvert game, and after the declarer has shown it."""
        return self.contract.ouvert or self.showed

    def __repr__(self) -> str:
        number = len(self.played) // 3 + 1
        who = f", {self.declarer} declares" if self.declarer is not None else ""
        return f"<Playing {self.contract}{who}: trick {number}, {self.turn} to play>"


def begin(story: Story) -> Playing:
    """Set the hands up for the first trick, which forehand leads.

    Rule: ISkO 2015 §4.1.1; Simple rules, "Trick play and card points".
    """
    fore, middle, rear = story.hands
    declarer = -1 if story.declarer is None else int(story.declarer)
    contract, skat = story.contract, story.put_away
    assert contract is not None  # noqa: S101 - nothing is played before it is said
    assert skat is not None  # noqa: S101 - nor before two cards lie in the skat
    masks = (fore.mask, middle.mask, rear.mask)
    return Playing(story, Position.start(masks, skat.mask, int(contract.game), declarer, 0))


def step_card(state: Playing, card: Card) -> DealState:
    """Play a card that is known to be legal, and end the game if it is over.

    Rule: A Null ends with the declarer's first trick, and a game with Schwarz announced with the first trick that the
    declarer loses. All others are played to the last card (ISkO 2015 §4.1; for Schwarz the International Skat Server).
    """
    story, position, before, interrupts = state._parts  # noqa: SLF001 - this module's own
    played = before + (card,)  # noqa: RUF005 - (*before, card) builds a list first
    after = advance(position, card)
    count = len(played)
    if count == _ALL_CARDS or (count % 3 == 0 and story.may_end_early and _is_over(story, after)):
        return Finished(story, after, played, interrupts)
    return Playing(story, after, played, interrupts)


def _is_over(story: Story, position: Position) -> bool:
    """Whether the game ends with the trick just completed, cards left or not."""
    if not legal_mask(position):  # the kernel knows when a Null is lost, and lets nothing more be played
        return True
    contract, declarer = story.contract, story.declarer
    if contract is None or declarer is None or not contract.schwarz_announced:
        return False
    tricks = position.tricks
    return tricks[declarer] < sum(tricks)


def _legal(at: Known) -> CardSet:
    trick = _table(at)
    return legal_cards(at.held, trick, trick.game)


def _to_play(at: Known) -> Selection | None:
    """Say that one card is played, and which may be."""
    return Selection(1, _legal(at))


def _options(at: Known) -> LegalActions:
    """List the cards that may be played."""
    return plays_of(_legal(at).mask)


def _why_not(at: Known, action: Action) -> Reason | None:
    """Say why a card, giving up or showing the hand is not possible, or None."""
    if isinstance(action, Concede | Show):
        return _why_not_end(at, action)
    trick, held = _table(at), at.held
    legal = legal_cards(held, trick, trick.game)
    if not isinstance(action, PlayCard):
        return Reason.of(
            Code.NOT_NOW, action=action, turn=at.turn or Phrase.NOBODY, wanted=Phrase.PLAY_ONE_OF.of(cards=legal)
        )
    return why_not_among(action.card, held, legal, trick, trick.game, at.turn or Phrase.NOBODY)


def _table(at: Known) -> Trick:
    """Give the trick on the table; during the play there is always one."""
    trick = at.trick
    if trick is None:
        raise impossible(Phrase.A_CONTRACT_AND_A_TRICK, Phrase.NOTHING)
    return trick


def _why_not_end(at: Known, action: Concede | Show) -> Reason | None:
    """Say why giving up or showing the hand is not possible, or None.

    Rule: ISkO 2022 §4.4 (nine or ten cards); the game server otherwise.
    """
    if at.declarer is None:
        return Reason.of(Code.NO_DECLARER)
    seat = action.seat
    if isinstance(action, Show):
        if seat is not at.declarer:
            return Reason.of(Code.NOT_THE_DECLARER, seat=seat)
        return Reason.of(Code.SHOWN_ALREADY, seat=seat) if at.showed else None
    if seat in at.conceded:
        return Reason.of(Code.CONCEDED_ALREADY, seat=seat)
    held = at.hand_sizes[seat]
    if at.rules.concession == "simple" and seat is at.declarer and held < _FEWEST_TO_CONCEDE:
        return Reason.of(Code.CONCEDE_TOO_LATE, count=held)
    return None


def _interrupts(at: Known) -> tuple[Concede | Show, ...]:
    """List what may be done out of turn, forfeits apart."""
    if at.declarer is None:
        return ()
    open_to: tuple[Concede | Show, ...] = (*[Concede(seat) for seat in SEATS], Show(at.declarer))
    return tuple([action for action in open_to if _why_not_end(at, action) is None])


def _step(state: Playing, action: Action) -> DealState:
    """Go on after a card, or after an action out of turn."""
    if isinstance(action, PlayCard):
        return step_card(state, action.card)
    assert isinstance(action, Concede | Show | Forfeit)  # noqa: S101 - why_not refuses everything else
    story, position, played, before = state._parts  # noqa: SLF001 - this module's own
    if isinstance(action, Forfeit) and (state.declarer is None or not played):
        return abort(state, action)
    interrupts = (*before, (len(played), action))
    how = _ending(state, action)
    if how is None:
        return Playing(story, position, played, interrupts)
    return Finished(story, position, played, interrupts, how)


def _ending(state: Playing, action: Concede | Show | Forfeit) -> Ending | None:
    """Say how the play ends after an action out of turn; None if it goes on."""
    if isinstance(action, Show):
        return None
    declarer = state.declarer
    if action.seat is declarer:
        return Ending.DECLARER_CONCEDED
    concession = state.rules.concession
    # A defender who leaves gives up for both; so does one who concedes, by the Skat Order and after an open hand.
    binds = isinstance(action, Forfeit) or concession == "simple" or (concession == "rest_shown" and state.showed)
    both = {*state.conceded, action.seat} >= {seat for seat in SEATS if seat is not declarer}
    return Ending.DEFENDERS_CONCEDED if binds or both else None


def stop_decided(state: Playing) -> Finished | None:
    """End a game with Schneider announced once the defenders have won it, as the game server may do.

    Returns:
        The finished deal; None if the defenders do not have more than 30 points yet, or Schneider was not announced.
    """
    story, position, played, interrupts = state._parts  # noqa: SLF001 - this module's own
    contract, declarer = story.contract, story.declarer
    if contract is None or declarer is None or not contract.schneider_announced or story.rules.concession == "simple":
        return None
    points = position.points
    if sum(points) - points[declarer] <= ALL_POINTS - SCHNEIDER:
        return None
    return Finished(story, position, played, interrupts)


PLAYING: Final = Row(Playing, _options, _why_not, _step, _interrupts, _to_play)
