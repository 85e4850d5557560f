"""Plays the evening on the page "Play": one person and two bots, all in the reader's browser.

The worker of the prompt runs this file once and then calls ``answer`` for each tap; ``keep`` and ``restore`` carry the
evening over to a Python that is started anew. None of it depends on the browser, so it is tested in any Python.
"""

import json
import pickle
import secrets
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import pyskat as sk
from pyskat.bots import advise
from pyskat.display import Style, html, svg
from pyskat.event import DealOver, TrickTaken, Uncovered
from pyskat.table import Table

Post = Callable[[str, str, str], object]
"""Takes what kind of thing is shown (here always a screen), the thing itself, and nothing."""
Screen = dict[str, Any]

RULES: Final = {"isko": sk.ISKO, "simple": sk.SIMPLE, "pub": sk.PUB, "house": sk.HOUSE}
FORMATS: Final = {"3": sk.THREE_ROUNDS, "12": sk.TWELVE_DEALS}

WORDS: Final[Mapping[sk.Language, Mapping[str, str]]] = {
    "en": {
        "me": "You",
        "hold": "Hold",
        "pass": "Pass",
        "pick up": "Pick up the skat",
        "bid": "Bid",
        "accept": "Agree",
        "refuse": "No, play on",
        "play on": "Play on",
        "concede": "Give up",
        "show": "Show your cards and play on",
        "claim": "The rest is mine",
        "claim schneider": "The rest is mine, Schneider",
        "claim schwarz": "The rest is mine, Schwarz",
        "throw": "Throw the cards in",
        "discard": "Lay away",
        "push": "Push on",
        "choose": "Tap the cards to lay away: {count}.",
        "turn": "Deal {deal} of {deals}. You are {seat}: it is your turn.",
        "done": "Deal {deal} of {deals} is over.",
        "over": "The evening is over.",
        "won": "The evening is won by: {names}.",
    },
    "de": {
        "me": "Du",
        "hold": "Halten",
        "pass": "Passen",
        "pick up": "Skat aufnehmen",
        "bid": "Reizen",
        "accept": "Einverstanden",
        "refuse": "Nein, weiterspielen",
        "play on": "Weiterspielen",
        "concede": "Aufgeben",
        "show": "Offen weiterspielen",
        "claim": "Der Rest ist meins",
        "claim schneider": "Der Rest ist meins, Schneider",
        "claim schwarz": "Der Rest ist meins, schwarz",
        "throw": "Karten hinwerfen",
        "discard": "Drücken",
        "push": "Schieben",
        "choose": "Tippe die Karten an, die weg sollen: {count}.",
        "turn": "Spiel {deal} von {deals}. Du sitzt in {seat} und bist an der Reihe.",
        "done": "Spiel {deal} von {deals} ist zu Ende.",
        "over": "Der Abend ist zu Ende.",
        "won": "Den Abend gewinnt: {names}.",
    },
}


class Evening:
    """What is going on, and how much of it has been looked at."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen = 0
        """How many deals the person has seen the result of."""
        self.since = (1, 0)
        """In which deal, after how many events, the person acted last."""

    @property
    def me(self) -> str:
        """The person's name."""
        return self.table.people[0]

    @property
    def ended(self) -> bool:
        """Whether the result of a deal is on the screen."""
        return len(self.table.records) > self.seen

    def act(self, action: sk.Action | str) -> None:
        """Do what was tapped."""
        before = (self.table.deal_number, len(self.table.events(self.me)))
        self.table = self.table.act(self.me, action, at=self.table.number)
        self.since = before

    def undo(self) -> None:
        """Take the last action back."""
        self.table = self.table.undo(self.me)
        self.since = (self.table.deal_number, 0)

    def go_on(self) -> None:
        """Turn from a result to the next deal; the last one stays."""
        if self.ended and not self.table.over:
            self.seen += 1
            self.since = (self.table.deal_number, 0)


_evenings: list[Evening] = []
"""The one that is going on, if any."""


def answer(source: str, post: Post) -> bool:
    """Do what was tapped, and show the screen after it.

    Args:
        source: A JSON object: ``do`` says what, ``lang`` in which language, and the rest what belongs to it.
        post: Takes the screen, as JSON.

    Returns:
        True, since a tap is never the beginning of something longer.
    """
    asked = json.loads(source)
    language: sk.Language = "de" if asked["lang"] == "de" else "en"
    said: Screen = {}
    try:
        advice = _done(asked, language)
        if advice:
            said["advice"] = advice
    except sk.SkatError as error:
        said["refused"] = error.explain(language, style=Style(language=language))
    post("screen", json.dumps(_screen(language) | said), "")
    return True


def _done(asked: Mapping[str, Any], language: sk.Language) -> str:
    """Do it; give the advice, if that was asked for."""
    match asked["do"]:
        case "open":
            table = Table.solo(
                WORDS[language]["me"],
                rules=RULES[asked["rules"]],
                format=FORMATS[asked["deals"]],
                seed=asked.get("seed") or secrets.randbits(128),
            )
            _evenings[:] = [Evening(table)]
        case "card":
            _evenings[0].act(sk.PlayCard(sk.Card[asked["card"]]))
        case "cards":
            chosen = sk.cards(" ".join(asked["cards"]))
            pushing = _evenings[0].table.choices(_evenings[0].me).push is not None
            _evenings[0].act(sk.Push(chosen) if pushing else sk.Discard(chosen))
        case "say":
            _evenings[0].act(str(asked["text"]))
        case "undo":
            _evenings[0].undo()
        case "next":
            _evenings[0].go_on()
        case "advice":
            return advise(_evenings[0].table.view(_evenings[0].me)).explain(language, style=Style(language=language))
        case _:
            pass  # to look at the screen once more
    return ""


