"""Claims, thrown cards and answers as players say them, as a server writes them, and in a told game."""

from typing import Final

import pytest

import pyskat as sk
from pyskat.notation import iss
from settled import settled

F, M, R = sk.Seat
DEAL: Final = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | C7 DA DT DK DQ D9 D8 D7 HQ H9 | H8 H7"
)
STATE: Final = sk.play(sk.start(DEAL), "18 y p p s, discard H8 H7, clubs, CJ SA C7")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("claim forehand", sk.Claim(F)),
        ("claim forehand schwarz", sk.Claim(F, "schwarz")),
        ("beanspruchen Vorhand Schwarz", sk.Claim(F, "schwarz")),
        ("Vorhand beansprucht Schneider", sk.Claim(F, "schneider")),
        ("Mittelhand beansprucht den Rest", sk.Claim(M)),
        ("throw forehand", sk.Throw(F)),
        ("hinwerfen Vorhand", sk.Throw(F)),
        ("Hinterhand wirft die Karten hin", sk.Throw(R)),
        ("accept", sk.Accept()),
        ("annehmen", sk.Accept()),
        ("refuse", sk.Refuse()),
        ("ablehnen", sk.Refuse()),
        ("play on", sk.PlayOn()),
        ("playon", sk.PlayOn()),
        ("weiterspielen", sk.PlayOn()),
        ("ich spiele weiter", sk.PlayOn()),
    ],
)
def test_it_is_read_as_it_is_said(text: str, action: sk.Action) -> None:
    assert sk.parse_action(STATE, text) == action


@pytest.mark.parametrize(
    "action",
    [sk.Claim(F), sk.Claim(F, "schneider"), sk.Claim(R, "schwarz"), sk.Throw(M), sk.Accept(), sk.Refuse(), sk.PlayOn()],
)
def test_what_is_said_is_read_back(action: sk.Action) -> None:
    assert [sk.parse_action(STATE, said) for said in (str(action), action.say("en"), action.say("de"))] == [action] * 3


def test_in_a_view_one_claims_and_throws_for_oneself() -> None:
    assert sk.parse_action(sk.view(STATE, R), "ich werfe hin") == sk.Throw(R)
    assert sk.parse_action(sk.view(STATE, F), "I claim schwarz") == sk.Claim(F, "schwarz")


@pytest.mark.parametrize(
    ("moves", "written"),
    [
        ("claim forehand schwarz, accept, throw rearhand", "0 claim.schwarz 1 accept 2 throw"),
        (
            "claim forehand, refuse, SJ, concede rearhand, play on, throw middlehand",
            "0 claim 1 refuse 0 SJ 2 RE 0 playon 1 throw",
        ),
        ("claim forehand schneider, accept, accept", "0 claim.schneider 1 accept 2 accept"),
        ("claim rearhand", "2 claim"),
    ],
)
def test_records_keep_claims_and_answers_in_order(moves: str, written: str) -> None:
    record = sk.Record.of(sk.play(STATE, moves))
    text = iss.dumps(record)
    assert f"2 C7 {written} " in text
    [again] = iss.loads(text)
    assert (again.actions, again.final) == (record.actions, record.final)


@pytest.mark.parametrize(
    ("text", "ended", "claimed", "score"),
    [
        ("grand with 2, 70 points, claimed schwarz, accepted", sk.Ending.DEFENDERS_CONCEDED, "schwarz", 120),
        ("Grand mit 2, 70 Augen, Schneider beansprucht, angenommen", sk.Ending.DEFENDERS_CONCEDED, "schneider", 96),
        ("grand with 2, 70 points, claimed, won", sk.Ending.CLAIMED, None, 72),
        ("Grand mit 2, 60 Augen, hingeworfen", sk.Ending.THROWN, None, -144),
    ],
)
def test_a_told_game_may_end_with_a_claim(text: str, ended: sk.Ending, claimed: str | None, score: int) -> None:
    game = settled(text)
    assert (game.facts.ended, game.facts.claimed, game.score) == (ended, claimed, score)
