"""How is it said what is wrong with a score sheet or an evening?"""

from typing import Final

from pyskat.errors.codes import Code
from pyskat.errors.document_messages import Message
from pyskat.errors.sources import HousePage

__all__ = ["SHEET_MESSAGES"]

_LIST: Final = HousePage.LIST
_EVENING: Final = HousePage.EVENING
_TABLE: Final = HousePage.TABLE

SHEET_MESSAGES: Final[dict[Code, Message]] = {
    Code.BAD_PLAYERS: Message(
        "a table has three or four players with different names, not {found}",
        "ein Tisch hat drei oder vier Spieler mit verschiedenen Namen, nicht {found}",
        _LIST,
    ),
    Code.BAD_NAME: Message(
        "{name!r} cannot be the name of a player: {why}",
        "{name!r} ist kein Name für einen Spieler: {why}",
        _LIST,
    ),
    Code.UNKNOWN_PLAYER: Message(
        "{player!r} does not play at this table; the players are {known:and}",
        "{player!r} spielt nicht an diesem Tisch; hier spielen {known:and}",
        _LIST,
    ),
    Code.NOT_A_PLAYER: Message(
        "{found} is not a player; players are counted from 0 in the order of the sheet, and a seat is not a player",
        "{found} ist kein Spieler; Spieler zählt man ab 0 in der Reihenfolge der Liste, und ein Platz ist kein Spieler",
        _LIST,
    ),
    Code.SITTING_OUT: Message(
        "{player} sat out in this deal and cannot have played it",
        "{player} hat in diesem Spiel ausgesetzt und kann es nicht gespielt haben",
        HousePage.FOUR,
    ),
    Code.BAD_SCORE: Message(
        "{found} cannot be entered: {why}",
        "{found} lässt sich nicht eintragen: {why}",
        _LIST,
    ),
    Code.BAD_SYSTEM: Message(
        "the system {name!r} gave {found} for an entry, not a number for each of {count} players",
        "das Wertungssystem {name!r} gab für einen Eintrag {found}, nicht für jeden der {count} Spieler eine Zahl",
        HousePage.SYSTEM,
    ),
    Code.NO_SUCH_ENTRY: Message(
        "there is no entry {index}; the sheet has {count}",
        "einen Eintrag {index} gibt es nicht; die Liste hat {count}",
        _LIST,
    ),
    Code.SHEET_OVER: Message(
        "nothing more can be entered: {why}",
        "es lässt sich nichts mehr eintragen: {why}",
        HousePage.LENGTH,
    ),
    Code.OTHER_RULES: Message(
        "the deal was played by other rules than this session",
        "dieses Spiel ging nach anderen Regeln als der Abend",
        _EVENING,
    ),
    Code.OTHER_PLAYERS: Message(
        "the sheet of this session is for {known:and}, not for {found}",
        "die Liste dieses Abends ist für {known:and}, nicht für {found}",
        _EVENING,
    ),
    Code.BOOKED_ALREADY: Message(
        "deal {number} has already been entered; the next one is deal {next}",
        "Spiel {number} ist schon eingetragen; das nächste ist Spiel {next}",
        _EVENING,
    ),
    Code.STALE: Message(
        "this answers number {at}, but the table is at {number}; look at it again",
        "das antwortet auf Nummer {at}, der Tisch ist aber bei {number}; sieh noch einmal hin",
        _TABLE,
    ),
    Code.PLAYED_BY_BOT: Message(
        "a bot plays for {player}, and it acts by itself",
        "für {player} spielt ein Bot, und der handelt selbst",
        _TABLE,
    ),
    Code.EMPTY_CHAIR: Message(
        "the chair of {player} is empty; until somebody sits there, nobody is asked",
        "der Stuhl von {player} ist leer; bis dort jemand sitzt, ist niemand gefragt",
        _TABLE,
    ),
    Code.CHAIR_TAKEN: Message(
        "{player} has this chair; only the chair of a bot and an empty one can be taken",
        "hier sitzt {player}; frei sind nur die Stühle von Bots und leere",
        _TABLE,
    ),
    Code.NO_BOT_ON_TURN: Message(
        "no bot is on turn: {turn} is asked",
        "kein Bot ist an der Reihe: gefragt ist {turn}",
        _TABLE,
    ),
    Code.EVENING_OVER: Message(
        "the evening is over, after {count:deal|deals}",
        "der Abend ist zu Ende, nach {count:Spiel|Spielen}",
        HousePage.LENGTH,
    ),
    Code.BAD_SHEET_LINE: Message(
        "{word!r} is not a line of a sheet; {wanted}",
        "{word!r} ist keine Zeile einer Liste; {wanted}",
        HousePage.FILE,
    ),
    Code.CELL_DIFFERS: Message(
        "{heading}: there is {found!r}, but {wanted} follows from the rest",
        "{heading}: da steht {found!r}, aus dem Rest folgt aber {wanted}",
        HousePage.FILE,
    ),
    Code.BAD_SHEET_FILE: Message(
        "nothing was entered, because of {count:fault|faults}: {faults}",
        "es wurde nichts eingetragen; {count:Fehler|Fehler}: {faults}",
        HousePage.FILE,
    ),
}
