"""Which card? The cards are laid out as they may lie, many times over, and each card is tried in all of them."""

import random
from collections.abc import Iterable
from typing import Final

from pyskat import kernel
from pyskat.actions import PlayCard
from pyskat.bots.advice import Advice, Alternative, Reason, ReasonCode
from pyskat.bots.search.drawing import drawn
from pyskat.bots.search.goals import goals_of
from pyskat.bots.search.ramsch import rate_ramsch
from pyskat.bots.search.rating import Budget, Rating, World, alike, late, rate
from pyskat.bots.search.settings import Settings
from pyskat.card import Card
from pyskat.engine import legal_actions
from pyskat.game import Game
from pyskat.plays import PLAYS
from pyskat.rules import RamschRules
from pyskat.views import View
from pyskat.worlds import positions

__all__ = ["search_card"]

_SEED_BITS: Final = 32
_SHOWN: Final = 4
"""How many of the other cards an advice names."""
_TRUST: Final = 0.02
"""So much better, as a share of the worlds, a card has to be than the one that the rules of thumb advise."""
_DIGITS: Final = 9


def search_card(seen: View, rule: Advice, played: Card, settings: Settings, rng: random.Random) -> Advice:
    """Choose a card.

    Args:
        seen: The view of the player on turn, in play.
        rule: What the rules of thumb advise.
        played: The card that they would play: it decides between cards that are equally good.
        settings: How many worlds and positions.
        rng: Draws the worlds.
    """
    contract = seen.contract
    assert contract is not None  # noqa: S101 - cards are played
    groups = _groups(seen, contract.game)
    if len(groups) == 1:
        return rule
    over = late(settings.seconds)
    heads = [group[0] for group in groups]
    worlds = _worlds(seen, settings, rng)
    if contract.game is Game.RAMSCH:
        rating = rate_ramsch(
            worlds, heads, int(seen.seat or 0), rng.getrandbits(_SEED_BITS), seen.rules.ramsch or RamschRules(), over
        )
    else:
        budget = Budget(settings.positions, over)
        rating = rate(worlds, heads, goals_of(seen), budget, mine=seen.seat is seen.declarer)
    return _advice(rating, groups, rule, played) if rating.worlds else rule


def _groups(seen: View, game: Game) -> list[list[int]]:
    """Put cards together that come to the same."""
    legal = _mask([action.card for action in legal_actions(seen) if isinstance(action, PlayCard)])
    others = seen.unseen.mask | seen.hand.mask | _mask(seen.trick or ())
    for laid_open in seen.open_hands:
        others |= 0 if laid_open is None else laid_open.mask
    return alike(legal, others & ~legal, game)


def _mask(held: Iterable[Card]) -> int:
    mask = 0
    for card in held:
        mask |= kernel.BIT[card]
    return mask


def _worlds(seen: View, settings: Settings, rng: random.Random) -> list[World]:
    """Draw worlds as positions: all is the same in them but the hands and the skat."""
    (like,) = positions(seen, 1, rng)
    _, _, _, setup, trick, taken = like.parts
    return [
        (kernel.Position(fore, middle, rear, away << 5 | setup & 31, trick, taken), count)
        for (fore, middle, rear, away), count in drawn(seen, settings, rng)
    ]


def _advice(rating: Rating, groups: list[list[int]], rule: Advice, played: Card) -> Advice:
    """Take the best card; where hardly any is better, what the rules of thumb advise."""
    place = next(at for at, group in enumerate(groups) if played in group)
    values = [round(value + _TRUST * (at == place), _DIGITS) for at, value in enumerate(rating.values)]
    order = sorted(range(len(groups)), key=lambda at: (-values[at], at))
    best = order[0]
    action = PLAYS[played if best == place else rating.cards[best]]
    others = tuple([Alternative(PLAYS[rating.cards[at]], rating.chances[at]) for at in order[1 : 1 + _SHOWN]])
    found = Reason(ReasonCode.SEARCHED, card=action.card, count=rating.worlds)
    return Advice(action, (found, *(rule.reasons if best == place else ())), rating.chances[best], others)
