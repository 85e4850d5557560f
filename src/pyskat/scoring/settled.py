"""What came of one game, and the sentence that explains it."""

from typing import Final

from attrs import frozen

from pyskat.base.values import Value
from pyskat.contract import Contract
from pyskat.errors import Language, check_language
from pyskat.game import Game
from pyskat.rules import Rules
from pyskat.scoring.judgement import SCHNEIDER, WIN, Ending, Level, Verdict, level_needed
from pyskat.scoring.matador import Matadors
from pyskat.scoring.value import GameValue

__all__ = ["Settlement"]


@frozen(kw_only=True)
class Settlement(Value):
    """One game settled: the inputs as they were given, and what follows from them."""

    contract: Contract
    bid: int | None
    matadors: Matadors | None
    points: int | None
    """The declarer's card points with the skat, 0 to 120."""
    tricks_taken: int | None
    """The declarer's tricks, 0 to 10."""
    ended: Ending
    kontra: bool
    re: bool
    doublings: int
    rules: Rules
    won: bool
    overbid: bool
    """The value, levels included, stayed below the bid."""
    game_value: GameValue
    """What the game is worth by its steps, not raised when overbid."""
    value: int
    """The value that counts, raised when overbid."""
    verdict: Verdict
    """Why it was won or lost."""

    @property
    def factor(self) -> int:
        """How often Kontra, Re and other doublings multiply the score."""
        return 1 << (self.kontra + self.re + self.doublings)

    @property
    def score(self) -> int:
        """What the declarer writes down, doublings included: the value when won, minus twice the value when lost."""
        if self.won:
            return self.value * self.factor
        once = self.contract.hand and not self.rules.lost_hand_doubled
        return -self.value * (1 if once else 2) * self.factor

    def explain(self, language: Language = "en") -> str:
        """Say the reckoning, the reason and the score in one sentence.

        Args:
            language: ``"en"`` or ``"de"``.

        >>> from pyskat import Contract, Game, settle
        >>> print(settle(Contract(Game.DIAMONDS), bid=30, matadors=1, points=75).explain())
        with 1, game 2, 2 × diamonds 9 = 18; bid 30, diamonds with 1 is worth 18: overbid, counted as 36, −72 \
(Schwarz would have been needed)
        """
        words = _WORDS[check_language(language)]
        parts = [self.game_value.explain(language), ": ", _reason(self, words, language)]
        if self.overbid:
            parts[1] = "; "
        if self.factor > 1:
            parts.append(f", {_doublings(self, words)}")
        if not self.won and self.score == -self.value * self.factor:
            parts.append(f", {words['once']}")
        parts += [f", {_signed(self.score)}", _missing(self, words)]
        return "".join(parts)

    def __str__(self) -> str:
        return self.explain()


_WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "won": "won with {points} points",
        "won_all": "won with every trick",
        "won_null": "won without a trick",
        "lifted": ", {level} lifts it to the bid of {bid}",
        "too_few_points": "lost with {points} points, {wanted} were needed",
        "schneider_missed": "lost with {points} points, 90 were announced",
        "schwarz_missed": "lost, all ten tricks were announced but not taken",
        "trick_taken": "lost with a trick",
        "given_up_by_defenders": "won, the defenders conceded",
        "given_up_by_declarer": "lost, the declarer conceded",
        "worth": "bid {bid}, {game} is worth {value}: overbid, counted as {counted}",
        "own": "bid {bid}, {game} is worth {value}: overbid, lost at its own value",
        "needed": " ({level} would have been needed)",
        "once": "a lost hand game counts once",
        "Kontra": "Kontra",
        "Re": "Re",
        "Bock": "doubled",
        "times": "{said}: × {factor}",
    },
    "de": {
        "won": "gewonnen mit {points} Augen",
        "won_all": "gewonnen mit allen Stichen",
        "won_null": "gewonnen ohne Stich",
        "lifted": ", {level} hebt es auf die Reizung von {bid}",
        "too_few_points": "verloren mit {points} Augen, nötig waren {wanted}",
        "schneider_missed": "verloren mit {points} Augen, angesagt waren 90",
        "schwarz_missed": "verloren, alle zehn Stiche waren angesagt, aber nicht gemacht",
        "trick_taken": "verloren mit einem Stich",
        "given_up_by_defenders": "gewonnen, die Gegenpartei hat aufgegeben",
        "given_up_by_declarer": "verloren, der Alleinspieler hat aufgegeben",
        "worth": "gereizt {bid}, {game} ist {value} wert: überreizt, gezählt als {counted}",
        "own": "gereizt {bid}, {game} ist {value} wert: überreizt, verloren mit dem eigenen Wert",
        "needed": " (nötig gewesen wäre {level})",
        "once": "ein verlorenes Handspiel zählt einfach",
        "Kontra": "Kontra",
        "Re": "Re",
        "Bock": "verdoppelt",
        "times": "{said}: × {factor}",
    },
}


def _reason(settled: Settlement, words: dict[str, str], language: Language) -> str:
    """Say why it was won or lost."""
    if settled.overbid:
        return _overbid(settled, words, language)
    if settled.verdict is not Verdict.WON:
        said = words[settled.verdict.value]
        wanted = SCHNEIDER if settled.contract.schneider_announced else WIN
        return said.format(points=settled.points, wanted=wanted) + _lifted(settled, words)
    if settled.contract.game is Game.NULL:
        return words["won_null"]
    every = any(step.name == "schwarz" for step in settled.game_value.steps)
    return (words["won_all"] if every else words["won"].format(points=settled.points)) + _lifted(settled, words)


def _lifted(settled: Settlement, words: dict[str, str]) -> str:
    """Say which level lifted a won game to its bid, if one did."""
    needed = level_needed(settled.contract, settled.matadors, settled.bid)
    if not settled.won or needed is Level.NONE:
        return ""
    return words["lifted"].format(level=needed.name.capitalize(), bid=settled.bid)


def _overbid(settled: Settlement, words: dict[str, str], language: Language) -> str:
    """Say what the game was worth and what it counts as."""
    name = settled.contract.name(language)
    if settled.matadors is not None:
        name = f"{name} {settled.matadors.say(language)}"
    own = settled.value < (settled.bid or 0)
    return words["own" if own else "worth"].format(
        bid=settled.bid, game=name, value=settled.game_value.value, counted=settled.value
    )


def _missing(settled: Settlement, words: dict[str, str]) -> str:
    """Say which level would have mended an overbid, if one could have."""
    needed = level_needed(settled.contract, settled.matadors, settled.bid)
    if settled.overbid and needed in {Level.SCHNEIDER, Level.SCHWARZ}:
        return words["needed"].format(level=needed.name.capitalize())
    return ""


def _doublings(settled: Settlement, words: dict[str, str]) -> str:
    """Say what multiplies the score."""
    said = [words["Kontra"]] * settled.kontra + [words["Re"]] * settled.re
    said += [words["Bock"]] * bool(settled.doublings)
    return words["times"].format(said=" + ".join(said), factor=settled.factor)


def _signed(score: int) -> str:
    """Write a score with its sign, as on a score sheet."""
    return f"+{score}" if score > 0 else f"−{-score}"
