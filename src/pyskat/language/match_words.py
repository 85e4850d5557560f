"""The words of a match between bots, each in English and German."""

from pyskat.language.terms import Template

__all__ = ["MatchWord"]


class MatchWord(Template):
    """What is told of a match."""

    PLAYED = (
        "{deals:deal|deals}, six games each: {a} against {b}, by turns alone and in pairs at every seat.",
        "{deals:Kartenverteilung|Kartenverteilungen}, je sechs Spiele: {a} gegen {b}, reihum allein und zu zweit.",
    )
    DIFFERENCE = (
        "Difference: {difference} list points a deal and seat for {a} (Seeger-Fabian).",
        "Unterschied: {difference} Listenpunkte je Spiel und Platz für {a} (Seeger-Fabian).",
    )
    BETTER = (
        "{who} is better, even at the edge of the 95 % interval.",
        "{who} ist besser, auch noch am Rand des 95-%-Intervalls.",
    )
    ALIKE = ("They play alike.", "Sie spielen gleich.")
    UNCLEAR = (
        "So many deals do not tell which of the two is better.",
        "Wer von beiden besser ist, sagen so viele Spiele nicht.",
    )
    LEFT_OVER = (
        "{passed} of {games:game|games} passed in, {ramsch} Ramsch.",
        "{passed} von {games:Spiel|Spielen} eingepasst, {ramsch} Ramsch.",
    )

    # Headings of the lines
    LIST_POINTS = ("list points a deal", "Listenpunkte je Spiel")
    DECLARED = ("games declared", "Alleinspiele")
    OF_THEM_WON = ("won", "gewonnen")
    SUIT = ("suit", "Farbspiele")
    GRAND = ("grand", "Grand")
    NULL = ("null", "Null")
    NULL_OUVERT = ("null ouvert", "Null ouvert")
    SHARE = ("{part} of {count}", "{part} von {count}")
    MEDIAN = ("decision, median", "Entscheidung, Median")
    SLOWEST = ("decision, 99 %", "Entscheidung, 99 %")
    FAULTS = ("faults", "Fehler")

    # What went wrong
    FAULT = (
        "{who}: {count} × {kind}, first in deal {deal}: {what}",
        "{who}: {count} × {kind}, zuerst bei Nr. {deal}: {what}",
    )
    FAULT_RAISED = ("an exception", "eine Ausnahme")
    FAULT_ILLEGAL = ("not possible", "nicht möglich")
    FAULT_NO_ACTION = ("no action", "keine Aktion")
    FAULT_FORFEITED = ("left the table", "den Tisch verlassen")
