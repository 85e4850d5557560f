"""What follows from the rest of a document: it is reckoned anew, and what says otherwise is refused."""

import string
from collections.abc import Callable, Iterable, Iterator
from typing import Self, TypeVar

from attrs import AttrsInstance, evolve, fields_dict, frozen

from pyskat.contract import Contract
from pyskat.errors import Reason
from pyskat.errors.codes import Code
from pyskat.errors.limits import MOST_DOUBLINGS
from pyskat.errors.messages import MESSAGES
from pyskat.jsonio.faults import Fault, shown
from pyskat.rules import Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, SCHNEIDER, WIN, Ending, Facts, Verdict
from pyskat.scoring.matador import Matadors
from pyskat.scoring.ramsch import RamschSettlement, conclude_ramsch, settle_ramsch
from pyskat.scoring.settlement import Settlement, settle
from pyskat.scoring.value import GameValue, game_value
from pyskat.seat import SEATS
from pyskat.solver import Solution

__all__ = [
    "StoredSettlement",
    "check_game_value",
    "check_ramsch",
    "check_reason",
    "check_solution",
    "refuse_difference",
    "settled_again",
]

A = TypeVar("A", bound=AttrsInstance)

Write = Callable[[object], object]


def refuse_difference(name: str, wanted: object, found: object) -> None:
    """Refuse a field that says something else than the rest of the document."""
    if wanted != found:
        raise Fault.of(Code.DOES_NOT_FOLLOW, name, wanted=shown(wanted), found=shown(found))


def _matching(given: AttrsInstance, possible: Iterable[A], write: Write) -> A:
    """Find the value that says what was given, among those that its facts can lead to, or name the wrong field."""
    names = list(fields_dict(type(given)))
    values = list(possible)
    for value in values:
        if all(getattr(value, name) == getattr(given, name) for name in names):
            return value
    name = next(name for name in names if getattr(values[0], name) != getattr(given, name))
    wanted, found = write(getattr(values[0], name)), write(getattr(given, name))
    if isinstance(wanted, dict) and isinstance(found, dict):
        part = next(part for part in wanted if wanted[part] != found[part])
        raise Fault.of(Code.DOES_NOT_FOLLOW, name, part, wanted=shown(wanted[part]), found=shown(found[part]))
    raise Fault.of(Code.DOES_NOT_FOLLOW, name, wanted=shown(wanted), found=shown(found))


@frozen(kw_only=True)
class StoredSettlement:
    """A settlement as it is stored: what was known and what follows, without what the defenders had."""

    contract: Contract
    bid: int | None
    matadors: Matadors | None
    points: int | None
    tricks_taken: int | None
    ended: Ending
    kontra: bool
    re: bool
    doublings: int
    rules: Rules
    won: bool
    overbid: bool
    game_value: GameValue
    value: int
    verdict: Verdict
    score: int

    @classmethod
    def of(cls, settled: Settlement) -> Self:
        """Take from a settlement what is stored of it."""
        return cls(**{name: getattr(settled, name) for name in fields_dict(cls)})


def check_game_value(value: GameValue, write: Write) -> None:
    """Reckon what the game is worth."""
    made = {step.name for step in value.steps}
    again = game_value(value.contract, value.matadors, schneider="schneider" in made, schwarz="schwarz" in made)
    _matching(value, [again], write)


def settled_again(stored: StoredSettlement, write: Write) -> Settlement:
    """Settle the game anew.

    What the defenders had when a game was given up is not stored, and may have decided it.
    """
    _check_doublings(stored.doublings)
    plain = settle(
        stored.contract,
        bid=stored.bid,
        matadors=stored.matadors,
        points=stored.points,
        tricks_taken=stored.tricks_taken,
        ended=stored.ended,
        kontra=stored.kontra,
        re=stored.re,
        doublings=stored.doublings,
        rules=stored.rules,
    )
    return _matching(stored, (evolve(plain, facts=facts) for facts in _facts(plain.facts)), write)


def _facts(known: Facts) -> Iterator[Facts]:
    """Give what can have led to the result, by what the defenders can have had."""
    yield known
    if known.ended is Ending.PLAYED:
        return
    borders = (0, ALL_POINTS - SCHNEIDER + 1, ALL_POINTS - WIN + 1, SCHNEIDER, SCHNEIDER + 1)
    for tricks in (0, 1):
        for points in borders if tricks else (0,):
            if tricks + (known.tricks or 0) <= ALL_TRICKS and points + (known.points or 0) <= ALL_POINTS:
                yield evolve(known, defender_points=points, defender_tricks=tricks)


def check_ramsch(settled: RamschSettlement, write: Write) -> None:
    """Settle the Ramsch anew.

    Who took a trick before the last one is no part of a settlement, and may have decided who of the tied pays.
    """
    _check_doublings(settled.doublings)
    again = settle_ramsch(
        points=settled.points,
        tricks_taken=settled.tricks_taken,
        skat=settled.skat,
        last_trick=settled.last_trick,
        doublings=settled.doublings,
        rules=settled.rules,
    )
    others = [
        conclude_ramsch(
            settled.points,
            settled.tricks_taken,
            settled.skat,
            (seat, settled.last_trick),
            settled.doublings,
            settled.rules,
        )
        for seat in SEATS
        if settled.tricks_taken[seat]
    ]
    _matching(settled, [again, *others], write)


def _check_doublings(doublings: int) -> None:
    if doublings > MOST_DOUBLINGS:
        raise Fault.of(
            Code.WRONG_VALUE, "doublings", what="the value", wanted=f"at most {MOST_DOUBLINGS}", found=doublings
        )


def check_reason(reason: Reason) -> None:
    """Make sure that a reason can be said: its message is filled by texts and numbers."""
    message = MESSAGES[reason.code]
    for name in sorted(name for _, name, _, _ in string.Formatter().parse(message.en) if name is not None):
        if name not in reason.params:
            raise Fault.of(Code.FIELD_MISSING, "params", name, name=name)


def check_solution(solution: Solution) -> None:
    """Make sure that what is best is among what is possible."""
    cards = [card for card, _ in solution.outcomes]
    for card in solution.best:
        if card not in cards:
            raise Fault.of(Code.DOES_NOT_FOLLOW, "best", wanted="of the cards in values", found=str(card))
