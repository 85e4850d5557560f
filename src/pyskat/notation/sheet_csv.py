"""How is the CSV of a sheet read? As ``Sheet.csv()`` writes it, also after a spreadsheet program has saved it."""

from collections.abc import Mapping
from operator import add, sub

from attrs import define, field

from pyskat.errors import Code, Reason, expect_type
from pyskat.errors.texts import LONGEST_LIST, expect_text
from pyskat.language.listed import Listed
from pyskat.language.phrases import Phrase
from pyskat.notation.cells import Cell, cells_of, lines_of, number_in, separator_of, whole_number
from pyskat.notation.faults import Faults
from pyskat.notation.sheet_heads import Head, read_head
from pyskat.notation.sheet_rows import Row, RowReader, differences
from pyskat.rules import ISKO, Rules
from pyskat.sheet.entry import Entry
from pyskat.sheet.scores import Page, Sheet
from pyskat.sheet.systems import SEEGER_FABIAN, ScoringSystem, expect_systems

__all__ = ["is_csv", "loads"]

Totals = tuple[int, ...] | None


def is_csv(text: str) -> bool:
    """Tell whether a text begins like the CSV of a sheet, and not like a typed list.

    >>> is_csv("Deal,Game,Value,Anna,Ben,Cleo"), is_csv("players Anna Ben Cleo")
    (True, False)
    """
    _, line = next(lines_of(expect_type("text", text, str)), (1, ""))
    return separator_of(line) is not None


def loads(
    text: str,
    system: ScoringSystem | None = None,
    *,
    rules: Rules = ISKO,
    systems: Mapping[str, ScoringSystem] | None = None,
) -> Sheet:
    """Read the CSV of a sheet.

    Args:
        text: What :meth:`pyskat.Sheet.csv` wrote, up to a million characters, perhaps saved by a spreadsheet program:
            with semicolons or tabs, with another minus sign. Rows may be corrected or added: what is not written, but
            follows, may be left out, such as the totals, and ``Anna: null, no trick`` below "Game" is enough for a new
            row. Columns to the right of pyskat's own are not read. Of what earlier releases wrote, with nothing beside
            the totals, the scores are read.
        system: How it is scored if the text does not say it; None: :data:`pyskat.SEEGER_FABIAN`.
        rules: The rules of the games that do not say by which they were settled.
        systems: Your own scoring systems, by their names.

    Raises:
        SheetError: If anything cannot be read, or does not follow from the rest; ``.faults`` lists all faults (up to a
            thousand) with line and column, the message the first twenty.
        ParseError: If the text is too long.
        ArgumentError: For a text, a system, rules or systems of the wrong type.

    >>> from pyskat import Entry, Sheet, reckon
    >>> sheet = Sheet(("Anna", "Ben", "Cleo")).enter(Entry.game(0, reckon("grand hand with 2, 75 points, bid 72")))
    >>> loads(sheet.csv()) == sheet
    True
    """
    expect_text("text", text, LONGEST_LIST)
    usual = expect_type("system", SEEGER_FABIAN if system is None else system, ScoringSystem)
    expect_type("rules", rules, Rules)
    own = expect_systems(systems)
    faults, reader = Faults(), None
    for number, line in lines_of(text):
        faults.line = number
        if reader is not None:
            reader.line(line)
        elif head := read_head(line, usual, own, faults):
            reader = _Reader(head, faults, rules)
        if faults.full or reader is None:
            break
    if reader is None and not faults.found:
        faults.note(0, Reason.of(Code.WORD_MISSING, wanted=Phrase.CSV_HEAD))
    if reader is None or faults.found:
        raise faults.error()
    return reader.page.sheet()


