"""The examples run, and say what is right."""

import json
import re
import runpy
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

import pyskat as sk
from docs.conftest import EXAMPLES

Run: TypeAlias = Callable[..., str]


def test_every_example_is_short_tested_and_in_the_documentation() -> None:
    docs = EXAMPLES.parent / "docs"
    page = (docs / "examples.md").read_text(encoding="utf-8")
    files = {path.name: path for path in EXAMPLES.glob("*.*")}
    shown = ["animation.py", "evening.py", "house_table.py", "learn_null.py", "rule_questions.py", "why_illegal.py"]
    shown += ["notebook.ipynb"]
    explained = ["archive.py", "bot.py", "club_evening.py", "games.sgf", "table_client.py", "table_server.py"]
    assert set(files) == {*shown, *explained}
    rows = dict(re.findall(r"^\| \[`(.+?)`\]\((.+?)\)", page, re.MULTILINE))
    assert set(rows) == {*files, "web_table"} - {"games.sgf"}
    for name in shown:
        assert f"../examples/{name}" in page
        assert name == "notebook.ipynb" or len(files[name].read_text(encoding="utf-8").splitlines()) <= 150
    for name in explained:
        assert name == "games.sgf" or f"../../examples/{name}" in (docs / rows[name].partition("#")[0]).read_text(
            encoding="utf-8"
        )
        assert len(files[name].read_text(encoding="utf-8").splitlines()) <= 270


def test_rule_questions(run: Run) -> None:
    answers = run("rule_questions.py")[1:].split("\n\n")
    questions = [answer.splitlines()[0] for answer in answers]
    assert len(questions) == 16
    assert all(question.endswith("?") for question in questions)
    said = ["\n".join(answer.splitlines()[1:]) for answer in answers]
    scores = [re.findall(r", ([+−]\d+)", answer) for answer in said]
    assert scores[:4] == [["−384"], ["−66", "+33"], ["−46"], ["−36", "−72"]]
    assert said[4].endswith("= 60")  # without four, game five, hand six
    assert scores[5] == ["−120"]  # without one, game two, hand three, Schneider four: 40, counted as 60
    assert said[6] == "50, and 59 at most"
    assert re.search(r"must follow with HA \[.*Skat Order 2015, 4\.2\]", said[7])
    assert said[8].startswith("no game is worth 19; the nearest: 18, 20 [")
    assert "pick up first, or declare a hand game [" in said[9]
    assert scores[10] == ["+33"]  # the level that the bid needs is given: three times eleven
    assert "§4.1.5" in said[10]
    assert scores[11] == ["+72"]  # decided with 61: with two, game three
    assert "§4.1.3, §4.1.6)" in said[11]
    assert scores[12] == ["−72"]
    assert said[13].startswith("Null ouvert zählt nur 46, gereizt sind 48")
    assert scores[14] == ["−80"]  # with two, game three, hand four, lost
    assert "§4.1.4, §4.1.6)" in said[14]
    assert "muss mit HA bedienen [" in said[15]


def test_a_rule_question_may_be_answered_with_yes(capsys: pytest.CaptureFixture[str]) -> None:
    answer = runpy.run_path(str(EXAMPLES / "rule_questions.py"))["answer"]
    answer(None)
    answer(None, "de")
    assert capsys.readouterr().out == "yes\nja\n"


def allowed(out: str, words: str) -> dict[str, bool]:
    """Read which cards an answer allows; what is forbidden must come with its rule."""
    said = dict(line.split("  ", 1) for line in out.partition("\n\n")[2].splitlines() if line[2:4] == "  ")
    assert all(text == words or re.search(r"must follow|muss mit .* bedienen", text) for text in said.values())
    assert all(
        text == words or re.search(r"Skat Order 2015, 4\.2\)|Skatordnung 2015, 4\.2\)", text) for text in said.values()
    )
    return {card: text == words for card, text in said.items()}


@pytest.mark.parametrize(
    ("asked", "legal", "lines"),
    [
        (
            ("--trick", "H9", "--game", "spades"),
            {"HA"},
            ("Forehand    H9\n", "HJ  H9 asks for hearts, and the player must follow with HA (rule: "),
        ),
        ((), {"HJ", "HA", "C7"}, ()),  # to lead
        (("--trick", "S9 SA", "--game", "Herz", "--german"), {"HJ", "HA", "C7"}, ()),
        (
            ("--trick", "SJ SA", "--game", "Herz", "--german"),
            {"HJ", "HA"},
            (
                "C7  SJ verlangt Trumpf, der Spieler muss mit HJ oder HA bedienen (Regel: ",
                "Spiel       Herz\n",
                "Vorhand     SJ    SA\n",
            ),
        ),
    ],
)
def test_why_illegal_answers_for_typed_cards(
    run: Run, asked: tuple[str, ...], legal: set[str], lines: tuple[str, ...]
) -> None:
    out = run("why_illegal.py", "--hand", "HJ HA C7", *asked).replace("Trick: nothing played yet", "")
    words = "darf gespielt werden" if "--german" in asked else "may be played"
    assert allowed(out, words) == {card: card in legal for card in ("HJ", "HA", "C7")}
    assert all(line in out for line in lines)


