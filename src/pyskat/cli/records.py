"""The commands that read records: ``check`` and ``show``."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from attrs import define, evolve, field

from pyskat import display
from pyskat.cli.common import OK, TROUBLE, UnreadableError, add_forms, complain, opened, say
from pyskat.cli.parser import Parser
from pyskat.display import Style
from pyskat.errors import Language, RecordError
from pyskat.language import terms
from pyskat.language.printed import Help, Printed
from pyskat.language.terms import Term
from pyskat.notation import iss
from pyskat.records.record import Record

__all__ = ["set_up_check", "set_up_show"]

_PROGRESS_EVERY: Final = 500
_RULER: Final = "\n" + "-" * 72 + "\n"


def set_up_check(parser: Parser) -> None:
    """Describe the command ``check``."""
    parser.add_argument("files", nargs="+", metavar=parser.say(Help.FILE), help=parser.say(Help.RECORDS))
    parser.add_argument("--quiet", action="store_true", help=parser.say(Help.QUIET))
    parser.set_defaults(run=_check)


@define
class _Tally:
    """What a check has found so far."""

    agree: int = 0
    differ: int = 0
    silent: int = 0
    corrupt: int = 0
    remarked: int = 0
    lines: list[Term] = field(factory=list)

    def add(self, record: Record, file: str, number: int) -> None:
        """Count one record that could be read."""
        found, remarks = record.differences(), record.remarks()
        self.lines += [Printed.RECORD_OF_FILE.of(file=file, number=number, what=line) for line in (*found, *remarks)]
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

    def summary(self) -> tuple[Term, ...]:
        """Say what was found."""
        found = {"agree": self.agree, "differ": self.differ, "corrupt": self.corrupt}
        parts: list[Term] = [Printed.CHECKED.of(total=self.total, **found)]
        parts += [Printed.SILENT.of(count=self.silent)] if self.silent else []
        parts += [Printed.REMARKED.of(count=self.remarked)] if self.remarked else []
        return tuple(parts)


def _check(args: argparse.Namespace) -> int:
    tally = _Tally()
    unreadable = False
    for name in args.files:
        try:
            _check_file(name, tally, args)
        except UnreadableError as error:
            unreadable = True
            complain(error.explain(args.lang))
    say(terms.say(tally.summary(), args.lang))
    return TROUBLE if unreadable or tally.differ or tally.corrupt or not tally.total else OK


def _check_file(name: str, tally: _Tally, args: argparse.Namespace) -> None:
    before = tally.total

    def note(error: RecordError) -> None:
        tally.corrupt += 1
        tally.lines.append(Printed.IN_FILE.of(file=name, what=error.explain(args.lang)))

    with opened(name) as lines:
        for record in _progress(iss.load(lines, on_error=note), name, args.lang):
            tally.add(record, name, tally.total - before + 1)
            _print_out(tally, args)
    _print_out(tally, args)


def _print_out(tally: _Tally, args: argparse.Namespace) -> None:
    if not args.quiet:
        for line in tally.lines:
            say(terms.say(line, args.lang))
    tally.lines.clear()


def _progress(records: Iterable[Record], name: str, language: Language) -> Iterator[Record]:
    """Say on a terminal how many records of a long file have been read."""
    count = 0
    watched = sys.stderr is not None and sys.stderr.isatty()
    for count, record in enumerate(records, 1):
        yield record
        if count % _PROGRESS_EVERY == 0 and watched:
            so_far = Printed.SO_FAR.of(file=name, count=count).say(language)
            print(f"\r{so_far}", end="", file=sys.stderr, flush=True)
    if count >= _PROGRESS_EVERY and watched:
        print(file=sys.stderr)


def set_up_show(parser: Parser) -> None:
    """Describe the command ``show``."""
    parser.add_argument("file", metavar=parser.say(Help.FILE), help=parser.say(Help.RECORDS))
    parser.add_argument("-n", "--number", type=int, default=None, help=parser.say(Help.NUMBER))
    parser.add_argument("--suits", choices=("french", "german"), default="french", help=parser.say(Help.SUITS))
    parser.add_argument("--colours", type=int, choices=(2, 4), default=2, help=parser.say(Help.COLOURS))
    add_forms(parser, {"svg": Help.SVG, "html": Help.HTML})
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
                plain = partial(_FORMS[args.form], record, evolve(style, ascii=True))
                say(_FORMS[args.form](record, style), plain=plain)
            if only_one and number >= (args.number or 0):
                break
    if not shown:
        complain(Printed.NO_SUCH_RECORD.of(file=args.file).say(args.lang))
    return OK if shown else TROUBLE
