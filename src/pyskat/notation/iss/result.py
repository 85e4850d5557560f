"""How does the game server write a result? The fields of ``R``, read and written."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NoReturn

from pyskat.contract import Contract
from pyskat.errors import Code, RecordError
from pyskat.language.phrases import Phrase
from pyskat.records.recorded import Outcome, RecordedEnd
from pyskat.seat import SEATS, Seat

__all__ = ["read_result", "result_words", "seat_in", "write_result"]

_LONGEST: Final = 400
"""No result is longer; the words of one that is are not remembered."""
_BY_NUMBER: Final = tuple(RecordedEnd)
_ENDS: Final = {end.value: number for number, end in enumerate(_BY_NUMBER)}
_END, _OVERBID = "end", "overbid"
_FLAGS: Final = ("s", "z", "p0", "p1", "p2", "r")
_BID_WORDS: Final = {"bidok": False, "overbid": True}
_NUMBERS: Final = ("d", "v", "m", "p", "t", "s", "z", "p0", "p1", "p2", "l", "to", "r", "v0", "v1", "v2")
_OF_A_GAME: Final = (RecordedEnd.WIN, RecordedEnd.LOSS, RecordedEnd.PENALTY)
_WANTED: Final = Phrase.A_RESULT.of(names=": ".join(_NUMBERS) + ":")


def read_result(text: str, contract: Contract | None = None, bid: int | None = None) -> Outcome:
    """Read the value of ``R``.

    Args:
        text: The value.
        contract: What was declared, which the moves of the record tell.
        bid: At what value the declarer got the game.

    Raises:
        RecordError: If a word does not belong in a result.

    >>> read_result("passed").verdict
    RecordedEnd.PASSED
    """
    end, overbid, numbers = result_words(text)
    return Outcome(
        verdict=end,
        declarer=seat_in(numbers, "d"),
        value=numbers.get("v", 0),
        matadors=numbers.get("m", 0),
        overbid=overbid,
        points=numbers.get("p", 0),
        tricks=numbers.get("t", 0),
        schneider=numbers.get("s", 0) == 1,
        schwarz=numbers.get("z", 0) == 1,
        penalties=(numbers.get("p0", 0) == 1, numbers.get("p1", 0) == 1, numbers.get("p2", 0) == 1),
        left=seat_in(numbers, "l"),
        timed_out=seat_in(numbers, "to"),
        resigned=numbers["r"] == 1 if "r" in numbers else None,
        scores=_read_scores(numbers, end),
        contract=contract if end in _OF_A_GAME else None,
        bid=bid if end in _OF_A_GAME else None,
    )


def result_words(text: str) -> tuple[RecordedEnd, bool, dict[str, int]]:
    """Read the value of ``R`` word by word: how it ended, whether it was overbid, and the numbers by name.

    Raises:
        RecordError: If a word does not belong in a result.
    """
    words = text.split()
    read = _read_word if len(text) <= _LONGEST else _read_word.__wrapped__
    found = dict(map(read, words))
    end, overbid = found.pop(_END, None), found.pop(_OVERBID, None)
    if len(found) + (end is not None) + (overbid is not None) < len(words):
        _refuse_again(words)
    if end is None:
        raise RecordError.of(Code.BAD_RESULT, word=text, wanted=_WANTED)
    return _BY_NUMBER[end], overbid == 1, found


def _refuse_again(words: list[str]) -> NoReturn:
    """Refuse a word that says once more what another has said."""
    seen: set[str] = set()
    for word in words:
        name, _ = _read_word(word)
        if name in seen:
            raise RecordError.of(Code.BAD_RESULT, word=word, wanted=_WANTED)
        seen.add(name)
    raise AssertionError(words)


@lru_cache(1 << 12)  # few words make up all results
def _read_word(word: str) -> tuple[str, int]:
    """Read a word: what it tells, and the number for that."""
    name, colon, value = word.partition(":")
    if word in _ENDS:
        return _END, _ENDS[word]
    if word in _BID_WORDS:
        return _OVERBID, _BID_WORDS[word]
    if colon and name in _NUMBERS:
        return name, _number(word, name, value)
    raise RecordError.of(Code.BAD_RESULT, word=word, wanted=_WANTED)


def _read_scores(numbers: Mapping[str, int], end: RecordedEnd) -> tuple[int, int, int] | None:
    if end is RecordedEnd.RAMSCH:
        return numbers.get("v0", 0), numbers.get("v1", 0), numbers.get("v2", 0)
    for name in ("v0", "v1", "v2"):
        if name in numbers:
            raise RecordError.of(Code.BAD_RESULT, word=f"{name}:{numbers[name]}", wanted=Phrase.ONLY_RAMSCH)
    return None


def _number(word: str, name: str, value: str) -> int:
    digits = value.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < len("1000000")):
        raise RecordError.of(Code.BAD_RESULT, word=word, wanted=_WANTED)
    if name in _FLAGS and value not in {"0", "1"}:
        raise RecordError.of(Code.BAD_RESULT, word=word, wanted=Phrase.ZERO_OR_ONE)
    return int(value)


def seat_in(numbers: Mapping[str, int], name: str) -> Seat | None:
    """Give the seat that a number names; None for -1, or if it is not there."""
    number = numbers.get(name, -1)
    if number == -1:
        return None
    if number not in SEATS:
        raise RecordError.of(Code.BAD_RESULT, word=f"{name}:{number}", wanted=Phrase.A_SEAT_NUMBER)
    return SEATS[number]


def write_result(outcome: Outcome) -> str:
    """Write the value of ``R``."""
    if outcome == Outcome(verdict=RecordedEnd.PASSED):
        return str(outcome.verdict.value)
    if outcome.verdict is RecordedEnd.RAMSCH and outcome == Outcome(verdict=outcome.verdict, scores=outcome.scores):
        return " ".join(["ramsch", *_scores(outcome)])
    first, second, third = map(int, outcome.penalties)
    words = [
        f"d:{_index(outcome.declarer)} {outcome.verdict.value} v:{outcome.value} m:{outcome.matadors}",
        "overbid" if outcome.overbid else "bidok",
        f"p:{outcome.points} t:{outcome.tricks} s:{outcome.schneider:d} z:{outcome.schwarz:d}",
        f"p0:{first} p1:{second} p2:{third} l:{_index(outcome.left)} to:{_index(outcome.timed_out)}",
    ]
    words += [] if outcome.resigned is None else [f"r:{outcome.resigned:d}"]
    words += _scores(outcome)
    return " ".join(words)


def _scores(outcome: Outcome) -> list[str]:
    return [f"v{seat}:{score}" for seat, score in enumerate(outcome.scores or ())]


def _index(seat: Seat | None) -> int:
    return -1 if seat is None else int(seat)
