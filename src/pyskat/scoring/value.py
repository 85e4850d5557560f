"""What is a game worth, and what may be bid? Base value times multiplier, step by step."""

from functools import cache
from itertools import count
from typing import Final

from attrs import field, frozen

from pyskat.base.values import Value
from pyskat.contract import Contract, refuse_ramsch
from pyskat.errors import Code, Language, SettlementError, expect_language, expect_type
from pyskat.game import Game
from pyskat.language.letters import in_style
from pyskat.language.settling import STEPS
from pyskat.language.terms import CardStyle, Choice, Kind
from pyskat.scoring.matador import Matadors, most_matadors

__all__ = ["BID_VALUES", "GameValue", "Step", "expect_matadors", "game_value", "nearest_bids", "next_bid", "worths"]

_NULL_VALUES: Final = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}


@frozen
class Step(Value):
    """One step of the multiplier.

    Args:
        name: ``matadors``, ``game``, ``hand``, ``schneider``, ``schneider announced``, ``schwarz``,
            ``schwarz announced`` or ``ouvert``.
        count: The count after this step.
    """

    name: str
    count: int


@frozen
class GameValue(Value):
    """What a game is worth, and why.

    ``str()`` says it as players do; :meth:`explain` does so in German too.
    """

    contract: Contract
    """The game and its announced levels."""
    matadors: Matadors | None
    """None in Null, where matadors do not matter."""
    steps: tuple[Step, ...]
    """Each step with its running count; empty in Null."""
    value: int = field(init=False, repr=False, eq=False)
    """Base value times multiplier; in Null the fixed value."""

    def __attrs_post_init__(self) -> None:
        value = self.base * (1 if self.multiplier is None else self.multiplier)
        object.__setattr__(self, "value", value)

    @property
    def base(self) -> int:
        """The base value: 9 to 12 in suits, 24 in Grand; in Null the fixed value of its form."""
        if self.contract.game is Game.NULL:
            return _NULL_VALUES[self.contract.hand, self.contract.ouvert]
        return self.contract.game.base_value

    @property
    def multiplier(self) -> int | None:
        """The count after the last step; None in Null."""
        return self.steps[-1].count if self.steps else None

    def explain(self, language: Language = "en", *, style: CardStyle | None = None) -> str:
        """Say the value as players do, step by step.

        Args:
            language: ``"en"`` or ``"de"``.
            style: A :class:`pyskat.display.Style` by whose pack suits are named; None: the French one.

        >>> print(game_value(Contract(Game.SPADES), 2, schneider=True).explain("de"))
        mit 2, Spiel 3, Schneider 4, 4 × Pik 11 = 44
        """
        return in_style(self.say(language, style), style)

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Say it within a sentence, by the suits of the pack that is shown."""
        words = STEPS[expect_language(language)]
        if self.matadors is None:
            return f"{self.contract.say(language, style)} {self.value}"
        said = [self.matadors.say(language)]
        said += [f"{words[step.name]} {step.count}" for step in self.steps[1:]]
        name = self.contract.game.say(language, style)
        return f"{', '.join(said)}, {self.multiplier} × {name} {self.base} = {self.value}"

    def __str__(self) -> str:
        return self.explain()


def expect_matadors(contract: Contract, matadors: Matadors | int | None) -> Matadors | None:
    """Turn the matadors of a game into one form, and refuse a count that the game cannot have.

    Returns:
        None in Null, whatever was given.

    Raises:
        SettlementError: If there are none, or too many, in a suit game or Grand.
    """
    if matadors is not None and not isinstance(matadors, Matadors):
        expect_type("matadors", matadors, int, Choice.of(Kind("Matadors"), Kind("int")))
    game = contract.game
    if not game.has_matadors:
        return None
    if matadors is None:
        raise SettlementError.of(Code.MATADORS_MISSING, game=game)
    signed = matadors if isinstance(matadors, int) else matadors.signed
    if not 1 <= abs(signed) <= most_matadors(game):
        raise SettlementError.of(Code.BAD_MATADORS, count=signed, game=game, most=most_matadors(game))
    return matadors if isinstance(matadors, Matadors) else Matadors.of(signed)


def game_value(
    contract: Contract,
    matadors: Matadors | int | None = None,
    *,
    schneider: bool = False,
    schwarz: bool = False,
) -> GameValue:
    """Work out what a game is worth.

    Args:
        contract: The game with its announced levels, which count whether or not they were made.
        matadors: "With" as a positive count, "without" as a negative one, or :class:`Matadors`: 1 to 11 in suit
            games, 1 to 4 in Grand. Ignored in Null.
        schneider: Whether a side was Schneider.
        schwarz: Whether a side was Schwarz, which includes Schneider.

    Raises:
        SettlementError: If the matadors are missing or impossible.
        ContractError: For Ramsch, which has no value.

    Rule: Detailed rules, "Calculating the Value of the Game"; ISkO 2015 §5.2.

    >>> from pyskat import Contract, Game
    >>> print(game_value(Contract(Game.SPADES), 2, schneider=True))
    with 2, game 3, Schneider 4, 4 × spades 11 = 44
    >>> game_value(Contract(Game.GRAND, ouvert=True), 4).value
    264
    """
    expect_type("contract", contract, Contract)
    refuse_ramsch(contract)
    return worths(contract, expect_matadors(contract, matadors))[2 if schwarz else 1 if schneider else 0]


@cache  # there are 484 games with their matadors
def worths(contract: Contract, matadors: Matadors | None) -> tuple[GameValue, GameValue, GameValue]:
    """Work out what a game is worth without a further level, with Schneider, and with Schwarz.

    Args:
        contract: Not Ramsch.
        matadors: A count that the game can have; None in Null.
    """
    return _reckoned(contract, matadors, 0), _reckoned(contract, matadors, 1), _reckoned(contract, matadors, 2)


def _reckoned(contract: Contract, matadors: Matadors | None, made: int) -> GameValue:
    """Count the steps of a game with no further level, with Schneider, or with Schwarz."""
    if matadors is None:
        return GameValue(contract, None, ())
    counted = {
        "game": True,
        "hand": contract.hand,
        "schneider": made > 0 or contract.schneider_announced,
        "schneider announced": contract.schneider_announced,
        "schwarz": made > 1 or contract.schwarz_announced,
        "schwarz announced": contract.schwarz_announced,
        "ouvert": contract.ouvert,
    }
    names = ("matadors", *(name for name, counts in counted.items() if counts))
    return GameValue(contract, matadors, tuple(map(Step, names, count(matadors.count))))


def _bid_values() -> tuple[int, ...]:
    """Derive all values that games can have."""
    values = set(_NULL_VALUES.values())
    plain = (Contract(game) for game in Game if game.has_matadors)
    for contract in plain:
        least = game_value(contract, 1).steps[-1].count
        highest = Contract(contract.game, ouvert=True)
        most = game_value(highest, most_matadors(contract.game)).steps[-1].count
        values |= {contract.game.base_value * multiplier for multiplier in range(least, most + 1)}
    return tuple(sorted(values))


BID_VALUES: Final = _bid_values()
"""The 63 values that games can have, 18 to 264. These are the values that may be bid."""


def next_bid(value: int) -> int | None:
    """Find the lowest bid value above a number.

    Args:
        value: Any number of 0 or more; it need not be a bid value itself.

    Returns:
        The next value; None from 264 on.

    Rule: Simple rules, "The auction: bidding real values".

    >>> next_bid(0), next_bid(18), next_bid(24), next_bid(264)
    (18, 20, 27, None)
    """
    expect_type("value", value, int)
    return next((bid for bid in BID_VALUES if bid > value), None)


def nearest_bids(value: int) -> tuple[int, ...]:
    """Find the bid values just below and above a number."""
    below = [bid for bid in BID_VALUES if bid < value]
    return *below[-1:], *[bid for bid in BID_VALUES if bid > value][:1]
