"""How is an archive read from a file, packed or not, one record after the other?"""

import gzip
import zlib
from collections.abc import Iterable, Iterator
from io import BufferedReader, TextIOWrapper
from os import PathLike, fspath
from pathlib import Path
from typing import IO, Final, cast

from pyskat.errors import ArgumentError, Code
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Term
from pyskat.notation.iss.lines import Properties, lines_from, split_records

__all__ = ["BROKEN", "expect_path", "expect_paths", "records_in"]

BROKEN: Final = (OSError, EOFError, zlib.error)
"""What is raised where a file can be read no further."""
_PACKED: Final = b"\x1f\x8b"


def expect_paths(paths: object) -> tuple[str, ...]:
    """Return paths as texts; one by itself will do.

    Raises:
        ArgumentError: For anything else.
        OSError: If one of them is not a file that can be read.
    """
    several = paths if isinstance(paths, Iterable) and not isinstance(paths, (str, bytes, PathLike)) else (paths,)
    found = tuple(expect_path("paths", path, Phrase.SOME_PATHS) for path in several)
    for named in found:
        with Path(named).open("rb"):  # a wrong name is told before hours of work
            pass
    return found


def expect_path(what: str, path: object, wanted: Term = Phrase.A_PATH) -> str:
    """Return a path as a text.

    Raises:
        ArgumentError: For anything else.
    """
    named = fspath(path) if isinstance(path, (str, PathLike)) else None
    if isinstance(named, str):
        return named
    raise ArgumentError.of(Code.WRONG_TYPE, what=what, wanted=wanted, found=as_found(path))


def records_in(path: str) -> Iterator[tuple[int, str, Properties | None]]:
    """Give the text of each record with its line, from 1, as :func:`split_records` does.

    A file that gzip has packed is unpacked. A byte that is no UTF-8 becomes a sign for that.

    Raises:
        OSError, EOFError, zlib.error: Where the file can be read no further.
    """
    with Path(path).open("rb") as file:
        packed = file.peek(len(_PACKED)).startswith(_PACKED)
        source = cast("IO[bytes]", gzip.GzipFile(fileobj=file)) if packed else file
        with TextIOWrapper(cast("BufferedReader", source), encoding="utf-8-sig", errors="replace") as lines:
            yield from split_records(lines_from(lines))
