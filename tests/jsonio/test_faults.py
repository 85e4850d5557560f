"""What is wrong in a document is named with its code and its place, in time in proportion to its length."""

import json
import random
import sys
from typing import Any, Final

import pytest

import pyskat as sk
from pyskat import Card, Code, ParseError
from pyskat.jsonio import from_json, to_json
from stored_values import MINE, ODD, STORED, keeps, opened, places

each_stored: Final = pytest.mark.parametrize("name", STORED)


def refused(found: object) -> ParseError:
    """Read what is no document, and give the error."""
    with pytest.raises(ParseError) as caught:
        from_json(found if isinstance(found, str) else json.dumps(found), systems={"twice": MINE})
    return caught.value


def test_a_class_may_be_asked_for() -> None:
    text = to_json(STORED["state"])
    assert isinstance(from_json(text, sk.Playing), sk.Playing)
    for kind, pointer in ((sk.Deal, "/kind"), (sk.Bidding, "/phase")):
        with pytest.raises(ParseError) as caught:
            from_json(text, kind)
        assert (caught.value.code, caught.value.pointer) == (Code.UNKNOWN_KIND, pointer)
    with pytest.raises(ParseError) as caught:
        from_json(to_json(sk.Hold()), sk.Bid)
    assert (caught.value.code, caught.value.pointer) == (Code.UNKNOWN_KIND, "/value")


@pytest.mark.parametrize("kind", [int, "deal", [], sk.State, sk.SkatError])
def test_another_class_cannot_be_asked_for(kind: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError):
        from_json("{}", kind)


@pytest.mark.parametrize("systems", [[MINE], {"twice": "MINE"}, {1: MINE}, "twice"])
def test_systems_are_a_mapping_from_names(systems: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError):
        from_json(to_json(Card.CJ), systems=systems)


@pytest.mark.parametrize("text", [None, 3, {}, bytearray(b"{}")])
def test_a_document_is_text(text: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError):
        from_json(text)


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("{", 1),
        ('{"pyskat": 2,}', 12 if sys.version_info >= (3, 13) else 13),  # the comma, or what stands after it
        ("[" * 100_000, 0),
        ('{"a":' * 100_000, 0),
        (b'{"pyskat": "\xff"}', 12),
        ("\ufeff{}", 0),
        ("{} {}", 3),
        ('{"a": "\t"}', 7),
    ],
)
def test_what_is_no_json_is_refused_with_the_place(text: str | bytes, position: int) -> None:
    with pytest.raises(ParseError) as caught:
        from_json(text)
    assert (caught.value.code, caught.value.position, caught.value.pointer) == (Code.NOT_JSON, position, None)


def test_a_fault_is_said_with_its_pointer_in_both_languages() -> None:
    error = refused({"pyskat": 2, "kind": "map", "value": {"a/b~c": 1.5}})
    assert error.pointer == "/value/a~1b~0c"
    assert str(error).endswith(", not 1.5 (in /value/a~1b~0c)")
    assert error.explain("de").endswith("(in /value/a~1b~0c)")
    whole = refused([])
    assert whole.pointer == ""
    assert str(whole) == "the value must be an object, not a list (in the whole document)"
    assert whole.explain("de").endswith("(im ganzen Dokument)")


def changed(name: str, pointer: str, value: object) -> Any:  # noqa: ANN401 - any JSON
    """Put something else into a stored document; ``...`` takes the part out."""
    whole = inner = opened(name)
    *way, last = pointer.split("/")[1:]
    for step in way:
        inner = inner[int(step) if isinstance(inner, list) else step]
    key: Any = int(last) if isinstance(inner, list) else last
    if value is ...:
        del inner[key]
    else:
        inner[key] = value
    return whole


