"""Won or lost, and by which level? The 61 points, Schneider and Schwarz, announced levels, and games given up."""

from typing import Final, NamedTuple

from attrs import frozen

from pyskat.actions import ClaimLevel
from pyskat.base.enums import NamedNumber, NamedText
from pyskat.base.values import Value
from pyskat.contract import Contract
from pyskat.game import Game
from pyskat.rules import Rules

__all__ = ["Allotted", "Ending", "Facts", "Finding", "Level", "Verdict", "given_up", "judge"]

WIN: Final = 61
SCHNEIDER: Final = 90
ALL_TRICKS: Final = 10
ALL_POINTS: Final = 120
ON_THE_SERVER: Final = frozenset({"rest", "rest_shown"})
"""The rules of concession by which the rest of the tricks goes with a game that is given up."""


class Ending(NamedText):
    """How the play came to its end."""

    PLAYED = "played"
    DECLARER_CONCEDED = "declarer_conceded"
    DEFENDERS_CONCEDED = "defenders_conceded"
    CLAIMED = "claimed"
    """Somebody claimed the rest, and it went to the party that could be shown to have it."""
    THROWN = "thrown"
    """Somebody threw the cards on the table, and the rest went to the others."""
    REPLACED = "replaced"
    """A Null worth less than the bid was declared, and the game is lost in its place."""

    @property
    def counted(self) -> bool:
        """Whether all tricks are allotted, so that the game is judged as if it had been played to its end."""
        return self in _COUNTED


_COUNTED: Final = frozenset({Ending.PLAYED, Ending.CLAIMED, Ending.THROWN})


class Verdict(NamedText):
    """Why a game was won or lost."""

    WON = "won"
    GIVEN_UP_BY_DEFENDERS = "given_up_by_defenders"
    TOO_FEW_POINTS = "too_few_points"
    SCHNEIDER_MISSED = "schneider_missed"
    SCHWARZ_MISSED = "schwarz_missed"
    TRICK_TAKEN = "trick_taken"
    OVERBID = "overbid"
    IN_PLACE_OF_NULL = "in_place_of_null"
    GIVEN_UP_BY_DECLARER = "given_up_by_declarer"


class Level(NamedNumber):
    """A level that lifts the value of a game above what was announced."""

    NONE = 0
    SCHNEIDER = 1
    SCHWARZ = 2
    NEVER = 3
    """No level would be enough."""


@frozen
class Allotted(Value):
    """How the play ended when the remaining tricks went to one party."""

    ended: Ending
    """``CLAIMED`` or ``THROWN``."""
    to_declarer: bool
    """Whether they are the declarer's."""
    one_is_certain: bool = False
    """Whether the other party counts as having a trick: it held cards that nobody could have kept from one."""


@frozen
class Facts(Value):
    """What is known of a game that has ended.

    Args:
        points: The declarer's card points with the skat, 0 to 120; None if nobody counted.
        tricks: The declarer's tricks; None if nobody counted, and neither side took all ten.
        ended: How it ended.
        defender_points: What the defenders had taken when it ended; None if it is not known.
        defender_tricks: Their tricks; None if it is not known.
        claimed: The level that the declarer demanded with a claim, to which the defenders agreed.
    """

    points: int | None
    tricks: int | None
    ended: Ending
    defender_points: int | None = None
    defender_tricks: int | None = None
    claimed: ClaimLevel | None = None


class Finding(NamedTuple):
    """How the play went, before the value is compared with the bid."""

    made: bool
    """Whether the declarer reached the target: 61 or 90 points, every trick, or none."""
    level: Level
    """Whether one side made the other Schneider or Schwarz."""
    verdict: Verdict


def judge(contract: Contract, facts: Facts, rules: Rules, needed: Level) -> Finding:
    """Judge one game, whatever was bid.

    Args:
        contract: What was played; not Ramsch.
        facts: How it went.
        rules: The rules of the table.
        needed: The level without which the value stays below the bid. It matters only if the defenders give up under
            the Skat Order.

    Rule: ISkO 2015 §5.2; ISkO 2022 §4.4 for games given up.
    """
    if facts.ended is Ending.REPLACED:
        return Finding(False, Level.NONE, Verdict.IN_PLACE_OF_NULL)
    if contract.game is Game.NULL:
        return _null(facts)
    if given_up(facts, rules):
        return _given_up(contract, facts, rules, needed)
    return _played(contract, facts, rules)


def given_up(facts: Facts, rules: Rules) -> bool:
    """Tell whether a game is judged as it stood when it was given up, and not by what the declarer has at the end."""
    if facts.ended.counted:
        return False
    return facts.points is None or facts.claimed is not None or rules.concession not in ON_THE_SERVER


