"""A stored table is read as it was, or refused with the place that does not follow from the rest."""

from typing import Any, Final

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import Cause, Code
from pyskat.bots import RandomBot
from pyskat.table import Chair, Table

jsonio = pytest.importorskip("pyskat.jsonio", reason="JSON documents need the extra json")

NAMES: Final = ("Anna", "Ben", "Cleo")
DEAL: Final = sk.Deal.parse(
    "CJ SJ CA CT SA ST HA HT D8 D7 | HJ DJ CK CQ SK SQ HK HQ DK DQ | C9 C8 C7 S9 S8 S7 H9 H8 H7 D9 | DA DT"
)


def opened(**more: Any) -> Table:  # noqa: ANN401 - what open takes
    """Play a deal and begin the next."""
    table = Table.open(NAMES, **{"seed": 7, "format": sk.THREE_ROUNDS, **more})
    table = table.forfeit("Ben", Cause.LEFT).penalty("Anna", -50)
    for said in ("18", "hold"):
        table = table.act(table.asked[0], said, at=table.number)
    return table.undo("Ben")


TABLE: Final = opened()
OVER: Final = TABLE.forfeit("Anna", Cause.LEFT).forfeit("Anna", Cause.LEFT)


def changed(table: Table, value: object, *path: str | int) -> dict[str, Any]:
    """Give a table's document with another part."""
    document: dict[str, Any] = jsonio.to_data(table)
    part: Any = document
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return document


ENTRY: Final = jsonio.to_data(sk.Entry.passed_in())
PENALTY: Final = {
    name: part for name, part in jsonio.to_data(sk.Entry.penalty(0, -60)).items() if name not in {"kind", "pyskat"}
}
PASSED: Final = {name: part for name, part in ENTRY.items() if name not in {"kind", "pyskat"}}
GAME: Final = {**PASSED, "player": 1, "outcome": -48}


@pytest.mark.parametrize(
    ("value", "path", "pointer", "code"),
    [
        (None, ("seed",), "/seed", Code.WRONG_VALUE),
        (None, ("seed_is",), "/seed", Code.WRONG_VALUE),
        ("x", ("seed",), "/seed", Code.WRONG_VALUE),
        ("07", ("seed",), "/seed", Code.DOES_NOT_FOLLOW),
        ("9" * 4000, ("seed",), "/seed", Code.WRONG_VALUE),
        ("9" * 5000, ("seed",), "/seed", Code.WRONG_VALUE),
        ([], ("deals",), "/deals", Code.WRONG_VALUE),
        ([], ("chairs",), "/chairs", Code.WRONG_VALUE),
        (True, ("chairs", 1, "empty"), "/wishes", Code.WRONG_TYPE),
        ("Ben", ("chairs", 0, "coming"), "/chairs", Code.BAD_PLAYERS),
        ({"name": "nobody", "settings": {}}, ("chairs", 0, "bot"), "/chairs/0/bot", Code.WRONG_VALUE),
        ({"name": "random", "settings": {"level": 5}}, ("chairs", 0, "bot"), "/chairs/0/bot", Code.WRONG_VALUE),
        ({"name": "random", "settings": {"level": "x"}}, ("chairs", 0, "bot"), "/chairs/0/bot", Code.WRONG_VALUE),
        ({"name": "careless", "settings": {"a": None}}, ("chairs", 0, "bot"), "/chairs/0/bot", Code.WRONG_VALUE),
        ({"name": "random", "settings": {"a": []}}, ("chairs", 0, "bot"), "/chairs/0/bot/settings/a", Code.WRONG_TYPE),
        ([], ("played",), "/session/sheet/entries/0", Code.DOES_NOT_FOLLOW),
        (["18"], ("played", 0, "actions"), "/session/sheet/entries/0", Code.DOES_NOT_FOLLOW),
        (["17"], ("played", 0, "actions"), "/played/0/actions/0", Code.BID_TOO_LOW),
        (["CJ"], ("going_on", "actions"), "/going_on/actions/0", Code.NOT_NOW),
        (["pass", "pass", "pass"], ("going_on", "actions"), "/going_on/actions", Code.WRONG_VALUE),
        (["Anna", "Ben", "Cleo"], ("going_on", "players"), "/going_on/players", Code.WRONG_VALUE),
        (None, ("going_on",), "/going_on", Code.WRONG_VALUE),
        ([0, 0], ("by_people",), "/by_people", Code.WRONG_TYPE),
        ([2], ("by_people",), "/by_people", Code.WRONG_TYPE),
        ([1, 0], ("by_people",), "/by_people", Code.WRONG_TYPE),
        (["Dora"], ("wishes",), "/wishes", Code.WRONG_TYPE),
        (["Cleo", "Ben"], ("wishes",), "/wishes", Code.WRONG_TYPE),
        (-1, ("number",), "/number", Code.WRONG_VALUE),
        ([GAME, PENALTY], ("session", "sheet", "entries"), "/session/sheet/entries/0", Code.DOES_NOT_FOLLOW),
        ([PASSED, PASSED], ("session", "sheet", "entries"), "/session/sheet/entries/1", Code.DOES_NOT_FOLLOW),
        ([PENALTY], ("session", "sheet", "entries"), "/session", Code.DOES_NOT_FOLLOW),
        (3, ("session", "bock_deals"), "/session", Code.DOES_NOT_FOLLOW),
    ],
)
def test_what_does_not_follow_is_refused(value: object, path: tuple[str | int, ...], pointer: str, code: Code) -> None:
    with pytest.raises(sk.ParseError) as caught:
        jsonio.from_data(changed(TABLE, value, *path), Table)
    assert (caught.value.pointer, caught.value.code) == (pointer, code)


