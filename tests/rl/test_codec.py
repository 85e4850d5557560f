"""Masks tell what is legal; observations tell what a seat knows, and nothing else."""

import json
import random
import sys
from importlib import import_module
from importlib.util import find_spec
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws.strategies import FEW, LAW, TABLES, Walk, any_walk, each_table, reach, sender, walk
from pyskat import worlds
from pyskat.rl import codec
from rl.slow import observed
from rl.test_numbers import without_number

OFFERED = (625, 626, 627, 628, 629, 630, 634)
"""The numbers of what may be done out of turn."""
LENGTHS = [32] * 18 + [8, 3, 4, 4, 7, 4, 64, 189, 3, 3, 2, 4, 1, 3, 33, 36, 11, 3, 3, 3, 3, 1, 3, 5, 3, 1050]


def legal_numbers(actions: sk.LegalActions, rules: sk.Rules) -> set[int]:
    return {codec.encode(action) for action in actions if action not in without_number(rules)}


@given(any_walk())
@LAW
def test_the_mask_is_what_is_legal(walk: Walk) -> None:
    state, seen = walk.state, {seat: sk.view(walk.state, seat) for seat in (*sk.Seat, None)}
    for at in (state, *seen.values()):
        numbers = set(codec.mask(at).nonzero()[0].tolist())
        assert numbers == legal_numbers(sk.legal_actions(at), state.rules)
        more = set(codec.mask(at, True).nonzero()[0].tolist()) - numbers
        mine = [action for action in sk.interrupts(at) if sender(state, action) is state.turn]
        on_turn = at is state or (isinstance(at, sk.View) and at.seat is state.turn)
        numbered = set(mine) - without_number(state.rules)
        expected = {codec.encode(action) for action in numbered} if on_turn else set()
        assert more == expected <= set(OFFERED)
        assert all(sk.is_legal(at, codec.decode(number, at)) for number in numbers | more)
    assert codec.mask(state).dtype == np.int8
    assert codec.mask(state).shape == (635,)
    assert bool(codec.mask(state).any()) == (state.turn is not None)


@given(any_walk(), st.sampled_from(["state", "view"]))
@LAW
def test_in_two_steps_the_same_pairs_can_be_chosen(walk: Walk, of: str) -> None:
    state = walk.state
    at = sk.view(state, state.turn) if of == "view" and state.turn is not None else state
    once, first = codec.mask(at, True), codec.mask(at, True, pairs="two_steps")
    assert first.shape == (139,)
    assert first[32:129].tolist() == once[32:129].tolist()
    assert first[129:].tolist() == once[625:].tolist()
    pairs = set(once[129:625].nonzero()[0].tolist())
    if not pairs:
        assert first[:32].tolist() == once[:32].tolist()
        return
    found: list[int] = []
    for high in first[:32].nonzero()[0].tolist():
        card = sk.CARDS[high]
        second = codec.mask(at, pairs="two_steps", first=card)
        assert not second[32:].any()
        for low in second.nonzero()[0].tolist():
            assert low < high
            action = codec.decode(low, at, pairs="two_steps", first=card)
            assert codec.steps(action, pairs="two_steps") == (high, low)
            found.append(codec.encode(action) - 129)
    assert sorted(found) == sorted(pairs)
    elsewhere = next(card for card in sk.CARDS if card not in state.held)
    assert not codec.mask(at, pairs="two_steps", first=elsewhere).any()


@given(any_walk())
@LAW
def test_an_observation_says_what_the_view_says(walk: Walk) -> None:
    if not numbered(walk):
        return
    for seat in sk.Seat:
        view = sk.view(walk.state, seat)
        for history, length in (("none", 979), ("tricks", 2029)):
            found = codec.observe(view, history)  # type: ignore[arg-type] # one of both
            assert found.dtype == np.uint8
            assert found.shape == (length,) == (codec.size(history),)  # type: ignore[arg-type] # likewise
            assert found.tolist() == observed(view, tricks=history == "tricks")


def numbered(walk: Walk) -> bool:
    """Tell whether all bids have numbers."""
    return not any(isinstance(action, sk.Bid) and action.value not in sk.BID_VALUES for action in walk.actions)


def test_the_parts_are_where_the_design_has_them() -> None:
    assert codec.OBSERVATION_VERSION == codec.ACTIONS_VERSION == 1
    assert [part.stop - part.start for part in codec.planes.values()] == LENGTHS
    ends = [part.stop for part in codec.planes.values()]
    assert [0, *ends[:-1]] == [part.start for part in codec.planes.values()]
    assert ends[-2:] == [979, 2029]
    rows = codec.table()
    assert [(begin, end) for begin, end, _, _ in rows.observation] == list(zip([0, *ends], ends, strict=False))
    assert [name for _, _, name, _ in rows.observation] == list(codec.planes)
    assert rows.actions[-1] == (634, 634, "leave (forfeit)")
    with pytest.raises(TypeError):
        codec.planes["hand"] = slice(0, 1)  # type: ignore[index]


