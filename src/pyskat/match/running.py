"""How is a deal between bots played, whatever they do, and how are many deals handed to processes?

What is random depends on a seed, the number of the deal and the seat alone, so the same deals are played alike in any
order, here or elsewhere.
"""

import random
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from time import perf_counter_ns
from typing import Final, NamedTuple, TypeVar, cast

from attrs import frozen

from pyskat.actions import ACTION_TYPES, Action, Cause, Forfeit
from pyskat.base.enums import Named
from pyskat.base.values import Value
from pyskat.bots.protocol import Bot, drive, expect_three
from pyskat.deal import Deal
from pyskat.engine import State, apply, legal_actions, start
from pyskat.errors import Code, IllegalActionError, Language, Reason, expect_language
from pyskat.errors.quoting import as_found, short
from pyskat.language.match_words import MatchWord
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle
from pyskat.phases.finished import Finished
from pyskat.records.record import Record
from pyskat.rules import ISKO, Rules
from pyskat.seat import SEATS, Seat
from pyskat.sheet.booking import entry_of
from pyskat.sheet.systems import SEEGER_FABIAN
from pyskat.views import View, view

__all__ = [
    "Fault",
    "FaultKind",
    "Ran",
    "Step",
    "dealt",
    "generators",
    "in_order",
    "list_points",
    "play_deal",
    "run",
    "step",
]

T = TypeVar("T")
R = TypeVar("R")

_WINDOW: Final = 64
_LONGEST: Final = 120
"""How many characters of an exception are kept."""


def play_deal(deal: Deal, bots: Sequence[Bot], rng: random.Random, rules: Rules = ISKO) -> Record:
    """Let three bots play a deal to its end.

    Args:
        deal: The cards.
        bots: Three, by seat: forehand, middlehand, rearhand.
        rng: Where they all draw their random numbers.
        rules: The rules of the table.

    Raises:
        IllegalActionError: If a bot does what is not possible. What a bot raises itself is not caught; in a
            :func:`match` it is.
        ArgumentError: If there are not three bots, or one answers something else than an action.

    >>> import random
    >>> from pyskat import Deal
    >>> from pyskat.bots import RandomBot
    >>> rng = random.Random(1)
    >>> print(play_deal(Deal.shuffled(rng), [RandomBot()] * 3, rng).final.result)
    rearhand plays clubs: without 1, game 2, 2 × clubs 12 = 24: lost with 40 points, 61 were needed, −48
    """
    by_seat = dict(zip(SEATS, expect_three(bots), strict=True))
    return Record.of(drive(start(deal, rules), by_seat, rng))


# ---- What is random -----------------------------------------------------------------------------------------------


def dealt(seed: int | str, number: int) -> Deal:
    """Shuffle the deal that has a number under a seed."""
    return Deal.shuffled(random.Random(f"{seed} {number}"))  # noqa: S311 - a game; a text is hashed alike everywhere


def generators(seed: int, number: int) -> tuple[random.Random, random.Random, random.Random]:
    """Make the generators of the three seats in a deal, so that what one draws does not change what another gets."""
    fore, middle, rear = [random.Random(f"{seed} {number} {seat.value}") for seat in SEATS]  # noqa: S311 - as above
    return fore, middle, rear


# ---- One deal -----------------------------------------------------------------------------------------------------


