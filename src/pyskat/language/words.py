"""The names of games, levels, seats and cards in English and German, as data."""

import re
from typing import Final

__all__ = [
    "GAME_LETTERS",
    "GAME_NAMES",
    "GAME_WORDS",
    "GERMAN",
    "LEVEL_LETTERS",
    "LEVEL_WORDS",
    "NUMBERS",
    "RANK_LETTERS",
    "RANK_TEXTS",
    "SUIT_LETTERS",
    "SUIT_SYMBOLS",
    "SUIT_TEXTS",
    "translate",
]

SUIT_LETTERS: Final = "DHSC"
SUIT_SYMBOLS: Final = "♦♥♠♣"
RANK_LETTERS: Final = "789QKTAJ"

SUIT_TEXTS: Final = {
    **{letter: suit for suit, letter in enumerate(SUIT_LETTERS)},
    **{symbol: suit for suit, symbol in enumerate(SUIT_SYMBOLS)},
    **{symbol: suit for suit, symbol in enumerate("♢♡♤♧")},
}
"""Every way to write a suit in a card's name, in capitals."""

RANK_TEXTS: Final = {**{letter: rank for rank, letter in enumerate(RANK_LETTERS)}, "10": 5}
"""Every way to write a rank in a card's name, in capitals."""

GAME_NAMES: Final = {
    "en": ("diamonds", "hearts", "spades", "clubs", "grand", "null", "ramsch"),
    "de": ("Karo", "Herz", "Pik", "Kreuz", "Grand", "Null", "Ramsch"),
}
"""The name of each game by its number."""

GAME_LETTERS: Final = "DHSCGNR"
"""The letter of each game by its number, as the game server writes it; R is ours."""

GAME_WORDS: Final = {
    **{letter.lower(): game for game, letter in enumerate(GAME_LETTERS)},
    **{name: game for game, name in enumerate(GAME_NAMES["en"])},
    **{name.lower(): game for game, name in enumerate(GAME_NAMES["de"])},
    **{symbol: game for game, symbol in enumerate(SUIT_SYMBOLS)},
    "diamond": 0,
    "heart": 1,
    "spade": 2,
    "club": 3,
    "schellen": 0,
    "schell": 0,
    "rot": 1,
    "grün": 2,
    "gruen": 2,
    "laub": 2,
    "blatt": 2,
    "eichel": 3,
    "großspiel": 4,
    "nullspiel": 5,
}
"""Every word for a game, in lower case; German suits included."""

LEVEL_WORDS: Final = {
    "hand": "hand",
    "schneider": "schneider",
    "schwarz": "schwarz",
    "ouvert": "ouvert",
    "open": "ouvert",
    "offen": "ouvert",
    "announced": "announced",
    "angesagt": "announced",
    "called": "announced",
}
"""Every word for a level of a game, in lower case."""

NUMBERS: Final = {
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "eins": 1,
    "zwei": 2,
    "drei": 3,
    "vier": 4,
    "fünf": 5,
    "sechs": 6,
    "sieben": 7,
    "acht": 8,
    "neun": 9,
    "zehn": 10,
    "elf": 11,
    "ein": 1,
    "einen": 1,
    "einem": 1,
    "fuenf": 5,
}
"""Every word for a number of matadors or tricks, in lower case."""

LEVEL_LETTERS: Final = {"H": "hand", "S": "schneider", "Z": "schwarz", "O": "ouvert"}
"""The levels as the game server writes them after the game's letter."""

