"""What was said of a game? Its words as they were read."""

from typing import NamedTuple

from attrs import Factory, define, field

from pyskat.actions import ClaimLevel
from pyskat.contract import Contract
from pyskat.court import Offence, Party
from pyskat.errors import Code, ParseError
from pyskat.game import Game
from pyskat.language.phrases import Phrase
from pyskat.notation.reckoning.tokens import Token
from pyskat.scoring.judgement import Ending

__all__ = ["Claim", "Told"]


class Claim(NamedTuple):
    """A number that follows from the rest, and so has to agree with it."""

    kind: str
    """``count``, ``game``, ``base``, ``product``, ``value``, ``counted``, ``score``, ``amount``, ``factor`` or
    ``once``."""
    number: int
    word: str
    """What was written."""
    factors: frozenset[int] = frozenset()
    """Of what a product was said to be made."""


@define
class Told:
    """The words of one game as they were read, before the game is settled."""

    text: str
    game: Game | None = None
    flags: set[str] = Factory(set)
    """The levels that were said, made or announced, and what doubles."""
    matadors: int | None = None
    points: int | None = None
    tricks: int | None = None
    bid: int | None = None
    bocks: int = 0
    ended: Ending = Ending.PLAYED
    claimed: ClaimLevel | None = field(default=None, kw_only=True)
    """The level that was claimed, and agreed to."""
    seen: dict[str, int] = Factory(dict)
    """What was said, and where."""
    won: bool | None = field(default=None, kw_only=True)
    overbid: bool | None = field(default=None, kw_only=True)
    maker: str = field(default="", kw_only=True)
    """Which side made a level, where that is said: its own or the others'."""
    against: int | None = field(default=None, kw_only=True)
    """The points of the defenders."""
    their_tricks: int | None = field(default=None, kw_only=True)
    """The tricks of the defenders."""
    offence: Offence | None = field(default=None, kw_only=True)
    """What went wrong."""
    ender: Party | None = field(default=None, kw_only=True)
    """Who cut the game short."""
    by_claim: bool = field(default=False, kw_only=True)
    """Whether that was by a claim."""
    accepted: bool = field(default=False, kw_only=True)
    """Whether all who had to agreed to a claim."""
    refused: bool = field(default=False, kw_only=True)
    """Whether somebody refused."""
    denied: set[str] = field(factory=set, kw_only=True)
    """The levels that there were not."""
    asked: bool = field(default=False, kw_only=True)
    """Whether it is a question after a value."""
    counted: bool = field(default=False, kw_only=True)
    """Whether the steps or the sum of a value were counted."""
    extra: int = field(default=1, kw_only=True)
    """What the score is multiplied by on a list, after it was told."""
    decided: bool = field(default=False, kw_only=True)
    """Whether the declarer could win no longer when the game was given up."""
    claims: list[Claim] = field(factory=list, kw_only=True)
    numbers: list[Token] = field(factory=list, kw_only=True)
    """Numbers of which nobody said what they count."""

    @property
    def contract(self) -> Contract:
        """The game with its announced levels."""
        if self.game is None:
            raise ParseError.at(self.text, 0, Code.WORD_MISSING, wanted=Phrase.THE_GAME)
        return Contract(
            self.game,
            hand="hand" in self.flags,
            ouvert="ouvert" in self.flags,
            schneider_announced="announced schneider" in self.flags,
            schwarz_announced="announced schwarz" in self.flags,
        )

    @property
    def made(self) -> set[str]:
        """The levels that were said to be made."""
        return self.flags & {"schneider", "schwarz"}

    @property
    def by_then(self) -> bool:
        """Whether points and tricks are those of the moment at which the game was cut short."""
        return self.offence is not None or not self.ended.counted or self.ended is Ending.THROWN

    @property
    def tells_the_end(self) -> bool:
        """Whether something was said about how the game went."""
        taken = (self.points, self.tricks, self.against, self.their_tricks, self.won, self.offence)
        made = self.made and not self.asked and not self.counted
        return (
            any(each is not None for each in taken)
            or self.ended is not Ending.PLAYED
            or self.overbid is True
            or bool(made)
        )
