"""The search player at every table: legal, blind to what it cannot see, and the same everywhere."""

import pickle
import random
import subprocess
import sys
from typing import Final

import pytest

import pyskat as sk
from advised import F, M, begun
from effort import some
from laws.strategies import TABLES, walk
from pyskat.bots import RuleBot, SearchBot, advise, named_bot
from pyskat.worlds import sample

SMALL: Final = SearchBot(1, worlds=2, positions=200)


def on_turn(state: sk.State) -> sk.View:
    assert state.turn is not None
    return sk.view(state, state.turn)


def moments(rng: random.Random, count: int) -> list[tuple[sk.State, sk.View]]:
    """Give some moments of a deal at each table, with what the seat on turn sees."""
    found: list[tuple[sk.State, sk.View]] = []
    for rules in TABLES.values():
        states = [state for state in walk(rng, rules).states if state.turn is not None]
        found += [(state, on_turn(state)) for state in rng.sample(states, min(count, len(states)))]
    return found


def test_it_does_what_is_legal_and_says_why() -> None:
    rng = random.Random(11)
    phases = set()
    for state, seen in moments(rng, some(4)):
        advice = SMALL.think(seen, rng)
        phases.add(seen.phase)
        assert sk.why_not(state, advice.action, state.turn) is None
        assert advice.reasons
        for language in ("en", "de"):
            assert "{" not in advice.explain(language)
    assert len(phases) > 4


@pytest.mark.parametrize("rules", [sk.ISKO, sk.PUB, sk.HOUSE], ids=["ISKO", "PUB", "HOUSE"])
def test_a_deal_among_three_comes_to_an_end(rules: sk.Rules) -> None:
    rng = random.Random(12)
    state = sk.start(sk.Deal.shuffled(rng), rules)
    while state.turn is not None:
        state = sk.apply(state, SMALL(on_turn(state), rng), state.turn)
    assert isinstance(state, sk.Finished)


def test_a_ramsch_is_searched_to_its_end() -> None:
    rng = random.Random(13)
    state = sk.play(sk.start(sk.Deal.shuffled(rng), sk.PUB), "pass pass pass")
    searched = 0
    while state.turn is not None:
        advice = SMALL.think(on_turn(state), rng)
        searched += advice.reasons[0].code.name == "SEARCHED"
        state = sk.apply(state, advice.action, state.turn)
    assert searched > 10


def test_it_does_not_know_what_it_cannot_see() -> None:
    rng = random.Random(14)
    others = 0
    for state, seen in moments(rng, some(2)):
        other = sample(seen, rng)
        others += other != state
        assert on_turn(other) == seen
        assert SMALL.think(on_turn(other), random.Random(1)) == SMALL.think(seen, random.Random(1))
    assert others > 3


_TRACE: Final = """
import random
import pyskat as sk
from pyskat.bots import SearchBot
for seed, rules in enumerate([sk.PUB]):
    rng = random.Random(seed)
    state = sk.start(sk.Deal.shuffled(rng), rules)
    while state.turn is not None:
        advice = SearchBot(1, worlds=2, positions=200).think(sk.view(state, state.turn), rng)
        print(advice)
        state = sk.apply(state, advice.action, state.turn)
print(hash("any") % 1000)
"""


