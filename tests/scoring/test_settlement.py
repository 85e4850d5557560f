"""What one game scores, why, and how that is said."""

import functools
import itertools
import pickle
import random
from typing import Any, Final, TypeAlias

import pytest
from attrs import astuple, evolve

import pyskat as sk
from pyskat import ISKO, ISS, PRE_1999, SIMPLE, Contract, Ending, Game, Matadors, Rules, Settlement, Verdict, settle
from pyskat.scoring.overbid import level_needed, may_be_declared, null_reaches_bid
from pyskat.scoring.value import worths
from referee.cards import PACK, card_points
from referee.contracts import CONTRACTS
from referee.rules import PRESETS
from referee.scoring import Agreement, Standing, judge_played

DIAMONDS: Final = Contract(Game.DIAMONDS)
HEARTS: Final = Contract(Game.HEARTS)
SPADES: Final = Contract(Game.SPADES)
HAND: Final = Contract(Game.SPADES, hand=True)
SCHNEIDER: Final = Contract(Game.SPADES, schneider_announced=True)
SCHWARZ: Final = Contract(Game.SPADES, schwarz_announced=True)
NULL: Final = Contract(Game.NULL)
NULL_HAND: Final = Contract(Game.NULL, hand=True)
NULL_OUVERT: Final = Contract(Game.NULL, hand=True, ouvert=True)
GRAND_SCHNEIDER: Final = Contract(Game.GRAND, schneider_announced=True)
CLUBS_SCHWARZ: Final = Contract(Game.CLUBS, schwarz_announced=True)
DIAMONDS_OUVERT: Final = Contract(Game.DIAMONDS, ouvert=True)
GIVEN_UP: Final = Ending.DECLARER_CONCEDED
GIVEN: Final = Ending.DEFENDERS_CONCEDED

WON, FEW, OVERBID = Verdict.WON, Verdict.TOO_FEW_POINTS, Verdict.OVERBID
NO_SCHNEIDER, NO_SCHWARZ, TRICK = Verdict.SCHNEIDER_MISSED, Verdict.SCHWARZ_MISSED, Verdict.TRICK_TAKEN
TO_DEFENDERS, TO_DECLARER = Verdict.GIVEN_UP_BY_DECLARER, Verdict.GIVEN_UP_BY_DEFENDERS

Row: TypeAlias = tuple[Contract, dict[str, Any], int, Verdict]


def row(contract: Contract, score: int, verdict: Verdict, **given: Any) -> Row:  # noqa: ANN401
    return contract, {"matadors": 1, **given}, score, verdict