def _null(facts: Facts) -> Finding:
    """Judge a Null: only tricks count, never points."""
    if facts.tricks:  # first of all: with a trick it is lost, no matter who gives up afterwards
        return Finding(False, Level.NONE, Verdict.TRICK_TAKEN)
    if facts.ended is Ending.DECLARER_CONCEDED:
        return Finding(False, Level.NONE, Verdict.GIVEN_UP_BY_DECLARER)
    given = facts.ended is Ending.DEFENDERS_CONCEDED
    return Finding(True, Level.NONE, Verdict.GIVEN_UP_BY_DEFENDERS if given else Verdict.WON)


def _played(contract: Contract, facts: Facts, rules: Rules) -> Finding:
    """Judge by what the declarer has: the game was played to its end, or on the server the rest was given up."""
    goal = SCHNEIDER if contract.schneider_announced else WIN
    if _reaches(facts, goal, every_trick=contract.schwarz_announced):
        # A declarer with enough points has won, even by giving up the rest; only a gift is called one.
        given = facts.ended is Ending.DEFENDERS_CONCEDED
        return Finding(True, _made(facts), Verdict.GIVEN_UP_BY_DEFENDERS if given else Verdict.WON)
    if facts.ended is not Ending.DECLARER_CONCEDED:
        return Finding(False, _suffered(facts, rules), _missed(contract))
    # On the server no level counts against a declarer who gives up before the first trick is complete.
    level = _suffered(facts, rules) if _trick_completed(facts) else Level.NONE
    return Finding(False, level, Verdict.GIVEN_UP_BY_DECLARER)


def _given_up(contract: Contract, facts: Facts, rules: Rules, needed: Level) -> Finding:
    """Judge a game given up under the Skat Order.

    Whatever is already decided comes first, because nobody can give that away. Only then does it matter who gave up.
    A level that the declarer claimed, and the defenders agreed to, counts in any case.
    """
    agreed = Level.NONE if facts.claimed is None else Level[facts.claimed.upper()]
    schwarz_owed = contract.schwarz_announced or needed is Level.SCHWARZ
    schneider_owed = schwarz_owed or contract.schneider_announced or needed is Level.SCHNEIDER
    if _reaches(facts, SCHNEIDER if schneider_owed else WIN, every_trick=schwarz_owed):
        return Finding(True, max(_made(facts), agreed), Verdict.WON)
    against = facts.defender_points or 0
    lost = against > ALL_POINTS - (SCHNEIDER if schneider_owed else WIN) or (schwarz_owed and facts.defender_tricks)
    if lost:
        certain = against >= ALL_POINTS - rules.declarer_schneider_max
        return Finding(False, Level.SCHNEIDER if certain else agreed, _missed(contract))
    if facts.ended is Ending.DECLARER_CONCEDED:
        return Finding(False, Level.NONE, Verdict.GIVEN_UP_BY_DECLARER)
    # The gift includes the level that the bid needs, if any level is enough.
    given = Level.NONE if needed is Level.NEVER else needed
    return Finding(True, max(given, agreed), Verdict.GIVEN_UP_BY_DEFENDERS)


def _reaches(facts: Facts, goal: int, *, every_trick: bool) -> bool:
    """Tell whether the declarer has this many points, and all ten tricks if they were announced."""
    return (facts.points or 0) >= goal and (facts.tricks == ALL_TRICKS or not every_trick)


def _made(facts: Facts) -> Level:
    """Name the level that the declarer has made."""
    if facts.tricks == ALL_TRICKS:
        return Level.SCHWARZ
    return Level.SCHNEIDER if (facts.points or 0) >= SCHNEIDER else Level.NONE


def _suffered(facts: Facts, rules: Rules) -> Level:
    """Name the level that was made against the declarer."""
    if facts.tricks == 0:
        return Level.SCHWARZ
    return Level.SCHNEIDER if (facts.points or 0) <= rules.declarer_schneider_max else Level.NONE


def _missed(contract: Contract) -> Verdict:
    """Say why a game was lost: the highest announced level counts as missed, rather than the 61 points."""
    if contract.schwarz_announced:
        return Verdict.SCHWARZ_MISSED
    return Verdict.SCHNEIDER_MISSED if contract.schneider_announced else Verdict.TOO_FEW_POINTS


def _trick_completed(facts: Facts) -> bool:
    """Tell whether any trick was complete when the game was given up."""
    if facts.defender_tricks is None or facts.tricks is None:
        return facts.tricks != 0
    return facts.tricks + facts.defender_tricks > 0
