"""The host: connections, rooms in the memory, the storage, and the time. It knows nothing of Skat."""

import asyncio
import contextlib
import functools
import itertools
import json
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any, Final

from attrs import Factory, define, field
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

import pyskat as sk
from pyskat.display import Style, svg
from pyskat.rules import PRESETS
from web_table import room as rooms
from web_table.room import Message, Refusal, Room
from web_table.screen import Taste, screen, taste_of
from web_table.setup import BOTS, CLOCKS, FORMATS, HOUSE, PEOPLE, setup_of
from web_table.words import PAGE, REFUSALS

PAGES: Final = Path(__file__).parent / "page"
SAFE: Final = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
FAST: Final = 8
"""How many messages a second one connection may send in the long run."""
BURST: Final = 30
JOIN_SECONDS: Final = 10
UNREAD: Final = 50
"""Whoever leaves more messages than this unread is cut off."""
GUESTS: Final = 8
"""There may be at most this many connections to a chair's room for each of its chairs."""
BOT_SECONDS: Final = 60
FORGOTTEN: Final = 30 * 24 * 3600
"""A room in which nothing has happened for so long is thrown away."""


class Store:
    """The rooms on the disk: one row for each, which is always a whole one."""

    def __init__(self, path: Path) -> None:
        self._lock = Lock()
        self._file = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._file.execute("PRAGMA journal_mode=WAL")
        self._file.execute("CREATE TABLE IF NOT EXISTS rooms (id TEXT PRIMARY KEY, changed INTEGER, document TEXT)")

    def put(self, number: str, room: Room, now: int) -> None:
        """Store a room."""
        text = rooms.document(room)
        with self._lock:
            self._file.execute("INSERT OR REPLACE INTO rooms VALUES (?, ?, ?)", (number, now, text))

    def get(self, number: str, now: int) -> Room | None:
        """Fetch a room; None if there is none."""
        with self._lock:
            row = self._file.execute("SELECT document FROM rooms WHERE id = ?", (number,)).fetchone()
        return None if row is None else rooms.room_of(row[0], now)

    def forget(self, before: int) -> None:
        """Throw away the rooms in which nothing has happened since."""
        with self._lock:
            self._file.execute("DELETE FROM rooms WHERE changed < ?", (before,))

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._file.close()


@define
class Bucket:
    """How much somebody may still send: it fills with time, and every message takes one."""

    fast: float
    full: float
    level: float = field(default=Factory(lambda self: self.full, takes_self=True))
    at: float = field(factory=time.monotonic)

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self.level = min(self.full, self.level + (now - self.at) * self.fast)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


@define(eq=False)
class Guest:
    """A connection of somebody who has a chair."""

    chair: int
    taste: Taste
    had: tuple[int, int] | None = None
    outbox: asyncio.Queue[Message | None] = field(factory=lambda: asyncio.Queue(UNREAD))

    def send(self, message: Message) -> None:
        """Send a message without waiting until it is read; None at the end cuts the connection."""
        if self.outbox.qsize() < UNREAD - 1:
            self.outbox.put_nowait(message)
        elif not self.outbox.full():
            self.outbox.put_nowait(None)


@define(eq=False)
class Live:
    """A room in the memory."""

    room: Room
    guests: list[Guest] = Factory(list)
    lock: asyncio.Lock = Factory(asyncio.Lock)
    used: float = field(factory=time.monotonic)


