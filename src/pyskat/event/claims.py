"""How is it told that somebody claimed, and how others answered?"""

from typing import assert_never

from pyskat.actions import Accept, Answer, ClaimLevel, PlayOn, Refuse
from pyskat.language.deeds import Deed
from pyskat.language.terms import Filled, Term

__all__ = ["answered", "claimed"]


def claimed(level: ClaimLevel | None, who: Term, *, null: bool) -> Filled:
    """Say of somebody that he claims the rest, and perhaps a level; in Null, that he takes no trick more."""
    if level is None:
        return (Deed.CLAIMS_NO_TRICK if null else Deed.CLAIMS).of(seat=who)
    return (Deed.CLAIMS_SCHWARZ if level == "schwarz" else Deed.CLAIMS_SCHNEIDER).of(seat=who)


def answered(answer: Answer, who: Term) -> Filled:
    """Say how somebody answers."""
    match answer:
        case Accept():
            return Deed.ACCEPTS.of(seat=who)
        case Refuse():
            return Deed.REFUSES.of(seat=who)
        case PlayOn():
            return Deed.PLAYS_ON.of(seat=who)
        case _:
            assert_never(answer)
