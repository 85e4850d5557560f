"""The chance to win a game with the cards one has, from games that were played: a table of fitted numbers."""

from typing import TYPE_CHECKING

from pyskat.base.lazy import submodule

if not TYPE_CHECKING:  # pragma: no branch - with a __getattr__ a type checker would accept any name

    def __getattr__(name: str) -> object:
        """Import a module of the package when it is first needed."""
        return submodule(__name__, name)
