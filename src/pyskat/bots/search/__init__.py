"""A player who tries its cards in many worlds."""

from pyskat.bots.search.bot import SearchBot

__all__ = ["SearchBot"]
