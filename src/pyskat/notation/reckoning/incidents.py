"""Which phrases say what went wrong at a table, or how a game was cut short? They are found as a whole."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pyskat.language.court_words import CourtWord
from pyskat.language.letters import folded
from pyskat.language.offending import IDLE, OFFENDING, SHORTENED, TRICKS

__all__ = ["WORDS", "incident_at"]

_IDLE: Final = frozenset(folded(word) for word in IDLE.split())


_WORD: Final = re.compile(r"[^\W\d_]+")
_PARTS: Final = re.compile(r"\w+|[^\w\s]")
_OFFENCE: Final = "OFFENCE_"
_FAR: Final = 3
"""So many words may stand before the trick: im 3. Stich."""


_SAID_BY_COURTS: Final = {
    word.name.removeprefix(_OFFENCE).lower(): [
        _PARTS.findall(word.of(who="").say(language)) for language in ("en", "de")
    ]
    for word in CourtWord
    if word.name.startswith(_OFFENCE)
}
"""What a court says of each kind of offence."""


class _Phrase(NamedTuple):
    """A pattern, and what it means."""

    kind: str
    value: str | None
    slots: tuple[tuple[tuple[str, ...], ...], ...]
    """One after the other, each with the words of which it may consist."""


def _slots(pattern: str) -> tuple[tuple[tuple[str, ...], ...], ...]:
    parts = pattern.replace("}", "{").split("{")
    return tuple(tuple(tuple(folded(each).split()) for each in part.split("|")) for part in parts if part.strip())


def _phrases() -> Iterator[_Phrase]:
    for offence, patterns in OFFENDING.items():
        yield from (_Phrase("OFFENCE", offence, _slots(pattern)) for pattern in patterns)
    for offence in OFFENDING:
        for language in _SAID_BY_COURTS.get(offence, ()):
            yield _Phrase("OFFENCE", offence, tuple(((folded(word),),) for word in language))
    for kind, patterns in SHORTENED.items():
        yield from (_Phrase(kind, None, _slots(pattern)) for pattern in patterns)


def _begin(phrase: _Phrase) -> Iterator[str]:
    """Name the words with which a phrase can begin."""
    fixed = next(at for at, slot in enumerate(phrase.slots) if all(slot))
    for slot in phrase.slots[: fixed + 1]:
        yield from (words[0] for words in slot if words)


_BY_WORD: Final[dict[str, list[_Phrase]]] = {}
for _each in _phrases():
    for _word in dict.fromkeys(_begin(_each)):
        _BY_WORD.setdefault(_word, []).append(_each)

WORDS: Final = {
    folded(word): word
    for patterns in (*OFFENDING.values(), *SHORTENED.values())
    for pattern in patterns
    for word in _WORD.findall(pattern)
}
"""All words in the phrases, by the way they are looked up."""


def incident_at(words: Sequence[str], at: int) -> tuple[str, str | None, int] | None:
    """Find the longest phrase that begins at a word; give what it means, and where it ends.

    Args:
        words: All words and marks, as they are looked up.
        at: Where to look.
    """
    while words[at] in _IDLE and words[at] not in _BY_WORD and at + 1 < len(words):
        at += 1
    best: tuple[str, str | None, int] | None = None
    for phrase in _BY_WORD.get(_plain(words[at]), ()):
        end = _end(phrase, words, at)
        if end is not None and (best is None or end > best[2]):
            best = (phrase.kind, phrase.value, end)
    return best


def _plain(word: str) -> str:
    return word.replace("'", "").replace("’", "")


def _end(phrase: _Phrase, words: Sequence[str], start: int) -> int | None:
    """Tell how far a phrase goes, if it is there."""
    reached = {start}
    for slot in phrase.slots:
        steps = [_follow(wanted, words, at, start) for at in reached for wanted in slot]
        reached = {step for step in steps if step is not None}
    return max(reached, default=None)


def _idle(words: Sequence[str], at: int) -> int:
    """Count the words that may stand between: a little word, or those that say in which trick it was."""
    if words[at] in _IDLE:
        return 1
    for before, trick in TRICKS:
        near = words[at + 1 : at + 1 + _FAR]
        if words[at] in before.split() and trick in near:
            end = near.index(trick) + 2
            return end + (trick == "trick" and at + end < len(words) and words[at + end].isdigit())
    return 0


def _follow(wanted: Sequence[str], words: Sequence[str], at: int, start: int) -> int | None:
    """Go on by some words; little words may stand between."""
    for word in wanted:
        while start < at < len(words) and _plain(words[at]) != word:
            idle = _idle(words, at)
            if not idle:
                return None
            at += idle
        if at == len(words) or _plain(words[at]) != word:
            return None
        at += 1
    return at
