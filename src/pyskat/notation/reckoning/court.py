"""What follows from what happened at the table? Faults are ruled on, and the rest of a game cut short is allotted."""

from typing import Final, TypeVar

from attrs import evolve

from pyskat.contract import Contract
from pyskat.court import OffenceKind, Party, Ruling, ruling
from pyskat.court.rulings import Reckoned, happened
from pyskat.errors import Code, ContractError, ParseError, SettlementError
from pyskat.game import Game
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Term
from pyskat.language.told_words import ToldWord
from pyskat.notation.reckoning.outcome import OTHERS, OWN, refuse_denied
from pyskat.notation.reckoning.told import Told
from pyskat.rules import Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, Ending
from pyskat.scoring.settlement import Settlement
from pyskat.scoring.value import worths

__all__ = ["cut_short", "ruled_by"]

T = TypeVar("T", bound=Told)

_OF_A_DEAL: Final = frozenset(
    {
        OffenceKind.PULLED_IN,
        OffenceKind.LEFT_TRICKS_LYING,
        OffenceKind.SHOWED_SKAT,
        OffenceKind.SKAT_TOUCHED,
        OffenceKind.BID_IN_WORDS,
    }
)


def ruled_by(told: Told, contract: Contract, doublings: int, rules: Rules) -> Ruling:
    """Rule on what went wrong in a told game.

    Args:
        told: What was told.
        contract: The game.
        doublings: How often its score is doubled beside Kontra and Re.
        rules: The rules of the table.
    """
    if contract.game is Game.RAMSCH:
        raise ContractError.of(Code.NO_PARTIES)
    if told.offence is None:
        raise ParseError.at(told.text, 0, Code.WORD_MISSING, wanted=ToldWord.WHAT_WENT_WRONG)
    if told.offence.kind in _OF_A_DEAL:
        raise SettlementError.of(Code.DEAL_NEEDED, what=happened(told.offence))
    for points in (told.points, told.against):
        if points is not None and points > ALL_POINTS:
            raise SettlementError.of(Code.POINTS_OUT_OF_RANGE, points=points)
    ruled = ruling(
        contract,
        told.matadors,
        offence=told.offence,
        bid=told.bid,
        points=told.points,
        tricks_taken=told.tricks,
        defenders_points=told.against,
        defenders_tricks=told.their_tricks,
        kontra="kontra" in told.flags,
        re="re" in told.flags,
        rules=rules,
    )
    if ruled.settlement is None:
        return ruled
    settled = evolve(ruled.settlement, doublings=doublings)
    if told.won not in {None, settled.won}:
        verdict = Phrase.WON if told.won else Phrase.LOST
        raise SettlementError.of(Code.CONTRADICTION, said=verdict, other=happened(told.offence))
    refuse_denied(told, settled)
    _refuse_made(told, settled)
    reasons = tuple(Reckoned(settled) if isinstance(reason, Reckoned) else reason for reason in ruled.reasons)
    return evolve(ruled, settlement=settled, reasons=reasons)


def _refuse_made(told: Told, settled: Settlement) -> None:
    """Refuse a level that was not made when it happened."""
    if not told.made:
        return
    _, schneider, schwarz = worths(settled.contract, settled.matadors)
    wanted = schwarz if "schwarz" in told.made else schneider
    of_others = {OWN: not settled.won, OTHERS: settled.won}.get(told.maker, False)
    if settled.game_value != wanted or of_others:
        level = Phrase.SCHWARZ if "schwarz" in told.made else Phrase.SCHNEIDER
        other = Phrase.WORTH_OF.of(value=settled.game_value.value)
        raise SettlementError.of(Code.CONTRADICTION, said=level, other=other)


def cut_short(told: T) -> T:
    """Allot the rest of a game that was claimed, or thrown on the table.

    Raises:
        ParseError: If the words do not tell to whom it goes.
        SettlementError: If only the cards tell, or play goes on.
    """
    if told.refused:
        raise SettlementError.of(Code.NO_SCORE_FOLLOWS, why=ToldWord.REFUSED_AND_PLAYED_ON)
    if told.ended is Ending.CLAIMED and told.won is None:
        if told.ender is Party.DEFENDERS:
            raise SettlementError.of(Code.DEAL_NEEDED, what=ToldWord.CLAIM_OF_A_DEFENDER)
        raise _missing(told, ToldWord.ACCEPTED_OR_NOT)
    return _thrown(told) if told.ended is Ending.THROWN else told


def _thrown(told: T) -> T:
    """Give the thrower what he has, and the others the rest.

    Where nobody is named, it was the side whose points are told: they are what it keeps.
    """
    thrower = told.ender
    if thrower is None and told.against is not None and told.points is None:
        thrower = Party.DEFENDERS
    if told.contract.game is Game.NULL:
        if thrower is None and not told.tricks:
            raise _missing(told, ToldWord.WHO_DID_IT)
        conceded = Ending.DEFENDERS_CONCEDED if thrower is Party.DEFENDERS else Ending.DECLARER_CONCEDED
        return evolve(told, ended=conceded)
    kept = told.against if thrower is Party.DEFENDERS else told.points
    tricks = told.their_tricks if thrower is Party.DEFENDERS else told.tricks
    if kept is None and tricks == 0:
        kept = 0 if thrower is Party.DEFENDERS else None
    if kept is None:
        if told.won is None and not told.made:
            raise _missing(told, ToldWord.WHO_DID_IT if thrower is None else ToldWord.POINTS_OF_THE_THROWER)
        return evolve(told, points=None, against=None, tricks=None)
    if kept > ALL_POINTS:
        raise SettlementError.of(Code.POINTS_OUT_OF_RANGE, points=kept)
    if thrower is Party.DEFENDERS:
        own = None if tricks is None else ALL_TRICKS - _certain(told, tricks, without=True)
        return evolve(told, points=ALL_POINTS - kept, against=None, tricks=own, their_tricks=None)
    own = None if tricks is None else _certain(told, tricks, without=False)
    return evolve(told, points=kept, against=None, tricks=own, their_tricks=None)


def _certain(told: Told, tricks: int, *, without: bool) -> int:
    """Count the tricks of the thrower; one is certain with the jack of clubs, or the three others.

    Args:
        told: What was told.
        tricks: What he had by then.
        without: Whether he has that jack if the declarer plays without it.

    Rule: ISkO 2018 §4.4.6.
    """
    if tricks or "schwarz" in told.made:
        return tricks
    if "schwarz" in told.denied or "schneider" in told.made or told.matadors is None:
        return 1
    if (told.matadors < 0) is without:
        return 1
    if abs(told.matadors) == 1:
        raise _missing(told, ToldWord.SCHWARZ_OR_NOT)
    return 0


def _missing(told: Told, wanted: Term) -> ParseError:
    return ParseError.at(told.text, told.seen.get("end", 0), Code.WORD_MISSING, wanted=wanted)
