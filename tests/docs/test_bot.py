"""The bots play by the rules, remember nothing, and the match between them is fair."""

import random
import re
import runpy
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pyskat as sk
from docs.conftest import EXAMPLES
from pyskat import testing

BOT: Final = runpy.run_path(str(EXAMPLES / "bot.py"))
CAREFUL: Final = BOT["Careful"]()
TRICK: Final = re.compile(r"(?P<leader>\w+): (?P<cards>\S+ \S+ \S+)  \((?P<winner>\w+) takes (?P<points>\d+)\)")

Run: TypeAlias = Callable[..., str]


@pytest.mark.parametrize("bot", [BOT["random_bot"], CAREFUL], ids=["random", "careful"])
@given(testing.views(on_turn=True, rules=None), st.integers(0, 99))
@settings(deadline=None, database=None)
def test_a_bot_does_what_is_legal_and_the_same_for_the_same_view(bot: Any, seen: sk.View, seed: int) -> None:  # noqa: ANN401
    action = bot(seen, random.Random(seed))
    assert sk.why_not(seen, action, by=seen.seat) is None
    assert bot(seen, random.Random(seed)) == action


def test_a_whole_deal_is_told_trick_by_trick(run: Run) -> None:
    *lines, result = run("bot.py", "--deal", "8").splitlines()
    tricks = [found for line in lines if (found := TRICK.fullmatch(line))]
    assert len(tricks) == len(lines) == 10
    assert len({card for trick in tricks for card in trick["cards"].split()}) == 30
    assert [trick["leader"] for trick in tricks] == ["forehand", *[trick["winner"] for trick in tricks[:-1]]]
    declarer = result.split()[0]
    lost = sum(int(trick["points"]) for trick in tricks if trick["winner"] != declarer)
    assert f"with {120 - lost} points" in result


@pytest.mark.parametrize("bot", [BOT["random_bot"], CAREFUL], ids=["random", "careful"])
def test_a_deal_has_a_number_and_is_played_by_the_rules(bot: Any) -> None:  # noqa: ANN401
    for number in range(20):
        end = BOT["play_deal"](number, [bot] * 3)
        record = sk.Record.of(end)
        assert record.check() == ()
        assert record.final == BOT["play_deal"](number, [bot] * 3)
        assert record.deal == sk.Deal.shuffled(random.Random(number))


def test_the_dice_of_a_seat_do_not_depend_on_the_others() -> None:
    thrown: dict[sk.Seat, list[float]] = {seat: [] for seat in sk.Seat}

    def restless(seen: sk.View, rng: random.Random) -> sk.Action:
        assert seen.turn is seen.seat
        rng.random()
        return sk.Pass()

    def noting(seen: sk.View, rng: random.Random) -> sk.Action:
        assert seen.seat is not None
        thrown[seen.seat].append(rng.random())
        return sk.Pass()

    for bots in ([noting] * 3, [noting, restless, noting], [restless, noting, restless]):
        BOT["play_deal"](7, bots)
    assert all(len(numbers) == 2 and len(set(numbers)) == 1 for numbers in thrown.values())
    assert len({number for numbers in thrown.values() for number in numbers}) == 3


PULLING: Final = "DJ SA CT CK CQ C9 H8 DA DT D9 | CJ SJ ST SQ S8 S7 C7 HT HK H7 | SK CA C8 HA HQ H9 DK DQ D8 D7 | HJ S9"