SCORED: Final = [
    # The borders of 61 and 31 points, of 90 and 30, and of the last trick.
    row(SPADES, 44, WON, points=120, tricks_taken=10),  # schneider and schwarz
    row(SPADES, 33, WON, points=120, tricks_taken=9),  # a trick of three nines is a trick
    row(SPADES, 33, WON, points=120),  # nobody counted, so neither side took all ten
    row(SPADES, 33, WON, points=90, tricks_taken=8),
    row(SPADES, 22, WON, points=89, tricks_taken=8),
    row(SPADES, 22, WON, points=61, tricks_taken=6, matadors=-1),
    row(SPADES, -44, FEW, points=60, tricks_taken=6),
    row(SPADES, -44, FEW, points=31, tricks_taken=3),
    row(SPADES, -66, FEW, points=30, tricks_taken=3),
    row(SPADES, -66, FEW, points=0, tricks_taken=1),
    row(SPADES, -66, FEW, points=0),
    row(SPADES, -88, FEW, points=14, tricks_taken=0),  # 14 points in the skat are no trick
    row(SPADES, -88, FEW, points=0, tricks_taken=0),
    # An announced level counts once, made or missed, and is the reason before the 61 points.
    row(GRAND_SCHNEIDER, -384, NO_SCHNEIDER, matadors=4, points=89, tricks_taken=8),  # 4, game, hand, and 2: 8 × 24
    row(GRAND_SCHNEIDER, 192, WON, matadors=4, points=90, tricks_taken=8),
    row(GRAND_SCHNEIDER, 216, WON, matadors=4, points=120, tricks_taken=10),  # schwarz on top
    row(GRAND_SCHNEIDER, -384, NO_SCHNEIDER, matadors=4, points=30, tricks_taken=3),  # one cannot schneider oneself
    row(GRAND_SCHNEIDER, -432, NO_SCHNEIDER, matadors=4, points=20, tricks_taken=0),  # but schwarz is added
    row(SCHNEIDER, -110, NO_SCHNEIDER, points=60),
    row(CLUBS_SCHWARZ, 84, WON, points=120, tricks_taken=10),  # 1, game, hand, and 4: 7 × 12
    row(CLUBS_SCHWARZ, -168, NO_SCHWARZ, points=120),
    row(CLUBS_SCHWARZ, -168, NO_SCHWARZ, points=118, tricks_taken=9),
    row(CLUBS_SCHWARZ, -168, NO_SCHWARZ, points=60, tricks_taken=5),
    row(CLUBS_SCHWARZ, -168, NO_SCHWARZ, points=20, tricks_taken=0),
    row(DIAMONDS_OUVERT, 72, WON, points=120, tricks_taken=10),
    row(DIAMONDS_OUVERT, -144, NO_SCHWARZ, points=100, tricks_taken=9),
    # Null is judged by tricks, never by points.
    *itertools.chain.from_iterable(
        (row(contract, score, verdict, bid=18, tricks_taken=tricks, points=points) for points in (None, 0))
        for contract, tricks, score, verdict in (
            (NULL, 0, 23, WON),
            (NULL, 1, -46, TRICK),
            (NULL_HAND, 0, 35, WON),
            (NULL_HAND, 3, -70, TRICK),
            (Contract(Game.NULL, ouvert=True), 1, -92, TRICK),
            (NULL_OUVERT, 0, 59, WON),
            (NULL_OUVERT, 2, -118, TRICK),
        )
    ),
    # A lost hand game counted once before 1999.
    row(SPADES, -44, FEW, points=45, rules=PRE_1999),
    row(HAND, -33, FEW, points=45, rules=PRE_1999),
    row(HAND, -66, FEW, points=45, rules=ISKO),
    row(HAND, 33, WON, points=70, rules=PRE_1999),
    row(GRAND_SCHNEIDER, -120, NO_SCHNEIDER, points=45, rules=PRE_1999),
    row(NULL_HAND, -35, TRICK, tricks_taken=4, rules=PRE_1999),
    row(NULL, -46, TRICK, tricks_taken=4, rules=PRE_1999),
    # Worth less than the bid: overbid, whatever the points; a level made by either side lifts the value.
    row(DIAMONDS, -72, OVERBID, bid=30, points=75),  # 004
    row(SPADES, 22, WON, bid=22, points=61),
    row(SPADES, -66, OVERBID, bid=23, points=89),
    row(SPADES, -66, OVERBID, bid=23, points=60),
    row(SPADES, 33, WON, bid=23, points=90),
    row(SPADES, -66, FEW, bid=33, points=30),
    row(HEARTS, -540, OVERBID, bid=264, points=61),
    row(HEARTS, -40, OVERBID, bid=30, points=61, rules=SIMPLE),
    row(Contract(Game.HEARTS, hand=True), -60, OVERBID, bid=59, points=85, rules=PRE_1999),
    row(DIAMONDS, -54, OVERBID, bid=19, points=75, rules=ISS),
    row(DIAMONDS, 18, WON, points=61),  # nobody wrote the bid down
    row(DIAMONDS, -144, OVERBID, bid=30, points=75, kontra=True),  # Kontra mends nothing
    row(NULL, -46, OVERBID, bid=24, tricks_taken=0, rules=SIMPLE),
    row(NULL, -46, OVERBID, bid=24, tricks_taken=0, rules=evolve(ISKO, null_below_bid="own_value")),
    # Given up by the declarer: nothing is inferred from the points so far, but what is decided stays decided.
    row(SPADES, -44, TO_DEFENDERS, ended=GIVEN_UP),
    row(SPADES, -44, TO_DEFENDERS, points=10, ended=GIVEN_UP),
    row(SPADES, -44, TO_DEFENDERS, points=60, ended=GIVEN_UP),
    row(SPADES, 22, WON, points=61, ended=GIVEN_UP),
    row(SPADES, 33, WON, points=90, ended=GIVEN_UP),
    row(HAND, -66, TO_DEFENDERS, ended=GIVEN_UP),
    row(SCHNEIDER, -110, TO_DEFENDERS, points=61, ended=GIVEN_UP),
    row(SCHNEIDER, 55, WON, points=90, ended=GIVEN_UP),
    row(SPADES, -66, OVERBID, bid=23, points=61, ended=GIVEN_UP),  # a level that only the bid asks for does not count
    row(SPADES, -44, TO_DEFENDERS, ended=GIVEN_UP, rules=ISS),
    row(NULL, -46, TO_DEFENDERS, bid=18, ended=GIVEN_UP),
    row(NULL, -46, TRICK, tricks_taken=1, ended=GIVEN_UP),  # decided by his first trick
    # Given up by the defenders: the level that the bid asks for counts too, as long as one reaches it.
    row(SPADES, 22, TO_DECLARER, ended=GIVEN),
    row(SPADES, 22, TO_DECLARER, points=59, ended=GIVEN),
    row(HAND, 33, TO_DECLARER, ended=GIVEN),
    row(SCHNEIDER, 55, TO_DECLARER, points=61, ended=GIVEN),
    row(SCHWARZ, 77, TO_DECLARER, ended=GIVEN),
    row(SPADES, 33, TO_DECLARER, bid=33, ended=GIVEN),
    row(SPADES, 44, TO_DECLARER, bid=44, points=70, ended=GIVEN),
    row(SPADES, -110, OVERBID, bid=45, ended=GIVEN),
    row(NULL, 23, TO_DECLARER, bid=18, ended=GIVEN),
    row(NULL, -46, TRICK, tricks_taken=1, ended=GIVEN),
]


