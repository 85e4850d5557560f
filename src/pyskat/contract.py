"""What exactly does the declarer play? A game with its levels: hand, announcements, ouvert."""

import re
from collections.abc import Iterator
from typing import Final, NoReturn, Self

from attrs import frozen

from pyskat.base.values import Lasting
from pyskat.errors import Code, ContractError, Language, ParseError, Reason, expect_type
from pyskat.errors.texts import expect_text
from pyskat.game import GAMES, Game
from pyskat.language.card_names import nearest
from pyskat.language.letters import folded
from pyskat.language.pack import SUIT_NAMES
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle
from pyskat.language.words import GAME_LETTERS, GAME_NAMES, GAME_WORDS, LEVEL_LETTERS, LEVEL_WORDS

__all__ = ["HAND_CONTRACTS", "SKAT_CONTRACTS", "Contract"]


@frozen(init=False)
class Contract(Lasting):
    """A game and its levels, as declared.

    Args:
        game: What is played.
        hand: The skat is not picked up.
        schneider_announced: The declarer undertakes to reach 90 points.
        schwarz_announced: The declarer undertakes to take every trick.
        ouvert: The declarer plays with an open hand.

    A level includes the levels it needs. In suit games and Grand, ouvert includes Schwarz announced, which includes
    Schneider announced, which includes hand. Null has only hand and ouvert, Ramsch has no levels.

    Raises:
        ContractError: For a level that the game does not have.

    Rule: Detailed rules, "The Possible Contracts"; ISkO 2015 §5.2.5, §5.2.6.

    >>> Contract(Game.GRAND, ouvert=True).hand, str(Contract(Game.GRAND, ouvert=True))
    (True, 'grand ouvert')
    >>> Contract.parse("Kreuz Hand Schneider angesagt") == Contract(Game.CLUBS, schneider_announced=True)
    True
    """

    game: Game
    hand: bool
    schneider_announced: bool
    schwarz_announced: bool
    ouvert: bool

    def __init__(
        self,
        game: Game,
        *,
        hand: bool = False,
        schneider_announced: bool = False,
        schwarz_announced: bool = False,
        ouvert: bool = False,
    ) -> None:
        expect_type("game", game, Game)
        for flag in (hand, schneider_announced, schwarz_announced, ouvert):
            expect_type("level", flag, bool)
        announced = Phrase.SCHWARZ if schwarz_announced else Phrase.SCHNEIDER if schneider_announced else None
        if game is Game.RAMSCH and (hand or announced or ouvert):
            raise ContractError.of(Code.RAMSCH_LEVEL, word=Phrase.HAND if hand else announced or Phrase.OUVERT)
        if game is Game.NULL:
            if announced:
                raise ContractError.of(Code.NULL_LEVEL, word=announced)
        else:
            schwarz_announced = schwarz_announced or ouvert
            schneider_announced = schneider_announced or schwarz_announced
            hand = hand or schneider_announced
        self.__attrs_init__(game, hand, schneider_announced, schwarz_announced, ouvert)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a contract in English, in German, or in the game server's code.

        Args:
            text: Such as ``"grand hand schneider"``, ``"Kreuz Hand, Schneider angesagt"``, ``"Null ouvert Hand"``,
                ``"Eichel aus der Hand"``, ``"Nullouvert"``, ``"GHS"``, ``"♠ hand"``.

        Raises:
            ParseError: If a word has no place in a contract, or not exactly one game is named.
            ContractError: For a level that the game does not have.
        """
        return cls._with(*game_and_levels(expect_text("text", text)))

    @classmethod
    def _with(cls, game: Game, flags: frozenset[str]) -> Self:
        return cls(
            game,
            hand="hand" in flags,
            schneider_announced="schneider" in flags,
            schwarz_announced="schwarz" in flags,
            ouvert="ouvert" in flags,
        )

    @property
    def code(self) -> str:
        """The game server's code, such as ``GHS``, ``CO``, ``NOH``, without what ouvert includes."""
        letter = GAME_LETTERS[self.game]
        if self.game is Game.NULL:
            return letter + ("O" if self.ouvert else "") + ("H" if self.hand else "")
        if self.ouvert:
            return letter + "O"
        last = "Z" if self.schwarz_announced else "S" if self.schneider_announced else ""
        return letter + ("H" if self.hand else "") + last

    def name(self, language: Language = "en") -> str:
        """Name it as a player would, in English or German: ``grand hand schneider``, ``Grand Hand Schneider``."""
        return self.say(language)

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Name it within a sentence, by the suits of the pack that is shown."""
        words = [self.game.say(language, style)]
        german = language == "de"
        words += ["Hand" if german else word for word in self._level_words() if word == "hand"]
        words += [word.capitalize() if german else word for word in self._level_words() if word[0] == "s"]
        words += ["ouvert"] if self.ouvert else []
        if self.game is Game.NULL and self.hand and self.ouvert:
            words[1:] = ["ouvert", "Hand" if german else "hand"]
        return " ".join(words)

    def _level_words(self) -> Iterator[str]:
        """Name the levels, without those that nobody says because another one includes them."""
        implied = self.ouvert and self.game is not Game.NULL
        if self.hand and not implied:
            yield "hand"
        if self.schwarz_announced and not implied:
            yield "schwarz"
        elif self.schneider_announced and not implied:
            yield "schneider"

    def __str__(self) -> str:
        return self.name()

    def __repr__(self) -> str:
        flags = [
            f", {name}=True"
            for name in ("hand", "schneider_announced", "schwarz_announced", "ouvert")
            if getattr(self, name)
        ]
        return f"Contract({self.game!r}{''.join(flags)})"


_WORDS: Final = re.compile(r"[^\s,;\-]+")
_CODE: Final = re.compile(r"[DHSCGN][OHSZ]*|[R]")
_GAMES: Final = {folded(word): game for word, game in GAME_WORDS.items()}
_BETWEEN: Final = frozenset(["and", "aus", "der", "from", "ein", "einen", "einfach", "simple", "solo", "the", "und"])
"""What may be said beside the game and its levels."""
_LONGEST: Final = len("großspielschneider")
CONTRACT_WORDS: Final = (*GAME_NAMES["en"], *GAME_NAMES["de"], *SUIT_NAMES["german", "de"], *LEVEL_WORDS)
"""The words of contracts, as they are spelt."""


def _parts(word: str) -> tuple[str, ...]:
    """Take a game and a level apart that are written as one word, such as Nullouvert."""
    if word in _GAMES or len(word) > _LONGEST:
        return (word,)
    for cut in range(len("rot"), len(word)):
        game, rest = word[:cut], word[cut:]
        if game in _GAMES and (rest in LEVEL_WORDS or rest in _BETWEEN):
            return game, rest
    return (word,)


def game_and_levels(text: str) -> tuple[Game, frozenset[str]]:
    """Read which game is named, and which of the words hand, schneider, schwarz, ouvert and announced go with it.

    Raises:
        ParseError: If a word has no place in a contract, or not exactly one game is named.
    """
    words = [(match[0], match.start()) for match in _WORDS.finditer(text)]
    if len(words) == 1 and _CODE.fullmatch(words[0][0]):
        return _from_code(words[0][0], text)
    return _from_words(words, text)


def _from_code(code: str, text: str) -> tuple[Game, frozenset[str]]:
    flags = [LEVEL_LETTERS[letter] for letter in code[1:]]
    if len(set(flags)) < len(flags):
        raise ParseError.at(text, text.index(code), Code.WORD_TWICE, word=code)
    return GAMES[GAME_LETTERS.index(code[0])], frozenset(flags)


def _from_words(words: list[tuple[str, int]], text: str) -> tuple[Game, frozenset[str]]:
    game: Game | None = None
    flags: set[str] = set()
    for word, place in words:
        for part in _parts(folded(word)):
            level = LEVEL_WORDS.get(part)
            if part in _GAMES and game is None:
                game = GAMES[_GAMES[part]]
            elif part in _GAMES or (level in flags and level != "announced"):
                raise ParseError.at(text, place, Code.WORD_TWICE, word=word)
            elif level is not None:
                flags.add(level)
            elif part not in _BETWEEN:
                raise _unknown(text, place, word)
    if game is None:
        raise ParseError.at(text, 0, Code.WORD_MISSING, wanted=Phrase.GAME_MISSING)
    if "announced" in flags and not flags & {"schneider", "schwarz"}:
        raise ParseError.at(text, 0, Code.WORD_MISSING, wanted=Phrase.LEVEL_MISSING)
    return game, frozenset(flags)


def begins_contract(text: str) -> bool:
    """Tell whether the first word that says anything is a game or a level, or both."""
    for match in _WORDS.finditer(text):
        part = _parts(folded(match[0]))[0]
        if part not in _BETWEEN:
            return part in _GAMES or part in LEVEL_WORDS
    return False


def is_code(text: str) -> bool:
    """Tell whether a text is a contract in the game server's code, which may also be a card: GO, Grün Ober."""
    return _CODE.fullmatch(text) is not None


