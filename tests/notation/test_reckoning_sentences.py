"""What pyskat says of a game it reads again, in English and German, to the same score."""

import random
from typing import Final, Literal

import pytest
from attrs import evolve
from hypothesis import example, given, settings
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from laws.strategies import LAW, RAMSCH_RULES, TABLES, TEMPERS, walk
from pyskat import testing
from pyskat.scoring.judgement import Facts
from pyskat.scoring.overbid import null_reaches_bid
from pyskat.scoring.settlement import is_possible

LANGUAGES: Final[tuple[sk.Language, ...]] = ("en", "de")
CONTRACTS: Final = (*sk.contract.SKAT_CONTRACTS, *sk.contract.HAND_CONTRACTS)


POSSIBLE: Final = [[points for points in range(121) if is_possible(points, tricks)] for tricks in range(11)]
"""Which points so many tricks can have."""


@st.composite
def settlements(draw: st.DrawFn) -> sk.Settlement:
    """Any game that was played or given up, as settle() takes it or as a deal leaves it."""
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    rules = draw(st.sampled_from(list(TABLES.values())) | testing.rules())
    contract = rng.choice(CONTRACTS)
    matadors = sk.Matadors.of(rng.choice([-1, 1]) * rng.randint(1, 4 if contract.game is sk.Game.GRAND else 11))
    bid = rng.choice([None, *sk.BID_VALUES])
    if bid is not None and rules.null_below_bid != "own_value" and not null_reaches_bid(contract, bid):
        bid = None
    ended = rng.choice([sk.Ending.PLAYED, sk.Ending.PLAYED, sk.Ending.DECLARER_CONCEDED, sk.Ending.DEFENDERS_CONCEDED])
    tricks = rng.choice([0, 10, *range(11)])
    points = rng.choice(POSSIBLE[tricks])
    facts = Facts(points, tricks, ended)
    if ended is not sk.Ending.PLAYED:
        against, taken = rng.choice([rng.randint(0, 120 - points), 120 - points]), rng.randint(0, 10 - tricks)
        told = Facts(points, tricks, ended, against if taken else 0, taken)
        facts = rng.choice([Facts(None, None, ended), facts, told, told])
    elif rng.random() < 0.3 and tricks not in {0, 10} and contract.game is not sk.Game.NULL:
        facts = Facts(points, None, ended)
    kontra = rng.random() < 0.3
    return sk.Settlement(
        contract,
        bid,
        matadors if contract.game.has_matadors else None,
        facts,
        rules,
        kontra=kontra,
        re=kontra and rng.random() < 0.5,
        doublings=rng.choice([0, 0, 0, 1, 2, 3, 40]),
    )


@given(settled=settlements(), order=st.randoms(use_true_random=False))
@settings(parent=LAW, max_examples=some(800))
@example(
    settled=sk.Settlement(
        sk.Contract(sk.Game.SPADES, hand=True),
        None,
        sk.Matadors.of(1),
        Facts(2, 1, sk.Ending.DEFENDERS_CONCEDED, 99, 2),
        evolve(sk.SIMPLE, lost_hand_doubled=False),
    ),
    order=random.Random(1),
)
def test_the_sentence_of_a_settled_game_is_read_to_the_same_score_in_any_order(
    settled: sk.Settlement, order: random.Random
) -> None:
    for language in LANGUAGES:
        parts = settled.explain(language).split(", ")
        for sentence in (", ".join(parts), ", ".join(order.sample(parts, len(parts)))):
            again = sk.reckon(sentence, rules=settled.rules)
            assert isinstance(again, sk.Settlement)
            assert (again.score, again.won, again.overbid) == (settled.score, settled.won, settled.overbid)
            assert (again.value, again.game_value) == (settled.value, settled.game_value)


