"""Does reading take longer in proportion only? Texts that nobody writes by accident, each at three sizes."""

import time
from collections.abc import Callable
from functools import partial
from typing import Final

from benchmarks.report import Row, cost
from pyskat import CARDS, SkatError, reckon
from pyskat.notation import iss
from pyskat.notation.sheet_text import read_sheet

__all__ = ["hostile_costs"]

Read = Callable[[str], object]

_SIZES: Final = (30_000, 120_000, 480_000)
_ROUNDS: Final = 5
_PACK: Final = "w " + ".".join(card.name for card in CARDS)
_MOST: Final = 1.6
"""So many times as long a character may take at each size as at the one before: no more than noise."""

_records: Final = partial(iss.loads, on_error=lambda _: None)
_TEXTS: Final[dict[str, tuple[Read, str, str]]] = {
    "a record of blanks": (_records, "(;", " "),
    "a record that is not closed": (_records, "(;MV[", ")\n"),
    "properties outside a record": (_records, "", "A[]\n"),
    "empty records": (_records, "", "(;)"),
    "records": (_records, "", f"(;MV[{_PACK}];)\n"),
    "combining marks in a game": (reckon, "grand", "\u0301\u0323"),
    "combining marks in a list": (read_sheet, "players A B C\n", "A:" + "\u0301\u0323" * 400 + "\n"),
    "a list of scores": (read_sheet, "players A B C\n", "A:+24\n"),
    "a list of faults": (read_sheet, "players A B C\n", "A\n"),
}


def hostile_costs() -> list[Row]:
    """Compare the time for a character at each size with that at the size before; the worst of the two is told."""
    rows = []
    for name, (read, head, more) in _TEXTS.items():
        texts = [head + more * (size // len(more)) for size in _SIZES]
        small, middle, large = (_each(read, text) for text in texts)
        worst = max(middle / small, large / middle)
        rows.append(cost(f"reading {name}, 4 × as long", "times the time a character", worst, _MOST))
    return rows


def _each(read: Read, text: str) -> float:
    """Measure the time for a character; the least of several is that with the fewest interruptions."""
    return min(_time(read, text) for _ in range(_ROUNDS)) / len(text)


def _time(read: Read, text: str) -> float:
    begin = time.process_time()
    try:
        read(text)
    except SkatError as error:
        str(error)
    return time.process_time() - begin
