"""By which paragraph is something ruled? The Skat Order, each with the year of the text it is known from."""

from typing import Final

from pyskat.court.offence import OffenceKind

__all__ = ["DECIDED", "LEVEL_OWED", "MAY_DEMAND", "UNDECIDED", "cite"]

_1999: Final = "ISkO 1999"
_2018: Final = "ISkO 2018"
_2022: Final = "ISkO 2022"
DECIDED: Final = f"{_2022} §4.1.3"
UNDECIDED: Final = f"{_2022} §4.1.4"
LEVEL_OWED: Final = f"{_2022} §4.1.5"
MAY_DEMAND: Final = f"{_2022} §4.1.6"

_OF_ITS_OWN: Final = {
    OffenceKind.REVOKE: (f"{_1999} §4.2.3",),
    OffenceKind.OUT_OF_TURN: ("ISkO 2015 §4.1.3",),
    OffenceKind.EXPOSED_CARD: (f"{_1999} §4.1.4",),
    OffenceKind.LOOKED_AT_TRICKS: (f"{_1999} §4.4.6",),
    OffenceKind.NAMED_A_TRICK: (f"{_2018} §4.2.9", f"{_2018} §4.4.4"),
    OffenceKind.LOOKED_AT_SKAT: (f"{_1999} §3.4.8",),
    OffenceKind.LOST_CARD: (f"{_1999} §3.2.9",),
    OffenceKind.CONDUCT: (UNDECIDED,),
    OffenceKind.PULLED_IN: (f"{_1999} §4.4.1",),
    OffenceKind.LEFT_TRICKS_LYING: (f"{_2018} §4.4.4",),
    OffenceKind.SHOWED_SKAT: (f"{_1999} §3.4.8", f"{_1999} §4.3.4"),
    OffenceKind.LED_BEFORE_ANNOUNCING: (f"{_1999} §4.1.1",),
    OffenceKind.WRONG_COUNT: (f"{_1999} §3.2.9",),
    OffenceKind.SKAT_TOUCHED: ("ISkO 2002 §3.3.9",),
    OffenceKind.BID_IN_WORDS: (f"{_1999} §3.3.1", f"{_1999} §3.3.5"),
}
"""The paragraphs about each kind. Manners have none: what is no fault by 4.1.4 is not judged."""


def cite(kind: OffenceKind, *general: str) -> str:
    """Name the paragraphs of a kind and the general ones, the year once for those of one text.

    >>> cite(OffenceKind.NAMED_A_TRICK, UNDECIDED, MAY_DEMAND)
    'ISkO 2018 §4.2.9, §4.4.4; ISkO 2022 §4.1.4, §4.1.6'
    """
    texts: dict[str, list[str]] = {}
    for place in (*_OF_ITS_OWN[kind], *general):
        text, _, number = place.rpartition(" ")
        texts.setdefault(text, []).append(number)
    return "; ".join(f"{text} {', '.join(numbers)}" for text, numbers in texts.items())
