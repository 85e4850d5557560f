from collections.abc import Callable
from typing import Any

import pytest

import pyskat as sk
from pyskat import PLAIN, SEEGER, SEEGER_FABIAN, Code, Entry, ScoringSystem, Sheet, bierlachs, list_totals

loose: Any = sk
"""The package without its types, for calls that a type checker would refuse."""

WON = Entry.game(1, sk.reckon("grand hand with 2, 75 points"))  # 4 × 24 = 96
LOST = Entry.game(1, sk.reckon("spades with 1, 60 points"))  # 2 × 22 = 44
PASSED = Entry.passed_in()

# What an entry gives to each player.


@pytest.mark.parametrize(
    ("system", "entry", "three", "four"),
    [
        (PLAIN, WON, (0, 96, 0), (0, 96, 0, 0)),
        (PLAIN, LOST, (0, -44, 0), (0, -44, 0, 0)),
        (PLAIN, PASSED, (0, 0, 0), (0, 0, 0, 0)),
        (SEEGER, WON, (0, 146, 0), (0, 146, 0, 0)),
        (SEEGER, LOST, (0, -94, 0), (0, -94, 0, 0)),
        (SEEGER, PASSED, (0, 0, 0), (0, 0, 0, 0)),
        (SEEGER_FABIAN, WON, (0, 146, 0), (0, 146, 0, 0)),
        (SEEGER_FABIAN, LOST, (40, -94, 40), (30, -94, 30, 30)),
        (SEEGER_FABIAN, PASSED, (0, 0, 0), (0, 0, 0, 0)),
        (bierlachs(), WON, (-96, 0, -96), (-96, 0, -96, -96)),
        (bierlachs(), LOST, (0, -44, 0), (0, -44, 0, 0)),
        (bierlachs(), PASSED, (0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_what_a_deal_gives_at_three_and_at_four(
    system: ScoringSystem, entry: Entry, three: tuple[int, ...], four: tuple[int, ...]
) -> None:
    assert system.score(entry, 3) == three
    assert system.score(entry, 4) == four


def test_the_dealer_who_sits_out_still_collects() -> None:
    lost = Entry.game(1, -44, sitting_out=3)
    assert SEEGER_FABIAN.score(lost, 4) == (30, -94, 30, 30)


def test_the_dealer_who_sits_out_is_charged_in_bierlachs() -> None:
    won = Entry.game(1, 96, sitting_out=3)
    assert bierlachs().score(won, 4) == (-96, 0, -96, -96)


@pytest.mark.parametrize(
    ("system", "won", "lost"),
    [
        (PLAIN, (384, 0, 0), (-192, 0, 0)),
        (SEEGER, (434, 0, 0), (-242, 0, 0)),
        (SEEGER_FABIAN, (434, 0, 0), (-242, 40, 40)),
        (bierlachs(), (0, -384, -384), (-192, 0, 0)),
    ],
)
def test_kontra_re_and_bock_multiply_the_score_and_no_bonus(
    system: ScoringSystem, won: tuple[int, ...], lost: tuple[int, ...]
) -> None:
    bock_won = Entry.game(0, sk.reckon("grand with 1, 61 points, kontra, re")).times(2, "Bock")  # 48 × 4 × 2
    bock_lost = Entry.game(0, sk.reckon("clubs with 1, 60 points, kontra")).times(2, "Bock")  # −48 × 2 × 2
    assert system.score(bock_won, 3) == won
    assert system.score(bock_lost, 3) == lost


@pytest.mark.parametrize("system", [PLAIN, SEEGER, SEEGER_FABIAN, bierlachs()])
def test_a_ramsch_gives_its_scores_and_no_bonus(system: ScoringSystem) -> None:
    assert system.score(Entry.ramsch((0, -50, -50)), 3) == (0, -50, -50)
    assert system.score(Entry.ramsch((0, 0, -45, 0), 3), 4) == (0, 0, -45, 0)
    assert system.score(Entry.ramsch((0, -50, 0)).times(2, "Bock"), 3) == (0, -100, 0)


def test_a_march_is_written_to_the_player_who_made_it() -> None:
    march = Entry.ramsch((0, 120, 0))
    for system in (PLAIN, SEEGER, SEEGER_FABIAN):
        assert system.score(march, 3) == (0, 120, 0)


def test_in_bierlachs_a_march_is_charged_to_the_others() -> None:
    plus, others = Entry.ramsch((0, 120, 0)), Entry.ramsch((-120, 0, -120))
    assert bierlachs().score(plus, 3) == bierlachs().score(others, 3) == (-120, 0, -120)
    assert bierlachs().score(plus.times(2, "Bock"), 3) == (-240, 0, -240)


# Bierlachs.


@pytest.mark.parametrize("limit", [301, 401, 501])
def test_the_limit_of_bierlachs_lies_below_nothing(limit: int) -> None:
    assert bierlachs(limit).limit == bierlachs(-limit).limit == -limit
    assert bierlachs(limit) == bierlachs(-limit)


def test_bierlachs_goes_to_301_unless_another_limit_is_said() -> None:
    assert bierlachs() == bierlachs(301)


def test_bierlachs_without_a_limit_never_ends() -> None:
    sheet = Sheet(("Anna", "Ben", "Cleo"), bierlachs(None))
    for _ in range(3):
        sheet = sheet.enter(Entry.game(0, -528))
    assert (sheet.totals, sheet.over, sheet.losers) == ((-1584, 0, 0), False, ())


@pytest.mark.parametrize(
    ("system", "name"),
    [
        (PLAIN, "plain"),
        (SEEGER, "Seeger"),
        (SEEGER_FABIAN, "Seeger-Fabian"),
        (bierlachs(-401), "Bierlachs to 401"),
        (bierlachs(None), "Bierlachs"),
    ],
)
def test_a_system_is_called_by_its_name(system: ScoringSystem, name: str) -> None:
    assert str(system) == system.name == name


# A system of one's own.


def grand_bonus(entry: Entry, players: int) -> tuple[int, ...]:
    """Give 10 more for a Grand won."""
    scores = list(PLAIN.score(entry, players))
    if entry.player is not None and entry.won and entry.contract is not None and entry.contract.game is sk.Game.GRAND:
        scores[entry.player] += 10
    return tuple(scores)


def test_a_table_may_give_ten_more_for_a_grand_won() -> None:
    sheet = Sheet(("Anna", "Ben", "Cleo"), ScoringSystem("+10 for a Grand", grand_bonus))
    for player, told in [
        (1, "grand with 1, 70 points"),  # 48 + 10
        (2, "grand hand with 2, 50 points"),  # −192
        (0, "clubs with 1, 70 points"),  # 24
    ]:
        sheet = sheet.enter(Entry.game(player, sk.reckon(told)))
    sheet = sheet.enter(Entry.game(1, 48))  # nobody wrote down what it was
    assert sheet.totals == (24, 106, -192)


def test_a_system_of_ones_own_may_have_a_limit_and_decide_ties_by_games() -> None:
    system = ScoringSystem("short", PLAIN.score, limit=-100, ties="games")
    sheet = Sheet(("Anna", "Ben", "Cleo"), system).enter(Entry.game(0, 48)).enter(Entry.game(1, 24))
    sheet = sheet.enter(Entry.game(1, 24)).enter(Entry.game(2, -96))
    assert [standing.name for standing in sheet.standings()] == ["Ben", "Anna", "Cleo"]
    assert not sheet.over
    assert sheet.enter(Entry.game(2, -36)).losers == (2,)


# Published lists: 48 deals of four players, 40 won and 8 lost.

PUBLISHED = [(492, 12, 0), (628, 12, 2), (660, 10, 1), (-32, 6, 5)]

LIST = {
    0: [24] * 8 + [120, 60, 60, 60],
    1: [60] * 12 + [-48, -44],
    2: [96] * 3 + [72] * 4 + [60, 48, 48] + [-72],
    3: [18, 20, 22, 48, 44, 50, -36, -40, -44, -48, -66],
}
"""Games that make the points of each player before bonuses."""


def entered(system: ScoringSystem) -> Sheet:
    sheet = Sheet(("Anna", "Ben", "Cleo", "Dora"), system)
    for player, scores in LIST.items():
        for score in scores:
            sheet = sheet.enter(Entry.game(player, score))
    return sheet


def test_published_totals_by_seeger_fabian() -> None:
    assert list_totals(PUBLISHED) == list_totals(PUBLISHED, "seeger-fabian") == (1332, 1308, 1320, 108)


def test_published_totals_by_seeger() -> None:
    assert list_totals(PUBLISHED, "seeger") == (1092, 1128, 1110, 18)


@pytest.mark.parametrize(
    ("system", "totals"),
    [
        (PLAIN, (492, 628, 660, -32)),
        (SEEGER, (1092, 1128, 1110, 18)),
        (SEEGER_FABIAN, (1332, 1308, 1320, 108)),
    ],
)
def test_published_totals_entered_deal_by_deal(system: ScoringSystem, totals: tuple[int, ...]) -> None:
    sheet = entered(system)
    assert len(sheet.entries) == 48
    assert [sheet.games(player) for player in range(4)] == [(12, 0), (12, 2), (10, 1), (6, 5)]
    assert sheet.totals == totals


def test_published_list_changes_its_winner_with_the_system() -> None:
    assert [
        [standing.name for standing in entered(system).standings()] for system in (PLAIN, SEEGER, SEEGER_FABIAN)
    ] == [
        ["Cleo", "Ben", "Anna", "Dora"],
        ["Ben", "Cleo", "Anna", "Dora"],
        ["Anna", "Cleo", "Ben", "Dora"],
    ]


def test_a_paper_list_of_three_pays_forty() -> None:
    # Anna 96 + 50 + 2 × 40, Ben −44 − 50 + 40, Cleo 20 − 48 + 50 − 50 + 40.
    assert list_totals([(96, 1, 0), (-44, 0, 1), (-28, 1, 1)]) == (226, -54, 12)


def test_a_paper_list_without_games_is_empty() -> None:
    assert list_totals([(0, 0, 0)] * 3) == (0, 0, 0)


# What is refused.

Bad = tuple[str, Callable[[], object], type[sk.SkatError], Code]

REFUSED: list[Bad] = [
    ("limit 0", lambda: bierlachs(0), sk.SheetError, Code.BAD_SCORE),
    ("limit as a text", lambda: loose.bierlachs("301"), sk.ArgumentError, Code.WRONG_TYPE),
    ("limit as a float", lambda: loose.bierlachs(301.0), sk.ArgumentError, Code.WRONG_TYPE),
    ("limit as a bool", lambda: bierlachs(True), sk.ArgumentError, Code.WRONG_TYPE),
    ("name as a number", lambda: loose.ScoringSystem(7, grand_bonus), sk.ArgumentError, Code.WRONG_TYPE),
    ("number for a function", lambda: loose.ScoringSystem("mine", 10), sk.ArgumentError, Code.WRONG_TYPE),
    (
        "own limit as a text",
        lambda: loose.ScoringSystem("mine", grand_bonus, "-301"),
        sk.ArgumentError,
        Code.WRONG_TYPE,
    ),
    ("own limit as a bool", lambda: ScoringSystem("mine", grand_bonus, True), sk.ArgumentError, Code.WRONG_TYPE),
    ("other ties", lambda: loose.ScoringSystem("mine", grand_bonus, ties="lots"), sk.ArgumentError, Code.WRONG_VALUE),
    ("no ties", lambda: loose.ScoringSystem("mine", grand_bonus, ties=None), sk.ArgumentError, Code.WRONG_VALUE),
    ("list for ties", lambda: loose.ScoringSystem("mine", grand_bonus, ties=[]), sk.ArgumentError, Code.WRONG_VALUE),
    ("two rows", lambda: list_totals([(0, 0, 0)] * 2), sk.SheetError, Code.BAD_PLAYERS),
    ("five rows", lambda: list_totals([(0, 0, 0)] * 5), sk.SheetError, Code.BAD_PLAYERS),
    ("no rows", lambda: list_totals([]), sk.SheetError, Code.BAD_PLAYERS),
    ("games won below 0", lambda: list_totals([(0, 0, 0), (0, -1, 0), (0, 0, 0)]), sk.SheetError, Code.BAD_SCORE),
    ("games lost below 0", lambda: list_totals([(0, 0, 0), (0, 0, -1), (0, 0, 0)]), sk.SheetError, Code.BAD_SCORE),
    ("points as texts", lambda: loose.list_totals([("1", 0, 0)] * 3), sk.ArgumentError, Code.WRONG_TYPE),
    ("points as floats", lambda: loose.list_totals([(0.5, 0, 0)] * 3), sk.ArgumentError, Code.WRONG_TYPE),
    ("games as bools", lambda: list_totals([(48, True, False)] * 3), sk.ArgumentError, Code.WRONG_TYPE),
    ("texts for rows", lambda: loose.list_totals(["abc"] * 3), sk.SheetError, Code.BAD_SCORE),
    ("other system", lambda: loose.list_totals([(0, 0, 0)] * 3, "plain"), sk.ArgumentError, Code.WRONG_VALUE),
    ("system itself", lambda: loose.list_totals([(0, 0, 0)] * 3, SEEGER), sk.ArgumentError, Code.WRONG_VALUE),
    ("list for a system", lambda: loose.list_totals([(0, 0, 0)] * 3, []), sk.ArgumentError, Code.WRONG_VALUE),
]


@pytest.mark.parametrize(("make", "kind", "code"), [pytest.param(*bad[1:], id=bad[0]) for bad in REFUSED])
def test_what_is_no_system_and_no_list_is_refused(
    make: Callable[[], object], kind: type[sk.SkatError], code: Code
) -> None:
    with pytest.raises(kind) as caught:
        make()
    assert type(caught.value) is kind
    assert caught.value.code is code


@pytest.mark.parametrize(
    "rows",
    [
        pytest.param([(48, 1)] * 3, id="two numbers in a row"),
        pytest.param([(48,)] * 3, id="one number in a row"),
        pytest.param([()] * 3, id="empty rows"),
        pytest.param([(48, 1, 0, 0)] * 3, id="four numbers in a row"),
        pytest.param([48, 24, 0], id="numbers for rows"),
        pytest.param(None, id="nothing for rows"),
        pytest.param(3, id="number for rows"),
    ],
)
def test_rows_of_another_shape_are_refused_with_an_error_of_this_library(rows: object) -> None:
    with pytest.raises(sk.SkatError):
        loose.list_totals(rows)


@pytest.mark.parametrize("limit", [0, 301])
def test_a_limit_at_which_everybody_starts_is_refused(limit: int) -> None:
    with pytest.raises(sk.SkatError):
        ScoringSystem("mine", grand_bonus, limit=limit)


@pytest.mark.parametrize(
    "given",
    [
        pytest.param((1, 2), id="too few numbers"),
        pytest.param((1, 2, 3, 4), id="too many numbers"),
        pytest.param(("a", "b", "c"), id="texts"),
        pytest.param(None, id="nothing"),
    ],
)
def test_a_system_that_gives_no_number_for_each_player_is_named_as_the_fault(given: object) -> None:
    system = loose.ScoringSystem("mine", lambda entry, players: given)  # noqa: ARG005 - the system's signature
    with pytest.raises(sk.SkatError) as caught:
        Sheet(("Anna", "Ben", "Cleo"), system).enter(Entry.game(0, 48)).standings()
    assert "mine" in str(caught.value)
