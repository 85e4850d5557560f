"""A room of the server: what strangers, wrong words and late messages do to it, and what is stored and told."""

import json
import random
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("starlette", reason="the server needs the extra web")
pytest.importorskip("httpx", reason="the server needs the extra web")
pytest.importorskip("cattrs", reason="the server needs the extra web")

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # newer versions would rather have another package than httpx
    from starlette.testclient import TestClient, WebSocketTestSession

from attrs import evolve
from starlette.websockets import WebSocketDisconnect
from web_table import room as rooms
from web_table import server as hosts
from web_table.room import Refusal, Room
from web_table.screen import Taste, screen
from web_table.server import Host, Store, application
from web_table.setup import BOTS, HOUSE, PEOPLE, Setup, setup_of
from web_table.words import PAGE

import pyskat as sk
from pyskat.rules import PRESETS
from pyskat.table import Table

NAMES: Final = ("Anna", "Ben", "Cleo")
SECRETS: Final = tuple(letter * 48 for letter in "abc")
CARD: Final = re.compile(r"\b[CSHD][789TJQKA]\b|[♣♠♥♦](?:10|[789JQKA])")
SUITS: Final = dict(zip("♣♠♥♦", "CSHD", strict=True))


def in_code(found: str) -> str:
    """Write a card that was found in one way."""
    return SUITS[found[0]] + found[1:].replace("10", "T") if found[0] in SUITS else found


def seated(setup: Setup, now: int = 0) -> Room:
    """Open a room, and let everybody sit down."""
    room, words = rooms.open_room(setup, PEOPLE[setup.mode])
    for word, name, secret in zip(words, NAMES, SECRETS, strict=False):
        room = rooms.sit_down(room, {"secret": secret, "invited": word, "name": name}, "en", now)
    return room


def table_of(room: Room) -> Table:
    assert room.table is not None
    return room.table


@pytest.fixture(autouse=True)
def _chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", random.Random(5).getrandbits)


def known(room: Room, name: str) -> set[str]:
    """List what somebody may know of the deal going on, from the record and the rules of the game alone."""
    record = table_of(room).record
    seat = sk.Seat(record.players.index(name))
    cards = set(record.deal.hands[seat])
    cards |= {action.card for action in record.actions if isinstance(action, sk.PlayCard)}
    seen = sk.view(record.final, seat)
    if any(isinstance(action, sk.PickUp) for action in record.actions) and seen.declarer is seat:
        cards |= set(record.deal.skat)
    cards |= {card for opened in seen.open_hands if opened is not None for card in opened}
    return {str(card) for card in cards}


def searched(room: Room) -> int:
    """Search every screen for cards that it may not show; tell on how many something was hidden."""
    hidden = 0
    for chair in range(len(room.chairs)):
        shown = screen(room, chair, Taste(), 0, (table_of(room).deal_number, 0))
        found = {in_code(each) for each in CARD.findall(json.dumps(shown, ensure_ascii=False))}
        if "result" in shown:
            assert "hand" not in shown
            assert "number" not in shown
        else:
            assert {code for code, _ in shown["hand"]} <= found
            possible = known(room, room.chairs[chair].name)
            assert found <= possible, shown
            hidden += len(possible) < 32
    return hidden


def message(room: Room, chair: int, rng: random.Random) -> dict[str, Any]:
    """Make a message that does something, as often as not."""
    table = table_of(room)
    if room.waiting and rng.random() < 0.8:
        return {"seen": len(table.records)}
    listed = table.choices(room.chairs[chair].name)
    possible = [str(action) for action in sk.legal_actions(table.view(room.chairs[chair].name))]
    out_of_turn = [str(action) for action in listed.interrupts]
    do = rng.choice(possible or ["18"]) if rng.random() < 0.98 else rng.choice(out_of_turn or ["pass"])
    return {"at": table.number, "do": do}


NOISE: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"at": 0, "do": "18"},
    {"at": -1, "undo": True},
    {"at": True, "do": "pass"},
    {"at": "0", "do": "pass"},
    {"at": 10**40, "do": "pass"},
    {"seen": 99},
    {"seen": -1},
    {"seen": True},
    {"again": 1},
    {"again": 7},
    {"do": "CJ"},
    {"at": 1, "do": "\ud800"},
    {"at": 1, "do": "forfeit rearhand"},
    {"at": None, "undo": "yes"},
    {"seen": [1]},
)


