"""The bots play by the rules, remember nothing, and each is better than the one before."""

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
from pyskat import solver, testing, worlds

BOT: Final = runpy.run_path(str(EXAMPLES / "bot.py"))
CAREFUL: Final = BOT["Careful"]()
SAMPLER: Final = BOT["Sampler"]()
TRICK: Final = re.compile(r"(?P<leader>\w+): (?P<cards>\S+ \S+ \S+)  \((?P<winner>\w+) takes (?P<points>\d+)\)")

Run: TypeAlias = Callable[..., str]


@pytest.mark.parametrize("bot", [BOT["random_bot"], CAREFUL, SAMPLER], ids=["random", "careful", "sampler"])
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


def test_the_sampler_plays_what_is_best_wherever_the_cards_are() -> None:
    """With four cards left it agrees with the solver in every world that it drew; before that it does as it did."""
    differs = 0
    for number in range(10):
        rng = random.Random(number)
        state: sk.State = sk.start(sk.Deal.shuffled(rng))
        while not isinstance(state, sk.Finished):
            assert state.turn is not None
            seen = sk.view(state, state.turn)
            chosen, simple = SAMPLER(seen, random.Random(7)), CAREFUL(seen, random.Random(7))
            if not isinstance(state, sk.Playing) or len(seen.hand) > SAMPLER.last:
                assert chosen == simple
            else:
                differs += chosen != simple
                drawn = worlds.samples(seen, SAMPLER.draws, random.Random(7))
                best = [solver.solve(world).best for world in drawn if isinstance(world, sk.Playing)]
                most = max(sum(card in each for each in best) for card in seen.hand)
                assert isinstance(chosen, sk.PlayCard)
                assert sum(chosen.card in each for each in best) == most
            state = sk.apply(state, chosen)
    assert differs > 2


def test_each_step_is_a_match_against_the_one_before(run: Run) -> None:
    out = run("bot.py", "--match", "2")
    said = re.fullmatch(
        r"rules of thumb against chance: \+([\d.]+) ± ([\d.]+) list points a deal\n"
        r"worlds against rules of thumb: ([+-][\d.]+) ± ([\d.]+) list points a deal\n",
        out,
    )
    assert said is not None
    assert float(said[1]) > float(said[2])
    assert [(type(new).__name__, old) for new, old in BOT["STEPS"].values()] == [
        ("Careful", BOT["random_bot"]),
        ("Sampler", CAREFUL),
    ]
