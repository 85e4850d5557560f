import random
from itertools import product
from math import isclose, log

import pytest

import pyskat as sk
from pyskat.bots.chances import features, table
from pyskat.bots.chances.fitted import WEIGHTS

NAMES = {"suit": features.SUIT_NAMES, "grand": features.GRAND_NAMES, "null": features.NULL_NAMES}
GAMES = list(sk.Game)[:6]


def kind(game: sk.Game) -> str:
    return "suit" if game.is_suit else str(game)


def mask(text: str) -> int:
    return sk.cards(text).mask


def test_there_is_a_weight_for_each_feature() -> None:
    wanted = {(each, reach) for each in ("suit", "grand") for reach in ("31", "won", "90", "all", "before")}
    wanted |= {("null", "won"), ("null", "before"), ("choice", "won"), ("choice", "points")}
    wanted |= {("auction", "won"), ("auction", "points")}
    assert set(WEIGHTS) == wanted
    for (each, _), weights in WEIGHTS.items():
        if each in NAMES:
            assert len(weights) == len(NAMES[each])


@pytest.mark.parametrize("seed", range(40))
def test_a_chance_is_the_weighted_sum_of_the_row(seed: int) -> None:
    rng = random.Random(seed)
    deal = sk.Deal.shuffled(rng)
    hand, seat, by_hand = deal.hands[0].mask, rng.randrange(3), rng.random() < 0.5
    away = 0 if by_hand else deal.skat.mask
    for game in GAMES:
        ouvert = game is sk.Game.NULL and rng.random() < 0.5
        wanted = rng.choice([reach for each, reach in WEIGHTS if each == kind(game)])
        row = features.row(game, hand, away, seat, hand=by_hand, ouvert=ouvert)
        number = sum(map(float.__mul__, WEIGHTS[kind(game), wanted], row))
        found = table.chance(game, hand, away, seat, hand=by_hand, ouvert=ouvert, wanted=wanted)
        assert isclose(log(found / (1 - found)), number, abs_tol=1e-6)


@pytest.mark.parametrize("seed", range(40))
def test_whoever_reaches_more_has_reached_less(seed: int) -> None:
    deal = sk.Deal.shuffled(random.Random(seed))
    for game, by_hand in product(GAMES, (False, True)):
        found = table.reached(game, deal.hands[1].mask, 0 if by_hand else deal.skat.mask, 1, hand=by_hand)
        assert 1 > found.escapes >= found.wins >= found.schneider >= found.schwarz > 0
        if game is sk.Game.NULL:
            assert len(set(found)) == 1


BETTER = [
    # one more jack, or a higher one
    ("spades", "CJ SJ SA ST S9 HA HT C9 C8 D7", "CJ DJ SA ST S9 HA HT C9 C8 D7"),
    ("spades", "CJ SJ SA ST S9 HA HT C9 C8 D7", "SJ SA ST S9 S7 HA HT C9 C8 D7"),
    ("grand", "CJ SJ SA ST S9 HA HT C9 C8 D7", "CJ DJ SA ST S9 HA HT C9 C8 D7"),
    ("grand", "CJ SJ HJ SA ST S9 HA HT C9 D7", "CJ SJ SA ST S9 HA HT C9 C8 D7"),
    # one more trump, the ace and the ten of trumps, an ace beside
    ("hearts", "CJ HJ HA HT HK H9 H8 CA C9 D7", "CJ HJ HA HT HK H9 C8 CA C9 D7"),
    ("hearts", "CJ HJ HA HT HK H9 H8 CA C9 D7", "CJ HJ HA HQ HK H9 H8 CA C9 D7"),
    ("hearts", "CJ HJ HA HT HK H9 H8 CA C9 D7", "CJ HJ HT HQ HK H9 H8 CA C9 D7"),
    ("hearts", "CJ HJ HA HT HK H9 H8 CA C9 D7", "CJ HJ HA HT HK H9 H8 CK C9 D7"),
    ("grand", "CJ SJ SA ST S9 HA HT C9 C8 D7", "CJ SJ SA ST S9 HK HT C9 C8 D7"),
    ("grand", "CJ SJ SA ST S9 HA HT C9 C8 D7", "CJ SJ SA SK S9 HA HT C9 C8 D7"),
    # a seven for an eight, a nine beside it for a king
    ("null", "C7 C9 CJ S7 S8 H7 H9 D7 D9 DJ", "C8 C9 CJ S7 S8 H7 H9 D7 D9 DJ"),
    ("null", "C7 C9 CJ S7 S8 H7 H9 D7 D9 DJ", "C7 C9 CJ S8 S9 H7 H9 D7 D9 DJ"),
    ("null", "C7 C9 CJ S7 S8 H7 H9 D7 D9 DJ", "C7 CQ CK S7 S8 H7 H9 D7 D9 DJ"),
]


@pytest.mark.parametrize(("game", "better", "worse"), BETTER)
def test_what_must_help_helps(game: str, better: str, worse: str) -> None:
    contract = sk.Contract.parse(game)
    for seat, wanted in product(range(3), ("won", "before")):
        chances = [table.chance(contract.game, mask(text), 0, seat, wanted=wanted) for text in (better, worse)]
        assert chances[0] > chances[1]


def test_points_put_away_help_and_so_does_the_lead_in_grand() -> None:
    hand = mask("CJ SJ SA ST S9 HA HT C9 C8 D7")
    chances = [table.chance(sk.Game.GRAND, hand, mask(away), 1) for away in ("D8 D9", "DK D9", "DT DK")]
    assert chances == sorted(chances)
    assert chances[0] < chances[1] < chances[2]
    assert table.chance(sk.Game.GRAND, hand, 0, 0) > table.chance(sk.Game.GRAND, hand, 0, 1)


def test_a_logit_is_turned_back() -> None:
    assert table.share(0.0) == 0.5
    assert isclose(table.share(table.logit(0.8)), 0.8)
    assert 0 < table.share(-1e9) < 1e-9 < 1 - 1e-9 < table.share(1e9) <= 1


def test_more_to_choose_from_is_no_worse() -> None:
    one = table.with_choice([1.0], [20.0])
    two = table.with_choice([1.0, 0.9], [20.0, 18.0])
    assert two[0] > one[0]
    assert two[1] > one[1]


def test_whoever_bids_has_good_cards_and_whoever_passes_has_not() -> None:
    passed, low, high = ((1.0, 0.0), (0.0, 0.0), (0.0, 3.0))
    chances = [table.after_hearing(0.8, 30.0, heard) for heard in (passed, low, high)]
    assert chances[0] > chances[1] > chances[2]
    for chance, _ in chances:
        assert 0.5 < chance < 0.95
    assert 0 < table.after_hearing(0.0, -160.0, low)[0] < table.after_hearing(1.0, 90.0, low)[0] < 1
