"""Simulations: the same rows whoever plays them, and numbers that can be worked out in another way."""

import gc
import itertools
import math
import os
import pickle
import random
import signal
import statistics
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import pyskat as sk
from careless import careless
from effort import some
from pyskat.bots import Bot, RandomBot
from pyskat.match import FaultKind, match
from pyskat.simulate import Comparison, Numbers, Played, Results, simulate
from simulate.table import THREE, bad, first, rude

SYSTEM = sk.Sheet(("Anna", "Ben", "Cleo"), sk.SEEGER_FABIAN)
Row = dict[str, Any]


# ---- In another way -----------------------------------------------------------------------------------------------


def by_the_book(bots: dict[str, Bot], deals: int, seed: int, rules: sk.Rules, seatings: int) -> Iterator[Row]:
    """Play the same deals bit by bit, and make each row from a record and a score sheet."""
    for number in range(deals):
        deal = sk.Deal.shuffled(random.Random(f"{seed} {number}"))
        for names in itertools.islice(itertools.permutations(bots), seatings):
            rngs = [random.Random(f"{seed} {number} {seat}") for seat in range(3)]
            state = sk.start(deal, rules)
            while state.turn is not None:
                state = sk.apply(state, bots[names[state.turn]](sk.view(state, state.turn), rngs[state.turn]))
            yield {"number": number, "names": list(names), **told_by_record(state)}


def told_by_record(state: sk.State) -> Row:
    assert isinstance(state, sk.Finished)
    outcome, entry = sk.Record.of(state).outcome, sk.Entry.passed_in()
    assert outcome is not None
    row: Row = dict.fromkeys(("contract", "declarer", "bid", "matadors", "points", "tricks", "value"))
    row |= {"score": 0, "won": None, "overbid": None, "ended": "passed_in"}
    if isinstance(state.result, sk.RamschResult):
        entry = sk.Entry.ramsch(state.result.scores)
        row |= {"contract": "ramsch", "score": sum(state.result.scores), "ended": "played"}
    elif isinstance(state.result, sk.GameResult):
        entry = sk.Entry.game(int(state.result.declarer), state.result.settlement)
        won = str(outcome.verdict) == "win"
        row |= {
            "contract": str(outcome.contract),
            "declarer": str(outcome.declarer),
            "bid": outcome.bid,
            "matadors": outcome.matadors or None,
            "points": outcome.points,
            "tricks": outcome.tricks,
            "value": abs(outcome.value) // (state.result.settlement.factor * (1 if won else 2)),
            "score": outcome.value,
            "won": won,
            "overbid": outcome.overbid,
            "ended": "played",
        }
    return row | {"list_points": list(SYSTEM.enter(entry).totals)}


@pytest.mark.parametrize("rules", [sk.ISKO, sk.PUB])
@pytest.mark.parametrize("rotate", [False, True])
def test_rows_and_sums_by_the_book(rules: sk.Rules, *, rotate: bool) -> None:
    deals = some(20)
    games = 6 if rotate else 1
    results = simulate(THREE, deals, rules=rules, seed=5, rotate=rotate)
    rows = list(by_the_book(dict(THREE), deals, 5, rules, games))
    assert results.rows() == rows
    assert (results.deals, results.games, results.rotate) == (deals, deals * games, rotate)
    assert (results.missing, results.interrupted, results.lost) == (Numbers(), False, "")
    for name in THREE:
        check_bot(results, name, rows, games)
    contracts = Counter(row["contract"] for row in rows if row["won"] is not None)
    assert {name: each.games for name, each in results.contracts.items()} == contracts
    counts = [each.games for each in results.contracts.values()]
    assert counts == sorted(counts, reverse=True)
    assert results.declared == Played(
        *(
            sum(map(bool, column))
            for column in (
                [row["won"] for row in rows],
                [row["won"] is False for row in rows],
                [row["overbid"] for row in rows],
            )
        )
    )
    assert results.passed_in == sum(row["ended"] == "passed_in" for row in rows)
    assert results.ramsch == sum(row["contract"] == "ramsch" for row in rows)
    assert results.passed_in + results.ramsch + results.declared.games == results.games


