"""Whole evenings, driven by messages that come twice, late, out of turn, from strangers and in wrong words.

After every step the table is stored and read back. What it says has been done is done again, in the plainest way: a
session, a state, and who sits where. What both come to has to be the same.
"""

import json
import random
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from attrs import define, field

import pyskat as sk
from effort import some
from pyskat import Cause, Code, Seat
from pyskat.bots import Bot, RandomBot, RuleBot
from pyskat.bots.demo import careless
from pyskat.table import Table

jsonio = pytest.importorskip("pyskat.jsonio", reason="JSON documents need the extra json")

NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")
CARD: Final = re.compile(r"\b[CSHD][789TJQKA]\b")
PUSHED: Final = sk.Rules(kontra=sk.KontraRules(), ramsch=sk.RamschRules(pushing=True))
SHORT: Final = sk.Format(1, sk.PLAIN)

Message = tuple[str, tuple[Any, ...], dict[str, Any]]
"""The name of a method, and what it is called with."""


def sent(table: Table, message: Message) -> Table:
    """Do what a message asks for; what is refused leaves the table as it is."""
    name, given, named = message
    try:
        after: Table = getattr(table, name)(*given, **named)
    except sk.SkatError as error:
        refusal: sk.SkatError = error
    else:
        return after
    assert refusal.explain("de") != refusal.explain("en")
    assert isinstance(refusal.code, Code)
    return table


def stored(table: Table) -> Table:
    """Store a table and read it back, as a server that is stopped and started again."""
    text = jsonio.to_json(table)
    again: Table = jsonio.from_json(text, Table)
    assert (again, hash(again), repr(again)) == (table, hash(table), repr(table))
    assert jsonio.to_json(again) == text
    return again


@define
class Crowd:
    """People, and others, who send whatever comes to their minds."""

    rng: random.Random
    sent: list[Message] = field(factory=list)

    def next(self, table: Table) -> Message:
        """Think of a message; about every second one is in order."""
        rng = self.rng
        chance = rng.random()
        if chance < 0.12 and self.sent:
            message = rng.choice(self.sent[-12:])  # twice, or late
        elif chance < 0.36:
            message = self._wrong(table)
        elif chance < 0.46:
            message = self._other(table)
        else:
            message = self._right(table)
        self.sent.append(message)
        return message

    def _right(self, table: Table) -> Message:
        """Answer what is asked, as an action or in words."""
        rng = self.rng
        if not table.asked:
            empty = [name for name, chair in zip(table.players, table.chairs, strict=True) if chair.empty]
            if empty and rng.random() < 0.5:
                return ("join", (rng.choice((empty[0], "Emil", "Fritz")), empty[0]), {})
            return ("replace", (empty[0] if empty else table.players[0], RandomBot()), {})
        [player] = table.asked
        seen = table.view(player)
        legal = [action for action in sk.legal_actions(seen) if not isinstance(action, sk.Bid) or action.value < 25]
        cards = [action for action in legal if isinstance(action, sk.PlayCard)]
        action = rng.choice(cards or legal)
        said = rng.choice((action, str(action), action.say("en"), action.say("de")))
        return ("act", (player, said), {"at": table.number})

    def _wrong(self, table: Table) -> Message:
        """Say what is none of one's business, or nothing at all."""
        rng = self.rng
        who = rng.choice((*table.players, "Emil", "Zoe", "", None, 7))
        said = rng.choice((*map(str, rng.sample(sk.CARDS, 2)), "18", "pass", "hold", "weg", "{", "", "\ud800", None, 5))
        at = rng.choice((table.number, table.number, table.number - 1, table.number + 1, 0, None, "1"))
        return (
            "act",
            (who, said[: rng.randrange(4)] if isinstance(said, str) and rng.random() < 0.3 else said),
            {"at": at},
        )

    def _other(self, table: Table) -> Message:
        """Do what is not an action in turn."""
        rng = self.rng
        who = rng.choice((*table.players, "Emil"))
        if rng.random() < 0.03:
            return ("forfeit", (who, Cause.TIMED_OUT), {"at": table.number})
        seat = rng.choice(list(Seat))
        interrupts = (sk.Claim(seat), sk.Show(seat), sk.Concede(seat), sk.Throw(seat), sk.Kontra(), sk.Accept())
        others: list[Message] = [
            *[("act", (who, action), {"at": table.number}) for action in interrupts],
            *[("undo", (name,), {}) for name in table.players],
            ("undo", (who,), {"at": table.number}),
            ("replace", (who, RuleBot()), {}),
            ("leave", (who,), {}),
            ("join", (rng.choice(("Emil", "Fritz", who)), rng.choice(table.players)), {}),
            ("penalty", (who, -10), {}),
            ("advance", (), {}),
        ]
        return rng.choice(others)


