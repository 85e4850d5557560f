"""The command that scores a list: ``sheet``."""

import argparse
from collections.abc import Callable
from typing import Final

from attrs import evolve

from pyskat.cli.common import OK, PRESETS, TROUBLE, add_forms, add_rules, complain, opened, say
from pyskat.cli.parser import Parser
from pyskat.errors import Language, SheetError
from pyskat.errors.texts import LONGEST_LIST
from pyskat.language.printed import Help, Printed
from pyskat.language.sayings import Saying
from pyskat.language.settling import in_print
from pyskat.notation import sheet_csv
from pyskat.notation.sheet_text import read_sheet
from pyskat.rules import Rules
from pyskat.sheet.scores import Sheet, reached
from pyskat.sheet.systems import PLAIN, SEEGER, SEEGER_FABIAN, ScoringSystem, bierlachs

__all__ = ["set_up_sheet"]

_SYSTEMS: Final = {"seeger-fabian": SEEGER_FABIAN, "seeger": SEEGER, "plain": PLAIN}
_USUAL_LIMIT: Final = 301


def set_up_sheet(parser: Parser) -> None:
    """Describe the command ``sheet``."""
    parser.description = parser.say(Help.SHEET_LONG)
    parser.add_argument("file", metavar=parser.say(Help.FILE), help=parser.say(Help.LIST_FILE))
    parser.add_argument("--system", type=_system_in(parser), default=None, help=parser.say(Help.SYSTEM))
    add_rules(parser)
    add_forms(parser, {form: Help.WRITE.of(form=form) for form in _FORMS if form != "text"})
    parser.set_defaults(run=_sheet)


def _system_in(parser: Parser) -> Callable[[str], ScoringSystem]:
    """Make a function that reads the name of a scoring system."""

    def read(text: str) -> ScoringSystem:
        name, _, limit = text.lower().partition(":")
        if name == "bierlachs" and (not limit or (limit.isascii() and limit.isdigit() and int(limit))):
            return bierlachs(int(limit or _USUAL_LIMIT))
        if text.lower() not in _SYSTEMS:
            known = (*_SYSTEMS, f"bierlachs:{_USUAL_LIMIT}")
            raise argparse.ArgumentTypeError(parser.say(Printed.NONE_OF.of(given=text, names=known)))
        return _SYSTEMS[text.lower()]

    return read


def _sheet(args: argparse.Namespace) -> int:
    with opened(args.file) as lines:
        text = lines.read(LONGEST_LIST + 1)
    try:
        as_csv = args.file.lower().endswith(".csv") or sheet_csv.is_csv(text)
        sheet = _read(text, args.system, PRESETS[args.rules], as_csv=as_csv)
    except SheetError as error:
        for fault in error.faults or (error.reason,):
            complain(Printed.IN_FILE.of(file=args.file, what=fault).say(args.lang))
        return TROUBLE
    _FORMS[args.form](sheet, args.lang)
    return OK


def _read(text: str, system: ScoringSystem | None, rules: Rules, *, as_csv: bool) -> Sheet:
    """Read a typed list or a CSV, and score it by the system that was asked for."""
    if not as_csv:
        return read_sheet(text, system or SEEGER_FABIAN, rules=rules)
    sheet = sheet_csv.loads(text, system, rules=rules)
    return sheet if system is None else evolve(sheet, system=system)


def _tell(sheet: Sheet, language: Language) -> None:
    """Write a sheet as text, with the standings."""
    say(sheet.text(language=language), plain=lambda: sheet.text(ascii=True, language=language))
    say("")
    for standing in sheet.standings():
        say(f"{standing.rank}. {standing.name} {in_print(standing.total)}")
    if sheet.over:
        say(Saying.OVER.of(why=reached(sheet, sheet.totals)).say(language))


_FORMS: Final[dict[str, Callable[[Sheet, Language], None]]] = {
    "text": _tell,
    "csv": lambda sheet, language: say(sheet.csv(language=language), end=""),
    "html": lambda sheet, language: say(sheet.html(language=language)),
    "markdown": lambda sheet, language: say(sheet.markdown(language=language)),
}
"""How a sheet is written."""
