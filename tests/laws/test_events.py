"""The events of a view are what its seat saw and heard, in order; what has been told once never changes."""

import pickle
import random
import re
from collections import Counter
from typing import Final

from attrs import fields
from hypothesis import given, settings
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from laws.recorder import Entry, Recorder
from laws.strategies import EYES, LAW, TEMPERS, Temper, Walk, any_walk, each_table, seen_by, walk
from pyskat import event, testing
from pyskat.jsonio import from_json, to_json
from pyskat.phases.play import stop_decided

RESTLESS: Final = (
    Temper(show=0.2, concede=0.04, forfeit=0.003, hand=0.6, level=0.8, double=0.7),
    Temper(speak=0.8, show=0.3, concede=0.03, hand=0.9, level=1.0, double=0.5, favour="declarer"),
    Temper(forfeit=0.06, leave_early=True, double=0.6, speak=0.7, hand=0.5, level=0.8),
    Temper(speak=0.0, look=0.6, forfeit=0.05, leave_early=True),
    Temper(null=0.8, show=0.1, concede=0.05, forfeit=0.01, favour="defenders", modest=30.0),
)
"""Tables at which much is done out of turn, at any moment."""
KINDS: Final = {
    sk.GameResult: "game",
    sk.RamschResult: "ramsch",
    sk.PassedIn: "passed_in",
    sk.Aborted: "aborted",
}


NAMED: Final[dict[type[sk.Event], str]] = {
    event.Called: "called",
    event.RestClaimed: "claimed",
    event.Threw: "threw",
    event.Answered: "answered",
    event.PickedUp: "picked up",
    event.LaidAway: "laid away",
    event.Declared: "declared",
    event.Doubled: "doubled",
    event.Declined: "declined",
    event.Looked: "looked",
    event.Pushed: "pushed",
    event.PassedOn: "passed on",
    event.CardPlayed: "played",
    event.HandOpened: "opened",
    event.Conceded: "conceded",
    event.Forfeited: "forfeited",
    event.Uncovered: "uncovered",
}


def entry(happened: sk.Event) -> Entry:
    """Write an event down as the listener does."""
    match happened:
        case event.TrickTaken():
            return "taken", int(happened.winner), happened.points, tuple(card.name for card in happened.cards)
        case event.DealOver(result):
            return "over", KINDS[type(result)], result.scores
        case _:
            return NAMED[type(happened)], *[written(getattr(happened, part.name)) for part in fields(type(happened))]


def written(part: object) -> object:
    match part:
        case sk.Seat():
            return int(part)
        case sk.CardSet():
            return frozenset(card.name for card in part)
        case sk.Cause():
            return str(part).split()[0]
        case _:
            return None if part is None else str(part)


def follow(deal: Walk) -> list[Entry]:
    """Compare the events with what a listener wrote, for everybody and after each action; give a spectator's."""
    listener = Recorder(deal.deal, deal.rules)
    told: dict[sk.Seat | None, tuple[sk.Event, ...]] = dict.fromkeys(EYES, ())
    for step, state in enumerate(deal.states):
        if step:
            listener.hear(str(deal.actions[step - 1]))
        for eye in EYES:
            now = sk.events(sk.view(state, eye))
            assert now[: len(told[eye])] == told[eye], "what was told has changed"
            assert [entry(each) for each in now[len(told[eye]) :]] == listener.books[eye][len(told[eye]) :]
            assert len(now) == len(listener.books[eye])
            told[eye] = now
    return listener.books[None]


@each_table
def test_everybody_is_told_what_they_saw_and_heard_and_it_never_changes(rules: sk.Rules) -> None:
    rng, kinds = random.Random(f"events {rules}"), Counter[object]()
    for temper in (*TEMPERS.values(), *RESTLESS):
        for _ in range(some(3)):
            kinds.update({kind for kind, *_ in follow(walk(rng, rules, temper))})
    wanted = {"called", "picked up", "laid away", "declared", "played", "taken", "opened", "conceded", "forfeited"}
    wanted |= {"uncovered", "over"} | ({"doubled", "declined"} if rules.kontra else set())
    if rules.concession.startswith("isko"):
        wanted |= {"claimed", "threw", "answered"}
    if rules.ramsch and rules.ramsch.pushing:
        wanted |= {"looked", "pushed", "passed on"}
    assert set(kinds) == wanted


@settings(LAW, max_examples=some(60))
@given(rules=testing.rules(), seed=st.integers(0, 2**32), temper=st.sampled_from(RESTLESS))
def test_everybody_is_told_what_they_saw_under_any_rules(rules: sk.Rules, seed: int, temper: Temper) -> None:
    follow(walk(random.Random(seed), rules, temper))


def test_a_game_that_is_stopped_because_it_is_decided_ends_in_the_same_way() -> None:
    rng, stops = random.Random("stopped"), 0
    while stops < some(40):
        for state in walk(rng, sk.ISS, TEMPERS["beaten"]).states:
            stopped = stop_decided(state) if isinstance(state, sk.Playing) else None
            if stopped is None:
                continue
            for eye in EYES:
                stops += 1
                before, after = sk.events(sk.view(state, eye)), sk.events(sk.view(stopped, eye))
                assert after[: len(before)] == before
                assert [type(each) for each in after[len(before) :]] == [event.Uncovered, event.DealOver]


@LAW
@given(deal=any_walk())
def test_what_is_told_names_no_card_that_the_seat_has_not_seen(deal: Walk) -> None:
    for eye in EYES:
        for each in sk.events(sk.view(deal.state, eye)):
            for text in (each.say(), each.say("de"), to_json(each)):
                named = re.findall(r"\b[CSHD][789TJQKA]\b", text)
                assert sk.CardSet({sk.Card[word] for word in named}) <= seen_by(deal, eye)


@LAW
@given(deal=any_walk(), eye=st.sampled_from(EYES))
def test_equal_views_tell_equal_events_and_an_event_is_a_value(deal: Walk, eye: sk.Seat | None) -> None:
    seen = sk.view(deal.state, eye)
    told = sk.events(seen)
    again = sk.events(from_json(to_json(seen), sk.View))
    assert (again, hash(again)) == (told, hash(told))
    assert pickle.loads(pickle.dumps(told)) == told  # noqa: S301 - our own
    assert [from_json(to_json(each)) for each in told] == list(told)
