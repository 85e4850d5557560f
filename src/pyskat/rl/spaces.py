"""The spaces of Gymnasium in which observations and actions lie."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from pyskat.rl import codec
from pyskat.rl.course import Settings
from pyskat.rl.layout import CARD_PLANES
from pyskat.rl.switches import SWITCHES

__all__ = ["action_space", "observation_space"]


def action_space(settings: Settings) -> spaces.Discrete:
    """Give the space of the numbers of actions."""
    return spaces.Discrete(settings.numbers)


def observation_space(settings: Settings) -> spaces.Dict:
    """Give the space of observations: the array, or planes and the rest, and the mask."""
    length = codec.size(settings.history) + (sum(count for _, count in SWITCHES) if settings.rules_vector else 0)
    kind = np.uint8 if settings.dtype == "uint8" else np.float32

    def box(*shape: int) -> spaces.Box:
        return spaces.Box(0, 1, shape, kind)

    parts: Mapping[str, spaces.Space[Any]] = {"observation": box(length)}
    if settings.layout == "planes":
        parts = {"observation": box(CARD_PLANES, 4, 8), "scalars": box(length - CARD_PLANES * 32)}
    return spaces.Dict({**parts, "action_mask": spaces.Box(0, 1, (settings.numbers,), np.int8)})
