"""The command ``value``, which answers a question, and the program without a command, which plays a deal to watch."""

import argparse
import random
from typing import Final

from attrs import evolve

from pyskat import display
from pyskat.bots.demo import random_deal
from pyskat.cli.common import OK, PRESETS, add_rules, say
from pyskat.cli.parser import Parser
from pyskat.court import Ruling
from pyskat.display import Style
from pyskat.language.printed import Help, Printed
from pyskat.notation.reckoning import read_reckoning, reckon
from pyskat.rules import Rules
from pyskat.scoring.ramsch import RamschSettlement
from pyskat.scoring.settlement import Settlement
from pyskat.scoring.value import GameValue

__all__ = ["set_up_value", "set_up_watch"]

_QUESTIONS: Final = (Printed.FIRST_QUESTION, Printed.SECOND_QUESTION)


def set_up_value(parser: Parser) -> None:
    """Describe the command ``value``."""
    parser.description = parser.say(Help.VALUE_LONG)
    what, such_as = parser.say(Help.TEXT), parser.say(Help.VALUE_SUCH_AS)
    parser.add_argument("text", nargs="+", metavar=what, help=such_as)
    add_rules(parser)
    parser.set_defaults(run=_value)


def _value(args: argparse.Namespace) -> int:
    say(answered(" ".join(args.text), PRESETS[args.rules]).explain(args.lang))
    return OK


def answered(text: str, rules: Rules) -> Ruling | Settlement | GameValue | RamschSettlement:
    """Reckon a game told in words; where something went wrong, rule on it."""
    told = read_reckoning(text)
    if told.offence is None:
        return reckon(text, rules=rules)
    told.settle(rules)  # what has no score is refused, as reckon does
    return told.ruling(rules)


def set_up_watch(parser: Parser) -> None:
    """Describe the program without a command."""
    parser.add_argument("--seed", type=int, default=None, help=parser.say(Help.WATCH_SEED))
    parser.set_defaults(run=_watch)


def _watch(args: argparse.Namespace) -> int:
    seed = random.SystemRandom().randrange(10_000) if args.seed is None else args.seed
    style = Style(language=args.lang)
    watched = random_deal(random.Random(seed))  # noqa: S311 - a game, no secret
    say(Printed.WATCHED.of(seed=seed).say(args.lang) + "\n")
    say(display.text(watched, style=style), plain=lambda: display.text(watched, style=evolve(style, ascii=True)))
    say("\n" + Printed.TWO_QUESTIONS.say(args.lang) + "\n")
    for question in _QUESTIONS:
        asked = question.say(args.lang)
        say(f"{asked}?\n  {reckon(asked).explain(args.lang)}")
    return OK
