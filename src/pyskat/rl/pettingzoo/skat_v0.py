"""The environment, version 0: three players who act one after the other."""

from typing import Any, ClassVar, SupportsIndex, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pyskat.rl.course import Course, Settings
from pyskat.rl.drawing import MODES, drawn, expect_mode
from pyskat.rl.spaces import action_space, observation_space

__all__ = ["env", "raw_env"]

Observation: TypeAlias = dict[str, NDArray[Any]]


def env(*, render_mode: str | None = None, **settings: Any) -> AECEnv[str, Observation, int | None]:  # noqa: ANN401 - those of Settings
    """Make the environment, with PettingZoo's usual guards around it.

    Args:
        render_mode: ``"ansi"``, ``"svg"``, or ``"human"``, which writes the text to the screen; None: nothing is drawn.
        settings: As :class:`pyskat.rl.course.Settings` has them: ``rules``, ``reward``, ``scale``, ``pairs``,
            ``history``, ``hide``, ``phases``, ``layout``, ``dtype``, ``rules_vector``, ``interrupts``, ``max_turns``.

    Raises:
        ArgumentError: For a setting that is not what it must be.

    An illegal action ends the deal and costs the worst loss that there is.

    >>> from pyskat.rl.pettingzoo import skat_v0
    >>> table = skat_v0.env()
    >>> table.reset(seed=1)
    >>> table.agent_selection, table.observe("player_1")["action_mask"].nonzero()[0].tolist()
    ('player_1', [32, 96])
    """
    inner = raw_env(render_mode=render_mode, **settings)
    guarded = wrappers.TerminateIllegalWrapper(inner, illegal_reward=inner.settings.illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv[str, Observation, int | None]):  # type: ignore[misc] # noqa: N801 - as PettingZoo calls it
    """The environment without guards: an illegal action is refused with an error.

    Args:
        render_mode: As for :func:`env`.
        settings: Likewise.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "skat_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
    }

    def __init__(self, *, render_mode: str | None = None, **settings: Any) -> None:  # noqa: ANN401 - as above
        super().__init__()
        self.settings = Settings(**settings)
        self.render_mode = expect_mode(render_mode)
        self.possible_agents = [f"player_{player}" for player in range(3)]
        self.agents: list[str] = []
        self.action_spaces = {agent: action_space(self.settings) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.settings) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 1, (96,), np.uint8)
        self.reward_range = self.settings.reward_range
        self.course = Course(self.settings)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of the numbers of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another deal.

        Args:
            seed: The same seed gives the same deal within a release; None: chance goes on.
            options: ``deal``: a :class:`pyskat.Deal`; ``start``: a state of any phase, by the same rules; ``dealer``:
                which player deals, 0 to 2.

        Raises:
            ArgumentError: For an option that is not what it must be.
        """
        self.course.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next()

    def step(self, action: SupportsIndex | None) -> None:
        """Do an action for the agent selected.

        Raises:
            ArgumentError: For a number that is not legal; :func:`env` ends the deal instead.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(None)
            return
        self.course.expect(action)
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, self.course.over)
        self.truncations = dict.fromkeys(self.agents, self.course.cut_off)
        self.rewards = dict(zip(self.possible_agents, self.course.rewards(), strict=True))
        self._next()
        self._accumulate_rewards()

    def _next(self) -> None:
        """Select whoever is on turn, or the first of all at the end, and tell each agent what it may do."""
        turn = self.course.state.turn
        self.agent_selection = self.agents[0 if turn is None else self.course.player_of(turn)]
        told = self.course.told()
        self.infos = {agent: {"action_mask": self._mask(agent), **told} for agent in self.agents}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        """Give what an agent may do; off turn nothing."""
        turn = self.course.state.turn
        if turn is None or self.possible_agents[self.course.player_of(turn)] != agent:
            return np.zeros(self.settings.numbers, np.int8)
        return self.course.mask()

    def observe(self, agent: str) -> Observation:
        """Give what an agent knows, and what it may do."""
        seat = self.course.seat_of(self.possible_agents.index(agent))
        return {**self.course.observe(seat), "action_mask": self._mask(agent)}

    def state(self) -> NDArray[np.uint8]:
        """Give all hands, by player, as 96 zeros and ones: for a critic that sees more than the players do."""
        return self.course.hands()

    def render(self) -> str | None:
        """Draw the table as a spectator sees it: text or SVG is returned, and to people text is written."""
        return drawn(self.course.state, self.render_mode)

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def __str__(self) -> str:
        return "skat_v0"
