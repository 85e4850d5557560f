"""An evening with people and bots at one table: whose turn it is, what everybody may see, and what is on the list."""

from pyskat.table.course import Chair
from pyskat.table.evening import Table

__all__ = ["Chair", "Table"]

for _public in (Chair, Table):
    _public.__module__ = __name__  # they are shown by the path from which they are imported