DOES_NOT_FOLLOW: Final = Code.DOES_NOT_FOLLOW
FAULTS: Final[list[tuple[str, str, object, Code, str]]] = [
    ("card", "/pyskat", 3, Code.UNKNOWN_VERSION, "/pyskat"),
    ("card", "/pyskat", True, Code.UNKNOWN_VERSION, "/pyskat"),
    ("card", "/pyskat", "2", Code.UNKNOWN_VERSION, "/pyskat"),
    ("card", "/pyskat", 10**30, Code.UNKNOWN_VERSION, "/pyskat"),
    ("card", "/pyskat", ..., Code.FIELD_MISSING, "/pyskat"),
    ("card", "/kind", ..., Code.FIELD_MISSING, "/kind"),
    ("card", "/kind", "joker", Code.UNKNOWN_KIND, "/kind"),
    ("card", "/kind", ["card"], Code.UNKNOWN_KIND, "/kind"),
    ("card", "/value", ..., Code.FIELD_MISSING, "/value"),
    ("card", "/suit", "hearts", Code.UNKNOWN_FIELD, "/suit"),
    ("card", "/value", "H10", Code.WRONG_VALUE, "/value"),
    ("card", "/value", 13, Code.WRONG_TYPE, "/value"),
    ("card", "/value", {}, Code.WRONG_TYPE, "/value"),
    ("code", "/value", "no_such_code", Code.WRONG_VALUE, "/value"),
    ("card_set", "/value", "CJ XX", Code.UNKNOWN_CARD, "/value"),
    ("card_set", "/value", "CJ  HT", Code.UNKNOWN_CARD, "/value"),
    ("card_set", "/value", " ".join(["CJ"] * 33), Code.DUPLICATE_CARD, "/value"),
    ("card_set", "/value", ["CJ"], Code.WRONG_TYPE, "/value"),
    ("card_set", "/value", "x" * 10_000, Code.UNKNOWN_CARD, "/value"),
    ("contract", "/value", "grand forever", Code.UNKNOWN_CONTRACT, "/value"),
    ("contract", "/value", "hand grand", Code.WRONG_VALUE, "/value"),
    ("contract", "/value", "Grand", Code.WRONG_VALUE, "/value"),
    ("contract", "/value", "Null ouvert Hand", Code.WRONG_VALUE, "/value"),
    ("contract", "/value", None, Code.WRONG_TYPE, "/value"),
    ("matadors", "/value", 0, Code.BAD_MATADORS, "/value"),
    ("matadors", "/value", True, Code.WRONG_TYPE, "/value"),
    ("matadors", "/value", 2.0, Code.WRONG_TYPE, "/value"),
    ("action", "/value", "sing", Code.UNKNOWN_ACTION, "/value"),
    ("action", "/value", "9" * 16, Code.WRONG_VALUE, "/value"),
    ("action", "/value", "9" * 900, Code.WRONG_VALUE, "/value"),
    ("action", "/value", "discard ZZ", Code.UNKNOWN_CARD, "/value"),
    ("action", "/value", "018", Code.WRONG_VALUE, "/value"),
    ("action", "/value", "y", Code.WRONG_VALUE, "/value"),
    ("action", "/value", "pick  up", Code.WRONG_VALUE, "/value"),
    ("action", "/value", "push  DQ H7", Code.WRONG_VALUE, "/value"),
    ("action", "/value", "discard dq H7", Code.WRONG_VALUE, "/value"),
    ("action", "/value", "Discard H7 DQ", Code.WRONG_VALUE, "/value"),
    ("actions", "/value/1", 3, Code.WRONG_TYPE, "/value/1"),
    ("actions", "/value", {}, Code.WRONG_TYPE, "/value"),
    ("map", "/value", [], Code.WRONG_TYPE, "/value"),
    ("map", "/value/count", None, Code.WRONG_TYPE, "/value/count"),
    ("deal", "/skat", "CJ SJ", Code.BAD_DEAL, ""),
    ("deal", "/hands/1", ..., Code.WRONG_VALUE, "/hands"),
    ("deal", "/hands/1", 5, Code.WRONG_TYPE, "/hands/1"),
    ("deal", "/skat", ..., Code.FIELD_MISSING, "/skat"),
    ("rules", "/bidding", "loud", Code.WRONG_VALUE, "/bidding"),
    ("rules", "/bidding", ["jump"], Code.WRONG_VALUE, "/bidding"),
    ("rules", "/declarer_schneider_max", 31, Code.WRONG_VALUE, "/declarer_schneider_max"),
    ("rules", "/lost_hand_doubled", 1, Code.WRONG_TYPE, "/lost_hand_doubled"),
    ("rules", "/kontra", {"who": "nobody"}, Code.WRONG_VALUE, "/kontra/who"),
    ("rules", "/kontra", {"whom": "anyone"}, Code.UNKNOWN_FIELD, "/kontra/whom"),
    ("rules", "/kontra", [], Code.WRONG_TYPE, "/kontra"),
    ("bock_rules", "/events", ["re", "re"], Code.WRONG_VALUE, "/events"),
    ("bock_rules", "/events/0", "rain", Code.WRONG_VALUE, "/events/0"),
    ("trick", "/cards", "HA HT SJ CJ", Code.WRONG_VALUE, "/cards"),
    ("trick", "/cards", "HA HA", Code.DUPLICATE_CARD, "/cards"),
    ("trick", "/leader", "dealer", Code.WRONG_VALUE, "/leader"),
    ("state", "/actions/0", "19", Code.NOT_A_BID_VALUE, "/actions/0"),
    ("state", "/actions/5", "discard CJ", Code.DISCARD_COUNT, "/actions/5"),
    ("state", "/actions/7", "H9", Code.CARD_NOT_HELD, "/actions/7"),
    ("state", "/phase", "bidding", DOES_NOT_FOLLOW, "/phase"),
    ("state", "/phase", "finished", DOES_NOT_FOLLOW, "/phase"),
    ("state", "/deal/skat", "DA", Code.BAD_DEAL, "/deal"),
    ("state", "/rules/bidding", "slow", Code.WRONG_VALUE, "/rules/bidding"),
    ("record", "/players", ["Anna"], Code.WRONG_VALUE, "/players"),
    ("record", "/players/2", "\ud800", Code.WRONG_VALUE, "/players/2"),
    ("record", "/tags/ID", 1, Code.WRONG_TYPE, "/tags/ID"),
    ("record", "/outcome/points", "61", Code.WRONG_TYPE, "/outcome/points"),
    ("reason", "/params/least", ..., Code.FIELD_MISSING, "/params/least"),
    ("reason", "/code", "silly", Code.WRONG_VALUE, "/code"),
    ("game_value", "/steps/1/count", 9, DOES_NOT_FOLLOW, "/steps/1/count"),
    ("game_value", "/contract", "ramsch", Code.NO_VALUE, ""),
    ("settlement", "/score", -65, DOES_NOT_FOLLOW, "/score"),
    ("settlement", "/score", ..., Code.FIELD_MISSING, "/score"),
    ("settlement", "/won", True, DOES_NOT_FOLLOW, "/won"),
    ("settlement", "/value", 22, DOES_NOT_FOLLOW, "/value"),
    ("settlement", "/bid", 19, Code.BAD_BID, ""),
    ("settlement", "/points", 121, Code.POINTS_OUT_OF_RANGE, ""),
    ("settlement", "/doublings", 10**15, Code.WRONG_VALUE, "/doublings"),
    ("settlement", "/doublings", -1, Code.BAD_DOUBLINGS, ""),
    ("settlement", "/game_value/matadors", 2, DOES_NOT_FOLLOW, "/game_value/steps/0/count"),
    ("settlement", "/game_value/contract", "clubs", DOES_NOT_FOLLOW, "/game_value/contract"),
    ("ramsch_settlement", "/scores/1", 0, DOES_NOT_FOLLOW, "/scores/1"),
    ("ramsch_settlement", "/points/1", 41, Code.RAMSCH_POINTS, ""),
    ("ramsch_settlement", "/doublings", 41, Code.WRONG_VALUE, "/doublings"),
    ("ramsch_settlement", "/payers", ["forehand"], DOES_NOT_FOLLOW, "/payers/0"),
    ("game_result", "/settlement/verdict", "lost", Code.WRONG_VALUE, "/settlement/verdict"),
    ("game_result_given_up", "/settlement/defender_points", 121, Code.WRONG_VALUE, "/settlement/defender_points"),
    ("game_result_given_up", "/settlement/defender_tricks", -1, Code.WRONG_VALUE, "/settlement/defender_tricks"),
    ("game_result_given_up", "/settlement/defender_points", 29, DOES_NOT_FOLLOW, "/settlement/verdict"),
    ("game_result_given_up", "/settlement/defender_tricks", ..., Code.FIELD_MISSING, "/settlement/defender_tricks"),
    ("entry", "/player", -1, Code.NOT_A_PLAYER, ""),
    ("entry", "/outcome/score", 1, DOES_NOT_FOLLOW, "/outcome/score"),
    ("entry", "/outcome", "48", Code.WRONG_TYPE, "/outcome"),
    ("entry", "/factor", 0, Code.BAD_SCORE, ""),
    ("entry_score", "/outcome", 0, Code.BAD_SCORE, ""),
    ("sheet", "/players/1", "Anna", Code.BAD_PLAYERS, "/players"),
    ("sheet", "/players/1", "", Code.BAD_NAME, "/players"),
    ("sheet", "/players/1", "A\n", Code.BAD_NAME, "/players"),
    ("sheet", "/entries/0/player", 3, Code.UNKNOWN_PLAYER, ""),
    ("sheet", "/system/scoring", "fair", Code.WRONG_VALUE, "/system/scoring"),
    ("sheet", "/system/scoring", ..., Code.FIELD_MISSING, "/system/scoring"),
    ("sheet", "/system/scoring", [], Code.WRONG_VALUE, "/system/scoring"),
    ("sheet", "/system/limit", ..., Code.FIELD_MISSING, "/system/limit"),
    ("sheet", "/system/limit", 0, Code.WRONG_VALUE, "/system/limit"),
    ("sheet", "/system/limit", 10**20, Code.WRONG_TYPE, "/system/limit"),
    ("sheet", "/system/limit", 10**9 + 1, Code.WRONG_VALUE, "/system/limit"),
    ("sheet", "/system/limit", True, Code.WRONG_TYPE, "/system/limit"),
    ("sheet", "/system/name", "mine", Code.UNKNOWN_FIELD, "/system/name"),
    ("sheet_custom", "/system/name", 4, Code.WRONG_TYPE, "/system/name"),
    ("scoring_system", "/limit", 301, Code.UNKNOWN_FIELD, "/limit"),
    ("format", "/rounds", 0, Code.WRONG_VALUE, "/rounds"),
    ("session", "/players/0", "Emil", DOES_NOT_FOLLOW, "/players/0"),
    ("session", "/bock_deals", -4, Code.WRONG_VALUE, "/bock_deals"),
    ("solution", "/best", "CJ", DOES_NOT_FOLLOW, "/best"),
    ("solution", "/values", {"": 1}, Code.WRONG_VALUE, "/values/"),
    ("solution", "/values/HK", True, Code.WRONG_TYPE, "/values/HK"),
    ("solution_null", "/values/DJ", 1, Code.WRONG_TYPE, "/values/DJ"),
    ("view_finished", "/result/kind", "sunk", Code.UNKNOWN_KIND, "/result/kind"),
    ("view_finished", "/result/kind", ..., Code.UNKNOWN_KIND, "/result/kind"),
    ("view_finished", "/result", "won", Code.WRONG_TYPE, "/result"),
    ("view", "/calls/0/1", "pick up", Code.WRONG_VALUE, "/calls/0/1"),
    ("view", "/calls/0", ["forehand"], Code.WRONG_VALUE, "/calls/0"),
    ("view", "/hand_sizes/0", False, Code.WRONG_TYPE, "/hand_sizes/0"),
]