def check_bot(results: Results, name: str, rows: list[Row], games: int) -> None:
    """Work out what a bot came to from the rows, deal by deal."""
    bot = results.bots[name]
    roles: dict[str, list[tuple[int, int]]] = {"all": [], "declarer": [], "defender": []}
    for begin in range(0, len(rows), games):
        got: dict[str, list[int]] = {role: [] for role in roles}
        for row in rows[begin : begin + games]:
            seat = row["names"].index(name)
            got["all"].append(row["list_points"][seat])
            if row["won"] is not None:
                declares = row["declarer"] == ("forehand", "middlehand", "rearhand")[seat]
                got["declarer" if declares else "defender"].append(row["list_points"][seat])
        for role, points in got.items():
            roles[role].append((len(points), sum(points)))
    for role, mean in (("all", bot.points), ("declarer", bot.declarer), ("defender", bot.defender)):
        pairs = [(count, total) for count, total in roles[role] if count]
        count, total = sum(each for each, _ in pairs), sum(each for _, each in pairs)
        assert (mean.deals, mean.games, mean.total) == (len(pairs), count, total)
        assert mean.mean == pytest.approx(total / count if count else math.nan, nan_ok=True)
        assert mean.interval == pytest.approx(textbook(pairs))
    declared = [row for row in rows if row["won"] is not None and row["names"][seat_of(row)] == name]
    assert bot.declared == Played(
        sum(row["won"] for row in declared),
        sum(not row["won"] for row in declared),
        sum(row["overbid"] for row in declared),
    )
    assert (bot.mean, bot.interval) == (bot.points.mean, bot.points.interval)


def seat_of(row: Row) -> int:
    return ("forehand", "middlehand", "rearhand").index(row["declarer"])


def textbook(pairs: list[tuple[int, int]]) -> float:
    """Half of the interval of a ratio of sums, the deals as units."""
    if len(pairs) < 2:
        return math.inf
    games = sum(count for count, _ in pairs)
    mean = sum(total for _, total in pairs) / games
    beyond = [total - mean * count for count, total in pairs]
    variance = sum(each**2 for each in beyond) / (len(pairs) - 1) * len(pairs)
    return statistics.NormalDist().inv_cdf(0.975) * math.sqrt(variance) / games


def points_of(row: Row, name: str) -> int:
    return int(row["list_points"][row["names"].index(name)])


def test_two_bots_are_compared_deal_by_deal() -> None:
    results = simulate(THREE, 12, seed=2, rotate=True)
    gains = []
    for deal in range(12):
        rows = [row for row in results.rows() if row["number"] == deal]
        gains.append(sum(points_of(row, "careless") - points_of(row, "another") for row in rows))
    found = results.compare("careless", "another")
    assert found.difference == pytest.approx(sum(gains) / (6 * 12))
    step = statistics.NormalDist().inv_cdf(0.975) * statistics.stdev(gains) / math.sqrt(12) / 6
    assert found.interval == pytest.approx(step)
    back = results.compare("another", "careless")
    assert back == Comparison("another", "careless", 12, -found.difference, found.interval)
    assert results.compare("random", "random") == Comparison("random", "random", 12, 0, 0)
    with pytest.raises(sk.ArgumentError, match="b must be 'careless', 'random' or 'another', not 'nobody'"):
        results.compare("careless", "nobody")


def test_players_that_are_alike_differ_by_exactly_0() -> None:
    for bot in (careless, RandomBot(), bad):
        results = simulate({"a": bot, "b": bot, "c": bot}, some(20), rotate=True)
        for a, b in itertools.permutations("abc", 2):
            found = results.compare(a, b)
            assert (found.difference, found.interval) == (0, 0)
        assert results.bots["a"].points == results.bots["b"].points == results.bots["c"].points


