"""How many tables does a server carry? Every second chair is a bot's: people who take a moment play at many tables.

python -m web_table.load --tables 200 --seconds 60

It starts a server of its own, plays by its web sockets, and prints latencies of an action and the memory of a table.
"""

import argparse
import asyncio
import json
import random
import socket as sockets
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import httpx
from attrs import Factory, define
from websockets.asyncio.client import ClientConnection, connect

SERVER: Final = """
import sys, uvicorn
from pathlib import Path
from web_table.server import Host, Store, application
application_ = application(Host(Store(Path(sys.argv[1])), most=10**6, opened_at_once=10**6))
uvicorn.run(application_, port=int(sys.argv[2]), log_level="error")
"""


@define
class Measured:
    """What was measured."""

    latencies: list[float] = Factory(list)
    faults: list[str] = Factory(list)
    evenings: int = 0


def answer(screen: dict[str, Any], rng: random.Random) -> dict[str, Any] | None:
    """Choose what a person without much thought does; None if nothing is asked."""
    if "result" in screen:
        return {"seen": screen["result"]} if screen["mine"] else {"again": screen["game"]}
    if screen.get("me") not in screen.get("asked", ()):
        return None
    at = screen["number"]
    if screen["choose"]:
        return {"at": at, "do": f"{screen['verb']} {' '.join(rng.sample(screen['legal'], screen['choose']))}"}
    if screen["legal"]:
        return {"at": at, "do": rng.choice(screen["legal"])}
    simple = [do for do, _ in screen["buttons"]]
    if screen["bids"] and rng.random() < 0.3:  # noqa: PLR2004 - as often as a hand is good
        return {"at": at, "do": str(screen["bids"][0])}
    games = [do for do, _ in screen["contracts"]]
    return {"at": at, "do": simple[-1] if simple else rng.choice(games)}


async def person(url: str, word: str, name: str, pause: float, end: float, measured: Measured) -> None:
    """Play until the time is up."""
    rng = random.Random(word)
    async with connect(url, max_size=None) as socket:
        await socket.send(json.dumps({"secret": (word * 2)[:48], "invited": word, "name": name}))
        sent, asked = 0.0, None
        while time.monotonic() < end:
            screen = await heard(socket, end)
            if screen is None:
                return
            if screen["kind"] == "refused":
                measured.faults.append(str(screen))
                continue
            if sent and (screen.get("number"), screen.get("result"), screen["game"]) != asked:
                measured.latencies.append(time.monotonic() - sent)
                sent = 0.0
            do = answer(screen, rng)
            if do is not None and not sent:
                await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)
                sent, asked = time.monotonic(), (screen.get("number"), screen.get("result"), screen["game"])
                measured.evenings += "again" in do
                await socket.send(json.dumps(do))


async def heard(socket: ClientConnection, end: float) -> dict[str, Any] | None:
    """Wait for the next message; None when the time is up."""
    try:
        found: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), max(0.01, end - time.monotonic())))
    except TimeoutError:
        return None
    return found


def memory_of(process: int) -> float:
    """Tell how many MiB a process has (Linux)."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def at_share(sorted_times: Sequence[float], share: float) -> float:
    """Give what so large a share of the times is below of, in milliseconds."""
    return sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))] * 1000


async def measure(tables: int, seconds: int, pause: float) -> None:
    """Start a server, fill it, and print what was measured."""
    with sockets.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVER, f"{folder}/rooms.sqlite", str(port), cwd=Path(__file__).parents[1]
        )
        measured = Measured()
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
                await filled(client, server.pid, measured, (tables, seconds, pause))
        finally:
            server.terminate()
            await server.wait()
    times = sorted(measured.latencies)
    print(f"{len(times)} actions, {len(times) / seconds:.0f} a second, {measured.evenings} evenings to their end")
    print(f"latency p50 {at_share(times, 0.5):.0f} ms, p99 {at_share(times, 0.99):.0f} ms")
    print(f"{len(measured.faults)} faults", *measured.faults[:3])


async def filled(client: httpx.AsyncClient, server: int, measured: Measured, size: tuple[int, int, float]) -> None:
    """Open Duels and Solos in turn, so that every second chair is a bot's, and let people play there."""
    tables, seconds, pause = size
    for _ in range(100):
        try:
            await client.get("/offer")
            break
        except httpx.TransportError:
            await asyncio.sleep(0.2)
    rooms = []
    for number in range(tables):
        answered = await client.post("/rooms", json={"mode": ("duel", "solo")[number % 2]})
        rooms.append(answered.json())
    before, end = memory_of(server), time.monotonic() + seconds
    url = str(client.base_url).replace("http", "ws").rstrip("/")
    people = [
        person(f"{url}/ws/{room['room']}", word, f"P{place}", pause, end, measured)
        for room in rooms
        for place, word in enumerate(room["words"])
    ]
    playing = asyncio.gather(*people)
    await asyncio.sleep(seconds * 0.9)
    now = memory_of(server)
    print(f"{tables} tables, {len(people)} people: {now:.0f} MiB, {(now - before) / tables * 1024:.0f} KiB a table")
    await playing


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(prog="python -m web_table.load", description="Measure how much a server carries.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--pause", type=float, default=2.0, help="how many seconds a person thinks on average")
    asked = parser.parse_args()
    asyncio.run(measure(asked.tables, asked.seconds, asked.pause))


if __name__ == "__main__":
    main()
