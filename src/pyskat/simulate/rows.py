"""What is a deal as one row of a table? Plain numbers and words, and many such rows kept in little room."""

import json
import zlib
from collections.abc import Iterable, Iterator
from typing import Final, Literal, TypeAlias, assert_never

from attrs import Factory, define, frozen

from pyskat.base.values import Value
from pyskat.engine import State
from pyskat.phases.finished import Finished
from pyskat.phases.results import Aborted, GameResult, PassedIn, RamschResult
from pyskat.records.recorded import declared

__all__ = ["FACTS", "Cell", "Cells", "ColumnKind", "Columns", "Keeper", "Kept", "Row", "facts_of"]

Cell: TypeAlias = str | int | bool | list[str] | list[int] | None
Row: TypeAlias = dict[str, Cell]
"""A row by the names of its columns, of what JSON has."""
Cells: TypeAlias = tuple[Cell, ...]
ColumnKind: TypeAlias = Literal["text", "number", "flag", "texts", "numbers"]
Columns: TypeAlias = dict[str, ColumnKind]

_BLOCK: Final = 1_000
_QUICK: Final = 1

FACTS: Final[Columns] = {
    "contract": "text",
    "declarer": "text",
    "bid": "number",
    "matadors": "number",
    "points": "number",
    "tricks": "number",
    "value": "number",
    "score": "number",
    "won": "flag",
    "overbid": "flag",
    "ended": "text",
}
"""The columns that say what was played and what came of it."""


def facts_of(state: State) -> Cells:
    """Say what was played and what came of it, by :data:`FACTS`.

    The score is that of all seats together, so in a game the declarer's, and in a Ramsch what they pay; a deal that
    goes on has none.
    """
    if not isinstance(state, Finished):
        return _without_result(state, None, "unfinished")
    match state.result:
        case GameResult(declarer=seat, settlement=settled) as game:
            signed = None if game.matadors is None else game.matadors.signed
            reckoned = settled.value, settled.score, settled.won, settled.overbid, settled.ended.value
            named = str(settled.contract), str(seat), settled.bid, signed
            return *named, game.points, game.tricks_taken, *reckoned
        case RamschResult(scores=scores):
            return "ramsch", None, None, None, None, None, None, sum(scores), None, None, "played"
        case PassedIn():
            return _without_result(state, 0, "passed_in")
        case Aborted():
            return _without_result(state, 0, "aborted")
        case _:
            assert_never(state.result)


def _without_result(state: State, score: int | None, ended: str) -> Cells:
    """Say what was declared in a deal that came to no result."""
    contract, bid = declared(state)
    seat = None if contract is None else state.story.declarer
    named = None if contract is None else str(contract), None if seat is None else str(seat), bid
    return *named, None, None, None, None, score, None, None, ended


@frozen
class Kept(Value):
    """Rows, packed; a million of them take some 30 million bytes.

    Args:
        columns: The names of the columns.
        blocks: A thousand rows in each but the last.
    """

    columns: tuple[str, ...]
    blocks: tuple[bytes, ...]

    def __iter__(self) -> Iterator[Row]:
        for block in self.blocks:
            for cells in json.loads(zlib.decompress(block)):
                yield dict(zip(self.columns, cells, strict=True))


@define
class Keeper:
    """Packs rows as they come."""

    columns: tuple[str, ...]
    _blocks: list[bytes] = Factory(list)
    _open: list[Cells] = Factory(list)

    def add(self, rows: Iterable[Cells]) -> None:
        """Keep some more rows."""
        self._open.extend(rows)
        while len(self._open) >= _BLOCK:
            self._blocks.append(_packed(self._open[:_BLOCK]))
            del self._open[:_BLOCK]

    def kept(self) -> Kept:
        """Give all rows so far; they are cut in the same places, however they came."""
        return Kept(self.columns, (*self._blocks, *([_packed(self._open)] if self._open else [])))


def _packed(rows: list[Cells]) -> bytes:
    return zlib.compress(json.dumps(rows, separators=(",", ":")).encode(), _QUICK)
