"""Skat as a game of OpenSpiel, ``python_pyskat``; it needs the extra ``openspiel``.

It is there once this module has been imported: ``pyspiel.load_game("python_pyskat")``.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

import attrs

try:
    import pyspiel
except ModuleNotFoundError as _error:
    _HOW = 'pyskat.rl.openspiel needs open_spiel: pip install "pyskat-rules[openspiel]"'
    raise ModuleNotFoundError(_HOW, name="pyspiel") from _error

import numpy as np
from numpy.typing import NDArray

from pyskat import worlds
from pyskat.card import CARDS, Card
from pyskat.deal import Deal
from pyskat.engine import State, apply, start
from pyskat.errors import ArgumentError, Code
from pyskat.errors.checks import expect_one_of
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Choice
from pyskat.phases.finished import Finished
from pyskat.phases.phase import Phase
from pyskat.records.record import Record
from pyskat.rl import codec
from pyskat.rl.course import expect_numbered
from pyskat.rl.layout import History
from pyskat.rl.numbers import SIZES, Pairs, expect_pairs
from pyskat.rl.reward import reward_range, score
from pyskat.rules import PRESETS, RamschRules, Rules
from pyskat.seat import SEATS
from pyskat.views import View, view

__all__ = ["NAME", "SkatGame", "SkatObserver", "SkatState", "rules_of"]

NAME: Final = "python_pyskat"
"""What OpenSpiel calls the game."""

_DEFAULTS: Final = {"rules": "isko+next", "pairs": "once", "chance": "cards", "seed": 0}
_CHANCES: Final = ("cards", "sampled")
_LONGEST: Final = 170
_SEEDS: Final = 1 << 31
"""OpenSpiel stores outcomes in as many bits."""
_BIDDING: Final = ("next", "jump")
_PLAYERS: Final = len(SEATS)
_PLACES: Final = Deal.from_order(CARDS)
"""Of a pack in order: so each number is the place, in the order of dealing, whose card goes there."""


def rules_of(text: str) -> Rules:
    """Read the rules of the game from its parameter.

    Args:
        text: A preset, such as ``house``, and behind it, each with a plus, ``next`` or ``jump`` for the bidding and
            ``pushing`` for Schieberamsch.

    Raises:
        ArgumentError: For other words, and for rules by which any value may be bid, as those of ``iss`` alone.

    >>> rules_of("isko+next").bidding, rules_of("house+pushing").ramsch.pushing
    ('next', True)
    """
    name, *more = text.casefold().replace("_", "-").split("+")
    if name not in PRESETS or not {*more} <= {*_BIDDING, "pushing"}:
        options = Choice((*PRESETS, *[f"isko+{word}" for word in (*_BIDDING, "pushing")]))
        raise ArgumentError.of(Code.WRONG_VALUE, what="rules", wanted=options, found=as_found(text))
    rules = PRESETS[name]
    for word in more:
        if word == "pushing":
            rules = attrs.evolve(rules, ramsch=attrs.evolve(rules.ramsch or RamschRules(), pushing=True))
        else:
            rules = attrs.evolve(rules, bidding="next" if word == "next" else "jump")
    return expect_numbered(rules)


def _in_order(deal: Deal) -> list[int]:
    """List the cards of a deal in an order in which they could have been dealt."""
    order = [0] * len(CARDS)
    for places, cards in zip((*_PLACES.hands, _PLACES.skat), (*deal.hands, deal.skat), strict=True):
        for place, card in zip(places, cards, strict=True):
            order[place] = int(card)
    return order


# The game.


def _type(chance: str) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    sampled = chance == "sampled"
    mode = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Skat (pyskat)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=mode.SAMPLED_STOCHASTIC if sampled else mode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_PLAYERS,
        min_num_players=_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


class SkatGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """The game, with the parameters ``rules``, ``pairs``, ``chance`` and ``seed``.

    ``chance="cards"`` deals 32 cards one by one. ``"sampled"`` draws a deal in one node: the outcome is the seed of a
    shuffled deal, and seeds come from a generator that begins with ``seed``.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**_DEFAULTS, **(params or {})}
        self.rules = rules_of(given["rules"])
        self.pairs: Pairs = expect_pairs(given["pairs"])
        self.sampled = expect_one_of("chance", given["chance"], _CHANCES) == "sampled"
        self.rng = random.Random(given["seed"])  # noqa: S311 - games are shuffled, nothing is kept secret
        least, most = reward_range("score", self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=SIZES[self.pairs],
            max_chance_outcomes=len(CARDS),
            num_players=_PLAYERS,
            min_utility=least,
            max_utility=most,
            max_game_length=_LONGEST,
        )
        super().__init__(_type(given["chance"]), info, dict(params or {}))

    def new_initial_state(self) -> "SkatState":
        """Begin before the deal."""
        return SkatState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel has no types
        params: Mapping[str, Any] | None = None,
    ) -> "SkatObserver":
        """Make what observes states."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SkatObserver(params, perfect_recall=kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """Say how often chance acts."""
        return 1 if self.sampled else len(CARDS)


class SkatState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A deal, from the first card dealt to its result; all that it keeps are values, so that copies are quick."""

    def __init__(self, game: SkatGame) -> None:
        super().__init__(game)
        self.dealt: tuple[int, ...] = ()
        self.state: State | None = None
        self.first: Card | None = None
        self.drawn: int | None = None
        self.world: Deal | None = None

    # What may be done.

    def current_player(self) -> int:
        """Say who acts: a seat, or chance."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.state.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else int(turn)

    def is_terminal(self) -> bool:
        """Tell whether the deal is over."""
        return isinstance(self.state, Finished)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - the one on turn
        """List the numbers of what may be done, in order."""
        assert self.state is not None  # noqa: S101 - chance acts before
        found = codec.mask(self.state, pairs=self.get_game().pairs, first=self.first)
        return [int(number) for number in found.nonzero()[0]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what may be dealt next, each with its probability."""
        game = self.get_game()
        if game.sampled:
            self.drawn = game.rng.randrange(_SEEDS) if self.drawn is None else self.drawn
            return [(self.drawn, 1.0)]
        left = [int(card) for card in CARDS if card not in self.dealt]
        return [(card, 1 / len(left)) for card in left]

    def _apply_action(self, action: int) -> None:
        """Deal, or do an action."""
        game = self.get_game()
        if self.state is None:
            self._deal(game, action)
            return
        two = game.pairs == "two_steps" and self.state.phase in {Phase.DISCARDING, Phase.PUSHING}
        if two and self.first is None and action < len(CARDS):
            self.first = CARDS[action]
            return
        self.state = apply(self.state, codec.decode(action, self.state, pairs=game.pairs, first=self.first))
        self.first = None

    def _deal(self, game: SkatGame, action: int) -> None:
        if game.sampled:
            drawn = Deal.shuffled(random.Random(action))  # noqa: S311 - as above
            self.state = start(drawn if self.world is None else self.world, game.rules)
            return
        self.dealt = (*self.dealt, action)
        if len(self.dealt) == len(CARDS):
            self.state = start(Deal.from_order([CARDS[card] for card in self.dealt]), game.rules)

    def returns(self) -> list[float]:
        """Give each seat's score; nothing before the end."""
        return list(score(self.state)) if isinstance(self.state, Finished) else [0.0] * _PLAYERS

    # Worlds.

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SkatState":
        """Draw a state that looks to a player like this one, with the cards the player does not know dealt anew.

        Its outcomes of chance are those of its own deal. With ``chance="sampled"`` a deal that was drawn so has no
        seed: its outcome is 0, and OpenSpiel cannot store it.

        Args:
            player: 0 to 2.
            sampler: OpenSpiel's: each call gives a number of at least 0 and below 1.
        """
        if self.state is None or isinstance(self.state, Finished):
            return self.clone()  # type: ignore[no-any-return] # OpenSpiel has no types
        game = self.get_game()
        rng = random.Random(sampler())  # noqa: S311 - as above
        world = worlds.sample(view(self.state, SEATS[player]), rng)
        made: SkatState = game.new_initial_state()
        made.world = world.deal
        numbers = [0] if game.sampled else _in_order(world.deal)
        for action in Record.of(world).actions:
            numbers += codec.steps(action, pairs=game.pairs)
        for number in numbers:
            made.apply_action(number)
        if self.first is not None:  # which only the seat on turn knows
            own = player == self.current_player()
            made.apply_action(int(self.first) if own else rng.choice(made.legal_actions()))
        return made

    # Words.

    def _action_to_string(self, player: int, action: int) -> str:
        """Say what a number stands for."""
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            return f"shuffle {action}" if game.sampled else f"deal {CARDS[action]}"
        return codec.label(action, pairs=game.pairs)

    def __str__(self) -> str:
        """Tell the deal and what was done."""
        game, history = self.get_game(), self.history()
        count = 1 if game.sampled else len(CARDS)
        if self.state is None:
            return f"dealing: {' '.join(str(CARDS[card]) for card in self.dealt)}".rstrip(": ")
        done = ", ".join(codec.label(number, pairs=game.pairs) for number in history[count:])
        return f"{self.state.deal}: {done}".rstrip(": ")


