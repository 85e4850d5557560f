"""What can a sentence name? Numbers, texts, cards, seats and phrases; each says itself in a language and a style."""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Final, Literal, Protocol, Self, TypeAlias, TypeGuard, Union, runtime_checkable

from attrs import frozen

from pyskat.base.values import FrozenMap, Value

__all__ = [
    "LONGEST",
    "OPTIONAL",
    "CardStyle",
    "Choice",
    "Filled",
    "Kind",
    "Language",
    "Said",
    "Span",
    "Template",
    "Term",
    "fill",
    "joined",
    "number",
    "say",
    "short",
]

Language = Literal["en", "de"]

LONGEST: Final = 40
"""How many characters of a text are quoted."""
_QUOTED: Final = {"word": LONGEST, "action": LONGEST, "name": LONGEST, "player": LONGEST, "found": 60}
"""How many characters are shown of what came from outside, by the names in the sentences."""
_LONG_NUMBER: Final = 10**20
_LOG_2: Final = 0.30103


class CardStyle(Protocol):
    """How to name cards; :class:`pyskat.display.Style` is such a style."""

    @property
    def suits(self) -> Literal["french", "german"]:
        """Which pack is shown."""

    @property
    def ascii(self) -> bool:
        """Whether to write only plain characters."""


@runtime_checkable
class Said(Protocol):
    """Anything that can say itself."""

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Say it within a sentence; without a style, as it is written."""


Term: TypeAlias = Union[int, str, Said, tuple["Term", ...]]  # noqa: UP007 - it names itself
"""What a message may name: a number, a text that somebody wrote, anything that says itself, or several of these."""


def say(term: Term, language: Language, style: CardStyle | None = None) -> str:
    """Say a term within a sentence; a text that somebody wrote is the same in every language.

    >>> say((18, "hold", Span(1, 10)), "de")
    '18, hold, 1 bis 10'
    """
    if isinstance(term, tuple):
        mark = "; " if any(hasattr(each, "explain") for each in term) else ", "  # sentences have commas of their own
        return mark.join([say(each, language, style) for each in term])
    if isinstance(term, Said):
        return term.say(language, style)
    return number(term) if isinstance(term, int) else term


def short(text: str, most: int = LONGEST) -> str:
    """Cut a text.

    >>> short("grand"), len(short("x" * 100_000))
    ('grand', 40)
    """
    return text if len(text) <= most else text[: most - 1] + "…"


def number(value: int) -> str:
    """Write a number; if it is too long for Python to write, say about how long it is."""
    if abs(value) < _LONG_NUMBER:
        return int.__repr__(value)
    return f"{'-' if value < 0 else ''}10^{int(value.bit_length() * _LOG_2)}"


OPTIONAL: Final = "?"
"""Marks a place of a sentence that is left out where nothing was given for it."""
_LAST_WORD: Final = {"and": {"en": "and", "de": "und"}, "or": {"en": "or", "de": "oder"}}


def joined(parts: Iterable[str], language: Language, word: str = "and") -> str:
    """List several things, with ``"and"`` or ``"or"`` before the last.

    >>> joined(["Anna", "Ben", "Cleo"], "de"), joined(["18", "20"], "en", "or"), joined(["18"], "en")
    ('Anna, Ben und Cleo', '18 or 20', '18')
    """
    *others, last = parts
    return f"{', '.join(others)} {_LAST_WORD[word][language]} {last}" if others else last


class _Filling(str):
    """What stands in a place of a sentence.

    ``{count:fault|faults}`` is written with the right one of two nouns; of several things, ``{seats:and}`` and
    ``{cards:or}`` have that word before the last.
    """

    __slots__ = ("language", "several")

    language: Language
    several: tuple[str, ...]

    def __format__(self, how: str) -> str:
        if how in _LAST_WORD:
            return joined(self.several, self.language, how)
        if not how or how == OPTIONAL:
            return str(self)
        one, many = how.split("|")
        return f"{self} {one if self == '1' else many}"


class _Unfilled(str):
    """A place for which nothing was given: it stays as it is, but ``{name:?}`` is left out."""

    __slots__ = ()

    def __format__(self, how: str) -> str:
        return "" if how == OPTIONAL else f"{self} {how.rpartition('|')[2]}" if "|" in how else str(self)


def _filling(said: str, several: Iterable[str], language: Language) -> _Filling:
    made = _Filling(said)
    made.language, made.several = language, tuple(several)
    return made


class _Fillings(dict[str, str]):
    """What belongs in each place; if nothing was given, the place itself."""

    def __missing__(self, name: str) -> str:
        return _Unfilled(f"{{{name}}}")


def fill(sentence: str, terms: Mapping[str, Term], language: Language, style: CardStyle | None = None) -> str:
    """Put terms into the places of a sentence that have their names; texts are cut to what people read.

    >>> fill("{count:fault|faults} in {word!r}", {"count": 1, "word": "grnad"}, "en")
    "1 fault in 'grnad'"
    >>> fill("gemeint ist {bid:or}", {"bid": (18, 20, 22)}, "de")
    'gemeint ist 18, 20 oder 22'
    >>> fill("no{near:?}", {"near": ", but yes"}, "en"), fill("no{near:?}", {}, "en"), fill("{near}", {}, "en")
    ('no, but yes', 'no', '{near}')
    """
    fillings = _Fillings()
    for name, term in terms.items():
        said = say(term, language, style)
        if isinstance(term, str):
            said = short(said, _QUOTED.get(name, len(said)))
        parts = [say(each, language, style) for each in term] if _is_several(term) else [said]
        fillings[name] = _filling(said, parts, language)
    return sentence.format_map(fillings)


def _is_several(term: Term) -> TypeGuard[Sequence[Term]]:
    """Tell whether a term is several things that can be listed one by one: a tuple, or cards."""
    return isinstance(term, Sequence) and not isinstance(term, str) and len(term) > 0


class Template(Enum):
    """The base of the phrases: each member is a pair, English and German, with places for terms or without any."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Say it; the places stay empty."""
        return self.filled({}, language, style)

    def of(self, **terms: Term) -> "Filled":
        """Fill the places."""
        return Filled(self, FrozenMap(terms))

    def filled(self, terms: Mapping[str, Term], language: Language, style: CardStyle | None) -> str:
        """Say it with the places filled."""
        english, german = self.value
        return fill(german if language == "de" else english, terms, language, style)


