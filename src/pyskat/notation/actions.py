"""What does somebody say who does something at the table? One action is read, in English or German."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from pyskat.actions import (
    Accept,
    Action,
    Bid,
    Cause,
    Claim,
    Concede,
    Declare,
    Discard,
    Forfeit,
    Hold,
    Kontra,
    Pass,
    PickUp,
    PlayOn,
    Push,
    Re,
    Refuse,
    Show,
    Throw,
)
from pyskat.card import Card, CardSet, read_cards
from pyskat.contract import CONTRACT_WORDS, Contract, begins_contract, is_code
from pyskat.errors import ArgumentError, Code, ContractError, ParseError
from pyskat.game import Game
from pyskat.language.action_words import ACTION_WORDS, BEFORE_CARDS, BEHIND_CARDS, FILLERS, SPELT, WITH_SEAT
from pyskat.language.card_names import AS_WRITTEN, CARD_WORDS, Lettering, card_of, cards_in, nearest
from pyskat.language.letters import folded
from pyskat.language.numerals import number_in_words
from pyskat.language.phrases import Phrase
from pyskat.plays import PLAYS
from pyskat.seat import SEAT_TEXTS, SEATS, Seat, seat_of

__all__ = ["Asked", "Unread", "Word", "read"]

_WORD: Final = re.compile(r"\S+")
_ALONE: Final[dict[Phrase, Action]] = {
    Phrase.HOLD: Hold(),
    Phrase.PASS: Pass(),
    Phrase.PICK_UP: PickUp(),
    Phrase.KONTRA: Kontra(),
    Phrase.RE: Re(),
    Phrase.ACCEPT: Accept(),
    Phrase.REFUSE: Refuse(),
    Phrase.PLAY_ON: PlayOn(),
}
_WITH_CARDS: Final[dict[Phrase, Callable[[CardSet], Discard | Push]]] = {Phrase.DISCARD: Discard, Phrase.PUSH: Push}
_OF_SEAT: Final[dict[Phrase, Callable[[Seat], Action]]] = {
    Phrase.CONCEDE: Concede,
    Phrase.SHOW: Show,
    Phrase.CLAIM: Claim,
    Phrase.CLAIM_SCHNEIDER: lambda seat: Claim(seat, "schneider"),
    Phrase.CLAIM_SCHWARZ: lambda seat: Claim(seat, "schwarz"),
    Phrase.THROW: Throw,
    Phrase.TIMED_OUT: lambda seat: Forfeit(seat, Cause.TIMED_OUT),
    Phrase.LEFT: lambda seat: Forfeit(seat, Cause.LEFT),
}
_SHORT_PICK_UP: Final = "s"
_NUMBER: Final = re.compile(r"[+-]?[0-9]+")
_DIGITS: Final = 20
_LONGEST_VERB: Final = 2
_COMPARED: Final = 6
"""So many words of a text are compared with what is understood."""
_MARKS: Final = ":,;!?."
_UNDERSTOOD: Final = (*SPELT, *CARD_WORDS, *CONTRACT_WORDS, *SEAT_TEXTS)
_SINGLE: Final = frozenset(folded(word) for said in _UNDERSTOOD for word in said.split())
_FORMS: Final = (
    *(Bid(18), Hold(), Pass(), PickUp(), Discard(CardSet([Card.DQ, Card.H7]))),
    *(Declare(Contract(Game.GRAND, hand=True)), PLAYS[Card.CJ], Concede(SEATS[0]), Forfeit(SEATS[2], Cause.TIMED_OUT)),
)


class Asked(NamedTuple):
    """What is known where an action is read."""

    skat_lies_there: bool
    """Whether ``s`` alone means picking up the skat, and not spades."""
    cards_are_played: bool = False
    """Whether what may be both, such as GO, is a card (Grün Ober) and not a game (Grand ouvert)."""
    seat: Seat | None = None
    """Who speaks, if that is known."""
    letters: Lettering = AS_WRITTEN
    """How letters are to be read."""


class Word(NamedTuple):
    """A word, folded, and its place in a text."""

    word: str
    start: int
    end: int


class Unread(NamedTuple):
    """A text that is no action."""

    text: str
    words: list[Word]

    def error(self, whole: str, start: int) -> ParseError:
        """Say so, and what was probably meant.

        Args:
            whole: The text in which it stands.
            start: Where it stands there.
        """
        said = " ".join(self.text.split())
        unknown = [each.word for each in self.words[:_COMPARED] if each.word not in _SINGLE]
        alike = [words for words in SPELT if words.count(" ") == len(self.words) - 1] if len(self.words) > 1 else []
        near = next(filter(None, [nearest(said, alike), *[nearest(word, _UNDERSTOOD) for word in unknown]]), "")
        hint = {"near": Phrase.NEAR.of(word=near)} if near else {}
        place = start + (self.words[0].start if self.words else 0)
        return ParseError.at(whole, place, Code.UNKNOWN_ACTION, word=said, forms=_FORMS, **hint)


def read(text: str, asked: Asked) -> Action | Unread:
    """Read an action.

    Args:
        text: What was said.
        asked: Where it was said.

    Returns:
        The action, or that it is none.

    Raises:
        ParseError: If it begins like an action and goes on wrongly; it names the place.
    """
    card = card_of(text)
    if card is not None and asked.letters.pack != "german":
        return PLAYS[card]
    words = _words(text)
    said = " ".join([each.word for each in words])
    while len(words) > 1 and words[0].word in FILLERS and said not in ACTION_WORDS:  # "play on" is one
        words = words[1:]
        said = " ".join([each.word for each in words])
    if not words:
        return Unread(text, words)
    if said in ACTION_WORDS:
        return _ALONE[ACTION_WORDS[said]]
    if asked.skat_lies_there and said == _SHORT_PICK_UP:
        return PickUp()
    return (
        _bid(text, words)
        or _laid_away(text, words, asked)
        or _interrupt(words)
        or _card_or_contract(text, words, asked)
        or _own_interrupt(text, words, said, asked)
        or Unread(text, words)
    )


def _words(text: str) -> list[Word]:
    """Take a text apart, without the marks behind its words."""
    bare = [(match[0].rstrip(_MARKS), match.start()) for match in _WORD.finditer(text)]
    return [Word(folded(word), start, start + len(word)) for word, start in bare if word]


def _bid(text: str, words: list[Word]) -> Bid | None:
    """Read a bid; of more digits than any may have, no more are looked at than say so."""
    said = text[words[0].start : words[-1].end]
    if not _NUMBER.fullmatch(said):
        number = number_in_words(said)
        return None if number is None else Bid(number)
    sign = "-" if said.startswith("-") else ""
    try:
        return Bid(int(sign + (said.lstrip("+-").lstrip("0") or "0")[:_DIGITS]))
    except ArgumentError as error:
        raise ParseError(error.reason, text, words[0].start) from None


def _laid_away(text: str, words: list[Word], asked: Asked) -> Discard | Push | None:
    """Read cards that are discarded or pushed: "discard DQ H7", "drücke Pik König, Herz 9", "♠K ♥9 drücken"."""
    for count in range(min(_LONGEST_VERB, len(words)), 0, -1):
        before = BEFORE_CARDS.get(" ".join([each.word for each in words[:count]]))
        if before is not None:
            start = words[count].start if count < len(words) else words[-1].end
            return _WITH_CARDS[before](_cards(text, start, words[-1].end, asked))
    behind = BEHIND_CARDS.get(words[-1].word)
    if behind is None:
        return None
    return _WITH_CARDS[behind](_cards(text, words[0].start, words[-1].start, asked))


def _cards(text: str, start: int, end: int, asked: Asked) -> CardSet:
    """Read the cards in a part of a text, with the place of a fault in the whole of it."""
    try:
        return read_cards(text[start:end], asked.letters)
    except ParseError as error:
        raise ParseError(error.reason, text, start + error.position) from None


def _interrupt(words: list[Word]) -> Action | None:
    """Read what somebody does out of turn, with the seat before or behind it, or behind its first word."""
    for at in (len(words) - 1, 0, 1):
        if at >= len(words):
            break
        others = [each.word for each in (*words[:at], *words[at + 1 :])]
        seat, done = seat_of(words[at].word), WITH_SEAT.get(" ".join(others))
        if seat is not None and done is not None:
            return _OF_SEAT[done](seat)
    return None


def _own_interrupt(text: str, words: list[Word], said: str, asked: Asked) -> Action | None:
    """Read what the one who speaks does out of turn; whether somebody has left is another's to say."""
    done = WITH_SEAT.get(said)
    if done is None:
        return None
    if asked.seat is None or done in {Phrase.TIMED_OUT, Phrase.LEFT}:
        raise ParseError.at(text, words[0].start, Code.WORD_MISSING, wanted=Phrase.SEAT_MISSING)
    return _OF_SEAT[done](asked.seat)


def _card_or_contract(text: str, words: list[Word], asked: Asked) -> Action | None:
    """Read a card or a game."""
    start, end = words[0].start, words[-1].end
    part = text[start:end]
    code = is_code(part)
    named = cards_in(part, asked.letters)
    if len(named) == 1 and named[0].cards and (asked.cards_are_played or not code):
        [card] = _cards(text, start, end, asked)
        return PLAYS[card]
    if not (code or begins_contract(part)):
        return None
    try:
        return Declare(Contract.parse(part))
    except ParseError as error:
        if error.code is Code.UNKNOWN_CONTRACT:
            _refuse_card(text, start, end, asked)
        raise ParseError(error.reason, text, start + error.position) from None
    except ContractError as error:
        raise ParseError(error.reason, text, start) from error


def _refuse_card(text: str, start: int, end: int, asked: Asked) -> None:
    """Refuse what begins like a card and has a word that is nearly a rank, such as "Herz Konig"."""
    try:
        _cards(text, start, end, asked)
    except ParseError as error:
        if error.position > start and "near" in error.reason.params:
            raise
