"""Matches: the same cards for both, and numbers that can be worked out by hand or in another way."""

import math
import pickle
import random
import statistics
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from attrs import evolve

import pyskat as sk
from careless import careless
from effort import some
from laws.strategies import TABLES
from pyskat.bots import Bot, RandomBot
from pyskat.match import FaultKind, Games, Match, Side, match
from pyskat.match.duel import half_interval

FORE = sk.Seat.FOREHAND
BOT = RandomBot()
GRAND = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT SA ST HA HT | CK CQ C9 SK SQ S9 HK HQ H9 DA | C8 C7 S8 S7 H8 H7 DT DK DQ D9 | D8 D7"
)
"""Forehand takes every trick of a Grand, whatever is played."""
SYSTEM = sk.Sheet(("Anna", "Ben", "Cleo"), sk.SEEGER_FABIAN)


def grand(_: sk.Deal, rules: sk.Rules) -> sk.State:
    """Begin with that Grand, whatever was dealt."""
    return sk.start_play(GRAND, sk.Contract(sk.Game.GRAND, hand=True), FORE, rules=rules)


def first(seen: sk.View, _: random.Random) -> sk.Action:
    """Do what is legal first."""
    return sk.legal_actions(seen)[0]


def quitter(seen: sk.View, rng: random.Random) -> sk.Action:
    """Give every game up at once."""
    if seen.seat is not None and seen.seat is seen.declarer and seen.phase is sk.Phase.PLAYING:
        return sk.Concede(seen.seat)
    return first(seen, rng)


def pensive(draws: int, seen: sk.View, rng: random.Random) -> sk.Action:
    """Do as the careless do, but draw some random numbers more each time."""
    for _ in range(draws):
        rng.random()
    if seen.phase in {sk.Phase.PLAYING, sk.Phase.CLAIMED, sk.Phase.DOUBLING}:
        return first(seen, rng)
    return careless(seen, rng)


# ---- By hand ------------------------------------------------------------------------------------------------------


def test_a_match_by_hand() -> None:
    played = match(quitter, first, 3, opening=grand)
    # With 4, game 5, hand 6, Schneider 7, Schwarz 8: 8 × 24 = 192 and 50 for the game won; given up at the first card
    # 6 × 24 = 144, twice, and 50 for the game lost, 40 for each of the others.
    won, lost = 192 + 50, -2 * 144 - 50
    assert (won, lost) == (242, -338)
    # A quitter declares alone once and twice in a pair, and the same holds for the other.
    quitters = lost + 2 * (lost + 40)
    others = 2 * 40 + 2 * 40 + 3 * won
    assert (quitters, others) == (-934, 886)
    assert played.gains == (quitters - others,) * 3
    assert played.difference == (quitters - others) / 9
    assert played.interval == 0
    assert played.a == Side(27, 3 * quitters, played.a.games)
    assert played.b == Side(27, 3 * others, played.b.games)
    assert played.a.games["grand"] == Games(9, 0)
    assert played.b.games["grand"] == Games(9, 9)
    assert (played.a.all_games, played.b.all_games) == (Games(9, 0), Games(9, 9))
    assert played.a.mean == pytest.approx(-934 / 9)
    assert (played.deals, played.games, played.passed_in, played.ramsch) == (3, 18, 0, 0)
    # A quitter who declares decides once, and then the game is over: alone, and in two pairs. Elsewhere all thirty
    # cards are played, ten by each.
    assert played.a.decisions.count == 3 * (1 + 2 * 1 + 2 * 10 + 20)
    assert played.b.decisions.count == 3 * (2 * 20 + 10)


@pytest.mark.parametrize("values", [(9, 27, -9), (0, 0, 1), (-5, 17, 33, 2, 2, -400), tuple(range(-50, 51))])
def test_the_interval_is_that_of_the_textbook(values: tuple[int, ...]) -> None:
    step = statistics.NormalDist().inv_cdf(0.975) * statistics.stdev(values) / math.sqrt(len(values))
    assert half_interval(values) == pytest.approx(step, rel=1e-12)
    assert half_interval(tuple(reversed(values))) == half_interval(values)
    made = evolve(match(BOT, BOT, 1), gains=values)
    assert made.difference == pytest.approx(statistics.fmean(values) / 9)
    assert made.interval == pytest.approx(step / 9)


def test_from_one_deal_nothing_is_certain() -> None:
    assert half_interval((7,)) == math.inf
    assert match(careless, BOT, 1).interval == math.inf
    assert half_interval((7, 7)) == 0


