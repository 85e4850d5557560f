"""Won, lost or overbid? The border of 61 points, announced levels, the bid, and games given up."""

from enum import Enum, IntEnum
from typing import Final, NamedTuple

from attrs import frozen

from pyskat.base.values import Value
from pyskat.contract import Contract
from pyskat.game import Game
from pyskat.rules import Rules
from pyskat.scoring.matador import Matadors
from pyskat.scoring.value import GameValue, game_value

__all__ = ["Ending", "Facts", "Judgement", "Level", "Verdict", "judge", "level_needed"]

WIN: Final = 61
SCHNEIDER: Final = 90
ALL_TRICKS: Final = 10
ALL_POINTS: Final = 120


class Ending(Enum):
    """How the play came to its end."""

    PLAYED = "played"
    DECLARER_CONCEDED = "declarer_conceded"
    DEFENDERS_CONCEDED = "defenders_conceded"

    def __repr__(self) -> str:
        return f"Ending.{self.name}"


class Verdict(Enum):
    """Why a game was won or lost."""

    WON = "won"
    GIVEN_UP_BY_DEFENDERS = "given_up_by_defenders"
    TOO_FEW_POINTS = "too_few_points"
    SCHNEIDER_MISSED = "schneider_missed"
    SCHWARZ_MISSED = "schwarz_missed"
    TRICK_TAKEN = "trick_taken"
    OVERBID = "overbid"
    GIVEN_UP_BY_DECLARER = "given_up_by_declarer"

    def __repr__(self) -> str:
        return f"Verdict.{self.name}"


class Level(IntEnum):
    """A level that lifts the value of a game beyond what was announced."""

    NONE = 0
    SCHNEIDER = 1
    SCHWARZ = 2
    NEVER = 3
    """No level is enough."""


@frozen
class Facts(Value):
    """What is known of a game that has ended.

    Args:
        points: The declarer's card points with the skat, 0 to 120; None when nobody counted.
        tricks: The declarer's tricks; None when nobody counted, and neither side took all ten.
        ended: How it ended.
        defender_points: What the defenders had taken when it ended; None when it is not known.
        defender_tricks: Their tricks, likewise.
    """

    points: int | None
    tricks: int | None
    ended: Ending
    defender_points: int | None = None
    defender_tricks: int | None = None


@frozen
class Judgement(Value):
    """The outcome of a game before any doubling."""

    won: bool
    overbid: bool
    game_value: GameValue
    value: int
    verdict: Verdict


class _Finding(NamedTuple):
    """Whether the declarer did what he undertook, and the levels somebody reached."""

    made: bool
    schneider: bool
    schwarz: bool
    verdict: Verdict


