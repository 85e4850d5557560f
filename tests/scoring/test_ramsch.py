"""What a Ramsch costs: every option on its own, reckoned by hand, on a sheet and at the table."""

import copy
import itertools
import pickle
import random
from typing import Any, Final, get_args

import pytest
from attrs import evolve

import pyskat as sk
from laws.house_walks import RAMSCH_RULES, SILENT, walk
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


def in_few_words(rules: RamschRules) -> str:
    pushing = "pushing" if rules.pushing else "plain"
    return f"{pushing}, skat to {rules.skat_to}, tie {rules.tie}, march {rules.march}"


def result_of(state: sk.State) -> sk.RamschResult:
    assert isinstance(state, sk.Finished)
    assert isinstance(state.result, sk.RamschResult)
    return state.result


# On a sheet: who pays, and how much.


KEPT: Final = (45, 40, 25), (4, 3, 3), 10, M
TIE: Final = (50, 50, 15), (4, 4, 2), 5
VIRGIN_LOSS: Final = (70, 50, 0), (6, 4, 0), 0, F
ODD: Final = (45, 45, 30), (4, 4, 2), 0, R
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


@pytest.mark.parametrize(("facts", "rules", "expected"), SCORED)
def test_who_pays_and_how_much(facts: Any, rules: RamschRules | None, expected: tuple[int, int, int]) -> None:  # noqa: ANN401
    points, tricks, skat, last, *doublings = facts
    times = doublings[0] if doublings else 0
    result = sk.settle_ramsch(
        points=points, tricks_taken=tricks, skat=skat, last_trick=last, doublings=times, rules=rules
    )
    assert (result.scores, result.factor) == (expected, 2**times)


def test_who_is_behind_pays_nothing_whoever_took_the_last_trick() -> None:
    for tie, last in itertools.product(TIES, sk.Seat):
        facts: Any = {"points": (30, 30, 60), "tricks_taken": (3, 3, 4), "skat": 0, "last_trick": last}
        assert settled(**facts, rules=RamschRules(tie=tie)).scores == (0, 0, -60)


def test_a_settlement_keeps_what_it_was_told_and_says_what_follows() -> None:
    rules = ramsch("last_trick", "split")
    result = sk.settle_ramsch(
        points=(45, 40, 25), tricks_taken=(4, 3, 3), skat=10, last_trick=M, doublings=1, rules=rules
    )
    assert (result.points, result.tricks_taken, result.skat, result.last_trick) == ((45, 40, 25), (4, 3, 3), 10, M)
    assert (result.doublings, result.rules) == (1, rules)
    assert (result.counted, result.payers, result.march, result.virgin) == ((45, 50, 25), (M,), None, False)


def test_a_settlement_names_who_took_every_trick_and_who_pays_for_it() -> None:
    facts: Any = {"points": (0, 120, 0), "tricks_taken": (0, 10, 0), "skat": 0, "last_trick": M}
    plus = sk.settle_ramsch(**facts, rules=ramsch(march="plus"))
    others = sk.settle_ramsch(**facts, rules=ramsch(march="others"))
    assert (plus.march, plus.payers, plus.virgin) == (M, (), False)
    assert (others.march, others.payers, others.virgin) == (M, (F, R), False)
    assert settled(points=(70, 50, 0), tricks_taken=(6, 4, 0), skat=0, last_trick=F).virgin


def test_a_seat_may_be_named_by_its_number() -> None:
    assert settled(points=(45, 40, 25), tricks_taken=(4, 3, 3), skat=10, last_trick=1).last_trick is M


# In words.


TIED: Final[dict[str, Any]] = {"points": (50, 50, 15), "tricks_taken": (4, 4, 2), "skat": 5, "last_trick": M}

