"""What needs another package says which, and where to get it."""

from importlib.util import find_spec

__all__ = ["has", "needs"]


def has(package: str) -> bool:
    """Tell whether a package is installed."""
    return find_spec(package) is not None


def needs(package: str, what: str, extra: str) -> None:
    """Say what is missing before anything is played or read.

    Raises:
        ModuleNotFoundError: If the package is not installed.
    """
    if not has(package):
        raise ModuleNotFoundError(f'{what} needs {package}: pip install "pyskat-rules[{extra}]"', name=package)
