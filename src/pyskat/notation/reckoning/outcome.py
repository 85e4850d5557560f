"""How did it go? The points and tricks that were told, or for which the words stand."""

from typing import Final

from attrs import evolve

from pyskat.contract import Contract
from pyskat.errors import Code, SettlementError
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Term
from pyskat.notation.reckoning.told import Told
from pyskat.rules import Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, SCHNEIDER, WIN, Ending
from pyskat.scoring.settlement import Settlement, is_possible, settle
from pyskat.scoring.value import expect_matadors, worths

__all__ = ["OTHERS", "OWN", "refuse_denied", "settled_by"]

OWN: Final = "own"
OTHERS: Final = "others"
_EVERY: Final = (0, ALL_TRICKS)
"""The tricks of a side that is Schwarz, and of one that has made the other Schwarz."""


def settled_by(told: Told, contract: Contract, doublings: int, rules: Rules) -> Settlement:
    """Settle a game by what was told of it.

    Args:
        told: What was told.
        contract: The game.
        doublings: How often its score is doubled beside Kontra and Re.
        rules: The rules of the table.
    """
    case = _Case(told, contract, doublings, rules)
    if not contract.game.has_matadors:
        settled = case.settle(told.points, _null_tricks(told))
    elif told.ended.counted:
        settled = case.settle(*_taken(case))
    else:
        settled = _given_up(case)
    _refuse_verdict(told, settled)
    refuse_denied(told, settled)
    return settled


class _Case:
    """A game that is to be settled, with the levels that were made beyond what was announced."""

    def __init__(self, told: Told, contract: Contract, doublings: int, rules: Rules) -> None:
        self.told = told
        self.contract = contract
        self.doublings = doublings
        self.rules = rules
        self.made = set(told.made)
        if contract.schwarz_announced or (told.counted and contract.schneider_announced):
            self.made.discard("schneider")  # it was named, or counted, as a part of what was announced
        if contract.schwarz_announced and told.counted:
            self.made.discard("schwarz")

    def settle(
        self, points: int | None, tricks: int | None, against: int | None = None, defender_tricks: int | None = None
    ) -> Settlement:
        """Settle it with these points and tricks."""
        told = self.told
        settled = settle(
            self.contract,
            bid=told.bid,
            matadors=told.matadors,
            points=points,
            tricks_taken=tricks,
            ended=told.ended,
            kontra="kontra" in told.flags,
            re="re" in told.flags,
            doublings=self.doublings,
            claimed=told.claimed,
            rules=self.rules,
        )
        if told.ended.counted or (against is None and defender_tricks is None):
            return settled
        return evolve(settled, facts=evolve(settled.facts, defender_points=against, defender_tricks=defender_tricks))


def _null_tricks(told: Told) -> int | None:
    """Give the tricks of a Null; that it was won or lost, or overbid, says enough."""
    if told.tricks is None and told.ended.counted and (told.won is not None or told.overbid):
        return 1 if told.won is False else 0
    return told.tricks


def _taken(case: _Case) -> tuple[int | None, int | None]:
    """Find the points and tricks that were told, or for which the words stand."""
    told, contract = case.told, case.contract
    points, tricks = told.points, told.tricks
    bare = told.overbid and told.won is None and points is None and told.maker != OWN
    lost = told.won is False or told.maker == OTHERS or (points is not None and points < WIN) or bool(bare)
    if contract.schwarz_announced and points == ALL_POINTS and tricks is None and told.won is None:
        raise SettlementError.of(Code.TRICKS_MISSING)  # the last trick may have had no points
    every = contract.schwarz_announced and points in {None, ALL_POINTS} and told.won
    if tricks is None and (every or "schwarz" in case.made):
        tricks = 0 if lost else ALL_TRICKS
    if points is None:
        points = _border(case, tricks, lost=lost)
    _refuse_levels(case, points, tricks)
    return points, tricks


def _border(case: _Case, tricks: int | None, *, lost: bool) -> int | None:
    """Give the points that are just enough for what was said; if it matters and nothing was, None."""
    if tricks in _EVERY:
        return ALL_POINTS if tricks else 0
    most = case.rules.declarer_schneider_max
    schneider = "schneider" in case.made
    if tricks is not None and not schneider and (lost or case.told.won) and "schneider" not in case.told.denied:
        return _indifferent(case, tricks, range(WIN) if lost else range(WIN, ALL_POINTS + 1))
    if lost:
        fitting = range(most, -1, -1) if schneider else range(WIN - 1, most, -1)
    elif schneider or (case.contract.schneider_announced and case.told.won):
        fitting = range(SCHNEIDER, ALL_POINTS + 1)
    elif case.told.won:
        fitting = range(WIN, ALL_POINTS + 1)
    else:
        return _indifferent(case, tricks)
    return next((points for points in fitting if is_possible(points, tricks)), fitting[0])


