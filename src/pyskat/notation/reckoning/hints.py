"""What was probably meant? The nearest thing that is understood at the place of what is not."""

from collections.abc import Callable, Sequence
from typing import Final

from pyskat.errors import Code, ParseError, SkatError
from pyskat.errors.quoting import LONGEST
from pyskat.language.letters import folded
from pyskat.language.numerals import NUMBER_WORDS
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Term
from pyskat.language.vocabulary import MEANINGS, OTHER_WORDS, SPELLINGS
from pyskat.notation.reckoning.grammar import Sentence
from pyskat.notation.reckoning.incidents import WORDS
from pyskat.notation.reckoning.tokens import UNKNOWN, Token

__all__ = ["not_understood"]


def _spelt(word: str) -> str:
    """Spell a number as it is written: dreißig, zwölf, fünf."""
    return word.replace("ss", "ß").replace("oe", "ö").replace("ue", "ü")


_SHORT: Final = 2
"""Words that have no more letters are alike by chance."""
_LONG: Final = 6
"""From so many letters on, two may be wrong."""
_TURNING: Final = ("un", "ab", "non", "mis", "nicht")
"""What begins like this says the opposite of the word it looks like: unangesagt, abgesagt."""
_DOERS: Final = frozenset({"ARTICLE", "BOTH", "DECLARER", "DEFENDERS", "NOT", "OF"})
"""What may stand between one that does something and the word for it."""
_MOST: Final = 4
"""So many words are tried."""
_IDLE: Final = {"FILLER", "ONLY", "PERSON", "DOES", "ASKS", "ARTICLE"}
"""Nobody is helped by a word that says nothing."""
_KNOWN: Final = {
    **{word: spelt for word, spelt in SPELLINGS.items() if len(word) > _SHORT and MEANINGS[word][0] not in _IDLE},
    **{word: _spelt(word) for word in NUMBER_WORDS},
    **{word: spelt for word, spelt in WORDS.items() if len(word) > _SHORT and word not in MEANINGS},
}
_WANTED: Final[dict[str, Term]] = {
    "MARKS": Phrase.POINTS_ARE_AUGEN,
    "DOUBLED": Phrase.SAY_WHAT_DOUBLES,
    "NOBODY": Phrase.NOBODY_SCORES,
    "JACKS": Phrase.NOT_JACKS,
    "TOPS": Phrase.WITH_OR_WITHOUT,
    **dict.fromkeys(("WITH", "WITHOUT", "AGAINST", "BID"), Phrase.NUMBER_AFTER),
}


def not_understood(sentence: Sentence, at: int, read: Callable[[str], object] | None) -> ParseError:
    """Say which word is not understood, and what was probably meant.

    Args:
        sentence: What was written.
        at: Which of its tokens no rule begins with.
        read: Reads another sentence, or raises an error; None: do not look for what was meant.
    """
    tokens = sentence.tokens
    if tokens[at].kind != UNKNOWN:  # a word that is understood only together with the next
        beyond = next((ahead for ahead in range(at + 1, len(tokens)) if tokens[ahead].kind not in _DOERS), at)
        at = next((ahead for ahead in (at + 1, beyond) if _is_strange(tokens, ahead)), at)
    token = tokens[at]
    text = sentence.text
    word = text[token.start : token.start + LONGEST].split(maxsplit=1)[0].rstrip(",;.:!?") or text[token.start]
    wanted = _WANTED.get(token.kind, Phrase.WRITE_A_GAME)
    if token.kind == UNKNOWN and read is not None:
        near = _nearest(text, token.start, word, read)
        wanted = Phrase.DID_YOU_MEAN.of(word=near) if near else Phrase.WRITE_A_GAME
    return ParseError.at(text, token.start, Code.UNKNOWN_WORD, word=word, wanted=wanted)


def _is_strange(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether a word is none that is known, or a sign that stands before a number."""
    return at < len(tokens) and tokens[at].kind in {UNKNOWN, "SIGN"}


def _nearest(text: str, place: int, word: str, read: Callable[[str], object]) -> str | None:
    """Find the word most like the one at a place that can stand there."""
    said = folded(word)
    if len(said) <= _SHORT or said in OTHER_WORDS or said.startswith(_TURNING):
        return None
    most = 1 if len(said) < _LONG else 2
    near = [(_apart(said, known), known) for known in _KNOWN if abs(len(known) - len(said)) <= most]
    alike = [(apart, known[0] != said[0], order, known) for order, (apart, known) in enumerate(near) if apart <= most]
    best: tuple[tuple[int, ...], str] | None = None
    for apart, *order, known in sorted(alike)[:_MOST]:
        fault = _fault(f"{text[:place]}{_KNOWN[known]}{text[place + len(word) :]}", read)
        if fault is None or fault > place:
            best = min(filter(None, (best, ((apart, fault is not None, *order), known))))
    return best and _KNOWN[best[1]]


def _apart(one: str, other: str) -> int:
    """Count the letters that are wrong, missing, too many, or in the place of their neighbours."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one):
        before, last, row = row, before, [at + 1]
        for place, wanted in enumerate(other):
            best = min(before[place] + (letter != wanted), before[place + 1] + 1, row[place] + 1)
            if at and place and letter == other[place - 1] and one[at - 1] == wanted:
                best = min(best, last[place - 1] + 1)
            row.append(best)
    return row[-1]


def _fault(text: str, read: Callable[[str], object]) -> int | None:
    """Find where a text is not understood; None: everywhere it is, though something may be missing."""
    try:
        read(text)
    except ParseError as error:
        return None if error.code is Code.WORD_MISSING else error.position
    except SkatError:
        return None
    return None
