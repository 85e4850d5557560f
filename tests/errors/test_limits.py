"""Numbers beyond what a table can need are refused, with the range, before anything has to write them down."""

from collections.abc import Callable
from typing import Final

import pytest

import pyskat as sk
from pyskat import Code, Contract, Entry, Game, Outcome
from pyskat.errors import expect_whole
from pyskat.errors.limits import MOST, MOST_DOUBLINGS, expect_doublings
from pyskat.solver import solve
from settled import settled

HUGE: Final = 10**5000
"""More digits than Python writes down."""
GRAND: Final = Contract(Game.GRAND)
SHEET: Final = sk.Sheet(("Anna", "Ben", "Cleo"))
STATE: Final = sk.start(sk.Deal.from_order(sk.CARDS))


def endless(entry: Entry, players: int) -> tuple[int, ...]:
    """Score as nobody can."""
    return (HUGE * entry.factor,) * players


Case = tuple[str, Callable[[int], object], type[sk.SkatError], Code, str]

REFUSED: list[Case] = [
    ("a bid", sk.Bid, sk.ArgumentError, Code.WRONG_VALUE, "-1000000000 to 1000000000"),
    ("a score", lambda n: Entry.game(0, n), sk.SheetError, Code.BAD_SCORE, "-1000000000 to 1000000000"),
    ("a Ramsch score", lambda n: Entry.ramsch((0, n, 0)), sk.SheetError, Code.BAD_SCORE, "-1000000000 to 1000000000"),
    ("a factor", lambda n: Entry(factor=n), sk.SheetError, Code.BAD_SCORE, "1 to 1000000000"),
    ("times", lambda n: Entry.game(0, 48).times(n, "Bock"), sk.SheetError, Code.BAD_SCORE, "1 to 1000000000"),
    ("times and times", lambda n: Entry.game(0, 48).times(10**5, "Bock").times(n // 10**5 + 1, "Bock"), sk.SheetError,
     Code.BAD_SCORE, "1 to 1000000000"),
    ("a player", lambda n: Entry.game(n, 48), sk.SheetError, Code.NOT_A_PLAYER, "counted from 0"),
    ("one sitting out", lambda n: Entry.game(0, 48, n), sk.SheetError, Code.NOT_A_PLAYER, "counted from 0"),
    ("a limit of Bierlachs", sk.bierlachs, sk.SheetError, Code.BAD_SCORE, "at most 1000000000"),
    ("a limit", lambda n: sk.ScoringSystem("x", sk.PLAIN.score, -abs(n)), sk.ArgumentError, Code.WRONG_VALUE,
     "-1000000000 to -1"),
    ("points of a list", lambda n: sk.list_totals([(n, 1, 0), (0, 0, 0), (0, 0, 0)]), sk.ArgumentError,
     Code.WRONG_VALUE, "-1000000000 to 1000000000"),
    ("an outcome", lambda n: Outcome(verdict=sk.RecordedEnd.WIN, value=n), sk.ArgumentError, Code.WRONG_VALUE, "value"),
    ("scores of an outcome", lambda n: Outcome(verdict=sk.RecordedEnd.RAMSCH, scores=(0, n, 0)), sk.ArgumentError,
     Code.WRONG_VALUE, "scores"),
    ("rounds", lambda n: sk.Format(n, sk.PLAIN), sk.ArgumentError, Code.WRONG_VALUE, "1 to 1000000000"),
    ("a bid to begin with", lambda n: sk.start_play(sk.Deal.from_order(sk.CARDS), GRAND, sk.Seat.FOREHAND, bid=n),
     sk.ArgumentError, Code.WRONG_VALUE, "-1000000000 to 1000000000"),
    ("doublings", lambda n: sk.settle(GRAND, matadors=1, points=70, doublings=n), sk.SettlementError,
     Code.BAD_DOUBLINGS, "0 to 40"),
    ("doublings of a Ramsch",
     lambda n: sk.settle_ramsch(points=(45, 40, 25), tricks_taken=(4, 3, 3), skat=10, last_trick=sk.Seat.FOREHAND,
                                doublings=n), sk.SettlementError, Code.BAD_DOUBLINGS, "0 to 40"),
    ("the points of a game", lambda n: sk.settle(GRAND, matadors=1, points=n), sk.SettlementError,
     Code.POINTS_OUT_OF_RANGE, "0 to 120"),
    ("the tricks of a game", lambda n: sk.settle(GRAND, matadors=1, points=70, tricks_taken=n), sk.SettlementError,
     Code.TRICKS_OUT_OF_RANGE, "0 to 10"),
    ("the bid of a game", lambda n: sk.settle(GRAND, matadors=1, points=70, bid=n), sk.SettlementError,
     Code.BAD_BID, "nearest"),
    ("matadors", sk.Matadors.of, sk.SettlementError, Code.BAD_MATADORS, "1 to 11"),
    ("the points of a Ramsch",
     lambda n: sk.settle_ramsch(points=(n, 120 - n, 0), tricks_taken=(4, 3, 3), skat=0, last_trick=sk.Seat.FOREHAND),
     sk.SettlementError, Code.RAMSCH_CARDS, "no cards"),
    ("the tricks of a Ramsch",
     lambda n: sk.settle_ramsch(points=(60, 60, 0), tricks_taken=(n, 0, 0), skat=0, last_trick=sk.Seat.FOREHAND),
     sk.SettlementError, Code.RAMSCH_TRICKS, "ten are taken"),
    ("an entry's number", lambda n: SHEET.replace(n, Entry.passed_in()), sk.SheetError, Code.NO_SUCH_ENTRY, "has 0"),
    ("actions taken back", lambda n: sk.Record.of(STATE).undo(n), sk.RecordError, Code.NOTHING_TO_UNDO, "0 can"),
]  # fmt: skip


@pytest.mark.parametrize(
    "number", [MOST + 1, -MOST - 1, 10**30, HUGE, -HUGE], ids=["above", "below", "long", "huge", "huge below"]
)
@pytest.mark.parametrize(("name", "act", "kind", "code", "range_"), REFUSED, ids=[case[0] for case in REFUSED])
def test_what_is_too_large_is_refused_with_the_range(
    name: str, act: Callable[[int], object], kind: type[sk.SkatError], code: Code, range_: str, number: int
) -> None:
    with pytest.raises(kind) as caught:
        act(number)
    assert caught.value.code is code, name
    assert range_ in str(caught.value)
    for language in ("en", "de"):
        assert len(caught.value.explain(language)) < 300


def test_as_much_as_is_allowed_is_taken_and_written() -> None:
    assert str(sk.Bid(MOST)) == "1000000000"
    sheet = SHEET.enter(Entry.game(0, MOST).times(MOST, "Bock")).enter(Entry.ramsch((0, -MOST, 0)))
    assert sk.PLAIN.score(sheet.entries[0], 3) == (10**18, 0, 0)
    assert "1000000000000000000" in str(sheet)
    assert sk.settle(GRAND, matadors=1, points=70, doublings=40).score == 48 * 2**40
    assert sk.bierlachs(MOST).limit == -MOST
    assert MOST_DOUBLINGS == 40


def test_one_doubling_more_is_refused() -> None:
    with pytest.raises(sk.SettlementError, match="0 to 40, not 41"):
        expect_doublings(41)
    assert [expect_doublings(count) for count in (0, 40)] == [0, 40]
    assert [expect_whole("it", number, 1) for number in (1, MOST)] == [1, MOST]


@pytest.mark.parametrize("value", ["1", None, 1.0, True])
def test_what_is_no_number_is_refused(value: object) -> None:
    for check in (expect_doublings, lambda value: expect_whole("it", value)):
        with pytest.raises(sk.ArgumentError) as caught:
            check(value)
        assert caught.value.code is Code.WRONG_TYPE


def test_a_game_in_words_cannot_be_doubled_without_end() -> None:
    assert settled("null no trick" + " bock" * 40).score == 23 * 2**40
    with pytest.raises(sk.SettlementError) as caught:
        sk.reckon("null no trick" + " bock" * 190)
    assert caught.value.code is Code.BAD_DOUBLINGS


def test_a_system_that_scores_beyond_all_measure_is_refused() -> None:
    sheet = sk.Sheet(SHEET.players, sk.ScoringSystem("endless", endless)).enter(Entry.passed_in())
    with pytest.raises(sk.SheetError) as caught:
        str(sheet)
    assert caught.value.code is Code.BAD_SYSTEM
    assert "gave a tuple for an entry" in str(caught.value)


def test_a_search_may_have_any_limit() -> None:
    deal = sk.Deal.from_order(sk.CARDS)
    begun = sk.start_play(deal, Contract(Game.NULL, hand=True), sk.Seat.FOREHAND)
    assert solve(begun, node_limit=HUGE) == solve(begun)
    with pytest.raises(sk.ArgumentError, match="1 or more, not -10\\^5000"):
        solve(begun, node_limit=-HUGE)
