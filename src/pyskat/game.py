"""Which games are there? Four suit games, Grand, Null, and Ramsch."""

from typing import Final

from pyskat import kernel
from pyskat.base.enums import NamedNumber
from pyskat.errors import ArgumentError, Code
from pyskat.errors.checks import expect_saying
from pyskat.errors.quoting import as_found
from pyskat.language.pack import suit_name
from pyskat.language.terms import CardStyle, Language
from pyskat.language.words import GAME_NAMES

__all__ = ["GAMES", "Game", "expect_game"]

_BASE_VALUES: Final = (9, 10, 11, 12, 24, 23, 0)


class Game(NamedNumber):
    """What is played, without its levels.

    Rule: Detailed rules, "The Possible Contracts" and "Calculating the Value of the Game".

    >>> Game.SPADES.base_value, Game.GRAND.base_value, str(Game.SPADES)
    (11, 24, 'spades')
    """

    DIAMONDS = 0
    HEARTS = 1
    SPADES = 2
    CLUBS = 3
    GRAND = kernel.GRAND
    NULL = kernel.NULL
    RAMSCH = kernel.RAMSCH

    @property
    def base_value(self) -> int:
        """9, 10, 11, 12 in suits, 24 in Grand, 23 in Null; 0 in Ramsch, which has no value of its own."""
        return _BASE_VALUES[self]

    @property
    def is_suit(self) -> bool:
        """Whether it is diamonds, hearts, spades or clubs."""
        return self < kernel.GRAND

    @property
    def has_matadors(self) -> bool:
        """Whether it is a suit game or Grand."""
        return self <= kernel.GRAND

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Name it within a sentence, by the suits of the pack that is shown."""
        spoken = expect_saying(language, style)
        return suit_name(self, spoken, style) if self.is_suit else GAME_NAMES[spoken][self]


GAMES: Final = tuple(Game)
"""All games, by their numbers."""


def expect_game(game: object) -> Game:
    """Return the game, or refuse what is none, such as a suit or a contract.

    Raises:
        ArgumentError: If it is not a Game.
    """
    if isinstance(game, Game):
        return game
    raise ArgumentError.of(Code.NOT_A_GAME, found=as_found(game))
