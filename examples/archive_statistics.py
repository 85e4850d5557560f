"""Statistics over a file of game records of the International Skat Server, read as a stream.

Run it with a file of records, or "-" for standard input. Without one it makes a few records of its own. Records that
cannot be read are reported on standard error and skipped.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from attrs import Factory, define

import pyskat as sk
from pyskat.notation import iss

FEW = 20
"""How many records it makes if there is no file."""


@define
class Statistics:
    """What is counted. It takes one pass and the memory of a handful of numbers."""

    records: int = 0
    corrupt: int = 0
    unfinished: int = 0
    aborted: int = 0
    passed_in: int = 0
    doubtful: int = 0
    """Records whose result is not what the rules give, or with a bid that no game is worth."""
    games: Counter[sk.Game] = Factory(Counter)
    won: Counter[sk.Game] = Factory(Counter)
    overbid: int = 0
    schneider: int = 0
    """Games with the level Schneider in their value, made or announced."""
    scores: Counter[sk.Seat] = Factory(Counter)

    def count(self, record: sk.Record) -> None:
        """Count one record by what the rules give, whatever the record says.

        Args:
            record: Any record, finished or not.
        """
        self.records += 1
        self.doubtful += bool(record.check())
        end = record.final
        if not isinstance(end, sk.Finished):
            self.unfinished += 1
            return
        match end.result:
            case sk.GameResult() as result:
                self.count_game(result)
            case sk.PassedIn():
                self.passed_in += 1
            case sk.Aborted():
                self.aborted += 1
            case sk.RamschResult():  # only in files of pyskat: there is no Ramsch on the server
                self.games[sk.Game.RAMSCH] += 1
        for seat in sk.Seat:
            self.scores[seat] += end.result.scores[seat]

    def count_game(self, result: sk.GameResult) -> None:
        """Count a declared game.

        Args:
            result: How it ended.
        """
        settled = result.settlement
        self.games[settled.contract.game] += 1
        self.won[settled.contract.game] += settled.won
        self.overbid += settled.overbid
        self.schneider += any(step.name == "schneider" for step in settled.game_value.steps)

    def lines(self) -> Iterator[str]:
        """Give the statistics as lines of text."""
        yield f"{self.records} records, {self.doubtful} doubtful, {self.corrupt} corrupt"
        for game, count in self.games.most_common():
            won = "" if game is sk.Game.RAMSCH else f", {self.won[game] / count:.0%} won"
            yield f"  {game!s:9}{count:6}{won}"
        declared = sum(count for game, count in self.games.items() if game is not sk.Game.RAMSCH)
        if declared:
            yield f"of {declared} games {sum(self.won.values()) / declared:.0%} won"
            yield f"  {self.schneider} with Schneider, {self.overbid} overbid"
        yield f"{self.passed_in} passed in, {self.aborted} aborted, {self.unfinished} unfinished"
        deals = self.records - self.unfinished
        if deals:
            each = ", ".join(f"{seat} {self.scores[seat] / deals:+.1f}" for seat in sk.Seat)
            yield f"average score of a deal: {each}"


def survey(lines: Iterable[str]) -> Statistics:
    """Read records one by one and count them.

    Args:
        lines: An open file, or any lines of text.
    """
    statistics = Statistics()

    def report(error: sk.RecordError) -> None:
        statistics.corrupt += 1
        print(f"skipped: {error}", file=sys.stderr)

    for record in iss.load(lines, on_error=report):
        statistics.count(record)
    return statistics


def some_records(rng: random.Random) -> Iterator[str]:
    """Play random deals and write them down, each with its rules, which are not those of the server.

    Args:
        rng: The random number generator.
    """
    for _ in range(FEW):
        state = sk.start(sk.Deal.shuffled(rng))
        while state.turn is not None:
            legal: Sequence[sk.Action] = sk.legal_actions(state)
            if isinstance(state, sk.Bidding):
                legal = [legal[0], sk.Pass()]  # the lowest bid, or to hold
            state = sk.apply(state, rng.choice(legal))
        yield iss.dumps(sk.Record.of(state)) + "\n"


def main() -> None:
    """Survey the file named on the command line, or some random records."""
    if len(sys.argv) == 1:
        statistics = survey(some_records(random.Random(1)))
    elif sys.argv[1] == "-":
        statistics = survey(sys.stdin)
    else:
        with Path(sys.argv[1]).open(encoding="utf-8", errors="replace") as file:
            statistics = survey(file)
    print("\n".join(statistics.lines()))


if __name__ == "__main__":
    main()
