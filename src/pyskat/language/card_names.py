"""Which card does a text name? Letters, signs and words of both packs, in English and German.

A card that is written in pyskat's own letters, such as HT, is that card. Anything else is read only if it can be but
one card: KD may be the king of diamonds, or the queen of clubs or diamonds (Kreuz-Dame, Karo-Dame).
"""

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from itertools import product
from typing import Final, NamedTuple

from pyskat.language.letters import folded
from pyskat.language.pack import RANK_NAMES, SUIT_NAMES, Suits
from pyskat.language.words import (
    GAME_WORDS,
    GERMAN_PACK,
    RANK_LETTERS,
    RANK_TEXTS,
    RANK_WORDS,
    SUIT_ABBREVIATIONS,
    SUIT_LETTERS,
    SUIT_TEXTS,
)

__all__ = ["AS_WRITTEN", "CARD_WORDS", "Found", "Lettering", "card_of", "cards_in", "nearest", "suggestion"]

_LONGEST: Final = 24
_ALIKE: Final = 0.75
"""So much of two words is alike: three letters of four, in the same order."""
_DIAMONDS, _HEARTS, _SPADES, _CLUBS = range(4)
_QUEEN, _ACE = RANK_LETTERS.index("Q"), RANK_LETTERS.index("A")


class Lettering(NamedTuple):
    """How letters are to be read."""

    german: bool = False
    """Whether the letters are known to be German, so that D is a queen (Dame) and B a jack (Bube)."""
    pack: Suits | None = None
    """The pack whose letters they are, if that is known: S is Schellen in the German one, otherwise spades."""


AS_WRITTEN: Final = Lettering()
"""Nothing is known but what is written."""


class Found(NamedTuple):
    """What stands at a place of a text."""

    start: int
    end: int
    cards: tuple[int, ...]
    """The cards that it can name, by their numbers: one if all is well, none if it names no card."""


_NAMES: Final = {
    suit + rank: 8 * suits + ranks for suits, suit in enumerate(SUIT_LETTERS) for ranks, rank in enumerate(RANK_LETTERS)
}
"""The cards as they are written most often, by their numbers."""
_SIGNS: Final = frozenset(sign for sign in SUIT_TEXTS if not sign.isalpha())
_SUITS: Final = {
    **{folded(word): suit for word, suit in GAME_WORDS.items() if suit < len(SUIT_LETTERS) and len(word) > 1},
    **{sign: SUIT_TEXTS[sign] for sign in _SIGNS},
    **SUIT_ABBREVIATIONS,
}
"""The suits by their words and signs."""

_LETTERS: Final[dict[str, tuple[int, ...]]] = {
    **{letter.lower(): (suit,) for suit, letter in enumerate(SUIT_LETTERS)},
    "p": (_SPADES,),
    "k": (_CLUBS, _DIAMONDS),
    "e": (_CLUBS,),
    "g": (_SPADES,),
    "r": (_HEARTS,),
}
"""The suits by single letters: ours, those of Pik, Kreuz and Karo, and those of Eichel, Grün, Rot (and Schellen)."""

_OF_GERMAN_PACK: Final = frozenset({*map(folded, GERMAN_PACK), *"egr"})
_OTHER_LETTERS: Final = {**_LETTERS, "b": (_SPADES,)}
"""Letters that may stand for a suit, Blatt too, where they make a text doubtful."""

_RANK_LETTERS: Final[dict[str, int]] = {
    **{text.lower(): rank for text, rank in RANK_TEXTS.items()},
    "d": _QUEEN,
    "o": _QUEEN,
    "b": 7,
    "u": 7,
}
_RANKS: Final = {
    **_RANK_LETTERS,
    **{folded(word): rank for words in RANK_NAMES.values() for rank, word in enumerate(words)},
    **{folded(word): rank for word, rank in RANK_WORDS.items()},
}
_ONLY_GERMAN_RANKS: Final = frozenset({"o", "u", "ober", "unter", "daus"})
CARD_WORDS: Final = tuple(
    [word for words in (*SUIT_NAMES.values(), *RANK_NAMES.values(), tuple(RANK_WORDS)) for word in words]
)
"""The words for suits and ranks, as they are spelt."""

