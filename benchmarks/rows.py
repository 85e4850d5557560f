"""What is measured, against what, and what is aimed at: the rows of the one table."""

import statistics
from typing import Final

from attrs import frozen

from benchmarks.measure import Rounds
from benchmarks.report import Row

__all__ = ["COSTS", "RATIOS", "Ratio", "costs", "ratios"]


@frozen
class Ratio:
    """Two contestants set against each other, round by round."""

    name: str
    ours: str
    peer: str
    compiled: float | None
    """The aim where the kernel is compiled."""
    plain: float | None
    least: bool = True
    """True for our rate divided by the other, of which much is good; False for our time, of which little is."""

    def of(self, rounds: Rounds, ours: str, peer: str) -> list[float]:
        """Work out the ratio of each round."""
        return rounds.ratios(ours, peer) if self.least else rounds.ratios(peer, ours)


RATIOS: Final = (
    Ratio("legal_actions and apply × child()", "card play", "child", 2.5, 0.55),
    Ratio("whole deals × whole OpenSpiel games", "whole deals", "whole games", 1.4, 0.5),
    Ratio("time of apply with by= × apply", "apply by", "apply", 2.0, 2.0, least=False),
    Ratio("time of a view × child()", "view", "child", 4.0, None, least=False),
    Ratio("time of a learner's turn × a view", "turns of a learner", "view", None, None, least=False),
    Ratio("playouts in the kernel × in place", "kernel", "in place", 30.0, None),
    Ratio("playouts in a batch × in place", "batch", "in place", 30.0, 30.0),
    Ratio(
        "time of a record, read and checked × a whole OpenSpiel game", "records", "whole games", 2.5, None, least=False
    ),
    Ratio("time of a view, made and written as JSON × json.dumps", "view as JSON", "json.dumps", 5.0, 5.0, least=False),
    Ratio(
        *("time of choices × legal_actions and interrupts", "choices", "legal_actions and interrupts", None, None),
        least=False,
    ),
    *[
        Ratio(f"{name} × drawn by trying and replayed", name, f"{name}, plainly", None, None)
        for name in ("worlds before the first card", "worlds in mid-game")
    ],
    Ratio(
        "hands in mid-game × worlds drawn by trying and replayed", "hands", "worlds in mid-game, plainly", None, None
    ),
    Ratio("positions × worlds drawn by trying and replayed", "positions", "worlds in mid-game, plainly", None, None),
    Ratio("time of a deal as JSON × a whole OpenSpiel game", "to_json", "whole games", None, None, least=False),
)

COSTS: Final[dict[str, float | None]] = {
    "reaches 61?, mean × OpenSpiel playouts by child()": 200.0,
    "reaches 61?, median × OpenSpiel playouts by child()": 50.0,
    "time of keeps × solve": 0.125,
    "import pyskat × import attrs": 0.5,
    "import pyskat and the first deal × import attrs": 2.0,
}
"""What is measured by itself, and the most that it should be where the kernel is compiled."""


def ratios(rounds: Rounds, *, compiled: bool, other: str) -> list[Row]:
    """Work out the rows of those that took part.

    Args:
        rounds: What was measured.
        compiled: Which of the aims counts.
        other: What stands before the names of another checkout's contestants.
    """
    found = []
    for row in RATIOS:
        if row.ours not in rounds.rates or row.peer not in rounds.rates:
            continue
        each = row.of(rounds, row.ours, row.peer)
        low, _, high = statistics.quantiles(each, n=4)
        # What is ours on both sides is measured in the other checkout on both sides.
        peer = next((name for name in (other + row.peer, row.peer) if name in rounds.rates), row.peer)
        theirs = row.of(rounds, other + row.ours, peer) if other + row.ours in rounds.rates else None
        found.append(
            Row(
                row.name,
                statistics.median(each),
                row.compiled if compiled else row.plain,
                row.least,
                (low, high),
                None if theirs is None else statistics.median(theirs),
            )
        )
    return found


def costs(ours: dict[str, float], theirs: dict[str, float]) -> list[Row]:
    """Make the rows of what was measured by itself, here and in another checkout."""
    return [Row(name, value, COSTS.get(name), before=theirs.get(name)) for name, value in ours.items()]
