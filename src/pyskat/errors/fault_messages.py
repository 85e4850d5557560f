"""How one of several faults is said: of a deal, of a list, of what a record claims."""

from typing import Final

from pyskat.errors.codes import Code
from pyskat.errors.document_messages import Message
from pyskat.errors.sources import RulesPage, Source

__all__ = ["FAULT_MESSAGES"]

_DEALING: Final = RulesPage.DEALING
_SERVER: Final = Source.SERVER

FAULT_MESSAGES: Final[dict[Code, Message]] = {
    Code.PACK_SIZE: Message("{count} of 32 cards", "{count} von 32 Karten", _DEALING),
    Code.HAND_COUNT: Message("{count} of 3 hands", "{count} von 3 Blättern", _DEALING),
    Code.HAND_SIZE: Message("{owner}: {count} of {size} cards", "{owner}: {count} von {size} Karten", _DEALING),
    Code.CARD_IN_TWO_PLACES: Message("{card} is in two places", "{card} liegt an zwei Stellen", _DEALING),
    Code.CARD_MISSING: Message("{card} is missing", "{card} fehlt", _DEALING),
    Code.FAULT_AT: Message(
        "line {line}, column {column}: {why}",
        "Zeile {line}, Spalte {column}: {why}",
        Source.WRITING,
    ),
    Code.FIELD_DIFFERS: Message(
        "{name}: recorded {said}, by the rules {right}",
        "{name}: im Protokoll {said}, nach den Regeln {right}",
        _SERVER,
    ),
    Code.RECORD_STOPS: Message(
        "result: recorded {said}, but the record stops in {state}",
        "Ergebnis: im Protokoll {said}, das aber vor dem Ende abbricht ({state})",
        _SERVER,
    ),
    Code.CUT_OFF: Message(
        "result: cut off between declaration and discard, where the recorded fields mean nothing",
        "Ergebnis: abgebrochen zwischen Ansage und Drücken, wo die Felder des Protokolls nichts bedeuten",
        _SERVER,
    ),
    Code.BID_WITHOUT_GAME: Message(
        "bid: {value} is no value that a game can have", "gereizt: kein Spiel ist {value} wert", RulesPage.BID_VALUES
    ),
}
