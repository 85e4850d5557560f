"""How many actions a second does a table do, bots' and people's, and what do storing it and reading it back cost?

    python -m benchmarks.bench_table [--rounds 5] [--seconds 0.5] [--seed 1]

One person and two bots play evenings of twelve deals. The person does what the same bot would do. The table is stored
and read in the middle of an evening, when six deals are booked.
"""

import argparse
import random
import sys
from collections.abc import Callable
from typing import Final

import pyskat as sk
from benchmarks.measure import Contestant, Local, compare
from pyskat import jsonio, kernel
from pyskat.bots import Bot, RandomBot, RuleBot
from pyskat.table import Table

__all__ = ["MAKERS"]

_BOOKED: Final = 6


def _opened(bot: Bot, rng: random.Random) -> Table:
    """Open a table with two bots."""
    return Table.solo("Anna", bot=bot, format=sk.TWELVE, rules=sk.ISKO, seed=rng.getrandbits(128))


def _acted(table: Table, bot: Bot, rng: random.Random) -> Table:
    """Let the person do what the bot would do."""
    [player] = table.asked
    return table.act(player, bot(table.view(player), rng), at=table.number)


def _evenings(bot: Bot) -> Callable[[random.Random], Contestant]:
    def make(rng: random.Random) -> Contestant:
        def run(deals: int) -> int:
            table, actions = _opened(bot, rng), 0
            for _ in range(deals):
                begun = table.deal_number
                while not table.over and table.deal_number == begun:
                    table = _acted(table, bot, rng)
                actions += len(table.records[begun - 1].actions)
                if table.over:
                    table = _opened(bot, rng)
            return actions

        return run

    return make


def _in_the_middle(rng: random.Random) -> Table:
    table = _opened(RandomBot(), rng)
    while len(table.records) < _BOOKED or len(table.record.actions) < _BOOKED:
        table = _acted(table, RandomBot(), rng)
    return table


def _stored(rng: random.Random) -> Contestant:
    table = _in_the_middle(rng)

    def run(times: int) -> int:
        for _ in range(times):
            jsonio.to_json(table)
        return times

    return run


def _read(rng: random.Random) -> Contestant:
    text = jsonio.to_json(_in_the_middle(rng))

    def run(times: int) -> int:
        for _ in range(times):
            jsonio.from_json(text)
        return times

    return run


MAKERS: dict[str, Callable[[random.Random], Contestant]] = {
    "actions, two `RuleBot`s": _evenings(RuleBot()),
    "actions, two `RandomBot`s": _evenings(RandomBot()),
    "stored": _stored,
    "read back": _read,
}


def main() -> int:
    """Print how many of each are done a second."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.bench_table",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    runners = {name: Local(make(random.Random(said.seed))) for name, make in MAKERS.items()}
    rounds = compare(runners, said.rounds, said.seconds, random.Random(said.seed))
    print(f"compiled: {kernel.COMPILED}\n\n| a table | a second |\n| --- | --: |")
    for name in MAKERS:
        print(f"| {name} | {rounds.median_rate(name):,.0f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