def by_the_book(a: Bot, b: Bot, deals: int, seed: int, rules: sk.Rules) -> Iterator[int]:
    """Play the same match in another way: bit by bit, with a score sheet for each game."""
    for number in range(deals):
        deal, gain = sk.Deal.shuffled(random.Random(f"{seed} {number}")), 0
        for sits in ("abb", "bab", "bba", "baa", "aba", "aab"):
            rngs = [random.Random(f"{seed} {number} {seat}") for seat in range(3)]
            state = sk.start(deal, rules)
            while state.turn is not None:
                bot = a if sits[state.turn] == "a" else b
                state = sk.apply(state, bot(sk.view(state, state.turn), rngs[state.turn]))
            assert isinstance(state, sk.Finished)
            entry = sk.Entry.passed_in()
            if isinstance(state.result, sk.GameResult):
                entry = sk.Entry.game(int(state.result.declarer), state.result.settlement)
            elif isinstance(state.result, sk.RamschResult):
                entry = sk.Entry.ramsch(state.result.scores)
            for total, who in zip(SYSTEM.enter(entry).totals, sits, strict=True):
                gain += total if who == "a" else -total
        yield gain


@pytest.mark.parametrize("name", ["ISKO", "PUB", "HOUSE"])
def test_a_match_is_what_comes_of_playing_it_bit_by_bit(name: str) -> None:
    deals = some(12)
    played = match(careless, BOT, deals, seed=5, rules=TABLES[name])
    assert played.gains == tuple(by_the_book(careless, BOT, deals, 5, TABLES[name]))
    assert played.rules == TABLES[name]
    assert played.a.list_points - played.b.list_points == sum(played.gains)
    declared = played.a.all_games.declared + played.b.all_games.declared
    assert declared + played.passed_in + played.ramsch == played.games == 6 * deals
    assert (played.passed_in == 0) == (TABLES[name].ramsch is not None)


# ---- The same cards for both --------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", [BOT, careless, quitter, partial(pensive, 2)])
@pytest.mark.parametrize("name", ["ISKO", "PUB"])
def test_a_bot_differs_from_itself_by_exactly_nothing(bot: Bot, name: str) -> None:
    played = match(bot, bot, some(8), rules=TABLES[name])
    assert played.gains == (0,) * some(8)
    assert (played.difference, played.interval) == (0, 0)
    assert played.a == played.b
    assert played.a.decisions.count == played.b.decisions.count


def test_what_one_draws_shifts_nobody_else() -> None:
    few, many = (match(BOT, partial(pensive, draws), some(10)) for draws in (0, 7))
    assert few == many
    assert few.a.list_points != few.b.list_points


def test_two_change_places_with_their_sign() -> None:
    one, other = match(careless, BOT, some(10), seed=3), match(BOT, careless, some(10), seed=3)
    assert other.gains == tuple(-gain for gain in one.gains)
    assert (other.a, other.b) == (one.b, one.a)
    assert other.difference == -one.difference
    assert other.interval == one.interval


def test_the_seed_says_everything() -> None:
    played = match(careless, BOT, 10, seed=3)
    assert played == match(careless, BOT, 10, seed=3)
    assert hash(played) == hash(match(careless, BOT, 10, seed=3))
    assert played.gains[:4] == match(careless, BOT, 4, seed=3).gains
    assert played != match(careless, BOT, 10)
    assert played.seed == 3
    assert match(careless, BOT, 2, seed=-(10**30)).seed == -(10**30)


def test_the_careless_are_better_than_chance() -> None:
    played = match(careless, BOT, 60)
    assert played.difference - played.interval > 0


# ---- Elsewhere ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deals", [1, 7, 70])
def test_processes_and_threads_play_the_same(deals: int) -> None:
    here = match(careless, BOT, deals, seed=2)
    with ProcessPoolExecutor(2) as processes:
        elsewhere = match(careless, BOT, deals, seed=2, executor=processes)
    with ThreadPoolExecutor(2) as threads:
        assert match(careless, BOT, deals, seed=2, executor=threads) == elsewhere == here
    assert elsewhere.a.decisions.count == here.a.decisions.count


def test_what_processes_cannot_be_given_is_refused_at_once() -> None:
    with ProcessPoolExecutor(1) as processes:
        for arguments, name in (
            (((lambda *_: sk.Pass()), BOT, 1), "a"),
            ((BOT, (lambda *_: sk.Pass()), 1), "b"),
        ):
            with pytest.raises(sk.ArgumentError, match=rf"{name} must be picklable .*, not .*<lambda>") as refused:
                match(*arguments, executor=processes)
            assert refused.value.explain("de").startswith(f"{name} muss mit pickle übertragbar")
        with pytest.raises(sk.ArgumentError, match="opening must be picklable"):
            match(BOT, BOT, 1, executor=processes, opening=opened("p p p"))
        assert not processes._processes  # noqa: SLF001 - none had to be started
    with ThreadPoolExecutor(1) as threads:
        assert match(lambda *_: sk.Pass(), BOT, 1, executor=threads).deals == 1


