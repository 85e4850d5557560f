"""What is written is read, and nobody has to read it to know: a part that the reader would refuse is refused before."""

import json
import random
from collections.abc import Iterator
from typing import Any, Final

import attrs
import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from laws.strategies import LAW
from pyskat import Card, Code, Contract, Game, Seat, cards, testing
from pyskat.jsonio import from_data, from_json, to_data, to_json
from settled import settled
from stored_values import MINE, STORED


class Text(str):
    """A text of one's own, as some frameworks have."""

    __slots__ = ()


class Whole(int):
    """A number of one's own."""


class Named(Contract):
    """A contract of one's own."""


def slots(value: object) -> list[str]:
    """Name what a value is made of, if it is made of named parts."""
    cl = type(value)
    return [part.name for part in attrs.fields(cl) if part.init] if attrs.has(cl) else []


def changed(value: Any, part: str, strange: object) -> Any:  # noqa: ANN401 - whatever it is
    """Give the value with another part; None if its class refuses that."""
    try:
        return evolve(value, **{part: strange})
    except Exception:  # noqa: BLE001 - what is made by hand fails in every way
        return None


STRANGE: Final[tuple[object, ...]] = (
    *(None, True, False, 0, 1, -1, 3, 40, 2**53, 1.5, float("nan"), Whole(3), b"CJ", object(), object),
    *("", "CJ", "forehand", "won", "\ud800", Text("18"), [], {}, set(), (), (1,), (None, None, None), (1, 2, 3)),
    *((Card.CJ,), (Card.CJ, Card.CJ), tuple(sk.CARDS[:4]), tuple(sk.CARDS), [Card.CJ], ("CJ",), (24,)),
    *(Card.CJ, Seat.FOREHAND, Game.NULL, Game.RAMSCH, sk.Phase.PLAYING, sk.Ending.PLAYED, sk.Code.BAD_BID),
    *(sk.CardSet(), cards("CJ"), cards("CJ SJ"), sk.DECK, Contract(Game.NULL), Contract(Game.RAMSCH)),
    *(
        Named(Game.GRAND),
        sk.Matadors.of(3),
        sk.Bid(18),
        sk.Pass(),
        (sk.Bid(18), sk.Pass()),
        sk.Declare(Named(Game.CLUBS)),
    ),
    *((Seat.FOREHAND,), (Seat.FOREHAND, Seat.FOREHAND), ((Seat.FOREHAND, sk.Pass()),), ((Seat.FOREHAND, True),) * 2),
    *(sk.FrozenMap({"a": 1.5}), sk.FrozenMap({"a": "b"}), {1: 2}, sk.ISKO, sk.HOUSE, sk.PassedIn(), sk.SEEGER, MINE),
    *(STORED[name] for name in ("deal", "trick", "view", "settlement", "game_result", "ramsch_result", "entry")),
)
"""What may stand in any field of a value that somebody puts together by hand."""


def is_plain(data: object) -> bool:
    if type(data) is dict:
        return all(type(name) is str and is_plain(part) for name, part in data.items())
    if type(data) is list:
        return all(map(is_plain, data))
    return data is None or type(data) in {str, int, bool}


def emptied(data: Any) -> None:  # noqa: ANN401 - plain data
    """Empty plain data, with all that is in it."""
    for part in list(data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()):
        emptied(part)
    if isinstance(data, dict | list):
        data.clear()


@pytest.mark.parametrize("name", STORED)
def test_plain_data_is_the_document_made_of_nothing_but_the_types_of_json(name: str) -> None:
    value = STORED[name]
    data = to_data(value)
    assert data == json.loads(to_json(value))
    assert list(data) == list(json.loads(to_json(value)))
    assert is_plain(data)
    again = from_data(data, systems={"twice": MINE})
    emptied(data)  # it is nobody else's
    assert again == value
    assert to_data(value) == json.loads(to_json(value))


def text_or_refusal(value: Any) -> str | sk.ArgumentError:  # noqa: ANN401 - whatever it is
    try:
        return to_json(value)
    except sk.ArgumentError as error:
        return error


