"""What can be asked from a shell? The command line: rule questions, records, score lists, and a deal to watch."""

import io
import sys
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from pyskat._version import __version__
from pyskat.cli.asking import set_up_value, set_up_watch
from pyskat.cli.common import TROUBLE, UnreadableError, UnwritableError, add_language, complain, finish
from pyskat.cli.court import set_up_court
from pyskat.cli.lists import set_up_sheet
from pyskat.cli.matches import set_up_match
from pyskat.cli.parser import Parser, asked_language
from pyskat.cli.records import set_up_check, set_up_show
from pyskat.cli.search import set_up_perft, set_up_solve
from pyskat.errors import Language, SkatError
from pyskat.language.printed import Help, Printed

__all__ = ["main"]

INTERRUPTED: Final = 130


class _Command(NamedTuple):
    """A command of the program."""

    help: Help
    set_up: Callable[[Parser], None]
    """Describes the command, adds its options, and says which function runs it."""


_COMMANDS: Final = {
    "value": _Command(Help.VALUE, set_up_value),
    "court": _Command(Help.COURT, set_up_court),
    "check": _Command(Help.CHECK, set_up_check),
    "sheet": _Command(Help.SHEET, set_up_sheet),
    "show": _Command(Help.SHOW, set_up_show),
    "solve": _Command(Help.SOLVE, set_up_solve),
    "perft": _Command(Help.PERFT, set_up_perft),
    "match": _Command(Help.MATCH, set_up_match),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: The words after the program's name; None: those of the process.

    Returns:
        The exit status: 0 if all is well, 1 if something was wrong, 2 (from ``argparse``) for wrong arguments.
    """
    words = sys.argv[1:] if argv is None else argv
    args = _parser(asked_language(words)).parse_args(words)
    try:
        status = int(args.run(args))
        finish()
    except (SkatError, UnreadableError) as error:
        complain(error.explain(args.lang))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = io.StringIO()  # the reader has gone, so nobody wants the rest
    except UnwritableError as error:
        sys.stdout = io.StringIO()
        complain(error.explain(args.lang))
    except MemoryError:
        complain(Printed.NO_MEMORY.say(args.lang))
    else:
        return status
    return TROUBLE


def _parser(language: Language) -> Parser:
    parser = Parser(language, prog="pyskat", description=Help.PROGRAM.say(language))
    parser.add_argument("--version", action="version", version=f"pyskat {__version__}", help=Help.VERSION.say(language))
    add_language(parser, usual="en")
    set_up_watch(parser)
    commands = parser.add_subparsers(title=parser.say(Help.COMMANDS), metavar=parser.say(Help.COMMAND))
    for name, command in _COMMANDS.items():
        below = commands.add_parser(name, language=language, help=parser.say(command.help))
        add_language(below)
        command.set_up(below)
    return parser
