"""How is a table stored? As who sits there, what all chance comes from, and what was done; all else follows."""

from collections.abc import Iterator
from functools import reduce
from typing import Literal, TypeAlias

from attrs import evolve, frozen

from pyskat.actions import Action
from pyskat.base.values import FrozenMap
from pyskat.bots.named import bundled, made
from pyskat.deal import Deal
from pyskat.engine import State, apply, start
from pyskat.errors import Code, IllegalActionError, SkatError
from pyskat.jsonio.faults import Fault, text, whole, wrong
from pyskat.language.phrases import Phrase
from pyskat.language.table_words import TableWord
from pyskat.language.terms import Kind, Span
from pyskat.phases.finished import Finished
from pyskat.records.record import Record, with_final
from pyskat.records.recorded import recorded_of
from pyskat.seat import Names
from pyskat.sheet.scores import Sheet
from pyskat.sheet.session import Session
from pyskat.table import Chair, Table
from pyskat.table.course import cards_of, seated
from pyskat.table.opening import expect_chance

__all__ = [
    "Setting",
    "StoredBot",
    "StoredChair",
    "StoredDeal",
    "StoredTable",
    "check_table",
    "read_setting",
    "stored_table",
    "table_of",
]

_Path: TypeAlias = tuple[str | int, ...]
Setting: TypeAlias = bool | int | str | None
"""What a bot is made with."""


def read_setting(value: object, _: object = None) -> Setting:
    """Read what a bot is made with."""
    if value is None or type(value) is bool:
        return value
    return text(value) if isinstance(value, str) else whole(value)


@frozen
class StoredBot:
    """A bundled bot."""

    name: str
    settings: FrozenMap[Setting]
    """What it is made with; a number with a fraction is a text."""


@frozen
class StoredChair:
    """Who plays under one of the names at a table."""

    bot: StoredBot | None
    """The bot that plays; null: a person does, or nobody."""
    empty: bool
    """Whether nobody sits here, or a bot that cannot be stored."""
    leaving: bool
    """Whether the chair is empty from the next deal on."""
    coming: str | None
    """The person who has it from the next deal on; null: nobody else."""


@frozen
class StoredDeal:
    """What was done in one deal."""

    players: Names
    """The names of forehand, middlehand and rearhand."""
    actions: tuple[Action, ...]
    """Everything that was done, in order."""


@frozen
class StoredTable:
    """An evening with people and bots at one table. It has all cards, so it is for the host alone."""

    session: Session
    """The players, the rules, the format, and the list."""
    chairs: tuple[StoredChair, ...]
    """Who plays for each player, in the same order."""
    seed: str | None
    """What all chance comes from."""
    seed_is: Literal["number", "text"] | None
    """Whether the seed was a number or a text; null if there is none."""
    deals: tuple[Deal, ...] | None
    """All cards of the evening, if they were given."""
    played: tuple[StoredDeal, ...]
    """The deals that are booked."""
    going_on: StoredDeal | None
    """The deal going on; null if the evening is over."""
    by_people: tuple[int, ...]
    """Which actions of the deal going on people have done, counted from 0."""
    wishes: tuple[str, ...]
    """Who wants the last action taken back."""
    number: int
    """It grows with every action, and with an undo, a forfeit or a replacement."""


# ---- Writing ------------------------------------------------------------------------------------------------------


def stored_table(table: Table) -> StoredTable:
    """Give what is stored of a table."""
    ended = isinstance(table.state, Finished)
    kind: Literal["number", "text"] = "number" if isinstance(table.seed, int) else "text"
    return StoredTable(
        session=table.session,
        chairs=tuple(map(_stored_chair, table.chairs)),
        seed=None if table.seed is None else str(table.seed),
        seed_is=None if table.seed is None else kind,
        deals=table.deals,
        played=tuple(map(_stored_deal, table.records)),
        going_on=None if ended else _stored_deal(table.record),
        by_people=table.by_people,
        wishes=table.wishes,
        number=table.number,
    )


