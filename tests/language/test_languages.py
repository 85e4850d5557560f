"""Everything that can say itself does so in English and German, and refuses any other language."""

from collections.abc import Callable
from typing import Any, Final

import pytest

import pyskat as sk
from pyskat.display import Style
from pyskat.language.printed import Help, Printed
from pyskat.language.sayings import Saying
from pyskat.language.terms import Said, fill, joined
from pyskat.phases.phase import Phase
from pyskat.records.recorded import RecordedEnd
from settled import settled

REASON: Final = sk.Reason.of(sk.Code.BID_TOO_LOW, value=17, least=18)
WON: Final = settled("clubs hand with 2, 75 points, bid 36")
RAMSCH: Final = sk.settle_ramsch(
    points=(45, 45, 20), tricks_taken=(4, 3, 3), skat=10, last_trick=sk.Seat.REARHAND, rules=sk.RamschRules(tie="all")
)
SHEET: Final = sk.Sheet(("Anna", "Ben", "Cleo")).enter(sk.Entry.game(2, WON)).enter(sk.Entry.passed_in())
LINES: Final = [
    *((sk.Entry.passed_in(), "passed in", "eingepasst"), (sk.Entry.game(0, -48), "−48", "−48")),
    (sk.Entry.ramsch((0, -60, 0)), "Ramsch 0 −60 0", "Ramsch 0 −60 0"),
    (sk.Entry.game(0, 48).times(2, "Bock"), "+48 (Bock: counts × 2)", "+48 (Bock: zählt × 2)"),
    (
        sk.Entry.game(0, WON),
        "with 2, game 3, hand 4, 4 × clubs 12 = 48: won with 75 points, +48",
        "mit 2, Spiel 3, Hand 4, 4 × Kreuz 12 = 48: gewonnen mit 75 Augen, +48",
    ),
    (
        sk.game_value(sk.Contract(sk.Game.HEARTS), -1, schwarz=True),
        "without 1, game 2, Schneider 3, Schwarz 4, 4 × hearts 10 = 40",
        "ohne 1, Spiel 2, Schneider 3, Schwarz 4, 4 × Herz 10 = 40",
    ),
    (sk.game_value(sk.Contract(sk.Game.NULL, ouvert=True)), "null ouvert 46", "Null ouvert 46"),
    (
        sk.GameResult(sk.Seat.REARHAND, WON),
        "rearhand plays clubs hand: with 2, game 3, hand 4, 4 × clubs 12 = 48: won with 75 points, +48",
        "Hinterhand spielt Kreuz Hand: mit 2, Spiel 3, Hand 4, 4 × Kreuz 12 = 48: gewonnen mit 75 Augen, +48",
    ),
    (sk.PassedIn(), "passed in", "eingepasst"),
    (
        sk.Aborted(sk.Seat.FOREHAND, sk.Cause.LEFT, None),
        "aborted, forehand left",
        "abgebrochen, Vorhand hat den Tisch verlassen",
    ),
    (
        sk.RamschResult(RAMSCH),
        "Ramsch 45 : 45 : 30; forehand and middlehand have the most; forehand −45, middlehand −45",
        "Ramsch 45 : 45 : 30; die meisten Augen: Vorhand und Mittelhand; Vorhand −45, Mittelhand −45",
    ),
    (SHEET.standings()[0], "1. Cleo: 98, 1 game won, 0 lost", "1. Cleo: 98, 1 Spiel gewonnen, 0 verloren"),
    (SHEET.standings()[2], "2. Ben: 0, 0 games won, 0 lost", "2. Ben: 0, 0 Spiele gewonnen, 0 verloren"),
    (
        sk.Standing(3, 0, "Anna", -44, 2, 1),
        "3. Anna: −44, 2 games won, 1 lost",
        "3. Anna: −44, 2 Spiele gewonnen, 1 verl",
    ),
]


def explainer(value: object) -> Callable[..., str]:
    """Give the method that explains a value."""
    loose: Any = value
    explain: Callable[..., str] = loose.explain
    return explain


@pytest.mark.parametrize(("value", "english", "german"), LINES)
def test_a_result_a_line_and_a_standing_explain_themselves(value: object, english: str, german: str) -> None:
    explain = explainer(value)
    assert explain() == explain("en") == str(value) == english
    assert explain("de").startswith(german)


@pytest.mark.parametrize(
    ("value", "german", "english"),
    [
        (WON, "4 × Eichel 12 = 48", "4 × acorns 12 = 48"),
        (WON.game_value, "4 × Eichel 12 = 48", "4 × acorns 12 = 48"),
        (sk.Entry.game(0, WON), "4 × Eichel 12 = 48", "4 × acorns 12 = 48"),
        (sk.GameResult(sk.Seat.FOREHAND, WON), "Vorhand spielt Eichel Hand: mit 2", "forehand plays acorns hand: with"),
        (settled("diamonds with 1, 75 points, bid 30"), "Schellen mit 1 ist 18 wert", "bells with 1 is worth 18"),
        (sk.game_value(sk.Contract(sk.Game.NULL)), "Null 23", "null 23"),
        (sk.PassedIn(), "eingepasst", "passed in"),
        (sk.Aborted(sk.Seat.FOREHAND, sk.Cause.TIMED_OUT, None), "abgebrochen, Vorhand hat die Zeit", "aborted, fore"),
        (sk.RamschResult(RAMSCH), "Ramsch 45 : 45 : 30", "Ramsch 45 : 45 : 30"),
    ],
)
def test_suits_are_named_by_the_pack_that_is_shown(value: object, german: str, english: str) -> None:
    explain = explainer(value)
    assert german in explain("de", style=Style(suits="german"))
    assert english in explain(style=Style(suits="german"))
    assert explain("de", style=Style()) == explain("de")
    assert explain("de", style=Style(ascii=True)).isascii()