VALUES: Final = [
    sk.game_value(contract, matadors, schneider=made > 0, schwarz=made > 1)
    for contract in CONTRACTS
    for matadors in (range(-11, 12) if contract.game.has_matadors else (1,))
    if 0 < abs(matadors) <= (4 if contract.game is sk.Game.GRAND else 11)
    for made in range(3)
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_of_a_value_is_read_as_that_value(language: sk.Language) -> None:
    for value in VALUES:
        assert sk.reckon(value.explain(language)) == value
    assert len({value.explain(language) for value in VALUES}) > 900


@st.composite
def ramsch_settlements(draw: st.DrawFn) -> sk.RamschSettlement:
    """A Ramsch by any rules, with a march, virgins and ties more often than they come."""
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    rules = rng.choice(RAMSCH_RULES)
    while True:
        taken = rng.choice([(10, 0, 0), (5, 5, 0), (4, 3, 3), (4, 4, 2), (3, 3, 4), (6, 4, 0), (1, 1, 8)])
        first, second, third = rng.sample(taken, 3)
        skat = rng.choice([0, 0, 4, 10, 14, 21])
        rest = 120 - skat
        one = rng.choice([0, rest, rest // 2, rest // 3, rng.randint(0, rest)])
        other = rng.choice([one, 0, rest - one, rng.randint(0, rest)])
        fore, middle, rear = rng.sample([one, other, rest - one - other], 3)
        last = rng.choice(sk.seat.SEATS)
        try:
            return sk.settle_ramsch(
                points=(fore, middle, rear),
                tricks_taken=(first, second, third),
                skat=skat,
                last_trick=last,
                doublings=rng.choice([0, 0, 1, 3, 40]),
                rules=rules,
            )
        except sk.SettlementError:
            continue


@given(settled=ramsch_settlements())
@settings(parent=LAW, max_examples=some(400))
def test_the_sentence_of_a_ramsch_is_read_to_the_same_scores(settled: sk.RamschSettlement) -> None:
    for language in LANGUAGES:
        again = sk.reckon(settled.explain(language), rules=evolve(sk.ISKO, ramsch=settled.rules))
        assert isinstance(again, sk.RamschSettlement)
        assert (again.scores, again.payers, again.march) == (settled.scores, settled.payers, settled.march)
        assert (again.virgin, again.doublings) == (settled.virgin, settled.doublings)


@given(seed=st.integers(0, 2**32 - 1), rules=st.sampled_from(list(TABLES.values())))
@settings(parent=LAW, max_examples=some(300))
def test_the_result_of_a_deal_is_read_to_the_same_scores(seed: int, rules: sk.Rules) -> None:
    rng = random.Random(seed)
    final = walk(rng, rules, rng.choice(list(TEMPERS.values()))).state
    assert isinstance(final, sk.Finished)
    for language in LANGUAGES:
        told = final.result.explain(language)
        if isinstance(final.result, sk.GameResult):
            again = sk.reckon(told, rules=rules)
            assert isinstance(again, sk.Settlement)
            assert again.score == final.result.settlement.score
        elif isinstance(final.result, sk.RamschResult):
            ramsch = sk.reckon(told, rules=rules)
            assert isinstance(ramsch, sk.RamschSettlement)
            assert ramsch.scores == final.result.scores
        else:
            with pytest.raises(sk.ParseError, match="nobody scores"):
                sk.reckon(told, rules=rules)


LIFTED: Final = (
    "3 × spades 11 = 33, with 1: won, the defenders conceded, Schneider lifts it to the bid of 23, +33",
    "mit 1, 3 × Pik 11 = 33: gewonnen, die Gegenpartei hat aufgegeben, Schneider hebt es auf die Reizung von 23, +33",
)


@pytest.mark.parametrize("text", LIFTED)
def test_a_level_that_lifts_a_game_to_its_bid_is_read(text: str) -> None:
    found = sk.reckon(text)
    assert isinstance(found, sk.Settlement)
    assert (found.score, found.bid, found.overbid) == (33, 23, False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("points", "tie", "payers"),
    [
        ((40, 40, 40), "all", (0, 1, 2)),
        ((50, 50, 20), "last_trick", (0,)),
        ((50, 50, 20), "split", (0, 1)),
        ((50, 20, 50), "all", (0, 2)),
    ],
)
def test_a_ramsch_with_several_losers_is_read(
    points: tuple[int, int, int],
    tie: Literal["all", "last_trick", "split"],
    payers: tuple[int, ...],
    language: sk.Language,
) -> None:
    house = sk.RamschRules(skat_to="last_trick", tie=tie)
    settled = sk.settle_ramsch(
        points=(points[0] - 4, points[1], points[2]), tricks_taken=(4, 3, 3), skat=4, last_trick=sk.Seat(0), rules=house
    )
    assert tuple(map(int, settled.payers)) == payers
    said = settled.explain(language)
    found = sk.reckon(said, rules=evolve(sk.ISKO, ramsch=house))
    assert isinstance(found, sk.RamschSettlement)
    assert found.scores == settled.scores


def test_the_last_trick_is_of_whoever_leaves_the_others_with_the_most() -> None:
    told = "Ramsch 50 50 16, Skat 4, Vorhand und Mittelhand haben die meisten Augen"
    found = sk.reckon(told, rules=evolve(sk.ISKO, ramsch=sk.RamschRules()))
    assert isinstance(found, sk.RamschSettlement)
    assert (found.scores, found.last_trick) == ((-50, -50, 0), sk.Seat.REARHAND)  # who took the skat, and has 20