def check(table: Table) -> None:
    """Do again from the beginning what the table says has been done, in the plainest way, and compare everything."""
    of = table.session
    session = sk.Session.start(table.players, format=of.format, system=table.sheet.system, rules=of.rules)
    booked = list(table.records)
    for entry in table.sheet.entries:
        if entry.points is not None:
            session = session.enter(entry)
            continue
        record = booked.pop(0)
        session = session.finish(final_of(record))
    assert booked == []
    assert session == table.session
    assert table.over == session.over
    assert table.number >= sum(len(record.actions) for record in table.records)
    at = table.record.players
    assert table.over or [table.players[index] for index in session.seats] == [at[seat] for seat in Seat]
    check_views(table)


def final_of(record: sk.Record) -> sk.State:
    """Do a deal again from its cards."""
    state = sk.start(record.deal, record.rules)
    for action in record.actions:
        state = sk.apply(state, action)
    return state


def seat_of(record: sk.Record, name: str | None) -> Seat | None:
    return next((seat for seat in Seat if record.players[seat] == name), None)


def check_views(table: Table) -> None:
    """Hold what everybody is told against what the seat can know."""
    state = final_of(table.record)
    for name in (*table.players, None):
        seat = seat_of(table.record, name)
        assert table.view(name) == sk.view(state, seat)
        assert table.events(name) == sk.events(sk.view(state, seat))
        told = [jsonio.to_data(table.view(name)), jsonio.to_data(table.choices(name))]
        told += [jsonio.to_data(event) for event in table.events(name)]
        assert set(CARD.findall(json.dumps(told))) <= knowable(table.record, seat)
        for number, record in enumerate(table.records, start=1):
            assert table.events(name, deal=number) == sk.events(sk.view(final_of(record), seat_of(record, name)))
    if table.asked:
        [asked] = table.asked
        assert state.turn is not None
        assert asked == table.record.players[state.turn]
        assert asked in table.people
    elif not table.over:
        assert any(chair.empty for chair in table.chairs) or not table.people


def knowable(record: sk.Record, seat: Seat | None) -> set[str]:
    """Follow by hand which cards a seat has held, seen played, or seen lie open."""
    known = sk.CardSet() if seat is None else record.deal.hand(seat)
    lying, held = record.deal.skat, [record.deal.hand(each) for each in Seat]
    for state, action in record.steps():
        turn = state.turn
        match action:
            case sk.PickUp() if turn is not None:
                known |= lying if turn is seat else sk.CardSet()
                held[turn] |= lying
            case sk.Discard(cards) | sk.Push(cards) if turn is not None:
                lying = cards
                held[turn] -= cards
            case sk.PlayCard(card) if turn is not None:
                known |= card
                held[turn] -= card
            case sk.Declare(contract) if turn is not None and contract.ouvert:
                known |= held[turn]
            case sk.Claim(by) | sk.Show(by) | sk.Throw(by):
                known |= held[by]
            case _:
                pass
    if isinstance(record.final, sk.Finished):
        known |= record.deal.skat | lying
    return {str(card) for card in known}


