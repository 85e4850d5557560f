"""What a Ramsch costs: every option on its own, reckoned by hand, on a sheet and at the table."""

import copy
import itertools
import pickle
from typing import Any, Final, get_args

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import RamschRules
from pyskat.rules import RamschMarch, RamschSkat, RamschTie

F, M, R = sk.Seat
SKATS: Final = get_args(RamschSkat)
TIES: Final = get_args(RamschTie)

settled: Any = sk.settle_ramsch  # what the types refuse is refused at run time too


def ramsch(
    skat_to: RamschSkat = "nobody",
    tie: RamschTie = "all",
    march: RamschMarch = "plus",
    *,
    pushing: bool = False,
) -> RamschRules:
    """Give the rules of a Ramsch whose skat, unless said otherwise, plays no part."""
    return RamschRules(skat_to=skat_to, tie=tie, march=march, pushing=pushing)


def table(rules: RamschRules) -> sk.Rules:
    return evolve(sk.ISKO, ramsch=rules)


# On a sheet: who pays, and how much.


KEPT: Final = (45, 40, 25), (4, 3, 3), 10, M
TIE: Final = (50, 50, 15), (4, 4, 2), 5
VIRGIN_LOSS: Final = (70, 50, 0), (6, 4, 0), 0, F
ODD: Final = (45, 45, 30), (4, 4, 2), 0, R
GOOD: Final[dict[str, Any]] = dict(zip(("points", "tricks_taken", "skat", "last_trick"), KEPT, strict=True))
THREE_TIED: Final = (40, 40, 40), (4, 3, 3), 0, R
EVERY_TRICK: Final = (0, 106, 0), (0, 10, 0), 14, M