@pytest.mark.parametrize(("name", "place", "value", "code", "pointer"), FAULTS)
def test_a_fault_is_named_with_its_code_and_pointer(
    name: str, place: str, value: object, code: Code, pointer: str
) -> None:
    error = refused(changed(name, place, value))
    assert (error.code, error.pointer) == (code, pointer)
    assert len(str(error)) < 900
    assert error.explain("de") != str(error)


@pytest.mark.parametrize(
    ("text", "code", "pointer"),
    [
        ('{"pyskat": 2, "kind": "card", "kind": "card", "value": "CJ"}', Code.FIELD_TWICE, "/kind"),
        ('{"pyskat": 2, "kind": "map", "value": {"a": 1, "b": 2, "b": 3}}', Code.FIELD_TWICE, "/value/b"),
        ('{"pyskat": 2, "kind": "matadors", "value": NaN}', Code.WRONG_TYPE, "/value"),
        ('{"pyskat": 2, "kind": "matadors", "value": -Infinity}', Code.WRONG_TYPE, "/value"),
        ('{"pyskat": 2, "kind": "matadors", "value": 1e400}', Code.WRONG_TYPE, "/value"),
        ('{"pyskat": 2, "kind": "matadors", "value": ' + "9" * 100_000 + "}", Code.WRONG_TYPE, "/value"),
        ('{"pyskat": 2, "kind": "map", "value": {"\\ud800": 1}}', Code.WRONG_VALUE, "/value/\ud800"),
        ("null", Code.WRONG_TYPE, ""),
        ('"CJ"', Code.WRONG_TYPE, ""),
    ],
)
def test_what_only_json_can_say_is_refused(text: str, code: Code, pointer: str) -> None:
    error = refused(text)
    assert (error.code, error.pointer) == (code, pointer)
    assert len(str(error)) < 300