SENTENCES: Final = {
    "a loser": (
        {"points": (45, 40, 25), "tricks_taken": (4, 3, 3), "skat": 10, "last_trick": M},
        "Ramsch 45 : 50 : 25; middlehand has the most; middlehand −50",
        "Ramsch 45 : 50 : 25; die meisten Augen: Mittelhand; Mittelhand −50",
    ),
    "the skat to the loser": (
        {"points": (45, 40, 25), "tricks_taken": (4, 3, 3), "skat": 10, "last_trick": M, "rules": ramsch("loser")},
        "Ramsch 45 : 40 : 25; forehand has the most; the skat adds 10; forehand −55",
        "Ramsch 45 : 40 : 25; die meisten Augen: Vorhand; der Skat bringt 10 dazu; Vorhand −55",
    ),
    "an empty skat to the loser": (
        {"points": (45, 40, 35), "tricks_taken": (4, 3, 3), "skat": 0, "last_trick": M, "rules": ramsch("loser")},
        "Ramsch 45 : 40 : 35; forehand has the most; forehand −45",
        "Ramsch 45 : 40 : 35; die meisten Augen: Vorhand; Vorhand −45",
    ),
    "a virgin, doubled twice": (
        {"points": (0, 50, 70), "tricks_taken": (0, 4, 6), "skat": 0, "last_trick": R, "doublings": 2},
        "Ramsch 0 : 50 : 70; rearhand has the most; a player without a trick doubles it; doubled: × 4; rearhand −560",
        "Ramsch 0 : 50 : 70; die meisten Augen: Hinterhand; eine Jungfrau verdoppelt; verdoppelt: × 4; Hinterhand −560",
    ),
    "tied players": (
        {**TIED, "rules": ramsch()},
        "Ramsch 50 : 50 : 15; forehand and middlehand have the most; forehand −50, middlehand −50",
        "Ramsch 50 : 50 : 15; die meisten Augen: Vorhand und Mittelhand; Vorhand −50, Mittelhand −50",
    ),
    "tied players who divide the points and the skat": (
        {**TIED, "rules": ramsch("loser", "split")},
        (
            "Ramsch 50 : 50 : 15; forehand and middlehand have the most; the skat adds 5; the points are divided; "
            "forehand −27, middlehand −27"
        ),
        (
            "Ramsch 50 : 50 : 15; die meisten Augen: Vorhand und Mittelhand; der Skat bringt 5 dazu; "
            "die Augen werden geteilt; Vorhand −27, Mittelhand −27"
        ),
    ),
    "nothing to divide": (
        {"points": (45, 40, 25), "tricks_taken": (4, 3, 3), "skat": 10, "last_trick": M, "rules": ramsch(tie="split")},
        "Ramsch 45 : 40 : 25; forehand has the most; forehand −45",
        "Ramsch 45 : 40 : 25; die meisten Augen: Vorhand; Vorhand −45",
    ),
    "a tie that the last trick decides": (
        {**TIED, "rules": ramsch("nobody", "last_trick")},
        (
            "Ramsch 50 : 50 : 15; middlehand has the most; of those tied the one whose last trick came latest; "
            "middlehand −50"
        ),
        (
            "Ramsch 50 : 50 : 15; die meisten Augen: Mittelhand; von den Gleichen der, dessen letzter Stich am "
            "spätesten kam; Mittelhand −50"
        ),
    ),
    "a march": (
        {"points": (120, 0, 0), "tricks_taken": (10, 0, 0), "skat": 0, "last_trick": F},
        "Ramsch 120 : 0 : 0; forehand takes every trick, a march; forehand +120",
        "Ramsch 120 : 0 : 0; Vorhand macht alle Stiche, ein Durchmarsch; Vorhand +120",
    ),
    "a march charged to the others": (
        {
            "points": (0, 110, 0),
            "tricks_taken": (0, 10, 0),
            "skat": 10,
            "last_trick": M,
            "doublings": 1,
            "rules": ramsch(march="others"),
        },
        "Ramsch 0 : 110 : 0; middlehand takes every trick, a march; doubled: × 2; forehand −240, rearhand −240",
        (
            "Ramsch 0 : 110 : 0; Mittelhand macht alle Stiche, ein Durchmarsch; verdoppelt: × 2; "
            "Vorhand −240, Hinterhand −240"
        ),
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_a_ramsch_is_explained_in_both_languages(name: str) -> None:
    facts, english, german = SENTENCES[name]
    result = settled(**facts)
    assert result.explain() == str(result) == result.explain("en") == english
    assert result.explain("de") == german


def test_a_ramsch_is_explained_in_no_other_language() -> None:
    result = settled(**TIED)
    with pytest.raises(sk.ArgumentError) as caught:
        result.explain("fr")
    assert caught.value.code is sk.Code.WRONG_VALUE


# What cannot have happened.


GOOD: Final[dict[str, Any]] = {"points": (45, 40, 25), "tricks_taken": (4, 3, 3), "skat": 10, "last_trick": M}


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


@pytest.mark.parametrize(
    "wrong",
    [
        {"points": [45, 40, 25]},
        {"points": (45, 40, "25")},
        {"points": (45, 40, 25.0)},
        {"points": 110},
        {"tricks_taken": [4, 3, 3]},
        {"tricks_taken": (4, 3, None)},
        {"tricks_taken": (True, 4, 5)},
        {"skat": "10"},
        {"skat": None},
        {"skat": sk.cards("HT D7")},
        {"last_trick": 3},
        {"last_trick": None},
        {"last_trick": "middlehand"},
        {"doublings": 1.0},
        {"doublings": True},
        {"rules": sk.PUB},
        {"rules": "all"},
    ],
)
def test_what_is_no_number_or_seat_or_rule_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        settled(**{**GOOD, **wrong})
    assert caught.value.code is sk.Code.WRONG_TYPE


def test_a_refusal_says_in_both_languages_what_is_wrong() -> None:
    with pytest.raises(sk.SettlementError) as caught:
        settled(**{**GOOD, "skat": 9})
    assert caught.value.explain() == "the points of the players and the skat add up to 119, not 120"
    assert caught.value.explain("de") == "die Augen der Spieler und des Skats sind zusammen 119, nicht 120"


@pytest.mark.parametrize(
    "wrong",
    [
        {"tricks_taken": (4, 3, 2)},
        {"tricks_taken": (7, 0, 3), "points": (85, 0, 25)},
        {"tricks_taken": (7, 3, 0)},
        {"tricks_taken": (4, 6)},
    ],
)
def test_a_refusal_in_german_holds_no_english(wrong: dict[str, Any]) -> None:
    with pytest.raises(sk.SettlementError) as caught:
        settled(**{**GOOD, **wrong})
    english = {"took", "the", "last", "one", "ten", "are", "taken", "no", "cards", "make", "points", "players", "have"}
    assert english & set(caught.value.explain("de").replace(",", " ").split()) == set()


# At the table.

FOUR_TAKE_ALL: Final = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ SA ST | C9 C8 C7 SK SQ S9 HA HT HK HQ | S8 S7 H9 H8 DA DT DK DQ D9 D8 | H7 D7"
)
"""Forehand leads the four jacks, and then clubs and spades that nobody can beat."""

MARCH: Final = """
CJ C9 S8, SJ C8 S7, HJ C7 H9, DJ S9 H8, CA SQ D8, CT SK D9, CK HQ DQ, CQ HK DK, SA HT DT, ST HA DA
"""

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

VIRGIN_DEAL: Final = sk.Deal.parse(
    "CJ SJ CA CT CK CQ SA ST SK SQ | HJ DJ HA HT HK HQ DA DT DK DQ | C9 C8 C7 S9 S8 S7 H9 H8 H7 D7 | D9 D8"
)
"""Rearhand cannot take a trick, however it is played."""

VIRGIN: Final = "SQ HJ S7, DJ H7 CJ, SJ HA H8, CA HT C7, CT HK C8, CK HQ C9, CQ DA H9, SA DT S8, ST DK S9, SK DQ D7"
"""Middlehand takes 5 points with the first trick, forehand 115 with the rest."""


def spaced(moves: str) -> str:
    return " ".join(moves.replace(",", " ").split())


def played(deal: sk.Deal, moves: str, rules: RamschRules, before: str = "p p p") -> sk.RamschResult:
    return result_of(sk.play(sk.start(deal, table(rules)), f"{before} {spaced(moves)}"))


@pytest.mark.parametrize(("march", "expected"), [("plus", (120, 0, 0)), ("others", (0, -120, -120))])
def test_a_march_at_the_table(march: RamschMarch, expected: tuple[int, int, int]) -> None:
    result = played(FOUR_TAKE_ALL, MARCH, ramsch(march=march))
    assert (result.scores, result.tricks_taken, result.points) == (expected, (10, 0, 0), (120, 0, 0))
    pushed = played(FOUR_TAKE_ALL, MARCH, ramsch(march=march, pushing=True), "p p p, p p p")
    assert pushed.scores == tuple(8 * score for score in expected)


def test_a_player_without_a_trick_at_the_table() -> None:
    result = played(VIRGIN_DEAL, VIRGIN, ramsch("loser"))
    assert (result.tricks_taken, result.points) == ((9, 1, 0), (115, 5, 0))
    assert result.scores == (-230, 0, 0)
    assert played(VIRGIN_DEAL, VIRGIN, ramsch(pushing=True), "p p p, p p p").scores == (-1840, 0, 0)


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
    result = played(TIED_DEAL, moves, ramsch(skat_to, tie))
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


def test_without_ramsch_the_deal_is_passed_in() -> None:
    state = sk.play(sk.start(TIED_DEAL, evolve(sk.PUB, ramsch=None)), "p p p")
    assert isinstance(state, sk.Finished)
    assert state.result == sk.PassedIn()


def test_in_a_ramsch_the_jacks_are_the_only_trumps() -> None:
    state = sk.play(sk.start(VIRGIN_DEAL, sk.PUB), "p p p SQ")
    assert set(sk.legal_actions(state)) == {sk.PlayCard(card) for card in VIRGIN_DEAL.hand(M)}
    taken = sk.play(state, "DJ S7")
    assert isinstance(taken, sk.Playing)
    assert taken.tricks[0].winner is M
    led = sk.play(taken, "HJ H7")
    assert set(sk.legal_actions(led)) == {sk.PlayCard(sk.Card.CJ), sk.PlayCard(sk.Card.SJ)}


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


def test_a_ramsch_result_says_what_its_settlement_says() -> None:
    result = played(TIED_DEAL, FOREHAND_FIRST, ramsch("loser"))
    assert (result.points, result.tricks_taken) == ((42, 42, 34), (2, 2, 6))
    assert (result.declarer, result.scores) == (None, (-44, -44, 0))
    assert result.explain() == str(result) == result.settlement.explain()
    assert result.explain("de") == result.settlement.explain("de")


def test_a_ramsch_of_a_sheet_and_of_the_table_is_the_same_value_and_its_own_copy() -> None:
    result = played(TIED_DEAL, FOREHAND_FIRST, ramsch("loser"))
    same = sk.settle_ramsch(points=(42, 42, 34), tricks_taken=(2, 2, 6), skat=2, last_trick=R, rules=ramsch("loser"))
    assert result == sk.RamschResult(same)
    assert hash(result) == hash(sk.RamschResult(same))
    for value in (same, result):
        assert copy.copy(value) is value
        assert copy.deepcopy(value) is value
        assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - our own bytes
        assert eval(repr(value), {name: getattr(sk, name) for name in vars(sk)["__all__"]}) == value  # noqa: S307 - our own text


@pytest.mark.parametrize("rules", RAMSCH_RULES, ids=in_few_words)
def test_the_table_settles_a_ramsch_as_a_sheet_does(rules: RamschRules) -> None:
    rng = random.Random(f"sheet {rules}")
    for number in range(18):
        final = walk(rng, table(rules), SILENT[number % len(SILENT)]).state
        assert isinstance(final, sk.Finished)
        result = result_of(final)
        points, tricks = [0, 0, 0], [0, 0, 0]
        for trick in final.tricks:
            assert trick.winner is not None
            points[trick.winner] += sum(card.points for card in trick)
            tricks[trick.winner] += 1
        last = final.tricks[-1].winner
        lying = final.skat if final.discard is None else final.discard
        unseen = sum(isinstance(word, sk.Pass) for _, word in final.pushing)
        sheet = settled(
            points=tuple(points),
            tricks_taken=tuple(tricks),
            skat=sum(card.points for card in lying),
            last_trick=last,
            doublings=unseen,
            rules=rules,
        )
        tied = [seat for seat in sk.Seat if sheet.counted[seat] == max(sheet.counted)]
        if rules.tie == "last_trick" and sheet.march is None and last not in tied:
            latest = next(trick.winner for trick in reversed(final.tricks) if trick.winner in tied)
            assert result.settlement.payers == (latest,)
        else:
            assert result.settlement == sheet
