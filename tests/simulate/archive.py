"""An archive of records, with faults in it whose places are known.

``python -m simulate.archive FILE 100000`` writes one, and prints where the faults are.
"""

import itertools
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pyskat as sk
from careless import careless
from pyskat.bots import RandomBot
from pyskat.match import play_deal
from pyskat.notation import iss

__all__ = ["SORTS", "Planted", "games", "write"]


class Planted(NamedTuple):
    """A fault: what kind it is to be found as, at which record and line."""

    kind: str
    number: int
    line: int


def games(count: int, seed: int) -> list[str]:
    """Play games that were declared and played out, and write each on a line."""
    rng, found = random.Random(seed), list[str]()
    while len(found) < count:
        record = play_deal(sk.Deal.shuffled(rng), [careless, RandomBot(), careless], rng, sk.ISS)
        outcome = record.outcome
        if outcome is not None and outcome.contract is not None and len(record.actions) > 35 and not outcome.overbid:
            found.append(iss.dumps(record))
    return found


def _change(pattern: str, into: str | Callable[["re.Match[str]"], str]) -> Callable[[str], str]:
    """Make a function that changes the first place of a pattern, which must be there."""

    def change(text: str) -> str:
        made, count = re.subn(pattern, into, text, count=1)
        assert count == 1, (pattern, text)
        return made

    return change


def _twice(text: str) -> str:
    """Have the second card of a deal twice, and the first never."""
    return re.sub(r"MV\[w (..)\.(..)", r"MV[w \2.\2", text)


def _played_again(text: str) -> str:
    """Let the last card be one that was played before."""
    first = re.search(r" ([012]) ([CSHD][AKQJT987]) [012] [CSHD][AKQJT987] [012] [CSHD][AKQJT987] [012] [CSHD]", text)
    assert first is not None
    return re.sub(r" ([012]) [CSHD][AKQJT987] \]R", rf" \1 {first[2]} ]R", text)


SORTS: Final[dict[str, tuple[str, Callable[[str], str]]]] = {
    "cut off": ("record_not_closed", lambda text: text[: len(text) // 2]),
    "open bracket": ("record_not_closed", _change(r"\]R\[(.*)\] ;\)", r"]R[\1 ;)")),
    "open quote": ("record_not_closed", _change(r"\] ;\)", r"\\] ;)")),
    "hidden cards": ("unknown_cards", _change(r" w (..)\.(..) ", " w ??.?? ")),
    "card twice": ("bad_deal", _twice),
    "card played again": ("card_not_held", _played_again),
    "low bid": ("bid_too_low", _change(r" ([012]) 18 ", r" \1 17 ")),
    "bad result": ("bad_result", _change(r" bidok ", " bidfine ")),
    "no moves": ("property_missing", _change(r"MV\[.*\]R", "R")),
    "twice": ("word_twice", _change(r"P0\[\]", "P0[]P0[]")),
    "no record": ("not_a_record", lambda _: "Here a record was lost."),
    "wrong points": ("points", _change(r" p:(\d+)", lambda found: f" p:{(int(found[1]) + 1) % 121}")),
    "wrong tricks": ("tricks", _change(r" t:(\d+)", lambda found: f" t:{(int(found[1]) + 1) % 11}")),
    "wrong value": ("value", _change(r" v:(-?)(\d+)", lambda found: f" v:{found[1]}{int(found[2]) + 1}")),
}
"""Sorts of faults: the kind that each is found as, and how it is made."""


def write(path: Path, records: int, faults: int, seed: int = 1, distinct: int = 200) -> list[Planted]:
    """Write an archive.

    Args:
        path: The file.
        records: How many records, good ones and others.
        faults: How many of them have a fault, of each sort in turn.
        seed: What they are chosen by.
        distinct: How many games there are, which then come again.
    """
    rng = random.Random(seed)
    played = itertools.cycle(games(min(records, distinct), seed))
    wrong = dict(zip(sorted(rng.sample(range(records), faults)), itertools.cycle(SORTS), strict=False))
    planted, line = [], 1
    with path.open("w", encoding="utf-8") as file:
        for number, text in enumerate(itertools.islice(played, records)):
            if number in wrong:
                kind, make = SORTS[wrong[number]]
                written = make(text)
                planted.append(Planted(kind, number, line))
            else:
                written = text.replace("MV[", "\n MV[") if number % 10 == 0 else text  # some go on in the next line
            file.write(written + "\n")
            line += written.count("\n") + 1
    return planted


def _main(arguments: list[str]) -> Iterator[str]:
    path, records = arguments
    for kind, number, line in write(Path(path), int(records), 50):
        yield f"{kind} {number} {line}"


if __name__ == "__main__":
    sys.stdout.write("\n".join(_main(sys.argv[1:])) + "\n")
