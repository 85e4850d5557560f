"""What does a Skat court rule? Games decided early, faults against the rules, and announcements that do not count.

The engine refuses what is against the rules. At a table it happens all the same: somebody revokes, shows a card, looks
into the skat. :func:`judge` rules on it in a deal, :func:`ruling` on a game that is only told.
"""

from typing import TYPE_CHECKING

from pyskat.base.lazy import submodule
from pyskat.court.offence import Consequence, Offence, OffenceKind, Party, Ruling, Then
from pyskat.court.rulings import ruling
from pyskat.court.words import announced
from pyskat.scoring.replacement import null_replacements

__all__ = [
    "Consequence",
    "Offence",
    "OffenceKind",
    "Party",
    "Ruling",
    "Then",
    "announced",
    "decided",
    "judge",
    "null_replacements",
    "ruling",
]

if TYPE_CHECKING:
    from pyskat.court.judging import decided as decided
    from pyskat.court.judging import judge as judge
else:

    def __getattr__(name: str) -> object:
        """Load what judges a deal when it is first needed: a told game is ruled on without the phases of a deal."""
        if name in {"decided", "judge"}:
            return getattr(submodule(__name__, "judging"), name)
        return submodule(__name__, name)