LONG: Final = 4_000


def long_document(name: str, count: int) -> dict[str, object]:
    """Make a document one part of which is longer than any good one."""
    documents: dict[str, dict[str, object]] = {
        "actions": {"pyskat": 2, "kind": "actions", "value": ["sing"] * count},
        "card set": {"pyskat": 2, "kind": "card_set", "value": "CJ " * count},
        "action": {"pyskat": 2, "kind": "action", "value": "push " + "CJ " * count},
        "events": {"pyskat": 2, "kind": "bock_rules", "events": ["re"] * count},
        "state": {**opened("state"), "actions": ["18"] * count},
        "calls": {**opened("view"), "calls": [["middlehand", "18"]] * count, "bid": 17},
        "tricks": {
            **opened("view"),
            "tricks": [{"leader": "forehand", "cards": "CA CK C9", "game": "grand"}] * count,
        },
        "conceded": {**opened("view"), "conceded": ["rearhand"] * count},
        "steps": {**opened("game_value"), "steps": [{"name": "game", "count": 2}] * count},
        "players": {**opened("sheet"), "players": ["Anna"] * count},
        "code": {**opened("reason"), "code": "x" * count},
        "field": {"x" * count: 1, "pyskat": 2, "kind": "deal"},
    }
    return documents[name]


