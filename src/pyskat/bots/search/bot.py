"""A player who tries its cards in many worlds."""

import random

from attrs import field, frozen

from pyskat.actions import Action, PlayCard
from pyskat.base.values import Value
from pyskat.bots.advice import Advice
from pyskat.bots.rule import RuleBot
from pyskat.bots.search.cards import search_card
from pyskat.bots.search.doubling import search_doubling
from pyskat.bots.search.settings import LEVELS, Settings
from pyskat.errors.checks import is_a, one_of
from pyskat.phases.phase import Phase
from pyskat.views import View

__all__ = ["SearchBot"]


@frozen
class SearchBot(Value):
    """Bids, puts away and declares as :class:`RuleBot` does, and chooses its cards by search.

    It draws worlds as the view allows them, tries each card in each of them with all cards open, and plays the one that
    wins most often; what else a game can bring decides between equals, and after that the rules of thumb.

    Args:
        level: 1 to 9: how many worlds and positions.
        worlds: How many worlds, in place of what the level says.
        positions: How many positions may be searched for one decision, in place of what the level says.
        inference: Whether worlds are drawn by what the others' calls and cards make likely.
        seconds: Stop after this time. The same view and generator then no longer always lead to the same action.

    Raises:
        ArgumentError: If a setting is out of range.
    """

    level: int = field(default=5, validator=one_of(*LEVELS))
    worlds: int | None = None
    positions: int | None = None
    inference: bool | None = None
    seconds: float | None = None

    @property
    def settings(self) -> Settings:
        """What it may use for one decision."""
        usual = LEVELS[self.level]
        return Settings(
            usual.worlds if self.worlds is None else self.worlds,
            usual.positions if self.positions is None else self.positions,
            usual.inference if self.inference is None else self.inference,
        )

    def __call__(self, seen: View, rng: random.Random) -> Action:
        return self.think(seen, rng).action

    def think(self, seen: View, rng: random.Random) -> Advice:
        """Choose an action, and say why.

        Args:
            seen: What the player knows.
            rng: Draws the worlds.
        """
        rule = RuleBot().think(seen)
        if seen.phase is Phase.PLAYING and isinstance(rule.action, PlayCard):
            return search_card(seen, rule, self.settings, rng, self.seconds)
        if seen.phase is Phase.DOUBLING:
            return search_doubling(seen, rule, self.settings, rng)
        return rule
