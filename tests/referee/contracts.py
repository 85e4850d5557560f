"""What a declarer can announce, and what it is worth before the cards are played."""

from collections.abc import Iterable
from dataclasses import dataclass

from .cards import trumps

GAME_NAMES = {"D": "diamonds", "H": "hearts", "S": "spades", "C": "clubs", "G": "grand", "N": "null"}
BASE_VALUES = {"D": 9, "H": 10, "S": 11, "C": 12, "G": 24}
NULL_VALUES = {"null": 23, "null hand": 35, "null ouvert": 46, "null ouvert hand": 59}


@dataclass(frozen=True)
class Contract:
    """A declared game; `schneider` and `schwarz` are announcements, each with those it implies."""

    text: str
    game: str
    hand: bool = False
    schneider: bool = False
    schwarz: bool = False
    ouvert: bool = False

    @property
    def is_null(self) -> bool:
        """Tell a Null of any kind from a suit game or Grand."""
        return self.game == "N"


def all_contracts() -> dict[str, Contract]:
    """Return every declaration there is, by its text."""
    contracts = [
        Contract("null", "N"),
        Contract("null hand", "N", hand=True),
        Contract("null ouvert", "N", ouvert=True),
        Contract("null ouvert hand", "N", hand=True, ouvert=True),
    ]
    for game in BASE_VALUES:
        name = GAME_NAMES[game]
        contracts += [
            Contract(name, game),
            Contract(f"{name} hand", game, hand=True),
            Contract(f"{name} hand schneider", game, hand=True, schneider=True),
            Contract(f"{name} hand schwarz", game, hand=True, schneider=True, schwarz=True),
            Contract(f"{name} ouvert", game, hand=True, schneider=True, schwarz=True, ouvert=True),
        ]
    return {contract.text: contract for contract in contracts}


CONTRACTS = all_contracts()


def null_falls_short(contract: Contract, bid: int) -> bool:
    """Say whether this is a Null that is worth less than the bid."""
    return contract.is_null and NULL_VALUES[contract.text] < bid


def declarations(bid: int, null_below_bid: str, *, hand: bool) -> set[str]:
    """Return the declarations open to a declarer, with the skat untouched (`hand`) or picked up."""
    texts: set[str] = set()
    for text, contract in CONTRACTS.items():
        if contract.hand != hand:
            continue
        # Nothing made in play can lift the value of a Null.
        if null_below_bid == "illegal" and null_falls_short(contract, bid):
            continue
        texts.add(text)
    return texts


def matadors(twelve: Iterable[str], game: str) -> int:
    """Count the matadors in hand and skat: positive with, negative without, 0 in Null."""
    cards = set(twelve)
    row = trumps(game)
    if not row:
        return 0
    held = row[0] in cards
    run = 0
    for trump in row:
        if (trump in cards) != held:
            break
        run += 1
    return run if held else -run


def value_before_play(contract: Contract, matador_count: int) -> int:
    """Return the value with everything announced but with no level made in play."""
    if contract.is_null:
        return NULL_VALUES[contract.text]
    multiplier = abs(matador_count) + 1
    if contract.hand:
        multiplier += 1
    if contract.schneider:
        multiplier += 2
    if contract.schwarz:
        multiplier += 2
    if contract.ouvert:
        multiplier += 1
    return BASE_VALUES[contract.game] * multiplier
