"""Which cells has a line of comma-separated values, and where does each begin?"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from pyskat.errors import Code, Language, ParseError
from pyskat.language.listed import Listed
from pyskat.language.phrases import Phrase

__all__ = ["LANGUAGES", "Cell", "cells_of", "lines_of", "number_in", "separator_of", "whole_number"]

LANGUAGES: Final[tuple[Language, ...]] = ("en", "de")
_LINE: Final = re.compile(r"([^\r\n]*+)(?:\r\n|[\r\n]|\Z)")
_QUOTED: Final = re.compile(r'"((?:[^"]++|"")*+)"')
_SAID_SEPARATOR: Final = re.compile(r"sep=(.)", re.IGNORECASE)
"""The line that some programs write before all others."""
_DEALS: Final = "|".join(re.escape(Listed.DEAL.say(language)) for language in LANGUAGES)
_FIRST: Final = re.compile(rf"""(?:{_DEALS}|"(?:{_DEALS})")\s*([,;\t])""", re.IGNORECASE)
"""The first heading and what parts it from the next: a comma, or what a spreadsheet program writes for it."""
_MOST_CELLS: Final = 100
"""Far more than a sheet has; what comes after them is not read."""
_NUMBER: Final = re.compile(r"\s*([+\-−–]?)\s*([0-9]{1,40})(?:[.,]0{1,2})?\s*")
"""A whole number, perhaps with its sign, or with decimals that say nothing."""


class Cell(NamedTuple):
    """What is in a cell, and where that begins in its line, counted from 0."""

    text: str
    at: int

    @property
    def says(self) -> str:
        """What is in it, without blanks around it."""
        return self.text.strip()


def lines_of(text: str) -> Iterator[tuple[int, str]]:
    """Number the lines from 1, however they end, and give those that say anything."""
    for number, match in enumerate(_LINE.finditer(text.removeprefix("\ufeff")), 1):
        line = match[1]
        if line.strip(" \t,;") and not (number == 1 and _SAID_SEPARATOR.fullmatch(line)):
            yield number, line


def separator_of(line: str) -> str | None:
    """Find what parts the headings; None if the line has not the headings of a sheet."""
    first = _FIRST.match(line.lstrip())
    return first[1] if first else None


def cells_of(line: str, separator: str) -> list[Cell]:
    """Part a line into its cells, a hundred at most. No cell of a sheet has more than one line.

    Raises:
        ParseError: If a cell begins with a quotation mark and does not end with one.
    """
    found: list[Cell] = []
    at = 0
    while True:
        quoted = _QUOTED.match(line, at)
        end = line.find(separator, at if quoted is None else quoted.end())
        end = len(line) if end < 0 else end
        if (quoted is None and line.startswith('"', at)) or (quoted and quoted.end() != end):
            raise ParseError.at(line, at, Code.UNKNOWN_WORD, word=line[at:end], wanted=Phrase.QUOTE_CLOSED)
        found.append(Cell(quoted[1].replace('""', '"'), at + 1) if quoted else Cell(line[at:end], at))
        if end == len(line) or len(found) == _MOST_CELLS:
            return found
        at = end + len(separator)


def whole_number(cell: Cell) -> int | None:
    """Read a whole number; None for anything else."""
    match = _NUMBER.fullmatch(cell.text)
    if match is None:
        return None
    return int(match[2]) if match[1] in {"", "+"} else -int(match[2])


def number_in(cell: Cell) -> int:
    """Read a whole number.

    Raises:
        ParseError: For anything else; it names the place in the line.
    """
    number = whole_number(cell)
    if number is None:
        raise ParseError.at(cell.text, cell.at, Code.UNKNOWN_WORD, word=cell.says, wanted=Phrase.WHOLE_NUMBER)
    return number
