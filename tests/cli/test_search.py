"""The commands ``solve`` and ``perft``: what they print, what they refuse, and how they stop."""

import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

import brute_force
import pyskat as sk
from pyskat import kernel
from pyskat.cli import main
from pyskat.cli import search as cli_search
from pyskat.solver import points_needed
from referee import count_sequences
from tables import cells, pairs

Capture = pytest.CaptureFixture[str]

GAMES: Final = ["diamonds", "hearts", "spades", "clubs", "grand", "null"]
STRONG: Final = "CJ SJ HJ DJ CA CT CK CQ C9 {} | {} C8 SA ST SK HA HT HK DA DT | {} C7 SQ S9 S8 S7 HQ H9 H8 H7 | {}"
"""Forehand holds nine of the ten highest clubs, and one card more."""
DEALT: Final = "w CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.DA.DT.DK.DQ.D9.D8.HQ.H9.H8.H7.C7.D7"
BEGUN: Final = f"(;GM[Skat]P0[Ann]P1[Bob]P2[Cid]MV[{DEALT} 1 p 2 p 0 18 0 CH 0 CJ 1 SA ];)\n"
CORRUPT: Final = f"(;GM[Skat]MV[{DEALT} 1 p 2 ?? ] ;)\n"
PASSED: Final = f"(;GM[Skat]MV[{DEALT} 1 p 2 p 0 p ]R[passed] ;)\n"


def ending(seed: int, game: str, left: int, bid: int = 18) -> tuple[sk.Playing, list[str]]:
    """Play random cards until so many are left; give the state, and the words that set it up."""
    rng = random.Random(seed)
    contract = sk.Contract.parse(game)
    while True:
        seat = sk.Seat(rng.randrange(3))
        start = sk.start_play(sk.Deal.shuffled(rng), contract, seat, bid=bid)
        state: sk.State = start
        while isinstance(state, sk.Playing) and len(state.played) < 30 - left:
            state = sk.apply(state, rng.choice(sk.legal_actions(state)))
        if isinstance(state, sk.Playing):
            played = " ".join(map(str, state.played))
            words = [game, "--deal", str(start.deal), "--declarer", str(seat), "--bid", str(bid), "--played", played]
            return state, words


def listed(printed: str) -> dict[str, tuple[str, bool]]:
    """Read the list of the cards back: what each leads to, and whether it is marked."""
    rows = re.findall(r"^  ([♦♥♠♣]\S+) +(\w+)(  best|  beste)?$", printed, re.MULTILINE)
    return {str(sk.Card.parse(card)): (outcome, bool(best)) for card, outcome, best in rows}


