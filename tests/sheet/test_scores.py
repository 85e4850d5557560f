from collections.abc import Callable

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import PLAIN, SEEGER, SEEGER_FABIAN, Code, Entry, ScoringSystem, Sheet, Standing, bierlachs
from settled import settled

THREE = ("Anna", "Ben", "Cleo")
FOUR = ("Anna", "Ben", "Cleo", "Dora")


def sheet_of(system: ScoringSystem, *games: tuple[int, int], players: tuple[str, ...] = THREE) -> Sheet:
    """Enter games by their scores alone."""
    sheet = Sheet(players, system)
    for player, score in games:
        sheet = sheet.enter(Entry.game(player, score))
    return sheet


# A small list, worked out by hand line by line.

SMALL = (
    Entry.game(0, settled("grand hand with 2, 75 points, bid 72")),  # 4 × 24: +96
    Entry.game(2, settled("spades with 1, 60 points, bid 22")),  # 2 × 22: −44
    Entry.passed_in(),
    Entry.game(1, settled("null hand, 1 trick")),  # 2 × 35: −70
    Entry.game(1, settled("hearts without 3, 92 points")),  # without 3, game 4, Schneider 5: +50
    Entry.ramsch((0, 0, -45)),
    Entry.game(0, settled("diamonds with 1, 75 points, bid 30")),  # overbid, 4 × 9 counted twice: −72
    Entry.game(2, settled("clubs hand with 1, schneider announced, 93 points")),  # 5 × 12: +60
)


RUNNING = """
   96   0   0   146    0    0   146    0    0     0  -96  -96
   96   0 -44   146    0  -94   186   40  -94     0  -96 -140
   96   0 -44   146    0  -94   186   40  -94     0  -96 -140
   96 -70 -44   146 -120  -94   226  -80  -54     0 -166 -140
   96 -20 -44   146  -20  -94   226   20  -54   -50 -166 -190
   96 -20 -89   146  -20 -139   226   20  -99   -50 -166 -235
   24 -20 -89    24  -20 -139   104   60  -59  -122 -166 -235
   24 -20 -29    24  -20  -29   104   60   51  -182 -226 -235
"""
"""The totals of the three players after each line, by each of the systems."""


@pytest.mark.parametrize(("column", "system"), [*enumerate([PLAIN, SEEGER, SEEGER_FABIAN, bierlachs(401)])])
def test_a_small_list_line_by_line(column: int, system: ScoringSystem) -> None:
    rows = [tuple(map(int, line.split()[3 * column : 3 * column + 3])) for line in RUNNING.strip().splitlines()]
    sheet = Sheet(THREE, system)
    for entry, totals in zip(SMALL, rows, strict=True):
        sheet = sheet.enter(entry)
        assert sheet.totals == totals
    assert sheet.running == tuple(rows)
    assert sheet.entries == SMALL
    assert [sheet.games(player) for player in range(3)] == [(1, 1), (1, 1), (1, 1)]


def test_standings_tell_all_of_a_small_list() -> None:
    assert Sheet(THREE, entries=SMALL).standings() == (
        Standing(1, 0, "Anna", 104, 1, 1),
        Standing(2, 1, "Ben", 60, 1, 1),
        Standing(3, 2, "Cleo", 51, 1, 1),
    )


def test_a_list_of_four_line_by_line() -> None:
    sheet = Sheet(FOUR)
    lines: list[tuple[Entry, tuple[int, ...]]] = [
        (Entry.game(1, settled("clubs with 2, 61 points"), 0), (0, 86, 0, 0)),  # +36
        (Entry.game(0, settled("diamonds without 1, 30 points"), 1), (-104, 116, 30, 30)),  # 3 × 9, twice: −54
        (Entry.passed_in(2), (-104, 116, 30, 30)),
        (Entry.ramsch((0, -120, 0, 0), 3), (-104, -4, 30, 30)),
        (Entry.game(3, settled("null ouvert, no trick"), 0), (-104, -4, 30, 126)),
    ]
    for entry, totals in lines:
        sheet = sheet.enter(entry)
        assert sheet.totals == totals
    assert [sheet.games(player) for player in range(4)] == [(0, 1), (1, 0), (0, 0), (1, 0)]


def test_an_empty_sheet_has_zeros_and_is_scored_by_seeger_fabian() -> None:
    sheet = Sheet(FOUR)
    assert sheet.system is SEEGER_FABIAN
    assert (sheet.totals, sheet.running, sheet.gains, sheet.over, sheet.losers) == ((0, 0, 0, 0), (), (), False, ())
    assert [standing.rank for standing in sheet.standings()] == [1, 1, 1, 1]


# Entering and correcting.


def test_entering_leaves_the_old_sheet_as_it_was() -> None:
    before = Sheet(THREE).enter(Entry.game(0, 48))
    after = before.enter(Entry.game(1, -44))
    assert (before.totals, len(before.entries)) == ((98, 0, 0), 1)
    assert (after.totals, len(after.entries)) == ((138, -94, 40), 2)
    assert after.gains == ((98, 0, 0), (40, -94, 40))


def test_who_sat_out_changes_no_total() -> None:
    for lost, ramsch in ((0, 1), (None, None)):
        sheet = Sheet(FOUR).enter(Entry.game(1, -44, lost)).enter(Entry.ramsch((0, 0, -50, 0), ramsch))
        assert sheet.totals == (30, -94, -20, 30)


# Standings.


def ranks(sheet: Sheet) -> list[tuple[int, str]]:
    return [(standing.rank, standing.name) for standing in sheet.standings()]


