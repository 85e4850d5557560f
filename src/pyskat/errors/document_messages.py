"""How is it said what is wrong with a JSON document?"""

from typing import Final, NamedTuple

from pyskat.errors.codes import Code

__all__ = ["DOCUMENT_MESSAGES", "Message"]


class Message(NamedTuple):
    """One cause in two languages, with the source of the rule."""

    en: str
    de: str
    rule: str = ""


_DOCUMENTS: Final = "how values of this library are stored"

DOCUMENT_MESSAGES: Final[dict[Code, Message]] = {
    Code.NOT_JSON: Message("this is not JSON: {found}", "das ist kein JSON: {found}", _DOCUMENTS),
    Code.UNKNOWN_VERSION: Message(
        "documents of version {found} are unknown; this release of pyskat reads version {wanted}",
        "Dokumente der Version {found} sind unbekannt; diese Ausgabe von pyskat liest Version {wanted}",
        _DOCUMENTS,
    ),
    Code.UNKNOWN_KIND: Message(
        "{found} is not the kind of document wanted here: {wanted}",
        "{found} ist nicht die Art von Dokument, die hier verlangt ist: {wanted}",
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
        "das muss {wanted} sein, wie es aus dem Rest folgt, nicht {found}",
        _DOCUMENTS,
    ),
    Code.UNKNOWN_SYSTEM: Message(
        "the scoring system {name!r} is a function of its own; pass it by its name as one of systems",
        "das Wertungssystem {name!r} ist eine eigene Funktion; es ist mit seinem Namen als eins der systems anzugeben",
        _DOCUMENTS,
    ),
    Code.NOT_STORABLE: Message(
        "this value cannot be stored, because it could not be read back: {why}",
        "dieser Wert lässt sich nicht speichern, weil er nicht gleich zu lesen wäre: {why}",
        _DOCUMENTS,
    ),
}
