"""How is a state stored? As the cards, the rules and what was done. It is replayed when it is read."""

from typing import Final

from attrs import frozen

from pyskat.actions import Action
from pyskat.deal import Deal
from pyskat.engine import State, apply, start
from pyskat.errors import IllegalActionError
from pyskat.jsonio.faults import Fault
from pyskat.phases.in_play import Playing
from pyskat.phases.phase import Phase
from pyskat.phases.play import stop_decided
from pyskat.phases.rows import ROWS
from pyskat.records.record import history
from pyskat.rules import Rules

__all__ = ["STATES", "StoredState", "replayed", "stored_state"]

STATES: Final[tuple[type[State], ...]] = tuple(row.type for row in ROWS.values())
"""The classes of states, which are stored as what was done."""


@frozen
class StoredState:
    """A deal in any phase: the cards, the rules, and everything that was done, so that it can be replayed."""

    phase: Phase
    """The phase it has come to."""
    deal: Deal
    rules: Rules
    actions: tuple[Action, ...]
    """Everything that was done, in order."""


def stored_state(state: State) -> StoredState:
    """Give what is stored of a state."""
    return StoredState(state.phase, state.deal, state.rules, history(state))


def replayed(stored: StoredState) -> State:
    """Replay a stored state from the deal."""
    state = start(stored.deal, stored.rules)
    for index, action in enumerate(stored.actions):
        try:
            state = apply(state, action)
        except IllegalActionError as error:
            raise Fault(error.reason, ("actions", index)) from error
    if stored.phase is Phase.FINISHED and isinstance(state, Playing):
        return stop_decided(state) or state
    return state
