"""Which card? Worlds are drawn as the player knows them, and each card is tried in all of them."""

import random
from collections.abc import Iterable
from itertools import takewhile
from time import perf_counter
from typing import Final

from pyskat import kernel
from pyskat.actions import PlayCard
from pyskat.bots.advice import Advice, Alternative, Reason, ReasonCode
from pyskat.bots.search.goals import goals_of
from pyskat.bots.search.likelihood import likelihood
from pyskat.bots.search.ramsch import rate_ramsch
from pyskat.bots.search.rating import Rating, alike, rate
from pyskat.bots.search.settings import Settings
from pyskat.card import Card
from pyskat.contract import Contract
from pyskat.engine import legal_actions
from pyskat.game import Game
from pyskat.phases.in_play import Playing
from pyskat.seat import Seat
from pyskat.views import View
from pyskat.worlds import positions, samples

__all__ = ["search_card"]

_SEED_BITS: Final = 32
_SHOWN: Final = 4
"""How many of the other cards an advice names."""


def search_card(
    seen: View, rule: Advice, settings: Settings, rng: random.Random, seconds: float | None = None
) -> Advice:
    """Choose a card.

    Args:
        seen: The view of the player on turn, in play, with more than one card that may be played.
        rule: What the rules of thumb advise: they decide between cards that are equally good.
        settings: How many worlds and positions.
        rng: Draws the worlds.
        seconds: Stop drawing worlds after this time; None: when the positions are used up.
    """
    seat, contract = seen.seat, seen.contract
    if seat is None or contract is None:
        return rule
    legal = _mask([action.card for action in legal_actions(seen) if isinstance(action, PlayCard)])
    groups = _groups(seen, contract, legal)
    if len(groups) == 1:
        return rule
    heads = [group[0] for group in groups]
    drawn = _in_time(_drawn(seen, settings, rng), seconds)
    if contract.game is Game.RAMSCH:
        rating = rate_ramsch(drawn, heads, seat, rng.getrandbits(_SEED_BITS))
    else:
        mine = seat is seen.declarer
        rating = rate(drawn, heads, goals_of(seen), settings.positions, mine=mine)
    return rule if not rating.worlds else _advice(seen, rating, groups, rule)


def _mask(held: Iterable[Card]) -> int:
    mask = 0
    for card in held:
        mask |= kernel.BIT[card]
    return mask


def _groups(seen: View, contract: Contract, legal: int) -> list[list[int]]:
    """Put cards together that come to the same; in a Null and a Ramsch ranks alone, or points, decide."""
    others = seen.unseen.mask | seen.hand.mask & ~legal
    for laid_open in seen.open_hands:
        others |= 0 if laid_open is None else laid_open.mask
    for card in seen.trick or ():
        others |= kernel.BIT[card]
    return alike(legal, others & ~legal, contract.game)


def _drawn(seen: View, settings: Settings, rng: random.Random) -> Iterable[kernel.Position]:
    if not settings.inference:
        return positions(seen, settings.worlds, rng)
    weigh = likelihood(seen)
    drawn = samples(seen, settings.worlds, rng, weigh)
    return [state.position for state in drawn if isinstance(state, Playing)]


def _in_time(drawn: Iterable[kernel.Position], seconds: float | None) -> Iterable[kernel.Position]:
    if seconds is None:
        return drawn
    end = perf_counter() + seconds
    return takewhile(lambda _: perf_counter() < end, drawn)


def _advice(seen: View, rating: Rating, groups: list[list[int]], rule: Advice) -> Advice:
    """Take the best card; of equally good ones, what the rules of thumb advise, or else the first."""
    best = {card for group in groups if group[0] in rating.best() for card in group}
    chosen = min(best)
    if isinstance(rule.action, PlayCard) and int(rule.action.card) in best:
        chosen = int(rule.action.card)
    head = {card: group[0] for group in groups for card in group}[chosen]
    chances = dict(zip(rating.cards, rating.chances, strict=True))
    order = sorted(zip(rating.values, rating.cards, strict=True), key=lambda pair: (-pair[0], pair[1]))
    others = tuple(
        [Alternative(PlayCard(Card(card)), _declarers(seen, chances[card])) for _, card in order if card != head]
    )
    found = Reason(ReasonCode.SEARCHED, card=Card(chosen), count=round(chances[head] * rating.worlds))
    reasons = (found, *rule.reasons) if rule.action == PlayCard(Card(chosen)) else (found,)
    return Advice(PlayCard(Card(chosen)), reasons, _declarers(seen, chances[head]), others[:_SHOWN])


def _declarers(seen: View, chance: float) -> float:
    """Give the chance that the player's side wins."""
    return chance
