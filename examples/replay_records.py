"""Replay game records of the International Skat Server and compare their results with the rules.

Run it with a file of records. Without one it makes a record of its own.
"""

import random
import sys
from collections.abc import Iterable
from pathlib import Path

import pyskat as sk
from pyskat.notation import iss


def replay(lines: Iterable[str]) -> None:
    """Read records, and print how each ended and what is wrong in it.

    Args:
        lines: An open file, or any lines of text.
    """
    errors: list[sk.RecordError] = []
    count = doubtful = 0
    for count, record in enumerate(iss.load(lines, on_error=errors.append), 1):
        end = record.final
        told = str(end.result) if isinstance(end, sk.Finished) else f"stops early: {end!r}"
        print(f"{count}. {told}")
        differences = record.check()
        doubtful += bool(differences)
        for difference in differences:
            print(f"   {difference}")
    for error in errors:
        print(f"unreadable: {error}")
    print(f"{count} replayed, {doubtful} of them doubtful, {len(errors)} unreadable")


def a_record() -> str:
    """Play a Grand, always with the first legal card, and write it down."""
    deal = sk.Deal.shuffled(random.Random(1))
    state: sk.State = sk.start_play(deal, sk.Contract(sk.Game.GRAND), sk.Seat.FOREHAND)
    while state.turn is not None:
        state = sk.apply(state, sk.legal_actions(state)[0])
    return iss.dumps(sk.Record.of(state))


def main() -> None:
    """Replay the file named on the command line, or a record made here."""
    if len(sys.argv) > 1:
        with Path(sys.argv[1]).open(encoding="utf-8") as lines:
            replay(lines)
    else:
        replay([a_record()])


if __name__ == "__main__":
    main()
