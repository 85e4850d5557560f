"""A deal that numbers drive: settings, options, two steps, and what it tells at the end."""

import random
from typing import Any

import numpy as np
import pytest
from attrs import evolve

import pyskat as sk
from laws.strategies import PUSHING
from pyskat.notation import iss
from pyskat.rl import codec
from pyskat.rl.course import RULES, Course, Phases, Settings
from pyskat.rl.numbers import Pairs

DEAL = sk.Deal.parse(
    "DJ SA CT CK CQ C9 H8 DA DT D9 | CJ SJ ST SQ S8 S7 C7 HT HK H7 | SK CA C8 HA HQ H9 DK DQ D8 D7 | HJ S9"
)


def uniformly(course: Course, rng: random.Random, *, silent: bool = False) -> None:
    while not course.over:
        passes = silent and course.state.phase is sk.Phase.BIDDING
        assert course.do(96 if passes else rng.choice(course.mask().nonzero()[0].tolist()))


def test_the_usual_rules_are_the_order_with_the_next_bid_alone() -> None:
    assert evolve(sk.ISKO, bidding="next") == RULES == Settings().rules
    assert Settings().reward_range == (-540, 264)
    assert Settings(scale=-0.01).reward_range == pytest.approx((-2.64, 5.4))
    assert Settings(scale=1 / 100).illegal_reward == pytest.approx(-5.4)
    own = Settings(reward=lambda _: (0.0, 0.0, 0.0), scale=3)
    assert own.illegal_reward == -3
    assert own.reward_range == (-float("inf"), float("inf"))


@pytest.mark.parametrize(
    "wrong",
    [
        *(
            {"rules": sk.ISS},
            {"rules": "isko"},
            {"reward": "sum"},
            {"scale": "1"},
            {"scale": True},
            {"pairs": "thrice"},
        ),
        *({"history": True}, {"hide": 1}, {"phases": "skat"}, {"layout": "round"}, {"dtype": "int8"}),
        *({"rules_vector": None}, {"interrupts": 0}, {"max_turns": 0}, {"max_turns": 1.5}),
    ],
)
def test_a_setting_that_is_none_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(sk.SkatError):
        Settings(**wrong)


def test_the_same_seed_is_the_same_deal_and_chance_goes_on() -> None:
    one, other = Course(Settings()), Course(Settings())
    one.reset(7)
    other.reset(7)
    assert one.state == other.state == sk.start(sk.Deal.shuffled(random.Random(7)), RULES)
    one.reset()
    other.reset()
    assert one.state == other.state != sk.start(sk.Deal.shuffled(random.Random(7)), RULES)


def test_options_say_the_deal_the_dealer_and_where_it_starts() -> None:
    course = Course(Settings())
    course.reset(options={"deal": DEAL, "another": 1})
    assert course.state == sk.start(DEAL, RULES)
    assert [course.seat_of(player) for player in range(3)] == list(sk.Seat)
    for dealer in (0, 1, 2, np.int64(2)):
        course.reset(options={"deal": DEAL, "dealer": dealer})
        assert course.seat_of(int(dealer)) is sk.Seat.REARHAND
        assert [course.player_of(course.seat_of(player)) for player in range(3)] == [0, 1, 2]
        assert course.player_of(sk.Seat.FOREHAND) == (dealer + 1) % 3
    begun = sk.start_play(DEAL, sk.Contract(sk.Game.NULL), sk.Seat.FOREHAND, rules=RULES)
    course.reset(options={"start": begun})
    assert course.state == begun
    for wrong in (
        *({"deal": "DJ"}, {"dealer": 3}, {"dealer": "1"}, {"start": DEAL}, {"start": sk.start(DEAL)}),
        {"start": sk.play(sk.start(DEAL, RULES), "p p p")},
    ):
        with pytest.raises(sk.SkatError):
            course.reset(options=wrong)


def test_a_start_with_a_bid_that_has_no_number_is_refused() -> None:
    course = Course(Settings(rules=evolve(sk.ISS, bidding="jump")))
    odd = sk.play(sk.start(DEAL, sk.ISS), "19")
    story = odd.story
    bid_19 = sk.Bidding(type(story)(DEAL, course.settings.rules, story.calls, story.bid), odd.duel)  # type: ignore[union-attr]
    with pytest.raises(sk.SkatError, match="has a number"):
        course.reset(options={"start": bid_19})


@pytest.mark.parametrize("phases", ["play", "from_skat"])
def test_a_bot_does_what_comes_before(phases: Phases) -> None:
    course = Course(Settings(phases=phases))
    for seed in range(8):
        course.reset(seed)
        assert course.state.declarer is not None
        assert course.state.phase is (sk.Phase.PLAYING if phases == "play" else sk.Phase.SKAT_DECISION)
        uniformly(course, random.Random(seed))
    weak = sk.Deal.parse(
        "CJ DJ C9 C8 C7 SQ S8 S7 HA HQ | SJ CT CK SA ST H9 H7 DA DQ D7 | HJ CA SK S9 HK H8 DT DK D9 D8 | CQ HT"
    )
    for _ in range(2):
        course.reset(options={"deal": weak})
        assert course.state.declarer is sk.Seat.FOREHAND
        assert course.state.bid == 18
    ramsch = Course(Settings(phases=phases, rules=PUSHING))
    ramsch.reset(4)
    while ramsch.state.declarer is not None:
        ramsch.reset()
    assert ramsch.state.phase is (sk.Phase.PLAYING if phases == "play" else sk.Phase.PUSHING)


