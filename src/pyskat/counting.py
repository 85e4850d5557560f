"""The old way to :mod:`pyskat.kernel.perft`, which warns for a release and then goes."""

import warnings

from pyskat.kernel.perft import perft

__all__ = ["perft"]

warnings.warn(
    "pyskat.counting has moved: import perft from pyskat.kernel.perft", category=DeprecationWarning, stacklevel=2
)
