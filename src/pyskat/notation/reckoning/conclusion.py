"""What do the words of a game come to together? Each number is given to its side, each deed to who did it."""

from pyskat.errors import Code, ParseError, SettlementError
from pyskat.game import GAMES, Game
from pyskat.language.phrases import Phrase
from pyskat.notation.reckoning.answers import Reckoning
from pyskat.notation.reckoning.doers import blame
from pyskat.notation.reckoning.said import MOST_TOPS, Said, With, once
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, SCHNEIDER, WIN, Ending

__all__ = ["concluded"]


def concluded(said: Said) -> Reckoning:
    """Conclude what the words come to together.

    Raises:
        ParseError: If one thing was said twice, or it is not clear of whom.
        SettlementError: If points contradict each other.
    """
    if said.decided and said.ended is Ending.PLAYED:
        said.ended = Ending.DECLARER_CONCEDED
    _name(said)
    blame(said)
    _announce_counted(said)
    _share_tricks(said)
    _share_withs(said)
    _share_points(said)
    decided = (said.won, said.points, said.overbid) != (None,) * 3 or said.by_then or said.ended is Ending.CLAIMED
    if said.unclear is not None and not (decided or said.maker or said.asked or said.counted):
        raise ParseError.at(said.text, said.unclear, Code.WORD_MISSING, wanted=Phrase.WON_OR_LOST)
    return said


def _name(said: Said) -> None:
    """Take the game from a sum or a heading if it is named nowhere else, and refuse two games."""
    for token in said.named:
        game = GAMES[token.value if isinstance(token.value, int) else 0]
        if said.game is None:
            said.game = game
        elif said.game is not game:
            word = said.text[token.start : token.end]
            raise ParseError.at(said.text, token.start, Code.WORD_TWICE, word=word)


def _announce_counted(said: Said) -> None:
    """Announce the level that was counted just before: Schneider 5, angesagt 6."""
    for found in said.announced_at:
        level = said.level_at.get(found.number() - 1)
        if level is None:
            raise ParseError.at(said.text, found.place, Code.WORD_MISSING, wanted=Phrase.LEVEL_MISSING)
        said.flags |= {"hand", f"announced {level}"}


def _share_tricks(said: Said) -> None:
    """Find the declarer's tricks where those of the defenders were told, and the play went to its end."""
    if said.their_tricks is None or said.by_then:
        return
    if said.tricks is None:
        said.tricks = ALL_TRICKS - said.their_tricks
    elif said.tricks + said.their_tricks != ALL_TRICKS:
        both = (Phrase.TRICKS.of(count=said.tricks), Phrase.TRICKS.of(count=said.their_tricks))
        raise SettlementError.of(Code.CONTRADICTION, said=both[0], other=both[1])


def _share_withs(said: Said) -> None:
    """Tell matadors from points beside a verdict."""
    points = _points_beside_verdict(said.withs)
    if points is not None:
        once(said, points.found, "points")
        said.points = points.number
    for each in said.withs:
        if each is points:
            continue
        if said.game is Game.NULL and each.behind and each.number <= ALL_TRICKS and said.tricks is None:
            said.tricks = each.number
            continue
        once(said, each.found, "matadors")
        said.matadors = each.number if each.held else -each.number


def _points_beside_verdict(withs: list[With]) -> With | None:
    """Find the number that counts points: of two the one behind the verdict, otherwise one too high for matadors."""
    behind = [each for each in withs if each.behind]
    alone = len(withs) == 1
    high = [each for each in withs if each.held and each.number > MOST_TOPS]
    high = [each for each in high if each.behind or each.before or not alone]
    if len(withs) > 1 and len(behind) == 1:
        return behind[0]
    return high[0] if len(high) == 1 else None


def _share_points(said: Said) -> None:
    """Find the declarer's points where those of both sides were told, or those of one."""
    if said.pair is not None and said.by_then:
        said.points, said.against = said.pair
    elif said.pair is not None:
        one, other = said.pair
        if one + other != ALL_POINTS:
            raise _contradiction(one, other)
        said.points = _fitting(said, (one, other))
    elif said.side is not None:
        if said.won is None:
            raise ParseError.at(said.text, said.seen["points"], Code.WORD_MISSING, wanted=Phrase.WON_OR_LOST)
        said.points = _fitting(said, (said.side, ALL_POINTS - said.side))
    if said.against is not None and not said.by_then:
        if said.points is None:
            said.points = ALL_POINTS - said.against
        elif said.points + said.against != ALL_POINTS:
            raise _contradiction(said.points, said.against)


def _fitting(said: Said, both: tuple[int, int]) -> int:
    """Choose the declarer's points: the first, unless only the second go with what was said of the end."""
    if said.won is None:
        return both[0]
    goal = SCHNEIDER if said.contract.schneider_announced else WIN
    return next((points for points in both if (points >= goal) is said.won), both[0])


def _contradiction(one: int, other: int) -> SettlementError:
    both = (Phrase.POINTS.of(count=one), Phrase.POINTS.of(count=other))
    return SettlementError.of(Code.CONTRADICTION, said=both[0], other=both[1])
