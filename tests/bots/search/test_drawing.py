"""Worlds drawn for a search: the likelier ones more often."""

import random

import pyskat as sk
import pyskat.worlds
from advised import F, M, R, begun
from pyskat.bots.search.drawing import chosen, drawn
from pyskat.bots.search.likelihood import Judge
from pyskat.bots.search.settings import LEVELS, Settings
from pyskat.worlds.lies import Lie

DEAL = "CJ SJ CA CT CK CQ SA ST HA DA | HJ DJ C9 C8 C7 HT HK HQ H9 H8 | SK SQ S9 S8 S7 DT DK DQ D9 D8 | H7 D7"


def lies(count: int) -> list[Lie]:
    return [(number, 0, 0, 0) for number in range(count)]


def by_number(lie: Lie) -> float:
    return float(lie[0])


def test_each_is_there_as_often_as_it_weighs() -> None:
    for seed in range(20):
        found = chosen(lies(4), by_number, 60, random.Random(seed))
        assert [found.count(lie) for lie in lies(4)] == [0, 10, 20, 30]


def test_without_weights_all_are_alike() -> None:
    assert chosen(lies(5), lambda _: 0.0, 5, random.Random(1)) == lies(5)


def test_few_are_drawn_evenly() -> None:
    times = [0, 0, 0]
    for seed in range(600):
        (found,) = chosen(lies(3), lambda lie: lie[0] + 1.0, 1, random.Random(seed))
        times[found[0]] += 1
    assert [round(each / 100) for each in times] == [1, 2, 3]


def test_so_many_are_drawn_as_are_wanted() -> None:
    bare = sk.start_play(sk.Deal.parse(DEAL), sk.Contract(sk.Game.CLUBS), F)  # without an auction
    state = sk.play(bare, "CJ")
    for seat, inference in ((M, True), (M, False)):
        seen = sk.view(state, seat)
        found = drawn(seen, Settings(30, 1, inference), random.Random(1))
        assert sum(count for _, count in found) == 30
        assert len(found) > 10
        for lie, _ in found:
            assert lie[seat] == seen.hand.mask
            assert [hand.bit_count() for hand in lie] == [9, 10, 10, 2]
        assert found == drawn(seen, Settings(30, 1, inference), random.Random(1))


def test_what_can_lie_in_one_way_is_drawn_as_one() -> None:
    state = begun(DEAL, "clubs", F)
    while len(sk.view(state, F).hand) > 2 or state.turn is not F:
        state = sk.apply(state, sk.legal_actions(state)[0])
    found = drawn(sk.view(state, F), Settings(40, 1), random.Random(2))
    assert sum(count for _, count in found) == 40
    assert len(found) <= pyskat.worlds.count(sk.view(state, F)) < 20


def test_the_declarer_of_a_game_has_cards_for_it() -> None:
    seen = sk.view(begun(DEAL, "clubs", F, "CJ"), M)
    trumps = {}
    for inference in (False, True):
        found = drawn(seen, Settings(400, 1, inference), random.Random(3))
        trumps[inference] = sum(count * (lie[F] & sk.trumps(sk.Game.CLUBS).mask).bit_count() for lie, count in found)
    assert trumps[True] > trumps[False] + 80


def auction(calls: str) -> Judge:
    """Let rearhand judge after an auction that forehand won, and the first card of his Grand."""
    state = sk.play(sk.start(sk.Deal.parse(DEAL)), calls)
    return Judge(sk.view(sk.play(state, "pick up, discard H7 D7, grand, CJ"), R))


GRAND = "CJ SA ST SK CQ HT H9 H8 DT D9"
STRONG = "HJ DJ SJ CA CT CK C9 C8 HA DA"
WEAK = "CK CQ C9 SK SQ HK HQ DK DQ D9"
LOW = "C7 C8 C9 S7 S8 S9 H8 H9 D8 D9"
"""For a Null, which is worth 23."""


def lie(middlehands: str, forehands: str = GRAND, away: str = "H7 D7") -> Lie:
    """Lay out what was dealt to two players, less the jack that forehand has played."""
    return sk.cards(forehands).mask & ~sk.cards("CJ").mask, sk.cards(middlehands).mask, 0, sk.cards(away).mask


def test_who_passes_at_once_is_weak() -> None:
    judge = auction("pass pass 18")
    assert judge.by_game
    assert judge.by_calls
    assert judge.called(lie(WEAK)) > 3 * judge.called(lie(STRONG))


def test_who_bids_has_something_of_that_value() -> None:
    judge = auction("23 hold pass pass")
    assert judge.called(lie(LOW)) > 2 * judge.called(lie(WEAK))
    assert judge.called(lie(LOW)) > 2 * judge.called(lie(STRONG))  # he would have gone on


def test_a_declarer_does_not_overbid_by_choice() -> None:
    state = sk.play(sk.start(sk.Deal.parse(DEAL)), "96 hold pass pass")
    judge = Judge(sk.view(sk.play(state, "pick up, discard H7 D7, grand, CJ"), R))
    three = "CJ SJ HA HT HK ST SK SQ DA DT"  # with 2 it is worth 72, with 3 it is 96
    assert judge.called(lie(WEAK, three, "C7 C8")) * 9 < judge.called(lie(WEAK, three, "HJ C8"))


def test_nothing_is_known_of_the_declarer_by_himself_or_of_a_ramsch() -> None:
    state = sk.play(sk.start(sk.Deal.parse(DEAL)), "pass, pass, 18, pick up, discard H7 D7, grand, CJ")
    assert Judge(sk.view(state, F)).declared(lie(WEAK)) == 1.0
    ramsch = sk.play(sk.start(sk.Deal.parse(DEAL), sk.PUB), "pass pass pass")
    judge = Judge(sk.view(ramsch, F))
    assert not judge.by_game
    assert not judge.by_calls


def test_a_declarer_goes_by_what_the_others_called() -> None:
    state = sk.play(sk.start(sk.Deal.parse(DEAL)), "pass pass 18, pick up, discard H7 D7, clubs")
    seen = sk.view(state, F)
    judge = Judge(seen)
    assert (judge.by_game, judge.by_calls) == (False, True)
    found = drawn(seen, Settings(80, 1), random.Random(3))
    assert sum(count for _, count in found) == 80
    assert found != drawn(seen, Settings(80, 1, inference=False), random.Random(3))


def test_before_the_cards_nobody_has_played() -> None:
    state = sk.play(sk.start(sk.Deal.parse(DEAL), sk.PUB), "pass, pass, 18, pick up, discard H7 D7, clubs")
    assert isinstance(state, sk.Doubling)
    assert state.turn is not None
    judge = Judge(sk.view(state, state.turn))
    strong, weak = [judge.declared((sk.cards(hand).mask, 0, 0, sk.cards("H7 S7").mask)) for hand in (STRONG, WEAK)]
    assert strong > 10 * weak


def test_levels_go_up() -> None:
    settings = [LEVELS[level] for level in sorted(LEVELS)]
    assert sorted(LEVELS) == list(range(1, 10))
    assert settings == sorted(settings)
    assert len(set(settings)) == len(settings)
