"""The commands for very many deals: ``simulate``, and ``replay`` for archives of records."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Final

from pyskat.bots.named import BOT_NAMES
from pyskat.bots.protocol import Bot
from pyskat.cli.common import INTERRUPTED, OK, PRESETS, TROUBLE, add_rules, say, using
from pyskat.cli.matches import add_deals, bot_in
from pyskat.cli.parser import Parser
from pyskat.cli.workers import add_workers, extra_for, workers_of
from pyskat.language.printed import Help, Printed
from pyskat.language.simulate_words import SimulateWord
from pyskat.seat import SEATS

if TYPE_CHECKING:
    from pyskat.simulate.progress import Told

__all__ = ["set_up_replay", "set_up_simulate"]

_DEALS: Final = 1000


def set_up_simulate(parser: Parser) -> None:
    """Describe the command ``simulate``."""
    parser.description = parser.say(Help.SIMULATE_LONG)
    such_as = parser.say(Help.THREE_BOTS.of(names=BOT_NAMES))
    parser.add_argument("--bots", type=_three_in(parser), required=True, metavar="A,B,C", help=such_as)
    add_deals(parser, _DEALS)
    parser.add_argument("--rotate", action="store_true", help=parser.say(Help.ROTATE))
    add_workers(parser, dask=True)
    _add_files(parser)
    parser.add_argument("--plot", metavar=parser.say(Help.FILE), help=parser.say(Help.PLOT))
    add_rules(parser)
    parser.set_defaults(run=_simulate)


def _add_files(parser: Parser) -> None:
    parser.add_argument("--to", metavar=parser.say(Help.FILE), help=parser.say(Help.TO))


def _three_in(parser: Parser) -> Callable[[str], dict[str, Bot]]:
    """Make a function that reads the names of three bots."""
    read = bot_in(parser)

    def read_three(text: str) -> dict[str, Bot]:
        words = text.split(",")
        if len(words) != len(SEATS):
            raise argparse.ArgumentTypeError(parser.say(Printed.NOT_THREE.of(given=text)))
        found: dict[str, Bot] = {}
        for name, bot in map(read, words):
            same = sum(each.partition(" ")[0] == name for each in found)
            found[f"{name} {same + 1}" if same else name] = bot
        return found

    return read_three


def _simulate(args: argparse.Namespace) -> int:
    if args.to is not None:
        extra_for("pyarrow", "data", "--to")
    if args.plot is not None:
        extra_for("matplotlib", "plot", "--plot")
    from pyskat.simulate import simulate  # noqa: PLC0415 - no other command needs it

    with workers_of(args) as workers, _watched(args, SimulateWord.UNIT_DEALS, args.deals) as told, using(args.to):
        found = simulate(
            args.bots,
            args.deals,
            rules=PRESETS[args.rules],
            seed=args.seed,
            rotate=args.rotate,
            executor=workers,
            progress=told,
            keep=False,
            to=args.to,
        )
    say(found.text(args.lang))
    if args.plot is not None:
        with using(args.plot):
            found.plot(args.lang).savefig(args.plot)
    return INTERRUPTED if found.interrupted else TROUBLE if found.missing else OK


@contextmanager
def _watched(args: argparse.Namespace, unit: SimulateWord, total: int | None) -> "Iterator[Told | None]":
    """Show on a terminal how far it is, if there is what draws it."""
    from pyskat.simulate.extras import has  # noqa: PLC0415 - as above
    from pyskat.simulate.progress import bar  # noqa: PLC0415 - as above

    watched = sys.stderr is not None and sys.stderr.isatty() and has("rich")
    with bar(total, unit, args.lang) if watched else nullcontext() as told:
        yield told


def set_up_replay(parser: Parser) -> None:
    """Describe the command ``replay``."""
    parser.description = parser.say(Help.REPLAY_LONG)
    parser.add_argument("files", nargs="+", metavar=parser.say(Help.FILE), help=parser.say(Help.ARCHIVES))
    parser.add_argument("--quiet", action="store_true", help=parser.say(Help.QUIET))
    add_workers(parser, dask=True)
    _add_files(parser)
    parser.set_defaults(run=_replay)


def _replay(args: argparse.Namespace) -> int:
    if args.to is not None:
        extra_for("pyarrow", "data", "--to")
    from pyskat.simulate import replay  # noqa: PLC0415 - no other command needs it

    for name in args.files:
        with using(name), open(name, "rb"):  # noqa: PTH123 - as it was typed
            pass
    with workers_of(args) as workers, _watched(args, SimulateWord.UNIT_RECORDS, None) as told:
        found = replay(args.files, executor=workers, progress=told)
    if not args.quiet:
        for finding in sorted((*found.errors, *found.differences), key=lambda each: (each.path, each.number)):
            say(finding.explain(args.lang))
    say(found.text(args.lang))
    if args.to is not None:
        with using(args.to):
            found.to_parquet(args.to)
    if found.interrupted:
        return INTERRUPTED
    return TROUBLE if found.errors or found.differences or found.missing or not found.counts["read"] else OK