@pytest.mark.parametrize(
    ("systems", "games", "standing"),
    [
        ([PLAIN], [(0, -44), (1, 48), (2, 24)], "1 Ben, 2 Cleo, 3 Anna"),
        # Equal plain totals share a rank whatever was won: Anna won one game of 48, Ben two of 24.
        ([PLAIN], [(0, 48), (1, 24), (1, 24), (2, 18)], "1 Anna, 1 Ben, 3 Cleo"),
        # More games won go first: 120 + 50 = 22 + 48 + 2 × 50.
        ([SEEGER, SEEGER_FABIAN], [(0, 120), (1, 22), (1, 48)], "1 Ben, 2 Anna, 3 Cleo"),
        # Then fewer lost: 150 + 50 − 40 − 50 = 60 + 50, or 20 + 50 + 40.
        ([SEEGER], [(1, 150), (1, -40), (0, 60)], "1 Anna, 2 Ben, 3 Cleo"),
        ([SEEGER_FABIAN], [(1, 150), (1, -40), (0, 20)], "1 Anna, 2 Ben, 3 Cleo"),
        ([SEEGER, SEEGER_FABIAN], [(2, 24), (0, 24)], "1 Anna, 1 Cleo, 3 Ben"),
        # Where totals differ, games decide nothing: 120 + 50 against 18 + 18 + 100.
        ([SEEGER], [(1, 18), (1, 18), (0, 120)], "1 Anna, 2 Ben, 3 Cleo"),
    ],
)
def test_the_highest_total_stands_first_and_games_decide_by_some_systems(
    systems: list[ScoringSystem], games: list[tuple[int, int]], standing: str
) -> None:
    for system in systems:
        assert ", ".join(f"{rank} {name}" for rank, name in ranks(sheet_of(system, *games))) == standing


def test_ranks_below_a_tie_are_skipped() -> None:
    sheet = sheet_of(PLAIN, (1, 24), (3, 24), players=FOUR)
    assert ranks(sheet) == [(1, "Ben"), (1, "Dora"), (3, "Anna"), (3, "Cleo")]


# Bierlachs.


@pytest.mark.parametrize("limit", [301, 401, 501])
def test_whoever_reaches_the_limit_loses_and_a_point_before_it_goes_on(limit: int) -> None:
    before = sheet_of(bierlachs(limit), (1, -limit + 1))
    assert (before.over, before.losers) == (False, ())
    assert before.enter(Entry.game(0, 18)).losers == (1,)
    sheet = sheet_of(bierlachs(limit), (0, 24), (1, -limit + 24))
    assert (sheet.totals, sheet.over, sheet.losers) == ((0, -limit, -24), True, (1,))


def test_two_who_cross_in_the_same_deal_both_lose() -> None:
    sheet = sheet_of(bierlachs(301), (0, -288), (1, -280), (2, 24))
    assert sheet.totals == (-312, -304, 0)
    assert sheet.losers == (0, 1)
    assert ranks(sheet) == [(1, "Cleo"), (2, "Ben"), (3, "Anna")]
    ramsch = sheet_of(bierlachs(301), (0, -260), (1, -270)).enter(Entry.ramsch((-50, -50, 0)))
    assert ramsch.losers == (0, 1)


def test_the_dealer_who_sits_out_can_cross_too() -> None:
    sheet = sheet_of(bierlachs(301), (3, -290), players=FOUR).enter(Entry.game(0, 24, sitting_out=3))
    assert (sheet.totals, sheet.losers) == ((0, -24, -24, -314), (3,))


def test_no_sheet_has_entries_after_its_end() -> None:
    over = sheet_of(bierlachs(301), (0, -200), (0, -110))
    five = (Entry.game(0, -400),) * 5
    overfull: list[Callable[[], Sheet]] = [
        lambda: Sheet(over.players, bierlachs(), five),
        lambda: evolve(over, entries=(*over.entries, Entry.passed_in())),
        lambda: over.replace(0, Entry.game(0, -301)),
        lambda: over.enter(Entry.passed_in()),
    ]
    for make in overfull:
        with pytest.raises(sk.SheetError, match="Anna reached the limit") as caught:
            make()
        assert caught.value.code is Code.SHEET_OVER
    mended = over.replace(1, Entry.game(0, -100))
    assert (mended.over, mended.totals) == (False, (-300, 0, 0))
    assert Sheet(over.players, bierlachs(), over.entries) == over
    for system in (PLAIN, SEEGER, SEEGER_FABIAN):
        endless = Sheet(over.players, system, five)
        assert (endless.totals[0], endless.over, endless.losers) == (-2000 if system is PLAIN else -2250, False, ())


def test_a_long_sheet_is_made_in_time_with_its_length() -> None:
    class Counting:
        """Counts how often it is asked."""

        asked = 0

        def __call__(self, entry: Entry, players: int) -> tuple[int, ...]:
            """Score as Bierlachs does."""
            self.asked += 1
            return tuple(0 if player == entry.player else -entry.score for player in range(players))

    counting = Counting()
    sheet = Sheet(("Anna", "Ben", "Cleo"), sk.ScoringSystem("counted", counting, limit=-(10**6)))
    for _ in range(400):
        sheet = sheet.enter(Entry.game(0, 18))
    assert (sheet.totals, sheet.over) == ((0, -7200, -7200), False)
    assert counting.asked == 400


@pytest.mark.parametrize("system", [PLAIN, bierlachs(301)])
def test_a_sheet_that_grew_is_the_one_made_at_once(system: ScoringSystem) -> None:
    grown = sheet_of(system, (0, -20), (1, 30), (2, 24))
    made = Sheet(grown.players, system, grown.entries)
    assert (grown, hash(grown), repr(grown), str(grown)) == (made, hash(made), repr(made), str(made))
    assert (grown.totals, grown.running, grown.losers) == (made.totals, made.running, made.losers)
    assert evolve(grown, entries=()).totals == (0, 0, 0)
