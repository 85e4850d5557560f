"""No card and no point is ever lost or made, and no seat is favoured by the rules of play."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from laws.strategies import LAW, RAMSCH_RULES, TEMPERS, Walk, each_table, lying, walk, walks
from pyskat import kernel
from pyskat.rules import ConcessionRule
from referee.cards import card_points
from referee.tricks import winner_index

_LETTERS: Final = "DHSCGNG"  # a Ramsch has the trumps of a Grand


def _played(state: sk.State) -> list[sk.Card]:
    if not isinstance(state, sk.Playing | sk.Claimed | sk.Finished) or state.trick is None:
        return []
    return [card for trick in (*state.tricks, state.trick) for card in trick]


@each_table
@settings(LAW, max_examples=some(25))
@given(data=st.data())
def test_every_card_is_in_one_place_at_every_step(rules: sk.Rules, data: st.DataObject) -> None:
    whole = data.draw(walks(rules))
    for count, state in enumerate(whole.states):
        hands = [card for seat in sk.Seat for card in state.hand(seat)]
        assert sorted([*hands, *_played(state), *lying(whole.cut(count))]) == list(sk.CARDS)


@LAW
@given(whole=walks())
def test_an_action_moves_only_its_own_cards(whole: Walk) -> None:
    for count, (before, action) in enumerate(zip(whole.states, whole.actions, strict=False)):
        after = whole.states[count + 1]
        for seat in sk.Seat:
            gone = before.hand(seat) - after.hand(seat)
            come = after.hand(seat) - before.hand(seat)
            mine = seat is before.turn
            if isinstance(action, sk.PlayCard) and mine:
                assert (gone, come) == (sk.CardSet([action.card]), sk.CardSet())
            elif isinstance(action, sk.Discard | sk.Push) and mine:
                assert (gone, come) == (action.cards, sk.CardSet())
            elif isinstance(action, sk.PickUp) and mine:
                assert (gone, come) == (sk.CardSet(), lying(whole.cut(count)))
            else:
                assert (gone, come) == (sk.CardSet(), sk.CardSet())


# Results against a plain count of the tricks.


def _taken(played: Sequence[sk.Card], game: sk.Game) -> tuple[list[list[str]], list[str]]:
    """Deal the cards of each full trick to its taker; give the rest too."""
    names = [card.name for card in played]
    taken: list[list[str]] = [[], [], []]
    leader = 0
    while len(names) >= 3:
        trick, names = names[:3], names[3:]
        leader = (leader + winner_index(trick, _LETTERS[game])) % 3
        taken[leader] += trick
    return taken, names


@each_table
@settings(LAW, max_examples=some(25))
@given(data=st.data())
def test_points_and_tricks_are_what_a_plain_count_gives(rules: sk.Rules, data: st.DataObject) -> None:
    whole = data.draw(walks(rules))
    for state in whole.states:
        if isinstance(state, sk.Playing | sk.Claimed):
            taken, open_cards = _taken(_played(state), state.contract.game)
            assert list(state.points) == [card_points(cards) for cards in taken]
            assert list(state.position.tricks) == [len(cards) // 3 for cards in taken]
            assert [card.name for card in state.trick] == open_cards
            for seat in sk.Seat:
                mine = [trick for trick in state.tricks if trick.winner is seat]
                assert sum(trick.points for trick in mine) == state.points[seat]
                assert len(mine) == state.position.tricks[seat]
    final = whole.state
    assert isinstance(final, sk.Finished)
    if isinstance(final.result, sk.GameResult):
        _check_result(final, final.result, card_points(card.name for card in lying(whole)))


def _check_result(final: sk.Finished, result: sk.GameResult, skat: int) -> None:
    taken, _ = _taken(_played(final), result.contract.game)
    mine = len(taken[result.declarer]) // 3
    others = sum(len(cards) // 3 for cards in taken) - mine
    other_points = sum(card_points(cards) for seat, cards in enumerate(taken) if seat != result.declarer)
    settled, null = result.settlement, result.contract.game is sk.Game.NULL
    if settled.ended in {sk.Ending.CLAIMED, sk.Ending.THROWN}:
        assert result.points + (settled.facts.defender_points or 0) == 120
        assert result.tricks_taken + (settled.facts.defender_tricks or 0) == 10
        own = card_points(taken[result.declarer]) + skat
        assert result.points in ({own} if null else {own, 120 - other_points})
        assert result.tricks_taken - mine in ({0, 1} if null else {0, 1, 9 - mine - others, 10 - mine - others})
        return
    if settled.ended is sk.Ending.DEFENDERS_CONCEDED and final.rules.concession in {"rest", "rest_shown"} and not null:
        assert (result.points, result.tricks_taken) == (120 - other_points, 10 - others)
        return
    assert (result.points, result.tricks_taken) == (card_points(taken[result.declarer]) + skat, mine)
    if sum(map(len, taken)) == 30:
        assert result.points + other_points == 120
        assert mine + others == 10


@LAW
@given(whole=walks())
def test_schwarz_is_counted_where_a_side_took_no_trick_and_never_by_points(whole: Walk) -> None:
    final = whole.state
    assert isinstance(final, sk.Finished)
    result = final.result
    if not isinstance(result, sk.GameResult) or len(_played(final)) < 30:
        return
    if result.contract.game is sk.Game.NULL or result.contract.schwarz_announced:
        return
    steps = [step.name for step in result.settlement.game_value.steps]
    takers = {trick.winner is result.declarer for trick in final.tricks}
    assert ("schwarz" in steps) == (len(takers) == 1)


@LAW
@given(whole=walks())
def test_only_the_declarer_scores_and_gains_or_loses_by_the_verdict(whole: Walk) -> None:
    final = whole.state
    assert isinstance(final, sk.Finished)
    result = final.result
    if not isinstance(result, sk.GameResult):
        assert isinstance(result, sk.RamschResult) or result.scores == (0, 0, 0)
        return
    assert [score for seat, score in zip(sk.Seat, result.scores, strict=True) if seat is not result.declarer] == [0, 0]
    assert (result.scores[result.declarer] > 0) == result.settlement.won
    assert result.scores[result.declarer] == result.settlement.score


@LAW
@given(whole=walks())
def test_a_finished_game_settled_again_from_what_it_shows_scores_the_same(whole: Walk) -> None:
    final = whole.state
    assert isinstance(final, sk.Finished)
    result = final.result
    if not isinstance(result, sk.GameResult) or result.settlement.ended is not sk.Ending.PLAYED:
        return
    settled = sk.settle(
        result.contract,
        bid=result.bid,
        matadors=result.matadors,
        points=result.points,
        tricks_taken=result.tricks_taken,
        kontra=final.kontra,
        re=final.re,
        rules=final.rules,
    )
    assert settled == result.settlement


# Ramsch.


@pytest.mark.parametrize("rules", RAMSCH_RULES, ids=str)
def test_the_points_of_a_ramsch_are_120_and_who_has_the_most_pays_unless_it_was_a_march(rules: sk.RamschRules) -> None:
    rng = random.Random(f"ramsch {rules}")
    for temper in (temper for temper in TEMPERS.values() if temper.speak == 0.0):
        whole = walk(rng, sk.Rules(ramsch=rules), temper)
        assert isinstance(whole.state, sk.Finished)
        assert isinstance(whole.state.result, sk.RamschResult)
        settled, scores = whole.state.result.settlement, whole.state.result.scores
        assert settled.skat == sum(card.points for card in lying(whole))
        assert sum(settled.points) + settled.skat == 120
        assert sum(settled.tricks_taken) == 10
        losers = {seat for seat in sk.Seat if scores[seat] < 0}
        winners = {seat for seat in sk.Seat if scores[seat] > 0}
        assert losers == set(settled.payers)
        if settled.march is None:
            assert losers
            assert losers <= {seat for seat in sk.Seat if settled.counted[seat] == max(settled.counted)}
            assert not winners
        else:
            assert (winners, losers) in (({settled.march}, set()), (set(), set(sk.Seat) - {settled.march}))


# Doubling moves nothing but the score.


def _with_other_words(whole: Walk, words: tuple[sk.Action, ...]) -> sk.Finished | None:
    """Play the same cards after other words about Kontra; None where no card was played."""
    first = next(place for place, state in enumerate(whole.states) if isinstance(state, sk.Doubling))
    begun = next((place for place, state in enumerate(whole.states) if isinstance(state, sk.Playing)), None)
    if begun is None:
        return None
    state = whole.states[first]
    for action in (*words, *whole.actions[begun:]):
        state = sk.apply(state, action)
    assert isinstance(state, sk.Finished)
    return state


@pytest.mark.parametrize("concession", ["simple", "rest"])
@pytest.mark.parametrize("lost_hand_doubled", [True, False])
def test_no_doubling_changes_what_is_won_lost_or_overbid(
    concession: ConcessionRule, *, lost_hand_doubled: bool
) -> None:
    rules = sk.Rules(kontra=sk.KontraRules(), concession=concession, lost_hand_doubled=lost_hand_doubled)
    rng = random.Random(f"words {concession} {lost_hand_doubled}")
    compared: Counter[str] = Counter()
    for number in range(60):
        whole = walk(rng, rules, TEMPERS[("bold", "doubling", "giving up")[number % 3]])
        if not any(isinstance(state, sk.Doubling) for state in whole.states):
            continue
        silence = _with_other_words(whole, (sk.Pass(), sk.Pass()))
        said: dict[tuple[sk.Action, ...], int] = {
            (sk.Kontra(), sk.Pass()): 2,
            (sk.Pass(), sk.Kontra(), sk.Pass()): 2,
            (sk.Kontra(), sk.Re()): 4,
        }
        for words, factor in said.items():
            final = _with_other_words(whole, words)
            if silence is None or final is None or not isinstance(silence.result, sk.GameResult):
                continue
            assert isinstance(final.result, sk.GameResult)
            one, other = silence.result.settlement, final.result.settlement
            assert other.score == factor * one.score
            assert evolve(other, kontra=False, re=False) == one
            compared["won" if one.won else "lost"] += 1
            compared["overbid"] += one.overbid
    assert min(compared["won"], compared["lost"], compared["overbid"]) > 8


# Symmetries of card play.

_suits_of_eight: Final = st.permutations(range(4))


def _random_start(rng: random.Random, game: int) -> kernel.Position:
    pack = list(range(32))
    rng.shuffle(pack)
    fore, middle, rear, skat = (
        sum(kernel.BIT[card] for card in pack[low:high]) for low, high in ((0, 10), (10, 20), (20, 30), (30, 32))
    )
    declarer = -1 if game == kernel.RAMSCH else rng.randrange(3)
    return kernel.Position.start((fore, middle, rear), skat, game, declarer, rng.randrange(3))


def _cards_of(mask: int) -> list[int]:
    return [card for card in range(32) if mask & kernel.BIT[card]]


@LAW
@given(rng=st.randoms(use_true_random=False), game=st.integers(0, 6), by=st.integers(1, 2))
def test_card_play_goes_the_same_way_round_from_every_seat(rng: random.Random, game: int, by: int) -> None:
    here = _random_start(rng, game)
    hands = [here.hands[(seat - by) % 3] for seat in range(3)]
    declarer = -1 if here.declarer < 0 else (here.declarer + by) % 3
    there = kernel.Position.start((hands[0], hands[1], hands[2]), here.skat, game, declarer, (here.leader + by) % 3)
    while not here.over:
        assert kernel.legal_mask(here) == kernel.legal_mask(there)
        assert there.turn == (here.turn + by) % 3
        card = rng.choice(_cards_of(kernel.legal_mask(here)))
        here, there = kernel.play_card(here, card), kernel.play_card(there, card)
        assert [there.points[(seat + by) % 3] for seat in range(3)] == list(here.points)
        assert [there.tricks[(seat + by) % 3] for seat in range(3)] == list(here.tricks)
        assert there.over == here.over


def _plain_suits_moved(mask: int, to: Sequence[int], *, jacks_too: bool) -> int:
    """Exchange whole suits; in games with trumps the jacks stay, for they have an order of their own."""
    return sum(
        kernel.BIT[card if card & 7 == 7 and not jacks_too else to[card >> 3] * 8 + (card & 7)]
        for card in _cards_of(mask)
    )


@LAW
@given(rng=st.randoms(use_true_random=False), game=st.integers(0, 6), to=_suits_of_eight)
def test_card_play_does_not_know_one_suit_from_another(rng: random.Random, game: int, to: list[int]) -> None:
    null = game == kernel.NULL
    here = _random_start(rng, game)

    def moved(mask: int) -> int:
        return _plain_suits_moved(mask, to, jacks_too=null)

    fore, middle, rear = (moved(hand) for hand in here.hands)
    other_game = to[game] if game < 4 else game
    there = kernel.Position.start((fore, middle, rear), moved(here.skat), other_game, here.declarer, here.leader)
    while not here.over:
        assert moved(kernel.legal_mask(here)) == kernel.legal_mask(there)
        card = rng.choice(_cards_of(kernel.legal_mask(here)))
        here = kernel.play_card(here, card)
        there = kernel.play_card(there, _cards_of(moved(kernel.BIT[card]))[0])
        assert (there.points, there.tricks, there.turn) == (here.points, here.tricks, here.turn)
    assert there.over
