"""The command ``value``, which answers a question."""

import argparse

from pyskat.cli.common import OK, PRESETS, add_rules, say
from pyskat.cli.parser import Parser
from pyskat.court import Ruling
from pyskat.language.printed import Help
from pyskat.notation.reckoning import read_reckoning, reckon
from pyskat.rules import Rules
from pyskat.scoring.ramsch import RamschSettlement
from pyskat.scoring.settlement import Settlement
from pyskat.scoring.value import GameValue

__all__ = ["set_up_value"]


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