TABLES: Final[dict[str, Callable[[int], Table]]] = {
    "three people": lambda seed: Table.open(NAMES[:3], seed=seed, format=SHORT),
    "four people": lambda seed: Table.open(NAMES, seed=f"seed {seed}", format=SHORT, rules=PUSHED),
    "duel": lambda seed: Table.duel("Anna", "Ben", seed=seed),
    "tournament": lambda seed: Table.tournament("Anna", "Ben", "Cleo", seed=seed, rules=sk.HOUSE),
    "solo": lambda seed: Table.solo("Anna", bot=RandomBot(), seed=seed),
    "four, two bots": lambda seed: Table.open(
        NAMES, bots={"Ben": RandomBot(), "Dora": careless}, seed=seed, format=SHORT, rules=sk.ISS
    ),
    "bierlachs": lambda seed: Table.open(NAMES[:3], seed=seed, format=sk.TWELVE, system=sk.bierlachs(120)),
}
MOST: Final = 4_000
"""So many messages end every evening here."""


@pytest.mark.parametrize("seed", range(some(4)))
@pytest.mark.parametrize("made", TABLES.values(), ids=TABLES)
def test_an_evening_goes_on_whatever_is_sent(made: Callable[[int], Table], seed: int) -> None:
    crowd = Crowd(random.Random(seed))
    table = first = made(seed)
    said = 0
    while not table.over and said < MOST:
        said += 1
        after = sent(table, crowd.next(table))
        assert after.number >= table.number
        assert after.players == table.players or after.session.deal_number >= table.session.deal_number
        assert len(after.records) - len(table.records) >= 0
        if after != table:
            table = stored(after)
            if said % 5 == 0 or table.record.actions == ():
                check(table)
    assert table.over
    check(table)
    again = first
    for message in crowd.sent:  # without storage, and once more
        again = sent(again, message)
    assert again == table


def test_each_message_that_is_accepted_counts_once() -> None:
    table = Table.open(NAMES[:3], seed=1, format=SHORT)
    rng = random.Random(1)
    counted = 0
    while not table.over:
        [player] = table.asked
        legal = sk.legal_actions(table.view(player))
        message: Message = ("act", (player, rng.choice(legal[-4:])), {"at": table.number})
        after = sent(table, message)
        assert after.number == table.number + 1
        counted += 1
        table = sent(stored(after), message)  # cut off before the answer, so it is sent again
        assert table == after
    assert counted == sum(len(record.actions) for record in table.records) == table.number


# ---- Bots that fail -----------------------------------------------------------------------------------------------


class OddText(str):
    """A text that cannot be a text."""

    __slots__ = ()

    def __str__(self) -> str:
        raise RuntimeError


def _raising(_: sk.View, __: random.Random) -> sk.Action:
    raise RuntimeError


def _broken(_: sk.View, __: random.Random) -> sk.Action:
    bid = sk.Bid(18)
    object.__setattr__(bid, "value", OddText("18"))
    return bid


def _deep(seen: sk.View, rng: random.Random) -> sk.Action:
    return _deep(seen, rng)


class OddNumber(int):
    """A number that says something else than it is."""

    def __str__(self) -> str:
        return "nothing"

    def __format__(self, _: str) -> str:
        return "nothing"


def _odd(seen: sk.View, rng: random.Random) -> sk.Action:
    """Answer something legal that is broken, so that it says something else than it does."""
    action = RandomBot()(seen, rng)
    if isinstance(action, sk.Bid):
        object.__setattr__(action, "value", OddNumber(action.value))
    return action


FAILING: Final[dict[str, Bot]] = {
    "raises": _raising,
    "cheats": lambda seen, rng: sk.PlayCard(rng.choice(tuple(seen.unseen or sk.DECK))),
    "garbage": lambda _, __: "pass",  # type: ignore[return-value,dict-item]
    "nothing": lambda _, __: None,  # type: ignore[return-value,dict-item]
    "leaves": lambda seen, _: sk.Forfeit(seen.seat or Seat.FOREHAND, Cause.LEFT),
    "for another": lambda _, __: sk.Concede(Seat.FOREHAND),
    "broken": _broken,
    "odd": _odd,
    "deep": _deep,
}


