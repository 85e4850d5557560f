"""How do players say what they do? Words for actions in English and German, beside those that pyskat says."""

from typing import Final

from pyskat.language.letters import folded
from pyskat.language.phrases import Phrase

__all__ = ["ACTION_WORDS", "BEFORE_CARDS", "BEHIND_CARDS", "FILLERS", "OPENINGS", "SPELT", "WITH_SEAT"]

_ALONE: Final = {
    Phrase.HOLD: "y|yes|i have|have|j|ja|halte|hab ich|habe ich|habe|ja halte",
    Phrase.PASS: "p|passe|passt|weg|bin weg|nein|weiter|weitergeben|ungesehen|ungesehen weiter|ungesehen schieben|"
    "schiebe ungesehen|schiebe ungesehen weiter|schiebt ungesehen|kein kontra|no kontra|kein re|no re",
    Phrase.PICK_UP: "pickup|pick up the skat|pick up skat|take the skat|take skat|skat|aufnahme|nehme auf|nimm auf|"
    "nimmt auf|nehme skat auf|nehme den skat auf|nehme den skat|nehme skat|skat aufnehmen|den skat aufnehmen|"
    "skat nehmen|den skat nehmen|auf nehmen",
    Phrase.KONTRA: "contra",
    Phrase.RE: "",
}
_BEFORE_CARDS: Final = {
    Phrase.DISCARD: "discard|lay away|drücke|drücken|drück|gedrückt",
    Phrase.PUSH: "push|pass on|schiebe|schieben|schieb|schiebe weiter|geschoben",
}
_BEHIND_CARDS: Final = {Phrase.DISCARD: "drücken|gedrückt", Phrase.PUSH: "schieben|weiterschieben|geschoben"}
_WITH_SEAT: Final = {
    Phrase.CONCEDE: "concede|concedes|conceded|give up|gives up|aufgeben|aufgegeben|gibt auf|gebe auf|gib auf|"
    "hat aufgegeben|gebe das spiel auf|gibt das spiel auf",
    Phrase.SHOW: "show|shows|show the hand|shows the hand|show hand|shows hand|offen legen|offenlegen|legt offen|"
    "lege offen|legt das blatt offen|lege das blatt offen|legt die karten offen|lege die karten offen|"
    "zeigen|zeigt|zeige|zeigt das blatt|zeige das blatt|karten zeigen|auflegen|legt auf|lege auf|karten auflegen",
    Phrase.TIMED_OUT: "time out|timeout|timed out|zeit überschritten|hat die zeit überschritten|zeit abgelaufen|"
    "zeitüberschreitung",
    Phrase.LEFT: "left|leaves|left the table|leaves the table|has left|has left the table|weggegangen|ist weggegangen|"
    "gegangen|ist gegangen|verlassen|hat verlassen|tisch verlassen|hat den tisch verlassen|verlässt den tisch",
}

FILLERS: Final = frozenset({"i", "play", "say", "call", "bid"} | {"ich", "spiele", "spiel", "sage", "reize", "biete"})
"""What may be said before an action and means nothing more: I, ich spiele, sage."""


def _words(table: dict[Phrase, str]) -> dict[str, Phrase]:
    """Give all words for some actions, with those that pyskat says where nothing else belongs to them."""
    return {folded(word): phrase for phrase, words in table.items() for word in words.split("|") if word}


def _said(phrase: Phrase) -> tuple[str, str]:
    return phrase.say("en"), phrase.say("de")


ACTION_WORDS: Final = {
    **{folded(said): phrase for phrase in _ALONE for said in _said(phrase)},
    **_words(_ALONE),
}
"""The actions that need nothing more, by their words."""

BEFORE_CARDS: Final = _words(_BEFORE_CARDS)
"""The words before the cards that are laid away or pushed."""

BEHIND_CARDS: Final = _words(_BEHIND_CARDS)
"""The words behind them."""

WITH_SEAT: Final = {
    **{folded(said): phrase for phrase in (Phrase.TIMED_OUT, Phrase.LEFT) for said in _said(phrase)},
    **_words(_WITH_SEAT),
}
"""What is done out of turn, by the words beside the name of the seat."""

_SEVERAL: Final = [*BEFORE_CARDS, *WITH_SEAT, *[words for words in ACTION_WORDS if " " in words]]
OPENINGS: Final = frozenset([words.split()[0] for words in _SEVERAL]) - frozenset(ACTION_WORDS)
"""The first words of what is said in more than one word, and that say nothing alone."""

SPELT: Final = tuple(
    word
    for table in (_ALONE, _BEFORE_CARDS, _WITH_SEAT)
    for phrase, words in table.items()
    for word in ((*_said(phrase), *words.split("|")) if table is _ALONE else words.split("|"))
    if len(word) > len("re")
)
"""All of them, as they are spelt."""
