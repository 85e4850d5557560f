"""How good are the bots? Their matches with 95 % intervals, what they win and pass in, and the time they take.

    python -m benchmarks bots [--deals 1000] [--search-deals 300] [--alone 300] [--seed 1] [--workers 1]
                              [--bots random rule search:1 search] [--match A B]… [--markdown FILE]

A bot is named as for ``pyskat match``; one from elsewhere as ``module:name``. What is not there is left out.
"""

import argparse
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple, cast

from attrs import frozen

from benchmarks.openings import OPENINGS
from pyskat import PassedIn, kernel, start
from pyskat.bots import BOT_NAMES, Bot, named_bot
from pyskat.match import GameKind, Side, match
from pyskat.match.running import dealt, generators, in_order, run
from pyskat.match.tally import add_up, tally
from pyskat.seat import SEATS

__all__ = ["main"]

_STEP: Final = 1.96
"""So many standard errors are half of a 95 % interval."""
_ELSEWHERE: Final = {"ismcts": "benchmarks.ismcts:bot"}
"""Bots of the benchmarks by names of their own."""
USUAL: Final = ("random", "rule", "search:1", "search", "ismcts")


class _Pair(NamedTuple):
    """Two bots that play a match, and how many list points the first should gain at least."""

    a: str
    b: str
    aim: float = -math.inf


PAIRS: Final = (
    _Pair("rule", "random", 45),
    _Pair("search:1", "rule", 3),
    _Pair("search", "rule", 8),
    _Pair("search", "ismcts", 4),
)
PEOPLE: Final = {GameKind.SUIT: 0.78, GameKind.GRAND: 0.91, GameKind.NULL: 0.71, GameKind.NULL_OUVERT: 0.87}
"""What people win of the games they declare, by kind; of all together 82 %."""
ALL_WON: Final = 0.82
_NEAR: Final = 0.05
_ANY: Final = (-math.inf, math.inf)
PASSED: Final = (0.03, 0.12)
COMPILED_TIMES: Final = {"rule": (0.002, None), "search:1": (0.03, None), "search": (0.3, 2.0)}
PLAIN_TIMES: Final = {"rule": (0.02, None)}
"""The most that a decision should take in seconds, the median and 99 of 100."""


@frozen
class _Row:
    """A line of the table."""

    what: str
    measured: float
    half: float | None = None
    """Half of the 95 % interval."""
    least: float = -math.inf
    most: float = math.inf
    unit: str = ""

    def __str__(self) -> str:
        lines = [self.what, self._number(self.measured, "+" if not self.unit else ""), "", self._aim(), self._met()]
        if self.half is not None:
            lines[2] = f"± {self._number(self.half)}"
        return f"| {' | '.join(lines)} |"

    def _number(self, number: float, sign: str = "") -> str:
        return f"{100 * number:.1f} %" if self.unit == "%" else f"{number:{sign}.3g} {self.unit}".rstrip()

    def _aim(self) -> str:
        ends = [self._number(end) for end in (self.least, self.most) if math.isfinite(end)]
        return " – ".join(ends) if len(ends) != 1 else f"{'≥' if math.isfinite(self.least) else '≤'} {ends[0]}"

    def _met(self) -> str:
        if not (math.isfinite(self.least) or math.isfinite(self.most)):
            return ""
        return "yes" if self.least <= self.measured <= self.most else "no"


def bot_of(name: str) -> Bot | None:
    """Find a bot by its name; None if it is not there."""
    name = _ELSEWHERE.get(name, name)
    if name.partition(":")[0] in BOT_NAMES:
        return named_bot(name)
    module, _, attribute = name.partition(":")
    try:
        return cast("Bot", getattr(import_module(module), attribute)) if attribute else None
    except ModuleNotFoundError:
        return None


@frozen
class _Run:
    """What all measurements share."""

    seed: int
    executor: Executor | None
    deals: int
    search_deals: int
    alone: int

    def many(self, *names: str) -> int:
        """Say how many deals these bots play; those that search think longer."""
        return self.search_deals if any(name.startswith(("search", "ismcts")) for name in names) else self.deals


def matches(found: dict[str, Bot], pairs: Iterable[_Pair], how: _Run) -> Iterator[_Row]:
    """Play the matches of those that are there."""
    for a, b, aim in pairs:
        if a in found and b in found:
            count = how.many(a, b)
            played = match(found[a], found[b], count, seed=how.seed, executor=how.executor)
            yield _Row(f"{a} − {b}, list points, {count} deals", played.difference, played.interval, least=aim)