@pytest.mark.parametrize(("contract", "given", "score", "verdict"), SCORED)
def test_what_a_game_scores_and_why(contract: Contract, given: dict[str, Any], score: int, verdict: Verdict) -> None:
    settled = settle(contract, **given)
    assert (settled.score, settled.verdict) == (score, verdict)
    assert settled.won is (verdict in {WON, TO_DECLARER}) is (score > 0)
    assert settled.overbid is (verdict is OVERBID) is (settled.game_value.value < (settled.bid or 0))
    once = settled.won or (contract.hand and settled.rules == PRE_1999)
    assert settled.value * settled.factor == abs(score) // (1 if once else 2)
    assert settled.matadors == (None if contract.game is Game.NULL else Matadors.of(given["matadors"]))
    said = settled.explain().partition(" (Sch")[0]  # which level would have been needed stands behind
    assert said.endswith(f", {'+' if score > 0 else '−'}{abs(score)}")
    assert ("overbid" in said) is (verdict is OVERBID)


@pytest.mark.parametrize(
    ("contract", "levels"),
    [
        (
            SPADES,
            {None: "NONE", 22: "NONE", 23: "SCHNEIDER", 33: "SCHNEIDER", 35: "SCHWARZ", 44: "SCHWARZ", 45: "NEVER"},
        ),
        (SCHNEIDER, {55: "NONE", 59: "SCHWARZ", 70: "NEVER"}),
        (SCHWARZ, {77: "NONE", 80: "NEVER"}),
        (NULL, {23: "NONE", 24: "NEVER"}),
    ],
)
def test_the_level_a_bid_asks_for(contract: Contract, levels: dict[int | None, str]) -> None:
    for signed in (1, -1):
        found = None if contract is NULL else Matadors.of(signed)
        assert {bid: level_needed(worths(contract, found), bid).name for bid in levels} == levels


