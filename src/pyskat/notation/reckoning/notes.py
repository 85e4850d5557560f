"""What does it mean that something was said? Each kind of saying is noted in its own way."""

from collections.abc import Callable
from typing import Final

from pyskat.contract import Contract
from pyskat.errors import Code, ParseError
from pyskat.game import GAMES, Game
from pyskat.language.phrases import Phrase
from pyskat.language.words import LEVEL_LETTERS
from pyskat.notation.reckoning.grammar import Found
from pyskat.notation.reckoning.said import MOST_TOPS, Said, With, once
from pyskat.notation.reckoning.tokens import is_person
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, Ending
from pyskat.scoring.value import BID_VALUES

Note = Callable[[Said, Found], "bool | None"]

_LEAST_BID: Final = 18
_ENDS: Final = frozenset({"DECLARER", "SEAT", "GAME", "CODE", "CONCEDED", "BID", "COLON", "DASH"})
"""Behind these nobody speaks of the defenders any longer."""


def skip(_told: Said, _found: Found) -> None:
    """Let something go by that says nothing more."""


def announce(told: Said, levels: set[str]) -> None:
    """Note levels that were announced, and the hand game that they are part of."""
    told.flags |= {"hand"} | {f"announced {level}" for level in levels}


def of_defenders(found: Found, unit: str, *, counted: bool = True) -> bool:
    """Tell whether points or tricks are those of the defenders, who were named before in the same part.

    Gegner 4 Stiche mit 50 Augen, and Gegner 4 Stiche, 50 Augen; but not Gegner 4 Stiche, ich 50 Augen. Only numbers
    (counted) go together over a comma: in Gegner kein Stich, 120 Augen these are the declarer's. What stands behind a
    level is the declarer's unless it is tied to it: Gegner Schneider 95 Augen, Gegner Schneider mit 20 Augen.
    """
    tokens = found.sentence.tokens[: found.match.start() + 1]
    for at in range(len(tokens) - 2, -1, -1):
        kind, earlier = tokens[at].kind, tokens[at - 1].kind if at else ""
        if kind == "DEFENDERS":
            between = found.sentence.text[tokens[at].end : found.place]
            return earlier not in {"FOR", "AGAINST", "OF"} and not any(map(is_person, between.split()))
        if kind == "LEVEL" and tokens[-1].kind != "WITH":
            return False
        both = counted and at > 1 and tokens[at - 2].kind == "NUMBER" and earlier in {"POINT", "TRICK"}
        if kind in _ENDS or kind == unit or (kind == "COMMA" and not both):
            return False
    return False


# The game and its levels.


def game(told: Said, found: Found) -> None:
    """Note which game is played."""
    once(told, found, "game")
    value = found.one("game").value
    told.game = GAMES[value if isinstance(value, int) else 0]


def code(told: Said, found: Found) -> None:
    """Note a game in the server's code, in which all levels are announced."""
    once(told, found, "game")
    try:
        contract = Contract.parse(found.word)
    except ParseError as error:
        raise ParseError(error.reason, told.text, found.place + error.position) from None
    told.game = contract.game
    for letter in found.word[1:]:
        level = LEVEL_LETTERS[letter]
        told.flags.add(level if level in {"hand", "ouvert"} else f"announced {level}")


def hand(told: Said, _found: Found) -> None:
    """Note a hand game."""
    told.flags.add("hand")


def ouvert(told: Said, found: Found) -> None:
    """Note an open hand."""
    once(told, found, "ouvert")
    told.flags.add("ouvert")


def announced(told: Said, found: Found) -> None:
    """Note levels that were announced."""
    announce(told, found.levels())


def made(told: Said, found: Found) -> None:
    """Note levels that were made."""
    told.seen.setdefault("made", found.place)
    told.flags |= found.levels()


def made_by(maker: str) -> Note:
    """Make a note of levels that were made by one side."""

    def note(told: Said, found: Found) -> None:
        made(told, found)
        if told.maker and told.maker != maker:
            once(told, found, "made")
        told.maker = maker

    return note


def unclear(told: Said, found: Found) -> None:
    """Note a level that was made, but the words do not tell by whom."""
    made(told, found)
    told.unclear = found.place


def denied(told: Said, found: Found) -> None:
    """Note levels that there were not."""
    told.denied |= found.levels()


