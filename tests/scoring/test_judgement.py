import random
from typing import Any

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import ISKO, ISS, Contract, Ending, Game, Matadors, Rules, Verdict, settle
from pyskat.scoring.judgement import Facts
from pyskat.scoring.overbid import null_reaches_bid
from pyskat.scoring.settlement import Settlement
from referee.cards import PACK, card_points
from referee.contracts import CONTRACTS
from referee.rules import TableRules
from referee.scoring import (
    Agreement,
    Standing,
    judge_rest_from_declarer,
    judge_rest_from_defenders,
    judge_simple,
    with_the_rest,
)
from referee.scoring import (
    Verdict as PlainVerdict,
)

SPADES = Contract(Game.SPADES)
NULL = Contract(Game.NULL)
SCHNEIDER = Contract(Game.SPADES, schneider_announced=True)
SCHWARZ = Contract(Game.SPADES, schwarz_announced=True)
GIVEN_UP = Ending.DECLARER_CONCEDED
GIVEN = Ending.DEFENDERS_CONCEDED


def judged(contract: Contract, bid: int, facts: Facts, rules: Rules = ISKO) -> tuple[bool, int, Verdict]:
    found = Settlement(contract, bid, None if contract.game is Game.NULL else Matadors.of(1), facts, rules)
    return found.won, found.value, found.verdict


@pytest.mark.parametrize(
    ("contract", "bid", "facts", "value", "verdict"),
    [
        (SPADES, 18, Facts(20, 2, GIVEN, 60, 5), 22, Verdict.TOO_FEW_POINTS),  # 60 for the defenders decide it
        (SPADES, 18, Facts(10, 1, GIVEN, 90, 7), 33, Verdict.TOO_FEW_POINTS),  # and with 90 schneider is certain
        (SPADES, 33, Facts(10, 1, GIVEN, 90, 7), 33, Verdict.TOO_FEW_POINTS),
        (SPADES, 23, Facts(50, 4, GIVEN, 31, 3), 33, Verdict.OVERBID),  # the bid asks for schneider, out of reach
        (SPADES, 44, Facts(50, 4, GIVEN, 0, 1), 44, Verdict.OVERBID),  # the bid asks for schwarz, out of reach
        (SCHNEIDER, 18, Facts(50, 4, GIVEN, 31, 3), 55, Verdict.SCHNEIDER_MISSED),
        (SCHNEIDER, 18, Facts(50, 4, GIVEN, 60, 5), 55, Verdict.SCHNEIDER_MISSED),
        (SCHWARZ, 18, Facts(50, 4, GIVEN, 0, 1), 77, Verdict.SCHWARZ_MISSED),
        (SCHWARZ, 18, Facts(20, 2, GIVEN, 60, 5), 77, Verdict.SCHWARZ_MISSED),
        # What they have not won yet they can.
        (SPADES, 18, Facts(20, 2, GIVEN, 59, 5), 22, Verdict.GIVEN_UP_BY_DEFENDERS),
        (SPADES, 23, Facts(50, 4, GIVEN, 30, 3), 33, Verdict.GIVEN_UP_BY_DEFENDERS),
        (SCHNEIDER, 18, Facts(50, 4, GIVEN, 30, 3), 55, Verdict.GIVEN_UP_BY_DEFENDERS),
        (SCHWARZ, 18, Facts(50, 4, GIVEN, 0, 0), 77, Verdict.GIVEN_UP_BY_DEFENDERS),
    ],
)
def test_what_the_defenders_have_won_they_cannot_give_away(
    contract: Contract, bid: int, facts: Facts, value: int, verdict: Verdict
) -> None:
    won = verdict is Verdict.GIVEN_UP_BY_DEFENDERS
    assert judged(contract, bid, facts) == (won, value, verdict)
    if not won:
        assert judged(contract, bid, evolve(facts, ended=GIVEN_UP)) == (False, value, verdict)


