"""How many worlds a second are drawn for one view? Before the first card, and in the middle of the play.

    python -m benchmarks.bench_worlds [--rounds 5] [--seconds 0.3] [--seed 1]

Beside them runs the plain way: the cards that the seat does not see are shuffled and laid into the hands until nobody
has what he did not follow with, and the deal is replayed from the first call.
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final, NamedTuple

import pyskat as sk
from benchmarks.measure import Contestant, Local, compare
from benchmarks.ours import roots
from pyskat import kernel

__all__ = ["MAKERS"]

_VIEWS: Final = 64
_PER_VIEW: Final = 50
"""How many worlds are drawn for each view."""
_PLAYED: Final = 13


class _Moment(NamedTuple):
    """What somebody sees, and what has been done."""

    seen: sk.View
    actions: tuple[sk.Action, ...]


def _beginnings(rng: random.Random) -> Iterator[_Moment]:
    """Look at deals before the first call."""
    while True:
        yield _Moment(sk.view(sk.start(sk.Deal.shuffled(rng)), rng.choice(list(sk.Seat))), ())


def _middles(rng: random.Random) -> Iterator[_Moment]:
    """Look at games of which a part has been played, with the eyes of a defender or the declarer."""
    while True:
        [state] = roots(rng, 1)
        for _ in range(_PLAYED):
            after = sk.apply(state, rng.choice(sk.legal_actions(state)))
            assert isinstance(after, sk.Playing)  # noqa: S101 - these games are played to the last card
            state = after
        yield _Moment(sk.view(state, rng.choice(list(sk.Seat))), sk.Record.of(state).actions)


def _plainly(moment: _Moment, rng: random.Random) -> sk.State:
    """Draw a world by trying, and replay it; of games from the hand, in which nobody has seen the skat."""
    seen = moment.seen
    pack = list(seen.unseen)
    others = [seat for seat in sk.Seat if seat is not seen.seat]
    while True:
        rng.shuffle(pack)
        hands, at = [seen.hand, seen.hand, seen.hand], 0
        for seat in others:
            hands[seat] = sk.CardSet(pack[at : at + seen.hand_sizes[seat]])
            at += seen.hand_sizes[seat]
        if all(hands[seat] <= seen.may_hold(seat) for seat in others):
            break
    for trick in (*seen.tricks, *([seen.trick] if seen.trick else [])):
        for seat, card in trick.plays:
            hands[seat] |= card
    state = sk.start(sk.Deal((hands[0], hands[1], hands[2]), sk.CardSet(pack[at:])), seen.rules)
    for action in moment.actions:
        state = sk.apply(state, action)
    return state


Moments = Callable[[random.Random], Iterator[_Moment]]


def _states(moments: Moments) -> Callable[[random.Random], Contestant]:
    def make(rng: random.Random) -> Contestant:
        from pyskat import worlds  # noqa: PLC0415 - an earlier state of the project has none

        views = [moment.seen for moment in islice(moments(rng), _VIEWS)]

        def run(times: int) -> int:
            for at in range(times):
                for _ in worlds.samples(views[at % _VIEWS], _PER_VIEW, rng):
                    pass
            return times * _PER_VIEW

        return run

    return make


def _single(moments: Moments) -> Callable[[random.Random], Contestant]:
    def make(rng: random.Random) -> Contestant:
        from pyskat import worlds  # noqa: PLC0415 - likewise

        views = [moment.seen for moment in islice(moments(rng), _VIEWS)]

        def run(times: int) -> int:
            for at in range(times):
                worlds.sample(views[at % _VIEWS], rng)
            return times

        return run

    return make


def _replayed(moments: Moments) -> Callable[[random.Random], Contestant]:
    def make(rng: random.Random) -> Contestant:
        several = list(islice(moments(rng), _VIEWS))

        def run(times: int) -> int:
            for at in range(times):
                _plainly(several[at % _VIEWS], rng)
            return times

        return run

    return make


def _masks(rng: random.Random) -> Contestant:
    from pyskat import worlds  # noqa: PLC0415 - likewise

    views = [moment.seen for moment in islice(_middles(rng), _VIEWS)]

    def run(times: int) -> int:
        return sum(len(worlds.hands(views[at % _VIEWS], _PER_VIEW, rng)) for at in range(times))

    return run


def _positions(rng: random.Random) -> Contestant:
    from pyskat import worlds  # noqa: PLC0415 - likewise

    views = [moment.seen for moment in islice(_middles(rng), _VIEWS)]

    def run(times: int) -> int:
        return sum(len(worlds.positions(views[at % _VIEWS], _PER_VIEW, rng)) for at in range(times))

    return run


MAKERS: dict[str, Callable[[random.Random], Contestant]] = {
    "worlds before the first card": _states(_beginnings),
    "worlds before the first card, one by one": _single(_beginnings),
    "worlds before the first card, plainly": _replayed(_beginnings),
    "worlds in mid-game": _states(_middles),
    "worlds in mid-game, one by one": _single(_middles),
    "worlds in mid-game, plainly": _replayed(_middles),
    "hands": _masks,
    "positions": _positions,
}


def main() -> int:
    """Print how many of each are drawn a second, and how many times as many that is as plainly."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.bench_worlds",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    runners = {name: Local(make(random.Random(said.seed))) for name, make in MAKERS.items()}
    rounds = compare(runners, said.rounds, said.seconds, random.Random(said.seed))
    print(f"compiled: {kernel.COMPILED}\n\n| drawn | a second | × plainly |\n| --- | --: | --: |")
    for name in MAKERS:
        first = "before" in name
        plain = rounds.median_rate(f"worlds {'before the first card' if first else 'in mid-game'}, plainly")
        rate = rounds.median_rate(name)
        print(f"| {name} | {rate:,.0f} | {rate / plain:.3g} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
