"""The house rules as data: what a table may state, what the presets are, and how a record keeps them."""

import copy
import json
import pickle
from collections.abc import Iterable
from typing import Any, Final

import pytest
from attrs import asdict, evolve, fields
from attrs.exceptions import FrozenInstanceError

import pyskat as sk
from pyskat import BockRules, KontraRules, RamschRules, Rules
from pyskat.base.values import FrozenMap
from pyskat.notation import iss

changed: Any = evolve  # what the types refuse is refused at run time too
rules_of: Any = Rules
kontra_of: Any = KontraRules
bock_of: Any = BockRules
ramsch_of: Any = RamschRules

DEAL: Final = sk.Deal.from_order(sk.CARDS)

PRESETS: Final = {
    "ISKO": sk.ISKO,
    "SIMPLE": sk.SIMPLE,
    "PUB": sk.PUB,
    "HOUSE": sk.HOUSE,
    "PRE_1999": sk.PRE_1999,
    "ISS": sk.ISS,
}

TABLE: Final = {
    "bidding": ("jump", "next", "next", "jump", "jump", "any"),
    "null_below_bid": ("illegal", "own_value", "illegal", "illegal", "illegal", "illegal"),
    "overbid_loss": (
        "least_multiple",
        "own_value",
        "least_multiple",
        "least_multiple",
        "least_multiple",
        "least_multiple",
    ),
    "declarer_schneider_max": (30, 29, 30, 30, 30, 30),
    "lost_hand_doubled": (True, True, True, True, False, True),
    "concession": ("simple", "simple", "simple", "simple", "simple", "rest"),
    "kontra": (None, None, KontraRules(who="anyone"), KontraRules(who="bid_or_held"), None, None),
    "bock": (None, None, None, BockRules(), None, None),
    "ramsch": (None, None, RamschRules(), RamschRules(), None, None),
}
"""What each preset says, field by field, in the order of the presets above."""

EVENTS: Final = ("sixty", "lost_against_kontra", "won_after_kontra", "re", "grand_hand", "null_ouvert_hand")


# The presets.


@pytest.mark.parametrize("field", TABLE)
def test_the_presets_are_those_of_the_table(field: str) -> None:
    assert tuple(getattr(preset, field) for preset in PRESETS.values()) == TABLE[field]


def test_the_table_of_presets_leaves_no_field_out() -> None:
    assert {field.name for field in fields(Rules)} == set(TABLE)


def test_the_presets_are_different_and_the_skat_order_is_the_default() -> None:
    assert len(set(PRESETS.values())) == 6
    assert Rules() == sk.ISKO


def test_anyone_says_kontra_unless_the_table_says_otherwise() -> None:
    assert KontraRules() == KontraRules(who="anyone")


def test_three_events_bring_a_bock_round_unless_the_table_says_otherwise() -> None:
    assert BockRules().events == EVENTS[:3]


def test_a_ramsch_is_played_as_the_first_of_each_option_unless_the_table_says_otherwise() -> None:
    assert RamschRules() == RamschRules(skat_to="last_trick", tie="all", march="plus", pushing=False)


# Every switch.


@pytest.mark.parametrize(
    ("base", "field", "values"),
    [
        (KontraRules(), "who", ["anyone", "bid_or_held"]),
        (BockRules(), "events", [(), *((event,) for event in EVENTS), EVENTS, EVENTS[::-1]]),
        (RamschRules(), "skat_to", ["last_trick", "loser", "nobody"]),
        (RamschRules(), "tie", ["all", "last_trick", "split"]),
        (RamschRules(), "march", ["plus", "others"]),
        (RamschRules(), "pushing", [False, True]),
        (sk.ISKO, "kontra", [None, KontraRules(), KontraRules(who="bid_or_held")]),
        (sk.ISKO, "bock", [None, BockRules(), BockRules(events=())]),
        (sk.ISKO, "ramsch", [None, RamschRules(), RamschRules(pushing=True)]),
    ],
)
def test_every_switch_is_set_on_its_own(base: Any, field: str, values: list[object]) -> None:  # noqa: ANN401 - any of the rules
    tables = [changed(base, **{field: value}) for value in values]
    assert [getattr(table, field) for table in tables] == values
    assert len(set(tables)) == len(values)
    for table in tables:
        assert changed(table, **{field: getattr(base, field)}) == base


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
    ("make", "wrong"),
    [
        (kontra_of, {"who": "everyone"}),
        (kontra_of, {"who": "Anyone"}),
        (kontra_of, {"who": ""}),
        (kontra_of, {"who": None}),
        (kontra_of, {"who": 1}),
        (kontra_of, {"who": ["anyone"]}),
        (bock_of, {"events": ["sixty"]}),
        (bock_of, {"events": "sixty"}),
        (bock_of, {"events": {"sixty"}}),
        (bock_of, {"events": None}),
        (bock_of, {"events": ("sixty", "sixty")}),
        (bock_of, {"events": ("sixty", "seventy")}),
        (bock_of, {"events": (60,)}),
        (bock_of, {"events": (["sixty"],)}),
        (ramsch_of, {"skat_to": "last trick"}),
        (ramsch_of, {"skat_to": None}),
        (ramsch_of, {"tie": "none"}),
        (ramsch_of, {"tie": True}),
        (ramsch_of, {"march": 120}),
        (ramsch_of, {"march": "minus"}),
        (ramsch_of, {"pushing": 1}),
        (ramsch_of, {"pushing": None}),
        (ramsch_of, {"pushing": "yes"}),
        (rules_of, {"kontra": True}),
        (rules_of, {"kontra": "anyone"}),
        (rules_of, {"kontra": KontraRules}),
        (rules_of, {"kontra": RamschRules()}),
        (rules_of, {"bock": False}),
        (rules_of, {"bock": ("sixty",)}),
        (rules_of, {"bock": KontraRules()}),
        (rules_of, {"ramsch": True}),
        (rules_of, {"ramsch": BockRules()}),
        (rules_of, {"ramsch": {}}),
        (rules_of, {"bidding": "steps"}),
        (rules_of, {"null_below_bid": "legal"}),
        (rules_of, {"overbid_loss": "double"}),
        (rules_of, {"concession": "never"}),
        (rules_of, {"declarer_schneider_max": 31}),
        (rules_of, {"declarer_schneider_max": 30.0}),
        (rules_of, {"lost_hand_doubled": 1}),
    ],
)
def test_a_value_that_a_field_does_not_have_is_refused(make: Any, wrong: dict[str, object]) -> None:  # noqa: ANN401 - any of the rules
    with pytest.raises(sk.ArgumentError) as caught:
        make(**wrong)
    assert caught.value.code in {sk.Code.WRONG_VALUE, sk.Code.WRONG_TYPE}
    assert next(iter(wrong)) in str(caught.value)
    with pytest.raises(sk.ArgumentError):
        changed(make(), **wrong)