_WORDS: Final = re.compile(r"[^\s,.;]+")
_BETWEEN: Final = frozenset(["and", "und", "&", "+", "the", "der", "die", "das", "den"])
"""What may stand between cards."""
_OF: Final = frozenset({"of", "von"})
_DOUBTFUL: Final = frozenset(f"s{rank}" for rank in _RANK_LETTERS)
"""The cards with the letter S, which is spades, and Schellen among letters of the German pack."""


class _Read(NamedTuple):
    """What one word, or several, can name."""

    cards: frozenset[int] = frozenset()
    german_pack: bool = False


_NOTHING: Final = _Read()


def card_of(word: str) -> int | None:
    """Find the card that a word names in pyskat's own letters, or with a suit's sign: HT, H10, ♥10, 10♥."""
    if word in _NAMES:
        return _NAMES[word]
    if any(character.isalpha() and not character.isascii() for character in word):
        return None  # some other letters become S or T in upper case
    upper = word.upper().replace("\N{VARIATION SELECTOR-16}", "").replace("\N{VARIATION SELECTOR-15}", "")
    if not upper:
        return None
    suit, rank = SUIT_TEXTS.get(upper[0]), RANK_TEXTS.get(upper[1:])
    if suit is None and not upper[-1].isalpha():
        suit, rank = SUIT_TEXTS.get(upper[-1]), RANK_TEXTS.get(upper[:-1])
    return None if suit is None or rank is None else suit * 8 + rank


def cards_in(text: str, letters: Lettering = AS_WRITTEN) -> list[Found]:
    """Find the cards that a text names, up to the first place that names none or may name several.

    Args:
        text: Cards one after the other, parted by spaces, commas, full stops, or "and".
        letters: How letters are to be read.

    >>> [found.cards for found in cards_in("HT, Kreuz Bube und Pik-König")], cards_in("H9 KD")[-1]
    ([(13,), (31,), (20,)], Found(start=3, end=5, cards=(3, 4, 27)))
    """
    if letters.pack != "german":
        names = [(match, _NAMES.get(match[0])) for match in _WORDS.finditer(text)]
        own = [Found(*match.span(), (card,)) for match, card in names if card is not None]
        if len(own) == len(names):
            return own
    words = _words(text)
    found: list[Found] = []
    doubtful: list[int] = []
    german_pack = False
    at = 0
    while at < len(words):
        word, match = words[at]
        if word in _BETWEEN:
            at += 1
            continue
        count, read = _at(text, words, at, letters)
        german_pack |= read.german_pack
        if letters.pack is None and word in _DOUBTFUL and len(read.cards) == 1:
            doubtful.append(len(found))
        found.append(Found(match.start(), words[at + count - 1][1].end(), tuple(sorted(read.cards))))
        if len(read.cards) != 1:
            break
        at += count
    if german_pack and doubtful:
        return _in_doubt(found, doubtful[0])
    return found


def _in_doubt(found: list[Found], place: int) -> list[Found]:
    """Stop at a card with the letter S among cards of the German pack: it may be spades, or Schellen."""
    [card] = found[place].cards
    return [*found[:place], found[place]._replace(cards=(card % 8, card % 8 + 8 * _SPADES))]


Words = list[tuple[str, "re.Match[str]"]]


def _words(text: str) -> Words:
    return [(folded(match[0][: _LONGEST + 1]), match) for match in _WORDS.finditer(text)]


def _at(text: str, words: Words, at: int, letters: Lettering) -> tuple[int, _Read]:
    """Read what stands at a place: how many words it is, and what they can name."""
    following = list(_beside(text, words, at))
    word = words[at][0]
    if word in _SUITS and following and following[0] in _RANKS:
        return 2, _of(word, following[0], letters)
    if word in _RANKS and len(following) > 1 and following[0] in _OF and following[1] in _SUITS:
        return 3, _of(following[1], word, letters)
    return 1, _word(word, letters)


