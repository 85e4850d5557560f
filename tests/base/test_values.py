import copy
import pickle
import random
from typing import Any

import pytest

import pyskat as sk
from pyskat.base.values import FrozenMap
from pyskat.scoring.judgement import Facts

DEAL = sk.Deal.shuffled(random.Random(1))
VALUES: list[Any] = [
    sk.cards("CJ"),
    sk.Contract(sk.Game.GRAND, hand=True),
    sk.Matadors.of(2),
    sk.game_value(sk.Contract(sk.Game.GRAND), 2),
    sk.settle(sk.Contract(sk.Game.GRAND), matadors=2, points=61),
    sk.SIMPLE,
    DEAL,
    sk.Trick(sk.Seat.FOREHAND, (sk.Card.CJ,), sk.Game.GRAND),
    sk.Reason.of(sk.Code.BID_TOO_LOW, value=17, least=18),
    Facts(61, 5, sk.Ending.PLAYED),
    FrozenMap({"GM": "Skat"}),
]
KINDS = [type(value).__name__ for value in VALUES]


@pytest.mark.parametrize("value", VALUES, ids=KINDS)
def test_a_copy_of_a_value_is_the_value_itself(value: object) -> None:
    assert copy.copy(value) is value
    assert copy.deepcopy(value) is value
    assert copy.deepcopy([value])[0] is value


@pytest.mark.parametrize("value", VALUES, ids=KINDS)
def test_a_pickled_value_comes_back_equal_with_the_same_hash(value: object) -> None:
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(value, protocol))  # noqa: S301 - our own bytes
        assert again == value
        assert hash(again) == hash(value)
        assert type(again) is type(value)


@pytest.mark.parametrize("value", VALUES, ids=KINDS)
def test_a_value_takes_no_further_attribute(value: object) -> None:
    with pytest.raises(AttributeError):
        setattr(value, "note", 1)  # noqa: B010 - the assignment itself would not type-check


def test_a_frozen_map_holds_its_pairs_in_their_order() -> None:
    pairs = FrozenMap({"b": 1, "a": 2})
    assert list(pairs.items()) == [("b", 1), ("a", 2)]
    assert (pairs["a"], len(pairs), pairs.get("c"), "b" in pairs) == (2, 2, None, True)
    with pytest.raises(KeyError):
        pairs["c"]
    assert repr(pairs) == "FrozenMap({'a': 2, 'b': 1})"
    assert len(FrozenMap()) == len(FrozenMap(None)) == 0


def test_frozen_maps_are_equal_in_any_order() -> None:
    one, two = FrozenMap({"b": 1, "a": 2}), FrozenMap({"a": 2, "b": 1})
    assert one == two == {"a": 2, "b": 1}
    assert hash(one) == hash(two)
    assert one != FrozenMap({"a": 2})


def test_a_frozen_map_does_not_follow_what_it_was_made_of() -> None:
    source = {"a": 1}
    pairs = FrozenMap(source)
    source["a"] = 2
    assert pairs["a"] == 1
    changed: Any = pairs
    with pytest.raises(TypeError):
        changed["a"] = 3
    with pytest.raises(TypeError):
        del changed["a"]
