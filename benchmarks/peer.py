"""OpenSpiel's Skat, driven from Python: what pyskat is measured against."""

from __future__ import annotations

import random
from collections.abc import Callable

import pyspiel

from benchmarks.measure import Contestant

__all__ = ["MAKERS", "games_by_child"]

_PASS = 32
_ROOTS = 512
_SUIT_GAMES_AND_GRAND = range(33, 38)


def _roots(rng: random.Random, count: int) -> list[pyspiel.State]:
    """Set up states at the first card of a suit game or a Grand, in which all thirty cards are played."""
    game = pyspiel.load_game("skat")
    roots: list[pyspiel.State] = []
    while len(roots) < count:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        state.apply_action(rng.choice(_SUIT_GAMES_AND_GRAND))  # whoever speaks first plays
        while state.legal_actions()[0] >= _PASS:
            state.apply_action(_PASS)
        for _ in range(2):
            state.apply_action(rng.choice(state.legal_actions()))
        roots.append(state)
    return roots


def in_place(rng: random.Random) -> Contestant:
    """Random games from the first card on, played in one state that changes; counts games."""
    roots = _roots(rng, _ROOTS)

    def run(games: int) -> int:
        for index in range(games):
            state = roots[index % _ROOTS].clone()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
        return games

    return run


def child(rng: random.Random) -> Contestant:
    """Random games from the first card on, a new state for each card; counts cards."""
    roots = _roots(rng, _ROOTS)

    def run(games: int) -> int:
        cards = 0
        for index in range(games):
            state = roots[index % _ROOTS]
            while not state.is_terminal():
                legal = state.legal_actions()
                state = state.child(legal[int(rng.random() * len(legal))])
                cards += 1
        return cards

    return run


def games_by_child(rng: random.Random) -> Contestant:
    """The same; counts games."""
    cards = child(rng)

    def run(games: int) -> int:
        cards(games)
        return games

    return run


def whole_games(rng: random.Random) -> Contestant:
    """Random games from the first card dealt to the last one played; counts games."""
    game = pyspiel.load_game("skat")

    def run(games: int) -> int:
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()  # equally likely in Skat
                    action = outcomes[int(rng.random() * len(outcomes))][0]
                else:
                    legal = state.legal_actions()
                    action = legal[int(rng.random() * len(legal))]
                state.apply_action(action)
        return games

    return run


MAKERS: dict[str, Callable[[random.Random], Contestant]] = {
    "in place": in_place,
    "child": child,
    "whole games": whole_games,
}
