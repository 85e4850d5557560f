"""What does one row of a sheet's CSV say? Who played what, who sat out, and what it counts."""

import re
from collections.abc import Iterator
from typing import Final, NoReturn

from attrs import Factory, define, evolve

from pyskat.errors import Code, Language, ParseError, Reason, SettlementError
from pyskat.errors.quoting import short
from pyskat.language.listed import Listed
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Choice, Term
from pyskat.notation.cells import LANGUAGES, Cell, number_in
from pyskat.notation.reckoning import Reckoning, read_reckoning
from pyskat.notation.sheet_lines import PENALTIES, player_named
from pyskat.notation.stated_rules import read_rules
from pyskat.rules import ISKO, PRESETS, Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, Ending, Facts
from pyskat.scoring.settlement import Settlement, settle
from pyskat.sheet.entry import Entry
from pyskat.sheet.naming import said, value
from pyskat.sheet.spreadsheet import DETAILS, HEAD

__all__ = ["FIRST_TOTAL", "Row", "RowReader", "differences"]

FIRST_TOTAL: Final = len(HEAD)
"""The column of the first player."""


def _both(word: Listed) -> tuple[str, ...]:
    """Give a word in both languages, in lower case."""
    return tuple(word.say(language).casefold() for language in LANGUAGES)


_RAMSCH: Final = _both(Listed.RAMSCH)
_NOBODYS: Final = {*_both(Listed.PASSED_IN), *_RAMSCH}
_SCORES: Final = re.compile(rf"(?:{'|'.join(_both(Listed.SCORES))})\b", re.IGNORECASE)
_DEFENDERS: Final = re.compile("|".join(_both(Listed.DEFENDERS_HAD)), re.IGNORECASE)
_TIMES: Final = re.compile(r"(?<=\s)[×x]\s*+([0-9]{1,10})\Z")
_TAKEN: Final = re.compile(
    r"(?:([0-9]{1,3}) (?:points?|augen?))?(?:, )?(?:([0-9]{1,2}) (?:tricks?|stiche?))?", re.IGNORECASE
)


@define
class Row:
    """The cells of one line."""

    cells: list[Cell]
    players: int
    end: int
    """Where the line ends, and with it all cells that are not there."""

    def cell(self, heading: Listed) -> Cell:
        """Give the cell below a heading that is no player's."""
        return self.at(HEAD.index(heading) if heading in HEAD else FIRST_TOTAL + self.players + DETAILS.index(heading))

    def at(self, column: int) -> Cell:
        """Give the cell of a column; it is empty where there is none."""
        return self.cells[column] if column < len(self.cells) else Cell("", self.end)

    def total(self, player: int) -> Cell:
        """Give what a player has after this row."""
        return self.at(FIRST_TOTAL + player)


@define
class RowReader:
    """Reads the rows of one sheet."""

    names: tuple[str, ...]
    rules: Rules
    """By which a game is settled that does not say by which."""
    stated: dict[str, Rules] = Factory(lambda: dict(PRESETS))
    """The rules that were stated so far, by their texts."""
    settled: dict[Settlement, Settlement] = Factory(dict)
    """Each result only once, however often it was played."""

    def entry(self, row: Row, gained: tuple[int, ...] | None) -> Entry:
        """Read the entry of a row.

        Args:
            row: The row.
            gained: How the totals change in it; None if they do not say.

        Raises:
            SkatError: For anything that is no entry. If it is a ParseError, it names the place in the line.
        """
        game, times = self._once(row)
        player, rest = self._player(row, game)
        out = self._named(row.cell(Listed.SAT_OUT))
        reason = row.cell(Listed.REASON).text
        if player is None:
            scores = self._scores(row, game, gained, times)
            return Entry(scores=scores, sitting_out=out, factor=times, reason=reason)
        told, scored = row.cell(Listed.RESULT), row.cell(Listed.VALUE)
        if not told.says and not scored.says:
            told = Cell(rest, row.cell(Listed.GAME).at)  # somebody typed it: Anna: grand with 2, 61 points
        outcome: Settlement | int | None = None
        points = None
        if told.says:
            outcome = self._settled(told, row.cell(Listed.RULES))
        elif rest.casefold() in PENALTIES:
            points = number_in(scored)
        else:
            outcome = _divided(scored, number_in(scored), times)
        return Entry(player=player, outcome=outcome, points=points, sitting_out=out, factor=times, reason=reason)

    def _once(self, row: Row) -> tuple[str, int]:
        """Part the game from how often it counts."""
        game, times = " ".join(row.cell(Listed.GAME).text.split()), row.cell(Listed.TIMES)
        behind = None if row.cell(Listed.PLAYER).says or game in self.names else _TIMES.search(game)
        if behind is not None:
            game = game[: behind.start()].rstrip()
        if not times.says:
            return game, int(behind[1]) if behind else 1
        return game, number_in(times)

    # Who

    def _player(self, row: Row, game: str) -> tuple[int | None, str]:
        """Find who played, and what the game says beside the name."""
        cell, whole = row.cell(Listed.PLAYER), row.cell(Listed.GAME)
        if cell.says:
            known = whole.text.startswith(cell.text)
            rest = whole.text[len(cell.text) :] if known else whole.text.rpartition(":")[2]
            return self._named(cell), rest.strip(" :")
        if game.casefold() in _NOBODYS or _SCORES.match(row.cell(Listed.RESULT).says):
            return None, ""
        for name in sorted(self.names, key=len, reverse=True):
            if game[: len(name)].casefold() == name.casefold() and game[len(name) :][:1] in {"", ":"}:
                return player_named(name, self.names)[0], game[len(name) :].strip(" :")
        name, colon, _ = game.partition(":")
        if not game:
            _refuse(whole, Code.WORD_MISSING, wanted=Phrase.A_ROW)
        if colon:
            self._refuse_name(whole, name)
        return _refuse(whole, Code.BAD_SHEET_LINE, word=game, wanted=Phrase.A_ROW)

    def _named(self, cell: Cell) -> int | None:
        """Find a player by name; None if there is no name."""
        if not cell.says:
            return None
        if cell.text in self.names:
            return self.names.index(cell.text)
        found = player_named(cell.text, self.names)
        return found[0] if len(found) == 1 else self._refuse_name(cell, cell.text)

    def _refuse_name(self, cell: Cell, name: str) -> NoReturn:
        _refuse(cell, Code.UNKNOWN_PLAYER, player=name, known=tuple(map(short, self.names)))

    # What

    def _scores(self, row: Row, game: str, gained: tuple[int, ...] | None, times: int) -> tuple[int, ...] | None:
        """Read what each player scores in a Ramsch, once; None for a deal that was passed in."""
        told = row.cell(Listed.RESULT)
        scores = _SCORES.match(told.says)
        if scores:
            return tuple(number_in(Cell(word, told.at)) for word in told.says[scores.end() :].split())
        if game.casefold() not in _RAMSCH:
            return None
        if gained is None:
            _refuse(told, Code.WORD_MISSING, wanted=Phrase.RAMSCH_SCORES)
        return tuple(_divided(row.cell(Listed.VALUE), score, times) for score in gained)

    def _settled(self, told: Cell, by: Cell) -> Settlement:
        """Settle a game told in words, with what the defenders had when it was given up."""
        behind = _DEFENDERS.search(told.text)
        words = told.text[: behind.start()] if behind else told.text
        rules = self._rules(by)
        try:
            settled = _settle(read_reckoning(words), rules)
        except ParseError as error:
            raise ParseError(error.reason, error.text, told.at + error.position) from None
        if behind:
            settled = evolve(settled, facts=_with_defenders(settled.facts, told, told.text[behind.end() :]))
        return self.settled.setdefault(settled, settled)

    def _rules(self, cell: Cell) -> Rules:
        """Find the rules of a game."""
        if not cell.says:
            return self.rules
        if cell.says not in self.stated:
            read = PRESETS.get(cell.says.lower()) or read_rules(cell.says, ISKO)
            if read is None:
                _refuse(cell, Code.UNKNOWN_WORD, word=cell.says, wanted=Phrase.STATED_RULES.of(options=_PRESETS))
            self.stated[cell.says] = read
        return self.stated[cell.says]