def test_a_null_below_its_bid_cannot_be_declared_where_that_is_illegal() -> None:
    values = {"null": 23, "null hand": 35, "null ouvert": 46, "null ouvert hand": 59}
    for (text, value), bid in itertools.product(values.items(), sk.BID_VALUES):
        contract = Contract.parse(text)
        assert null_reaches_bid(contract, bid) is (bid <= value)
        assert may_be_declared(contract, bid, "illegal") is (bid <= value)
        assert may_be_declared(contract, bid, "own_value")
        assert may_be_declared(contract, bid, "replacement")
        if bid <= value:
            assert settle(contract, bid=bid, tricks_taken=0).score == value
        else:
            with pytest.raises(sk.ContractError) as caught:
                settle(contract, bid=bid, tricks_taken=0)
            assert caught.value.code is sk.Code.NULL_BELOW_BID
    assert may_be_declared(SPADES, 264, "illegal")


@pytest.mark.parametrize(("points", "score"), [(61, 33), (60, -66), (90, 44)])
def test_doublings_multiply_the_score_and_nothing_else(points: int, score: int) -> None:
    plain = settle(SPADES, bid=33, matadors=2, points=points)
    for said, doublings in itertools.product(((False, False), (True, False), (True, True)), (0, 1, 3)):
        kontra, re = said
        settled = settle(SPADES, bid=33, matadors=2, points=points, kontra=kontra, re=re, doublings=doublings)
        assert settled.factor == 2 ** (kontra + re + doublings)
        assert (plain.score, settled.score) == (score, score * settled.factor)
        assert (settled.value, settled.won, settled.overbid) == (plain.value, plain.won, plain.overbid)


# A settlement is a value.


def test_a_settlement_keeps_what_it_was_given() -> None:
    settled = settle(
        HAND, bid=33, matadors=-2, points=70, tricks_taken=7, kontra=True, re=True, doublings=2, rules=PRE_1999
    )
    assert (settled.contract, settled.bid, settled.matadors) == (HAND, 33, Matadors.of(-2))
    assert (settled.points, settled.tricks_taken, settled.ended) == (70, 7, Ending.PLAYED)
    assert (settled.kontra, settled.re, settled.doublings, settled.rules) == (True, True, 2, PRE_1999)
    assert settled.game_value == sk.game_value(HAND, -2)
    again = pickle.loads(pickle.dumps(settled))  # noqa: S301 - our own bytes
    assert again == settled
    assert hash(again) == hash(settled)
    assert (again.score, again.explain()) == (settled.score, settled.explain())
    assert settled != evolve(settled, facts=evolve(settled.facts, points=71))
    short = settle(SPADES, bid=22, matadors=1, points=75)  # what follows is reckoned anew
    assert evolve(short, bid=23) == settle(SPADES, bid=23, matadors=Matadors.of(1), points=75)
    assert evolve(short, facts=evolve(short.facts, points=90)).score == 33
    assert settle(NULL, matadors=4, tricks_taken=0) == settle(NULL, tricks_taken=0)


# What so many cards can have.


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


@pytest.mark.parametrize("tricks", [*range(11), None])
@pytest.mark.parametrize("ended", [Ending.PLAYED, GIVEN_UP])
def test_points_are_possible_if_so_many_cards_can_have_them(tricks: int | None, ended: Ending) -> None:
    refusals = {points: refusal(points, tricks, ended) for points in range(121)}
    assert set(refusals.values()) <= {None, sk.Code.POINTS_IMPOSSIBLE}
    expected = [sums_of(2 + 3 * count) for count in (range(11) if tricks is None else (tricks,))]
    assert {points for points, code in refusals.items() if code is None} == set().union(*expected)