def _indifferent(case: _Case, tricks: int | None, among: range = range(ALL_POINTS + 1)) -> int | None:
    """Give any points, if all that are possible come to one score."""
    scores: set[int] = set()
    any_points = None
    for points in among:
        for taken in (None, *_EVERY) if tricks is None else (tricks,):
            if is_possible(points, taken):
                scores.add(case.settle(points, taken).score)
                any_points = points
        if len(scores) > 1:
            return None
    return any_points


def _refuse_levels(case: _Case, points: int | None, tricks: int | None) -> None:
    """Refuse levels that cannot have been made with these points or tricks."""
    if "schneider" in case.made and points is not None:
        own = case.told.maker != OTHERS and points >= SCHNEIDER
        others = case.told.maker != OWN and points <= ALL_POINTS - SCHNEIDER
        if not own and not others:
            raise _contradiction(Phrase.SCHNEIDER, Phrase.POINTS.of(count=points))
    if "schwarz" in case.made:
        wanted = {OWN: (ALL_TRICKS,), OTHERS: (0,)}.get(case.told.maker, _EVERY)
        if tricks not in wanted:
            raise _contradiction(Phrase.SCHWARZ, Phrase.TRICKS.of(count=tricks or 0))


def _given_up(case: _Case) -> Settlement:
    """Settle a game that was given up, with the level that was said to be made, if it can have been."""
    told = case.told
    against = told.against
    if told.decided and against is None:
        goal = SCHNEIDER if case.contract.schneider_announced else WIN
        suffered = "schneider" in case.made
        against = ALL_POINTS - (case.rules.declarer_schneider_max if suffered else goal - 1)
    settled = case.settle(told.points, told.tricks, against, told.their_tricks)
    if not case.made or told.points is not None:
        return settled
    _, schneider, schwarz = worths(case.contract, expect_matadors(case.contract, told.matadors))
    wanted = schwarz if "schwarz" in case.made else schneider
    if settled.game_value != wanted:
        settled = _with_level(case)
    if settled.game_value != wanted:
        level = Phrase.SCHWARZ if "schwarz" in case.made else Phrase.SCHNEIDER
        raise _contradiction(level, Phrase.GIVEN_UP)
    return settled


def _with_level(case: _Case) -> Settlement:
    """Settle a game that was given up when there was a level: where the rest of the tricks is given, it counts."""
    if case.told.ended is Ending.DEFENDERS_CONCEDED:
        return case.settle(ALL_POINTS, ALL_TRICKS) if "schwarz" in case.made else case.settle(SCHNEIDER, None)
    if "schwarz" in case.made:
        return case.settle(0, 0, defender_tricks=1)  # nobody is Schwarz before the first trick
    return case.settle(case.rules.declarer_schneider_max, None)


def _refuse_verdict(told: Told, settled: Settlement) -> None:
    """Refuse that a game was won or lost if it was not; an overbid game may have been won but for its value."""
    if told.won is None or settled.overbid or settled.won is told.won:
        return
    said = Phrase.WON if told.won else Phrase.LOST
    other: Term = Phrase.GIVEN_UP
    if told.tricks is not None:
        other = Phrase.TRICKS.of(count=told.tricks)
    elif told.points is not None:
        other = Phrase.POINTS.of(count=told.points)
    elif told.made:
        other = Phrase.SCHWARZ if "schwarz" in told.made else Phrase.SCHNEIDER
    raise _contradiction(said, other)


def refuse_denied(told: Told, settled: Settlement) -> None:
    """Refuse a level that was made although it was said that it was not."""
    if not settled.contract.game.has_matadors:
        return
    plain, schneider, schwarz = worths(settled.contract, settled.matadors)
    for level, there in (("schneider", settled.game_value != plain), ("schwarz", settled.game_value == schwarz)):
        if level in told.denied and there and schwarz not in {plain, schneider}:
            other: Term = Phrase.WORTH_OF.of(value=settled.game_value.value)
            raise _contradiction(Phrase.NO_LEVEL.of(level=Phrase[level.upper()]), other)


def _contradiction(said: Term, other: Term) -> SettlementError:
    return SettlementError.of(Code.CONTRADICTION, said=said, other=other)