@pytest.mark.parametrize(
    "setup", [Setup(), Setup(mode="tournament", rules="isko"), Setup(mode="solo", rules="house", seconds="20")]
)
def test_whole_evenings_of_random_messages_are_stored_and_show_no_card_too_many(setup: Setup) -> None:
    rng, now, hidden = random.Random(3), 0, 0
    room, sent = seated(setup), []
    stored = rooms.room_of(rooms.document(room), now)
    while not table_of(room).over or room.waiting:
        chair = rng.randrange(len(room.chairs))
        now += rng.randrange(2)
        pick = rng.random()
        one: dict[str, Any] = message(room, chair, rng) if pick < 0.7 else dict(rng.choice(NOISE))
        sent.append((chair, one))
        chair, one = rng.choice(sent[-9:]) if pick > 0.9 else (chair, one)
        booked = len(table_of(room).records)
        both = []
        for place in (room, stored):
            try:
                both.append(rooms.receive(place, chair, one, now, "de"))
            except Refusal as why:
                assert why.said  # noqa: PT017 - the room is as it was
                both.append(place)
        room = both[0]
        assert both[1].table == room.table
        stored = rooms.room_of(rooms.document(both[1]), now)
        assert evolve(stored, due=0) == evolve(room, due=0)
        assert booked <= len(table_of(room).records) <= booked + 1
        hidden += searched(room)
        assert len(sent) < 6000
    assert table_of(room).sheet.deals == table_of(room).session.deals
    assert hidden > 20


def test_a_message_that_comes_twice_or_from_somebody_else_does_nothing() -> None:
    room = seated(Setup(mode="tournament"))
    (name,) = table_of(room).asked
    chair, other = NAMES.index(name), (NAMES.index(name) + 1) % 3
    first = {"at": 0, "do": "18"}
    for who, code in ((other, "not_your_turn"), (chair, None), (chair, "stale")):
        try:
            room = rooms.receive(room, who, first, 0, "en")
        except Refusal as why:
            assert why.code == code  # noqa: PT017 - which one it is, or none
        else:
            assert code is None
    assert table_of(room).number == 1


def test_nobody_sits_on_the_chair_of_another() -> None:
    room, words = rooms.open_room(Setup(), 2)
    anna = {"secret": SECRETS[0], "invited": words[0], "name": "Anna"}
    room = rooms.sit_down(room, anna, "en", 0)
    assert rooms.chair_of(room, SECRETS[0]) == 0
    for wrong, code in (
        ({**anna, "secret": SECRETS[2]}, "stranger"),  # the link has been used
        ({**anna, "invited": "guess"}, "stranger"),
        ({**anna, "secret": "short", "invited": words[1], "name": "Ben"}, "stranger"),
        ({"secret": SECRETS[1], "invited": words[1], "name": " anna "}, "name"),
        ({"secret": SECRETS[1], "invited": words[1], "name": "B" * 21}, "name"),
        ({"secret": SECRETS[1], "invited": words[1], "name": "\u202e"}, "name"),
        ({"secret": SECRETS[1], "invited": words[1]}, "stranger"),
    ):
        with pytest.raises(Refusal) as refused:
            rooms.sit_down(room, wrong, "de", 0)
        assert refused.value.code == code
    assert rooms.chair_of(room, words[1]) is None
    assert rooms.chair_of(room, "") is None
    assert not any(secret in rooms.document(room) for secret in (*words, *SECRETS))


def test_time_that_is_up_forfeits_and_a_result_goes_by_itself() -> None:
    room = seated(Setup(mode="tournament", seconds="20"))
    assert rooms.tick(room, 20) is room
    forfeited = rooms.tick(room, 21)
    assert len(table_of(forfeited).records) == 1
    assert forfeited.waiting == (0, 1, 2)
    with pytest.raises(Refusal, match="waiting"):
        rooms.receive(forfeited, 0, {"at": 1, "do": "18"}, 21, "en")
    assert rooms.tick(forfeited, 81) is forfeited
    assert rooms.tick(forfeited, 82).waiting == ()
    assert rooms.tick(forfeited, 82).due == 102


def test_a_bot_that_is_too_slow_is_replaced() -> None:
    room = rooms.without_slow_bots(seated(Setup()))
    assert [type(chair.bot).__name__ for chair in table_of(room).chairs] == ["NoneType", "NoneType", "RandomBot"]


