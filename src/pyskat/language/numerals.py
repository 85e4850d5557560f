"""Which number do words name? One to 999, in English and German."""

import re
from typing import Final

from pyskat.language.letters import folded

__all__ = ["NUMBER_WORDS", "number_in_words"]

_LONGEST: Final = 40
_SMALL: Final = (
    (
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen"
    ),
    (
        "ein zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn siebzehn "
        "achtzehn neunzehn"
    ),
)
_TENS: Final = (
    "twenty thirty forty fifty sixty seventy eighty ninety",
    "zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig",
)
NUMBER_WORDS: Final = tuple(word for words in (*_SMALL, *_TENS) for word in words.split())
"""The words of which numbers are made."""
_VALUES: Final[dict[str | None, int]] = {
    None: 0,
    **{word: value for words in _SMALL for value, word in enumerate(words.split(), 1)},
    **{word: 10 * value for words in _TENS for value, word in enumerate(words.split(), 2)},
    "a": 1,
    "eins": 1,
    "zwo": 2,
}
"""What each word counts; nothing is 0."""


def _any(words: str) -> str:
    return "|".join(words.split())


_ONES: Final = [_any(" ".join(words.split()[:9])) for words in _SMALL]
_FORMS: Final = (
    re.compile(
        rf"(?:(?P<hundreds>a|{_ONES[0]})?(?P<hundred>hundred)(?:and(?=.))?)?"
        rf"(?:(?P<tens>{_any(_TENS[0])})?(?P<ones>{_ONES[0]})?|(?P<small>{_any(_SMALL[0])}))"
    ),
    re.compile(
        rf"(?:(?P<hundreds>zwo|{_ONES[1]})?(?P<hundred>hundert)(?:und(?=.))?)?"
        rf"(?:(?:(?P<ones>zwo|{_ONES[1]})und)?(?P<tens>{_any(_TENS[1])})|(?P<small>eins|zwo|{_any(_SMALL[1])}))?"
    ),
)


def number_in_words(text: str) -> int | None:
    """Read a number from 1 to 999, or find that it is none.

    Args:
        text: Words, which may be written as one.

    >>> [number_in_words(text) for text in ("eighteen", "Zweiundzwanzig", "a hundred and twenty", "hundertzwanzig")]
    [18, 22, 120, 120]
    >>> number_in_words("zwanzig zwei") is None
    True
    """
    word = folded(text[: _LONGEST + 1]).replace(" ", "").replace("-", "")
    if not word or len(word) > _LONGEST:
        return None
    for form in _FORMS:
        found = form.fullmatch(word)
        if found:
            hundreds = _VALUES[found["hundreds"]] or (1 if found["hundred"] else 0)
            return 100 * hundreds + sum([_VALUES[found[part]] for part in ("tens", "ones", "small")])
    return None
