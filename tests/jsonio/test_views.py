"""A stored view is read if its parts have the right size and no card is in two places."""

import json
from typing import Final

import pytest

import pyskat as sk
from pyskat import Code, ParseError
from pyskat.jsonio import from_json, to_json
from stored_values import DEAL, opened

NOT_SO: Final = Code.DOES_NOT_FOLLOW
VALUE: Final = Code.WRONG_VALUE
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
    ("view", {"conceded": ["rearhand", "rearhand"]}, NOT_SO, "/conceded"),
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
