"""What can be asked from a shell? The command line: rule questions, records, score lists, and a deal to watch."""

import argparse
import io
import sys
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from pyskat._version import __version__
from pyskat.cli.asking import set_up_value, set_up_watch
from pyskat.cli.common import TROUBLE, UnreadableError, UnwritableError, complain, finish
from pyskat.cli.lists import set_up_sheet
from pyskat.cli.records import set_up_check, set_up_show
from pyskat.cli.search import set_up_perft, set_up_solve
from pyskat.errors import SkatError

__all__ = ["main"]

INTERRUPTED: Final = 130


class _Command(NamedTuple):
    """A command of the program."""

    help: str
    set_up: Callable[[argparse.ArgumentParser], None]
    """Describes the command, adds its options, and says which function runs it."""


_COMMANDS: Final = {
    "value": _Command("settle a game told in words", set_up_value),
    "check": _Command("replay records and compare their results", set_up_check),
    "sheet": _Command("score a list with one line for each deal", set_up_sheet),
    "show": _Command("tell a record: deal, auction, tricks, result", set_up_show),
    "solve": _Command("find the best cards of an open deal", set_up_solve),
    "perft": _Command("count the ways to play so many cards", set_up_perft),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: The words after the program's name; None: those of the process.

    Returns:
        The exit status: 0 if all is well, 1 if something was wrong, 2 (from ``argparse``) for wrong arguments.
    """
    args = _parser().parse_args(argv)
    try:
        status = int(args.run(args))
        finish()
    except (SkatError, UnreadableError) as error:
        complain(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = io.StringIO()  # the reader has gone, so nobody wants the rest
    except UnwritableError as error:
        sys.stdout = io.StringIO()
        complain(error)
    except MemoryError:
        complain("there is not enough memory for this")
    else:
        return status
    return TROUBLE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="pyskat", description="The rules of Skat. Without a command: watch a deal.")
    parser.add_argument("--version", action="version", version=f"pyskat {__version__}")
    set_up_watch(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, command in _COMMANDS.items():
        command.set_up(commands.add_parser(name, help=command.help))
    return parser