class SkatObserver:
    """Observes states for OpenSpiel: with perfect recall, the cards played in their order too."""

    def __init__(self, params: Mapping[str, Any] | None, *, perfect_recall: bool) -> None:
        if params:
            raise ArgumentError.of(Code.WRONG_VALUE, what="params", wanted=Phrase.NOTHING, found=as_found(params))
        self.perfect_recall = perfect_recall
        self._history: History = "tricks" if perfect_recall else "none"
        self.tensor: NDArray[np.float32] = np.zeros(codec.size(self._history), np.float32)
        stop = len(self.tensor)
        self.dict = {name: self.tensor[part] for name, part in codec.planes.items() if part.stop <= stop}

    def set_from(self, state: SkatState, player: int) -> None:
        """Write what a player knows into the tensor; zeros while cards are dealt."""
        if state.state is None:
            self.tensor.fill(0)
            return
        first = state.first if state.current_player() == player else None
        seen = view(state.state, SEATS[player])
        codec.observe_into(self.tensor, seen, self._history, pairs=state.get_game().pairs, first=first)

    def string_from(self, state: SkatState, player: int) -> str:
        """Say what a player knows."""
        if state.state is None:
            return "dealing"
        lines = _told(view(state.state, SEATS[player]), in_order=self.perfect_recall)
        if state.first is not None and state.current_player() == player:
            lines.append(f"first {state.first}")
        return "\n".join(lines)


def _told(seen: View, *, in_order: bool) -> list[str]:
    """Say all that a view has, but for the rules, a line each; without order, what was played, and the trick."""
    told = {one.name: getattr(seen, one.name) for one in attrs.fields(View) if one.name != "rules"}
    if not in_order:
        told |= {"cards_played": seen.played, "trick": seen.trick, "points": seen.points}
    return [f"{name} {_said(value)}" for name, value in told.items()]


def _said(value: object) -> str:
    """Say a value, a tuple part by part."""
    if value is None:
        return "-"
    if isinstance(value, tuple):
        return f"({', '.join(map(_said, value))})"
    return str(value)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_type("cards"), SkatGame)
