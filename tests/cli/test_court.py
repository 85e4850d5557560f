"""The command ``court``: what went wrong in a told game, or at a moment of a record."""

import random
from pathlib import Path
from typing import Final

import pytest

import pyskat as sk
from pyskat.bots.demo import random_deal
from pyskat.cli import main
from pyskat.notation import iss

Capture = pytest.CaptureFixture[str]

REVOKED: Final = "grand with 2, bid 48, defenders 30, declarer revoked"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([REVOKED], ["The declarer revoked.", "the defenders win", "3 × grand 24 = 72: lost, −144", "4.2.3", "§4.1.4"]),
        ([*REVOKED.split()], ["−144", "The defenders may demand to play on"]),
        (
            ["--lang", "de", "Grand mit 2, gereizt 48, Gegner 30, ein Gegner bekennt falsch"],
            ["Die Gegenpartei hat nicht bedient.", "gewonnen, +72", "ISkO 2022 §4.1.4", "Der Alleinspieler darf"],
        ),
        (["hearts with 2, declarer showed a card"], ["the card goes back", "ISkO 1999"]),
        (["hearts with 2, both have a wrong number of cards"], ["The same dealer deals again", "3.2.9"]),
        (["hearts with 2, bock, a defender revoked"], ["won, doubled: × 2, +60"]),
        (["hearts with 2, declarer gave up"], ["With 2, game 3, 3 × hearts 10 = 30: lost", "−60 (ISkO 2022 §4.4)."]),
        (["hearts with 2, a defender gave up, accepted"], ["+30 (ISkO 2022 §4.4)."]),
        (["hearts with 2, claimed schwarz, accepted"], ["+50 (ISkO 2018 §4.4.4)."]),
        (["hearts with 2, 70 points, claimed, won"], ["+30 (ISkO 2018 §4.4.4)."]),
        (["hearts with 2, defenders 30, a defender throws"], ["won with 90 points, +40 (ISkO 2018 §4.4.6)."]),
        (["--rules", "pre-1999", "hearts hand with 2, declarer revoked"], ["counts once, −40"]),
        (["announced", "grand schneider"], ["What counts: grand.\n"]),
        (["announced", "hearts", "hand", "schneider"], ["What counts: hearts hand schneider.\n"]),
        (["announced", "hearts hand", "--picked-up"], ["What counts: hearts.\n"]),
        (["announced", "null", "--shown"], ["What counts: null ouvert.\n"]),
        (["angesagt", "Herz ouvert", "--picked-up", "--lang", "de"], ["Es gilt: Herz.\n"]),
        (["replacements", "diamonds with 1", "clubs without 1", "--bid", "36", "--hand"], ["36", "−72\n", "clubs"]),
        (["Ersatz", "Karo mit 1", "--bid", "24", "--lang", "de"], ["Karo", "−54"]),
    ],
)
def test_the_court_rules_and_says_why(words: list[str], said: list[str], capsys: Capture) -> None:
    assert main(["court", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert [part for part in said if part not in out] == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["hearts with 2, 61 points"], "what went wrong"),
        (["hearts with 2, revoked"], "who did it"),
        (["hearts with 2, declarer showed the skat"], "the cards decide"),
        (["hearts with 2, claimed"], "whether the claim was accepted"),
        (["hearts with 2, claimed, refused"], "play goes on"),
        (["ramsch 45 40 35"], "no parties"),
        (["announced", "foo"], "foo"),
        (["replacements", "clubs", "--bid", "24"], "matadors"),
        (["replacements", "null", "--bid", "24"], "suit games and Grand"),
        (["replacements", "clubs with 1", "--bid", "19"], "19"),
        (["--record", "nowhere", "--offence", "revoke", "--by", "declarer"], "nowhere"),
    ],
)
def test_what_it_cannot_rule_on_is_said(words: list[str], why: str, capsys: Capture) -> None:
    assert main(["court", *words]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert why in err
    assert err.count("\n") == 1


@pytest.fixture
def record(tmp_path: Path) -> str:
    """Write the deal of ``pyskat --seed 5`` and give the file's name; rearhand plays hearts."""
    path = tmp_path / "five.sgf"
    path.write_text(iss.dumps(random_deal(random.Random(5))), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--offence revoke --by rearhand", "The defenders may demand to play on"),
        ("--offence revoke --by Alleinspieler --lang de", "Die Gegenpartei darf"),
        ("--offence looked_at_tricks --by Gegner --after 18", "The declarer may demand to play on"),
        ("--offence exposed-card --by declarer", "the card goes back"),
        ("--offence wrong-count --by both -n 1", "deals again"),
    ],
)
def test_a_moment_of_a_record_is_ruled_on(words: str, said: str, record: str, capsys: Capture) -> None:
    assert main(["court", "--record", record, *words.split()]) == 0
    out, err = capsys.readouterr()
    assert (err, said in out) == ("", True)


def test_the_ruling_is_that_of_the_state(record: str, capsys: Capture) -> None:
    [read] = iss.loads(Path(record).read_text(encoding="utf-8"))
    state = next(state for state, _ in read.steps() if isinstance(state, sk.Playing) and len(state.played) == 18)
    card = min(state.hand(state.turn), key=lambda card: card.name)
    words = ["--after", "18", "--played", card.name, "--offence", "out-of-turn", "--by", "forehand"]
    assert main(["court", "--record", record, *words]) == 0
    offence = sk.court.Offence(sk.court.OffenceKind.OUT_OF_TURN, sk.Seat.FOREHAND)
    assert capsys.readouterr().out == f"{sk.court.judge(sk.apply(state, sk.PlayCard(card)), offence).explain()}\n"


def test_the_card_that_was_led_completes_the_trick(record: str, capsys: Capture) -> None:
    words = ["--after", "2", "--offence", "pulled-in", "--by", "rearhand"]
    main(["court", "--record", record, *words])
    assert "the card that was led" in capsys.readouterr().err
    assert main(["court", "--record", record, *words, "--card", "HJ"]) in {0, 1}
    assert "the card that was led" not in "".join(capsys.readouterr())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "tell a game and what went wrong in it, or name a --record"),
        ([REVOKED, "--picked-up", "--bid", "18"], "not here: --bid, --picked-up"),
        (["announced", "grand", "--hand"], "not here: --hand"),
        (["replacements", "clubs with 1"], "the bid is missing"),
        (["replacements", "clubs with 1", "--bid", "24", "--by", "both"], "not here: --by"),
        (["--record", "a.sgf"], "--offence, and --by whom"),
        (["--record", "a.sgf", "--offence", "revoke"], "--offence, and --by whom"),
        (["--record", "a.sgf", "--offence", "revoke", "--by", "both", "grand"], "tell a game"),
        (["--record", "a.sgf", "--offence", "revoke", "--by", "somebody"], "'somebody' is none of"),
        (["--record", "a.sgf", "--offence", "cheating", "--by", "both"], "invalid choice"),
    ],
)
def test_a_question_has_its_own_options(words: list[str], why: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(["court", *words])
    assert left.value.code == 2
    assert why in capsys.readouterr().err


def test_value_tells_the_ruling_where_something_went_wrong(capsys: Capture) -> None:
    assert main(["value", REVOKED]) == 0
    told = capsys.readouterr().out
    assert main(["court", REVOKED]) == 0
    assert capsys.readouterr().out == told
    assert main(["value", "hearts with 2, declarer showed a card"]) == 1
    assert "the command court" in capsys.readouterr().err
