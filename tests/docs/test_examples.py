"""The examples run, and say what is right."""

import io
import json
import random
import re
import runpy
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

import pyskat as sk
from docs.conftest import EXAMPLES
from pyskat.notation import iss
from shared_data import ABSENT, data_path

TRICK = re.compile(r"(?P<leader>\w+): (?P<cards>\S+ \S+ \S+)  \((?P<winner>\w+) takes (?P<points>\d+)\)")


Run: TypeAlias = Callable[..., str]


def test_every_example_is_short_tested_and_in_the_documentation() -> None:
    names = "archive_statistics evening house_table random_bot replay_records rule_questions score_keeper table_server"
    page = (EXAMPLES.parent / "docs" / "examples.md").read_text(encoding="utf-8")
    files = {path.name: path for path in EXAMPLES.glob("*.*")}
    assert set(files) == {f"{name}.py" for name in (*names.split(), "animation", "why_illegal")} | {"notebook.ipynb"}
    assert set(re.findall(r"^\| \[`(.+)`\]", page, re.MULTILINE)) == set(files)
    for name, path in files.items():
        assert f"../examples/{name}" in page
        assert name == "notebook.ipynb" or len(path.read_text(encoding="utf-8").splitlines()) <= 150


def test_rule_questions(run: Run) -> None:
    answers = run("rule_questions.py")[1:].split("\n\n")
    questions = [answer.splitlines()[0] for answer in answers]
    assert len(questions) == 13
    assert all(question.endswith("?") for question in questions)
    said = ["\n".join(answer.splitlines()[1:]) for answer in answers]
    scores = [re.findall(r", ([+−]\d+)", answer) for answer in said]
    assert scores[:4] == [["−384"], ["−66", "+33"], ["−46"], ["−36", "−72"]]
    assert said[4].endswith("= 60")  # without four, game five, hand six
    assert scores[5] == ["−120"]  # without one, game two, hand three, Schneider four: 40, counted as 60
    assert said[6] == "50, and 59 at most"
    assert re.search(r"must follow with HA \[.*ISkO 2015 §4\.2\]", said[7])
    assert said[8].startswith("no game is worth 19; the nearest: 18, 20 [")
    assert "pick up first, or declare a hand game [" in said[9]
    assert scores[10] == ["−72"]
    assert said[11].startswith("Null ouvert ist 46 wert und erreicht die Reizung von 48 nicht")
    assert "muss bedienen mit HA [" in said[12]


def test_a_rule_question_may_be_answered_with_yes(capsys: pytest.CaptureFixture[str]) -> None:
    answer = runpy.run_path(str(EXAMPLES / "rule_questions.py"))["answer"]
    answer(None)
    answer(None, "de")
    assert capsys.readouterr().out == "yes\nja\n"


def allowed(out: str, words: str) -> dict[str, bool]:
    """Read which cards an answer allows; what is forbidden must come with its rule."""
    said = dict(line.split("  ", 1) for line in out.partition("\n\n")[2].splitlines() if line[2:4] == "  ")
    assert all(text == words or re.search(r"must follow|muss bedienen", text) for text in said.values())
    assert all(text == words or "ISkO 2015 §4.2)" in text for text in said.values())
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
                "C7  SJ verlangt Trumpf, der Spieler muss bedienen mit HJ HA (Regel: ",
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


def some_records() -> str:
    """Write a few records of deals by chance whose results are known without the cards."""
    rng = random.Random(5)
    null, diamonds = sk.Contract(sk.Game.NULL), sk.Contract(sk.Game.DIAMONDS)
    fore, rear = sk.Seat.FOREHAND, sk.Seat.REARHAND
    begun = sk.start_play(sk.Deal.shuffled(rng), null, fore)
    won = iss.dumps(sk.Record.of(sk.apply(begun, sk.Concede(rear))))
    lost = sk.apply(sk.start_play(sk.Deal.shuffled(rng), null, rear), sk.Concede(rear))
    overbid = sk.apply(sk.start_play(sk.Deal.shuffled(rng), diamonds, fore, bid=264), sk.Concede(fore))
    passed = sk.play(sk.start(sk.Deal.shuffled(rng)), "p p p")
    left = sk.apply(sk.start(sk.Deal.shuffled(rng)), sk.Forfeit(fore, sk.Cause.LEFT))
    others = [iss.dumps(sk.Record.of(state)) for state in (begun, lost, overbid, passed, left)]
    return "\n".join([won, won.replace("v:23", "v:46"), won.replace(".", ".?", 1), *others])