# ---- Hostile bots -------------------------------------------------------------------------------------------------


def failing(_: sk.View, __: random.Random) -> sk.Action:
    raise LookupError("lost it")


def test_what_a_bot_does_wrong_is_counted_and_the_other_does_not_suffer_for_it() -> None:
    played = match(failing, first, 4, opening=grand)
    [count] = played.a.faults
    assert (count.kind, count.name, count.deal) == (FaultKind.RAISED, "LookupError", 0)
    assert count.count == played.a.fault_count == played.a.decisions.count == 4 * 90
    assert count.first.what == "LookupError: lost it"
    assert (played.b.faults, played.b.fault_count) == ((), 0)
    assert played.difference == 0  # for the first legal action is what the other does anyway
    assert "failing: 360 × an exception, first in deal 0: LookupError: lost it" in str(played)
    assert "failing: 360 × eine Ausnahme, zuerst bei Nr. 0: LookupError: lost it" in played.explain("de")


def test_faults_are_told_apart_and_the_first_deal_is_named() -> None:
    def in_the_play(seen: sk.View, rng: random.Random) -> Any:  # noqa: ANN401 - what a careless author writes
        if seen.phase is not sk.Phase.PLAYING:
            return careless(seen, rng)
        if len(seen.cards_played) < 3:
            return sk.PlayCard(seen.unseen[0])
        return "a card" if len(seen.cards_played) < 6 else first(seen, rng)

    played = match(BOT, in_the_play, 6, seed=9)
    kinds = [(count.kind, count.name, count.deal) for count in played.b.faults]
    with_play = next(n for n in range(6) if match(BOT, in_the_play, n + 1, seed=9).b.fault_count)
    assert kinds == [
        (FaultKind.ILLEGAL, "card_not_held", with_play),
        (FaultKind.NO_ACTION, "wrong_type", with_play),
    ]
    assert played.a.faults == ()


def test_whoever_stops_the_program_stops_the_match() -> None:
    def impatient(_: sk.View, __: random.Random) -> sk.Action:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        match(BOT, impatient, 2)


def test_nobody_gets_out_of_a_game_by_leaving() -> None:
    def coward(seen: sk.View, rng: random.Random) -> sk.Action:
        if seen.phase is sk.Phase.DECLARING and seen.seat is not None:
            return sk.Forfeit(seen.seat, sk.Cause.LEFT)
        return careless(seen, rng)

    played = match(coward, BOT, some(20))
    assert {(count.kind, count.name) for count in played.a.faults} == {(FaultKind.FORFEITED, "left")}
    assert played.a.fault_count == played.a.all_games.declared > 0
    assert "den Tisch verlassen, zuerst bei Nr." in played.explain("de")


# ---- What it takes, and what it is --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        (("random", BOT, 1), {}, "a must be a function of a view and a random number generator, not 'random'"),
        ((BOT, None, 1), {}, "b must be a function of a view and a random number generator, not None"),
        ((BOT, BOT, 0), {}, "deals must be 1 to 1000000000, not 0"),
        ((BOT, BOT, 10**9 + 1), {}, "deals must be 1 to 1000000000, not 1000000001"),
        ((BOT, BOT, 1.5), {}, "deals must be an int, not 1.5"),
        ((BOT, BOT, True), {}, "deals must be an int, not True"),
        ((BOT, BOT, 1), {"seed": "x"}, "seed must be an int, not 'x'"),
        ((BOT, BOT, 1), {"rules": "isko"}, "rules must be Rules, not 'isko'"),
        ((BOT, BOT, 1), {"executor": 2}, "executor must be an Executor or None, not 2"),
        ((BOT, BOT, 1), {"opening": 2}, "opening must be a function, not 2"),
    ],
)
def test_other_arguments_are_refused(arguments: tuple[Any, ...], options: dict[str, Any], message: str) -> None:
    with pytest.raises(sk.ArgumentError, match=f"^{message}$"):
        match(*arguments, **options)


def test_a_match_is_a_value() -> None:
    played = match(careless, BOT, 3)
    assert pickle.loads(pickle.dumps(played)) == played  # noqa: S301 - made here
    with pytest.raises(AttributeError):
        played.seed = 2  # type: ignore[misc]
    assert evolve(played, names=("x", "y")) == played  # a name is no part of what was played
    assert (
        repr(played)
        == f"<Match: careless against RandomBot(), 3 deals: {played.difference:+.2f} ± {played.interval:.2f}>"
    )
    assert repr(match(careless, BOT, 1)).startswith("<Match: careless against RandomBot(), 1 deal: ")