SCORED: Final = [
    # The skat: of the last trick it is compared, of the loser it is not.
    (KEPT, ramsch("last_trick"), (0, -50, 0)),  # 45 : 40 + 10 : 25
    (KEPT, ramsch("loser"), (-55, 0, 0)),  # 45 : 40 : 25, and the skat on top
    (KEPT, ramsch("nobody"), (-45, 0, 0)),
    (((45, 44, 21), (4, 3, 3), 10, R), ramsch("loser"), (-55, 0, 0)),
    (((40, 30, 30), (4, 3, 3), 20, M), ramsch("last_trick"), (0, -50, 0)),
    (((40, 30, 30), (4, 3, 3), 20, M), ramsch("loser"), (-60, 0, 0)),
    # Two are tied.
    ((*TIE, R), ramsch("nobody", "all"), (-50, -50, 0)),
    ((*TIE, R), ramsch("nobody", "split"), (-25, -25, 0)),
    ((*TIE, F), ramsch("nobody", "last_trick"), (-50, 0, 0)),
    ((*TIE, M), ramsch("nobody", "last_trick"), (0, -50, 0)),
    ((*TIE, R), ramsch("nobody", "last_trick"), (-50, -50, 0)),  # nobody knows which of the two took a trick later
    ((*TIE, M), ramsch("loser", "all"), (-55, -55, 0)),
    ((*TIE, M), ramsch("loser", "last_trick"), (0, -55, 0)),
    ((*TIE, R), ramsch("last_trick", "all"), (-50, -50, 0)),  # 50 : 50 : 20
    ((*TIE, R), ramsch("last_trick", "split"), (-25, -25, 0)),
    ((*TIE, R), ramsch("last_trick", "last_trick"), (-50, -50, 0)),
    ((*TIE, M), ramsch("last_trick", "all"), (0, -55, 0)),  # 50 : 55 : 15 is no tie
    (((42, 42, 34), (2, 2, 6), 2, R), ramsch("nobody", "last_trick"), (-42, -42, 0)),
    # What is divided is rounded down once, before anything doubles it; the skat that the loser pays is divided too.
    (((39, 39, 32), (4, 4, 2), 10, F), ramsch("loser", "split"), (-24, -24, 0)),  # 49 halved
    ((*TIE, M), ramsch("loser", "split"), (-27, -27, 0)),  # 55 halved
    (((38, 38, 38), (4, 3, 3), 6, R), ramsch("loser", "split"), (-14, -14, -14)),  # a third of 44
    (((51, 40, 22), (4, 3, 3), 7, R), ramsch("loser", "split"), (-58, 0, 0)),  # alone one pays it whole
    (((59, 59, 0), (5, 5, 0), 2, F), ramsch("loser", "split"), (-60, -60, 0)),  # 61 halved, and a virgin
    (((59, 59, 0), (5, 5, 0), 2, F), ramsch("nobody", "split"), (-58, -58, 0)),
    (ODD, ramsch("nobody", "split"), (-22, -22, 0)),
    ((*ODD, 1), ramsch("nobody", "split"), (-44, -44, 0)),
    # Three are tied.
    (THREE_TIED, ramsch("nobody", "all"), (-40, -40, -40)),
    (THREE_TIED, ramsch("nobody", "split"), (-13, -13, -13)),
    (THREE_TIED, ramsch("nobody", "last_trick"), (0, 0, -40)),
    # A player without a trick doubles the loss, and the skat in it; a trick without points is a trick.
    (VIRGIN_LOSS, RamschRules(), (-140, 0, 0)),
    ((*VIRGIN_LOSS, 2), RamschRules(), (-560, 0, 0)),
    (((0, 56, 62), (0, 5, 5), 2, R), RamschRules(), (0, 0, -128)),
    (((60, 60, 0), (5, 5, 0), 0, M), RamschRules(), (-120, -120, 0)),
    (((70, 48, 0), (6, 4, 0), 2, F), ramsch("loser"), (-144, 0, 0)),
    (((65, 55, 0), (5, 4, 1), 0, F), RamschRules(), (-65, 0, 0)),
    (((118, 2, 0), (9, 1, 0), 0, F), RamschRules(), (-236, 0, 0)),  # nine tricks are no march
    # A march scores 120 whatever lies in the skat; pushes and Bock double it, the two without a trick do not.
    *((EVERY_TRICK, ramsch(skat_to, march="plus"), (0, 120, 0)) for skat_to in SKATS),
    *((EVERY_TRICK, ramsch(skat_to, march="others"), (-120, 0, -120)) for skat_to in SKATS),
    (((0, 0, 120), (0, 0, 10), 0, R, 2), ramsch(march="plus"), (0, 0, 480)),
    (((0, 0, 120), (0, 0, 10), 0, R, 3), ramsch(march="others"), (-960, -960, 0)),
    # Each doubling doubles.
    *(((*KEPT, times), RamschRules(), (0, -50 * 2**times, 0)) for times in (0, 1, 2, 3, 5)),
    # Unless said otherwise the skat goes to the last trick, all tied pay, and a march is the player's.
    ((*TIE, R), None, (-50, -50, 0)),
    ((*TIE, F), None, (-55, 0, 0)),
    (((120, 0, 0), (10, 0, 0), 0, F), None, (120, 0, 0)),
    # What ten tricks can just bring.
    (((33, 44, 43), (1, 4, 5), 0, M), ramsch("loser"), (0, -44, 0)),  # three aces in one trick
    (((49, 49, 0), (5, 4, 1), 22, M), ramsch("loser"), (-71, -71, 0)),  # two aces in the skat
    (((0, 2, 118), (1, 1, 8), 0, M), ramsch("loser"), (0, 0, -118)),
    (((0, 0, 120), (1, 1, 8), 0, M), ramsch("loser"), (0, 0, -120)),
]


def settled_by(facts: Any, rules: RamschRules | None) -> sk.RamschSettlement:  # noqa: ANN401 - with doublings or without
    points, tricks, skat, last, *doublings = facts
    return sk.settle_ramsch(
        points=points, tricks_taken=tricks, skat=skat, last_trick=last, doublings=sum(doublings), rules=rules
    )


