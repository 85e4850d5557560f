"""What was said of a Ramsch? The points of three players, a march or a virgin, and what doubled it."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from attrs import Factory, define

from pyskat.errors import Code, ContractError, ParseError, SettlementError
from pyskat.errors.limits import expect_doublings
from pyskat.game import Game
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Term
from pyskat.notation.reckoning.grammar import Found, Sayings, sayings_of
from pyskat.notation.reckoning.tokens import Token
from pyskat.rules import RamschRules, Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS
from pyskat.scoring.possible import can_lie
from pyskat.scoring.ramsch import RamschSettlement, conclude_ramsch
from pyskat.seat import SEATS, Seat

__all__ = ["RAMSCH_SAYINGS", "RamschTold", "is_ramsch"]

Three = tuple[int, int, int]
_EVEN: Final = sorted(
    (each for each in product(range(ALL_TRICKS + 1), repeat=3) if sum(each) == ALL_TRICKS),
    key=lambda each: max(each) - min(each),
)
"""How three players may share ten tricks, the most alike first."""


def is_ramsch(tokens: Sequence[Token]) -> bool:
    """Tell whether a Ramsch is meant."""
    return any(token.kind in {"MARCH", "VIRGIN"} or token[0::3] == ("GAME", Game.RAMSCH) for token in tokens)


@define
class RamschTold:
    """The words of a Ramsch as they were read, before it is settled."""

    text: str
    numbers: list[int] = Factory(list)
    """Points in the order of the seats."""
    by_seat: dict[Seat, int] = Factory(dict)
    skat: int | None = None
    last: Seat | None = None
    """Who took the last trick."""
    march: bool | None = None
    """Whether somebody took every trick."""
    marcher: Seat | None = None
    """Who did."""
    virgin: bool | None = None
    virgins: tuple[Seat, ...] = ()
    """Who is said to be one."""
    payers: tuple[Seat, ...] = ()
    """Who has the most."""
    scores: dict[Seat, int] = Factory(dict)
    doublings: int = 0
    pushed: int | None = None
    """Where it was said that the skat was pushed on."""
    factor: int | None = None
    seen: dict[str, int] = Factory(dict)

    def settle(self, rules: Rules) -> RamschSettlement:
        """Settle it.

        Raises:
            ParseError: If something is missing.
            SettlementError: If something is impossible, or contradicts the rest.
        """
        house = rules.ramsch or RamschRules()
        if self.pushed is not None and not house.pushing:
            word = self.text[self.pushed :].split()[0]
            raise ParseError.at(self.text, self.pushed, Code.UNKNOWN_WORD, word=word, wanted=Phrase.NOBODY_PUSHES)
        points, skat = self._points(house)
        march = self._march(points, skat)
        if self.virgin is None and march is None and 0 in points and not self.payers:
            raise ParseError.at(self.text, 0, Code.WORD_MISSING, wanted=Phrase.VIRGIN_OR_NOT)
        named = any(points[seat] for seat in self.virgins)
        if self.virgin and (march is not None or min(points) > 0 or named):
            raise _contradiction(Phrase.VIRGIN, Phrase.SEVERAL_POINTS.of(points=points))
        last = self._last(points, march, house)
        tricks = self._tricks(points, skat, march, last)
        doublings = expect_doublings(self._doublings())
        settled = conclude_ramsch(points, tricks, skat, (last,), doublings, house)
        self._agree(settled)
        return settled

    def _points(self, house: RamschRules) -> tuple[Three, int]:
        """Give the points of the players and of the skat."""
        told = self.numbers or [self.by_seat[seat] for seat in SEATS if seat in self.by_seat]
        if not told and self.marcher is not None:
            told = [ALL_POINTS if seat is self.marcher else 0 for seat in SEATS]
        if len(told) != len(SEATS) or (self.numbers and self.by_seat):
            wanted = Phrase.NUMBER_FOR_EACH.of(players=SEATS)
            raise ParseError.at(self.text, 0, Code.WORD_MISSING, wanted=wanted)
        skat = self.skat
        if skat is None:
            skat = 0 if house.skat_to == "last_trick" else max(ALL_POINTS - sum(told), 0)
        if sum(told) + skat != ALL_POINTS:
            raise SettlementError.of(Code.RAMSCH_POINTS, total=sum(told) + skat)
        fore, middle, rear = told
        return (fore, middle, rear), skat

    def _march(self, points: Three, skat: int) -> Seat | None:
        """Find who took every trick; who has all points but did not say so may have left a trick without any."""
        most = SEATS[points.index(max(points))]
        all_points = max(points) == ALL_POINTS - skat
        if self.march is None and all_points and not self.payers and self.virgin is None:
            raise ParseError.at(self.text, 0, Code.WORD_MISSING, wanted=Phrase.MARCH_OR_NOT)
        if not self.march:
            return None
        if not all_points or self.marcher not in {None, most}:
            raise _contradiction(Phrase.MARCH, Phrase.SEVERAL_POINTS.of(points=points))
        return most

    def _last(self, points: Three, march: Seat | None, house: RamschRules) -> Seat:
        """Find who took the last trick, or, of those tied, the latest one."""
        if march is not None:
            return march
        tied = tuple(seat for seat in SEATS if points[seat] == max(points))
        matters = (house.tie == "last_trick" and len(tied) > 1) or (house.skat_to == "last_trick" and self.skat)
        if self.last is not None:
            return self.last
        if matters and len(self.payers) == 1:
            return self.payers[0]
        others = [seat for seat in SEATS if seat not in tied]
        if matters and self.payers == tied and others:
            return others[0]
        if matters:
            raise ParseError.at(self.text, 0, Code.WORD_MISSING, wanted=Phrase.WHO_TOOK_THE_LAST)
        return tied[0]

    def _tricks(self, points: Three, skat: int, march: Seat | None, last: Seat) -> Three:
        """Find tricks that go with all that was told."""
        for tricks in _EVEN:
            first, second, third = tricks
            whole = max(tricks) == ALL_TRICKS
            virgin = 0 in tricks and not whole
            fits = whole is (march is not None) and virgin is bool(self.virgin) and tricks[last] > 0
            if fits and can_lie((*points, skat), (3 * first, 3 * second, 3 * third, 2)):
                return first, second, third
        raise SettlementError.of(Code.RAMSCH_CARDS, found=(*points, skat), tricks=ALL_TRICKS)

    def _doublings(self) -> int:
        if self.factor is None:
            return self.doublings
        found = self.factor.bit_length() - 1
        if self.factor != 1 << found or self.doublings not in {0, found}:
            raise _contradiction(f"× {self.factor}", Phrase.A_FACTOR.of(number=1 << self.doublings))
        return found

    def _agree(self, settled: RamschSettlement) -> None:
        """Refuse payers and scores that do not follow from the rest."""
        if self.payers and self.payers != settled.payers:
            raise _contradiction(Phrase.MOST.of(seats=self.payers), Phrase.SEVERAL_POINTS.of(points=settled.counted))
        if self.scores and tuple(self.scores.get(seat, 0) for seat in SEATS) != settled.scores:
            told = tuple(self.scores.get(seat, 0) for seat in SEATS)
            raise _contradiction(Phrase.SCORES_OF.of(scores=told), Phrase.SCORES_OF.of(scores=settled.scores))


def _contradiction(said: Term, other: Term) -> SettlementError:
    return SettlementError.of(Code.CONTRADICTION, said=said, other=other)


def _once(told: RamschTold, found: Found, what: str) -> None:
    if what in told.seen:
        raise ParseError.at(told.text, found.place, Code.WORD_TWICE, word=found.word)
    told.seen[what] = found.place


def _seats(found: Found) -> tuple[Seat, ...]:
    said = [token.value for token in found.all("seat")]
    return tuple(seat for seat in SEATS if seat in said)


def _remark(told: RamschTold, found: Found) -> None:
    if found.one("remark").value == "virgin":
        _virgin(told, found)


def _march(told: RamschTold, found: Found) -> None:
    """Note a march, which may be said twice: takes every trick, a march."""
    seat = _seats(found)[0] if found.has("seat") else told.marcher
    if told.march is False or told.marcher not in {None, seat}:
        _once(told, found, "march")
    told.seen["march"] = found.place
    told.march, told.marcher = True, seat


def _no_march(told: RamschTold, found: Found) -> None:
    _once(told, found, "march")
    told.march = False


def _virgin(told: RamschTold, found: Found) -> None:
    _once(told, found, "virgin")
    told.virgin = True


def _virgin_named(told: RamschTold, found: Found) -> None:
    _virgin(told, found)
    told.virgins = _seats(found)


def _no_virgin(told: RamschTold, found: Found) -> None:
    _once(told, found, "virgin")
    told.virgin = False


def _payers(told: RamschTold, found: Found) -> None:
    _once(told, found, "most")
    told.payers = _seats(found)


def _score(told: RamschTold, found: Found) -> None:
    seat, sign = _seats(found)[0], found.one("sign").value
    _once(told, found, f"score {seat}")
    told.scores[seat] = found.number() * (sign if isinstance(sign, int) else 1)


def _points(told: RamschTold, found: Found) -> None:
    seat = _seats(found)[0]
    _once(told, found, f"points {seat}")
    told.by_seat[seat] = found.number()


def _number(told: RamschTold, found: Found) -> None:
    if len(told.numbers) == len(SEATS):
        _once(told, found, "numbers")
        _once(told, found, "numbers")
    told.numbers.append(found.number())


def _skat(told: RamschTold, found: Found) -> None:
    _once(told, found, "skat")
    told.skat = found.number()


def _last(told: RamschTold, found: Found) -> None:
    _once(told, found, "last")
    told.last = _seats(found)[0]


def _factor(told: RamschTold, found: Found) -> None:
    _once(told, found, "factor")
    told.factor = found.number()


def _bock(told: RamschTold, _found: Found) -> None:
    told.doublings += 1


def _pushed(told: RamschTold, found: Found) -> None:
    _once(told, found, "pushed")
    told.pushed = found.place
    told.doublings += found.number() if found.has("n") else 1


def _game(told: RamschTold, found: Found) -> None:
    if found.one("game").value != Game.RAMSCH:
        raise ParseError.at(told.text, found.place, Code.WORD_TWICE, word=found.word)
    _once(told, found, "game")


def _level(_told: RamschTold, found: Found) -> None:
    level = found.one("level")
    name = {"HAND": "hand", "OUVERT": "ouvert"}.get(level.kind, str(level.value))
    raise ContractError.of(Code.RAMSCH_LEVEL, word=Phrase[name.upper()])


def _matadors(told: RamschTold, found: Found) -> None:
    raise ParseError.at(told.text, found.place, Code.NO_MATADORS, game=Game.RAMSCH)


def _skip(_told: RamschTold, _found: Found) -> None:
    """Let something go by that says nothing more."""


_BESIDE: Final = "<COLON|WITH|UP_TO|FOR|TO>?"

RAMSCH_SAYINGS: Final[Sayings[RamschTold]] = sayings_of(
    ("(?P<remark><REMARK>)", _remark),
    ("(?P<seat><SEAT>)<ALL><NUMBER>?<TRICK>", _march),
    ("(?P<seat><SEAT><COMMA><SEAT><SEAT>|<SEAT>{1,3})<MOST><POINT>?", _payers),
    ("<MOST><POINT>?<COLON>?(?P<seat><SEAT><COMMA><SEAT><SEAT>|<SEAT>{1,3})", _payers),
    (f"(?P<seat><SEAT>){_BESIDE}<LAST><TRICK>", _last),
    (f"<LAST><TRICK>{_BESIDE}(?P<seat><SEAT>)", _last),
    ("<NO|NOT|WITHOUT><MARCH>", _no_march),
    ("<NO|NOT|WITHOUT><VIRGIN>", _no_virgin),
    (f"<ARTICLE>?<MARCH>{_BESIDE}(?P<seat><SEAT>)(?!<COLON>?<SIGN|NUMBER>)", _march),
    ("(?P<seat><SEAT>)<COLON>?<ARTICLE>?<MARCH>", _march),
    ("<ARTICLE>?<MARCH>(?P<seat><SEAT>)?", _march),
    (f"<ARTICLE>?<VIRGIN>{_BESIDE}(?P<seat><SEAT>)(?!<COLON>?<SIGN|NUMBER>)", _virgin_named),
    ("(?P<seat><SEAT>)<ARTICLE>?<VIRGIN>", _virgin_named),
    ("<ARTICLE>?<VIRGIN>", _virgin),
    ("(?P<seat><SEAT>)<COLON>?(?P<sign><SIGN>)(?P<n><NUMBER>)", _score),
    ("(?P<seat><SEAT>)<COLON|WITH>?(?P<n><NUMBER>)<POINT>?", _points),
    ("<SKAT><COLON|WITH|ASKS>?(?P<n><NUMBER>)<POINT>?", _skat),
    ("(?P<n><NUMBER>)<POINT>?<IN><SKAT>", _skat),
    ("<DOUBLED>?<COLON>?<TIMES>(?P<n><NUMBER>)", _factor),
    ("<WITH>?<BOCK>", _bock),
    ("<PUSHED>(?P<n><NUMBER>)?", _pushed),
    ("(?P<level><HAND|OUVERT|LEVEL>)", _level),
    ("<WITH|WITHOUT|AGAINST><NUMBER>", _matadors),
    ("(?P<game><GAME>)", _game),
    ("(?P<n><NUMBER>)<POINT>?", _number),
    ("<GAME_WORD|COMMA|COLON|DASH|SLASH|PLUS|ASKS|WORTH|PLAYS|PLAYED>|<IN|UP_TO|ARTICLE>(?=<GAME>)", _skip),
)
"""The first that fits is taken."""
