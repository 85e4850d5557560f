"""What happens at a table by itself? Cards are dealt, bots act, and a deal that is over is booked."""

import random
from typing import TypeVar

from attrs import evolve, field, frozen

from pyskat.actions import Action
from pyskat.base.values import Value
from pyskat.bots.protocol import Bot
from pyskat.deal import Deal
from pyskat.engine import State, legal_actions
from pyskat.match.running import dealt, step
from pyskat.notation.moves import parse_action
from pyskat.phases.finished import Finished
from pyskat.records.record import Record
from pyskat.seat import Names
from pyskat.sheet.session import Session

__all__ = ["Chair", "Course", "begun", "bot_on_turn", "cards_of", "done", "moved", "seated", "stepped", "taken_back"]


@frozen
class Chair(Value):
    """Who plays under one of the names at a table: a person, a bot, or nobody.

    Args:
        bot: The bot that plays; None: a person does, or nobody.
        empty: Whether nobody sits here.
        leaving: Whether the chair is empty from the next deal on.
        coming: The person who has it from the next deal on; None: nobody else.
    """

    bot: Bot | None = field(default=None, hash=False)  # a bot of somebody's own may have no hash
    empty: bool = False
    leaving: bool = False
    coming: str | None = None

    @property
    def person(self) -> bool:
        """Whether a person plays."""
        return self.bot is None and not self.empty

    def changed(self) -> "Chair":
        """Give it as it is from the next deal on."""
        if self.coming is not None:
            return Chair()
        return Chair(empty=True) if self.leaving else self


@frozen(kw_only=True, repr=False)
class Course(Value):
    """How far an evening has come."""

    session: Session
    """The players, the rules, the format, and the list."""
    chairs: tuple[Chair, ...]
    """Who plays for each player, in the same order."""
    seed: int | str | None
    """What all chance comes from. It tells all cards, so it is for the host alone."""
    deals: tuple[Deal, ...] | None
    """All cards of the evening, if they were given; for the host alone."""
    records: tuple[Record, ...] = ()
    """One for each deal that is booked; for the host alone."""
    record: Record
    """The deal going on, or the last one if the evening is over; for the host alone."""
    by_people: tuple[int, ...] = ()
    """Which actions of the deal going on people have done, counted from 0."""
    wishes: tuple[str, ...] = ()
    """Who wants the last action taken back."""
    number: int = 0
    """It grows with every action, and with an undo, a forfeit or a replacement; whoever answers names it."""

    @property
    def state(self) -> State:
        """The state of the deal going on; for the host alone."""
        return self.record.final


C = TypeVar("C", bound=Course)


def cards_of(seed: int | str | None, deals: tuple[Deal, ...] | None, number: int) -> Deal:
    """Give the cards of the deal with a number, counted from 1."""
    return dealt(str(seed), number) if deals is None else deals[number - 1]


def seated(session: Session) -> Names:
    """Name the players of the next deal, by seat."""
    fore, middle, rear = (session.players[player] for player in session.seats)
    return fore, middle, rear


def begun(table: C) -> C:
    """Deal, after those have sat down or gone who wanted to."""
    pairs = list(zip(table.session.players, table.chairs, strict=True))
    players = tuple(name if chair.coming is None else chair.coming for name, chair in pairs)
    session = evolve(table.session, players=players, sheet=evolve(table.session.sheet, players=players))
    deal = cards_of(table.seed, table.deals, session.deal_number)
    return evolve(
        table,
        session=session,
        chairs=tuple(chair.changed() for _, chair in pairs),
        record=Record.start(deal, session.rules, players=seated(session)),
        by_people=(),
        wishes=(),
    )


def done(table: C, record: Record, *, by_person: bool = False) -> C:
    """Take over what the deal has become by one more action; if that ended it, it is booked and the next one begins.

    Args:
        table: The table before the action.
        record: The deal after it.
        by_person: Whether a person did it.
    """
    number = table.number + 1
    if not isinstance(record.final, Finished):
        people = (*table.by_people, len(table.record.actions)) if by_person else table.by_people
        return evolve(table, record=record, by_people=people, wishes=(), number=number)
    session = table.session.finish(record.final, deal_number=table.session.deal_number)
    booked = evolve(
        table,
        session=session,
        records=(*table.records, record),
        record=record,
        by_people=(),
        wishes=(),
        number=number,
    )
    return booked if session.over else begun(booked)


def taken_back(table: C) -> C:
    """Go back to before the last action of a person."""
    last = table.by_people[-1]
    record = table.record.undo(len(table.record.actions) - last)
    return evolve(table, record=record, by_people=table.by_people[:-1], wishes=(), number=table.number + 1)


# ---- Bots ---------------------------------------------------------------------------------------------------------


def bot_on_turn(table: Course) -> Bot | None:
    """Give the bot that is to act; None if a person is, nobody, or a chair is empty."""
    turn = table.state.turn
    if table.session.over or turn is None or any(chair.empty for chair in table.chairs):
        return None
    return table.chairs[table.session.seats[turn]].bot


def moved(table: C) -> C:
    """Let the bots act until a person is asked; where only bots sit, nothing moves by itself."""
    while any(chair.person for chair in table.chairs) and (bot := bot_on_turn(table)) is not None:
        table = stepped(table, bot)
    return table


def stepped(table: C, bot: Bot) -> C:
    """Let a bot do one action for the seat on turn; if it fails, the first legal one is done.

    What is random for it depends on the seed, the deal and the number of actions alone: a stored table goes on alike,
    and nothing is rolled anew by taking an action back.
    """
    state, actions = table.state, len(table.record.actions)
    rng = random.Random(f"{table.seed} {table.session.deal_number} {actions}")  # noqa: S311 - as the cards
    return done(table, _recorded(table.record, step(state, bot, rng).action))


def _recorded(record: Record, action: Action) -> Record:
    """Record an action of a bot as it is read back, because it may have been broken on purpose."""
    state = record.final
    try:
        return record.then(parse_action(state, str(action)))
    except Exception:  # noqa: BLE001 - as above, and anything may be raised then
        return record.then(legal_actions(state)[0])