def _unknown(text: str, place: int, word: str) -> ParseError:
    near = nearest(word, CONTRACT_WORDS)
    hint = {"near": Phrase.NEAR.of(word=near)} if near else {}
    return ParseError.at(text, place, Code.UNKNOWN_CONTRACT, word=word, **hint)


def refuse_ramsch(contract: Contract) -> None:
    """Refuse Ramsch, which has no declarer.

    Raises:
        ContractError: For Ramsch.
    """
    if contract.game is Game.RAMSCH:
        _refuse(contract.game)


def _refuse(game: Game) -> NoReturn:
    raise ContractError(Reason.of(Code.NO_VALUE, game=game))


_TRUMP_GAMES: Final = GAMES[:5]

SKAT_CONTRACTS: Final = (
    *[Contract(game) for game in _TRUMP_GAMES],
    Contract(Game.NULL),
    Contract(Game.NULL, ouvert=True),
)
"""Everything that can be declared after picking up the skat."""

HAND_CONTRACTS: Final = (
    *[
        contract
        for game in _TRUMP_GAMES
        for contract in (
            Contract(game, hand=True),
            Contract(game, schneider_announced=True),
            Contract(game, schwarz_announced=True),
            Contract(game, ouvert=True),
        )
    ],
    Contract(Game.NULL, hand=True),
    Contract(Game.NULL, hand=True, ouvert=True),
)
"""Everything that can be declared without picking up the skat."""
