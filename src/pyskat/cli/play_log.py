"""How is an evening kept? As the JSON of the table, in a file that is always whole."""

import os
import shlex
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from pyskat.cli.common import UnreadableError, UnwritableError, opened, why
from pyskat.errors import SkatError
from pyskat.language.play_words import PlayWord
from pyskat.language.terms import Term
from pyskat.table import Table

__all__ = ["Log"]


class Log:
    """A file that holds a table, with all its cards.

    Args:
        name: The file; None: nothing is kept.

    Raises:
        UnreadableError: If something is to be kept and cattrs is missing.
    """

    def __init__(self, name: str | None) -> None:
        self.name: Final = name
        self._kept: Table | None = None
        if name is not None:
            try:
                import pyskat.jsonio  # noqa: F401, PLC0415 - nobody else needs the extra
            except ImportError:
                raise UnreadableError(PlayWord.NO_JSON) from None

    @property
    def farewell(self) -> Term:
        """How to go on with the evening."""
        if self.name is None:
            return PlayWord.NOT_KEPT
        return PlayWord.KEPT.of(file=self.name, quoted=shlex.quote(self.name))

    def read(self) -> Table | None:
        """Give the evening that the file holds; None if there is no file.

        Raises:
            UnreadableError: If it holds anything else, or cannot be read.
        """
        if self.name is None or not os.path.exists(self.name):  # noqa: PTH110 - which never fails
            return None
        from pyskat.jsonio import from_json  # noqa: PLC0415 - as above

        with opened(self.name) as lines:
            text = lines.read()
        try:
            found = from_json(text)
        except SkatError as error:
            raise UnreadableError(PlayWord.NO_TABLE.of(file=self.name, why=error.reason)) from error
        if not isinstance(found, Table):
            raise UnreadableError(PlayWord.NO_TABLE.of(file=self.name, why=PlayWord.SOMETHING_ELSE))
        return found

    def write(self, table: Table) -> None:
        """Put a table into the place of the one before; whoever reads finds one of them, and never half of one.

        Raises:
            UnwritableError: If the file cannot be written; the one before stays.
        """
        if self.name is None or table is self._kept:
            return
        from pyskat.jsonio import to_json  # noqa: PLC0415 - as above

        place, text = Path(self.name).resolve(), to_json(table)  # the file itself, where the name is a link
        try:
            number, beside = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}.")
            try:
                with open(number, "w", encoding="utf-8") as file:  # noqa: PTH123 - it is open already
                    file.write(text)
                    file.flush()
                    os.fsync(number)
                Path(beside).replace(place)
            finally:
                with suppress(FileNotFoundError):  # it has its place
                    Path(beside).unlink()
        except OSError as error:
            raise UnwritableError(PlayWord.LOG_NOT_WRITTEN.of(file=self.name, why=why(error))) from error
        self._kept = table
