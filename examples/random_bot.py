"""A bot in a few lines: it knows the rules and its own view of the deal, and leaves the rest to chance.

The number on the command line chooses the deal.
"""

import random
import sys

import pyskat as sk


def random_bot(seen: sk.View, rng: random.Random) -> sk.Action:
    """Choose any legal action, but bid only the lowest value, and always pick up the skat.

    Args:
        seen: What the player knows.
        rng: The random number generator.
    """
    legal = sk.legal_actions(seen)
    match seen.phase:
        case sk.Phase.BIDDING:
            return rng.choice([legal[0], sk.Pass()])  # the first one is the lowest bid, or Hold()
        case sk.Phase.SKAT_DECISION:
            return sk.PickUp()
        case _:
            return rng.choice(legal)


def play_deal(seed: int) -> sk.Finished:
    """Let three bots play one deal to its end.

    Args:
        seed: Chooses the deal, and what the bots do.
    """
    rng = random.Random(seed)
    state = sk.start(sk.Deal.shuffled(rng))
    while not isinstance(state, sk.Finished):
        action = random_bot(sk.view(state, state.turn), rng)
        state = sk.apply(state, action, by=state.turn)
    return state


def main() -> None:
    """Play a deal and print the tricks and the result."""
    end = play_deal(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
    for trick in end.tricks:
        print(f"{trick}  ({trick.winner} takes {trick.points})")
    print(end.result)


if __name__ == "__main__":
    main()