def no_hand(told: Said, _found: Found) -> None:
    """Note that it was no hand game."""
    told.denied.add("hand")


def plain(told: Said, _found: Found) -> None:
    """Note that there was no level."""
    told.denied |= {"schneider", "schwarz"}


# How it went.


def verdict(told: Said, found: Found, *, won: bool) -> None:
    """Note whether it was won."""
    if told.won is not None and told.won is not won:
        once(told, found, "verdict")
    told.seen.setdefault("verdict", found.place)
    told.won = won


def verdict_said(told: Said, found: Found) -> None:
    """Note whether the declarer won or lost; the defenders win what he loses."""
    won = found.one("verdict").kind == "WON"
    turned = _by_defenders(found) is not found.has("no")
    verdict(told, found, won=won is not turned)


def _by_defenders(found: Found) -> bool:
    return "DEFENDERS" in {token.kind for token in found.all("who")}


def verdict_with(told: Said, found: Found) -> bool | None:
    """Note that the defenders won or lost with so many points; a small number alone may be anything."""
    if not found.has("with") and not found.has("unit") and found.number() <= MOST_TOPS:
        return False
    verdict_said(told, found)
    against(told, found)
    return None


def failed(told: Said, found: Found) -> None:
    """Note that the declarer lost."""
    verdict(told, found, won=False)


def overbid(overbid: bool) -> Note:  # noqa: FBT001 - one of two notes
    """Make a note of whether a game was overbid."""

    def note(told: Said, found: Found) -> None:
        once(told, found, "overbid")
        told.overbid = overbid

    return note


def instead(told: Said, found: Found) -> bool | None:
    """Note that the game counts instead of a Null that was worth less than the bid."""
    if found.one("game").value != Game.NULL:
        return False
    once(told, found, "end")
    told.ended = Ending.REPLACED
    return None


def tricks(count: Callable[[Found], int | None]) -> Note:
    """Make a note of the tricks of the side that is spoken of, if the words have a number for them."""

    def note(told: Said, found: Found) -> bool | None:
        tricks = count(found)
        if tricks is None:
            return False
        _take(told, found, tricks, theirs=of_defenders(found, "TRICK", counted=0 < tricks < ALL_TRICKS))
        return None

    return note


def their_tricks(count: Callable[[Found], int]) -> Note:
    """Make a note of the tricks of the defenders."""

    def note(told: Said, found: Found) -> None:
        _take(told, found, count(found), theirs=True)

    return note


def _take(told: Said, found: Found, tricks: int, *, theirs: bool) -> None:
    """Note the tricks of a side."""
    once(told, found, "their tricks" if theirs else "tricks")
    if theirs:
        told.their_tricks = tricks
    else:
        told.tricks = tricks


def no_trick(found: Found) -> int | None:
    """Count no trick: kein Stich, not one trick."""
    return None if found.has("n") and found.number() != 1 else 0


def all_tricks(found: Found) -> int | None:
    """Count all tricks, if the number beside them is ten."""
    return None if found.has("n") and found.number() != ALL_TRICKS else ALL_TRICKS


def taken(told: Said, found: Found) -> None:
    """Note tricks that were won; where they were lost, it may be the game or these tricks, except in a Null."""
    if found.has("all") and found.number("all") != ALL_TRICKS:
        raise _unclear_tricks(told, found)
    if found.one("verdict").kind == "LOST":
        null = any(token[0::3] == ("GAME", Game.NULL) for token in found.sentence.tokens)
        if not null or not found.has("n"):
            raise _unclear_tricks(told, found)
    tricks = found.number() if found.has("n") else 0 if found.has("no") else ALL_TRICKS
    _take(told, found, tricks, theirs=_by_defenders(found))


def _unclear_tricks(told: Said, found: Found) -> ParseError:
    return ParseError.at(told.text, found.place, Code.UNKNOWN_WORD, word=found.word, wanted=Phrase.LOST_TRICKS)


def points(told: Said, found: Found) -> None:
    """Note the points of the side that is spoken of."""
    if of_defenders(found, "POINT"):
        against(told, found)
    else:
        own_points(told, found)


def own_points(told: Said, found: Found) -> None:
    """Note the points of the declarer."""
    once(told, found, "points")
    told.points = found.number()