@pytest.mark.parametrize(("facts", "rules", "expected"), SCORED)
def test_who_pays_and_how_much(facts: Any, rules: RamschRules | None, expected: tuple[int, int, int]) -> None:  # noqa: ANN401
    result = settled_by(facts, rules)
    assert (result.scores, result.factor) == (expected, 2 ** sum(facts[4:]))


def test_who_is_behind_pays_nothing_whoever_took_the_last_trick() -> None:
    for tie, last in itertools.product(TIES, sk.Seat):
        facts: Any = {"points": (30, 30, 60), "tricks_taken": (3, 3, 4), "skat": 0, "last_trick": last}
        assert settled(**facts, rules=RamschRules(tie=tie)).scores == (0, 0, -60)


def test_a_settlement_keeps_what_it_was_told_and_says_what_follows() -> None:
    rules = ramsch("last_trick", "split")
    result = settled(**GOOD, doublings=1, rules=rules)
    assert (result.points, result.tricks_taken, result.skat, result.last_trick) == KEPT
    assert (result.doublings, result.rules) == (1, rules)
    assert (result.counted, result.payers, result.march, result.virgin) == ((45, 50, 25), (M,), None, False)
    by_number = settled(**{**GOOD, "last_trick": 1})
    assert by_number.last_trick is M
    march = {"points": (0, 120, 0), "tricks_taken": (0, 10, 0), "skat": 0, "last_trick": M}
    for rules, payers in ((ramsch(march="plus"), ()), (ramsch(march="others"), (F, R))):
        result = settled(**march, rules=rules)
        assert (result.march, result.payers, result.virgin) == (M, payers, False)
    assert settled(points=(70, 50, 0), tricks_taken=(6, 4, 0), skat=0, last_trick=F).virgin


# In words.


EMPTY_SKAT: Final = (45, 40, 35), (4, 3, 3), 0, M
SENTENCES: Final = [
    pytest.param(
        (KEPT, None),
        "Ramsch 45 : 50 : 25; middlehand has the most; middlehand −50",
        "Ramsch 45 : 50 : 25; die meisten Augen: Mittelhand; Mittelhand −50",
    ),
    pytest.param(
        (KEPT, ramsch("loser")),
        "Ramsch 45 : 40 : 25; forehand has the most; the skat adds 10; forehand −55",
        "Ramsch 45 : 40 : 25; die meisten Augen: Vorhand; der Skat bringt 10 dazu; Vorhand −55",
    ),
    pytest.param(
        (EMPTY_SKAT, ramsch("loser", "split")),  # nothing is added, and nothing to divide
        "Ramsch 45 : 40 : 35; forehand has the most; forehand −45",
        "Ramsch 45 : 40 : 35; die meisten Augen: Vorhand; Vorhand −45",
    ),
    pytest.param(
        (((0, 50, 70), (0, 4, 6), 0, R, 2), None),
        "Ramsch 0 : 50 : 70; rearhand has the most; a player without a trick doubles it; doubled: × 4; rearhand −560",
        "Ramsch 0 : 50 : 70; die meisten Augen: Hinterhand; eine Jungfrau verdoppelt; verdoppelt: × 4; Hinterhand −560",
    ),
    pytest.param(
        ((*TIE, M), ramsch()),
        "Ramsch 50 : 50 : 15; forehand and middlehand have the most; forehand −50, middlehand −50",
        "Ramsch 50 : 50 : 15; die meisten Augen: Vorhand und Mittelhand; Vorhand −50, Mittelhand −50",
    ),
    pytest.param(
        ((*TIE, M), ramsch("loser", "split")),
        "Ramsch 50 : 50 : 15; forehand and middlehand have the most; the skat adds 5; the points are divided; "
        "forehand −27, middlehand −27",
        "Ramsch 50 : 50 : 15; die meisten Augen: Vorhand und Mittelhand; der Skat bringt 5 dazu; "
        "die Augen werden geteilt; Vorhand −27, Mittelhand −27",
    ),
    pytest.param(
        ((*TIE, M), ramsch("nobody", "last_trick")),
        "Ramsch 50 : 50 : 15; middlehand has the most; of those tied the one whose last trick came latest; "
        "middlehand −50",
        "Ramsch 50 : 50 : 15; die meisten Augen: Mittelhand; von den Gleichen der, dessen letzter Stich am "
        "spätesten kam; Mittelhand −50",
    ),
    pytest.param(
        (((120, 0, 0), (10, 0, 0), 0, F), None),
        "Ramsch 120 : 0 : 0; forehand takes every trick, a march; forehand +120",
        "Ramsch 120 : 0 : 0; Vorhand macht alle Stiche, ein Durchmarsch; Vorhand +120",
    ),
    pytest.param(
        (((0, 110, 0), (0, 10, 0), 10, M, 1), ramsch(march="others")),
        "Ramsch 0 : 110 : 0; middlehand takes every trick, a march; doubled: × 2; forehand −240, rearhand −240",
        "Ramsch 0 : 110 : 0; Mittelhand macht alle Stiche, ein Durchmarsch; verdoppelt: × 2; "
        "Vorhand −240, Hinterhand −240",
    ),
]


