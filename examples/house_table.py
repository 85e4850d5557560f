"""An evening by house rules: Kontra, Ramsch and Bock rounds, and 10 points more for every Grand that is won."""

import random

import pyskat as sk
from pyskat.notation.reckoning import read_reckoning

PLAYERS = ("Anna", "Ben", "Cleo")


def grand_bonus(entry: sk.Entry, players: int) -> tuple[int, ...]:
    """Score plainly, and give 10 more for a Grand that is won.

    Args:
        entry: One deal.
        players: How many are at the table.
    """
    scores = list(sk.PLAIN.score(entry, players))
    grand = entry.contract is not None and entry.contract.game is sk.Game.GRAND
    if entry.player is not None and entry.won and grand:
        scores[entry.player] += 10
    return tuple(scores)


def tell(session: sk.Session, name: str, told: str) -> sk.Session:
    """Enter a game told in words.

    Args:
        session: The evening so far.
        name: Who played it.
        told: Such as "grand with 2, 70 points, kontra".
    """
    settled = read_reckoning(told).settle(session.rules)
    return show(session.enter(sk.Entry.game(PLAYERS.index(name), settled)))


def play_ramsch(session: sk.Session, rng: random.Random) -> sk.Session:
    """Deal, let all three pass, and play the Ramsch at random.

    Args:
        session: The evening so far.
        rng: The random number generator.
    """
    state = sk.play(session.begin(sk.Deal.shuffled(rng)), "pass, pass, pass")
    while state.turn is not None:
        state = sk.apply(state, rng.choice(sk.legal_actions(state)))
    return show(session.finish(state))


def show(session: sk.Session) -> sk.Session:
    """Print the last deal."""
    entry = session.sheet.entries[-1]
    name = "all three" if entry.player is None else PLAYERS[entry.player]
    print(f"Deal {len(session.sheet.entries)}, {name}: {entry}")
    return session


def main() -> None:
    """Play two rounds and show the list."""
    system = sk.ScoringSystem("plain, +10 for a Grand", grand_bonus)
    session = sk.Session.start(PLAYERS, format=sk.Format(rounds=2, system=system), rules=sk.HOUSE)

    session = tell(session, "Ben", "clubs with 1, 58 points, kontra")  # lost against Kontra: a Bock round follows
    session = tell(session, "Cleo", "grand with 2, 70 points")
    session = play_ramsch(session, random.Random(3))
    session = tell(session, "Anna", "null, no trick, kontra, re")  # won after Kontra: another one
    session = tell(session, "Ben", "grand hand with 1, 61 points")
    session = tell(session, "Cleo", "spades with 2, 50 points")

    print(f"\n{session.sheet}\n")
    print("Won by " + " and ".join(PLAYERS[player] for player in session.winners) + ".")


if __name__ == "__main__":
    main()
