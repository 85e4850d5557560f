"""A stored view is read if its parts have the right size and no card is in two places."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws import house_walks
from laws.strategies import LAW
from pyskat import Code, ParseError, display, testing
from pyskat.jsonio import from_json, to_json
from stored_values import DEAL, opened

NOT_SO: Final = Code.DOES_NOT_FOLLOW
VALUE: Final = Code.WRONG_VALUE
OPEN: Final = "C8 C7 S9 S8 S7 H9 H8 H7 D9"
TRICK: Final = {"leader": "forehand", "cards": "CA CK C9", "game": "grand"}

FAULTS: Final[list[tuple[str, dict[str, object], Code, str]]] = [
    # Middlehand sees the second trick of a Grand against forehand, who has shown the hand.
    ("view", {"contract": None}, NOT_SO, "/tricks"),
    ("view", {"contract": "clubs"}, NOT_SO, "/tricks/0/game"),
    ("view", {"phase": "bidding"}, NOT_SO, "/tricks"),
    ("view", {"trick": None}, NOT_SO, "/trick"),
    ("view", {"trick": {**TRICK, "cards": "CA"}}, Code.DUPLICATE_CARD, "/tricks"),
    ("view", {"trick": {**TRICK, "cards": "CT", "leader": "rearhand"}}, NOT_SO, "/trick/leader"),
    ("view", {"tricks": [TRICK] * 11}, Code.DUPLICATE_CARD, "/tricks"),
    ("view", {"tricks": [{**TRICK, "cards": "CA CK"}]}, NOT_SO, "/tricks/0/cards"),
    ("view", {"tricks": [], "trick": TRICK}, NOT_SO, "/tricks"),
    ("view", {"bid": 17}, VALUE, "/bid"),
    ("view", {"bid": 500}, VALUE, "/bid"),
    ("view", {"calls": [["middlehand", "18"]] * 1000}, VALUE, "/calls"),
    ("view", {"hand_sizes": [8, 8, 9]}, NOT_SO, "/hand"),
    ("view", {"hand_sizes": [13, 9, 9]}, VALUE, "/hand_sizes/0"),
    ("view", {"hand_sizes": [8, -1, 9]}, VALUE, "/hand_sizes/1"),
    ("view", {"hand_sizes": [12, 9, 12]}, VALUE, "/hand_sizes"),
    ("view", {"hand": "HJ DJ"}, NOT_SO, "/hand"),
    ("view", {"hand": "HJ DJ C9 CQ SK SQ HK HQ DK"}, NOT_SO, "/hand"),
    ("view", {"skat": "DA"}, NOT_SO, "/skat"),
    ("view", {"discard": "DA DT D9"}, NOT_SO, "/discard"),
    ("view", {"discard": "HJ DT"}, NOT_SO, "/discard"),
    ("view", {"discard": "CK DT"}, NOT_SO, "/discard"),
    ("view", {"shown": "CJ SJ"}, NOT_SO, "/shown"),
    ("view", {"shown": "CJ DJ SA ST HA HT D8 D7"}, NOT_SO, "/shown"),
    ("view", {"shown": "CJ C9 SA ST HA HT D8 D7"}, NOT_SO, "/shown"),
    ("view", {"declarer": "middlehand"}, NOT_SO, "/shown"),
    ("view", {"looked": [["forehand", True], ["forehand", False]]}, NOT_SO, "/looked"),
    ("view", {"interrupts": [[5, "show forehand"]]}, VALUE, "/interrupts/0/0"),
    ("view", {"interrupts": [[3, "show forehand"], [-1, "concede rearhand"]]}, VALUE, "/interrupts/1/0"),
    ("view", {"interrupts": []}, NOT_SO, "/showed"),
    ("view", {"interrupts": [[3, "show forehand"], [4, "concede rearhand"]]}, NOT_SO, "/conceded"),
    ("view", {"own_skat": "DA DT"}, NOT_SO, "/skat"),
    ("view", {"own_discard": "DA DT"}, NOT_SO, "/discard"),
    ("view", {"own_discard": "DA"}, NOT_SO, "/own_discard"),
    ("view", {"own_skat": "DA"}, NOT_SO, "/own_skat"),
    ("view", {"points": [16, 0, 0]}, NOT_SO, "/points/0"),
    ("view", {"picked_up": False}, NOT_SO, "/picked_up"),
    ("view", {"matadors": 1}, NOT_SO, "/matadors"),
    ("view", {"conceded": ["rearhand", "rearhand"]}, NOT_SO, "/conceded"),
    # A spectator sees the hands of forehand, who claimed, and rearhand, who threw the cards.
    ("view_claimed", {"open_hands": ["CJ SJ SA ST HA HT D8", None, None]}, NOT_SO, "/open_hands/0"),
    ("view_claimed", {"open_hands": [None, None, "C8 C7 S9 S8 S7 H9 H8 H7 CA"]}, NOT_SO, "/open_hands/2"),
    ("view_claimed", {"open_hands": [None, "CJ C7 S9 S8 S7 H9 H8 H7 D9", OPEN]}, NOT_SO, "/open_hands/2"),
    ("view_claimed", {"seat": "rearhand", "hand": "CQ C7 S9 S8 S7 H9 H8 H7 D9"}, NOT_SO, "/open_hands/2"),
    ("view_claimed", {"seat": "middlehand", "hand": "HJ DJ C8 SK SQ HK HQ DK DQ"}, NOT_SO, "/open_hands/2"),
    ("view_claimed", {"interrupts": [[5, "claim forehand"]]}, VALUE, "/interrupts/0/0"),
    ("view_claimed", {"phase": "bidding"}, NOT_SO, "/tricks"),
    # Middlehand has taken the skat before a Ramsch, and has yet to push.
    ("view_pushing", {"trick": {**TRICK, "cards": ""}}, NOT_SO, "/trick"),
    ("view_pushing", {"tricks": [TRICK]}, VALUE, "/hand_sizes"),
    # A spectator sees the end of a Grand.
    ("view_finished", {"hand": "CJ"}, NOT_SO, "/hand"),
    ("view_finished", {"hand_sizes": [1, 0, 0], "shown": "CJ"}, NOT_SO, "/shown"),
    ("view_finished", {"trick": {**TRICK, "cards": "DA DT"}}, VALUE, "/tricks"),
]


@pytest.mark.parametrize(("name", "parts", "code", "pointer"), FAULTS)
def test_a_view_with_too_much_or_with_a_card_in_two_places_is_refused(
    name: str, parts: dict[str, object], code: Code, pointer: str
) -> None:
    with pytest.raises(ParseError) as caught:
        from_json(json.dumps({**opened(name), **parts}))
    assert (caught.value.code, caught.value.pointer) == (code, pointer)


def test_the_declarer_sees_the_hand_that_was_shown() -> None:
    state = sk.play(sk.start(DEAL), "18 y p p, grand ouvert, CJ")
    document = json.loads(to_json(sk.view(state, sk.Seat.FOREHAND)))
    with pytest.raises(ParseError) as caught:
        from_json(json.dumps({**document, "shown": "C9 CA CT SA ST HA HT D8 D7"}))
    assert (caught.value.code, caught.value.pointer) == (NOT_SO, "/shown")


def test_what_a_view_only_tells_may_be_left_out() -> None:
    told = {"points", "picked_up", "matadors"}
    document = opened("view")
    assert {name: document[name] for name in told} == {"points": [15, 0, 0], "picked_up": True, "matadors": 2}
    shorter = {name: part for name, part in document.items() if name not in told}
    assert from_json(json.dumps(shorter)) == from_json(json.dumps(document))


def test_without_open_hands_a_view_has_the_hand_that_is_shown() -> None:
    document = opened("view")
    read = from_json(json.dumps({name: part for name, part in document.items() if name != "open_hands"}), sk.View)
    assert read == from_json(json.dumps(document))
    assert read.open_hands == (sk.cards(document["shown"]), None, None)


# Whatever stands in a view that could be read, a function that meets what no rules allow says so.

FOLLOWS: Final = {"showed", "conceded", "points", "picked_up", "matadors"}
FIELDS: Final = [name for name in opened("view") if name not in {"pyskat", "kind", *FOLLOWS}]


def mended(document: dict[str, Any]) -> dict[str, Any]:
    """Let what has to follow from the other parts follow from them."""
    said = [action for _, action in document["interrupts"]]
    conceded = [action.removeprefix("concede ") for action in said if action.startswith("concede")]
    kept = {name: part for name, part in document.items() if name not in FOLLOWS}
    if document["phase"] != "finished":
        kept |= {"skat": document["own_skat"], "discard": document["own_discard"]}
    return {**kept, "conceded": conceded, "showed": any(action.startswith("show ") for action in said)}


def asked(seen: sk.View) -> Iterator[Callable[[], object]]:
    """Ask a view everything that there is to ask."""
    yield lambda: sk.legal_actions(seen)
    yield lambda: sk.interrupts(seen)
    yield lambda: sk.parse_action(seen, "s")
    yield lambda: (repr(seen), hash(seen), to_json(seen))
    yield lambda: [(each.say(), each.say("de"), to_json(each)) for each in sk.events(seen)]
    yield lambda: (seen.points, seen.picked_up, seen.matadors, seen.conceded, seen.showed)
    yield lambda: (seen.unseen, seen.tricks, seen.trick, seen.kontra, seen.re, seen.skat_lies_there, seen.has_looked)
    for seat in sk.Seat:
        yield partial(seen.may_hold, seat)
    for show in (display.text, display.svg, display.html):
        yield partial(show, seen)
    for action in house_walks.UNIVERSE[::97]:
        yield partial(sk.why_not, seen, action)


def answers(ask: Callable[[], object]) -> bool:
    """Tell whether a question is answered, or refused by the code for what no rules allow."""
    try:
        ask()
    except sk.SkatError as error:
        return error.code is NOT_SO
    return True


@LAW
@given(seen=testing.views(rules=None), other=testing.views(rules=None), data=st.data())
def test_a_view_with_parts_of_another_can_be_asked(seen: sk.View, other: sk.View, data: st.DataObject) -> None:
    parts = json.loads(to_json(other))
    names = data.draw(st.sets(st.sampled_from(FIELDS), min_size=1, max_size=4))
    mixed = {**json.loads(to_json(seen)), **{name: parts[name] for name in names}}
    try:
        read = from_json(json.dumps(mended(mixed)), sk.View)
    except ParseError:
        return
    assert all(map(answers, asked(read)))


@pytest.mark.parametrize(
    ("name", "parts", "ask"),
    [
        ("view", {"phase": "bidding", "tricks": [], "trick": None, "interrupts": []}, sk.legal_actions),
        ("view_pushing", {"phase": "bidding", "calls": [["middlehand", "pass"]] * 4}, sk.legal_actions),
        ("view_pushing", {"phase": "playing", "trick": None}, sk.legal_actions),
        ("view", {"turn": None}, display.text),
        ("view_finished", {"result": None}, display.svg),
        ("view_finished", {"result": None}, sk.events),
        ("view_finished", {"skat": None, "discard": None}, sk.events),
        ("view", {"shown": None, "open_hands": [None, None, None]}, sk.events),
        *(
            ("view_claimed", {"seat": "forehand", "hand": opened("view_claimed")["shown"], "interrupts": done}, ask)
            for done in ([], [[3, "accept"]])
            for ask in (sk.legal_actions, sk.interrupts, sk.choices, display.text, display.svg)
        ),
    ],
)
def test_what_no_rules_allow_is_refused_where_it_is_met(
    name: str, parts: dict[str, object], ask: Callable[[sk.View], object]
) -> None:
    read = from_json(json.dumps(mended({**opened(name), **parts})), sk.View)
    with pytest.raises(sk.ArgumentError) as caught:
        ask(read)
    assert caught.value.code is NOT_SO
    assert "as follows from the rest" in str(caught.value)
