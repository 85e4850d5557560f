"""The phases of a deal, by name."""

from pyskat.base.enums import NamedText

__all__ = ["Phase"]


class Phase(NamedText):
    """The phase of a deal, by name."""

    BIDDING = "bidding"
    SKAT_DECISION = "skat decision"
    DISCARDING = "discarding"
    DECLARING = "declaring"
    DOUBLING = "doubling"
    PUSHING = "pushing"
    PLAYING = "playing"
    FINISHED = "finished"
