"""What the commands share: options, printing, opening files, the rules by name, exit statuses."""

import argparse
import errno
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import IO, Final

from pyskat.cli.parser import LANGUAGES, Parser
from pyskat.errors import Language
from pyskat.language import terms
from pyskat.language.letters import in_ascii
from pyskat.language.printed import Help, Printed
from pyskat.language.terms import Term
from pyskat.rules import PRESETS

__all__ = [
    "INTERRUPTED",
    "OK",
    "PRESETS",
    "STDIN",
    "TROUBLE",
    "UnavailableError",
    "UnreadableError",
    "UnwritableError",
    "add_forms",
    "add_language",
    "add_rules",
    "complain",
    "finish",
    "opened",
    "say",
    "using",
    "why",
]

OK: Final = 0
TROUBLE: Final = 1
INTERRUPTED: Final = 130
STDIN: Final = "-"


def add_language(parser: Parser, usual: str = argparse.SUPPRESS) -> None:
    """Add the option for English or German.

    Args:
        parser: The parser of the program or of a command.
        usual: What holds without it; a command leaves that to the program, before whose name it may stand too.
    """
    parser.add_argument("--lang", choices=LANGUAGES, default=usual, help=parser.say(Help.LANGUAGE))


def add_rules(parser: Parser) -> None:
    """Add the option for the rules by name."""
    parser.add_argument("--rules", choices=sorted(PRESETS), default="isko", help=parser.say(Help.RULES))


def add_forms(parser: Parser, forms: Mapping[str, Term]) -> None:
    """Add an option for each form of output other than text.

    Args:
        parser: The parser of a command.
        forms: What the help says about each form, by its name.
    """
    group = parser.add_mutually_exclusive_group()
    for form, what in forms.items():
        group.add_argument(f"--{form}", action="store_const", const=form, dest="form", help=parser.say(what))
    parser.set_defaults(form="text")


class _CommandError(Exception):
    """The base of what a command cannot do.

    Args:
        why: What is wrong.
    """

    def __init__(self, why: Term) -> None:
        super().__init__(why)
        self.why = why

    def explain(self, language: Language) -> str:
        """Say it in a sentence."""
        return terms.say(self.why, language)


class UnreadableError(_CommandError):
    """A file that cannot be read; it says which and why."""


class UnavailableError(_CommandError):
    """Something else that a command needs is not there; it says what and why."""


class UnwritableError(_CommandError):
    """An output that cannot be written to; it says why."""


_SYSTEM_SAYS: Final = {
    errno.ENOENT: Printed.NO_FILE,
    errno.EISDIR: Printed.A_FOLDER,
    errno.EACCES: Printed.NOT_ALLOWED,
    errno.ENOSPC: Printed.NO_ROOM,
}
"""What operating systems say most often."""


def why(error: OSError) -> Term:
    """Say why the operating system refuses."""
    return _SYSTEM_SAYS.get(error.errno or 0) or Printed.SYSTEM_SAYS.of(message=error.strerror or "")


def say(text: str, end: str = "\n", *, plain: Callable[[], str] | None = None, flush: bool = False) -> None:
    """Print, in plain characters if the terminal has no others; without any output, do nothing.

    Args:
        text: What to print.
        end: What comes after it.
        plain: Gives the same in plain characters, if these change more than single letters.
        flush: Whether to print it at once.

    Raises:
        UnwritableError: If it cannot be written.
    """
    with _writing():
        print(_fitting(text, sys.stdout, plain), end=end, flush=flush)


def _fitting(text: str, stream: object, plain: Callable[[], str] | None = None) -> str:
    """Give a text as a stream can take it."""
    try:
        text.encode(getattr(stream, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return in_ascii(text) if plain is None else in_ascii(plain())
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
        raise UnwritableError(Printed.NOT_WRITTEN.of(why=why(error))) from error


def complain(text: str) -> None:
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
        raise UnreadableError(Printed.INPUT_CLOSED.of(file=name))
    try:
        with nullcontext(sys.stdin) if name == STDIN else Path(name).open(encoding="utf-8-sig") as lines:
            yield lines
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UnreadableError(Printed.IN_FILE.of(file=name, what=why(error))) from error
    except UnicodeDecodeError as error:
        raise UnreadableError(Printed.NOT_UTF_8.of(file=name, place=error.start)) from error


@contextmanager
def using(name: str | None) -> Iterator[None]:
    """Say which file it is that cannot be read or written.

    Raises:
        UnreadableError: In place of what the operating system says.
    """
    try:
        yield
    except OSError as error:
        if name is None or isinstance(error, BrokenPipeError):
            raise
        raise UnreadableError(Printed.IN_FILE.of(file=name, what=why(error))) from error
