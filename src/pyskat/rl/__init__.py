"""What learners need: numbers for actions, arrays for views, environments.

Nothing else of the package needs it. :mod:`pyskat.rl.codec` needs the extra ``numpy``, and each environment the extra
of its name.
"""

from typing import TYPE_CHECKING

from pyskat.base.lazy import submodule

if not TYPE_CHECKING:  # pragma: no branch - with a __getattr__ a type checker would accept any name

    def __getattr__(name: str) -> object:
        """Import a module of the package when it is first needed."""
        return submodule(__name__, name)
