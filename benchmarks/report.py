"""What was measured, as one table in Markdown with what was aimed at and whether it was met."""

from collections.abc import Sequence
from typing import Final

from attrs import frozen

__all__ = ["Row", "cost", "markdown"]

_TITLES: Final = ["what", "measured", "half of the rounds", "aim", "met"]


@frozen
class Row:
    """One row as measured."""

    name: str
    measured: float
    aim: float | None = None
    least: bool = False
    """Whether the aim is the least that is wanted; otherwise it is the most."""
    spread: tuple[float, float] | None = None
    """Between which two numbers the middle half of the rounds lies."""
    before: float | None = None
    """The same of another checkout."""

    @property
    def met(self) -> bool | None:
        """Whether the aim is met; None where there is none."""
        if self.aim is None:
            return None
        return self.measured >= self.aim if self.least else self.measured <= self.aim


def cost(name: str, unit: str, measured: float, aim: float | None) -> Row:
    """Set a cost against the most that it should be."""
    return Row(f"{name} ({unit})", measured, aim)


def markdown(rows: Sequence[Row]) -> str:
    """Set the rows out; a last column has what another checkout came to, where there is one."""
    titles = [*_TITLES, "before"] if any(row.before is not None for row in rows) else _TITLES
    lines = [titles, ["---", *["--:"] * (len(titles) - 1)], *(_line(row)[: len(titles)] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _line(row: Row) -> list[str]:
    aim = "" if row.aim is None else f"{'≥' if row.least else '≤'} {row.aim:g}"
    met = "" if row.met is None else "yes" if row.met else "no"
    spread = "" if row.spread is None else " – ".join(map(_short, row.spread))
    return [row.name, _short(row.measured), spread, aim, met, "" if row.before is None else _short(row.before)]


def _short(number: float) -> str:
    """Write three figures."""
    return f"{number:.3g}" if abs(number) < 100 else f"{number:.0f}"  # noqa: PLR2004 - three figures
