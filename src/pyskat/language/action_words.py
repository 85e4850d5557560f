"""How do players say what they do? Words for actions in English and German, beside those that pyskat says."""

from typing import Final

from pyskat.language.letters import folded
from pyskat.language.phrases import Phrase

__all__ = ["ACTION_WORDS", "BEFORE_CARDS", "BEHIND_CARDS", "FILLERS", "OPENINGS", "SPELT", "WITH_SEAT"]

_ALONE: Final = {
    Phrase.HOLD: "y|yes|have|j|ja|halte|hab ich|habe ich|habe|ja halte",
    Phrase.PASS: "p|passe|passt|weg|bin weg|nein|weiter|weitergeben|ungesehen|ungesehen weiter|ungesehen schieben|"
    "schiebe ungesehen|schiebe ungesehen weiter|schiebt ungesehen|kein Kontra|no kontra|kein Re|no re",
    Phrase.PICK_UP: "pickup|pick up the skat|pick up skat|take the skat|take skat|skat|Aufnahme|nehme auf|nimm auf|"
    "nimmt auf|nehme Skat auf|nehme den Skat auf|nehme den Skat|nehme Skat|Skat aufnehmen|den Skat aufnehmen|"
    "Skat nehmen|den Skat nehmen|auf nehmen",
    Phrase.KONTRA: "contra|gebe Kontra|Kontra geben|Kontra sagen",
    Phrase.RE: "gebe Re|Re geben|Re sagen",
    Phrase.ACCEPT: "accepts|accepted|agree|agreed|I agree|nehme an|nimmt an|angenommen|einverstanden|stimme zu|"
    "zustimmen|zugestimmt",
    Phrase.REFUSE: "refuses|refused|decline|lehne ab|lehnt ab|abgelehnt|nicht einverstanden|stimme nicht zu",
    Phrase.PLAY_ON: "playon|plays on|keep playing|go on|weiter spielen|spiele weiter|spielt weiter|spiel weiter|"
    "will weiterspielen",
}
_BEFORE_CARDS: Final = {
    Phrase.DISCARD: "discard|lay away|drücke|drücken|drück|gedrückt",
    Phrase.PUSH: "push|pass on|schiebe|schieben|schieb|schiebe weiter|geschoben",
}
_BEHIND_CARDS: Final = {
    Phrase.DISCARD: "drücken|gedrückt|weglegen|ablegen",
    Phrase.PUSH: "schieben|weiterschieben|geschoben",
}
_CLAIM_WORDS: Final = (
    "claim|claims|claimed|beanspruchen|beansprucht|beanspruche|beanspruch|"
    "erhebt Anspruch|erhebe Anspruch|Anspruch erheben"
)
_WITH_SEAT: Final = {
    Phrase.CONCEDE: "concede|concedes|conceded|give up|gives up|aufgeben|aufgegeben|gibt auf|gebe auf|gib auf|"
    "hat aufgegeben|gebe das Spiel auf|gibt das Spiel auf|schenken|schenkt|schenke|hat geschenkt",
    Phrase.SHOW: "show|shows|show the hand|shows the hand|show hand|shows hand|offen legen|offenlegen|legt offen|"
    "lege offen|legt das Blatt offen|lege das Blatt offen|legt die Karten offen|lege die Karten offen|"
    "zeigen|zeigt|zeige|zeigt das Blatt|zeige das Blatt|Karten zeigen|auflegen|legt auf|lege auf|Karten auflegen",
    Phrase.CLAIM: _CLAIM_WORDS + "|claim all tricks|claims all tricks|claim the rest|claims the rest|"
    "beansprucht den Rest|beanspruche den Rest|den Rest beanspruchen|Rest beanspruchen|beansprucht alle Stiche|"
    "beanspruche alle Stiche|alle Stiche beanspruchen|der Rest ist meins|Rest für mich|der Rest für mich",
    **{
        Phrase[f"CLAIM_{level.upper()}"]: "|".join(
            [f"{words} {level}" for words in _CLAIM_WORDS.split("|")] + [f"{level.capitalize()} beanspruchen"]
        )
        for level in ("schneider", "schwarz")
    },
    Phrase.THROW: "throw|throws|throw the cards|throws the cards|throw in|throws in|throws the cards in|hinwerfen|"
    "wirft hin|werfe hin|wirf hin|hingeworfen|hat hingeworfen|Karten hinwerfen|die Karten hinwerfen|"
    "wirft die Karten hin|werfe die Karten hin|hinschmeißen|schmeißt hin|schmeiße hin",
    Phrase.TIMED_OUT: "time out|timeout|timed out|Zeit überschritten|hat die Zeit überschritten|Zeit abgelaufen|"
    "Zeitüberschreitung",
    Phrase.LEFT: "left|leaves|left the table|leaves the table|has left|has left the table|weggegangen|ist weggegangen|"
    "gegangen|ist gegangen|verlassen|hat verlassen|Tisch verlassen|hat den Tisch verlassen|verlässt den Tisch",
}

FILLERS: Final = frozenset(
    {"i", "play", "say", "call", "bid"} | {"ich", "spiele", "spiel", "aus", "sage", "reize", "reiz", "gereizt", "biete"}
)
"""What may be said before an action and means nothing more: I, ich spiele, sage."""


def _split(*tables: dict[Phrase, str]) -> list[tuple[str, Phrase]]:
    """Give the words of some tables, each with its action."""
    return [(words, phrase) for table in tables for phrase, several in table.items() for words in several.split("|")]


def _said(*phrases: Phrase) -> list[tuple[str, Phrase]]:
    """Give what pyskat says itself, where nothing else belongs to it."""
    return [(said, phrase) for phrase in phrases for said in (phrase.say("en"), phrase.say("de"))]


def _known(spelt: list[tuple[str, Phrase]]) -> dict[str, Phrase]:
    return {folded(words): phrase for words, phrase in spelt}


ACTION_WORDS: Final = _known(_said(*_ALONE) + _split(_ALONE))
"""The actions that need nothing more, by their words."""

BEFORE_CARDS: Final = _known(_split(_BEFORE_CARDS))
"""The words before the cards that are laid away or pushed."""

BEHIND_CARDS: Final = _known(_split(_BEHIND_CARDS))
"""The words behind them."""

WITH_SEAT: Final = _known(_said(Phrase.TIMED_OUT, Phrase.LEFT) + _split(_WITH_SEAT))
"""What is done out of turn, by the words beside the name of the seat."""

_SEVERAL: Final = [*BEFORE_CARDS, *WITH_SEAT, *[words for words in ACTION_WORDS if " " in words]]
OPENINGS: Final = frozenset([words.split()[0] for words in _SEVERAL]) - frozenset(ACTION_WORDS)
"""The first words of what is said in more than one word, and that say nothing alone."""

SPELT: Final = tuple([words for words, _ in _said(*_ALONE) + _split(_ALONE, _BEFORE_CARDS, _WITH_SEAT)])
"""All of them, as they are spelt."""
