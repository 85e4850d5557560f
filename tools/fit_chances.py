"""Fit the table of winning chances: play random deals, and ask which hands won.

    python tools/fit_chances.py --games 150000 --seed 1

Each game is a random deal with a random seat as declarer. Game and discard come from the present table, in a fifth of
the deals from another of its five best, else it would never learn what it avoids; one deal in eight is a hand game.
Each game gives one row: what the declarer knew (``pyskat.bots.chances.features``), and whether 31, 61, 90 points and
all tricks were reached. For each kind of game (suit, Grand, Null) a logistic function is fitted to each of these
(ridge regression by Newton's method). That is done three times, because choice changes what is played. Then the second
table, for ten cards before the skat: against the mean of the first one's chances over skats. Last, whole deals are bid
and played, to learn what the others' calls tell. The same seed gives the same numbers. They go into
``src/pyskat/bots/chances/fitted.py``.

``--shift 3000 --by search:1`` fits the first table no more: it moves each kind of game by one slope and one offset to
games of other players, who defend better than rule players, and fits the second table anew.

On two cores that have nothing else to do, 150,000 games take about 25 minutes.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyskat.bots import Bot, drive, named_bot
from pyskat.bots.chances import features, fitted, table
from pyskat.bots.rule import RuleBot
from pyskat.bots.rule.auction import heard
from pyskat.bots.rule.options import options, stakes
from pyskat.bots.rule.plans import Plan, best_plans, plan
from pyskat.bots.rule.worth import list_points
from pyskat.card import CardSet
from pyskat.contract import HAND_CONTRACTS, SKAT_CONTRACTS, Contract
from pyskat.deal import Deal
from pyskat.engine import start, start_play
from pyskat.game import Game
from pyskat.kernel import BIT
from pyskat.phases.finished import Finished
from pyskat.phases.results import GameResult
from pyskat.rules import ISKO
from pyskat.scoring.settlement import Settlement
from pyskat.scoring.value import game_value
from pyskat.seat import SEATS, Seat
from pyskat.sheet.entry import Entry
from pyskat.sheet.systems import SEEGER_FABIAN

Weights = dict[tuple[str, str], tuple[float, ...]]
Numbers = NDArray[np.float64]

TARGET: Final = Path(__file__).resolve().parents[1] / "src" / "pyskat" / "bots" / "chances" / "fitted.py"
KINDS: Final = ("suit", "suit", "suit", "suit", "grand", "null")
NAMES: Final = {"suit": features.SUIT_NAMES, "grand": features.GRAND_NAMES, "null": features.NULL_NAMES}
REACHED: Final = ("31", "won", "90", "all")
ROUNDS: Final = 3
HOW, NEXT = "# Made by: ", "\n"
RULE: Final = "rule"
EXPLORE: Final = 0.2
DISCARDS: Final = 1 / 4
"""So often another of the best five is another discard; else it is another game."""
BY_HAND: Final = 1 / 8
CHUNK: Final = 500
SKATS: Final = 8
"""So many skats are looked at for each hand of ten cards."""
HANDS_SHARE: Final = 20
AUCTIONS: Final = 1
"""So many deals are bid and played for each of these hands."""
"""One hand of ten cards is looked at for so many games."""
STAKES: Final = (18, 24, 30, 36, 46)
RIDGE: Final = 2.0
SMALL: Final = 1e-6
DECIMALS: Final = 3


class Sample(NamedTuple):
    """What was known before a game, and what came of it."""

    game: int
    cards: int
    put_away: int
    seat: int
    hand: bool
    ouvert: bool
    results: tuple[bool, bool, bool, bool]
    """Whether 31, 61, 90 points and all tricks were reached; in Null four times whether it was won."""


class Ten(NamedTuple):
    """Ten cards before the skat, and what the games came to over several skats."""

    cards: int
    seat: int
    chances: tuple[float, ...]
    """The mean chance of winning each of SKAT_CONTRACTS."""
    best: tuple[tuple[float, float], ...]
    """At each of STAKES, the mean chance and list points of the best game."""


# Playing.


def chosen(deal: Deal, seat: Seat, rng: random.Random) -> Plan:
    """Choose the game and the discard."""
    cards = deal.hands[seat].mask
    if rng.random() < BY_HAND:
        plans = [plan(contract, cards, 0, seat, None, ISKO) for contract in HAND_CONTRACTS]
        plans.sort(key=lambda each: -each.worth)
    else:
        plans = best_plans(SKAT_CONTRACTS, cards | deal.skat.mask, seat, None, ISKO, most=len(SKAT_CONTRACTS) * 6)
    games: dict[Contract, Plan] = {}
    for each in plans:
        games.setdefault(each.contract, each)
    others = plans if rng.random() < DISCARDS else list(games.values())
    return rng.choice(others[1:5]) if rng.random() < EXPLORE else plans[0]


def played(deal: Deal, seat: Seat, rng: random.Random, bot: Bot) -> Sample:
    """Play one game; what is announced makes no difference to how the cards are played."""
    made = chosen(deal, seat, rng)
    game, hand, ouvert = (
        made.contract.game,
        made.contract.hand,
        made.contract.ouvert and made.contract.game is Game.NULL,
    )
    contract = Contract(game, hand=hand, ouvert=ouvert)
    discard = None if hand else CardSet.from_mask(made.put_away)
    started = start_play(deal, contract, seat, discard=discard)
    final = drive(started, dict.fromkeys(SEATS, bot), rng)
    if not isinstance(final, Finished) or not isinstance(final.result, GameResult):
        raise TypeError(final)
    return Sample(game, started.hand(seat).mask, made.put_away, seat, hand, ouvert, reached(final.result.settlement))


def reached(settled: Settlement) -> tuple[bool, bool, bool, bool]:
    """Say what the declarer of a game without announcements reached, by the steps of its value."""
    steps = {step.name for step in settled.game_value.steps}
    won, schneider, schwarz = settled.won, "schneider" in steps, "schwarz" in steps
    if settled.contract.game is Game.NULL:
        return won, won, won, won
    return won or not schneider, won, won and schneider, won and schwarz


def some_games(seed: str, count: int, weights: Weights, by: str = RULE) -> list[Sample]:
    """Play a chunk of games by a table."""
    use(weights)
    bot = RuleBot() if by == RULE else named_bot(by)
    rng = random.Random(seed)  # noqa: S311 - games are shuffled, nothing is kept secret
    return [played(Deal.shuffled(rng), rng.choice(SEATS), rng, bot) for _ in range(count)]


def looked_at(deal: Deal, seat: Seat, rng: random.Random) -> Ten:
    """Look at several skats for ten cards, and at the best games with each."""
    cards = deal.hands[seat].mask
    others = [bit for bit in BIT if not cards & bit]
    chances, best = [], []
    for _ in range(SKATS):
        one, other = rng.sample(others, 2)
        twelve = cards | one | other
        plans = [best_plans([each], twelve, seat, None, ISKO, most=1)[0] for each in SKAT_CONTRACTS]
        chances.append([each.chances.wins for each in plans])
        best.append([at_stake(plans, twelve, seat, stake) for stake in STAKES])
    means = tuple(np.mean(chances, axis=0).tolist())
    return Ten(cards, seat, means, tuple(map(tuple, np.mean(best, axis=0).tolist())))


def at_stake(plans: Sequence[Plan], twelve: int, seat: int, stake: int) -> tuple[float, float]:
    """Choose the best game at a bid."""
    open_to = [each for each in plans if each.contract.game.has_matadors or game_value(each.contract).value >= stake]
    again = [plan(each.contract, twelve ^ each.put_away, each.put_away, seat, stake, ISKO) for each in open_to]
    best = max(again, key=lambda each: each.worth)
    return best.chances.wins, best.worth


def some_tens(seed: str, count: int, weights: Weights) -> list[Ten]:
    """Look at a chunk of hands by a table."""
    use(weights)
    rng = random.Random(seed)  # noqa: S311 - games are shuffled, nothing is kept secret
    return [looked_at(Deal.shuffled(rng), rng.choice(SEATS), rng) for _ in range(count)]


class Bought(NamedTuple):
    """What a declarer could expect in the auction, and what came of it."""

    chance: float
    worth: float
    heard: tuple[float, float]
    won: bool
    points: float


def some_auctions(seed: str, count: int, weights: Weights) -> list[Bought]:
    """Let three rule players bid and play a chunk of deals."""
    use(weights)
    rng = random.Random(seed)  # noqa: S311 - games are shuffled, nothing is kept secret
    bots, found = dict.fromkeys(SEATS, RuleBot()), []
    for _ in range(count):
        final = drive(start(Deal.shuffled(rng), ISKO), bots, rng)
        if isinstance(final, Finished) and isinstance(final.result, GameResult):
            seat, bid, settled = final.result.declarer, final.result.bid or 0, final.result.settlement
            there = [each for each in stakes(final.deal.hands[seat].mask, int(seat), ISKO) if each.value >= bid]
            points = list_points(SEEGER_FABIAN.score(Entry.game(0, settled), 3))
            found += [
                Bought(each.chance, each.worth, heard(final.calls, seat), settled.won, points) for each in there[:1]
            ]
    return found


def use(weights: Weights) -> None:
    """Put a table in the place of the one there is."""
    fitted.WEIGHTS.clear()
    fitted.WEIGHTS.update(weights)
    table.forget()
    stakes.cache_clear()


# Fitting.


def logistic(rows: Numbers, results: Numbers, ridge: float = RIDGE) -> tuple[float, ...]:
    """Fit the weights of a logistic function: Newton's method, every weight but the first held near 0."""
    held = np.full(rows.shape[1], ridge)
    held[0] = SMALL
    weights = np.zeros(rows.shape[1])
    for _ in range(25):
        chance = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (results - chance) - held * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + np.diag(held)
        step = np.linalg.solve(bend, slope)
        weights += np.clip(step, -2, 2)
        if np.abs(step).max() < SMALL:
            break
    return kept(weights)


