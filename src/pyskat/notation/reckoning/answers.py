"""What does a game in words come to? It is settled, or reckoned without a result."""

from collections.abc import Callable, Container
from itertools import permutations
from typing import Final, NamedTuple, TypeVar

from attrs import define, evolve

from pyskat.contract import Contract
from pyskat.court import Ruling
from pyskat.errors import Code, ParseError, SettlementError, SkatError
from pyskat.errors.limits import expect_doublings
from pyskat.errors.quoting import short
from pyskat.game import Game
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Term
from pyskat.language.told_words import ToldWord
from pyskat.notation.reckoning.court import cut_short, ruled_by
from pyskat.notation.reckoning.outcome import settled_by
from pyskat.notation.reckoning.tokens import Token
from pyskat.notation.reckoning.told import Claim, Told
from pyskat.rules import ISKO, Rules
from pyskat.scoring.judgement import ALL_POINTS, Ending
from pyskat.scoring.settlement import Settlement, refuse_bid
from pyskat.scoring.value import GameValue, game_value

__all__ = ["Reckoning"]

T = TypeVar("T", bound=Settlement | GameValue | Ruling)

_SMALL: Final = 11
"""A bare number up to this may be anything: points, tricks, matadors."""
_MOST_BARE: Final = 2


@define
class Reckoning(Told):
    """The words of one game as they were read, before the game is settled."""

    def answer(self, rules: Rules = ISKO) -> Settlement | GameValue:
        """Settle the game if it was said how it went, otherwise work out its value."""
        return self._by_number(lambda told: told._answer(rules))  # noqa: SLF001 - of the same class

    def value(self, rules: Rules = ISKO) -> GameValue:
        """Work out the value of the game, with the levels that were said to be made."""
        return self._by_number(lambda told: told._value(rules))  # noqa: SLF001 - of the same class

    def settle(self, rules: Rules = ISKO) -> Settlement:
        """Settle the game.

        If no points were told, "won", "lost", "schneider" and "schwarz" stand for just enough points.
        """
        return self._by_number(lambda told: told._settle(rules))  # noqa: SLF001 - of the same class

    def ruling(self, rules: Rules = ISKO) -> Ruling:
        """Rule on what went wrong in the game.

        Args:
            rules: The rules of the table.

        Returns:
            The ruling, with a settlement if the game is over.

        Raises:
            ParseError: If nothing went wrong, or it is not clear who did it.
            SettlementError: If it cannot be ruled on without the cards, or contradicts the rest.

        Rule: ISkO 2022 §4.1.3 to §4.1.6.

        >>> from pyskat.notation.reckoning import read_reckoning
        >>> ruled = read_reckoning("grand with 2, bid 48, the declarer showed a card").ruling()
        >>> ruled.settlement, ruled.consequence.then, ruled.rule
        (None, Then.CARD_BACK, 'ISkO 1999 §4.1.4')
        """
        return self._by_number(lambda told: told._ruled(rules))  # noqa: SLF001 - of the same class

    def _answer(self, rules: Rules) -> Settlement | GameValue:
        doubled = self.bocks or self.flags & {"kontra", "re"} or self.extra > 1
        scored = any(claim.kind in {"score", "factor", "once"} for claim in self.claims)
        return self._settle(rules) if self.tells_the_end or doubled or scored else self._value(rules)

    def _value(self, rules: Rules) -> GameValue:
        contract = self._checked_contract()
        found = game_value(
            contract, self.matadors, schneider="schneider" in self.flags, schwarz="schwarz" in self.flags
        )
        refuse_bid(contract, self.bid, rules)
        self._agree(found)
        return found

    def _ruled(self, rules: Rules) -> Ruling:
        contract, doublings = self._checked_contract(), self._doublings()
        expect_doublings(doublings)
        ruled = ruled_by(self, contract, doublings, rules)
        if ruled.settlement is not None:
            self._check(ruled.settlement)
        return ruled

    def _settle(self, rules: Rules) -> Settlement:
        if self.offence is not None:
            ruled = self._ruled(rules)
            if ruled.settlement is None:
                raise SettlementError.of(Code.NO_SCORE_FOLLOWS, why=(*ruled.reasons, ToldWord.WHOLE_RULING))
            return ruled.settlement
        contract = self._checked_contract()
        settled = settled_by(cut_short(self), contract, self._doublings(), rules)
        self._check(settled)
        return settled

    def _check(self, settled: Settlement) -> None:
        """Refuse what does not go with how the game was settled."""
        if self.overbid is not None and self.overbid is not settled.overbid:
            raise self._contradiction(Phrase.OVERBID, Phrase.WORTH_OF.of(value=settled.game_value.value))
        self._agree(settled.game_value, settled)

    def _checked_contract(self) -> Contract:
        """Give the contract, and refuse levels of a Null, or a hand game that was none."""
        contract = self.contract
        if contract.game is Game.NULL:
            for level in ("schneider", "schwarz"):
                if level in self.flags:
                    raise ParseError.at(self.text, self.seen["made"], Code.NULL_LEVEL, word=Phrase[level.upper()])
        if "hand" in self.denied and contract.hand:
            raise self._contradiction(Phrase.NO_HAND, contract)
        return contract

    def _by_number(self, answer: Callable[["Reckoning"], T]) -> T:
        """Answer, with bare numbers as what they can be; if they could be more than one thing, ask."""
        if not self.numbers:
            return answer(self)
        first = self.numbers[0]
        small = [number for number in self.numbers if _counts(number) <= _SMALL]
        for number in (*self.numbers[_MOST_BARE:], *small):
            raise self._what_is(number, Phrase.NUMBER_OF_WHAT)
        answers: dict[tuple[type, int], T] = {}
        doubtful: set[tuple[type, int]] = set()
        refusal: SkatError = self._what_is(first, Phrase.NUMBER_OF_WHAT)
        readings = self._readings()
        for reading in readings:
            try:
                found = answer(reading.told)
            except SkatError as error:
                refusal = error
                continue
            key = type(found), _worth(found)
            if reading.guessed or (self.overbid is None and self.bid is None and _exceeds(reading.told.bid, found)):
                doubtful.add(key)
            else:
                answers[key] = found
                if reading.agrees:
                    doubtful.clear()
                    break
        if len({*answers, *doubtful}) > 1 or doubtful - {*answers}:
            wanted = Phrase.POINTS_OR_BID if self.won is None else Phrase.SCORE_OR_BID
            raise self._what_is(first, wanted.of(number=_counts(first)))
        if not answers:
            raise refusal
        return next(iter(answers.values()))

    def _what_is(self, number: Token, wanted: Term) -> ParseError:
        said = self.text[number.start : number.end]
        return ParseError.at(self.text, number.start, Code.UNKNOWN_WORD, word=said, wanted=wanted)

    def _readings(self) -> list["_Reading"]:
        """Take bare numbers for all that they may be, first for what agrees with the rest."""
        readings = []
        for names in permutations(self._fields(), len(self.numbers)):
            told = evolve(self, numbers=[], claims=list(self.claims))
            for name, number in zip(names, self.numbers, strict=True):
                if name in {"value", "amount"}:
                    told.claims.append(Claim(name, _counts(number), self.text[number.start : number.end]))
                else:
                    setattr(told, name, _counts(number))
            guessed = "against" in names and told.points is None and self.won is False and self.ended is Ending.PLAYED
            if guessed and told.against is not None:
                told.points = max(ALL_POINTS - told.against, 0)
            both = {"points", "against"} & {*names}
            adds_up = (told.points or 0) + (told.against or 0) == ALL_POINTS
            if not both or adds_up or self.by_then or (told.against is None and "points" in both):
                agrees = "amount" in names or ("points" in both and self.against is not None and not self.by_then)
                readings.append(_Reading(told, agrees=agrees, guessed=guessed))
        return sorted(readings, key=lambda reading: not reading.agrees)

    def _fields(self) -> list[str]:
        """Name what a bare number may be: what was not told, or the score where only won or lost was told."""
        fields = ["bid"] if self.bid is None else []
        if self.game is Game.NULL:
            fields.append("value")
        else:
            fields += ["points"] if self.points is None or "points" not in self.seen else []
            fields += ["against"] if self.against is None else []
        return [*fields, "amount"] if self.won is not None and self.points is None else fields

    def _doublings(self) -> int:
        """Tell how often the score is doubled beside Kontra and Re."""
        there = len(self.flags & {"kontra", "re"})
        doublings = self.bocks
        for claim in self.claims:
            if claim.kind == "factor":
                more = claim.number.bit_length() - 1 - there
                fits = claim.number == 1 << (more + there) if more >= 0 else False
                if not fits or (more > doublings and "doubled" not in self.seen):
                    raise self._contradiction(
                        f"'{short(claim.word)}'", Phrase.A_FACTOR.of(number=1 << (there + doublings))
                    )
                doublings = more
        return doublings + self.extra.bit_length() - 1

    def _agree(self, worth: GameValue, settled: Settlement | None = None) -> None:
        """Refuse numbers that do not follow from the rest."""
        for claim in self.claims:
            if not self._follows(claim, worth, settled):
                other = Phrase.WORTH_OF.of(value=worth.value)
                if settled is not None and claim.kind in {"score", "once", "counted"}:
                    other = Phrase.SCORE_OF.of(score=settled.score // self.extra)
                raise self._contradiction(f"'{short(claim.word)}'", other)

    def _follows(self, claim: Claim, worth: GameValue, settled: Settlement | None) -> bool:
        least = 0 if worth.matadors is None else worth.matadors.count + 1
        most = worth.multiplier or 0
        right: dict[str, Container[int]] = {
            "count": range(least, most + 1),
            "game": (least,),
            "base": (worth.base,),
            "value": (worth.value,),
            "product": (worth.value,) if claim.factors == {worth.base, most} else (),
        }
        if settled is not None:
            counts_once = not settled.won and settled.contract.hand and not settled.rules.lost_hand_doubled
            right |= {"counted": (settled.value,), "score": (settled.score // self.extra,), "factor": (claim.number,)}
            right |= {"once": (0,) if counts_once else (), "amount": (abs(settled.score // self.extra),)}
        return claim.number in right.get(claim.kind, ())

    @staticmethod
    def _contradiction(said: Term, other: Term) -> SettlementError:
        return SettlementError.of(Code.CONTRADICTION, said=said, other=other)


class _Reading(NamedTuple):
    """What bare numbers are taken for."""

    told: Reckoning
    agrees: bool
    """Whether a number repeats what follows from the rest: the score, or what is missing to 120 points."""
    guessed: bool
    """Whether a number is taken for the points of the defenders, whom nobody named."""


def _worth(found: Settlement | GameValue | Ruling | None) -> int:
    """Give the score or the value; a ruling without one is worth nothing."""
    if isinstance(found, Ruling):
        return _worth(found.settlement)
    if isinstance(found, Settlement):
        return found.score
    return 0 if found is None else found.value


def _exceeds(bid: int | None, found: Settlement | GameValue | Ruling | None) -> bool:
    """Tell whether a bid makes a game overbid."""
    if isinstance(found, Ruling):
        return _exceeds(bid, found.settlement)
    if found is None:
        return False
    overbid = found.overbid if isinstance(found, Settlement) else bid is not None and bid > found.value
    return bid is not None and overbid


def _counts(number: Token) -> int:
    return number.value if isinstance(number.value, int) else 0
