"""The words of a score list, each in English and German: headings, and what stands below them."""

from pyskat.language.terms import Template

__all__ = ["Listed"]


class Listed(Template):
    """What is written in the CSV of a sheet, and read in either language."""

    # Headings
    DEAL = ("Deal", "Nr.")
    GAME = ("Game", "Spiel")
    VALUE = ("Value", "Wert")
    PLAYER = ("Player", "Spieler")
    SAT_OUT = ("Sat out", "Ausgesetzt")
    TIMES = ("Times", "Faktor")
    REASON = ("Reason", "Grund")
    RESULT = ("Result", "Ergebnis")
    RULES = ("Rules", "Regeln")
    SYSTEM = ("System: {name}", "System: {name}")

    # Systems
    PLAIN = ("plain", "einfach")
    BIERLACHS_TO = ("Bierlachs to {limit}", "Bierlachs bis {limit}")

    # Below "Game"
    PASSED_IN = ("passed in", "eingepasst")
    RAMSCH = ("Ramsch", "Ramsch")
    PENALTY = ("penalty", "Strafe")

    # Below "Result"
    SCORES = ("scores", "Punkte")
    ANNOUNCED = ("{level} announced", "{level} angesagt")
    BID = ("bid {value}", "gereizt {value}")
    DOUBLED = ("bock", "Bock")
    CONCEDED = ("conceded", "aufgegeben")
    DEFENDERS_CONCEDED = ("defenders conceded", "Gegenpartei aufgegeben")
    CLAIMED = ("claimed", "beansprucht")
    CLAIMED_LEVEL = ("claimed {level}, accepted", "{level} beansprucht, angenommen")
    THROWN = ("thrown in", "hingeworfen")
    REPLACED = ("instead of a Null", "statt eines Null")
    DEFENDERS_HAD = ("; defenders ", "; Gegenpartei ")