@pytest.mark.parametrize("bot", FAILING.values(), ids=FAILING)
def test_a_bot_that_fails_stops_no_table(bot: Bot) -> None:
    rules = sk.PUB if bot is FAILING["for another"] else sk.ISKO
    table = Table.duel("Anna", "Ben", bot=bot, seed=3, rules=rules)
    rng = random.Random(1)
    while not table.over:
        [player] = table.asked
        action = RandomBot()(table.view(player), rng)
        table = table.act(player, action, at=table.number)
        jsonio.to_json(table)
    assert len(table.records) == 3
    for record in table.records:
        for state, action in record.steps():  # which replays it
            assert sk.is_legal(state, action)


def _odd_bid(_: sk.View, __: random.Random) -> sk.Action:
    bid = sk.Bid(20)
    object.__setattr__(bid, "value", OddNumber(20))
    return bid


@pytest.mark.parametrize("bot", [_raising, _broken, _odd_bid])
def test_a_bot_that_fails_does_the_first_legal_action(bot: Bot) -> None:
    table = Table.open(NAMES[:3], bots={"Cleo": bot}, seed=1)
    assert table.record.actions == (sk.legal_actions(sk.start(table.record.deal))[0],)


def test_whoever_stops_the_program_is_let_through() -> None:
    def stopping(_: sk.View, __: random.Random) -> sk.Action:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Table.open(NAMES[:3], bots={"Cleo": stopping}, seed=1)


# ---- Storage ------------------------------------------------------------------------------------------------------


def test_a_bot_of_ones_own_comes_back_as_an_empty_chair() -> None:
    def own(seen: sk.View, rng: random.Random) -> sk.Action:
        return RandomBot()(seen, rng)

    table = Table.duel("Anna", "Ben", bot=own, seed=3)
    again = jsonio.from_json(jsonio.to_json(table), Table)
    assert (again.asked, again.people) == ((), ("Anna", "Ben"))
    assert (again.state, again.number) == (table.state, table.number)
    assert again.replace("Bot", own) == again.replace("Bot", own)
    seated = again.replace("Bot", own)
    assert (seated.asked, seated.state, seated.number) == (table.asked, table.state, table.number + 1)
    assert again.forfeit("Bot", Cause.LEFT).deal_number == 2
    joined = again.join("Cleo", "Bot")  # in the middle of the deal: from the next one on
    assert (joined.asked, joined.forfeit("Bot", Cause.LEFT).people) == ((), ("Anna", "Ben", "Cleo"))


def test_a_stored_table_goes_on_as_the_other_one() -> None:
    def ended(table: Table, again: Callable[[Table], Table]) -> Table:
        rng = random.Random(7)
        while not table.over:
            [player] = table.asked
            action = RandomBot()(table.view(player), rng)
            table = again(table.act(player, action, at=table.number))
        return table

    for bot in (RandomBot(), careless):
        table = Table.solo("Anna", bot=bot, seed=1 << 127)
        assert ended(table, stored) == ended(table, lambda same: same)


def test_undo_rolls_nothing_anew() -> None:
    table = Table.solo("Anna", bot=RandomBot(), seed=11, rules=sk.ISKO, format=sk.Format(2, sk.PLAIN))
    rng = random.Random(2)
    done = 0
    while not table.over:
        [player] = table.asked
        action = RandomBot()(table.view(player), rng)
        after = table.act(player, action, at=table.number)
        if after.deal_number == table.deal_number and not after.over:
            undone = stored(after).undo(player)
            assert (undone.record, undone.number) == (table.record, after.number + 1)
            again = undone.act(player, action, at=undone.number)
            assert again.record == after.record
            done += 1
        table = after
    assert done > 20