def parts(found: dict[str, Bot], a: str, b: str, how: _Run) -> Iterator[_Row]:
    """Play matches that begin with a part of the game."""
    for name, (opening, rules) in OPENINGS.items() if a in found and b in found else ():
        count = how.many(a, b)
        played = match(found[a], found[b], count, seed=how.seed, rules=rules, executor=how.executor, opening=opening)
        yield _Row(f"{a} − {b} in {name}, list points, {count} deals", played.difference, played.interval, least=0)


def _alone(bot: Bot, seed: int, numbers: range) -> tuple[Side, int]:
    """Let three alike play some deals; gives what they came to, and how many deals were passed in."""
    sides, passed = [], 0
    for number in numbers:
        ran = run(start(dealt(seed, number)), (bot,) * len(SEATS), generators(seed, number))
        sides.append(tally(ran, SEATS, number))
        passed += isinstance(ran.finished.result, PassedIn)
    return add_up(sides), passed


def alone(name: str, bot: Bot, how: _Run) -> Iterator[_Row]:
    """Let three alike play: what they declare, win and pass in, and how long they think."""
    deals, aims = how.alone, name.startswith(("rule", "search"))
    pieces = [range(first, min(first + 4, deals)) for first in range(0, deals, 4)]
    played = list(in_order(partial(_alone, bot, how.seed), pieces, how.executor))
    side, passed = add_up(side for side, _ in played), sum(passed for _, passed in played)
    games = side.all_games
    yield _share(f"{name}: seats that declare", games.declared, side.seats)
    yield _share(f"{name}: games won", games.won, games.declared, _about(ALL_WON) if aims else _ANY)
    for kind, share in PEOPLE.items():
        of_kind = side.games[kind.value]
        if of_kind.declared:
            yield _share(f"{name}: {kind} won", of_kind.won, of_kind.declared, _about(share) if aims else _ANY)
    yield _share(f"{name}: deals passed in", passed, deals, PASSED if aims else _ANY)
    median, slow = (COMPILED_TIMES if kernel.COMPILED else PLAIN_TIMES).get(name, (None, None))
    for what, seconds, aim in (("median", side.decisions.median, median), ("99 %", side.decisions.p99, slow)):
        most = math.inf if aim is None else 1000 * aim
        yield _Row(f"{name}: decision, {what}", 1000 * seconds, most=most, unit="ms")
    if side.fault_count:
        yield _Row(f"{name}: faults", side.fault_count, most=0)


def _about(share: float) -> tuple[float, float]:
    return share - _NEAR, share + _NEAR


def _share(what: str, part: int, count: int, aim: tuple[float, float] = _ANY) -> _Row:
    """Make the row of a share, with half of its interval (Wilson's, which is right for few and for all as well)."""
    share, half = part / count if count else math.nan, None
    if count:
        spread = share * (1 - share) / count + _STEP**2 / (4 * count**2)
        half = _STEP * math.sqrt(spread) / (1 + _STEP**2 / count)
    return _Row(f"{what} ({part} of {count})", share, half, *aim, unit="%")


def table(rows: Sequence[_Row]) -> str:
    """Set the rows out in Markdown."""
    head = ["| what | measured | 95 % | aim | met |", "| --- | --: | --: | --: | --- |"]
    return "\n".join([*head, *map(str, rows)])


def main(words: Sequence[str], title: Callable[[], str]) -> int:
    """Measure, and print a table.

    Args:
        words: The arguments.
        title: Says on what it was measured.
    """
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks bots", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=1000, help="how many deals a match has")
    parser.add_argument("--search-deals", type=int, default=300, help="how many it has with a bot that searches")
    parser.add_argument("--alone", type=int, default=300, help="how many deals three alike play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="how many processes share the work")
    parser.add_argument("--bots", nargs="+", default=USUAL, help="who takes part")
    parser.add_argument(
        "--match", nargs=2, action="append", metavar=("A", "B"), help="a match instead of the usual ones; many of them"
    )
    parser.add_argument("--markdown", type=Path, help="where the table goes as well")
    said = parser.parse_args(words)
    pairs = PAIRS if said.match is None else [_Pair(*names) for names in said.match]
    names = said.bots if said.match is None else [name for pair in said.match for name in pair]
    asked = {name: bot_of(name) for name in names}
    found = {name: bot for name, bot in asked.items() if bot is not None}

    executor = ProcessPoolExecutor(said.workers) if said.workers > 1 else None
    with executor or nullcontext():
        how = _Run(said.seed, executor, said.deals, said.search_deals, said.alone)
        rows = [*matches(found, pairs, how), *parts(found, "rule", "random", how)]
        for name, bot in found.items():
            rows += alone(name, bot, how)
    missing = sorted(asked.keys() - found.keys())
    text = f"{title()}\n\n{table(rows)}\n" + (f"\nNot there: {', '.join(missing)}\n" if missing else "")
    print(text)
    if said.markdown is not None:
        said.markdown.write_text(text, encoding="utf-8")
    return 0
