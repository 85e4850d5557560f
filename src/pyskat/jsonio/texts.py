"""What is written as one text in a document? Cards, contracts, actions, and everything that has a name."""

from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache, lru_cache
from typing import Final, NewType, TypeVar

from pyskat.actions import Action, Cause, Discard, Push
from pyskat.base.enums import NamedNumber
from pyskat.card import CARDS, Card, CardSet, Rank, Suit
from pyskat.contract import Contract
from pyskat.errors.codes import Code
from pyskat.errors.quoting import short
from pyskat.game import Game
from pyskat.jsonio.faults import Fault, text, wrong
from pyskat.kernel.tables import JACKS, SUITS
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Kind
from pyskat.notation.moves import read_action as parse_action
from pyskat.records.recorded import RecordedEnd
from pyskat.scoring.judgement import Ending, Verdict
from pyskat.seat import Seat
from pyskat.views import Phase

__all__ = [
    "ENUMS",
    "Row",
    "name_of",
    "names_of_cards",
    "read_action",
    "read_cards",
    "read_contract",
    "read_row",
    "reader_of_names",
    "write_cards",
    "write_contract",
    "write_row",
]

E = TypeVar("E", bound=Enum)

Row = NewType("Row", tuple[Card, ...])
"""Cards in the order of play, as one text."""

ENUMS: Final[tuple[type[Enum], ...]] = (
    *(Card, Suit, Rank, Seat, Game),
    *(Cause, Ending, Verdict, Phase, RecordedEnd, Code),
)
"""Everything that has a name."""

_PLAYABLE: Final = {card.name: card for card in CARDS}
_GROUPS: Final = (JACKS, *[suit & ~JACKS for suit in reversed(SUITS)])
"""In the order in which cards are written."""
_NAMES: Final = {card: name for name, card in _PLAYABLE.items()}


def name_of(member: Enum) -> str:
    """Give the text of a member: the two letters of a card, otherwise its word."""
    return str(member) if isinstance(member, NamedNumber) else str(member.value)


def reader_of_names(kind: type[E]) -> Callable[[object, object], E]:
    """Make a reader for the names of an enum."""
    members = {name_of(member): member for member in kind}
    few = len(members) <= len(CARDS)
    wanted = Phrase.ONE_OF.of(names=tuple(members)) if few else Kind(kind.__name__)

    def read(value: object, _: object = None) -> E:
        member = members.get(value) if isinstance(value, str) else None
        if member is None:
            raise wrong(wanted, value, Code.WRONG_VALUE if isinstance(value, str) else Code.WRONG_TYPE)
        return member

    return read


def read_row(value: object, _: object = None) -> Row:
    """Read different cards by their names, separated by one space."""
    words = text(value).split(" ") if value != "" else []
    row: list[Card] = []
    for word in words[: len(CARDS) + 1]:
        card = _PLAYABLE.get(word)
        if card is None:
            raise Fault.of(Code.UNKNOWN_CARD, word=short(word))
        if card in row:
            raise Fault.of(Code.DUPLICATE_CARD, card=card)
        row.append(card)
    return Row(tuple(row))


def write_row(cards: object) -> str:
    """Write different cards in order."""
    if type(cards) is not tuple:
        raise wrong(Phrase.CARDS_IN_A_TUPLE, cards)
    for card in cards:
        if type(card) is not Card:
            raise wrong(Kind("Card"), card)
    if len(set(cards)) < len(cards):
        raise Fault.of(Code.DUPLICATE_CARD, card=max(cards, key=cards.count))
    return names_of_cards(cards)


def names_of_cards(cards: Iterable[Card]) -> str:
    """Write cards one after the other, without a look at them."""
    return " ".join([_NAMES[card] for card in cards])


def read_cards(value: object, _: object = None) -> CardSet:
    """Read a set of cards, in any order."""
    return CardSet(read_row(value))


def write_cards(cards: object) -> str:
    """Write a set of cards as ``str`` does."""
    if type(cards) is not CardSet:
        raise wrong(Kind("CardSet"), cards)
    mask = cards.mask
    return " ".join([_written(part) for group in _GROUPS if (part := mask & group)])


@cache  # there are 16 sets of jacks, and 128 of the other cards of each suit
def _written(mask: int) -> str:
    return str(CardSet.from_mask(mask))


def write_contract(contract: object) -> str:
    """Write a contract by its English name."""
    if type(contract) is not Contract:
        raise wrong(Kind("Contract"), contract)
    return _named(contract)


_named: Final = lru_cache(maxsize=64)(str)


def read_contract(value: object, _: object = None) -> Contract:
    """Read a contract by its English name only."""
    contract = Contract.parse(text(value))
    if str(contract) != value:
        raise wrong(f'"{contract}"', value, Code.WRONG_VALUE)
    return contract


def read_action(value: object, _: object = None) -> Action:
    """Read an action exactly as it is written."""
    return _parsed(text(value))


@lru_cache(maxsize=512)  # the same few words in every deal
def _parsed(said: str) -> Action:
    action = parse_action(said, skat_lies_there=False)
    if str(action) == said:
        return action
    if isinstance(action, Discard | Push) and sorted(said.split(" ")) == sorted(str(action).split(" ")):
        return action  # cards in any order
    raise wrong(f'"{action}"', said, Code.WRONG_VALUE)
