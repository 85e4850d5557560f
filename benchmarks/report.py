"""What was measured, as rows of numbers and as tables in Markdown with what was aimed at and whether it was reached."""

import statistics
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from benchmarks.measure import Comparison, Rounds

__all__ = ["Row", "compared", "cost", "markdown"]

Row: TypeAlias = dict[str, str | float | list[float] | bool | None]
"""One line of a table, under the names that the JSON output has too."""

_SPEEDS: Final = ("what", "pyskat, per second", "OpenSpiel, per second", "ratio", "half of the rounds")
_COSTS: Final = ("what", "measured")
_AIMS: Final = ("aimed at", "reached")


def compared(rounds: Rounds, comparisons: Iterable[Comparison]) -> list[Row]:
    """Work out the ratios of those that took part."""
    rows: list[Row] = []
    for each in comparisons:
        if each.ours not in rounds.rates:
            continue
        row: Row = {
            "name": each.name,
            "unit": each.unit,
            "rate": round(rounds.median_rate(each.ours)),
            "peer": each.peer,
            "peer_rate": None,
            "ratio": None,
            "quartiles": None,
            "target": each.target,
            "reached": None,
        }
        if each.peer in rounds.rates:
            ratios = rounds.ratios(each.ours, each.peer)
            low, _, high = statistics.quantiles(ratios, n=4)
            ratio = statistics.median(ratios)
            row["peer_rate"] = round(rounds.median_rate(each.peer))
            row["ratio"] = round(ratio, 2)
            row["quartiles"] = [round(low, 2), round(high, 2)]
            row["reached"] = None if each.target is None else ratio >= each.target
        rows.append(row)
    return rows


def cost(name: str, unit: str, measured: float, target: float | None) -> Row:
    """Set a cost against the most that it should be."""
    reached = None if target is None else measured <= target
    return {"name": name, "unit": unit, "measured": round(measured, 2), "target": target, "reached": reached}


def markdown(comparisons: Iterable[Row], costs: Sequence[Row]) -> str:
    """Set everything out as one or two tables, with an empty line between them."""
    tables = [_table((*_SPEEDS, *_AIMS), (_speed(row) for row in comparisons))]
    if costs:
        tables.append(_table((*_COSTS, *_AIMS), (_cost(row) for row in costs)))
    return "\n\n".join(tables)


def _speed(row: Row) -> list[object]:
    quartiles = row["quartiles"]
    between = f"{quartiles[0]} – {quartiles[1]}" if isinstance(quartiles, list) else None
    what = f"{row['name']} ({row['unit']})"
    aims = (_at(row["target"], "≥"), _word(row["reached"]))
    return [what, row["rate"], row["peer_rate"], row["ratio"], between, *aims]


def _cost(row: Row) -> list[object]:
    return [f"{row['name']} ({row['unit']})", row["measured"], _at(row["target"], "≤"), _word(row["reached"])]


def _at(target: object, sign: str) -> str | None:
    return None if target is None else f"{sign} {target:g}"


def _word(reached: object) -> str | None:
    return None if reached is None else "yes" if reached else "no"


def _table(titles: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    """Write a table; the first column is to the left, the others to the right."""
    lines = [titles, ["---", *["--:"] * (len(titles) - 1)]]
    lines += [["" if cell is None else str(cell) for cell in row] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
