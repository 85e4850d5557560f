"""A stored view is read only if some deal can look like that to its seat."""

import json
from typing import Any, Final

import pytest

import pyskat as sk
from pyskat import Code, ParseError
from pyskat.jsonio import from_json, to_json
from stored_values import DEAL, FOLDER, STORED

NOT_SO: Final = Code.DOES_NOT_FOLLOW
PASSED_IN: Final = {"kind": "passed_in"}
ABORTED: Final = {"kind": "aborted", "seat": "forehand", "cause": "left", "declarer": None}
TRICK: Final = {"leader": "forehand", "cards": "CA CK C9", "game": "grand"}


def plain(value: Any) -> Any:  # noqa: ANN401 - any value, and any JSON
    return json.loads(to_json(value))


def refused(document: object) -> tuple[Code, str | None]:
    with pytest.raises(ParseError) as caught:
        from_json(json.dumps(document))
    return caught.value.code, caught.value.pointer


def other_result(name: str) -> Any:  # noqa: ANN401
    document = plain(STORED[name])
    del document["pyskat"]
    return document


FAULTS: Final[list[tuple[str, dict[str, object], Code, str]]] = [
    # Middlehand sees the second trick of a Grand against forehand, who has shown the hand.
    ("view", {"bid": 20}, NOT_SO, "/bid"),
    ("view", {"declarer": None}, NOT_SO, "/declarer"),
    ("view", {"turn": "rearhand"}, NOT_SO, "/turn"),
    ("view", {"calls": [["middlehand", "19"]]}, Code.NOT_A_BID_VALUE, "/calls/0"),
    ("view", {"calls": [["forehand", "18"]]}, Code.NOT_YOUR_TURN, "/calls/0"),
    ("view", {"phase": "finished"}, NOT_SO, "/turn"),
    ("view", {"phase": "bidding"}, NOT_SO, "/phase"),
    ("view", {"contract": "ramsch"}, Code.NO_DECLARED_RAMSCH, "/contract"),
    ("view", {"contract": "clubs"}, NOT_SO, "/tricks/0"),
    ("view", {"contract": None}, NOT_SO, "/phase"),
    ("view", {"trick": None}, NOT_SO, "/trick"),
    ("view", {"trick": {**TRICK, "cards": "CA"}}, Code.DUPLICATE_CARD, "/tricks"),
    ("view", {"trick": {**TRICK, "cards": "CT", "leader": "rearhand"}}, NOT_SO, "/trick"),
    ("view", {"tricks": [TRICK] * 11}, NOT_SO, "/tricks"),
    ("view", {"tricks": [{**TRICK, "cards": "CA CK"}]}, NOT_SO, "/tricks/0"),
    ("view", {"tricks": [], "trick": TRICK}, NOT_SO, "/trick"),
    ("view", {"tricks": [{**TRICK, "cards": "CA HK C9"}]}, NOT_SO, "/hand"),
    (
        "view",
        {"tricks": [{**TRICK, "cards": "CA HK C9"}], "trick": {**TRICK, "cards": "CT CK"}},
        Code.MUST_FOLLOW,
        "/trick",
    ),
    ("view", {"doubling": [["middlehand", "kontra"]]}, NOT_SO, "/doubling/0"),
    ("view", {"looked": [["forehand", True]]}, NOT_SO, "/looked/0"),
    ("view", {"conceded": ["rearhand"]}, NOT_SO, "/conceded"),
    ("view", {"result": PASSED_IN}, NOT_SO, "/result"),
    ("view", {"hand_sizes": [8, 8, 9]}, NOT_SO, "/hand_sizes/1"),
    ("view", {"hand": "HJ DJ"}, NOT_SO, "/hand"),
    ("view", {"hand": "HJ DJ C9 CQ SK SQ HK HQ DK"}, NOT_SO, "/hand"),
    ("view", {"skat": "DA DT"}, NOT_SO, "/skat"),
    ("view", {"discard": "DA DT"}, NOT_SO, "/discard"),
    ("view", {"showed": False}, NOT_SO, "/shown"),
    ("view", {"shown": None}, NOT_SO, "/shown"),
    ("view", {"shown": "CJ SJ"}, NOT_SO, "/shown"),
    ("view", {"shown": "CJ DJ SA ST HA HT D8 D7"}, NOT_SO, "/shown"),
    ("view", {"shown": "CJ C9 SA ST HA HT D8 D7"}, NOT_SO, "/shown"),
    # Middlehand has taken the skat before a Ramsch, and has yet to push.
    ("view_pushing", {"contract": "grand"}, NOT_SO, "/contract"),
    ("view_pushing", {"trick": {**TRICK, "cards": ""}}, NOT_SO, "/trick"),
    ("view_pushing", {"tricks": [TRICK]}, NOT_SO, "/tricks"),
    ("view_pushing", {"conceded": ["forehand"]}, NOT_SO, "/conceded"),
    ("view_pushing", {"showed": True}, NOT_SO, "/showed"),
    ("view_pushing", {"skat": None}, NOT_SO, "/skat"),
    ("view_pushing", {"skat": "DA C9"}, NOT_SO, "/skat"),
    ("view_pushing", {"skat": "DA"}, NOT_SO, "/skat"),
    ("view_pushing", {"discard": "DA DT"}, NOT_SO, "/discard"),
    ("view_pushing", {"looked": [["middlehand", True]]}, Code.NOT_YOUR_TURN, "/looked/0"),
    ("view_pushing", {"hand_sizes": [10, 10, 10]}, NOT_SO, "/turn"),
    # A spectator sees the end of a Grand.
    ("view_finished", {"result": None}, NOT_SO, "/result"),
    ("view_finished", {"result": PASSED_IN}, NOT_SO, "/result"),
    ("view_finished", {"result": ABORTED}, NOT_SO, "/result/declarer"),
    ("view_finished", {"result": other_result("ramsch_result")}, NOT_SO, "/result"),
    ("view_finished", {"result": {**other_result("game_result"), "declarer": "rearhand"}}, NOT_SO, "/result"),
    ("view_finished", {"hand": "CJ"}, NOT_SO, "/hand"),
    ("view_finished", {"skat": None}, NOT_SO, "/skat"),
    ("view_finished", {"skat": "C9 DT"}, NOT_SO, "/skat"),
    ("view_finished", {"discard": None}, NOT_SO, "/discard"),
    ("view_finished", {"discard": "DA C9"}, NOT_SO, "/discard"),
    ("view_finished", {"calls": [["middlehand", "18"]]}, NOT_SO, "/declarer"),
    # Forehand has picked up the skat when somebody leaves.
    ("view_aborted", {"turn": "forehand"}, NOT_SO, "/turn"),
    ("view_aborted", {"skat": "DA C9"}, NOT_SO, "/skat"),
    ("view_aborted", {"hand_sizes": [11, 10, 10]}, NOT_SO, "/hand_sizes/0"),
    ("view_aborted", {"discard": "DA DT"}, NOT_SO, "/hand_sizes/0"),
]


