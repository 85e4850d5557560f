"""Skat as an environment of Gymnasium, for one player against two bots; it needs the extra ``gymnasium``."""

from typing import Any, Final, TypeAlias

try:
    import gymnasium
except ModuleNotFoundError as _error:
    _HOW = 'pyskat.rl.gymnasium needs gymnasium: pip install "pyskat-rules[gymnasium]"'
    raise ModuleNotFoundError(_HOW, name="gymnasium") from _error

import numpy as np
from numpy.typing import NDArray

from pyskat.errors import ArgumentError, Code
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.rl.course import Course, Player, Settings, default_bot
from pyskat.rl.drawing import MODES, drawn, expect_mode
from pyskat.rl.spaces import action_space, observation_space
from pyskat.seat import SEATS, Seat, as_seat

__all__ = ["ID", "SkatEnv"]

Observation: TypeAlias = dict[str, Any]
ID: Final = "pyskat/Skat-v0"
"""The name under which ``gymnasium.make`` finds it, once this module has been imported."""


class SkatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One deal from one seat, with bots in the two others.

    Args:
        bots: The next player and the previous one, each a function of a view and a generator.
        seat: Where the learner sits; None: drawn for each deal.
        render_mode: ``"ansi"``, ``"svg"``, or ``"human"``, which writes the text to the screen; None: nothing is drawn.
        settings: As :class:`pyskat.rl.course.Settings` has them: ``rules``, ``reward``, ``scale``, ``pairs``,
            ``history``, ``hide``, ``phases``, ``layout``, ``dtype``, ``rules_vector``, ``interrupts``, ``max_turns``.

    Raises:
        ArgumentError: For a setting that is not what it must be.

    An illegal action ends the deal and costs the worst loss that there is.

    >>> from pyskat import Seat
    >>> from pyskat.rl.gymnasium import SkatEnv
    >>> table = SkatEnv(seat=Seat.MIDDLEHAND)
    >>> seen, _ = table.reset(seed=1)
    >>> table.action_masks().nonzero()[0].tolist()
    [32, 96]
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        bots: tuple[Player, Player] = (default_bot, default_bot),
        seat: Seat | None = None,
        *,
        render_mode: str | None = None,
        **settings: Any,  # noqa: ANN401 - those of Settings
    ) -> None:
        self.bots = _expect_bots(bots)
        self.seat = None if seat is None else as_seat(seat)
        self.settings = Settings(**settings)
        self.render_mode = expect_mode(render_mode)
        self.action_space = action_space(self.settings)
        self.observation_space = observation_space(self.settings)
        self.reward_range = self.settings.reward_range
        self.course = Course(self.settings)
        self.me = Seat.FOREHAND if self.seat is None else self.seat
        self._illegal = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin another deal, and let the bots act until the learner is on turn.

        Args:
            seed: The same seed gives the same deal within a release; None: chance goes on.
            options: ``deal``: a :class:`pyskat.Deal`; ``start``: a state of any phase, by the same rules.

        Returns:
            The observation with its mask, and the information: the mask again.

        Raises:
            ArgumentError: For an option that is not what it must be.
        """
        super().reset(seed=seed)
        self._illegal = False
        self.course.reset(seed, options)
        self.me = self.course.rng.choice(SEATS) if self.seat is None else self.seat
        self._to_me()
        while self.course.over and not (options or {}).keys() & {
            "deal",
            "start",
        }:  # over before it began for the learner
            self.course.reset()
            self._to_me()
        return self._observation(), self._told()

    def _to_me(self) -> None:
        """Let the bots act until the learner is on turn, or the deal is over."""
        while (turn := self.course.state.turn) is not None and turn is not self.me:
            self.course.let(self.bots[(turn - self.me) % 3 - 1])

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action, and let the bots act until the learner is on turn again, or the deal is over.

        Returns:
            The observation, the reward, whether the deal is over, whether it was cut off, and the information: the
            mask, and at the end the result and the record.

        Raises:
            ArgumentError: For anything but a number of an action.
        """
        self._illegal = not self.course.do(action) or self._illegal
        if self._illegal:
            return self._observation(), self.settings.illegal_reward, True, False, self._told()
        self._to_me()
        reward = self.course.rewards()[self.course.player_of(self.me)]
        return self._observation(), reward, self.course.over, self.course.cut_off, self._told()

    def _observation(self) -> Observation:
        return {**self.course.observe(self.me), "action_mask": self._mask()}

    def _mask(self) -> NDArray[np.int8]:
        """Tell what the learner may do; nothing once the deal is over."""
        return self.course.mask() * np.int8(not self._illegal)

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), **self.course.told()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell for each number whether it is legal, as MaskablePPO asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """Draw the table as a spectator sees it: text or SVG is returned, and to people text is written."""
        return drawn(self.course.state, self.render_mode)


def _expect_bots(bots: object) -> tuple[Player, Player]:
    """Return two bots.

    Raises:
        ArgumentError: For anything else.
    """
    match bots:
        case (following, previous) if callable(following) and callable(previous):
            return following, previous
    raise ArgumentError.of(Code.WRONG_TYPE, what="bots", wanted=Phrase.TWO_BOTS, found=as_found(bots))


if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point=f"{__name__}:SkatEnv")