@define(eq=False)
class Host:
    """All rooms, and what they need."""

    store: Store
    most: int = 2000
    """There may be at most this many rooms in the memory."""
    idle: float = 600
    """After so many seconds without a connection a room is put away."""
    opened_at_once: float = 20
    """So many rooms one address may open at once, and one every two seconds after that."""
    pool: ThreadPoolExecutor = field(factory=lambda: ThreadPoolExecutor(4, "table"))
    live: dict[str, Live] = Factory(dict)
    buckets: dict[str, Bucket] = Factory(dict)
    clock: Callable[[], int] = lambda: int(time.time())

    async def off_the_loop(self, do: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever it gives
        """Do something that takes time, the bots' thinking too, while the loop goes on."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, do)

    async def find(self, number: str) -> Live | None:
        """Find a room in the memory or in the storage."""
        if number not in self.live and len(self.live) < self.most:
            room = await self.off_the_loop(lambda: self.store.get(number, self.clock()))
            if room is not None:
                self.live.setdefault(number, Live(room))
        return self.live.get(number)

    async def change(self, number: str, live: Live, do: Callable[[Room], Room]) -> None:
        """Change a room: one thing after the other, first stored, then told."""

        def changed() -> Room:
            after = do(live.room)
            if after is not live.room:
                self.store.put(number, after, self.clock())
            return after

        async with live.lock:
            work = asyncio.ensure_future(self.off_the_loop(changed))
            try:
                after = await asyncio.wait_for(asyncio.shield(work), BOT_SECONDS)
            except TimeoutError:
                live.room = rooms.without_slow_bots(live.room)
                after = await self.off_the_loop(changed)
            except asyncio.CancelledError:  # who asked has gone; what was stored must be told all the same
                after = await work
            if after is not live.room:
                live.room = after
                for guest in live.guests:
                    self.tell(live, guest)

    def tell(self, live: Live, guest: Guest) -> None:
        """Send a guest the screen of its chair."""
        shown = screen(live.room, guest.chair, guest.taste, self.clock(), guest.had)
        guest.had = (shown["deal"], shown["events"]) if "events" in shown else None
        shown["here"] = [live.room.chairs[chair].name for chair in sorted({other.chair for other in live.guests})]
        guest.send(shown)

    async def watch(self) -> None:
        """Look at the clocks every second, and put away what nobody uses."""
        for second in itertools.count():
            await asyncio.sleep(1)
            for number, live in list(self.live.items()):
                if live.guests:
                    live.used = time.monotonic()
                elif time.monotonic() - live.used > self.idle and not live.lock.locked():
                    del self.live[number]
                if live.room.due and self.clock() > live.room.due and not live.lock.locked():
                    await self.change(number, live, lambda room: rooms.tick(room, self.clock()))
            self.buckets = {who: one for who, one in self.buckets.items() if one.level + 1 < one.full}
            if second % 3600 == 0:
                await self.off_the_loop(lambda: self.store.forget(self.clock() - FORGOTTEN))

    async def open(self, request: Request) -> Response:
        """Open a room, and give the word for each chair to whoever opened it."""
        bucket = self.buckets.setdefault(
            request.client.host if request.client else "", Bucket(0.5, self.opened_at_once)
        )
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > rooms.LONGEST * 4:
                return JSONResponse({"error": "no_message"}, 413)
        if not bucket.take() or len(self.live) >= self.most:
            return JSONResponse({"error": "full", "said": REFUSALS["full"]}, 429)
        try:
            setup = setup_of(json.loads(body))
        except (ValueError, RecursionError):
            return JSONResponse({"error": "no_message"}, 400)
        room, words = rooms.open_room(setup, PEOPLE[setup.mode])
        number = secrets.token_urlsafe(9)
        self.live[number] = Live(room)
        await self.off_the_loop(lambda: self.store.put(number, room, self.clock()))
        return JSONResponse({"room": number, "words": words}, 201)

    async def connect(self, socket: WebSocket) -> None:
        """Talk with a browser until it goes."""
        await socket.accept()
        number, live = socket.path_params["room"], None
        with contextlib.suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
            message = rooms.read(await asyncio.wait_for(text_of(socket), JOIN_SECONDS))
            live = await self.find(number)
            guest = None if live is None else await self.join(number, live, message, socket)
            if live is None:
                await refuse(socket, rooms.refusal("stranger", taste_of(message).language))
            elif guest is not None:
                await self.serve(number, live, guest, socket)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it may be closed already
            await socket.close()

    async def join(self, number: str, live: Live, message: Message, socket: WebSocket) -> Guest | None:
        """Find out from the first message who this is; strangers are turned away."""
        taste, secret = taste_of(message), message.get("secret")
        try:
            if len(live.guests) >= GUESTS * len(live.room.chairs):
                raise rooms.refusal("full", taste.language)
            if not isinstance(secret, str):
                raise rooms.refusal("stranger", taste.language)
            if rooms.chair_of(live.room, secret) is None:
                sit = functools.partial(rooms.sit_down, message=message, language=taste.language, now=self.clock())
                await self.change(number, live, sit)
        except Refusal as why:
            await refuse(socket, why)
            return None
        chair = rooms.chair_of(live.room, secret)
        return None if chair is None else Guest(chair, taste)

    async def serve(self, number: str, live: Live, guest: Guest, socket: WebSocket) -> None:
        """Take the messages of a guest, and send what there is."""
        live = self.live.setdefault(number, live)  # it may have been put away in between
        live.guests.append(guest)
        writer = asyncio.ensure_future(write(guest, socket))
        bucket = Bucket(FAST, BURST)
        try:
            for other in live.guests:
                self.tell(live, other)
            while not writer.done():
                text = await text_of(socket)
                if not bucket.take():
                    guest.send({"kind": "refused", "error": "slow", "said": REFUSALS["slow"][guest.taste.language]})
                    await asyncio.sleep(1)
                    continue
                message = rooms.read(text)
                try:
                    await self.change(
                        number,
                        live,
                        lambda room, message=message: rooms.receive(  # type: ignore[misc]
                            room, guest.chair, message, self.clock(), guest.taste.language
                        ),
                    )
                except Refusal as why:
                    guest.send({"kind": "refused", "error": why.code, "said": why.said})
        finally:
            writer.cancel()
            live.guests.remove(guest)
            live.used = time.monotonic()
            for other in live.guests:
                self.tell(live, other)


async def text_of(socket: WebSocket) -> str:
    """Wait for a text; bytes are none, and are read as an empty one."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect
    return message.get("text") or ""


async def write(guest: Guest, socket: WebSocket) -> None:
    """Send what is in the outbox."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await guest.outbox.get()) is not None:
            await socket.send_text(json.dumps(message))
        await socket.close(1013)


async def refuse(socket: WebSocket, why: Refusal) -> None:
    """Tell somebody who has no chair why not."""
    await socket.send_text(json.dumps({"kind": "refused", "error": why.code, "said": why.said}))


async def on_offer(_: Request) -> Response:
    """Tell what can be chosen, and all words of the page."""
    return JSONResponse(
        {
            "words": PAGE,
            "modes": list(PEOPLE),
            "rules": list(PRESETS),
            "house": {name: list(options) for name, options in HOUSE.items()},
            "formats": list(FORMATS),
            "bots": BOTS,
            "clocks": CLOCKS,
        }
    )


@functools.cache
def picture(pack: str, language: str, card: str) -> str | None:
    """Draw a card; None if there is no such card."""
    try:
        style = Style(suits=pack, language=language)  # type: ignore[arg-type]
        return svg(sk.cards(card), style=style) if len(sk.cards(card)) == 1 else None
    except sk.SkatError:
        return None


async def card(request: Request) -> Response:
    """Send the picture of a card, which is the same for everybody."""
    params = request.path_params
    if len(params["card"]) != 2 or params["pack"] not in ("french", "german") or params["language"] not in PAGE:  # noqa: PLR2004
        return Response(status_code=404)
    drawn = picture(params["pack"], params["language"], params["card"])
    if drawn is None:
        return Response(status_code=404)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "public, max-age=86400"})


async def page(_: Request) -> Response:
    """Send the page."""
    return FileResponse(PAGES / "page.html", headers=SAFE)


def application(host: Host) -> Starlette:
    """Give the application of a host."""

    @contextlib.asynccontextmanager
    async def running(_: Starlette) -> AsyncIterator[None]:
        watching = asyncio.ensure_future(host.watch())
        yield
        watching.cancel()
        host.pool.shutdown(wait=True)
        host.store.close()

    return Starlette(
        routes=[
            Route("/", page),
            Route("/room/{room}", page),
            Route("/offer", on_offer),
            Route("/rooms", host.open, methods=["POST"]),
            Route("/card/{pack}/{language}/{card}.svg", card),
            WebSocketRoute("/ws/{room}", host.connect),
            Mount("/page", StaticFiles(directory=PAGES)),
        ],
        lifespan=running,
    )
