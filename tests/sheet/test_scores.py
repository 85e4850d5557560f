import pickle
from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import PLAIN, SEEGER, SEEGER_FABIAN, Code, Entry, ScoringSystem, Seat, Sheet, Standing, bierlachs

loose: Any = sk
"""The package without its types, for calls that a type checker would refuse."""

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
    Entry.game(0, sk.reckon("grand hand with 2, 75 points, bid 72")),  # 4 × 24: +96
    Entry.game(2, sk.reckon("spades with 1, 60 points, bid 22")),  # 2 × 22: −44
    Entry.passed_in(),
    Entry.game(1, sk.reckon("null hand, 1 trick")),  # 2 × 35: −70
    Entry.game(1, sk.reckon("hearts without 3, 92 points")),  # without 3, game 4, Schneider 5: +50
    Entry.ramsch((0, 0, -45)),
    Entry.game(0, sk.reckon("diamonds with 1, 75 points, bid 30")),  # overbid, 4 × 9 counted twice: −72
    Entry.game(2, sk.reckon("clubs hand with 1, schneider announced, 93 points")),  # 5 × 12: +60
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


def test_a_small_list_counts_who_won_and_lost() -> None:
    sheet = Sheet(THREE, entries=SMALL)
    assert [sheet.games(player) for player in range(3)] == [(1, 1), (1, 1), (1, 1)]
    assert sheet.standings() == (
        Standing(1, 0, "Anna", 104, 1, 1),
        Standing(2, 1, "Ben", 60, 1, 1),
        Standing(3, 2, "Cleo", 51, 1, 1),
    )


def test_a_list_of_four_line_by_line() -> None:
    sheet = Sheet(FOUR)
    lines: list[tuple[Entry, tuple[int, ...]]] = [
        (Entry.game(1, sk.reckon("clubs with 2, 61 points"), 0), (0, 86, 0, 0)),  # +36
        (Entry.game(0, sk.reckon("diamonds without 1, 30 points"), 1), (-104, 116, 30, 30)),  # 3 × 9, twice: −54
        (Entry.passed_in(2), (-104, 116, 30, 30)),
        (Entry.ramsch((0, -120, 0, 0), 3), (-104, -4, 30, 30)),
        (Entry.game(3, sk.reckon("null ouvert, no trick"), 0), (-104, -4, 30, 126)),
    ]
    for entry, totals in lines:
        sheet = sheet.enter(entry)
        assert sheet.totals == totals
    assert [sheet.games(player) for player in range(4)] == [(0, 1), (1, 0), (0, 0), (1, 0)]


def test_what_each_deal_gave_is_kept_apart_from_the_totals() -> None:
    assert sheet_of(SEEGER_FABIAN, (0, 96), (2, -44)).gains == ((146, 0, 0), (40, 40, -94))


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


@pytest.mark.parametrize(("index", "totals"), [(0, (0, 24, 4)), (1, (48, 0, 4)), (2, (48, 24, 48))])
def test_any_entry_can_be_corrected(index: int, totals: tuple[int, ...]) -> None:
    wrong = sheet_of(PLAIN, (0, 48), (1, 24), (2, -44))
    right = wrong.replace(index, Entry.game(2, 48))
    assert right.totals == totals
    assert [entry for entry in right.entries if entry not in wrong.entries] == [right.entries[index]]
    assert wrong.totals == (48, 24, -44)


def test_who_sat_out_changes_no_total() -> None:
    said = Sheet(FOUR).enter(Entry.game(1, -44, 0)).enter(Entry.ramsch((0, 0, -50, 0), 1))
    silent = Sheet(FOUR).enter(Entry.game(1, -44)).enter(Entry.ramsch((0, 0, -50, 0)))
    assert said.totals == silent.totals == (30, -94, -20, 30)


# Standings.


def ranks(sheet: Sheet) -> list[tuple[int, str]]:
    return [(standing.rank, standing.name) for standing in sheet.standings()]


