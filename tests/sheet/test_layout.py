import csv
import io
import re
from html.parser import HTMLParser

import pytest

import pyskat as sk
from pyskat import PLAIN, Entry, Sheet
from settled import settled

SHEET = (
    Sheet(("Anna", "Ben", "Cleo"))
    .enter(Entry.game(0, settled("grand hand with 2, 75 points, bid 72")))
    .enter(Entry.game(2, -44))
    .enter(Entry.passed_in())
    .enter(Entry.ramsch((0, -50, -50)))
    .enter(Entry.penalty(0, -30))
    .enter(Entry.game(1, settled("null ouvert, 1 trick")).times(2, "Bock"))
)
"""146 : 0 : 0, then 186 : 40 : −94, the Ramsch, a penalty, and at last Ben loses 2 × 92 and 50 more."""

TEXT = """\
Deal  Game                       Value  Anna   Ben  Cleo
   1  Anna: grand hand with 2      +96   146     0     0
   2  Cleo                         −44   186    40   −94
   3  passed in                      0   186    40   −94
   4  Ramsch                   −50 −50   186   −10  −144
      Anna: penalty                −30   156   −10  −144
   5  Ben: null ouvert × 2        −184   196  −244  −104
      won / lost                         1/0   0/1   0/1"""

MARKDOWN = """\
| Deal | Game | Value | Anna | Ben | Cleo |
|---:|:---|---:|---:|---:|---:|
| 1 | Anna: grand hand with 2 | +96 | 146 | 0 | 0 |
| 2 | Cleo | −44 | 186 | 40 | −94 |
| 3 | passed in | 0 | 186 | 40 | −94 |
| 4 | Ramsch | −50 −50 | 186 | −10 | −144 |
|  | Anna: penalty | −30 | 156 | −10 | −144 |
| 5 | Ben: null ouvert × 2 | −184 | 196 | −244 | −104 |
|  | won / lost |  | 1/0 | 0/1 | 0/1 |"""

CSV = """\
Deal,Game,Value,Anna,Ben,Cleo,Player,Sat out,Times,Reason,Result,Rules,System: Seeger-Fabian
1,Anna: grand hand with 2,+96,146,0,0,Anna,,,,"grand hand with 2, 75 points, bid 72",isko,
2,Cleo,-44,186,40,-94,Cleo,,,,,,
3,passed in,0,186,40,-94,,,,,,,
4,Ramsch,-50 -50,186,-10,-144,,,,,scores 0 -50 -50,,
,Anna: penalty,-30,156,-10,-144,Anna,,,,,,
5,Ben: null ouvert × 2,-184,196,-244,-104,Ben,,2,Bock,"null ouvert, 1 trick",isko,
"""

HTML = """\
<table>
<caption>Score sheet, plain</caption>
<thead>
<tr><th scope="col">Deal</th><th scope="col">Game</th><th scope="col">Value</th><th scope="col">Anna</th>\
<th scope="col">Ben</th><th scope="col">Cleo</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>Ben</td><td>&#8722;44</td><td>0</td><td>&#8722;44</td><td>0</td></tr>
</tbody>
<tfoot>
<tr><td></td><td>won / lost</td><td></td><td>0/0</td><td>0/1</td><td>0/0</td></tr>
</tfoot>
</table>"""
TAGS = {"table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"}


