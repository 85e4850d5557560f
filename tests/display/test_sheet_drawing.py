"""Drawings of score sheets: every number in its column, names that are only names."""

from itertools import pairwise
from typing import Final, NamedTuple

import pytest
from attrs import evolve

import pyskat as sk
from display.shown import SHEET
from display.test_svg import SVG, root, said
from pyskat.display import Style, svg
from pyskat.display.canvas import width_of
from settled import settled

EMPTY: Final = sk.Sheet(("Anna", "Ben", "Cleo"))
FOUR: Final = (
    sk.Sheet(("W" * 500, "漢字" * 40, "<script>\"'&amp;]]>-->", "e\u0301" * 500), sk.PLAIN)
    .enter(sk.Entry.game(0, settled("diamonds hand without 11, 120 points, bid 18"), 1).times(10**9, "Bock"))
    .enter(sk.Entry.ramsch((10**9, -(10**9), 0, -7), 2).times(10**9, "Bock"))
    .enter(sk.Entry.game(3, -40, 0))
)
LONG: Final = evolve(EMPTY, entries=(sk.Entry.game(1, 18), sk.Entry.game(2, -36)) * 600)
SHEETS: Final = (EMPTY, SHEET, FOUR, LONG)


class Cell(NamedTuple):
    """What is written, where from and where to."""

    text: str
    left: float
    right: float
    end: bool


def rows(sheet: sk.Sheet) -> dict[float, list[Cell]]:
    """Read the cells of a drawing, line by line from above."""
    lines: dict[float, list[Cell]] = {}
    for part in root(svg(sheet)).iter(f"{SVG}text"):
        text, x, size = part.text or "", float(part.attrib["x"]), int(part.attrib["font-size"])
        end = part.attrib["text-anchor"] == "end"
        left = x - width_of(text, size) if end else x
        lines.setdefault(float(part.attrib["y"]), []).append(Cell(text, left, left + width_of(text, size), end))
    return lines


def texts(sheet: sk.Sheet) -> list[list[str]]:
    """Give what is written, line by line."""
    return [[cell.text for cell in line] for line in rows(sheet).values()]


def test_a_sheet_shows_what_its_text_shows_and_the_totals() -> None:
    assert texts(SHEET) == [
        ["Deal", "Game", "Value", "Anna", "Ben", "Cleo"],
        ["1", "Anna: grand hand with 2", "+96", "146", "0", "0"],
        ["2", "Cleo", "−44", "186", "40", "−94"],
        ["3", "passed in", "0", "186", "40", "−94"],
        ["4", "Ramsch", "−50 −50", "186", "−10", "−144"],
        ["5", "Ben: null ouvert × 2", "−184", "226", "−244", "−104"],
        ["total", "226", "−244", "−104"],
        ["won / lost", "1/0", "0/1", "0/1"],
    ]
    assert said(svg(SHEET)) == (
        "Score sheet, Seeger-Fabian. "
        "Anna: 226, 1 won, 0 lost. Ben: −244, 0 won, 1 lost. Cleo: −104, 0 won, 1 lost. "
        "Deal 1, Anna: grand hand with 2: +96. Deal 2, Cleo: −44. Deal 3, passed in: 0. Deal 4, Ramsch: −50 −50. "
        "Deal 5, Ben: null ouvert × 2: −184."
    )
    for reference in (">&#8722;244</text>", "Ben: &#8722;244, 0 won", "&#215; 2"):  # a minus is no hyphen
        assert reference in svg(SHEET)
    assert "-244" not in svg(SHEET)


def test_a_penalty_has_a_line_without_a_number() -> None:
    sheet = EMPTY.enter(sk.Entry.penalty(1, -100)).enter(sk.Entry.game(2, 24))
    assert texts(sheet)[1:3] == [["Ben: penalty", "−100", "0", "−100", "0"], ["1", "Cleo", "+24", "0", "−100", "74"]]
    assert said(svg(sheet)).endswith(" Ben: penalty: −100. Deal 1, Cleo: +24.")


