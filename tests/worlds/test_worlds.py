"""Worlds look to the seat like the state it is in; the same chance gives the same ones everywhere."""

import hashlib
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from math import comb, inf, nan
from typing import Any, Final

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws.strategies import EYES, FEW, LAW, PUSHING, any_state, each_place, reach
from pyskat import worlds
from worlds.all_lies import lie_of

loose: Any = worlds
DEAL: Final = sk.Deal.parse(
    "CJ SJ CA CT SA ST HA HT D8 D7 | HJ DJ CK CQ SK SQ HK HQ DK DQ | C9 C8 C7 S9 S8 S7 H9 H8 H7 D9 | DA DT"
)
seeds: Final = st.integers(0, 2**32 - 1)


def masks(state: sk.State) -> tuple[int, ...]:
    return tuple(cards.mask for cards in lie_of(state))


def check(state: sk.State, eye: sk.Seat | None, seed: int) -> None:
    """Check all that holds of every state that goes on, and whoever looks at it."""
    seen = sk.view(state, eye)
    lies = worlds.hands(seen, 3, random.Random(seed))
    assert worlds.count(seen) >= len(set(lies))
    listed = list(islice(worlds.every(seen), 3))
    for world in (worlds.sample(seen, random.Random(seed)), *worlds.samples(seen, 3, random.Random(seed)), *listed):
        assert type(world) is type(state)
        assert sk.view(world, eye) == seen
        assert sk.view(world, eye).matadors == seen.matadors
        assert evolve(world.deal) == world.deal  # which checks that it is one
        assert sk.legal_actions(world) == sk.legal_actions(state) or state.turn is not eye
    assert len(set(map(lie_of, listed))) == len(listed)
    assert masks(worlds.sample(seen, random.Random(seed))) == lies[0]
    if isinstance(state, sk.Playing | sk.Claimed):
        positions = worlds.positions(seen, 3, random.Random(seed))
        assert [(*position.hands, position.skat) for position in positions] == list(lies)
        world = worlds.sample(seen, random.Random(seed))
        assert isinstance(world, sk.Playing | sk.Claimed)
        assert positions[0] == world.position
        before, now = state.position, positions[0]
        assert (now.game, now.declarer, now.leader, now.trick) == (
            *(before.game, before.declarer, before.leader, before.trick),
        )
        assert (now.points, now.tricks, now.turn) == (before.points, before.tricks, before.turn)
    else:
        with pytest.raises(sk.ArgumentError, match="positions are those of the play"):
            worlds.positions(seen, 1, random.Random(seed))


@LAW
@given(any_state(), st.sampled_from(EYES), seeds)
def test_a_world_looks_like_the_state(state: sk.State, eye: sk.Seat | None, seed: int) -> None:
    if isinstance(state, sk.Finished):
        with pytest.raises(sk.ArgumentError) as caught:
            worlds.count(sk.view(state, eye))
        assert caught.value.code is sk.Code.NO_WORLDS
    else:
        check(state, eye, seed)


@each_place
@FEW
@given(seed=seeds)
def test_a_world_looks_so_in_every_phase_at_every_table(rules: sk.Rules, phase: type[sk.State], seed: int) -> None:
    if phase is not sk.Finished:
        state = reach(random.Random(seed), rules, phase).state
        for eye in EYES:
            check(state, eye, seed)


@FEW
@given(any_state(), st.sampled_from(EYES), seeds)
def test_a_world_can_be_played_on_and_its_record_replayed(state: sk.State, eye: sk.Seat | None, seed: int) -> None:
    if not isinstance(state, sk.Finished):
        rng = random.Random(seed)
        world = worlds.sample(sk.view(state, eye), rng)
        assert sk.Record.of(world).final == world
        while not isinstance(world, sk.Finished):
            world = sk.apply(world, rng.choice(sk.legal_actions(world)))
        assert world.result is not None


@FEW
@given(any_state(), st.sampled_from(EYES), seeds)
def test_nobody_who_sees_the_same_draws_another_world(state: sk.State, eye: sk.Seat | None, seed: int) -> None:
    if not isinstance(state, sk.Finished):
        seen = sk.view(state, eye)
        other = sk.view(worlds.sample(seen, random.Random(seed)), eye)
        one, two = (list(worlds.samples(each, 3, random.Random(7))) for each in (seen, other))
        assert one == two


# The same chance, wherever it is.

