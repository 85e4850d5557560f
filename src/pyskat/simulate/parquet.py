"""How do rows get into a Parquet file, a block at a time?"""

from collections.abc import Iterable, Mapping
from os import PathLike
from typing import TYPE_CHECKING, Final, Self

from pyskat.simulate.archives import expect_path
from pyskat.simulate.extras import needs
from pyskat.simulate.rows import Cells, ColumnKind, Columns, Kept

if TYPE_CHECKING:
    import pyarrow as pa

__all__ = ["Sink", "write_parquet"]

_GROUP: Final = 20_000
"""How many rows are written together."""


class Sink:
    """A Parquet file that is being written; whatever happens, it is closed with what is there.

    Args:
        path: The file.
        columns: What the columns hold.
    """

    def __init__(self, path: str | PathLike[str], columns: Columns) -> None:
        needs("pyarrow", "Parquet", "data")
        import pyarrow as pa  # noqa: PLC0415 - only who writes Parquet needs it
        from pyarrow import parquet  # noqa: PLC0415 - likewise

        self._schema: pa.Schema = pa.schema([(name, _types()[kind]) for name, kind in columns.items()])
        self._writer = parquet.ParquetWriter(expect_path("path", path), self._schema)
        self._table, self._array = pa.Table, pa.array
        self._open: list[Cells] = []

    def add(self, rows: Iterable[Cells]) -> None:
        """Write some more rows, now or with the next."""
        self._open.extend(rows)
        while len(self._open) >= _GROUP:
            self._write(self._open[:_GROUP])
            del self._open[:_GROUP]

    def _write(self, rows: list[Cells]) -> None:
        columns = zip(*rows, strict=True)
        arrays = [self._array(list(cells), kind) for cells, kind in zip(columns, self._schema.types, strict=True)]
        self._writer.write_table(self._table.from_arrays(arrays, schema=self._schema))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            if self._open:
                self._write(self._open)
        finally:
            self._writer.close()


def _types() -> Mapping[ColumnKind, "pa.DataType"]:
    """Give the types of columns; whole numbers are as long as Python's need here."""
    import pyarrow as pa  # noqa: PLC0415 - as above

    return {
        "text": pa.string(),
        "number": pa.int64(),
        "flag": pa.bool_(),
        "texts": pa.list_(pa.string()),
        "numbers": pa.list_(pa.int64()),
    }


def write_parquet(path: str | PathLike[str], kept: Kept, columns: Columns) -> None:
    """Write rows that were kept."""
    with Sink(path, columns) as sink:
        sink.add(tuple(row.values()) for row in kept)
