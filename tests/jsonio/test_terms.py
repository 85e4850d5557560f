"""What a message names is stored as it is, and read back as the same; what is no term is refused at its place."""

import json

import pytest

import pyskat as sk
from pyskat import Code
from pyskat.jsonio import from_json, to_json
from pyskat.jsonio.terms import PHRASES
from pyskat.language.court_words import CourtWord
from pyskat.language.phrases import Phrase
from pyskat.language.record_words import RecordWord
from pyskat.language.table_words import TableWord
from pyskat.language.terms import Choice, Kind, Span, Term
from pyskat.language.told_words import ToldWord

TERMS: list[tuple[Term, object]] = [
    (18, 18),
    ("grnad", "grnad"),
    ((18, "hold"), [18, "hold"]),
    (sk.Card.CJ, {"card": "CJ"}),
    (sk.cards("CJ H7"), {"cards": "CJ H7"}),
    (sk.Suit.HEARTS, {"suit": "hearts"}),
    (sk.Rank.QUEEN, {"rank": "queen"}),
    (sk.Seat.REARHAND, {"seat": "rearhand"}),
    (sk.Game.GRAND, {"game": "grand"}),
    (sk.Contract(sk.Game.NULL, hand=True), {"contract": "null hand"}),
    (sk.Phase.SKAT_DECISION, {"phase": "skat decision"}),
    (sk.RecordedEnd.WIN, {"recorded_end": "win"}),
    (Phrase.TRUMPS, {"phrase": "trumps"}),
    (RecordWord.FIELD_VALUE, {"phrase": "field_value"}),
    (Phrase.POINTS.of(count=2), {"filled": {"phrase": "points", "terms": {"count": 2}}}),
    (Kind("Deal"), {"type": "Deal"}),
    (Span(1), {"span": [1, None]}),
    (Span(1, 10), {"span": [1, 10]}),
    (Choice.of("jump", Kind("NoneType")), {"choice": ["jump", {"type": "NoneType"}]}),
    (
        (sk.Reason.of(Code.CARD_MISSING, card=sk.Card.H7),),
        [{"reason": {"code": "card_missing", "params": {"card": {"card": "H7"}}}}],
    ),
    *(
        (action, {"action": said})
        for action, said in (
            (sk.Bid(18), "18"),
            (sk.Hold(), "hold"),
            (sk.Discard(sk.cards("CJ H7")), "discard CJ H7"),
            (sk.Forfeit(sk.Seat.FOREHAND, sk.Cause.TIMED_OUT), "timed out forehand"),
        )
    ),
]


def document(term: object, version: int = 2) -> str:
    params = {"seat": term, "turn": "nobody"}
    return json.dumps({"pyskat": version, "kind": "reason", "code": "not_your_turn", "params": params})


@pytest.mark.parametrize(("term", "stored"), TERMS)
def test_a_term_is_stored_under_its_kind_and_read_back_with_the_same_repr(term: Term, stored: object) -> None:
    reason = sk.Reason.of(Code.NOT_YOUR_TURN, turn="nobody", seat=term)
    text = to_json(reason)
    assert json.loads(text)["params"]["seat"] == stored
    again = from_json(text)
    assert (again, repr(again), hash(again)) == (reason, repr(reason), hash(reason))
    assert from_json(document(stored)) == reason


def test_the_texts_of_the_first_version_are_read_as_they_were() -> None:
    reason = from_json(document("forehand", 1), sk.Reason)
    assert reason == sk.Reason.of(Code.NOT_YOUR_TURN, seat="forehand", turn="nobody")
    assert str(reason) == "it is nobody's turn, not forehand's"


@pytest.mark.parametrize(
    ("stored", "place"),
    [
        (None, ""),
        (1.5, ""),
        ({}, ""),
        ({"card": "CJ", "suit": "hearts"}, ""),
        ({"deal": "CJ"}, ""),
        ({"card": "XX"}, "/card"),
        ({"cards": "CJ CJ"}, "/cards"),
        ({"phrase": "TRUMPS"}, "/phrase"),
        ({"phrase": "no such"}, "/phrase"),
        ({"action": "hold on"}, "/action"),
        ({"span": [1]}, "/span"),
        ({"span": ["1", 2]}, "/span"),
        ({"type": 3}, "/type"),
        ({"choice": [1, None]}, "/choice/1"),
        ({"filled": {"phrase": "points"}}, "/filled"),
        ({"filled": {"phrase": "points", "terms": {"count": None}}}, "/filled/count"),
        ({"reason": {"code": "no_such", "params": {}}}, "/reason"),
        ([1, [2, {"card": 7}]], "/1/1/card"),
        ([[[[[[[[[[1]]]]]]]]]], "/0" * 9),
    ],
)
def test_what_is_no_term_is_refused_at_its_place(stored: object, place: str) -> None:
    with pytest.raises(sk.ParseError) as caught:
        from_json(document(stored))
    assert caught.value.pointer == "/params/seat" + place


def test_in_the_first_version_there_are_texts_and_numbers_only() -> None:
    with pytest.raises(sk.ParseError) as caught:
        from_json(document({"card": "CJ"}, 1))
    assert caught.value.pointer == "/params/seat"


def _refused(text: str) -> sk.Reason:
    state = sk.start(sk.Deal.from_order(sk.CARDS))
    with pytest.raises(sk.ParseError) as caught:
        sk.parse_action(state, text)
    return caught.value.reason


@pytest.mark.parametrize("text", ["pasze", "banana", "KD", "Herz Konig", "drücke XX", "Grand Hnad", "ich gebe auf"])
def test_what_was_not_understood_is_stored_with_its_hint_or_without(text: str) -> None:
    reason = _refused(text)
    again = from_json(to_json(reason), sk.Reason)
    assert again == reason
    assert (again.explain(), again.explain("de")) == (reason.explain(), reason.explain("de"))


def test_a_hint_may_be_missing_in_a_document_and_nothing_else() -> None:
    stored = {"pyskat": 2, "kind": "reason", "code": "unknown_card", "params": {"word": "CX"}}
    assert str(from_json(json.dumps(stored))) == "'CX' is not a card; write suit and rank, such as CJ, H10 or ♠A"
    with pytest.raises(sk.ParseError) as caught:
        from_json(json.dumps({**stored, "params": {"near": "C7"}}))
    assert (caught.value.code, caught.value.pointer) == (Code.FIELD_MISSING, "/params/word")


def test_no_two_phrases_have_one_name() -> None:
    assert len(PHRASES) == len(Phrase) + len(RecordWord) + len(CourtWord) + len(TableWord) + len(ToldWord)