def points_made(told: Said, found: Found) -> bool | None:
    """Note points behind made; a small number may be tricks."""
    if found.number() <= MOST_TOPS:
        return False
    points(told, found)
    return None


def against(told: Said, found: Found) -> None:
    """Note the points of the defenders."""
    once(told, found, "against")
    told.against = found.number()


def halves(told: Said, found: Found) -> None:
    """Note that both sides have 60 points."""
    once(told, found, "points")
    told.points = ALL_POINTS // 2


def pair(told: Said, found: Found) -> bool | None:
    """Note the points of both sides.

    Two numbers with a mark between them are no pair if each has its own meaning: mit 3 – 117 Augen, 75: 18 gereizt.
    """
    one, other = found.number("one"), found.number("other")
    if found.one("mark").kind not in {"TO", "AGAINST"}:
        start = found.match.start()
        verdict = start > 0 and found.sentence.tokens[start - 1].kind in {"WON", "LOST"}
        tops = found.has("with") and one <= MOST_TOPS and not verdict
        apart = one + other != ALL_POINTS and (found.has("with") or found.has("unit"))
        if tops or apart or found.followed_by("TRICK", "BID"):
            return False
    elif found.has("with") and one + other != ALL_POINTS:
        return False
    once(told, found, "points")
    if found.has("theirs"):
        once(told, found, "against")
        told.against, told.points = one, other
    else:
        told.pair = (one, other)
    return None


def one_side(told: Said, found: Found) -> None:
    """Note the points of one side, which the words do not tell: zu 59."""
    once(told, found, "points")
    told.side = found.number()


# The bid, the matadors, and numbers of either.


def bid(told: Said, found: Found) -> None:
    """Note the bid."""
    once(told, found, "bid")
    told.bid = found.number()


def bid_before(told: Said, found: Found) -> bool | None:
    """Note a bid whose word stands behind it."""
    if found.number() < _LEAST_BID:
        return False
    bid(told, found)
    return None


def bid_between(told: Said, found: Found) -> bool | None:
    """Note a bid whose word stands between two numbers, one of which can be bid."""
    can = [name for name in ("one", "other") if found.number(name) in BID_VALUES]
    if not can or found.number("one") < _LEAST_BID:
        return False
    if len(can) > 1:
        number = found.number("one")
        wanted = Phrase.POINTS_OR_BID.of(number=number)
        raise ParseError.at(told.text, found.place, Code.UNKNOWN_WORD, word=str(number), wanted=wanted)
    once(told, found, "bid")
    told.bid = found.number(can[0])
    told.numbers.append(found.one("other" if can == ["one"] else "one"))
    return None


def beside(told: Said, found: Found) -> None:
    """Note a number behind ``with`` or ``without``."""
    held = found.one("side").kind == "WITH"
    start = found.match.start()
    behind = held and start > 0 and found.sentence.tokens[start - 1].kind in {"WON", "LOST"}
    if not held and found.followed_by("DEFENDERS"):
        wanted = Phrase.WITH_OR_WITHOUT
        raise ParseError.at(told.text, found.place, Code.UNKNOWN_WORD, word=found.word, wanted=wanted)
    before_verdict = held and found.followed_by("WON", "LOST")
    told.withs.append(With(found.number(), held, found, behind=behind, before=before_verdict))


def free(told: Said, found: Found) -> None:
    """Note a number of which nobody says what it counts."""
    told.numbers.append(found.one("n"))


def apart(told: Said, found: Found) -> bool | None:
    """Refuse a number right before points: 40 und 30 Augen, 60,5 Augen; of 24, 61 Augen the first may be a bid."""
    tokens = found.sentence.tokens[found.match.end() :]
    if tokens[0].kind == "COMMA" and tokens[0].end != tokens[1].start:
        return False
    wanted = Phrase.NUMBER_OF_WHAT
    raise ParseError.at(told.text, found.place, Code.UNKNOWN_WORD, word=found.word, wanted=wanted)


def asked(told: Said, _found: Found) -> None:
    """Note that something is asked."""
    told.asked = True


def flag(flag: str) -> Note:
    """Make a note of Kontra or Re."""

    def note(told: Said, found: Found) -> None:
        once(told, found, flag)
        told.flags.add(flag)

    return note


def bock(told: Said, _found: Found) -> None:
    """Note a Bock round."""
    told.bocks += 1