@pytest.mark.parametrize("name", ["empty", "leaving"])
def test_the_chair_of_a_bot_is_not_empty(name: str) -> None:
    table = Table.open(NAMES, bots={"Ben": RandomBot()}, seed=1)
    with pytest.raises(sk.ParseError) as caught:
        jsonio.from_data(changed(table, True, "chairs", 1, name))
    assert caught.value.pointer == f"/chairs/1/{name}"


def test_nobody_leaves_an_empty_chair() -> None:
    table = evolve(Table.open(NAMES, seed=1), chairs=(Chair(), Chair(empty=True), Chair()))
    with pytest.raises(sk.ParseError) as caught:
        jsonio.from_data(changed(table, True, "chairs", 1, "leaving"))
    assert caught.value.pointer == "/chairs/1/leaving"


def test_an_evening_that_is_over_has_no_deal_going_on() -> None:
    assert OVER.over
    assert jsonio.to_data(OVER)["going_on"] is None
    assert jsonio.from_data(jsonio.to_data(OVER)) == OVER
    with pytest.raises(sk.ParseError) as caught:
        jsonio.from_data(changed(OVER, {"players": ["Anna", "Ben", "Cleo"], "actions": []}, "going_on"))
    assert (caught.value.pointer, caught.value.code) == ("/going_on/players", Code.WRONG_VALUE)


@pytest.mark.parametrize("seed", [0, -5, 1 << 127, "", "7", "täglich"])
def test_numbers_and_texts_are_different_seeds_and_come_back_as_they_are(seed: int | str) -> None:
    table = opened(seed=seed)
    again = jsonio.from_json(jsonio.to_json(table), Table)
    assert (again, type(again.seed)) == (table, type(seed))


def test_a_table_with_its_deals_and_another_system_comes_back() -> None:
    own = sk.ScoringSystem("twice", lambda entry, players: tuple(2 * score for score in sk.PLAIN.score(entry, players)))
    table = opened(deals=[DEAL] * 3, seed=None, system=own)
    assert jsonio.from_json(jsonio.to_json(table), Table, systems={"twice": own}) == table
    with pytest.raises(sk.ParseError) as caught:
        jsonio.from_json(jsonio.to_json(table), Table)
    assert caught.value.code is Code.UNKNOWN_SYSTEM
    other = evolve(table.session, format=sk.Format(1, sk.ScoringSystem("twice", sk.PLAIN.score)))
    with pytest.raises(sk.ArgumentError):
        jsonio.to_json(evolve(table, session=other))


@pytest.mark.parametrize(
    "broken",
    [
        evolve(TABLE, number=-1),
        evolve(TABLE, wishes=("Dora",)),
        evolve(TABLE, by_people=(7,)),
        evolve(TABLE, records=()),
        evolve(TABLE, record=sk.Record.start(DEAL, players=NAMES)),
        evolve(TABLE, record=evolve(TABLE.record, tags={"a": "b"})),
        evolve(TABLE, chairs=(Chair(),)),
        evolve(TABLE, session=TABLE.session.bock()),
    ],
)
def test_what_cannot_be_a_table_is_not_written(broken: Table) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        jsonio.to_json(broken)
    assert caught.value.code is Code.NOT_STORABLE
