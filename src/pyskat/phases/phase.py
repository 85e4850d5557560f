"""Which phases does a deal have? Their names."""

from pyskat.base.enums import NamedText
from pyskat.errors.checks import expect_saying
from pyskat.language.phrases import Phrase
from pyskat.language.terms import CardStyle, Language

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
    CLAIMED = "claimed"
    FINISHED = "finished"

    def say(self, language: Language = "en", style: CardStyle | None = None) -> str:
        """Say when it is, within a sentence."""
        return Phrase[f"IN_{self.name}"].say(expect_saying(language, style), style)
