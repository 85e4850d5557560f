"""Who has how many points, who leads, and is the evening over? The score sheet itself."""

from collections.abc import Sequence
from functools import cached_property, reduce
from itertools import accumulate, count
from operator import add
from typing import Final, Self

from attrs import Factory, define, evolve, field, frozen

from pyskat.base.values import Tabled, Value
from pyskat.errors import Code, Language, SheetError, expect_language, expect_type
from pyskat.errors.quoting import as_found, short
from pyskat.language.phrases import Phrase
from pyskat.language.sayings import Saying
from pyskat.language.settling import in_print
from pyskat.language.terms import CardStyle, Filled, Term, say
from pyskat.sheet import layout, spreadsheet
from pyskat.sheet.entry import Entry
from pyskat.sheet.naming import said, value
from pyskat.sheet.systems import SEEGER_FABIAN, ScoringSystem

__all__ = ["Page", "Sheet", "Standing", "reached", "table"]

_AT_TABLE: Final = (3, 4)
_TOO_MUCH: Final = 10**30
"""Higher than any score, even with all doublings and factors."""


@frozen
class Standing(Value):
    """Where one player stands.

    Args:
        rank: 1 for the first; players who are equal share a rank.
        player: The player, counted from 0.
        name: The player's name.
        total: All points by the system of the sheet.
        won: Games won.
        lost: Games lost.
    """

    rank: int
    player: int
    name: str
    total: int
    won: int
    lost: int

    def explain(self, language: Language = "en") -> str:
        """Say it in a line, in English or German.

        >>> print(Standing(1, 2, "Cleo", -94, 1, 2).explain("de"))
        1. Cleo: −94, 1 Spiel gewonnen, 2 verloren
        """
        terms: dict[str, Term] = {
            "rank": self.rank,
            "who": self.name,
            "total": in_print(self.total),
            "won": self.won,
            "lost": self.lost,
        }
        return Saying.STANDING.filled(terms, expect_language(language), None)

    def __str__(self) -> str:
        return self.explain()


