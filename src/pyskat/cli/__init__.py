"""The command line: settle a rule question, check and show records, watch a deal."""

import argparse
import io
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from attrs import define, field

from pyskat import display
from pyskat._version import __version__
from pyskat.bots.demo import random_deal
from pyskat.cli.common import (
    OK,
    PRESETS,
    TROUBLE,
    UnreadableError,
    UnwritableError,
    complain,
    finish,
    opened,
    say,
)
from pyskat.cli.search import set_up_perft, set_up_solve
from pyskat.display import Style
from pyskat.errors import RecordError, SheetError, SkatError
from pyskat.errors.texts import LONGEST_LIST
from pyskat.notation import iss
from pyskat.notation.reckoning import read_reckoning, reckon
from pyskat.notation.sheet_text import read_sheet
from pyskat.records.record import Record
from pyskat.rules import Rules
from pyskat.sheet.systems import PLAIN, SEEGER, SEEGER_FABIAN, ScoringSystem, bierlachs

__all__ = ["main"]

INTERRUPTED: Final = 130
_QUESTIONS: Final = (
    "hearts hand with 2, schneider announced, 88 points, bid 50",
    "diamonds with 1, 75 points, bid 30",
)
_PROGRESS_EVERY: Final = 500


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: The words after the program's name; None: those of the process.

    Returns:
        The exit status: 0 when all is well, 1 when something was wrong, 2 (by ``argparse``) for a wrong call.
    """
    args = _parser().parse_args(argv)
    try:
        status = int(args.run(args))
        finish()
    except (SkatError, UnreadableError) as error:
        complain(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = io.StringIO()  # whoever read has gone, and what is left to write is for nobody
    except UnwritableError as error:
        sys.stdout = io.StringIO()
        complain(error)
    except MemoryError:
        complain("there is not enough memory for this")
    else:
        return status
    return TROUBLE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="pyskat", description="The rules of Skat. Without a command: watch a deal.")
    parser.add_argument("--version", action="version", version=f"pyskat {__version__}")
    parser.add_argument("--seed", type=int, default=None, help="which deal to watch (any whole number)")
    parser.set_defaults(run=_watch)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    value = commands.add_parser("value", help="settle a game told in words", description=_VALUE_HELP)
    value.add_argument("text", nargs="+", metavar="TEXT", help="such as: grand hand with 2, 75 points, bid 72")
    value.add_argument("--lang", choices=("en", "de"), default="en", help="the language of the answer")
    value.add_argument("--rules", choices=sorted(PRESETS), default="isko", help="the rules of the table")
    value.set_defaults(run=_value)

    check = commands.add_parser("check", help="replay records and compare their results")
    check.add_argument("files", nargs="+", metavar="FILE", help="a file of server records, or - for standard input")
    check.add_argument("--quiet", action="store_true", help="only the summary")
    check.set_defaults(run=_check)

    sheet = commands.add_parser("sheet", help="score a list with one line for each deal", description=_SHEET_HELP)
    sheet.add_argument("file", metavar="FILE", help="a text file, or - for standard input")
    sheet.add_argument(
        "--system", type=_system, default=SEEGER_FABIAN, help="seeger-fabian, seeger, plain, or bierlachs:301"
    )
    sheet.add_argument("--rules", choices=sorted(PRESETS), default="isko", help="the rules of the table")
    written = sheet.add_mutually_exclusive_group()
    for form in ("csv", "html", "markdown"):
        written.add_argument(f"--{form}", action="store_const", const=form, dest="form", help=f"write {form}")
    sheet.set_defaults(run=_sheet, form="text")

    show = commands.add_parser("show", help="tell a record: deal, auction, tricks, result")
    show.add_argument("file", metavar="FILE", help="a file of server records, or - for standard input")
    show.add_argument("-n", "--number", type=int, default=None, help="only this record, counted from 1")
    show.add_argument("--lang", choices=("en", "de"), default="en", help="the language it is told in")
    show.add_argument("--suits", choices=("french", "german"), default="french", help="the pack that is shown")
    show.add_argument("--colours", type=int, choices=(2, 4), default=2, help="4: those of the tournament pack")
    drawn = show.add_mutually_exclusive_group()
    drawn.add_argument("--svg", action="store_const", const="svg", dest="form", help="draw the record, or the first")
    drawn.add_argument("--html", action="store_const", const="html", dest="form", help="write tables in html")
    show.set_defaults(run=_show, form="text")

    set_up_solve(commands.add_parser("solve", help="find the best cards of an open deal"))
    set_up_perft(commands.add_parser("perft", help="count the ways to play so many cards"))
    return parser


_SHEET_HELP: Final = """Score a list: a line 'players A B C', then for each deal a line such as
'A: grand hand with 2, 75 points, bid 72', 'A: -48', 'passed', or 'ramsch 45 40 35' and then, if so, virgin
(Jungfrau), march (Durchmarsch), bock, pushed 2 (geschoben 2)."""


def _system(text: str) -> ScoringSystem:
    """Read the name of a scoring system."""
    name, _, limit = text.lower().partition(":")
    if name == "bierlachs" and (not limit or (limit.isascii() and limit.isdigit() and int(limit))):
        return bierlachs(int(limit or 301))
    if text.lower() not in _SYSTEMS:
        raise argparse.ArgumentTypeError(f"{text!r} is none of {', '.join(_SYSTEMS)}, bierlachs:301")
    return _SYSTEMS[text.lower()]


_SYSTEMS: Final = {"seeger-fabian": SEEGER_FABIAN, "seeger": SEEGER, "plain": PLAIN}

_VALUE_HELP: Final = "Settle a game told in words, in English or German: the game and its levels, with or without how \
many, the declarer's points, the bid."


def _value(args: argparse.Namespace) -> int:
    rules: Rules = PRESETS[args.rules]
    try:
        told = read_reckoning(" ".join(args.text))
        if told.tells_the_end or told.bid is not None:
            say(told.settle(rules).explain(args.lang))
        else:
            say(told.value().explain(args.lang))
    except SkatError as error:
        complain(error.explain(args.lang))
        return TROUBLE
    return OK


def _watch(args: argparse.Namespace) -> int:
    seed = random.SystemRandom().randrange(10_000) if args.seed is None else args.seed
    say(f"Deal {seed} between three careless players:\n")
    say(display.text(random_deal(random.Random(seed))))  # noqa: S311 - a game, no secret
    say("\nTwo questions:\n")
    for question in _QUESTIONS:
        say(f"{question}?\n  {reckon(question)}")
    return OK


@define
class _Tally:
    """What a check has found so far."""

    agree: int = 0
    differ: int = 0
    silent: int = 0
    corrupt: int = 0
    remarked: int = 0
    lines: list[str] = field(factory=list)

    def add(self, record: Record, where: str) -> None:
        """Count one record that could be read."""
        found, remarks = record.differences(), record.remarks()
        self.lines += [f"{where}: {line}" for line in (*found, *remarks)]
        self.remarked += bool(remarks)
        if found:
            self.differ += 1
        elif record.outcome is None:
            self.silent += 1
        else:
            self.agree += 1

    @property
    def total(self) -> int:
        """How many records there were so far."""
        return self.agree + self.differ + self.silent + self.corrupt

    def summary(self) -> str:
        """Say what was found."""
        silent = f", {self.silent} without a result" if self.silent else ""
        noun = "record" if self.total == 1 else "records"
        found = f"{self.agree} agree, {self.differ} differ, {self.corrupt} corrupt"
        remarked = f", {self.remarked} with remarks on bids" if self.remarked else ""
        return f"{self.total} {noun}: {found}{silent}{remarked}"


def _check(args: argparse.Namespace) -> int:
    tally = _Tally()
    unreadable = False
    for name in args.files:
        try:
            _check_file(name, tally, quiet=args.quiet)
        except UnreadableError as error:
            unreadable = True
            complain(error)
    say(tally.summary())
    return TROUBLE if unreadable or tally.differ or tally.corrupt or not tally.total else OK


def _check_file(name: str, tally: _Tally, *, quiet: bool) -> None:
    before = tally.total

    def note(error: RecordError) -> None:
        tally.corrupt += 1
        tally.lines.append(f"{name}: {error}")

    with opened(name) as lines:
        for record in _progress(iss.load(lines, on_error=note), name):
            tally.add(record, f"{name}: record {tally.total - before + 1}")
            _print_out(tally, quiet=quiet)
    _print_out(tally, quiet=quiet)


def _print_out(tally: _Tally, *, quiet: bool) -> None:
    if not quiet:
        for line in tally.lines:
            say(line)
    tally.lines.clear()


def _progress(records: Iterable[Record], name: str) -> Iterator[Record]:
    """Say on a terminal how far a long file has come."""
    count = 0
    watched = sys.stderr is not None and sys.stderr.isatty()
    for count, record in enumerate(records, 1):
        yield record
        if count % _PROGRESS_EVERY == 0 and watched:
            print(f"\r{name}: {count} records", end="", file=sys.stderr, flush=True)
    if count >= _PROGRESS_EVERY and watched:
        print(file=sys.stderr)


def _sheet(args: argparse.Namespace) -> int:
    with opened(args.file) as lines:
        text = lines.read(LONGEST_LIST + 1)
    try:
        sheet = read_sheet(text, args.system, rules=PRESETS[args.rules])
    except SheetError as error:
        for fault in error.faults:
            complain(f"{args.file}: {fault}")
        return TROUBLE
    match args.form:
        case "csv":
            say(sheet.csv(), end="")
        case "html":
            say(sheet.html())
        case "markdown":
            say(sheet.markdown())
        case _:
            say(sheet.text(), plain=sheet.text(ascii=True))
            say("")
            for standing in sheet.standings():
                say(f"{standing.rank}. {standing.name} {str(standing.total).replace('-', '−')}")
            if sheet.over:
                say(f"Over: {' and '.join(sheet.players[player] for player in sheet.losers)} reached the limit.")
    return OK


def _svg(record: Record, style: Style) -> str:
    """Draw a record."""
    return display.svg(record, style=style)


def _html(record: Record, style: Style) -> str:
    """Write a record as tables."""
    return display.html(record, style=style)


def _text(record: Record, style: Style) -> str:
    """Tell a record."""
    return display.text(record, style=style)


_SHOWN: Final = {"text": _text, "svg": _svg, "html": _html}


def _show(args: argparse.Namespace) -> int:
    shown = corrupt = 0
    style = Style(suits=args.suits, colours=args.colours, language=args.lang)
    only_one = args.number is not None or args.form == "svg"  # a file of SVG is one image

    def note(error: RecordError) -> None:
        nonlocal corrupt
        corrupt += 1
        complain(error.explain(args.lang))

    with opened(args.file) as lines:
        for readable, record in enumerate(iss.load(lines, on_error=note), 1):
            number = readable + corrupt
            if args.number in {None, number}:
                if shown and args.form == "text":
                    say("\n" + "-" * 72 + "\n")
                shown += 1
                say(_SHOWN[args.form](record, style))
            if only_one and number >= (args.number or 0):
                break
    if not shown:
        complain(f"no such record in {args.file}")
    return OK if shown else TROUBLE