@each_table
@given(seed=st.integers(0, 2**32 - 1))
@FEW
def test_different_views_have_different_arrays(rules: sk.Rules, seed: int) -> None:
    """Of a few deals with the same hand, every view of the seat; what differs in the views differs in the arrays."""
    rng = random.Random(seed)
    found: dict[bytes, sk.View] = {}
    for _ in range(3):
        deal = sk.Deal.shuffled(rng)
        others = [*deal.hand(sk.Seat.MIDDLEHAND), *deal.hand(sk.Seat.REARHAND), *deal.skat]
        for _ in range(3):
            rng.shuffle(others)
            hands = (deal.hands[0], sk.CardSet(others[:10]), sk.CardSet(others[10:20]))
            played = walk(rng, rules, deal=sk.Deal(hands, sk.CardSet(others[20:])))
            if not numbered(played):
                continue
            for state in played.states:
                view = sk.view(state, sk.Seat.FOREHAND)
                if not view.interrupts and not isinstance(state, sk.Finished):
                    assert found.setdefault(codec.observe(view, "tricks").tobytes(), view) == view


@given(any_walk(), st.integers(0, 2**32 - 1))
@LAW
def test_what_a_seat_cannot_know_changes_nothing(walk: Walk, seed: int) -> None:
    if isinstance(walk.state, sk.Finished) or not numbered(walk):
        return
    for seat in sk.Seat:
        seen = sk.view(walk.state, seat)
        other = sk.view(worlds.sample(seen, random.Random(seed)), seat)
        assert codec.observe(other, "tricks").tolist() == codec.observe(seen, "tricks").tolist()
        assert codec.mask(other, True).tolist() == codec.mask(seen, True).tolist()


def test_hidden_cards_change_nothing() -> None:
    deal = sk.Deal.from_order(sk.CARDS)
    for fore, middle, rear in permutations(deal.hands):
        if fore is deal.hands[0]:
            view = sk.view(sk.start(sk.Deal((fore, middle, rear), deal.skat)), sk.Seat.FOREHAND)
            assert codec.observe(view).tolist() == codec.observe(sk.view(sk.start(deal), sk.Seat.FOREHAND)).tolist()


@pytest.mark.parametrize("name", TABLES)
def test_the_planes_alone_are_cards_by_suit_and_rank(name: str) -> None:
    state = reach(
        random.Random(name), TABLES[name], sk.Playing, lambda state: state.bid in {None, *sk.BID_VALUES}
    ).state
    view = sk.view(state, state.turn)
    found = codec.observe(view, layout="planes")
    assert found.shape == (18, 4, 8)
    assert found.reshape(-1).tolist() == codec.observe(view)[:576].tolist()
    assert found[0, 3, 7] == (sk.Card.CJ in view.hand)
    assert found[0, 0, 0] == (sk.Card.D7 in view.hand)


def test_the_card_chosen_first_is_in_a_plane_of_its_own() -> None:
    state = sk.play(sk.start(sk.Deal.from_order(sk.CARDS)), "18 p p s")
    view = sk.view(state, sk.Seat.MIDDLEHAND)
    card = view.hand.sorted(sk.Game.NULL)[3]
    found = codec.observe(view, pairs="two_steps", first=card)
    assert found[codec.planes["first"]].nonzero()[0].tolist() == [int(card)]
    assert found[codec.planes["legal"]].tolist() == codec.mask(view, pairs="two_steps", first=card)[:32].tolist()
    before = codec.observe(view, pairs="two_steps")
    assert before[codec.planes["legal"]].nonzero()[0].tolist() == sorted(map(int, view.hand))[1:]


@pytest.mark.parametrize(
    ("moves", "claim", "accepted"),
    [
        ("concede rearhand", [0], []),
        ("show middlehand", [1], []),
        ("claim middlehand", [1], []),
        ("claim middlehand schneider, accept", [2], [1]),
        ("claim middlehand schwarz, throw rearhand", [3, 4], [1]),
        ("claim middlehand, throw forehand", [1, 4], [2]),
        ("claim middlehand, refuse", [], []),
    ],
)
def test_what_waits_for_an_answer(moves: str, claim: list[int], accepted: list[int]) -> None:
    """Middlehand declares and looks on: rearhand is next, and forehand the previous one."""
    begun = sk.play(sk.start(sk.Deal.from_order(sk.CARDS)), "18 p p, grand hand")
    state = sk.play(begun, moves)
    found = codec.observe(sk.view(state, sk.Seat.MIDDLEHAND))
    by = [] if not claim else [1] if "concede" in moves else [0]
    ones = {name: found[part].nonzero()[0].tolist() for name, part in codec.planes.items()}
    assert (ones["claim"], ones["accepted"], ones["claimed_by"]) == (claim, accepted, by)
    assert ones["claimed"] == ([0] if claim else [])
    assert ones["phase"] == [6]
    assert found.tolist() == observed(sk.view(state, sk.Seat.MIDDLEHAND))


