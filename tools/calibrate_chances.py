"""Is a game won as often as the table of chances says? A reliability curve and a Brier score, with intervals.

    python tools/calibrate_chances.py --games 6000 --seed 2 --records FILE.sgf --docs docs/winning-chances.md

Two kinds of held-out games, of another seed than those that the table was fitted to: random deals with a random seat as
declarer, chosen as in the fit; and deals that three rule players have bid and played. And real records, where there are
any. For each kind of game: how many, the mean chance, the share won with its 95 % interval (Wilson), the Brier score
(the mean of the squared difference) with its interval, and that of always saying the share won. ``--docs`` writes the
tables and the curve between the marks of a page.
"""

import argparse
import random
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

import fit_chances
from pyskat.bots import drive
from pyskat.bots.chances import fitted, table
from pyskat.bots.rule import RuleBot
from pyskat.card import CardSet
from pyskat.deal import Deal
from pyskat.engine import State, start
from pyskat.game import Game
from pyskat.notation import iss
from pyskat.phases.finished import Finished
from pyskat.phases.results import GameResult
from pyskat.rules import ISKO
from pyskat.seat import SEATS

KINDS: Final = ("suit", "grand", "null", "null ouvert")
WITHIN: Final = 1.96
BINS: Final = 10
BEGIN, END = "<!-- measured -->", "<!-- end of what was measured -->"


class Told(NamedTuple):
    """What the table said of a game, and what came of it."""

    kind: str
    chance: float
    won: bool


def kind_of(game: int, *, ouvert: bool) -> str:
    """Name the kind of a game."""
    return "null ouvert" if game == Game.NULL and ouvert else fit_chances.KINDS[game]


def judged(state: State) -> Told | None:
    """Judge a finished deal by what the declarer knew before the first card; None if nobody declared."""
    if not isinstance(state, Finished) or not isinstance(state.result, GameResult):
        return None
    contract, declarer, settled = state.result.contract, state.result.declarer, state.result.settlement
    away = state.discard or CardSet()
    cards = (state.deal.hands[declarer] | (state.deal.skat if away else away)) - away
    wanted = "all" if contract.schwarz_announced else "90" if contract.schneider_announced else "won"
    chance = table.chance(
        contract.game,
        cards.mask,
        away.mask,
        declarer,
        hand=contract.hand,
        ouvert=contract.ouvert and contract.game is Game.NULL,
        wanted=wanted,
    )
    return Told(kind_of(contract.game, ouvert=contract.ouvert), chance, settled.won)


def bid_and_played(seed: str, count: int) -> list[Told]:
    """Let three rule players bid and play."""
    rng = random.Random(seed)  # noqa: S311 - games are shuffled, nothing is kept secret
    bots = dict.fromkeys(SEATS, RuleBot())
    ends = [judged(drive(start(Deal.shuffled(rng), ISKO), bots, rng)) for _ in range(count)]
    return [each for each in ends if each is not None]


def as_fitted(seed: str, count: int) -> list[Told]:
    """Play games chosen as those that the table was fitted to."""
    games = fit_chances.some_games(seed, count, dict(fitted.WEIGHTS))
    return [
        Told(
            kind_of(each.game, ouvert=each.ouvert),
            table.chance(each.game, each.cards, each.put_away, each.seat, hand=each.hand, ouvert=each.ouvert),
            each.results[1],
        )
        for each in games
    ]


def recorded(path: Path) -> list[Told]:
    """Judge real games."""
    with path.open(encoding="utf-8") as lines:
        faults: list[object] = []
        ends = [judged(record.final) for record in iss.load(lines, on_error=faults.append)]
    return [each for each in ends if each is not None]


# Figures.


def wilson(won: int, count: int) -> tuple[float, float]:
    """Give the 95 % interval of a share."""
    share, square = won / count, WITHIN**2 / count
    middle = (share + square / 2) / (1 + square)
    half = WITHIN * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return middle - half, middle + half


def brier(games: Sequence[Told]) -> tuple[float, float]:
    """Give the mean of the squared differences, and half of its 95 % interval."""
    each = [(game.chance - game.won) ** 2 for game in games]
    mean = sum(each) / len(each)
    spread = sum((one - mean) ** 2 for one in each) / max(len(each) - 1, 1)
    return mean, WITHIN * sqrt(spread / len(each))


def percent(share: float) -> str:
    """Write a share."""
    return f"{100 * share:.1f} %"


def with_interval(share: float, interval: tuple[float, float]) -> str:
    """Write a share with its interval."""
    return f"{percent(share)} ({' to '.join(map(percent, interval))})"


def figures(games: Sequence[Told]) -> list[str]:
    """Write a row for each kind of game, and one for all."""
    rows = [
        "| game | games | mean chance | won (95 % interval) | Brier score | of the mean alone |",
        "|---|---|---|---|---|---|",
    ]
    for kind in (*KINDS, "all"):
        mine = [game for game in games if kind in {game.kind, "all"}]
        if not mine:
            continue
        won, mean = sum(game.won for game in mine), sum(game.chance for game in mine) / len(mine)
        score, half = brier(mine)
        share = won / len(mine)
        rows.append(
            f"| {kind} | {len(mine)} | {percent(mean)} | {with_interval(share, wilson(won, len(mine)))} "
            f"| {score:.3f} ± {half:.3f} | {share * (1 - share):.3f} |"
        )
    return rows


