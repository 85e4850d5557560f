"""No card and no point is ever lost or made, and no seat is favoured by the rules of play."""

import random
from collections.abc import Sequence
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws.strategies import LAW, PRESETS, Walk, walks
from pyskat import kernel
from referee.cards import card_points
from referee.tricks import winner_index

each_preset: Final = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)

_LETTERS: Final = "DHSCGN"


def _lying(state: sk.State) -> sk.CardSet:
    """Give what lies in the skat, by what has happened to it."""
    if isinstance(state, sk.Bidding | sk.SkatDecision):
        return state.deal.skat
    if isinstance(state, sk.Discarding):
        return sk.CardSet()
    if isinstance(state, sk.Declaring):
        return state.discard
    if state.discard is not None:
        return state.discard
    taken_in = isinstance(state, sk.Finished) and state.picked_up
    return sk.CardSet() if taken_in else state.deal.skat


def _played(state: sk.State) -> list[sk.Card]:
    if not isinstance(state, sk.Playing | sk.Finished) or state.trick is None:
        return []
    return [card for trick in (*state.tricks, state.trick) for card in trick]


@each_preset
@LAW
@given(data=st.data())
def test_every_card_is_in_one_place_at_every_step(rules: sk.Rules, data: st.DataObject) -> None:
    for state in data.draw(walks(rules)).states:
        places = [list(state.hand(seat)) for seat in sk.Seat] + [_played(state), list(_lying(state))]
        everywhere = [card for place in places for card in place]
        assert sorted(everywhere) == list(sk.CARDS)
        assert sum(card.points for card in everywhere) == 120


@LAW
@given(whole=walks())
def test_an_action_moves_only_its_own_cards(whole: Walk) -> None:
    for before, action, after in zip(whole.states, whole.actions, whole.states[1:], strict=False):
        for seat in sk.Seat:
            gone = before.hand(seat) - after.hand(seat)
            come = after.hand(seat) - before.hand(seat)
            mine = seat is before.turn
            if isinstance(action, sk.PlayCard) and mine:
                assert (gone, come) == (sk.CardSet([action.card]), sk.CardSet())
            elif isinstance(action, sk.Discard) and mine:
                assert (gone, come) == (action.cards, sk.CardSet())
            elif isinstance(action, sk.PickUp) and mine:
                assert (gone, come) == (sk.CardSet(), whole.deal.skat)
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


@each_preset
@LAW
@given(data=st.data())
def test_points_and_tricks_are_what_a_plain_count_gives(rules: sk.Rules, data: st.DataObject) -> None:
    whole = data.draw(walks(rules))
    for state in whole.states:
        if isinstance(state, sk.Playing):
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
        _check_result(final, final.result)


def _check_result(final: sk.Finished, result: sk.GameResult) -> None:
    taken, _ = _taken(_played(final), result.contract.game)
    mine = len(taken[result.declarer]) // 3
    others = sum(len(cards) // 3 for cards in taken) - mine
    skat = card_points(card.name for card in _lying(final))
    other_points = sum(card_points(cards) for seat, cards in enumerate(taken) if seat != result.declarer)
    rest_is_his = (
        result.settlement.ended is sk.Ending.DEFENDERS_CONCEDED
        and final.rules.concession != "simple"
        and result.contract.game is not sk.Game.NULL
    )
    if rest_is_his:
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
        assert result.scores == (0, 0, 0)
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
        rules=final.rules,
    )
    assert settled == result.settlement


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
