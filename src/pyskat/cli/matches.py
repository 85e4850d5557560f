"""The command that lets two bots play each other: ``match``."""

import argparse
import signal
import sys
from collections.abc import Callable
from contextlib import nullcontext
from types import FrameType
from typing import Final

from pyskat.bots.named import BOT_NAMES, named_bot
from pyskat.bots.protocol import Bot
from pyskat.cli.common import OK, PRESETS, add_rules, say
from pyskat.cli.parser import Parser
from pyskat.cli.table import number
from pyskat.errors import ArgumentError
from pyskat.language.printed import Help

__all__ = ["bot_in", "set_up_match"]

_DEALS: Final = 100
_MOST_DEALS: Final = 10**9
_MOST_WORKERS: Final = 61
"""As many as Windows can wait for."""


def set_up_match(parser: Parser) -> None:
    """Describe the command ``match``."""
    parser.description = parser.say(Help.MATCH_LONG)
    read, known = bot_in(parser), parser.say(Help.BOTS.of(names=BOT_NAMES))
    for name in ("a", "b"):
        parser.add_argument(name, type=read, metavar=parser.say(Help.BOT), help=known)
    deals, workers = number(parser, 1, _MOST_DEALS), number(parser, 1, _MOST_WORKERS)
    parser.add_argument(
        "--deals", type=deals, default=_DEALS, metavar="N", help=parser.say(Help.DEALS.of(count=_DEALS))
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=parser.say(Help.MATCH_SEED))
    parser.add_argument("--workers", type=workers, default=1, metavar="N", help=parser.say(Help.WORKERS))
    add_rules(parser)
    parser.set_defaults(run=_match)


def bot_in(parser: Parser) -> Callable[[str], tuple[str, Bot]]:
    """Make a function that reads the name of a bot, and gives it with the name."""

    def read(text: str) -> tuple[str, Bot]:
        try:
            return text, named_bot(text)
        except ArgumentError as error:
            raise argparse.ArgumentTypeError(error.explain(parser.language)) from None

    return read


def _match(args: argparse.Namespace) -> int:
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - no other command needs them

    from pyskat.match import match  # noqa: PLC0415 - likewise

    (first, a), (second, b) = args.a, args.b
    workers = ProcessPoolExecutor(args.workers, initializer=_stop_quietly) if args.workers > 1 else None
    with workers or nullcontext():
        played = match(a, b, args.deals, seed=args.seed, rules=PRESETS[args.rules], executor=workers)
    say(played.explain(args.lang, names=(first, second)))
    return OK


def _stop_quietly() -> None:
    """Let a worker that is interrupted end without a word; the program itself says what there is to say."""
    signal.signal(signal.SIGINT, _leave)


def _leave(_: int, __: FrameType | None) -> None:
    sys.exit()