GERMAN: Final = {
    "forehand": "Vorhand",
    "middlehand": "Mittelhand",
    "rearhand": "Hinterhand",
    "the player": "der Spieler",
    "a spectator": "ein Zuschauer",
    "nobody": "niemand",
    "player": "Spieler",
    "diamonds": "Karo",
    "hearts": "Herz",
    "spades": "Pik",
    "clubs": "Kreuz",
    "grand": "Grand",
    "null": "Null",
    "ramsch": "Ramsch",
    "hand": "Hand",
    "schneider": "Schneider",
    "schwarz": "Schwarz",
    "ouvert": "ouvert",
    "trumps": "Trumpf",
    "hold": "halten",
    "pass": "passen",
    "bid": "reizen",
    "pick up": "aufnehmen",
    "declare a game": "ein Spiel ansagen",
    "declare a hand game": "ein Handspiel ansagen",
    "discard two of twelve cards": "zwei von zwölf Karten drücken",
    "push two of twelve cards": "zwei von zwölf Karten schieben",
    "play one of": "eine Karte spielen von",
    "points": "Augen",
    "tricks": "Stiche",
    "won": "gewonnen",
    "lost": "verloren",
    "the skat": "der Skat",
    "cards": "Karten",
    "hands": "Blätter",
    "of": "von",
    "is in two places": "liegt an zwei Stellen",
    "is missing": "fehlt",
    "any game": "irgendeinem Spiel",
    "is the highest": "ist der höchste",
    "none": "keiner",
    "a row is points, games won, games lost": "eine Zeile ist Augen, gewonnene, verlorene Spiele",
    "goes on with": "geht weiter mit",
    "ends there": "endet da",
    "it is empty": "er ist leer",
    "it has a character that cannot be shown": "er hat ein Zeichen, das sich nicht zeigen lässt",
    "a name is a text": "ein Name ist ein Text",
    "no game is worth nothing": "kein Spiel ist nichts wert",
    "it has been said, and the declarer answers": "es ist gegeben, und der Alleinspieler antwortet",
    "took the last one": "hat den letzten gemacht",
    "ten are taken, none is negative": "zehn werden gemacht, keine Zahl ist negativ",
    "reached the limit": "hat die Grenze erreicht",
    "the game": "das Spiel",
    "such as": "etwa",
    "did you mean": "gemeint ist wohl",
    "'grand hand with 2, 75 points, bid 72'": "'Grand Hand mit 2, 75 Augen, gereizt 72'",
    "card points are 'Augen' in German": "die Punkte der Karten heißen 'Augen'",
    "a number is followed by points or tricks": "hinter einer Zahl steht Augen oder Stiche",
    "or": "oder",
    "before announced": "vor angesagt",
    "write it like": "schreib es wie",
    "the deal comes first": "zuerst kommt die Kartenverteilung",
    "the deal, 'w' and 32 cards, comes first": "zuerst kommt die Kartenverteilung, 'w' und 32 Karten",
    "a move begins with w, 0, 1 or 2": "ein Zug beginnt mit w, 0, 1 oder 2",
    "the skat after picking up, TI.seat or LE.seat is meant": "gemeint ist der Skat nach dem Aufnehmen, TI.Platz oder "
    "LE.Platz",
    "the open hand is": "das offene Blatt ist",
    "a seat is 0, 1, 2, or -1 for nobody": "ein Platz ist 0, 1, 2 oder -1 für niemand",
    "it is 0 or 1": "es ist 0 oder 1",
    "only a Ramsch has it": "das hat nur ein Ramsch",
    "the fields of Rules are meant": "gemeint sind die Felder von Rules",
    "the line 'players A B C' comes first": "zuerst kommt die Zeile 'players A B C'",
    "the line 'players A B C'": "die Zeile 'players A B C'",
    "at a table of three nobody does": "an einem Dreiertisch setzt niemand aus",
    "a player sitting out": "ein aussetzender Spieler",
}
"""English words and phrases of the messages, and their German ones."""

_PHRASES: Final = re.compile(
    r"'[^']*'|(?<!\w)(?:" + "|".join(sorted(map(re.escape, GERMAN), key=len, reverse=True)) + r")(?!\w)"
)


def translate(text: str) -> str:
    """Put the English words and phrases of a text that are known into German; what is not known, or quoted, stays.

    >>> translate("grand hand"), translate("pick up, declare a hand game"), translate("CJ SJ")
    ('Grand Hand', 'aufnehmen, ein Handspiel ansagen', 'CJ SJ')
    """
    return _PHRASES.sub(lambda match: GERMAN.get(match[0], match[0]), text)
