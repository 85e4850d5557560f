"""What does a Skat court rule? Games decided early, faults against the rules, and announcements that do not count.

The engine refuses what is against the rules. At a table it happens all the same: somebody revokes, shows a card, looks
into the skat. :func:`judge` rules on it in a deal, :func:`ruling` on a game that is only told.
"""

from pyskat.court.judging import decided, judge
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
