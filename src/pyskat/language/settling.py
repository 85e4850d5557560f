"""The words for a settled game, in English and German."""

from typing import Final

__all__ = ["RAMSCH", "SETTLED", "STEPS", "in_print", "signed"]

Sentences = dict[str, dict[str, str]]

STEPS: Final[Sentences] = {
    "en": {
        "game": "game",
        "hand": "hand",
        "schneider": "Schneider",
        "schneider announced": "Schneider announced",
        "schwarz": "Schwarz",
        "schwarz announced": "Schwarz announced",
        "ouvert": "ouvert",
    },
    "de": {
        "game": "Spiel",
        "hand": "Hand",
        "schneider": "Schneider",
        "schneider announced": "Schneider angesagt",
        "schwarz": "Schwarz",
        "schwarz announced": "Schwarz angesagt",
        "ouvert": "ouvert",
    },
}
"""The steps that follow the matadors."""

SETTLED: Final[Sentences] = {
    "en": {
        "plainly_won": "won",
        "plainly_lost": "lost",
        "won": "won with {points} points",
        "won_all": "won with every trick",
        "won_null": "won without a trick",
        "lifted": ", {level} lifts it to the bid of {bid}",
        "too_few_points": "lost with {points} points, 61 were needed",
        "schneider_missed": "lost with {points} points, 90 were announced",
        "schwarz_missed": "lost, all ten tricks were announced but not taken",
        "trick_taken": "lost with a trick",
        "too_few_points_left": "lost, 61 points could no longer be reached when it was given up",
        "schneider_missed_left": "lost, 90 points could no longer be reached when it was given up",
        "given_up_by_defenders": "won, the defenders conceded",
        "given_up_by_declarer": "lost, the declarer conceded",
        "in_place_of_null": "lost instead of a Null, bid {bid}",
        "in_place_of_null_raised": "lost instead of a Null, bid {bid}, counted as {counted}",
        "worth": "bid {bid}, {game} is worth {value}: overbid, counted as {counted}",
        "own": "bid {bid}, {game} is worth {value}: overbid, lost at its own value",
        "needed": " ({level} would have been needed)",
        "once": ", a lost hand game counts once",
        "kontra": "Kontra",
        "re": "Re",
        "bock": "doubled",
        "times": ", {said}: × {factor}",
    },
    "de": {
        "plainly_won": "gewonnen",
        "plainly_lost": "verloren",
        "won": "gewonnen mit {points} Augen",
        "won_all": "gewonnen mit allen Stichen",
        "won_null": "gewonnen ohne Stich",
        "lifted": ", {level} hebt es auf die Reizung von {bid}",
        "too_few_points": "verloren mit {points} Augen, nötig waren 61",
        "schneider_missed": "verloren mit {points} Augen, angesagt waren 90",
        "schwarz_missed": "verloren, alle zehn Stiche waren angesagt, aber nicht gemacht",
        "trick_taken": "verloren mit einem Stich",
        "too_few_points_left": "verloren, 61 Augen waren nicht mehr zu erreichen, als aufgegeben wurde",
        "schneider_missed_left": "verloren, 90 Augen waren nicht mehr zu erreichen, als aufgegeben wurde",
        "given_up_by_defenders": "gewonnen, die Gegenpartei hat aufgegeben",
        "given_up_by_declarer": "verloren, der Alleinspieler hat aufgegeben",
        "in_place_of_null": "verloren statt eines Null, gereizt {bid}",
        "in_place_of_null_raised": "verloren statt eines Null, gereizt {bid}, gezählt als {counted}",
        "worth": "gereizt {bid}, {game} ist {value} wert: überreizt, gezählt als {counted}",
        "own": "gereizt {bid}, {game} ist {value} wert: überreizt, verloren mit dem eigenen Wert",
        "needed": " (nötig gewesen wäre {level})",
        "once": ", ein verlorenes Handspiel zählt einfach",
        "kontra": "Kontra",
        "re": "Re",
        "bock": "verdoppelt",
        "times": ", {said}: × {factor}",
    },
}
"""Why a declared game was won or lost, by verdict, and what else makes up its score."""

RAMSCH: Final[Sentences] = {
    "en": {
        "counted": "Ramsch {0} : {1} : {2}",
        "march": "{seat} takes every trick, a march",
        "most": "{seats} has the most",
        "most of several": "{seats} have the most",
        "latest": "of those tied the one whose last trick came latest",
        "skat": "the skat adds {skat}",
        "split": "the points are divided",
        "virgin": "a player without a trick doubles it",
        "times": "doubled: × {factor}",
    },
    "de": {
        "counted": "Ramsch {0} : {1} : {2}",
        "march": "{seat} macht alle Stiche, ein Durchmarsch",
        "most": "die meisten Augen: {seats}",
        "most of several": "die meisten Augen: {seats}",
        "latest": "von den Gleichen der, dessen letzter Stich am spätesten kam",
        "skat": "der Skat bringt {skat} dazu",
        "split": "die Augen werden geteilt",
        "virgin": "eine Jungfrau verdoppelt",
        "times": "verdoppelt: × {factor}",
    },
}
"""Who pays in a Ramsch, and why."""


def in_print(number: int) -> str:
    """Write a number with a minus sign instead of a hyphen.

    >>> in_print(186), in_print(-94)
    ('186', '−94')
    """
    return str(number).replace("-", "−")


def signed(score: int) -> str:
    """Write a score with its sign, as on a score sheet.

    >>> signed(33), signed(-44)
    ('+33', '−44')
    """
    return f"+{score}" if score > 0 else f"−{-score}"