class Cells(HTMLParser):
    """The text of every cell of a table, row by row, and every tag that was opened."""

    def __init__(self, text: str) -> None:
        """Read the whole text at once."""
        super().__init__()
        self.rows: list[list[str]] = []
        self.tags: set[str] = set()
        self.inside = False
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open a row or a cell."""
        del attrs
        self.tags.add(tag)
        if tag == "tr":
            self.rows.append([])
        elif tag in {"td", "th"}:
            self.rows[-1].append("")
            self.inside = True

    def handle_endtag(self, tag: str) -> None:
        """Close a cell."""
        self.inside = self.inside and tag not in {"td", "th"}

    def handle_data(self, data: str) -> None:
        """Add to the cell that is open."""
        if self.inside:
            self.rows[-1][-1] += data


def test_a_sheet_is_written_in_each_form() -> None:
    assert SHEET.text() == str(SHEET) == TEXT
    assert SHEET.markdown() == MARKDOWN
    assert SHEET.csv() == CSV
    assert Sheet(("Anna", "Ben", "Cleo"), PLAIN).enter(Entry.game(1, -44)).html() == HTML


def test_html_has_the_cells_of_the_text() -> None:
    cells = Cells(SHEET.html())
    head, _, *body = MARKDOWN.splitlines()
    assert cells.rows == [[cell.strip() for cell in line.strip("|").split("|")] for line in (head, *body)]
    assert cells.tags == TAGS


def test_four_players_have_four_columns() -> None:
    sheet = Sheet(("Anna", "Ben", "Cleo", "Dora"), PLAIN).enter(Entry.game(3, 24, sitting_out=0))
    assert sheet.text() == (
        "Deal  Game        Value  Anna  Ben  Cleo  Dora\n"
        "   1  Dora          +24     0    0     0    24\n"
        "      won / lost          0/0  0/0   0/0   1/0"
    )
    assert sheet.markdown().splitlines()[1] == "|---:|:---|---:|---:|---:|---:|---:|"


def test_columns_stand_below_each_other_whatever_letters_a_name_has() -> None:
    sheet = Sheet(("東京", "Rene\N{COMBINING ACUTE ACCENT}", "Jörg"), PLAIN).enter(Entry.game(2, -24))
    assert sheet.text() == (
        "Deal  Game        Value  東京  Rene\N{COMBINING ACUTE ACCENT}  Jörg\n"
        "   1  Jörg          −24     0     0   −24\n"
        "      won / lost          0/0   0/0   0/1"
    )


def test_a_sheet_in_plain_characters_keeps_its_columns() -> None:
    sheet = Sheet(("東京", "大阪", "Jörg"), PLAIN).enter(Entry.game(2, -24))
    assert sheet.text(ascii=True) == (
        "Deal  Game        Value   ??   ??  Joerg\n"
        "   1  Joerg         -24    0    0    -24\n"
        "      won / lost         0/0  0/0    0/1"
    )


def test_an_empty_sheet_has_a_head_and_a_short_one_a_line() -> None:
    sheet = Sheet(("Anna", "Ben", "Cleo"))
    assert sheet.csv() == CSV.partition("\n")[0] + "\n"
    assert len(sheet.text().splitlines()) == 2
    assert len(sheet.markdown().splitlines()) == 3
    assert Cells(sheet.html()).rows[1:] == [["", "won / lost", "", "0/0", "0/0", "0/0"]]
    # Nobody lost this Ramsch; and Bierlachs charges the others, but shows what the game was worth.
    assert sheet.enter(Entry.ramsch((0, 0, 0))).csv().splitlines()[1].startswith("1,Ramsch,0,0,0,0,")
    bierlachs = Sheet(("Anna", "Ben", "Cleo"), sk.bierlachs(301)).enter(Entry.game(0, 24))
    assert bierlachs.csv().splitlines()[1].startswith("1,Anna,+24,0,-24,-24,")


def test_what_counts_double_is_marked_however_it_was_entered() -> None:
    sheet = Sheet(("Anna", "Ben", "Cleo"), PLAIN)
    for entry in (Entry.game(0, settled("null, no trick")), Entry.game(0, 23), Entry.ramsch((0, 0, -50))):
        sheet = sheet.enter(entry.times(2, "Bock"))
    marked = [row[1] for row in csv.reader(io.StringIO(sheet.csv()))][1:]
    assert ["× 2" in said for said in marked] == [True, True, True]


# Names that try to break out.

NAMES = [
    *["<script>alert(1)</script>", "</td></tr></table>", "Anna & Ben", 'An"na', "An'na", "An|na", "An\\|na", "Anna\\"],
    *["An,na", "An;na", "=1+1", "*Anna*", "_Anna_", "`Anna`", "[Anna](http://example.org)", "#Anna", "-5", "--"],
    *["Anna-Lena 2", "An  na", "Änne ♣"],
]


def hostile(name: str) -> Sheet:
    """Let somebody of that name win and lose."""
    sheet = Sheet((name, "Ben", "Cleo"), PLAIN).enter(Entry.game(0, settled("grand with 1, 61 points")))
    return sheet.enter(Entry.game(0, -44))


def bare(text: str, mark: str) -> bool:
    """Tell whether a mark stands somewhere without a backslash that takes its meaning."""
    return any(len(found[1]) % 2 == 0 for found in re.finditer(rf"(\\*){re.escape(mark)}", text))


@pytest.mark.parametrize("name", NAMES)
def test_every_form_shows_a_name_as_it_is_and_keeps_it_in_its_cell(name: str) -> None:
    sheet = hostile(name)
    lines = sheet.text().splitlines()
    assert lines[0].endswith(f"  {name}  Ben  Cleo")
    assert f"  {name}: grand with 1  " in lines[1]
    assert len(lines) == 4
    assert [row[:7] for row in csv.reader(io.StringIO(sheet.csv(), newline=""))] == [
        ["Deal", "Game", "Value", name, "Ben", "Cleo", "Player"],
        ["1", f"{name}: grand with 1", "+48", "48", "0", "0", name],
        ["2", name, "-44", "4", "0", "0", name],
    ]
    cells = Cells(sheet.html())
    assert cells.rows[0] == ["Deal", "Game", "Value", name, "Ben", "Cleo"]
    assert [row[1] for row in cells.rows[1:]] == [f"{name}: grand with 1", name, "won / lost"]
    assert cells.tags == TAGS
    rows = sheet.markdown().splitlines()
    assert [len(re.findall(r"(?<!\\)(?:\\\\)*\|", row)) for row in rows] == [7] * 5
    assert not any(bare(sheet.markdown(), mark) for mark in "<*_`["), "a name is taken for a command"


def test_html_shows_the_name_of_a_system_as_it_is() -> None:
    system = sk.ScoringSystem("<b>mine</b> & ours", PLAIN.score)
    assert "<caption>Score sheet, &lt;b&gt;mine&lt;/b&gt; &amp; ours</caption>" in (
        Sheet(("Anna", "Ben", "Cleo"), system).html()
    )


@pytest.mark.parametrize("name", ["An\nna", "An\r\nna", "An\rna", "An\x0bna", "An\x85na", "An\u2028na"])
def test_nobody_has_a_name_with_a_line_break(name: str) -> None:
    with pytest.raises(sk.SheetError) as caught:
        Sheet((name, "Ben", "Cleo"))
    assert caught.value.code is sk.Code.BAD_NAME
