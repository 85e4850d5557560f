"""Hand or skat, what is put away, and what is declared and announced."""

import random

import pytest

import pyskat as sk
from pyskat.bots.advice import Advice, ReasonCode
from pyskat.bots.chances.table import Reached
from pyskat.bots.rule.declaring import announced, declare
from pyskat.bots.rule.plans import Plan
from pyskat.bots.rule.skat import lay_away, pick_up


def decision(hand: str, skat: str = "", bid: int = 18, rules: sk.Rules = sk.ISKO) -> sk.SkatDecision:
    """Let forehand win the auction with these ten cards; of two more the skat is made, if they are said."""
    own, lying = sk.cards(hand), sk.cards(skat)
    assert len(own) == 10
    others = list(sk.DECK - own - lying)
    random.Random(3).shuffle(others)
    lying = lying or sk.CardSet(others[20:])
    state = sk.start(sk.Deal((own, sk.CardSet(others[:10]), sk.CardSet(others[10:20])), lying), rules)
    while isinstance(state, sk.Bidding):
        value = state.bid or 0
        if state.turn is sk.Seat.FOREHAND:
            state = sk.apply(state, sk.Hold())
        else:
            following = sk.next_bid(value)
            more = value < bid and following is not None and state.turn is sk.Seat.MIDDLEHAND
            state = sk.apply(state, sk.Bid(following or 0) if more else sk.Pass())
    assert isinstance(state, sk.SkatDecision)
    assert state.bid == bid
    return state


def seen(state: sk.State) -> sk.View:
    return sk.view(state, sk.Seat.FOREHAND)


def codes(advice: Advice) -> list[ReasonCode]:
    return [reason.code for reason in advice.reasons]


def played(state: sk.SkatDecision) -> tuple[Advice, Advice]:
    """Pick up, and ask what is put away and what is declared."""
    discarding = sk.apply(state, sk.PickUp())
    away = lay_away(seen(discarding))
    return away, declare(seen(sk.apply(discarding, away.action)))


def test_the_skat_is_picked_up_where_it_helps() -> None:
    advice = pick_up(seen(decision("CJ HJ HA HK H9 H8 CA S7 S9 D8")))
    assert advice.action == sk.PickUp()
    assert codes(advice) == [ReasonCode.SKAT_HELPS]
    (hand,) = advice.alternatives
    assert isinstance(hand.action, sk.Declare)
    assert hand.action.contract.hand
    assert "two cards to choose from bring more than Hand" in advice.explain()
    assert "zwei Karten zur Auswahl bringen mehr als Hand" in advice.explain("de")


def test_a_hand_that_needs_no_skat_is_played_from_the_hand() -> None:
    advice = pick_up(seen(decision("CJ SJ HJ DJ CA CT CK CQ C9 HA")))
    assert isinstance(advice.action, sk.Declare)
    assert advice.action.contract.hand
    assert advice.action.contract.game in {sk.Game.CLUBS, sk.Game.GRAND}
    assert codes(advice)[0] is ReasonCode.FROM_HAND
    assert [other.action for other in advice.alternatives] == [sk.PickUp()]
    assert declare(seen(decision("CJ SJ HJ DJ CA CT CK CQ C9 HA"))).action == advice.action


def test_schneider_and_schwarz_are_announced_where_they_are_likely() -> None:
    advice = pick_up(seen(decision("CJ SJ HJ DJ CA CT CK CQ C9 C8")))
    assert isinstance(advice.action, sk.Declare)
    assert advice.action.contract.schneider_announced
    assert {ReasonCode.SCHNEIDER_SURE, ReasonCode.SCHWARZ_SURE} & set(codes(advice))
    assert "dass sich die Ansage lohnt" in advice.explain("de")


@pytest.mark.parametrize(
    ("contract", "wanted"),
    [
        ("clubs hand schwarz announced", ReasonCode.SCHWARZ_SURE),
        ("clubs hand schneider announced", ReasonCode.SCHNEIDER_SURE),
        ("null ouvert", ReasonCode.OUVERT_PAYS),
        ("clubs hand", None),
        ("null", None),
    ],
)
def test_what_is_announced_has_its_reason(contract: str, wanted: ReasonCode | None) -> None:
    likely = Plan(100.0, sk.Contract.parse(contract), 0, Reached(1.0, 1.0, 1.0, 1.0))
    assert [reason.code for reason in announced(likely)] == ([] if wanted is None else [wanted])