def linear(rows: Numbers, results: Numbers) -> tuple[float, ...]:
    """Fit the weights of a sum."""
    return kept(np.linalg.solve(rows.T @ rows + 1e-3 * np.eye(rows.shape[1]), rows.T @ results))


def kept(weights: Iterable[float]) -> tuple[float, ...]:
    """Round weights to what is written."""
    return tuple(round(float(weight), DECIMALS) + 0.0 for weight in weights)


def fit_games(games: Sequence[Sample]) -> Weights:
    """Fit the first table."""
    found: Weights = {}
    for kind in NAMES:
        mine = [each for each in games if KINDS[each.game] == kind]
        rows = np.array([features.row(*each[:4], hand=each.hand, ouvert=each.ouvert) for each in mine])
        results = np.array([each.results for each in mine], float)
        for column, wanted in enumerate(REACHED):
            if kind != "null" or wanted == "won":
                found[kind, wanted] = logistic(rows, results[:, column])
    return found


def fit_tens(tens: Sequence[Ten]) -> Weights:
    """Fit the second table: each game before the skat."""
    found: Weights = {}
    for kind in NAMES:
        rows, results = [], []
        for ten in tens:
            for contract, mean in zip(SKAT_CONTRACTS, ten.chances, strict=True):
                if KINDS[contract.game] == kind:
                    rows.append(features.row(contract.game, ten.cards, 0, ten.seat, ouvert=contract.ouvert))
                    results.append(mean)
        found[kind, "before"] = logistic(np.array(rows), np.array(results), ridge=0.5)
    return found