def test_it_does_the_same_in_another_process_under_another_hash_seed() -> None:
    traces = []
    for hash_seed in ("1", "2"):
        run = subprocess.run(  # noqa: S603 - our own Python
            [sys.executable, "-c", _TRACE],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        traces.append(run.stdout.splitlines())
    assert traces[0][-1] != traces[1][-1]  # hashes differ
    assert traces[0][:-1] == traces[1][:-1]
    assert len(traces[0]) > 15


def test_warm_or_cold_is_the_same() -> None:
    rng = random.Random(15)
    seen = [each for _, each in moments(rng, 2)]
    first = [SMALL.think(each, random.Random(3)) for each in seen]
    again = [SMALL.think(each, random.Random(3)) for each in reversed(seen)]
    assert first == again[::-1]


# Its settings.


def test_it_is_a_value() -> None:
    bot = SearchBot(3, worlds=7)
    assert pickle.loads(pickle.dumps(bot)) == bot == SearchBot(3, worlds=7)  # noqa: S301 - just made
    assert hash(bot) == hash(SearchBot(3, worlds=7))
    assert bot != SearchBot(3)
    assert SearchBot() == SearchBot(5) == named_bot("search") == named_bot("search:5")
    assert bot.settings.worlds == 7
    assert bot.settings.positions == SearchBot(3).settings.positions
    assert SearchBot(2, positions=10, inference=False, seconds=0.5).settings[1:] == (10, False, 0.5)


@pytest.mark.parametrize(
    ("settings", "name"),
    [
        ({"level": 0}, "level"),
        ({"level": 10}, "level"),
        ({"level": True}, "level"),
        ({"worlds": 0}, "worlds"),
        ({"worlds": 10_001}, "worlds"),
        ({"positions": 0}, "positions"),
        ({"positions": 1.5}, "positions"),
        ({"inference": 1}, "inference"),
        ({"inference": None}, "inference"),
        ({"seconds": 0}, "seconds"),
        ({"seconds": -1.0}, "seconds"),
        ({"seconds": float("nan")}, "seconds"),
        ({"seconds": float("inf")}, "seconds"),
        ({"seconds": "1"}, "seconds"),
        ({"seconds": True}, "seconds"),
    ],
)
def test_settings_out_of_range_are_refused(settings: dict[str, object], name: str) -> None:
    with pytest.raises(sk.ArgumentError, match=f"^{name} must be ") as refused:
        SearchBot(**settings)  # type: ignore[arg-type]
    assert refused.value.explain("de").startswith(f"{name} ")


def test_who_is_not_on_turn_is_not_advised() -> None:
    state = sk.start(sk.Deal.shuffled(random.Random(3)))
    for seat in (F, None):
        with pytest.raises(sk.ArgumentError, match="the seat on turn"):
            SearchBot()(sk.view(state, seat), random.Random(1))


def test_advice_comes_from_the_same_worlds_each_time() -> None:
    state = begun(SURE, "clubs", F, "CJ C9")
    seen = on_turn(state)
    assert advise(seen, SMALL) == advise(seen, SMALL) == SMALL.think(seen, random.Random(0))


# What it plays.

SURE = "CJ SJ CA CT CK CQ SA ST HA DA | HJ DJ C9 C8 C7 HT HK HQ H9 H8 | SK SQ S9 S8 S7 DT DK DQ D9 D8 | H7 D7"


def test_a_claim_is_left_to_the_rules_of_thumb() -> None:
    deal = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8 | CJ SJ HJ DJ CA CT CK SA HA DA | CQ SK SQ HT HK HQ DT DK DQ D9 | ST H9"
    seen = on_turn(begun(deal, "grand", M, "D7 DA DT"))
    advice = SMALL.think(seen, random.Random(1))
    assert isinstance(advice.action, sk.Claim)
    assert advice == RuleBot().think(seen)


def test_the_rules_of_thumb_decide_between_equals() -> None:
    rng, followed = random.Random(16), 0
    for _, seen in moments(rng, some(8)):
        if seen.phase is not sk.Phase.PLAYING:
            continue
        rule, found = RuleBot().think(seen), SMALL.think(seen, random.Random(2))
        if found.action == rule.action:
            followed += 1
            assert found == rule or found.reasons[1:] == rule.reasons
        else:
            assert [reason.code.name for reason in found.reasons] == ["SEARCHED"]
    assert followed


def ending() -> sk.View:
    """Give a moment in which several cards are worth trying, with five cards in the hand."""
    state: sk.State = sk.start_play(sk.Deal.shuffled(random.Random(8)), sk.Contract.parse("hearts"), F)
    while len(on_turn(state).hand) > 5 or len(sk.legal_actions(state)) < 4:
        state = sk.apply(state, sk.legal_actions(state)[0])
    return on_turn(state)


def test_with_little_time_it_still_answers() -> None:
    seen = ending()
    rule = RuleBot().think(seen)
    assert SearchBot(9, seconds=1e-9).think(seen, random.Random(1)) == rule
    assert SearchBot(9, positions=1).think(seen, random.Random(1)) == rule
    in_time = SearchBot(1, worlds=2, positions=200, seconds=60)
    assert in_time.think(seen, random.Random(1)) == SMALL.think(seen, random.Random(1)) != rule


def test_what_it_says() -> None:
    advice = SearchBot(1, worlds=3, positions=10**5).think(ending(), random.Random(1))
    assert advice.reasons[0].count == 3
    card = advice.reasons[0].card
    assert advice.explain().startswith(f"Play {card}: tried in 3 deals that are possible here, {card} comes off best")
    assert f"in 3 möglichen Kartenverteilungen ausprobiert, schneidet {card} am besten ab" in advice.explain("de")
