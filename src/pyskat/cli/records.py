"""The commands that read records: ``check`` and ``show``."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from attrs import define, field

from pyskat import display
from pyskat.cli.common import OK, TROUBLE, UnreadableError, add_forms, add_language, complain, opened, say
from pyskat.display import Style
from pyskat.errors import RecordError
from pyskat.notation import iss
from pyskat.records.record import Record

__all__ = ["set_up_check", "set_up_show"]

_PROGRESS_EVERY: Final = 500
_FILE: Final = "a file of server records, or - for standard input"
_RULER: Final = "\n" + "-" * 72 + "\n"


def set_up_check(parser: argparse.ArgumentParser) -> None:
    """Describe the command ``check``."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=_FILE)
    parser.add_argument("--quiet", action="store_true", help="only the summary")
    parser.set_defaults(run=_check)


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
    """Say on a terminal how many records of a long file have been read."""
    count = 0
    watched = sys.stderr is not None and sys.stderr.isatty()
    for count, record in enumerate(records, 1):
        yield record
        if count % _PROGRESS_EVERY == 0 and watched:
            print(f"\r{name}: {count} records", end="", file=sys.stderr, flush=True)
    if count >= _PROGRESS_EVERY and watched:
        print(file=sys.stderr)


def set_up_show(parser: argparse.ArgumentParser) -> None:
    """Describe the command ``show``."""
    parser.add_argument("file", metavar="FILE", help=_FILE)
    parser.add_argument("-n", "--number", type=int, default=None, help="only this record, counted from 1")
    add_language(parser, "the language it is told in")
    parser.add_argument("--suits", choices=("french", "german"), default="french", help="the pack that is shown")
    parser.add_argument("--colours", type=int, choices=(2, 4), default=2, help="4: those of the tournament pack")
    add_forms(parser, {"svg": "draw the record, or the first", "html": "write tables in html"})
    parser.set_defaults(run=_show)


_FORMS: Final[dict[str, Callable[[Record, Style], str]]] = {
    "text": lambda record, style: display.text(record, style=style),
    "svg": lambda record, style: display.svg(record, style=style),
    "html": lambda record, style: display.html(record, style=style),
}
"""How a record is shown."""


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
                    say(_RULER)
                shown += 1
                say(_FORMS[args.form](record, style))
            if only_one and number >= (args.number or 0):
                break
    if not shown:
        complain(f"no such record in {args.file}")
    return OK if shown else TROUBLE
