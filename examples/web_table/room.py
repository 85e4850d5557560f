"""A room: who has which chair, the table, and what the host remembers besides. Every change gives a new one."""

import hashlib
import json
import secrets
from typing import Any, Final, TypeAlias

from attrs import asdict, evolve, frozen

import pyskat as sk
from pyskat.bots import RandomBot
from pyskat.jsonio import from_data, to_data
from pyskat.table import Table
from web_table.setup import Setup, setup_of
from web_table.words import REFUSALS

Message: TypeAlias = dict[str, Any]

LONGEST: Final = 400
"""A message may have at most this many characters."""
LONGEST_NAME: Final = 20
SHORTEST_SECRET: Final = 32
RESULT_SECONDS: Final = 60
"""Where there is a clock, a result that nobody puts away is put away after this time."""


@frozen(kw_only=True)
class Chair:
    """A chair for a person. Of the words only the fingerprint is kept, so that the storage opens no door."""

    invited: str
    """Of the word in the link that was sent; it is good for sitting down, once."""
    secret: str = ""
    """Of the word that the browser of whoever sat down has made; nobody else has ever seen it."""
    name: str = ""


@frozen(kw_only=True)
class Room:
    """A room."""

    setup: Setup
    chairs: tuple[Chair, ...]
    table: Table | None = None
    """None until everybody has sat down."""
    seen: tuple[int, ...] = ()
    """For each chair, up to which deal its result has been seen."""
    again: tuple[int, ...] = ()
    """The chairs that want a new game."""
    games: int = 0
    """How many games have begun here."""
    due: int = 0
    """When the time is up; 0: never."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """Whose chairs have not put the last result away; the next deal waits for them."""
        booked = 0 if self.table is None else len(self.table.records)
        return tuple(chair for chair, seen in enumerate(self.seen) if seen < booked)


class Refusal(Exception):  # noqa: N818 - it is none of the program's errors
    """Why a message is refused: a code, and a sentence in the language of who sent it."""

    def __init__(self, code: str, said: str) -> None:
        super().__init__(code, said)
        self.code, self.said = code, said


def refusal(code: str, language: sk.Language) -> Refusal:
    """Refuse for one of the reasons of the room."""
    return Refusal(code, REFUSALS[code][language])


def fingerprint(word: str) -> str:
    """Give what is kept of a word."""
    return hashlib.sha256(word.encode("utf-8", "replace")).hexdigest()


def open_room(setup: Setup, chairs: int) -> tuple[Room, tuple[str, ...]]:
    """Open a room; the words are for the links, one for each chair."""
    words = tuple(secrets.token_urlsafe(24) for _ in range(chairs))
    return Room(setup=setup, chairs=tuple(Chair(invited=fingerprint(word)) for word in words)), words


def chair_of(room: Room, secret: str) -> int | None:
    """Tell whose secret this is; None for strangers."""
    print_of = fingerprint(secret)
    return next((number for number, chair in enumerate(room.chairs) if chair.secret == print_of), None)


def sit_down(room: Room, message: Message, language: sk.Language, now: int) -> Room:
    """Give a free chair to whoever has the word of its link; with the last one the game begins.

    The browser makes the secret and keeps it before it asks: if the answer is lost on the way, it can ask once more.
    """
    secret, word, name = (message.get(key) for key in ("secret", "invited", "name"))
    if not (isinstance(secret, str) and isinstance(word, str) and isinstance(name, str)):
        raise refusal("stranger", language)
    free = [chair.invited if not chair.secret else "" for chair in room.chairs]
    if fingerprint(word) not in free or len(secret) < SHORTEST_SECRET:
        raise refusal("stranger", language)
    name, taken = " ".join(name.split()), {chair.name.casefold() for chair in room.chairs}
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name.casefold() in taken:
        raise refusal("name", language)
    number = free.index(fingerprint(word))
    chair = evolve(room.chairs[number], secret=fingerprint(secret), name=name)
    room = evolve(room, chairs=(*room.chairs[:number], chair, *room.chairs[number + 1 :]))
    return begun(room, now) if all(chair.secret for chair in room.chairs) else room


def begun(room: Room, now: int) -> Room:
    """Begin a game on the chairs of the room."""
    table = room.setup.open(tuple(chair.name for chair in room.chairs), secrets.randbits(128))
    fresh = evolve(room, table=table, seen=(0,) * len(room.chairs), again=(), games=room.games + 1)
    return wound(fresh, now)


def wound(room: Room, now: int) -> Room:
    """Give a full clock, to the player on turn or to the result on the screens."""
    seconds = int(room.setup.seconds)
    if not seconds or room.table is None or (room.table.over and not room.waiting):
        return evolve(room, due=0)
    return evolve(room, due=now + (max(seconds, RESULT_SECONDS) if room.waiting else seconds))


def read(text: str | bytes) -> Message:
    """Read a message, which may be anything because strangers may send it; an empty one if it is none."""
    try:
        message = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}


def receive(room: Room, chair: int, message: Message, now: int, language: sk.Language) -> Room:
    """Do what somebody on a chair asks for.

    Raises:
        Refusal: If it is not possible; then the room is as it was.
    """
    table = room.table
    if table is None:
        raise refusal("lobby", language)
    do: str | None = None
    match message:
        case {"seen": int(deal)} if type(deal) is int:
            return put_away(room, table, (chair,), deal, now)
        case {"again": int(game)} if type(game) is int:
            return once_more(room, table, chair, game, now)
        case {"at": int(at), "do": str(words)} if type(at) is int:
            do = words
        case {"at": int(at), "undo": True} if type(at) is int:
            pass
        case _:
            raise refusal("no_message", language)
    if room.waiting:
        raise refusal("waiting", language)
    name = room.chairs[chair].name
    try:
        after = table.undo(name, at=at) if do is None else table.act(name, do, at=at)
    except sk.SkatError as error:
        rule = error.reason.cite(language)
        said = error.explain(language)
        raise Refusal(str(error.code), f"{said} ({rule})" if rule else said) from None
    return wound(evolve(room, table=after), now)


def put_away(room: Room, table: Table, chairs: tuple[int, ...], deal: int, now: int) -> Room:
    """Note that the result of a deal has been seen; a deal that is not over changes nothing."""
    if not 0 < deal <= len(table.records):
        return room
    seen = tuple(max(had, deal) if chair in chairs else had for chair, had in enumerate(room.seen))
    after = evolve(room, seen=seen)
    return after if seen == room.seen or after.waiting else wound(after, now)


def once_more(room: Room, table: Table, chair: int, game: int, now: int) -> Room:
    """Note that somebody wants a new game; it begins when everybody does."""
    if game != room.games or not table.over:
        return room
    again = tuple(sorted({*room.again, chair}))
    return begun(room, now) if len(again) == len(room.chairs) else evolve(room, again=again)


def tick(room: Room, now: int) -> Room:
    """Look at the clock: whoever should act forfeits, a result is put away."""
    table = room.table
    if table is None or not room.due or now <= room.due:
        return room
    if room.waiting:
        return put_away(room, table, room.waiting, len(table.records), now)
    return wound(evolve(room, table=table.forfeit(table.asked[0], sk.Cause.TIMED_OUT, at=table.number)), now)


def without_slow_bots(room: Room) -> Room:
    """Put bots that need no time in the place of bots that took too long."""
    if room.table is None:
        return room
    chairs = [chair if chair.bot is None else evolve(chair, bot=RandomBot()) for chair in room.table.chairs]
    return evolve(room, table=evolve(room.table, chairs=tuple(chairs)))


def document(room: Room) -> str:
    """Write a room down. All cards are in it: it is for the storage alone."""
    plain = asdict(evolve(room, table=None))
    return json.dumps({**plain, "table": None if room.table is None else to_data(room.table)})


def room_of(text: str, now: int) -> Room:
    """Read a room back; nobody loses the time in which it was put away."""
    plain = json.loads(text)
    table = None if plain["table"] is None else from_data(plain["table"], Table)
    chairs = tuple(Chair(**chair) for chair in plain["chairs"])
    room = Room(
        setup=setup_of(plain["setup"]),
        chairs=chairs,
        table=table,
        seen=tuple(plain["seen"]),
        again=tuple(plain["again"]),
        games=plain["games"],
    )
    return wound(room, now)
