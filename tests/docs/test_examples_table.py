"""The examples of score sheets and evenings run, and say what is right."""

import re
from collections.abc import Callable
from typing import TypeAlias

from docs.conftest import EXAMPLES

ROW = re.compile(r"\s*(\d+)  (.+?)  +([+−\d ]+?)  +([−\d]+)  +([−\d]+)  +([−\d]+)")

Run: TypeAlias = Callable[[str], str]


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


def test_score_keeper_keeps_the_list_of_an_evening(run: Run) -> None:
    out = run("score_keeper.py")
    assert table(out) == [
        ("Anna: grand hand with 2", "+96", (146, 0, 0)),
        ("Cleo: spades with 1", "−44", (186, 40, -94)),
        ("Ben: null hand", "+35", (186, 125, -94)),  # corrected: 35 + 50
        ("Anna: diamonds with 1", "−72", (64, 165, -54)),  # overbid: 36 counted twice
        ("Ben: hearts without 3", "+50", (64, 265, -54)),
    ]
    assert out.endswith(
        "1. Ben: 265 points, 2 won, 0 lost\n2. Anna: 64 points, 1 won, 1 lost\n3. Cleo: -104 points, 0 won, 1 lost\n"
    )
    assert re.search(r"^ +Cleo: penalty +−50 +64 +265 +−104$", out, re.MULTILINE)  # without a number
    ((line, why),) = re.findall(r"^(.+)\n  not entered: (.+)$", out, re.MULTILINE)
    assert line == "Anna: diamonds with 1, 121 points"
    assert "121" in why
    source = (EXAMPLES / "score_keeper.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) < 60
    assert not re.search(r"\bsk\.(Deal|Card|CardSet|Session|cards|play|start|apply)\b", source)


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