def test_a_ten_that_would_stand_alone_is_put_away() -> None:
    away, game = played(decision("CJ HJ HA HK HQ H9 H8 CA ST DT", "S7 D8"))
    assert isinstance(away.action, sk.Discard)
    assert away.reasons[0].code is ReasonCode.FOR_GAME
    assert away.reasons[0].game is sk.Game.HEARTS
    assert game.action == sk.Declare(sk.Contract(sk.Game.HEARTS))
    blank, _ = played(decision("SJ HJ HA HT HQ H9 H8 H7 ST CA", "DT D8"))
    assert isinstance(blank.action, sk.Discard)
    assert sk.Card.ST in blank.action.cards
    reasons = {reason.code: reason for reason in blank.reasons}
    assert reasons[ReasonCode.BLANK_TEN].card is sk.Card.ST
    assert reasons[ReasonCode.POINTS_AWAY].count == blank.action.cards.points
    assert reasons[ReasonCode.SHORT_SUIT].game is not None
    assert "ST stünde blank" in blank.explain("de")
    assert "ST would stand alone" in blank.explain()


def test_the_holes_of_a_null_are_put_away() -> None:
    away, game = played(decision("C7 C8 C9 S7 S9 SJ H7 H9 D7 DK", "HA D9"))
    assert away.action == sk.Discard(sk.cards("HA DK"))
    assert codes(away) == [ReasonCode.FOR_GAME, ReasonCode.CLOSES_HOLE]
    assert away.reasons[1].cards == sk.cards("HA DK")
    assert game.action == sk.Declare(sk.Contract(sk.Game.NULL, ouvert=True))
    assert ReasonCode.OUVERT_PAYS in codes(game)
    assert ReasonCode.NULL_SEVENS in codes(game)
    assert game.chance is not None
    assert game.chance > 0.9


def test_a_null_without_a_hole_has_none_to_close() -> None:
    away, _ = played(decision("C7 C8 C9 S7 S9 SJ H7 H9 D7 D9", "DJ HJ"))
    assert codes(away) == [ReasonCode.FOR_GAME]


def test_no_null_where_it_cannot_reach_the_bid() -> None:
    state = decision("C7 C8 C9 S7 S9 SJ H7 H9 D7 D9", "DJ HJ", bid=48)
    away, game = played(state)
    assert isinstance(game.action, sk.Declare)
    assert game.action.contract.game is not sk.Game.NULL
    assert pick_up(seen(state)).action == sk.Declare(sk.Contract(sk.Game.NULL, hand=True, ouvert=True))  # worth 59
    assert away.chance is not None
    # By the simple rules it may be declared, and is lost; nothing is won that way.
    _, game = played(decision("C7 C8 C9 S7 S9 SJ H7 H9 D7 D9", "DJ HJ", bid=48, rules=sk.SIMPLE))
    assert isinstance(game.action, sk.Declare)


@pytest.mark.parametrize("bid", [18, 24, 36])
def test_the_game_that_is_declared_is_the_one_the_discard_was_for(bid: int) -> None:
    rng = random.Random(bid)
    for _ in range(8):
        dealt = rng.sample(sk.CARDS, 12)
        away, game = played(decision(str(sk.CardSet(dealt[:10])), str(sk.CardSet(dealt[10:])), bid))
        assert isinstance(game.action, sk.Declare)
        assert away.reasons[0].game is game.action.contract.game
        assert away.chance == game.chance
        assert len({other.action for other in away.alternatives}) == len(away.alternatives)


def test_a_short_value_is_lifted_by_what_is_still_possible() -> None:
    # Diamonds without 1, game 2, is 18 at a bid of 27: nothing but Schneider would do, so another game is chosen.
    _, game = played(decision("SJ HJ DA DT D9 D8 CA CT HA HT", "SA S7", bid=27))
    assert isinstance(game.action, sk.Declare)
    assert game.action.contract.game is sk.Game.GRAND
