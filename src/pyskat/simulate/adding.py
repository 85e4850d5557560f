"""What is added up of deals that bots play, so that no deal need be kept?"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from attrs import Factory, define, evolve

from pyskat.match.running import Fault, FaultKind
from pyskat.match.tally import FaultCount
from pyskat.seat import SEATS
from pyskat.simulate.moments import Sums
from pyskat.simulate.rows import FACTS, Cells, Columns

__all__ = ["COLUMNS", "PAIRS", "Adding", "Faults"]

COLUMNS: Final[Columns] = {"number": "number", "names": "texts", **FACTS, "list_points": "numbers"}
"""The columns of a simulation: the deal, who sat where, what was played, and what each seat got for it."""

PAIRS: Final = tuple(combinations(range(3), 2))
"""The bots that are compared, by their places."""

Faults: TypeAlias = dict[tuple[int, FaultKind, str], FaultCount]

_AT: Final = {name: place for place, name in enumerate(COLUMNS)}
_CONTRACT, _DECLARER, _WON, _OVERBID, _ENDED = (
    _AT[name] for name in ("contract", "declarer", "won", "overbid", "ended")
)
_SEAT_OF: Final = {str(seat): seat for seat in SEATS}


def _three() -> tuple[Sums, Sums, Sums]:
    return Sums(), Sums(), Sums()


@define
class Adding:
    """Sums over deals; all whole numbers, so the same in whatever pieces they were played."""

    deals: int = 0
    games: int = 0
    total: tuple[Sums, ...] = Factory(_three)
    """By bot."""
    declaring: tuple[Sums, ...] = Factory(_three)
    defending: tuple[Sums, ...] = Factory(_three)
    between: tuple[Sums, ...] = Factory(_three)
    """By :data:`PAIRS`."""
    played: Counter[tuple[int, str, str]] = Factory(Counter)
    """How many games each bot declared, by contract, and "won", "lost", "overbid"."""
    others: Counter[str] = Factory(Counter)
    """How many deals had no declarer: "passed_in", "ramsch"."""
    faults: Faults = Factory(dict)

    def add(self, rows: Sequence[tuple[Cells, Sequence[int], Sequence[int]]]) -> None:
        """Add the games of one deal.

        Args:
            rows: For each of them its row, which bot sat at each seat, and what each seat got.
        """
        self.deals += 1
        self.games += len(rows)
        sums, declared, defended = [0] * 3, [[0, 0] for _ in range(3)], [[0, 0] for _ in range(3)]
        for row, sits, points in rows:
            seat = _SEAT_OF.get(str(row[_DECLARER])) if row[_WON] is not None else None
            for place, bot in enumerate(sits):
                sums[bot] += points[place]
                if seat is not None:
                    part = declared[bot] if place == seat else defended[bot]
                    part[0] += 1
                    part[1] += points[place]
            self._count(row, None if seat is None else sits[seat])
        for bot in range(3):
            self.total[bot].add(len(rows), sums[bot])
            self.declaring[bot].add(*declared[bot])
            self.defending[bot].add(*defended[bot])
        for (a, b), between in zip(PAIRS, self.between, strict=True):
            between.add(len(rows), sums[a] - sums[b])

    def _count(self, row: Cells, declarer: int | None) -> None:
        """Count a game by its contract, or a deal without a declarer."""
        contract = str(row[_CONTRACT])
        if declarer is None:
            self.others["ramsch" if contract == "ramsch" else str(row[_ENDED])] += 1
            return
        self.played[declarer, contract, "won" if row[_WON] else "lost"] += 1
        if row[_OVERBID]:
            self.played[declarer, contract, "overbid"] += 1

    def blame(self, number: int, sits: Sequence[int], faults: Iterable[Fault]) -> None:
        """Count what bots did wrong in one game."""
        for fault in faults:
            self._blame(sits[fault.seat], FaultCount(fault.kind, fault.name, 1, number, fault))

    def _blame(self, bot: int, more: FaultCount) -> None:
        key = bot, more.kind, more.name
        before = self.faults.get(key)
        self.faults[key] = more if before is None else evolve(before, count=before.count + more.count)

    def join(self, other: "Adding") -> None:
        """Add the deals that come next."""
        self.deals += other.deals
        self.games += other.games
        for mine, theirs in (
            *zip(self.total, other.total, strict=True),
            *zip(self.declaring, other.declaring, strict=True),
            *zip(self.defending, other.defending, strict=True),
            *zip(self.between, other.between, strict=True),
        ):
            mine.join(theirs)
        self.played.update(other.played)
        self.others.update(other.others)
        for (bot, _, _), fault in other.faults.items():
            self._blame(bot, fault)
