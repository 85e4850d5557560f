"""By which paragraph is something ruled? The Skat Order, each with the year of the text it is known from."""

from typing import Final

from pyskat.court.offence import OffenceKind

__all__ = ["DECIDED", "OWED", "PARAGRAPHS", "UNDECIDED", "cite"]

_1999: Final = "ISkO 1999"
_2018: Final = "ISkO 2018"
DECIDED: Final = "ISkO 2022 §4.1.3"
UNDECIDED: Final = "ISkO 2022 §4.1.4"
OWED: Final = "ISkO 2022 §4.1.5"

PARAGRAPHS: Final = {
    OffenceKind.REVOKE: f"{_1999} §4.2.3",
    OffenceKind.OUT_OF_TURN: "",
    OffenceKind.EXPOSED_CARD: "",
    OffenceKind.LOOKED_AT_TRICKS: f"{_1999} §4.4.6",
    OffenceKind.NAMED_A_TRICK: f"{_2018} §4.2.9, §4.4.4",
    OffenceKind.LOOKED_AT_SKAT: f"{_1999} §3.4.8",
    OffenceKind.LOST_CARD: f"{_1999} §3.2.9",
    OffenceKind.CONDUCT: "",
    OffenceKind.PULLED_IN: f"{_1999} §4.4.1",
    OffenceKind.LEFT_TRICKS_LYING: f"{_2018} §4.4.4",
    OffenceKind.SHOWED_SKAT: f"{_1999} §3.4.8, §4.3.4",
    OffenceKind.LED_BEFORE_ANNOUNCING: f"{_1999} §4.1.1",
    OffenceKind.WRONG_COUNT: f"{_1999} §3.2.9",
    OffenceKind.SKAT_TOUCHED: "ISkO 2002 §3.3.9",
    OffenceKind.BID_IN_WORDS: f"{_1999} §3.3.1 to §3.3.5",
}
"""The paragraph of each kind; empty where only the general ones are known to us."""


def cite(kind: OffenceKind, *general: str) -> str:
    """Name the paragraphs of a kind, and general ones."""
    return "; ".join(part for part in (PARAGRAPHS[kind], *general) if part) or "no paragraph of the Skat Order"
