"""The command ``court``, which rules on what went wrong at a table."""

import argparse
from collections.abc import Callable
from typing import Final

from pyskat.card import Card
from pyskat.cli.common import OK, PRESETS, add_rules, say
from pyskat.cli.parser import Parser
from pyskat.cli.table import SEATS_BY_WORD, number, played_on, recorded
from pyskat.court import Offence, OffenceKind, Party, announced, judge, null_replacements
from pyskat.engine import State
from pyskat.language.printed import Help, Printed
from pyskat.notation.reckoning import Reckoning, read_reckoning
from pyskat.rules import Rules
from pyskat.scoring.judgement import Ending
from pyskat.seat import Seat

__all__ = ["set_up_court"]

_ANNOUNCED: Final = ("announced", "angesagt")
_REPLACEMENTS: Final = ("replacements", "ersatz")
_BOTH: Final = ("both", "beide")
_PARTIES: Final = {
    **dict.fromkeys(("declarer", "alleinspieler"), Party.DECLARER),
    **dict.fromkeys(("defenders", "defender", "gegner", "gegenpartei"), Party.DEFENDERS),
}
_OPTIONS: Final = {
    "announced": ("picked_up", "shown"),
    "replacements": ("bid", "hand"),
    "record": ("record", "number", "after", "played", "offence", "by", "card"),
    "told": (),
}
"""Which options go with which question."""
_GIVING_UP: Final = "ISkO 2022 §4.4"
_CLAIM: Final = "ISkO 2018 §4.4.4"
_THROW: Final = "ISkO 2018 §4.4.6"


def set_up_court(parser: Parser) -> None:
    """Describe the command ``court``."""
    tell = parser.say
    parser.description = tell(Help.COURT_LONG)
    parser.add_argument("text", nargs="*", metavar=tell(Help.TEXT), help=tell(Help.COURT_SUCH_AS))
    add_rules(parser)
    parser.add_argument("--picked-up", action="store_true", default=None, help=tell(Help.PICKED_UP))
    parser.add_argument("--shown", action="store_true", default=None, help=tell(Help.SHOWN))
    parser.add_argument("--bid", type=int, metavar="N", help=tell(Help.REPLACED_BID))
    parser.add_argument("--hand", action="store_true", default=None, help=tell(Help.OF_HAND))
    parser.add_argument("--record", metavar=tell(Help.FILE), help=tell(Help.RECORDS))
    parser.add_argument("-n", "--number", type=number(parser, 1), metavar="N", help=tell(Help.WHICH_RECORD))
    parser.add_argument("--after", type=number(parser, 0), metavar="N", help=tell(Help.AFTER))
    parser.add_argument("--played", metavar=tell(Help.CARDS), help=tell(Help.PLAYED))
    kinds = [kind.value.replace("_", "-") for kind in OffenceKind]
    parser.add_argument("--offence", type=_hyphened, choices=kinds, help=tell(Help.OFFENCE))
    parser.add_argument("--by", type=_who_in(parser), metavar=tell(Help.SEAT), help=tell(Help.BY))
    parser.add_argument("--card", metavar=tell(Help.CARDS), help=tell(Help.CARD_LED))
    parser.set_defaults(run=_court, refuse=parser.refuse)


def _hyphened(word: str) -> str:
    """Take the name of a kind as a program writes it as well."""
    return word.replace("_", "-")


def _who_in(parser: Parser) -> Callable[[str], Seat | Party | str]:
    """Make a function that reads who did something."""

    def read(word: str) -> Seat | Party | str:
        small = word.lower()
        known: dict[str, Seat | Party | str] = {**SEATS_BY_WORD, **_PARTIES, **dict.fromkeys(_BOTH, "both")}
        if small not in known:
            raise argparse.ArgumentTypeError(parser.say(Printed.NONE_OF.of(given=word, names=tuple(known))))
        return known[small]

    return read


def _court(args: argparse.Namespace) -> int:
    first = args.text[0].lower() if args.text else ""
    if args.record is not None:
        _only(args, "record")
        if args.text:
            args.refuse(Printed.TELL_IT)
        _in_record(args)
    elif first in _ANNOUNCED and args.text[1:]:
        _only(args, "announced")
        words = " ".join(args.text[1:])
        counts = announced(words, picked_up=bool(args.picked_up), shown=bool(args.shown))
        say(Printed.ANNOUNCED.of(contract=counts).say(args.lang))
    elif first in _REPLACEMENTS and args.text[1:]:
        _only(args, "replacements")
        _replaced(args)
    elif first:
        _only(args, "told")
        say(_ruled(read_reckoning(" ".join(args.text)), args))
    else:
        args.refuse(Printed.TELL_IT)
    return OK


def _only(args: argparse.Namespace, question: str) -> None:
    """Refuse options that belong to another question."""
    others = {name for names in _OPTIONS.values() for name in names} - {*_OPTIONS[question]}
    given = sorted(f"--{name.replace('_', '-')}" for name in others if getattr(args, name) is not None)
    if given:
        args.refuse(Printed.OPTION_NOT_HERE.of(names=tuple(given)))


def _ruled(told: Reckoning, args: argparse.Namespace) -> str:
    """Rule on a told game; one that was given up, claimed or thrown on the table is settled, by which paragraph."""
    rules = PRESETS[args.rules]
    if told.offence is not None or told.ended is Ending.PLAYED:
        return told.ruling(rules).explain(args.lang)
    rule = _GIVING_UP
    if told.ended is Ending.THROWN:
        rule = _THROW
    elif told.by_claim:
        rule = _CLAIM
    settled = told.settle(rules).explain(args.lang)
    return Printed.CUT_SHORT.of(settled=settled[:1].upper() + settled[1:], rule=rule).say(args.lang)


def _replaced(args: argparse.Namespace) -> None:
    """Say as what a Null may count."""
    if args.bid is None:
        args.refuse(Printed.BID_MISSING)
    rules: Rules = PRESETS[args.rules]
    tops = {}
    for text in args.text[1:]:
        told = read_reckoning(text)
        worth = told.value(rules)
        tops[told.contract.game] = 0 if worth.matadors is None else worth.matadors.signed
    for settled in null_replacements(args.bid, tops, hand=bool(args.hand), rules=rules):
        say(settled.explain(args.lang))


def _in_record(args: argparse.Namespace) -> None:
    """Rule on a moment of a record."""
    if args.offence is None or args.by is None:
        args.refuse(Printed.OFFENCE_MISSING)
    state: State = played_on(recorded(args.record, args.number or 1, args.after or 0), args.played or "")
    kind = OffenceKind(args.offence.replace("-", "_"))
    card = None if args.card is None else Card.parse(args.card)
    by = None if args.by == "both" else args.by
    say(judge(state, Offence(kind, by, card=card)).explain(args.lang))
