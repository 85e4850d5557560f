"""A score sheet in German: headings, games, and what counts more than once."""

import csv
import io

import pytest

import pyskat as sk
from pyskat import Entry, Sheet
from settled import settled

SHEET = (
    Sheet(("Anna", "passed in", "Ramsch"))
    .enter(Entry.game(0, settled("Kreuz Hand ohne 2, 75 Augen")))
    .enter(Entry.game(1, -44).times(2, "Bock"))
    .enter(Entry.passed_in())
    .enter(Entry.ramsch((0, -50, 0)))
)
"""+48; −88 and −50, with 40 for each of the others; nothing; −50. That is 138 : −188 : 40."""

GERMAN = """\
Nr.  Spiel                    Wert  Anna  passed in  Ramsch
  1  Anna: Kreuz Hand ohne 2   +48    98          0       0
  2  passed in × 2             −88   138       −138      40
  3  eingepasst                  0   138       −138      40
  4  Ramsch                    −50   138       −188      40
     gewonnen / verloren             1/0        0/1     0/0"""


def test_a_sheet_is_written_in_german() -> None:
    assert SHEET.text(language="de") == GERMAN
    assert SHEET.text(ascii=True, language="de") == GERMAN.replace("−", "-").replace("×", "x")
    assert SHEET.text(language="en") == SHEET.text() == str(SHEET)
    cells = [line.split("|")[1:-1] for line in SHEET.markdown(language="de").splitlines()]
    assert [cell.strip() for cell in cells[0]] == ["Nr.", "Spiel", "Wert", "Anna", "passed in", "Ramsch"]
    assert [cell.strip() for cell in cells[4]] == ["3", "eingepasst", "0", "138", "−138", "40"]


def test_html_has_the_german_caption_and_headings() -> None:
    html = SHEET.html(language="de")
    assert html.startswith("<table>\n<caption>Spielliste, Seeger-Fabian</caption>\n")
    assert '<tr><th scope="col">Nr.</th><th scope="col">Spiel</th><th scope="col">Wert</th>' in html
    assert "<td>gewonnen / verloren</td>" in html
    assert "<caption>Score sheet, plain</caption>" in Sheet(("A", "B", "C"), sk.PLAIN).html()
    assert "<caption>Spielliste, einfach</caption>" in Sheet(("A", "B", "C"), sk.PLAIN).html(language="de")


@pytest.mark.parametrize(("language", "head"), [("en", ["Deal", "Game", "Value"]), ("de", ["Nr.", "Spiel", "Wert"])])
def test_what_programs_read_is_english_unless_german_is_asked_for(language: sk.Language, head: list[str]) -> None:
    rows = list(csv.reader(io.StringIO(SHEET.csv(language=language))))
    assert rows[0][:6] == [*head, *SHEET.players]
    assert [row[2:6] for row in rows[1:]] == [row[2:6] for row in csv.reader(io.StringIO(SHEET.csv()))][1:]
    assert SHEET.csv().startswith("Deal,Game,Value,")
