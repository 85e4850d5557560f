"""The words around the cards, in English and German, and players' names made safe to write anywhere."""

from collections.abc import Iterable
from typing import Final, assert_never

from pyskat.actions import Call, Concede, Forfeit, Hold, Interrupt, Kontra, Pass, PickUp, Push, Re, Show, forfeited
from pyskat.card import Card, CardSet
from pyskat.contract import Contract
from pyskat.display.style import Style, in_order, in_words, short
from pyskat.game import Game
from pyskat.language.letters import columns
from pyskat.language.phrases import Phrase
from pyskat.phases.results import Result
from pyskat.seat import Seat

__all__ = [
    "WORDS",
    "answer",
    "aside",
    "call",
    "clean",
    "cut",
    "listed",
    "played_as",
    "pushed_word",
    "said",
    "seat_name",
    "sentence",
]

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "cards": "Cards",
        "no cards": "no cards",
        "hidden": "{count} hidden",
        "deal": "Deal",
        "skat": "Skat",
        "trick": "Trick",
        "trick_no": "Trick {number}",
        "empty_trick": "Trick: nothing played yet",
        "record": "Record",
        "of_all": "All cards",
        "of_seat": "As {seat} sees it",
        "of_spectator": "As a spectator sees it",
        "declarer": "declarer",
        "auction": "Auction: {words}",
        "silence": "nothing said yet",
        "events": "What happened",
        "nothing": "Nothing has happened yet.",
        "pushing_words": "Pushing: {words}",
        "ramsch": "All passed: Ramsch.",
        "declares": "{seat} declares at {bid}.",
        "picked": "Picked up {cards}",
        "laid": ", discarded {cards}",
        "game": "The game: {game}.",
        "doubling_words": "Kontra: {words}",
        "leads": "{seat} leads",
        "led": "led",
        "takes": "{seat} takes {points}",
        "took": "took it",
        "points": "points",
        "taken": "{tricks}, {points} points",
        "one_trick": "1 trick",
        "tricks": "{count} tricks",
        "unfinished": "unfinished",
        "all_tricks": "Tricks",
        "number": "No.",
        "seat": "Seat",
        "card": "Card",
        "state": "Table",
        "pick up": "pick up",
        "pass": "pass",
        "push": "push",
        "unseen": "pass",
        "yes": "yes",
        "kontra": "kontra",
        "re": "re",
        "bidding": "{seat} to speak",
        "skat decision": "{seat} to pick up the skat or declare a hand game",
        "discarding": "{seat} to discard two cards",
        "declaring": "{seat} to declare a game",
        "doubling": "{seat} to say Kontra or pass",
        "answering": "{seat} to say Re or pass",
        "pushing": "{seat} to pick up the skat or pass it on unseen",
        "looked": "{seat} to push two cards",
        "playing": "{seat} to play",
    },
    "de": {
        "cards": "Karten",
        "no cards": "keine Karten",
        "hidden": "{count} verdeckt",
        "deal": "Kartenverteilung",
        "skat": "Skat",
        "trick": "Stich",
        "trick_no": "Stich {number}",
        "empty_trick": "Stich: noch nichts gespielt",
        "record": "Aufzeichnung",
        "of_all": "Alle Karten",
        "of_seat": "Aus der Sicht von {seat}",
        "of_spectator": "Aus der Sicht eines Zuschauers",
        "declarer": "Alleinspieler",
        "auction": "Reizen: {words}",
        "silence": "noch nichts gesagt",
        "events": "Was geschah",
        "nothing": "Noch ist nichts geschehen.",
        "pushing_words": "Schieben: {words}",
        "ramsch": "Alle haben gepasst: Ramsch.",
        "declares": "{seat} spielt, gereizt bis {bid}.",
        "picked": "Aufgenommen {cards}",
        "laid": ", gedrückt {cards}",
        "game": "Das Spiel: {game}.",
        "doubling_words": "Kontra: {words}",
        "leads": "{seat} spielt aus",
        "led": "ausgespielt",
        "takes": "Stich an {seat}: {points}",
        "took": "gewinnt den Stich",
        "points": "Augen",
        "taken": "{tricks}, {points} Augen",
        "one_trick": "1 Stich",
        "tricks": "{count} Stiche",
        "unfinished": "nicht zu Ende",
        "all_tricks": "Stiche",
        "number": "Nr.",
        "seat": "Platz",
        "card": "Karte",
        "state": "Tisch",
        "pick up": "nimmt auf",
        "pass": "passt",
        "push": "schiebt",
        "unseen": "schiebt ungesehen",
        "yes": "ja",
        "kontra": "Kontra",
        "re": "Re",
        "bidding": "{seat} ist an der Reihe",
        "skat decision": "{seat} nimmt den Skat auf oder spielt Hand",
        "discarding": "{seat} drückt zwei Karten",
        "declaring": "{seat} sagt ein Spiel an",
        "doubling": "{seat} sagt Kontra oder passt",
        "answering": "{seat} sagt Re oder passt",
        "pushing": "{seat} nimmt den Skat auf oder schiebt ihn ungesehen weiter",
        "looked": "{seat} schiebt zwei Karten weiter",
        "playing": "{seat} ist an der Reihe",
    },
}
"""All words and sentences of the drawings, by language."""