def by_name(write: Callable[..., object]) -> Callable[[Any], object]:
    """Give the language by name."""
    return lambda language: write(language=language)


SPEAKERS: Final[list[Callable[[Any], object]]] = [
    *(
        value.say
        for value in (
            *(sk.Seat.FOREHAND, sk.Suit.CLUBS, sk.Rank.JACK, sk.Card.CJ, sk.cards("CJ"), sk.Game.CLUBS),
            *(sk.Game.NULL, sk.Contract(sk.Game.NULL), sk.Matadors.of(2), Phase.PLAYING, sk.Cause.LEFT, REASON),
            *(RecordedEnd.WIN, sk.Bid(18), sk.Hold(), sk.Pass(), sk.PickUp(), sk.Discard(sk.cards("CJ SJ"))),
            *(sk.Declare(sk.Contract(sk.Game.NULL)), sk.Kontra(), sk.Re(), sk.Push(sk.cards("CJ SJ"))),
            *(sk.PlayCard(sk.Card.CJ), sk.Concede(sk.Seat.FOREHAND), sk.Show(sk.Seat.FOREHAND)),
            *(sk.Forfeit(sk.Seat.FOREHAND, sk.Cause.LEFT), sk.PLAIN, sk.SEEGER, sk.bierlachs(301)),
        )
    ),
    *(explainer(value) for value, _, _ in LINES),
    *(WON.explain, RAMSCH.explain, REASON.explain, REASON.cite, sk.Contract(sk.Game.NULL).name),
    *(sk.SkatError(REASON).explain, sk.ParseError(REASON, "x").explain, sk.RecordError(REASON, 1, 2).explain),
    *(by_name(write) for write in (SHEET.text, SHEET.csv, SHEET.html, SHEET.markdown, Style)),
]


@pytest.mark.parametrize("speak", SPEAKERS)
def test_another_language_is_refused(speak: Callable[[Any], object]) -> None:
    assert speak("en")
    assert speak("de")
    for other in ("fr", "DE", "", "deutsch", None, 1, ["de"]):
        with pytest.raises(sk.ArgumentError) as caught:
            speak(other)
        assert caught.value.code is sk.Code.WRONG_VALUE
        assert "language must be 'en' or 'de', not " in str(caught.value)


@pytest.mark.parametrize(
    ("value", "english", "german", "of_german_pack"),
    [
        (sk.Rank.JACK, "jack", "Bube", "Unter"),
        (sk.Rank.QUEEN, "queen", "Dame", "Ober"),
        (sk.Rank.TEN, "ten", "Zehn", "Zehn"),
        (sk.Suit.SPADES, "spades", "Pik", "Grün"),
        (sk.Card.SJ, "SJ", "SJ", "GU"),
        (sk.PLAIN, "plain", "einfach", "einfach"),
        (sk.SEEGER_FABIAN, "Seeger-Fabian", "Seeger-Fabian", "Seeger-Fabian"),
        (sk.bierlachs(501), "Bierlachs to 501", "Bierlachs bis 501", "Bierlachs bis 501"),
        (sk.bierlachs(None), "Bierlachs", "Bierlachs", "Bierlachs"),
        (sk.ScoringSystem("plain", lambda *_: (0, 0, 0)), "plain", "plain", "plain"),
        (sk.ScoringSystem("Bierlachs to 501", sk.bierlachs(301).score, limit=-301), *("Bierlachs to 501",) * 3),
        (Phase.BIDDING, "the auction", "das Reizen", "das Reizen"),
        (sk.Cause.LEFT, "left", "weggegangen", "weggegangen"),
    ],
)
def test_a_value_names_itself(value: Said, english: str, german: str, of_german_pack: str) -> None:
    assert (value.say("en"), value.say("de")) == (english, german)
    assert value.say("de", Style(suits="german")) == of_german_pack


@pytest.mark.parametrize(
    ("parts", "english", "german"),
    [
        (["Anna"], "Anna", "Anna"),
        (["Anna", "Ben"], "Anna and Ben", "Anna und Ben"),
        (["Anna", "Ben", "Cleo"], "Anna, Ben and Cleo", "Anna, Ben und Cleo"),
        (["und", "Ben und Co", "oder"], "und, Ben und Co and oder", "und, Ben und Co und oder"),
    ],
)
def test_several_are_listed_with_a_word_before_the_last(parts: list[str], english: str, german: str) -> None:
    assert (joined(parts, "en"), joined(parts, "de")) == (english, german)
    assert joined(parts, "de", "or") == german.replace(" und ", " oder ") or "und" in parts


def test_a_sentence_says_how_several_are_listed() -> None:
    several = (18, 20, sk.Card.CJ)
    assert fill("{x} / {x:and} / {x:or}", {"x": several}, "de") == "18, 20, CJ / 18, 20 und CJ / 18, 20 oder CJ"
    assert fill("{x:or}", {"x": sk.cards("CJ H7")}, "en", Style()) == "♣J or ♥7"
    assert fill("{x:or}", {"x": sk.CardSet()}, "en") == ""
    assert fill("{x:and}", {"x": "a, b"}, "en") == "a, b"
    assert fill("{missing:and}", {}, "en") == "{missing}"


@pytest.mark.parametrize("phrase", [*Saying, *Printed, *Help])
def test_every_sentence_is_there_in_both_languages(phrase: Saying | Printed | Help) -> None:
    assert phrase.say("en")
    assert phrase.say("de")
