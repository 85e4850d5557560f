"""How can a deal end? The four kinds of result."""

from typing import ClassVar, Final, TypeAlias

from attrs import frozen

from pyskat.actions import Cause, forfeited
from pyskat.base.values import Value
from pyskat.contract import Contract
from pyskat.errors import Language, expect_language
from pyskat.language.deeds import Deed
from pyskat.language.letters import in_style
from pyskat.language.sayings import Saying
from pyskat.language.terms import CardStyle
from pyskat.scoring.matador import Matadors
from pyskat.scoring.ramsch import RamschSettlement
from pyskat.scoring.settlement import Settlement
from pyskat.seat import SEATS, Names, Seat, expect_names, named

__all__ = ["Aborted", "GameResult", "PassedIn", "RamschResult", "Result"]

_NOBODY: Final = (0, 0, 0)


class _Explained(Value):
    """What the four have in common: how they are said."""

    __slots__ = ()

    def explain(self, language: Language = "en", *, style: CardStyle | None = None, names: Names | None = None) -> str:
        """Say how the deal ended, and what it scores and why.

        Args:
            language: ``"en"`` or ``"de"``.
            style: A :class:`pyskat.display.Style` by whose pack suits are named; its language plays no part.
            names: The players by seat, to be named in place of the seats.

        Raises:
            ArgumentError: For another language, or anything but three names.
        """
        who = None if names is None else expect_names("names", names)
        return in_style(self.say(language, style, who), style)

    def say(self, language: Language, style: CardStyle | None = None, names: Names | None = None) -> str:
        """Say it within a sentence."""
        raise AssertionError(language, style, names)  # each kind of result in its own way

    def __str__(self) -> str:
        return self.explain()


@frozen
class GameResult(_Explained):
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

    def say(self, language: Language, style: CardStyle | None = None, names: Names | None = None) -> str:
        """Say within a sentence who played what and how it is reckoned."""
        settled = self.settlement.say(language, style)
        who = named(self.declarer, names)
        return Saying.PLAYS.of(who=who, game=self.contract, settled=settled).say(language, style)


@frozen
class PassedIn(_Explained):
    """All three passed: nobody scores, but it counts as a deal.

    Rule: Simple rules, "The auction: bidding real values".
    """

    scores: ClassVar[tuple[int, int, int]] = _NOBODY
    declarer: ClassVar[None] = None

    def say(self, language: Language, style: CardStyle | None = None, names: Names | None = None) -> str:  # noqa: ARG002 - alike for all
        """Say it within a sentence."""
        return Deed.PASSED_IN.say(expect_language(language))


@frozen
class Aborted(_Explained):
    """Somebody timed out or left before the first card: nobody scores.

    A penalty is up to the host.
    """

    seat: Seat
    """Who forfeited."""
    cause: Cause
    declarer: Seat | None
    """Who had declared a game by then, if anybody had."""

    scores: ClassVar[tuple[int, int, int]] = _NOBODY

    def say(self, language: Language, style: CardStyle | None = None, names: Names | None = None) -> str:  # noqa: ARG002 - no card is named
        """Say within a sentence who forfeited, and why."""
        why = forfeited(self.cause, named(self.seat, names))
        return Deed.ABORTED.of(why=why).say(expect_language(language))


@frozen
class RamschResult(_Explained):
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

    def say(self, language: Language, style: CardStyle | None = None, names: Names | None = None) -> str:
        """Say within a sentence who pays, and why."""
        return self.settlement.say(language, style, names)


Result: TypeAlias = GameResult | RamschResult | PassedIn | Aborted
"""How a deal can end."""
