"""Modules of a package that are imported when they are first asked for."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

__all__ = ["submodule"]


def submodule(package: str, name: str) -> ModuleType:
    """Import a module of a package, for the ``__getattr__`` of the package.

    Raises:
        AttributeError: If there is no such module, as for any name that is not there.
    """
    if name.isidentifier() and not name.startswith("_") and find_spec(f"{package}.{name}") is not None:
        return import_module(f"{package}.{name}")
    raise AttributeError(f"module {package!r} has no attribute {name!r}")
