"""The published schema is read off the classes, and takes every document that is written or read."""

import json
import random
import runpy
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from jsonio.test_faults import FAULTS, changed
from laws.strategies import LAW
from pyskat import testing
from pyskat.errors import ParseError
from pyskat.jsonio import from_json, schema, to_json
from pyskat.jsonio.kinds import SINGLE
from stored_values import BEFORE as STORED_BEFORE
from stored_values import FOLDER, MINE, ODD, STORED, opened, places

jsonschema: Any = pytest.importorskip("jsonschema", reason="the schema is tested with jsonschema")

SCHEMA: Final[Any] = schema()
PUBLISHED: Final = FOLDER.parents[2] / "docs" / "schema"
VALIDATOR: Final = jsonschema.Draft202012Validator(SCHEMA)
BEFORE: Final = jsonschema.Draft202012Validator(schema(1))
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
    ("entry_score", "/outcome"),  # no game is worth 0
}
"""Single faults that it does not see either."""


def test_the_published_schema_is_read_off_the_classes(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_module("pyskat.jsonio")
    assert (PUBLISHED / "pyskat-2.schema.json").read_text(encoding="utf-8") == capsys.readouterr().out
    assert json.loads((PUBLISHED / "pyskat-1.schema.json").read_text(encoding="utf-8")) == schema(1)
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert all(part["description"] for part in SCHEMA["$defs"].values())


@pytest.mark.parametrize(
    ("kind", "field", "said"),
    [
        ("deal", "hands", "Ten cards each for forehand, middlehand and rearhand."),
        ("game_result", "settlement", None),
        ("format", "system", "How the sheet is scored, unless another system is given."),
        ("view", "seat", "Whose view it is; null for a spectator."),
    ],
)
def test_fields_are_explained_where_their_class_explains_them(kind: str, field: str, said: str | None) -> None:
    assert SCHEMA["$defs"][kind]["properties"][field].get("description") == said


@pytest.mark.parametrize("name", STORED)
def test_it_takes_every_stored_document(name: str) -> None:
    document = opened(name)
    VALIDATOR.validate(document)
    if document["kind"] not in SINGLE:
        VALIDATOR.validate({key: document[key] for key in sorted(document)})
    assert not VALIDATOR.is_valid({**document, "more": 1})
    assert not VALIDATOR.is_valid({**document, "pyskat": 1})
    if name in STORED_BEFORE:
        BEFORE.validate(opened(name, 1))
    assert not BEFORE.is_valid(document)
    assert not BEFORE.is_valid({**document, "pyskat": 1}) or name in {*STORED_BEFORE, "state_claimed"}


@pytest.mark.parametrize("version", [0, 3, "2", None])
def test_there_is_no_schema_of_another_version(version: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError):
        schema(version)


@LAW
@given(state=testing.states(None, None), eye=st.sampled_from((*sk.Seat, None)), action=testing.actions())
def test_it_takes_what_is_written(state: sk.State, eye: sk.Seat | None, action: sk.Action) -> None:
    for value in (state, sk.view(state, eye), sk.Record.of(state), action):
        VALIDATOR.validate(json.loads(to_json(value)))


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
    document = opened(name)
    for holder, key in places(document):
        kept = holder[key]
        for odd in rng.sample(ODD, 2):
            holder[key] = odd
            try:
                from_json(json.dumps(document), systems={"twice": MINE})
            except ParseError:
                continue
            VALIDATOR.validate(document)
        holder[key] = kept
