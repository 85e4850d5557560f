"""The rules of Skat as values and pure functions: auction, play, views, and scoring that explains itself.

The public names are in ``__init__.pyi``. Each is imported from its module when it is first needed, so a program loads
only what it uses: a rule question needs no score sheet.
"""

from typing import Final

from pyskat._version import __version__
from pyskat.base.lazy import public_name, public_names

_HOME: Final = public_names(__file__)

__all__ = ["__version__", *_HOME]  # noqa: PLE0604 - names, read from the stub


def __getattr__(name: str) -> object:
    """Import a public name, or a module of the package, when it is first needed."""
    return public_name(__name__, _HOME, name)


def __dir__() -> list[str]:
    """List the public names, imported or not."""
    return sorted({*globals(), *__all__})
