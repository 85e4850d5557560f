"""Of what does a sentence about a game consist? Words by what they mean, numbers, and marks."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from pyskat.language.letters import folded
from pyskat.language.numerals import number_in_words
from pyskat.language.vocabulary import MEANINGS, PHRASES
from pyskat.notation.reckoning.incidents import incident_at

__all__ = ["UNKNOWN", "Token", "is_person", "tokens_of"]

UNKNOWN: Final = "UNKNOWN"
_RAW: Final = re.compile(
    r"(?P<blank>[\s&\u00ad\u200b-\u200f\u2060\ufe0e\ufe0f\ufeff]+)|(?P<number>\d+(?:\.\d+)*)"
    r"|(?P<word>[^\W\d_]+(?:['’][^\W\d_]+)*)|(?P<mark>.)",
    re.DOTALL,
)
_DASHES: Final = frozenset("-‐‑‒–—−")
_MARKS: Final = {
    **dict.fromkeys(",;.!?()[]\"'„“”‚‘’«»…", "COMMA"),
    **dict.fromkeys(":∶", "COLON"),
    **dict.fromkeys("×*·", "TIMES"),
    "/": "SLASH",
    "=": "EQUALS",
    "+": "PLUS",
}
_CODE: Final = re.compile(r"[DHSCGN][OHSZ]*")
_LONGEST: Final = 40
_MOST_DIGITS: Final = 4
_MOST_DIGITS_DOUBLED: Final = 18
"""Forty doublings are possible."""
_MOST_WORDS: Final = 6
"""One hundred and sixty - one."""
_TENS: Final = "ty"
_HUNDREDS: Final = ("hundred", "hundert")
_MOST_BENT: Final = 12
"""Matadors and tricks are bent: mit zweien, ohne vieren."""
_PARTS: Final = frozenset(
    word
    for word, (kind, _) in MEANINGS.items()
    if kind in {"GAME", "HAND", "OUVERT", "LEVEL", "GAME_WORD", "SOLO", "OWN", "ANNOUNCED", "FREE"}
    and len(word) >= len("rot")
)
"""Words of which longer ones are made: Nullouvert, Eichelsolo, Handspiel, Eigenschneider."""
_SAY_WHO: Final = frozenset({"DEFENDERS", "ANNOUNCED", "NEEDED", "WOULD"})
_COUNTED_IN_NULLS: Final = frozenset({"TRICK", "POINT"})
_NOTHING: Final = frozenset({"null", "zero"})
_DENIED: Final = _COUNTED_IN_NULLS | {"LEVEL", "KONTRA"}
_PHRASES: Final[dict[str, list[tuple[tuple[str, ...], str]]]] = {}
for _phrase in sorted(PHRASES, key=len, reverse=True):
    _PHRASES.setdefault(_phrase[0], []).append((_phrase, PHRASES[_phrase]))


class Token(NamedTuple):
    """One thing that is said, by its meaning, and where."""

    kind: str
    start: int
    end: int
    value: int | str | None = None


class _Raw(NamedTuple):
    """A word, a number or a mark, as it is looked up."""

    sort: str
    start: int
    end: int
    word: str


def tokens_of(text: str) -> list[Token]:
    """Find what is said, from left to right, without the words that may be left out."""
    raws = [
        _Raw(str(match.lastgroup), match.start(), match.end(), folded(match[0]))
        for match in _RAW.finditer(text)
        if match.lastgroup != "blank"
    ]
    words = [raw.word for raw in raws]
    found: list[Token] = []
    at = 0
    while at < len(raws):
        incident = incident_at(words, at)
        if incident is None:
            at += _next(text, raws, at, found)
        else:
            kind, value, end = incident
            found.append(Token(kind, raws[at].start, raws[end - 1].end, value))
            at = end
    return _weighty([token for token in found if token.kind != "FILLER"])


def is_person(word: str) -> bool:
    """Tell whether a word stands for a player: ich, me, his."""
    return MEANINGS.get(folded(word.strip(",;.:()")), ("",))[0] == "PERSON"


def _weighty(tokens: list[Token]) -> list[Token]:
    """Leave out little words where they say nothing.

    "Is" and "was" stand before a level: who was Schneider has not made it. What the defenders make, and of whom, says
    whose level it is; and "not only" denies nothing.
    """
    kept: list[Token] = []
    for at, token in enumerate(tokens):
        after = [each.kind for each in tokens[at + 1 :] if each.kind != "PERSON"]
        before = kept[-1].kind if kept else ""
        level = after[:1] == ["LEVEL"]
        theirs = before == "DEFENDERS" and (level or after[:2] == ["DECLARER", "LEVEL"])
        weighs = {
            "IS": level and before not in _SAY_WHO and not _announced(after),
            "DOES": theirs and not _announced(after),
            "PERSON": (level and before == "DOES") or _does_wrong(after),
            "ONLY": before == "NOT",
        }
        if weighs.get(token.kind, True):
            kept.append(token)
    return kept


def _does_wrong(kinds: Sequence[str]) -> bool:
    """Tell whether a fault comes next: he has revoked."""
    return next((kind for kind in kinds if kind not in {"DOES", "IS", "ONLY"}), "") == "OFFENCE"


def _announced(kinds: Sequence[str]) -> bool:
    """Tell whether the levels that come first were announced, or not announced."""
    rest = [kind for kind in kinds if kind not in {"LEVEL", "NOT"}]
    return rest[:1] == ["ANNOUNCED"]


def _next(text: str, raws: list[_Raw], at: int, found: list[Token]) -> int:
    """Find the meaning of what stands at a place; tell how many words and marks it takes."""
    raw = raws[at]
    for phrase, remark in _PHRASES.get(raw.word, ()):
        if tuple(each.word for each in raws[at : at + len(phrase)]) == phrase:
            found.append(Token("REMARK", raw.start, raws[at + len(phrase) - 1].end, remark))
            return len(phrase)
    if raw.sort == "mark":
        found += _mark(text, raw)
        return 1
    if raw.sort == "number":
        found.append(_figures(text, raw, found[-1].kind if found else ""))
        return 1
    after = raws[at + 1] if at + 1 < len(raws) else raw._replace(sort="mark", word="")
    together = MEANINGS.get(f"{raw.word}_{after.word}")
    if together is not None:
        found.append(Token(together[0], raw.start, after.end, together[1]))
        return 2
    spoken, taken = _spoken(raws, at)
    if spoken is not None:
        found.append(Token("NUMBER", raw.start, raws[at + taken - 1].end, spoken))
        return taken
    beside = {raws[at - 1].sort if at else "", after.sort}
    found += _word(text, raw, MEANINGS.get(after.word, ("", None))[0], by_number="number" in beside)
    return 1


def _mark(text: str, raw: _Raw) -> list[Token]:
    """Read a mark; a dash may part two words, two numbers or two parts, or it is a sign."""
    if raw.word in MEANINGS:
        return [Token(MEANINGS[raw.word][0], raw.start, raw.end, MEANINGS[raw.word][1])]
    before, after = text[max(raw.start - 1, 0) : raw.start], text[raw.end : raw.end + 1]
    if after.isdecimal() and not before.isalnum() and (raw.word in _DASHES or raw.word == "+"):
        return [Token("SIGN", raw.start, raw.end, 1 if raw.word == "+" else -1)]
    if raw.word in _DASHES:
        return [] if before.isalpha() and after.isalpha() else [Token("DASH", raw.start, raw.end)]
    return [Token(_MARKS.get(raw.word, UNKNOWN), raw.start, raw.end)]


def _figures(text: str, raw: _Raw, before: str) -> Token:
    figures = text[raw.start : raw.end]
    most = _MOST_DIGITS_DOUBLED if before in {"TIMES", "SIGN", "EQUALS"} else _MOST_DIGITS
    if not figures.isdecimal() or len(figures) > most:
        return Token(UNKNOWN, raw.start, raw.end)
    return Token("NUMBER", raw.start, raw.end, int(figures))


def _spoken(raws: list[_Raw], at: int) -> tuple[int | None, int]:
    """Read a number in words, and tell how many words it has: sixty-one, one hundred and twenty."""
    first = raws[at].word
    article = first in MEANINGS
    if article and MEANINGS[first][0] != "ARTICLE":
        return None, 1
    words = [first]
    for raw in raws[at + 1 : at + _MOST_WORDS]:
        if raw.sort != "word" and raw.word != "-":
            break
        words.append(raw.word)
    for count in range(len(words), 1, -1):
        joined = " ".join(words[:count])
        if first.endswith(_TENS) or any(hundred in joined for hundred in _HUNDREDS):
            number = number_in_words(joined)
            if number is not None:
                return number, count
    if article:
        return None, 1
    number = number_in_words(first)
    bent = number_in_words(first.removesuffix("en"))
    return (bent if number is None and bent is not None and bent <= _MOST_BENT else number), 1


def _word(text: str, raw: _Raw, after: str, *, by_number: bool) -> list[Token]:
    """Read a word that is no number."""
    said = text[raw.start : raw.end]
    seat = MEANINGS.get(raw.word, ("",))[0] == "SEAT"
    if _CODE.fullmatch(said) and not seat and not (said == "NO" and after in _DENIED):
        return [Token("CODE", raw.start, raw.end, said)]
    if raw.word in _NOTHING and after in _COUNTED_IN_NULLS:
        return [Token("NUMBER", raw.start, raw.end, 0)]
    if raw.word == "x" and by_number:
        return [Token("TIMES", raw.start, raw.end)]
    word = raw.word.replace("'", "").replace("’", "")
    for each in (word, word.removesuffix("s") if word != raw.word else word):
        if each in MEANINGS:
            kind, value = MEANINGS[each]
            return [Token(kind, raw.start, raw.end, value)]
    parts = _parted(word) if len(word) <= _LONGEST else []
    return [Token(*_meant(part, raw)) for part in parts] or [Token(UNKNOWN, raw.start, raw.end)]


def _meant(part: str, raw: _Raw) -> tuple[str, int, int, int | str | None]:
    kind, value = MEANINGS[part]
    return kind, raw.start, raw.end, value


def _parted(word: str) -> list[str]:
    """Take a word apart that is made of known ones."""
    for cut in range(len("rot"), len(word) - len("rot") + 2):
        if word[:cut] in _PARTS:
            rest = [word[cut:]] if word[cut:] in _PARTS else _parted(word[cut:])
            if rest:
                return [word[:cut], *rest]
    return []