class Point(NamedTuple):
    """A point of the reliability curve."""

    chance: float
    share: float
    low: float
    high: float
    games: int


def curve(games: Sequence[Told]) -> list[Point]:
    """Put games of like chances together."""
    points = []
    for place in range(BINS):
        mine = [game for game in games if min(int(game.chance * BINS), BINS - 1) == place]
        if mine:
            won = sum(game.won for game in mine)
            low, high = wilson(won, len(mine))
            mean = sum(game.chance for game in mine) / len(mine)
            points.append(Point(mean, won / len(mine), low, high, len(mine)))
    return points


def curve_rows(games: Sequence[Told]) -> list[str]:
    """Write the curve as a table."""
    rows = ["| chance by the table | games | won (95 % interval) |", "|---|---|---|"]
    return rows + [
        f"| {percent(each.chance)} | {each.games} | {with_interval(each.share, (each.low, each.high))} |"
        for each in curve(games)
    ]


COLOURS: Final = {"suit": "#2a78b5", "grand": "#c0392b", "null": "#5b8c2a", "null ouvert": "#8e5bb5"}
SIZE, EDGE, LINE = 420, 44, 18
LEAST_IN_A_POINT: Final = 20


def drawn(games: Sequence[Told]) -> str:
    """Draw the curves of all kinds as SVG."""
    across = SIZE - 2 * EDGE

    def place(chance: float, share: float) -> str:
        return f"{EDGE + across * chance:.1f} {SIZE - EDGE - across * share:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" font-family="sans-serif" font-size="12">',
        "<title>Share of games won, by the chance that the table gave</title>",
        f'<rect width="{SIZE}" height="{SIZE}" fill="#fff"/>',
        f'<path d="M{place(0, 1)} L{place(0, 0)} L{place(1, 0)}" fill="none" stroke="#444"/>',
        f'<path d="M{place(0, 0)} L{place(1, 1)}" stroke="#999" stroke-dasharray="4 4"/>',
        f'<text x="{SIZE / 2}" y="{SIZE - 10}" text-anchor="middle">chance by the table</text>',
        f'<text x="14" y="{SIZE / 2}" text-anchor="middle" transform="rotate(-90 14 {SIZE / 2})">share won</text>',
    ]
    for mark in (0, 50, 100):
        parts.append(
            f'<text x="{EDGE + across * mark / 100}" y="{SIZE - EDGE + 16}" text-anchor="middle">{mark} %</text>'
        )
        parts.append(
            f'<text x="{EDGE - 6}" y="{SIZE - EDGE - across * mark / 100 + 4}" text-anchor="end">{mark}</text>'
        )
    for number, kind in enumerate(KINDS):
        points = [
            each for each in curve([game for game in games if game.kind == kind]) if each.games >= LEAST_IN_A_POINT
        ]
        colour, spots = COLOURS[kind], [place(each.chance, each.share) for each in points]
        bars = [f"M{place(each.chance, each.low)} L{place(each.chance, each.high)}" for each in points]
        parts.append(
            f'<g stroke="{colour}" fill="none"><path d="M{" L".join(spots)}"/><path d="{" ".join(bars)}"/></g>'
        )
        parts.append(f'<text x="{EDGE + 12}" y="{EDGE + LINE * number}" fill="{colour}">{kind}</text>')
    return "\n".join([*parts, "</svg>", ""])


def page(parts: Iterable[tuple[str, Sequence[Told]]], how: str) -> str:
    """Write what belongs between the marks."""
    lines = [BEGIN, "", f"Measured with `{how}`.", ""]
    for name, games in parts:
        lines += [f"### {name}", "", *figures(games), ""]
        if len(games) >= BINS * LEAST_IN_A_POINT:
            lines += [*curve_rows(games), ""]
    return "\n".join([*lines, END])


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--records", type=Path, help="a file of records of the game server")
    parser.add_argument("--docs", type=Path, help="a page with the marks; the curve goes to _static beside it")
    said = parser.parse_args(arguments)
    how = f"python tools/calibrate_chances.py --games {said.games} --seed {said.seed}"
    with ProcessPoolExecutor(said.processes) as executor:
        fitted_like, bid = (
            list(chain.from_iterable(executor.map(work, *zip(*fit_chances.chunks(*what), strict=True))))
            for work, what in (
                (as_fitted, (said.seed, "held out", said.games)),
                (bid_and_played, (said.seed, "bid", said.games)),
            )
        )
    parts = [("Random deals, chosen as in the fit", fitted_like), ("Bid and played by three rule players", bid)]
    if said.records:
        parts.append(("Real records", recorded(said.records)))
    text = page(parts, how)
    print(text)
    if said.docs:
        before, _, rest = said.docs.read_text(encoding="utf-8").partition(BEGIN)
        said.docs.write_text(f"{before}{text}{rest.partition(END)[2]}", encoding="utf-8")
        drawing = said.docs.parent / "_static" / "winning-chances.svg"
        drawing.write_text(drawn(fitted_like), encoding="utf-8")


if __name__ == "__main__":
    main()