@pytest.mark.parametrize(("asked", "english", "german"), SENTENCES)
def test_a_ramsch_is_explained_in_both_languages(asked: Any, english: str, german: str) -> None:  # noqa: ANN401
    result: Any = settled_by(*asked)
    assert result.explain() == str(result) == result.explain("en") == english
    assert result.explain("de") == german
    with pytest.raises(sk.ArgumentError) as caught:
        result.explain("fr")
    assert caught.value.code is sk.Code.WRONG_VALUE


# What cannot have happened.


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"points": (45, 40, 26)}, sk.Code.RAMSCH_POINTS),
        ({"points": (55, 40, 25)}, sk.Code.RAMSCH_POINTS),
        ({"skat": 9}, sk.Code.RAMSCH_POINTS),
        ({"skat": -10}, sk.Code.RAMSCH_POINTS),
        ({"tricks_taken": (4, 3, 2)}, sk.Code.RAMSCH_TRICKS),
        ({"tricks_taken": (4, 4, 3)}, sk.Code.RAMSCH_TRICKS),
        ({"tricks_taken": (8, 3, -1)}, sk.Code.RAMSCH_TRICKS),
        ({"points": (45, 65)}, sk.Code.RAMSCH_NUMBERS),
        ({"points": (45, 40, 25, 0)}, sk.Code.RAMSCH_NUMBERS),
        ({"tricks_taken": (4, 6)}, sk.Code.RAMSCH_NUMBERS),
        ({"tricks_taken": (4, 3, 3, 0)}, sk.Code.RAMSCH_NUMBERS),
        ({"points": (70, 0, 40), "tricks_taken": (5, 0, 5)}, sk.Code.RAMSCH_TRICKS),  # middlehand took the last one
        ({"tricks_taken": (7, 3, 0)}, sk.Code.RAMSCH_CARDS),  # 25 points without a trick
        ({"points": (34, 40, 36), "tricks_taken": (1, 4, 5)}, sk.Code.RAMSCH_CARDS),  # three aces are 33
        ({"points": (1, 60, 49)}, sk.Code.RAMSCH_CARDS),  # no card counts 1
        ({"points": (45, 40, 12), "skat": 23}, sk.Code.RAMSCH_CARDS),  # two aces are 22
        ({"points": (45, 40, 26), "skat": 9}, sk.Code.RAMSCH_CARDS),  # no two cards make 9
        ({"points": (-5, 80, 35)}, sk.Code.RAMSCH_CARDS),
        # The twelve highest cards of the pack make 100, so 62 and 44 are too many for four tricks.
        ({"points": (62, 44, 14), "tricks_taken": (2, 2, 6), "skat": 0, "last_trick": F}, sk.Code.RAMSCH_CARDS),
        ({"doublings": -1}, sk.Code.BAD_DOUBLINGS),
    ],
)
def test_what_ten_tricks_cannot_bring_is_refused(wrong: dict[str, Any], code: sk.Code) -> None:
    with pytest.raises(sk.SettlementError) as caught:
        settled(**{**GOOD, **wrong})
    assert caught.value.code is code
    english = {"took", "the", "last", "one", "ten", "are", "taken", "no", "cards", "make", "points", "players", "have"}
    assert english & set(caught.value.explain("de").replace(",", " ").split()) == set()


