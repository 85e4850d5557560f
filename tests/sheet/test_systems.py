from typing import Any

import pytest

import pyskat as sk
from pyskat import PLAIN, SEEGER, SEEGER_FABIAN, Entry, ScoringSystem, Sheet, bierlachs, list_totals
from settled import settled

loose: Any = sk
"""The package without its types, for calls that a type checker would refuse."""

WON = Entry.game(1, settled("grand hand with 2, 75 points"))  # 4 × 24 = 96
LOST = Entry.game(1, settled("spades with 1, 60 points"))  # 2 × 22 = 44
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


def test_the_dealer_who_sits_out_still_collects_and_is_charged_in_bierlachs() -> None:
    assert SEEGER_FABIAN.score(Entry.game(1, -44, sitting_out=3), 4) == (30, -94, 30, 30)
    assert bierlachs().score(Entry.game(1, 96, sitting_out=3), 4) == (-96, 0, -96, -96)


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
    bock_won = Entry.game(0, settled("grand with 1, 61 points, kontra, re")).times(2, "Bock")  # 48 × 4 × 2
    bock_lost = Entry.game(0, settled("clubs with 1, 60 points, kontra")).times(2, "Bock")  # −48 × 2 × 2
    assert system.score(bock_won, 3) == won
    assert system.score(bock_lost, 3) == lost


@pytest.mark.parametrize("system", [PLAIN, SEEGER, SEEGER_FABIAN, bierlachs()])
def test_a_ramsch_gives_its_scores_and_no_bonus(system: ScoringSystem) -> None:
    assert system.score(Entry.ramsch((0, -50, -50)), 3) == (0, -50, -50)
    assert system.score(Entry.ramsch((0, 0, -45, 0), 3), 4) == (0, 0, -45, 0)
    assert system.score(Entry.ramsch((0, -50, 0)).times(2, "Bock"), 3) == (0, -100, 0)


def test_a_march_is_written_to_the_player_who_made_it_and_in_bierlachs_to_the_others() -> None:
    plus, others = Entry.ramsch((0, 120, 0)), Entry.ramsch((-120, 0, -120))
    for system in (PLAIN, SEEGER, SEEGER_FABIAN):
        assert system.score(plus, 3) == (0, 120, 0)
    assert bierlachs().score(plus, 3) == bierlachs().score(others, 3) == (-120, 0, -120)
    assert bierlachs().score(plus.times(2, "Bock"), 3) == (-240, 0, -240)


# Bierlachs.


def test_the_limit_of_bierlachs_lies_below_nothing_and_is_301_unless_it_is_said() -> None:
    for limit in (301, 401, 501):
        assert bierlachs(limit).limit == bierlachs(-limit).limit == -limit
        assert bierlachs(limit) == bierlachs(-limit)
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
        sheet = sheet.enter(Entry.game(player, settled(told)))
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


def test_published_totals_of_paper_lists() -> None:
    assert list_totals(PUBLISHED) == list_totals(PUBLISHED, "seeger-fabian") == (1332, 1308, 1320, 108)
    assert list_totals(PUBLISHED, "seeger") == (1092, 1128, 1110, 18)
    # At three 40 are paid: Anna 96 + 50 + 2 × 40, Ben −44 − 50 + 40, Cleo 20 − 48 + 50 − 50 + 40.
    assert list_totals([(96, 1, 0), (-44, 0, 1), (-28, 1, 1)]) == (226, -54, 12)
    assert list_totals([(0, 0, 0)] * 3) == (0, 0, 0)


@pytest.mark.parametrize(
    ("system", "totals", "order"),
    [
        (PLAIN, (492, 628, 660, -32), "Cleo Ben Anna Dora"),
        (SEEGER, (1092, 1128, 1110, 18), "Ben Cleo Anna Dora"),
        (SEEGER_FABIAN, (1332, 1308, 1320, 108), "Anna Cleo Ben Dora"),
    ],
)
def test_published_totals_entered_deal_by_deal_change_their_winner_with_the_system(
    system: ScoringSystem, totals: tuple[int, ...], order: str
) -> None:
    sheet = Sheet(("Anna", "Ben", "Cleo", "Dora"), system)
    for player, scores in LIST.items():
        for score in scores:
            sheet = sheet.enter(Entry.game(player, score))
    assert len(sheet.entries) == 48
    assert [sheet.games(player) for player in range(4)] == [(12, 0), (12, 2), (10, 1), (6, 5)]
    assert sheet.totals == totals
    assert [standing.name for standing in sheet.standings()] == order.split()


@pytest.mark.parametrize("given", [(1, 2), (1, 2, 3, 4), ("a", "b", "c"), None])
def test_a_system_that_gives_no_number_for_each_player_is_named_as_the_fault(given: object) -> None:
    system = loose.ScoringSystem("mine", lambda entry, players: given)  # noqa: ARG005 - the system's signature
    with pytest.raises(sk.SkatError) as caught:
        Sheet(("Anna", "Ben", "Cleo"), system).enter(Entry.game(0, 48)).standings()
    assert "mine" in str(caught.value)
