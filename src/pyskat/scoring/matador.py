"""With how many, or without? The run of top trumps that sets the multiplier."""

from typing import Final, Self

from attrs import field, frozen

from pyskat import kernel
from pyskat.base.values import Value
from pyskat.card import CARDS, CardSet
from pyskat.errors import Code, ContractError, Language, SettlementError, expect_language, expect_type
from pyskat.errors.checks import is_a
from pyskat.game import Game, expect_game
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle

__all__ = ["Matadors", "certain_matadors", "matadors", "most_matadors"]

_MOST: Final = 11


@frozen
class Matadors(Value):
    """An unbroken run of top trumps, held or missing.

    Args:
        held: True for "with", False for "without".
        count: 1 to 11 in suit games, 1 to 4 in Grand.

    Raises:
        SettlementError: If the count is not 1 to 11.

    Rule: ISkO 2015 §2.4; Detailed rules, "Matadors".

    >>> str(Matadors(held=True, count=2)), Matadors.of(-3), Matadors.of(-3).signed
    ('with 2', Matadors(held=False, count=3), -3)
    """

    held: bool = field(validator=is_a(bool))
    count: int = field(validator=is_a(int))

    def __attrs_post_init__(self) -> None:
        if not 1 <= self.count <= _MOST:
            raise SettlementError.of(Code.BAD_MATADORS, count=self.count, game=Phrase.ANY_GAME, most=_MOST)

    @classmethod
    def of(cls, signed: int) -> Self:
        """Make matadors from one number: 2 is "with 2", −3 is "without 3"."""
        count = expect_type("matadors", signed, int)
        return cls(count > 0, abs(count))

    @property
    def signed(self) -> int:
        """The count, negative for "without"."""
        return self.count if self.held else -self.count

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:  # noqa: ARG002 - as terms do
        """Say it in English or German: ``with 2``, ``ohne 3``."""
        words = ("mit", "ohne") if expect_language(language) == "de" else ("with", "without")
        return f"{words[0] if self.held else words[1]} {self.count}"

    def __str__(self) -> str:
        return self.say()


def most_matadors(game: Game) -> int:
    """Give the highest count a game can have: 11 in suit games, 4 in Grand, otherwise 0."""
    return kernel.TRUMPS[game].bit_count() if game.has_matadors else 0


def matadors(cards: CardSet, game: Game) -> Matadors:
    """Count the matadors of a declarer.

    Args:
        cards: The hand and the skat together, even in a hand game, where nobody has seen the skat yet. Any number of
            cards is possible.
        game: A suit game or Grand.

    Raises:
        ContractError: In Null and Ramsch, which have none.

    Rule: ISkO 2015 §2.4; Detailed rules, "Matadors"; Simple rules, "Game values".

    A jack in the skat can turn "without 4" into "with 1":

    >>> from pyskat import cards
    >>> str(matadors(cards("HA HT HK"), Game.HEARTS)), str(matadors(cards("HA HT HK CJ"), Game.HEARTS))
    ('without 4', 'with 1')
    """
    expect_type("cards", cards, CardSet)
    if not expect_game(game).has_matadors:
        raise ContractError.of(Code.NO_MATADORS, game=game)
    found = _run(cards.mask, ~cards.mask, game)
    assert found is not None  # noqa: S101 - what is not held is missing
    return found


def certain_matadors(held: CardSet, missing: CardSet, game: Game) -> Matadors | None:
    """Count the matadors of a declarer of whose cards some are not known.

    Args:
        held: Cards that the declarer certainly has, in the hand and the skat.
        missing: Cards that the declarer certainly does not have there.
        game: A suit game or Grand.

    Returns:
        None if it depends on a card that is in neither of the two.

    >>> from pyskat import cards
    >>> str(certain_matadors(cards("CJ SJ"), cards("HJ"), Game.GRAND))
    'with 2'
    >>> certain_matadors(cards("CJ SJ"), cards("DJ"), Game.GRAND) is None  # with the jack of hearts it would be with 3
    True
    """
    return _run(held.mask, missing.mask, game)


def _run(held: int, missing: int, game: Game) -> Matadors | None:
    """Follow the trumps from the top as long as all are held, or all missing; None where one is neither."""
    row = _TOP_DOWN[game]
    having = held & row[0] != 0
    same, other = (held, missing) if having else (missing, held)
    count = 0
    for bit in row:
        if not bit & same:
            if not bit & other:
                return None
            break
        count += 1
    return _RUNS[having][count]


def _top_down(game: Game) -> tuple[int, ...]:
    """List the bits of the trumps from the jack of clubs down."""
    trumps = [card for card in CARDS if kernel.TRUMPS[game] & kernel.BIT[card]]
    trumps.sort(key=lambda card: kernel.strength(game, card), reverse=True)
    return tuple(kernel.BIT[card] for card in trumps)


_TOP_DOWN: Final = {game: _top_down(game) for game in Game if game.has_matadors}
_RUNS: Final = {held: {count: Matadors(held, count) for count in range(1, _MOST + 1)} for held in (True, False)}
"""All possible runs, made once."""
