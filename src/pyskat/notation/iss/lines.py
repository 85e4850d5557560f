"""Where does one server record end and the next begin? Cutting a stream of lines."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from io import TextIOBase
from typing import Final, TypeAlias

from attrs import Factory, define

from pyskat.errors import ArgumentError, Code
from pyskat.errors.quoting import as_found
from pyskat.errors.texts import LONGEST_RECORD
from pyskat.language.terms import Kind

__all__ = ["END", "PROPERTY", "START", "Properties", "begun_within", "lines_from", "lines_of", "split_records"]

Properties: TypeAlias = dict[str, str]

START: Final = "(;"
_VALUE: Final = r"[^\]\\]*+(?:\\.[^\]\\]*+)*+"
PROPERTY: Final = re.compile(rf"\s*+([A-Za-z][A-Za-z0-9]*+)\s*+\[({_VALUE})\]", re.DOTALL)
END: Final = re.compile(r"\s*+;?\s*+\)")
# Nothing is tried twice: a possessive quantifier needs no memory for backtracking.

_LINE: Final = re.compile(rf"[^\n]{{0,{LONGEST_RECORD}}}\n|[^\n]{{1,{LONGEST_RECORD}}}")
_MANY: Final = 256
"""How many short lines are put together, because each by itself takes far more memory than its characters."""
_FIRST_ON_LINE: Final = re.compile(r"\s*+\(;")
_WHOLE: Final = re.compile(rf"\(;(?:{PROPERTY.pattern})*+{END.pattern}", re.DOTALL)
_CLOSES: Final = "] ;)"
_USUAL: Final = frozenset(["GM", "PC", "CO", "SE", "ID", "DT", "P0", "P1", "P2", "R0", "R1", "R2", "RU", "MV", "R"])
_AGAIN: Final = r"\(;(?:G(?:M(?:\[|\Z)|\Z)|\Z)"
"""Where in what is spoilt a record begins again, as far as the line tells."""
_TRIES: Final = 16
"""So many places in a broken record are looked at, or hostile texts would take too long."""

_OUTSIDE, _OPEN, _CLOSED, _SPOILT = "outside", "open", "closed", "spoilt"
_STEPS: Final = {
    place: re.compile(pattern, re.DOTALL)
    for place, pattern in {
        _OPEN: rf"(?P<open>\s++|[A-Za-z][A-Za-z0-9]*+\s*+\[{_VALUE}\])|(?P<name>[A-Za-z])|(?P<end>;)|(?P<closed>\))",
        "name": r"(?P<name>[A-Za-z0-9]++)|(?P<named>\s++)|(?P<value>\[)",
        "named": r"(?P<named>\s++)|(?P<value>\[)",
        "value": r"(?P<value>[^\]\\]++)|(?P<escaped>\\)|(?P<open>\])",
        "escaped": r"(?P<value>.)",
        "end": r"(?P<end>\s++)|(?P<closed>\))",
        _SPOILT: rf"(?P<spoilt>(?:[^(]|(?!{_AGAIN})\()++)",
    }.items()
}
"""What may come next within a record, and the state after it; anything else spoils the record, up to the next one."""


def lines_of(text: str) -> Iterator[tuple[bool, str]]:
    """Give the lines of a text, long ones in parts, and whether each part begins a line."""
    return _parts(match[0] for match in _LINE.finditer(text))


def lines_from(source: Iterable[str]) -> Iterator[tuple[bool, str]]:
    """Give the lines of an open file or any other source of lines, long ones in parts."""
    if isinstance(source, TextIOBase):
        return _parts(iter(partial(source.readline, LONGEST_RECORD), ""))
    return ((True, line) for line in source)


def _parts(texts: Iterable[str]) -> Iterator[tuple[bool, str]]:
    """Say of each part whether it begins a line, and never cut where a record may begin."""
    begins, held = True, ""
    for text in texts:
        part = held + text
        held = START[0] if part[-1] == START[0] else ""
        if line := part.removesuffix(held):
            yield begins, line
            begins = line[-1] in "\r\n"
    if held:
        yield begins, held


def split_records(lines: Iterable[tuple[bool, str]]) -> Iterator[tuple[int, str, Properties | None]]:
    """Cut a stream into the texts of records, each with the line on which it begins, counted from 1.

    A record that stands on a line by itself and is written as most are comes with its properties.

    Text between records, or a record that was never closed, is a text of its own. A text that is longer than
    :data:`LONGEST_RECORD` is cut off one character after that.
    """
    cutter = _Cutter()
    number = 0
    for begins, line in lines:
        if not isinstance(line, str):
            raise ArgumentError.of(Code.WRONG_TYPE, what="line", wanted=Kind("str"), found=as_found(line))
        fresh = line if number else line.lstrip("\ufeff")
        number += begins
        if begins and cutter.size and _FIRST_ON_LINE.match(fresh):
            yield from _without(cutter.cut())
        alone = fresh[:-1] if fresh[-1:] == "\n" else fresh
        usual = _usual(alone) if begins and not cutter.size else None
        if usual is None:
            yield from _without(cutter.add(number, fresh))
        else:
            yield number, alone, usual
    yield from _without(cutter.cut())


def _without(records: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str, None]]:
    """Give records whose properties have to be found."""
    return ((number, text, None) for number, text in records)


def _usual(line: str) -> Properties | None:
    """Read a line that holds a record with well-known properties, close together and without escapes, and no more."""
    if not (line.startswith(START) and line.endswith(_CLOSES)) or "\\" in line or len(line) > LONGEST_RECORD:
        return None
    parts = line[len(START) : -len(_CLOSES)].split("]")
    try:
        found = dict([part.split("[", 1) for part in parts])
    except ValueError:  # one of them has no bracket
        return None
    return found if found.keys() <= _USUAL and len(found) == len(parts) else None


def begun_within(text: str) -> int | None:
    """Find where in the text of a broken record another one begins, and is whole; None if there is none.

    An open bracket takes in what comes after it on the same line.
    """
    at = 0
    for _ in range(_TRIES):
        at = text.find(START, at + 1)
        if at < 0:
            break
        if _WHOLE.match(text, at):
            return at
    return None


@define
class _Cutter:
    """The part of the stream that has not ended yet."""

    place: str = _OUTSIDE
    kept: list[str] = Factory(list)
    size: int = 0
    began: int = 1

    def add(self, number: int, line: str) -> Iterator[tuple[int, str]]:
        """Take a line, and give what ends on it."""
        at = 0
        while at < len(line):
            begin, at = at, self._outside(line, at) if self.place == _OUTSIDE else self._inside(line, at)
            self._keep(number, line, begin, at)
            if self.place == _CLOSED or (self.place in {_OUTSIDE, _SPOILT} and at < len(line)):
                yield from self.cut()
                self.place = _OPEN if line.startswith(START, at) else _OUTSIDE
                if self.place == _OPEN:
                    self._keep(number, line, at, at + len(START))
                    at += len(START)

    def _outside(self, line: str, at: int) -> int:
        """Find where a record begins."""
        found = line.find(START, at)
        return len(line) if found < 0 else found

    def _inside(self, line: str, at: int) -> int:
        """Go on to where the record ends, or the line does."""
        while at < len(line) and self.place != _CLOSED:
            match = _STEPS[self.place].match(line, at)
            if match is None and self.place == _SPOILT:
                break  # a record begins
            if match is None:
                self.place = _SPOILT
            else:
                self.place, at = match.lastgroup or self.place, match.end()
        return at

    def _keep(self, number: int, line: str, begin: int, end: int) -> None:
        """Keep a part of a line while this can still be a record, without blanks at its beginning."""
        if not self.size:
            self.began = number
            if not line[begin:end].strip():
                return
        room = max(LONGEST_RECORD + 1 - self.size, 0)
        if room:
            self.kept.append(line[begin : min(end, begin + room)])
        if len(self.kept) > _MANY:
            self.kept = ["".join(self.kept)]
        self.size += end - begin

    def cut(self) -> Iterator[tuple[int, str]]:
        """Give the text up to here, if there is any, and begin a new one."""
        if self.size:
            yield self.began, "".join(self.kept)
        self.kept, self.size, self.place = [], 0, _OUTSIDE
