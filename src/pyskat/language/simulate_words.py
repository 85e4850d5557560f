"""The words of simulations and of archives that are replayed, each in English and German."""

from pyskat.language.terms import Template

__all__ = ["SimulateWord"]


class SimulateWord(Template):
    """What is told of many deals."""

    # Simulations
    PLAYED = (
        "{deals:deal|deals}, {games:game|games}.",
        "{deals:Kartenverteilung|Kartenverteilungen}, {games:Spiel|Spiele}.",
    )
    ROTATED = (
        "{deals:deal|deals} in all six seatings, {games:game|games}.",
        "{deals:Kartenverteilung|Kartenverteilungen}, jede auf alle sechs Arten besetzt, {games:Spiel|Spiele}.",
    )
    STOPPED = ("It was stopped.", "Es wurde abgebrochen.")
    MISSING = (
        "{count:deal is|deals are} missing, from number {first} on.",
        "Es {count:fehlt eine Kartenverteilung|fehlen Kartenverteilungen}, von Nummer {first} an.",
    )
    LOST = ("A worker was lost: {why}", "Ein Arbeiter ging verloren: {why}")
    LIST_POINTS = ("list points a game", "Listenpunkte je Spiel")
    AS_DECLARER = ("as declarer", "als Alleinspieler")
    AS_DEFENDER = ("as defender", "als Gegner")
    DECLARED = ("games declared", "Alleinspiele")
    WON = ("won", "gewonnen")
    LOST_GAMES = ("lost", "verloren")
    OVERBID = ("overbid", "überreizt")
    FAULTS = ("faults", "Fehler")
    CONTRACT = ("contract", "Spiel")
    GAMES = ("games", "Spiele")
    ALL = ("all", "alle")
    COMPARED = (
        "{a} − {b}: {difference} list points a game (Seeger-Fabian, 95 %).",
        "{a} − {b}: {difference} Listenpunkte je Spiel (Seeger-Fabian, 95 %).",
    )

    # Archives
    RECORDS = (
        "{records:record|records}: {agree} agree, {differ} differ, {silent} without a result, {corrupt} corrupt.",
        (
            "{records:Protokoll|Protokolle}: {agree:stimmt|stimmen}, {differ:weicht ab|weichen ab}, "
            "{silent} ohne Ergebnis, {corrupt} beschädigt."
        ),
    )
    REMARKS = ("{count} with remarks on bids.", "{count} mit Anmerkungen zu Reizwerten.")
    LEFT_OVER = (
        "{passed_in} passed in, {ramsch} Ramsch, {aborted} aborted, {unfinished} unfinished.",
        "{passed_in} eingepasst, {ramsch} Ramsch, {aborted} abgebrochen, {unfinished} nicht zu Ende.",
    )
    NOT_ALL = ("Some records were not read.", "Manche Protokolle wurden nicht gelesen.")
    FOUND = ("{path}, line {line}, record {number}: {what}", "{path}, Zeile {line}, Protokoll {number}: {what}")
    UNREADABLE = ("the file can be read no further: {what}", "weiter lässt sich die Datei nicht lesen: {what}")

    # The bar
    UNIT_DEALS = ("{count} deals/s", "{count} Kartenverteilungen/s")
    UNIT_RECORDS = ("{count} records/s", "{count} Protokolle/s")