def test_a_sheet_without_entries_has_totals_of_nothing() -> None:
    assert texts(EMPTY)[1:] == [["total", "0", "0", "0"], ["won / lost", "0/0", "0/0", "0/0"]]
    assert said(svg(EMPTY)) == (
        "Score sheet, Seeger-Fabian. Anna: 0, 0 won, 0 lost. Ben: 0, 0 won, 0 lost. Cleo: 0, 0 won, 0 lost."
    )


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_number_stands_in_its_column(sheet: sk.Sheet) -> None:
    top, lines, count = root(svg(sheet)), rows(sheet), len(sheet.players)
    _, _, width, height = map(float, top.attrib["viewBox"].split())
    (_, heading), *others = lines.items()
    last = [line for _, line in others[-2:]]
    for y, line in lines.items():
        assert 13 <= y <= height - 4
        assert line[0].left >= 16
        assert line[-1].right <= width - 16
        assert all(one.right + 15 <= other.left for one, other in pairwise(line))
        names = [cell for cell in line if not cell.end]
        assert names == [line[0 if line in last else 1]]
        assert names[0].left == heading[1].left
        assert [cell.right for cell in line[-count:]] == pytest.approx([head.right for head in heading[-count:]])
    for rule in top.findall(f"{SVG}g/{SVG}rect"):
        assert float(rule.attrib["x"]) == 16
        assert float(rule.attrib["x"]) + float(rule.attrib["width"]) == width - 16
    written = texts(sheet)
    totals = [[f"{total}".replace("-", "−") for total in each] for each in (*sheet.running, sheet.totals)]
    assert written[-2] == ["total", *totals[-1]]
    assert [line[-count:] for line in written[1:-2]] == totals[:-1]


def test_the_rules_stand_under_the_heading_and_above_the_totals_which_are_bold() -> None:
    top, lines = root(svg(SHEET)), list(rows(SHEET))
    under, above = (float(rule.attrib["y"]) for rule in top.findall(f"{SVG}g/{SVG}rect"))
    assert lines[0] < under < lines[1] - 11
    assert lines[-3] < above < lines[-2] - 11
    bold = [part.text for part in top.iter(f"{SVG}text") if "font-weight" not in part.attrib]
    assert bold == ["Deal", "Game", "Value", "Anna", "Ben", "Cleo", "total", "226", "−244", "−104"]


def test_long_and_hostile_names_are_cut_and_the_game_is_not() -> None:
    head, first, *_ = texts(FOUR)
    assert head[3:] == ["WWWWWWW…", "漢字漢字漢…", "<script>\"'&amp;]]>-->"[:12] + "…", head[-1]]
    assert head[-1].startswith("e\u0301e")
    assert head[-1].endswith("…")
    assert first[1] == "WWWWWWW…: diamonds hand without 11 × 1000000000"
    drawing = svg(FOUR)
    assert "<script" not in drawing
    assert drawing.isascii()
    assert len(drawing) < 10_000
    tags = {part.tag.removeprefix(SVG) for part in root(drawing).iter()}
    assert tags == {"svg", "title", "desc", "defs", "style", "rect", "g", "text"}


def test_the_name_of_a_system_is_only_a_name() -> None:
    sheet = sk.Sheet(EMPTY.players, sk.ScoringSystem("<b>mine\n\ue000\x00</b>" + "x" * 1_000, sk.PLAIN.score))
    title = said(svg(sheet)).partition(". ")[0]
    assert title.startswith("Score sheet, <b>mine���</b>xxx")
    assert title.endswith("…")
    assert len(title) < 80


def test_equal_sheets_give_equal_bytes_in_every_style_and_others_other_ids() -> None:
    again = svg(evolve(SHEET, entries=SHEET.entries))
    assert again == svg(SHEET) == svg(SHEET, style=Style(colours=4, ascii=True))
    assert len({root(svg(sheet)).attrib["aria-labelledby"] for sheet in SHEETS}) == len(SHEETS)


def test_a_drawing_follows_day_and_night() -> None:
    drawing = root(svg(SHEET))
    (style,) = drawing.findall(f"{SVG}style")
    assert "prefers-color-scheme:dark" in (style.text or "")
    inked = [*drawing.iter(f"{SVG}text"), *drawing.findall(f"{SVG}g/{SVG}rect")]
    assert {part.get("class") for part in inked} == {"pyskat-ink"}