def test_it_agrees_with_a_match_with_the_same_cards() -> None:
    # A match plays a against two of b and b against two of a. Where two of three bots are alike, the six seatings are
    # one half of it, each game twice.
    one = simulate({"a": careless, "b": RandomBot(), "c": RandomBot()}, 5, seed=3, rotate=True)
    two = simulate({"b": RandomBot(), "a": careless, "c": careless}, 5, seed=3, rotate=True)
    played = match(careless, RandomBot(), 5, seed=3)
    a = one.bots["a"].points.total + two.bots["a"].points.total + two.bots["c"].points.total
    assert a == 2 * played.a.list_points


# ---- Whoever plays them -------------------------------------------------------------------------------------------


def test_the_same_rows_whoever_plays_them() -> None:
    deals = 15
    for rotate in (False, True):
        whole = simulate(THREE, deals, seed=7, rotate=rotate)
        with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2) as processes:
            for executor, chunk in itertools.product((None, threads, processes), (None, 1, 7, 1_000)):
                other = simulate(THREE, deals, seed=7, rotate=rotate, executor=executor, chunk=chunk)
                assert other == whole
                assert pickle.dumps(other.rows()) == pickle.dumps(whole.rows())
                assert other.text() == whole.text()
    assert pickle.loads(pickle.dumps(whole)) == whole  # noqa: S301 - our own


def test_what_arrives_late_stands_in_its_place() -> None:
    deals = 40
    whole = simulate(THREE, deals)
    order: list[int] = []

    class Backwards(ThreadPoolExecutor):
        """Does what comes last first: its only thread is kept busy until all is handed out."""

        def submit(self, *given: Any, **named: Any) -> Any:  # noqa: ANN401 - as in the library
            order.append(given[2].numbers[0])
            return super().submit(*given, **named)

    with Backwards(1) as executor:
        assert simulate(THREE, deals, executor=executor, chunk=2) == whole
    assert order == list(range(0, deals, 2))


def test_deals_that_are_given() -> None:
    cards = [sk.Deal.shuffled(random.Random(f"0 {number}")) for number in range(10)]
    whole = simulate(THREE, 10)
    given = whole.rows()
    assert simulate(THREE, cards, chunk=3).rows() == given
    assert simulate(THREE, iter(cards)).rows() == given  # nobody knows how many there are
    with ThreadPoolExecutor(2) as threads:
        assert simulate(THREE, (deal for deal in cards), executor=threads, chunk=4).rows() == given
    taken: list[int] = []

    def endless() -> Iterator[sk.Deal]:
        for number in itertools.count():
            taken.append(number)
            yield cards[number % 10]

    def enough(done: int, total: int | None) -> None:
        assert total is None
        if done >= 8:
            raise KeyboardInterrupt

    stopped = simulate(THREE, endless(), chunk=1, progress=enough)
    assert (stopped.deals, stopped.interrupted, len(taken)) == (8, True, 8)
    assert stopped.rows() == given[:8]
    empty = simulate(THREE, [])
    assert (empty.deals, empty.rows()) == (0, [])
    assert math.isnan(empty.bots["random"].mean)
    assert math.isnan(empty.declared.share)
    assert "0 deals, 0 games." in empty.text()