@frozen
class Filled(Value):
    """A phrase with its places filled."""

    phrase: Template
    terms: FrozenMap[Term]

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Say it."""
        return self.phrase.filled(self.terms, language, style)

    def __str__(self) -> str:
        return self.say("en")

    def __repr__(self) -> str:
        terms = ", ".join(f"{name}={term!r}" for name, term in self.terms.items())
        return f"{self.phrase!r}.of({terms})"


@frozen(repr=False)
class Choice(Value):
    """One of several things; texts among them are names that programs write, and are quoted.

    >>> Choice.of("jump", "next", 3).say("de")
    "'jump', 'next' oder 3"
    """

    options: tuple[Term, ...]

    @classmethod
    def of(cls, *options: Term) -> Self:
        """Make a choice of its options."""
        return cls(options)

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Say the options, with "or" before the last."""
        said = [repr(each) if type(each) is str else say(each, language, style) for each in self.options]
        return joined(said, language, "or")

    def __str__(self) -> str:
        return self.say("en")

    def __repr__(self) -> str:
        return f"Choice.of({', '.join(map(repr, self.options))})"


@frozen
class Span(Value):
    """A range of whole numbers, both ends included.

    >>> Span(1, 10).say("en"), Span(1).say("de")
    ('1 to 10', '1 oder mehr')
    """

    least: int
    most: int | None = None

    def say(self, language: Language, style: CardStyle | None = None) -> str:  # noqa: ARG002 - alike in every style
        """Say the ends."""
        german = language == "de"
        if self.most is None:
            return f"{number(self.least)} {'oder mehr' if german else 'or more'}"
        return f"{number(self.least)} {'bis' if german else 'to'} {number(self.most)}"

    def __str__(self) -> str:
        return self.say("en")


_KINDS: Final = {
    "str": ("a string", "ein Text (str)"),
    "int": ("an int", "eine ganze Zahl (int)"),
    "bool": ("True or False", "True oder False"),
    "tuple": ("a tuple", "ein Tupel"),
    "list": ("a list", "eine Liste (list)"),
    "dict": ("a dict", "ein Verzeichnis (dict)"),
    "bytes": ("bytes", "Bytes (bytes)"),
    "float": ("a float", "eine Kommazahl (float)"),
    "function": ("a function", "eine Funktion"),
    "NoneType": ("None", "None"),
}


@frozen
class Kind(Value):
    """A type of Python, by its name.

    >>> Kind("Entry").say("en"), Kind("Rules").say("en"), Kind("Entry").say("de"), Kind("int").say("de")
    ('an Entry', 'Rules', 'ein Wert vom Typ Entry', 'eine ganze Zahl (int)')
    """

    name: str

    def say(self, language: Language, style: CardStyle | None = None) -> str:  # noqa: ARG002 - as above
        """Say what a value of the type is; Rules and Matadors are many."""
        english, german = _KINDS.get(self.name, (self._with_article(), f"ein Wert vom Typ {self.name}"))
        return german if language == "de" else english

    def _with_article(self) -> str:
        article = "" if self.name.endswith("s") else "an " if self.name[0] in "AEIOUaeiou" else "a "
        return article + self.name

    def __str__(self) -> str:
        return self.say("en")
