"""How is a match told? The difference in a sentence, then a table of what both came to, and what went wrong."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from pyskat.language.letters import columns
from pyskat.language.match_words import MatchWord
from pyskat.language.terms import Language, Term, say
from pyskat.match.tally import GameKind, Games, Side

__all__ = ["decimal", "laid_out", "length", "share", "told"]

_UNITS: Final = ((1.0, "s"), (1e-3, "ms"), (0.0, "µs"))
_MANY: Final = 100
_NONE: Final = "–"


def told(
    names: tuple[str, str],
    gained: tuple[int, float, float],
    sides: tuple[Side, Side],
    left_over: tuple[int, int, int],
    language: Language,
) -> str:
    """Tell a match.

    Args:
        names: What the two bots are called.
        gained: The deals, the difference, and half of its interval.
        sides: What the two came to.
        left_over: All games, those passed in, and the Ramsche.
        language: English or German.
    """
    deals, difference, interval = gained
    games, passed, ramsch = left_over
    by_name: dict[str, Term] = dict(zip("ab", names, strict=True))
    half = "" if math.isinf(interval) else f" ± {decimal(interval, language)}"
    by = decimal(difference, language, sign=True) + half
    return "\n".join(
        [
            say(MatchWord.PLAYED.of(deals=deals, **by_name), language),
            say(MatchWord.DIFFERENCE.of(difference=by, **by_name), language),
            say(_verdict(names, difference, interval), language),
            "",
            *laid_out([("", *names), *_rows(sides, language)]),
            "",
            say(MatchWord.LEFT_OVER.of(games=games, passed=passed, ramsch=ramsch), language),
            *_faults(names, sides, language),
        ]
    )


def _verdict(names: tuple[str, str], difference: float, interval: float) -> Term:
    """Say which of the two is better, as far as that is certain."""
    if abs(difference) > interval:
        return MatchWord.BETTER.of(who=names[difference < 0])
    return MatchWord.UNCLEAR if interval else MatchWord.ALIKE


def laid_out(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Lay out a table: the first column to the left, the others to the right."""
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    for head, *cells in rows:
        right = [" " * (width - columns(cell)) + cell for cell, width in zip(cells, widths[1:], strict=True)]
        yield "   ".join([head + " " * (widths[0] - columns(head)), *right])


def _rows(sides: tuple[Side, Side], language: Language) -> Iterator[tuple[str, str, str]]:
    """List the lines of the table."""

    def row(head: Term, cells: list[str], indent: str = "") -> tuple[str, str, str]:
        first, second = cells
        return indent + say(head, language), first, second

    yield row(MatchWord.LIST_POINTS, [decimal(side.mean, language, sign=True) for side in sides])
    yield row(MatchWord.DECLARED, [share(side.all_games.declared, side.seats, language) for side in sides])
    yield row(MatchWord.OF_THEM_WON, [_won(side.all_games, language) for side in sides])
    for kind in GameKind:
        yield row(kind, [_won(side.games[kind.value], language) for side in sides], "  ")
    yield row(MatchWord.MEDIAN, [length(side.decisions.median, language) for side in sides])
    yield row(MatchWord.SLOWEST, [length(side.decisions.p99, language) for side in sides])
    yield row(MatchWord.FAULTS, [str(side.fault_count) for side in sides])


def _won(games: Games, language: Language) -> str:
    return share(games.won, games.declared, language)


def share(part: int, count: int, language: Language) -> str:
    """Write how many of how many, and the share; nothing of nothing is a dash."""
    if not count:
        return _NONE
    space = " " if language == "de" else ""
    return f"{say(MatchWord.SHARE.of(part=part, count=count), language)} ({100 * part / count:.0f}{space}%)"


def _faults(names: tuple[str, str], sides: tuple[Side, Side], language: Language) -> Iterator[str]:
    """List what the two did wrong, a line for each kind."""
    for name, side in zip(names, sides, strict=True):
        for fault in side.faults:
            what, times = fault.first.what, fault.count
            line = MatchWord.FAULT.of(who=name, count=times, kind=fault.kind, deal=fault.deal, what=what)
            yield say(line, language)


def decimal(number: float, language: Language, *, sign: bool = False) -> str:
    """Write a number with one or two digits after the point, or the comma.

    >>> decimal(-3.14159, "de"), decimal(312.25, "en", sign=True)
    ('−3,14', '+312.2')
    """
    written = f"{number:{'+' if sign else ''}.{1 if abs(number) >= _MANY else 2}f}".replace("-", "−")
    return written.replace(".", ",") if language == "de" else written


def length(seconds: float, language: Language) -> str:
    """Write a time with a unit that suits it.

    >>> length(0.00321, "en"), length(0.00321, "de"), length(math.nan, "en")
    ('3.21 ms', '3,21 ms', '–')
    """
    if math.isnan(seconds):
        return _NONE
    least, unit = next((least, unit) for least, unit in _UNITS if seconds >= least)
    return f"{decimal(seconds / (least or 1e-6), language)} {unit}"
