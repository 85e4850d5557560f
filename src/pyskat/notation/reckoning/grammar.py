"""How is a sentence understood? By rules over the meanings of its words; the first that fits at a place is taken."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from pyskat.language.vocabulary import MEANINGS
from pyskat.notation.reckoning.tokens import UNKNOWN, Token

__all__ = ["Found", "Sayings", "Sentence", "sayings_of", "understood"]

T = TypeVar("T")

_KINDS: Final = (
    *sorted({kind for kind, _ in MEANINGS.values()}),
    *(
        "OFFENCE",
        "PARTIES",
        "NUMBER",
        "SIGN",
        "CODE",
        "REMARK",
        "COMMA",
        "COLON",
        "DASH",
        "SLASH",
        "EQUALS",
        "PLUS",
        UNKNOWN,
    ),
)
_LETTERS: Final = {kind: chr(0x4E00 + number) for number, kind in enumerate(_KINDS)}
"""A letter for each kind of word, so that rules can be regular expressions; none that means anything in them."""
_CLASS: Final = re.compile(r"<([A-Z_|]+)>")
_NAMED: Final = re.compile(r"\(\?P<\w+>")


class Sentence(NamedTuple):
    """What was written, and what it consists of."""

    text: str
    tokens: Sequence[Token]
    kinds: str
    """The tokens by their letters."""

    @classmethod
    def of(cls, text: str, tokens: Sequence[Token]) -> "Sentence":
        """Put the tokens beside their text."""
        return cls(text, tokens, "".join([_LETTERS[token.kind] for token in tokens]))


class Found(NamedTuple):
    """Where a rule fits."""

    sentence: Sentence
    match: "re.Match[str]"

    @property
    def place(self) -> int:
        """Where it begins in the text."""
        return self.sentence.tokens[self.match.start()].start

    @property
    def word(self) -> str:
        """What is written there."""
        return self.sentence.text[self.place : self.sentence.tokens[self.match.end() - 1].end]

    def has(self, name: str) -> bool:
        """Tell whether a part of the rule is there."""
        return self.match[name] is not None

    def all(self, name: str) -> Sequence[Token]:
        """Give the words of a part of the rule."""
        return self.sentence.tokens[slice(*self.match.span(name))]

    def one(self, name: str) -> Token:
        """Give the first word of a part of the rule."""
        return self.all(name)[0]

    def number(self, name: str = "n") -> int:
        """Give the number that is a part of the rule; an article counts one."""
        value = self.one(name).value
        return value if isinstance(value, int) else 1

    def levels(self) -> set[str]:
        """Name the levels in the part that is called so."""
        return {str(token.value) for token in self.all("levels") if token.kind == "LEVEL"}

    def followed_by(self, *kinds: str) -> bool:
        """Tell whether one of these kinds comes next."""
        after = self.sentence.tokens[self.match.end() : self.match.end() + 1]
        return any(token.kind in kinds for token in after)


Note = Callable[[T, Found], "bool | None"]
"""Notes what a rule says, or gives False if it does not fit after all."""


class Sayings(NamedTuple, Generic[T]):
    """Patterns of kinds, and what each says."""

    any: "re.Pattern[str]"
    """Fits where any of them does, and tells which is the first."""
    each: tuple[tuple["re.Pattern[str]", Note[T]], ...]


def sayings_of(*rules: tuple[str, Note[T]]) -> Sayings[T]:
    """Make rules from patterns in which ``<A|B>`` stands for a word of one of these kinds."""
    patterns = [_CLASS.sub(_one_of, pattern) for pattern, _ in rules]
    first = "|".join([f"(?P<r{at}>{_NAMED.sub('(?:', pattern)})" for at, pattern in enumerate(patterns)])
    each = tuple((re.compile(pattern), note) for pattern, (_, note) in zip(patterns, rules, strict=True))
    return Sayings(re.compile(first), each)


def _one_of(match: "re.Match[str]") -> str:
    return f"[{''.join([_LETTERS[kind] for kind in match[1].split('|')])}]"


def understood(sentence: Sentence, sayings: Sayings[T], told: T) -> Iterator[int]:
    """Note what a sentence says, and give the place of each word that no rule begins with."""
    at = 0
    while at < len(sentence.tokens):
        taken = _understand(sentence, at, sayings, told)
        if not taken:
            yield at
        at += taken or 1


def _understand(sentence: Sentence, at: int, sayings: Sayings[T], told: T) -> int:
    """Note what is said at a place by the first rule that fits, and tell how many words it takes."""
    first = sayings.any.match(sentence.kinds, at)
    if first is None or first.lastgroup is None:
        return 0
    for pattern, note in sayings.each[int(first.lastgroup[1:]) :]:
        match = pattern.match(sentence.kinds, at)
        if match is not None and note(told, Found(sentence, match)) is not False:
            return match.end() - at
    return 0