def fit_choice(tens: Sequence[Ten]) -> Weights:
    """Fit what the choice among the games is worth."""
    chance_rows, points_rows, chances, points = [], [], [], []
    for ten in tens:
        every = options(ten.cards, ten.seat, ISKO)
        for stake, (chance, worth) in zip(STAKES, ten.best, strict=True):
            open_to = [each for each in every if each.value >= stake]
            if open_to:
                first, second = table.choice_rows([each.logit for each in open_to], [each.worth for each in open_to])
                chance_rows.append(first)
                points_rows.append(second)
                chances.append(chance)
                points.append(worth)
    return {
        ("choice", "won"): logistic(np.array(chance_rows), np.array(chances), ridge=0.5),
        ("choice", "points"): linear(np.array(points_rows), np.array(points)),
    }


def fit_auctions(bids: Sequence[Bought]) -> Weights:
    """Fit what the auction tells of the others."""
    logits = [table.logit(min(max(each.chance, 1e-4), 1 - 1e-4)) for each in bids]
    chances = [table.auction_row(number, each.heard) for number, each in zip(logits, bids, strict=True)]
    points = [table.auction_row(each.worth, each.heard) for each in bids]
    return {
        ("auction", "won"): logistic(np.array(chances), np.array([each.won for each in bids], float)),
        ("auction", "points"): linear(np.array(points), np.array([each.points for each in bids])),
    }


