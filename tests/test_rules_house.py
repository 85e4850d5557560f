"""The house rules as data: what a table may state, what the presets are, and how a record keeps them."""

import copy
import json
import pickle
from typing import Any, Final

import pytest
from attrs import asdict, evolve, fields
from attrs.exceptions import FrozenInstanceError

import pyskat as sk
from pyskat import BockRules, KontraRules, RamschRules, Rules
from pyskat.base.values import FrozenMap
from pyskat.notation import iss

changed: Any = evolve  # what the types refuse is refused at run time too

DEAL: Final = sk.Deal.from_order(sk.CARDS)

PRESETS: Final = {name: getattr(sk, name) for name in ("ISKO", "SIMPLE", "PUB", "HOUSE", "PRE_1999", "ISS")}

TABLE: Final = {
    "bidding": ("jump", "next", "next", "jump", "jump", "any"),
    "null_below_bid": ("illegal", "own_value", *["illegal"] * 4),
    "overbid_loss": ("least_multiple", "own_value", *["least_multiple"] * 4),
    "declarer_schneider_max": (30, 29, 30, 30, 30, 30),
    "lost_hand_doubled": (True, True, True, True, False, True),
    "concession": ("isko2018", *["simple"] * 3, "isko1999", "rest"),
    "kontra": (None, None, KontraRules(who="anyone"), KontraRules(who="bid_or_held"), None, None),
    "bock": (None, None, None, BockRules(), None, None),
    "ramsch": (None, None, RamschRules(), RamschRules(), None, None),
}
"""What each preset says, field by field, in the order of the presets above."""

EVENTS: Final = ("sixty", "lost_against_kontra", "won_after_kontra", "re", "grand_hand", "null_ouvert_hand")


# The presets.


def test_the_presets_are_those_of_the_table() -> None:
    found = {field.name: tuple(getattr(each, field.name) for each in PRESETS.values()) for field in fields(Rules)}
    assert found == TABLE
    assert len(set(PRESETS.values())) == 6
    assert Rules() == sk.ISKO


def test_what_a_table_does_not_state_is_the_usual() -> None:
    assert KontraRules() == KontraRules(who="anyone")
    assert BockRules().events == EVENTS[:3]
    assert RamschRules() == RamschRules(skat_to="last_trick", tie="all", march="plus", pushing=False)


# Every switch.


SWITCHES: Final[list[tuple[Any, str, list[object], list[object]]]] = [
    (KontraRules, "who", ["anyone", "bid_or_held"], ["everyone", "Anyone", "", None, 1, ["anyone"]]),
    (
        BockRules,
        "events",
        [(), *((event,) for event in EVENTS), EVENTS, EVENTS[::-1]],
        [["sixty"], "sixty", {"sixty"}, None, ("sixty", "sixty"), ("sixty", "seventy"), (60,), (["sixty"],)],
    ),
    (RamschRules, "skat_to", ["last_trick", "loser", "nobody"], ["last trick", None]),
    (RamschRules, "tie", ["all", "last_trick", "split"], ["none", True]),
    (RamschRules, "march", ["plus", "others"], ["minus", 120]),
    (RamschRules, "pushing", [False, True], [1, 2, None, "yes"]),
    (
        Rules,
        "kontra",
        [None, KontraRules(), KontraRules(who="bid_or_held")],
        [True, "anyone", KontraRules, RamschRules()],
    ),
    (Rules, "bock", [None, BockRules(), BockRules(events=())], [False, ("sixty",), KontraRules()]),
    (Rules, "ramsch", [None, RamschRules(), RamschRules(pushing=True)], [True, BockRules(), {}]),
    (Rules, "bidding", ["jump", "next", "any"], ["steps"]),
    (Rules, "null_below_bid", ["illegal", "own_value", "replacement"], ["legal"]),
    (Rules, "overbid_loss", ["least_multiple", "own_value"], ["double"]),
    (Rules, "concession", ["isko2018", "isko1999", "simple", "rest", "rest_shown"], ["never"]),
    (Rules, "declarer_schneider_max", [30, 29], [31, 30.0]),
    (Rules, "lost_hand_doubled", [True, False], [1]),
]
"""What each field may be, and what it may not."""


