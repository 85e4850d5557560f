"""What the commands share: options, printing, opening files, the rules by name, exit statuses."""

import argparse
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import IO, Final

from pyskat.language.letters import in_ascii
from pyskat.rules import PRESETS

__all__ = [
    "OK",
    "PRESETS",
    "STDIN",
    "TROUBLE",
    "UnreadableError",
    "UnwritableError",
    "add_forms",
    "add_language",
    "add_rules",
    "complain",
    "finish",
    "opened",
    "say",
]

OK: Final = 0
TROUBLE: Final = 1
STDIN: Final = "-"


def add_language(parser: argparse.ArgumentParser, what: str = "the language of the answer") -> None:
    """Add the option for English or German."""
    parser.add_argument("--lang", choices=("en", "de"), default="en", help=what)


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add the option for the rules by name."""
    parser.add_argument("--rules", choices=sorted(PRESETS), default="isko", help="the rules of the table")


def add_forms(parser: argparse.ArgumentParser, forms: Mapping[str, str]) -> None:
    """Add an option for each form of output other than text.

    Args:
        parser: The parser of a command.
        forms: What the help says about each form, by its name.
    """
    group = parser.add_mutually_exclusive_group()
    for form, what in forms.items():
        group.add_argument(f"--{form}", action="store_const", const=form, dest="form", help=what)
    parser.set_defaults(form="text")


class UnreadableError(Exception):
    """A file that cannot be read; the message says which and why."""


class UnwritableError(Exception):
    """An output that cannot be written to; the message says why."""


def say(text: str, end: str = "\n", *, plain: str | None = None, flush: bool = False) -> None:
    """Print, in plain characters if the terminal has no others; without any output, do nothing.

    Args:
        text: What to print.
        end: What comes after it.
        plain: The same in plain characters, if these change more than single letters.
        flush: Whether to print it at once.

    Raises:
        UnwritableError: If it cannot be written.
    """
    with _writing():
        print(_fitting(text, sys.stdout, plain), end=end, flush=flush)


def _fitting(text: str, stream: object, plain: str | None = None) -> str:
    """Give a text as a stream can take it."""
    try:
        text.encode(getattr(stream, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return in_ascii(text) if plain is None else plain
    return text


def finish() -> None:
    """Write out what was printed.

    Raises:
        UnwritableError: If it cannot be written.
    """
    if sys.stdout is not None:
        with _writing():
            sys.stdout.flush()


@contextmanager
def _writing() -> Iterator[None]:
    """Tell an output that cannot be written to from a file that cannot be read."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UnwritableError(f"the output cannot be written: {error.strerror}") from error


def complain(text: object) -> None:
    """Say on standard error, if there is one, what is wrong or will take long."""
    if sys.stderr is not None:
        with suppress(OSError):  # there is nowhere else to say it
            print(_fitting(f"pyskat: {text}", sys.stderr), file=sys.stderr, flush=True)


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