@pytest.mark.parametrize("name", [name for name, value in STORED.items() if slots(value)])
def test_whatever_stands_in_a_value_it_is_refused_or_reads_back(name: str) -> None:
    value, rng = STORED[name], random.Random(name)
    for part in slots(value):
        for strange in rng.sample(STRANGE, some(20)):
            made = changed(value, part, strange)
            text = None if made is None else text_or_refusal(made)
            if isinstance(text, str):
                mine = {made.name: made} if isinstance(made, sk.ScoringSystem) else {"twice": MINE}
                again = from_json(text, systems=mine)
                assert again == made, (part, strange)
                assert json.loads(to_json(again)) == json.loads(text)
            elif text is not None:
                assert text.code is Code.NOT_STORABLE, (part, strange)
                assert len(str(text)) < 500
                assert text.explain("de") != str(text)


def odd_views() -> Iterator[tuple[str, sk.View]]:
    view, over = STORED["view"], STORED["view_finished"]
    assert isinstance(view, sk.View)
    assert isinstance(over, sk.View)
    yield "/hand", evolve(view, hand=view.hand | Card.CJ)
    yield "/hand_sizes/0", evolve(view, hand_sizes=(13, 9, 9))
    yield "/hand_sizes", evolve(view, hand_sizes=(12, 9, 12))
    yield "/skat", evolve(view, own_skat=cards("CJ"))
    yield "/discard", evolve(view, own_discard=cards("CT CA"))  # which are played
    yield "/calls", evolve(view, calls=view.calls * 400)
    yield "/bid", evolve(view, bid=500)
    yield "/looked", evolve(view, looked=((Seat.REARHAND, True), (Seat.REARHAND, False)))
    yield "/interrupts/0/0", evolve(view, interrupts=((5, sk.Show(Seat.FOREHAND)),))
    yield "/own_skat", evolve(over, own_skat=cards("CJ"))
    yield "/skat", evolve(over, uncovered=(None, None))  # type: ignore[arg-type]
    yield "/own_discard", evolve(over, own_discard=cards("CJ"))
    yield "/skat", evolve(view, uncovered=(cards("DA DT"), None))  # while the deal goes on
    yield "/skat", evolve(over, uncovered=None, own_skat=cards("DA DT"))
    yield "/shown", evolve(over, open_hands=(cards("CJ"), None, None))
    yield "/open_hands/1", evolve(view, open_hands=(view.shown, cards("C9"), None))
    yield "/open_hands/2", evolve(view, open_hands=(view.shown, None, view.hand))
    yield "/tricks", evolve(view, cards_played=view.cards_played[:1] * 2)
    yield "/tricks", evolve(view, cards_played=view.cards_played[:3] * 2)
    yield "/tricks", evolve(view, phase=sk.Phase.DECLARING)
    yield "/tricks", evolve(view, phase=sk.Phase.DECLARING, cards_played=[])  # type: ignore[arg-type]
    yield "/tricks", evolve(over, cards_played=sk.CARDS)


def odd_values() -> Iterator[tuple[str, Any]]:
    won, null = settled("spades with 1, 89 points, bid 23"), settled("null, 0 tricks")
    yield "/settlement", sk.GameResult(Seat.FOREHAND, evolve(won, bid=19))
    yield "/defender_points", evolve(won, facts=evolve(won.facts, defender_points=121))
    yield "/doublings", evolve(won, doublings=41)
    yield "/game_value/matadors", evolve(null, matadors=sk.Matadors.of(1))
    entry = sk.Entry.game(0, evolve(won, doublings=50))
    yield "/entries/0/outcome/doublings", sk.Sheet(("Anna", "Ben", "Cleo"), sk.PLAIN, (entry,))
    first, *others = won.game_value.steps
    yield "/steps/0/count", evolve(won.game_value, steps=(evolve(first, count=9), *others))
    ramsch = STORED["ramsch_settlement"]
    assert isinstance(ramsch, sk.RamschSettlement)
    yield "/scores/1", evolve(ramsch, scores=(0, 0, 0))
    yield "/cards", sk.Trick(Seat.FOREHAND, (Card.CJ, Card.CJ), Game.GRAND)
    yield "/winner", sk.Trick(Seat.FOREHAND, tuple(sk.CARDS[:4]), Game.GRAND)
    deal = sk.Deal.from_order(sk.CARDS)
    yield "/actions/1", sk.Record(deal, actions=(sk.Pass(), sk.Declare(Named(Game.GRAND))))
    yield "/tags/a", sk.Record(deal, tags=sk.FrozenMap({"a": 1}))  # type: ignore[dict-item]
    yield "/1", sk.LegalActions([sk.Pass(), "pass"])  # type: ignore[list-item]
    yield "/params/least", sk.Reason.of(Code.BID_TOO_LOW, value=17)
    yield "/params/why", sk.Reason.of(Code.NOT_STORABLE, why=(("\ud800",),))
    yield "/points", sk.Facts(True, None, sk.Ending.PLAYED)
    yield "/push/count", sk.Choices(push=sk.Selection(2.0, sk.DECK))  # type: ignore[arg-type]


