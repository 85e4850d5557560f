"""How did the deal end, and what is the result? The last state."""

from __future__ import annotations

from typing import ClassVar, Final, final

from pyskat.actions import NONE, Action, Forfeit, LegalActions
from pyskat.card import Card, CardSet
from pyskat.contract import Contract
from pyskat.errors import Code, Reason
from pyskat.game import Game
from pyskat.kernel import play as kernel
from pyskat.kernel import tables
from pyskat.phases.claims import Interrupts, level_agreed
from pyskat.phases.phase import Phase
from pyskat.phases.results import Aborted, GameResult, PassedIn, RamschResult, Result
from pyskat.phases.row import Known, Row
from pyskat.phases.state import DealState
from pyskat.phases.story import Hands, Story
from pyskat.rules import RamschRules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, ON_THE_SERVER, Allotted, Ending, Facts
from pyskat.scoring.matador import matadors
from pyskat.scoring.ramsch import conclude_ramsch
from pyskat.scoring.replacement import cheapest_replacement
from pyskat.scoring.settlement import Settlement
from pyskat.seat import Seat
from pyskat.tricks import Trick, tricks_from

__all__ = ["FINISHED", "Finished", "abort", "hands_of"]


@final
class Finished(DealState):
    """A deal that is over; everybody sees the skat, the discard and the result."""

    __slots__ = ("_parts", "_result")
    __match_args__: Final = ("story", "position", "played", "interrupts", "how")

    phase: ClassVar[Phase] = Phase.FINISHED

    _parts: tuple[
        Story,
        kernel.Position | None,
        tuple[Card, ...],
        Interrupts,
        Ending | Allotted | PassedIn | Aborted,
    ]
    _result: Result | None

    def __init__(
        self,
        story: Story,
        position: kernel.Position | None = None,
        played: tuple[Card, ...] = (),
        interrupts: Interrupts = (),
        how: Ending | Allotted | PassedIn | Aborted = Ending.PLAYED,
    ) -> None:
        object.__setattr__(self, "_parts", (story, position, played, interrupts, how))
        object.__setattr__(self, "_result", None)

    @property
    def story(self) -> Story:
        """What was dealt, said and discarded."""
        return self._parts[0]

    @property
    def position(self) -> kernel.Position | None:
        """The kernel's view after the last card; None if the play did not begin."""
        return self._parts[1]

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards played, in order."""
        return self._parts[2]

    @property
    def interrupts(self) -> Interrupts:
        """What was done among the cards, and how it was answered, each with the number of cards played before."""
        return self._parts[3]

    @property
    def how(self) -> Ending | Allotted | PassedIn | Aborted:
        """How the play ended, or the result itself if the deal stopped without a score."""
        return self._parts[4]

    @property
    def turn(self) -> None:
        """Nobody's turn: the deal is over."""
        return

    @property
    def result(self) -> Result:
        """The result of the deal. It is worked out when it is first read, because most playouts never read it."""
        found = self._result
        if found is None:
            found = _result(self)
            object.__setattr__(self, "_result", found)
        return found

    @property
    def hands(self) -> Hands:
        """The cards still held."""
        position = self.position
        return self.story.hands if position is None else hands_of(position)

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The completed tricks, and then the one on the table."""
        contract = self.contract
        return () if contract is None else tuple(tricks_from(self.played, contract.game))

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        return self.all_tricks[:-1]

    @property
    def trick(self) -> Trick | None:
        """The trick that was not completed; empty if all were, None if no game was declared."""
        tricks = self.all_tricks
        return tricks[-1] if tricks else None

    @property
    def shown(self) -> bool:
        """Whether the declarer's hand was open: nobody opens it where another game is lost instead of the Null."""
        contract = self.contract
        if self.position is None or contract is None or self.how is Ending.REPLACED:
            return False
        return contract.ouvert or self.showed

    def __repr__(self) -> str:
        return f"<Finished: {self.result}>"


def hands_of(position: kernel.Position) -> Hands:
    """Give the hands of a position as sets of cards."""
    fore, middle, rear = position.hands
    return CardSet.from_mask(fore), CardSet.from_mask(middle), CardSet.from_mask(rear)


