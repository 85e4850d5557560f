"""What a sentence names says itself in both languages and in the style asked for."""

import pickle
import string
from itertools import product

import pytest

import pyskat as sk
from pyskat.base.values import FrozenMap
from pyskat.display import Style
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Choice, Filled, Kind, Span, Term, fill, say

FRENCH, GERMAN, PLAIN = Style(), Style(suits="german"), Style(ascii=True)
HAND = sk.cards("CJ ST H7")

SAID: list[tuple[Term, str, str]] = [
    (18, "18", "18"),
    (-(10**20), "-10^20", "-10^20"),
    ("hold", "hold", "hold"),
    ((18, "hold", Phrase.NOBODY), "18, hold, nobody", "18, hold, niemand"),
    (sk.Card.CJ, "CJ", "CJ"),
    (HAND, "CJ ST H7", "CJ ST H7"),
    (sk.Suit.CLUBS, "clubs", "Kreuz"),
    (sk.Rank.QUEEN, "queen", "Dame"),
    (sk.Seat.FOREHAND, "forehand", "Vorhand"),
    (sk.Game.GRAND, "grand", "Grand"),
    (sk.Game.SPADES, "spades", "Pik"),
    (sk.Contract(sk.Game.HEARTS, hand=True), "hearts hand", "Herz Hand"),
    (sk.Matadors.of(-3), "without 3", "ohne 3"),
    (sk.Bid(18), "18", "18"),
    (sk.Hold(), "hold", "halten"),
    (sk.PickUp(), "pick up", "aufnehmen"),
    (sk.Kontra(), "kontra", "Kontra"),
    (sk.Discard(HAND & sk.Card.CJ), "discard CJ", "CJ drücken"),
    (sk.Discard(sk.CardSet()), "discard", "drücken"),
    (sk.Declare(sk.Contract(sk.Game.CLUBS)), "clubs", "Kreuz"),
    (sk.PlayCard(sk.Card.CJ), "CJ", "CJ"),
    (sk.Concede(sk.Seat.FOREHAND), "concede forehand", "Vorhand gibt auf"),
    (sk.Forfeit(sk.Seat.FOREHAND, sk.Cause.TIMED_OUT), "timed out forehand", "Vorhand: Zeit überschritten"),
    (Phrase.TRUMPS, "trumps", "Trumpf"),
    (Phrase.POINTS.of(count=1), "1 point", "1 Auge"),
    (Phrase.POINTS.of(count=2), "2 points", "2 Augen"),
    (
        Phrase.TOOK_THE_LAST.of(seat=sk.Seat.REARHAND),
        "rearhand took the last one",
        "Hinterhand hat den letzten gemacht",
    ),
    (Choice.of("jump"), "'jump'", "'jump'"),
    (Choice.of("jump", "next", 3), "'jump', 'next' or 3", "'jump', 'next' oder 3"),
    (Choice.of(Kind("KontraRules"), Kind("NoneType")), "KontraRules or None", "ein Wert vom Typ KontraRules oder None"),
    (Span(1, 10), "1 to 10", "1 bis 10"),
    (Span(1), "1 or more", "1 oder mehr"),
    (Kind("Entry"), "an Entry", "ein Wert vom Typ Entry"),
    (Kind("CardSet"), "a CardSet", "ein Wert vom Typ CardSet"),
    (Kind("str"), "a string", "ein Text (str)"),
    (
        (sk.Reason.of(sk.Code.CARD_MISSING, card=sk.Card.CJ), Phrase.AND_MORE.of(count=2)),
        "CJ is missing; and 2 more",
        "CJ fehlt; und 2 weitere",
    ),
]


@pytest.mark.parametrize(("term", "english", "german"), SAID)
def test_a_term_says_itself_in_both_languages(term: Term, english: str, german: str) -> None:
    assert (say(term, "en"), say(term, "de")) == (english, german)


@pytest.mark.parametrize(("term", "english", "_"), SAID)
def test_a_term_is_a_value(term: Term, english: str, _: str) -> None:
    names = {**vars(sk), "Phrase": Phrase, "Choice": Choice, "Span": Span, "Kind": Kind}
    assert eval(repr(term), names) == term  # noqa: S307 - what it says of itself
    assert pickle.loads(pickle.dumps(term)) == term  # noqa: S301 - ours
    assert len({term, term}) == 1
    if not isinstance(term, int | str | tuple):
        assert str(term) == english


@pytest.mark.parametrize(
    ("term", "french", "german", "plain"),
    [
        (sk.Card.CJ, "♣B", "EU", "CJ"),
        (HAND, "♣B ♠10 ♥7", "EU G10 R7", "CJ ST H7"),
        (sk.Suit.SPADES, "Pik", "Grün", "Pik"),
        (sk.Rank.JACK, "Bube", "Unter", "Bube"),
        (sk.Game.DIAMONDS, "Karo", "Schellen", "Karo"),
        (sk.Game.NULL, "Null", "Null", "Null"),
        (sk.Contract(sk.Game.CLUBS, ouvert=True), "Kreuz ouvert", "Eichel ouvert", "Kreuz ouvert"),
        (
            Phrase.PLAY_ONE_OF.of(cards=HAND),
            *(f"{cards} spielen" for cards in ("♣B, ♠10 oder ♥7", "EU, G10 oder R7", "CJ, ST oder H7")),
        ),
    ],
)
def test_cards_and_suits_are_named_in_the_style_asked_for(term: Term, french: str, german: str, plain: str) -> None:
    assert [say(term, "de", style) for style in (FRENCH, GERMAN, PLAIN)] == [french, german, plain]


@pytest.mark.parametrize(("phrase", "column"), list(product(Phrase, (0, 1))))
def test_a_phrase_has_the_same_places_in_both_languages_and_fills_them(phrase: Phrase, column: int) -> None:
    def places(text: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}

    assert places(phrase.value[0]) == places(phrase.value[1])
    said = phrase.of(**{name: f"#{name}#" for name in places(phrase.value[0])}).say(("en", "de")[column])
    assert all(f"#{name}#" in said for name in places(phrase.value[0]))
    assert "{" not in said


def test_what_was_given_from_outside_is_cut_where_it_is_quoted() -> None:
    terms: dict[str, Term] = {"word": "x" * 100, "wanted": "y" * 100, "found": "z" * 100}
    assert [len(said) for said in fill("{word} {wanted} {found}", terms, "en").split()] == [40, 100, 60]


def test_filled_phrases_are_equal_by_what_they_say() -> None:
    assert Phrase.POINTS.of(count=2) == Filled(Phrase.POINTS, FrozenMap({"count": 2})) != Phrase.POINTS.of(count=3)
