"""How is it said what is wrong with a JSON document?"""

from typing import Final, NamedTuple

from pyskat.errors.codes import Code
from pyskat.errors.sources import Source
from pyskat.language.terms import Term

__all__ = ["DOCUMENT_MESSAGES", "Message"]


class Message(NamedTuple):
    """One cause in two languages, and where the rule stands."""

    en: str
    de: str
    rule: Term


_DOCUMENTS: Final = Source.DOCUMENTS

DOCUMENT_MESSAGES: Final[dict[Code, Message]] = {
    Code.NOT_JSON: Message("this is not JSON: {found}", "das ist kein JSON: {found}", _DOCUMENTS),
    Code.UNKNOWN_VERSION: Message(
        "documents of version {found} are unknown; this release of pyskat reads version {wanted:and}",
        "Dokumente der Version {found} sind unbekannt; dieses pyskat liest Version {wanted:and}",
        _DOCUMENTS,
    ),
    Code.UNKNOWN_KIND: Message(
        "{found} is not the kind of document wanted here: {wanted}",
        "{found} ist nicht die Art von Dokument, die hier stehen soll: {wanted}",
        _DOCUMENTS,
    ),
    Code.FIELD_MISSING: Message("the field {name!r} is missing", "das Feld {name!r} fehlt", _DOCUMENTS),
    Code.UNKNOWN_FIELD: Message(
        "there is no field {name!r} here; the fields are {wanted}",
        "ein Feld {name!r} gibt es hier nicht; die Felder sind {wanted}",
        _DOCUMENTS,
    ),
    Code.FIELD_TWICE: Message("the field {name!r} is given twice", "das Feld {name!r} kommt zweimal vor", _DOCUMENTS),
    Code.DOES_NOT_FOLLOW: Message(
        "this must be {wanted}, as follows from the rest, not {found}",
        "aus dem Rest folgt hier: {wanted}, nicht {found}",
        _DOCUMENTS,
    ),
    Code.UNKNOWN_SYSTEM: Message(
        "the scoring system {name!r} is a function of its own; pass it by its name as one of systems",
        "das Wertungssystem {name!r} ist eine eigene Funktion; gib es unter seinem Namen in systems mit",
        _DOCUMENTS,
    ),
    Code.NOT_STORABLE: Message(
        "this value cannot be stored, because it could not be read back: {why}",
        "dieser Wert lässt sich nicht speichern, weil er sich nicht zurücklesen ließe: {why}",
        _DOCUMENTS,
    ),
}