# The numbers to begin with.

GUESSED: Final = {
    "suit": {"always": -6.0, "jack": 0.5, "trumps": 0.7, "trump ace": 0.5, "trump ten": 0.4, "void": 0.3, "ace": 0.8}
    | {"ten with ace": 0.5, "losers": -0.3, "put away": 0.5},
    "grand": {"always": -4.5, "jack": 1.3, "ace": 0.8, "ten with ace": 0.5, "losers": -0.3, "put away": 0.5}
    | {"leads": 0.8},
    "null": {"always": 3.5, "single": -0.15, "pair": -0.4, "long": -0.5, "holes": -0.2},
}
"""A first table by hand: what counts for each kind of game, by the name of a feature or its first word."""
HARDER: Final = {"31": 2.0, "won": 0.0, "90": -3.0, "all": -6.0, "before": 0.5}


def guess(kind: str, name: str) -> float:
    """Guess the weight of a feature; a jack counts as often as there is one in the pattern."""
    values = GUESSED[kind]
    word, _, pattern = name.partition(" ")
    if word == "jacks":
        return values["jack"] * int(pattern).bit_count()
    return values.get(name, values.get(word, 0.0))


def guesses() -> Weights:
    """Make the table that the first games are chosen by."""
    found: Weights = {("choice", "won"): (0.2, 0.8, 0.2, 0.1), ("choice", "points"): (0.0, 0.8, 0.2, 0.0, 0.0)}
    found |= {("auction", "won"): (0.0, 1.0, 0.0, 0.0), ("auction", "points"): (0.0, 1.0, 0.0, 0.0)}
    for (kind, names), (wanted, move) in product(NAMES.items(), HARDER.items()):
        first, *others = [guess(kind, name) for name in names]
        if kind != "null" or wanted in {"won", "before"}:
            found[kind, wanted] = (first + move, *others)
    return found


# The whole.


def chunks(seed: int, name: str, count: int) -> Iterator[tuple[str, int]]:
    """Cut a number of games into chunks with a seed each."""
    for begin in range(0, count, CHUNK):
        yield f"{seed} {name} {begin}", min(CHUNK, count - begin)


