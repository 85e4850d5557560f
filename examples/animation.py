"""An animation script for a player's screen, drawn from two views: what is new moves, turns over or is said.

The program plays a deal at random, and each time the player is on turn again it prints what the screen plays first: a
JSON list of steps. A step never names a card that the player does not see.

    python animation.py --seat forehand --seed 4 --german
"""

import argparse
import json
import random
from collections.abc import Iterable, Iterator
from typing import TypeAlias

import pyskat as sk
from pyskat import event

Step: TypeAlias = dict[str, object]
"""One step: what to do, and with what."""
NAMES = ("Anna", "Ben", "Cleo")


def script(earlier: sk.View | None, later: sk.View, language: sk.Language = "en") -> list[Step]:
    """List what a screen has to play to come from one view of a deal to a later one of the same seat.

    Args:
        earlier: What the screen shows; None: nothing yet.
        later: What it is to show.
        language: ``"en"`` or ``"de"``.
    """
    told = 0 if earlier is None else len(sk.events(earlier))
    return [step for happened in sk.events(later)[told:] for step in steps(happened, language)]


def steps(happened: sk.Event, language: sk.Language) -> Iterator[Step]:
    """Animate one event: cards move, a trick goes to its winner, everything else is said in a speech bubble."""
    match happened:
        case event.CardPlayed(seat, card):
            yield move([card], str(seat), "table")
        case event.TrickTaken(trick):
            yield {"do": "wait", "seconds": 1.5}
            yield move(trick.cards, "table", f"tricks of {happened.winner}")
        case event.PickedUp(seat, cards) | event.Looked(seat, cards):
            yield move(cards, "skat", str(seat))
        case event.LaidAway(seat, cards) | event.Pushed(seat, cards):
            yield move(cards, str(seat), "skat")
        case event.HandOpened(seat, cards):
            yield {"do": "turn up", "cards": names_of(cards), "at": str(seat)}
        case event.Uncovered(skat, discard):
            yield {"do": "turn up", "cards": names_of(discard or skat), "at": "skat"}
        case event.DealOver():
            yield {"do": "show", "text": happened.say(language, names=NAMES)}
        case _:
            yield {"do": "say", "at": str(happened.seat), "text": happened.say(language, names=NAMES)}


def move(cards: Iterable[sk.Card] | None, start: str, end: str) -> Step:
    """Move cards from one place to another; the two that the player does not see stay face down."""
    return {"do": "move", "cards": ["?", "?"] if cards is None else names_of(cards), "from": start, "to": end}


def names_of(cards: Iterable[sk.Card]) -> list[str]:
    """Name cards as the pictures of a pack are called, such as ``CJ``."""
    return [card.name for card in cards]


def main() -> None:
    """Play a deal, and print what one player's screen shows, from turn to turn."""
    parser = argparse.ArgumentParser(description="Print an animation script for each time a player is on turn again.")
    parser.add_argument("--seat", default="forehand", choices=[str(seat) for seat in sk.Seat], help="whose screen")
    parser.add_argument("--seed", type=int, default=4, help="which deal")
    parser.add_argument("--german", action="store_const", const="de", default="en", dest="language")
    given = parser.parse_args()
    [seat] = [seat for seat in sk.Seat if str(seat) == given.seat]
    rng = random.Random(given.seed)
    state: sk.State = sk.start(sk.Deal.shuffled(rng), sk.HOUSE)
    on_screen: sk.View | None = None
    while not isinstance(state, sk.Finished):
        if state.turn is seat:
            seen = sk.view(state, seat)
            print(json.dumps(script(on_screen, seen, given.language), ensure_ascii=False))
            on_screen = seen
        legal = sk.legal_actions(state)
        if isinstance(state, sk.Bidding):  # the lowest bid, or yes
            state = sk.apply(state, rng.choice([legal[0], sk.Pass()]))
        else:
            state = sk.apply(state, sk.PickUp() if sk.PickUp() in legal else rng.choice(legal))
    print(json.dumps(script(on_screen, sk.view(state, seat), given.language), ensure_ascii=False))


if __name__ == "__main__":
    main()