@pytest.mark.parametrize("name", ["ISKO", "SIMPLE", "PRE_1999", "ISS"])
def test_games_played_to_the_end_agree_with_a_plain_judgement(name: str) -> None:
    rules: Rules = getattr(sk, name)
    rng = random.Random(name)
    plain = sorted(CONTRACTS.values(), key=lambda contract: contract.text)
    for _ in range(3000):
        said = rng.choice(plain)
        contract = Contract.parse(said.text)
        bid = rng.choice(sk.BID_VALUES)
        if not may_be_declared(contract, bid, rules.null_below_bid):
            continue
        tricks = rng.randint(0, 10)
        pack = sorted(PACK)
        rng.shuffle(pack)
        points = card_points(pack[: 2 + 3 * tricks])
        matadors = rng.choice([-1, 1]) * rng.randint(1, 4 if said.game == "G" else 11)
        standing = Standing(points, tricks, 120 - points, 10 - tricks)
        expected = judge_played(Agreement(said, 0 if said.is_null else matadors, bid, PRESETS[name]), standing)
        found = settle(contract, bid=bid, matadors=matadors, points=points, tricks_taken=tricks, rules=rules)
        for outcome in ("won", "overbid", "value", "score"):
            assert getattr(found, outcome) == getattr(expected, outcome)


# In words.

