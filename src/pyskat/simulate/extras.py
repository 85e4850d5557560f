"""What needs another package says which, and where to get it."""

from importlib.util import find_spec

__all__ = ["needs"]


def needs(package: str, what: str, extra: str) -> None:
    """Say what is missing before anything is played or read.

    Raises:
        ModuleNotFoundError: If the package is not installed.
    """
    try:
        there = find_spec(package) is not None
    except (ModuleNotFoundError, ValueError):  # blocked, or None in sys.modules
        there = False
    if not there:
        raise ModuleNotFoundError(f'{what} needs {package}: pip install "pyskat-rules[{extra}]"', name=package)
