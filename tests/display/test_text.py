"""Plain text of everything that can be shown."""

import itertools
from collections.abc import Callable
from typing import Any, Final, get_args

import pytest
from attrs import evolve

import pyskat as sk
from display.shown import DEAL, GRAND, PRESETS, RECORD, SOME, unknown
from pyskat import display
from pyskat.display import Style, Suits, html, svg, text
from pyskat.errors import Language

loose: Any = display  # what the types refuse is refused at run time too


def test_a_deal_has_a_line_for_each_hand_and_the_skat() -> None:
    assert text(DEAL).splitlines() == [
        "Forehand    ♣10 ♣Q ♣7 ♠Q ♠7 ♥7 ♦A ♦10 ♦9 ♦8",
        "Middlehand  ♣J ♠J ♥J ♣A ♣K ♣9 ♣8 ♠K ♥A ♥9",
        "Rearhand    ♠A ♠10 ♠9 ♠8 ♥10 ♥K ♥Q ♥8 ♦K ♦Q",
        "Skat        ♦J ♦7",
    ]
    assert text(DEAL, style=Style(ascii=True)).splitlines()[3] == "Skat        DJ D7"
    german = text(DEAL, style=Style(language="de", suits="german")).splitlines()
    assert [line.split()[0] for line in german] == ["Vorhand", "Mittelhand", "Hinterhand", "Skat"]
    assert german[3] == "Skat        SU S7"


ALL_CARDS: Final = [
    "Forehand    ♣7 ♠Q ♠7 ♦A ♦10 ♦9 ♦8",
    "Middlehand  ♣J ♦J ♣K ♣9 ♥A ♦7      declarer, 3 tricks, 42 points",
    "Rearhand    ♠A ♠9 ♥10 ♥Q ♥8 ♦K",
    "Skat        ♠K ♥9",
    "",
    "Auction: middlehand 18, forehand pass, rearhand pass",
    "Middlehand declares at 18.",
    "Picked up ♦J ♦7, discarded ♠K ♥9.",
    "The game: grand.",
    "Trick 4: Middlehand  ♣8    ♦Q",
    "Forehand to play.",
]


def test_a_state_is_told_as_it_is_seen() -> None:
    assert text(GRAND).splitlines() == ALL_CARDS
    assert text(GRAND, seat=sk.Seat.REARHAND).splitlines() == [
        "As rearhand sees it.",
        "Forehand    ?? ?? ?? ?? ?? ?? ??",
        "Middlehand  ?? ?? ?? ?? ?? ??     declarer, 3 tricks, 42 points",
        ALL_CARDS[2],
        "Skat        ?? ??",
        *ALL_CARDS[4:7],
        *ALL_CARDS[8:],
    ]
    declarer = text(GRAND, seat=sk.Seat.MIDDLEHAND).splitlines()
    assert {ALL_CARDS[3], ALL_CARDS[7]} <= set(declarer)
    spectator = text(sk.view(GRAND, None)).splitlines()
    assert (spectator[0], spectator[3]) == ("As a spectator sees it.", "Rearhand    ?? ?? ?? ?? ?? ??")
    assert "declarer, 1 trick, 31 points" in text(sk.play(sk.start(DEAL), "18 p p, grand hand, CT CA ST"))


def test_a_state_is_told_in_german_with_german_suits() -> None:
    lines = text(GRAND, seat=sk.Seat.REARHAND, style=Style(suits="german", language="de")).splitlines()
    assert lines[0] == "Aus der Sicht von Hinterhand."
    assert lines[2] == "Mittelhand  ?? ?? ?? ?? ?? ??     Alleinspieler, 3 Stiche, 42 Augen"
    assert lines[6:] == [
        "Reizen: Mittelhand 18, Vorhand passt, Hinterhand passt",
        "Mittelhand spielt, gereizt bis 18.",
        "Das Spiel: Grand.",
        "Stich 4: Mittelhand  E8    SO",
        "Vorhand ist an der Reihe.",
    ]


@pytest.mark.parametrize(
    ("suits", "language", "last"),
    [
        ("french", "en", "The game: clubs hand."),
        ("french", "de", "Das Spiel: Kreuz Hand."),
        ("german", "en", "The game: acorns hand."),
        ("german", "de", "Das Spiel: Eichel Hand."),
    ],
)
def test_a_game_bears_the_name_of_the_suit_that_is_shown(suits: Suits, language: Language, last: str) -> None:
    style, state = Style(suits=suits, language=language), sk.play(sk.start(DEAL), "18 p p, clubs hand")
    assert last in text(state, style=style).splitlines()
    if style == Style(suits="german", language="de"):
        assert text(sk.play(state, "concede middlehand"), style=style).splitlines()[-1] == (
            "Mittelhand spielt Eichel Hand: mit 5, Spiel 6, Hand 7, 7 × Eichel 12 = 84: verloren, der Alleinspieler "
            "hat aufgegeben, −168"
        )


