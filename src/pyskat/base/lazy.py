"""Modules of a package that are imported when they are first needed."""

import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

__all__ = ["public_name", "public_names", "submodule"]


def public_name(package: str, home: Mapping[str, str], name: str) -> object:
    """Give a public name of a package, or a module of it, for the ``__getattr__`` of the package.

    Args:
        package: Its name. What is found is kept in it.
        home: The module that each public name comes from, as :func:`public_names` reads it.
        name: What is asked for.

    Raises:
        AttributeError: If it is neither.
    """
    if name not in home:
        return submodule(package, name)
    value: object = getattr(import_module(home[name]), name)
    setattr(sys.modules[package], name, value)
    return value


def submodule(package: str, name: str) -> ModuleType:
    """Import a module of a package, for the ``__getattr__`` of the package.

    Raises:
        AttributeError: If there is no such module.
    """
    if name.isidentifier() and not name.startswith("_") and find_spec(f"{package}.{name}") is not None:
        return import_module(f"{package}.{name}")
    raise AttributeError(f"module {package!r} has no attribute {name!r}")


def public_names(source: str) -> dict[str, str]:
    """Read from the stub beside a package which names it has, and the module that each comes from.

    Args:
        source: The ``__file__`` of the package. Its stub imports every name ``as`` itself.
    """
    found: dict[str, str] = {}
    module = ""
    with open(f"{source.rpartition('.')[0]}.pyi", encoding="utf-8") as stub:  # noqa: PTH123 - pathlib takes longer to import
        for line in stub:
            words = line.rstrip(",\n").split()
            if words[:1] == ["from"]:
                module = words[1]
            if words[-2:-1] == ["as"] and not module.endswith("._version"):
                found[words[-1]] = module
    return dict(sorted(found.items()))