_PRESETS: Final = Choice(tuple(PRESETS))


def differences(row: Row, entry: Entry, names: tuple[str, ...], language: Language) -> Iterator[tuple[int, Reason]]:
    """Name what a row says of its game and value otherwise than its entry does, and where, in the sheet's language."""
    game, rights = row.cell(Listed.GAME), {each: said(entry, names, each) for each in LANGUAGES}
    if row.cell(Listed.RESULT).says and game.says and _plain(game.text) not in map(_plain, rights.values()):
        yield game.at, _differs(Listed.GAME.say(language), game, rights[language])
    scored, right = row.cell(Listed.VALUE), value(entry)
    words = scored.text.split() if entry.scores is not None else [scored.says]
    if scored.says and [number_in(Cell(word, scored.at)) for word in words] != [int(word) for word in right.split()]:
        yield scored.at, _differs(Listed.VALUE.say(language), scored, right)


def _differs(heading: str, cell: Cell, wanted: str) -> Reason:
    return Reason.of(Code.CELL_DIFFERS, heading=heading, found=cell.text, wanted=wanted)


def _plain(text: str) -> str:
    """Leave out what a spreadsheet program may have changed."""
    return " ".join(text.replace("×", "x").casefold().split())


def _divided(cell: Cell, score: int, times: int) -> int:
    """Find what counts once."""
    if score % times:
        _refuse(cell, Code.BAD_SCORE, found=score, why=Phrase.NOT_TIMES.of(number=times))
    return score // times


def _settle(read: Reckoning, rules: Rules) -> Settlement:
    """Settle a game. With all points but no tricks told, not all tricks were taken: a row tells all that is known."""
    if read.ended not in {Ending.CLAIMED, Ending.THROWN}:
        try:
            return read.settle(rules)
        except SettlementError as error:
            if error.code is not Code.TRICKS_MISSING or read.points != ALL_POINTS:
                raise
    return settle(
        read.contract,
        bid=read.bid,
        matadors=read.matadors,
        points=read.points,
        tricks_taken=read.tricks,
        ended=read.ended,
        kontra="kontra" in read.flags,
        re="re" in read.flags,
        doublings=read.bocks,
        claimed=read.claimed,
        rules=rules,
    )


def _with_defenders(facts: Facts, cell: Cell, told: str) -> Facts:
    """Add what the defenders had."""
    taken = _TAKEN.fullmatch(told)
    points, tricks = (None if said is None else int(said) for said in taken.groups()) if taken else (None, None)
    most_points, most_tricks = ALL_POINTS - (facts.points or 0), ALL_TRICKS - (facts.tricks or 0)
    if (points is None and tricks is None) or (points or 0) > most_points or (tricks or 0) > most_tricks:
        _refuse(cell, Code.UNKNOWN_WORD, word=told, wanted=Phrase.DEFENDERS_HAD)
    return evolve(facts, defender_points=points, defender_tricks=tricks)


def _refuse(cell: Cell, code: Code, **params: Term) -> NoReturn:
    raise ParseError.at(cell.text, cell.at, code, **params)
