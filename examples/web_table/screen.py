"""What a chair is shown. All that concerns cards comes from the view of its seat, and from nothing else."""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from attrs import frozen

import pyskat as sk
from pyskat.display import Style, html
from pyskat.event import CardPlayed, DealOver, Event, TrickTaken, Uncovered
from pyskat.seat import Names
from pyskat.table import Table
from web_table.room import Room
from web_table.words import GAME

Screen: TypeAlias = dict[str, Any]


@frozen
class Taste:
    """In which language somebody plays, and with which pictures."""

    language: sk.Language = "en"
    pack: Literal["french", "german"] = "french"

    @property
    def style(self) -> Style:
        """The same for drawings."""
        return Style(suits=self.pack, language=self.language)


def taste_of(message: dict[str, Any]) -> Taste:
    """Read it from the first message."""
    return Taste(
        "de" if message.get("lang") == "de" else "en", "german" if message.get("pack") == "german" else "french"
    )


def screen(room: Room, chair: int, taste: Taste, now: int, had: tuple[int, int] | None = None) -> Screen:
    """Tell a chair all that it may know.

    Args:
        room: The room.
        chair: Whose screen it is.
        taste: In which language, with which pictures.
        now: The host's clock, in seconds.
        had: Of which deal how many events it has been told; None: it has just come.
    """
    shown: Screen = {
        "kind": "screen",
        "me": room.chairs[chair].name,
        "mode": room.setup.mode,
        "chairs": [other.name for other in room.chairs],
        "left": max(0, room.due - now) if room.due else None,
        "game": room.games,
    }
    table = room.table
    if table is None:
        return shown
    shown |= {"deals": table.session.deals, "wishes": table.wishes, "totals": totals(table)}
    if room.waiting or table.over:
        return shown | result(room, table, chair, taste)
    return shown | playing(table, room.chairs[chair].name, taste, had)


def totals(table: Table) -> list[tuple[str, int]]:
    """List the players and their scores."""
    return list(zip(table.players, table.sheet.totals, strict=True))


def result(room: Room, table: Table, chair: int, taste: Taste) -> Screen:
    """Tell how the last deal ended, and at the end of the evening who has won; nothing of the next deal."""
    deal = len(table.records)
    names = table.names(deal)
    told = table.events(room.chairs[chair].name, deal)
    last = [event for event in told if isinstance(event, TrickTaken)][-1:]
    winners = [[table.players[one] for one in group] for group in table.session.round_winners]
    shown: Screen = {
        "result": deal,
        "told": lines([event for event in told if isinstance(event, Uncovered | DealOver)], names, taste),
        "last": [trick(event.trick, names, taste) for event in last],
        "waiting": [room.chairs[other].name for other in room.waiting],
        "mine": chair in room.waiting,
        "list": html(table.sheet, style=taste.style),
        "rounds": winners,
    }
    if table.over:
        shown["winners"] = [table.players[one] for one in table.session.winners]
        shown["again"] = [room.chairs[other].name for other in room.again]
        shown["ranks"] = [(place.rank, place.name, place.total) for place in table.standings()]
    return shown


