"""A deal and what was done in it. It can be replayed, checked, continued and taken back."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Final, Self, TypeVar

from attrs import evolve, field, frozen

from pyskat.actions import Action, Bid, Declare, Discard, Forfeit, PickUp, PlayCard
from pyskat.base.values import Drawn, FrozenMap
from pyskat.deal import Deal
from pyskat.engine import State, apply, start
from pyskat.errors import ArgumentError, Code, IllegalActionError, Reason, RecordError, expect_type
from pyskat.errors.checks import is_a
from pyskat.errors.quoting import as_found
from pyskat.game import Game
from pyskat.language.phrases import Phrase
from pyskat.phases.finished import Finished
from pyskat.phases.in_play import Playing
from pyskat.phases.play import stop_decided
from pyskat.phases.results import Aborted
from pyskat.phases.skat import Discarding
from pyskat.phases.state import DealState
from pyskat.phases.story import Story
from pyskat.records.recorded import Outcome, differences, recorded_of
from pyskat.rules import ISKO, Rules
from pyskat.scoring.value import BID_VALUES
from pyskat.seat import Names, Seat, expect_names

__all__ = ["DECLARED", "Record", "history", "with_final"]

DECLARED: Final = "cut off"
"""The tag for a declaration that was cut off before its discard, in the server's code; no property has this name."""


def _listed(actions: Iterable[Action]) -> tuple[Action, ...]:
    return tuple(actions)


def _frozen(tags: Mapping[str, str]) -> FrozenMap[str]:
    return tags if isinstance(tags, FrozenMap) else FrozenMap(tags)