def judge(contract: Contract, matadors: Matadors | None, bid: int | None, facts: Facts, rules: Rules) -> Judgement:
    """Judge one game.

    Args:
        contract: What was played; not Ramsch.
        matadors: None in Null.
        bid: The bid value to be reached; None when nobody wrote it down.
        facts: How it went.
        rules: The rules of the table.

    Rule: 000, 003 and 004 on winning, losing and overbidding; ISkO 2015 §5.2, §5.4; ISkO 2022 §4.4 for games given up.
    """
    if contract.game is Game.NULL:
        finding = _null(facts)
    elif facts.ended is Ending.PLAYED or (rules.concession != "simple" and facts.points is not None):
        finding = _as_played(contract, facts, rules)
    else:
        finding = _given_up(contract, facts, rules, level_needed(contract, matadors, bid))
    reckoned = game_value(contract, matadors, schneider=finding.schneider, schwarz=finding.schwarz)
    overbid = bid is not None and reckoned.value < bid
    value = reckoned.value
    raised = rules.overbid_loss == "least_multiple" and contract.game is not Game.NULL
    if bid is not None and overbid and raised:
        value = -(-bid // reckoned.base) * reckoned.base
    verdict = Verdict.OVERBID if overbid else finding.verdict
    return Judgement(finding.made and not overbid, overbid, reckoned, value, verdict)


def level_needed(contract: Contract, matadors: Matadors | None, bid: int | None) -> Level:
    """Find the level without which the value stays below the bid, announced levels counted.

    >>> from pyskat import Contract, Game
    >>> level_needed(Contract(Game.SPADES), Matadors.of(1), 23)
    <Level.SCHNEIDER: 1>
    """
    if bid is None or game_value(contract, matadors).value >= bid:
        return Level.NONE
    if game_value(contract, matadors, schneider=True).value >= bid:
        return Level.SCHNEIDER
    if game_value(contract, matadors, schwarz=True).value >= bid:
        return Level.SCHWARZ
    return Level.NEVER


def _null(facts: Facts) -> _Finding:
    """Judge a Null: by tricks alone, never by points."""
    if facts.tricks:
        return _Finding(False, False, False, Verdict.TRICK_TAKEN)
    if facts.ended is Ending.DECLARER_CONCEDED:
        return _Finding(False, False, False, Verdict.GIVEN_UP_BY_DECLARER)
    given = facts.ended is Ending.DEFENDERS_CONCEDED
    return _Finding(True, False, False, Verdict.GIVEN_UP_BY_DEFENDERS if given else Verdict.WON)


def _as_played(contract: Contract, facts: Facts, rules: Rules) -> _Finding:
    """Judge by what the declarer has."""
    points = facts.points or 0
    if points < WIN:
        verdict = Verdict.TOO_FEW_POINTS
    elif contract.schneider_announced and points < SCHNEIDER:
        verdict = Verdict.SCHNEIDER_MISSED
    elif contract.schwarz_announced and facts.tricks != ALL_TRICKS:
        verdict = Verdict.SCHWARZ_MISSED
    else:
        verdict = Verdict.WON
    if verdict is Verdict.WON:
        if facts.ended is Ending.DEFENDERS_CONCEDED:
            verdict = Verdict.GIVEN_UP_BY_DEFENDERS
        return _Finding(True, points >= SCHNEIDER, facts.tricks == ALL_TRICKS, verdict)
    if facts.ended is Ending.DECLARER_CONCEDED:
        verdict = Verdict.GIVEN_UP_BY_DECLARER
    elif contract.schwarz_announced:
        verdict = Verdict.SCHWARZ_MISSED
    elif contract.schneider_announced:
        verdict = Verdict.SCHNEIDER_MISSED
    counts = facts.ended is not Ending.DECLARER_CONCEDED or _trick_completed(facts)
    return _Finding(False, counts and points <= rules.declarer_schneider_max, counts and facts.tricks == 0, verdict)


def _trick_completed(facts: Facts) -> bool:
    """Whether a trick had been completed when the declarer gave up; the server counts no level before that."""
    if facts.defender_tricks is None or facts.tricks is None:
        return facts.tricks != 0
    return facts.tricks + facts.defender_tricks > 0


def _given_up(contract: Contract, facts: Facts, rules: Rules, needed: Level) -> _Finding:
    """Judge a game given up under the Skat Order: what is decided stays, the rest goes to the other side."""
    schwarz_owed = contract.schwarz_announced or needed is Level.SCHWARZ
    schneider_owed = schwarz_owed or contract.schneider_announced or needed is Level.SCHNEIDER
    points = facts.points or 0
    if points >= (SCHNEIDER if schneider_owed else WIN) and (not schwarz_owed or facts.tricks == ALL_TRICKS):
        return _Finding(True, points >= SCHNEIDER, facts.tricks == ALL_TRICKS, Verdict.WON)
    lost = _decided_for_defenders(contract, facts, schneider_owed=schneider_owed, schwarz_owed=schwarz_owed)
    if lost is not None:
        against = (facts.defender_points or 0) >= ALL_POINTS - rules.declarer_schneider_max
        return _Finding(False, against, False, lost)
    if facts.ended is Ending.DECLARER_CONCEDED:
        return _Finding(False, False, False, Verdict.GIVEN_UP_BY_DECLARER)
    if needed is Level.NEVER:
        return _Finding(False, False, False, Verdict.OVERBID)
    return _Finding(True, needed is not Level.NONE, needed is Level.SCHWARZ, Verdict.GIVEN_UP_BY_DEFENDERS)


def _decided_for_defenders(
    contract: Contract, facts: Facts, *, schneider_owed: bool, schwarz_owed: bool
) -> Verdict | None:
    """Say why the defenders have won already, if they have."""
    points = facts.defender_points or 0
    if points > ALL_POINTS - WIN:
        verdict = Verdict.TOO_FEW_POINTS
    elif schwarz_owed and facts.defender_tricks:
        verdict = Verdict.SCHWARZ_MISSED
    elif schneider_owed and points > ALL_POINTS - SCHNEIDER:
        verdict = Verdict.SCHNEIDER_MISSED
    else:
        return None
    if contract.schwarz_announced:
        return Verdict.SCHWARZ_MISSED
    return Verdict.SCHNEIDER_MISSED if contract.schneider_announced else verdict
