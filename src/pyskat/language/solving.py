"""What the solver says on the command line, in English and German."""

from typing import Final

__all__ = ["SOLVING"]

SOLVING: Final[dict[str, dict[str, str]]] = {
    "en": {
        "declared": "{contract}, {declarer} declares at {bid}.",
        "skat": "Skat",
        "table": "On the table: {cards}",
        "turn": "{seat} to play, card {number} of 30:",
        "card": "card",
        "points": "points",
        "outcome": "declarer",
        "True": "wins",
        "False": "loses",
        "best": "best",
        "won": "With best play {declarer} wins with {points} points, {more} more than the {needed} needed.",
        "just": "With best play {declarer} wins with just the {needed} points needed.",
        "lost": "With best play {declarer} loses with {points} points, {more} fewer than the {needed} needed.",
        "all": "With best play {declarer} wins with all ten tricks.",
        "missed": "With best play {declarer} loses, with {points} points but not with all ten tricks.",
        "overbid": "{declarer} loses, as the game is not worth the bid; with best play with {points} points.",
        "null True": "With best play {declarer} wins.",
        "null False": "With best play {declarer} loses.",
        "over": "nothing is left to solve: {result}",
        "slow": "to solve {left} cards can take minutes in plain Python; it stops after {limit} positions",
        "more": "{why}; --nodes allows more, and with more cards --played there is less to search",
    },
    "de": {
        "declared": "{contract}, {declarer} spielt bei {bid}.",
        "skat": "Skat",
        "table": "Auf dem Tisch: {cards}",
        "turn": "{seat} am Zug, Karte {number} von 30:",
        "card": "Karte",
        "points": "Augen",
        "outcome": "Alleinspieler",
        "True": "gewinnt",
        "False": "verliert",
        "best": "beste",
        "won": "Bei bestem Spiel gewinnt {declarer} mit {points} Augen, {more} mehr als die nötigen {needed}.",
        "just": "Bei bestem Spiel gewinnt {declarer} mit gerade den nötigen {needed} Augen.",
        "lost": "Bei bestem Spiel verliert {declarer} mit {points} Augen, {more} weniger als die nötigen {needed}.",
        "all": "Bei bestem Spiel gewinnt {declarer} mit allen zehn Stichen.",
        "missed": "Bei bestem Spiel verliert {declarer}, mit {points} Augen, aber nicht mit allen zehn Stichen.",
        "overbid": "{declarer} verliert, weil das Spiel überreizt ist; bei bestem Spiel mit {points} Augen.",
        "null True": "Bei bestem Spiel gewinnt {declarer}.",
        "null False": "Bei bestem Spiel verliert {declarer}.",
        "over": "es ist nichts mehr zu lösen: {result}",
        "slow": "{left} Karten zu lösen kann in reinem Python Minuten dauern; nach {limit} Stellungen ist Schluss",
        "more": "{why}; --nodes erlaubt mehr, und nach mehr gespielten Karten (--played) ist weniger zu suchen",
    },
}