def _names(names: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """Refuse anything but three or four different names."""
    raw: object = names  # a caller without a type checker may pass anything
    given = tuple(raw) if isinstance(raw, list | tuple) else ()
    found = [_name(name) for name in given]
    different = len(set(found))
    if different != len(given) or different not in _AT_TABLE:
        raise SheetError.of(Code.BAD_PLAYERS, found=as_found(names))
    return tuple(found)


def _name(name: object) -> str:
    """Refuse anything but a name that can be written on one line."""
    if not isinstance(name, str):
        raise SheetError.of(Code.BAD_NAME, name=as_found(name), why=Phrase.NAME_IS_TEXT)
    if not name.strip():
        raise SheetError.of(Code.BAD_NAME, name=name, why=Phrase.NAME_EMPTY)
    if not name.isprintable():
        raise SheetError.of(Code.BAD_NAME, name=name, why=Phrase.NAME_UNSHOWN)
    return name


@frozen
class Sheet(Tabled):
    """A score sheet of three or four players; entering gives a new sheet.

    Args:
        players: Three or four different names, of characters that can be shown: no line ends, no tabs.
        system: How entries are scored.
        entries: What has been entered.

    Raises:
        SheetError: If the players are not three or four different names, a name cannot be shown, an entry names
            somebody else, or somebody reached the limit before the last entry.

    >>> from pyskat import Entry, Sheet, reckon
    >>> sheet = Sheet(("Anna", "Ben", "Cleo"))
    >>> sheet = sheet.enter(Entry.game(0, reckon("grand hand with 2, 75 points, bid 72")))
    >>> sheet = sheet.enter(Entry.game(2, -48)).enter(Entry.passed_in())
    >>> sheet.totals
    (186, 40, -98)
    >>> print(sheet)
    Deal  Game                     Value  Anna  Ben  Cleo
       1  Anna: grand hand with 2    +96   146    0     0
       2  Cleo                       −48   186   40   −98
       3  passed in                    0   186   40   −98
          won / lost                       1/0  0/0   0/1
    """

    players: tuple[str, ...] = field(converter=_names)
    system: ScoringSystem = SEEGER_FABIAN
    entries: tuple[Entry, ...] = ()

    def __attrs_post_init__(self) -> None:
        expect_type("system", self.system, ScoringSystem)
        expect_type("entries", self.entries, tuple)
        for entry in self.entries:
            self._refuse(entry)
        if self.system.limit is not None:
            totals = (0,) * len(self.players)
            for entry in self.entries:
                _refuse_end(self, totals)
                totals = _sum(totals, self._gain(entry))

    def enter(self, entry: Entry) -> Self:
        """Enter one deal or penalty.

        Raises:
            SheetError: If a player is unknown, sat out, or the evening is over.
        """
        if self.system.limit is not None:
            _refuse_end(self, self.totals)
        self._refuse(entry)
        return self._with(entry)

    def _with(self, entry: Entry) -> Self:
        """Add a checked entry without checking the others again, which would make long sheets ever slower."""
        made = object.__new__(type(self))
        fields = {"players": self.players, "system": self.system, "entries": (*self.entries, entry)}
        if self.system.limit is not None:
            fields["totals"] = _sum(self.totals, self._gain(entry))
        for name, kept in fields.items():
            object.__setattr__(made, name, kept)
        return made

    def replace(self, index: int, entry: Entry) -> Self:
        """Correct an earlier entry.

        Args:
            index: Which one, counted from 0.
            entry: What it should have been.

        Raises:
            SheetError: If there is no such entry, or the new one is not possible, for example because it would have
                ended the evening too early.
        """
        expect_type("index", index, int)
        if not 0 <= index < len(self.entries):
            raise SheetError.of(Code.NO_SUCH_ENTRY, index=index, count=len(self.entries))
        return evolve(self, entries=(*self.entries[:index], entry, *self.entries[index + 1 :]))

    def _refuse(self, entry: Entry) -> None:
        """Refuse an entry that names somebody who is not at the table."""
        expect_type("entry", entry, Entry)
        known = tuple(map(short, self.players))
        for player in (entry.player, entry.sitting_out):
            if player is not None and player >= len(self.players):
                raise SheetError.of(Code.UNKNOWN_PLAYER, player=player, known=known)
        if entry.sitting_out is not None and len(self.players) == 3:  # noqa: PLR2004 - all three play
            raise SheetError.of(Code.BAD_SCORE, found=Phrase.SOMEBODY_OUT, why=Phrase.NOBODY_OUT)
        if entry.scores is not None and len(entry.scores) != len(self.players):
            why = Phrase.SCORE_FOR_EACH.of(count=len(self.players))
            raise SheetError.of(Code.BAD_SCORE, found=as_found(entry.scores), why=why)

    @property
    def gains(self) -> tuple[tuple[int, ...], ...]:
        """What each player gets for each entry: by the system, or by a penalty."""
        return tuple(self._gain(entry) for entry in self.entries)

    def _gain(self, entry: Entry) -> tuple[int, ...]:
        """Ask the system, and refuse anything but a number for each player; a penalty is by no system."""
        if entry.points is not None:
            return tuple(entry.points if player == entry.player else 0 for player in range(len(self.players)))
        gain: object = self.system.score(entry, len(self.players))
        given = gain if isinstance(gain, tuple | list) else ()
        numbers = [number for number in given if type(number) is int and abs(number) < _TOO_MUCH]
        if not len(numbers) == len(given) == len(self.players):
            raise SheetError.of(Code.BAD_SYSTEM, name=self.system.name, found=as_found(gain), count=len(self.players))
        return tuple(numbers)

    @property
    def running(self) -> tuple[tuple[int, ...], ...]:
        """The totals after each entry."""
        return tuple(accumulate(self.gains, _sum))

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """Each player's total."""
        return reduce(_sum, map(self._gain, self.entries), (0,) * len(self.players))

    @cached_property
    def deals(self) -> int:
        """How many deals have been entered; a penalty is none."""
        return sum(entry.points is None for entry in self.entries)

    @property
    def losers(self) -> tuple[int, ...]:
        """Who has reached the limit of the system, if it has one."""
        return () if self.system.limit is None else _losers(self, self.totals)

    @property
    def over(self) -> bool:
        """Whether somebody has reached the limit."""
        return bool(self.losers)

    def games(self, player: int) -> tuple[int, int]:
        """Count the games a player won and lost."""
        own = [entry for entry in self.entries if entry.player == player]
        return sum(entry.won for entry in own), sum(entry.lost for entry in own)

    def standings(self) -> tuple[Standing, ...]:
        """Rank the players, the first one first.

        Rule: SkWO. If the system says so, the player with more games won, then with fewer lost, comes first at equal
        totals. Players who are still equal share the rank.
        """
        totals = self.totals
        by_games = self.system.ties == "games"

        def key(player: int) -> tuple[int, int, int]:
            won, lost = self.games(player)
            return (-totals[player], -won, lost) if by_games else (-totals[player], 0, 0)

        order = sorted(range(len(self.players)), key=key)
        return tuple(
            Standing(
                1 + sum(key(other) < key(player) for other in order),
                player,
                self.players[player],
                totals[player],
                *self.games(player),
            )
            for player in order
        )

    def text(self, *, ascii: bool = False, language: Language = "en") -> str:  # noqa: A002 - as a style calls it
        """Write it as plain text: a line for each deal, a column of running totals for each player.

        Args:
            ascii: Whether to use only plain characters: ``-48`` for −48, ``Joerg`` for Jörg.
            language: ``"en"`` or ``"de"``.
        """
        return layout.text(table(self, language=language), ascii_only=ascii)

    def markdown(self, *, language: Language = "en") -> str:
        """Write it as a Markdown table, in English or German."""
        return layout.markdown(table(self, language=language))

    def html(self, *, language: Language = "en") -> str:
        """Write it as an HTML table, in ASCII, with references such as ``&#246;`` for other characters.

        Args:
            language: ``"en"`` or ``"de"``.
        """
        return layout.html(table(self, language=language))

    def csv(self, *, language: Language = "en") -> str:
        """Write it as comma-separated values, with plain minus signs.

        Beside the totals there are columns from which :func:`pyskat.notation.sheet_csv.loads` reads the sheet back: who
        played, who sat out, what counts how often and why, the game in words, the rules; the heading of the last one
        names the system.

        Names are written just as they are, so that they can be read back. A spreadsheet may take a name that begins
        with ``=``, ``+``, ``-`` or ``@`` for a formula.

        Args:
            language: ``"en"`` or ``"de"``; it is read back from either.
        """
        return spreadsheet.csv(table(self, language=language), self.entries, self.system.name, language)

    def __str__(self) -> str:
        return self.text()


def _losers(sheet: Sheet, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Find who has reached the limit of the system."""
    limit = sheet.system.limit
    return tuple(player for player, total in enumerate(totals) if limit is not None and total <= limit)


def _refuse_end(sheet: Sheet, totals: tuple[int, ...]) -> None:
    """Refuse an entry after one that ended the evening."""
    if _losers(sheet, totals):
        raise SheetError.of(Code.SHEET_OVER, why=reached(sheet, totals))


def reached(sheet: Sheet, totals: tuple[int, ...]) -> Filled:
    """Say who reached the limit."""
    names = tuple(short(sheet.players[player]) for player in _losers(sheet, totals))
    return (Phrase.LIMIT_REACHED if len(names) == 1 else Phrase.SEVERAL_REACHED_IT).of(players=names)


def _sum(totals: tuple[int, ...], gain: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(add, totals, gain))


@define
class Page:
    """A sheet that is entered line by line and put together at the end, so that each line takes the same time."""

    blank: Sheet
    """The players and the system, without an entry."""
    entries: list[Entry] = Factory(list)
    totals: tuple[int, ...] = ()
    """Kept only if they can end the evening."""

    def enter(self, entry: Entry) -> None:
        """Enter one deal or penalty.

        Raises:
            SheetError: If a player is unknown, sat out, or the evening is over.
        """
        _refuse_end(self.blank, self.totals)
        alone = self.blank.enter(entry)
        if self.blank.system.limit is not None:
            self.totals = _sum(self.totals, alone.totals) if self.entries else alone.totals
        self.entries.append(entry)

    def sheet(self) -> Sheet:
        """Put it together."""
        return evolve(self.blank, entries=tuple(self.entries))


def table(
    sheet: Sheet, names: Sequence[str] | None = None, *, language: Language = "en", style: CardStyle | None = None
) -> layout.Table:
    """Give what is written on a sheet, line by line.

    Args:
        sheet: The sheet.
        names: What to call the players; None: their names.
        language: ``"en"`` or ``"de"``.
        style: How suits are named.
    """
    expect_language(language)
    called = tuple(sheet.players if names is None else names)
    numbers = count(1)
    rows = [
        layout.Row(
            str(next(numbers)) if entry.points is None else "",
            said(entry, called, language, style),
            value(entry),
            tuple(map(str, totals)),
        )
        for entry, totals in zip(sheet.entries, sheet.running, strict=True)
    ]
    games = tuple("{}/{}".format(*sheet.games(player)) for player in range(len(called)))
    caption = say(Saying.SCORE_SHEET.of(system=sheet.system), language)
    return layout.Table(called, tuple(rows), games, caption, language)