def seat_name(seat: Seat, style: Style) -> str:
    """Name a seat within a sentence."""
    return seat.say(style.language, style)


def listed(cards: CardSet | Iterable[Card], style: Style, game: Game | None = None, *, words: bool = False) -> str:
    """List cards: a set as a game sorts it, anything else in its own order.

    Args:
        cards: What to list.
        style: How cards are named.
        game: The game by which sets are sorted.
        words: Whether to name each card in words, for screen readers.
    """
    row = in_order(cards, game) if isinstance(cards, CardSet) else cards
    return ", ".join(in_words(card, style) for card in row) if words else " ".join(short(card, style) for card in row)


def call(word: Call, style: Style) -> str:
    """Say what was said in the auction."""
    words = WORDS[style.language]
    if isinstance(word, Hold):
        return words["yes"]
    return words["pass"] if isinstance(word, Pass) else str(word)


def pushed_word(word: PickUp | Push | Pass, style: Style) -> str:
    """Say what was done with the skat before a Ramsch."""
    words = WORDS[style.language]
    if isinstance(word, Push):
        return f"{words['push']} {listed(tuple(word.cards), style)}"
    return words["unseen" if isinstance(word, Pass) else "pick up"]


def answer(word: Kontra | Re | Pass, style: Style) -> str:
    """Say what a defender or the declarer said about Kontra and Re."""
    return WORDS[style.language][str(word)]


def aside(action: Interrupt, style: Style) -> str:
    """Say what was done out of turn."""
    match action:
        case Concede(seat):
            told = Phrase.CONCEDES.of(seat=seat)
        case Show(seat):
            told = Phrase.SHOWS.of(seat=seat)
        case Forfeit(seat, cause):
            told = forfeited(cause, seat)
        case _:
            assert_never(action)
    return told.say(style.language, style)


def played_as(contract: Contract, style: Style) -> str:
    """Name a contract, with the suits of the pack that is shown."""
    return contract.say(style.language, style)


def said(result: Result, style: Style) -> str:
    """Say how a deal ended."""
    return result.say(style.language, style)


def sentence(text: str) -> str:
    """Begin a text with a capital letter."""
    return text[:1].upper() + text[1:]


_LONGEST: Final = 60
_MOST: Final = 2 * _LONGEST
"""How many characters are read: combining marks take no column, and a name may have any number of them."""
_JOINER: Final = "\N{ZERO WIDTH JOINER}"


def clean(name: str) -> str:
    r"""Make a name safe to write: short, on one line, without characters that steer a terminal or that XML forbids.

    >>> clean("Anna"), clean("a\x1b[31m\nb"), len(clean("x" * 10_000))
    ('Anna', 'a�[31m�b', 60)
    """
    safe = "".join(c if c.isprintable() or c == _JOINER else "\N{REPLACEMENT CHARACTER}" for c in name[:_MOST])
    return cut(safe if len(name) <= _MOST else safe + "…")


def cut(text: str, most: int = _LONGEST) -> str:
    """Cut a text to a number of columns."""
    if columns(text) <= most:
        return text
    kept, room = "", most - 1
    while (room := room - columns(text[len(kept)])) >= 0:
        kept += text[len(kept)]
    return kept + "…"
