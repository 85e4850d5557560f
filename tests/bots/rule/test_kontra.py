"""Kontra and Re."""

import pytest

import pyskat as sk
from advised import F, M, R, says
from pyskat.bots.rule.kontra import own_tricks

TABLE = sk.Rules(kontra=sk.KontraRules())


def doubling(hand: str, contract: str, seat: sk.Seat, declarer: sk.Seat) -> sk.State:
    """Give a seat a hand, and declare from the hand; the rest is dealt from the lowest card up."""
    own = sk.cards(hand)
    rest = sorted(sk.DECK - own)
    hands = [sk.CardSet(rest[:10]), sk.CardSet(rest[10:20])]
    hands.insert(seat, own)
    deal = sk.Deal((hands[0], hands[1], hands[2]), sk.CardSet(rest[20:]))
    state = sk.start(deal, TABLE)
    auction = {F: "pass pass 18", M: "18 pass pass", R: "pass 18 pass"}[declarer]
    return sk.apply(sk.play(state, auction), sk.Declare(sk.Contract.parse(contract)))


@pytest.mark.parametrize(
    ("game", "hand", "tricks"),
    [
        (sk.Game.CLUBS, "CJ SJ", 1.8),  # the jack of clubs is a trick, that of spades nearly
        (sk.Game.CLUBS, "CA C7", 0.75),
        (sk.Game.CLUBS, "HA H7", 0.75),  # a short side ace is seldom ruffed
        (sk.Game.GRAND, "HA HT H7", 1.45),
        (sk.Game.CLUBS, "HA HK HQ H9", 0.5),  # a long one often
        (sk.Game.CLUBS, "HT H7", 0.3),
        (sk.Game.CLUBS, "HT", 0.0),
    ],
)
def test_tricks_of_a_hand(game: sk.Game, hand: str, tricks: float) -> None:
    assert own_tricks(game, sk.cards(hand).mask) == pytest.approx(tricks)


@pytest.mark.parametrize(
    ("hand", "contract", "said", "reason"),
    [
        ("CJ SJ HJ CA CT HA H7 SA S7 D7", "clubs hand", "kontra", "KONTRA"),
        ("C7 C8 HK HQ H9 SK SQ DK DQ D9", "clubs hand", "pass", "NO_KONTRA"),
        ("CJ SJ HA HT SA ST CA CT DA D7", "grand hand", "kontra", "KONTRA"),
        ("C7 C8 HK HQ H9 SK SQ DK DQ D9", "grand hand", "pass", "NO_KONTRA"),
        ("C7 C8 C9 S7 S8 H7 H8 D7 D8 D9", "null hand", "kontra", "KONTRA_NULL"),
        ("CA CK CQ SA SK HA HK DA DK DQ", "null hand", "pass", "NO_KONTRA"),
    ],
)
def test_a_defender_says_kontra_with_tricks_of_his_own(hand: str, contract: str, said: str, reason: str) -> None:
    assert says(doubling(hand, contract, M, F)) == (said, {reason})


@pytest.mark.parametrize(
    ("hand", "contract", "said", "reason"),
    [
        ("CJ SJ HJ DJ CA CT CK CQ HA SA", "clubs hand", "re", "RE"),
        ("SJ C7 C8 C9 CQ HK HQ SK SQ DK", "clubs hand", "pass", "NO_RE"),
        ("C7 C8 C9 S7 S8 H7 H8 D7 D8 D9", "null hand", "re", "RE"),
    ],
)
def test_the_declarer_says_re_where_the_game_is_won_all_the_same(
    hand: str, contract: str, said: str, reason: str
) -> None:
    asked = sk.apply(doubling(hand, contract, F, F), sk.Kontra())
    assert says(asked) == (said, {reason})