@pytest.mark.parametrize(
    ("contract", "facts", "value", "won", "verdict"),
    [
        (SPADES, Facts(61, 4, GIVEN_UP, 20, 3), 22, True, Verdict.WON),
        (SPADES, Facts(60, 4, GIVEN_UP, 20, 3), 22, False, Verdict.GIVEN_UP_BY_DECLARER),
        (SPADES, Facts(30, 4, GIVEN_UP, 20, 3), 33, False, Verdict.GIVEN_UP_BY_DECLARER),
        (SPADES, Facts(20, 0, GIVEN_UP, 20, 3), 44, False, Verdict.GIVEN_UP_BY_DECLARER),
        (SPADES, Facts(20, 0, GIVEN_UP, 0, 0), 22, False, Verdict.GIVEN_UP_BY_DECLARER),  # no trick is complete yet
        (SPADES, Facts(30, 4, GIVEN_UP), 33, False, Verdict.GIVEN_UP_BY_DECLARER),
        (SPADES, Facts(20, 0, GIVEN_UP), 22, False, Verdict.GIVEN_UP_BY_DECLARER),
        (SPADES, Facts(100, 8, GIVEN, 20, 2), 33, True, Verdict.GIVEN_UP_BY_DEFENDERS),
        (SPADES, Facts(120, 10, GIVEN, 0, 0), 44, True, Verdict.GIVEN_UP_BY_DEFENDERS),
        (SPADES, Facts(55, 5, GIVEN, 65, 5), 22, False, Verdict.TOO_FEW_POINTS),
        (NULL, Facts(5, 0, GIVEN_UP, 20, 3), 23, False, Verdict.GIVEN_UP_BY_DECLARER),
        (NULL, Facts(5, 0, GIVEN, 20, 3), 23, True, Verdict.GIVEN_UP_BY_DEFENDERS),
    ],
)
def test_on_the_game_server_a_game_given_up_is_scored_by_what_each_side_has(
    contract: Contract, facts: Facts, value: int, *, won: bool, verdict: Verdict
) -> None:
    assert judged(contract, 18, facts, ISS) == (won, value, verdict)


def test_what_the_defenders_had_is_kept_and_is_one_more_fact() -> None:
    unknown = settle(SPADES, bid=18, matadors=1, points=20, tricks_taken=2, ended=GIVEN_UP)
    known = evolve(unknown, facts=Facts(20, 2, GIVEN_UP, 59, 5))
    assert (known.facts.defender_points, known.facts.defender_tricks) == (59, 5)
    assert (known.verdict, known.score) == (unknown.verdict, unknown.score)
    assert known != unknown
    decided = evolve(unknown, facts=Facts(20, 2, GIVEN_UP, 60, 5))
    assert (decided.verdict, unknown.verdict) == (Verdict.TOO_FEW_POINTS, Verdict.GIVEN_UP_BY_DECLARER)
    assert decided != unknown


def some_standing(rng: random.Random) -> Standing:
    """Let some tricks be played, to any side, and the rest be still in the hands."""
    pack = sorted(PACK)
    rng.shuffle(pack)
    mine, theirs = rng.randint(0, 9), rng.randint(0, 9)
    while mine + theirs > 9:
        mine, theirs = rng.randint(0, 9), rng.randint(0, 9)
    own, others = pack[: 2 + 3 * mine], pack[2 + 3 * mine : 2 + 3 * (mine + theirs)]
    return Standing(card_points(own), mine, card_points(others), theirs)


def plain_judgement(deal: Agreement, standing: Standing, ended: Ending) -> PlainVerdict:
    if deal.rules.concession == "simple":
        return judge_simple(deal, standing, declarer_gives_up=ended is GIVEN_UP)
    if ended is GIVEN_UP:
        return judge_rest_from_declarer(deal, standing)
    return judge_rest_from_defenders(deal, standing)


@pytest.mark.parametrize("concession", ["simple", "rest", "rest_shown"])
@pytest.mark.parametrize("ended", [GIVEN_UP, GIVEN])
@pytest.mark.parametrize("schneider_max", [30, 29])
def test_games_given_up_agree_with_a_plain_judgement(concession: str, ended: Ending, schneider_max: int) -> None:
    made: Any = Rules
    rules = made(concession=concession, declarer_schneider_max=schneider_max)
    plain_rules = TableRules(concession=concession, declarer_schneider_max=schneider_max)
    rng = random.Random(concession)
    plain = sorted(CONTRACTS.values(), key=lambda contract: contract.text)
    for _ in range(3000):
        said, bid, standing = rng.choice(plain), rng.choice(sk.BID_VALUES[:40]), some_standing(rng)
        contract = Contract.parse(said.text)
        if not null_reaches_bid(contract, bid):
            continue
        matadors = rng.choice([-1, 1]) * rng.randint(1, 4 if said.game == "G" else 11)
        deal = Agreement(said, 0 if said.is_null else matadors, bid, plain_rules)
        expected = plain_judgement(deal, standing, ended)
        gave_rest = ended is GIVEN and concession != "simple"
        has = with_the_rest(deal, standing) if gave_rest else standing
        facts = Facts(has.points, has.tricks, ended, standing.other_points, standing.other_tricks)
        found = Settlement(contract, bid, None if said.is_null else Matadors.of(matadors), facts, rules)
        assert (found.won, found.overbid, found.value) == (expected.won, expected.overbid, expected.value)


@pytest.mark.parametrize("member", [*Ending, *Verdict])
def test_endings_and_verdicts_show_as_they_are_written(member: Ending | Verdict) -> None:
    assert repr(member) == f"{type(member).__name__}.{member.name}"
    assert str(member) == f"{member}" == member.value
