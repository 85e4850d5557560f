"""A player who tries its cards in many worlds."""

import random
from math import inf

from attrs import Attribute, field, frozen

from pyskat.actions import Action, PlayCard
from pyskat.base.values import Value
from pyskat.bots.advice import Advice
from pyskat.bots.rule import RuleBot
from pyskat.bots.search.cards import search_card
from pyskat.bots.search.doubling import search_doubling
from pyskat.bots.search.settings import LEVELS, Settings
from pyskat.errors import ArgumentError, Code
from pyskat.errors.checks import is_a, whole
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.phases.phase import Phase
from pyskat.views import View

__all__ = ["SearchBot"]


def _some_time(_: object, attribute: "Attribute[float | None]", value: object) -> None:
    if value is None:
        return
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < inf:
        raise ArgumentError.of(Code.WRONG_VALUE, what=attribute.name, wanted=Phrase.SOME_SECONDS, found=as_found(value))


@frozen
class SearchBot(Value):
    """Bids, puts away and declares as :class:`RuleBot` does, and chooses its cards by search.

    It draws worlds as the view allows them, the likelier ones more often, and tries each card in each of them with all
    cards open. It plays the one that wins most often; what else a game can bring comes next, and then the rules of
    thumb. In a Ramsch it plays games out, so that only the worlds count.

    Args:
        level: How much it thinks, 1 to 9.
        worlds: In how many worlds it tries its cards, 1 to 10,000; None: as many as the level says.
        positions: How many positions it may search for one decision, 1 to 10^9; None: as many as the level says.
        inference: Whether worlds are drawn by what the others' calls and the declared game make likely.
        seconds: When it stops, more than 0; None: when the positions are used up. With a time the same view and the
            same generator do not always lead to the same action.

    Raises:
        ArgumentError: If a setting is out of range.

    >>> SearchBot(2).settings.worlds, SearchBot(2, worlds=50).settings.worlds
    (14, 50)
    """

    level: int = field(default=5, validator=whole(min(LEVELS), max(LEVELS)))
    worlds: int | None = field(default=None, validator=whole(1, 10_000, or_none=True))
    positions: int | None = field(default=None, validator=whole(1, or_none=True))
    inference: bool = field(default=True, validator=is_a(bool))
    seconds: float | None = field(default=None, validator=_some_time)

    @property
    def settings(self) -> Settings:
        """What it may use for one decision."""
        usual = LEVELS[self.level]
        return Settings(
            usual.worlds if self.worlds is None else self.worlds,
            usual.positions if self.positions is None else self.positions,
            self.inference,
            self.seconds,
        )

    def __call__(self, seen: View, rng: random.Random) -> Action:
        """Choose an action.

        Args:
            seen: What the seat on turn knows.
            rng: Draws the worlds.

        Raises:
            ArgumentError: If the seat is not on turn.
        """
        return self.think(seen, rng).action

    def think(self, seen: View, rng: random.Random | None = None) -> Advice:
        """Choose an action, and say why.

        Args:
            seen: What the seat on turn knows.
            rng: Draws the worlds; None: always the same ones.

        Raises:
            ArgumentError: If the seat is not on turn.
        """
        chance = random.Random(0) if rng is None else rng  # noqa: S311 - a game
        rule = RuleBot().think(seen)
        if seen.phase is Phase.PLAYING and isinstance(rule.action, PlayCard):
            return search_card(seen, rule, rule.action.card, self.settings, chance)
        if seen.phase is Phase.DOUBLING:
            return search_doubling(seen, rule, self.settings, chance)
        return rule