def _stored_chair(chair: Chair) -> StoredChair:
    named = None if chair.bot is None else bundled(chair.bot)
    bot = None if named is None else StoredBot(named[0], FrozenMap(named[1]))
    unknown = chair.bot is not None and bot is None
    return StoredChair(bot, chair.empty or unknown, chair.leaving, chair.coming)


def _stored_deal(record: Record) -> StoredDeal:
    return StoredDeal(record.players, record.actions)


def check_table(table: Table) -> None:
    """Refuse a table that does not come back as it is, but for bots that cannot be stored."""
    if evolve(_made(stored_table(table), (*table.records, table.record)), chairs=table.chairs) != table:
        raise wrong(Phrase.WHAT_IT_CAN_BE.of(kind=Kind("Table")), table, Code.WRONG_VALUE)


# ---- Reading ------------------------------------------------------------------------------------------------------


def table_of(stored: StoredTable) -> Table:
    """Make a table from what is stored: every deal is replayed, and the list has to follow from it."""
    return _made(stored, ())


def _made(stored: StoredTable, known: tuple[Record, ...]) -> Table:
    """Make a table.

    Args:
        stored: What is stored.
        known: Deals that need not be replayed, by their numbers, as far as they are those that are stored.
    """
    session = stored.session
    seed, deals = _chance(stored)
    replayed = [
        _record(deal, cards_of(seed, deals, number), session, path, known[number - 1 : number])
        for number, (deal, path) in enumerate(_deals(stored), start=1)
    ]
    records = tuple(replayed[: len(stored.played)])
    _check_list(session, records)
    going_on = _going_on(stored, replayed)
    chairs = _chairs(stored)
    _check_people(stored, len(going_on.actions) if stored.going_on else 0)
    return Table(
        session=session,
        chairs=chairs,
        seed=seed,
        deals=deals,
        records=records,
        record=going_on,
        by_people=stored.by_people,
        wishes=stored.wishes,
        number=stored.number,
    )


def _chance(stored: StoredTable) -> tuple[int | str | None, tuple[Deal, ...] | None]:
    """Read the seed, and refuse a table without any, or with too few cards."""
    if (stored.seed is None) != (stored.seed_is is None):
        raise wrong(TableWord.A_SEED, stored.seed, Code.WRONG_VALUE).under("seed")
    seed: int | str | None = stored.seed
    if stored.seed_is == "number":
        try:
            seed = int(str(stored.seed))
        except ValueError:
            raise wrong(TableWord.A_SEED, stored.seed, Code.WRONG_VALUE).under("seed") from None
    if stored.deals is not None and len(stored.deals) != stored.session.deals:
        wanted, found = (Phrase.SO_MANY.of(count=count) for count in (stored.session.deals, len(stored.deals)))
        raise Fault.of(Code.WRONG_VALUE, "deals", what=Phrase.THE_VALUE, wanted=wanted, found=found)
    try:
        return expect_chance(seed, stored.deals, stored.session.deals)
    except SkatError as error:
        raise Fault(error.reason, ("seed",)) from error


def _deals(stored: StoredTable) -> list[tuple[StoredDeal, _Path]]:
    """List the deals that are stored, with their places."""
    booked: list[tuple[StoredDeal, _Path]] = [(deal, ("played", index)) for index, deal in enumerate(stored.played)]
    return booked if stored.going_on is None else [*booked, (stored.going_on, ("going_on",))]


def _record(stored: StoredDeal, deal: Deal, session: Session, path: _Path, known: tuple[Record, ...]) -> Record:
    """Replay a deal, unless it is known."""
    for record in known:
        if record == Record(deal, session.rules, stored.actions, stored.players, outcome=record.outcome):
            return record
    state: State = start(deal, session.rules)
    for index, action in enumerate(stored.actions):
        try:
            state = apply(state, action)
        except IllegalActionError as error:
            raise Fault(error.reason, (*path, "actions", index)) from error
    outcome = recorded_of(state) if isinstance(state, Finished) else None
    return with_final(Record(deal, session.rules, stored.actions, stored.players, outcome=outcome), state)


