"""Which of two bots plays better? Single deals between bots, and matches in which both get the same cards."""

from pyskat.match.duel import Match, match
from pyskat.match.running import Fault, FaultKind, play_deal
from pyskat.match.tally import Decisions, FaultCount, GameKind, Games, Side

__all__ = ["Decisions", "Fault", "FaultCount", "FaultKind", "GameKind", "Games", "Match", "Side", "match", "play_deal"]

for _public in (Decisions, Fault, FaultCount, FaultKind, GameKind, Games, Match, Side, match, play_deal):
    _public.__module__ = __name__  # they are pickled, and shown, by the path from which they are imported
