"""The command that lets two bots play each other: ``match``."""

import argparse
from collections.abc import Callable
from typing import Final

from pyskat.bots.named import BOT_NAMES, named_bot
from pyskat.bots.protocol import Bot
from pyskat.cli.common import OK, PRESETS, add_rules, say
from pyskat.cli.parser import Parser
from pyskat.cli.table import number
from pyskat.cli.workers import add_workers, workers_of
from pyskat.errors import ArgumentError
from pyskat.language.printed import Help

__all__ = ["add_deals", "bot_in", "set_up_match"]

_DEALS: Final = 100
_MOST_DEALS: Final = 10**9


def set_up_match(parser: Parser) -> None:
    """Describe the command ``match``."""
    parser.description = parser.say(Help.MATCH_LONG)
    read, known = bot_in(parser), parser.say(Help.BOTS.of(names=BOT_NAMES))
    for name in ("a", "b"):
        parser.add_argument(name, type=read, metavar=parser.say(Help.BOT), help=known)
    add_deals(parser, _DEALS)
    add_workers(parser)
    add_rules(parser)
    parser.set_defaults(run=_match)


def add_deals(parser: Parser, usual: int) -> None:
    """Add the options for how many deals, and which."""
    deals, how_many = number(parser, 1, _MOST_DEALS), parser.say(Help.DEALS.of(count=usual))
    parser.add_argument("--deals", type=deals, default=usual, metavar="N", help=how_many)
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=parser.say(Help.MATCH_SEED))


def bot_in(parser: Parser) -> Callable[[str], tuple[str, Bot]]:
    """Make a function that reads the name of a bot, and gives it with the name."""

    def read(text: str) -> tuple[str, Bot]:
        try:
            return text, named_bot(text)
        except ArgumentError as error:
            raise argparse.ArgumentTypeError(error.explain(parser.language)) from None

    return read


def _match(args: argparse.Namespace) -> int:
    from pyskat.match import match  # noqa: PLC0415 - no other command needs it

    (first, a), (second, b) = args.a, args.b
    with workers_of(args) as workers:
        played = match(a, b, args.deals, seed=args.seed, rules=PRESETS[args.rules], executor=workers)
    say(played.explain(args.lang, names=(first, second)))
    return OK
