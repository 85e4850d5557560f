"""Over real sockets: whole deals, lost connections, strangers, and a server that is stopped and started again."""

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from attrs import define, field

import pyskat as sk

pytest.importorskip("cattrs", reason="JSON documents need the extra json")

from docs.conftest import EXAMPLES
from docs.test_table_server import BUTTONS, PLAYERS, SERVER, chosen, knowable, named, of_view
from pyskat.jsonio import from_json, to_data

FAR_OFF: Final = 10**10
"""When a clock runs out that nobody is to wait for."""


@define
class Line:
    """A client's end of a connection, and everything that came over it."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    heard: str = ""
    events: list[Any] = field(factory=list)
    """What has happened, put together from the messages."""

    def say(self, **message: object) -> None:
        """Send a message."""
        self.writer.write(json.dumps(message).encode() + b"\n")

    async def hear(self) -> dict[str, Any]:
        """Wait for the next message; an empty one if the connection was closed."""
        text = (await asyncio.wait_for(self.reader.readline(), 30)).decode()
        self.heard += text
        message: dict[str, Any] = json.loads(text or "{}")
        if "events" in message:
            self.events = self.events[: message["from"]] + message["events"]
        return message

    async def leave(self) -> None:
        """Close the connection."""
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()


@contextlib.asynccontextmanager
async def connected(port: int, first: bytes) -> AsyncIterator[Line]:
    """Connect, and send something first."""
    line = Line(*await asyncio.open_connection("127.0.0.1", port, limit=10**6))
    line.writer.write(first)
    try:
        yield line
    finally:
        await line.leave()


def joining(word: str, **more: str) -> bytes:
    """Write what a client sends first."""
    return json.dumps({"join": word, **more}).encode() + b"\n"


@define
class Table:
    """A host that serves a table, and those who have come to it."""

    host: Any
    port: int
    stack: contextlib.AsyncExitStack

    @property
    def record(self) -> sk.Record:
        """The deal."""
        return from_json(self.host.table, sk.Record)

    @property
    def words(self) -> list[str]:
        """The secret words of the chairs, and that of a spectator."""
        return [*self.record.tags["words"].split(), "watch"]

    async def send(self, first: bytes) -> Line:
        """Let somebody connect, who stays until the table is closed."""
        return await self.stack.enter_async_context(connected(self.port, first))

    async def join(self) -> list[Line]:
        """Let all three and a spectator come, and hear how things stand."""
        lines = [await self.send(joining(word)) for word in self.words]
        for line in lines:
            await line.hear()
        return lines

    async def all_gone(self) -> None:
        """Wait until no connection is left."""
        for _ in range(1000):
            await asyncio.sleep(0.001)
            if not self.host.guests:
                return
        raise AssertionError(self.host.guests)


@contextlib.asynccontextmanager
async def serving(store: Path, seed: int = 1) -> AsyncIterator[Table]:
    """Serve a new table."""
    host = SERVER["Host"](store)
    host.put(SERVER["open_table"](sk.Deal.shuffled(random.Random(seed)), PLAYERS, FAR_OFF, 60))
    server = await asyncio.start_server(host.serve, "127.0.0.1", 0, limit=SERVER["LONGEST"])
    async with server:
        async with contextlib.AsyncExitStack() as stack:
            table = Table(host, server.sockets[0].getsockname()[1], stack)
            yield table
        await table.all_gone()


def check_what_was_heard(table: Table, lines: list[Line]) -> None:
    """Hold everything that came over each line against what its seat can know by now."""
    for seat, line in zip((*sk.Seat, None), lines, strict=True):
        view = sk.view(table.record.final, seat)
        assert line.events == [to_data(event) for event in sk.events(view)]
        assert named(line.heard) <= (of_view(view) if seat is None else knowable(table.record, seat))


@pytest.mark.parametrize("seed", range(3))
def test_three_clients_play_a_deal_and_lose_the_connection_now_and_then(seed: int, tmp_path: Path) -> None:
    async def play() -> None:
        rng = random.Random(seed)
        async with serving(tmp_path / "table.json", seed) as table:
            lines = await table.join()
            while (turn := table.record.final.turn) is not None:
                check_what_was_heard(table, lines)
                view = sk.view(table.record.final, turn)
                words = BUTTONS(to_data(sk.choices(view)), rng)
                number = int(table.record.tags["number"])
                lines[turn].say(at=number, do=chosen(words, rng))
                for line in lines:
                    assert (await line.hear())["number"] == number + 1
                assert (tmp_path / "table.json").read_text(encoding="utf-8") == table.host.table
                if rng.random() < 0.2:
                    gone = rng.choice(range(4))
                    await lines[gone].leave()
                    back = await table.send(joining(table.words[gone]))
                    message = await back.hear()
                    assert (message["from"], message["events"]) == (0, lines[gone].events)
                    back.heard += lines[gone].heard
                    lines[gone] = back
            check_what_was_heard(table, lines)
            assert isinstance(table.record.final, sk.Finished)

    asyncio.run(play())


def test_what_is_taken_back_is_told_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path / "table.json") as table:
            lines = await table.join()

            async def all_hear(count: int) -> None:
                for line in lines:
                    for _ in range(count):
                        await line.hear()
                check_what_was_heard(table, lines)

            lines[1].say(at=1, do="18")
            await all_hear(1)
            for line in lines[:3]:
                line.say(at=2, undo=True)
            await all_hear(3)
            assert lines[3].events == []
            lines[1].say(at=3, do="pass")
            await all_hear(1)
            assert [event["call"] for event in lines[3].events] == ["pass"]

    asyncio.run(play())


STRANGERS: Final = (
    b"",
    b"\n",
    b"hello\n",
    b'{"join": "nobody"}\n',
    b'{"join": 7}\n',
    b"[]\n",
    b"x" * 100_000,
    b"\xff\xfe\n",
)


@pytest.mark.parametrize("first", STRANGERS, ids=range(len(STRANGERS)))
def test_a_stranger_is_told_nothing(first: bytes, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path / "table.json") as table:
            stranger = await table.send(first)
            if not first:
                stranger.writer.write_eof()
            with contextlib.suppress(ConnectionError):
                await stranger.hear()
            assert stranger.heard == ""
            assert table.host.guests == []

    asyncio.run(play())


def test_a_client_that_sends_nonsense_disturbs_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path / "table.json") as table:
            fore, middle, rear, watching = await table.join()
            rear.writer.write(b"\xff\xfe\n\n")
            assert [(await rear.hear())["error"] for _ in range(2)] == ["no_message"] * 2
            watching.say(at=1, do="18")
            assert (await watching.hear())["message"] == "spectators only watch"
            rear.writer.write(b"x" * 10_000)  # longer than any message
            with contextlib.suppress(ConnectionError):
                assert await rear.hear() == {}
            middle.say(at=1, do="18")
            for line in (fore, middle, watching):
                assert (await line.hear())["number"] == 2
            assert len(table.host.guests) == 3

    asyncio.run(play())


def test_a_refusal_goes_to_its_sender_alone_in_the_language_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path / "table.json") as table:
            lines = await table.join()
            german = await table.send(joining(table.words[1], lang="de"))  # the same chair, on another device
            await german.hear()
            german.say(at=1, do="17")
            assert (await german.hear())["message"] == "17 genügt nicht: mindestens 18"
            german.say(at=1, do="18")
            assert (await german.hear())["told"] == ["Ben reizt 18"]
            for line in lines:
                assert (await line.hear())["told"] == ["Ben bids 18"]

    asyncio.run(play())


def test_there_is_room_for_so_many_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SERVER["Host"].serve.__globals__, "GUESTS", 4)

    async def play() -> None:
        async with serving(tmp_path / "table.json") as table:
            await table.join()
            late = await table.send(joining("watch"))
            assert await late.hear() == {}

    asyncio.run(play())


def test_a_client_that_reads_nothing_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SERVER["Guest"].send.__globals__, "UNREAD", -1)

    async def play() -> None:
        async with serving(tmp_path / "table.json") as table:
            lazy = await table.send(joining("watch"))
            with contextlib.suppress(ConnectionError):
                assert await lazy.hear() == {}
            await table.all_gone()

    asyncio.run(play())


# As programs


HERE: Final = {**os.environ, "PYTHONPATH": str(Path(sk.__file__).parents[1]), "PYTHONIOENCODING": "utf-8"}


@contextlib.contextmanager
def started(program: str, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """Start an example as a program; whatever happens, it does not outlive the test."""
    process = subprocess.Popen(  # noqa: S603 - it is ours
        [sys.executable, str(EXAMPLES / program), *arguments],
        env=HERE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def told(server: "subprocess.Popen[str]") -> tuple[list[str], str]:
    """Read the words and the port that a server prints."""
    assert server.stdout is not None
    lines = [server.stdout.readline().split() for _ in range(4)]
    assert [line[0] for line in lines] == ["Anna:", "Ben:", "Cleo:", "port"]
    return [line[1] for line in lines[:3]], lines[3][1]


def test_a_server_that_was_stopped_goes_on(tmp_path: Path) -> None:
    store = str(tmp_path / "table.json")

    async def ask(port: str, word: str, number: int, do: str) -> dict[str, Any]:
        async with connected(int(port), joining(word)) as line:
            assert (await line.hear())["number"] == number
            line.say(at=number, do=do)
            return await line.hear()

    with started("table_server.py", "--store", store, "--port", "0") as server:
        words, port = told(server)
        assert asyncio.run(ask(port, words[1], 1, "18"))["told"] == ["Ben bids 18"]
        server.send_signal(signal.SIGINT)
        assert server.communicate(timeout=30)[1] == ""
        assert server.returncode == 0
    with started("table_server.py", "--store", store, "--port", "0") as server:
        again, port = told(server)
        assert again == words
        message = asyncio.run(ask(port, words[0], 3, "hold"))  # a new clock is a change
        assert message["told"] == ["Anna holds"]


def test_a_player_whose_time_is_up_forfeits(tmp_path: Path) -> None:
    async def wait(port: str) -> dict[str, Any]:
        async with connected(int(port), joining("watch")) as line:
            while (message := await line.hear())["view"]["phase"] != "finished":
                pass
            return message

    with started("table_server.py", "--store", str(tmp_path / "t.json"), "--port", "0", "--seconds", "0") as server:
        _, port = told(server)
        assert asyncio.run(wait(port))["view"]["result"]["cause"] == "timed out"


def test_clients_play_a_deal(tmp_path: Path) -> None:
    store = tmp_path / "table.json"
    with contextlib.ExitStack() as stack:
        words, port = told(stack.enter_context(started("table_server.py", "--store", str(store), "--port", "0")))
        watching = stack.enter_context(started("table_client.py", "watch", "--port", port, "--lang", "de"))
        clients = [
            stack.enter_context(started("table_client.py", word, "--port", port, "--chance", str(number)))
            for number, word in enumerate(words)
        ]
        said = [client.communicate(timeout=60) for client in clients]
        in_german = watching.communicate(timeout=60)
    end = from_json(store.read_text(encoding="utf-8"), sk.Record).final
    assert isinstance(end, sk.Finished)
    for out, errors in said:
        assert errors == ""
        *_, last = out.splitlines()
        assert last == sk.events(sk.view(end, None))[-1].say(names=PLAYERS)
    assert in_german[1] == ""
    assert in_german[0].splitlines() == [event.say("de", names=PLAYERS) for event in sk.events(sk.view(end, None))]


def test_what_is_typed_is_sent_and_a_refusal_is_shown(tmp_path: Path) -> None:
    store = tmp_path / "table.json"
    with started("table_server.py", "--store", str(store), "--port", "0") as server:
        words, port = told(server)
        with started("table_client.py", words[1], "--port", port, "--lang", "de") as client:

            def heard() -> str:
                assert client.stdout is not None
                return client.stdout.readline().rstrip()

            def typed(text: str) -> None:
                assert client.stdin is not None
                client.stdin.write(text + "\n")
                client.stdin.flush()

            assert heard() == ""
            assert len(sk.cards(heard())) == 10  # the hand
            assert heard() == "18, pass?"
            typed("17")
            assert heard() == "17 genügt nicht: mindestens 18"
            typed("passe")
            assert heard() == "Ben passt"
            typed("undo")
            assert from_json(store.read_text(encoding="utf-8"), sk.Record).actions == (sk.Pass(),)
