"""What is one text in a document: cards, contracts, actions, and everything that has a name."""

import re
from collections.abc import Callable
from enum import Enum
from typing import Final, TypeVar

from pyskat.actions import (
    Action,
    Bid,
    Cause,
    Concede,
    Declare,
    Discard,
    Forfeit,
    Hold,
    Kontra,
    Pass,
    PickUp,
    PlayCard,
    Push,
    Re,
    Show,
)
from pyskat.base.enums import NamedNumber
from pyskat.card import CARDS, Card, CardSet, Rank, Suit
from pyskat.contract import HAND_CONTRACTS, SKAT_CONTRACTS, Contract
from pyskat.errors.codes import Code
from pyskat.errors.quoting import short
from pyskat.game import Game
from pyskat.jsonio.faults import MOST, Fault, text, whole, wrong
from pyskat.records.recorded import RecordedEnd
from pyskat.scoring.judgement import Ending, Verdict
from pyskat.scoring.matador import Matadors
from pyskat.seat import SEATS, Seat
from pyskat.tricks import Trick
from pyskat.views import Phase

__all__ = [
    "ENUMS",
    "name_of",
    "read_action",
    "read_cards",
    "read_contract",
    "read_matadors",
    "read_row",
    "reader_of_names",
    "write_action",
    "write_trick",
]

E = TypeVar("E", bound=Enum)

ENUMS: Final[tuple[type[Enum], ...]] = (
    Card,
    Suit,
    Rank,
    Seat,
    Game,
    Cause,
    Ending,
    Verdict,
    Phase,
    RecordedEnd,
    Code,
)
"""Everything that has a name of its own."""

_PLAYABLE: Final = {card.name: card for card in CARDS}
_CONTRACTS: Final = {str(contract): contract for contract in (*SKAT_CONTRACTS, *HAND_CONTRACTS, Contract(Game.RAMSCH))}
_SAYABLE: Final[tuple[Action, ...]] = (
    *(Hold(), Pass(), PickUp(), Kontra(), Re()),
    *map(Declare, _CONTRACTS.values()),
    *map(PlayCard, CARDS),
    *map(Concede, SEATS),
    *map(Show, SEATS),
    *(Forfeit(seat, cause) for seat in SEATS for cause in Cause),
)
_FEW_WORDS: Final = {str(action): action for action in _SAYABLE}
_MOVED: Final = re.compile(r"(discard|push)(?: (.+))?")
_BID: Final = re.compile(rf"0|-?[1-9][0-9]{{0,{len(str(MOST)) - 1}}}")
_FORMS: Final = "18, hold, pass, pick up, discard DQ H7, grand hand, CJ, kontra, re, push DQ H7, concede forehand"


def name_of(member: Enum) -> str:
    """Give the text of a member: of a card its two letters, of everything else its word."""
    return str(member) if isinstance(member, NamedNumber) else str(member.value)


def reader_of_names(kind: type[E]) -> Callable[[object, object], E]:
    """Make the reader of an enumeration's names."""
    members = {name_of(member): member for member in kind}
    wanted = "one of " + ", ".join(members) if len(members) <= len(CARDS) else f"a {kind.__name__}"

    def read(value: object, _: object = None) -> E:
        member = members.get(value) if isinstance(value, str) else None
        if member is None:
            raise wrong(wanted, value, Code.WRONG_VALUE if isinstance(value, str) else Code.WRONG_TYPE)
        return member

    return read


def read_row(value: object) -> tuple[Card, ...]:
    """Read different cards one after the other, by their names, separated by one space."""
    words = text(value).split(" ") if value != "" else []
    row: list[Card] = []
    for word in words[: len(CARDS) + 1]:
        card = _PLAYABLE.get(word)
        if card is None:
            raise Fault.of(Code.UNKNOWN_CARD, word=short(word))
        if card in row:
            raise Fault.of(Code.DUPLICATE_CARD, card=word)
        row.append(card)
    return tuple(row)


def read_cards(value: object, _: object = None) -> CardSet:
    """Read a set of cards, in any order."""
    return CardSet(read_row(value))


def read_contract(value: object, _: object = None) -> Contract:
    """Read a contract by its English name."""
    contract = _CONTRACTS.get(text(value))
    if contract is None:
        raise wrong("a contract such as grand hand schneider", value, Code.WRONG_VALUE)
    return contract


def read_matadors(value: object, _: object = None) -> Matadors:
    """Read matadors from one number, negative for "without"."""
    return Matadors.of(whole(value))


def write_trick(trick: Trick) -> dict[str, str]:
    """Write a trick with its cards in the order they were played."""
    cards = " ".join(card.name for card in trick.cards)
    return {"leader": str(trick.leader), "cards": cards, "game": str(trick.game)}


def write_action(action: Action) -> str:
    """Write an action as its text."""
    return str(action)


def read_action(value: object, _: object = None) -> Action:
    """Read an action as its text."""
    said = text(value)
    action = _FEW_WORDS.get(said)
    if action is not None:
        return action
    if _BID.fullmatch(said):
        return Bid(whole(int(said)))
    moved = _MOVED.fullmatch(said)
    if moved is None:
        raise Fault.of(Code.UNKNOWN_ACTION, word=short(said), forms=_FORMS)
    cards = read_cards(moved[2] or "")
    return Discard(cards) if moved[1] == "discard" else Push(cards)