@pytest.mark.parametrize(
    ("moves", "does"),
    [
        ("", "pass"),  # middlehand has six trumps in spades and no ace: not enough
        ("18 p p, pick up, discard HT HK, spades, DA S9 D7", "CJ"),  # the others may have trumps: draw them
        ("18 p p, pick up, discard HT HK, spades, DA S9 D7, CJ SK DJ, SJ D8 SA", "C7"),  # nobody has any: the poorest
        ("18 p p, pick up, discard HT HK, spades, DA S9 D7, CJ SK DJ, C7", "CA"),  # the declarer is ahead: take it
        ("18 p p, pick up, discard HT HK, spades, CT C7", "CA"),  # a partner is ahead: the last one gives points
        ("18 p p, pick up, discard HT HK, null, DA HJ", "D8"),  # in Null nobody wants any
    ],
)
def test_what_the_careful_bot_does(moves: str, does: str) -> None:
    state = sk.play(sk.start(sk.Deal.parse(PULLING)), moves)
    assert state.turn is not None
    assert str(CAREFUL(sk.view(state, state.turn), random.Random(1))) == does


def test_the_careful_bot_bids_up_to_what_its_game_is_worth() -> None:
    grand = sk.Deal.parse(
        "CJ SJ HJ DJ CA SA HA C7 C8 C9 | CT CK CQ ST SK SQ HT HK HQ DA | S7 S8 S9 H7 H8 H9 DT DK DQ D9 | D8 D7"
    )
    for bid, answer in (("120", "hold"), ("121", "pass")):  # with four, game five, 5 × 24
        asked = sk.play(sk.start(grand), bid)
        assert str(CAREFUL(sk.view(asked, sk.Seat.FOREHAND), random.Random(1))) == answer


def test_it_lays_away_short_suits_and_declares_what_reaches_the_bid() -> None:
    twelve = sk.cards("CJ SJ CA CK CQ C9 C8 HA DT D7 SK S7")
    assert BOT["lay_away"](twelve, sk.Game.CLUBS) in (sk.cards("DT D7"), sk.cards("SK S7"), sk.cards("DT SK"))
    assert BOT["strength"](twelve, sk.Game.CLUBS) == 8
    assert BOT["strength"](twelve, sk.Game.GRAND) == 6
    assert BOT["worth"](twelve, sk.Game.CLUBS) == 36


def test_a_match_compares_the_same_chair_with_the_same_cards() -> None:
    play_deal, list_points, gains = BOT["play_deal"], BOT["list_points"], BOT["gains"]
    old, new = BOT["random_bot"], CAREFUL
    found = list(gains(new, old, 3))
    for number, gain in enumerate(found):
        differences = []
        for chair in range(3):
            bots = [old, old, old]
            before = list_points(play_deal(number, bots))[chair]
            bots[chair] = new
            differences.append(list_points(play_deal(number, bots))[chair] - before)
        assert gain == sum(differences) / 3
    assert list(gains(old, old, 3)) == [0, 0, 0]


def test_list_points_are_those_of_a_tournament() -> None:
    state = sk.start_play(sk.Deal.parse(PULLING), sk.Contract(sk.Game.NULL), sk.Seat.REARHAND)
    assert BOT["list_points"](sk.play(state, "concede rearhand")) == (40, 40, -96)
    assert BOT["list_points"](sk.play(state, "concede forehand, accept")) == (0, 0, 73)
    assert BOT["list_points"](sk.play(sk.start(sk.Deal.parse(PULLING)), "p p p")) == (0, 0, 0)


def test_the_interval_is_that_of_a_mean() -> None:
    mean, off = BOT["interval"]([1, 2, 3, 4, 5])
    assert mean == 3
    assert off == pytest.approx(1.96 * (2.5 / 5) ** 0.5)  # the variance is 2.5
    rng = random.Random(1)
    hits = 0
    for _ in range(400):
        mean, off = BOT["interval"]([rng.random() for _ in range(100)])
        hits += abs(mean - 0.5) <= off
    assert 360 <= hits <= 396  # about 19 of 20


def test_a_match_is_won_by_the_careful_bot(run: Run) -> None:
    out = run("bot.py", "--match", "20")
    said = re.fullmatch(r"20 deals: the careful bot gets \+([\d.]+) ± ([\d.]+) points a deal more than .*\n", out)
    assert said is not None
    assert float(said[1]) > float(said[2])
