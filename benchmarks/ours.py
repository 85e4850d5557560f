"""What is measured of pyskat: the kernel, card play on objects, whole deals, views, and what is read and written."""

import json
import random
from collections.abc import Callable, Iterator

import pyskat as sk
from benchmarks.measure import Contestant
from pyskat import kernel
from pyskat.notation import iss

__all__ = ["MAKERS", "roots"]

_GAMES = (sk.Game.DIAMONDS, sk.Game.HEARTS, sk.Game.SPADES, sk.Game.CLUBS, sk.Game.GRAND)
_PER_CALL = 64
_ROOTS = 512
"""So many that what was looked up for one game helps little in the next."""


def roots(rng: random.Random, count: int) -> list[sk.Playing]:
    """Set up states at the first card of a suit game or a Grand, in which all thirty cards are played."""
    return [
        sk.start_play(sk.Deal.shuffled(rng), sk.Contract(rng.choice(_GAMES), hand=True), rng.choice(list(sk.Seat)))
        for _ in range(count)
    ]


def kernel_playouts(rng: random.Random) -> Contestant:
    """Random games from the first card on, inside the kernel; counts games."""
    positions = [root.position for root in roots(rng, _ROOTS)]

    def run(games: int) -> int:
        for index in range(games):
            kernel.playouts(positions[index % _ROOTS], _PER_CALL, index)
        return games * _PER_CALL

    return run


def card_play(rng: random.Random) -> Contestant:
    """Random games from the first card on, a new state with its whole history for each card; counts cards."""
    starts = roots(rng, _ROOTS)

    def run(games: int) -> int:
        cards = 0
        for index in range(games):
            state: sk.State = starts[index % _ROOTS]
            while True:
                legal = sk.legal_actions(state)
                count = len(legal)
                if not count:
                    break
                state = sk.apply(state, legal[int(rng.random() * count)])
                cards += 1
        return cards

    return run


def whole_deals(rng: random.Random) -> Contestant:
    """Random deals from the shuffle to the settled result, auction and declaration included; counts deals."""

    def run(deals: int) -> int:
        for _ in range(deals):
            assert _finished(rng).result is not None  # noqa: S101 - it is settled when it is looked at
        return deals

    return run


def _finished(rng: random.Random) -> sk.Finished:
    """Play a random deal."""
    state = sk.start(sk.Deal.shuffled(rng))
    while not isinstance(state, sk.Finished):
        legal = sk.legal_actions(state)
        state = sk.apply(state, legal[int(rng.random() * len(legal))])
    return state


