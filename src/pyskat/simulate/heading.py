"""What do records say of themselves? Who played, when, and what came of it, without replaying them."""

from collections.abc import Iterator, Mapping
from os import PathLike
from typing import Final

from pyskat.errors import RecordError
from pyskat.notation.iss import properties_of
from pyskat.notation.iss.result import result_words, seat_in
from pyskat.seat import SEATS
from pyskat.simulate.archives import expect_paths, records_in
from pyskat.simulate.rows import Row

__all__ = ["headers"]

_NO_PROPERTIES: Final[dict[str, str]] = {}
_SEATS: Final = tuple(map(str, SEATS))
_NO_NUMBERS: Final[dict[str, int]] = {}


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
    for line, text, usual in records_in(path):
        for at, found in properties_of(line, text) if usual is None else ((line, usual),):
            yield _header(path, number, at, found)
            number += 1


def _header(path: str, number: int, line: int, found: Mapping[str, str] | RecordError) -> Row:
    """Make the dict of a record."""
    error: str | None = None
    result, declarer, overbid, numbers = None, None, None, _NO_NUMBERS
    if isinstance(found, RecordError):
        error, found = found.code.value, _NO_PROPERTIES
    if "R" in found:
        try:
            end, overbid, numbers = result_words(found["R"])
            seat = seat_in(numbers, "d")
            result, declarer = end.value, None if seat is None else _SEATS[seat]
        except RecordError as wrong:
            result, overbid, numbers, error = None, None, _NO_NUMBERS, wrong.code.value
    return {
        "path": path,
        "number": number,
        "line": line,
        "id": found.get("ID"),
        "date": found.get("DT"),
        "place": found.get("PC"),
        "series": found.get("SE"),
        "players": [found.get("P0", ""), found.get("P1", ""), found.get("P2", "")],
        "result": result,
        "declarer": declarer,
        "score": numbers.get("v"),
        "matadors": numbers.get("m"),
        "points": numbers.get("p"),
        "tricks": numbers.get("t"),
        "overbid": overbid,
        "error": error,
    }
