"""A table for three over plain sockets: a line of JSON from a client, a line of JSON back.

python table_server.py --store table.json --port 4000

It prints a secret word for each chair; table_client.py is a client. If the file is there, its deal goes on.
"""

import argparse
import asyncio
import json
import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from attrs import Factory, define, evolve, frozen

import pyskat as sk
from pyskat.jsonio import from_json, to_data, to_json

Message: TypeAlias = dict[str, Any]

LONGEST = 200
"""A client's message may have at most this many bytes."""
UNREAD = 1_000_000
"""A client that leaves more bytes than this unread is cut off."""
GUESTS = 20
"""There may be at most this many connections."""
REFUSALS: dict[str, dict[sk.Language, str]] = {
    "no_message": {"en": 'write {"at": 1, "do": "18"}', "de": 'schreib {"at": 1, "do": "18"}'},
    "spectator": {"en": "spectators only watch", "de": "Zuschauer sehen nur zu"},
    "stale": {"en": "something else has happened since", "de": "inzwischen ist etwas anderes geschehen"},
}

# The table is a text. Every function takes it and gives the new one; what only the host knows is in the record's tags.


@frozen
class Client:
    """Who sits behind a connection, as the host knows from the secret word. A spectator has no seat."""

    seat: sk.Seat | None
    language: sk.Language = "en"


def open_table(deal: sk.Deal, players: tuple[str, str, str], now: int, seconds: int, rules: sk.Rules = sk.ISKO) -> str:
    """Begin a deal; ``seconds`` is how long a player may think, and ``now`` the host's clock."""
    tags = {"words": " ".join(secrets.token_hex(8) for _ in sk.Seat), "seconds": str(seconds), "number": "0"}
    return changed(evolve(sk.Record.start(deal, rules, players=players), tags=tags), now)


def changed(record: sk.Record, now: int) -> str:
    """Write a table down after a change: with the next number, a new clock, and no wish for an undo."""
    number, due = int(record.tags["number"]) + 1, now + int(record.tags["seconds"])
    return to_json(evolve(record, tags={**record.tags, "number": str(number), "due": str(due), "undo": ""}))


def look(table: str, client: Client, had: int = 0) -> Message:
    """Tell a client what it may know: its view, what it may do, and the events after those that it has had."""
    record = from_json(table, sk.Record)
    seen = sk.view(record.final, client.seat)  # everything about the cards comes from this, not from the state
    story = sk.events(seen)
    return {
        "view": to_data(seen),
        "choices": to_data(sk.choices(seen)),
        "from": min(had, len(story)),  # after an undo there are fewer than it has had
        "events": [to_data(event) for event in story[had:]],
        "told": [event.say(client.language, names=record.players) for event in story[had:]],
        "players": record.players,
        "number": int(record.tags["number"]),
        "undo": record.tags["undo"].split(),
        "due": int(record.tags["due"]),
    }


def receive(table: str, client: Client, text: str, now: int) -> tuple[str, Message | None]:
    """Do what a client asks for, or tell it why not.

    Args:
        table: The table.
        client: Who sent the message.
        text: The message, which may be anything.
        now: The host's clock, in seconds.

    Returns:
        The table after it, and what to answer if the message is refused; then the table is as it was.
    """
    record = from_json(table, sk.Record)
    seat, message = client.seat, read(text)
    at = message.get("at")
    if seat is None:  # by=None would mean: whoever may
        return table, refused("spectator", client)
    if type(at) is not int:
        return table, refused("no_message", client)
    if at != int(record.tags["number"]):
        return table, refused("stale", client)
    try:
        match message:
            case {"do": str(words)}:
                action = sk.parse_action(sk.view(record.final, seat), words)
                return changed(record.then(action, by=seat), now), None
            case {"undo": True}:
                return undone(record, seat, now), None
            case _:
                return table, refused("no_message", client)
    except sk.SkatError as error:
        said, rule = error.explain(client.language), error.reason.cite(client.language)
        return table, {"error": str(error.code), "message": said, "rule": rule}


def refused(why: str, client: Client) -> Message:
    """Say why a message is none that the table understands."""
    return {"error": why, "message": REFUSALS[why][client.language]}


def read(text: str) -> Message:
    """Read a message, which may be anything because strangers may send it; an empty one if it is none."""
    try:
        message = json.loads(text) if len(text) <= LONGEST else None
    except ValueError:
        return {}
    return message if isinstance(message, dict) else {}


def undone(record: sk.Record, seat: sk.Seat, now: int) -> str:
    """Note that a seat wants the last action taken back; when all three do, it is."""
    before = record.undo()
    agreed = {*record.tags["undo"].split(), str(seat)}
    if len(agreed) == len(sk.Seat):
        return changed(before, now)
    return to_json(evolve(record, tags={**record.tags, "undo": " ".join(sorted(agreed))}))