@pytest.mark.parametrize(
    ("system", "games", "standing"),
    [
        (PLAIN, [(0, -44), (1, 48), (2, 24)], "1 Ben, 2 Cleo, 3 Anna"),
        # Equal plain totals share a rank whatever was won: Anna won one game of 48, Ben two of 24.
        (PLAIN, [(0, 48), (1, 24), (1, 24), (2, 18)], "1 Anna, 1 Ben, 3 Cleo"),
        # More games won go first: 120 + 50 = 22 + 48 + 2 × 50.
        (SEEGER, [(0, 120), (1, 22), (1, 48)], "1 Ben, 2 Anna, 3 Cleo"),
        (SEEGER_FABIAN, [(0, 120), (1, 22), (1, 48)], "1 Ben, 2 Anna, 3 Cleo"),
        # Then fewer lost: 150 + 50 − 40 − 50 = 60 + 50, or 20 + 50 + 40.
        (SEEGER, [(1, 150), (1, -40), (0, 60)], "1 Anna, 2 Ben, 3 Cleo"),
        (SEEGER_FABIAN, [(1, 150), (1, -40), (0, 20)], "1 Anna, 2 Ben, 3 Cleo"),
        (SEEGER, [(2, 24), (0, 24)], "1 Anna, 1 Cleo, 3 Ben"),
        (SEEGER_FABIAN, [(2, 24), (0, 24)], "1 Anna, 1 Cleo, 3 Ben"),
        # Where totals differ, games decide nothing: 120 + 50 against 18 + 18 + 100.
        (SEEGER, [(1, 18), (1, 18), (0, 120)], "1 Anna, 2 Ben, 3 Cleo"),
    ],
)
def test_the_highest_total_stands_first_and_games_decide_by_some_systems(
    system: ScoringSystem, games: list[tuple[int, int]], standing: str
) -> None:
    assert ", ".join(f"{rank} {name}" for rank, name in ranks(sheet_of(system, *games))) == standing


def test_ranks_below_a_tie_are_skipped() -> None:
    sheet = sheet_of(PLAIN, (1, 24), (3, 24), players=FOUR)
    assert ranks(sheet) == [(1, "Ben"), (1, "Dora"), (3, "Anna"), (3, "Cleo")]


# Bierlachs.


@pytest.mark.parametrize("limit", [301, 401, 501])
def test_whoever_reaches_the_limit_loses(limit: int) -> None:
    sheet = sheet_of(bierlachs(limit), (0, 24), (1, -limit + 24))
    assert sheet.totals == (0, -limit, -24)
    assert sheet.over
    assert sheet.losers == (1,)


def test_a_point_before_the_limit_it_goes_on() -> None:
    sheet = sheet_of(bierlachs(301), (0, -300))
    assert (sheet.over, sheet.losers) == (False, ())
    assert sheet.enter(Entry.game(1, 18)).losers == (0,)


def test_two_who_cross_in_the_same_deal_both_lose() -> None:
    sheet = sheet_of(bierlachs(301), (0, -288), (1, -280), (2, 24))
    assert sheet.totals == (-312, -304, 0)
    assert sheet.losers == (0, 1)
    assert ranks(sheet) == [(1, "Cleo"), (2, "Ben"), (3, "Anna")]


def test_the_dealer_who_sits_out_can_cross_too() -> None:
    sheet = sheet_of(bierlachs(301), (3, -290), players=FOUR).enter(Entry.game(0, 24, sitting_out=3))
    assert sheet.totals == (0, -24, -24, -314)
    assert sheet.losers == (3,)


def test_a_ramsch_can_cross_the_limit_for_two() -> None:
    sheet = sheet_of(bierlachs(301), (0, -260), (1, -270)).enter(Entry.ramsch((-50, -50, 0)))
    assert sheet.losers == (0, 1)


def test_after_the_end_nothing_more_is_entered_but_a_mistake_can_be_mended() -> None:
    sheet = sheet_of(bierlachs(301), (0, -200), (0, -110))
    with pytest.raises(sk.SheetError) as caught:
        sheet.enter(Entry.passed_in())
    assert caught.value.code is Code.SHEET_OVER
    assert "Anna" in str(caught.value)
    mended = sheet.replace(1, Entry.game(0, -100))
    assert (mended.over, mended.totals) == (False, (-300, 0, 0))