def test_archive_statistics_of_a_few_records(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "few.sgf"
    path.write_text(some_records(), encoding="utf-8")
    out = run("archive_statistics.py", str(path))
    assert out.splitlines() == [
        "7 records, 1 doubtful, 1 corrupt",
        "  null          3, 67% won",
        "  diamonds      1, 0% won",
        "of 4 games 50% won",
        "  0 with Schneider, 1 overbid",
        "1 passed in, 1 aborted, 1 unfinished",
        # two Nulls won, and 270 lost twice, the least multiple of 9 that reaches 264; a Null lost; of six deals
        f"average score of a deal: forehand {(23 + 23 - 540) / 6:+.1f}, middlehand +0.0, rearhand {-46 / 6:+.1f}",
    ]
    monkeypatch.setattr(sys, "argv", ["archive_statistics.py", "-"])
    monkeypatch.setattr(sys, "stdin", io.StringIO(some_records()))
    runpy.run_path(str(EXAMPLES / "archive_statistics.py"), run_name="__main__")
    said = capsys.readouterr()
    assert said.out == out
    assert re.fullmatch(r"skipped: line 3.*\n", said.err)


def test_archive_statistics_of_records_of_its_own(run: Run) -> None:
    out = run("archive_statistics.py")
    assert out.startswith("20 records, 0 doubtful, 0 corrupt\n")
    declared = sum(int(count) for count in re.findall(r"^  \w+ +(\d+), \d+% won$", out, re.MULTILINE))
    assert f"of {declared} games" in out
    assert f"{20 - declared} passed in, 0 aborted, 0 unfinished" in out


def test_archive_statistics_of_nothing_and_of_a_ramsch() -> None:
    module = runpy.run_path(str(EXAMPLES / "archive_statistics.py"))
    assert list(module["survey"]([]).lines()) == [
        "0 records, 0 doubtful, 0 corrupt",
        "0 passed in, 0 aborted, 0 unfinished",
    ]
    state = sk.play(sk.start(sk.Deal.shuffled(random.Random(2)), sk.PUB), "p p p")
    while state.turn is not None:
        state = sk.apply(state, sk.legal_actions(state)[0])
    first, ramsch, *_ = module["survey"]([iss.dumps(sk.Record.of(state))]).lines()
    assert first == "1 records, 0 doubtful, 0 corrupt"
    assert ramsch == "  ramsch        1"


RECORDS = data_path() / "iss_records.sgf"
RESULT = re.compile(r"R\[(?:d:(-?\d) )?(win|loss|penalty|passed)(?: v:(-?\d+) m:-?\d+ (\w+))?")


@pytest.mark.skipif(not RECORDS.is_file(), reason=ABSENT)
def test_archive_statistics_agree_with_what_the_server_wrote(run: Run) -> None:
    lines = RECORDS.read_text(encoding="utf-8").splitlines()
    del lines[2]  # corrupt
    found = [match.groups() for line in lines if (match := RESULT.search(line))]
    assert len(found) == len(lines) == 26
    kinds = [kind for _, kind, _, _ in found]
    games = kinds.count("win") + kinds.count("loss")
    overbid = [word for *_, word in found].count("overbid")
    means = [sum(int(value) for seat, _, value, _ in found if seat == str(number)) / 26 for number in range(3)]
    out = run("archive_statistics.py", str(RECORDS))
    assert out.startswith("26 records, 0 doubtful, 1 corrupt\n")
    assert f"of {games} games {kinds.count('win') / games:.0%} won\n" in out
    assert f" with Schneider, {overbid} overbid\n" in out
    assert f"{kinds.count('passed')} passed in, {kinds.count('penalty')} aborted, 0 unfinished\n" in out
    assert f"forehand {means[0]:+.1f}, middlehand {means[1]:+.1f}, rearhand {means[2]:+.1f}\n" in out


def test_random_bot_plays_a_whole_deal(run: Run) -> None:
    *lines, result = run("random_bot.py").splitlines()
    tricks = [found for line in lines if (found := TRICK.fullmatch(line))]
    assert len(tricks) == len(lines) == 10
    assert len({card for trick in tricks for card in trick["cards"].split()}) == 30
    assert [trick["leader"] for trick in tricks] == ["forehand", *[trick["winner"] for trick in tricks[:-1]]]
    declarer = result.split()[0]
    lost = sum(int(trick["points"]) for trick in tricks if trick["winner"] != declarer)
    assert f"with {120 - lost} points" in result


def test_random_bot_plays_by_the_rules(run: Run) -> None:
    play_deal = runpy.run_path(str(EXAMPLES / "random_bot.py"))["play_deal"]
    for seed in range(20):
        record = sk.Record.of(play_deal(seed))
        assert isinstance(record.final, sk.Finished)
        assert record.check() == ()
    assert run("random_bot.py", "3") == run("random_bot.py", "3") != run("random_bot.py")


def test_replay_records_reads_a_file_or_makes_one_of_its_own(run: Run, tmp_path: Path) -> None:
    first, last = run("replay_records.py").splitlines()
    assert first.startswith("1. forehand plays grand: ")
    assert last == "1 replayed, 0 of them doubtful, 0 unreadable"
    path = tmp_path / "records.sgf"
    path.write_text("\n".join(some_records().splitlines()[:4]), encoding="utf-8")
    with pytest.raises(sk.RecordError) as refused:
        iss.loads(path.read_text(encoding="utf-8"))
    assert run("replay_records.py", str(path)).splitlines() == [
        "1. forehand plays null: null 23: won, the defenders conceded, +23",
        "2. forehand plays null: null 23: won, the defenders conceded, +23",
        "   value: recorded 46, by the rules 23",
        "3. stops early: <Playing null, forehand declares: trick 1, forehand to play>",
        f"unreadable: {refused.value}",
        "3 replayed, 1 of them doubtful, 1 unreadable",
    ]
