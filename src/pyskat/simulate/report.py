"""What was found in archives of records: counts, a row for each record, and what is wrong where."""

from os import PathLike
from typing import Final

from attrs import field, frozen

from pyskat.base.values import FrozenMap, Value
from pyskat.errors import Language, Reason, RecordError, expect_language
from pyskat.language.simulate_words import SimulateWord
from pyskat.language.terms import Said, say
from pyskat.simulate import telling
from pyskat.simulate.parquet import write_parquet
from pyskat.simulate.rows import FACTS, Columns, Kept, Row
from pyskat.simulate.values import Played

__all__ = ["COLUMNS", "Finding", "Gap", "Report"]

COLUMNS: Final[Columns] = {"path": "text", "number": "number", "line": "number", "players": "texts", **FACTS}
"""The columns of a report: where the record is, who played, what was played and what came of it."""


@frozen
class Finding(Value):
    """Something that is wrong in a record.

    Args:
        kind: Of an error, the code of its cause, such as ``"must_follow"``, or ``"unreadable"`` where a file can be
            read no further; of a difference, the field of the result, such as ``"points"``, or the code of the reason.
        path: The file.
        number: The number of the record in its file, from 0.
        line: The line on which the record begins, from 1.
        what: More about it.
    """

    kind: str
    path: str
    number: int
    line: int
    what: Reason | RecordError | Said = field(eq=str)
    """As errors are equal only to themselves, what they say is compared."""

    def explain(self, language: Language = "en") -> str:
        """Say where it is and what is wrong."""
        spoken, what = expect_language(language), self.what
        said = what.explain(spoken) if isinstance(what, RecordError) else say(what, spoken)
        place = SimulateWord.FOUND.of(path=self.path, number=self.number, line=self.line, what=said)
        return place.say(spoken)

    def __str__(self) -> str:
        return self.explain()


@frozen
class Gap(Value):
    """Records that nobody read, because their worker was lost or somebody stopped it.

    Args:
        path: The file.
        line: The line on which the first of them begins, from 1.
        records: How many they are; None: all that come after it, and all files after that.
    """

    path: str
    line: int
    records: int | None


@frozen(repr=False)
class Report(Value):
    """What was found in archives.

    Args:
        paths: The files.
        counts: How many ``"records"`` there were; of them ``"read"`` and ``"corrupt"``; of those that were read, how
            many ``"agree"`` with the rules, ``"differ"`` from them or claim no result (``"silent"``), and have
            ``"remarks"`` on bids; ``"won"``, ``"lost"`` (of them ``"overbid"``), ``"ramsch"``, ``"passed_in"``,
            ``"aborted"``, ``"unfinished"``.
        contracts: The declared games by contract, the most frequent first.
        differences: Where a record claims another result than the rules give, field by field.
        errors: The records that are corrupt or against the rules, and the files that can be read no further.
        missing: The records that nobody read.
        interrupted: Whether somebody stopped it.
        lost: Why the last worker was lost, in the words of the executor; empty if none was.
    """

    paths: tuple[str, ...]
    counts: FrozenMap[int]
    contracts: FrozenMap[Played]
    differences: tuple[Finding, ...]
    errors: tuple[Finding, ...]
    missing: tuple[Gap, ...]
    interrupted: bool
    lost: str = field(eq=False)
    _kept: Kept

    def rows(self) -> list[Row]:
        """Give a plain dict for each record that can be read, in order."""
        return list(self._kept)

    def to_parquet(self, path: str | PathLike[str]) -> None:
        """Write the rows to a Parquet file; it needs the extra ``data``."""
        write_parquet(path, self._kept, COLUMNS)

    def text(self, language: Language = "en") -> str:
        """Tell it as a table, in English or German."""
        return telling.reported(self.counts, self.contracts, self.missing != (), expect_language(language))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        counts = self.counts
        return f"<Report: {counts['records']} records, {counts['differ']} differ, {counts['corrupt']} corrupt>"