@pytest.mark.parametrize(("kind", "field", "values", "wrong"), SWITCHES)
def test_a_field_takes_its_values_and_no_other(
    kind: Any,  # noqa: ANN401 - any of the rules
    field: str,
    values: list[object],
    wrong: list[object],
) -> None:
    tables = [kind(**{field: value}) for value in values]
    assert [getattr(table, field) for table in tables] == values
    assert len(set(tables)) == len(values)
    for table in tables:
        assert changed(table, **{field: getattr(kind(), field)}) == kind()
    for value in wrong:
        with pytest.raises(sk.ArgumentError) as caught:
            kind(**{field: value})
        assert caught.value.code in {sk.Code.WRONG_VALUE, sk.Code.WRONG_TYPE}
        assert field in str(caught.value)
        with pytest.raises(sk.ArgumentError):
            changed(kind(), **{field: value})
    assert {switch[:2] for switch in SWITCHES} == {
        (each, one.name) for each in (KontraRules, BockRules, RamschRules, Rules) for one in fields(each)
    }


def test_a_switch_inside_a_preset_is_reached() -> None:
    assert sk.HOUSE.kontra is not None
    assert sk.HOUSE.ramsch is not None
    mine = evolve(sk.HOUSE, kontra=evolve(sk.HOUSE.kontra, who="anyone"), ramsch=evolve(sk.HOUSE.ramsch, tie="split"))
    assert mine.kontra == KontraRules()
    assert mine.ramsch == RamschRules(tie="split")
    assert mine.bock == sk.HOUSE.bock
    assert sk.HOUSE.ramsch.tie == "all"


# What is refused.


@pytest.mark.parametrize(
    ("kind", "wrong", "right"),
    [
        (KontraRules, {"who": "all"}, ["'anyone'", "'bid_or_held'"]),
        (RamschRules, {"skat_to": "winner"}, ["'last_trick'", "'loser'", "'nobody'"]),
        (RamschRules, {"pushing": 2}, ["True", "False"]),
        (BockRules, {"events": ("kontra",)}, [repr(event) for event in EVENTS]),
        (Rules, {"kontra": True}, ["KontraRules", "None"]),
    ],
)
def test_a_refusal_says_what_would_have_been_right(kind: Any, wrong: dict[str, object], right: list[str]) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError) as caught:
        kind(**wrong)
    for word in (*right, repr(next(iter(wrong.values())))):
        assert word in str(caught.value)
        assert word in caught.value.explain("de")


@pytest.mark.parametrize("kind", [KontraRules, BockRules, RamschRules, Rules])
def test_rules_are_named_and_not_counted_off(kind: Any) -> None:  # noqa: ANN401 - any of the rules
    for positional, named in ((("anyone",), {}), ((), {"unknown": 1})):
        with pytest.raises(TypeError):
            kind(*positional, **named)


# As values.


@pytest.mark.parametrize(
    "rules",
    [KontraRules(who="bid_or_held"), BockRules(events=("re",)), RamschRules(tie="split", pushing=True), sk.HOUSE],
)
def test_rules_are_values(rules: Any) -> None:  # noqa: ANN401 - any of the rules
    assert copy.copy(rules) is rules
    assert copy.deepcopy(rules) is rules
    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301 - our own bytes
    assert eval(repr(rules), {name: getattr(sk, name) for name in vars(sk)["__all__"]}) == rules  # noqa: S307 - our own text
    assert hash(evolve(rules)) == hash(rules)
    with pytest.raises(FrozenInstanceError):
        rules.who = "anyone"
    assert len({KontraRules(), BockRules(), RamschRules(), Rules()}) == 4


