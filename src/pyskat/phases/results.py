"""How can a deal end? The four kinds of result."""

from typing import ClassVar, Final, TypeAlias

from attrs import frozen

from pyskat.actions import Cause
from pyskat.base.values import Value
from pyskat.contract import Contract
from pyskat.errors import Language, expect_language
from pyskat.scoring.matador import Matadors
from pyskat.scoring.ramsch import RamschSettlement
from pyskat.scoring.settlement import Settlement
from pyskat.seat import SEATS, Seat

__all__ = ["Aborted", "GameResult", "PassedIn", "RamschResult", "Result"]

_NOBODY: Final = (0, 0, 0)


@frozen
class GameResult(Value):
    """A declared game and what it scored.

    Rule: Detailed rules, "The Scoring". Only the declarer scores.
    """

    declarer: Seat
    settlement: Settlement

    @property
    def contract(self) -> Contract:
        """What was played."""
        return self.settlement.contract

    @property
    def bid(self) -> int | None:
        """The value at which the auction ended."""
        return self.settlement.bid

    @property
    def matadors(self) -> Matadors | None:
        """Counted in the hand and the skat; None in Null."""
        return self.settlement.matadors

    @property
    def points(self) -> int:
        """The declarer's card points with the skat, 0 to 120."""
        return self.settlement.points or 0

    @property
    def tricks_taken(self) -> int:
        """The declarer's tricks, 0 to 10."""
        return self.settlement.tricks_taken or 0

    @property
    def scores(self) -> tuple[int, int, int]:
        """What each seat scores: the declarer's score, and 0 for the others."""
        score = self.settlement.score
        fore, middle, rear = (score if seat is self.declarer else 0 for seat in SEATS)
        return fore, middle, rear

    def explain(self, language: Language = "en") -> str:
        """Say who played what and how it is reckoned, in English or German."""
        german = expect_language(language) == "de"
        who = self.declarer.say("de" if german else "en")
        verb = "spielt" if german else "plays"
        return f"{who} {verb} {self.contract.name(language)}: {self.settlement.explain(language)}"

    def __str__(self) -> str:
        return self.explain()


@frozen
class PassedIn(Value):
    """All three passed: nobody scores, but it counts as a deal.

    Rule: Simple rules, "The auction: bidding real values".
    """

    scores: ClassVar[tuple[int, int, int]] = _NOBODY
    declarer: ClassVar[None] = None

    def explain(self, language: Language = "en") -> str:
        """Say it in English or German."""
        return "eingepasst" if expect_language(language) == "de" else "passed in"

    def __str__(self) -> str:
        return self.explain()


@frozen
class Aborted(Value):
    """Somebody timed out or left before the first card: nobody scores.

    A penalty is up to the host.
    """

    seat: Seat
    """Who forfeited."""
    cause: Cause
    declarer: Seat | None
    """Who had declared a game by then, if anybody had."""

    scores: ClassVar[tuple[int, int, int]] = _NOBODY

    def explain(self, language: Language = "en") -> str:
        """Say it in English or German."""
        if expect_language(language) == "de":
            did = "hat den Tisch verlassen" if self.cause is Cause.LEFT else "hat die Zeit überschritten"
            return f"abgebrochen, {self.seat.say('de')} {did}"
        did = "left" if self.cause is Cause.LEFT else "ran out of time"
        return f"aborted, {self.seat} {did}"

    def __str__(self) -> str:
        return self.explain()


@frozen
class RamschResult(Value):
    """A Ramsch and what it scored.

    Rule: Scoring guide, "What is Ramsch?".
    """

    settlement: RamschSettlement

    declarer: ClassVar[None] = None

    @property
    def points(self) -> tuple[int, int, int]:
        """Card points by seat, as they were compared."""
        return self.settlement.counted

    @property
    def tricks_taken(self) -> tuple[int, int, int]:
        """Tricks by seat."""
        return self.settlement.tricks_taken

    @property
    def scores(self) -> tuple[int, int, int]:
        """What each seat scores."""
        return self.settlement.scores

    def explain(self, language: Language = "en") -> str:
        """Say who pays and why, in English or German."""
        return self.settlement.explain(language)

    def __str__(self) -> str:
        return self.explain()


Result: TypeAlias = GameResult | RamschResult | PassedIn | Aborted
"""How a deal can end."""