def _screen(language: sk.Language) -> Screen:
    """Tell all that the person may see."""
    if not _evenings:
        return {"empty": True}
    evening = _evenings[0]
    return _result(evening, language) if evening.ended else _playing(evening, language)


def _result(evening: Evening, language: sk.Language) -> Screen:
    """Tell how the last deal ended, with the list; nothing of the next one."""
    table, words, style = evening.table, WORDS[language], Style(language=language)
    deal = evening.seen + 1
    told = table.events(evening.me, deal)
    last = [event for event in told if isinstance(event, TrickTaken)][-1:]
    lines = [_label(event.say(language, style)) for event in told if isinstance(event, Uncovered | DealOver)]
    shown: Screen = {
        "result": True,
        "over": table.over,
        "status": words["done"].format(deal=deal, deals=table.session.deals),
        "told": lines,
        "list": html(table.sheet, style=style),
        "last": [svg(event.trick, style=style) for event in last],
    }
    if table.over:
        winners = ", ".join(table.players[one] for one in table.session.winners)
        shown["status"] = words["over"]
        shown["told"] = [*lines, words["won"].format(names=winners)]
        shown["ranks"] = [place.explain(language) for place in table.standings()]
    return shown


def _playing(evening: Evening, language: sk.Language) -> Screen:
    """Tell the deal going on."""
    table, words, style = evening.table, WORDS[language], Style(language=language)
    seen, choices, told = table.view(evening.me), table.choices(evening.me), table.events(evening.me)
    deal, count = evening.since
    fresh = told[count:] if deal == table.deal_number else told
    chosen = choices.discard or choices.push
    game = seen.contract.game if seen.contract is not None else sk.Game.GRAND
    may = choices.cards if chosen is None else chosen.cards
    seat = seen.seat.say(language) if seen.seat is not None else ""
    contracts = [(str(sk.Declare(one)), _label(one.say(language, style))) for one in choices.contracts]
    status = words["turn"].format(deal=table.deal_number, deals=table.session.deals, seat=seat)
    return {
        "result": False,
        "status": status if chosen is None else f"{status} {words['choose'].format(count=chosen.count)}",
        "table": svg(seen, style=style),
        "hand": [_card(card, card in may, style) for card in sk.CardSet(seen.hand).sorted(game)],
        "choose": None if chosen is None else chosen.count,
        "lay": words["push" if choices.push is not None else "discard"],
        "bid": words["bid"],
        "bids": list(choices.bids),
        "contracts": contracts,
        "buttons": _buttons(_simple(choices), language),
        "more": _buttons((one for one in choices.interrupts if not isinstance(one, sk.Forfeit)), language),
        "told": [_label(event.say(language, style)) for event in fresh],
        # The bots lead at once, so it lies there until one's own next card.
        "last": [svg(seen.tricks[-1], style=style)] if seen.tricks else [],
        "undo": bool(table.by_people),
    }


def _card(card: sk.Card, may: bool, style: Style) -> tuple[str, str, str, bool]:  # noqa: FBT001 - a part of what is told
    """Tell a card of the hand: its code, its drawing, its name, whether it may be chosen now."""
    return card.name, svg(sk.CardSet([card]), style=style), card.say(style.language, style), may


def _simple(choices: sk.Choices) -> Iterable[sk.Action]:
    """List what is done with one tap."""
    if choices.may_hold:
        yield sk.Hold()
    if choices.may_pick_up:
        yield sk.PickUp()
    if choices.kontra:
        yield sk.Kontra()
    if choices.re:
        yield sk.Re()
    yield from choices.answers
    if choices.may_pass:
        yield sk.Pass()


def _buttons(actions: Iterable[sk.Action], language: sk.Language) -> list[tuple[str, str]]:
    """Write each action as it is sent, and as it stands on its button."""
    words = WORDS[language]
    return [(str(do), words.get(_without_seat(str(do)), _label(do.say(language)))) for do in actions]


def _without_seat(text: str) -> str:
    """Leave out who does it: on the buttons it is always oneself."""
    return " ".join(word for word in text.split() if word not in {seat.say("en") for seat in sk.Seat})


def _label(text: str) -> str:
    """Begin with a capital."""
    return text[:1].upper() + text[1:]


def keep() -> bytes:
    """Pack the evening for ``restore``."""
    return pickle.dumps([(one.table, one.seen, one.since) for one in _evenings])


def restore(packed: bytes | memoryview) -> str:
    """Go on with an evening that was packed on the same site; one of another version of pyskat is let go.

    Args:
        packed: What ``keep`` has packed.
    """
    try:
        kept = pickle.loads(packed)  # noqa: S301 - as the argument says
    except Exception:  # noqa: BLE001 - whatever an old class raises
        kept = []
    for table, seen, since in kept:
        evening = Evening(table)
        evening.seen, evening.since = seen, since
        _evenings[:] = [evening]
    return ""
