"""Which of two bots plays better? Single deals between bots, and matches in which both get the same cards."""

from pyskat.match.running import play_deal

__all__ = ["play_deal"]
