"""Nothing changes a value, whichever it is; copies and pickles are as good as the value itself."""

import copy
import pickle
from contextlib import suppress
from enum import Enum
from typing import Any

import pytest

import pyskat as sk
from pyskat.base.values import FrozenMap, Lasting
from pyskat.display import Style
from pyskat.kernel import Position
from pyskat.language.terms import Choice, Kind, Span
from stored_values import GRAND, MINE, STORED

VALUES: list[Any] = [
    *STORED.values(),
    *(sk.Bid(18), sk.Hold(), sk.Pass(), sk.PickUp(), sk.Kontra(), sk.Re(), sk.Push(sk.cards("D7 D8"))),
    *(sk.Declare(sk.Contract(sk.Game.GRAND)), sk.PlayCard(sk.Card.CJ), sk.Show(sk.Seat.FOREHAND)),
    *(sk.Concede(sk.Seat.FOREHAND), sk.Forfeit(sk.Seat.FOREHAND, sk.Cause.LEFT)),
    *(Style(), Choice.of("a", "b"), Span(1, 2), Kind("int")),
    Position.start((0x3FF, 0xFFC00, 0x3FF00000), 0xC0000000, sk.Game.GRAND, 0, 0),
]
PLAIN = [value for value in VALUES if not isinstance(value, Enum)]
PICKLED = [value for value in VALUES if MINE not in (value, getattr(value, "system", None))]


def kind(value: object) -> str:
    return type(value).__name__


def fields(value: object) -> list[str]:
    """Name the fields of a value, whatever class it is made of."""
    attrs = getattr(value, "__attrs_attrs__", ())
    slots = [name for cl in type(value).__mro__ for name in getattr(cl, "__slots__", ())]
    return [*(part.name for part in attrs), *slots, "note"]


@pytest.mark.parametrize("value", PLAIN, ids=kind)
def test_no_field_of_a_value_can_be_set_or_deleted_and_none_added(value: object) -> None:
    before = repr(value)
    for name in fields(value):
        with pytest.raises(AttributeError):
            setattr(value, name, 1)
        with pytest.raises(AttributeError):
            delattr(value, name)
    assert repr(value) == before


@pytest.mark.parametrize("value", VALUES, ids=kind)
def test_a_copy_of_a_value_is_the_value_itself(value: object) -> None:
    assert copy.copy(value) is copy.deepcopy(value) is value
    assert copy.deepcopy([value])[0] is value


@pytest.mark.parametrize("value", PICKLED, ids=kind)
def test_a_pickled_value_comes_back_equal_with_the_same_hash(value: object) -> None:
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(value, protocol))  # noqa: S301 - our own bytes
        assert (again, hash(again), type(again)) == (value, hash(value), type(value))


SHARED: list[tuple[Any, tuple[object, ...]]] = [
    (sk.cards("CJ"), ([sk.Card.SJ],)),
    (sk.Contract(sk.Game.GRAND), (sk.Game.NULL,)),
    (GRAND.deal, GRAND.deal.__reduce__()[1][2:]),
    (sk.Bid(18), (99,)),
    (sk.Discard(sk.cards("D7 D8")), (sk.cards("CJ"),)),
    (sk.Reason.of(sk.Code.DEAL_OVER), (sk.Code.NO_DECLARER, FrozenMap())),
    *((rules, ()) for rules in (sk.HOUSE, sk.HOUSE.kontra, sk.HOUSE.bock, sk.HOUSE.ramsch)),
]


@pytest.mark.parametrize(("value", "others"), SHARED, ids=[kind(value) for value, _ in SHARED])
def test_what_is_shared_cannot_be_made_again(value: Any, others: tuple[object, ...]) -> None:  # noqa: ANN401 - any
    before = repr(value), hash(value)
    with pytest.raises(AttributeError):
        value.__init__(*others)
    assert (repr(value), hash(value)) == before


def test_the_play_of_a_card_stays_what_it_is() -> None:
    play: Any = sk.PlayCard(sk.Card.CJ)
    with suppress(AttributeError):  # plain it is refused; compiled, a second call does nothing
        play.__init__(sk.Card.D7)
    assert play == sk.PlayCard(sk.Card.CJ)


def test_every_class_that_lasts_is_tried() -> None:
    tried = {base for value, _ in SHARED for base in type(value).__mro__}
    assert {*Lasting.__subclasses__(), sk.CardSet} <= tried


def test_a_frozen_map_holds_its_pairs_in_their_order_and_keeps_them() -> None:
    source = {"b": 1, "a": 2}
    pairs: Any = FrozenMap(source)
    source["a"] = 3
    pairs.__init__({"c": 4})
    assert list(pairs.items()) == [("b", 1), ("a", 2)]
    assert (pairs["a"], len(pairs), pairs.get("c"), "b" in pairs) == (2, 2, None, True)
    assert repr(pairs) == "FrozenMap({'a': 2, 'b': 1})"
    assert len(FrozenMap()) == len(FrozenMap(None)) == 0
    with pytest.raises(KeyError):
        pairs["c"]
    with pytest.raises(TypeError):
        pairs["a"] = 3
    with pytest.raises(TypeError):
        del pairs["a"]


def test_frozen_maps_are_equal_in_any_order() -> None:
    one, two = FrozenMap({"b": 1, "a": 2}), FrozenMap({"a": 2, "b": 1})
    assert one == two == {"a": 2, "b": 1} != FrozenMap({"a": 2})
    assert hash(one) == hash(one) == hash(two)