@pytest.mark.parametrize(("pointer", "value"), [*odd_views(), *odd_values()])
def test_what_would_not_read_back_is_refused_with_its_place(pointer: str, value: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError) as caught:
        to_json(value)
    assert caught.value.code is Code.NOT_STORABLE
    assert f"at {pointer}" in str(caught.value)


def test_terms_within_terms_without_end_are_refused() -> None:
    term: Any = ()
    for _ in range(100_000):
        term = (term,)
    with pytest.raises(sk.ArgumentError) as caught:
        to_data(sk.Reason.of(Code.UNKNOWN_CARD, word=term))
    assert caught.value.code is Code.NOT_STORABLE
    assert str(caught.value).endswith("it is not what a Reason can be")
    assert caught.value.explain("de").endswith("so kann ein Wert vom Typ Reason nicht sein")


@pytest.mark.parametrize("kind", [sk.View, sk.Record, sk.Trick, sk.Deal, sk.Rules])
def test_a_value_of_a_subclass_is_none_of_the_package(kind: type) -> None:
    value = next(value for value in STORED.values() if type(value) is kind)
    inner = type("Inner", (kind,), {"__slots__": ()})
    made = inner(**{part: getattr(value, part) for part in slots(value)})
    with pytest.raises(sk.ArgumentError) as caught:
        to_data(made)
    assert caught.value.code is Code.WRONG_TYPE


def test_a_seat_may_be_its_number_and_a_text_of_a_class_of_its_own() -> None:
    trick = sk.Trick(1, (Card.HT,), Game.GRAND)  # type: ignore[arg-type]
    assert from_json(to_json(trick)) == trick
    sheet = sk.Sheet((Text("Anna"), Text("Ben"), "Cleo"))
    again = from_data(to_data(sheet), sk.Sheet)
    assert again == sheet
    assert {type(name) for name in again.players} == {str}
    assert is_plain(to_data(sheet))
    assert is_plain(to_data(sk.Reason.of(Code.WORD_TWICE, word=Text("won"))))
    rules = sk.Rules(bidding=Text("next"))  # type: ignore[arg-type]
    assert is_plain(to_data(rules))
    assert from_data({"pyskat": 2, "kind": "rules", "bidding": Text("next")}) == rules


# Plain data of strangers.


@pytest.mark.parametrize(
    ("data", "code", "pointer"),
    [
        (None, Code.WRONG_TYPE, ""),
        ("{}", Code.WRONG_TYPE, ""),
        ([("pyskat", 2)], Code.WRONG_TYPE, ""),
        ({}, Code.FIELD_MISSING, "/pyskat"),
        ({"pyskat": 2, "kind": "card", 1: 2}, Code.WRONG_TYPE, ""),
        ({"pyskat": 2.0, "kind": "card", "value": "CJ"}, Code.UNKNOWN_VERSION, "/pyskat"),
        ({"pyskat": Whole(2), "kind": "card", "value": "CJ"}, Code.UNKNOWN_VERSION, "/pyskat"),
        ({"pyskat": 2, "kind": "card", "value": Card.CJ}, Code.WRONG_TYPE, "/value"),
        ({"pyskat": 2, "kind": "card_set", "value": ("CJ",)}, Code.WRONG_TYPE, "/value"),
        ({"pyskat": 2, "kind": "card_set", "value": b"CJ"}, Code.WRONG_TYPE, "/value"),
        ({"pyskat": 2, "kind": "matadors", "value": 1.0}, Code.WRONG_TYPE, "/value"),
        ({"pyskat": 2, "kind": "matadors", "value": float("inf")}, Code.WRONG_TYPE, "/value"),
        ({"pyskat": 2, "kind": "matadors", "value": 10**5000}, Code.WRONG_TYPE, "/value"),
        ({"pyskat": 2, "kind": "map", "value": {None: 1, "a": 2}}, Code.WRONG_TYPE, "/value"),
        ({"pyskat": 2, "kind": "map", "value": {"a": {1, 2}}}, Code.WRONG_TYPE, "/value/a"),
        ({"pyskat": 2, "kind": "actions", "value": ("pass",)}, Code.WRONG_TYPE, "/value"),
    ],
)
def test_data_that_is_no_document_is_refused_with_the_place(data: object, code: Code, pointer: str) -> None:
    with pytest.raises(sk.ParseError) as caught:
        from_data(data)
    assert (caught.value.code, caught.value.pointer, caught.value.text) == (code, pointer, "")
    assert len(str(caught.value)) < 900
    assert caught.value.explain("de") != str(caught.value)


