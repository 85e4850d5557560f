"""Twelve deals between three players who do anything legal, with the list at the end."""

import random

import pyskat as sk

PLAYERS = ("Anna", "Ben", "Cleo")


def random_player(seen: sk.View, rng: random.Random) -> sk.Action:
    """Choose any legal action, but bid only the lowest value, and always pick up the skat.

    Args:
        seen: What the player knows.
        rng: The random number generator.
    """
    legal = sk.legal_actions(seen)
    if seen.phase is sk.Phase.BIDDING:
        return rng.choice([legal[0], sk.Pass()])  # the first one is the lowest bid, or Hold()
    if seen.phase is sk.Phase.SKAT_DECISION:
        return sk.PickUp()
    return rng.choice(legal)


def play_deal(state: sk.State, rng: random.Random) -> sk.State:
    """Play a deal to its end.

    Args:
        state: The state in which it begins.
        rng: The random number generator.
    """
    while state.turn is not None:
        action = random_player(sk.view(state, state.turn), rng)
        state = sk.apply(state, action, by=state.turn)
    return state


def main() -> None:
    """Play an evening and show the list."""
    rng = random.Random(11)
    session = sk.Session.start(PLAYERS, format=sk.TWELVE_DEALS)
    while not session.over:
        number, dealer = session.deal_number, PLAYERS[session.dealer]
        forehand, middlehand, _ = (PLAYERS[player] for player in session.seats)
        print(f"Deal {number}: {dealer} deals, {forehand} is forehand, {middlehand} speaks first.")
        session = session.finish(play_deal(session.begin(sk.Deal.shuffled(rng)), rng))
        print(f"  {session.sheet.entries[-1]}")
    winners = " and ".join(PLAYERS[player] for player in session.winners)
    print(f"\n{session.sheet}\n\nThe evening goes to {winners}.")


if __name__ == "__main__":
    main()