def playing(table: Table, name: str, taste: Taste, had: tuple[int, int] | None) -> Screen:
    """Tell the deal going on."""
    seen, choices, told = table.view(name), table.choices(name), table.events(name)
    names, language, style = table.names(), taste.language, taste.style
    fresh = told[had[1] :] if had is not None and had[0] == table.deal_number else ()
    taken = [event.trick for event in fresh if isinstance(event, TrickTaken)][-1:]
    empty = seen.trick is None or not seen.trick.plays
    game = seen.contract.game if seen.contract is not None else None
    chosen = choices.discard or choices.push
    return {
        "number": table.number,
        "deal": table.deal_number,
        "events": len(told),
        "asked": table.asked,
        "hand": cards(seen.hand, game, taste),
        "legal": [str(card) for card in (choices.cards if chosen is None else chosen.cards)],
        "choose": None if chosen is None else chosen.count,
        "verb": "discard" if choices.discard is not None else "push",
        "buttons": buttons(choices, taste),
        "bids": list(choices.bids),
        "contracts": [(str(sk.Declare(one)), one.say(language, style)) for one in choices.contracts],
        "more": [(str(one), one.say(language, style)) for one in choices.interrupts if not isinstance(one, sk.Forfeit)],
        "may_undo": bool(table.by_people),
        "seats": [seat_of(table, seen, seat, taste) for seat in around(seen.seat)],
        "contract": None if seen.contract is None else seen.contract.say(language, style),
        "bid": seen.bid,
        "trick": None if seen.trick is None else trick(seen.trick, names, taste),
        "last": [trick(seen.tricks[-1], names, taste)] if seen.tricks and empty else [],
        "taken": [trick(one, names, taste) for one in taken],
        "skat": cards(seen.own_discard or seen.own_skat or (), game, taste),
        "told": lines(told_now(told, fresh), names, taste),
    }


def told_now(told: tuple[Event, ...], fresh: tuple[Event, ...]) -> list[Event]:
    """Choose what the screen tells: of the cards only those of the trick that may still be looked at, and the news."""
    ends = [place for place, event in enumerate(told) if isinstance(event, TrickTaken)]
    later = any(isinstance(event, CardPlayed) for event in told[ends[-1] :]) if ends else True
    complete = ends if later else ends[:-1]
    start = min(complete[-1] + 1 if complete else 0, len(told) - len(fresh))
    return [e for at, e in enumerate(told) if at >= start or not isinstance(e, CardPlayed | TrickTaken)]


def lines(events: Iterable[Event], names: Names, taste: Taste) -> list[str]:
    """Tell events in words."""
    return [event.say(taste.language, taste.style, names) for event in events]


def around(seat: sk.Seat | None) -> tuple[sk.Seat, ...]:
    """List the seats, beginning with one's own."""
    first = sk.Seat.FOREHAND if seat is None else seat
    return first, first.next, first.next.next


def seat_of(table: Table, seen: sk.View, seat: sk.Seat, taste: Taste) -> Screen:
    """Tell of a seat what everybody at the table sees."""
    opened = seen.open_hands[seat]
    name = table.names()[seat]
    said = [call for who, call in seen.calls if who is seat]
    return {
        "name": name,
        "seat": seat.say(taste.language),
        "cards": seen.hand_sizes[seat],
        "turn": name in table.asked,
        "declarer": seat is seen.declarer,
        "said": said[-1].say(taste.language) if said and seen.phase is sk.Phase.BIDDING else "",
        "open": [] if opened is None or seat is seen.seat else cards(opened, None, taste),
    }


def cards(given: Iterable[sk.Card], game: sk.Game | None, taste: Taste) -> list[tuple[str, str]]:
    """List cards, sorted for the game, each with the words for it."""
    in_order = sk.CardSet(given).sorted(sk.Game.GRAND if game is None else game)
    return [(str(card), card.say(taste.language, taste.style)) for card in in_order]


def trick(given: sk.Trick, names: Names, taste: Taste) -> Screen:
    """Tell a trick."""
    return {
        "cards": [(names[seat], str(card), card.say(taste.language, taste.style)) for seat, card in given.plays],
        "winner": names[given.taker] if given.complete and given.taker is not None else None,
        "points": given.points,
    }


def buttons(choices: sk.Choices, taste: Taste) -> list[tuple[str, str]]:
    """List what is done with one tap."""
    simple: list[tuple[bool, sk.Action]] = [
        (choices.may_hold, sk.Hold()),
        (choices.may_pick_up, sk.PickUp()),
        (choices.kontra, sk.Kontra()),
        (choices.re, sk.Re()),
        *((True, answer) for answer in choices.answers),
        (choices.may_pass, sk.Pass()),
    ]
    words = GAME[taste.language]
    return [(str(do), words.get(str(do), do.say(taste.language, taste.style))) for may, do in simple if may]