def test_one_defender_has_refused_and_the_other_is_asked() -> None:
    state: sk.State = sk.play(sk.start(sk.Deal.from_order(sk.CARDS)), "18 p p, grand hand")
    for _ in range(6):
        state = sk.apply(state, sk.legal_actions(state)[0])
    asked = sk.play(state, "concede middlehand, refuse")
    assert isinstance(asked, sk.Claimed)
    for seat in sk.Seat:
        view = sk.view(asked, seat)
        found = codec.observe(view)
        assert found.tolist() == observed(view)
        assert found[codec.planes["claim"]].tolist() == [1, 0, 0, 0, 0]
        assert not found[codec.planes["accepted"]].any()


def test_arrays_can_be_written_into() -> None:
    view = sk.view(sk.play(sk.start(sk.Deal.from_order(sk.CARDS)), "18"), sk.Seat.FOREHAND)
    mask, seen = np.ones(635, np.int8), np.ones(2029, np.float32)
    codec.mask_into(mask, view, True)
    codec.observe_into(seen, view, "tricks")
    assert mask.tolist() == codec.mask(view, True).tolist()
    assert seen.tolist() == codec.observe(view, "tricks").tolist()
    rows = np.ones((2, 979), np.uint8)
    codec.observe_into(rows[1], view)
    assert rows[0].all()
    assert rows[1].tolist() == codec.observe(view).tolist()
    for wrong in (np.ones(634, np.int8), np.ones((1, 635), np.int8), [0] * 635):
        with pytest.raises(sk.SkatError):
            codec.mask_into(wrong, view)  # type: ignore[arg-type]
    with pytest.raises(sk.SkatError, match=r"of shape \(979,\)"):
        codec.observe_into(seen, view)


@pytest.mark.parametrize("integer", [np.int64, np.uint8, np.int32, np.array])
def test_integers_of_numpy_are_integers(integer: type[np.int64]) -> None:
    state = sk.start(sk.Deal.from_order(sk.CARDS))
    assert codec.decode(integer(95), state) == sk.Hold()
    assert codec.label(integer(31)) == "CJ"


def test_what_cannot_be_observed_is_refused() -> None:
    state = sk.start(sk.Deal.from_order(sk.CARDS), sk.ISS)
    for wrong in (state, sk.view(state, None), None):
        with pytest.raises(sk.SkatError, match="the view of a seat"):
            codec.observe(wrong)  # type: ignore[arg-type]
    odd = sk.view(sk.play(state, "19"), sk.Seat.FOREHAND)
    with pytest.raises(sk.SkatError, match="bid must be an action that has a number, not 19"):
        codec.observe(odd)
    later = evolve(odd, bid=18)  # the call is odd all the same
    with pytest.raises(sk.SkatError):
        codec.observe(later)
    even = sk.view(state, sk.Seat.FOREHAND)
    for given_wrong in ({"history": "all"}, {"layout": "round"}, {"pairs": "thrice"}):
        with pytest.raises(sk.SkatError):
            codec.observe(even, **given_wrong)  # type: ignore[arg-type]
    for no_state in (None, "state", state.deal):
        with pytest.raises(sk.SkatError):
            codec.mask(no_state)  # type: ignore[arg-type]
    with pytest.raises(sk.SkatError):
        codec.size("some")  # type: ignore[arg-type]
    playing = sk.view(sk.play(sk.start(sk.Deal.from_order(sk.CARDS)), "18 p p, grand hand"), sk.Seat.FOREHAND)
    with pytest.raises(sk.SkatError):
        codec.mask(evolve(playing, contract=None))


def test_without_an_extra_it_says_which_one_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = {"codec": ("numpy", "numpy"), "pettingzoo": ("pettingzoo", "pettingzoo")}
    modules |= {"gymnasium": ("gymnasium", "gymnasium"), "openspiel": ("pyspiel", "openspiel")}
    for name, (needed, extra) in modules.items():
        if find_spec(needed) is None:
            continue
        with monkeypatch.context() as without:
            without.delitem(sys.modules, f"pyskat.rl.{name}", raising=False)
            without.setitem(sys.modules, needed, None)
            with pytest.raises(ModuleNotFoundError, match=rf"pyskat-rules\[{extra}\]"):
                import_module(f"pyskat.rl.{name}")


GOLDEN = json.loads((Path(__file__).parents[1] / "data" / "rl_observations.json").read_text(encoding="utf-8"))
PUSHING = sk.Rules(kontra=sk.KontraRules(), ramsch=sk.RamschRules(pushing=True))


@pytest.mark.parametrize("case", GOLDEN, ids=lambda case: str(case["name"]))
def test_these_observations_never_change(case: dict[str, Any]) -> None:
    state = sk.play(sk.start(sk.Deal.parse(case["deal"]), PUSHING), case["moves"])
    found = codec.observe(sk.view(state, sk.Seat[case["seat"]]), "tricks")
    assert {name: found[part].nonzero()[0].tolist() for name, part in codec.planes.items()} == case["ones"]
