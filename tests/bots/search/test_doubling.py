"""Kontra and Re, by what the game comes to with all cards open."""

import random

import pytest

import pyskat as sk
from advised import F, M, R
from pyskat.bots import Advice, RuleBot, SearchBot
from pyskat.bots.search.doubling import search_doubling
from pyskat.bots.search.settings import Settings

TABLE = sk.Rules(kontra=sk.KontraRules())


def asked(
    hand: str, contract: str, seat: sk.Seat, *, kontra: bool = False, seconds: float | None = None, worlds: int = 4
) -> Advice:
    """Ask who holds a hand about forehand's game, from the hand; the rest is dealt from the lowest card up."""
    own = sk.cards(hand)
    rest = sorted(sk.DECK - own)
    hands = [sk.CardSet(rest[:10]), sk.CardSet(rest[10:20])]
    hands.insert(seat, own)
    state = sk.play(sk.start(sk.Deal((hands[0], hands[1], hands[2]), sk.CardSet(rest[20:])), TABLE), "pass pass 18")
    state = sk.apply(state, sk.Declare(sk.Contract.parse(contract)))
    if kontra:
        state = sk.apply(state, sk.Kontra())
    seen = sk.view(state, seat)
    settings = Settings(worlds, 10**6, seconds=seconds)
    return search_doubling(seen, RuleBot().think(seen), settings, random.Random(4))


LOSERS = "C7 C8 C9 CQ SQ HQ H9 D9 D8 DQ"
WINNERS = "CJ SJ HJ DJ CA CT CK CQ HA SA"


def test_a_game_that_cannot_be_won_is_doubled() -> None:
    advice = asked("CJ SJ HJ CA CT HA H7 SA S7 D7", "clubs hand", M)
    assert advice.action == sk.Kontra()
    assert advice.chance == 1.0
    assert advice.explain() == (
        "Kontra: in 100 of 100 deals that are possible here the declarer loses. Chance of winning: 100 %."
    )
    assert "in 100 von 100 möglichen Kartenverteilungen verliert der Alleinspieler" in advice.explain("de")


def test_a_game_that_may_be_won_is_not() -> None:
    advice = asked("C7 C8 HK HQ H9 SK SQ DK DQ D9", "clubs hand", M)
    assert advice.action == sk.Pass()
    assert advice.chance is not None
    assert advice.chance < 0.8


@pytest.mark.parametrize(("hand", "said"), [(WINNERS, sk.Re()), (LOSERS, sk.Pass())])
def test_the_declarer_says_re_to_what_is_won(hand: str, said: sk.Action) -> None:
    advice = asked(hand, "clubs hand", F, kontra=True)
    assert advice.action == said
    assert advice.chance == (1.0 if said == sk.Re() else 0.0)


def test_schwarz_announced_is_looked_at_by_tricks() -> None:
    hand = "CJ SJ HJ DJ CA CT CK CQ C9 C8"
    assert asked(hand, "grand hand schwarz announced", F, kontra=True, worlds=1).action == sk.Re()


def test_a_null_is_left_to_the_rules_of_thumb() -> None:
    for hand in ("C7 C8 C9 S7 S8 H7 H8 D7 D8 D9", "CA CK CQ SA SK HA HK DA DK DQ"):
        state = asked(hand, "null hand", M)
        assert {reason.code.name for reason in state.reasons} <= {"KONTRA_NULL", "NO_KONTRA"}


def test_without_a_world_the_rules_of_thumb_decide() -> None:
    own = asked("C7 C8 HK HQ H9 SK SQ DK DQ D9", "clubs hand", M, seconds=1e-9)
    assert own.chance is None  # the rules of thumb know none
    assert own.action == sk.Pass()


def test_the_bot_asks_here() -> None:
    state = sk.play(sk.start(sk.Deal.shuffled(random.Random(6)), sk.PUB), "pass pass 18 pickup")
    state = sk.apply(state, sk.legal_actions(state)[0])
    state = sk.apply(state, sk.Declare(sk.Contract(sk.Game.CLUBS)))
    assert isinstance(state, sk.Doubling)
    assert state.turn in {M, R}
    advice = SearchBot(1, worlds=2, positions=10**6).think(sk.view(state, state.turn))
    assert advice.chance is not None
    assert advice.action in {sk.Kontra(), sk.Pass()}
