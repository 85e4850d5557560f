"""Every way in which the cards can lie is counted, listed and drawn alike: compared with laying them in every way."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest

import pyskat as sk
from effort import some
from laws.strategies import EYES, PUSHING, TABLES, TEMPERS, Walk, walk
from pyskat import worlds
from worlds.all_lies import all_lies, lie_of, pasts_of, unevenness

MOST_UNEVEN: Final = 4.5
"""Standard deviations: with the fixed seeds here, no test comes near it by chance."""
MOST: Final = 600
"""How many ways to lay the cards are tried in one ending at most."""
EACH: Final = 40
"""How often each way is drawn on average."""


def ways_to_lay(seen: sk.View) -> int:
    """Bound the ways to lay the cards that the seat does not see."""
    hidden, ways = len(seen.unseen), 1
    for seat, size in enumerate(seen.hand_sizes):
        if seat != seen.seat and seen.open_hands[seat] is None:
            for card in range(size):
                ways = ways * hidden // (card + 1)
                hidden -= 1
    return ways


def small(before: Walk, eye: sk.Seat | None) -> bool:
    if not isinstance(before.state, sk.Playing | sk.Claimed):
        return False
    return 1 < ways_to_lay(sk.view(before.state, eye)) <= MOST


def voids(seen: sk.View) -> bool:
    """Say whether somebody else did not follow suit."""
    return any(
        seen.may_hold(seat) != seen.unseen for seat in sk.Seat if seat is not seen.seat and seen.hand_sizes[seat]
    )


Wanted = Callable[[sk.View], bool]

CASES: Final[dict[str, tuple[sk.Rules, str, Wanted]]] = {
    "a skat that nobody has seen": (sk.ISKO, "strong", lambda v: v.contract is not None and v.contract.hand),
    "a defender before an unknown discard": (
        *(sk.ISKO, "calm"),
        lambda v: v.picked_up and v.declarer is not None and v.seat not in {None, v.declarer} and voids(v),
    ),
    "a declarer who picked up": (sk.ISKO, "calm", lambda v: v.own_discard is not None and voids(v)),
    "an open hand": (sk.ISKO, "open", lambda v: v.shown is not None and v.seat is not v.declarer),
    "a hand claimed with": (sk.ISKO, "claiming", lambda v: any(h for h in v.open_hands) and v.seat is None),
    "while a claim waits": (sk.ISKO, "claiming", lambda v: v.phase is sk.Phase.CLAIMED),
    "a Null": (sk.SIMPLE, "null", lambda v: v.contract is not None and v.contract.game is sk.Game.NULL and voids(v)),
    "a spectator": (sk.ISKO, "calm", lambda v: v.seat is None and voids(v)),
    "a Ramsch": (sk.PUB, "silent", lambda v: v.declarer is None and v.seat is not None and voids(v)),
    "a Ramsch after pushing": (PUSHING, "silent", lambda v: v.picked_up and v.seat is not None and voids(v)),
    "one who pushed first": (PUSHING, "silent", lambda v: v.own_discard is not None and v.seat is sk.Seat.FOREHAND),
    "one who passed it on": (PUSHING, "pushing unseen", lambda v: v.picked_up and (v.seat, False) in v.looked),
    "one who pushed to one who passed": (
        *(PUSHING, "pushing unseen"),
        lambda v: v.own_discard is not None and (v.seat is not sk.Seat.REARHAND) and not all(h for _, h in v.looked),
    ),
    "nobody looked": (PUSHING, "pushing unseen", lambda v: v.declarer is None and not v.picked_up),
}


def ending(name: str, seed: int) -> tuple[Walk, sk.Seat | None]:
    """Play until somebody is near an end that is as the case wants it."""
    rules, temper, wanted = CASES[name]
    rng = random.Random(f"{name} {seed}")
    while True:
        whole = walk(rng, rules, TEMPERS[temper])
        for count in range(len(whole.actions)):
            eye = rng.choice(EYES)
            before = whole.cut(count)
            if rng.random() < 0.3 and small(before, eye) and wanted(sk.view(before.state, eye)):
                return before, eye


@pytest.mark.parametrize("name", CASES)
def test_the_ways_to_lie_are_counted_listed_and_drawn_alike(name: str) -> None:
    more = 0
    for seed in range(3):  # one alone may leave no choice
        before, eye = ending(name, seed)
        seen, wanted = sk.view(before.state, eye), all_lies(before, eye)
        assert lie_of(before.state) in wanted
        assert worlds.count(seen) == len(wanted)
        listed = list(worlds.every(seen))
        assert len(listed) == len(wanted)
        assert {lie_of(world) for world in listed} == wanted
        if len(wanted) > 1:
            drawn = worlds.samples(seen, EACH * len(wanted), random.Random(seed))
            lies = Counter(lie_of(world) for world in drawn)
            assert set(lies) <= wanted
            assert abs(unevenness(lies.values(), len(wanted))) < MOST_UNEVEN
            masks = worlds.hands(seen, EACH * len(wanted), random.Random(seed))
            assert abs(unevenness(Counter(masks).values(), len(wanted))) < MOST_UNEVEN
            more += 1
    assert more


PASTS: Final[dict[str, tuple[sk.Rules, str, Wanted]]] = {
    "what the declarer picked up": (
        *(sk.ISKO, "calm"),
        lambda v: v.picked_up and v.declarer is not None and v.seat is not v.declarer,
    ),
    "what those picked up who pushed before": (
        *(PUSHING, "silent"),
        lambda v: v.own_skat is not None and v.seat is sk.Seat.REARHAND and [h for _, h in v.looked] == [True] * 3,
    ),
    "what those picked up who pushed after": (
        *(PUSHING, "silent"),
        lambda v: v.seat is sk.Seat.FOREHAND and [h for _, h in v.looked] == [True] * 3,
    ),
    "what a middle one cannot know": (
        *(PUSHING, "silent"),
        lambda v: v.seat is sk.Seat.MIDDLEHAND and [h for _, h in v.looked] == [True, False, True],
    ),
}


@pytest.mark.parametrize("name", PASTS)
def test_what_is_past_is_drawn_uniformly_too(name: str) -> None:
    rules, temper, wanted = PASTS[name]
    rng = random.Random(name)
    while True:
        whole = walk(rng, rules, TEMPERS[temper])
        before, eye = whole.cut(len(whole.actions) - 1), rng.choice(EYES)
        if isinstance(before.state, sk.Playing) and wanted(sk.view(before.state, eye)):
            break
    seen = sk.view(before.state, eye)
    lies = [lie_of(world) for world in worlds.every(seen)]
    pasts = {lie: pasts_of(before, eye, lie) for lie in lies}
    drawn: Counter[sk.State] = Counter(worlds.samples(seen, 6 * max(map(len, pasts.values())) * len(lies), rng))
    assert set(drawn) <= set().union(*pasts.values())
    assert before.state in set().union(*pasts.values())
    for lie, states in pasts.items():
        if len(states) > 1:
            here = [count for state, count in drawn.items() if lie_of(state) == lie]
            assert abs(unevenness(here, len(states))) < MOST_UNEVEN
    assert max(map(len, pasts.values())) > 1


def test_what_is_unknown_at_the_beginning_is_counted_by_hand() -> None:
    deal = sk.Deal.shuffled(random.Random(3))
    state: sk.State = sk.start(deal, PUSHING)
    assert worlds.count(sk.view(state, sk.Seat.FOREHAND)) == 42_678_636  # 22! / (10! 10! 2!)
    assert worlds.count(sk.view(state, None)) == 2_753_294_408_504_640  # 32! / (10! 10! 10! 2!)
    pushing = sk.play(state, "p p p")
    assert worlds.count(sk.view(pushing, sk.Seat.REARHAND)) == 42_678_636
    looked = sk.play(pushing, "pick up")
    assert worlds.count(sk.view(looked, sk.Seat.FOREHAND)) == 184_756  # 20! / (10! 10!)
    assert worlds.count(sk.view(looked, sk.Seat.REARHAND)) == 646_646  # 22! / (12! 10!)
    declared = sk.play(sk.start(deal), "18 p p s")
    assert worlds.count(sk.view(declared, sk.Seat.MIDDLEHAND)) == 184_756
    assert worlds.count(sk.view(declared, sk.Seat.REARHAND)) == 646_646


def test_whoever_pushes_lays_no_jack_away() -> None:
    """Forehand and middlehand push, rearhand passes: no jack is away, and rearhand has nothing of what was pushed."""
    deal = sk.Deal.parse(
        "CJ SJ CA CT SA ST HA HT D8 D7 | CK CQ SK SQ HK HQ DK DQ C9 C8 | HJ DJ C7 S9 S8 S7 H9 H8 H7 D9 | DA DT"
    )
    state = sk.play(sk.start(deal, PUSHING), "p p p, pick up, push DA DT, pick up, push C8 C9, pass")
    seen = sk.view(state, sk.Seat.FOREHAND)
    assert isinstance(state, sk.Playing)
    # The two that were pushed: both away (1), one (2 · 18 others that are no jack), none.
    both = 184_756  # 20 cards: 10 and 10
    one = 2 * 18 * 92_378  # 19 cards: rearhand's ten, middlehand's other nine
    none = 153 * 43_758  # 18 · 17 / 2 pairs; 18 cards: rearhand's ten, middlehand's other eight
    assert worlds.count(seen) == both + one + none
    assert worlds.count(sk.view(state, sk.Seat.REARHAND)) == 190 * 184_756  # 20 · 19 / 2 pairs without a jack


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_the_ways_to_lie_are_those_of_any_ending(rules: sk.Rules) -> None:
    rng = random.Random(9)
    tried = 0
    while tried < some(8):
        whole = walk(rng, rules)
        before, eye = whole.cut(rng.randrange(len(whole.actions))), rng.choice(EYES)
        if small(before, eye):
            seen = sk.view(before.state, eye)
            assert {lie_of(world) for world in worlds.every(seen)} == all_lies(before, eye)
            tried += 1
