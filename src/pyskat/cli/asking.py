"""The command ``value``, which answers a question, and the program without a command, which plays a deal to watch."""

import argparse
import random
from typing import Final

from pyskat import display
from pyskat.bots.demo import random_deal
from pyskat.cli.common import OK, PRESETS, TROUBLE, add_language, add_rules, complain, say
from pyskat.errors import SkatError
from pyskat.notation.reckoning import reckon

__all__ = ["set_up_value", "set_up_watch"]

_QUESTIONS: Final = (
    "hearts hand with 2, schneider announced, 88 points, bid 50",
    "diamonds with 1, 75 points, bid 30",
)


def set_up_value(parser: argparse.ArgumentParser) -> None:
    """Describe the command ``value``."""
    parser.description = """Settle a game told in words, in English or German: the game and its levels, with or without
    how many, the declarer's points, the bid, in any order. Without a result you get the value of the game. A Ramsch is
    told by the points of the three players."""
    parser.add_argument(
        "text",
        nargs="+",
        metavar="TEXT",
        help="such as: grand hand with 2, 75 points, bid 72; or: was kostet Herz mit 2",
    )
    add_language(parser)
    add_rules(parser)
    parser.set_defaults(run=_value)


def _value(args: argparse.Namespace) -> int:
    try:
        say(reckon(" ".join(args.text), rules=PRESETS[args.rules]).explain(args.lang))
    except SkatError as error:
        complain(error.explain(args.lang))
        return TROUBLE
    return OK


def set_up_watch(parser: argparse.ArgumentParser) -> None:
    """Describe the program without a command."""
    parser.add_argument("--seed", type=int, default=None, help="which deal to watch (any whole number)")
    parser.set_defaults(run=_watch)


def _watch(args: argparse.Namespace) -> int:
    seed = random.SystemRandom().randrange(10_000) if args.seed is None else args.seed
    say(f"Deal {seed} between three careless players:\n")
    say(display.text(random_deal(random.Random(seed))))  # noqa: S311 - a game, no secret
    say("\nTwo questions:\n")
    for question in _QUESTIONS:
        say(f"{question}?\n  {reckon(question)}")
    return OK