def test_where_no_game_is_declared_a_state_is_sorted_as_wanted() -> None:
    begun = sk.start(DEAL)
    assert "Middlehand  ♣A ♣K ♣J ♣9 ♣8 ♠K ♠J ♥A ♥J ♥9" in text(begun, game=sk.Game.NULL).splitlines()
    assert "Middlehand  ♣J ♦J ♣K ♣9 ♥A ♦7" in text(GRAND, game=sk.Game.NULL)


def test_kontra_is_told() -> None:
    state = sk.play(sk.start(DEAL, sk.PUB), "18 p p, grand hand, kontra, re")
    assert "Kontra: rearhand kontra, middlehand re" in text(state).splitlines()
    assert "Kontra: Hinterhand Kontra, Mittelhand Re" in text(state, style=Style(language="de")).splitlines()


PICK_UP: Final = "{} to pick up the skat or pass it on unseen."
NIMMT: Final = "{} nimmt den Skat auf oder schiebt ihn ungesehen weiter."
TO_DO: Final = {
    ("PUB", "18 p p, grand hand"): ("Rearhand to say Kontra or pass.", "Hinterhand gibt Kontra oder passt."),
    ("PUB", "18 p p, grand hand, kontra"): (
        "Middlehand to say Re or pass.",
        "Mittelhand gibt Re oder passt.",
    ),
    ("Schieberamsch", "p p p"): (PICK_UP.format("Forehand"), NIMMT.format("Vorhand")),
    ("Schieberamsch", "p p p, pick up"): ("Forehand to push two cards.", "Vorhand schiebt zwei Karten weiter."),
    ("Schieberamsch", "p p p, pick up, push D9 D8"): (PICK_UP.format("Middlehand"), NIMMT.format("Mittelhand")),
    ("ISKO", "18 p p, grand hand, show middlehand"): (
        "Middlehand claims the rest; rearhand to answer.",
        "Mittelhand beansprucht den Rest; Hinterhand antwortet.",
    ),
    ("ISKO", "18 p p, grand hand, claim middlehand schneider, throw forehand"): (
        "Middlehand claims the rest and Schneider, forehand throws the cards on the table; rearhand to answer.",
        "Mittelhand beansprucht den Rest und Schneider, Vorhand wirft die Karten hin; Hinterhand antwortet.",
    ),
    ("ISKO", "18 p p, grand hand, claim middlehand schwarz, accept"): (
        "Middlehand claims the rest and Schwarz, rearhand accepts; forehand to answer.",
        "Mittelhand beansprucht den Rest und Schwarz, Hinterhand nimmt an; Vorhand antwortet.",
    ),
    ("PRE_1999", "18 p p, grand hand, concede forehand"): (
        "Forehand concedes; middlehand to answer.",
        "Vorhand gibt auf; Mittelhand antwortet.",
    ),
}


@pytest.mark.parametrize(("rules", "moves"), TO_DO)
def test_what_is_to_be_done_is_what_may_still_be_done(rules: str, moves: str) -> None:
    state = sk.play(sk.start(DEAL, PRESETS[rules]), moves)
    for seat, (language, number) in itertools.product((None, *sk.Seat), (("en", 0), ("de", 1))):
        style, wanted = loose.Style(language=language), TO_DO[rules, moves][number]
        assert text(state, seat=seat, style=style).splitlines()[-1] == wanted
        for write in (svg, html):
            shown = write(state, seat=seat, style=style)
            assert {said[number] for said in TO_DO.values() if said[number] in shown} == {wanted}


def test_a_record_tells_claims_and_answers_where_they_were_given() -> None:
    moves = "18 p p, grand hand, claim middlehand, throw rearhand, refuse, C10 CA SA, concede forehand, play on"
    record = sk.Record.of(sk.play(sk.start(DEAL), moves))
    assert text(record).splitlines()[-8:] == [
        "    middlehand claims the rest",
        "    rearhand throws the cards on the table",
        "    forehand refuses",
        " 1. Forehand   ♣10    ♣A*   ♠A   middlehand takes 32",
        "    forehand concedes",
        "    middlehand wants to play on",
        "",
        "unfinished: middlehand to play",
    ]
    assert text(record, style=Style(language="de")).splitlines()[-3] == "    Mittelhand will weiterspielen"


def test_a_pushed_skat_is_told_to_who_pushed_it() -> None:
    state = sk.play(sk.start(DEAL, PRESETS["Schieberamsch"]), "p p p, pick up, push D9 D8, pass, pass")
    pushed = "Pushing: forehand pick up, forehand push ♦9 ♦8, middlehand pass, rearhand pass"
    own, other = text(state, seat=sk.Seat.FOREHAND).splitlines(), text(state, seat=sk.Seat.REARHAND).splitlines()
    assert pushed in text(state).splitlines()
    assert {pushed, "Skat        ?? ??"} <= set(own)
    assert {"Pushing: forehand pick up, middlehand pass, rearhand pass", "All passed: Ramsch."} <= set(other)
    words = "Vorhand nimmt auf, Vorhand schiebt ♦9 ♦8, Mittelhand schiebt ungesehen, Hinterhand schiebt ungesehen"
    assert f"Schieben: {words}" in text(state, style=Style(language="de")).splitlines()


