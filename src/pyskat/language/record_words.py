"""The words of a record's outcome, in English and German."""

from pyskat.language.terms import Template

__all__ = ["RecordWord"]


class RecordWord(Template):
    """How a recorded deal ended, and the parts of what it says about the result."""

    END_PASSED = ("passed", "eingepasst")
    END_WIN = ("win", "Sieg")
    END_LOSS = ("loss", "Niederlage")
    END_PENALTY = ("penalty", "Strafe")
    END_RAMSCH = ("ramsch", "Ramsch")
    FIELD_RESULT = ("result", "Ergebnis")
    FIELD_DECLARER = ("declarer", "Alleinspieler")
    FIELD_VALUE = ("value", "Wert")
    FIELD_MATADORS = ("matadors", "Spitzen")
    FIELD_OVERBID = ("overbid", "überreizt")
    FIELD_POINTS = ("points", "Augen")
    FIELD_TRICKS = ("tricks", "Stiche")
    FIELD_SCHNEIDER = ("schneider", "Schneider")
    FIELD_SCHWARZ = ("schwarz", "Schwarz")
    FIELD_PENALTIES = ("penalties", "Strafen")
    FIELD_LEFT = ("left", "weggegangen")
    FIELD_TIMED_OUT = ("timed out", "Zeit überschritten")
    FIELD_RESIGNED = ("resigned", "aufgegeben")
    FIELD_SCORES = ("scores", "Punkte")
    FIELD_CONTRACT = ("contract", "Spiel")
    FIELD_BID = ("bid", "gereizt")
