"""How does the table look in the terminal? As plain text, or drawn by rich where that is installed."""

import os
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from typing import Final, NamedTuple

from pyskat.actions import Hold, Kontra, Pass, PickUp, Re
from pyskat.bots.advice import Advice
from pyskat.card import Card, CardSet, Suit
from pyskat.choice import Choices
from pyskat.cli.common import say
from pyskat.display.style import Style
from pyskat.errors import Language
from pyskat.event import DealOver, Event, TrickTaken
from pyskat.game import Game
from pyskat.language.play_words import PlayWord
from pyskat.language.settling import in_print
from pyskat.language.terms import Term
from pyskat.language.terms import say as said
from pyskat.seat import Names, Seat
from pyskat.table import Table
from pyskat.tricks import Trick
from pyskat.views import View

__all__ = ["Screen"]

_COVER: Final = 60
"""More lines than a window has."""
_CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a window, and what was scrolled out of it."""
_NO_CARDS: Final = CardSet()


class _Shown(NamedTuple):
    """A card as it is shown."""

    text: str
    red: bool
    legal: bool = False


class _Row(NamedTuple):
    """A line of the picture: what it is about, and cards or words."""

    label: str
    cards: tuple[_Shown, ...] = ()
    words: str = ""


class Screen:
    """Shows an evening, in one language.

    Args:
        language: Which.
    """

    def __init__(self, language: Language) -> None:
        self.language: Final = language
        self.style: Final = Style(language=language)

    # ---- Words ------------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Print a text."""
        say(text, flush=True)

    def tell(self, term: Term) -> None:
        """Say a term."""
        self.say(self._said(term))

    def prompt(self, text: str) -> None:
        """Ask for a line."""
        say(text, end="", flush=True)

    def events(self, events: Sequence[Event], names: Names) -> None:
        """Tell what happened, with names."""
        for event in events:
            sentence = event.say(self.language, self.style, names)
            mark = "=" if isinstance(event, DealOver) else "*" if isinstance(event, TrickTaken) else "-"
            self.say(f"{mark} {sentence}")

    def advice(self, advice: Advice) -> None:
        """Say what would be good, why, and where the rule stands."""
        cited = dict.fromkeys(reason.cite(self.language) for reason in advice.reasons)
        where = f" ({'; '.join(cited)})" if cited else ""
        self.say(f"{advice.explain(self.language, style=self.style)}{where}")

    def cover(self) -> None:
        """Take everything off the screen."""
        self.say("\n" * _COVER)
        if _is_terminal():
            say(_CLEAR, end="", flush=True)

    def sheet(self, table: Table) -> None:
        """Show the list."""
        sheet = table.sheet
        say(sheet.text(language=self.language), plain=lambda: sheet.text(ascii=True, language=self.language))

    def show_end(self, table: Table) -> None:
        """Show the list, and who won what."""
        self.tell(PlayWord.EVENING_OVER)
        self.sheet(table)
        for number, winners in enumerate(table.session.round_winners, 1):
            names = tuple(table.players[player] for player in winners)
            word = PlayWord.WON_DEAL if names else PlayWord.WON_NOTHING
            self.tell(word.of(number=number, names=names))
        for standing in table.standings():
            self.say(f"{standing.rank}. {standing.name} {in_print(standing.total)}")
        best = tuple(table.players[player] for player in table.session.winners)
        self.tell((PlayWord.SHARED if len(best) > 1 else PlayWord.WON_ALL).of(names=best))

    # ---- The picture ------------------------------------------------------------------------------------------

    def show(self, table: Table, player: str) -> None:
        """Show a person the table, and what may be done."""
        seen, may = table.view(player), table.choices(player)
        title = self._said(PlayWord.DEAL.of(number=table.deal_number, count=table.session.deals))
        stands = ", ".join(
            f"{name} {in_print(total)}" for name, total in zip(table.players, table.sheet.totals, strict=True)
        )
        self._draw(f"{title}: {stands}", self._rows(seen, may, table.names()))
        for line in self._ways(may):
            self.say(line)

    def last_trick(self, table: Table, player: str) -> None:
        """Show the last trick of the deal going on."""
        tricks = table.view(player).tricks
        if tricks:
            self._draw(self._said(PlayWord.TRICK), self._trick(tricks[-1], table.names()))
        else:
            self.tell(PlayWord.NO_TRICK)

    def _said(self, term: Term) -> str:
        return said(term, self.language, self.style)

    def _rows(self, seen: View, may: Choices, names: Names) -> Iterable[_Row]:
        """Give the lines: the others, what lies on the table, and last the own hand."""
        own = seen.seat or Seat.FOREHAND  # whoever is asked has a seat
        game = Game.GRAND if seen.contract is None else seen.contract.game
        for seat in (own.next, own.next.next):
            laid_open, count = seen.open_hands[seat], PlayWord.HIDDEN.of(count=seen.hand_sizes[seat])
            words = self._said(count) if laid_open is None else ""
            yield _Row(self._seat(seen, seat, names), self._cards(laid_open or _NO_CARDS, game), words)
        if seen.contract is not None:
            yield _Row(self._said(PlayWord.GAME), words=self._said(seen.contract))
        elif seen.bid is not None:
            yield _Row(self._said(PlayWord.BID), words=self._said(seen.bid))
        if seen.trick is not None:
            yield _Row(f"{self._said(PlayWord.ON_TABLE)}:")
            yield from self._trick(seen.trick, names)
        yield _Row(self._seat(seen, own, names), self._cards(seen.hand, game, may.cards))

    def _seat(self, seen: View, seat: Seat, names: Names) -> str:
        """Say who sits there."""
        who: Term = PlayWord.SEATED.of(player=names[seat], seat=seat)
        return self._said(PlayWord.DECLARER.of(who=who) if seat is seen.declarer else who)

    def _trick(self, trick: Trick, names: Names) -> Iterable[_Row]:
        """Give a line for each card of a trick."""
        for seat, card in trick.plays:
            yield _Row(f"  {names[seat]}", (self._card(card),))

    def _cards(self, cards: CardSet, game: Game, legal: CardSet = _NO_CARDS) -> tuple[_Shown, ...]:
        """Sort cards for a game, and mark those that may be played."""
        return tuple(self._card(card, legal=card in legal) for card in cards.sorted(game))

    def _card(self, card: Card, *, legal: bool = False) -> _Shown:
        name = self._said(card)
        return _Shown(f"[{name}]" if legal else name, card.suit in {Suit.HEARTS, Suit.DIAMONDS}, legal)

    def _draw(self, title: str, rows: Iterable[_Row]) -> None:
        """Draw with rich, if it is there and a terminal shows it; else write plain lines."""
        if _is_terminal() and find_spec("rich") is not None:
            _draw_richly(title, rows)
            return
        self.say(f"\n{title}")
        listed = list(rows)
        width = max(len(row.label) for row in listed)
        for row in listed:
            self.say(f"{row.label:{width}}  {row.words}{' '.join(card.text for card in row.cards)}".rstrip())

    def _ways(self, may: Choices) -> Iterable[str]:
        """Say what may be done."""
        if may.cards:
            yield self._said(PlayWord.LEGAL)
        for chosen, word in ((may.discard, PlayWord.LAY_AWAY), (may.push, PlayWord.PUSH_ON)):
            if chosen is not None:
                two = chosen.cards.sorted(Game.GRAND)[-chosen.count :]
                yield self._said(word.of(cards=" ".join(self._said(card) for card in two)))
        ways = list(self._simple_ways(may))
        if ways:
            yield self._said(PlayWord.YOU_MAY.of(ways=", ".join(ways)))

    def _simple_ways(self, may: Choices) -> Iterable[str]:
        """Name what is said in a word or two."""
        if may.bids:
            yield self._said(PlayWord.HIGHER.of(lowest=may.bids[0]))
        possible = (
            (may.may_hold, Hold()),
            (may.may_pick_up, PickUp()),
            (may.kontra, Kontra()),
            (may.re, Re()),
            (may.may_pass, Pass()),
        )
        for is_possible, action in possible:
            if is_possible:
                yield self._said(action)
        if may.contracts:
            yield self._said(PlayWord.ANY_GAME)
        for answer in may.answers:
            yield self._said(answer)


def _is_terminal() -> bool:
    """Tell whether somebody looks at a terminal that understands more than text."""
    return sys.stdout is not None and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _draw_richly(title: str, rows: Iterable[_Row]) -> None:
    """Draw the picture in a frame, with the colours of the suits."""
    from rich.console import Console  # noqa: PLC0415 - it is an extra
    from rich.panel import Panel  # noqa: PLC0415 - likewise
    from rich.table import Table as Grid  # noqa: PLC0415 - likewise
    from rich.text import Text  # noqa: PLC0415 - likewise

    grid = Grid.grid(padding=(0, 2))
    for row in rows:
        shown = Text(row.words)
        for card in row.cards:
            colour = "red" if card.red else "default"
            shown.append(card.text, style=f"bold {colour}" if card.legal else colour)
            shown.append(" ")
        grid.add_row(Text(row.label), shown)
    Console(file=sys.stdout).print(Panel(grid, title=Text(title), expand=False))
