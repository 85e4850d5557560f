"""What the commands of the command line share: printing, opening files, the rules by name, exit statuses."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import IO, Final

from pyskat import rules as presets

__all__ = ["OK", "PRESETS", "STDIN", "TROUBLE", "UnreadableError", "complain", "opened", "say"]

OK: Final = 0
TROUBLE: Final = 1
STDIN: Final = "-"
PRESETS: Final = {
    "isko": presets.ISKO,
    "simple": presets.SIMPLE,
    "pre-1999": presets.PRE_1999,
    "iss": presets.ISS,
    "pub": presets.PUB,
    "house": presets.HOUSE,
}

_PLAIN: Final = str.maketrans("♦♥♠♣−×–", "DHSC-x-") | {ord("…"): "..."}


class UnreadableError(Exception):
    """A file that cannot be read; the message says which and why."""


def say(text: str, end: str = "\n", *, flush: bool = False) -> None:
    """Print, in plain characters where the terminal has no others."""
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = text.translate(_PLAIN).encode("ascii", "replace").decode("ascii")
    print(text, end=end, flush=flush)


def complain(text: object) -> None:
    """Say on the standard error output what is wrong, or will take long."""
    print(f"pyskat: {text}", file=sys.stderr, flush=True)


@contextmanager
def opened(name: str) -> Iterator[IO[str]]:
    """Open a text file, or standard input for ``-``.

    Raises:
        UnreadableError: If it cannot be read.
    """
    if name == STDIN and sys.stdin is None:
        raise UnreadableError(f"{name}: standard input is closed")
    try:
        with nullcontext(sys.stdin) if name == STDIN else Path(name).open(encoding="utf-8-sig") as lines:
            yield lines
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UnreadableError(f"{name}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UnreadableError(f"{name}: no UTF-8 text: {error.reason} at byte {error.start}") from error
