"""The command line in German: what it answers, what it complains of, and how it helps."""

import errno
import io
import re
import sys
from pathlib import Path
from typing import Final, NoReturn

import pytest

from cli.test_cli import CONCEDED, CORRUPT, DIFFERING, ODD_BID, PASSED, RUNNING
from cli.test_search import NULL_HANDS
from errors.test_german import ENGLISH
from pyskat.cli import main
from pyskat.cli.parser import Parser
from pyskat.notation import iss

Capture = pytest.CaptureFixture[str]

DE: Final = ["--lang", "de"]


def answered(capsys: Capture, *words: str, status: int = 0) -> str:
    """Give what is printed in German, and make sure that nothing is wrong."""
    assert main([*words, *DE]) == status
    out, err = capsys.readouterr()
    assert err == ""
    return out


def complained(capsys: Capture, *words: str) -> str:
    """Give what is complained of in German, and make sure that nothing is answered."""
    assert main([*words, *DE]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    return err


def test_the_language_stands_before_the_command_or_after_it(capsys: Capture) -> None:
    question, answer = "null, kein Stich", "Null 23: gewonnen ohne Stich, +23\n"
    for words in (["value", question, *DE], ["value", *DE, question], [*DE, "value", question], ["--lang=de", "value"]):
        assert main(words if question in words else [*words, question]) == 0
        assert capsys.readouterr().out == answer
    assert main([*DE, "value", "--lang", "en", question]) == 0
    assert capsys.readouterr().out == "null 23: won without a trick, +23\n"


@pytest.mark.parametrize(
    ("records", "status", "lines"),
    [
        ([PASSED], 0, ["1 Protokoll: 1 stimmt, 0 weichen ab, 0 beschädigt"]),
        (
            [PASSED, DIFFERING, CORRUPT, PASSED],
            1,
            [
                "a.sgf: Protokoll 2: Wert: im Protokoll -156, nach den Regeln -312",
                (
                    "a.sgf: Zeile 3, Zug 2: '??' verdeckt eine Karte, die zum Nachspielen nötig ist: das "
                    "Protokoll ist beschädigt"
                ),
                "4 Protokolle: 2 stimmen, 1 weicht ab, 1 beschädigt",
            ],
        ),
        (
            [ODD_BID, PASSED],
            0,
            [
                "a.sgf: Protokoll 1: gereizt: kein Spiel ist 19 wert",
                (
                    "2 Protokolle: 1 stimmt, 0 weichen ab, 0 beschädigt, 1 ohne Ergebnis, 1 mit Anmerkungen zu "
                    "Reizwerten"
                ),
            ],
        ),
    ],
)
def test_records_are_checked(
    records: list[str], status: int, lines: list[str], tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.sgf").write_text("".join(records), encoding="utf-8")
    assert answered(capsys, "check", "a.sgf", status=status).splitlines() == lines
    assert answered(capsys, "check", "--quiet", "a.sgf", status=status).splitlines() == lines[-1:]


def test_a_long_check_says_how_far_it_is(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.sgf"
    path.write_text(PASSED * 500, encoding="utf-8")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["check", str(path), *DE]) == 0
    assert capsys.readouterr().err == f"\r{path}: 500 Protokolle\n"


def test_a_record_that_is_not_there_is_named(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.sgf").write_text(RUNNING + CONCEDED, encoding="utf-8")
    none = "pyskat: ein solches Protokoll gibt es in a.sgf nicht\n"
    assert complained(capsys, "show", "a.sgf", "-n", "9") == none
    assert complained(capsys, "solve", "--record", "a.sgf", "-n", "9") == none
    assert complained(capsys, "solve", "--record", "a.sgf", "-n", "1") == (
        "pyskat: a.sgf: in Protokoll 1 ist nach 0 Karten keine zu spielen, denn es wurden keine gespielt\n"
    )
    assert complained(capsys, "solve", "--record", "a.sgf", "-n", "2", "--after", "9") == (
        "pyskat: a.sgf: in Protokoll 2 ist nach 9 Karten keine zu spielen, nur nach bis zu 0\n"
    )


def test_a_corrupt_record_is_shown_to_be(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "a.sgf"
    path.write_text(CORRUPT + PASSED, encoding="utf-8")
    assert main(["show", str(path), *DE]) == 0
    out, err = capsys.readouterr()
    assert err.startswith("pyskat: Zeile 1, Zug 2: '??' verdeckt eine Karte")
    assert out.endswith("Reizen: Mittelhand passt, Hinterhand passt, Vorhand passt\n\neingepasst\n")


LIST: Final = """\
players Anna Vorhand passed
Anna: Grand Hand mit 2, 75 Augen, gereizt 72
passed: -44
passed
ramsch 25 50 45
"""


def test_a_list_is_scored(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "list.txt"
    path.write_text(LIST, encoding="utf-8")
    assert answered(capsys, "sheet", str(path)) == (
        "Nr.  Spiel                   Wert  Anna  Vorhand  passed\n"
        "  1  Anna: Grand Hand mit 2   +96   146        0       0\n"
        "  2  passed                   −44   186       40     −94\n"
        "  3  eingepasst                 0   186       40     −94\n"
        "  4  Ramsch                   −50   186      −10     −94\n"
        "     gewonnen / verloren            1/0      0/0     0/1\n"
        "\n1. Anna 186\n2. Vorhand −10\n3. passed −94\n"
    )
    assert answered(capsys, "sheet", "--csv", str(path)).startswith("Nr.,Spiel,Wert,Anna,Vorhand,passed,Spieler,")
    assert answered(capsys, "sheet", "--markdown", str(path)).splitlines()[-1].startswith("|  | gewonnen / verloren |")
    html = answered(capsys, "sheet", "--html", "--system", "plain", str(path))
    assert html.startswith("<table>\n<caption>Spielliste, einfach</caption>\n")


@pytest.mark.parametrize(
    ("deals", "over"),
    [
        ("A: -280\nB: -290\nC: +24", "Zu Ende: A und B haben die Grenze erreicht."),
        ("A: -301", "Zu Ende: A hat die Grenze erreicht."),
    ],
)
def test_the_end_of_a_list_is_told(deals: str, over: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"players A B C\n{deals}\n", encoding="utf-8")
    assert answered(capsys, "sheet", "--system", "bierlachs", str(path)).splitlines()[-1] == over
    assert "<caption>Spielliste, Bierlachs bis 301</caption>" in answered(
        capsys, "sheet", "--html", "--system", "bierlachs", str(path)
    )


def test_faults_of_a_list_are_told(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("list.txt").write_text("players A B C\nA: grand wiht 2\nD: +24\nramsch 1 2 3\n", encoding="utf-8")
    lines = complained(capsys, "sheet", "list.txt").splitlines()
    assert lines[0].startswith("pyskat: list.txt: Zeile 2, Spalte 10: 'wiht' ist hier nicht zu verstehen; ")
    assert lines[1] == "pyskat: list.txt: Zeile 3, Spalte 1: 'D' spielt nicht an diesem Tisch; hier spielen A, B und C"
    assert lines[2].startswith("pyskat: list.txt: Zeile 4, Spalte 1: die Augen der Spieler")


def test_cards_are_counted_with_german_figures(capsys: Capture) -> None:
    lines = answered(capsys, "perft", "6", "--seed", "1").splitlines()
    assert lines[0] == "Karten           Möglichkeiten  Sekunden   pro Sekunde"
    assert re.fullmatch(r" {5}6 +\d\.\d{3} {5}\d,\d{3} +[\d.]+", lines[-1])
    assert {len(line) for line in lines} == {54}
    divided = answered(capsys, "perft", "1", "--seed", "1", "--divide").splitlines()
    assert all(re.match(r" +[♦♥♠♣](10|[789DKAB]) +1$", line) for line in divided[1:-1])
    words = ["perft", "1", "null", "--deal", NULL_HANDS, "--declarer", "Hinterhand", "--played", "C7 C8 CA"]
    assert complained(capsys, *words) == "pyskat: es ist nichts zu zählen: das Spiel ist zu Ende\n"


def test_the_best_card_is_shown_in_german_letters(capsys: Capture) -> None:
    words = ["solve", "null", "--deal", NULL_HANDS, "--bid", "23", "--played", "C7 C8 CA, ST S9 SK, HA HT H9, SA SJ S8"]
    assert answered(capsys, *words).splitlines() == [
        "Null, Vorhand spielt, gereizt bis 23.",
        "Vorhand     ♠7 ♥8 ♥7 ♦9 ♦8 ♦7",
        "Mittelhand  ♣D ♣B ♣9 ♠D ♥K ♥D",
        "Hinterhand  ♥B ♦A ♦K ♦D ♦B ♦10",
        "Skat        ♣K ♣10",
        "",
        "Mittelhand ist an der Reihe, Karte 13 von 30:",
        "  Karte  Alleinspieler",
        "  ♣B           gewinnt  beste",
        "  ♣D           gewinnt  beste",
        "  ♣9           gewinnt  beste",
        "  ♠D           gewinnt  beste",
        "  ♥K           gewinnt  beste",
        "  ♥D           gewinnt  beste",
        "",
        "Bei bestem Spiel gewinnt Vorhand.",
    ]
    lead = complained(capsys, "solve", "grand", "--seed", "1", "--played", "CJ XX")
    assert lead.startswith("pyskat: ")
    assert "(Zeichen " in lead or "Zug 1: " in lead


@pytest.mark.parametrize(
    "words", [["solve", "null", "--deal", NULL_HANDS, "--played", "C7 C8"], ["perft", "1", "--divide"], ["--seed", "5"]]
)
def test_a_poor_terminal_gets_cards_that_can_be_typed(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Poor(io.StringIO):
        encoding = "ascii"

    poor = Poor()
    monkeypatch.setattr(sys, "stdout", poor)
    assert main([*words, *DE]) == 0
    said = poor.getvalue()
    assert said.isascii()
    cards = set(re.findall(r"\b[DHSC](?:10|[2-9A-Z])\b", said))
    assert cards
    assert all(card[1:] in "789QKTAJ" for card in cards)


# What goes wrong.


def test_what_cannot_be_understood_is_said(capsys: Capture) -> None:
    assert complained(capsys, "value", "Herz mit 2, foo").startswith("pyskat: 'foo' ist hier nicht zu verstehen; ")


@pytest.mark.parametrize("command", ["check", "show", "sheet"])
def test_a_file_that_cannot_be_read_is_named(command: str, tmp_path: Path, capsys: Capture) -> None:
    binary = tmp_path / "a.bin"
    binary.write_bytes(b"players A\xff")
    for path, why in (
        (tmp_path / "nowhere", "die Datei gibt es nicht"),
        (tmp_path, "das ist ein Ordner"),
        (binary, "ab Byte 9 kein UTF-8-Text"),
    ):
        assert main([command, str(path), *DE]) == 1
        assert capsys.readouterr().err == f"pyskat: {path}: {why}\n"


def failing(error: BaseException) -> io.StringIO:
    """Make a stream that cannot be written to."""

    class Failing(io.StringIO):
        def write(self, _: str) -> NoReturn:
            raise error

    return Failing()


@pytest.mark.parametrize(
    ("code", "german", "english"),
    [
        (errno.ENOSPC, "auf dem Datenträger ist kein Platz mehr", "No space left on device"),
        (errno.EACCES, "das ist nicht erlaubt", "Permission denied"),
        (errno.EIO, "das Betriebssystem meldet „of its own“", "of its own"),
    ],
)
def test_an_output_that_cannot_be_written_to_is_said_to_be(
    code: int, german: str, english: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, said in (("de", f"die Ausgabe lässt sich nicht schreiben: {german}"), ("en", english)):
        monkeypatch.setattr(sys, "stdout", failing(OSError(code, "of its own")))
        assert main(["value", "null ouvert", "--lang", language]) == 1
        monkeypatch.undo()
        assert said in capsys.readouterr().err


def test_too_little_memory_and_a_closed_input_are_said(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert complained(capsys, "sheet", "-") == "pyskat: -: die Standardeingabe ist geschlossen\n"

    def load(*_: object, **__: object) -> NoReturn:
        raise MemoryError

    monkeypatch.setattr(iss, "load", load)
    assert complained(capsys, "show", __file__) == "pyskat: dafür reicht der Speicher nicht\n"


# The help, and what is wrong with the arguments.

COMMANDS: Final = ("", "value", "court", "check", "sheet", "show", "solve", "perft", "play")
NAMES: Final = {*COMMANDS, "house", "simple", "pub", "isko", "iss", "pre", "rule", "three"}
OPTIONS: Final = {"help", "version", "lang", "en", "de", "seed", "rules", "system", "csv", "html", "markdown", "number"}


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_is_german_and_the_english_one_has_the_same_options(command: str, capsys: Capture) -> None:
    helps = []
    for language in ("de", "en"):
        with pytest.raises(SystemExit) as left:
            main([*command.split(), "--lang", language, "-h"])
        assert left.value.code == 0
        helps.append(capsys.readouterr().out)
    german, english = helps
    assert german.startswith(f"Aufruf: pyskat {command}".rstrip())
    assert english.startswith(f"usage: pyskat {command}".rstrip())
    assert re.findall(r"^  (-\S+)", german, re.MULTILINE) == re.findall(r"^  (-\S+)", english, re.MULTILINE)
    own = re.sub(r"'[^']*'|-+[\w-]+|\{[^}]*\}|\b(Seeger|seeger|plain|players)\b", "", german)
    assert set(re.findall(r"\b[a-zäöü]+\b", own)) & ENGLISH - NAMES - OPTIONS == set()
    assert "zeigt diese Hilfe" in german


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("value", "pyskat value: Fehler: es fehlt: TEXT"),
        ("show", "pyskat show: Fehler: es fehlt: DATEI"),
        ("sheet a.txt --csv --html", "pyskat sheet: Fehler: --html: nicht zusammen mit --csv"),
        ("show a.sgf -n x", "pyskat show: Fehler: -n/--number: 'x' ist keine ganze Zahl"),
        ("sheet a.txt --system", "pyskat sheet: Fehler: --system: dahinter gehört ein Wert"),
        ("solve grand", "pyskat solve: Fehler: eins davon muss dabei sein: --seed --deal --record"),
        ("solve grand --seed 1 --d CJ", "--d kann mehreres heißen: --deal, --declarer, --discard"),
        ("check a.sgf --quiet=x", "pyskat check: Fehler: --quiet: dahinter gehört kein Wert, auch nicht 'x'"),
        ("check a.sgf --xml", "Fehler: das kennt dieser Befehl nicht: --xml"),
        ("value --rules mine x", "--rules: 'mine' gibt es nicht (zur Wahl: "),
        ("sheet a.txt --system skwo", "--system: 'skwo' ist nichts von seeger-fabian, seeger, plain, bierlachs:301"),
        ("solve grand --seed 1 --declarer dealer", "--declarer: 'dealer' ist nichts von forehand, vorhand, "),
        ("solve grand --seed 1 --nodes 0", "--nodes: '0' ist keine ganze Zahl von 1 bis 1000000000000000"),
        ("solve --record a.sgf -n 0", "-n/--number: '0' ist keine ganze Zahl ab 1"),
        ("solve --seed 1", "pyskat solve: Fehler: es fehlt das Spiel, etwa: Pik, Grand Hand"),
        ("solve grand --record a.sgf", "ein Protokoll sagt, was gespielt wird: daneben kein Spiel, "),
        ("solve grand --seed 1 --after 3", "--number und --after suchen eine Stelle in einem Protokoll (--record)"),
        ("solve ramsch --seed 1 --bid 18", "Ramsch hat keinen Alleinspieler: kein --declarer, --discard oder --bid"),
        ("perft 31", "pyskat perft: Fehler: KARTEN: '31' ist keine ganze Zahl von 1 bis 30"),
        ("frage", "'frage' gibt es nicht (zur Wahl: "),
    ],
)
def test_wrong_arguments_are_said_in_german(words: str, said: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main([*DE, *words.split()])
    assert left.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("Aufruf: pyskat ")
    assert said in err


def test_a_complaint_of_argparse_that_is_not_known_stays_as_it_is() -> None:
    parser = Parser("de", prog="pyskat")
    with pytest.raises(SystemExit) as left:
        parser.error("something new")
    assert left.value.code == 2