class FaultKind(Named):
    """What a bot did wrong."""

    RAISED = "raised"
    """It raised an exception."""
    ILLEGAL = "illegal"
    """It did what is not possible."""
    NO_ACTION = "no action"
    """It answered something else than an action."""
    FORFEITED = "forfeited"
    """It left the table or ran out of time of its own accord, which would cost nothing before the first card."""

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Say it within a sentence."""
        return MatchWord[f"FAULT_{self.name}"].say(expect_language(language), style)


@frozen
class Fault(Value):
    """Something that a bot did wrong; the deal went on with the first action that was legal.

    Args:
        seat: Where the bot sat.
        kind: What it was.
        what: More about it: why the action was not possible, what was raised, or the cause of a forfeit.
    """

    seat: Seat
    kind: FaultKind
    what: Reason | Cause | str

    @property
    def name(self) -> str:
        """What faults are counted by: a code, a cause, or the name of an exception."""
        return self.what.code.value if isinstance(self.what, Reason) else str(self.what).partition(":")[0]


@frozen
class Ran(Value):
    """A deal that bots played.

    Args:
        finished: The last state.
        faults: What they did wrong, in order.
        times: How long each decision took, in nanoseconds, and at which seat.
    """

    finished: Finished
    faults: tuple[Fault, ...]
    times: tuple[tuple[Seat, int], ...]


def run(state: State, bots: Sequence[Bot], rngs: Sequence[random.Random]) -> Ran:
    """Let three bots play on to the end of a deal, whatever they do.

    No deal goes on for ever: between two cards each seat speaks once at most, and is answered.

    Args:
        state: Where it begins.
        bots: By seat.
        rngs: By seat.
    """
    faults: list[Fault] = []
    times: list[tuple[Seat, int]] = []
    while state.turn is not None:
        turn = state.turn
        _, state, fault, took = step(state, bots[turn], rngs[turn])
        times.append((turn, took))
        if fault is not None:
            faults.append(fault)
    assert isinstance(state, Finished)  # noqa: S101 - nobody is on turn
    return Ran(state, tuple(faults), tuple(times))


class Step(NamedTuple):
    """What a bot did, or what was done for it."""

    action: Action
    after: State
    fault: Fault | None
    """What it did wrong; then the action is the first that was legal."""
    took: int
    """How long it thought, in nanoseconds."""


def step(state: State, bot: Bot, rng: random.Random) -> Step:
    """Let a bot do one action for the seat on turn; if it fails, the first legal action is done.

    Args:
        state: A state that is not finished.
        bot: Who plays for the seat on turn.
        rng: Where it draws its random numbers.
    """
    turn = cast("Seat", state.turn)
    seen = view(state, turn)
    begin = perf_counter_ns()
    answer, raised = _ask(bot, seen, rng)
    took = perf_counter_ns() - begin
    after = _do(state, turn, answer) if raised is None else Fault(turn, FaultKind.RAISED, raised)
    if not isinstance(after, Fault):
        return Step(cast("Action", answer), after, None, took)
    first = legal_actions(state)[0]
    return Step(first, apply(state, first), after, took)


def _ask(bot: Bot, seen: View, rng: random.Random) -> tuple[object, str | None]:
    """Ask a bot; gives its answer, or what it raised."""
    try:
        return bot(seen, rng), None
    except Exception as error:  # noqa: BLE001 - a bot may raise anything; whoever stops the match is let through
        return None, _raised(error)


def _do(state: State, turn: Seat, answer: object) -> State | Fault:
    """Do what a bot answered, or say what is wrong with it."""
    if type(answer) not in ACTION_TYPES:
        why = Reason.of(Code.WRONG_TYPE, what="action", wanted=Phrase.AN_ACTION, found=as_found(answer))
        return Fault(turn, FaultKind.NO_ACTION, why)
    if isinstance(answer, Forfeit):
        return Fault(turn, FaultKind.FORFEITED, answer.cause)
    try:
        return apply(state, cast("Action", answer), by=turn)
    except IllegalActionError as error:
        return Fault(turn, FaultKind.ILLEGAL, error.reason)
    except Exception as error:  # noqa: BLE001 - a value that was broken on purpose
        return Fault(turn, FaultKind.NO_ACTION, _raised(error))


def _raised(error: Exception) -> str:
    """Write down an exception; its text may be anything, or not to be had."""
    name = type(error).__name__
    try:
        said = str(error)
    except Exception:  # noqa: BLE001 - as above
        said = ""
    return short(f"{name}: {said}" if said else name, _LONGEST)


def list_points(finished: Finished) -> tuple[int, int, int]:
    """Give what a deal scores on the list at three, by seat.

    Rule: Scoring guide, "The Seeger-Fabian list".
    """
    fore, middle, rear = SEEGER_FABIAN.score(entry_of(finished), len(SEATS))
    return fore, middle, rear


# ---- Many deals ---------------------------------------------------------------------------------------------------


def in_order(
    work: Callable[[T], R], tasks: Iterable[T], executor: Executor | None, window: int = _WINDOW
) -> Iterator[R]:
    """Do tasks, here or elsewhere, and give what comes of them in the order of the tasks.

    Args:
        work: What is done; processes need one that can be pickled.
        tasks: What it is done with; they are taken as there is room.
        executor: Who does it; None: it is done here.
        window: How many tasks are out at a time.
    """
    if executor is None:
        yield from map(work, tasks)
        return
    waiting: deque[Future[R]] = deque()
    try:
        for task in tasks:
            waiting.append(executor.submit(work, task))
            if len(waiting) >= window:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:  # whoever stops here wants nothing more
            future.cancel()
