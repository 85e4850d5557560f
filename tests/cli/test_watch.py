"""Watching a deal: what is told agrees with the deal, and every reason is one that a player gave."""

import random
import re
from typing import Final

import pytest

import pyskat as sk
from pyskat.bots import RuleBot, advise
from pyskat.cli import main
from pyskat.cli.watching import watched
from pyskat.display import Style

Capture = pytest.CaptureFixture[str]
SEATS: Final = {"Forehand": sk.Seat.FOREHAND, "Middlehand": sk.Seat.MIDDLEHAND, "Rearhand": sk.Seat.REARHAND}
CARD: Final = re.compile(r"  (Forehand|Middlehand|Rearhand) +([♣♠♥♦]\w+) *(.*)")
TRICK: Final = re.compile(r"Trick (\d+)(?:: (\w+) takes (\d+))?")


def shown(capsys: Capture, *words: str) -> str:
    assert main([*words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize("seed", range(8))
def test_rule_players_play_to_the_end_of_a_declared_game(seed: int) -> None:
    moves, end = watched(random.Random(seed))
    assert isinstance(end.result, sk.GameResult)
    assert sk.Record.of(end).check() == ()
    state: sk.State = sk.start(end.story.deal)
    for move in moves:
        assert move.before == state
        assert move.by is state.turn
        assert move.advice == RuleBot().think(sk.view(state, move.by))
        state = sk.apply(state, move.advice.action, by=move.by)
    assert state == end


@pytest.mark.parametrize("seed", range(8))
def test_every_card_is_told_with_who_played_it_and_who_took_the_trick(capsys: Capture, seed: int) -> None:
    out = shown(capsys, "--seed", str(seed))
    _, end = watched(random.Random(seed))
    deal, rest = out.split("\nTrick 1", 1)
    assert deal.startswith(f"Deal {seed}, played by three bots that say why:\n")
    for seat, name in zip(sk.Seat, SEATS, strict=True):
        told = re.search(rf"^{name} +(.*)$", deal, re.MULTILINE)
        assert told is not None
        assert sk.cards(told[1]) == end.story.deal.hand(seat)
    tricks = [TRICK.fullmatch(line) for line in f"Trick 1{rest}".splitlines() if line.startswith("Trick")]
    complete = [trick for trick in end.tricks if trick.complete]
    for number, (told, trick) in enumerate(zip(tricks, complete, strict=False), 1):
        assert told is not None
        assert told.groups() == (str(number), str(trick.winner), str(trick.points))
    assert len(tricks) in {len(complete), len(complete) + 1}
    played = [(SEATS[name], sk.Card.parse(card)) for name, card, _ in CARD.findall(rest)]
    assert tuple(card for _, card in played) == end.played
    all_tricks = [*end.tricks, *([end.trick] if end.trick else [])]
    assert [seat for seat, _ in played] == [seat for trick in all_tricks for seat, _ in trick.plays]
    assert end.result.explain()[1:] in out


def test_a_reason_stands_beside_what_was_decided(capsys: Capture) -> None:
    out = shown(capsys, "--seed", "5")
    moves, _ = watched(random.Random(5))
    told = {sk.Card.parse(card): why for _, card, why in CARD.findall(out)}
    for move in moves:
        if isinstance(move.advice.action, sk.PlayCard):
            reason = move.advice.reasons[0]
            said = "" if reason.code == "only_action" else reason.say("en", Style())
            assert told[move.advice.action.card] == said


def test_what_is_said_again_in_the_auction_is_not_explained_again(capsys: Capture) -> None:
    auction = shown(capsys, "--seed", "2").split("The auction\n")[1].split("\n\n")[0].splitlines()
    rearhand = [line for line in auction if line.startswith("  Rearhand")]
    assert [re.sub(r"^  Rearhand +", "", line).split(":")[0] for line in rearhand] == ["18", "20", "22", "23", "pass"]
    assert [":" in line for line in rearhand] == [True, False, False, False, True]


def test_what_ends_a_deal_early_is_told_in_words(capsys: Capture) -> None:
    out = shown(capsys, "--seed", "2", "--lang", "de")
    assert "\n  Vorhand beansprucht den Rest: wie die Karten auch liegen, der Rest ist sicher\n" in out
    assert "\n  Mittelhand nimmt an: so ist es, was auch gespielt wird\n" in out


def test_long_lines_are_broken_and_go_on_further_in(capsys: Capture) -> None:
    for language in ("en", "de"):
        told = shown(capsys, "--seed", "1", "--lang", language).split("\n\n", 2)[2]
        lines = told[: told.rindex("\n\n", 0, told.rindex("grand" if language == "en" else "Grand"))].splitlines()
        assert max(map(len, lines)) <= 100


def test_it_ends_with_two_questions(capsys: Capture) -> None:
    out = shown(capsys, "--seed", "7")
    assert re.search(r"hearts hand with 2, schneider announced, 88 points, bid 50\?\n.*−120", out)
    assert re.search(r"diamonds with 1, 75 points, bid 30\?\n.*−72", out)
    german = shown(capsys, "--seed", "7", "--lang", "de")
    assert german.startswith("Spiel 7 zwischen drei Bots, die sagen, warum:\n\nVorhand     ")
    assert german.endswith(
        "\nZwei Fragen:\n\n"
        "Herz Hand mit 2, Schneider angesagt, 88 Augen, gereizt 50?\n"
        "  mit 2, Spiel 3, Hand 4, Schneider 5, Schneider angesagt 6, 6 × Herz 10 = 60: verloren mit 88 Augen, "
        "angesagt waren 90, −120\n"
        "Karo mit 1, 75 Augen, gereizt 30?\n"
        "  mit 1, Spiel 2, 2 × Karo 9 = 18; gereizt 30, Karo mit 1 ist 18 wert: überreizt, gezählt als 36, −72 "
        "(nötig gewesen wäre Schwarz)\n"
    )


def test_a_deal_by_chance_can_be_watched_again(capsys: Capture) -> None:
    out = shown(capsys)
    found = re.match(r"Deal (\d+), ", out)
    assert found
    assert shown(capsys, "--seed", found[1]) == out
    assert shown(capsys, "--seed", str(int(found[1]) + 1)).split("\n", 1)[1] != out.split("\n", 1)[1]


def test_a_deal_that_is_passed_in_is_dealt_anew() -> None:
    """Somewhere among these numbers the first deal is passed in: what is watched is the next one."""
    anew = 0
    for seed in range(60):
        first = sk.Deal.shuffled(random.Random(seed))
        state: sk.State = sk.start(first)
        while isinstance(state, sk.Bidding):
            state = sk.apply(state, advise(sk.view(state, state.turn)).action)
        if isinstance(state, sk.Finished):
            anew += 1
            assert watched(random.Random(seed))[1].story.deal != first
    assert anew