def calls_to_refuse(document: dict[str, object]) -> int:
    """Count the calls, into C too, that it takes to refuse a document."""
    calls = 0

    def count(_frame: object, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    text = json.dumps(document)
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        with pytest.raises(ParseError):
            from_json(text)
    finally:
        sys.setprofile(before)
    return calls


LONG_PARTS: Final = (
    *("actions", "card set", "action", "events", "state", "calls"),
    *("tricks", "conceded", "steps", "players", "code", "field"),
)


@pytest.mark.parametrize("name", LONG_PARTS)
def test_a_document_twice_as_long_is_at_most_twice_the_work(name: str) -> None:
    refused(long_document(name, 3))  # what is made once is made
    once, twice = (calls_to_refuse(long_document(name, count)) for count in (LONG, 2 * LONG))
    assert twice < 2.2 * once + 1000


@pytest.mark.parametrize("name", [name for name in LONG_PARTS if name not in {"players", "events"}])
def test_a_long_document_is_not_quoted_in_full(name: str) -> None:
    assert len(str(refused(long_document(name, LONG)))) < 900


def test_rules_that_are_not_said_are_as_by_default() -> None:
    assert from_json('{"pyskat": 2, "kind": "rules", "bidding": "next"}') == sk.Rules(bidding="next")


# Anything else in any place: an error of this package, or a value.


def read_or_refuse(document: object) -> object:
    """Read a document, or give None where it is refused with a place."""
    try:
        return from_json(json.dumps(document), systems={"twice": MINE})
    except ParseError as error:
        if error.pointer is None:
            raise
        return None


@each_stored
def test_whatever_stands_in_a_document_no_other_error_is_raised(name: str) -> None:
    rng = random.Random(name)
    document = opened(name)
    for holder, key in places(document):
        kept = holder[key]
        for odd in rng.sample(ODD, 3):
            holder[key] = odd
            value = read_or_refuse(document)
            if value is not None:
                keeps(value)
        holder[key] = kept
