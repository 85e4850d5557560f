"""The examples of score sheets and evenings run, and say what is right."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

ROW = re.compile(r"\s*(\d+)  (.+?)  +([+−\d ]+?)  +([−\d]+)  +([−\d]+)  +([−\d]+)")

Run: TypeAlias = Callable[..., str]


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def winners(totals: tuple[int, ...]) -> str:
    names = zip(("Anna", "Ben", "Cleo"), totals, strict=True)
    return " and ".join(name for name, total in names if total == max(totals))


def table(out: str) -> list[tuple[str, str, tuple[int, ...]]]:
    """Read the list that was printed: the game, its value, and the totals after it."""
    rows = [found.groups() for line in out.splitlines() if (found := ROW.fullmatch(line))]
    assert [int(deal) for deal, *_ in rows] == list(range(1, len(rows) + 1))
    return [(game, value, tuple(map(number, totals))) for _, game, value, *totals in rows]


LIST = """
Spieler Anna, Jörg, Cleo, Dörte
Jörg: Grand Hand mit 2, 75 Augen, gereizt 72
Anna: Karo mit 1, 71 Augen, gereizt 30
eingepasst
Cleo: Pik ohne 2, 59 Augen, gereizt 33
Dörte: Null ouvert, kein Stich
Cleo: +48
penalty Cleo -50
"""


@pytest.mark.parametrize(
    ("system", "totals"),
    [
        ("plain", {"Jörg": 96, "Dörte": 46, "Cleo": -66 + 48 - 50, "Anna": -72}),
        ("seeger", {"Jörg": 146, "Dörte": 96, "Cleo": -66 + 48 - 50, "Anna": -122}),  # Cleo won one and lost one
        ("seeger-fabian", {"Jörg": 206, "Dörte": 156, "Cleo": -68 + 30, "Anna": -122 + 30}),  # two games were lost
        ("bierlachs", {"Jörg": -46 - 48, "Dörte": -96 - 48, "Cleo": -96 - 66 - 46 - 50, "Anna": -96 - 72 - 46 - 48}),
    ],
)
def test_a_club_evening_is_scored_by_each_system(run: Run, tmp_path: Path, system: str, totals: dict[str, int]) -> None:
    path = tmp_path / "list.txt"
    path.write_text(LIST, encoding="utf-8")
    out = run("club_evening.py", str(path), "--system", system)
    places = re.findall(r"^(\d)\. (\S+) (\S+)$", out, re.MULTILINE)
    assert {name: number(total) for _, name, total in places} == totals
    assert [int(place) for place, _, _ in places] == [1, 2, 3, 4]
    assert sorted(totals.values(), reverse=True) == [number(total) for _, _, total in places]
    assert re.search(r"^ +Cleo: penalty +−50 ", out, re.MULTILINE)  # without a number: it is no deal


def test_a_club_evening_goes_to_a_spreadsheet_and_comes_back(run: Run, tmp_path: Path) -> None:
    typed, saved = tmp_path / "list.txt", tmp_path / "list.csv"
    typed.write_text(LIST, encoding="utf-8")
    out = run("club_evening.py", str(typed), "--csv", str(saved), "--system", "seeger")
    text = saved.read_text(encoding="utf-8")
    assert text[0] == "\ufeff"  # by which spreadsheets know the encoding
    assert [row.split(",")[8] for row in text.splitlines()[1:7]] == ["Anna", "Jörg", "Cleo", "Dörte", "Anna", "Jörg"]
    assert run("club_evening.py", str(saved)) == out  # the CSV knows its system


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_faults_of_a_club_evening_are_told_together(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "list.txt"
    faulty = LIST.replace("71", "121").replace("Dörte: N", "Dieter: N").replace("gereizt 33", "gereitzt 33")
    path.write_text(faulty.lstrip(), encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        run("club_evening.py", str(path), "--lang", language)
    told = str(stopped.value.code).splitlines()
    at = {"en": r"line (\d+), column \d+: ", "de": r"Zeile (\d+), Spalte \d+: "}[language]
    assert [int(match[1]) for line in told if (match := re.match(at, line))] == [3, 5, 6]
    assert [word in line for word, line in zip(("121", "gereitzt", "Dieter"), told, strict=True)] == [True] * 3


def test_who_deals_at_a_table_of_four_has_not_played(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(LIST.replace("Cleo: +48", "Jörg: +48"), encoding="utf-8")
    with pytest.raises(SystemExit, match=r"^6\. Jörg sat out"):
        run("club_evening.py", str(path))
    three = "players A B C\nA: +48\nA: +48\nA: +48\n"
    path.write_text(three, encoding="utf-8")
    assert "1. A 294" in run("club_evening.py", str(path))


def test_an_evening_has_twelve_deals_and_its_winners(run: Run) -> None:
    out = run("evening.py")
    heads = re.findall(r"^Deal (\d+): (\w+) deals, (\w+) is forehand, (\w+) speaks first\.$", out, re.MULTILINE)
    assert [int(deal) for deal, *_ in heads] == list(range(1, 13))
    assert [" ".join(names) for _, *names in heads] == ["Anna Ben Cleo", "Ben Cleo Anna", "Cleo Anna Ben"] * 4
    rows = table(out)
    said = re.findall(r"^  (?:.*[,:] ([+−]\d+)(?: \(.*\))?|passed in)$", out, re.MULTILINE)
    assert [value for _, value, _ in rows] == [score or "0" for score in said]
    assert len(rows) == 12
    last = rows[-1][2]
    assert sum(last) == sum(number(value) for _, value, _ in rows)
    assert out.endswith(f"The evening goes to {winners(last)}.\n")


def test_a_house_table_plays_kontra_ramsch_and_bock_and_rewards_grands(run: Run) -> None:
    out = run("house_table.py")
    ramsch = re.search(r"^Deal 3, all three: Ramsch (\S+) (\S+) (\S+) \(Bock: counts × 2\)$", out, re.MULTILINE)
    assert ramsch is not None
    anna, ben, cleo = (2 * number(score) for score in ramsch.groups())
    assert min(anna, ben, cleo) < 0
    totals = [totals for _, _, totals in table(out)]
    assert totals == [
        (0, -96, 0),  # 24 lost against Kontra: the next round counts double
        (0, -96, 154),  # 2 × 72, and 10
        (anna, -96 + ben, 154 + cleo),
        (anna + 184, -96 + ben, 154 + cleo),  # 23 with Kontra and Re, in Bock: × 8; another round
        (anna + 184, 58 + ben, 154 + cleo),  # 2 × 72, and 10
        (anna + 184, 58 + ben, 22 + cleo),  # 2 × 66 lost
    ]
    assert out.endswith(f"Won by {winners(totals[-1])}.\n")
