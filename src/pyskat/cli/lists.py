"""The command that scores a list: ``sheet``."""

import argparse
from collections.abc import Callable
from typing import Final

from attrs import evolve

from pyskat.cli.common import OK, PRESETS, TROUBLE, add_forms, add_rules, complain, opened, say
from pyskat.errors import SheetError
from pyskat.errors.texts import LONGEST_LIST
from pyskat.notation import sheet_csv
from pyskat.notation.sheet_text import read_sheet
from pyskat.rules import Rules
from pyskat.sheet.scores import Sheet
from pyskat.sheet.systems import PLAIN, SEEGER, SEEGER_FABIAN, ScoringSystem, bierlachs

__all__ = ["set_up_sheet"]

_SYSTEMS: Final = {"seeger-fabian": SEEGER_FABIAN, "seeger": SEEGER, "plain": PLAIN}
_USUAL_LIMIT: Final = 301


def set_up_sheet(parser: argparse.ArgumentParser) -> None:
    """Describe the command ``sheet``."""
    parser.description = """Score a list: a line 'players A B C' ('Spieler A B C'), then for each deal a line such as
    'A: grand hand with 2, 75 points, bid 72', 'A: -48', 'passed' ('eingepasst'), or 'ramsch 45 40 35' and then, if so,
    virgin (Jungfrau), march (Durchmarsch), bock, pushed 2 (geschoben 2); 'penalty A -100' ('Strafe A -100') takes a
    hundred from A. Or score the CSV that this command wrote, also after a spreadsheet program has saved it."""
    parser.add_argument("file", metavar="FILE", help="a text or CSV file, or - for standard input")
    parser.add_argument(
        "--system",
        type=_system,
        default=None,
        help="seeger-fabian, seeger, plain, or bierlachs:301; otherwise what a CSV says, or seeger-fabian",
    )
    add_rules(parser)
    add_forms(parser, {form: f"write {form}" for form in _FORMS if form != "text"})
    parser.set_defaults(run=_sheet)


def _system(text: str) -> ScoringSystem:
    """Read the name of a scoring system."""
    name, _, limit = text.lower().partition(":")
    if name == "bierlachs" and (not limit or (limit.isascii() and limit.isdigit() and int(limit))):
        return bierlachs(int(limit or _USUAL_LIMIT))
    if text.lower() not in _SYSTEMS:
        raise argparse.ArgumentTypeError(f"{text!r} is none of {', '.join(_SYSTEMS)}, bierlachs:{_USUAL_LIMIT}")
    return _SYSTEMS[text.lower()]


def _sheet(args: argparse.Namespace) -> int:
    with opened(args.file) as lines:
        text = lines.read(LONGEST_LIST + 1)
    try:
        as_csv = args.file.lower().endswith(".csv") or sheet_csv.is_csv(text)
        sheet = _read(text, args.system, PRESETS[args.rules], as_csv=as_csv)
    except SheetError as error:
        for fault in error.faults or (error,):
            complain(f"{args.file}: {fault}")
        return TROUBLE
    _FORMS[args.form](sheet)
    return OK


def _read(text: str, system: ScoringSystem | None, rules: Rules, *, as_csv: bool) -> Sheet:
    """Read a typed list or a CSV, and score it by the system that was asked for."""
    if not as_csv:
        return read_sheet(text, system or SEEGER_FABIAN, rules=rules)
    sheet = sheet_csv.loads(text, system, rules=rules)
    return sheet if system is None else evolve(sheet, system=system)


def _tell(sheet: Sheet) -> None:
    """Write a sheet as text, with the standings."""
    say(sheet.text(), plain=sheet.text(ascii=True))
    say("")
    for standing in sheet.standings():
        say(f"{standing.rank}. {standing.name} {str(standing.total).replace('-', '−')}")
    if sheet.over:
        say(f"Over: {' and '.join(sheet.players[player] for player in sheet.losers)} reached the limit.")


_FORMS: Final[dict[str, Callable[[Sheet], None]]] = {
    "text": _tell,
    "csv": lambda sheet: say(sheet.csv(), end=""),
    "html": lambda sheet: say(sheet.html()),
    "markdown": lambda sheet: say(sheet.markdown()),
}
"""How a sheet is written."""
