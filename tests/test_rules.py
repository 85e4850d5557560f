import pickle
from typing import Any

import pytest
from attrs import asdict, evolve
from attrs.exceptions import FrozenInstanceError

import pyskat as sk
from pyskat import Rules

changed: Any = evolve  # what the types refuse is refused at run time too
made: Any = Rules

DEFAULT = {
    "bidding": "jump",
    "null_below_bid": "illegal",
    "overbid_loss": "least_multiple",
    "declarer_schneider_max": 30,
    "lost_hand_doubled": True,
    "concession": "isko2018",
}
SIMPLE = {
    "concession": "simple",
    "bidding": "next",
    "null_below_bid": "own_value",
    "overbid_loss": "own_value",
    "declarer_schneider_max": 29,
}


@pytest.mark.parametrize(
    ("preset", "differs"),
    [
        (Rules(), {}),
        (sk.ISKO, {}),
        (sk.SIMPLE, SIMPLE),
        (sk.PRE_1999, {"lost_hand_doubled": False, "concession": "isko1999"}),
        (sk.ISS, {"bidding": "any", "concession": "rest"}),
    ],
)
def test_presets_are_those_of_the_table(preset: Rules, differs: dict[str, object]) -> None:
    expected = DEFAULT | differs
    assert {name: value for name, value in asdict(preset).items() if name in DEFAULT} == expected


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("bidding", ["jump", "next", "any"]),
        ("null_below_bid", ["illegal", "own_value", "replacement"]),
        ("overbid_loss", ["least_multiple", "own_value"]),
        ("declarer_schneider_max", [30, 29]),
        ("lost_hand_doubled", [True, False]),
        ("concession", ["isko2018", "isko1999", "simple", "rest", "rest_shown"]),
    ],
)
def test_a_table_states_its_own_rules(field: str, values: list[object]) -> None:
    tables = [changed(sk.ISKO, **{field: value}) for value in values]
    assert [getattr(rules, field) for rules in tables] == values
    assert tables[0] == sk.ISKO
    assert len(set(tables)) == len(values)


def test_a_value_that_a_field_lacks_is_refused_with_those_it_has() -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        changed(sk.ISKO, bidding="jmup")
    for said in ("bidding", "'jump'", "'next'", "'any'", "'jmup'"):
        assert said in str(caught.value)


def test_rules_are_given_by_name_only() -> None:
    with pytest.raises(TypeError):
        made("jump")


def test_rules_are_a_value() -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(sk.ISKO, "bidding", "next")  # noqa: B010 - the assignment itself would not type-check
    again = pickle.loads(pickle.dumps(sk.SIMPLE))  # noqa: S301 - our own bytes
    assert again == sk.SIMPLE
    assert hash(again) == hash(sk.SIMPLE)
