"""Where does one server record end and the next begin? Cutting a stream of lines."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from pyskat.errors import ArgumentError, Code
from pyskat.errors.quoting import as_found

__all__ = ["END", "PROPERTY", "START", "split_records"]

START: Final = "(;"
PROPERTY: Final = re.compile(r"\s*([A-Za-z][A-Za-z0-9]*)\s*\[((?:\\.|[^\]\\])*)\]", re.DOTALL)
END: Final = re.compile(r"\s*;?\s*\)")

_LONGEST: Final = 1 << 16
"""No record is longer; what is, was never closed."""


def split_records(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Cut a stream into the texts of records, each with the line on which it begins, counted from 1.

    What stands between records, or was never closed, comes out as a text of its own.
    """
    text, began, at = "", 1, 0
    for number, line in enumerate(lines, 1):
        if not isinstance(line, str):
            raise ArgumentError.of(Code.WRONG_TYPE, what="a line", wanted="a string", found=as_found(line))
        fresh = line.lstrip("\ufeff") if number == 1 else line
        if text and (fresh.lstrip().startswith(START) or len(text) > _LONGEST):
            yield began, text
            text = ""
        if not text:
            began, at = number, 0
        text += fresh
        if "]" in fresh or ")" in fresh or START in fresh:
            for cut in _cuts(text, at):
                yield began, text[:cut]
                text, began, at = text[cut:], number, 0
            at = _properties_end(text, at)
        if not text.strip():
            text = ""
    if text.strip():
        yield began, text


def _cuts(text: str, at: int) -> Iterator[int]:
    """Find the ends of the pieces a text holds, one after the other, each counted from the end of the last."""
    while text.strip():
        start = text.find(START)
        if start > 0 and text[:start].strip():
            end = start
        else:
            closing = END.match(text, _properties_end(text, at)) if start >= 0 else None
            if closing is None:
                return
            end = closing.end()
        yield end
        text, at = text[end:], 0


def _properties_end(text: str, at: int) -> int:
    """Find where the properties of a record that can be read so far end."""
    if at == 0:
        start = text.find(START)
        if start < 0:
            return 0
        at = start + len(START)
    while found := PROPERTY.match(text, at):
        at = found.end()
    return at