class Named:
    """It is called what it shows of itself."""

    def __init__(self, shown: str) -> None:
        self.shown = shown

    def __call__(self, seen: sk.View, rng: random.Random) -> sk.Action:
        """Do what is legal first."""
        return first(seen, rng)

    def __repr__(self) -> str:
        return self.shown


class Unnamed(Named):
    """It shows nothing."""

    __repr__ = object.__repr__


@pytest.mark.parametrize(
    ("bot", "name"),
    [(first, "first"), (Named("Bot(1)"), "Bot(1)"), (Unnamed(""), "Unnamed"), (Named("x" * 100), "x" * 39 + "…")],
)
def test_a_bot_has_a_name(bot: Bot, name: str) -> None:
    assert match(bot, bot, 1, opening=grand).names == (name, name)


def opened(text: str) -> Callable[[sk.Deal, sk.Rules], sk.State]:
    return lambda deal, rules: sk.play(sk.start(deal, rules), text)


def test_a_match_may_begin_where_all_have_passed() -> None:
    played = match(careless, BOT, some(6), rules=sk.PUB, opening=opened("p p p"))
    assert played.ramsch == played.games
    assert played.a.all_games == Games()
    assert math.isnan(played.a.all_games.share)
    assert played.a.list_points + played.b.list_points < 0
    over = match(careless, BOT, 2, opening=opened("p p p"))
    assert (over.passed_in, over.gains, over.a.decisions.count) == (12, (0, 0), 0)


def told(played: Match, language: Any) -> list[str]:  # noqa: ANN401 - either
    return played.explain(language).splitlines()


def test_a_match_tells_itself_in_both_languages() -> None:
    played = match(quitter, first, 3, opening=grand)
    english, german = told(played, "en"), told(played, "de")
    assert english[:3] == [
        "3 deals, six games each: quitter against first, by turns alone and in pairs at every seat.",
        "Difference: −202.2 ± 0.00 list points a deal and seat for quitter (Seeger-Fabian).",
        "first is better, even at the edge of the 95 % interval.",
    ]
    assert german[:3] == [
        "3 Kartenverteilungen, je sechs Spiele: quitter gegen first, reihum allein und zu zweit.",
        "Unterschied: −202,2 ± 0,00 Listenpunkte je Spiel und Platz für quitter (Seeger-Fabian).",
        "first ist besser, auch noch am Rand des 95-%-Intervalls.",
    ]
    assert [line.split("   ")[0] for line in english[5:12]] == [
        "list points a deal",
        "games declared",
        "won",
        "  suit",
        "  grand",
        "  null",
        "  null ouvert",
    ]
    assert english[6].split() == "games declared 9 of 27 (33%) 9 of 27 (33%)".split()  # noqa: SIM905 - as it reads
    assert english[9].split() == "grand 0 of 9 (0%) 9 of 9 (100%)".split()  # noqa: SIM905
    assert german[9].split() == "Grand 0 von 9 (0 %) 9 von 9 (100 %)".split()  # noqa: SIM905
    assert english[10].split() == ["null", "–", "–"]
    assert len({len(line) for line in english[4:15]}) == 1  # the columns are flush
    assert english[-1] == "0 of 18 games passed in, 0 Ramsch."
    assert german[-1] == "0 von 18 Spielen eingepasst, 0 Ramsch."
    assert str(played) == played.explain()
    assert "for A (Seeger-Fabian)" in played.explain(names=("A", "B"))
    with pytest.raises(sk.ArgumentError, match="language must be 'en' or 'de'"):
        told(played, "fr")


def test_it_says_only_what_the_deals_tell() -> None:
    alike, one = match(first, first, 2, opening=grand), match(quitter, first, 1, opening=grand)
    assert told(alike, "en")[2] == "They play alike."
    assert told(alike, "de")[2] == "Sie spielen gleich."
    assert told(one, "en")[1:3] == [
        "Difference: −202.2 list points a deal and seat for quitter (Seeger-Fabian).",
        "So many deals do not tell which of the two is better.",
    ]
    assert told(one, "de")[0].startswith("1 Kartenverteilung, je sechs Spiele: ")
    better = evolve(alike, gains=(10, 11))
    assert told(better, "en")[2] == "first is better, even at the edge of the 95 % interval."
    assert told(evolve(alike, gains=(10, -11)), "de")[2] == "Wer von beiden besser ist, sagen so viele Spiele nicht."