def tick(table: str, now: int) -> str:
    """Look at the clock: a player whose time is up forfeits."""
    record = from_json(table, sk.Record)
    turn = record.final.turn
    if turn is None or now <= int(record.tags["due"]):
        return table
    return changed(record.then(sk.Forfeit(turn, sk.Cause.TIMED_OUT), by=turn), now)


# The host has what changes: a file, connections, and the time.


@define(eq=False)
class Guest:
    """A connection that has said who it is."""

    client: Client
    writer: asyncio.StreamWriter
    had: int = 0
    """How many events it has been sent."""

    def send(self, message: Message) -> None:
        """Send a message, without waiting until it is read."""
        if self.writer.transport.get_write_buffer_size() > UNREAD:
            self.writer.transport.abort()
        else:
            self.writer.write(json.dumps(message).encode() + b"\n")


@define
class Host:
    """A table, the file in which it is stored, and the connections."""

    store: Path
    table: str = ""
    guests: list[Guest] = Factory(list)

    def put(self, table: str) -> None:
        """Store the table if it has changed, and tell everybody."""
        if table != self.table:
            self.table = table
            new = self.store.with_suffix(".new")
            new.write_text(table, encoding="utf-8")
            new.replace(self.store)  # so that there is always a whole one
            for guest in self.guests:
                self.tell(guest)

    def tell(self, guest: Guest) -> None:
        """Send a guest what is new."""
        message = look(self.table, guest.client, guest.had)
        guest.had = message["from"] + len(message["events"])
        guest.send(message)

    def who(self, text: str) -> Client | None:
        """Find out from the first message who this is; None for strangers."""
        words = from_json(self.table, sk.Record).tags["words"].split()
        joined = read(text)
        word = joined.get("join")
        language: sk.Language = "de" if joined.get("lang") == "de" else "en"
        if word == "watch":
            return Client(None, language)
        return Client(sk.Seat(words.index(word)), language) if word in words else None

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Talk with one client until it goes."""
        guest = None
        with suppress(ConnectionError, TimeoutError, asyncio.CancelledError):  # the last when the server stops
            async with asyncio.timeout(10):
                client = self.who(await line_from(reader))
            if client is not None and len(self.guests) < GUESTS:
                guest = Guest(client, writer)
                self.guests.append(guest)
                self.tell(guest)
                while text := await line_from(reader):
                    table, refusal = receive(self.table, client, text, int(time.time()))
                    self.put(table)
                    if refusal is not None:
                        guest.send(refusal)
                    await writer.drain()  # a client that asks and does not read has to wait
        if guest is not None:
            self.guests.remove(guest)
        writer.close()

    async def run(self, port: int) -> None:
        """Listen, and look at the clock every second."""
        server = await asyncio.start_server(self.serve, "127.0.0.1", port, limit=LONGEST)
        print("port", server.sockets[0].getsockname()[1], flush=True)
        async with server:
            while True:
                await asyncio.sleep(1)
                self.put(tick(self.table, int(time.time())))


async def line_from(reader: asyncio.StreamReader) -> str:
    """Wait for a line; an empty text if the client has gone, or sends a line that is too long."""
    try:
        return (await reader.readline()).decode("utf-8", "replace")
    except (ConnectionError, ValueError):
        return ""


def main() -> None:
    """Open a table, or go on with the one that is stored."""
    parser = argparse.ArgumentParser(description="Let three clients play a deal of Skat.")
    parser.add_argument("--store", type=Path, default=Path("table.json"), help="where the table is kept")
    parser.add_argument("--port", type=int, default=4000, help="0: any that is free")
    parser.add_argument("--seconds", type=int, default=60, help="how long a player may think")
    parser.add_argument("--players", nargs=3, default=("Anna", "Ben", "Cleo"), metavar="NAME")
    asked = parser.parse_args()
    now = int(time.time())
    if asked.store.exists():
        kept = from_json(asked.store.read_text(encoding="utf-8"), sk.Record)
        table = changed(kept, now)  # nobody loses the time in which there was no server
    else:
        cards = sk.Deal.shuffled(secrets.SystemRandom())  # no seed from which somebody could tell the cards
        table = open_table(cards, tuple(asked.players), now, asked.seconds)
    record = from_json(table, sk.Record)
    for player, word in zip(record.players, record.tags["words"].split(), strict=True):
        print(f"{player}: {word}", flush=True)
    host = Host(asked.store)
    host.put(table)
    with suppress(KeyboardInterrupt):
        asyncio.run(host.run(asked.port))


if __name__ == "__main__":
    main()