def test_no_sheet_has_entries_after_its_end() -> None:
    over = sheet_of(bierlachs(301), (0, -200), (0, -110))
    five = (Entry.game(0, -400),) * 5
    overfull: list[Callable[[], Sheet]] = [
        lambda: Sheet(over.players, bierlachs(), five),
        lambda: evolve(over, entries=(*over.entries, Entry.passed_in())),
        lambda: over.replace(0, Entry.game(0, -301)),
    ]
    for make in overfull:
        with pytest.raises(sk.SheetError) as caught:
            make()
        assert caught.value.code is Code.SHEET_OVER
        assert "Anna reached the limit" in str(caught.value)
    assert Sheet(over.players, bierlachs(), over.entries) == over
    assert Sheet(over.players, SEEGER, five).totals == (-2250, 0, 0)


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
    again = pickle.loads(pickle.dumps(grown))  # noqa: S301 - ours
    assert (again, again.totals) == (grown, grown.totals)
    assert evolve(grown, entries=()).totals == (0, 0, 0)


@pytest.mark.parametrize("system", [PLAIN, SEEGER, SEEGER_FABIAN])
def test_other_systems_have_no_end(system: ScoringSystem) -> None:
    sheet = sheet_of(system, (0, -528), (0, -528))
    assert (sheet.over, sheet.losers) == (False, ())


# What is refused.

Bad = tuple[str, Callable[[], object], type[sk.SkatError], Code]

AT_THREE, AT_FOUR = Sheet(THREE), Sheet(FOUR)
ONE: Any = AT_THREE.enter(Entry.game(0, 48))

PLAYERS: list[Bad] = [
    (str(names), lambda names=names: Sheet(names), sk.SheetError, Code.BAD_PLAYERS)  # type: ignore[misc]
    for names in (
        ("Anna", "Ben"),
        ("Anna", "Ben", "Cleo", "Dora", "Emil"),
        ("Anna", "Ben", "Anna"),
        ("Anna", "Ben", "Cleo", "Ben"),
        "ABC",
        3,
        None,
        (),
    )
]

NAMES: list[Bad] = [
    (str(names), lambda names=names: Sheet(names), sk.SheetError, Code.BAD_NAME)  # type: ignore[misc]
    for names in (
        ("Anna", "Ben", ""),
        ("Anna", "Ben", "  "),
        ("Anna", "Ben", None),
        ("Anna", "Ben", 3),
        (Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND),
    )
]

