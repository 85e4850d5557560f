"""A deal kept: replayed, checked, continued, taken back."""

from typing import TYPE_CHECKING

from pyskat.base.lazy import submodule

if not TYPE_CHECKING:  # pragma: no branch - a type checker takes any name for good where there is a __getattr__

    def __getattr__(name: str) -> object:
        """Import a module of the package when it is first asked for."""
        return submodule(__name__, name)