# In a record.


def record(rules: Rules) -> sk.Record:
    return sk.Record.start(DEAL, rules)


def written(stated: str) -> str:
    """Write a record that states its rules."""
    plain = iss.dumps(record(sk.ISS))
    escaped = stated.replace("\\", "\\\\").replace("]", "\\]")
    return plain.replace("MV[", f"RU[{escaped}]MV[")


@pytest.mark.parametrize(
    "rules",
    [
        *PRESETS.values(),
        evolve(sk.ISS, kontra=KontraRules(who="bid_or_held")),
        evolve(sk.ISS, bock=BockRules(events=())),
        evolve(sk.ISS, bock=BockRules(events=EVENTS)),
        evolve(sk.ISS, ramsch=RamschRules(skat_to="nobody", tie="split", march="others", pushing=True)),
    ],
)
@pytest.mark.parametrize("place", ["", "ISS1", "ISS2"])
def test_a_record_keeps_the_rules_of_its_table(place: str, rules: Rules) -> None:
    tagged = evolve(record(rules), tags=FrozenMap({"PC": place} if place else {}))
    assert iss.loads(iss.dumps(tagged)) == [tagged]


def test_a_record_states_only_what_its_place_does_not_imply() -> None:
    assert "RU[" not in iss.dumps(record(sk.ISS))
    text = iss.dumps(record(evolve(sk.ISS, ramsch=RamschRules(tie="split"))))
    stated = text[text.index("RU[") + 3 : text.index("]", text.index("RU["))]
    assert json.loads(stated) == {"ramsch": asdict(RamschRules(tie="split"))}


@pytest.mark.parametrize(
    ("stated", "rules"),
    [
        ("{}", sk.ISS),
        ('{"kontra": {}}', evolve(sk.ISS, kontra=KontraRules())),
        ('{"kontra": null}', sk.ISS),
        ('{"bock": {"events": ["re"]}}', evolve(sk.ISS, bock=BockRules(events=("re",)))),
        ('{"ramsch": {"pushing": true}}', evolve(sk.ISS, ramsch=RamschRules(pushing=True))),
        ('{"bidding": "jump", "concession": "isko2018"}', sk.ISKO),
        ('{"bidding": "jump", "concession": "simple"}', evolve(sk.ISKO, concession="simple")),
    ],
)
def test_rules_stated_in_a_record_are_read(stated: str, rules: Rules) -> None:
    (found,) = iss.loads(written(stated))
    assert found.rules == rules


NO_RULES: Final = """
kontra [] null 1 "kontra" { {"kontra":true} {"kontra":"anyone"} {"kontra":{"who":"all"}} {"kontra":{"who":["anyone"]}}
{"kontra":{"which":"anyone"}} {"bock":{"events":"sixty"}} {"bock":{"events":["seventy"]}} {"unknown":1}
{"bock":{"events":[["sixty"]]}} {"bock":{"events":[{"sixty":1}]}} {"bock":["sixty"]} {"ramsch":{"pushing":1}}
{"ramsch":[]} {"declarer_schneider_max":NaN} {"kontra":{"who":{}}}
"""


@pytest.mark.parametrize("stated", NO_RULES.split())
def test_rules_that_are_none_make_a_record_corrupt(stated: str) -> None:
    with pytest.raises(sk.RecordError) as caught:
        iss.loads(written(stated))
    assert (caught.value.code, caught.value.line) == (sk.Code.BAD_RESULT, 1)


def test_rules_nested_too_deep_make_a_record_corrupt_and_the_next_is_read() -> None:
    faults: list[sk.RecordError] = []
    text = "\n".join([written('{"kontra": ' * 100_000), iss.dumps(record(sk.PUB))])
    assert iss.loads(text, on_error=faults.append) == [record(sk.PUB)]
    assert len(faults) == 1
