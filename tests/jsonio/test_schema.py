"""The published schema takes every document that is written or read, and refuses what is none."""

import json
import random
from pathlib import Path
from typing import Any, Final

import pytest

import pyskat as sk
from jsonio.test_jsonio import FAULTS, ODD, changed, places
from laws import house_walks
from pyskat.errors import ParseError
from pyskat.jsonio import from_json, to_json
from pyskat.jsonio.kinds import KINDS, SINGLE
from stored_values import FOLDER, MINE, STORED

jsonschema: Any = pytest.importorskip("jsonschema", reason="the schema is tested with jsonschema")

SCHEMA: Final = json.loads(
    (Path(__file__).parents[2] / "docs" / "schema" / "pyskat-1.schema.json").read_text(encoding="utf-8")
)
VALIDATOR: Final = jsonschema.Draft202012Validator(SCHEMA)
LEFT_TO_THE_RULES: Final = {
    sk.Code.DOES_NOT_FOLLOW,
    sk.Code.DUPLICATE_CARD,
    sk.Code.BAD_DEAL,
    sk.Code.RAMSCH_POINTS,
    sk.Code.NO_VALUE,
    sk.Code.CARD_NOT_HELD,
    sk.Code.DISCARD_COUNT,
    sk.Code.NOT_A_BID_VALUE,
    sk.Code.BAD_BID,
    sk.Code.UNKNOWN_PLAYER,
    sk.Code.BAD_NAME,
}
"""What a schema cannot see."""

UNSEEN: Final = {
    ("code", "/value"),  # the list of codes grows
    ("reason", "/code"),
    ("reason", "/params/least"),
    ("record", "/players/2"),  # half of a surrogate pair
    ("solution", "/values/HK"),  # numbers in Null, and truth values in other games
    ("solution_null", "/values/DJ"),
}
"""Single faults that it does not see either."""


def test_it_is_a_schema_that_explains_itself() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert all("description" in part for part in SCHEMA["$defs"].values())


def test_it_has_every_kind_of_document_and_no_other() -> None:
    assert sorted(SCHEMA["properties"]["kind"]["enum"]) == sorted(KINDS)
    assert {name.partition("/")[0] for name in KINDS} <= set(SCHEMA["$defs"])


@pytest.mark.parametrize("name", STORED)
def test_it_takes_every_stored_document(name: str) -> None:
    document = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    VALIDATOR.validate(document)
    if document["kind"] not in SINGLE:
        VALIDATOR.validate({key: document[key] for key in sorted(document)})
    assert not VALIDATOR.is_valid({**document, "more": 1})
    assert not VALIDATOR.is_valid({**document, "pyskat": 2})


@pytest.mark.parametrize("rules", house_walks.TABLES.values(), ids=house_walks.TABLES)
def test_it_takes_what_is_written(rules: sk.Rules) -> None:
    rng = random.Random(f"schema {rules}")
    for walk in house_walks.walks(rng, rules, len(house_walks.MANNERS)):
        for state in (walk.state, rng.choice(walk.states)):
            for value in (state, sk.view(state, rng.choice(list(sk.Seat))), sk.Record.of(state)):
                VALIDATOR.validate(json.loads(to_json(value)))


def test_it_takes_every_action() -> None:
    for action in house_walks.UNIVERSE:
        VALIDATOR.validate({"pyskat": 1, "kind": "action", "value": str(action)})


@pytest.mark.parametrize(("name", "place", "value", "code", "pointer"), FAULTS)
def test_it_refuses_what_is_refused_unless_only_the_rules_can_say_so(
    name: str, place: str, value: object, code: sk.Code, pointer: str
) -> None:
    del pointer
    too_long_or_with_a_point = value in ("9" * 16, 2.0)
    if code not in LEFT_TO_THE_RULES and (name, place) not in UNSEEN and not too_long_or_with_a_point:
        assert not VALIDATOR.is_valid(changed(name, place, value))


@pytest.mark.parametrize("name", STORED)
def test_it_takes_all_that_can_be_read(name: str) -> None:
    rng = random.Random(name)
    document = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    for holder, key in places(document):
        kept = holder[key]
        for odd in rng.sample(ODD, 2):
            holder[key] = odd
            if readable(document):
                VALIDATOR.validate(document)
        holder[key] = kept


def readable(document: object) -> bool:
    try:
        from_json(json.dumps(document), systems={"twice": MINE})
    except ParseError:
        return False
    return True
