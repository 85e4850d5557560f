"""What follows from the rest of a document: it is reckoned anew, and what says otherwise is refused."""

import string
from collections.abc import Callable, Iterable, Iterator

from attrs import AttrsInstance, fields_dict

from pyskat.errors import Reason
from pyskat.errors.codes import Code
from pyskat.errors.limits import MOST_DOUBLINGS
from pyskat.errors.messages import MESSAGES
from pyskat.jsonio.faults import Fault, shown
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, SCHNEIDER, WIN, Ending, Facts
from pyskat.scoring.ramsch import RamschSettlement, conclude_ramsch, settle_ramsch
from pyskat.scoring.settled import Settlement
from pyskat.scoring.settlement import conclude, settle
from pyskat.scoring.value import GameValue, game_value
from pyskat.seat import SEATS
from pyskat.solver import Solution

__all__ = [
    "check_game_value",
    "check_ramsch",
    "check_reason",
    "check_settlement",
    "check_solution",
    "refuse_difference",
]

Write = Callable[[object], object]


def refuse_difference(name: str, wanted: object, found: object) -> None:
    """Refuse a field that says something else than the rest of the document."""
    if wanted != found:
        raise Fault.of(Code.DOES_NOT_FOLLOW, name, wanted=shown(wanted), found=shown(found))


def _compare(given: AttrsInstance, possible: Iterable[AttrsInstance], write: Write) -> None:
    """Refuse what equals none of the values that its own facts can give, and name the field that is wrong."""
    values = list(possible)
    if given in values:
        return
    name = next(name for name in fields_dict(type(given)) if getattr(values[0], name) != getattr(given, name))
    wanted, found = write(getattr(values[0], name)), write(getattr(given, name))
    if isinstance(wanted, dict) and isinstance(found, dict):
        part = next(part for part in wanted if wanted[part] != found[part])
        raise Fault.of(Code.DOES_NOT_FOLLOW, name, part, wanted=shown(wanted[part]), found=shown(found[part]))
    raise Fault.of(Code.DOES_NOT_FOLLOW, name, wanted=shown(wanted), found=shown(found))


def check_game_value(value: GameValue, write: Write) -> None:
    """Reckon what the game is worth."""
    made = {step.name for step in value.steps}
    again = game_value(value.contract, value.matadors, schneider="schneider" in made, schwarz="schwarz" in made)
    _compare(value, [again], write)


def check_settlement(settled: Settlement, write: Write) -> None:
    """Settle the game anew.

    What the defenders had when a game was given up is no part of a settlement, and may have decided it.
    """
    _check_doublings(settled.doublings)
    again = settle(
        settled.contract,
        bid=settled.bid,
        matadors=settled.matadors,
        points=settled.points,
        tricks_taken=settled.tricks_taken,
        ended=settled.ended,
        kontra=settled.kontra,
        re=settled.re,
        doublings=settled.doublings,
        rules=settled.rules,
    )
    _compare(settled, _settlements(again), write)


def _settlements(settled: Settlement) -> Iterator[Settlement]:
    """Give what a game can come to, by what the defenders can have had."""
    yield settled
    if settled.ended is Ending.PLAYED:
        return
    borders = (0, ALL_POINTS - SCHNEIDER + 1, ALL_POINTS - WIN + 1, SCHNEIDER, SCHNEIDER + 1)
    for tricks in (0, 1):
        if tricks + (settled.tricks_taken or 0) > ALL_TRICKS:
            continue
        for points in borders if tricks else (0,):
            if points + (settled.points or 0) <= ALL_POINTS:
                yield conclude(
                    settled.contract,
                    settled.bid,
                    settled.matadors,
                    Facts(settled.points, settled.tricks_taken, settled.ended, points, tricks),
                    settled.rules,
                    kontra=settled.kontra,
                    re=settled.re,
                    doublings=settled.doublings,
                )


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
    _compare(settled, [again, *others], write)


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