def abort(state: DealState, action: Forfeit) -> Finished:
    """End a deal without a score, because somebody timed out or left before the first card, or in a Ramsch."""
    declarer = None if state.contract is None else state.declarer
    interrupts = (*state.interrupts, (len(state.played), action))
    return Finished(state.story, state.position, state.played, interrupts, Aborted(action.seat, action.cause, declarer))


def _result(finished: Finished) -> Result:
    """Give the result of a deal."""
    story, position, played, interrupts, how = finished._parts  # noqa: SLF001 - this module's own
    if isinstance(how, (PassedIn, Aborted)):
        return how
    contract, declarer = story.contract, story.declarer
    assert contract is not None  # noqa: S101 - something was played
    assert position is not None  # noqa: S101 - likewise
    if declarer is None:
        return _ramsch(story, position, played)
    if how is Ending.REPLACED:
        held = story.deal.hand(declarer) | story.deal.skat
        assert story.bid is not None  # noqa: S101 - the Null does not reach it
        return GameResult(declarer, cheapest_replacement(story.bid, held, story.rules, hand=contract.hand))
    if isinstance(how, Allotted):
        facts = _allotted(contract, declarer, position, how)
    else:
        facts = _facts(story, declarer, position, how, interrupts)
    return _game(story, contract, declarer, facts)


def _game(story: Story, contract: Contract, declarer: Seat, facts: Facts) -> GameResult:
    """Settle a declared game."""
    game = contract.game
    settlement = Settlement(
        contract,
        story.bid,
        matadors(story.deal.hand(declarer) | story.deal.skat, game) if game.has_matadors else None,
        facts,
        story.rules,
        kontra=story.kontra,
        re=story.re,
    )
    return GameResult(declarer, settlement)


def _facts(story: Story, declarer: Seat, position: kernel.Position, how: Ending, interrupts: Interrupts) -> Facts:
    """Say what both sides have at the end of a game that was played out or given up."""
    points, tricks, others, other_tricks = _taken(declarer, position)
    if how is Ending.PLAYED:
        return Facts(points, tricks, how)
    if how is Ending.DECLARER_CONCEDED:
        return Facts(points, tricks, how, others, other_tricks)
    if story.rules.concession in ON_THE_SERVER and position.game != tables.NULL:
        points, tricks = ALL_POINTS - others, ALL_TRICKS - other_tricks
    return Facts(points, tricks, how, others, other_tricks, level_agreed(interrupts))


def _allotted(contract: Contract, declarer: Seat, position: kernel.Position, how: Allotted) -> Facts:
    """Say what both sides have once the rest has gone to one of them.

    In Null nobody has claimed points: a declarer who cannot avoid a trick has one, whatever is in it.
    """
    points, tricks, others, other_tricks = _taken(declarer, position)
    if contract.game is Game.NULL:
        tricks += not how.to_declarer
    elif how.to_declarer:
        points, tricks = ALL_POINTS - others, ALL_TRICKS - other_tricks
        tricks -= how.one_is_certain and not other_tricks
    else:
        tricks += how.one_is_certain and not tricks
    return Facts(points, tricks, how.ended, ALL_POINTS - points, ALL_TRICKS - tricks)


def _taken(declarer: Seat, position: kernel.Position) -> tuple[int, int, int, int]:
    """Count the points and tricks of the declarer, the skat included, and those of the defenders."""
    points, tricks = position.points, position.tricks
    mine, my_tricks = points[declarer], tricks[declarer]
    return mine + tables.mask_points(position.skat), my_tricks, sum(points) - mine, sum(tricks) - my_tricks


def _ramsch(story: Story, position: kernel.Position, played: tuple[Card, ...]) -> RamschResult:
    """Settle a Ramsch."""
    tricks = tricks_from(played, Game.RAMSCH)[:-1]
    takers = [trick.winner for trick in tricks if trick.winner is not None]
    rules = story.rules.ramsch or RamschRules()
    unseen = sum([not looked for _, looked in story.looked])
    skat = tables.mask_points(position.skat)
    return RamschResult(conclude_ramsch(position.points, position.tricks, skat, takers, unseen, rules))


def _options(_: Known) -> LegalActions:
    return NONE


def _why_not(_: Known, __: Action) -> Reason | None:
    return Reason.of(Code.DEAL_OVER)


def _step(state: Finished, action: Action) -> DealState:
    raise AssertionError(state, action)  # why_not refuses everything


FINISHED: Final = Row(Finished, _options, _why_not, _step)