@frozen(repr=False)
class Record(Drawn):
    """One deal, finished or running, as one value to store, resume and take back.

    It has all cards, and its actions name what was discarded. It is for the host alone while the deal goes on:
    :func:`pyskat.events` tells a player what happened.

    Args:
        deal: The cards.
        rules: The rules of the table.
        actions: What was done, in order.
        players: The names of forehand, middlehand and rearhand; empty if they are not known.
        tags: Everything else that is known about the deal, by name.
        outcome: The result, as the record has it; None if it has none.

    >>> import random
    >>> from pyskat import Bid, Pass
    >>> record = Record.start(Deal.shuffled(random.Random(1))).then(Bid(18)).then(Pass())
    >>> record.final
    <Bidding at 18: rearhand to bid or pass>
    >>> record.undo().final
    <Bidding: forehand to answer 18>
    """

    deal: Deal = field(validator=is_a(Deal))
    rules: Rules = field(default=ISKO, validator=is_a(Rules))
    actions: tuple[Action, ...] = field(default=(), converter=_listed)
    players: Names = ("", "", "")
    tags: FrozenMap[str] = field(factory=FrozenMap, converter=_frozen)
    outcome: Outcome | None = None

    def __attrs_post_init__(self) -> None:
        expect_names("players", self.players)

    @classmethod
    def start(cls, deal: Deal, rules: Rules = ISKO, *, players: Names = ("", "", "")) -> Self:
        """Begin the record of a running deal."""
        return with_final(cls(deal, rules, (), players), start(deal, rules))

    @classmethod
    def of(
        cls,
        state: State,
        *,
        players: Names = ("", "", ""),
        tags: Mapping[str, str] | None = None,
    ) -> Self:
        """Make the record of a finished deal, or of one in any other state.

        Args:
            state: Usually a :class:`Finished` one.
            players: The names of forehand, middlehand and rearhand.
            tags: What else is known about the deal.
        """
        if not isinstance(state, DealState):
            raise ArgumentError.of(Code.WRONG_TYPE, what="state", wanted=Phrase.A_STATE, found=as_found(state))
        outcome = recorded_of(state) if isinstance(state, Finished) else None
        return cls(state.deal, state.rules, history(state), players, FrozenMap(tags), outcome)

    def steps(self) -> Iterator[tuple[State, Action]]:
        """Replay the deal: each state, with what was done in it.

        Raises:
            RecordError: At the first action that is not possible, with its index.
        """
        state = start(self.deal, self.rules)
        for index, action in enumerate(self.actions):
            yield state, action
            state = _do(state, action, index)

    @cached_property
    def final(self) -> State:
        """The state after the last action; it is not a finished one if the record stops early.

        Raises:
            RecordError: If an action is not possible.
        """
        state = start(self.deal, self.rules)
        for index, action in enumerate(self.actions):
            state = _do(state, action, index)
        return _ended(state, self.outcome)

    def then(self, action: Action, by: Seat | None = None) -> Self:
        """Record one more action; if it ends the deal, the record gets an outcome.

        Args:
            action: What is done.
            by: The seat that sent it, to be checked; None: whoever may.

        Raises:
            IllegalActionError: If it is not possible now.
        """
        after = apply(self.final, action, by)
        outcome = recorded_of(after) if isinstance(after, Finished) else None
        tags = self.tags if isinstance(action, Forfeit) else self._without_cut_off()
        return with_final(evolve(self, actions=(*self.actions, action), outcome=outcome, tags=tags), after)

    def _without_cut_off(self) -> FrozenMap[str]:
        """Leave out the declaration that was cut off, because the deal goes on in another way."""
        return FrozenMap({name: value for name, value in self.tags.items() if name != DECLARED})

    def undo(self, n: int = 1) -> Self:
        """Take the last actions back.

        Args:
            n: How many, 0 or more.

        Raises:
            RecordError: If there are not that many.
        """
        expect_type("n", n, int)
        if not 0 <= n <= len(self.actions):
            raise RecordError.of(Code.NOTHING_TO_UNDO, count=n, have=len(self.actions))
        if n == 0:
            return self
        before = evolve(self, actions=self.actions[: len(self.actions) - n], outcome=None)
        kept = DECLARED in self.tags and isinstance(before.final, Discarding)
        return before if kept else evolve(before, tags=self._without_cut_off())

    def check(self) -> tuple[Reason, ...]:
        """Compare the claimed outcome with what the rules give, and look at the bids.

        Returns:
            The :meth:`differences`, followed by the :meth:`remarks`; empty if there are none.

        Raises:
            RecordError: If an action is not possible.
        """
        return (*self.differences(), *self.remarks())

    def differences(self) -> tuple[Reason, ...]:
        """Compare the claimed outcome with what the rules give, field by field.

        Returns:
            A fault for each field that differs, whose ``str`` is a line; empty if all agree, or there is no outcome.

        Raises:
            RecordError: If an action is not possible.
        """
        return tuple(self._differences(self.final))

    def remarks(self) -> tuple[Reason, ...]:
        """Remark on bids that no game is worth, which the International Skat Server allows.

        Returns:
            One for each such bid. It says nothing against the result.
        """
        return tuple(
            Reason.of(Code.BID_WITHOUT_GAME, value=action.value)
            for action in self.actions
            if isinstance(action, Bid) and action.value not in BID_VALUES
        )

    def _differences(self, final: State) -> Iterator[Reason]:
        if self.outcome is None:
            return
        if not isinstance(final, Finished):
            yield Reason.of(Code.RECORD_STOPS, said=self.outcome.verdict, state=final.phase)
        elif DECLARED in self.tags and isinstance(final.result, Aborted):
            yield Reason.of(Code.CUT_OFF)
        else:
            null = final.contract is not None and final.contract.game is Game.NULL
            yield from differences(self.outcome, recorded_of(final), null=null)

    def __repr__(self) -> str:
        many = "" if len(self.actions) == 1 else "s"
        return f"<Record of {len(self.actions)} action{many}: {self.outcome or 'no outcome'}>"


R = TypeVar("R", bound=Record)


def with_final(record: R, state: State) -> R:
    """Give a record with the state that it leads to, if that is known, so that it need not be replayed."""
    object.__setattr__(record, "final", _ended(state, record.outcome))
    return record


def _ended(state: State, outcome: Outcome | None) -> State:
    """End a game that was decided, if the record says that it was over."""
    if isinstance(state, Playing) and outcome is not None:
        return stop_decided(state) or state
    return state


def _do(state: State, action: Action, index: int) -> State:
    """Do one recorded action."""
    try:
        return apply(state, action)
    except IllegalActionError as error:
        raise RecordError(Reason.of(Code.ILLEGAL_MOVE, word=action), index, why=error.reason) from error


def history(state: DealState) -> tuple[Action, ...]:
    """List the actions that lead from the start of a deal to a state."""
    story = state.story
    actions: list[Action] = [call for _, call in story.calls]
    actions += [word for _, word in story.pushing]
    if story.declarer is not None:
        actions += _declaration(story)
    plays: list[Action] = [PlayCard(card) for card in state.played]
    for place, (count, action) in enumerate(state.interrupts):
        plays.insert(count + place, action)
    return (*actions, *plays)


def _declaration(story: Story) -> Iterator[Action]:
    """List what a declarer did before the first card, and what was said to it."""
    if story.picked_up:
        yield PickUp()
    if story.discard is not None:
        yield Discard(story.discard)
    if story.contract is not None:
        yield Declare(story.contract)
        yield from (word for _, word in story.doubling)