# ---- solve --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("left", [2, 7, 9, 11])
def test_solve_lists_what_brute_force_finds_for_each_card(game: str, left: int, capsys: Capture) -> None:
    state, words = ending(left, game, left)
    assert state.declarer is not None
    hands = [[str(card) for card in state.hand(seat)] for seat in sk.Seat]
    trick = [str(card) for card in state.trick]
    table = brute_force.table_of(hands, trick, int(state.trick.leader), int(state.declarer), game)
    declares = state.turn is state.declarer
    if game == "null":
        wins = brute_force.forces_by_card(table, every=False)
        value = (any if declares else all)(wins.values())
        expected = {card: ("wins" if won else "loses", won is value) for card, won in wins.items()}
        said = f"{state.declarer} {'wins' if value else 'loses'}."
    else:
        before = state.points[state.declarer] + sk.CardSet.from_mask(state.position.skat).points
        points = {card: before + more for card, more in brute_force.points_by_card(table).items()}
        aim = (max if declares else min)(points.values())
        expected = {card: (str(found), found == aim) for card, found in points.items()}
        said = f"{state.declarer} {'wins' if aim > 60 else 'loses'} with {aim} points, {abs(aim - 61)} "
    assert main(["solve", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert listed(out) == expected
    assert list(listed(out).values()) == sorted(listed(out).values(), key=lambda row: not row[1])
    assert said in out.splitlines()[-1]


def test_solve_shows_the_cards_and_whose_turn_it_is(capsys: Capture) -> None:
    words = ["--deal", STRONG.format("D7", "D8", "D9", "DK DQ"), "--played", "CJ C8 C7 SJ SA"]
    assert main(["solve", "clubs", "hand", *words]) == 0
    shown, last = capsys.readouterr().out.rsplit("\n\n", 1)
    assert shown.splitlines()[:9] == [
        "Clubs hand, forehand declares at 18.",
        "Forehand    ♥J ♦J ♣A ♣10 ♣K ♣Q ♣9 ♦7",
        "Middlehand  ♠10 ♠K ♥A ♥10 ♥K ♦A ♦10 ♦8",
        "Rearhand    ♠Q ♠9 ♠8 ♠7 ♥Q ♥9 ♥8 ♥7 ♦9",
        "Skat        ♦K ♦Q",
        "",
        "On the table: forehand ♠J, middlehand ♠A",
        "Rearhand to play, card 6 of 30:",
        "  card  points",
    ]
    assert last.startswith("With best play forehand wins with ")


def last_trick(levels: str, last: str = "D7 D8 D9", skat: str = "DK DQ") -> list[str]:
    """Give the words for a game in clubs of which forehand has taken nine tricks, and the last cards are left."""
    deal = STRONG.format(*last.split(), skat)
    hands = ([card for card in hand.split() if card not in last.split()] for hand in deal.split("|")[:3])
    played = " ".join(card for trick in zip(*hands, strict=True) for card in trick)
    return ["solve", "clubs", *levels.split(), "--deal", deal, "--played", played]


BEST_PLAY: Final = """
wins with 120 points, 59 more than the 61 needed = gewinnt Vorhand mit 120 Augen, 59 mehr als die nötigen 61
wins with 120 points, 30 more than the 90 needed = gewinnt Vorhand mit 120 Augen, 30 mehr als die nötigen 90
loses, with 120 points but not with all ten tricks = verliert Vorhand, mit 120 Augen, aber nicht mit allen zehn Stichen
wins with all ten tricks = gewinnt Vorhand mit allen zehn Stichen
loses with 117 points, 3 fewer than the 120 needed = verliert Vorhand mit 117 Augen, 3 weniger als die nötigen 120
"""


@pytest.mark.parametrize(
    ("words", "english", "german"),
    [
        *[
            (words, f"With best play forehand {english}.", f"Bei bestem Spiel {german}.")
            for words, (english, german) in zip(
                [
                    *[last_trick(levels) for levels in ("hand", "hand schneider", "hand schwarz")],
                    last_trick("hand schwarz", "D9 D8 D7"),
                    last_trick("hand schwarz", "D7 DQ D9", "DK D8"),
                ],
                pairs(BEST_PLAY),
                strict=True,
            )
        ],
        (
            [*last_trick("hand"), "--bid", "264"],
            "Forehand loses, as the game is not worth the bid; with best play with 120 points.",
            "Vorhand verliert, weil das Spiel überreizt ist; bei bestem Spiel mit 120 Augen.",
        ),
    ],
)
def test_solve_says_what_best_play_comes_to(words: list[str], english: str, german: str, capsys: Capture) -> None:
    for language, said in (("en", english), ("de", german)):
        assert main([*words, "--lang", language]) == 0
        assert capsys.readouterr().out.splitlines()[-1] == said


def test_solve_says_that_the_points_are_just_enough(capsys: Capture) -> None:
    seed = 0
    while True:
        state, words = ending(seed, "grand", 3)
        final: sk.State = state
        while isinstance(final, sk.Playing):
            final = sk.apply(final, sk.legal_actions(final)[0])
        assert isinstance(final, sk.Finished)
        assert isinstance(final.result, sk.GameResult)
        if final.result.points == 61:
            break
        seed += 1
    assert main(["solve", *words]) == 0
    assert capsys.readouterr().out.endswith(f"{state.declarer} wins with just the 61 points needed.\n")
    assert main(["solve", *words, "--lang", "de"]) == 0
    assert capsys.readouterr().out.endswith(" mit genau den nötigen 61 Augen.\n")


NULL_HANDS: Final = "S7 S8 S9 H7 H8 H9 D7 D8 D9 C7 | CJ CQ C9 C8 SA SK SQ HA HK HQ | SJ ST HJ HT DJ DT DA DK DQ CA"


@pytest.mark.parametrize(("declarer", "wins"), [("Vorhand", True), ("Mittelhand", False)])
def test_solve_says_who_wins_a_null(declarer: str, wins: bool, capsys: Capture) -> None:  # noqa: FBT001
    words = ["solve", "null", "ouvert", "hand", "--deal", NULL_HANDS, "--declarer", declarer, "--played", "C7"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "card  declarer" in out
    assert out.endswith(f" {'wins' if wins else 'loses'}.\n")
    assert main([*words, "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(
        f"Null ouvert Hand, {declarer} spielt, gereizt bis 18.\nVorhand     ♠9 ♠8 ♠7 ♥9 ♥8 ♥7 ♦9 ♦8 ♦7\n"
    )
    assert "Auf dem Tisch: Vorhand ♣7\nMittelhand ist an der Reihe, Karte 2 von 30:\n  Karte  Alleinspieler\n" in out
    assert out.endswith(f"Bei bestem Spiel {'gewinnt' if wins else 'verliert'} {declarer}.\n")


def test_solve_takes_what_is_laid_away(capsys: Capture) -> None:
    deal, last = STRONG.format("D7", "D8", "D9", "DK DQ"), ["--played", "CJ C8 C7", "--nodes", "100000"]
    assert main(["solve", "clubs", "--deal", deal, "--discard", "♦7 DQ", *last]) == 0
    out = capsys.readouterr().out
    assert "Forehand    ♠J ♥J ♦J ♣A ♣10 ♣K ♣Q ♣9 ♦K\n" in out
    assert "Skat        ♦Q ♦7\n" in out


def test_solve_goes_by_the_rules_of_the_table(capsys: Capture) -> None:
    words = ["solve", "null", "--deal", NULL_HANDS, "--bid", "24", "--played", "C7"]
    assert main(words) == 1
    assert "24" in capsys.readouterr().err
    assert main([*words, "--rules", "simple"]) == 0
    out = capsys.readouterr().out
    assert "wins" not in out
    assert out.endswith("With best play forehand loses.\n")


WRONG: Final = """
grand --deal CJ|SJ => not as 2 parts | grand --deal CJ|SJ|XX => 'XX' is not a card
grand --deal CJ|SJ|HJ => forehand: 1 of 10 cards | grand --seed 1 --discard CJ => two cards are discarded, not 1
grand --seed 1 --bid 17 => 17 | grand --seed 1 --bid 19 => 19 | grands --seed 1 => 'grands' | ramsch --seed 1 => Ramsch
clubs hand --seed 4 --played CK,C1 => 'C1' is not a card
clubs hand --seed 4 --played CK,SJ,S8 => move 3: 'S8' is against the rules:
--record nowhere.sgf => nowhere.sgf: No such | grand --seed 1 --lang de --played XX => 'XX' ist keine Karte
"""


@pytest.mark.parametrize(("words", "said"), pairs(WRONG, " => "))
def test_solve_says_what_is_wrong(words: str, said: str, capsys: Capture) -> None:
    assert main(["solve", *words.split()]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("pyskat: ")
    assert said in err
    assert err.count("\n") == 1


WRONG_CALLS: Final = """
grand | --seed 1 | grand --seed 1 --deal CJ | grand --seed 1 --declarer dealer | ramsch --seed 1 --declarer forehand
grand --seed 1 --nodes 0 | grand --seed 1 --nodes 99999999999999999 | grand --seed 1 --nodes many
grand --seed 1 --lang fr | grand --record a.sgf | --record a.sgf --bid 18 | --record a.sgf -n 0
--record a.sgf --after -1 | --record a.sgf --rules isko | grand --seed 1 -n 1 | grand --seed 1 --after 0
"""


@pytest.mark.parametrize(
    "words",
    [
        *[f"solve {words}" for words in cells(WRONG_CALLS)],
        *[f"perft {words}" for words in ("", "0", "31", "x", "3 --record a.sgf", "3 --seed x")],
    ],
)
def test_a_wrong_call_has_status_2(words: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(words.split())
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith(f"usage: pyskat {words[:5] if words.startswith('solve') else ''}")


def test_solve_has_nothing_to_do_where_the_game_is_over(capsys: Capture) -> None:
    _, words = ending(1, "grand", 1)
    left = words[2].split()
    last = next(card for card in left if card not in {*words[-1].split(), "|"} and card not in left[-2:])
    over = [*words[:-1], f"{words[-1]} {last}"]
    assert main(["solve", *over]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r"pyskat: nothing is left to solve: \w+ plays grand: .*points.*\n", err)
    assert main(["solve", *over, "--lang", "de"]) == 1
    assert capsys.readouterr().err.startswith("pyskat: es ist nichts mehr zu lösen: ")


@pytest.mark.parametrize("compiled", [False, True])
def test_solve_stops_at_the_limit_and_says_so(
    compiled: bool,  # noqa: FBT001
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kernel, "COMPILED", compiled)
    assert main(["solve", "grand", "--seed", "1", "--nodes", "50"]) == 1
    out, err = capsys.readouterr()
    *warned, stopped = err.splitlines()
    assert out == ""
    slow = "pyskat: to solve 30 cards can take minutes in plain Python; it stops after 50 positions"
    assert warned == ([] if compiled else [slow])
    assert re.fullmatch(r"pyskat: the search was stopped .*\(positions searched: 50\); --nodes allows more.*", stopped)


def test_solve_does_not_warn_of_a_short_search(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "COMPILED", False)
    _, words = ending(3, "clubs", 9)
    assert main(["solve", *words]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("game", "bid", "needed"),
    [
        *[("grand", 18, 61), ("grand schneider", 18, 90), ("grand ouvert", 18, 120)],
        *[("clubs hand", bid, needed) for bid, needed in ((132, 61), (144, 90), (156, 120), (168, None))],
    ],
)
def test_the_points_needed_follow_from_levels_and_bid(game: str, bid: int, needed: int | None) -> None:
    """With 9 matadors, game 10, hand 11, Schneider 12, Schwarz 13, clubs counting 12: 132, 144, 156."""
    deal = sk.Deal.parse(STRONG.format("D7", "D8", "D9", "DK DQ"))
    assert points_needed(sk.start_play(deal, sk.Contract.parse(game), sk.Seat.FOREHAND, bid=bid)) == needed
    with pytest.raises(sk.ContractError) as caught:
        points_needed(sk.start_play(deal, sk.Contract(sk.Game.NULL), sk.Seat.FOREHAND))
    assert caught.value.code is sk.Code.NULL_HAS_NO_POINTS


# ---- solve, from a record -----------------------------------------------------------------------------------------


def test_solve_begins_where_a_record_stands(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "a.sgf"
    path.write_text(CORRUPT + PASSED + BEGUN)
    words = ["solve", "--record", str(path), "-n", "3", "--nodes", "200000"]
    assert main([*words, "--after", "2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Clubs hand, forehand declares at 18.\nForehand    ♠J")
    assert "On the table: forehand ♣J, middlehand ♠A\nRearhand to play, card 3 of 30:\n" in out
    assert main([*words, "--after", "1", "--played", "SA"]) == 0
    assert capsys.readouterr().out == out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-n", "4"], "no such record in {}"),
        (["-n", "1"], "line 1, move 2: "),
        (["-n", "2"], "{}: in record 2 no card is to be played after 0, as there was no card play"),
        (["-n", "3", "--after", "3"], "{}: in record 3 no card is to be played after 3, only after up to 2"),
    ],
)
def test_solve_says_what_a_record_does_not_have(words: list[str], said: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "a.sgf"
    path.write_text(CORRUPT + PASSED + BEGUN)
    assert main(["solve", "--record", str(path), *words]) == 1
    assert capsys.readouterr().err.startswith("pyskat: " + said.format(path))


# ---- perft --------------------------------------------------------------------------------------------------------


def counted(printed: str) -> list[int]:
    """Read the counts back."""
    return [int(line.split()[1].replace(",", "")) for line in printed.splitlines()[1:]]


@pytest.mark.parametrize("game", [*GAMES, "ramsch"])
def test_perft_counts_what_the_referee_counts(game: str, capsys: Capture) -> None:
    declarer = [] if game == "ramsch" else ["--declarer", "rearhand"]
    assert main(["perft", "5", game, "--seed", "9", *declarer]) == 0
    hands = [[str(card) for card in hand] for hand in sk.Deal.shuffled(random.Random(9)).hands]
    letter = "G" if game == "ramsch" else game[0].upper()
    expected = [count_sequences(hands, [], letter, 2, 0, depth) for depth in range(1, 6)]
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines()[0].split() == ["cards", "ways", "seconds", "per", "second"]
    assert counted(out) == expected


def test_perft_divides_by_the_first_card(capsys: Capture) -> None:
    assert main(["perft", "4", "null", "--seed", "2", "--divide"]) == 0
    *rows, total = capsys.readouterr().out.splitlines()[1:]
    divided = {row.split()[0]: int(row.split()[1].replace(",", "")) for row in rows}
    assert int(total.split()[1].replace(",", "")) == sum(divided.values())
    for symbol, ways in divided.items():
        assert main(["perft", "3", "null", "--seed", "2", "--played", symbol]) == 0
        assert counted(capsys.readouterr().out)[-1] == ways


def test_perft_counts_the_same_in_pieces_and_without_more_a_grand(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for words, piece in (("5 hearts --seed 3",) * 2, ("3", "3 grand --seed 1")):
        counts = []
        for each in (words, piece):
            assert main(["perft", *each.split()]) == 0
            counts.append(counted(capsys.readouterr().out))
            monkeypatch.setattr(cli_search, "_PIECE", 2)
        assert counts[0] == counts[1]


def test_perft_says_what_is_wrong_and_that_nothing_is_left_to_count(capsys: Capture) -> None:
    assert main(["perft", "1", "null", "--deal", NULL_HANDS, "--declarer", "rearhand", "--played", "C7 C8 CA"]) == 1
    assert capsys.readouterr() == ("", "pyskat: nothing is left to count: the game is over\n")
    assert main(["perft", "1", "grand", "--played", "XX"]) == 1
    assert capsys.readouterr().err.startswith("pyskat: 'XX' is not a card")


# ---- Both ---------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
@pytest.mark.parametrize(
    "words", [["perft", "30", "ramsch"], ["solve", "clubs", "--seed", "7", "--nodes", "1000000000"]]
)
def test_who_interrupts_a_search_gets_status_130_and_no_traceback(words: list[str]) -> None:
    # Where the tests run in the background of a shell, interrupts are ignored unless somebody asks for them.
    script = """
import signal, sys
from pyskat.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
print("ready", flush=True)
sys.exit(main(sys.argv[1:]))
"""
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-u", "-c", script, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    ) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline().strip() == b"ready"
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        said = process.stderr.read()
        assert process.wait(30) == 130
    assert said == b"" or re.fullmatch(rb"pyskat: to solve 30 cards can take minutes [^\n]+\n", said)


def test_an_interrupted_solve_ends_with_status_130(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver asks an interpreted function now and then, which is where a signal is noticed."""

    def interrupted() -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli_search, "_never", interrupted)
    _, words = ending(3, "clubs", 9)
    assert main(["solve", *words]) == 130
    assert capsys.readouterr() == ("", "")


def test_the_command_line_loads_no_solver_until_it_is_needed() -> None:
    script = "import sys, pyskat.cli; print(*(name for name in sys.modules if name.startswith('pyskat.')))"
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)  # noqa: S603
    assert not {"pyskat.solver", "pyskat.kernel.search"} & set(done.stdout.split())