REFUSED: list[Bad] = [
    *PLAYERS,
    *NAMES,
    ("name for a system", lambda: loose.Sheet(THREE, "Seeger"), sk.ArgumentError, Code.WRONG_TYPE),
    ("function for a system", lambda: loose.Sheet(THREE, PLAIN.score), sk.ArgumentError, Code.WRONG_TYPE),
    ("list of entries", lambda: loose.Sheet(THREE, PLAIN, [Entry.passed_in()]), sk.ArgumentError, Code.WRONG_TYPE),
    ("scores for entries", lambda: loose.Sheet(THREE, PLAIN, (48,)), sk.ArgumentError, Code.WRONG_TYPE),
    ("unknown player", lambda: AT_THREE.enter(Entry.game(3, 48)), sk.SheetError, Code.UNKNOWN_PLAYER),
    ("fifth player", lambda: AT_FOUR.enter(Entry.game(4, 48)), sk.SheetError, Code.UNKNOWN_PLAYER),
    ("fifth player sitting out", lambda: AT_FOUR.enter(Entry.game(0, 48, 4)), sk.SheetError, Code.UNKNOWN_PLAYER),
    ("fourth of three sitting out", lambda: AT_THREE.enter(Entry.passed_in(3)), sk.SheetError, Code.UNKNOWN_PLAYER),
    ("one of three sitting out", lambda: AT_THREE.enter(Entry.game(0, 48, 2)), sk.SheetError, Code.BAD_SCORE),
    ("one of three sitting out, passed in", lambda: AT_THREE.enter(Entry.passed_in(2)), sk.SheetError, Code.BAD_SCORE),
    ("Ramsch of three at four", lambda: AT_FOUR.enter(Entry.ramsch((0, -50, 0))), sk.SheetError, Code.BAD_SCORE),
    ("Ramsch of four at three", lambda: AT_THREE.enter(Entry.ramsch((0, -50, 0, 0))), sk.SheetError, Code.BAD_SCORE),
    ("Ramsch of nobody", lambda: AT_THREE.enter(Entry.ramsch(())), sk.SheetError, Code.BAD_SCORE),
    ("score for an entry", lambda: ONE.enter(48), sk.ArgumentError, Code.WRONG_TYPE),
    ("settlement for an entry", lambda: ONE.enter(sk.reckon("null, no trick")), sk.ArgumentError, Code.WRONG_TYPE),
    ("nothing for an entry", lambda: ONE.enter(None), sk.ArgumentError, Code.WRONG_TYPE),
    ("correction before the first", lambda: ONE.replace(-1, Entry.passed_in()), sk.SheetError, Code.NO_SUCH_ENTRY),
    ("correction behind the last", lambda: ONE.replace(1, Entry.passed_in()), sk.SheetError, Code.NO_SUCH_ENTRY),
    (
        "correction of an empty sheet",
        lambda: AT_THREE.replace(0, Entry.passed_in()),
        sk.SheetError,
        Code.NO_SUCH_ENTRY,
    ),
    ("correction of a bool", lambda: ONE.replace(False, Entry.passed_in()), sk.ArgumentError, Code.WRONG_TYPE),
    ("correction of a text", lambda: ONE.replace("0", Entry.passed_in()), sk.ArgumentError, Code.WRONG_TYPE),
    ("correction with a score", lambda: ONE.replace(0, 48), sk.ArgumentError, Code.WRONG_TYPE),
    ("correction for a fourth", lambda: ONE.replace(0, Entry.game(3, 48)), sk.SheetError, Code.UNKNOWN_PLAYER),
]


@pytest.mark.parametrize(("make", "kind", "code"), [pytest.param(*bad[1:], id=bad[0]) for bad in REFUSED])
def test_what_has_no_place_on_a_sheet_is_refused(
    make: Callable[[], object], kind: type[sk.SkatError], code: Code
) -> None:
    with pytest.raises(kind) as caught:
        make()
    assert type(caught.value) is kind
    assert caught.value.code is code


def test_a_refused_entry_changes_nothing() -> None:
    sheet = Sheet(THREE, PLAIN).enter(Entry.game(0, 48))
    with pytest.raises(sk.SheetError):
        sheet.enter(Entry.game(3, 48))
    with pytest.raises(sk.SheetError):
        sheet.replace(0, Entry.game(3, 48))
    assert (sheet.totals, sheet.entries) == ((48, 0, 0), (Entry.game(0, 48),))


@pytest.mark.parametrize(
    ("names", "english", "german"),
    [
        (("A\nB", "C", "D"), "'A\\nB' cannot be the name of a player: it has a character", "er enthält ein Zeichen"),
        (("", "C", "D"), "'' cannot be the name of a player: it is empty", "er ist leer"),
        (("C", " ", "D"), "' ' cannot be the name of a player: it is empty", "er ist leer"),
        (("C", 3, "D"), "a name is a text", "ein Name ist ein Text"),
        (("C", "D", "C"), "three or four players with different names", "mit verschiedenen Namen"),
        (("C", "D"), "three or four players with different names", "drei oder vier Spieler"),
    ],
)
def test_what_is_wrong_with_the_players_is_said(names: tuple[object, ...], english: str, german: str) -> None:
    with pytest.raises(sk.SheetError) as caught:
        loose.Sheet(names)
    assert english in caught.value.explain()
    assert german in caught.value.explain("de")