@define
class _Reader:
    """The sheet between two rows, and the faults so far."""

    head: Head
    faults: Faults
    rules: Rules
    rows: RowReader = field(init=False)
    page: Page = field(init=False)
    number: int | None = 1
    """Of the next deal by the entries so far; None after a row that was no entry."""
    counted: int | None = 0
    """The number of a deal that was written last; None if it could not be read."""
    right: Totals = field(init=False)
    """What the totals are by the entries so far; None after a row that was no entry."""
    seen: Totals = field(init=False)
    """What the totals were said to be, or must have been."""

    def __attrs_post_init__(self) -> None:
        self.rows = RowReader(self.head.names, self.rules)
        self.page = Page(self.head.blank)
        self.right = self.seen = (0,) * len(self.head.names)

    def line(self, line: str) -> None:
        """Read a row, and compare what it says with what follows."""
        cells = self.faults.tried(lambda: cells_of(line, self.head.separator), 0)
        if cells is None or self._is_too_long(cells):
            self._lose(None, None)
            return
        row = Row(cells, len(self.head.names), len(line))
        totals = [self._number(row.total(player)) for player in range(row.players)]
        known = tuple(total for total in totals if total is not None)
        whole = known if len(known) == row.players else None
        gained = tuple(map(sub, whole, self.seen)) if whole and self.seen else None
        entry = self.faults.tried(lambda: self.rows.entry(row, gained), 0, 0)
        gain = None if entry is None else self.faults.tried(lambda: self._enter(entry), 0)
        if entry is None or gain is None:
            self._lose(whole, whole_number(row.cell(Listed.DEAL)))
            return
        self.faults.tried(lambda: self._compare(row, entry), 0, 0)
        self._compare_totals(row, totals, gain)

    def _is_too_long(self, cells: list[Cell]) -> bool:
        """Refuse a row with more cells than there are headings."""
        most = self.head.most
        if most is None or not any(cell.says for cell in cells[most:]):
            return False
        wanted = Phrase.MORE_CELLS.of(count=len(cells), most=most)
        self.faults.note(cells[most].at, Reason.of(Code.BAD_SHEET_LINE, word=cells[most].text, wanted=wanted))
        return True

    def _lose(self, seen: Totals, counted: int | None) -> None:
        """Go on after a row that was no entry, from what totals and number are said to be there."""
        self.right = self.seen = seen
        self.number, self.counted = None, counted

    def _number(self, cell: Cell) -> int | None:
        return self.faults.tried(lambda: number_in(cell), 0, 0) if cell.says else None

    def _enter(self, entry: Entry) -> tuple[int, ...]:
        """Enter it, and tell what each player gets."""
        self.page.enter(entry)
        return self.page.blank.enter(entry).totals

    # What follows

    def _compare(self, row: Row, entry: Entry) -> None:
        """Compare the number, the game and its value with what they must be."""
        cell = row.cell(Listed.DEAL)
        if entry.points is None:
            self._compare_number(cell)
        elif cell.says:
            self._differs(cell, Listed.DEAL, Phrase.NOTHING)
        for at, why in differences(row, entry, self.head.names, self.head.language):
            self.faults.note(at, why)

    def _compare_number(self, cell: Cell) -> None:
        """Compare the number of a deal with those before it."""
        follows = None if self.counted is None else self.counted + 1
        wanted = self.number or follows
        found = self._number(cell) if cell.says else wanted
        if found is not None and wanted is not None and found not in {wanted, follows}:
            self._differs(cell, Listed.DEAL, wanted)
        self.number = None if self.number is None else self.number + 1
        self.counted = found

    def _compare_totals(self, row: Row, totals: list[int | None], gain: tuple[int, ...]) -> None:
        """Compare the totals with those by the entries; a fault of an earlier row is none of this one."""
        right = None if self.right is None else tuple(map(add, self.right, gain))
        follows = None if self.seen is None else tuple(map(add, self.seen, gain))
        wanted = right or follows
        if wanted is not None and self.head.sure:
            for player, (found, one, other) in enumerate(zip(totals, wanted, follows or wanted, strict=True)):
                if found is not None and found not in {one, other}:
                    self._differs(row.total(player), self.head.names[player], one)
                    break  # the others follow from the same mistake
        said = tuple(total for total in totals if total is not None)
        self.seen = said if len(said) == row.players else follows
        self.right = self.seen if right is None else right

    def _differs(self, cell: Cell, heading: str | Listed, wanted: int | Phrase) -> None:
        called = heading.say(self.head.language) if isinstance(heading, Listed) else heading
        self.faults.note(cell.at, Reason.of(Code.CELL_DIFFERS, heading=called, found=cell.text, wanted=wanted))
