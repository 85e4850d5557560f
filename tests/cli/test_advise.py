"""The command ``advise``: it asks with the view of a state in which the player holds these cards."""

import random
import re
from pathlib import Path
from typing import Final

import pytest

import pyskat as sk
from pyskat.bots import advise
from pyskat.cli import main
from pyskat.cli.watching import watched
from pyskat.notation import iss

Capture = pytest.CaptureFixture[str]

STRONG: Final = "CJ SJ CA CT CK C9 HA HT D8 S7"
DEFENDS: Final = "CJ C9 CA ST SQ H9 D8 D7 DA HT"
SEATS: Final = {"forehand": sk.Seat.FOREHAND, "middlehand": sk.Seat.MIDDLEHAND, "rearhand": sk.Seat.REARHAND}


def answer(capsys: Capture, *words: str, lang: str = "en") -> str:
    assert main(["advise", "--lang", lang, *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def told(state: sk.State) -> str:
    """Say what the rule player advises here, as the command begins it."""
    assert state.turn is not None
    given = advise(sk.view(state, state.turn))
    chance = "" if given.chance is None else f", chance of winning {round(100 * given.chance)} %"
    said = given.explain().split(":")[0]
    lines = [f"{said}{chance}", *(f"  {reason}" for reason in given.reasons)]
    return "\n".join(lines)


def plainly(out: str) -> str:
    """Write cards as the library does, and leave the stars out."""
    letters = re.sub(r"([♣♠♥♦])10", r"\1T", out).translate(str.maketrans("♣♠♥♦", "CSHD"))
    return re.sub(r" \*$", "", letters, flags=re.MULTILINE)


def dealt(hand: str, seat: sk.Seat, rng: random.Random, skat: str = "") -> sk.Deal:
    """Deal the rest by chance."""
    own, two = sk.cards(hand), sk.cards(skat)
    rest = list(sk.DECK - own - two)
    rng.shuffle(rest)
    two |= sk.CardSet(rest[: 2 - len(two)])
    others = [card for card in rest if card not in two]
    hands = {seat: own, seat.next: sk.CardSet(others[:10]), seat.next.next: sk.CardSet(others[10:])}
    return sk.Deal((hands[sk.Seat.FOREHAND], hands[sk.Seat.MIDDLEHAND], hands[sk.Seat.REARHAND]), two)


@pytest.mark.parametrize("hand", [STRONG, "S7 S8 H7 H8 C7 C8 C9 D7 D8 D9", "CA SA HA DA CQ SQ HQ DQ C9 H9"])
@pytest.mark.parametrize(
    ("seat", "before", "won"),
    [("forehand", "18", "20 hold p p"), ("middlehand", "", "20 p p"), ("rearhand", "p", "p 20 p")],
)
def test_ten_cards_are_to_be_bid_on_and_then_picked_up_or_not(
    capsys: Capture, hand: str, seat: str, before: str, won: str
) -> None:
    """The rest is dealt by chance here: what the player does not see makes no difference."""
    deal = dealt(hand, SEATS[seat], random.Random(3))
    asked = sk.play(sk.start(deal, sk.SIMPLE), before) if before else sk.start(deal, sk.SIMPLE)
    assert told(asked) in plainly(answer(capsys, "--seat", seat, "--rules", "simple", hand))
    decide = sk.play(sk.start(deal), won)
    assert told(decide) in plainly(answer(capsys, "--seat", seat, "--bid", "20", hand))


def test_it_says_up_to_which_value_and_what_the_rules_page_says(capsys: Capture) -> None:
    out = answer(capsys, STRONG)
    assert out.startswith(
        "Forehand    ♣J ♠J ♣A ♣10 ♣K ♣9 ♠7 ♥A ♥10 ♦8\nAuction: middlehand 18\n\nHold, chance of winning "
    )
    assert "\n  the jack of clubs is among them *\n" in out
    assert re.search(r"\n  up to \d+, no higher\nInstead: pass\n", out)
    assert out.endswith("\n* Simple rules, “Strategy: what to bid on”\n")
    german = answer(capsys, *STRONG.split(), lang="de")
    assert "\nHalten, Gewinnchance " in german
    assert german.endswith("\n* Einfache Regeln, „Strategie: worauf man reizt“\n")


@pytest.mark.parametrize("words", [[STRONG, "--skat", "S8 DT"], [f"{STRONG} S8 DT"]])
def test_with_twelve_cards_two_are_laid_away_and_a_game_is_declared(capsys: Capture, words: list[str]) -> None:
    out = plainly(answer(capsys, *words, "--bid", "24", "--seat", "Hinterhand"))
    deal = dealt(STRONG, sk.Seat.REARHAND, random.Random(4), "S8 DT")
    twelve = sk.play(sk.start(deal), "p 24 p, pick up")
    assert told(twelve) in out
    assert told(sk.apply(twelve, advise(sk.view(twelve, sk.Seat.REARHAND)).action)) in out
    assert "Rearhand declares at 24.\n" in out


def test_a_card_is_chosen_once_a_game_is_declared(capsys: Capture) -> None:
    out = answer(capsys, STRONG, "--game", "clubs", "--discard", "S8 DT")
    assert "Forehand declares at 18.\nThe game: clubs.\n\nPlay ♣J\n" in out
    hand_game = answer(capsys, STRONG, "--game", "clubs hand", "--bid", "36")
    assert "Forehand declares at 36.\nThe game: clubs hand.\n\nPlay ♣J\n" in hand_game
    given = [DEFENDS, "--game", "hearts", "--declarer", "rearhand", "--seat", "Mittelhand"]
    smears = answer(capsys, *given, "--played", "SA")
    assert "\nTrick 1: Forehand    ♠A\n\nPlay ♠10\n" in smears


def test_cards_already_played_may_be_named_in_the_hand_or_not(capsys: Capture) -> None:
    """Forehand led the seven of spades, and rearhand, who has taken it, led the king of diamonds."""
    where = ["--game", "hearts", "--declarer", "rearhand", "--seat", "forehand", "--played", "S7 ST SA, DK"]
    rest = "S8 S9 H7 H8 H9 DA DQ C7 C8"
    ten = answer(capsys, f"S7 {rest}", *where)
    assert ten == answer(capsys, rest, *where)
    deal = sk.Deal.parse(f"S7 {rest} | ST SK SQ CJ CA CT D7 D8 D9 HQ | SA DK SJ HJ DJ HA HT HK CK DT | CQ C9")
    state = sk.play(sk.start_play(deal, sk.Contract(sk.Game.HEARTS), sk.Seat.REARHAND), "S7 ST SA DK")
    assert told(state) in plainly(ten)


def test_who_did_not_follow_suit_has_none_of_it(capsys: Capture) -> None:
    """Neither of the others had a spade. Five of the seven are forehand's, so the other two lie in the skat."""
    spades = ["--game", "hearts", "--declarer", "rearhand", "--played", "S7 D7 H7"]
    with pytest.raises(SystemExit):
        main(["advise", "S7 S8 S9 SQ CJ SJ H8 H9 D8 D9", *spades])
    assert "nobody can have played so" in capsys.readouterr().err
    hand = "S7 S8 S9 SQ SK CJ H8 H9 D8 D9"
    with pytest.raises(SystemExit):
        main(["advise", hand, *spades])
    assert "forehand is not on turn, but rearhand" in capsys.readouterr().err
    assert "\nTrick 2: Rearhand    ♥J\n" in answer(capsys, hand, *spades[:-1], "S7 D7 H7 HJ")


def test_in_a_ramsch_everybody_plays_alone(capsys: Capture) -> None:
    low = "D7 D8 HA CA SA SJ HJ CT C8 C7"
    out = answer(capsys, low, "--game", "ramsch")
    assert "\nThe game: ramsch.\n\nPlay " in out
    assert "declares" not in out


def test_a_moment_of_a_record_is_asked_with_what_its_player_saw(capsys: Capture, tmp_path: Path) -> None:
    _, end = watched(random.Random(5))
    record = sk.Record.of(end)
    (tmp_path / "five.sgf").write_text(iss.dumps(record), encoding="utf-8")
    file = str(tmp_path / "five.sgf")
    states = {len(state.played): state for state, _ in record.steps() if isinstance(state, sk.Playing)}
    for after in (0, 4, 22):
        assert told(states[after]) in plainly(answer(capsys, "--record", file, "--after", str(after)))
    on = sk.play(states[18], "CA C9")
    assert told(on) in plainly(answer(capsys, "--record", file, "--after", "18", "--played", "CA C9", "-n", "1"))


@pytest.mark.parametrize(
    ("words", "english", "german"),
    [
        ([], "the cards are missing: ten", "es fehlen die Karten: zehn"),
        (["CJ SJ"], "2 cards: it must be ten", "2 Karten: es müssen zehn sein"),
        ([STRONG + " S8"], "11 cards: it must be ten", "11 Karten: es müssen"),
        (["CJ SJ", "--game", "grand hand"], "2 cards: it must be ten", "2 Karten: es müssen zehn sein"),
        ([STRONG, "--skat", "S8"], "--skat takes two cards, not 1", "zu --skat gehören zwei Karten, nicht 1"),
        ([STRONG, "--skat", "S8 CJ"], "here twice: CJ", "doppelt: CJ"),
        (
            [STRONG, "--game", "clubs"],
            "without the skat it is a hand game: clubs hand",
            "ohne den Skat ist es ein Handspiel: Kreuz Hand",
        ),
        (
            [STRONG, "--game", "null ouvert", "--declarer", "rearhand"],
            "in an ouvert game you see the declarer's cards too",
            "offen gespielt siehst du auch die Karten des Alleinspielers",
        ),
        (
            [STRONG, "--game", "ramsch", "--rules", "isko"],
            "there is no Ramsch; there is by: pub, house",
            "keinen Ramsch, aber nach: pub, house",
        ),
        ([STRONG, "--game", "ramsch", "--bid", "18"], "Ramsch has no declarer", "Ramsch hat keinen Alleinspieler"),
        ([STRONG, "--played", "CJ"], "--played: only with the --game", "--played: nur mit dem angesagten Spiel"),
        (
            [STRONG, "--game", "grand hand", "--seat", "rearhand"],
            "rearhand is not on turn, but forehand: say with --played",
            "Hinterhand ist nicht an der Reihe, sondern Vorhand: sag mit --played",
        ),
        (
            [DEFENDS, "--game", "hearts", "--declarer", "rearhand", "--played", "CJ H9 HT"],
            "here twice: ",
            "doppelt: ",
        ),
        ([STRONG, "--after", "3"], "find a moment in a --record", "suchen eine Stelle in einem Protokoll"),
        (
            [STRONG, "--record", "x", "--seat", "rearhand"],
            "no cards or --seat beside it",
            "daneben keine Karten und kein --seat",
        ),
        ([STRONG, "--record", "x"], "no cards or --seat, --bid, ", "daneben keine Karten und kein --seat, --bid, "),
        ([STRONG, "--seat", "dealer"], "'dealer' is none of forehand", "'dealer' ist nichts von forehand"),
    ],
)
def test_nonsense_is_refused_with_what_would_be_right(
    capsys: Capture, words: list[str], english: str, german: str
) -> None:
    for language, said in (("en", english), ("de", german)):
        with pytest.raises(SystemExit) as left:
            main(["--lang", language, "advise", *words])
        assert left.value.code == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert said in err.splitlines()[-1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([STRONG, "--bid", "19"], "pyskat: "),
        (["CJ XX"], "'XX' "),
        ([STRONG, "--game", "patience"], "'patience'"),
        ([STRONG, "--game", "grand hand", "--played", "CJ XX"], "'XX' "),
        (["--record", "/none"], "/none: "),
        (
            [STRONG, "--game", "grand hand", "--declarer", "rearhand", "--played", "S7 S8 SA, H7 C9"],
            "pyskat: move 5: ",
        ),
        ([DEFENDS, "--game", "null", "--declarer", "rearhand", "--played", "D7 DT DK"], "there is nothing to advise: "),
    ],
)
def test_what_is_against_the_rules_is_said(capsys: Capture, words: list[str], said: str) -> None:
    assert main(["advise", *words]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err


def test_the_help_comes_in_both_languages(capsys: Capture) -> None:
    for language, said in (("en", "rules of thumb"), ("de", "Faustregeln")):
        with pytest.raises(SystemExit) as left:
            main(["--lang", language, "advise", "-h"])
        assert left.value.code == 0
        assert said in capsys.readouterr().out
