"""How one of several faults is said: of a deal, of a list, of what a record claims."""

from typing import Final

from pyskat.errors.codes import Code
from pyskat.errors.document_messages import Message
from pyskat.errors.sources import SERVER, SIMPLE_RULES

__all__ = ["FAULT_MESSAGES"]

_DEALING: Final = f"{SIMPLE_RULES}, Setup and the deal"

FAULT_MESSAGES: Final[dict[Code, Message]] = {
    Code.PACK_SIZE: Message("{count} of 32 cards", "{count} von 32 Karten", _DEALING),
    Code.HAND_COUNT: Message("{count} of 3 hands", "{count} von 3 Blättern", _DEALING),
    Code.HAND_SIZE: Message("{owner}: {count} of {size} cards", "{owner}: {count} von {size} Karten", _DEALING),
    Code.CARD_IN_TWO_PLACES: Message("{card} is in two places", "{card} liegt an zwei Stellen", _DEALING),
    Code.CARD_MISSING: Message("{card} is missing", "{card} fehlt", _DEALING),
    Code.FAULT_AT: Message(
        "line {line}, column {column}: {why}",
        "Zeile {line}, Spalte {column}: {why}",
        "how values of this library are written",
    ),
    Code.FIELD_DIFFERS: Message(
        "{name}: recorded {said}, by the rules {right}", "{name}: aufgezeichnet {said}, nach den Regeln {right}", SERVER
    ),
    Code.RECORD_STOPS: Message(
        "result: recorded {said}, but the record stops in {state}",
        "Ergebnis: aufgezeichnet {said}, aber die Aufzeichnung endet {state}",
        SERVER,
    ),
    Code.CUT_OFF: Message(
        "result: cut off between declaration and discard, where the recorded fields mean nothing",
        "Ergebnis: abgebrochen zwischen Ansage und Drücken, wo die aufgezeichneten Felder nichts bedeuten",
        SERVER,
    ),
    Code.BID_WITHOUT_GAME: Message(
        "bid: {value} is no value that a game can have", "Reizung: kein Spiel ist {value} wert", SERVER
    ),
}