SENTENCES: Final = [
    pytest.param(
        settle(Contract(Game.CLUBS), matadors=-1, points=30),
        "without 1, game 2, Schneider 3, 3 × clubs 12 = 36: lost with 30 points, 61 were needed, −72",
        "ohne 1, Spiel 2, Schneider 3, 3 × Kreuz 12 = 36: verloren mit 30 Augen, nötig waren 61, −72",
    ),
    pytest.param(
        settle(HEARTS, matadors=1, points=120, tricks_taken=10),
        "with 1, game 2, Schneider 3, Schwarz 4, 4 × hearts 10 = 40: won with every trick, +40",
        "mit 1, Spiel 2, Schneider 3, Schwarz 4, 4 × Herz 10 = 40: gewonnen mit allen Stichen, +40",
    ),
    pytest.param(
        settle(GRAND_SCHNEIDER, matadors=4, points=89),
        "with 4, game 5, hand 6, Schneider 7, Schneider announced 8, 8 × grand 24 = 192: "
        "lost with 89 points, 90 were announced, −384",
        "mit 4, Spiel 5, Hand 6, Schneider 7, Schneider angesagt 8, 8 × Grand 24 = 192: "
        "verloren mit 89 Augen, angesagt waren 90, −384",
    ),
    pytest.param(
        settle(CLUBS_SCHWARZ, matadors=1, points=118, tricks_taken=9),
        "with 1, game 2, hand 3, Schneider 4, Schneider announced 5, Schwarz 6, Schwarz announced 7, "
        "7 × clubs 12 = 84: lost, all ten tricks were announced but not taken, −168",
        "mit 1, Spiel 2, Hand 3, Schneider 4, Schneider angesagt 5, Schwarz 6, Schwarz angesagt 7, "
        "7 × Kreuz 12 = 84: verloren, alle zehn Stiche waren angesagt, aber nicht gemacht, −168",
    ),
    pytest.param(
        settle(NULL, bid=23, tricks_taken=0),
        "null 23: won without a trick, +23",
        "Null 23: gewonnen ohne Stich, +23",
    ),
    pytest.param(
        settle(NULL_OUVERT, tricks_taken=1),
        "null ouvert hand 59: lost with a trick, −118",
        "Null ouvert Hand 59: verloren mit einem Stich, −118",
    ),
    pytest.param(
        settle(DIAMONDS, bid=30, matadors=1, points=75),
        "with 1, game 2, 2 × diamonds 9 = 18; bid 30, diamonds with 1 is worth 18: overbid, counted as 36, −72 "
        "(Schwarz would have been needed)",
        "mit 1, Spiel 2, 2 × Karo 9 = 18; gereizt 30, Karo mit 1 ist 18 wert: überreizt, gezählt als 36, −72 "
        "(nötig gewesen wäre Schwarz)",
    ),
    pytest.param(
        settle(HEARTS, bid=30, matadors=-1, points=61, rules=SIMPLE),
        "without 1, game 2, 2 × hearts 10 = 20; bid 30, hearts without 1 is worth 20: overbid, lost at its own value, "
        "−40 (Schneider would have been needed)",
        "ohne 1, Spiel 2, 2 × Herz 10 = 20; gereizt 30, Herz ohne 1 ist 20 wert: überreizt, verloren mit dem eigenen "
        "Wert, −40 (nötig gewesen wäre Schneider)",
    ),
    pytest.param(
        settle(SPADES, bid=264, matadors=1, points=61),
        "with 1, game 2, 2 × spades 11 = 22; bid 264, spades with 1 is worth 22: overbid, counted as 264, −528",
        "mit 1, Spiel 2, 2 × Pik 11 = 22; gereizt 264, Pik mit 1 ist 22 wert: überreizt, gezählt als 264, −528",
    ),
    pytest.param(
        settle(NULL, bid=24, tricks_taken=0, rules=SIMPLE),
        "null 23; bid 24, null is worth 23: overbid, lost at its own value, −46",
        "Null 23; gereizt 24, Null ist 23 wert: überreizt, verloren mit dem eigenen Wert, −46",
    ),
    pytest.param(
        settle(SPADES, matadors=1, ended=GIVEN_UP),
        "with 1, game 2, 2 × spades 11 = 22: lost, the declarer conceded, −44",
        "mit 1, Spiel 2, 2 × Pik 11 = 22: verloren, der Alleinspieler hat aufgegeben, −44",
    ),
    pytest.param(
        Settlement(SPADES, 18, Matadors.of(1), sk.Facts(4, 1, GIVEN_UP, 60, 5), ISKO),
        "with 1, game 2, 2 × spades 11 = 22: lost, 61 points could no longer be reached when it was given up, −44",
        "mit 1, Spiel 2, 2 × Pik 11 = 22: verloren, 61 Augen waren nicht mehr zu erreichen, als aufgegeben wurde, −44",
    ),
    pytest.param(
        Settlement(GRAND_SCHNEIDER, 18, Matadors.of(4), sk.Facts(20, 2, GIVEN, 31, 4), ISKO),
        "with 4, game 5, hand 6, Schneider 7, Schneider announced 8, 8 × grand 24 = 192: "
        "lost, 90 points could no longer be reached when it was given up, −384",
        "mit 4, Spiel 5, Hand 6, Schneider 7, Schneider angesagt 8, 8 × Grand 24 = 192: "
        "verloren, 90 Augen waren nicht mehr zu erreichen, als aufgegeben wurde, −384",
    ),
    pytest.param(
        settle(SPADES, bid=44, matadors=1, ended=GIVEN),
        "with 1, game 2, Schneider 3, Schwarz 4, 4 × spades 11 = 44: won, the defenders conceded, "
        "Schwarz lifts it to the bid of 44, +44",
        "mit 1, Spiel 2, Schneider 3, Schwarz 4, 4 × Pik 11 = 44: gewonnen, die Gegenpartei hat aufgegeben, "
        "Schwarz hebt es auf die Reizung von 44, +44",
    ),
    pytest.param(
        settle(SPADES, matadors=2, points=50, kontra=True, re=True, doublings=1),
        "with 2, game 3, 3 × spades 11 = 33: lost with 50 points, 61 were needed, Kontra + Re + doubled: × 8, −528",
        "mit 2, Spiel 3, 3 × Pik 11 = 33: verloren mit 50 Augen, nötig waren 61, Kontra + Re + verdoppelt: × 8, −528",
    ),
    pytest.param(
        settle(HAND, matadors=1, points=50, rules=PRE_1999),
        "with 1, game 2, hand 3, 3 × spades 11 = 33: lost with 50 points, 61 were needed, "
        "a lost hand game counts once, −33",
        "mit 1, Spiel 2, Hand 3, 3 × Pik 11 = 33: verloren mit 50 Augen, nötig waren 61, "
        "ein verlorenes Handspiel zählt einfach, −33",
    ),
]