@pytest.mark.parametrize(("name", "parts", "code", "pointer"), FAULTS)
def test_a_view_that_no_deal_gives_is_refused(name: str, parts: dict[str, object], code: Code, pointer: str) -> None:
    document = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert refused({**document, **parts}) == (code, pointer)


@pytest.mark.parametrize(
    ("moves", "turn"),
    [("18 y p p, null hand, CA CK C9", "forehand"), ("18 y p p, clubs ouvert, D8 DQ D9", "middlehand")],
)
def test_a_game_does_not_go_on_after_its_end(moves: str, turn: str) -> None:
    state = sk.play(sk.start(DEAL), moves)
    assert isinstance(state, sk.Finished)
    document = plain(sk.view(state, sk.Seat.REARHAND))
    going = {**document, "phase": "playing", "turn": turn, "result": None, "skat": None, "discard": None}
    assert refused(going) == (NOT_SO, "/phase")


def test_concessions_that_end_nothing_may_stand_in_a_view() -> None:
    rules = sk.Rules(concession="rest")
    state = sk.play(sk.start(DEAL, rules), "18 y p p, grand hand, CA, concede rearhand")
    document = plain(sk.view(state, None))
    assert from_json(json.dumps(document), sk.View).conceded == (sk.Seat.REARHAND,)
    for seats in (["forehand"], ["rearhand", "rearhand"], ["rearhand", "middlehand"]):
        assert refused({**document, "conceded": seats}) == (NOT_SO, "/conceded")


def test_the_points_of_a_result_are_those_of_the_tricks() -> None:
    end = STORED["state_finished"]
    assert isinstance(end, sk.Finished)
    assert isinstance(end.result, sk.GameResult)
    settled = end.result.settlement
    other = sk.settle(settled.contract, bid=18, matadors=2, points=61, tricks_taken=5)
    document = plain(sk.view(end, None))
    document["result"]["settlement"] = {
        name: part for name, part in plain(other).items() if name not in {"pyskat", "kind"}
    }
    assert refused(document) == (NOT_SO, "/result")
