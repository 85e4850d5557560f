"""The core of a game server, without the network: one JSON document for each table, and one view for each client.

A table is a text: a Record as pyskat.jsonio writes it. Every function takes the stored table and returns the table to
store, together with the messages to send. Sockets, log-in and the database are up to the host.

A client sends {"do": "18"} to act, or {"undo": 7} to agree to taking back the last of seven actions. It receives its
view with what it may do, or an error in its own language.
"""

import json
import random
from typing import TypeAlias

from attrs import evolve, frozen

import pyskat as sk
from pyskat.jsonio import from_json, to_json

SECONDS = 60
"""How long a player may think."""
LONGEST = 200
"""A client's message may have at most this many characters."""

Sent: TypeAlias = dict[sk.Seat, str]
"""The messages to be sent, by the seat that receives them."""


@frozen
class Client:
    """Who sits behind a connection, as the host knows from the log-in."""

    seat: sk.Seat
    language: sk.Language = "en"


def open_table(deal: sk.Deal, players: tuple[str, str, str], now: int, rules: sk.Rules = sk.ISKO) -> str:
    """Begin a deal; ``now`` is the host's clock, in seconds."""
    return to_json(with_new_clock(sk.Record.start(deal, rules, players=players), now))


def with_new_clock(record: sk.Record, now: int) -> sk.Record:
    """Give the next player the full time, and forget who has agreed to an undo."""
    return evolve(record, tags={**record.tags, "due": str(now + SECONDS), "undo": ""})


def look(table: str, seat: sk.Seat | None) -> str:
    """Write what a client or a spectator may know. It can be sent at any time, say when a client reconnects."""
    record = from_json(table, sk.Record)
    seen = sk.view(record.final, seat)  # everything about the cards comes from this, not from the state
    message = {
        "view": json.loads(to_json(seen)),
        "may": [str(action) for action in sk.legal_actions(seen)],
        "out_of_turn": [str(action) for action in sk.interrupts(seen)],
        "players": record.players,
        "actions": len(record.actions),
        "undo": record.tags["undo"].split(),
        "due": int(record.tags["due"]),
    }
    return json.dumps(message)


def receive(table: str, client: Client, text: str, now: int) -> tuple[str, Sent]:
    """Do what a client asks for, or tell it why not.

    Args:
        table: The stored table.
        client: Who sent the message.
        text: The message, which may be anything.
        now: The host's clock, in seconds.

    Returns:
        The table to store, and the messages to send: the new views to all, or an error to the sender.
    """
    timed_out, sent = tick(table, now)
    if sent:
        return timed_out, sent
    record = from_json(table, sk.Record)
    try:
        changed = asked(record, client.seat, text)
    except sk.SkatError as error:
        refusal = {"error": str(error.code), "message": error.explain(client.language), "rule": error.reason.rule}
        return table, {client.seat: json.dumps(refusal)}
    return to_all(changed if changed.actions == record.actions else with_new_clock(changed, now))


def tick(table: str, now: int) -> tuple[str, Sent]:
    """Look at the clock: a player whose time is up forfeits. The host calls this now and then."""
    record = from_json(table, sk.Record)
    turn = record.final.turn
    if turn is None or now <= int(record.tags["due"]):
        return table, {}
    return to_all(with_new_clock(record.then(sk.Forfeit(turn, sk.Cause.TIMED_OUT), by=turn), now))


def to_all(record: sk.Record) -> tuple[str, Sent]:
    """Store a table, and send each client its view."""
    table = to_json(record)
    return table, {seat: look(table, seat) for seat in sk.Seat}


def asked(record: sk.Record, seat: sk.Seat, text: str) -> sk.Record:
    """Do what a message asks for.

    Raises:
        SkatError: If it is not a message, or against the rules.
    """
    match read(text):
        case {"do": str(words)}:
            action = sk.parse_action(sk.view(record.final, seat), words)
            return record.then(action, by=seat)  # refused if this seat may not do it now
        case {"undo": int(count)}:
            before = record.undo()  # refused if nothing has been done yet
            if count != len(record.actions):
                return record  # it means an action that is no longer the last one
            agreed = {*record.tags["undo"].split(), str(seat)}
            if len(agreed) == len(sk.Seat):
                return before
            return evolve(record, tags={**record.tags, "undo": " ".join(sorted(agreed))})
        case _:
            wanted = 'write {"do": "18"} or {"undo": 7}'
            raise sk.ParseError.at(text, 0, sk.Code.UNKNOWN_WORD, word=text[:LONGEST], wanted=wanted)


def read(text: str) -> object:
    """Read a message, which may be anything because strangers may send it; None if it is not JSON."""
    try:
        return json.loads(text) if len(text) <= LONGEST else None
    except ValueError:
        return None


def main() -> None:
    """Let three clients who know only their messages play a random deal."""
    rng, now = random.Random(2), 0
    clients = [Client(sk.Seat.FOREHAND), Client(sk.Seat.MIDDLEHAND, "de"), Client(sk.Seat.REARHAND)]
    table = open_table(sk.Deal.shuffled(rng), ("Anna", "Ben", "Cleo"), now)
    _, sent = receive(table, clients[1], '{"do": "17"}', now)
    print(f"to Ben: {json.loads(sent[sk.Seat.MIDDLEHAND])['message']}")
    while (turn := from_json(table, sk.Record).final.turn) is not None:
        may = json.loads(look(table, turn))["may"]
        action = rng.choice([may[0], "pass"] if "pass" in may else may)
        now += 1
        table, sent = receive(table, clients[turn], json.dumps({"do": action}), now)
    seen = from_json(json.dumps(json.loads(sent[sk.Seat.FOREHAND])["view"]), sk.View)
    print(f"to all, after {now} messages: {seen.result}")


if __name__ == "__main__":
    main()
