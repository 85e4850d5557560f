"""Which phrases say what went wrong at a table, or how a game was cut short? They are found as a whole."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pyskat.language.court_words import CourtWord
from pyskat.language.letters import folded
from pyskat.language.offending import BEHIND_VERB, IDLE, OFFENDING, SHORTENED, TRICKS

__all__ = ["WORDS", "Incident", "incident_at"]

_IDLE: Final = frozenset(folded(word) for word in IDLE.split())


_WORD: Final = re.compile(r"[^\W\d_]+")
_PARTS: Final = re.compile(r"\w+|[^\w\s]")
_OFFENCE: Final = "OFFENCE_"
_LONGEST: Final = 30
"""No phrase has more words, with the little ones within."""
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


_DOERS: Final = tuple(_Phrase("DOER", None, _slots(pattern)) for pattern in BEHIND_VERB)
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


class Incident(NamedTuple):
    """What was found."""

    kind: str
    value: str | None
    end: int
    """Where it ends."""
    doer: tuple[int, int] | None = None
    """From where to where somebody is named within it, who did it."""


def incident_at(words: Sequence[str], at: int) -> Incident | None:
    """Find the longest phrase that begins at a word.

    Args:
        words: All words and marks, as they are looked up.
        at: Where to look.
    """
    while at + 1 < len(words):
        best = _longest(words, at)
        if best is not None or words[at] not in _IDLE:
            return best
        at += 1
    return _longest(words, at)


def _longest(words: Sequence[str], at: int) -> Incident | None:
    """Find the longest phrase; somebody may be named behind its first word."""
    best: Incident | None = None
    phrases = _BY_WORD.get(_plain(words[at]), ())
    for phrase in phrases:
        end = _end(phrase, words, at)
        if end is not None and (best is None or end > best.end):
            best = Incident(phrase.kind, phrase.value, end)
    doer = _doer_end(words, at + 1) if phrases else None
    if doer is None:
        return best
    without = [words[at], *words[doer : doer + _LONGEST]]
    for phrase in phrases:
        end = _end(phrase, without, 0)
        if end is not None and end > 1 and (best is None or end + doer - 1 > best.end):
            best = Incident(phrase.kind, phrase.value, end + doer - 1, (at + 1, doer))
    return best


def _doer_end(words: Sequence[str], at: int) -> int | None:
    """Tell where somebody who does something is named to the end, if one is named there."""
    ends = [_end(phrase, words, at) for phrase in _DOERS]
    return max((end for end in ends if end is not None and end > at), default=None)


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
