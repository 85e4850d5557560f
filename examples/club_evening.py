"""Score the list of a club evening: typed in words, or saved by a spreadsheet.

python club_evening.py list.txt
python club_evening.py list.txt --csv list.csv
python club_evening.py list.csv --lang de
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import pyskat as sk
from pyskat import display
from pyskat.notation import sheet_csv
from pyskat.notation.sheet_text import read_sheet

SYSTEMS = {"seeger-fabian": sk.SEEGER_FABIAN, "seeger": sk.SEEGER, "plain": sk.PLAIN, "bierlachs": sk.bierlachs(301)}


def read(text: str, system: sk.ScoringSystem) -> sk.Sheet:
    """Read a list.

    Args:
        text: What was typed, or what a spreadsheet saved.
        system: How a typed list is scored; a CSV says it by itself.

    Raises:
        SheetError: If anything is wrong with it. All faults are in ``error.faults``.
    """
    return sheet_csv.loads(text) if sheet_csv.is_csv(text) else read_sheet(text, system)


def played(sheet: sk.Sheet, language: sk.Language) -> sk.Session:
    """Go through the evening as it was played: the dealer goes round, and at a table of four sits out.

    Args:
        sheet: The whole list.
        language: In which language a deal is refused that cannot have been like that.
    """
    rounds = max(1, -(-len(sheet.entries) // len(sheet.players)))  # rounded up
    session = sk.Session.start(sheet.players, format=sk.Format(rounds, sheet.system))
    for entry in sheet.entries:
        try:
            session = session.enter(entry)
        except sk.SheetError as error:
            sys.exit(f"{session.deal_number}. {error.explain(language)}")
    return session


def told(session: sk.Session, language: sk.Language) -> Iterator[str]:
    """Show the list, and say who is where in the end."""
    yield display.text(session.sheet, style=display.Style(language=language))
    yield ""
    for place in session.sheet.standings():
        yield f"{place.rank}. {place.name} {place.total}".replace("-", "−")


def main() -> None:
    """Score the list that is named on the command line."""
    parser = argparse.ArgumentParser(description="Score the list of a club evening.")
    parser.add_argument("list", type=Path, help="a text file, or a CSV")
    parser.add_argument("--system", choices=SYSTEMS, default="seeger-fabian")
    parser.add_argument("--lang", choices=("en", "de"), default="en")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the list there as well, for a spreadsheet")
    asked = parser.parse_args()
    try:
        sheet = read(asked.list.read_text(encoding="utf-8-sig"), SYSTEMS[asked.system])
    except sk.SheetError as error:
        sys.exit("\n".join(fault.explain(asked.lang) for fault in error.faults))
    session = played(sheet, asked.lang)
    print("\n".join(told(session, asked.lang)))
    if asked.csv:
        asked.csv.write_text(session.sheet.csv(), encoding="utf-8-sig", newline="")  # the mark tells Excel what it is


if __name__ == "__main__":
    main()