def test_house_rules_are_what_was_chosen_and_nothing_else_is_taken() -> None:
    for name, options in HOUSE.items():
        for option, value in options.items():
            assert getattr(setup_of({"rules": "isko", "house": {name: option}}).table_rules, name) == value
            assert f"{name}.{option}" in PAGE["en"]
    assert {f"bot.{name}" for name in BOTS} == {key for key in PAGE["en"] if key.startswith("bot.")}
    assert {f"rules.{name}" for name in PRESETS} == {key for key in PAGE["en"] if key.startswith("rules.")}
    assert set(PAGE["en"]) == set(PAGE["de"])
    wrong: list[object] = [[], {"mode": "war"}, {"house": []}, {"house": {"kontra": "maybe"}}, {"house": {"x": "y"}}]
    wrong += [{"bot": "best"}, {"seconds": 20}, {"seed": "1"}, {"mode": ["duel"]}, {"format": "thirty"}]
    for form in wrong:
        with pytest.raises(ValueError):  # noqa: PT011 - whatever it says, it is not told
            setup_of(form)


# ---- Over the network ---------------------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(application(Host(Store(tmp_path / "rooms.sqlite")))) as client:
        yield client


@contextmanager
def sat(client: TestClient, made: dict[str, Any], place: int = 0) -> Iterator[WebSocketTestSession]:
    """Sit down by a link."""
    with client.websocket_connect(f"/ws/{made['room']}") as socket:
        socket.send_json({"secret": SECRETS[place], "invited": made["words"][place], "name": NAMES[place]})
        yield socket


def test_a_room_outlives_its_host_and_strangers_are_turned_away(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite"
    with TestClient(application(Host(Store(path)))) as client:
        made = client.post("/rooms", json={"mode": "solo"}).json()
        with sat(client, made) as socket:
            before = socket.receive_json()
        strangers: list[object] = [{"secret": made["words"][0]}, {"secret": "x" * 48}, {}, [], {"secret": 5}]
        for first in strangers:
            with client.websocket_connect(f"/ws/{made['room']}") as stranger:
                stranger.send_json(first)
                assert stranger.receive_json()["error"] == "stranger"
                with pytest.raises(WebSocketDisconnect):
                    stranger.receive_json()
    with TestClient(application(Host(Store(path)))) as client:
        with client.websocket_connect(f"/ws/{made['room']}") as socket:
            socket.send_json({"secret": SECRETS[0], "lang": "de"})
            after = socket.receive_json()
            assert (after["number"], [code for code, _ in after["hand"]]) == (
                before["number"],
                [code for code, _ in before["hand"]],
            )
        with client.websocket_connect("/ws/nowhere") as socket:
            socket.send_json({"secret": SECRETS[0]})
            assert socket.receive_json()["error"] == "stranger"


def test_wrong_words_are_refused_and_who_is_too_fast_waits(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "BURST", 6)
    made = client.post("/rooms", json={"mode": "solo"}).json()
    with sat(client, made) as socket:
        number = socket.receive_json()["number"]
        for text in ('{"at": 0, "do": "18"', "[" * 300, '{"at": ' + "9" * 500 + "}", "null", "\x00"):
            socket.send_text(text)
            assert socket.receive_json()["error"] == "no_message"
        socket.send_json({"at": number, "do": "tanzen"})
        assert socket.receive_json()["kind"] == "refused"
        socket.send_json({})
        assert socket.receive_json()["error"] == "slow"


def test_rooms_are_opened_from_what_is_on_offer_and_not_too_many(client: TestClient) -> None:
    assert client.post("/rooms", content=b"{").status_code == 400
    assert client.post("/rooms", json={"mode": "war"}).status_code == 400
    assert client.post("/rooms", content=b"x" * 5000).status_code == 413
    codes = [client.post("/rooms", json={}).status_code for _ in range(30)]
    assert (codes[0], codes[-1]) == (201, 429)
    assert client.get("/card/german/de/CJ.svg").text.startswith("<svg")
    for wrong in ("german/de/XX", "german/de/CJ CA", "swiss/de/CJ", "german/fr/CJ"):
        assert client.get(f"/card/{wrong}.svg").status_code == 404
    assert "default-src 'self'" in client.get("/room/abc").headers["content-security-policy"]


def test_a_room_that_nobody_uses_is_put_away(tmp_path: Path) -> None:
    host = Host(Store(tmp_path / "rooms.sqlite"), idle=0.0)
    with TestClient(application(host)) as client:
        made = client.post("/rooms", json={"mode": "solo"}).json()
        while made["room"] in host.live:
            client.get("/offer")
        with sat(client, made) as socket:
            assert socket.receive_json()["me"] == "Anna"
