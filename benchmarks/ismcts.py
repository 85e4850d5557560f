"""OpenSpiel's information set Monte Carlo tree search, as a bot: its cards, and all else as the rule player does.

The worlds it searches are drawn by :mod:`pyskat.worlds`, for OpenSpiel's Skat cannot draw any. It counts card points,
as OpenSpiel does, and searches no Ramsch.
"""

import random
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import numpy as np
from attrs import frozen

from pyskat import CARDS, Action, Card, Game, PlayCard, State, View
from pyskat.base.values import Value
from pyskat.bots import RuleBot
from pyskat.worlds import samples

__all__ = ["Ismcts", "bot"]

_pyspiel: Any = import_module("pyspiel")  # OpenSpiel has no types
_ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
_mcts: Any = import_module("open_spiel.python.algorithms.mcts")
_PASS: Final = 32
_GAMES: Final = (Game.DIAMONDS, Game.HEARTS, Game.SPADES, Game.CLUBS, Game.GRAND, Game.NULL)
_SKAT: Final = 3
_DEALT: Final = (*(0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3), *(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 1, 1, 1, 2, 2, 2))
"""Who gets each card from the top of the pack; 3 is the skat."""
_SEED_BITS: Final = 32


def _openspiel(game: Any, world: State, played: Sequence[Card]) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """Play a world again in OpenSpiel, where a declarer always picks up: in a hand game he lays the skat away again."""
    piles = [list(hand) for hand in (*world.deal.hands, world.deal.skat)]
    state = game.new_initial_state()
    for place in _DEALT:
        state.apply_action(int(piles[place].pop()))
    declarer, contract, story = world.declarer, world.contract, world.story
    if declarer is None or contract is None:
        raise ValueError("a game is declared")
    for _ in range(declarer):
        state.apply_action(_PASS)
    state.apply_action(_PASS + 1 + _GAMES.index(contract.game))
    for card in story.discard or world.deal.skat:
        state.apply_action(int(card))
    for card in played:
        state.apply_action(int(card))
    return state


def _known(state: Any) -> tuple[int, int, tuple[int, ...]]:  # noqa: ANN401 - as above
    """Name what the player on turn knows; OpenSpiel's own text has the skat of a hand game in it."""
    turn, history = state.current_player(), state.history()
    pack, after = history[: len(CARDS)], history[len(CARDS) :]
    declarer = next(at for at, action in enumerate(after) if action > _PASS)
    away, played = after[declarer + 1 : declarer + 3], after[declarer + 3 :]
    own = {turn, _SKAT} if turn == declarer else {turn}
    hand = {card for card, place in zip(pack, _DEALT, strict=True) if place in own}
    return turn, sum([1 << card for card in hand.difference(away)]), tuple(played)


@frozen
class Ismcts(Value):
    """A player that finds its cards by tree search.

    Args:
        simulations: How many games it plays out for a card.
    """

    simulations: int = 200

    def __call__(self, seen: View, rng: random.Random) -> Action:
        """Choose an action.

        Args:
            seen: What the seat on turn knows.
            rng: Draws the worlds, and the games.
        """
        rule = RuleBot()(seen, rng)
        contract = seen.contract
        if not isinstance(rule, PlayCard) or contract is None or contract.game is Game.RAMSCH:
            return rule
        game = _pyspiel.load_game("skat")
        chance = np.random.RandomState(rng.getrandbits(_SEED_BITS))
        search = _ismcts.ISMCTSBot(
            *(game, _mcts.RandomRolloutEvaluator(1, chance), 2.0, self.simulations),
            random_state=chance,
            final_policy_type=_ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        worlds = samples(seen, self.simulations + 1, rng)
        search.get_state_key = _known
        search.set_resampler(lambda _state, _player: _openspiel(game, next(worlds), seen.cards_played))
        card = int(search.step(_openspiel(game, next(worlds), seen.cards_played)))
        return PlayCard(Card(card))


bot: Final = Ismcts()