_DRAW: Final = """
import hashlib, random
import pyskat as sk
from pyskat import worlds
from worlds.test_worlds import drawn
print(drawn())
"""
_DIGEST: Final = "11d3ef5adc22f655"
"""What is drawn, compiled or not, under any hash seed."""


def drawn() -> str:
    """Draw all there is to draw in several states, and give a digest of it."""
    rng = random.Random(5)
    rules = sk.Rules(kontra=sk.KontraRules(), ramsch=sk.RamschRules(pushing=True))
    lines: list[str] = []
    start = sk.start(DEAL, rules)
    spades = sk.play(start, "18 y p p s, discard DA DT, spades, pass, pass, CA CK C7")
    ramsch = sk.play(start, "p p p, pick up, push DA DT, pick up, push DA HQ, pass, CA CK C7 CT CQ C8")
    for state in (start, sk.play(start, "18 y p p s"), spades, ramsch):
        for eye in EYES:
            seen = sk.view(state, eye)
            lines += [str(worlds.hands(seen, 5, rng)), str(worlds.count(seen)), str(rng.random())]
            lines += [f"{sk.Record.of(world)} {world.deal}" for world in worlds.samples(seen, 5, rng)]
            lines += [str(world.deal) for world in worlds.samples(seen, 5, rng, _points_of_middlehand)]
            lines += [str(world.deal) for world in islice(worlds.every(seen), 5)]
            if state.position is not None:
                lines += map(str, worlds.positions(seen, 5, rng))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _points_of_middlehand(state: sk.State) -> float:
    return state.hand(sk.Seat.MIDDLEHAND).points