def _beside(text: str, words: Words, at: int) -> Iterator[str]:
    """Give up to two words that follow, as long as nothing but blanks is between."""
    for (_, before), (word, match) in zip(words[at : at + 2], words[at + 1 : at + 3], strict=False):
        if not text[before.end() : match.start()].isspace():
            return
        yield word


def _word(word: str, letters: Lettering) -> _Read:
    """Read one word."""
    own = card_of(word)
    if own is not None and not (letters.pack == "german" and word in _DOUBTFUL):
        return _Read(frozenset({own}))
    if len(word) > _LONGEST or (word in _SUITS and word not in SUIT_ABBREVIATIONS):
        return _NOTHING  # a suit without its rank, such as Pik, is not Pi K
    reads = [_of(word[:cut], word[cut:].removeprefix("-"), letters) for cut in range(1, len(word))]
    if word[-1:] in _SIGNS:
        reads.append(_of(word[-1], word[:-1].removesuffix("-"), letters))
    cards = frozenset().union(*[read.cards for read in reads])
    if letters == AS_WRITTEN:
        others = _others(word)
        cards |= others if cards or len(others) > 1 else cards
    return _Read(cards, any(read.german_pack for read in reads))


def _of(suit: str, rank: str, letters: Lettering) -> _Read:
    """Read a suit and a rank, in words, letters or a sign."""
    if suit in _SUITS and rank in _RANKS:
        suits: tuple[int, ...] = (_SUITS[suit],)
    elif suit in _LETTERS and rank in _RANK_LETTERS:
        suits = _letter(suit, letters)
    else:
        return _NOTHING
    german_pack = suit in _OF_GERMAN_PACK
    dame_or_daus = rank == "d" and (german_pack or (suit == "s" and _DIAMONDS in suits))
    ranks = (_QUEEN, _ACE) if dame_or_daus else (_RANKS[rank],)
    cards = frozenset(suit * 8 + rank for suit, rank in product(suits, ranks))
    return _Read(cards, german_pack or rank in _ONLY_GERMAN_RANKS)


def _letter(suit: str, letters: Lettering) -> tuple[int, ...]:
    """Give the suits that a letter can be: S is spades, or Schellen."""
    if suit != "s":
        return _LETTERS[suit]
    if letters.pack == "german":
        return (_DIAMONDS,)
    return (_SPADES,) if letters.german or letters.pack else (_SPADES, _DIAMONDS)


def _others(word: str) -> frozenset[int]:
    """Give the cards that somebody else may mean by two letters: with the rank before the suit, or with B for Blatt."""
    found = {
        suit * 8 + _RANK_LETTERS[word[:cut]]
        for cut in range(1, len(word))
        if word[:cut] in _RANK_LETTERS
        for suit in _OTHER_LETTERS.get(word[cut:], ())
    }
    if word[:1] == "b" and word[1:] in _RANK_LETTERS:
        found |= {8 * _SPADES + rank for rank in ((_QUEEN, _ACE) if word[1:] == "d" else (_RANK_LETTERS[word[1:]],))}
    return frozenset(found)


def suggestion(text: str) -> tuple[int, int, str]:
    """Say what is wrong with a text that begins with no card: where it is, and what would probably be right, or ""."""
    words = _words(text)
    word, match = words[0]
    for following in list(_beside(text, words, 0))[: word in _SUITS]:
        near = nearest(following, CARD_WORDS)
        if near:
            return (*words[1][1].span(), near)
    others = _others(word)
    if len(others) == 1:
        [card] = others
        return (*match.span(), SUIT_LETTERS[card // 8] + RANK_LETTERS[card % 8])
    return (*match.span(), nearest(word, CARD_WORDS))


def nearest(word: str, known: Sequence[str]) -> str:
    """Find the word that was probably meant, as it is spelt; none if nothing is like it, or if it is one of them."""
    spelt = {folded(each): each for each in known}
    near = get_close_matches(folded(word[:_LONGEST]), [each for each in spelt if len(each) > len("as")], 1, _ALIKE)
    return spelt[near[0]] if near and near[0] != folded(word) else ""
