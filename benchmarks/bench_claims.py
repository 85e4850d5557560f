"""How long does it take to prove a claim, by the cards that are left?

    python -m benchmarks.bench_claims [--deals 200] [--seed 7]

Plausible deals of all games are played down at random, and every claim there is asked about: the declarer's to all the
rest, or in Null to no trick, and each defender's that the declarer takes none. The times are CPU times on one thread;
each row gives the median and the worst of them, and the most positions that a proof searched. ``python -m benchmarks``
measures the first and the middle of the play along with everything else.
"""

import argparse
import random
import statistics
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from benchmarks.solver_deals import plausible
from pyskat import Contract, Deal, Game, Playing, Seat, apply, kernel, legal_actions, start_play
from pyskat.card import CARDS, CardSet
from pyskat.kernel.proof import proved, set_up

__all__ = ["Asked", "asked", "claim_costs", "claims_table"]

HANDS: Final = (10, 9, 8, 7, 6, 5, 4, 3)
"""The cards in hand at which claims are asked about."""
_SEATS: Final = (Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND)


class Asked(NamedTuple):
    """One claim that was proved or refuted."""

    cards: int
    """How many cards each hand had."""
    by_declarer: bool
    holds: bool
    seconds: float
    nodes: int


def asked(deals: int, seed: int) -> Iterator[Asked]:
    """Ask about every claim in so many deals, at each number of cards.

    Args:
        deals: How many deals are made; half of them plausible ones, half with one hand far stronger than the others.
        seed: Which ones.
    """
    rng = random.Random(seed)
    for number in range(deals):
        state = _plausible(rng) if number % 2 else _lopsided(rng)
        for cards in HANDS:
            down = _played_down(state, cards, rng)
            if down is None:
                break
            state = down
            yield from _claims(state, cards)


def _plausible(rng: random.Random) -> Playing:
    while True:
        state = plausible(rng)
        if state is not None:
            return state


def _lopsided(rng: random.Random) -> Playing:
    """Deal the cards nearly in the order of their strength, so that claims hold; anybody may be the strong one."""
    game = rng.choice([game for game in Game if game not in {Game.NULL, Game.RAMSCH}])
    strength = {card: place for place, card in enumerate(CardSet(CARDS).sorted(game))}
    drift = rng.choice([4.0, 8.0, 14.0])
    pack = sorted(CARDS, key=lambda card: strength[card] + rng.random() * drift)
    hands = [CardSet(pack[:10]), CardSet(pack[10:20]), CardSet(pack[20:30])]
    rng.shuffle(hands)
    deal = Deal((hands[0], hands[1], hands[2]), CardSet(pack[30:]))
    return start_play(deal, Contract(game), rng.choice(_SEATS))


def _played_down(state: Playing, cards: int, rng: random.Random) -> Playing | None:
    """Play at random until the hands have so many cards, at the beginning of a trick; None if the game is over."""
    while max(state.hand_sizes) > cards or min(state.hand_sizes) < cards:
        after = apply(state, rng.choice(legal_actions(state)))
        if not isinstance(after, Playing):
            return None
        state = after
    return state


def _claims(state: Playing, cards: int) -> Iterator[Asked]:
    """Ask about each claim in one position."""
    position = state.position
    for seat in range(3):
        mine = seat == position.declarer
        if mine or position.game != kernel.NULL:
            begin = time.process_time()
            search = set_up(position, seat)
            holds = proved(search)
            yield Asked(cards, mine, holds, time.process_time() - begin, search.nodes)


def claims_table(found: list[Asked]) -> str:
    """Write the times as a table for the documentation."""
    rows = [
        "| cards in hand | claims | hold | median | worst | most positions |",
        "| --: | --: | --: | --: | --: | --: |",
    ]
    for cards in HANDS:
        here = [one for one in found if one.cards == cards]
        if here:
            times = sorted(one.seconds * 1000 for one in here)
            rows.append(
                f"| {cards} | {len(here)} | {sum(one.holds for one in here)} | {statistics.median(times):.3g} ms "
                f"| {times[-1]:.3g} ms | {max(one.nodes for one in here)} |"
            )
    return "\n".join(rows)


def claim_costs(deals: int, seed: int) -> dict[str, float]:
    """Give the times before the first card and in the middle of the play, in milliseconds."""
    found = list(asked(deals, seed))
    costs: dict[str, float] = {}
    for cards in (HANDS[0], HANDS[0] // 2):
        times = [one.seconds * 1000 for one in found if one.cards == cards]
        name = f"time of a claim with {cards} cards in hand, {{}} (ms)"
        costs |= {name.format("median"): statistics.median(times), name.format("worst"): max(times)}
    return costs


def main() -> None:
    """Print how long it takes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    print(f"compiled: {kernel.COMPILED}")
    print(claims_table(list(asked(arguments.deals, arguments.seed))))


if __name__ == "__main__":
    main()
