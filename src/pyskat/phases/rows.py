"""The phases of a deal as a table, with one row for each, in the order in which a deal goes through them."""

from collections.abc import Mapping
from typing import Any, Final

from pyskat.actions import Cause, Forfeit
from pyskat.phases.bidding import BIDDING
from pyskat.phases.claimed import CLAIMED
from pyskat.phases.doubling import DOUBLING
from pyskat.phases.finished import FINISHED
from pyskat.phases.phase import Phase
from pyskat.phases.play import PLAYING
from pyskat.phases.pushing import PUSHING
from pyskat.phases.row import Row
from pyskat.phases.skat import DECLARING, DISCARDING, SKAT_DECISION
from pyskat.seat import SEATS

__all__ = ["FORFEITS", "ROWS"]

ROWS: Final[Mapping[Phase, Row[Any]]] = {
    row.type.phase: row
    for row in (BIDDING, SKAT_DECISION, DISCARDING, DECLARING, DOUBLING, PUSHING, PLAYING, CLAIMED, FINISHED)
}
"""The row of each phase."""

FORFEITS: Final = tuple(Forfeit(seat, cause) for seat in SEATS for cause in Cause)
"""All possible forfeits; each is legal until the deal is over."""