def test_deals_that_are_not_kept_take_no_memory() -> None:
    deals = max(60, some(160))  # with fewer, what is there anyway counts too much

    def grows(*, keep: bool) -> int:
        held: list[int] = []

        def look(*_: int | None) -> None:
            gc.collect()
            held.append(tracemalloc.get_traced_memory()[0])

        tracemalloc.start()
        results = simulate(THREE, deals, keep=keep, chunk=deals // 2, progress=look)
        tracemalloc.stop()
        assert results.deals == deals
        return held[-1] - held[0]

    simulate(THREE, deals)  # games that have been reckoned once are remembered
    assert grows(keep=False) < 150 * deals < grows(keep=True)
    bare = simulate(THREE, 2, keep=False)
    for refused in (bare.rows, partial(bare.to_parquet, "nowhere")):
        with pytest.raises(sk.ArgumentError, match="keep must be True for rows, not False"):
            refused()


def test_without_rows_the_sums_are_the_same() -> None:
    kept, bare = simulate(THREE, 12, rotate=True), simulate(THREE, 12, rotate=True, keep=False)
    assert (bare.bots, bare.contracts, bare.text()) == (kept.bots, kept.contracts, kept.text())
    assert bare.compare("careless", "random") == kept.compare("careless", "random")


# ---- Faults, lost workers, and Ctrl-C -----------------------------------------------------------------------------


def test_what_a_bot_does_wrong_is_counted_as_its_own() -> None:
    results = simulate({"bad": bad, "first": first, "also": first}, 6, rotate=True)
    faults = {(fault.kind, fault.name): fault for fault in results.bots["bad"].faults}
    assert (FaultKind.ILLEGAL, "bid_too_low") in faults
    rows = [row for row in results.rows() if row["ended"] == "played"]
    assert faults[FaultKind.RAISED, "LookupError"].count == sum(row["names"][0] == "bad" for row in rows)  # type: ignore[index]
    assert all(fault.deal == 0 for fault in faults.values())
    assert results.bots["first"].faults == ()
    assert results.bots["bad"].fault_count == sum(fault.count for fault in faults.values())
    assert (results.bots["first"].fault_count, results.missing) == (0, Numbers())
    told = results.text()
    assert "× not possible, first in deal 0: 17 is not enough" in told
    assert "× an exception, first in deal 0: LookupError" in told
    assert "× eine Ausnahme, zuerst bei Nr. 0: LookupError" in results.text("de")


def deadly(flag: str, seen: sk.View, rng: random.Random) -> sk.Action:
    """Take the process down, once the deal of the flag is dealt."""
    if seen.hand == sk.cards(Path(flag).read_text(encoding="utf-8")):
        os.kill(os.getpid(), signal.SIGKILL)
    return careless(seen, rng)


def test_a_broken_pool_costs_what_it_had_in_hand(tmp_path: Path) -> None:
    deals, fatal = 30, 17
    flag = tmp_path / "hand"
    hand = sk.Deal.shuffled(random.Random(f"0 {fatal}")).hands[0]
    flag.write_text(str(hand), encoding="utf-8")
    bots: dict[str, Bot] = {"deadly": partial(deadly, str(flag)), "b": careless, "c": careless}
    whole = simulate({"deadly": careless, "b": careless, "c": careless}, deals)
    with ProcessPoolExecutor(1) as processes:
        results = simulate(bots, deals, executor=processes, chunk=2)
        assert results.lost.startswith("BrokenProcessPool")
        missing = list(results.missing)
        assert fatal in missing
        assert 0 not in missing
        assert results.rows() == [row for row in whole.rows() if row["number"] not in missing]
        assert results.deals + len(missing) == deals
        assert f"deals are missing, from number {missing[0]} on." in results.text()
        assert "A worker was lost: BrokenProcessPool" in results.text()
        again = simulate(bots, deals, executor=processes)  # nobody is there any more
        assert (again.deals, list(again.missing)) == (0, list(range(deals)))
        given = [sk.Deal.shuffled(random.Random(f"0 {number}")) for number in range(deals)]
        partly = simulate(bots, iter(given), executor=processes, chunk=3)
        assert (partly.deals, list(partly.missing)) == (0, [0, 1, 2])  # what it took of them


def test_ctrl_c_gives_what_is_there() -> None:
    whole = simulate(THREE, 20)

    def after(count: int, done: int, total: int | None) -> None:
        assert total == 20
        if done == count:
            raise KeyboardInterrupt

    results = simulate(THREE, 20, chunk=4, progress=partial(after, 12))
    assert results.rows() == whole.rows()[:12]
    assert (results.interrupted, list(results.missing)) == (True, list(range(12, 20)))
    assert "It was stopped." in results.text()
    assert "Es wurde abgebrochen." in results.text("de")
    none = simulate({"rude": rude, "b": careless, "c": careless}, 20)
    assert (none.deals, none.interrupted, len(none.missing)) == (0, True, 20)
    with ThreadPoolExecutor(1) as threads:
        stopped = simulate(THREE, 20, chunk=1, executor=threads, progress=partial(after, 12))
    # What was under way and done by then stands as well.
    numbers = [row["number"] for row in stopped.rows()]
    assert numbers[:12] == list(range(12))
    assert sorted([*numbers, *stopped.missing]) == list(range(20))
    assert stopped.rows() == [row for row in whole.rows() if row["number"] in numbers]


def test_a_real_ctrl_c_while_bots_play() -> None:
    asked: list[int] = []

    def slow(seen: sk.View, rng: random.Random) -> sk.Action:
        asked.append(1)
        if len(asked) == 60:
            signal.raise_signal(signal.SIGINT)
        return careless(seen, rng)

    results = simulate({"slow": slow, "b": careless, "c": careless}, 100, chunk=1)
    assert results.interrupted
    assert 0 < results.deals < 100
    assert [row["number"] for row in results.rows()] == list(range(results.deals))
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


# ---- What is asked for --------------------------------------------------------------------------------------------


def test_progress_is_told_here() -> None:
    told: list[tuple[int, int | None]] = []
    simulate(THREE, 10, chunk=4, progress=lambda done, total: told.append((done, total)))
    assert told == [(4, 10), (8, 10), (10, 10)]
    with pytest.raises(ZeroDivisionError):
        simulate(THREE, 10, chunk=4, progress=lambda done, _: done // 0)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bots": [careless] * 3}, "bots must be a mapping from three names to bots, not .*"),
        ({"bots": {"a": careless, "b": careless}}, "bots must be a mapping from three names to bots"),
        ({"bots": {"a": careless, "b": careless, "c": "random"}}, "bots must be a mapping from three names to bots"),
        ({"bots": {"a": careless, "b": careless, 3: careless}}, "bots must be a mapping from three names to bots"),
        ({"bots": {"a": careless, "b": careless, "": careless}}, "bots must be a mapping from three names to bots"),
        ({"deals": 0}, "deals must be 1 to 1000000000, not 0"),
        ({"deals": "12"}, "deals must be an int or deals, one after the other, not '12'"),
        ({"deals": 1.5}, "deals must be an int or deals, one after the other, not 1.5"),
        ({"deals": True}, "deals must be an int or deals"),
        ({"deals": [sk.Seat.FOREHAND]}, r"deals\[0\] must be a Deal"),
        ({"rules": "isko"}, "rules must be Rules, not 'isko'"),
        ({"seed": "1"}, "seed must be an int, not '1'"),
        ({"rotate": 1}, "rotate must be True or False, not 1"),
        ({"keep": None}, "keep must be True or False, not None"),
        ({"executor": 2}, "executor must be an Executor or None, not 2"),
        ({"chunk": 0}, "chunk must be 1 to 1000000, not 0"),
        ({"progress": 3}, "progress must be a function of two numbers, True or None, not 3"),
        ({"to": 3}, "to must be a path, not 3"),
    ],
)
def test_nonsense_is_refused(change: dict[str, Any], message: str) -> None:
    asked: dict[str, Any] = {"bots": THREE, "deals": 2} | change
    with pytest.raises(sk.ArgumentError, match="^" + message):
        simulate(**asked)


def test_processes_need_bots_that_can_be_handed_to_them() -> None:
    bots: dict[str, Bot] = {"a": careless, "b": careless, "mine": lambda seen, _: sk.legal_actions(seen)[0]}
    with ProcessPoolExecutor(1) as processes, pytest.raises(sk.ArgumentError, match="mine must be picklable"):
        simulate(bots, 2, executor=processes)
    assert simulate(bots, 2).deals == 2


def test_a_few_words_say_what_came_of_it() -> None:
    results = simulate(THREE, 5)
    assert repr(results).startswith("<Results: 5 deals, 5 games: careless ")
    assert str(results) == results.text("en")
    assert repr(results.bots["careless"].points).startswith("<Mean of 5: ")
    with pytest.raises(sk.ArgumentError, match="language"):
        results.text("fr")  # type: ignore[arg-type]
    one = simulate(THREE, 1)
    assert one.compare("careless", "random").interval == math.inf
    assert "careless − random" not in one.text()
    assert one.text().startswith("1 deal, 1 game.")
