"""Who played by which system, as the first line of a sheet's CSV says?"""

import re
from collections.abc import Mapping
from typing import Final

from attrs import frozen

from pyskat.errors import Code, Language, ParseError, Reason
from pyskat.errors.quoting import short
from pyskat.language.listed import Listed
from pyskat.language.phrases import Phrase
from pyskat.notation.cells import LANGUAGES, Cell, cells_of, separator_of
from pyskat.notation.faults import Faults
from pyskat.notation.sheet_rows import FIRST_TOTAL
from pyskat.sheet.scores import Sheet
from pyskat.sheet.spreadsheet import DETAILS, shown
from pyskat.sheet.systems import PLAIN, SEEGER, SEEGER_FABIAN, ScoringSystem, bierlachs

__all__ = ["Head", "read_head"]

_AT_TABLE: Final = (3, 4)
_SYSTEMS: Final = {
    **{str(system).casefold(): system for system in (PLAIN, SEEGER, SEEGER_FABIAN, bierlachs(None))},
    **{Listed.PLAIN.say(language): PLAIN for language in LANGUAGES},
}
_LIMIT: Final = re.compile(
    "|".join(Listed.BIERLACHS_TO.of(limit="([1-9][0-9]{0,9})").say(language) for language in LANGUAGES), re.IGNORECASE
)
_DETAILS: Final = [[heading.say(language).casefold() for heading in DETAILS] for language in LANGUAGES]
_SYSTEM: Final = str(Listed.SYSTEM.of(name=""))


@frozen
class Head:
    """What the headings say."""

    separator: str
    names: tuple[str, ...]
    language: Language
    """The language of the headings."""
    blank: Sheet
    """The sheet without an entry; if it is not sure, one to go on with."""
    most: int | None
    """How many cells a row has at most; None: columns to the right of these do not matter."""
    sure: bool
    """Whether nothing is wrong with players and system, so that totals can be compared."""


def read_head(line: str, usual: ScoringSystem, own: Mapping[str, ScoringSystem], faults: Faults) -> Head | None:
    """Read the headings.

    Args:
        line: The line.
        usual: The system if they name none.
        own: Systems that are not pyskat's own, by name.
        faults: Takes what is wrong.

    Returns:
        What they say; None if no row can be read by them.
    """
    separator = separator_of(line)
    if separator is None:
        faults.note(0, Reason.of(Code.BAD_SHEET_LINE, word=line.strip(), wanted=Phrase.CSV_HEAD))
        return None
    cells = faults.tried(lambda: cells_of(line, separator), 0)
    if cells is None:
        return None
    while not cells[-1].says:
        cells.pop()
    count, detailed = _players_in([cell.says.casefold() for cell in cells[FIRST_TOTAL:]])
    names = tuple(cell.text for cell in cells[FIRST_TOTAL:][:count])
    system: ScoringSystem | None = usual
    if detailed:
        system = faults.tried(lambda: _system(cells[FIRST_TOTAL + count + len(DETAILS)], own), 0, 0)
    place = cells[FIRST_TOTAL].at if count else 0
    blank = faults.tried(lambda: Sheet(names, system or PLAIN), place)
    sure = system is not None and blank is not None
    if blank is None and count in _AT_TABLE:
        faults.ignored.add(Code.UNKNOWN_PLAYER)
        blank = Sheet(tuple(map(str, range(count))), system or PLAIN)
    if blank is None:
        return None
    language: Language = "de" if cells[0].says.casefold() == Listed.DEAL.say("de").casefold() else "en"
    return Head(separator, names, language, blank, None if detailed else len(cells), sure)


def _players_in(heads: list[str]) -> tuple[int, bool]:
    """Count the players, and tell whether the columns follow that say all the rest."""
    for count in _AT_TABLE:
        if heads[count : count + len(DETAILS)] in _DETAILS and len(heads) > count + len(DETAILS):
            return count, True
    return len(heads), False


def _system(cell: Cell, own: Mapping[str, ScoringSystem]) -> ScoringSystem:
    """Find the system by its name."""
    said = cell.text.lstrip()
    name = said[len(_SYSTEM) :] if said[: len(_SYSTEM)].casefold() == _SYSTEM.casefold() else said
    for known, system in own.items():
        if shown(known) == name:
            return system
    plain = name.strip().casefold()
    limited = _LIMIT.fullmatch(plain)
    if limited:
        return bierlachs(int(limited[1] or limited[2]))
    if plain not in _SYSTEMS:
        raise ParseError.at(cell.text, cell.at, Code.UNKNOWN_SYSTEM, name=short(name))
    return _SYSTEMS[plain]