NO_NUMBERS: Final[dict[str, list[object]]] = {
    "points": [[45, 40, 25], (45, 40, "25"), (45, 40, 25.0), 110],
    "tricks_taken": [[4, 3, 3], (4, 3, None), (True, 4, 5)],
    "skat": ["10", None, sk.cards("HT D7")],
    "last_trick": [3, None, "middlehand"],
    "doublings": [1.0, True],
    "rules": [sk.PUB, "all"],
}


@pytest.mark.parametrize(("field", "wrong"), [(field, each) for field, values in NO_NUMBERS.items() for each in values])
def test_what_is_no_number_or_seat_or_rule_is_refused(field: str, wrong: object) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        settled(**{**GOOD, field: wrong})
    assert caught.value.code is sk.Code.WRONG_TYPE


def test_a_refusal_says_in_both_languages_what_is_wrong() -> None:
    with pytest.raises(sk.SettlementError) as caught:
        settled(**{**GOOD, "skat": 9})
    assert caught.value.explain() == "the points of the players and the skat add up to 119, not 120"
    assert caught.value.explain("de") == "die Augen der Spieler und des Skats sind zusammen 119, nicht 120"


# At the table.


TIED_DEAL: Final = sk.Deal.parse(
    "CA SA H9 D9 CQ SQ HQ DQ SJ C7 | CT ST HA DA C8 S8 H8 D8 HJ S7 | C9 S9 HT DT CK SK HK DK CJ H7 | DJ D7"
)
"""Ace and ten of each suit fall together, and so do king and queen."""

REST: Final = "CQ C8 CK, SK SQ S8, HK HQ H8, DK DQ D8, CJ SJ HJ, H7 C7 S7"
"""Rearhand takes the last six tricks with 34 points, and DJ lies in the skat."""

FOREHAND_FIRST: Final = f"CA CT C9, SA ST S9, H9 HA HT, DA DT D9, C8 CK CQ, {REST[REST.index('SK') :]}"
"""Forehand takes 42 points in the first two tricks, middlehand 42 in the next two."""

MIDDLEHAND_FIRST: Final = f"H9 HA HT, DA DT D9, CT C9 CA, SA ST S9, {REST}"
"""The same tricks; forehand takes the third and the fourth."""


def spaced(moves: str) -> str:
    return " ".join(moves.replace(",", " ").split())


def played(moves: str, rules: RamschRules) -> sk.RamschResult:
    state = sk.play(sk.start(TIED_DEAL, table(rules)), f"p p p {spaced(moves)}")
    assert isinstance(state, sk.Finished)
    assert isinstance(state.result, sk.RamschResult)
    return state.result


