"""Card play agrees with OpenSpiel's `skat`, position by position, in a thousand random games."""

import random
from typing import Any

import pytest

import pyskat as sk
from pyskat import Contract, Deal, Game, Seat

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel comes with the extra `openspiel`, for development")

PASS = 32
"""In its auction an action is 32 for a pass, and 33 to 38 for the games from diamonds to Null; cards are 0 to 31."""

GAMES = [Game.DIAMONDS, Game.HEARTS, Game.SPADES, Game.CLUBS, Game.GRAND, Game.NULL]
GAMES_WANTED = 1100


def dealt(state: Any, rng: random.Random) -> Deal:  # noqa: ANN401 - OpenSpiel has no types
    """Deal at random; OpenSpiel deals card by card in the order of the rules."""
    order: list[sk.Card] = []
    while state.is_chance_node():
        card, _ = rng.choice(state.chance_outcomes())
        order.append(sk.CARDS[card])
        state.apply_action(card)
    return Deal.from_order(order)


def picked_up(state: Any, deal: Deal, rng: random.Random) -> sk.Playing:  # noqa: ANN401 - OpenSpiel has no types
    """Let the player whose turn it is play some game with the skat, and lay two cards away."""
    declarer, game = Seat(state.current_player()), rng.choice(GAMES)
    state.apply_action(PASS + 1 + GAMES.index(game))
    twelve = deal.hand(declarer) | deal.skat
    discard = sk.CardSet()
    for _ in range(2):
        legal = state.legal_actions()
        assert set(legal) == {int(card) for card in twelve - discard}
        card = rng.choice(legal)
        discard |= sk.CARDS[card]
        state.apply_action(card)
    return sk.start_play(deal, Contract(game), declarer, discard=discard)


def final_return(finished: sk.Finished) -> float:
    """Say what OpenSpiel gives the declarer: points above 60 in 120ths, in Null those of 90 or of 30."""
    assert isinstance(finished.result, sk.GameResult)
    points = finished.result.points
    if finished.result.contract.game is Game.NULL:
        points = 30 if finished.result.tricks_taken else 90
    return (points - 60) / 120


def test_legal_cards_turns_endings_and_points_agree_with_openspiel() -> None:
    game = pyspiel.load_game("skat")
    rng = random.Random(2024)
    played: dict[Game, int] = dict.fromkeys(GAMES, 0)
    for _ in range(GAMES_WANTED):
        theirs = game.new_initial_state()
        deal = dealt(theirs, rng)
        for _ in range(rng.randrange(3)):
            theirs.apply_action(PASS)
        ours: sk.State = picked_up(theirs, deal, rng)
        while isinstance(ours, sk.Playing):
            assert not theirs.is_terminal()
            assert theirs.current_player() == ours.turn
            legal = sk.legal_actions(ours)
            cards = [action.card for action in legal if isinstance(action, sk.PlayCard)]
            assert len(cards) == len(legal)
            assert sorted(theirs.legal_actions()) == sorted(cards)
            card = rng.choice(cards)
            theirs.apply_action(int(card))
            ours = sk.apply(ours, sk.PlayCard(card))
        assert isinstance(ours, sk.Finished)
        assert ours.declarer is not None
        assert ours.contract is not None
        assert theirs.is_terminal()
        assert theirs.returns()[ours.declarer] == pytest.approx(final_return(ours))
        played[ours.contract.game] += 1
    assert sum(played.values()) >= 1000
    assert min(played.values()) > 100