@pytest.mark.parametrize("pairs", ["once", "two_steps"])
@pytest.mark.parametrize("interrupts", [False, True])
def test_whole_deals_end_in_a_record_that_leads_there(pairs: Pairs, interrupts: bool) -> None:  # noqa: FBT001 - a setting
    ends = set()
    for rules in (RULES, PUSHING, evolve(sk.HOUSE, ramsch=None), sk.SIMPLE):
        course, rng = Course(Settings(rules=rules, pairs=pairs, interrupts=interrupts)), random.Random(3)
        for seed in range(12):
            course.reset(seed)
            assert course.told() == {}
            assert course.rewards() == (0, 0, 0)
            uniformly(course, rng, silent=seed % 4 == 0)
            assert isinstance(course.state, sk.Finished)
            told = course.told()
            [record] = iss.loads(told["record"])
            assert record.final == course.state
            assert told["result"] == course.state.result.explain()
            assert course.rewards() == course.state.result.scores
            assert not course.mask().any()
            assert not course.cut_off
            ends.add(type(course.state.result))
    assert ends >= ({sk.Aborted} if interrupts else {sk.GameResult, sk.RamschResult, sk.PassedIn})


def test_what_is_not_legal_changes_nothing() -> None:
    course = Course(Settings())
    course.reset(options={"deal": DEAL})
    before = course.state
    assert not course.do(95)
    assert course.state is before
    with pytest.raises(sk.SkatError, match="32 or 96"):
        course.expect(95)
    with pytest.raises(sk.SkatError):
        course.expect(None)
    for wrong in (635, -1, "32"):
        with pytest.raises(sk.SkatError):
            course.do(wrong)  # type: ignore[arg-type]
    course.expect(np.int8(32))
    assert course.state.bid == 18


def test_two_steps_lay_two_cards_away() -> None:
    course = Course(Settings(pairs="two_steps"))
    course.reset(options={"start": sk.play(sk.start(DEAL, RULES), "18 p p s")})
    assert course.do(int(sk.Card.HT))
    assert course.first is sk.Card.HT
    seen = {seat: course.observe(seat)["observation"] for seat in sk.Seat}
    for seat, found in seen.items():
        assert bool(found[codec.planes["first"]].any()) == (seat is sk.Seat.MIDDLEHAND)
    assert not course.do(int(sk.Card.HT))
    assert not course.do(int(sk.Card.CJ))
    assert course.do(int(sk.Card.H7))
    assert course.state.discard == sk.cards("HT H7")
    assert course.first is None
    assert course.turns == 2


def test_observations_by_every_setting() -> None:
    state = sk.play(sk.start(DEAL, RULES), "18 p p s, discard HT HK, spades, CT C7")
    views = {seat: codec.observe(sk.view(state, seat), "tricks") for seat in sk.Seat}

    def of(**settings: Any) -> dict[str, Any]:  # noqa: ANN401 - any of them
        course = Course(Settings(history="tricks", **settings))
        course.reset(options={"start": state})
        return course.observe(sk.Seat.REARHAND)

    flat = of()["observation"]
    assert flat.dtype == np.uint8
    assert flat.tolist() == views[sk.Seat.REARHAND].tolist()
    floats = of(dtype="float32")["observation"]
    assert floats.dtype == np.float32
    assert floats.tolist() == flat.tolist()
    apart = of(layout="planes")
    assert apart["observation"].shape == (18, 4, 8)
    assert [*apart["observation"].reshape(-1).tolist(), *apart["scalars"].tolist()] == flat.tolist()
    more = of(rules_vector=True)["observation"]
    assert more.tolist() == [*flat.tolist(), *codec.rules_vector(RULES).tolist()]
    shown = of(hide=False)["observation"]

    def plane(name: str) -> sk.CardSet:
        return sk.CardSet([sk.CARDS[number] for number in shown[codec.planes[name]].nonzero()[0]])

    assert plane("may_hold_next") == DEAL.hands[0] - sk.Card.CT
    assert plane("may_hold_previous") == (DEAL.hands[1] | DEAL.skat) - sk.cards("HT HK C7")
    assert plane("may_be_skat") == sk.cards("HT HK")
    hidden = [part for name, part in codec.planes.items() if not name.startswith("may_")]
    assert all(shown[part].tolist() == flat[part].tolist() for part in hidden if part.stop - part.start != 3)


def test_all_hands_by_player() -> None:
    course = Course(Settings())
    course.reset(options={"deal": DEAL, "dealer": 0})
    found = course.hands().reshape(3, 32)
    hands = [sk.CardSet([sk.CARDS[card] for card in row.nonzero()[0]]) for row in found]
    assert hands == [DEAL.hands[2], DEAL.hands[0], DEAL.hands[1]]


def test_a_deal_is_cut_off_after_so_many_turns() -> None:
    course = Course(Settings(max_turns=2))
    course.reset(options={"deal": DEAL})
    course.expect(32)
    assert not course.cut_off
    course.expect(95)
    assert course.cut_off
    assert course.rewards() == (0, 0, 0)