@pytest.mark.parametrize(
    ("skat_to", "tie", "moves", "expected"),
    [
        ("nobody", "all", FOREHAND_FIRST, (-42, -42, 0)),
        ("nobody", "split", FOREHAND_FIRST, (-21, -21, 0)),
        ("loser", "all", FOREHAND_FIRST, (-44, -44, 0)),
        ("loser", "split", FOREHAND_FIRST, (-22, -22, 0)),  # 44 halved
        ("last_trick", "all", FOREHAND_FIRST, (-42, -42, 0)),
        ("nobody", "last_trick", FOREHAND_FIRST, (0, -42, 0)),
        ("nobody", "last_trick", MIDDLEHAND_FIRST, (-42, 0, 0)),
        ("loser", "last_trick", FOREHAND_FIRST, (0, -44, 0)),
        ("last_trick", "last_trick", MIDDLEHAND_FIRST, (-42, 0, 0)),
    ],
)
def test_a_tie_at_the_table_knows_whose_last_trick_came_latest(
    skat_to: RamschSkat, tie: RamschTie, moves: str, expected: tuple[int, int, int]
) -> None:
    result = played(moves, ramsch(skat_to, tie))
    assert result.tricks_taken == (2, 2, 6)
    assert result.points == (42, 42, 36 if skat_to == "last_trick" else 34)
    assert result.scores == expected


def test_all_pass_and_a_ramsch_is_played_from_forehand_on() -> None:
    state = sk.play(sk.start(TIED_DEAL, sk.PUB), "p p p")
    assert isinstance(state, sk.Playing)
    assert state.contract == sk.Contract(sk.Game.RAMSCH)
    assert (state.turn, state.declarer, state.bid) == (F, None, None)
    assert (state.kontra, state.re, state.conceded, state.pushing, state.doubling) == (False, False, (), (), ())
    assert (state.picked_up, state.discard, state.skat) == (False, None, TIED_DEAL.skat)
    assert repr(state) == "<Playing ramsch: trick 1, forehand to play>"


def test_in_a_ramsch_nobody_can_give_up_or_lay_a_hand_open() -> None:
    state = sk.play(sk.start(TIED_DEAL, sk.PUB), "p p p CA CT")
    wishes: list[sk.Concede | sk.Show] = [*map(sk.Concede, sk.Seat), *map(sk.Show, sk.Seat)]
    for action in wishes:
        reason = sk.why_not(state, action)
        assert reason is not None
        assert reason.code is sk.Code.NO_DECLARER
        assert sk.why_not(sk.view(state, action.seat), action) == reason
    assert set(sk.interrupts(state)) == {sk.Forfeit(seat, cause) for seat in sk.Seat for cause in sk.Cause}


@pytest.mark.parametrize("moves", ["", "CA CT", spaced(f"{FOREHAND_FIRST}").removesuffix(" S7")])
def test_who_leaves_a_ramsch_aborts_the_deal(moves: str) -> None:
    state = sk.play(sk.start(TIED_DEAL, sk.PUB), f"p p p {moves}")
    over = sk.apply(state, sk.Forfeit(M, sk.Cause.LEFT))
    assert isinstance(over, sk.Finished)
    assert over.result == sk.Aborted(M, sk.Cause.LEFT, None)
    assert over.result.scores == (0, 0, 0)
    assert over.played == (state.played if isinstance(state, sk.Playing) else None)
    assert sk.Record.of(over).final == over


def test_a_ramsch_of_a_sheet_and_of_the_table_is_the_same_value_and_its_own_copy() -> None:
    result = played(FOREHAND_FIRST, ramsch("loser"))
    same = sk.settle_ramsch(points=(42, 42, 34), tricks_taken=(2, 2, 6), skat=2, last_trick=R, rules=ramsch("loser"))
    assert result == sk.RamschResult(same)
    assert hash(result) == hash(sk.RamschResult(same))
    assert (result.points, result.tricks_taken) == ((42, 42, 34), (2, 2, 6))
    assert (result.declarer, result.scores) == (None, (-44, -44, 0))
    for language in ("en", "de"):
        assert result.explain(language) == result.settlement.explain(language)
    assert str(result) == result.explain()
    for value in (same, result):
        assert copy.copy(value) is value
        assert copy.deepcopy(value) is value
        assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - our own bytes
        assert eval(repr(value), {name: getattr(sk, name) for name in vars(sk)["__all__"]}) == value  # noqa: S307 - our own text
