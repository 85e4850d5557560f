"""The names of games, levels, seats and cards, in English and German."""

from typing import Final

__all__ = [
    "GAME_LETTERS",
    "GAME_NAMES",
    "GAME_WORDS",
    "GERMAN_PACK",
    "LEVEL_LETTERS",
    "LEVEL_WORDS",
    "RANK_LETTERS",
    "RANK_TEXTS",
    "RANK_WORDS",
    "SEAT_NAMES",
    "SEAT_WORDS",
    "SUIT_ABBREVIATIONS",
    "SUIT_LETTERS",
    "SUIT_SYMBOLS",
    "SUIT_TEXTS",
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

SEAT_NAMES: Final = {
    "en": ("forehand", "middlehand", "rearhand"),
    "de": ("Vorhand", "Mittelhand", "Hinterhand"),
}
"""The name of each seat by its number."""

GAME_LETTERS: Final = "DHSCGNR"
"""The game server's letter for each game, by its number; R is ours."""

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
    "bell": 0,
    "bells": 0,
    "eckstein": 0,
    "leaf": 2,
    "leaves": 2,
    "schippe": 2,
    "schippen": 2,
    "acorn": 3,
    "acorns": 3,
    "treff": 3,
    "großspiel": 4,
    "nullspiel": 5,
}
"""Every word for a game, in lower case, with those for German suits."""

SUIT_ABBREVIATIONS: Final = {"ka": 0, "he": 1, "pi": 2, "kr": 3}
"""How the name of a suit is cut short before a rank: KrB, Ka 10. K alone is two suits."""

GERMAN_PACK: Final = frozenset(
    {"schellen", "schell", "rot", "grün", "gruen", "laub", "blatt", "eichel"}
    | {"bell", "bells", "leaf", "leaves", "acorn", "acorns"}
)
"""The words for suits that only the German pack has."""

RANK_WORDS: Final = {
    "as": 6,
    "daus": 6,
    "bub": 7,
    "buben": 7,
    "bauer": 7,
    "bauern": 7,
    "wenzel": 7,
    "knave": 7,
}
"""More words for ranks, in lower case, beside their names."""

SEAT_WORDS: Final = {
    **{name.lower(): seat for names in SEAT_NAMES.values() for seat, name in enumerate(names)},
    "vh": 0,
    "mh": 1,
    "hh": 2,
    "fh": 0,
    "rh": 2,
    "firsthand": 0,
    "posthand": 2,
}
"""Every word for a seat, in lower case, with those of the online rules, and the letters that are written for them."""

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

LEVEL_LETTERS: Final = {"H": "hand", "S": "schneider", "Z": "schwarz", "O": "ouvert"}
"""The levels as the game server writes them after the game's letter."""
