"""The command ``play``: whole evenings by what is typed."""

import errno
import io
import os
import random
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from attrs import evolve

from pyskat.actions import Action, Claim, Show, Throw
from pyskat.bots import RandomBot, RuleBot, advise
from pyskat.card import cards
from pyskat.cli import main, play_screen
from pyskat.cli.play_evening import Evening, LeftError
from pyskat.cli.play_log import Log
from pyskat.cli.play_screen import Screen
from pyskat.deal import Deal
from pyskat.display import Style
from pyskat.errors import Language
from pyskat.jsonio import from_json, to_json
from pyskat.rules import ISKO, PUB, RamschRules, Rules
from pyskat.sheet.session import THREE_ROUNDS, TWELVE_DEALS
from pyskat.table import Table
from pyskat.views import View

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
PUSHED = evolve(PUB, ramsch=RamschRules(pushing=True))
Typing = Callable[[Iterable[str]], None]


class Typed(io.TextIOBase):
    """Standard input from lines that are made when they are asked for."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)

    def readline(self, _: int | None = -1, /) -> str:  # type: ignore[override] # a stream of text alone
        """Give the next line; at the end, nothing."""
        return next((f"{line}\n" for line in self.lines), "")


@pytest.fixture
def typing(monkeypatch: Patch) -> Typing:
    return lambda lines: monkeypatch.setattr(sys, "stdin", Typed(lines))


def told(path: Path) -> Table:
    found = from_json(path.read_text(encoding="utf-8"))
    assert isinstance(found, Table)
    return found


def advised(table: Table, language: Language = "en") -> Iterator[str]:
    """Type what is advised, on a table of its own; Enter where the screen is covered."""
    looks = None
    while not table.over:
        (player,) = table.asked
        if looks != player and len(table.people) > 1:
            yield ""
        action = advise(table.view(player)).action
        booked, table = len(table.records), table.act(player, action, at=table.number)
        looks = player if len(table.records) == booked else None
        yield action.say(language, Style(language=language))


# ---- Whole evenings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "table", "language"),
    [
        (["Anna"], Table.solo("Anna", seed=4), "en"),
        (["Anna", "Ben"], Table.duel("Anna", "Ben", seed=4), "de"),
        (["Anna", "Ben", "Cleo"], Table.tournament("Anna", "Ben", "Cleo", seed=4), "en"),
    ],
)
def test_an_evening_is_the_one_that_the_table_plays(
    typing: Typing, tmp_path: Path, capsys: Capture, names: list[str], table: Table, language: Language
) -> None:
    log = tmp_path / "evening.json"
    typing(advised(table, language))
    assert main(["--lang", language, "play", *names, "--seed", "4", "--log", str(log)]) == 0
    while not table.over:
        player = table.asked[0]
        table = table.act(player, advise(table.view(player)).action, at=table.number)
    assert told(log) == table
    out, err = capsys.readouterr()
    assert err == ""
    assert table.sheet.text(language="de" if language == "de" else "en") in out
    assert ("Der Abend ist zu Ende." if language == "de" else "The evening is over.") in out
    best = table.standings()[0]
    assert f"1. {best.name} {best.total}".replace("-", "−") in out
    rounds = re.findall(r"^(?:Runde|Round) (\d): (.+)$", out, re.MULTILINE)
    assert [number for number, _ in rounds] == ["1", "2", "3"]
    winners = [re.split(", | and | und ", who) for _, who in rounds]
    expected = [[table.players[player] for player in each] for each in table.session.round_winners]
    assert winners == [each or [{"de": "niemand"}.get(language, "nobody")] for each in expected]
    if language == "de":
        assert not re.search(r"\b(the|trick|points|plays)\b", out)


def test_options_say_what_is_played(typing: Typing, tmp_path: Path, capsys: Capture) -> None:
    log = tmp_path / "log"
    for name, bot in (("random", RandomBot()), ("rule", RuleBot())):
        typing([])
        words = ["--mode", "duel", "--format", "twelve", "--rules", "isko", "--bot", name, "--seed", "9"]
        assert main(["play", *words, "--log", str(log)]) == 0
        opened = Table.duel("Player 1", "Player 2", bot=bot, format=TWELVE_DEALS, rules=ISKO, seed=9)
        assert told(log) == opened
        log.unlink()
    typing([])
    assert main(["play", "--log", str(log), "--lang", "de"]) == 0
    assert told(log).players == ("Spieler 1", "Bot 1", "Bot 2")
    assert told(log).session.rules == PUB
    assert isinstance(told(log).seed, int | str)
    assert "Weiter geht es mit: pyskat --lang de play --log" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["Anna", "--mode", "duel"], "duel takes 2 names, not 1"),
        (["Anna", "Ben", "--mode", "solo"], "solo takes 1 name, not 2"),
        (["A", "B", "C", "D"], "tournament takes 3 names, not 4"),
        (["--lang", "de", "Anna", "--mode", "duel"], "zu duel gehören 2 Namen, nicht 1"),
    ],
)
def test_as_many_names_as_people(capsys: Capture, words: list[str], sentence: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", *words])
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err


def test_help_is_in_both_languages(capsys: Capture) -> None:
    for words, sentence in (
        (["play", "-h"], "Play an evening"),
        (["--lang", "de", "play", "-h"], "Spielt einen Abend"),
    ):
        with pytest.raises(SystemExit):
            main(words)
        assert sentence in capsys.readouterr().out


# ---- What is typed -------------------------------------------------------------------------------------------------

DEAL = Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ SA ST | HA HT HK HQ H9 C9 C8 DA D9 D8 | SK SQ S9 S8 DT DK DQ H8 H7 D7 | C7 S7"
)


def called(table: Table, *actions: str) -> Table:
    """Let people act by turns."""
    for action in actions:
        table = table.act(table.asked[0], action, at=table.number)
    return table


def evening(
    *actions: str, language: Language = "en", people: tuple[str, ...] = ("Anna",), rules: Rules = ISKO
) -> Evening:
    """Open an evening in which Anna is forehand, with four jacks; after some actions only these people go on."""
    players = ("Cleo", "Anna", "Ben")
    table = called(Table.open(players, deals=[DEAL] * 12, rules=rules), *actions)
    for name in players:
        if name not in people:
            table = table.replace(name, RuleBot())
    return Evening(table, Screen(language), Log(None))


AUCTION = ("pass", "pass", "18")
"""Ben and Cleo pass, and Anna plays."""


def said(typing: Typing, capsys: Capture, played: Evening, *lines: str) -> str:
    """Type lines and end the input."""
    typing(lines)
    with pytest.raises(LeftError):
        played.run()
    return capsys.readouterr().out


def test_legal_cards_are_marked_and_a_refusal_says_why(typing: Typing, capsys: Capture) -> None:
    played = evening(*AUCTION)
    out = said(typing, capsys, played, "pick up", "discard C7 S7", "grand", "HA", "what", "", "?", "SA", "trick")
    assert "Lay two cards away, as in: discard" in out
    assert "You may: pick up, declare a game, as in: spades, hearts hand, null ouvert." in out
    assert "Anna (forehand), declarer  [♣J] [♠J] [♥J] [♦J] [♣A] [♣10] [♣K] [♣Q] [♠A] [♠10]" in out
    assert re.search("^Anna> .*♥A", out, re.MULTILINE)
    assert re.search("^Anna> 'what' is no", out, re.MULTILINE)
    assert "a rule of thumb of pyskat" in out or "Simple rules" in out
    trick = out[out.index("Last trick") :].splitlines()
    assert [line.split() for line in trick[1:4]] == [["Anna", "♠A"], ["Ben", trick[2].split()[1]], ["Cleo", "♠8"]]


def test_there_is_no_last_trick_before_the_first(typing: Typing, capsys: Capture) -> None:
    assert "There has been no trick yet." in said(typing, capsys, evening(), "last trick")
    assert "Es gab noch keinen Stich." in said(typing, capsys, evening(language="de"), "Letzter  Stich")


def test_the_list_and_the_help_can_be_seen(typing: Typing, capsys: Capture) -> None:
    played = evening(language="de")
    out = said(typing, capsys, played, "zeige liste", "hilfe")
    assert played.table.sheet.text(language="de") in out
    assert "die letzte Aktion zurücknehmen" in out


def test_undo_takes_the_last_action_back(typing: Typing, capsys: Capture) -> None:
    played = evening()
    before = played.table.view("Anna")
    out = said(typing, capsys, played, "undo", "hold", "undo")
    assert "Taken back." in out
    assert played.table.view("Anna") == before


def test_quit_leaves(typing: Typing, capsys: Capture) -> None:
    played = evening(language="de")
    out = said(typing, capsys, played, "Schluss", "hilfe")
    assert "zurücknehmen" not in out


def test_claims_are_answered_in_words(typing: Typing, capsys: Capture) -> None:
    played = evening(*AUCTION, "s", "discard C7 S7", "grand", people=("Cleo", "Anna", "Ben"))
    out = said(typing, capsys, played, "", "I claim the rest", "", "?")
    assert isinstance(played.table.view("Ben").claim, Claim)
    assert "You may: accept" in out
    open_hand = out[out.rindex("Anna (forehand), declarer") :].splitlines()[0]
    assert "♣J ♠J ♥J ♦J ♣A ♣10 ♣K ♣Q ♠A ♠10" in open_hand  # a claim lays the hand open


# ---- Two at one keyboard -------------------------------------------------------------------------------------------

CARD = re.compile(r"[♣♠♥♦](?:10|[AKQJ987])")
PICTURE = re.compile(r"^Deal (?P<deal>\d) of 3: .*\n(?P<rows>(?:.+\n)*)", re.MULTILINE)
ROW = re.compile(r"^(\w+) \(\w+\)(.*)$", re.MULTILINE)


def screens(out: str) -> list[str]:
    """Part what was printed where the screen was covered."""
    return out.split("\n" * 60)


def test_nobody_sees_the_cards_of_another(typing: Typing, capsys: Capture, tmp_path: Path) -> None:
    log = tmp_path / "log"
    for seed in ("1",):
        typing(advised(Table.duel("Anna", "Ben", seed=int(seed))))
        assert main(["play", "Anna", "Ben", "--seed", seed, "--log", str(log)]) == 0
        table = told(log)
        seen = 0
        for screen in screens(capsys.readouterr().out):
            looked = re.findall(r"^(\w+), it is your turn\. Press Enter", screen, re.MULTILINE)
            assert len(looked) <= 1
            for picture in PICTURE.finditer(screen):
                record = table.records[int(picture["deal"]) - 1]
                opened = any(isinstance(action, Claim | Show | Throw) for action in record.actions)
                for name, words in ROW.findall(picture["rows"]):
                    shown = cards(" ".join(CARD.findall(words)))
                    seat = record.players.index(name)
                    assert shown <= record.deal.hands[seat] | record.deal.skat
                    assert not shown or [name] == looked or opened
                    seen += [name] == looked
        assert seen > 10
        log.unlink()


def test_the_screen_is_covered_and_nothing_of_the_hand_stays(typing: Typing, capsys: Capture) -> None:
    played = evening(people=("Anna", "Ben"))
    first = played.table.asked[0]
    out = said(typing, capsys, played, "", "pass" if first == "Anna" else "18", "")
    parts = screens(out)
    assert len(parts) == 2
    other = {"Anna": "Ben", "Ben": "Anna"}[first]
    assert f"{first}, it is your turn. Press Enter when nobody else looks." in parts[0]
    assert f"{other}, it is your turn." in parts[1]
    hands = {"Anna": set(map(str, DEAL.hands[0])), "Ben": set(map(str, DEAL.hands[1]))}
    for screen, name in zip(parts, (first, other), strict=True):
        found = set(map(str, cards(" ".join(dict.fromkeys(CARD.findall(screen))))))
        assert found == hands[name]


def test_all_people_have_to_agree_to_an_undo(typing: Typing, capsys: Capture) -> None:
    played = evening(people=("Cleo", "Anna", "Ben"))
    first = played.table.asked[0]
    before = played.table
    out = said(typing, capsys, played, "", "18", "", "undo", "no")
    assert "wants the last action taken back. Do you agree? (yes/no)" in out
    assert "does not agree; nothing is taken back." in out
    assert len(played.table.record.actions) == 1
    out = said(typing, capsys, played, "", "undo", "yes", "Ja", "")
    assert "Taken back." in out
    assert played.table.record == before.record
    assert f"{first}, it is your turn" in out


# ---- The log -------------------------------------------------------------------------------------------------------


def test_an_evening_is_taken_up_where_it_was_left(typing: Typing, capsys: Capture, tmp_path: Path) -> None:
    log = tmp_path / "log"
    words = ["play", "Anna", "--seed", "4", "--log", str(log)]
    typing([])
    assert main(words) == 0
    while not told(log).over:
        assert f"The evening is kept in {log}. To go on: pyskat play --log {log}" in capsys.readouterr().out
        typing(islice(advised(told(log)), 9))
        assert main(words) == 0
    out = capsys.readouterr().out
    assert "The evening is over." in out
    assert f"The evening in {log} goes on." in out
    table = Table.solo("Anna", seed=4)
    while not table.over:
        table = table.act("Anna", advise(table.view("Anna")).action, at=table.number)
    assert told(log) == table
    assert list(tmp_path.iterdir()) == [log]


def test_without_a_log_nothing_is_kept(typing: Typing, capsys: Capture, monkeypatch: Patch) -> None:
    typing([])
    assert main(["play", "Anna", "--seed", "1"]) == 0
    assert "The evening is not kept; --log FILE would keep it." in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", "Anna", "--seed", "1", "--lang", "de"]) == 0
    assert "Der Abend ist nicht aufgehoben" in capsys.readouterr().out


def test_ctrl_c_leaves_with_the_log(typing: Typing, capsys: Capture, tmp_path: Path) -> None:
    def interrupted() -> Iterator[str]:
        yield "?"
        raise KeyboardInterrupt

    typing(interrupted())
    log = tmp_path / "log"
    assert main(["play", "Anna", "--seed", "1", "--log", str(log)]) == 130
    out, err = capsys.readouterr()
    assert "The evening is kept in" in out
    assert err == ""
    assert told(log) == Table.solo("Anna", seed=1)


def test_other_names_are_refused(typing: Typing, capsys: Capture, tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text(to_json(Table.solo("Anna", seed=1)))
    typing([])
    with pytest.raises(SystemExit):
        main(["play", "Ben", "--log", str(log)])
    assert "is the evening of Anna; leave the names out" in capsys.readouterr().err


def somebodys_own(seen: View, rng: random.Random) -> Action:
    return RandomBot()(seen, rng)


def test_a_bot_sits_down_on_an_empty_chair(typing: Typing, tmp_path: Path) -> None:
    log = tmp_path / "log"
    own = Table.solo("Anna", seed=1, bot=somebodys_own)
    log.write_text(to_json(own))
    typing([])
    assert main(["play", "--log", str(log), "--bot", "random"]) == 0
    assert [chair.bot for chair in told(log).chairs] == [None, RandomBot(), RandomBot()]


def test_bots_alone_play_to_the_end(typing: Typing, capsys: Capture, tmp_path: Path) -> None:
    log = tmp_path / "log"
    names = ("A", "B", "C")
    log.write_text(to_json(Table.open(names, bots=dict.fromkeys(names, RandomBot()), seed=1, format=THREE_ROUNDS)))
    typing([])
    assert main(["play", "--log", str(log)]) == 0
    assert told(log).over
    assert "The evening is over." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "why"), [("", "holds no evening:"), (to_json(DEAL), "holds no evening: it holds something else")]
)
def test_another_file_is_left_as_it_is(capsys: Capture, tmp_path: Path, text: str, why: str) -> None:
    log = tmp_path / "log"
    log.write_text(text)
    assert main(["play", "--log", str(log)]) == 1
    assert why in capsys.readouterr().err
    assert log.read_text() == text


def test_a_log_that_cannot_be_written_keeps_the_one_before(
    typing: Typing, capsys: Capture, tmp_path: Path, monkeypatch: Patch
) -> None:
    log = tmp_path / "log"
    kept = to_json(Table.solo("Anna", seed=1))
    log.write_text(kept)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(os, "fsync", full)
    typing([])
    assert main(["play", "--log", str(log)]) == 1
    assert "cannot be written: No space left on device" in capsys.readouterr().err
    assert log.read_text() == kept
    assert list(tmp_path.iterdir()) == [log]
    assert main(["play", "--log", str(tmp_path / "none" / "log")]) == 1
    assert "No such file or directory" in capsys.readouterr().err


def test_a_log_needs_the_extra(capsys: Capture, monkeypatch: Patch) -> None:
    monkeypatch.setitem(sys.modules, "pyskat.jsonio", None)  # which makes its import fail
    assert main(["play", "--log", "x"]) == 1
    assert "--log needs cattrs: pip install 'pyskat-rules[cli]'" in capsys.readouterr().err


def test_input_that_is_no_text_is_said(capsys: Capture, monkeypatch: Patch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\n"), encoding="utf-8"))
    assert main(["play", "Anna", "--seed", "1"]) == 1
    assert "no UTF-8 text from byte 0 on" in capsys.readouterr().err


# ---- Pictures ------------------------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    """A terminal that keeps what it is given."""

    def isatty(self) -> bool:
        """Say that it is one."""
        return True


@pytest.mark.parametrize("installed", [True, False])
def test_a_terminal_gets_a_frame_where_rich_is_there(typing: Typing, monkeypatch: Patch, *, installed: bool) -> None:
    pytest.importorskip("rich")
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "120")
    if not installed:
        monkeypatch.setattr(play_screen, "find_spec", lambda _: None)
    played = evening(people=("Anna", "Ben"))
    typing(["", "18", ""])
    with pytest.raises(LeftError):
        played.run()
    out = terminal.getvalue()
    assert ("╭" in out) is installed
    assert "\x1b[2J\x1b[3J\x1b[H" in out
    assert ("\x1b[31m" in out) is installed


def test_marked_cards_are_bold(typing: Typing, monkeypatch: Patch) -> None:
    pytest.importorskip("rich")
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("TERM", "xterm-256color")
    played = evening(*AUCTION)
    typing(["s", "discard C7 S7", "grand"])
    with pytest.raises(LeftError):
        played.run()
    assert re.search(r"\x1b\[1;31m\[♥J\]", terminal.getvalue())


def test_before_a_ramsch_two_cards_are_pushed(typing: Typing, capsys: Capture) -> None:
    played = evening("pass", "pass", "pass", rules=PUSHED)
    out = said(typing, capsys, played, "pick up")
    assert "Push two cards on, as in: push" in out