def _moments(rng: random.Random) -> Iterator[tuple[sk.Playing, sk.Action]]:
    """Go through random games; give each state with the card that is played next."""
    for root in roots(rng, _ROOTS // 8):
        state: sk.State = root
        while isinstance(state, sk.Playing):
            action = rng.choice(list(sk.legal_actions(state)))
            yield state, action
            state = sk.apply(state, action)


def applying(rng: random.Random) -> Contestant:
    """One card after another to states of random games; counts cards."""
    moments = list(_moments(rng))

    def run(times: int) -> int:
        for _ in range(times):
            for state, action in moments:
                sk.apply(state, action)
        return times * len(moments)

    return run


def applying_by(rng: random.Random) -> Contestant:
    """The same, and each time it is said who plays."""
    moments = [(state, action, state.turn) for state, action in _moments(rng)]

    def run(times: int) -> int:
        for _ in range(times):
            for state, action, seat in moments:
                sk.apply(state, action, seat)
        return times * len(moments)

    return run


def viewing(rng: random.Random) -> Contestant:
    """What the seat on turn sees at each card of random games; counts views."""
    states = [state for state, _ in _moments(rng)]

    def run(times: int) -> int:
        for _ in range(times):
            for state in states:
                sk.view(state, state.turn)
        return times * len(states)

    return run


def learning(rng: random.Random) -> Contestant:
    """What the seat on turn sees at each card of random games, as an array, and what is legal; counts turns."""
    from pyskat.rl import codec  # noqa: PLC0415 - it needs an extra

    states = [state for state, _ in _moments(rng)]

    def run(times: int) -> int:
        for _ in range(times):
            for state in states:
                seen = sk.view(state, state.turn)
                codec.observe(seen)
                codec.mask(seen)
        return times * len(states)

    return run


def _played(rng: random.Random, count: int) -> Iterator[sk.Finished]:
    """Play random deals, and give those that somebody plays."""
    while count:
        state = _finished(rng)
        if state.declarer is not None:
            count -= 1
            yield state


def reading(rng: random.Random) -> Contestant:
    """Records of random games in the server's format, read, replayed and checked against the rules; counts records."""
    text = "\n".join(iss.dumps(sk.Record.of(state)) for state in _played(rng, _ROOTS // 4))

    def run(times: int) -> int:
        count = 0
        for _ in range(times):
            for record in iss.loads(text):
                record.check()
                count += 1
        return count

    return run


def as_json(rng: random.Random) -> Contestant:
    """Finished deals written as JSON documents; counts documents."""
    from pyskat import jsonio  # noqa: PLC0415 - it needs an extra

    states = list(_played(rng, _ROOTS // 4))

    def run(times: int) -> int:
        for _ in range(times):
            for state in states:
                jsonio.to_json(state)
        return times * len(states)

    return run


def _eyes(rng: random.Random) -> list[tuple[sk.State, sk.Seat | None]]:
    """Go through random deals, from the first call to the end; give each state with somebody who looks at it."""
    found: list[tuple[sk.State, sk.Seat | None]] = []
    for _ in range(_ROOTS // 16):
        state: sk.State = sk.start(sk.Deal.shuffled(rng))
        while not isinstance(state, sk.Finished):
            found.append((state, rng.choice([*sk.Seat, None])))
            legal = sk.legal_actions(state)
            state = sk.apply(state, legal[int(rng.random() * len(legal))])
        found.append((state, rng.choice([*sk.Seat, None])))
    return found


def view_as_json(rng: random.Random) -> Contestant:
    """Views of random deals, made and written as JSON documents; counts documents."""
    from pyskat import jsonio  # noqa: PLC0415 - it needs an extra

    eyes = _eyes(rng)

    def run(times: int) -> int:
        for _ in range(times):
            for state, eye in eyes:
                jsonio.to_json(sk.view(state, eye))
        return times * len(eyes)

    return run


def json_alone(rng: random.Random) -> Contestant:
    """The same data written by the standard library; counts documents."""
    from pyskat import jsonio  # noqa: PLC0415 - it needs an extra

    data = [json.loads(jsonio.to_json(sk.view(state, eye))) for state, eye in _eyes(rng)]

    def run(times: int) -> int:
        for _ in range(times):
            for each in data:
                json.dumps(each)
        return times * len(data)

    return run


def choosing(rng: random.Random) -> Contestant:
    """What the seat on turn chooses among, in random deals; counts views."""
    views, choices = [sk.view(state, state.turn) for state, _ in _eyes(rng)], sk.choices

    def run(times: int) -> int:
        for _ in range(times):
            for seen in views:
                choices(seen)
        return times * len(views)

    return run


def listing(rng: random.Random) -> Contestant:
    """The same as lists of actions, in turn and out of turn; counts views."""
    views = [sk.view(state, state.turn) for state, _ in _eyes(rng)]

    def run(times: int) -> int:
        for _ in range(times):
            for seen in views:
                sk.legal_actions(seen)
                sk.interrupts(seen)
        return times * len(views)

    return run


def batch_playouts(rng: random.Random) -> Contestant:
    """Random games from the first card on, of 4,096 positions side by side; counts games."""
    from pyskat import batch  # noqa: PLC0415 - it needs an extra

    few = [root.position for root in roots(rng, _ROOTS // 2)]
    many = batch.Batch.of(few * 16)

    def run(times: int) -> int:
        for seed in range(times):
            batch.playouts(many, 1, seed)
        return times * len(many)

    return run


MAKERS: dict[str, Callable[[random.Random], Contestant]] = {
    "kernel": kernel_playouts,
    "batch": batch_playouts,
    "card play": card_play,
    "apply": applying,
    "apply by": applying_by,
    "view": viewing,
    "turns of a learner": learning,
    "whole deals": whole_deals,
    "records": reading,
    "to_json": as_json,
    "view as JSON": view_as_json,
    "json.dumps": json_alone,
    "choices": choosing,
    "legal_actions and interrupts": listing,
}
