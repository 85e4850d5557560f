"""What is made for every card is frozen: equal by class and fields, copied as itself, stored and read back."""

import copy
import pickle
import random
from collections.abc import Callable
from contextlib import suppress
from itertools import combinations
from typing import Any, Final

import pytest

import pyskat as sk
from effort import some
from pyskat.base.frozen import Frozen
from pyskat.phases.bidding import Duel
from pyskat.phases.state import BeforePlay
from pyskat.phases.story import Story

DEAL: Final = sk.Deal.from_order(sk.CARDS)
RULES: Final = sk.Rules(kontra=sk.KontraRules(), ramsch=sk.RamschRules(pushing=True))
LAID: Final = "18 p p, s, discard CQ S9"

MOVES: Final = {
    sk.Bidding: "18",
    sk.SkatDecision: "18 p p",
    sk.Discarding: "18 p p, s",
    sk.Declaring: LAID,
    sk.Doubling: f"{LAID}, clubs, kontra",
    sk.Pushing: "p p p, s",
    sk.Playing: f"{LAID}, clubs, p p, C7",
    sk.Finished: f"{LAID}, clubs, p p, C7, concede middlehand",
}


def values() -> list[Frozen]:
    """Play to one state of each kind, anew at each call, and add what states are made of."""
    states = [sk.play(sk.start(sk.Deal.from_order(sk.CARDS), RULES), moves) for moves in MOVES.values()]
    duel = Duel(sk.Seat.MIDDLEHAND, sk.Seat.FOREHAND, 18, True)
    return [*states, *(state.story for state in states[3:7]), sk.PlayCard(sk.Card.CJ), duel]


each_value: Final = pytest.mark.parametrize("value", values(), ids=lambda value: type(value).__name__)


def test_every_kind_of_state_is_tried_and_told_what_it_takes() -> None:
    assert [type(value) for value in values()[: len(MOVES)]] == list(MOVES)
    fields = {type(value).__name__: type(value).__match_args__ for value in values()}  # type: ignore[attr-defined]
    assert fields["PlayCard"] == ("card",)
    assert fields["Duel"] == ("speaker", "listener", "value", "asked")
    assert fields["Finished"] == ("story", "position", "played", "interrupts", "how")


@each_value
def test_nothing_of_it_can_be_set_or_deleted(value: Any) -> None:  # noqa: ANN401 - any of them
    before = repr(value)
    for name in ("note", *(name for name in dir(value) if not name.startswith("__"))):
        with pytest.raises(AttributeError):
            setattr(value, name, None)
        with pytest.raises(AttributeError):
            delattr(value, name)
    assert repr(value) == before


@each_value
def test_copies_are_the_value_and_pickles_are_as_good(value: Any) -> None:  # noqa: ANN401 - any of them
    assert copy.copy(value) is copy.deepcopy(value) is copy.deepcopy([value])[0] is value
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(value, protocol))  # noqa: S301 - our own bytes
        assert (type(again), again, hash(again), repr(again)) == (type(value), value, hash(value), repr(value))


def test_values_are_equal_by_class_and_fields_alone() -> None:
    for one, again in zip(values(), values(), strict=True):
        assert one is not again
        assert (one == again, hash(one) == hash(again), one != again) == (True, True, False)
        for stranger in (None, 0, "18", (), DEAL, sk.Bid(18)):
            assert one != stranger
    assert [pair for pair in combinations(values(), 2) if pair[0] == pair[1]] == []
    assert len({*values(), *values()}) == len(values())


def test_the_same_story_in_another_phase_is_another_state() -> None:
    story = sk.play(sk.start(DEAL), "18 p p").story
    kinds: list[type[BeforePlay]] = [sk.SkatDecision, sk.Discarding, sk.Declaring, sk.Pushing]
    assert len({kind(story) for kind in kinds}) == len(kinds)
    assert all(one(story) != other(story) for one, other in combinations(kinds, 2))


@each_value
def test_a_value_with_some_fields_replaced_is_made_of_the_others(value: Any) -> None:  # noqa: ANN401 - any of them
    assert value.__replace__() == value
    parts = {name: getattr(value, name) for name in value.__match_args__}
    assert type(value)(**parts) == value.__replace__(**parts) == value
    with pytest.raises(TypeError, match=f"a {type(value).__name__} has no field note"):
        value.__replace__(note=1)
    if hasattr(copy, "replace"):  # from Python 3.13 on
        assert copy.replace(value, **parts) == value


def test_a_replaced_field_is_the_only_difference() -> None:
    duel = Duel(sk.Seat.REARHAND, None, 0, False)
    assert duel.__replace__(value=20, asked=True) == Duel(sk.Seat.REARHAND, None, 20, True)
    assert sk.PlayCard(sk.Card.CJ).__replace__(card=sk.Card.D7) == sk.PlayCard(sk.Card.D7)
    with pytest.raises(sk.ArgumentError):
        sk.PlayCard(sk.Card.CJ).__replace__(card="D7")
    state = sk.play(sk.start(DEAL), "18 p p")
    other = state.__replace__(story=state.story.__replace__(bid=33))
    assert (other.bid, other.declarer, other.calls) == (33, state.declarer, state.calls)


def test_what_is_no_state_evaluates_back() -> None:
    names: dict[str, object] = {name: getattr(sk, name) for name in vars(sk)["__all__"]} | {
        "Duel": Duel,
        "Story": Story,
    }
    for value in values()[len(MOVES) :]:
        assert eval(repr(value), names) == value  # noqa: S307 - our own text
    assert repr(sk.PlayCard(sk.Card.CJ)) == "PlayCard(card=Card.CJ)"


def test_nonsense_that_a_state_is_made_of_ends_in_an_ordinary_error() -> None:
    """Compiled classes lie close to the machine: whatever they are given, nothing worse than an exception follows."""
    rng = random.Random(8)
    real = values()
    junk: list[object] = [None, True, -1, 2**70, "x", (), ((0, 1),), (99,), (sk.Card.CJ,) * 40, []]
    junk += [DEAL, sk.CardSet(), *real]
    ordinary = (TypeError, AttributeError, ValueError, LookupError, AssertionError, OverflowError)
    asked: tuple[Callable[[Any], object], ...] = (
        *(repr, hash, sk.legal_actions, sk.interrupts),
        lambda state: sk.view(state, sk.Seat.FOREHAND),
        lambda state: sk.apply(state, sk.PlayCard(sk.Card.CJ)),
    )
    for _ in range(some(4000)):
        value: Any = rng.choice(real)
        parts = {name: getattr(value, name) for name in value.__match_args__}
        parts |= {name: rng.choice(junk) for name in parts if rng.random() < 0.4}
        with suppress(*ordinary):
            wrong = type(value)(**parts)
            for ask in asked:
                with suppress(*ordinary):
                    ask(wrong)
            for name in dir(wrong):
                with suppress(*ordinary):
                    getattr(wrong, name)
    assert values() == real
