"""How does an evening in the terminal go? Whoever is asked sees the table and says something, then the next one."""

import sys
from collections.abc import Callable
from typing import Final

from pyskat.bots.asking import advise
from pyskat.cli.common import STDIN, UnreadableError
from pyskat.cli.play_log import Log
from pyskat.cli.play_screen import Screen
from pyskat.errors import SkatError
from pyskat.language.play_words import PlayWord
from pyskat.language.printed import Printed
from pyskat.notation.moves import parse_action
from pyskat.table import Table

__all__ = ["Evening", "LeftError"]

_YES: Final = frozenset({"y", "yes", "j", "ja"})


class LeftError(Exception):
    """Nobody says anything any more."""


class Evening:
    """An evening that is being played.

    Args:
        table: How it begins, or goes on.
        screen: Where it is shown.
        log: Where it is kept.
    """

    def __init__(self, table: Table, screen: Screen, log: Log) -> None:
        self.table: Table = table
        self.screen: Final = screen
        self._log: Final = log
        self._told = dict.fromkeys(table.people, 0)
        """How many events of the deal going on each person has been told."""
        self._looks: str | None = None
        """Whose cards may be on the screen."""

    def run(self) -> None:
        """Play to the end.

        Raises:
            LeftError: If the input ends, or somebody wants to stop.
            UnwritableError: If the evening cannot be kept.
        """
        self.screen.tell(PlayWord.SITTING.of(names=self.table.players))
        self.screen.tell(PlayWord.HOW_TO)
        self._log.write(self.table)
        while not self.table.over:
            if self.table.asked:
                self._ask(self.table.asked[0])
            else:
                self._become(self.table.advance())
        self.screen.show_end(self.table)

    def _ask(self, player: str) -> None:
        """Show somebody the table, and do what is said."""
        self._turn_to(player)
        events = self.table.events(player)
        self.screen.events(events[self._told[player] :], self.table.names())
        self._told[player] = len(events)
        self.screen.show(self.table, player)
        before = self.table
        while self.table is before and self._looks == player:
            self._said(player, self._read(PlayWord.PROMPT.of(player=player).say(self.screen.language)))

    def _turn_to(self, player: str) -> None:
        """Cover the screen if somebody else sat before it."""
        if self._looks != player and len(self.table.people) > 1:
            self._cover()
            self._read(PlayWord.HAND_OVER.of(player=player).say(self.screen.language))
        self._looks = player

    def _cover(self) -> None:
        """Take the cards of one person off the screen."""
        if self._looks is not None:
            self.screen.cover()
        self._looks = None

    def _read(self, prompt: str) -> str:
        """Read a line."""
        self.screen.prompt(prompt)
        try:
            line = "" if sys.stdin is None else sys.stdin.readline()
        except UnicodeDecodeError as error:
            raise UnreadableError(Printed.NOT_UTF_8.of(file=STDIN, place=error.start)) from error
        if not line:
            raise LeftError
        return line.strip()

    def _said(self, player: str, text: str) -> None:
        """Do what somebody said; what is not possible is said, and changes nothing."""
        command = _COMMANDS.get(" ".join(text.lower().split()))
        try:
            if command is not None:
                command(self, player)
            elif text:
                language, style = self.screen.language, self.screen.style
                action = parse_action(self.table.view(player), text, language=language, style=style)
                self._become(self.table.act(player, action, at=self.table.number))
        except SkatError as error:
            self.screen.say(error.explain(self.screen.language, style=self.screen.style))

    def _become(self, table: Table) -> None:
        """Take over what the table has become, keep it, and tell the end of a deal to all."""
        before, self.table = self.table, table
        self._log.write(table)
        if len(table.records) > len(before.records):
            if len(table.people) > 1:
                self._cover()
            number = len(table.records)
            self.screen.tell(PlayWord.BOOKED.of(number=number))
            told = table.events(None, number)
            self.screen.events(told[min(self._told.values(), default=0) :], table.names(number))
            self._told = dict.fromkeys(table.people, 0)

    # ---- What is no action ------------------------------------------------------------------------------------

    def _advise(self, player: str) -> None:
        self.screen.advice(advise(self.table.view(player)))

    def _undo(self, player: str) -> None:
        """Take the last action back if all people agree."""
        table = self.table.undo(player)
        for other in table.people:
            if table.number == self.table.number and other not in table.wishes:
                self._cover()
                asked = PlayWord.MAY_UNDO.of(player=other, other=player).say(self.screen.language)
                if self._read(asked).lower() not in _YES:
                    self.screen.tell(PlayWord.NOT_UNDONE.of(player=other))
                    return
                table = table.undo(other)
        self._become(table)
        for name in table.people:
            self._told[name] = min(self._told[name], len(table.events(name)))
        self.screen.tell(PlayWord.UNDONE)

    def _list(self, _: str) -> None:
        self.screen.sheet(self.table)

    def _trick(self, player: str) -> None:
        self.screen.last_trick(self.table, player)

    def _help(self, _: str) -> None:
        self.screen.tell(PlayWord.HELP)

    def _quit(self, _: str) -> None:
        raise LeftError


_COMMANDS: Final[dict[str, Callable[[Evening, str], None]]] = {
    name: command
    for names, command in (
        (("?",), Evening._advise),  # noqa: SLF001 - this module's own, and likewise below
        (("undo", "zurück", "zurueck", "nimm zurück"), Evening._undo),  # noqa: SLF001
        (("show list", "list", "zeige liste", "zeig liste", "liste"), Evening._list),  # noqa: SLF001
        (("trick", "last trick", "stich", "letzter stich"), Evening._trick),  # noqa: SLF001
        (("help", "hilfe"), Evening._help),  # noqa: SLF001
        (("quit", "exit", "schluss", "ende"), Evening._quit),  # noqa: SLF001
    )
    for name in names
}
"""What may be typed besides an action, in either language whatever the language of the evening."""
