"""How is it said what is wrong with a score sheet or an evening?"""

from typing import Final

from pyskat.errors.codes import Code
from pyskat.errors.document_messages import Message
from pyskat.errors.sources import DETAILED_RULES, SCORING_GUIDE, SIMPLE_RULES

__all__ = ["SHEET_MESSAGES"]

_INPUT: Final = "how values of this library are written"
_LIST: Final = f"{SCORING_GUIDE}, The Seeger-Fabian list"

SHEET_MESSAGES: Final[dict[Code, Message]] = {
    Code.BAD_PLAYERS: Message(
        "a table has three or four players with different names, not {found}",
        "ein Tisch hat drei oder vier Spieler mit verschiedenen Namen, nicht {found}",
        _LIST,
    ),
    Code.BAD_NAME: Message(
        "{name!r} cannot be the name of a player: {why}",
        "{name!r} kann kein Name eines Spielers sein: {why}",
        _LIST,
    ),
    Code.UNKNOWN_PLAYER: Message(
        "{player!r} does not play at this table; the players are {known}",
        "{player!r} spielt nicht an diesem Tisch; die Spieler sind {known}",
        _LIST,
    ),
    Code.NOT_A_PLAYER: Message(
        "{found} is not a player; players are counted from 0 in the order of the sheet, and a seat is not a player",
        "{found} ist kein Spieler; Spieler zählen ab 0 in der Reihenfolge der Liste, und ein Platz ist kein Spieler",
        _LIST,
    ),
    Code.SITTING_OUT: Message(
        "{player} sat out in this deal and cannot have played it",
        "{player} hat in diesem Spiel ausgesetzt und kann es nicht gespielt haben",
        _LIST,
    ),
    Code.BAD_SCORE: Message(
        "{found} cannot be entered: {why}",
        "{found} lässt sich nicht eintragen: {why}",
        f"{DETAILED_RULES}, The Scoring",
    ),
    Code.BAD_SYSTEM: Message(
        "the system {name!r} gave {found} for an entry, not a number for each of {count} players",
        "das System {name!r} gab {found} für einen Eintrag, nicht eine Zahl für jeden von {count} Spielern",
        _INPUT,
    ),
    Code.NO_SUCH_ENTRY: Message(
        "there is no entry {index}; the sheet has {count}",
        "einen Eintrag {index} gibt es nicht; die Liste hat {count}",
        _INPUT,
    ),
    Code.SHEET_OVER: Message(
        "nothing more can be entered: {why}",
        "es lässt sich nichts mehr eintragen: {why}",
        f"{SIMPLE_RULES}, Setup and the deal",
    ),
    Code.OTHER_RULES: Message(
        "the deal was played by other rules than this session",
        "das Spiel ging nach anderen Regeln als diese Runde",
        _INPUT,
    ),
    Code.OTHER_PLAYERS: Message(
        "the sheet of this session is for {known}, not for {found}",
        "die Liste dieser Runde ist für {known} angelegt, nicht für {found}",
        _INPUT,
    ),
    Code.BOOKED_ALREADY: Message(
        "deal {number} has already been entered; the next one is deal {next}",
        "Spiel {number} ist schon eingetragen; das nächste ist Spiel {next}",
        _INPUT,
    ),
    Code.BAD_SHEET_LINE: Message(
        "{word!r} is not a line of a sheet; {wanted}", "{word!r} ist keine Zeile einer Liste; {wanted}", _INPUT
    ),
    Code.CELL_DIFFERS: Message(
        "{heading}: there is {found!r}, but {wanted} follows from the rest",
        "{heading}: da steht {found!r}, aus dem Rest folgt aber {wanted}",
        _INPUT,
    ),
    Code.BAD_SHEET_FILE: Message(
        "nothing was entered, because of {count:fault|faults}: {faults}",
        "es wurde nichts eingetragen; {count:Fehler|Fehler}: {faults}",
        _INPUT,
    ),
}