def test_the_same_worlds_are_drawn_in_another_process_under_any_hash_seed() -> None:
    assert drawn() == _DIGEST
    for seed in ("0", "12345"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        ran = subprocess.run(  # noqa: S603 - our own text
            [sys.executable, "-c", _DRAW], env=environment, capture_output=True, text=True, check=True
        )
        assert ran.stdout.strip() == _DIGEST


# By weight.


def ending() -> sk.View:
    """Rearhand, with one card, sees three others that may lie in three ways at three places, the skat among them."""
    state = sk.start_play(DEAL, sk.Contract.parse("grand hand"), sk.Seat.FOREHAND)
    while len(state.played) < 27:
        after = sk.apply(state, sk.legal_actions(state)[-1])
        assert isinstance(after, sk.Playing)
        state = after
    return sk.view(state, sk.Seat.REARHAND)


def holds(card: sk.Card) -> Callable[[sk.State], float]:
    return lambda state: 3.0 if card in state.hand(sk.Seat.FOREHAND) else 1.0


def test_worlds_are_drawn_by_weight() -> None:
    seen = ending()
    four = list(worlds.every(seen))
    card = four[0].hand(sk.Seat.FOREHAND)[0]
    share = sum(card in world.hand(sk.Seat.FOREHAND) for world in four) / len(four)
    assert 0 < share < 1
    wanted = 3 * share / (3 * share + 1 - share)
    found = worlds.samples(seen, 4000, random.Random(1), holds(card))
    assert len(found) == 4000
    assert sum(card in world.hand(sk.Seat.FOREHAND) for world in found) / 4000 == pytest.approx(wanted, abs=0.03)
    effective = 16_000 * (1 + 2 * share) ** 2 / (1 + 8 * share)
    assert found.effective == pytest.approx(effective, rel=0.05)
    ones = [worlds.sample(seen, random.Random(seed), holds(card)) for seed in range(400)]
    assert sum(card in world.hand(sk.Seat.FOREHAND) for world in ones) / 400 == pytest.approx(wanted, abs=0.08)


def test_what_weighs_nothing_is_not_drawn_unless_all_weigh_nothing() -> None:
    seen = ending()
    card = next(worlds.every(seen)).hand(sk.Seat.FOREHAND)[0]
    found = worlds.samples(seen, 50, random.Random(1), lambda state: float(card in state.hand(sk.Seat.FOREHAND)))
    assert all(card in world.hand(sk.Seat.FOREHAND) for world in found)
    assert 1 <= found.effective < 200
    for nothing in (lambda _: 0, lambda _: 0.0, lambda _: False, lambda _: -0.0):
        all_alike = worlds.samples(seen, 50, random.Random(1), nothing)
        assert all_alike.effective == 200
        assert len(set(map(lie_of, all_alike))) > 1
    assert worlds.samples(seen, 50, random.Random(1), lambda _: 1e308).effective == 200
    assert worlds.samples(seen, 50, random.Random(1), lambda _: 5e-324).effective == 200


def test_worlds_drawn_by_weight_are_a_sequence_and_a_value() -> None:
    found = worlds.samples(ending(), 8, random.Random(1), lambda _: 0.25)
    assert found[1] is found.states[1]
    assert found[2:4] == found.states[2:4]
    assert list(found) == list(found.states)
    assert repr(found) == "<Weighed: 8 worlds, effective 32.0>"
    assert pickle.loads(pickle.dumps(found)) == found  # noqa: S301 - our own
    none = worlds.samples(ending(), 0, random.Random(1), holds(sk.Card.CJ))
    assert (len(none), none.effective) == (0, 0.0)


def test_worlds_are_drawn_when_they_are_asked_for() -> None:
    rng, seen = random.Random(4), ending()
    before = rng.getstate()
    lazily = worlds.samples(seen, 1_000_000, rng)
    assert rng.getstate() == before
    next(lazily)
    assert rng.getstate() != before
    start = sk.view(sk.start(DEAL), None)
    assert len(list(islice(worlds.every(start), 10))) == 10  # of 2,753,294,408,504,640
    assert list(worlds.samples(seen, 0, rng)) == []
    assert worlds.hands(seen, 0, rng) == worlds.positions(seen, 0, rng) == ()


def test_the_last_way_of_very_many_is_one_of_them() -> None:
    class Last(random.Random):
        def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
            assert stop is None
            return start - step

    seen = sk.view(sk.start(DEAL), None)
    assert worlds.count(seen) == comb(32, 2) * comb(30, 10) * comb(20, 10)
    world = worlds.sample(seen, Last())
    assert evolve(world.deal) == world.deal


# What is refused.

START: Final = sk.view(sk.start(DEAL), sk.Seat.FOREHAND)


@pytest.mark.parametrize(
    ("ask", "text"),
    [
        (lambda: loose.count(sk.start(DEAL)), "view must be a View"),
        (lambda: loose.every(None), "view must be a View"),
        (lambda: loose.sample(START, None), "rng must be a random.Random, not None"),
        (lambda: loose.sample(START, random), "rng must be a random.Random"),
        (lambda: loose.samples(START, 3, random.Random), "rng must be a random.Random"),
        (lambda: loose.hands(START, 3, 7), "rng must be a random.Random, not 7"),
        (lambda: loose.samples(START, "3", random.Random()), "n must be an int, not '3'"),
        (lambda: loose.samples(START, True, random.Random()), "n must be an int, not True"),
        (lambda: loose.hands(START, 2.0, random.Random()), "n must be an int"),
        (lambda: loose.hands(START, -1, random.Random()), "n must be 0 to 1000000, not -1"),
        (lambda: loose.samples(START, 10**6 + 1, random.Random()), "n must be 0 to 1000000"),
        (lambda: loose.samples(START, 10**5 + 1, random.Random(), lambda _: 1), "n must be 0 to 100000"),
        (lambda: loose.positions(ending(), -1, random.Random()), "n must be 0 to 1000000"),
        (lambda: loose.sample(START, random.Random(), 1), "weigh must be a function or None"),
        (lambda: loose.sample(START, random.Random(), lambda _: -1), "must be a number from 0 on, not -1"),
        (lambda: loose.sample(START, random.Random(), lambda _: nan), "must be a number from 0 on, not nan"),
        (lambda: loose.sample(START, random.Random(), lambda _: inf), "must be a number from 0 on, not inf"),
        (lambda: loose.sample(START, random.Random(), lambda _: 10**400), "must be a number from 0 on"),
        (lambda: loose.sample(START, random.Random(), lambda _: "1"), "must be a number from 0 on, not '1'"),
        (lambda: loose.samples(START, 1, random.Random(), lambda _: None), "must be a number from 0 on, not None"),
    ],
)
def test_what_cannot_be_drawn_is_refused(ask: Callable[[], object], text: str) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        ask()
    assert text in str(caught.value)
    assert caught.value.explain("de") != str(caught.value)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("moves", ["p p p", "left rearhand"])
def test_a_deal_that_is_over_has_no_worlds(moves: str, eye: sk.Seat | None) -> None:
    seen = sk.view(sk.play(sk.start(DEAL), moves), eye)
    for ask in (worlds.count, worlds.every):
        with pytest.raises(sk.SkatError, match="the deal is over") as caught:
            ask(seen)
        assert caught.value.code is sk.Code.NO_WORLDS
    with pytest.raises(sk.SkatError, match="the deal is over"):
        worlds.sample(seen, random.Random(1), lambda _: 1)


def at(moves: str, rules: sk.Rules = PUSHING, eye: sk.Seat | None = sk.Seat.FOREHAND) -> sk.View:
    return sk.view(sk.play(sk.start(DEAL, rules), moves), eye)


PLAYED: Final = at("18 y p p s, discard DA DT, grand, CJ HJ C9", sk.ISKO)
PUSHED: Final = at("p p p, pick up, push DA DT, pick up")
FOLLOWED: Final = at("18 y p p s, discard DA DT, grand, CA CK C9, CT CQ C8", sk.ISKO)
FOLLOWING: Final = at("18 y p p s, discard DA DT, grand, CA CK C9", sk.ISKO, sk.Seat.REARHAND)
DOUBLED: Final = at("18 y p p s, discard DA DT, grand")
CLAIMED: Final = at("18 y p p s, discard DA DT, grand, CJ HJ C9, claim forehand", sk.ISKO)
CARDS: Final = sk.cards("DA DT")


@pytest.mark.parametrize(
    "seen",
    [
        evolve(START, hand_sizes=(10, 12, 8)),
        evolve(START, hand=sk.cards("CJ SJ")),
        evolve(START, hand=sk.DECK),
        evolve(START, own_skat=sk.cards("CJ")),
        evolve(START, turn=None),
        evolve(START, calls=((sk.Seat.MIDDLEHAND, sk.Pass()),) * 3),
        evolve(START, phase=sk.Phase.SKAT_DECISION),
        evolve(START, phase=sk.Phase.DOUBLING),
        evolve(START, phase=sk.Phase.PLAYING),
        evolve(START, open_hands=(None, sk.cards("CJ SJ CA CT SA ST HA HT D8 D7"), None)),
        evolve(PLAYED, cards_played=(sk.Card.CJ,) * 3),
        evolve(PLAYED, cards_played=(sk.Card.CJ, sk.Card.CK, sk.Card.C9)),
        evolve(PLAYED, contract=sk.Contract(sk.Game.RAMSCH)),
        evolve(PLAYED, declarer=None),
        evolve(PLAYED, own_skat=sk.cards("H7 H8")),
        evolve(PLAYED, phase=sk.Phase.CLAIMED),
        evolve(CLAIMED, interrupts=(*CLAIMED.interrupts, (3, sk.Refuse()))),
        evolve(CLAIMED, declarer=None),
        evolve(PUSHED, looked=PUSHED.looked[::-1]),
        evolve(PUSHED, own_discard=sk.cards("H7")),
        evolve(PUSHED, own_discard=sk.cards("SJ HA")),
        evolve(PUSHED, own_skat=sk.cards("H7 H8")),
        evolve(PUSHED, own_discard=sk.cards("SA HA")),
        evolve(FOLLOWED, cards_played=(*FOLLOWED.cards_played[:2], sk.Card.S9, *FOLLOWED.cards_played[3:])),
        evolve(
            FOLLOWING,
            cards_played=(*FOLLOWING.cards_played[:2], sk.Card.S9),
            hand=FOLLOWING.hand - sk.Card.S9 | sk.Card.C9,
        ),
        evolve(DOUBLED, rules=sk.ISKO),
        evolve(DOUBLED, doubling=((sk.Seat.MIDDLEHAND, sk.Pass()), (sk.Seat.REARHAND, sk.Pass()))),
    ],
)
def test_a_view_that_no_deal_can_have_is_refused(seen: sk.View) -> None:
    asks: list[Callable[[sk.View], object]] = [
        worlds.count,
        worlds.every,
        lambda view: worlds.sample(view, random.Random(1)),
        lambda view: worlds.samples(view, 3, random.Random(1)),
        lambda view: worlds.hands(view, 3, random.Random(1)),
        lambda view: worlds.positions(view, 3, random.Random(1)),
    ]
    for ask in asks:
        with pytest.raises(sk.ArgumentError) as caught:
            ask(seen)
        assert caught.value.code is sk.Code.DOES_NOT_FOLLOW
        assert caught.value.explain("de").startswith("aus dem Rest folgt hier: was man in einem Spiel sehen kann")
