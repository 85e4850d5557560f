"""What a table and a bot must be, each in English and German."""

from pyskat.language.terms import Template

__all__ = ["TableWord"]


class TableWord(Template):
    """A part of a sentence, with places for what it names."""

    FALSE_HERE = ("false here", "hier false")
    WHAT_WAS_PLAYED = ("what was played", "was gespielt wurde")
    SOMETHING_ELSE = ("something else", "etwas anderes")
    A_DEAL_GOING_ON = ("a deal that is going on", "ein Spiel, das noch läuft")
    RISING_BELOW = ("rising numbers below {most}", "aufsteigende Zahlen unter {most}")
    SOME_OF = ("some of {names}, in this order", "einige von {names}, in dieser Reihenfolge")
    SETTINGS_OF = ("{name!r} with settings that it has", "{name!r} mit Einstellungen, die es bei ihm gibt")
    BOTS_BY_NAME = ("a mapping from names to bots", "eine Zuordnung von Namen zu Bots")
    A_SEED = (
        "a whole number or a text, unless deals are given",
        "eine ganze Zahl oder ein Text, wenn keine Kartenverteilungen angegeben sind",
    )
    SO_MANY_DEALS = ("a sequence of at least {count} deals", "eine Folge von mindestens {count} Kartenverteilungen")
