"""Players that choose their own actions.

A bot is a function of what its seat may know and of chance, or a value that can be called like one. The public names
are in ``__init__.pyi``; each is imported when it is first needed.
"""

from typing import Final

from pyskat.base.lazy import public_name, public_names

_HOME: Final = public_names(__file__)

__all__ = [*_HOME]  # noqa: PLE0604 - names, read from the stub


def __getattr__(name: str) -> object:
    """Import a public name, or a module of the package, when it is first needed."""
    return public_name(__name__, _HOME, name)
