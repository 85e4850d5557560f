import functools
import pickle
import random
from typing import Any

import pytest

import pyskat as sk
from pyskat import ISKO, ISS, PRE_1999, SIMPLE, Contract, Ending, Game, Matadors, Rules, settle
from pyskat.scoring.settlement import null_reaches_bid
from referee.cards import PACK, card_points
from referee.contracts import CONTRACTS
from referee.rules import PRESETS
from referee.scoring import Agreement, Standing, judge_played

SPADES = Contract(Game.SPADES)
HAND = Contract(Game.SPADES, hand=True)
NULL = Contract(Game.NULL)
GRAND_SCHNEIDER = Contract(Game.GRAND, schneider_announced=True)
CLUBS_SCHWARZ = Contract(Game.CLUBS, schwarz_announced=True)
DIAMONDS_OUVERT = Contract(Game.DIAMONDS, ouvert=True)


@pytest.mark.parametrize(
    ("points", "tricks", "score"),
    [
        (120, 10, 44),  # schneider and schwarz
        (120, 9, 33),  # a trick of three nines is a trick
        (90, 8, 33),
        (89, 8, 22),
        (61, 6, 22),
        (60, 6, -44),
        (31, 3, -44),
        (30, 3, -66),
        (0, 1, -66),
        (14, 0, -88),  # 14 points in the skat are no trick
        (0, 0, -88),
    ],
)
def test_the_borders_of_a_plain_game(points: int, tricks: int, score: int) -> None:
    settled = settle(SPADES, bid=18, matadors=-1, points=points, tricks_taken=tricks)
    assert (settled.won, settled.overbid) == (score > 0, False)
    assert (settled.value, settled.score) == (score if score > 0 else -score // 2, score)


@pytest.mark.parametrize(
    ("contract", "matadors", "points", "tricks", "score"),
    [
        (GRAND_SCHNEIDER, 4, 89, 8, -384),  # 4 + game, hand, schneider, announced = 8
        (GRAND_SCHNEIDER, 4, 90, 8, 192),
        (GRAND_SCHNEIDER, 4, 120, 10, 216),  # schwarz on top
        (GRAND_SCHNEIDER, 4, 30, 3, -384),  # one cannot schneider oneself
        (GRAND_SCHNEIDER, 4, 20, 0, -432),  # but without a trick the schwarz step is added
        (CLUBS_SCHWARZ, 1, 120, 10, 84),  # 1 + game, hand, schneider, announced, schwarz, announced = 7
        (CLUBS_SCHWARZ, 1, 118, 9, -168),
        (CLUBS_SCHWARZ, 1, 20, 0, -168),
        (DIAMONDS_OUVERT, 1, 120, 10, 72),
        (DIAMONDS_OUVERT, 1, 100, 9, -144),
    ],
)
def test_an_announced_level_counts_once_made_or_missed(
    contract: Contract, matadors: int, points: int, tricks: int, score: int
) -> None:
    settled = settle(contract, matadors=matadors, points=points, tricks_taken=tricks)
    assert (settled.score, settled.won) == (score, score > 0)


def test_without_a_count_of_tricks_neither_side_took_all_ten() -> None:
    assert settle(SPADES, matadors=1, points=120).score == 33
    assert settle(SPADES, matadors=1, points=0).score == -66
    assert not settle(CLUBS_SCHWARZ, matadors=1, points=120).won


@pytest.mark.parametrize(
    ("contract", "matadors", "rules", "score"),
    [
        (SPADES, 1, PRE_1999, -44),
        (HAND, 1, PRE_1999, -33),
        (HAND, 1, ISKO, -66),
        (GRAND_SCHNEIDER, 1, PRE_1999, -120),
        (Contract(Game.NULL, hand=True), None, PRE_1999, -35),
        (NULL, None, PRE_1999, -46),
        (Contract(Game.NULL, hand=True), None, ISKO, -70),
    ],
)
def test_a_lost_hand_game_counts_once_before_1999(
    contract: Contract, matadors: int | None, rules: Rules, score: int
) -> None:
    points = None if contract.game is Game.NULL else 45
    settled = settle(contract, matadors=matadors, points=points, tricks_taken=4, rules=rules)
    assert settled.score == score


@pytest.mark.parametrize(
    ("contract", "tricks", "score"),
    [
        (NULL, 0, 23),
        (NULL, 1, -46),
        (Contract(Game.NULL, hand=True), 0, 35),
        (Contract(Game.NULL, ouvert=True), 1, -92),
        (Contract(Game.NULL, hand=True, ouvert=True), 0, 59),
        (Contract(Game.NULL, hand=True, ouvert=True), 2, -118),
    ],
)
def test_null_is_judged_by_tricks(contract: Contract, tricks: int, score: int) -> None:
    assert settle(contract, bid=18, tricks_taken=tricks).score == score
    assert settle(contract, bid=18, tricks_taken=tricks, points=0).score == score


@pytest.mark.parametrize(
    ("contract", "matadors", "bid", "points", "rules", "value", "score"),
    [
        (Contract(Game.DIAMONDS), 1, 30, 75, ISKO, 36, -72),  # 004
        (SPADES, 1, 23, 89, ISKO, 33, -66),
        (SPADES, 1, 23, 90, ISKO, 33, 33),
        (Contract(Game.HEARTS), 1, 264, 61, ISKO, 270, -540),
        (Contract(Game.HEARTS), 1, 30, 61, SIMPLE, 20, -40),
        (Contract(Game.HEARTS, hand=True), 1, 59, 85, PRE_1999, 60, -60),
        (SPADES, 1, 22, 61, ISKO, 22, 22),
        (SPADES, 1, 33, 30, ISKO, 33, -66),  # the levels made against him lift the value too
        (Contract(Game.DIAMONDS), 1, 19, 75, ISS, 27, -54),
    ],
)
def test_a_game_below_its_bid_is_lost_as_overbid(
    contract: Contract, matadors: int, bid: int, points: int, rules: Rules, value: int, score: int
) -> None:
    settled = settle(contract, bid=bid, matadors=matadors, points=points, rules=rules)
    assert (settled.value, settled.score, settled.won) == (value, score, score > 0)
    assert settled.overbid is (settled.game_value.value < bid)


def test_nothing_is_overbid_where_nobody_wrote_the_bid_down() -> None:
    settled = settle(Contract(Game.DIAMONDS), matadors=1, points=61)
    assert (settled.overbid, settled.score, settled.bid) == (False, 18, None)


@pytest.mark.parametrize("overbid_loss", ["own_value", "least_multiple"])
def test_a_null_below_its_bid_is_lost_at_twice_its_own_value(overbid_loss: str) -> None:
    rules: Any = Rules
    settled = settle(NULL, bid=24, tricks_taken=0, rules=rules(null_below_bid="own_value", overbid_loss=overbid_loss))
    assert (settled.won, settled.overbid, settled.value, settled.score) == (False, True, 23, -46)


def test_a_null_below_its_bid_cannot_be_declared_where_that_is_illegal() -> None:
    values = {"null": 23, "null hand": 35, "null ouvert": 46, "null ouvert hand": 59}
    for text, value in values.items():
        contract = Contract.parse(text)
        for bid in sk.BID_VALUES:
            assert null_reaches_bid(contract, bid, "illegal") is (bid <= value)
            assert null_reaches_bid(contract, bid, "own_value")
            if bid <= value:
                assert settle(contract, bid=bid, tricks_taken=0).score == value
            else:
                with pytest.raises(sk.ContractError) as caught:
                    settle(contract, bid=bid, tricks_taken=0)
                assert caught.value.code is sk.Code.NULL_BELOW_BID
    assert null_reaches_bid(SPADES, 264, "illegal")


@pytest.mark.parametrize(
    ("kontra", "re", "doublings", "factor"),
    [
        (False, False, 0, 1),
        (True, False, 0, 2),
        (True, True, 0, 4),
        (False, False, 1, 2),
        (True, False, 1, 4),
        (True, True, 1, 8),
        (True, True, 3, 32),
    ],
)
@pytest.mark.parametrize(("points", "score"), [(61, 33), (60, -66), (90, 44)])
def test_doublings_multiply_the_score_and_nothing_else(
    points: int, score: int, *, kontra: bool, re: bool, doublings: int, factor: int
) -> None:
    settled = settle(SPADES, bid=33, matadors=2, points=points, kontra=kontra, re=re, doublings=doublings)
    plain = settle(SPADES, bid=33, matadors=2, points=points)
    assert (plain.score, settled.score, settled.factor) == (score, score * factor, factor)
    assert (settled.value, settled.won, settled.overbid) == (plain.value, plain.won, plain.overbid)


def test_kontra_does_not_mend_an_overbid() -> None:
    settled = settle(Contract(Game.DIAMONDS), bid=30, matadors=1, points=75, kontra=True)
    assert (settled.overbid, settled.score) == (True, -144)


def test_a_settlement_keeps_what_it_was_given() -> None:
    settled = settle(
        HAND, bid=33, matadors=-2, points=70, tricks_taken=7, kontra=True, re=True, doublings=2, rules=PRE_1999
    )
    assert (settled.contract, settled.bid, settled.matadors) == (HAND, 33, Matadors.of(-2))
    assert (settled.points, settled.tricks_taken, settled.ended) == (70, 7, Ending.PLAYED)
    assert (settled.kontra, settled.re, settled.doublings, settled.rules) == (True, True, 2, PRE_1999)
    assert settled.game_value == sk.game_value(HAND, -2)


def test_matadors_may_be_given_as_a_value_and_play_no_part_in_null() -> None:
    assert settle(SPADES, matadors=Matadors.of(-3), points=61) == settle(SPADES, matadors=-3, points=61)
    assert settle(NULL, matadors=4, tricks_taken=0) == settle(NULL, tricks_taken=0)
    assert settle(NULL, matadors=4, tricks_taken=0).matadors is None


def test_a_settlement_is_a_value() -> None:
    settled = settle(SPADES, bid=18, matadors=1, points=61)
    again = pickle.loads(pickle.dumps(settled))  # noqa: S301 - our own bytes
    assert again == settled
    assert hash(again) == hash(settled)
    assert settled != settle(SPADES, bid=18, matadors=1, points=62)


@functools.cache
def sums_of(count: int) -> frozenset[int]:
    """Find every number of points that so many cards can have, card by card."""
    made = {(0, 0)}
    for card in PACK:
        made |= {(number + 1, points + card_points([card])) for number, points in made}
    return frozenset(points for number, points in made if number == count)


def refusal(points: int, tricks: int | None, ended: Ending = Ending.PLAYED) -> sk.Code | None:
    try:
        settle(SPADES, matadors=1, points=points, tricks_taken=tricks, ended=ended)
    except sk.SettlementError as error:
        return error.code
    return None


def accepted(tricks: int | None, ended: Ending = Ending.PLAYED) -> set[int]:
    """Find the points that can be settled; all others are refused as impossible."""
    refusals = {points: refusal(points, tricks, ended) for points in range(121)}
    assert set(refusals.values()) <= {None, sk.Code.POINTS_IMPOSSIBLE}
    return {points for points, code in refusals.items() if code is None}


@pytest.mark.parametrize("tricks", range(11))
def test_points_are_possible_if_so_many_cards_can_have_them(tricks: int) -> None:
    assert accepted(tricks) == sums_of(2 + 3 * tricks)
    assert accepted(tricks, Ending.DECLARER_CONCEDED) == sums_of(2 + 3 * tricks)


def test_points_without_tricks_are_possible_with_one_to_nine_tricks() -> None:
    assert accepted(None) == set().union(*[sums_of(2 + 3 * tricks) for tricks in range(1, 10)])


def test_points_of_a_game_given_up_are_possible_with_any_number_of_tricks() -> None:
    assert accepted(None, Ending.DECLARER_CONCEDED) == set().union(*[sums_of(2 + 3 * tricks) for tricks in range(11)])


@pytest.mark.parametrize("name", ["ISKO", "SIMPLE", "PRE_1999", "ISS"])
def test_games_played_to_the_end_agree_with_a_plain_judgement(name: str) -> None:
    rules: Rules = getattr(sk, name)
    rng = random.Random(name)
    plain = sorted(CONTRACTS.values(), key=lambda contract: contract.text)
    for _ in range(3000):
        said = rng.choice(plain)
        contract = Contract.parse(said.text)
        bid = rng.choice(sk.BID_VALUES)
        if not null_reaches_bid(contract, bid, rules.null_below_bid):
            continue
        tricks = rng.randint(0, 10)
        pack = sorted(PACK)
        rng.shuffle(pack)
        points = card_points(pack[: 2 + 3 * tricks])
        matadors = rng.choice([-1, 1]) * rng.randint(1, 4 if said.game == "G" else 11)
        standing = Standing(points, tricks, 120 - points, 10 - tricks)
        expected = judge_played(Agreement(said, 0 if said.is_null else matadors, bid, PRESETS[name]), standing)
        found = settle(contract, bid=bid, matadors=matadors, points=points, tricks_taken=tricks, rules=rules)
        assert (found.won, found.overbid, found.value, found.score) == (
            expected.won,
            expected.overbid,
            expected.value,
            expected.score,
        )
