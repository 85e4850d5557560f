"""What is one line of a score sheet? A game that somebody played, a Ramsch, a deal passed in, or a penalty."""

from typing import Self

from attrs import evolve, frozen

from pyskat.base.values import Value
from pyskat.contract import Contract
from pyskat.errors import ArgumentError, Code, Language, SheetError, expect_language, expect_type
from pyskat.errors.limits import MOST
from pyskat.errors.quoting import as_found
from pyskat.language.deeds import Deed
from pyskat.language.letters import in_style
from pyskat.language.phrases import Phrase
from pyskat.language.sayings import Saying
from pyskat.language.settling import in_print, signed
from pyskat.language.terms import CardStyle, Choice, Kind, Span
from pyskat.scoring.settlement import Settlement

__all__ = ["Entry"]


@frozen(kw_only=True)
class Entry(Value):
    """The line of one deal on the sheet, or a penalty, which is no deal.

    :meth:`game`, :meth:`ramsch`, :meth:`passed_in` and :meth:`penalty` make it.

    Players are counted from 0 in the order of the sheet.
    """

    player: int | None = None
    """Who played the game, or has the penalty; None for a Ramsch or a deal that was passed in."""
    outcome: Settlement | int | None = None
    """The settled game, or just the declarer's score with its sign, from −10^9 to 10^9."""
    scores: tuple[int, ...] | None = None
    """In a Ramsch, what each player scores, before ``factor``, from −10^9 to 10^9."""
    sitting_out: int | None = None
    """Who dealt and sat out; None if nobody wrote it down."""
    factor: int = 1
    """What the deal is multiplied by, as in a Bock round; 1 to 10^9."""
    reason: str = ""
    """Why it counts more than once."""
    points: int | None = None
    """In a penalty, what it gives with its sign, from −10^9 to 10^9: −100 takes a hundred."""

    def __attrs_post_init__(self) -> None:
        for player in (self.player, self.sitting_out):
            if player is not None:
                expect_player(player)
        _refuse_factor(self.factor)
        told = [part for part in (self.outcome, self.scores, self.points) if part is not None]
        if len(told) > 1 or (self.player is None) != (self.outcome is None and self.points is None):
            raise SheetError.of(Code.BAD_SCORE, found=Phrase.THIS, why=Phrase.ONE_OF_THREE)
        if self.points is not None:
            self._refuse_penalty(self.points)
        if self.player is not None and self.player == self.sitting_out:
            raise SheetError.of(Code.SITTING_OUT, player=Phrase.PLAYER_NUMBER.of(number=self.player))
        if self.outcome is not None and not isinstance(self.outcome, Settlement):
            expect_type("outcome", self.outcome, int, Choice.of(Kind("Settlement"), Kind("int")))
            if self.outcome == 0:
                raise SheetError.of(Code.BAD_SCORE, found=0, why=Phrase.WORTH_NOTHING)
            _refuse_score(self.outcome)
        if self.scores is not None:
            self._refuse_ramsch(self.scores)

    def _refuse_ramsch(self, scores: tuple[int, ...]) -> None:
        expect_type("scores", scores, tuple)
        for score in scores:
            expect_type("score", score, int)
            _refuse_score(score)
        out = self.sitting_out
        if out is not None and out < len(scores) and scores[out]:
            raise SheetError.of(Code.SITTING_OUT, player=Phrase.PLAYER_NUMBER.of(number=out))

    def _refuse_penalty(self, points: int) -> None:
        expect_type("points", points, int)
        if not points:
            raise SheetError.of(Code.BAD_SCORE, found=0, why=Phrase.PENALTY_OF_NOTHING)
        _refuse_score(points)
        if self.factor != 1 or self.sitting_out is not None:
            raise SheetError.of(Code.BAD_SCORE, found=Phrase.THIS, why=Phrase.PENALTY_NO_DEAL)

    @classmethod
    def game(cls, player: int, outcome: Settlement | int, sitting_out: int | None = None) -> Self:
        """Enter a game that was declared.

        Args:
            player: Who declared it, counted from 0.
            outcome: The settlement, or the declarer's score with its sign, from −10^9 to 10^9 but not 0.
            sitting_out: Who sat out, at a table of four.

        Raises:
            SheetError: If the player is not a number (a seat is not one), sat out, or the score is 0 or too large.

        >>> Entry.game(0, 48).won, Entry.game(1, -96).won
        (True, False)
        """
        expect_player(player)
        if outcome is None:
            expect_type("outcome", outcome, int, Choice.of(Kind("Settlement"), Kind("int")))
        return cls(player=player, outcome=outcome, sitting_out=sitting_out)

    @classmethod
    def passed_in(cls, sitting_out: int | None = None) -> Self:
        """Enter a deal that was passed in; it counts as a deal.

        Rule: Simple rules, "The auction: bidding real values".
        """
        return cls(sitting_out=sitting_out)

    @classmethod
    def ramsch(cls, scores: tuple[int, ...], sitting_out: int | None = None) -> Self:
        """Enter a Ramsch.

        Args:
            scores: What each player (not each seat) scores, from −10^9 to 10^9; 0 for a player who sat out.
                :attr:`pyskat.Session.seats` tells who sits where.
            sitting_out: Who sat out, at a table of four.

        Raises:
            SheetError: If a score is too large, or the player who sat out has a score.
        """
        expect_type("scores", scores, tuple)
        return cls(scores=scores, sitting_out=sitting_out)

    @classmethod
    def penalty(cls, player: int, points: int) -> Self:
        """Take points from a player, or give some back, whatever the system of the sheet.

        A penalty is no deal and no game: it counts once, also in a Bock round, and not as won or lost. In Bierlachs it
        counts towards the limit (ours).

        Args:
            player: Who has it, counted from 0.
            points: What it gives with its sign, −10^9 to 10^9 but not 0: −100 takes a hundred.

        Raises:
            SheetError: If the player is not a number (a seat is not one), or the points are 0 or too many.

        >>> from pyskat import Sheet
        >>> Sheet(("Anna", "Ben", "Cleo")).enter(Entry.penalty(1, -100)).totals
        (0, -100, 0)
        """
        expect_player(player)
        expect_type("points", points, int)
        return cls(player=player, points=points)

    def times(self, factor: int, reason: str) -> Self:
        """Multiply what the deal counts, and say why.

        Args:
            factor: 1 to 10^9; its product with an earlier factor has the same limit.
            reason: Such as "Bock".

        Raises:
            SheetError: For another factor, or a penalty, which counts once.
        """
        _refuse_factor(factor)
        expect_type("reason", reason, str)
        if not reason.strip():
            raise ArgumentError.of(Code.WRONG_VALUE, what="reason", wanted=Phrase.NOT_EMPTY, found=as_found(reason))
        if factor == 1:
            return self
        said = f"{self.reason}, {reason}" if self.reason else reason
        return evolve(self, factor=self.factor * factor, reason=said)

    @property
    def score(self) -> int:
        """The declarer's score, with the factor; 0 without a declarer, and for a penalty."""
        if self.outcome is None:
            return 0
        once = self.outcome.score if isinstance(self.outcome, Settlement) else self.outcome
        return once * self.factor

    @property
    def won(self) -> bool:
        """Whether a game was declared and won."""
        return self.score > 0

    @property
    def lost(self) -> bool:
        """Whether a game was declared and lost."""
        return self.score < 0

    @property
    def ramsch_scores(self) -> tuple[int, ...]:
        """What each player scores in a Ramsch, with the factor; empty otherwise."""
        return tuple(score * self.factor for score in self.scores or ())

    @property
    def contract(self) -> Contract | None:
        """What was played, if there is a settlement that says it."""
        return self.outcome.contract if isinstance(self.outcome, Settlement) else None

    def explain(self, language: Language = "en", *, style: CardStyle | None = None) -> str:
        """Say what it is, and why it counts more than once.

        Args:
            language: ``"en"`` or ``"de"``.
            style: A :class:`pyskat.display.Style` by whose pack suits are named; None: the French one.
        """
        expect_language(language)
        if isinstance(self.outcome, Settlement):
            said = self.outcome.say(language, style)
        elif self.outcome is not None:
            said = signed(self.outcome)
        elif self.points is not None:
            said = Saying.PENALTY_OF.of(points=signed(self.points)).say(language)
        elif self.scores is not None:
            said = " ".join([Phrase.RAMSCH.say(language), *map(in_print, self.scores)])
        else:
            said = Deed.PASSED_IN.say(language)
        if self.factor > 1:
            said = Saying.COUNTS.of(said=said, why=self.reason, factor=self.factor).say(language)
        return in_style(said, style)

    def __str__(self) -> str:
        return self.explain()


def _refuse_factor(factor: object) -> None:
    count = expect_type("factor", factor, int)
    if not 1 <= count <= MOST:
        why = Phrase.IT_IS.of(range=Span(1, MOST))
        raise SheetError.of(Code.BAD_SCORE, found=Phrase.A_FACTOR.of(number=count), why=why)


def _refuse_score(score: int) -> None:
    if abs(score) > MOST:
        raise SheetError.of(Code.BAD_SCORE, found=score, why=Phrase.SCORE_RANGE.of(range=Span(-MOST, MOST)))


def expect_player(player: object) -> int:
    """Return a player's number, or refuse anything else.

    Raises:
        SheetError: For a seat, a name, or a negative number.
    """
    if type(player) is not int or not 0 <= player <= MOST:
        raise SheetError.of(Code.NOT_A_PLAYER, found=as_found(player))
    return player
