"""Which cards may be played, and why not the others? For lessons, in English or German.

Without cards it deals some, plays until a player may not play every card, and asks there:

    python why_illegal.py --seed 3 --game hearts
    python why_illegal.py --hand "HJ HA C7" --trick "H9" --game spades --german
"""

import argparse
import random
import sys
from collections.abc import Iterable, Iterator

import pyskat as sk
from pyskat import display

WORDS: dict[sk.Language, dict[str, str]] = {
    "en": {"hand": "Hand", "game": "Game", "allowed": "may be played", "rule": "rule"},
    "de": {"hand": "Hand", "game": "Spiel", "allowed": "darf gespielt werden", "rule": "Regel"},
}


def a_moment(seed: int, contract: sk.Contract) -> sk.Playing:
    """Deal, play at random, and stop as soon as somebody may not play every card.

    Args:
        seed: Chooses the deal and the cards played.
        contract: What forehand plays, without touching the skat.
    """
    rng = random.Random(seed)
    state: sk.State = sk.start_play(sk.Deal.shuffled(rng), contract, sk.Seat.FOREHAND)
    while isinstance(state, sk.Playing):
        legal = sk.legal_actions(state)
        if len(legal) < len(state.hand(state.turn)):
            return state
        state = sk.apply(state, rng.choice(legal))
    return a_moment(seed + 1, contract)  # everybody could play any card to the end


def about_state(state: sk.Playing, language: sk.Language) -> Iterator[str]:
    """Ask for each card of the player on turn, from what that player sees.

    Args:
        state: A state in which somebody has to play a card.
        language: ``"en"`` or ``"de"``.
    """
    seen = sk.view(state, state.turn)
    yield display.text(seen, style=display.Style(ascii=True, language=language))
    yield ""
    hand = seen.hand.sorted(state.contract.game)
    yield from answers([(card, sk.why_not(seen, sk.PlayCard(card))) for card in hand], language)


def about_cards(hand: sk.CardSet, trick: sk.Trick, language: sk.Language) -> Iterator[str]:
    """Ask for each card of a hand, from nothing but the trick.

    Args:
        hand: The cards held.
        trick: The cards on the table, none to two, and the game.
        language: ``"en"`` or ``"de"``.
    """
    words, style = WORDS[language], display.Style(ascii=True, language=language)
    yield f"{words['game']:12}{sk.Contract(trick.game).name(language)}"
    yield f"{words['hand']:12}{display.text(hand, game=trick.game, style=style)}"
    yield f"{display.text(trick, style=style)}\n"
    cards = hand.sorted(trick.game)
    yield from answers([(card, sk.why_not_card(card, hand, trick, trick.game)) for card in cards], language)


def answers(asked: Iterable[tuple[sk.Card, sk.Reason | None]], language: sk.Language) -> Iterator[str]:
    """Say for each card that it may be played, or why not and by which rule.

    Args:
        asked: The cards, each with the reason against it, if there is one.
        language: ``"en"`` or ``"de"``.
    """
    words = WORDS[language]
    for card, reason in asked:
        if reason is None:
            yield f"{card}  {words['allowed']}"
        else:
            yield f"{card}  {reason.explain(language)} ({words['rule']}: {reason.cite(language)})"


def main() -> None:
    """Read the command line and print the answers."""
    parser = argparse.ArgumentParser(description="Say which cards may be played, and why not the others.")
    parser.add_argument("--hand", help='the cards in the hand, such as "HJ HA C7"; without it, cards are dealt')
    parser.add_argument("--trick", default="", help="the cards on the table, none to two, in order")
    parser.add_argument("--game", default="grand", help="what is played, in English or German")
    parser.add_argument("--seed", type=int, default=3, help="which deal")
    parser.add_argument("--german", action="store_const", const="de", default="en", dest="language")
    given = parser.parse_args()
    try:
        contract = sk.Contract.parse(given.game)
        if given.hand is None:
            lines = about_state(a_moment(given.seed, contract), given.language)
        else:
            on_table = tuple(sk.Card.parse(word) for word in given.trick.split())
            sk.cards(f"{given.hand} {given.trick}")  # refuses a card that is in both
            trick = sk.Trick(sk.Seat.FOREHAND, on_table, contract.game)
            lines = about_cards(sk.cards(given.hand), trick, given.language)
        print("\n".join(lines))
    except sk.SkatError as error:
        sys.exit(error.explain(given.language))


if __name__ == "__main__":
    main()