def _check_list(session: Session, records: tuple[Record, ...]) -> None:
    """Refuse a list on which something else stands than what was played, and penalties."""
    left = iter(records)

    def book(before: Session, number: int) -> Session:
        entry = session.sheet.entries[number]
        if entry.points is not None:
            return before.enter(entry)
        record = next(left, None)
        if record is None or not isinstance(record.final, Finished):
            raise _fault_of_list(number)
        after = before.finish(record.final)
        if after.sheet.entries[number] != entry:
            raise _fault_of_list(number)
        return after

    begun = Session.start(session.players, format=session.format, system=session.sheet.system, rules=session.rules)
    booked = reduce(book, range(len(session.sheet.entries)), begun)
    if booked != session or next(left, None) is not None:
        raise _fault_of_list(None)


def _fault_of_list(number: int | None) -> Fault:
    place = ("session",) if number is None else ("session", "sheet", "entries", number)
    return Fault.of(Code.DOES_NOT_FOLLOW, *place, wanted=TableWord.WHAT_WAS_PLAYED, found=TableWord.SOMETHING_ELSE)


def _going_on(stored: StoredTable, replayed: list[Record]) -> Record:
    """Give the deal going on, or the last one; refuse one that is over, or that others play."""
    if stored.going_on is None:
        if not stored.session.over or not replayed:
            raise wrong(TableWord.A_DEAL_GOING_ON, None, Code.WRONG_VALUE).under("going_on")
        return replayed[-1]
    record, players = replayed[-1], seated(stored.session)
    if isinstance(record.final, Finished):
        raise wrong(TableWord.A_DEAL_GOING_ON, record.actions[-1], Code.WRONG_VALUE).under("going_on", "actions")
    if record.players != players:
        raise wrong(players, str(record.players), Code.WRONG_VALUE).under("going_on", "players")
    return record


def _chairs(stored: StoredTable) -> tuple[Chair, ...]:
    """Seat everybody."""
    players = stored.session.players
    if len(stored.chairs) != len(players):
        wanted, found = (Phrase.SO_MANY.of(count=count) for count in (len(players), len(stored.chairs)))
        raise Fault.of(Code.WRONG_VALUE, "chairs", what=Phrase.THE_VALUE, wanted=wanted, found=found)
    try:
        Sheet(tuple(_next_name(name, chair) for name, chair in zip(players, stored.chairs, strict=True)))
    except SkatError as error:
        raise Fault(error.reason, ("chairs",)) from error
    return tuple(_chair(chair, index) for index, chair in enumerate(stored.chairs))


def _next_name(name: str, chair: StoredChair) -> str:
    return name if chair.coming is None else chair.coming


def _chair(stored: StoredChair, index: int) -> Chair:
    """Make a chair; that of a bot is not empty, and only a person leaves."""
    alone = ("empty", "leaving") if stored.bot is not None else ("leaving",) if stored.empty else ()
    for name in alone:
        if getattr(stored, name):
            raise wrong(TableWord.FALSE_HERE, getattr(stored, name), Code.WRONG_VALUE).under("chairs", index, name)
    try:
        bot = None if stored.bot is None else made(stored.bot.name, stored.bot.settings)
    except SkatError as error:
        raise Fault(error.reason, ("chairs", index, "bot")) from error
    return Chair(bot, stored.empty, stored.leaving, stored.coming)


def _check_people(stored: StoredTable, actions: int) -> None:
    """Refuse numbers of actions that were not done, wishes of those who are no people, and a number below 0."""
    if list(stored.by_people) != sorted(set(stored.by_people) & set(range(actions))):
        raise wrong(TableWord.RISING_BELOW.of(most=actions), str(list(stored.by_people))).under("by_people")
    people = _people(stored)
    if list(stored.wishes) != [name for name in people if name in stored.wishes]:
        raise wrong(TableWord.SOME_OF.of(names=tuple(people)), str(list(stored.wishes))).under("wishes")
    if stored.number < 0:
        raise wrong(Span(0), stored.number, Code.WRONG_VALUE).under("number")


def _people(stored: StoredTable) -> Iterator[str]:
    pairs = zip(stored.session.players, stored.chairs, strict=True)
    return (name for name, chair in pairs if chair.bot is None and not chair.empty)
