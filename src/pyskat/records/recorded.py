"""What does a record say about its result? The fields that recorded games have."""

from collections.abc import Iterator
from typing import Final, assert_never

from attrs import field, fields, frozen

from pyskat.actions import Cause, Forfeit
from pyskat.base.enums import Named
from pyskat.base.values import Value
from pyskat.contract import Contract
from pyskat.engine import State
from pyskat.errors import ArgumentError, Code, Reason, expect_type, expect_whole
from pyskat.errors.checks import expect_saying, is_a
from pyskat.errors.quoting import as_found
from pyskat.game import Game
from pyskat.language.phrases import Phrase
from pyskat.language.record_words import RecordWord
from pyskat.language.terms import CardStyle, Language, Term
from pyskat.phases.finished import Finished
from pyskat.phases.results import Aborted, GameResult, PassedIn, RamschResult
from pyskat.scoring.judgement import ALL_TRICKS, SCHNEIDER, Ending
from pyskat.seat import SEATS, Seat

__all__ = ["Outcome", "RecordedEnd", "declared", "differences", "recorded_of"]


class RecordedEnd(Named):
    """How a recorded deal ended."""

    PASSED = "passed"
    WIN = "win"
    LOSS = "loss"
    PENALTY = "penalty"
    RAMSCH = "ramsch"
    """Ours: the server does not play it."""

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Say it within a sentence."""
        return RecordWord[f"END_{self.name}"].say(expect_saying(language, style), style)


@frozen(kw_only=True)
class Outcome(Value):
    """The result of a recorded deal, field by field, as the International Skat Server writes it.

    Raises:
        ArgumentError: If a number is beyond 10^9 either way, which no deal comes to, or if there are scores without a
            Ramsch.
    """

    verdict: RecordedEnd
    declarer: Seat | None = None
    value: int = 0
    """What the declarer scored: the value if won, minus twice the value if lost."""
    matadors: int = 0
    """Positive with, negative without, 0 in Null."""
    overbid: bool = False
    points: int = 0
    """The declarer's card points with the skat; in Null only for information."""
    tricks: int = 0
    schneider: bool = False
    schwarz: bool = False
    penalties: tuple[bool, bool, bool] = (False, False, False)
    left: Seat | None = None
    timed_out: Seat | None = None
    resigned: bool | None = None
    """Whether the game ended by resignation; None if the record does not say."""
    scores: tuple[int, int, int] | None = None
    """In Ramsch, what each seat scored; None in any other deal."""
    contract: Contract | None = field(default=None, validator=is_a(Contract, or_none=True))
    """What was declared; None if nothing was declared, or it is not known."""
    bid: int | None = None
    """The value at which the declarer got the game; None if it is not known."""

    def __attrs_post_init__(self) -> None:
        for what in ("value", "matadors", "points", "tricks"):
            expect_whole(what, getattr(self, what))
        if self.bid is not None:
            expect_whole("bid", self.bid)
        if self.scores is None:
            return
        for score in expect_type("scores", self.scores, tuple, Phrase.THREE_INTS):
            expect_whole("scores", score)
        if self.verdict is not RecordedEnd.RAMSCH:
            wanted = Phrase.NONE_BUT_IN_RAMSCH
            raise ArgumentError.of(Code.WRONG_VALUE, what="scores", wanted=wanted, found=as_found(self.scores))


def declared(state: State) -> tuple[Contract | None, int | None]:
    """Give what is played and at which bid; None for both if nothing has been declared yet."""
    story = state.story
    return (None, None) if story.declarer is None or story.contract is None else (story.contract, story.bid)


def recorded_of(finished: Finished) -> Outcome:
    """Give the result of a finished deal in the fields of a record."""
    match finished.result:
        case PassedIn():
            return Outcome(verdict=RecordedEnd.PASSED)
        case Aborted() as aborted:
            return _penalty(finished, aborted)
        case RamschResult() as ramsch:
            return Outcome(verdict=RecordedEnd.RAMSCH, scores=ramsch.scores)
        case GameResult() as result:
            return _game(finished, result)
        case _:
            assert_never(finished.result)


def _penalty(finished: Finished, aborted: Aborted) -> Outcome:
    """Name who gets the penalty: the player who left, or both defenders if one of them left after the declaration."""
    declarer, seat = aborted.declarer, aborted.seat
    both = declarer is not None and seat is not declarer
    fore, middle, rear = (other is not declarer if both else other is seat for other in SEATS)
    contract, bid = declared(finished)
    return Outcome(
        verdict=RecordedEnd.PENALTY,
        contract=contract,
        bid=bid,
        declarer=declarer,
        penalties=(fore, middle, rear),
        left=seat if aborted.cause is Cause.LEFT else None,
        timed_out=seat if aborted.cause is Cause.TIMED_OUT else None,
        resigned=False,
    )


def _game(finished: Finished, result: GameResult) -> Outcome:
    settled = result.settlement
    contract = settled.contract
    made = {step.name for step in settled.game_value.steps}
    trumps = contract.game is not Game.NULL
    last = finished.interrupts[-1][1] if finished.interrupts else None
    gone = last if isinstance(last, Forfeit) and settled.ended is not Ending.PLAYED else None
    return Outcome(
        verdict=RecordedEnd.WIN if settled.won else RecordedEnd.LOSS,
        contract=finished.contract,  # as it was declared, even if another game counts instead
        bid=result.bid,
        declarer=result.declarer,
        value=settled.score,
        matadors=0 if result.matadors is None else result.matadors.signed,
        overbid=settled.overbid,
        points=result.points,
        tricks=result.tricks_taken,
        schneider=trumps and (result.points >= SCHNEIDER or ("schneider" in made and not contract.schneider_announced)),
        schwarz=trumps
        and (result.tricks_taken == ALL_TRICKS or ("schwarz" in made and not contract.schwarz_announced)),
        left=gone.seat if gone is not None and gone.cause is Cause.LEFT else None,
        timed_out=gone.seat if gone is not None and gone.cause is Cause.TIMED_OUT else None,
        resigned=not settled.ended.counted and gone is None and bool(finished.conceded),
    )


_FIELDS: Final = tuple(each.name for each in fields(Outcome) if each.name != "verdict")
_MAY_BE_SILENT: Final = ("resigned", "scores", "contract", "bid")
_PENALTY_FIELDS: Final = ("declarer", "value", "penalties", "left", "timed_out")


def differences(recorded: Outcome, given: Outcome, *, null: bool) -> Iterator[Reason]:
    """Say in which fields what is recorded differs from what the rules give.

    Args:
        recorded: What the record says.
        given: What the rules give.
        null: Whether a Null was played, whose points are only for information.
    """
    if recorded.verdict is not given.verdict:
        yield _difference("result", recorded.verdict, given.verdict)
    for name in _PENALTY_FIELDS if given.verdict is RecordedEnd.PENALTY else _FIELDS:
        said, right = getattr(recorded, name), getattr(given, name)
        silent = (name in _MAY_BE_SILENT and said is None) or (name == "points" and null)
        if said != right and not silent:
            yield _difference(name, _term(said), _term(right))


def _difference(name: str, said: Term, right: Term) -> Reason:
    return Reason.of(Code.FIELD_DIFFERS, name=RecordWord[f"FIELD_{name.upper()}"], said=said, right=right)


def _term(value: Seat | int | tuple[int, ...] | None) -> Term:
    if isinstance(value, bool):
        return Phrase.YES if value else Phrase.NO
    if isinstance(value, tuple):
        return Phrase.IN_ORDER.of(values=tuple(map(_term, value)))
    return Phrase.NOBODY if value is None else value