def test_why_illegal_says_what_the_documentation_shows(run: Run) -> None:
    page = (EXAMPLES.parent / "docs" / "examples.md").read_text(encoding="utf-8")
    shown = re.search(r"```console\n\$ python examples/(.+)\n((?s:.+?))```", page)
    assert shown is not None
    assert run(*shlex.split(shown[1])) == shown[2]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_why_illegal_finds_a_moment_of_a_deal(run: Run, seed: str) -> None:
    out = run("why_illegal.py", "--seed", seed, "--game", "null")
    may = allowed(out.replace("\n\nAuction", "\nAuction"), "may be played")
    assert True in may.values()
    assert False in may.values()
    hidden = re.search(r"^(\w+)hand to play\.$", out, re.MULTILINE)
    assert hidden is not None
    held = re.search(rf"^{hidden[1]}hand +((?:[CSHD][789QKTAJ] ?)+)", out, re.MULTILINE)
    assert held is not None
    assert set(held[1].split()) == set(may)
    assert out.count("?? ??") >= 3  # the other hands and the skat lie face down
    led = re.search(r"^Trick \d+: \w+ +([CSHD])", out, re.MULTILINE)
    assert led is not None
    assert {card for card, may_be in may.items() if may_be} == {card for card in may if card[0] == led[1]}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--hand", "HJ HA", "--trick", "HA"), "HA ist zweimal genannt"),
        (("--hand", "HJ HX"), "'HX' ist keine Karte"),
        (("--hand", "HJ", "--trick", "H7 H8 H9"), "nicht 3"),
        (("--game", "Rommé"), "gehört zu keinem Spiel"),
    ],
)
def test_why_illegal_refuses_what_is_no_question(run: Run, arguments: tuple[str, ...], said: str) -> None:
    with pytest.raises(SystemExit) as caught:
        run("why_illegal.py", "--german", *arguments)
    assert said in str(caught.value.code)


def test_a_learner_wins_more_often_after_a_while(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("gymnasium", reason="Gymnasium comes with the extra `gymnasium`")
    out = run("learn_null.py", "--games", "2000", "--svg", str(tmp_path / "curve.svg"))
    by_chance, learned = (int(share) for share in re.findall(r"(\d+)%", out))
    assert 5 < by_chance < 20
    assert learned > by_chance + 5
    drawn = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    stored = (EXAMPLES.parent / "docs" / "_static" / "null-curve.svg").read_text(encoding="utf-8")
    for svg in (drawn, stored):
        assert svg.startswith("<svg")
        assert "any legal card: " in svg
    assert "2,000 games" in drawn
    assert "12,000 games" in stored


def test_an_animation_shows_every_card_once_and_nothing_that_the_player_does_not_see(run: Run) -> None:
    for seat in sk.Seat:
        played: list[str] = []
        for line in run("animation.py", "--seed", "4", "--seat", str(seat)).splitlines():
            for step in json.loads(line):
                if step["do"] == "move" and step["to"] == "table":
                    played += step["cards"]
                elif step["do"] == "move" and "skat" in {step["from"], step["to"]}:
                    assert (step["cards"] == ["?", "?"]) == (str(seat) not in {step["from"], step["to"]})
        assert len(set(played)) == len(played) == 30


def test_an_animation_begins_where_the_screen_stands() -> None:
    script = runpy.run_path(str(EXAMPLES / "animation.py"))["script"]
    begun = sk.play(sk.start(sk.Deal.from_order(sk.CARDS)), "18 p p s, discard S7 S8, null ouvert")
    rear, fore = sk.Seat.REARHAND, sk.Seat.FOREHAND
    first = script(None, sk.view(begun, rear), "de")
    assert [step.get("text", step["do"]) for step in first] == [
        *["Ben reizt 18", "Anna passt", "Cleo passt", "move", "move", "Ben sagt Null ouvert an", "turn up"],
    ]
    card = sk.legal_actions(begun)[0]
    assert isinstance(card, sk.PlayCard)
    after = sk.apply(begun, card)
    assert script(sk.view(begun, rear), sk.view(after, rear)) == [
        {"do": "move", "cards": [card.card.name], "from": "forehand", "to": "table"}
    ]
    over = sk.apply(after, sk.Concede(sk.Seat.MIDDLEHAND))
    assert [step["do"] for step in script(sk.view(after, fore), sk.view(over, fore))] == ["say", "turn up", "show"]
