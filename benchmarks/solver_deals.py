"""Plausible deals to solve: the seat with the best hand picks up the skat, lays away two cards and names its best game.

Random declarers and discards give lopsided games that a solver refutes at once. These are the games people play: a
hand is only played when it promises to win, the discard makes voids and brings points home, and all six games occur.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from pyskat import DECK, Card, CardSet, Contract, Deal, Game, Playing, Rank, Seat, Suit, start_play, trumps

__all__ = ["plausible", "plausible_deals"]

_SEATS: Final = (Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND)
_SUITS: Final = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)
_SUIT_GAMES: Final = (Game.DIAMONDS, Game.HEARTS, Game.SPADES, Game.CLUBS)
_LEAST: Final = 4.5
"""The promise below which nobody bids."""
_NULL_ORDER: Final = (0, 1, 2, 5, 6, 3, 7, 4)
"""The strength of each rank in Null."""


def plausible(rng: random.Random) -> Playing | None:
    """Deal once and play the best game the best hand finds, before the first card.

    Args:
        rng: The source of the shuffle.

    Returns:
        The first trick of that game, or None when no hand is worth a bid.
    """
    deal = Deal.shuffled(rng)
    promises = [
        max(promise(deal.hands[seat], game) for game in (*_SUIT_GAMES, Game.GRAND, Game.NULL)) for seat in _SEATS
    ]
    best = max(promises)
    if best < _LEAST:
        return None
    seat = _SEATS[promises.index(best)]
    twelve = deal.hands[seat] | deal.skat
    game, discard = best_game(twelve)
    return start_play(deal, Contract(game), seat, discard=discard)


def plausible_deals(count: int, seed: int) -> list[Playing]:
    """Make so many plausible games, always the same ones for a seed."""
    return list(_stream(count, random.Random(seed)))


def _stream(count: int, rng: random.Random) -> Iterator[Playing]:
    while count:
        playing = plausible(rng)
        if playing is not None:
            count -= 1
            yield playing


def best_game(twelve: CardSet) -> tuple[Game, CardSet]:
    """Find the game and the discard that promise most, card points in the discard breaking ties."""
    choices = [
        (game, CardSet(pair)) for game in (*_SUIT_GAMES, Game.GRAND, Game.NULL) for pair in _discards(twelve, game)
    ]
    return max(choices, key=lambda choice: (promise(twelve - choice[1], choice[0]) + choice[1].points / 40, choice[0]))


def _discards(twelve: CardSet, game: Game) -> Iterator[tuple[Card, Card]]:
    """List the pairs worth laying away: no trumps, and no aces outside Null, unless nothing else is left."""
    keep = trumps(game) | (CardSet() if game is Game.NULL else CardSet.parse("CA SA HA DA"))
    loose = twelve - keep
    return combinations(loose if len(loose) > 1 else twelve, 2)


def promise(hand: CardSet, game: Game) -> float:
    """Estimate how well ten cards play a game: about the tricks they win in suits and Grand, scaled alike in Null."""
    if game is Game.NULL:
        return 6.3 - 1.6 * sum(_null_risk(hand, suit) for suit in _SUITS)
    jacks = [card for card in hand if card.rank is Rank.JACK]
    best_jacks = sum((0.6, 0.7, 0.9, 1.0)[card.suit] for card in jacks)
    sides = sum(_side_tricks(hand - trumps(game), suit) for suit in _SUITS)
    if game is Game.GRAND:
        return 1.5 * best_jacks + 1.35 * sides - (1.5 if len(jacks) < 2 else -0.3)  # noqa: PLR2004 - a Grand needs two
    held = hand & trumps(game)
    length = len(held)
    high = sum(0.4 for card in held if card.rank in {Rank.ACE, Rank.TEN})
    return 0.5 * best_jacks + 0.75 * max(0, length - 2) + high + 0.9 * sides


def _side_tricks(hand: CardSet, suit: Suit) -> float:
    """Estimate the tricks a side suit wins, and what a void or a bare suit is worth."""
    ranks = {card.rank for card in hand if card.suit is suit}
    if not ranks:
        return 0.5
    ace, ten = Rank.ACE in ranks, Rank.TEN in ranks
    worth = 1.0 if ace else 0.0
    if ten:
        worth += 0.8 if ace else 0.4 if len(ranks) > 1 else -0.3
    return worth - 0.25 * max(0, len(ranks) - ace - ten)


def _null_risk(hand: CardSet, suit: Suit) -> float:
    """Estimate how likely a suit is to take a trick in Null: each card that lies too high for its place adds to it."""
    own = sorted(_NULL_ORDER[card.rank] for card in hand if card.suit is suit)
    missing = 8 - len(own)
    risk = 0.0
    for place, strength in enumerate(own):
        excess = strength - 2 * place
        if excess > 0 and missing > place:
            risk += 0.22 * excess
    return risk


if __name__ == "__main__":
    found = Counter(str(playing.contract.game) for playing in plausible_deals(100, 1))
    print(len(DECK), "cards,", dict(found))
