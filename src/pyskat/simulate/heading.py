"""What do records say of themselves? Who played, when, and what came of it, without replaying them."""

from collections.abc import Iterator, Mapping
from os import PathLike
from typing import Final

from pyskat.errors import RecordError
from pyskat.notation.iss import properties_of
from pyskat.notation.iss.result import result_words, seat_in
from pyskat.simulate.archives import expect_paths, records_in
from pyskat.simulate.rows import Cell, Row

__all__ = ["headers"]

_NAMED: Final = {"id": "ID", "date": "DT", "place": "PC", "series": "SE"}
_CLAIMED: Final = {"score": "v", "matadors": "m", "points": "p", "tricks": "t"}
_SILENT: Final[Row] = {"result": None, "declarer": None, **dict.fromkeys(_CLAIMED), "overbid": None}


def headers(path: str | PathLike[str]) -> Iterator[Row]:
    """Read what the records of an archive say of themselves, lazily and without replaying them.

    Args:
        path: A file of server records, packed by gzip or not.

    Returns:
        A plain dict for each record: ``path``, ``number`` (from 0) and ``line`` (from 1) as in :func:`replay`;
        ``id``, ``date``, ``place`` and ``series``, None where the record does not say; ``players`` by seat; the claimed
        ``result`` ("win", "loss", "passed", "penalty", "ramsch"), ``declarer``, ``score``, ``matadors``, ``points``,
        ``tricks`` and ``overbid``. Of a broken record all that is None, and ``error`` names the code of what is wrong.

    Raises:
        ArgumentError: If it is not a path.
        OSError: If the file cannot be read; also later, where it can be read no further.
    """
    [named] = expect_paths((path,))
    return _headers(named)


def _headers(path: str) -> Iterator[Row]:
    number = 0
    for line, text in records_in(path):
        for at, found in properties_of(line, text):
            yield _header(path, number, at, found)
            number += 1


def _header(path: str, number: int, line: int, found: Mapping[str, str] | RecordError) -> Row:
    """Make the dict of a record."""
    where: Row = {"path": path, "number": number, "line": line}
    if isinstance(found, RecordError):
        return where | dict.fromkeys(_NAMED) | {"players": None} | _SILENT | {"error": found.code.value}
    said: dict[str, Cell] = {name: found.get(code) for name, code in _NAMED.items()}
    said["players"] = [found.get("P0", ""), found.get("P1", ""), found.get("P2", "")]
    try:
        claimed = _claimed(found["R"]) if "R" in found else _SILENT
    except RecordError as error:
        return where | said | _SILENT | {"error": error.code.value}
    return where | said | claimed | {"error": None}


def _claimed(text: str) -> Row:
    """Read the result that a record claims."""
    end, overbid, numbers = result_words(text)
    seat = seat_in(numbers, "d")
    claimed: Row = {"result": end.value, "declarer": None if seat is None else str(seat)}
    for name, code in _CLAIMED.items():
        claimed[name] = numbers.get(code)
    claimed["overbid"] = overbid
    return claimed