@pytest.mark.parametrize(
    ("make", "wrong", "right"),
    [
        (kontra_of, {"who": "all"}, ["'anyone'", "'bid_or_held'"]),
        (ramsch_of, {"skat_to": "winner"}, ["'last_trick'", "'loser'", "'nobody'"]),
        (ramsch_of, {"tie": "first"}, ["'all'", "'last_trick'", "'split'"]),
        (ramsch_of, {"march": "minus"}, ["'plus'", "'others'"]),
        (ramsch_of, {"pushing": 2}, ["True", "False"]),
        (bock_of, {"events": ("kontra",)}, [repr(event) for event in EVENTS]),
        (rules_of, {"kontra": True}, ["KontraRules", "None"]),
        (rules_of, {"bock": True}, ["BockRules", "None"]),
        (rules_of, {"ramsch": True}, ["RamschRules", "None"]),
    ],
)
def test_a_refusal_says_what_would_have_been_right(
    make: Any,  # noqa: ANN401 - any of the rules
    wrong: dict[str, object],
    right: Iterable[str],
) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        make(**wrong)
    for word in (*right, repr(next(iter(wrong.values())))):
        assert word in str(caught.value)
        assert word in caught.value.explain("de")


@pytest.mark.parametrize("make", [kontra_of, bock_of, ramsch_of, rules_of])
def test_rules_are_named_and_not_counted_off(make: Any) -> None:  # noqa: ANN401 - any of the rules
    with pytest.raises(TypeError):
        make("anyone")
    with pytest.raises(TypeError):
        make(unknown=1)


# As values.


@pytest.mark.parametrize(
    "rules",
    [
        KontraRules(who="bid_or_held"),
        BockRules(events=("re",)),
        RamschRules(tie="split", pushing=True),
        sk.PUB,
        sk.HOUSE,
    ],
)
def test_rules_are_values(rules: Any) -> None:  # noqa: ANN401 - any of the rules
    assert copy.copy(rules) is rules
    assert copy.deepcopy(rules) is rules
    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301 - our own bytes
    assert eval(repr(rules), {name: getattr(sk, name) for name in vars(sk)["__all__"]}) == rules  # noqa: S307 - our own text
    assert hash(evolve(rules)) == hash(rules)
    with pytest.raises(FrozenInstanceError):
        rules.who = "anyone"


def test_kinds_of_rules_are_not_taken_for_each_other() -> None:
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
        ('{"bidding": "jump", "concession": "simple"}', sk.ISKO),
    ],
)
def test_rules_stated_in_a_record_are_read(stated: str, rules: Rules) -> None:
    (found,) = iss.loads(written(stated))
    assert found.rules == rules


@pytest.mark.parametrize(
    "stated",
    [
        "kontra",
        "[]",
        "null",
        "1",
        '"kontra"',
        "{",
        '{"kontra": true}',
        '{"kontra": "anyone"}',
        '{"kontra": {"who": "all"}}',
        '{"kontra": {"who": ["anyone"]}}',
        '{"kontra": {"which": "anyone"}}',
        '{"bock": {"events": "sixty"}}',
        '{"bock": {"events": ["seventy"]}}',
        '{"bock": {"events": [["sixty"]]}}',
        '{"bock": {"events": [{"sixty": 1}]}}',
        '{"bock": ["sixty"]}',
        '{"ramsch": {"pushing": 1}}',
        '{"ramsch": []}',
        '{"declarer_schneider_max": NaN}',
        '{"unknown": 1}',
        '{"kontra": {"who": {}}}',
    ],
)
def test_rules_that_are_none_make_a_record_corrupt(stated: str) -> None:
    with pytest.raises(sk.RecordError) as caught:
        iss.loads(written(stated))
    assert caught.value.code is sk.Code.BAD_RESULT
    assert caught.value.line == 1


def test_rules_nested_too_deep_make_a_record_corrupt_and_the_next_is_read() -> None:
    faults: list[sk.RecordError] = []
    text = "\n".join([written('{"kontra": ' * 100_000), iss.dumps(record(sk.PUB))])
    assert iss.loads(text, on_error=faults.append) == [record(sk.PUB)]
    assert len(faults) == 1