def fit(games: int, seed: int, executor: Executor | None = None, rounds: int = ROUNDS) -> Weights:
    """Fit both tables.

    Args:
        games: How many are played, in all rounds together.
        seed: Any number.
        executor: Where the games are played; None: here.
        rounds: How often the table is fitted and used to choose what is played next.
    """
    spread = map if executor is None else executor.map
    weights, all_games = guesses(), list[Sample]()
    for number in range(rounds):
        work = list(chunks(seed, f"games {number}", games // rounds))
        for part in spread(some_games, *zip(*work, strict=True), [weights] * len(work)):
            all_games += part
        weights = weights | fit_games(all_games)
        tell(f"round {number + 1}: {len(all_games)} games")
    return second_table(weights, games // HANDS_SHARE, seed, executor)


def second_table(weights: Weights, hands: int, seed: int, executor: Executor | None = None) -> Weights:
    """Fit the second table to the first: so many hands of ten cards, several skats each."""
    spread = map if executor is None else executor.map
    work, tens = list(chunks(seed, "tens", max(hands, 1))), list[Ten]()
    for part in spread(some_tens, *zip(*work, strict=True), [weights] * len(work)):
        tens += part
    weights = weights | fit_tens(tens)
    use(weights)
    weights = weights | fit_choice(tens)
    work, bids = list(chunks(seed, "auctions", max(AUCTIONS * hands, 1))), list[Bought]()
    for heard_of in spread(some_auctions, *zip(*work, strict=True), [weights] * len(work)):
        bids += heard_of
    return weights | fit_auctions(bids)


def shifted(games: int, by: str, seed: int, executor: Executor | None = None) -> Weights:
    """Move the first table to games of other players, and fit the second anew."""
    spread, weights = map if executor is None else executor.map, dict(fitted.WEIGHTS)
    work, every = list(chunks(seed, f"shift {by}", games)), list[Sample]()
    for part in spread(some_games, *zip(*work, strict=True), [weights] * len(work), [by] * len(work)):
        every += part
    moves: dict[str, tuple[float, float]] = {}
    for kind in NAMES:
        mine = [each for each in every if KINDS[each.game] == kind]
        rows = [(1.0, table.logit_of(*each[:4], hand=each.hand, ouvert=each.ouvert)) for each in mine]
        offset, slope = logistic(np.array(rows), np.array([each.results[1] for each in mine], float))
        tell(f"{kind}: {len(mine)} games, slope {slope}, offset {offset}")
        moves[kind] = slope, offset
    return second_table(moved(weights, moves), games, seed, executor)


def moved(weights: Weights, moves: dict[str, tuple[float, float]]) -> Weights:
    """Move the chance of winning each kind of game by a slope and an offset."""
    found = dict(weights)
    for kind, (slope, offset) in moves.items():
        first, *others = [slope * weight for weight in weights[kind, "won"]]
        found[kind, "won"] = kept([first + offset, *others])
    return found


def tell(text: str) -> None:
    """Say how far it is."""
    print(f"{time.process_time():7.0f} s  {text}", file=sys.stderr, flush=True)


def written(weights: Weights, how: str) -> str:
    """Write the table as a module."""
    lines = [
        '"""The fitted numbers of the table of chances; ``tools/fit_chances.py`` has written them."""',
        "",
        "from typing import Final",
        "",
        '__all__ = ["WEIGHTS"]',
        "",
        "# fmt: off",
        f"{HOW}{how}",
        "WEIGHTS: Final[dict[tuple[str, str], tuple[float, ...]]] = {",
    ]
    for (kind, wanted), numbers in weights.items():
        lines.append(f'    ("{kind}", "{wanted}"): (')
        said = [f"{number:g}" if number != int(number) else f"{number:.1f}" for number in numbers]
        lines += [f"        {', '.join(said[begin : begin + 12])}," for begin in range(0, len(said), 12)]
        lines.append("    ),")
    return "\n".join([*lines, "}", ""])


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit, and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=150_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--shift", type=int, default=0, help="so many games, to move the table by")
    parser.add_argument("--by", default=RULE, help="which bot plays these games")
    parser.add_argument("--target", type=Path, default=TARGET)
    said = parser.parse_args(arguments)
    with ProcessPoolExecutor(said.processes) as executor:
        if said.shift:
            weights = shifted(said.shift, said.by, said.seed, executor)
        else:
            weights = fit(said.games, said.seed, executor)
    how = f"python tools/fit_chances.py --games {said.games} --seed {said.seed}"
    if said.shift:
        before = said.target.read_text(encoding="utf-8").partition(HOW)[2].partition(NEXT)[0]
        how = f"{before}, then --shift {said.shift} --by {said.by}"
    said.target.write_text(written(weights, how), encoding="utf-8")
    tell(f"written to {said.target}")


if __name__ == "__main__":
    main()