def test_a_trick_is_one_line_with_a_star() -> None:
    trick = sk.Trick(sk.Seat.REARHAND, (sk.Card.HA, sk.Card.HT, sk.Card.SJ), sk.Game.SPADES)
    assert text(trick) == "Rearhand    ♥A   ♥10    ♠J*  middlehand takes 23"
    assert text(trick, style=Style(language="de")) == "Hinterhand  ♥A   ♥10    ♠B*  Stich an Mittelhand: 23 Augen"
    assert text(evolve(trick, cards=())) == "Trick: nothing played yet"


def test_a_record_is_told_from_the_cards_to_the_result() -> None:
    lines = text(RECORD).splitlines()
    assert lines[0].endswith("   Anna")
    assert lines[-1] == (
        "middlehand plays grand: with 4, game 5, 5 × grand 24 = 120: won, the defenders conceded, +120"
    )
    german = text(RECORD, style=Style(language="de")).splitlines()
    assert {"    Mittelhand legt das Blatt offen", "    Vorhand gibt auf"} <= set(german)
    left = sk.Record.of(sk.play(sk.start(DEAL), "18 p p, grand hand, CT CA, left rearhand"))
    assert "    Hinterhand hat den Tisch verlassen" in text(left, style=Style(language="de")).splitlines()


def test_a_sheet_is_its_own_text() -> None:
    sheet = sk.Sheet(("Anna", "Ben", "Cleo")).enter(sk.Entry.game(2, -48))
    assert text(sheet) == sheet.text()
    assert text(sheet, style=Style(ascii=True)).splitlines()[1] == "   1  Cleo          -48    40   40   -98"


def test_in_plain_characters_all_of_a_text_is_plain() -> None:
    record = evolve(RECORD, players=("Jörg", "René…", "東京"))
    style = Style(ascii=True, language="de")
    lines = text(record, style=style).splitlines()
    assert [line.rpartition("   ")[2] for line in lines[:3]] == ["Joerg", "Rene...", "??"]
    assert "Aufgenommen DJ D7, gedrueckt SK H9." in lines
    assert lines[-1].endswith("5 x Grand 24 = 120: gewonnen, die Gegenpartei hat aufgegeben, +120")


@pytest.mark.parametrize("state", SOME)
def test_plain_characters_are_ascii_and_name_each_card_once(state: sk.State) -> None:
    for suits in get_args(Suits):
        for language in get_args(Language):
            assert text(state, style=Style(ascii=True, suits=suits, language=language)).isascii()
    lines = text(state, style=Style(ascii=True)).splitlines()[:4]
    held = [word for line in lines for word in line[12:].split() if word in map(str, sk.CARDS)]
    played = state.played if isinstance(state, sk.Playing | sk.Claimed | sk.Finished) else ()
    assert sorted(held) == sorted(map(str, sk.DECK - sk.CardSet(played)))


@pytest.mark.parametrize("state", SOME)
def test_text_names_no_card_that_a_seat_cannot_know(state: sk.State) -> None:
    for seat in (*sk.Seat, None):
        seen = sk.view(state, seat)
        words = set(text(seen, style=Style(ascii=True)).replace(",", " ").replace(".", " ").split())
        assert not [card for card in unknown(seen) if str(card) in words]
        symbols = set(text(seen).replace(",", " ").replace(".", " ").split())
        assert symbols.isdisjoint(card.symbol for card in unknown(seen))
        assert text(state, seat=seat) == text(seen)
        assert set(map(str, seen.hand)) <= words


@pytest.mark.parametrize("show", [loose.text, loose.svg, loose.html])
def test_what_cannot_be_shown_is_refused(show: Callable[..., str]) -> None:
    for value in (None, "CJ SJ", sk.Card.CJ, [sk.Card.CJ], sk.ISKO, 3):
        with pytest.raises(sk.ArgumentError, match="must be a hand, a deal, a trick"):
            show(value)
    for other in (DEAL, sk.view(GRAND, None), RECORD, sk.cards("CJ")):
        with pytest.raises(sk.ArgumentError, match="value must be what start"):
            show(other, seat=sk.Seat.FOREHAND)
    for wrong in (3, "nobody", [sk.Seat.FOREHAND]):
        with pytest.raises(sk.ArgumentError, match="seat must be a Seat"):
            show(GRAND, seat=wrong)


@pytest.mark.parametrize("show", [text, svg, html])
def test_nobody_is_a_spectator_and_only_all_is_all(show: Callable[..., str]) -> None:
    assert show(GRAND, seat=None) == show(sk.view(GRAND, None)) != show(GRAND)
    assert show(GRAND, seat="all") == show(GRAND)
    for other in (GRAND.deal, sk.view(GRAND, sk.Seat.FOREHAND), sk.Record.of(GRAND)):
        assert show(other, seat=None) == show(other, seat="all") == show(other)
    with pytest.raises(sk.ArgumentError, match="is not a game"):
        show(DEAL, game=sk.Suit.CLUBS)
    with pytest.raises(sk.ArgumentError, match="style must be a Style"):
        show(DEAL, style="german")
    with pytest.raises(sk.RecordError):
        show(sk.Record(DEAL, actions=(sk.Hold(),)))