@pytest.mark.parametrize(("settled", "english", "german"), SENTENCES)
def test_a_settlement_is_explained_as_a_player_would(settled: Settlement, english: str, german: str) -> None:
    assert str(settled) == settled.explain() == settled.explain("en") == english
    assert settled.explain("de") == german


def test_what_did_not_matter_is_not_mentioned() -> None:
    for contract, points, rules in ((HAND, 50, ISKO), (SPADES, 50, PRE_1999), (HAND, 70, PRE_1999)):
        assert "once" not in settle(contract, matadors=1, points=points, rules=rules).explain()
    settled: Any = settle(SPADES, bid=22, matadors=1, points=90)
    assert "bid" not in settled.explain()
    with pytest.raises(sk.ArgumentError, match="'fr'"):
        settled.explain("fr")


def test_what_doubles_is_named_and_off_unless_it_is_said() -> None:
    played = (SPADES, 18, Matadors.of(1), sk.Facts(70, 6, Ending.PLAYED), sk.ISKO)
    plain = Settlement(*played)
    assert (plain.kontra, plain.re, plain.doublings, plain.score) == (False, False, 0, 22)
    loose: Any = Settlement
    with pytest.raises(TypeError):
        loose(*played, True)
    ramsch: Any = sk.RamschSettlement
    settled = sk.settle_ramsch(points=(40, 40, 30), tricks_taken=(4, 3, 3), skat=10, last_trick=sk.Seat.FOREHAND)
    with pytest.raises(TypeError):
        ramsch(*astuple(settled, recurse=False))


# A level that was claimed.


@pytest.mark.parametrize(
    ("given", "claimed", "score"),
    [
        ({"matadors": 2}, None, 33),
        ({"matadors": 2}, "schneider", 44),
        ({"matadors": 2}, "schwarz", 55),
        ({"matadors": 2, "points": 70}, "schneider", 44),  # won already; the level counts all the same
        ({"matadors": 2, "points": 95}, "schneider", 44),
        ({"matadors": 1, "bid": 23}, "schneider", 33),
        ({"matadors": 1, "bid": 44}, "schwarz", 44),
        ({"matadors": 1, "bid": 48}, "schwarz", -110),  # no level is enough
        ({"matadors": 1, "kontra": True}, "schneider", 66),
    ],
)
def test_a_level_that_was_claimed_and_accepted_counts(given: dict[str, Any], claimed: Any, score: int) -> None:  # noqa: ANN401
    spades = sk.Contract(sk.Game.SPADES)
    settled = sk.settle(spades, **given, ended=sk.Ending.DEFENDERS_CONCEDED, claimed=claimed)
    assert settled.score == score
    on_the_server = sk.settle(spades, **given, ended=sk.Ending.DEFENDERS_CONCEDED, claimed=claimed, rules=sk.ISS)
    assert claimed is None or on_the_server.score == score


@pytest.mark.parametrize(
    ("contract", "ended"),
    [
        ("spades", sk.Ending.DECLARER_CONCEDED),
        ("spades", sk.Ending.PLAYED),
        ("spades", sk.Ending.CLAIMED),
        ("null", sk.Ending.DEFENDERS_CONCEDED),
    ],
)
def test_a_level_counts_only_where_the_defenders_agreed_to_it(contract: str, ended: sk.Ending) -> None:
    with pytest.raises(sk.SettlementError) as caught:
        sk.settle(
            sk.Contract.parse(contract), matadors=1, points=120, tricks_taken=10, ended=ended, claimed="schneider"
        )
    assert caught.value.code is sk.Code.LEVEL_NOT_AGREED
    with pytest.raises(sk.ArgumentError):
        sk.settle(sk.Contract.parse("spades"), matadors=1, points=61, claimed="matt")  # type: ignore[arg-type]