def test_data_that_holds_itself_is_refused() -> None:
    endless: list[object] = []
    endless.append(endless)
    around: dict[str, object] = {"pyskat": 2, "kind": "reason", "code": "not_storable"}
    around["params"] = {"why": endless}
    for data in (around, {"pyskat": 2, "kind": "actions", "value": endless}):
        with pytest.raises(sk.ParseError) as caught:
            from_data(data)
        assert caught.value.pointer is not None


def test_a_class_may_be_asked_for_of_data_too() -> None:
    data = to_data(STORED["state"])
    assert isinstance(from_data(data, sk.Playing), sk.Playing)
    with pytest.raises(sk.ParseError) as caught:
        from_data(data, sk.Bidding)
    assert (caught.value.code, caught.value.pointer) == (Code.UNKNOWN_KIND, "/phase")
    for wrong in ({"kind": int}, {"systems": [MINE]}):
        with pytest.raises(sk.ArgumentError):
            from_data(data, **wrong)


# What a trick says of itself.


def test_a_trick_tells_who_is_ahead_its_points_and_whether_it_is_complete() -> None:
    tricks = [
        sk.Trick(Seat.REARHAND, tuple(Card[word] for word in ["HT", "HA", "DJ"][:count]), Game.NULL)
        for count in range(4)
    ]
    told = [[to_data(trick)[name] for name in ("winner", "points", "complete")] for trick in tricks]
    assert told == [[None, 0, False], ["rearhand", 10, False], ["forehand", 21, False], ["forehand", 23, True]]


def test_what_a_trick_tells_need_not_be_there_but_must_be_right() -> None:
    trick = STORED["trick_begun"]
    whole = to_data(trick)
    for left_out in ("winner", "points", "complete"):
        some = {name: part for name, part in whole.items() if name != left_out}
        assert from_data(some) == trick
    for name, wrong in (("winner", "rearhand"), ("winner", None), ("points", 11), ("complete", True)):
        with pytest.raises(sk.ParseError) as caught:
            from_data({**whole, name: wrong})
        assert (caught.value.code, caught.value.pointer) == (Code.DOES_NOT_FOLLOW, f"/{name}")
    with pytest.raises(sk.ParseError) as caught:
        from_data({**whole, "pyskat": 1})
    assert caught.value.code is Code.UNKNOWN_FIELD  # version 1 did not tell it
    view = to_data(STORED["view"])
    view["tricks"][0]["winner"] = "rearhand"  # type: ignore[index, call-overload]
    with pytest.raises(sk.ParseError) as caught:
        from_data(view)
    assert (caught.value.code, caught.value.pointer) == (Code.DOES_NOT_FOLLOW, "/tricks/0/winner")
    assert 'this must be "forehand"' in str(caught.value)


@LAW
@given(state=testing.states(None, None), eye=st.sampled_from((*Seat, None)))
def test_a_view_writes_its_tricks_as_they_are_written_one_by_one(state: sk.State, eye: Seat | None) -> None:
    seen = sk.view(state, eye)
    data = to_data(seen)
    tricks = [*seen.tricks, *([] if seen.trick is None else [seen.trick])]
    one_by_one = [
        {name: part for name, part in to_data(trick).items() if name not in {"pyskat", "kind"}} for trick in tricks
    ]
    assert data["tricks"] == one_by_one[: len(seen.tricks)]
    assert data["trick"] == (one_by_one[-1] if tricks else None)
